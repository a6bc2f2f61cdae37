### Der Server: was er denen sagt, die ihn starten oder an einem seiner Tische sitzen.


## Ein Server für eine Datei

refusal-database-in-use = Ein anderer Server benutzt die Datenbank { $path }; beende ihn, wähle eine andere Datei oder nimm PostgreSQL für mehrere Server.


## carson serve

command-serve = Tische für Menschen, Bots und Programme anbieten.
    .text =
        Bietet beide Spiele über HTTP und WebSocket an, bis du Strg-C drückst. Tische
        liegen in einer Datei in deinem Datenordner oder in PostgreSQL. Alles andere
        regeln Umgebungsvariablen: siehe deploy/carson.env.example.
    .examples =
        {"  "}carson serve
        {"  "}carson serve --host 0.0.0.0 --port 8000
        {"  "}carson serve --database postgresql://carson@localhost/carson
command-serve-host = die Adresse, auf der er lauscht (127.0.0.1; 0.0.0.0 für alle)
command-serve-port = der Port, auf dem er lauscht (1858; 0 für irgendeinen freien)
command-serve-bot-processes = wie viele Prozesse für Bots denken (einer weniger als Kerne)
command-serve-log = text, json, quiet (nur was schiefgeht) oder auto: text am Terminal, sonst json (auto)
command-serve-ready = Carson City läuft unter { $address } (Tische in { $database }). Strg-C beendet es.
refusal-cannot-listen = Der Server kann auf { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht lauschen: { $reason }; wähle etwas anderes mit --host oder --port.


## Anfragen

refusal-bad-request = Die Anfrage ist nicht lesbar ({ $problem }).
refusal-no-address = Unter dieser Adresse gibt es nichts.
refusal-bad-method = Diese Adresse nimmt solche Anfragen nicht an.
refusal-too-large = Die Anfrage ist zu groß; sende höchstens { $most } Bytes.
refusal-long-address = Die Adresse der Anfrage ist zu lang; sende höchstens { $most } Bytes mit { $parameters } Parametern.
refusal-large-head = Die Kopfzeilen der Anfrage sind zu groß; sende höchstens { $count }, je { $each } Bytes und zusammen { $most }.
refusal-too-many =
    { $seconds ->
        [one] Zu viele Anfragen; warte eine Sekunde.
       *[other] Zu viele Anfragen; warte { $seconds } Sekunden.
    }
refusal-too-many-bot-tables = An { $most } Tischen von dir spielen nur Bots, und mehr geht nicht; warte, bis einer fertig ist.
refusal-too-many-connections = Du hältst { $most } Verbindungen, und mehr geht nicht; schließe erst eine.
refusal-foreign-origin = Eine Seite einer anderen Website darf das nicht; öffne den Tisch auf der Seite dieses Servers.
refusal-own-error = Hier ist etwas schiefgegangen, und es ist nicht deine Schuld; der Tisch ist, wie er war.
refusal-too-busy = Der Server hat gerade zu viel zu berechnen; versuch es in ein paar Sekunden noch einmal.
refusal-not-ready = Die Datenbank antwortet nicht; versuch es bald noch einmal.
refusal-bad-text = Das zeigt nichts oder hat Zeichen, die ihre Umgebung stören; schreib etwas anderes.
refusal-no-hello = { $seconds } Sekunden lang kam nichts; die erste Nachricht muss ein hello sein.
refusal-bad-page = Das ist nicht das Ende einer Seite; sende `next` der vorigen Seite.


## Menschen

refusal-not-logged-in = Unter diesem Token oder dieser Anmeldung ist niemand bekannt; melde dich an oder sende ein eigenes Token.
refusal-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
refusal-name-taken = Der Name { $name } ist vergeben; wähle einen anderen.
refusal-no-token = Du hast kein solches Token.
refusal-too-many-tokens = Du hast { $most } Tokens, und mehr geht nicht; entferne erst eines.
refusal-not-your-seat = Das ist nicht dein Platz; sende das Token, das du beim Hinsetzen bekommen hast.
refusal-which-seat = Du hast hier mehrere Plätze ({ $seats }); sag mit `seat`, welchen du meinst.
refusal-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-spectators = Dieser Tisch ist für Zuschauer geschlossen.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt, wie vereinbart.
refusal-no-hint-now = Gerade hat niemand Zeit, darüber nachzudenken; versuch es bald noch einmal.


## Tische

refusal-no-table = Es gibt keinen Tisch { $table }.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }; wähle einen von 0 bis { $seats } minus eins.
refusal-wrong-seats =
    { $count ->
        [one] Ein Platz wurde genannt, und dieses Spiel hat { $seats }; nenne jeden einmal.
       *[other] { $count } Plätze wurden genannt, und dieses Spiel hat { $seats }; nenne jeden einmal.
    }
refusal-table-settings = Die Vereinbarung dieses Tisches ist nicht lesbar ({ $problem }).
refusal-table-started = Das Spiel hat begonnen; Plätze lassen sich nicht mehr ändern.
refusal-table-not-started = Das Spiel hat noch nicht begonnen.
refusal-no-lesson = Es gibt keine Lektion „{ $name }“; wähle eine aus der Liste der Lektionen.
refusal-no-record-of-position = Diese Partie begann in einer vorbereiteten Stellung und hat deshalb keine Aufzeichnung; die haben nur Partien vom Aufbau an.
refusal-table-not-over = Das Spiel ist noch nicht zu Ende.
refusal-table-full = Alle Plätze sind besetzt.
refusal-table-worn-out = An diesem Tisch sind { $most }-mal Leute gekommen und gegangen; eröffne einen anderen.
refusal-chat-full = An diesem Tisch wurde { $most }-mal etwas gesagt, und mehr geht nicht; redet anderswo weiter.
refusal-table-busy = An diesem Tisch geschieht zu viel auf einmal; versuch es noch einmal.
refusal-table-unplayable = Dieser Tisch wurde mit Version { $version } aufgebaut, und diese kann ihn nicht spielen ({ $why }); ist das Spiel zu Ende, kannst du seine Aufzeichnung herunterladen.
refusal-table-differs = Dieses Spiel wurde ab Zug { $number } nach anderen Regeln gespielt als denen dieser Version; man kann es ansehen, aber nicht weiterspielen.
refusal-seats-free =
    { $count ->
        [one] Ein Platz ist noch frei; warte auf jemanden oder gib ihn einem Bot.
       *[other] { $count } Plätze sind noch frei; warte auf jemanden oder gib sie Bots.
    }
refusal-not-all-here =
    { $count ->
        [one] Eine Person hat dem nächsten Spiel noch nicht zugestimmt; warte, oder lass den Gastgeber den Platz freigeben.
       *[other] { $count } Personen haben dem nächsten Spiel noch nicht zugestimmt; warte, oder lass den Gastgeber ihre Plätze freigeben.
    }
refusal-seat-taken = Platz { $seat } ist besetzt; wähle einen freien.
refusal-seat-free = Auf Platz { $seat } sitzt niemand.
refusal-stale-number = Am Tisch ging es nach Nachricht { $number } weiter; sieh dir an, was bis { $last } geschah, und wähle neu.
refusal-has-resigned = Du hast schon aufgegeben.
refusal-has-rematch = Du spielst an Tisch { $table } weiter; geh dorthin.
refusal-bot-stands-in = Jetzt spielt ein Bot für dich; komm erst zurück.
refusal-not-away = Kein Bot spielt für dich; du musst von nirgendwo zurückkommen.
refusal-undo-limit = Du hast { $most } Züge zurückgenommen, und mehr geht in einem Spiel nicht.
refusal-unknown-order = „{ $text }“ ist keine Anweisung, die man in diesem Spiel hinterlassen kann.
refusal-order-limit = Du hast { $most } Anweisungen hinterlassen, und mehr geht in einem Spiel nicht.
refusal-cannot-return = Du hast aufgegeben, oder deine Zeit war um; mit Zeit pro Zug kannst du nach dem nächsten Zug des Bots zurückkommen, sonst spielt er bis zum Ende.
refusal-no-moment = Es gibt keinen Augenblick { $number } in diesem Spiel; nenne einen von { $first } bis { $last }.
refusal-no-such-move =
    { $most ->
        [one] Das Spiel hatte einen Zug; nenne 0 oder 1.
       *[other] Das Spiel hatte { $most } Züge; nenne eine Zahl von 0 bis { $most }.
    }
