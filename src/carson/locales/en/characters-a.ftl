### The Paperboy, Indian, Governor, Teacher, Lawyer and Editor, Father Christmas; and the rulebook's five casts as presets.

## Characters

# A card both of whose sides are in play: the round, or whoever takes it, says which.
side-YR = both sides

character-paperboy = Paperboy
    .Y = For $3 take a second card, not the Sheriff: its powers and cash limit are yours, and you place first.
    .short-Y = place first with another's powers, for $3
    .R = Take a second card, not the Sheriff: its powers are yours, its cash limit less $5, and you place first.
    .short-R = place first with another's powers, limit less $5
character-indian = Indian
    .Y = Two parcels for nothing, by dice: empty and nobody's.
    .short-Y = two parcels by dice
    .R = In Parcel purchase no parcel costs you more than $3.
    .short-R = parcels for at most $3
character-governor = Governor
    .Y = A road at once, and 1 VP for each road of yours that reaches a new parcel this round; 2 VP for such a bridge.
    .short-Y = a road, and 1 VP for each road to a new parcel
    .R = Tax the others: $1 for each of their revolvers, or $1 for each $10 they have, rounded up.
    .short-R = a tax on weapons or on money
character-teacher = Teacher
    .YR = Rounds 1 to 3: you are first in the next round. Round 4: 2 VP for each school, prison, church, and for no saloon.
    .Y = In the next round you are first, whenever you pass in this one.
    .short-Y = first in the next round
    .R = At the end 2 VP for each school, prison and church of yours, and 2 VP if you have no saloon.
    .short-R = VP for schools, prisons, churches
character-lawyer = Lawyer/Editor
    .Y = Lawyer: buy a parcel at once, and others leave the parcels where you stand without a duel.
    .short-Y = a parcel at once, none contested
    .R = Editor: 1 VP for each $5 that your buildings pay you, rounded up; $10, $15, $20 in rounds 2, 3, 4.
    .short-R = VP for what your buildings pay
character-father-christmas = Father Christmas
    .Y = 5 VP at once.
    .short-Y = 5 VP at once
    .R = 2 VP at once, and the die: on 3 or more $5 too, on 5 or 6 also a cowboy.
    .short-R = 2 VP, and more by the die


## Choices and questions

# The Paperboy has no cash limit of his own.
choice-take-paperboy = { $number } { $character }: { $short }
choice-tax =
    { $place ->
        [weapons] Tax weapons: ${ $money }
       *[other] Tax money: ${ $money }
    }

question-second-card = { $player }, whose powers do you take? Your number stays 0.
question-choose-tax = { $player }, do you tax the others' weapons or their money?
question-buy-at-once = { $player }, which parcel do you buy at once? You have ${ $money }.


## Events and reasons

event-tax =
    { $what ->
        [weapons] { $player } taxes weapons.
       *[other] { $player } taxes money.
    }
event-taxed = { $player } pays ${ $paid } of tax to { $owner }.
event-teacher = { $player } goes to the front of the pass track: Teacher.
event-lawyer = The Lawyer speaks for { $player } on { $place }: all other cowboys there go home.
event-father-christmas = { $player } rolls a { $roll } for Father Christmas.

reason-editor = Editor


## Refusals

refusal-no-second-card = The { $character } cannot be a second card; choose another.
refusal-outlaw-keeps-parcel = There is an outlaw on { $place }; choose another parcel.


## Presets

preset-quiet = A quiet city
    .about = Few conflicts, good for five or six: 1R 2R 5Y 11Y 13Y 14YR 16R, all 38 buildings.
preset-prosper = A city where you can prosper
    .about = Everybody gets rich: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y, all 38 buildings.
preset-home-owner = The perfect city to become a home owner
    .about = Land and a growing town: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R, all 38 buildings.
preset-gold-rush = Gold rush
    .about = Mines pay, with nine mountains, with or without the river: 0R 1Y 3Y 5R 8R 9Y 10R 11R, all 38 buildings.
preset-settling-scores = Settling scores
    .about = As aggressive as can be: 0R 6R 7Y 9R 10Y 12R 13R 14YR, all 38 buildings.
