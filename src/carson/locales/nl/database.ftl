### The server's database: what can be wrong with it, and its backup.


## A database that cannot be used

refusal-database-address = Dit is geen adres van een database: schrijf het pad van een bestand, of postgresql://GEBRUIKER:WACHTWOORD@HOST/NAAM met tekens als @ en / in het wachtwoord als %40 en %2F.
refusal-database-kind = Dit programma kent geen database van de soort “{ $kind }”: schrijf het pad van een bestand voor SQLite, of postgresql://... voor PostgreSQL.
refusal-database-folder = { $database } is een map: noem een bestand daarin voor de database.
refusal-database-missing = Er is geen database { $database }: controleer de naam, of zeg welke met --database.
refusal-database-not-ours = { $database } is iets anders dan een database van deze server: noem een andere, of een nieuwe.
refusal-database-newer = De database { $database } is gemaakt door een nieuwere versie van dit programma: installeer die versie, of noem een andere database.
refusal-database-older = De database { $database } is van een oudere versie van dit programma: start de server er één keer mee, dan wordt hij bijgewerkt.
refusal-database-login = { $database } laat ons niet binnen ({ $reason }): controleer de gebruiker en het wachtwoord.
refusal-database-unreachable = { $database } antwoordt niet ({ $reason }): controleer het adres en of de database draait.
refusal-database-unusable = De database { $database } is niet te gebruiken ({ $reason }).


## carson backup

command-backup = Kopieer de database van de server, ook terwijl de server draait.
    .text =
        Kopieert alle tafels, accounts en ratings, zoals ze op één moment zijn, naar
        een nieuw SQLite-bestand, vanuit SQLite en vanuit PostgreSQL. Met “carson
        serve --database BESTAND” draait de server op de kopie.
    .examples =
        {"  "}carson backup saturday.db
        {"  "}carson backup saturday.db --database postgresql://carson@localhost/carson
command-backup-file = het te maken bestand; een bestaand wordt niet vervangen
command-database-option = een bestand, of postgresql://... (CARSON_DATABASE, anders een bestand in je gegevensmap)
command-backup-done =
    { $file } heeft { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } en { $accounts ->
        [one] { $accounts } account
       *[other] { $accounts } accounts
    }.
refusal-backup-exists = Er is al een bestand { $file }: kies een andere naam, want een back-up vervangt niets.
