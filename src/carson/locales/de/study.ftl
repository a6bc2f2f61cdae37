### `carson study`: der Befehl und die Wörter seines Berichts.

command-study = Spiele spielen und einen Bericht über die Ausgewogenheit eines Spiels schreiben.
    .text =
        Lässt Bots spielen, oder macht mit --file weiter, und schreibt eine Seite zum
        Lesen: wer womit gewinnt, mit Intervallen, die Stärke der Bots herausgerechnet.
        Was du offenlässt, wird gemischt: jede Spielerzahl gleich oft, und die Hälfte
        der Spiele mit einer Variante.
    .examples =
        {"  "}carson study --games 500 --file board.jsonl --output board.html
        {"  "}carson study cards --players 4 --output cards.html
        {"  "}carson study --resume board.jsonl --json
command-study-bots = Bots, die reihum auf den Plätzen sitzen; wer sucht, kann --simulations bekommen (zwei, die etwa 10 ms brauchen)
command-study-games = wie viele Spiele (200)
command-study-output = die Datei für den Bericht, eine Seite in HTML (study-board.html oder study-cards.html)
command-study-gathering = Spiele werden gelesen
command-study-no-numpy = Ein Bericht braucht numpy: uv pip install 'carson-city[study]'. Ohne --file ist verloren, was gespielt wurde; damit macht derselbe Befehl dort weiter.
command-study-no-numpy-kept = Ein Bericht braucht numpy: uv pip install 'carson-city[study]'. Alle Spiele ({ $games }) stehen in { $file }: carson study --resume { $file }
command-study-nothing = Es gibt nichts zu berichten: Kein Spiel wurde fertig.
command-study-other = Spiele in { $file }, die in dieser Version des Programms anders verliefen und daher fehlen: { $games }. Spiel sie mit einer anderen --file neu.
command-study-unwritable = Der Bericht lässt sich nicht nach { $file } schreiben ({ $reason }): Nenne mit --output eine andere Datei.
command-study-written = Der Bericht steht in { $file } (Spiele: { $games }, Startwert { $seed }).

study-title = Wie ausgewogen ist { $game }?
study-lead =
    { $games ->
        [one] Ein Spiel
       *[other] { $number } Spiele
    } zwischen Bots, { $decisions } Entscheidungen.
study-bots = Gespielt haben: { $bots }. Sie saßen reihum auf den Plätzen; eine Entscheidung brauchte im Schnitt { $ms } ms Rechenzeit.
study-made = Startwert { $seed }, Version { $version }. Derselbe Befehl spielt dieselben Spiele.
study-few = Das sind wenige Spiele. Die Intervalle sagen das ehrlich: Das meiste hier kann Zufall sein, und vieles lässt sich gar nicht sagen. Spiel mit --games mehr.
study-how = Wie man das liest
study-how-interval = Ein Punkt ist, was gefunden wurde; auf der Linie durch ihn liegt der wahre Wert in 95 von 100 solchen Studien. Wo sie über die Null geht, ist nichts gezeigt.
study-how-stands = Ein voller Punkt hält auch dann, wenn alle Zeilen seiner Tabelle zugleich geprüft werden (Holms Regel). Ein hohler kann einer der fünf von hundert sein, die der Zufall macht.
study-how-allowed = Plätze werden nur mit anderen am selben Tisch verglichen und, wo es dort steht, in derselben Runde. Herausgerechnet ist die Stärke dessen, der spielte; in einer Runde auch, wie jeder zu ihrem Beginn stand. „Roh“ ist der einfache Mittelwert, ohne das alles.
study-how-cause = Was mit mehr Punkten einherging, muss sie nicht gebracht haben: Wer vorn liegt, kann sich leisten, was andere nicht können. Und Bots sind keine Menschen: Was sie übersehen, findet kein Bericht.
study-how-wins = Siege in Prozent eines gleichen Anteils: 100 heißt so oft wie alle, +20 ein Fünftel öfter.
study-stands = Was auffällt
study-stands-none = Nichts ist so deutlich, dass es hält, wenn alles andere mitgeprüft wird.
study-contents = Inhalt
study-seat = Platz { $number }
study-place = { $number ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
        [4] als Vierter
        [5] als Fünfter
       *[other] als Sechster
    }
study-end-first = Runde { $round }, zuerst
study-end-last = Runde { $round }, zuletzt
study-players = { $count } und { $virtual } virtuell
study-virtual = virtuell, { $level }
study-card = { $card }: { $contents }
study-priority = Priorität { $number }
study-bid = Gebot { $number }
study-strength = Stärke { $number }
study-own-ruling = unsere eigene, siehe docs/rulings.md
study-space-parcel = eine Parzelle
study-space-building = ein fremdes Gebäude
study-space-own-building = ein eigenes Gebäude
study-feature-rim = am Rand
study-feature-near-centre = höchstens zwei von der Stadtmitte
study-feature-mountains = mindestens zwei Berge daneben
study-feature-mountain = mit einem Berg darauf
study-feature-connected = an den Straßen
study-sheet-given = Punkte für Geld gegeben
study-sheet-cowboys = ein Cowboy
study-sheet-revolvers = ein Revolver
study-sheet-roads = eine Straße
study-sheet-parcels = eine Parzelle
study-sheet-points = ein gekaufter Punkt
study-sheet-sharpshooter = der Scharfschütze
study-sheet-bid = ein gebotener Dollar
study-not-counted = Nicht gezählt
study-why-always = Sie gelten immer
study-why-outside = Bei ihnen geht es um Texte, Zahlen oder Arten von Spielen
study-why-forbids = Sie sagen, was nicht geht, und Bots versuchen es nicht
study-why-silent = Eine Einzelheit, die kein Ereignis für sich erzählt

study-col-seats = Plätze
study-col-games = Spiele
study-col-times = Male
study-col-cards = Karten
study-col-mean-points = Punkte
study-col-mean-wins = Siege, % des Anteils
study-col-points = Punkte mehr
study-col-wins = Siege mehr, %
study-col-naive = roh
study-col-taken = genommen, %
study-col-of-all = von allen, %
study-col-decisions = Entscheidungen
study-col-winner = Punkte des Siegers
study-col-margin = vor dem Zweiten
study-col-more-decisions = Entscheidungen mehr
study-col-more-mean-points = Punkte mehr, alle
study-col-more-margin = Abstand mehr
study-col-more-skill = zwischen den Stufen
study-col-round-1 = Runde 1
study-col-round-2 = Runde 2
study-col-round-3 = Runde 3
study-col-round-4 = Runde 4
study-col-built = gebaut im Spiel
study-col-dollars = Dollar pro Runde
study-col-winners = Sieger
study-col-others = alle anderen
study-col-in-games = in so vielen Spielen, %
study-col-a-game = im Spiel
study-col-fights = Kämpfe
study-col-beaten = besiegt, %
study-col-bought = pro Bogen
study-col-against-bots = mehr als die Bots
study-col-bids-tied = gleiche Gebote, %
study-col-ties-a-round = Gleichstände pro Runde
study-col-ties-won = unter Gleichen zuerst, %
study-col-era-1 = erste Epoche
study-col-era-2 = zweite Epoche
study-col-in-round = mittlere Runde
study-col-in-place = mittlerer Rang
study-col-first = wählt zuerst, %
study-col-priority = Priorität

study-part-who = Wer gespielt hat
study-part-length = Spielerzahl und Länge
study-part-variants = Varianten
study-part-first = Wer zuerst dran ist
study-part-characters = Personen
study-part-spaces = Die Felder Runde für Runde
study-part-buildings = Gebäude
study-part-first-parcels = Erste Parzellen
study-part-sources = Woher die Punkte kommen
study-part-ours = Eigene Zahlen
study-part-rulings = Regelauslegungen
study-part-virtual = Virtuelle Spieler
study-part-bids = Gebote
study-part-cards = Geländekarten

study-table-levels = Stufen
    .text = Wie weit die Stufen am selben Tisch auseinanderliegen. Alles andere hier rechnet das heraus.
study-table-players = Nach Spielerzahl
    .text = Gezählt sind Entscheidungen, die jemand treffen musste; was nur eine Antwort hat, zählt nicht.
study-table-variants = Gegen Spiele ohne Variante
    .text = Bei gleicher Spielerzahl. „Zwischen den Stufen“ ist, um wie viele Punkte mehr die bessere Stufe vorn liegt: mehr als null heißt, dass Können mehr zählt.
study-table-seats = Nach Platz
    .text = Der Platz allein entscheidet nichts, wo die erste Reihenfolge gelost wird; hier zeigt sich also, ob das Verfahren etwas findet, was es nicht gibt.
study-table-start = Nach Rang in der ersten Reihenfolge
    .text = Die Reihenfolge, die zu Beginn gelost wird.
study-table-turns = Zuerst oder zuletzt wählen
    .text = Wer in einer Runde als Erster oder Letzter eine Person wählt, gegen die dazwischen; herausgerechnet ist, wie alle da standen.
study-table-passing = Zuerst oder zuletzt passen
    .text = Wer in einer Runde als Erster oder Letzter passt. Das ist eine Wahl und kein Los: Wer nichts mehr zu tun hat, passt.
study-table-characters = Wer eine nimmt
    .text = Gegen die durchschnittliche Person; die beste zuerst. „Genommen“ ist, wie oft, wenn sie zu haben war.
study-table-spaces = Ein Cowboy mehr dort
    .text = Punkte am Ende, die mit einem Cowboy auf einem Feld einhergingen, gegen den durchschnittlichen Cowboy dieser Runde. Das ist ein Zusammenhang: Nicht alle können dasselbe brauchen.
study-table-crowds = Cowboys im Spiel
    .text = Wie viele im Schnitt in jeder Runde dort stehen.
study-table-buildings = Eins mehr von einer Art
    .text = Gegen das durchschnittliche Gebäude. Dollar sind, was eines bringt, wenn es zahlt.
study-table-first-parcels = Eine solche Parzelle mehr
    .text = Unter denen, die vor der ersten Runde gewählt werden.
study-table-sources = Die Punkte eines Platzes nach Herkunft
    .text = Im Schnitt, von Siegern und von allen anderen.
study-table-outlaws = Kämpfe mit Banditen
    .text = Nach Stärke; wer sie erreicht, bekommt 2, 2, 3, 3, 4 und 4 Punkte, wenn keine Zahlen geändert sind.
study-table-sheet = Der Bogen des neuen Anfangs
    .text = Was gekauft wird, und was mit einem mehr davon einhergeht, wenn der Rest des Bogens gleich ist. Was seinen Preis wert ist, geht mit nichts einher.
study-table-enclosures = Koppeln
    .text = Pferde in jeder, und was mit einem mehr einhergeht.
study-table-rulings = Wie oft jede vorkommt
    .text = Gezählt nach dem, was geschieht, gefragt und gewählt wird (die Tabelle steht in src/carson/lab/study).
study-table-virtual = Virtuelle Spieler neben Bots
    .text = Punkte mehr als der Mittelwert der Bots am selben Tisch.
study-table-ties = Gleiche Gebote
    .text = Nach Zahl der Teilnehmer, virtuelle mitgezählt.
study-table-tied = Wer unter Gleichen zuerst wählt
    .text = Nach Platz, zu dem ein eigenes Zeichen gehört: gegen eine gleiche Chance.
study-table-order = Früh wählen
    .text = Was mit jedem Rang in der Reihenfolge einer Runde einhergeht, gegen den durchschnittlichen.
study-table-bids = Was ein Gebot bringt
    .text = In welchen Runden einer Epoche es gespielt wird und welchen Rang es bringt.
study-table-priorities = Stimmen die Prioritäten?
    .text = Der Mittelwert der Karten jeder Priorität aus der Tabelle darunter: Er sollte mit ihnen steigen.
study-table-terrain = Wer eine nimmt
    .text = Gegen die durchschnittliche Karte, die in dieser Runde genommen wird; die Reihenfolge des Wählens ist herausgerechnet. Die beste zuerst.
