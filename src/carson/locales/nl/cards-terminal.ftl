### The card game in the terminal.

## What a parcel shows, in one or two characters; in ASCII ⌂ is h and ▲ is ^

cards-drawn-empty = .
cards-drawn-house = ⌂
cards-drawn-townhouse = ⌂⌂
cards-drawn-mountain = ▲▲
cards-drawn-ranch = { sign-ranch }
cards-drawn-mine = Mi
cards-drawn-drugstore = { sign-drugstore }
cards-drawn-bank = { sign-bank }
cards-drawn-saloon = { sign-saloon }
cards-drawn-hotel = { sign-hotel }
cards-drawn-general-store = { sign-general-store }
cards-drawn-church = { sign-church }
cards-drawn-blacksmith = { sign-blacksmith }
cards-drawn-city-hall = { sign-city-hall }
cards-drawn-prison = { sign-prison }
cards-drawn-outlaws = Ou


## The table

cards-title = CARSON CITY: HET KAARTSPEL
cards-phase-use-power = eigenschappen
cards-phase-choose-bid = bieden
cards-phase-take-card = kaarten kiezen
cards-phase-place-card = een kaart leggen
cards-phase-find-character = de Krantenjongen
cards-phase-last-sales = laatste verkoop
cards-phase-over = het einde

# The card that is to be laid, beside its picture.
cards-to-lay = leg nu { $card }
# Over the cards on offer; the last line of them says what each would bring this player if the game ended now.
cards-market-head = de open kaarten
cards-market-empty = nu geen open kaarten
cards-market-priority = prior.
cards-market-gain = nu
cards-market-nowhere = -
# Behind a character.
cards-market-character = prioriteit { $priority }, nu { $gain }
# Over a list: priority, gain, card.
cards-market-small = { "pri nu   de open kaarten" }

# Over columns of fixed width: 14 for a number and a name, 10 for the sign, 4 for VP, then the bid; below each the bids left.
cards-players-head = { "   speler      symbool    OP  bod" }
# Whose turn comes when, behind a bid.
cards-bid =
    { $boost ->
        [0] { $bid }
       *[other] { $bid }+{ $boost }={ $total }
    } ({ cards-th })
cards-th =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
cards-bid-idle = { $bid }, afgelegd
cards-bid-none = geen beurt
cards-bid-hidden = heeft geboden
cards-bid-boosted = +{ $boost }
cards-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# A character that has been used.
cards-turned = ({ $character })
cards-tie = { $number } { $sign }
cards-ties = Bij gelijk bod: { $order }
    .short = Gelijke biedingen gaan op symbool: { $order }

# In the place of the city.
cards-no-city =
    De stad heeft nog geen kaart.
    De eerste komt op n15.

cards-score-now = Je scoort nu { $points } OP:
cards-score-nothing = Je scoort nog niets.
cards-your-characters = Je hebt { $characters }.
cards-source = { $part } { $points }


## The choices

cards-hint-bids = Kansen om als eerste te kiezen, en de gemiddelde plaats.
cards-hint-bids-people = Kansen alsof iedereen willekeurig biedt.
cards-hint-places = Een nummer staat bij de kavel linksboven van de kaart.
cards-more-places = Meer plekken:
cards-more-many =
    { $count ->
        [one] Nog 1 heeft geen nummer: typ “{ $example }”
       *[other] Nog { $count } hebben geen nummer: typ er een, zoals “{ $example }”
    }


## What was typed

play-command-city = stad
play-command-score = score
play-command-bids = biedingen
play-command-cards = kaarten

play-unknown-cards = “{ $text }” is geen keuze en geen opdracht: typ een nummer, een keuze zoals “take sheriff”, of “help”.
play-save-secret-cards = Er ligt een gedekte biedkaart, en het bestand zou die tonen: bewaar als iedereen heeft geboden.
play-undo-chance-cards = Dat kun je niet terugnemen: sindsdien zijn er biedkaarten getoond of kaarten getrokken.

cards-why-what =
    Vraag naar een nummer in de lijst (“waarom 2”), een kavel of een plek (“waarom n15”), een kaart (“waarom i-17”), of een gebouw of personage (“waarom saloon”).
cards-why-change = { $part }: { $before } → { $after } OP, { $gain }
cards-why-no-change = Niets scoort meer of minder.
cards-why-bid = Kansen om als eerste, tweede enzovoort te kiezen met { $chances }.
cards-why-no-parcel = Op { $place } ligt geen kaart van jou.
cards-why-scoreless = { $place }, { $kind }: { $about }
cards-why-parcel = { $place }, { $kind }: { $sum } = { $points } OP.
cards-why-card = { $card }: { $picture }, prioriteit { $priority }.
cards-why-place = { $place } { $gain }
cards-why-places = Beste plekken voor jou: { $places }.
cards-why-nowhere = In je stad is er geen plek voor.

cards-city-whose = Wiens stad? Typ “stad” en een naam, of een getal van 1 tot { $most }.
cards-city-of = Stad van { $player }
cards-score-whose = Wiens score? Typ “score” en een naam, of een getal van 1 tot { $most }.
cards-sheet = { $player } scoort { $points } OP.
cards-sheet-short = { $player } { $points } OP: { $sources }.
cards-sheet-empty = { $player } { $points } OP.

cards-bids-of = { $player } heeft nog { $bids }.
    .virtual =
        { $count ->
            [one] { $player } heeft nog { $bids }, en speelt die.
           *[other] { $player } heeft nog { $bids }; elk wordt gespeeld met kans 1 op { $count }.
        }
    .none = { $player } heeft in deze Era geen biedkaart meer.
cards-bids-chances = Jouw kansen om als eerste, tweede enzovoort te kiezen:
cards-bids-chances-people = Jouw kansen om als eerste, tweede enzovoort te kiezen, alsof ook mensen en bots willekeurig bieden:
cards-chance = { percent }
cards-chances = bod { $bid }: { $chances }; gemiddeld plaats { $mean }

cards-pile =
    { $count ->
        [one] Op de trekstapel van deze Era ligt 1 terreinkaart, waarvan er { $coming } open komt; erop: { $kinds }.
       *[other] Op de trekstapel van deze Era liggen { $count } terreinkaarten, waarvan er { $coming } open komen; op alle samen: { $kinds }.
    }
cards-pile-characters =
    { $count ->
        [one] Op de trekstapel ligt 1 personage: { $characters }.
       *[other] Op de trekstapel liggen { $count } personages, in onbekende volgorde: { $characters }.
    }
cards-pile-under = Onder de trekstapel, vanwege een schedel: { $characters }.
cards-taken = { $player } heeft deze personages: { $characters }; en in de stad: { $cards }.
    .characters = { $player } heeft deze personages: { $characters }; en geen kaart in de stad.
    .cards = { $player } heeft geen personage; en in de stad: { $cards }.
    .nothing = { $player } heeft geen personage en geen kaart in de stad.
cards-taken-aside = { $line } Opzij gelegd: { $aside }.
cards-taken-virtual = { $player } heeft { $cards }: { $points } OP.
cards-taken-one = { $card } { $priority }
cards-taken-nothing = { $player } heeft nog geen kaart.


## Help

play-help-cards =
    HET DOEL is de meeste overwinningspunten (OP) na twee Era's van negen ronden: voor wat goed bijeen
    staat in de stad die je van kaarten bouwt, en voor je personages. Een hoger bod kiest eerder.
    TYP een nummer, of de keuze zelf: “bid 7”, “take sheriff”, “place n15”. Wat duidelijk is mag korter:
    “sheriff”, “n15”. Bij een bod is het nummer het bod. Een lege regel toont de tafel weer.
play-help-why-cards =
    waarom 2     wat een keuze oplevert, bron voor bron; “waarom n15”: een kavel of een plek voor de kaart
                 “waarom saloon”, “waarom sheriff”, “waarom i-17”: wat een gebouw, personage of kaart doet
play-help-city = stad 2       de stad van een andere speler
play-help-score = score        je score regel voor regel, en die van iedereen; “score 2”: van een andere speler
play-help-bids = biedingen    de biedkaarten die iedereen nog heeft, en jouw kansen om als eerste te kiezen
play-help-cards-cards = kaarten      wat er nog op de trekstapels ligt, en wat iedereen heeft genomen
play-help-rule-cards = regel C3.2   een regel op nummer of op een woord, zoals “regel saloon”; “regel C”: de hoofdstukken
play-help-undo-cards = terug        neemt de laatste keuze terug, tot getrokken kaarten, open biedingen of een zet van een bot

cards-legend =
    IN DE STAD toont een kavel wat erop staat en daaronder wat het nu scoort. Terwijl je een kaart legt,
    staat een nummer waar de kavel linksboven zou liggen; een punt is een plek verderop in de lijst.
    NU naast een open kaart is wat die je op zijn beste plek zou opleveren als het spel nu eindigde.
    BIJ ELKE SPELER de resterende biedkaarten, en de personages; die tussen haakjes zijn gebruikt.
    De PRIORITEIT van een kaart zegt hoe graag virtuele spelers hem willen; opgeteld zijn ze hun score.
cards-legend-signs = { $signs }.
cards-legend-sign = { $sign } { $kind }


## The end

cards-virtual-of-level = { $name } ({ $level })
cards-how-to-look = “score 2” en “stad 2” vertellen meer, “log” hoe het ging; “bewaar BESTAND” bewaart het spel, “stop” verlaat het.


## A position, for `carson show`

cards-position = { $era }, ronde { $round } van { $rounds }
cards-offer = De open kaarten
cards-scores = Scores
cards-column-card = kaart
cards-column-priority = prioriteit
cards-column-picture = afbeelding
cards-column-contents = wat het is
cards-column-player = speler
cards-column-sign = symbool
cards-column-points = OP
cards-column-bids = biedkaarten over
cards-column-bid = bod
cards-column-has = heeft
cards-column-parcel = kavel
cards-column-building = gebouw
cards-column-parts = voor


## Options of `carson play` and `carson simulate`

command-virtual-option = hoeveel virtuele spelers (zoveel als de tafel nodig heeft voor vier)
command-level-option = hun niveau: beginner, advanced of expert; of een lijst met één voor elk
command-deck-option = een TOML-bestand dat kaarten vervangt
command-level-nothing = --level noemt geen niveau: schrijf beginner, advanced of expert.
command-level-nobody = --level is voor virtuele spelers, en een tafel met { $players } spelers heeft er geen: voeg er toe met --virtual.
command-level-count = { $levels } niveaus passen niet bij { $virtual } virtuele spelers: noem één niveau voor alle, of één voor elk.
