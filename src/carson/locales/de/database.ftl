### Die Datenbank des Servers: was mit ihr nicht stimmen kann, und ihre Sicherung.


## Eine Datenbank, die nicht benutzt werden kann

refusal-database-address = Das ist keine Adresse einer Datenbank: Schreib den Pfad einer Datei oder postgresql://USER:PASSWORT@HOST/NAME, mit Zeichen wie @ und / im Passwort als %40 und %2F.
refusal-database-kind = Zu einer Datenbank der Art „{ $kind }“ führt kein Weg: Schreib den Pfad einer Datei für SQLite oder postgresql://... für PostgreSQL.
refusal-database-folder = { $database } ist ein Ordner: Nenne eine Datei darin für die Datenbank.
refusal-database-missing = Es gibt keine Datenbank { $database }: Prüfe ihren Namen oder sag mit --database, welche.
refusal-database-not-ours = { $database } ist etwas anderes als eine Datenbank dieses Servers: Nenne eine andere oder eine neue.
refusal-database-newer = Die Datenbank { $database } stammt von einer neueren Version dieses Programms: Installiere diese Version oder nenne eine andere Datenbank.
refusal-database-older = Die Datenbank { $database } stammt von einer älteren Version dieses Programms: Starte den Server einmal mit ihr, das bringt sie auf den neuen Stand.
refusal-database-login = { $database } lässt uns nicht ein ({ $reason }): Prüfe Benutzer und Passwort.
refusal-database-unreachable = { $database } antwortet nicht ({ $reason }): Prüfe die Adresse und ob sie läuft.
refusal-database-unusable = Die Datenbank { $database } kann nicht benutzt werden ({ $reason }).


## carson backup

command-backup = Die Datenbank des Servers kopieren, auch während er läuft.
    .text =
        Kopiert alle Tische, Konten und Wertungen, wie sie in einem Augenblick sind,
        in eine neue SQLite-Datei, aus SQLite und aus PostgreSQL. „carson serve
        --database DATEI“ bietet die Kopie an.
    .examples =
        {"  "}carson backup samstag.db
        {"  "}carson backup samstag.db --database postgresql://carson@localhost/carson
command-backup-file = die neue Datei; eine vorhandene wird nicht ersetzt
command-database-option = eine Datei oder postgresql://... (CARSON_DATABASE, sonst eine Datei in deinem Datenordner)
command-backup-done =
    { $file } hat { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } und { $accounts ->
        [one] { $accounts } Konto
       *[other] { $accounts } Konten
    }.
refusal-backup-exists = Es gibt schon eine Datei { $file }: Wähle einen anderen Namen, denn eine Sicherung ersetzt nichts.
