### Nazwy i hasła osób na serwerze.

refusal-bad-name = Nazwa ma od 1 do { $most } widocznych znaków; wybierz inną.
refusal-bad-password = Hasło ma od { $least } do { $most } znaków; wybierz inne.
