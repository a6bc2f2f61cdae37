### Ustawienia serwera: co jest nie tak ze zmienną środowiskową i co byłoby dobrze.

refusal-setting-whole-number = { $variable } nie może mieć wartości „{ $text }”: to liczba całkowita od { $least } do { NUMBER($most, useGrouping: 0) }.
refusal-setting-number = { $variable } nie może mieć wartości „{ $text }”: to liczba od 0 do { NUMBER($most, useGrouping: 0) }.
refusal-setting-word = { $variable } nie może mieć wartości „{ $text }”: to jedno z { $known }.
refusal-setting-origin = { $variable } nie może zawierać „{ $text }”: to adresy witryn, np. https://games.example.org, bez ścieżki i oddzielone przecinkami.
refusal-setting-address = { $variable } nie może zawierać „{ $text }”: to adresy liczbowe albo sieci, np. 10.0.0.0/8, oddzielone przecinkami.
refusal-setting-program = { $variable } nie może zawierać „{ $text }”: potrzebna jest nazwa, której nie ma żaden bot, i polecenie, które da się uruchomić, na przykład pete=/opt/bots/pete; kolejne oddziel przecinkami.
refusal-setting-short-token = { $variable } jest za krótkie: potrzeba co najmniej { $least } znaków, których nikt nie zgadnie.
refusal-setting-unknown = Nie ma ustawienia { $variable }: ustawienia to { $known }.
