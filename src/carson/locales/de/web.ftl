# Der Browser: sein Rahmen und der Tisch um ein Spiel. Die eigenen Worte der Spiele stehen in web-board.ftl und web-cards.ftl.

web-title = Carson City
web-title-asked = ● Du bist dran – Carson City
web-home = Startseite
web-skip = Zum Spiel springen
web-menu = Menü
web-rulebook = Spielregel
web-my-games = Meine Spiele
web-back-to-table = Zurück zum Tisch
web-settings = Einstellungen
web-lost = Unter dieser Adresse gibt es nichts.
web-again = Noch einmal versuchen
web-close = Schließen
web-more = Mehr
web-less = Weniger
web-rule = Regel { $rule }
web-unreachable = Der Server antwortet nicht. Vielleicht startet er gerade, oder die Verbindung ist weg.
web-not-connected = Einen Moment: Die Verbindung zum Tisch kommt gleich wieder.
web-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und du verpasst nichts.
web-connecting = Auf dem Weg zum Tisch …

web-game-board = Carson City
web-game-cards = Carson City: Das Kartenspiel

web-side = Entscheidung, Verlauf und Chat
web-decision = Was jetzt zu entscheiden ist
web-your-turn = Du bist dran.
web-waiting = Warten auf { $names }.
web-watching = Du schaust zu.
web-confirm = Bestätigen
web-other = Etwas anderes wählen
web-on-table = Was du wählen kannst, leuchtet auf dem Tisch.
web-on-table-roads = Du kannst auch eine Straße legen: Die Plätze dafür sind gestrichelt.
    .only = Die Plätze für eine Straße sind gestrichelt.
web-list-open = Alle { $count } als Liste zeigen
    .both = Alle { $count } als Liste zeigen, und { $roads ->
            [one] die Straße
           *[other] { $roads } Straßen
        }
    .roads = { $roads ->
            [one] Die Straße als Liste zeigen
           *[other] Die { $roads } Straßen als Liste zeigen
        }
web-list-close = Liste ausblenden
web-number = Wie viel
web-number-less = Eins weniger
web-number-more = Eins mehr
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Was ein guter Spieler erwägen würde
web-hint-none = Hier gibt es nichts abzuwägen.
web-hint-equal = Die ersten { $count } sind etwa gleich gut.
web-hint-others = { $count ->
    [one] noch eines ist fast so gut
   *[other] noch { $count } sind fast so gut
}
web-order-pass = Passen, sobald ich dran bin
    .given = Du passt, sobald du dran bist.
web-order-refuse-houses = In dieser Runde alle Wohnhäuser ablehnen
    .given = Du lehnst in dieser Runde alle Wohnhäuser ab.
web-order-no-roads = In dieser Runde nicht mehr nach Straßen fragen
    .given = Du legst in dieser Runde keine Straßen mehr.
web-order-back = Widerrufen
web-left = Rest: ${ $amount }
web-odds-estimate = Eine Schätzung: Andere können noch kommen oder gehen, und wer früher passt, gewinnt bei Gleichstand.
web-stand-in = Ein Bot spielt für dich.
web-come-back = Ich bin wieder da

web-table-undo-of = Zurücknehmen: { $name }
web-table-hand-on = Weitergeben an
web-table-about = Tisch
web-table-played = Was gespielt wird
web-table-link = Andere zuschauen lassen
web-table-link-about = Wer diesen Link öffnet, schaut beim Spiel zu.
web-table-link-text = Schau bei unserem Spiel Carson City zu.
web-table-guide = Begleitung
web-table-guide-again = Von vorn begleiten
web-table-guide-off = Begleitung aus
web-table-resign = Aufgeben
web-table-resign-sure = Aufgeben, { $name }? Ein Bot spielt an deiner Stelle bis zum Ende weiter, und du wirst Letzter. Das lässt sich nicht zurücknehmen.
web-table-resign-yes = Ja, aufgeben
web-table-resign-no = Weiterspielen

web-stage-skip = Überspringen
    .about = Diese Szene: s oder die Leertaste
web-stage-hurry = Bis ich gefragt bin
    .about = Alles, was dich nicht betrifft: Umschalt und s. Noch einmal: das auch
web-stage-now = Sieh, was geschieht.
web-stage-pace = Tempo
web-stage-pace-slow = Langsam
web-stage-pace-normal = Normal
web-stage-pace-quick = Schnell
web-stage-pace-off = Aus
web-past = Du siehst den Tisch, wie er nach Zug { $number } war.
web-past-back = Zurück zum Spiel
web-look = Den Tisch zeigen, wie er damals war

web-story = Verlauf und Chat
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-commitment =
    { $chance ->
        [dice] Jeder Wurf und jede Ziehung kommt aus einem Startwert, der geheim bleibt, bis das Spiel zu Ende ist. Dieser Hash davon entstand vorher, sodass jeder hinterher nachprüfen kann, dass nichts geändert wurde.
       *[draws] Jede Ziehung kommt aus einem Startwert, der geheim bleibt, bis das Spiel zu Ende ist. Dieser Hash davon entstand vorher, sodass jeder hinterher nachprüfen kann, dass nichts geändert wurde.
    }
web-round-open = Runde zusammenfassen
web-round-close = Zusammenfassung schließen
web-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
web-say = Sag etwas in die Runde
web-send = Senden
web-did-sit = { $name } setzt sich.
web-did-leave = { $name } verlässt den Platz.
web-did-start = Das Spiel beginnt.
web-did-undo = { $name } nimmt den letzten Zug zurück.
web-did-resign = { $name } gibt auf; ein Bot spielt weiter.
web-did-takeover = { $name } ist weg; solange spielt ein Bot.
web-did-return = { $name } ist zurück.
web-did-rematch = { $name } will noch einmal spielen.

web-curtain = Gib den Bildschirm an { $name }
web-curtain-why = Was der andere auf der Hand hat, bleibt bis dahin verborgen.
web-curtain-raise = Ich bin { $name }

web-keys = Tasten
web-key-arrows = ← ↑ → ↓
    .does = Über den Plan gehen
web-key-enter = Eingabe
    .does = Markiertes wählen; ein zweites Mal zum Bestätigen
web-key-escape = Esc
    .does = Etwas anderes wählen
web-key-digits = 1 – 9
    .does = Die erste, zweite … Möglichkeit der Liste oder des Tipps
web-key-u = u
    .does = Zurücknehmen
web-key-h = h
    .does = Tipp
web-key-d = d
    .does = Fertig, wenn Straßen gelegt werden können
web-key-s = s
    .does = Die gezeigte Szene überspringen
web-key-hurry = Umschalt + s
    .does = Alles bis zu deiner Entscheidung überspringen; noch einmal: auch deine eigenen Szenen
web-key-c = c
    .does = Chat
web-key-bid = 1 – 9
    .does = Das Gebot mit dieser Zahl, solange geboten wird
web-key-r = r
    .does = In der Stadt: Straßen legen oder damit aufhören
web-key-p = p
    .does = In der Stadt: Preise des Landes
web-key-zoom = + - 0
    .does = In der Stadt: näher, weiter weg, alles
web-key-question = ?
    .does = Diese Liste

# Shown when the server cannot be reached, in all languages at once.
web-offline = Der Server ist nicht erreichbar. Deine Spiele sind dort aufgehoben.
    .again = Noch einmal versuchen
