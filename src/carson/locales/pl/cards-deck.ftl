# Co jest nie tak z plikiem kart (C5.1): `deck-<problem>`, z polem, wierszem i tym, co byłoby dobrze.
# Wiersz ma numer 0, gdy go nie ma, jak w zapisie gry.

deck-where =
    { $line ->
        [0] { $field }
       *[other] Wiersz { $line }, { $field }
    }

deck-not-toml = { data-not-toml }
deck-unknown-table = { deck-where }: nie ma tabeli o tej nazwie; są: { $known }.
deck-unknown-field = { deck-where }: nie ma pola o tej nazwie; są: { $known }.
deck-not-a-table = { deck-where }: to tabela i nie może tu być { $found }; wpisz [{ $field }], a pod spodem jej pola.
deck-not-a-list = { deck-where }: { $found } to nie lista; wpisz w [ ] karty takie jak "H. .M 3", oddzielone przecinkami: { $count }.
deck-card-count = { deck-where }: liczba kart w erze to dokładnie { $count }, a nie { $found }.
deck-parcel-count = { deck-where }: parcele rodzaju „{ $kind }”: { $found }; w tej erze musi ich być { $count }.
deck-card = { deck-where }: { $found } to nie karta; wpisz dwa rzędy po dwa znaki i priorytet, np. "H. .M 3".
deck-sign = { deck-where }: „{ $found }” to nie znak parceli; wpisz jeden z tych ({ $known }).
deck-priority = { deck-where }: priorytet to liczba całkowita od 1 do { $most }, a tu jest { $found }.
deck-back = { deck-where }: „{ $found }” to nie rewers; po priorytecie wpisz każdy z tych raz, najsilniejszy na początku: { $known }. Dodaj „skull”, jeśli ma czaszkę.
deck-skulls = { deck-where }: rewersy z czaszką: { $found }; może ich być najwyżej { $most }, żeby odkrywanie person się skończyło.
