# Co jest nie tak z plikiem liczb (B11.1): `data-<problem>`, z polem, wierszem i tym, co byłoby dobrze.
# Wiersz ma numer 0, gdy go nie ma, jak w zapisie gry.

data-where =
    { $line ->
        [0] { $field }
       *[other] Wiersz { $line }, { $field }
    }

# Ile wpisów ma lista; dokładnie tyle, gdy $fewest to 0.
data-how-many =
    { $fewest ->
        [0] tyle wpisów: { $count }
       *[other] tyle wpisów: od { $fewest } do { $count }
    }

data-not-toml =
    { $line ->
        [0] Pliku nie da się odczytać jako TOML ({ $reason }); każdy wiersz powinien być [tabelą] albo „nazwa = wartość”.
       *[other] Wiersza { $line }, „{ $found }”, nie da się odczytać jako TOML ({ $reason }); powinien być [tabelą] albo „nazwa = wartość”, każda nazwa raz.
    }
data-unknown-table = { data-where }: nie ma tabeli o tej nazwie; najbliższa to { $nearest } (są: { $known }).
data-unknown-field = { data-where }: nie ma pola o tej nazwie; najbliższe to { $nearest } (są: { $known }).
data-not-a-table = { data-where }: to tabela i nie może tu być { $found }; wpisz [{ $field }], a pod spodem jej pola ({ $known }).
data-not-a-number = { data-where }: { $found } to nie liczba całkowita; wpisz od { $least } do { $most }.
data-not-a-list = { data-where }: { $found } to nie lista; wpisz w [ ], oddzielając przecinkami, { data-how-many }.
data-wrong-length = { data-where }: lista ma długość { $found }; potrzeba { data-how-many }.
data-not-a-parcel = { data-where }: { $found } to nie parcela; wpisz nazwy od "a1" do "h8", w cudzysłowach.
data-bad-value = { data-where }: { $why }
data-out-of-range = { data-where }: { $found } jest poza zakresem; wpisz liczbę od { $least } do { $most }.
data-too-few-tiles = { data-where }: osiem rodzajów z gry podstawowej ma razem tyle płytek: { $found }; przygotowanie wymaga co najmniej { $least }.
data-unknown-standing = { data-where }: { $found } to nie pochodzenie; wpisz w cudzysłowie jedno z tych słów: { $known }.

# Skąd pochodzi liczba, do pomocy.
data-standing-known = znana z instrukcji albo z wydrukowanych elementów
data-standing-inferred = wyliczona z innych znanych liczb
data-standing-ours = wybrana przez ten projekt
data-standing-given = z twojego pliku
