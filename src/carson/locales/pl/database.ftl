### Baza danych serwera: co może być z nią nie tak i jej kopia.


## Baza danych, której nie da się użyć

refusal-database-address = To nie jest adres bazy danych: wpisz ścieżkę pliku albo postgresql://USER:PASSWORD@HOST/NAME, a w haśle znaki takie jak @ i / jako %40 i %2F.
refusal-database-kind = Nie ma dojścia do bazy danych rodzaju „{ $kind }”: wpisz ścieżkę pliku dla SQLite albo postgresql://... dla PostgreSQL.
refusal-database-folder = { $database } to folder: podaj plik w nim na bazę danych.
refusal-database-missing = Nie ma bazy danych { $database }: sprawdź nazwę albo wskaż ją przez --database.
refusal-database-not-ours = { $database } to coś innego niż baza danych tego serwera: podaj inną albo nową.
refusal-database-newer = Baza danych { $database } powstała w nowszej wersji tego programu: zainstaluj tę wersję albo podaj inną bazę.
refusal-database-older = Baza danych { $database } jest ze starszej wersji tego programu: uruchom z nią raz serwer, a zostanie zaktualizowana.
refusal-database-login = { $database } nas nie wpuszcza ({ $reason }): sprawdź użytkownika i hasło.
refusal-database-unreachable = { $database } nie odpowiada ({ $reason }): sprawdź adres i to, czy działa.
refusal-database-unusable = Bazy danych { $database } nie da się użyć ({ $reason }).


## carson backup

command-backup = Skopiuj bazę danych serwera, także gdy serwer działa.
    .text =
        Kopiuje wszystkie stoły, konta i rankingi, takie jak w jednej chwili, do nowego
        pliku SQLite, z SQLite i z PostgreSQL. „carson serve --database PLIK”
        uruchamia serwer z kopią.
    .examples =
        {"  "}carson backup saturday.db
        {"  "}carson backup saturday.db --database postgresql://carson@localhost/carson
command-backup-file = plik do utworzenia; istniejący nie jest zastępowany
command-database-option = plik albo postgresql://... (CARSON_DATABASE, a bez niej plik w twoim folderze danych)
command-backup-done =
    { $file } zawiera { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } i { $accounts ->
        [one] { $accounts } konto
        [few] { $accounts } konta
       *[many] { $accounts } kont
    }.
refusal-backup-exists = Plik { $file } już jest: wybierz inną nazwę, bo kopia niczego nie zastępuje.
