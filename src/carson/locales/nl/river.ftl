### Carson River: its name, what happens, why not.

variant-river = Carson River
    .about = Een rivier door de stad, met bruggen van twee wegen; kavels aan een brug zijn 3 OP waard.

event-river = De Carson River stroomt door { $places }.
event-bridge = { $player } bouwt een brug { $side }, met twee wegen.

refusal-river-no-parcel = “{ $parcel }” in de loop van de rivier is geen kavel; schrijf namen van a1 tot h8.
refusal-river-length = Een rivier heeft { $least } tot { $most } kavels, niet { $count }.
refusal-river-twice = De rivier komt twee keer op { $parcel }; elke kavel kan er één keer in voorkomen.
refusal-river-gap = In de loop van de rivier raakt { $parcel } niet met een zijde aan { $before }; noem de kavels een voor een.
refusal-river-inland = De rivier eindigt op { $parcel }, midden op het bord; hij moet van rand tot rand lopen.
refusal-river-not-in-game = Er is een loop voor een rivier ({ $parcel } ...) maar geen rivier; voeg de variant “river” toe of laat de loop weg.

position-river = { position-where }: { $word } klopt niet met de rivier; schrijf “~” op de kavels van de loop, zonder eigenaar, en nergens anders.
