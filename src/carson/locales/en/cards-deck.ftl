# What is wrong with a file of cards (C5.1): `deck-<problem>`, with the field, the line and what would be right.
# The line is 0 where there is none, as in the record of a game.

deck-where =
    { $line ->
        [0] { $field }
       *[other] Line { $line }, { $field }
    }

deck-not-toml = { data-not-toml }
deck-unknown-table = { deck-where }: there is no table of this name; there are: { $known }.
deck-unknown-field = { deck-where }: there is no field of this name; there are: { $known }.
deck-not-a-table = { deck-where }: this is a table and cannot be { $found }; write [{ $field }] and below it its fields.
deck-not-a-list = { deck-where }: { $found } is not a list; write { $count } cards such as "H. .M 3", separated by commas, in [ ].
deck-card-count = { deck-where }: an era has exactly { $count } cards, not { $found }.
deck-parcel-count = { deck-where }: parcels of the kind “{ $kind }”: { $found }; in this era there must be { $count }.
deck-card = { deck-where }: { $found } is no card; write two rows of two signs and the priority, such as "H. .M 3".
deck-sign = { deck-where }: “{ $found }” is no sign for a parcel; write one of these ({ $known }).
deck-priority = { deck-where }: a priority should be a whole number from 1 to { $most }, and here it says { $found }.
deck-back = { deck-where }: “{ $found }” is no back; after the priority write each of these once, the strongest first: { $known }. Add “skull” if it shows one.
deck-skulls = { deck-where }: { $found } backs show a skull; at most { $most } may, so that the turning up of characters ends.
