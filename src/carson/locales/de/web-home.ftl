# Der Browser vor einem Spiel: Startseite, Aufbau eines Tisches, wer sich dort einfindet, Listen von Tischen, Einstellungen, Konto, Spielregel.

web-home-title = { $page } – Carson City

## Die Startseite

web-home-over = Nevada, 1858
web-home-tag = Sichere dir Land, baue eine Stadt und zieh im Zweifel schneller als die anderen.
web-home-play-now = Jetzt spielen
web-home-play-about = Eine erste Partie gegen drei Bots, die du schlagen kannst. Ohne Konto, ohne vorher Regeln zu lesen.
web-home-cards = Oder das Kartenspiel, gegen Bots
# Der Name von jemandem, der seinen nicht genannt hat.
web-home-newcomer = Greenhorn
web-home-affiliation = Ein freies Programm von Leuten, die das Spiel mögen. Es steht in keiner Verbindung zu den Verlagen oder Autoren von Carson City; alle Zeichnungen und Texte sind unsere eigenen.
web-home-language = Sprache
web-home-install = Als App installieren

web-home-ways = Mehr Arten zu spielen
web-home-way-friends = Mit Freunden, überall
    .about = Eröffne einen Tisch, schick den Link, spielt sofort oder jeden Tag einen Zug.
web-home-way-here = An einem Bildschirm
    .about = Mehrere Leute an diesem Gerät, die es weitergeben.
web-home-way-bots = Dein eigenes Spiel
    .about = Wähle Personen, Varianten, Bots und alles andere.
web-home-way-cards = Das Kartenspiel
    .about = Biete auf Land und lege deine eigene Stadt aus. Für eine bis sechs Personen.
web-home-lessons = Lektionen
web-home-learn = So wird gespielt
web-home-account = Konto
web-home-settings = Einstellungen
web-home-replay = Eine Datei nachspielen
web-home-no-record = { $file } ist nicht die Aufzeichnung eines Spiels: Wähle eine Datei, die am Ende eines Spiels gespeichert wurde.

web-home-going = Deine Spiele
web-home-all-mine = Alle meine Spiele
web-home-continue = Weiterspielen
web-home-your-turn = Du bist dran
web-home-seats = Plätze
web-home-free = freier Platz
web-home-bot = Bot
web-home-winner = Sieger
web-home-state-open = wartet auf Spieler
web-home-state-ready = kann beginnen
web-home-state-running = läuft
web-home-state-over = zu Ende
web-home-state-gone = nicht mehr auf diesem Server
web-home-what-if = was wäre wenn

web-home-open-tables = Offene Tische
web-home-open-tables-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und mach ihn öffentlich.
web-home-watch = Zuschauen
web-home-watch-none = Gerade läuft kein öffentliches Spiel.
web-home-all-tables = Alle Tische
web-home-join = Mitspielen
web-home-watch-one = Zuschauen
# Hinter einer Überschrift: wie viele Tische es gibt. $more ist yes, wenn es mehr als diese sind.
web-home-many =
    { $more ->
        [yes] (mehr als { $count })
       *[no] ({ $count })
    }


## Was gespielt wird, in Ausdrücken, die für sich stehen

played-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
played-virtual =
    { $count ->
        [one] 1 virtueller Spieler ({ $level })
       *[other] { $count } virtuelle Spieler ({ $level })
    }
played-cast-plain = Personen 1 bis 7
played-cast-random = zufällige Personen
played-cast-own = ausgewählte Personen
played-all-buildings = alle 38 Gebäude
played-own-river = ein eigener Fluss
played-own-figures = eigene Zahlen
played-own-deck = ein eigener Kartensatz
played-mountains =
    { $count ->
        [0] keine Berge
        [one] 1 Berg
       *[other] { $count } Berge
    }
web-home-clock-none = Ohne Uhr
web-home-clock-game = Je { $minutes } min, mit jedem Zug { $increment } s mehr
web-home-clock-day = Jeden Tag ein Zug
web-home-clock-days =
    { $days ->
        [one] 1 Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
web-home-clock-move = { $minutes } min für jeden Zug
# Wie stark ein Bot ist.
web-home-bot-tenderfoot = Grünschnabel
    .about = Neu in der Stadt: sieht, was gut ist, und nimmt oft nur das Zweitbeste.
web-home-bot-deputy = Hilfssheriff
    .about = Weiß, was die Dinge wert sind, und schießt aus der Hüfte.
web-home-bot-marshal = Marshal
    .about = Denkt voraus und behält im Auge, was die anderen wollen.
web-home-bot-legend = Legende
    .about = Denkt alles durch, was kommen kann. Das dauert auch mal eine Sekunde.
web-home-bot-random = leicht
    .about = Spielt zufällig.
web-home-bot-greedy = stark
    .about = Wägt jede Möglichkeit ab.

web-home-absent-after =
    { $minutes ->
        [one] Wer 1 min weg ist, wird von einem Bot vertreten
       *[other] Wer { $minutes } min weg ist, wird von einem Bot vertreten
    }
web-home-public = Öffentlich
    .about = Alle finden ihn in der Liste der offenen Tische.
web-home-private = Nur mit Link
    .about = Nur wer den Link von dir hat, weiß davon.
web-home-no-spectators = Ohne Zuschauer


## Wer sich an einem Tisch einfindet

web-home-gathering = Warten auf Mitspieler
web-home-complete = Alle sind da
web-home-again = Noch ein Spiel
web-home-seat-waiting = Wer über den Link kommt
web-home-seat-nobody = Platz { $number } ist frei
web-home-seat-bot = Bot, { $bot }
web-home-seat-you = Du, an diesem Gerät
web-home-seat-here = Ist da
web-home-seat-away = Hat einen Platz, ist aber gerade nicht da
web-home-seat-undecided = Hat dem nächsten Spiel noch nicht zugestimmt
web-home-seat-account = Hat ein Konto
web-home-seat-number = Platz { $number }
web-home-seat-sit = Hinsetzen
web-home-seat-join = Noch jemand hier
web-home-seat-leave = Aufstehen
web-home-seat-free = Platz freigeben
web-home-seat-agree = Noch einmal spielen
web-home-seat-give = Bot: { $bot }
web-home-sit-name = Wie heißt du?
web-home-sit-another = Wer spielt noch an diesem Gerät?
web-home-sit-account = Du setzt dich als { $name } an den Tisch.
web-home-sit-on = Auf Platz { $number } setzen
web-home-cancel = Abbrechen
web-home-start = Spiel starten
web-home-missing =
    { $count ->
        [one] Ein Platz ist frei. Das Spiel kann beginnen, wenn er besetzt ist.
       *[other] { $count } Plätze sind frei. Das Spiel kann beginnen, wenn sie besetzt sind.
    }
web-home-missing-host =
    { $count ->
        [one] Ein Platz ist frei: Schick jemandem den Link oder gib den Platz einem Bot.
       *[other] { $count } Plätze sind frei: Schick anderen den Link oder gib die Plätze Bots.
    }
web-home-undecided =
    { $count ->
        [one] Eine Person hat noch nicht zugestimmt.
       *[other] { $count } Personen haben noch nicht zugestimmt.
    }
web-home-watching = Alle sind da. Das Spiel beginnt, wenn jemand von ihnen es startet.
web-home-share = Andere einladen
web-home-share-send = Teilen
web-home-share-about = Wer diesen Link öffnet, darf sich auf einen freien Platz setzen, auch ohne Konto.
web-home-share-local = Diese Adresse gilt nur auf diesem Computer. Um mit anderen Geräten zu spielen, starte das Programm mit „{ $command }“: Die Seite öffnet sich dann unter einer Adresse, die auch sie erreichen.
web-home-share-code = Die Kamera eines Handys öffnet den Link von hier
web-home-share-text = An meinem Carson-City-Tisch ist ein Platz für dich frei.
web-home-copied = Der Link ist kopiert: Füge ihn ein, wo deine Freunde sind.


## Einen Tisch aufbauen

web-home-new-board = Ein neues Spiel
web-home-new-cards = Das Kartenspiel
web-home-new-friends = Wähle, was ihr spielt, eröffne den Tisch, und schick den Link an alle, die mitspielen sollen.
web-home-new-here = Alle spielen an diesem Gerät und geben es weiter. Was geheim ist, wird dazwischen verdeckt.
web-home-new-bots = Wähle, was du spielst, und gegen wen.
web-home-rather-board = Lieber das Brettspiel?
web-home-rather-cards = Lieber das Kartenspiel?
web-home-loading = Einen Moment …
web-home-preset = Was spielst du?
web-home-preset-first-game = Der beste Anfang: das Grundspiel mit seinen ersten sieben Personen.
web-home-preset-first-edition = Wie es 2009 war, für zwei bis fünf.
web-home-preset-big-box = Alle 38 Gebäude und sieben ausgeloste Personen. Jedes Mal anders.
web-home-preset-quiet = Wenige Kämpfe. Gut zu fünft oder sechst.
web-home-preset-prosper = Alle werden reich, manche schneller als andere.
web-home-preset-home-owner = Land und Wohnhäuser: Die Stadt wächst schnell.
web-home-preset-gold-rush = Neun Berge voller Gold.
web-home-preset-settling-scores = Niemand ist sicher. Für alle, die gern zuerst ziehen.
web-home-preset-solo = Du gegen drei virtuelle Spieler, die noch neu sind.
web-home-preset-solo-advanced = Drei virtuelle Spieler, die etwas höher bieten.
web-home-preset-solo-expert = Drei virtuelle Spieler mit den höchsten Geboten von allen.
web-home-preset-friends = Vier Menschen oder Bots, alle mit einer Stadt.
web-home-how-many = Wie viele spielen?
web-home-who = Wer sitzt wo?
web-home-seat-kind-you = Du
web-home-seat-kind-person = Jemand an diesem Gerät
web-home-seat-kind-open = Wer über den Link kommt
web-home-seat-kind-bot = Ein Bot
web-home-seat-level = Wie stark der Bot auf Platz { $number } ist
web-home-seat-name = Name auf Platz { $number }
web-home-name = Name
web-home-your-name = Dein Name
web-home-more = Mehr, wenn du magst
web-home-none = keine
web-home-mixed = verschieden stark
web-home-open = Tisch eröffnen

web-home-variants = Varianten
web-home-extra = { $name } (ein Extra)
web-home-characters = Personen
web-home-characters-about = Sieben sind dabei, acht mit dem Zeitungsjungen. Wähle eine Seite, damit sie dabei ist: Wer am längsten dabei ist, macht Platz.
web-home-cast = Wer dabei ist
web-home-side-Y = Gelb:
web-home-side-R = Rot:
web-home-side-YR = Beide:
web-home-buildings = Gebäude und Land
web-home-buildings-about = Die acht Arten des Grundspiels sind immer da. Diese können dazukommen:
web-home-buildings-now =
    { $buildings ->
        [0] die des Grundspiels
        [one] 1 Art mehr
       *[other] { $buildings } Arten mehr
    } · { $mountains ->
        [one] 1 Berg
       *[other] { $mountains } Berge
    }
web-home-mountains-how-many = Berge
web-home-edition = Ausgabe
web-home-river-own = Einen eigenen Fluss zeichnen
web-home-river-about = Sonst fließt er, wie er auf dem Plan gedruckt ist.
web-home-river-grid = Die Stadt, um den Fluss hineinzuzeichnen
web-home-river-parcel = { $parcel }, Nummer { $number } des Flusses
web-home-river-start = Beginne am Rand der Stadt, mit einem Klick oder der Eingabetaste.
web-home-river-good = Ein Fluss aus { $count } Parzellen. Für je drei davon gibt es einen Berg weniger.
web-home-river-clear = Neu beginnen

web-home-virtual-players = Virtuelle Spieler
web-home-virtual-about = Sie bieten und sammeln Karten, ohne eigene Städte. Alle zusammen seid ihr vier bis sechs.
web-home-virtual-how-many = Wie viele virtuelle Spieler?
web-home-level = Wie stark sind sie?

web-home-table = Uhr, Sichtbarkeit und mehr
web-home-clock = Uhr
web-home-clock-own = Etwas anderes
web-home-clock-for = Zeit für
web-home-clock-for-game = das ganze Spiel
web-home-clock-for-move = jeden Zug
web-home-clock-minutes = Minuten
web-home-clock-increment = Sekunden mehr mit jedem Zug
web-home-absent = Wenn jemand wegbleibt
web-home-absent-never = Das Spiel wartet
web-home-absent-300 = Nach 5 Minuten spielt ein Bot
web-home-absent-3600 = Nach einer Stunde spielt ein Bot
web-home-absent-86400 = Nach einem Tag spielt ein Bot
web-home-pace = Bots spielen
web-home-pace-quick = Sofort
web-home-pace-normal = Mit einer kurzen Pause
web-home-pace-slow = Langsam, zum Mitverfolgen
web-home-privacy = Wer findet den Tisch?
web-home-spectators = Andere dürfen zuschauen
    .about = Sie sehen, was auf dem Tisch liegt, aber nichts Geheimes.
web-home-rated = Zählt für die Wertungszahl
    .about = Wenn alle, die spielen, ein Konto haben.
web-home-hints = Tipps
    .about = Alle dürfen fragen, was ein guter Spieler erwägen würde.


## Einstellungen

web-home-settings-about = Sie bleiben in diesem Browser. Alles ändert sich sofort.
web-home-name-setting = Dein Name am Tisch
web-home-theme = Farben
web-home-theme-system = Wie das Gerät
web-home-theme-light = Tag
web-home-theme-dark = Nacht
web-home-motion = Bewegung
web-home-motion-system = Wie das Gerät
web-home-motion-on = Mit Bewegung
web-home-motion-off = Ohne
web-home-confirm = Einen Zug erst zeigen, dann machen
    .about = Der erste Klick zeigt, was der Zug kostet und bringt, der zweite bestätigt ihn.
web-home-guide = Begleitung
    .about = Im ersten Spiel immer eine Erklärung, sobald du sie brauchst.
web-home-sound = Ton
    .about = Würfel, Schüsse, Münzen und zwei leise Töne, wenn du dran bist.


## Listen von Tischen

web-home-tables = Öffentliche Tische
web-home-tables-about = Setz dich, wo ein Platz frei ist, oder schau anderen beim Spielen zu.
web-home-open-own = Tisch eröffnen
web-home-refresh = Aktualisieren
web-home-more-tables = Mehr Tische
web-home-mine-about = Die Spiele, die in diesem Browser gespielt werden. Mit einem Konto folgen sie dir auf andere Geräte.
web-home-mine-account = Die Spiele dieses Browsers und die von { $name }.
web-home-mine-none = Du hast noch keine Spiele.
web-home-play-on = Weiterspielen
web-home-look-back = Ansehen
web-home-remove = Aus der Liste entfernen
web-home-older =
    { $count ->
        [one] Ein älteres Spiel
       *[other] { $count } ältere Spiele
    }


## Das Konto

web-home-account-about = Niemand braucht eines. Mit einem Konto folgen dir deine Spiele auf andere Geräte, und Spiele unter Leuten mit Konto zählen für Wertungszahlen.
web-home-logged-in = Du bist angemeldet.
web-home-password = Passwort
web-home-password-about = Mindestens acht Zeichen. Ein verlorenes kann dir niemand schicken.
web-home-log-in = Anmelden
web-home-log-out = Abmelden
web-home-make-account = Konto anlegen
web-home-rather-make = Noch kein Konto? Leg eines an
web-home-rather-log-in = Ich habe schon ein Konto
web-home-ratings = Wertungszahlen
web-home-ratings-none = Noch kein gewertetes Spiel.
web-home-ratings-pool = Spiel
web-home-ratings-rating = Wertungszahl
web-home-ratings-games = Spiele
web-home-pool =
    { $players ->
        [one] { $game }, 1 Spieler
       *[other] { $game }, { $players } Spieler
    }
web-home-tokens = Tokens für Programme
web-home-tokens-about = Ein Programm, das eines hat, spielt für dich, etwa ein eigener Bot.
web-home-token-once = Kopiere es jetzt, es wird nur einmal gezeigt:
web-home-token-label = Wofür ist es?
web-home-token-make = Token anlegen


## Die Spielregel

web-home-rules-about = So wird gespielt, alles beim Namen, und jede Regel in unseren eigenen Worten.
web-home-which-game = Welches Spiel
web-home-chapters = Kapitel
web-home-rules-search = Suche: ein Wort wie Kirche oder B5.6
web-home-rules-none = In keiner Regel steht „{ $query }“. Versuch es mit einem einzelnen Wort oder dem Anfang davon.
web-home-glossary-buildings = Gebäude
web-home-glossary-spaces = Aktionsfelder

web-home-how = In zwei Minuten
web-home-how-board-goal = Vier Runden, und die meisten Punkte
    .about = Ihr gründet zusammen eine Stadt, und alle wollen das Beste davon besitzen. Land, Gebäude und Geld werden zu Siegpunkten (SP). Wer nach vier Runden die meisten hat, gewinnt.
web-home-how-board-character = Nimm eine Person
    .about = Damit beginnt jede Runde. Sie hilft dir auf ihre Art, und ihre Zahl sagt, wer zuerst einsetzt. Auf der Karte steht auch, wie viel Geld du am Ende der Runde behalten darfst.
web-home-how-board-cowboys = Schick deine Cowboys los
    .about = Reihum setzt ihr je einen ein: auf ein Aktionsfeld, auf Land zum Kaufen oder auf ein fremdes Gebäude, um es auszurauben. Wenn du genug hast, passe. Wer zuerst passt, wählt in der nächsten Runde zuerst.
web-home-how-board-track = Dann kommen die Aktionen, Feld für Feld
    .about = Von Lohn bis zu den Siegpunkten: Straßen, Land, Gebäude, Erträge. Jeder Cowboy tut, was sein Feld sagt, und geht zurück in den allgemeinen Vorrat.
web-home-how-board-duel = Zwei wollen dasselbe? Ein Duell
    .about = Alle Beteiligten würfeln und zählen ihre Feuerkraft dazu: Revolver und die Cowboys, die zu Hause geblieben sind. Wer am meisten hat, bekommt den Platz, die anderen nehmen ihre Cowboys zurück. Die Chancen siehst du vorher.
web-home-how-board-build = Baue auf deinem Land
    .about = Die meisten Gebäude brauchen eine Straße zur Parzelle und bringen der Stadt ein Wohnhaus. Saloons leben von Wohnhäusern daneben, Minen von Bergen, Ranches von freiem Land.
web-home-how-board-end = Wenn eine Runde endet
    .about = Geld über dem Limit deiner Person geht an die Bank, für je $10 bekommst du 1 SP. Nach der vierten Runde gibt es 1 SP für je $6 und 2 SP für jede deiner Parzellen, auf der etwas steht.
web-home-how-board-screen = Was leuchtet, kannst du wählen
    .about = Klick es an, sieh, was es kostet und bringt, und bestätige. Zurücknehmen geht, solange nichts gewürfelt oder aufgedeckt wurde. Wenn du nicht weiterweißt, frag nach einem Tipp.

web-home-how-cards-goal = Deine eigene Stadt
    .about = In achtzehn Runden, neun in jeder von zwei Epochen, legst du eine Stadt aus Karten mit je vier Parzellen aus. Gewertet wird alles am Ende, und wer die meisten Siegpunkte (SP) hat, gewinnt.
web-home-how-cards-market = Karten werden aufgedeckt
    .about = In jeder Runde sind es eine Person und vier Geländekarten, fünf zu fünft oder sechst. Alle wollen die beste.
web-home-how-cards-bid = Biete geheim
    .about = Du hast die Gebote 1 bis 9, jedes einmal pro Epoche. Was gespielt ist, liegt offen, also weißt du, wer noch was übrig hat.
web-home-how-cards-take = Das höchste Gebot wählt zuerst
    .about = Dann die anderen der Reihe nach. Bei gleichen Geboten entscheidet die Rückseite der nächsten Person; der Tisch zeigt die Reihenfolge dieser Runde.
web-home-how-cards-city = Gelände kommt in deine Stadt
    .about = Neben das, was dort liegt, oder darüber: Freie Parzellen darf alles überdecken, Gebäude nur das gleiche Gebäude. Die ganze Stadt muss in 8 mal 8 Parzellen passen.
web-home-how-cards-characters = Personen bleiben bei dir
    .about = Manche nutzt du einmal pro Epoche, um mehr Karten zu sehen, eine sofort zu nehmen oder ein Gebot zu erhöhen. Andere bringen am Ende Punkte.
web-home-how-cards-score = Was zählt
    .about = Ranches mögen freies Land daneben, Minen Berge, Saloons Wohnhäuser. Outlaws kosten 6 SP, außer du hast ein Gefängnis oder den Sheriff. Der Tisch zeigt, was jeder Platz brächte.
web-home-how-cards-virtual = Virtuelle Spieler
    .about = Sie bieten von einem gemischten Stapel und nehmen die Karte mit der höchsten Priorität. Sie bauen nichts: Die Prioritäten ihrer Karten sind ihre Punkte.
