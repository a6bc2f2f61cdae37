### Nach einem Spiel, im Browser: das Ergebnis, die Zahlen und der Rückblick Zug für Zug.

## Das Ergebnis

web-after-result = Ergebnis
web-after-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-after-you-won = Du hast gewonnen
web-after-kicker = Der Staub hat sich gelegt
web-after-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
web-after-vp = SP
web-after-ranking = Rangfolge
web-after-place = { $place }.
web-after-you = du
web-after-bot = Bot
web-after-gave-up = hat aufgegeben
web-after-tie-board = Gleich viele Punkte: Wer in der letzten Runde früher gepasst hat, steht weiter vorn.
web-after-played = Gespielt am { $date }
web-after-open = Ergebnis zeigen
web-after-close = Ergebnis ausblenden

web-after-again = Noch einmal spielen
web-after-stronger = An einem stärkeren Tisch spielen
web-after-again-yes = Ja, noch einmal
web-after-again-busy = Der Tisch wird aufgebaut …
web-after-again-go = Zum neuen Tisch
web-after-again-asked = { $name } will noch einmal spielen.
web-after-again-all = Alle wollen noch einmal spielen.
web-after-again-agreed = ist dabei
web-after-again-thinks = hat noch nicht geantwortet
web-after-record = Aufzeichnung speichern
    .short = Speichern
web-after-share = Das Spiel teilen
    .short = Teilen
web-after-copied = Der Link ist in deiner Zwischenablage.
web-after-link = Der Link zu diesem Spiel
web-after-home = Startseite


## Rückblick

web-after-title = { $headline } – Carson City
web-after-loading = Das Spiel wird geholt …
web-after-not-over = Dieses Spiel ist noch nicht zu Ende.
    .about = Danach kannst du es hier Zug für Zug ansehen.
web-after-to-table = Zum Tisch
web-after-past = Dieser Moment ist vorbei.
web-after-parts = Arten des Rückblicks
web-after-figures = Das Ende
web-after-moves = Zug für Zug
web-after-watch = Zug für Zug ansehen

web-after-replay = Rückblick
web-after-slider = Die Züge des Spiels
# $round ist „Runde 3“, oder was vor der ersten ist.
web-after-at = { $round }, Zug { $move } von { $moves }
web-after-at-setup = Vor der ersten Runde
web-after-at-start = Der Anfang
web-after-round-short = R{ $round }
web-after-era-short =
    { $era ->
        [1] Ep. I
       *[other] Ep. II
    }
web-after-era-round =
    { $era ->
        [1] Epoche I, Runde { $round }
       *[other] Epoche II, Runde { $round }
    }
web-after-back = Einen Zug zurück
web-after-on = Einen Zug weiter
web-after-round-back = Eine Runde zurück
web-after-round-on = Eine Runde weiter
web-after-play = Abspielen
web-after-pause = Pause
web-after-speed = Tempo
web-after-speed-times = { $speed }×
web-after-log = Was geschah
web-after-nothing-told = Was diese Wahl bewirkt, zeigt sich später.
web-after-keys = Tasten: ← und → für einen Zug, Bild auf und Bild ab für eine Runde, Pos1 und Ende, Leertaste zum Abspielen.


## Was wäre, wenn

web-after-what-if-open = Von hier weiterspielen
web-after-what-if-about = Ein eigener Tisch öffnet sich mit dem Spiel, wie es in diesem Augenblick steht. Die Würfel fallen, wie sie fielen; es zählt für nichts.
web-after-what-if-who = Wer spielt?
web-after-what-if-as = Ich spiele { $name }
web-after-what-if-bots = Bots spielen die anderen.
web-after-what-if-all = Ich spiele alle Plätze
web-after-what-if-go = Tisch öffnen
web-after-what-if-over = Hier ist das Spiel zu Ende: Geh mindestens einen Zug zurück, um von dort weiterzuspielen.


## Ehrliche Würfel

web-after-fair =
    { $chance ->
        [dice] Ehrliche Würfel
       *[draws] Ehrliche Ziehungen
    }
web-after-fair-about =
    { $chance ->
        [dice] Jeder Wurf und jede Ziehung dieses Spiels kam aus seinem Startwert. Ein Hash des Startwerts stand vor dem ersten Zug am Tisch, also konnte niemand nachträglich etwas aussuchen.
       *[draws] Jede Ziehung dieses Spiels kam aus seinem Startwert. Ein Hash des Startwerts stand vor dem ersten Zug am Tisch, also konnte niemand nachträglich etwas aussuchen.
    }
web-after-fair-record =
    { $chance ->
        [dice] Jeder Wurf und jede Ziehung dieses Spiels kam aus seinem Startwert. Das Spiel kam als Datei hierher: Vergleiche den Hash mit dem, der am Tisch gezeigt wurde, an dem es gespielt wurde.
       *[draws] Jede Ziehung dieses Spiels kam aus seinem Startwert. Das Spiel kam als Datei hierher: Vergleiche den Hash mit dem, der am Tisch gezeigt wurde, an dem es gespielt wurde.
    }
web-after-commitment = Hash, vor dem Spiel gezeigt
web-after-seed = Startwert, danach gezeigt
web-after-seed-check = Hier nachprüfen
web-after-seed-fits = Startwert und Hash gehören zusammen.
web-after-seed-differs = Startwert und Hash gehören nicht zusammen.
web-after-fair-check = Um es selbst zu prüfen, speichere die Aufzeichnung und gib diesen Befehl ein. Er vergleicht den Hash und spielt das ganze Spiel nach.
web-after-copy = Kopieren
web-after-copy-done = Kopiert


## Die Zahlen

web-after-sources = Woher die Punkte kamen
web-after-sources-about = Jede Zeile ist eine Quelle von Punkten und zeigt, was sie wem gebracht hat.
web-after-source = Quelle
web-after-total = Summe
web-after-sum = Insgesamt
web-after-nothing = nichts
web-after-as-table = Als Tabelle
web-after-round = Runde
web-after-round-n = Runde { $round }
web-after-round-start = Start
web-after-round-look = Diesen Augenblick zeigen
web-after-player = Spieler
web-after-reading = { $name }: { $value }
web-after-chart-end = Am Ende: { $list }.

web-after-chart-points = Siegpunkte
    .about = Nach jeder Runde; der letzte Schritt ist die Schlusswertung.
web-after-chart-score = Der Punktestand
    .about = Was alle nach jeder Runde für Stadt und Personen bekommen hätten.
web-after-chart-money = Geld
    .about = Was alle nach jeder Runde hatten.
web-after-chart-firepower = Feuerkraft
    .about = Nach jeder Runde; neue Cowboys zählen schon mit.
web-after-chart-income = Was Gebäude gebracht haben
    .about = Dollar im ganzen Spiel, nach Gebäudeart und Besitzer.
web-after-chart-duels = Glück in Duellen
    .about = Balken sind gewonnene Duelle; der Strich ist, was die genauen Chancen vor jedem Wurf erwarten ließen.
web-after-chart-gambles = Glück im Glücksspiel
    .about = Balken sind gewonnene Dollar; der Strich ist, was zwei Würfel gewöhnlich bringen.
web-after-luck-duels =
    { $duels ->
        [one] 1 Duell, { $won } gewonnen, { $expected } erwartet
       *[other] { $duels } Duelle, { $won } gewonnen, { $expected } erwartet
    }
web-after-luck-gambles =
    { $gambles ->
        [one] Einmal: { $won }, gewöhnlich { $expected }
       *[other] { $gambles }-mal: { $won }, gewöhnlich { $expected }
    }
web-after-won-column = Gewonnen
web-after-expected-column = Erwartet


## Die Nachbetrachtung

web-after-review = Analyse
    .about = Das Spiel wird Zug für Zug durchgegangen. Jeder wird danach beurteilt, was der Spieler damals wissen konnte, in Spielen, die hätten folgen können.
web-after-review-progress = Bisher ausgerechnet: { $percent }
web-after-review-chances = Siegchance
    .about = In Prozent nach jedem Zug, wie alle das Spiel kennen konnten; am Ende, wer gewonnen hat.
web-after-review-move = Zug { $number }
web-after-review-turning = Wendepunkte
web-after-review-players = Wie alle gespielt haben
    .about = Die Genauigkeit geht von 0 bis 100, insgesamt und nach Phasen. Glück ist, was Würfel, Ziehen und aufgedeckte Geheimnisse an der Siegchance änderten.
web-after-review-accuracy = Genauigkeit
web-after-review-count-good = Gut
web-after-review-count-close = Unklar
web-after-review-count-inaccuracy = Ungenau
web-after-review-count-mistake = Fehler
web-after-review-count-blunder = Grobe Fehler
web-after-review-luck = Glück
web-after-review-choices = Zug für Zug
web-after-review-choice = Ein Zug noch einmal
web-after-review-all = Auch die guten
web-after-review-none = Hier ist kein Fehler bekannt.
web-after-review-learn = { $count ->
    [one] Aus einem Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
web-after-review-look = Auf dem Plan ansehen
web-after-review-back = Zurück zur Analyse
web-after-review-of = { $number } von { $count }
web-after-review-previous = Der vorige
web-after-review-next = Der nächste
web-after-review-made = Gewählt: { $choice }
web-after-review-again = Was würdest du jetzt wählen?
web-after-review-answer = Antwort zeigen
web-after-review-sights = Was der Plan zeigt
web-after-review-before = Davor
web-after-review-chosen = Wie gewählt
web-after-review-better = Der bessere
web-after-review-why = Dafür spricht
web-after-review-why-not = Zum gewählten Zug
web-after-review-follows = Danach vielleicht
