### A New Beginning: its name, the items of the sheet, what happens, why not.

variant-new-beginning = A New Beginning
    .about = Everybody buys what he starts with, secretly and all at once; who bids most for it is first.


## The sheet, item by item: what is asked, and each answer with what is left to spend then

question-fill-in-sheet-given = { $player }, your secret sheet: you have ${ $money }. Do you give VP for more money?
question-fill-in-sheet-cowboys = { $player }, your sheet: how many more cowboys do you start with?
question-fill-in-sheet-revolvers = { $player }, your sheet: how many revolvers do you start with?
question-fill-in-sheet-roads = { $player }, your sheet: how many roads do you start with?
question-fill-in-sheet-parcels = { $player }, your sheet: how many parcels do you start with?
question-fill-in-sheet-points = { $player }, your sheet: how many VP do you buy?
question-fill-in-sheet-sharpshooter = { $player }, your sheet: do you want to be a sharpshooter, with a better die in every duel?
question-fill-in-sheet-bid = { $player }, your sheet: how much do you bid for the first place? You pay it in any case.

choice-sheet-given =
    { $count ->
        [0] Give no VP; ${ $left } to spend
       *[other] Give { $count } VP for ${ $money }; ${ $left } to spend
    }
choice-sheet-cowboys =
    { $count ->
        [0] No more cowboys; ${ $left } left
        [one] 1 more cowboy for ${ $costs }; ${ $left } left
       *[other] { $count } more cowboys for ${ $costs }; ${ $left } left
    }
choice-sheet-revolvers =
    { $count ->
        [0] No revolver; ${ $left } left
        [one] 1 revolver for ${ $costs }; ${ $left } left
       *[other] { $count } revolvers for ${ $costs }; ${ $left } left
    }
choice-sheet-roads =
    { $count ->
        [0] No road; ${ $left } left
        [one] 1 road for ${ $costs }; ${ $left } left
       *[other] { $count } roads for ${ $costs }; ${ $left } left
    }
choice-sheet-parcels =
    { $count ->
        [0] No parcel; ${ $left } left
        [one] 1 parcel for ${ $costs }; ${ $left } left
       *[other] { $count } parcels for ${ $costs }; ${ $left } left
    }
choice-sheet-points = { $count } VP for ${ $costs }; ${ $left } left
choice-sheet-sharpshooter =
    { $count ->
        [0] No sharpshooter; ${ $left } left
       *[other] Sharpshooter for ${ $costs }; ${ $left } left
    }
choice-sheet-bid = Bid ${ $costs } for the first place; ${ $left } left


## What happens. Zeros are left out where that reads well.

event-sheet =
    { $player }'s sheet: { event-sheet-items }{ $sharpshooter ->
        [0] {""}
       *[other] , sharpshooter
    }{ $given ->
        [0] {""}
       *[other] , { $given } VP given
    }, bid ${ $bid }; ${ $money } left.
event-sheet-items = cowboys +{ $cowboys }, revolvers { $revolvers }, roads { $roads }, parcels { $parcels }, VP { $points }
event-first-bid =
    { $bid ->
        [0] Nobody bids for the first place: { $player } gets it by the die.
       *[other]
            { $tie ->
                [0] { $player } bids most, ${ $bid }, and is first.
               *[other] { $player } is first by the die, with one of the highest bids, ${ $bid }.
            }
    }
reason-new-beginning = A New Beginning
    .about = Points that were given for money, or bought, on the sheet before the first round.

refusal-sheet-most =
    { $most ->
        [0] You can have none of these at the start.
       *[other] You can have at most { $most } of these at the start.
    }
