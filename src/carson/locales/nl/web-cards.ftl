### The card game's table in the browser. Names of cards, characters and buildings are in cards-names.ftl.

## Where the game is

web-cards-root = De tafel
web-cards-flow = Hoe ver het spel gevorderd is
web-cards-era =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-cards-round = Ronde { $round } van { $rounds }
web-cards-over = Het spel is afgelopen
web-cards-stage-powers = Eigenschappen
    .about = Er liggen vier of vijf terreinkaarten en een personage open. Wie er een personage voor heeft, mag nu de eigenschap gebruiken.
web-cards-stage-bid = Bieden
    .about = Iedereen legt een biedkaart gedekt neer. Elke biedkaart kan één keer per Era worden gespeeld.
web-cards-stage-reveal = Onthullen
    .about = Alle biedkaarten worden tegelijk omgedraaid. De hoogste kiest eerst; bij gelijke beslist de achterkant van het volgende personage.
web-cards-stage-take = Nemen
    .about = In de volgorde van de biedingen neemt iedereen een van de kaarten. Wat overblijft gaat uit het spel.
web-cards-stage-lay = Leggen
    .about = Een terreinkaart gaat meteen in je stad. Dan kiezen de anderen, en begint de volgende ronde.
web-cards-stage-end = Vóór de puntentelling


## The market

web-cards-market = De kaarten van deze ronde
web-cards-market-empty = Er liggen nu geen kaarten open.
web-cards-find = Personages die niemand heeft: je Krantenjongen vindt er een
web-cards-market-card = Kaart { $number }: { $corners }.
web-cards-priority = Prioriteit { $priority }: hoe graag virtuele spelers deze kaart willen, en wat hij voor hen scoort.
web-cards-priority-brief = Prioriteit { $priority } voor virtuele spelers.
web-cards-wanted = De volgende virtuele speler neemt deze kaart
    .about = Van alle kaarten die hier liggen neemt de volgende virtuele speler deze.
web-cards-taken = Genomen door { $name }
web-cards-no-place = geen plek
web-cards-this-round = Wie wanneer kiest
web-cards-last-round = De vorige ronde
web-cards-turn-bid = bod { $bid }
web-cards-turn-early = vóór het bieden
web-cards-turn-took = nam: { $card }
web-cards-turn-tied = gelijk bod


## When a character can be used

web-cards-use-before-bids = vóór het bieden
web-cards-use-after-bids = als de biedkaarten open liggen
web-cards-use-any-time = telkens als je kiest
web-cards-use-before-scoring = vóór de puntentelling
web-cards-use-always = werkt vanzelf
web-cards-used = gebruikt in deze Era
web-cards-used-up = gebruikt
web-cards-characters = Jouw personages
web-cards-now = Nu: { $sum }.
web-cards-sell =
    { $left ->
        [0] Niets meer te verkopen
        [one] Verkoop een kaart (nog 1)
       *[other] Verkoop een kaart (nog { $left })
    }
web-cards-sales = Kaarten die je kunt verkopen
web-cards-sell-this = Verkoop de kaart op { $place }: samen { $gain } OP


## Bids

web-cards-hand = Jouw biedkaarten
    .about = Hoe hoger je bod, hoe eerder je een kaart kiest. Elke biedkaart kan één keer per Era worden gespeeld; voor de tweede Era komen ze allemaal terug.
web-cards-hand-help = Onder elke biedkaart: de kans dat je er als eerste mee kiest, als de anderen willekeurig bieden.
web-cards-hand-idle = Je hebt je kaart al genomen, dus de biedkaart die je kiest wordt alleen afgelegd.
web-cards-bids-left = Nog te bieden
web-cards-bid = Bied { $bid }
web-cards-bid-first = Bied { $bid }: { percent } om als eerste te kiezen
web-cards-bid-out = Biedkaart { $bid } is in deze Era al gespeeld
web-cards-bid-down = Je { $bid } ligt gedekt tot iedereen heeft geboden.
web-cards-bid-secret = Er ligt een gedekte biedkaart.
web-cards-bid-thinking = Heeft nog niet geboden.
web-cards-bid-open =
    { $boost ->
        [0] Biedt { $bid }
       *[other] Biedt { $bid } en nog { $boost }, samen { $total },
    } en kiest als nummer { $place }.
web-cards-bid-off = Legt de { $bid } af en kiest deze ronde niet.
web-cards-place =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
web-cards-chance = { $place }: { percent }
web-cards-mean = Gemiddeld plaats { $mean }.


## Players

web-cards-players = Spelers
web-cards-you = jij
web-cards-just = { $character }
web-cards-turned = { $character }, gebruikt
web-cards-vp = OP
web-cards-turn = aan zet
web-cards-your-turn = jouw beurt
web-cards-away = weg
web-cards-bot = bot
web-cards-virtual = Een virtuele speler draait een willekeurige biedkaart om, neemt de kaart met de hoogste prioriteit en scoort de prioriteiten van zijn kaarten. Hij heeft geen stad en gebruikt geen eigenschap.
web-cards-virtual-character = Voor een virtuele speler is een personage zijn prioriteit waard, en verder niets.
web-cards-virtual-points =
    { $count ->
        [0] { $name } heeft nog geen kaart.
        [one] { $name } heeft 1 kaart; met zijn prioriteit is dat { $points } OP.
       *[other] { $name } heeft { $count } kaarten; hun prioriteiten zijn samen { $points } OP.
    }
web-cards-ties = Bij gelijk bod:
    .about = De achterkant van het volgende personage zegt wie bij een gelijk bod eerst kiest, in deze ronde: { $order }.
web-cards-left =
    { $count ->
        [0] { $name } heeft in deze Era geen biedkaart meer.
       *[other] { $name } kan nog { $bids } bieden.
    }
web-cards-left-virtual =
    { $count ->
        [0] { $name } heeft in deze Era geen biedkaart meer.
        [one] { $name } heeft alleen de { $bids } nog en speelt die nu.
       *[other] { $name } heeft nog { $bids }; elk heeft evenveel kans om nu te komen.
    }
web-cards-show-own = Jouw stad
web-cards-show-city = Stad
web-cards-show-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }


## Cities

web-cards-pane = Stad, scoreblad en trekstapels
web-cards-tab-sheet = Scoreblad
web-cards-tab-piles = Wat nog komt
web-cards-city-of = Stad van { $name }
web-cards-cards-of = Kaarten van { $name }
web-cards-city-empty = Hier komt de eerste kaart.
web-cards-back = Terug naar jouw stad
web-cards-back-first = Terug naar de eerste stad
web-cards-parcels = Kavels
web-cards-parcel = { $place }, { $kind }.
web-cards-parcel-scores = { $place }, { $kind }: { $points } OP. { $sum }
web-cards-scores =
    { $points ->
        [one] Nu 1 OP voor { $name }: { $sum }.
       *[other] Nu { $points } OP voor { $name }: { $sum }.
    }
# The buildings that a parcel is worth something to, each as in -to.
web-cards-worth = Telt ook mee voor: { $list }.
web-cards-worth-to = { $kind } op { $place } (+{ $points })
web-cards-places = Plekken voor de kaart
web-cards-place-here =
    { $covered ->
        [0] { $place }: { $gain } OP
        [one] { $place }: { $gain } OP, dekt 1 kavel af
       *[other] { $place }: { $gain } OP, dekt { $covered } kavels af
    }
web-cards-best-place = Op de beste plek, { $place }:
web-cards-before-after = { $before } → { $after } OP
web-cards-change = { $source } { $before } → { $after }
web-cards-covers =
    { $covered ->
        [one] Dekt 1 kavel af.
       *[other] Dekt { $covered } kavels af.
    }
web-cards-help-lay = Elk merkteken is het midden van een plek voor de kaart, met de punten die hij daar zou opleveren als het spel nu eindigde.
web-cards-help-first = Het doel: de meeste overwinningspunten (OP) na twee Era's van negen ronden, voor gebouwen die goed bij elkaar staan in een stad van kaarten, en voor personages.
web-cards-help-city = Wijs een kavel aan om te zien wat die scoort.
web-cards-aside = Opzij gelegd omdat er geen plek was: { $cards }.
web-cards-zoom-in = Groter
web-cards-zoom-out = Kleiner
web-cards-zoom-all = De hele stad


## Score sheet and piles

web-cards-sheet = Scoreblad
web-cards-sheet-now = Als het spel nu eindigde, in overwinningspunten (OP)
web-cards-sheet-end = De eindstand, in overwinningspunten (OP)
web-cards-sheet-city = Stad
web-cards-sheet-characters = Personages
web-cards-sheet-total = Totaal
web-cards-nothing = niets
web-cards-pile =
    { $count ->
        [0] Op de trekstapel van deze Era ligt geen terreinkaart meer.
        [one] Op de trekstapel van deze Era ligt nog 1 terreinkaart; er komt er { $coming } open.
       *[other] Op de trekstapel van deze Era liggen nog { $count } terreinkaarten; daarvan komen er { $coming } open. Op alle samen:
    }
web-cards-pile-all = Toon al deze kaarten
web-cards-pile-characters =
    { $count ->
        [one] 1 personage dat nog niemand heeft gezien
       *[other] { $count } personages die nog niemand heeft gezien
    }
web-cards-pile-under =
    { $count ->
        [one] Onder de trekstapel, vanwege een schedel
       *[other] Onder de trekstapel, vanwege schedels
    }
