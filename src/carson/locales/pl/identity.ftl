### Nazwy i hasła osób na serwerze.

refusal-bad-name = Nazwa ma od 1 do { $most } widocznych znaków; wybierz inną.
refusal-bad-password = Hasło ma od { $least } do { $most } znaków; wybierz inne.
refusal-mixed-name = Słowo w tej nazwie ma litery z kilku alfabetów; napisz je w jednym z nich.
refusal-name-alike = Nazwa { $name } wygląda jak cudza; wybierz taką, której nikt z nią nie pomyli.
refusal-common-password = To hasło ma zbyt wiele osób albo jest to twoja nazwa; wybierz takie, którego nikt nie zgadnie.
refusal-too-many-guesses = Za dużo błędnych haseł do tej nazwy; poczekaj { $seconds } s albo zaloguj się tam, gdzie udało się to wcześniej.
refusal-not-the-password = To nie jest twoje hasło.
refusal-needs-login = Tokenem nie można tego zrobić; zaloguj się nazwą i hasłem.
refusal-no-session = Nie masz takiego logowania.
# Stands at the tables of somebody who has deleted the account, instead of the name.
person-gone = Ktoś
