### The log: a sentence for each kind of event, `event-<kind>`, and for what changes hands, `gain-<thing>` and `pay-<thing>`.

## Setup

event-characters = In this game: { $characters }.
    .one = { $character } ({ $side })
event-tile = A new tile for ${ $price }: { $kind }.
event-centre = The town is founded on { $place }.
event-mountains =
    { $count ->
        [0] There are no mountains.
       *[other] Mountains on { $places }.
    }
event-first-order = Order at the start: { $players }.
event-claim = { $player } takes parcel { $place }.


## The round

event-round = Round { $number } begins.
# Of games whose cards all lie on one side nobody needs to be told which.
event-take = { $player } takes the { $character }.
    .sided = { $player } takes the { $character } ({ $side }).
event-fetch = { $player } fetches the { $kind } from the track for ${ $price }.
event-place =
    { $piece ->
        [white-cowboy] { $player } places the white cowboy on { $place }.
       *[other] { $player } places a cowboy on { $place }.
    }
event-decline =
    { $what ->
        [buy-at-once] { $player } buys no parcel.
        [buy-building] { $player } does not buy the building.
        [fetch-tile] { $player } takes no tile.
        [hire-cowboys] { $player } hires nobody.
        [buy-revolvers] { $player } buys no revolver.
       *[other] { $player } buys no victory points.
    }
event-extend = A road of nobody's is laid { $side }, towards City Hall.
event-pass =
    { $position ->
        [1] { $player } passes, first of all.
       *[other] { $player } passes, as number { $position }.
    }
event-road = { $player } lays a road { $side }.


## Duels

event-duel = Duel on { $place }: { $rolls }. { $winner } wins.
    .tie = Duel on { $place }: { $rolls }. { $winner }, who passed first, wins the tie.
    .roll = { $player } { $roll } + { $firepower } = { $total }
event-resident = { $player } moves into City Hall.
event-attack-called-off = The church protects { $player } on { $place }: all cowboys there go home.


## Land and buildings

event-buy-parcel = { $player } buys parcel { $place } for ${ $price }.
event-buy-building = { $player } buys the { $kind } for ${ $price }.
event-built = { $player } builds the { $kind } on { $place }.
event-keep = { $player } keeps the { $kind } for later.
event-house = { $player } puts a House on { $place }.
event-townhouse = { $player } makes the House on { $place } a Townhouse.
event-consent =
    { $agreed ->
        [0] { $player } wants no House of { $builder } on { $place }.
       *[other] { $player } lets { $builder } put a House on { $place }.
    }
event-city-hall-drawn = City Hall is drawn: { $player } places it.
event-city-hall = { $player } places City Hall on { $place }.
event-city-hall-gone = City Hall is drawn, but finds no place and leaves the game.


## Income and points

event-gamble = { $player } gambles: { $first } and { $second }, ${ $money }.
event-double = { $player }'s { $kinds } pay double.
event-income = { $player }: { $kind } on { $place } pays ${ $income } ({ $parts }).
    .plain = { $player }: { $kind } on { $place } pays ${ $income }.
    .nothing = { $player }: { $kind } on { $place } pays nothing.
    .times = { $player }: { $kind } on { $place } pays ${ $income } ({ $parts }, times { $times }).
event-robbed =
    { $stolen ->
        [0] { $player } robs { $owner } on { $place } and finds nothing.
       *[other] { $player } robs { $owner } on { $place }: ${ $stolen }.
    }
event-final-scoring = Final scoring.
event-end = The game is over: { $ranking }.
    .rank = { $number }. { $player } with { $points } VP


## Why somebody won or lost

verdict-won =
    { $gap ->
        [0] { $player } won the tie with { $rival }.
       *[other] { $player } won by { $gap } VP.
    }
verdict-lost =
    { $gap ->
        [0] { $player } has as many VP as { $rival }, who won the tie.
       *[other] { $player } came in { $gap } VP behind { $rival }.
    }
verdict-source = The biggest difference: { $reason }, { $own } VP against { $other }.
verdict-luck = { $won } of { $duels } duels won, { $expected } expected.


## What changes hands

gain-money = { $player } gets ${ $count }: { $reason }.
gain-points =
    { $count ->
        [0] { $player } gets no VP: { $reason }.
       *[other] { $player } gets { $count } VP: { $reason }.
    }
gain-revolvers =
    { $count ->
        [one] { $player } gets a revolver: { $reason }.
       *[other] { $player } gets { $count } revolvers: { $reason }.
    }
gain-roads =
    { $count ->
        [one] { $player } gets a road: { $reason }.
       *[other] { $player } gets { $count } roads: { $reason }.
    }
gain-cowboys =
    { $count ->
        [one] { $player } gets a cowboy: { $reason }.
       *[other] { $player } gets { $count } cowboys: { $reason }.
    }
gain-ammunition = { $player } gets the ammunition: 3 more firepower.
gain-white-cowboy = { $player } gets the white cowboy: { $reason }.
pay-money = { $player } pays ${ $count }: { $reason }.
leave-parcel = { $player } leaves a parcel unbought.
