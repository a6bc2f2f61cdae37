### `carson study`: het commando, en de woorden van zijn verslag.

command-study = Speel spellen en schrijf een verslag over de balans van een spel.
    .text =
        Laat bots spelen, of gaat met --file verder, en schrijft een pagina om te lezen:
        wie waarmee wint, met intervallen, en met het niveau van de bots verrekend. Wat
        je openlaat wordt gemengd: elk aantal spelers even vaak, en de helft van de
        spellen met één variant.
    .examples =
        {"  "}carson study --games 500 --file board.jsonl --output board.html
        {"  "}carson study cards --players 4 --output cards.html
        {"  "}carson study --resume board.jsonl --json
command-study-bots = bots, die om de beurt op de plaatsen zitten; een die zoekt kan --simulations krijgen (twee van zo'n 10 ms)
command-study-games = hoeveel spellen (200)
command-study-output = het bestand voor het verslag, een pagina in HTML (study-board.html of study-cards.html)
command-study-gathering = De spellen worden gelezen
command-study-no-numpy = Een verslag heeft numpy nodig: uv pip install 'carson-city[study]'. Zonder --file is verloren wat gespeeld is; ermee gaat hetzelfde commando daar verder.
command-study-no-numpy-kept = Een verslag heeft numpy nodig: uv pip install 'carson-city[study]'. Alle { $games } spellen staan in { $file }: carson study --resume { $file }
command-study-nothing = Er valt niets te vertellen: geen enkel spel is afgekomen.
command-study-other = Spellen in { $file } die in deze versie van het programma anders zouden gaan en zijn weggelaten: { $games }. Speel ze opnieuw met een andere --file.
command-study-unwritable = Het verslag kan niet naar { $file } geschreven worden ({ $reason }): noem met --output een ander bestand.
command-study-written = Het verslag over { $games } spellen staat in { $file } (startwaarde { $seed }).

study-title = Hoe goed is { $game } in balans?
study-lead =
    { $games ->
        [one] Eén spel
       *[other] { $number } spellen
    } tussen bots, { $decisions } beslissingen.
study-bots = Wie speelden: { $bots }. Ze zaten om de beurt op de plaatsen; een beslissing kostte gemiddeld { $ms } ms rekentijd.
study-made = Startwaarde { $seed }, versie { $version }. Hetzelfde commando speelt dezelfde spellen.
study-few = Dit zijn weinig spellen. De intervallen zijn daar eerlijk over: het meeste hier kan toeval zijn, en veel is niet te zeggen. Speel er meer met --games.
study-how = Hoe je het leest
study-how-interval = Een stip is wat gevonden is; op de lijn erdoor ligt de ware waarde in 95 van de 100 zulke studies. Gaat die over nul heen, dan is niets aangetoond.
study-how-stands = Een volle stip houdt stand ook als alle regels van zijn tabel tegelijk getoetst worden (de regel van Holm). Een open stip kan een van de vijf op de honderd zijn die het toeval maakt.
study-how-allowed = Plaatsen worden alleen vergeleken met andere aan dezelfde tafel en, waar dat staat, in dezelfde ronde. Het niveau van wie speelde is verrekend; in een ronde ook hoe iedereen er aan het begin voor stond. “Ruw” is het gewone gemiddelde, zonder dat alles.
study-how-cause = Wat met meer punten samenging hoeft ze niet gebracht te hebben: wie voorstaat kan zich veroorloven wat anderen niet kunnen. En bots zijn geen mensen: wat zij over het hoofd zien vindt geen verslag.
study-how-wins = Overwinningen in procenten van een gelijk deel: 100 is zo vaak als iedereen, +20 een vijfde vaker.
study-stands = Wat opvalt
study-stands-none = Niets is zo duidelijk dat het standhoudt als al het andere ernaast getoetst wordt.
study-contents = Inhoud
study-seat = plaats { $number }
study-place = { $number ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zesde
    }
study-end-first = ronde { $round }, eerste
study-end-last = ronde { $round }, laatste
study-players = { $count } en { $virtual } virtueel
study-virtual = virtueel, { $level }
study-card = { $card }: { $contents }
study-priority = prioriteit { $number }
study-bid = bod { $number }
study-strength = kracht { $number }
study-own-ruling = een eigen uitspraak, zie docs/rulings.md
study-space-parcel = een kavel
study-space-building = andermans gebouw
study-space-own-building = een eigen gebouw
study-feature-rim = aan de rand
study-feature-near-centre = hoogstens twee van het midden van de stad
study-feature-mountains = twee bergen ernaast of meer
study-feature-mountain = met een berg erop
study-feature-connected = aan de wegen
study-sheet-given = punten gegeven voor geld
study-sheet-cowboys = een cowboy
study-sheet-revolvers = een revolver
study-sheet-roads = een weg
study-sheet-parcels = een kavel
study-sheet-points = een gekocht punt
study-sheet-sharpshooter = de scherpschutter
study-sheet-bid = een geboden dollar
study-not-counted = Niet geteld
study-why-always = Ze gelden altijd
study-why-outside = Ze gaan over teksten, getallen of soorten spellen
study-why-forbids = Ze zeggen wat niet kan, en bots proberen dat niet
study-why-silent = Een bijzonderheid die geen gebeurtenis apart vertelt

study-col-seats = plaatsen
study-col-games = spellen
study-col-times = keer
study-col-cards = kaarten
study-col-mean-points = punten
study-col-mean-wins = gewonnen, % van gelijk
study-col-points = punten meer
study-col-wins = meer gewonnen, %
study-col-naive = ruw
study-col-taken = genomen, %
study-col-of-all = van alle, %
study-col-decisions = beslissingen
study-col-winner = punten van de winnaar
study-col-margin = voor op de tweede
study-col-more-decisions = beslissingen meer
study-col-more-mean-points = punten meer, iedereen
study-col-more-margin = voorsprong meer
study-col-more-skill = tussen de niveaus
study-col-round-1 = ronde 1
study-col-round-2 = ronde 2
study-col-round-3 = ronde 3
study-col-round-4 = ronde 4
study-col-built = gebouwd per spel
study-col-dollars = dollars per ronde
study-col-winners = winnaars
study-col-others = alle anderen
study-col-in-games = in zoveel spellen, %
study-col-a-game = per spel
study-col-fights = gevechten
study-col-beaten = verslagen, %
study-col-bought = per blad
study-col-against-bots = meer dan de bots
study-col-bids-tied = gelijke biedingen, %
study-col-ties-a-round = gelijk per ronde
study-col-ties-won = eerste van gelijken, %
study-col-era-1 = eerste tijdperk
study-col-era-2 = tweede tijdperk
study-col-in-round = gemiddelde ronde
study-col-in-place = gemiddelde plek
study-col-first = kiest eerst, %
study-col-priority = prioriteit

study-part-who = Wie speelden
study-part-length = Spelers en lengte
study-part-variants = Varianten
study-part-first = Wie eerst is
study-part-characters = Personages
study-part-spaces = De vakken per ronde
study-part-buildings = Gebouwen
study-part-first-parcels = Eerste kavels
study-part-sources = Waar punten vandaan komen
study-part-ours = Getallen van onszelf
study-part-rulings = Uitspraken
study-part-virtual = Virtuele spelers
study-part-bids = Biedingen
study-part-cards = Terreinkaarten

study-table-levels = Niveaus
    .text = Hoe ver de niveaus aan dezelfde tafel uit elkaar liggen. Al het andere hier verrekent dat.
study-table-players = Naar aantal spelers
    .text = Beslissingen zijn die waarnaar iemand gevraagd werd; wat maar één antwoord heeft telt niet.
study-table-variants = Tegen spellen zonder variant
    .text = Met evenveel spelers. “Tussen de niveaus” is hoeveel punten meer het betere niveau voorstaat: meer dan niets betekent dat kunnen meer telt.
study-table-seats = Naar plaats
    .text = De plaats alleen beslist niets waar de eerste volgorde geloot wordt; zo blijkt of de methode vindt wat er niet is.
study-table-start = Naar plek in de eerste volgorde
    .text = De volgorde die aan het begin geloot wordt.
study-table-turns = Eerst of laatst kiezen
    .text = Wie in een ronde als eerste of laatste een personage kiest, tegen wie ertussen zit; hoe iedereen er toen voor stond is verrekend.
study-table-passing = Eerst of laatst passen
    .text = Wie in een ronde als eerste of laatste past. Dat is een keus en geen lot: wie niets meer te doen heeft past.
study-table-characters = Wie er een neemt
    .text = Tegen het gemiddelde personage; het beste eerst. “Genomen” is hoe vaak, waar het kon.
study-table-spaces = Eén cowboy meer daar
    .text = Punten aan het eind die samengingen met een cowboy op een vak, tegen de gemiddelde cowboy van die ronde. Dit is een samenhang: niet iedereen kan hetzelfde gebruiken.
study-table-crowds = Cowboys per spel
    .text = Hoeveel er gemiddeld in elke ronde staan.
study-table-buildings = Eén meer van een soort
    .text = Tegen het gemiddelde gebouw. Dollars zijn wat er een opbrengt als het betaalt.
study-table-first-parcels = Eén zo'n kavel meer
    .text = Onder de kavels die voor de eerste ronde gekozen worden.
study-table-sources = De punten van een plaats naar herkomst
    .text = Gemiddeld, van wie wonnen en van alle anderen.
study-table-outlaws = Gevechten met bandieten
    .text = Naar kracht; wie die haalt wint 2, 2, 3, 3, 4 en 4 punten, tenzij de getallen veranderd zijn.
study-table-sheet = Het blad van Een nieuw begin
    .text = Wat een plaats koopt, en wat samengaat met één meer ervan als de rest van het blad hetzelfde is. Wat zijn prijs waard is gaat met niets samen.
study-table-enclosures = Omheiningen
    .text = Paarden in elk, en wat samengaat met één meer.
study-table-rulings = Hoe vaak elke voorkomt
    .text = Geteld naar wat gebeurt, gevraagd en gekozen wordt (de tabel staat in src/carson/lab/study).
study-table-virtual = Virtuele spelers naast bots
    .text = Punten meer dan het gemiddelde van de bots aan dezelfde tafel.
study-table-ties = Gelijke biedingen
    .text = Naar aantal deelnemers, virtuele meegeteld.
study-table-tied = Wie onder gelijken eerst kiest
    .text = Naar plaats, die een eigen teken heeft: tegen een gelijke kans.
study-table-order = Vroeg kiezen
    .text = Wat samengaat met elke plek in de volgorde van een ronde, tegen de gemiddelde plek.
study-table-bids = Wat een bod oplevert
    .text = In welke rondes van een tijdperk het gelegd wordt, en welke plek het brengt.
study-table-priorities = Kloppen de prioriteiten?
    .text = Het gemiddelde van de kaarten van elke prioriteit uit de tabel eronder: het hoort ermee te stijgen.
study-table-terrain = Wie er een neemt
    .text = Tegen de gemiddelde kaart die in die ronde genomen wordt; de volgorde van kiezen is verrekend. De beste eerst.
