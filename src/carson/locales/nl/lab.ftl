### Opdrachten voor wie bots schrijft en meet: ladder, engine, analyse.


## carson ladder

command-ladder = Meet welke bot van welke wint, en hoe zeker dat is.
    .text =
        Speelt paren van bots: één stoel van de eerste tegen de tweede op alle andere.
        De stoelen wisselen, elk spel heeft een eigen seed. Geeft het aandeel gewonnen
        spellen met 95%-interval, ratings en de rekentijd per beslissing, als tabellen
        in Markdown. Met --file blijven gespeelde spellen bewaard: dezelfde opdracht
        gaat verder met wat er nog over is.
    .examples =
        {"  "}carson ladder --players 2 --bots greedy,random
        {"  "}carson ladder --players 4 --preset big-box --games 400 --file big-box.jsonl
        {"  "}carson ladder cards --players 2 --all-pairs --workers 2 --json
command-ladder-bots = bots, de sterkste eerst: elk tegen de volgende (alle die er zijn)
command-ladder-all-pairs = elk tegen alle die erna komen
command-ladder-games = hoeveel spellen per paar (100)
command-ladder-simulations = hoeveel simulaties een bot per keuze mag doen: marshal=40,legend=300 (hun eigen aantal)
command-ladder-head-pairing = paar
command-ladder-head-played = wat, hoeveel spelers
command-ladder-head-games = spellen
command-ladder-head-wins = winst
command-ladder-head-share = aandeel [95%]
command-ladder-head-points = punten
command-ladder-head-simulations = simulaties
command-ladder-head-ms = ms per beslissing
command-ladder-head-rating = rating
command-ladder-rated = Seed { $seed }. Ratings volgens Bradley en Terry in Elo-punten, { $bot } heeft 0; ± is het 95%-interval.
command-ladder-two-bots = Een ladder heeft minstens twee bots nodig, elk één keer genoemd: schrijf --bots greedy,random.
command-ladder-alone = Een ladder heeft een spel met twee of meer spelers nodig: kies meer --players.
command-simulations-not-so = --simulations kan niet “{ $text }” zijn: schrijf een bot en een getal, zoals marshal=40.
command-file-unwritable = { $file } is niet te schrijven ({ $reason }): noem een bestand dat dat wel is.
command-a-second = { $rate }/s


## Werk dat lang duurt: ladder, simulate, train

command-workers-option = hoeveel processen de spellen delen (één per kern); de uitslag is dezelfde
command-cluster-option = deel ze over een Ray-cluster: local start Ray hier, ray://HOST:POORT sluit aan bij een cluster
command-keep-option = bewaar gespeelde spellen daar, en ga verder met wat er al in staat
command-resume-option = ga verder met de opdracht die dit bestand schreef; andere opties gaan voor
command-worker-died = Processen die spellen speelden zijn telkens weer van buitenaf beëindigd; er zijn { $games } spellen klaar: probeer minder --workers.
command-kept-nothing = “{ $file }” is geen bestand met uitslagen: noem er een dat nog niet bestaat, of een dat deze opdracht heeft geschreven.
command-kept-bad-line = Regel { $number } van “{ $file }” is niet als uitslag te lezen: haal die regel weg, dan wordt het spel opnieuw gespeeld.
command-kept-other = “{ $file }” heeft uitslagen van iets anders ({ $what } “{ $kept }” in plaats van “{ $wanted }”): noem een ander bestand.
command-kept-no-command = “{ $file }” zegt niet welke opdracht het schreef: schrijf die opdracht opnieuw, met --file.
command-cluster-address = --cluster kan niet “{ $text }” zijn: schrijf local, of ray://HOST:POORT.
command-cluster-missing = Ray is hier niet geïnstalleerd: installeer het pakket met de extra “cluster” (carson-city[cluster]).
command-cluster-nobody = Er antwoordt geen Ray-cluster op { $address } ({ $reason }): kijk of het draait, en op welke poort het clients aanneemt.
command-cluster-not-started = Ray start hier niet ({ $reason }): laat --cluster weg, dan spelen er processen.
command-cluster-no-carson = De machines van het cluster kunnen niet spelen ({ $reason }): installeer dit pakket daar.
command-cluster-version = De machines van het cluster hebben versie { $found } van dit programma en niet { $own }, en spelen dan misschien andere spellen: installeer dezelfde.
command-not-together = { $option } gaat niet samen met { $other }, dat loot wat er gespeeld wordt: laat een van beide weg.
command-kept-interrupted =
    Onderbroken; { $games ->
        [one] één gespeeld spel staat
       *[other] { $games } gespeelde spellen staan
    } in { $file }, en dezelfde opdracht gaat daar verder, net als --resume { $file }.


## Programma's als bots, en carson engine

command-engine = Laat andere programma's onze bots vragen, via een pipe.
    .text =
        Leest vragen van de standaardinvoer, elk een regel JSON, en beantwoordt ze met
        de keuze van een bot, tot de invoer ophoudt. De regels staan in docs/engine.md;
        omgekeerd vraagt --bots "cmd:PROGRAMMA" bij simulate, ladder en play een programma.
    .examples =
        {"  "}carson engine --bot greedy
        {"  "}carson simulate --players 2 --bots "greedy,cmd:python examples/my_bot.py" --games 10
command-engine-bot = welke bot antwoordt (de beste van het spel)
command-engine-simulations = hoeveel simulaties die per keuze mag doen (zijn eigen aantal)
command-engine-long-line = Een vraag is langer dan { $most } bytes: stuur elke vraag op een eigen regel.
command-patience-option = hoelang een programma (cmd:...) over een keuze mag doen (10)
command-patience-not-so = --patience kan niet “{ $text }” zijn: het zijn seconden, minstens 0.01 en hoogstens { NUMBER($most, useGrouping: 0) }.
command-turns-lost =
    { $bot } antwoordde niet zoals het hoort en verloor { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } aan een toevallige keuze.
refusal-no-program = Er is geen programma “{ $program }”: schrijf cmd: en een opdracht die uit te voeren is, zoals cmd:./mijnbot.
refusal-no-programs-here = Op dit systeem kunnen programma's geen bots zijn: gebruik Linux of macOS.
refusal-engine-not-json = Deze regel is geen JSON-object: stuur er één per regel.
refusal-engine-protocol = Het protocol “{ $protocol }” is hier onbekend: neem { $known }.
refusal-engine-field = In de vraag ontbreekt “{ $field }”, of het is niet wat het moet zijn: zie docs/engine.md.
refusal-engine-choices = De keuzes in de vraag zijn niet die welke in die stelling mogen.


## carson analyse

command-analyse = Beschouw een opgenomen spel na: keerpunten, fouten, geluk.
    .text =
        Loopt een opgenomen spel keuze voor keuze door: hoe groot ieders kans op winst
        was, waar het spel keerde, wat elke keuze weggaf en wat beter was geweest,
        geluk los van kunde, en hoe nauwkeurig iedereen was. Elke keuze wordt beoordeeld
        naar wat die stoel kon weten. Ctrl-C toont wat er dan is.
    .examples =
        {"  "}carson analyse my-game.json
        {"  "}carson analyse my-game.json --simulations 60
        {"  "}carson analyse my-game.json --json
command-analyse-simulations = hoe vaak een keuze die telt wordt uitgeprobeerd (240)
command-analyse-progress = Denkt na
command-analyse-title =
    { $names }: { $choices ->
        [one] één keuze
       *[other] { $choices } keuzes
    }; die ertoe doen zijn { $simulations } keer uitgeprobeerd.
command-analyse-partial = Afgebroken na { $percent } van het werk: dit is wat er is.
command-analyse-turning-points = Keerpunten
command-analyse-mistakes = Wat beter had gekund
command-analyse-where = { $round ->
    [0] { $name }, { $phase }:
   *[other] { $name }, ronde { $round }, { $phase }:
}
command-analyse-about = “Verloren” is de kans op winst die betere keuzes hadden behouden, alles bij elkaar. Geluk is wat dobbelstenen, trekken en onthulde geheimen veranderden.


## carson data

command-data = Zeg wat er in een map met tabellen staat, of schrijf de opname van een spel eruit.
    .text =
        Beschrijft een map die “carson simulate --parquet MAP” heeft geschreven: spellen,
        rijen, configuraties, groottes. Met --record wordt een spel uit de map opnieuw
        gespeeld en komt zijn opname eruit, zoals “carson verify” die leest. De tabellen
        staan in docs/data.md.
    .examples =
        {"  "}carson simulate --preset big-box --bots deputy --games 1000 --parquet games
        {"  "}carson data games
        {"  "}carson data games --record 9f2c51d07be3a846 > game.json
command-data-folder = de map
command-data-record = geef de opname van het spel met deze id
command-data-games =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } in { $configs ->
        [one] één configuratie
       *[other] { $configs } configuraties
    }, schema { $schema }, { $size } MB.
command-data-head-table = tabel
command-data-head-rows = rijen
command-data-head-files = bestanden
command-data-head-size = MB
command-data-head-part = spel, preset, spelers
command-data-head-games = spellen
command-data-bots = Bots: { $bots }. Geschreven door versie { $versions }.
command-data-missing = Tabellen hebben pyarrow nodig, dat hier niet geïnstalleerd is: installeer het pakket met de extra “data” (carson-city[data]).
command-data-no-folder = Er is geen map “{ $folder }”: noem er een die carson simulate --parquet heeft geschreven.
command-data-not-ours = “{ $folder }” is geen map met tabellen: noem er een die nieuw of leeg is, of die carson simulate --parquet heeft geschreven.
command-data-schema = De tabellen in “{ $folder }” hebben schema { $found }, en deze versie kent { $known }: noem een andere map.
command-data-broken = “{ $file }” is niet als tabel te lezen: haal het uit de map.
command-data-no-game = In deze map is geen spel “{ $id }”: neem een id uit de tabel “games”.
command-data-other-game = De map heeft spellen van “{ $game }”, dat hier niet bekend is.
command-data-other-course = Spel “{ $id }” verloopt in deze versie anders ({ $why }): gebruik de versie die het schreef.
command-data-other-end = Spel “{ $id }” eindigt in deze versie anders dan toen het geschreven werd: gebruik de versie die het schreef.
