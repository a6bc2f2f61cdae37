### Carson River: its name, what happens, why not.

variant-river = Carson River
    .about = A river through the town, crossed by bridges of two roads; parcels at a bridge are worth 3 VP.

event-river = The Carson River runs through { $places }.
event-bridge = { $player } builds a bridge { $side }, with two roads.

refusal-river-no-parcel = "{ $parcel }" in the course of the river is no parcel; write names from a1 to h8.
refusal-river-length = A river has { $least } to { $most } parcels, not { $count }.
refusal-river-twice = The course of the river comes to { $parcel } twice; each parcel can be in it once.
refusal-river-gap = In the course of the river { $parcel } does not touch { $before } by a side; name the parcels one after the other.
refusal-river-inland = The course of the river ends at { $parcel }, inside the map; it has to go from rim to rim.
refusal-river-not-in-game = There is a course for a river ({ $parcel } ...) but no river; add the variant "river" or leave the course out.

position-river = { position-where }: { $word } is not as the river runs; write "~" on the parcels of its course, unowned, and nowhere else.
