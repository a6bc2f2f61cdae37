# What is wrong with a file of figures (B11.1): `data-<problem>`, with the field, the line and what would be right.
# The line is 0 where there is none, as in the record of a game.

data-where =
    { $line ->
        [0] { $field }
       *[other] Regel { $line }, { $field }
    }

# How many entries a list has; exactly so many where $fewest is 0.
data-how-many =
    { $fewest ->
        [0] precies { $count } waarden
       *[other] { $fewest } tot { $count } waarden
    }

data-not-toml =
    { $line ->
        [0] Het bestand is geen leesbare TOML ({ $reason }); elke regel moet een [tabel] of een “naam = waarde” zijn.
       *[other] Regel { $line }, “{ $found }”, is geen leesbare TOML ({ $reason }); het moet een [tabel] of een “naam = waarde” zijn, elke naam één keer.
    }
data-unknown-table = { data-where }: er is geen tabel met deze naam; de naaste is { $nearest } (er zijn: { $known }).
data-unknown-field = { data-where }: er is geen veld met deze naam; het naaste is { $nearest } (er zijn: { $known }).
data-not-a-table = { data-where }: dit is een tabel en kan niet { $found } zijn; schrijf [{ $field }] en daaronder de velden ({ $known }).
data-not-a-number = { data-where }: { $found } is geen geheel getal; schrijf er een van { $least } tot { $most }.
data-not-a-list = { data-where }: { $found } is geen lijst; schrijf { data-how-many }, met komma's ertussen, in [ ].
data-wrong-length = { data-where }: een lijst van { $found }; het moeten { data-how-many } zijn.
data-not-a-parcel = { data-where }: { $found } is geen kavel; schrijf namen van "a1" tot "h8", tussen aanhalingstekens.
data-bad-value = { data-where }: { $why }
data-out-of-range = { data-where }: { $found } valt buiten het bereik; schrijf een getal van { $least } tot { $most }.
data-too-few-tiles = { data-where }: de acht soorten van het basisspel hebben samen { $found } tegels; de opstelling vraagt er minstens { $least }.
data-unknown-standing = { data-where }: { $found } is geen herkomst; schrijf een van deze woorden tussen aanhalingstekens: { $known }.

# Where a figure comes from, for the help.
data-standing-known = bekend uit een regelboek of van het gedrukte materiaal
data-standing-inferred = afgeleid uit andere bekende cijfers
data-standing-ours = gekozen door dit project
data-standing-given = uit je eigen bestand
