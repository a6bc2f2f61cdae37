# What is wrong with a file of figures (B11.1): `data-<problem>`, with the field, the line and what would be right.
# The line is 0 where there is none, as in the record of a game.

data-where =
    { $line ->
        [0] { $field }
       *[other] Line { $line }, { $field }
    }

# How many entries a list has; exactly so many where $fewest is 0.
data-how-many =
    { $fewest ->
        [0] exactly { $count } entries
       *[other] { $fewest } to { $count } entries
    }

data-not-toml =
    { $line ->
        [0] The file cannot be read as TOML ({ $reason }); each line should be a [table] or a “name = value”.
       *[other] Line { $line }, “{ $found }”, cannot be read as TOML ({ $reason }); it should be a [table] or a “name = value”, each name once.
    }
data-unknown-table = { data-where }: there is no table of this name; the nearest is { $nearest } (there are: { $known }).
data-unknown-field = { data-where }: there is no field of this name; the nearest is { $nearest } (there are: { $known }).
data-not-a-table = { data-where }: this is a table and cannot be { $found }; write [{ $field }] and below it its fields ({ $known }).
data-not-a-number = { data-where }: { $found } is not a whole number; write one from { $least } to { $most }.
data-not-a-list = { data-where }: { $found } is not a list; write { data-how-many }, separated by commas, in [ ].
data-wrong-length = { data-where }: a list of { $found }; it needs { data-how-many }.
data-not-a-parcel = { data-where }: { $found } is no parcel; write names from "a1" to "h8", in quotation marks.
data-bad-value = { data-where }: { $why }
data-out-of-range = { data-where }: { $found } is outside the range; write a number from { $least } to { $most }.
data-too-few-tiles = { data-where }: the eight kinds of the base game have { $found } tiles in all; setup needs at least { $least }.
data-unknown-standing = { data-where }: { $found } is no standing; write one of these words in quotation marks: { $known }.

# Where a figure comes from, for the help.
data-standing-known = known from a rulebook or the printed components
data-standing-inferred = worked out from other known figures
data-standing-ours = chosen by this project
data-standing-given = from your own file
