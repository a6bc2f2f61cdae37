### A New Beginning: its name, the items of the sheet, what happens, why not.

variant-new-beginning = Een nieuw begin
    .about = Iedereen koopt waarmee hij begint, in het geheim en tegelijk; wie daarvoor het meest biedt, is de eerste.


## The sheet, item by item: what is asked, and each answer with what is left to spend then

question-fill-in-sheet-given = { $player }, je geheime formulier: je hebt ${ $money }. Geef je OP voor meer geld?
question-fill-in-sheet-cowboys = { $player }, je formulier: met hoeveel extra cowboys begin je?
question-fill-in-sheet-revolvers = { $player }, je formulier: met hoeveel revolvers begin je?
question-fill-in-sheet-roads = { $player }, je formulier: met hoeveel wegen begin je?
question-fill-in-sheet-parcels = { $player }, je formulier: met hoeveel kavels begin je?
question-fill-in-sheet-points = { $player }, je formulier: hoeveel OP koop je?
question-fill-in-sheet-sharpshooter = { $player }, je formulier: wil je scherpschutter zijn, met een betere worp in elk duel?
question-fill-in-sheet-bid = { $player }, je formulier: hoeveel bied je voor de eerste plaats? Je betaalt het in elk geval.

choice-sheet-given =
    { $count ->
        [0] Geef geen OP; ${ $left } te besteden
       *[other] Geef { $count } OP voor ${ $money }; ${ $left } te besteden
    }
choice-sheet-cowboys =
    { $count ->
        [0] Geen extra cowboys; nog ${ $left } over
        [one] 1 extra cowboy voor ${ $costs }; nog ${ $left } over
       *[other] { $count } extra cowboys voor ${ $costs }; nog ${ $left } over
    }
choice-sheet-revolvers =
    { $count ->
        [0] Geen revolver; nog ${ $left } over
        [one] 1 revolver voor ${ $costs }; nog ${ $left } over
       *[other] { $count } revolvers voor ${ $costs }; nog ${ $left } over
    }
choice-sheet-roads =
    { $count ->
        [0] Geen weg; nog ${ $left } over
        [one] 1 weg voor ${ $costs }; nog ${ $left } over
       *[other] { $count } wegen voor ${ $costs }; nog ${ $left } over
    }
choice-sheet-parcels =
    { $count ->
        [0] Geen kavel; nog ${ $left } over
        [one] 1 kavel voor ${ $costs }; nog ${ $left } over
       *[other] { $count } kavels voor ${ $costs }; nog ${ $left } over
    }
choice-sheet-points = { $count } OP voor ${ $costs }; nog ${ $left } over
choice-sheet-sharpshooter =
    { $count ->
        [0] Geen scherpschutter; nog ${ $left } over
       *[other] Scherpschutter voor ${ $costs }; nog ${ $left } over
    }
choice-sheet-bid = Bied ${ $costs } voor de eerste plaats; nog ${ $left } over


## What happens. Zeros are left out where that reads well.

event-sheet =
    Formulier van { $player }: { event-sheet-items }{ $sharpshooter ->
        [0] {""}
       *[other] , scherpschutter
    }{ $given ->
        [0] {""}
       *[other] , { $given } OP gegeven
    }, bod ${ $bid }; nog ${ $money } over.
event-sheet-items = cowboys +{ $cowboys }, revolvers { $revolvers }, wegen { $roads }, kavels { $parcels }, OP { $points }
event-first-bid =
    { $bid ->
        [0] Niemand biedt voor de eerste plaats: de dobbelsteen geeft die aan { $player }.
       *[other]
            { $tie ->
                [0] { $player } biedt het meest, ${ $bid }, en is de eerste.
               *[other] { $player } is de eerste door de dobbelsteen, met een van de hoogste biedingen, ${ $bid }.
            }
    }
reason-new-beginning = Een nieuw begin
    .about = Punten die vóór de eerste ronde op het formulier voor geld zijn gegeven, of zijn gekocht.

refusal-sheet-most =
    { $most ->
        [0] Hiervan kun je bij het begin niets hebben.
       *[other] Hiervan kun je er bij het begin hoogstens { $most } hebben.
    }
