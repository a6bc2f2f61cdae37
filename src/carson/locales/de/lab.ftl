### Befehle für alle, die Bots schreiben und messen: ladder, engine, analyse.


## carson ladder

command-ladder = Messen, welcher Bot welchen schlägt, und wie sicher.
    .text =
        Spielt Paarungen von Bots: ein Platz des ersten gegen den zweiten auf allen
        anderen. Die Plätze wechseln, jedes Spiel hat einen eigenen Startwert. Nennt
        den Anteil der Siege mit 95-%-Intervall, Wertungszahlen und die Rechenzeit pro
        Entscheidung, als Tabellen in Markdown. Mit --file bleiben fertige Spiele
        erhalten: Derselbe Befehl macht mit dem weiter, was noch fehlt.
    .examples =
        {"  "}carson ladder --players 2 --bots greedy,random
        {"  "}carson ladder --players 4 --preset big-box --games 400 --file big-box.jsonl
        {"  "}carson ladder cards --players 2 --all-pairs --workers 2 --json
command-ladder-bots = Bots, der stärkste zuerst: jeder gegen den nächsten (alle, die es gibt)
command-ladder-all-pairs = jeder gegen alle, die nach ihm kommen
command-ladder-games = wie viele Spiele pro Paarung (100)
command-ladder-simulations = wie viele Simulationen ein Bot pro Zug machen darf: marshal=40,legend=300 (seine eigenen)
command-ladder-head-pairing = Paarung
command-ladder-head-played = was, Spielerzahl
command-ladder-head-games = Spiele
command-ladder-head-wins = Siege
command-ladder-head-share = Anteil [95 %]
command-ladder-head-points = Punkte
command-ladder-head-simulations = Simulationen
command-ladder-head-ms = ms pro Entscheidung
command-ladder-head-rating = Wertung
command-ladder-rated = Startwert { $seed }. Wertungen nach Bradley und Terry in Elo-Punkten, { $bot } hat 0; ± ist das 95-%-Intervall.
command-ladder-two-bots = Eine Rangliste braucht mindestens zwei Bots, jeden einmal genannt: Schreib --bots greedy,random.
command-ladder-alone = Eine Rangliste braucht ein Spiel zu zweit oder mit mehr Spielern: Wähle mehr --players.
command-simulations-not-so = --simulations kann nicht „{ $text }“ sein: Schreib einen Bot und eine Zahl, etwa marshal=40.
command-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): Nenne eine Datei, bei der es geht.
command-a-second = { $rate }/s


## Was lange dauert: ladder, simulate, train

command-workers-option = wie viele Prozesse sich die Spiele teilen (einer pro Kern); die Ergebnisse sind dieselben
command-cluster-option = auf einem Ray-Cluster verteilen: local startet Ray hier, ray://HOST:PORT schließt sich einem an
command-keep-option = fertige Spiele dort aufheben und mit denen weitermachen, die darin stehen
command-resume-option = mit dem Befehl weitermachen, der diese Datei geschrieben hat; andere Optionen gehen vor
command-worker-died = Prozesse, die Spiele spielten, wurden immer wieder von außen beendet; fertige Spiele: { $games }. Versuch es mit weniger --workers.
command-kept-nothing = „{ $file }“ ist keine Datei mit Ergebnissen: Nenne eine, die es noch nicht gibt, oder eine, die dieser Befehl geschrieben hat.
command-kept-bad-line = Zeile { $number } von „{ $file }“ ist nicht als Ergebnis lesbar: Nimm sie heraus, dann wird das Spiel noch einmal gespielt.
command-kept-other = „{ $file }“ hat Ergebnisse von etwas anderem ({ $what } „{ $kept }“ statt „{ $wanted }“): Nenne eine andere Datei.
command-kept-no-command = „{ $file }“ sagt nicht, welcher Befehl sie geschrieben hat: Schreib diesen Befehl noch einmal, mit --file.
command-cluster-address = --cluster kann nicht „{ $text }“ sein: Schreib local oder ray://HOST:PORT.
command-cluster-missing = Ray ist hier nicht installiert: Installiere das Paket mit dem Extra „cluster“ (carson-city[cluster]).
command-cluster-nobody = Unter { $address } antwortet kein Ray-Cluster ({ $reason }): Sieh nach, ob er läuft und an welchem Port er Clients annimmt.
command-cluster-not-started = Ray startet hier nicht ({ $reason }): Lass --cluster weg, dann spielen Prozesse.
command-cluster-no-carson = Die Rechner des Clusters können nicht spielen ({ $reason }): Installiere dieses Paket dort.
command-cluster-version = Die Rechner des Clusters haben Version { $found } dieses Programms und nicht { $own } und spielen dann vielleicht andere Spiele: Installiere dieselbe.
command-not-together = { $option } geht nicht zusammen mit { $other }, das auslost, was gespielt wird: Lass eines von beiden weg.
command-kept-interrupted =
    Abgebrochen; { $games ->
        [one] ein fertiges Spiel steht
       *[other] { $games } fertige Spiele stehen
    } in { $file }, und derselbe Befehl macht dort weiter, auch --resume { $file }.


## Programme als Bots, und carson engine

command-engine = Andere Programme unsere Bots fragen lassen, über eine Pipe.
    .text =
        Liest Fragen von der Standardeingabe, jede eine Zeile JSON, und beantwortet sie
        mit dem Zug eines Bots, bis die Eingabe endet. Die Zeilen stehen in
        docs/engine.md; umgekehrt fragt --bots "cmd:PROGRAMM" bei simulate, ladder und
        play ein Programm.
    .examples =
        {"  "}carson engine --bot greedy
        {"  "}carson simulate --players 2 --bots "greedy,cmd:python examples/my_bot.py" --games 10
command-engine-bot = welcher Bot antwortet (der beste des Spiels)
command-engine-simulations = wie viele Simulationen er pro Zug machen darf (seine eigenen)
command-engine-long-line = Eine Frage ist länger als { $most } Bytes: Schick jede in einer eigenen Zeile.
command-patience-option = wie lange ein Programm (cmd:...) für einen Zug brauchen darf (10)
command-patience-not-so = --patience kann nicht „{ $text }“ sein: Es sind Sekunden, mindestens 0.01 und höchstens { NUMBER($most, useGrouping: 0) }.
command-turns-lost =
    { $bot } hat nicht richtig geantwortet und { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } an den Zufall verloren.
refusal-no-program = Es gibt kein Programm „{ $program }“: Schreib cmd: und einen Befehl, der sich ausführen lässt, etwa cmd:./meinbot.
refusal-no-programs-here = Auf diesem System können Programme keine Bots sein: Nimm Linux oder macOS.
refusal-engine-not-json = Diese Zeile ist kein JSON-Objekt: Schick eines pro Zeile.
refusal-engine-protocol = Das Protokoll „{ $protocol }“ ist hier unbekannt: Nimm { $known }.
refusal-engine-field = In der Frage fehlt „{ $field }“ oder ist nicht, was es sein soll: Siehe docs/engine.md.
refusal-engine-choices = Die Züge in der Frage sind nicht die, die in dieser Stellung erlaubt sind.


## carson analyse

command-analyse = Ein aufgezeichnetes Spiel nachbetrachten: Wendepunkte, Fehler, Glück.
    .text =
        Geht ein aufgezeichnetes Spiel Zug für Zug durch: wie groß jede Siegchance war,
        wo das Spiel kippte, was jeder Zug verschenkte und was besser gewesen wäre,
        Glück getrennt vom Können, und wie genau alle spielten. Jeder Zug wird danach
        beurteilt, was der Platz wissen konnte. Strg-C zeigt, was es bis dahin gibt.
    .examples =
        {"  "}carson analyse my-game.json
        {"  "}carson analyse my-game.json --simulations 60
        {"  "}carson analyse my-game.json --json
command-analyse-simulations = wie oft ein Zug, auf den es ankommt, ausprobiert wird (240)
command-analyse-progress = Denkt nach
command-analyse-title =
    { $names }: { $choices ->
        [one] ein Zug
       *[other] { $choices } Züge
    }; worauf es ankommt, wurde { $simulations } Mal ausprobiert.
command-analyse-partial = Nach { $percent } der Arbeit abgebrochen: So weit ging es.
command-analyse-turning-points = Wendepunkte
command-analyse-mistakes = Was besser gegangen wäre
command-analyse-where = { $round ->
    [0] { $name }, { $phase }:
   *[other] { $name }, Runde { $round }, { $phase }:
}
command-analyse-about = „Verloren“ ist die Siegchance, die bessere Züge behalten hätten, alles in allem. Glück ist, was Würfel, Ziehen und aufgedeckte Geheimnisse änderten.


## carson data

command-data = Sagen, was in einem Ordner mit Tabellen ist, oder die Aufzeichnung eines Spiels daraus schreiben.
    .text =
        Beschreibt einen Ordner, den „carson simulate --parquet ORDNER“ geschrieben hat:
        Spiele, Zeilen, Konfigurationen, Größen. Mit --record wird ein Spiel daraus noch
        einmal gespielt und seine Aufzeichnung ausgegeben, wie „carson verify“ sie liest.
        Die Tabellen stehen in docs/data.md.
    .examples =
        {"  "}carson simulate --preset big-box --bots deputy --games 1000 --parquet games
        {"  "}carson data games
        {"  "}carson data games --record 9f2c51d07be3a846 > game.json
command-data-folder = der Ordner
command-data-record = die Aufzeichnung des Spiels mit dieser Kennung ausgeben
command-data-games =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } in { $configs ->
        [one] einer Konfiguration
       *[other] { $configs } Konfigurationen
    }, Schema { $schema }, { $size } MB.
command-data-head-table = Tabelle
command-data-head-rows = Zeilen
command-data-head-files = Dateien
command-data-head-size = MB
command-data-head-part = Spiel, Vorlage, Spieler
command-data-head-games = Spiele
command-data-bots = Bots: { $bots }. Geschrieben von Version { $versions }.
command-data-missing = Für Tabellen braucht es pyarrow, das hier nicht installiert ist: Installiere das Paket mit dem Extra „data“ (carson-city[data]).
command-data-no-folder = Es gibt keinen Ordner „{ $folder }“: Nenne einen, den carson simulate --parquet geschrieben hat.
command-data-not-ours = „{ $folder }“ ist kein Ordner mit Tabellen: Nenne einen, der neu oder leer ist oder den carson simulate --parquet geschrieben hat.
command-data-schema = Die Tabellen in „{ $folder }“ haben Schema { $found }, und diese Version kennt { $known }: Nenne einen anderen Ordner.
command-data-broken = „{ $file }“ ist nicht als Tabelle lesbar: Nimm die Datei aus dem Ordner.
command-data-no-game = In diesem Ordner gibt es kein Spiel „{ $id }“: Nimm eine Kennung aus der Tabelle „games“.
command-data-other-game = Der Ordner hat Spiele von „{ $game }“, das hier nicht bekannt ist.
command-data-other-course = Spiel „{ $id }“ verläuft in dieser Version anders ({ $why }): Nimm die Version, die es geschrieben hat.
command-data-other-end = Spiel „{ $id }“ endet in dieser Version anders als damals, als es geschrieben wurde: Nimm die Version, die es geschrieben hat.
