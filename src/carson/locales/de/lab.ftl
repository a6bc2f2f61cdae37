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
command-ladder-file = fertige Spiele dort aufheben und mit denen weitermachen, die darin stehen
command-ladder-workers = wie viele Prozesse sich die Spiele teilen (einer pro Kern); die Ergebnisse sind dieselben
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
command-ladder-no-results = „{ $file }“ ist keine Datei mit Ergebnissen: Nenne eine, die es noch nicht gibt, oder eine, die eine Rangliste geschrieben hat.
command-ladder-bad-line = Zeile { $number } von „{ $file }“ ist nicht als Ergebnis lesbar: Nimm sie heraus, dann wird das Spiel noch einmal gespielt.
command-ladder-other-results = „{ $file }“ hat Ergebnisse einer anderen Rangliste ({ $what } „{ $kept }“ statt „{ $wanted }“): Nenne eine andere Datei.
command-ladder-interrupted =
    Abgebrochen; { $games ->
        [one] ein fertiges Spiel steht
       *[other] { $games } fertige Spiele stehen
    } in { $file }, und derselbe Befehl macht dort weiter.
command-simulations-not-so = --simulations kann nicht „{ $text }“ sein: Schreib einen Bot und eine Zahl, etwa marshal=40.
command-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): Nenne eine Datei, bei der es geht.
command-a-second = { $rate }/s


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

command-analyse = Ein aufgezeichnetes Spiel beurteilen: Siegchancen und bessere Züge.
    .text =
        Geht ein aufgezeichnetes Spiel mit einem Bot durch, der jeden Zug so beurteilt,
        wie der Platz das Spiel kennen konnte: danach die Siegchance jedes Platzes, wenn
        der Bot sie nennen kann, und was der Bot getan hätte, wo aus seiner Sicht viel
        verloren ging.
    .examples =
        {"  "}carson analyse my-game.json
        {"  "}carson analyse my-game.json --bot greedy
        {"  "}carson analyse my-game.json --simulations 50 --json
command-analyse-bot = welcher Bot urteilt (der beste des Spiels)
command-analyse-progress = Denkt nach
command-analyse-title =
    { $names }: { $choices ->
        [one] ein Zug
       *[other] { $choices } Züge
    }, beurteilt von { $bot }.
command-analyse-better-chance = besser: { $best } ({ $best_chance } statt { $chance })
command-analyse-better-worth = besser: { $best } ({ $points } SP mehr)
command-analyse-unweighed = besser: { $best }; was gewählt wurde, hat der Bot nicht einmal erwogen
command-analyse-head-choices = erwogen
command-analyse-head-agreed = gleicher Zug
command-analyse-head-questionable = bessere
command-analyse-head-lost-chance = Chance verloren
command-analyse-head-lost-worth = SP verloren
