### The log: a sentence for each kind of event, `event-<kind>`, and for what changes hands, `gain-<thing>` and `pay-<thing>`.

## Setup

event-characters = In dit spel: { $characters }.
    .one = { $character } ({ $side })
event-tile = Een nieuwe tegel voor ${ $price }: { $kind }.
event-centre = De stad wordt gesticht op { $place }.
event-mountains =
    { $count ->
        [0] Er zijn geen bergen.
       *[other] Bergen op { $places }.
    }
event-first-order = Volgorde bij het begin: { $players }.
event-claim = { $player } neemt kavel { $place }.


## The round

event-round = Ronde { $number } begint.
# Of games whose cards all lie on one side nobody needs to be told which.
event-take = { $player } neemt de { $character }.
    .sided = { $player } neemt de { $character } ({ $side }).
event-fetch = { $player } pakt een { $kind } uit het aanbod voor ${ $price }.
event-place =
    { $piece ->
        [white-cowboy] { $player } plaatst de witte cowboy op { $place }.
       *[other] { $player } plaatst een cowboy op { $place }.
    }
event-decline =
    { $what ->
        [buy-at-once] { $player } koopt geen kavel.
        [buy-building] { $player } koopt het gebouw niet.
        [fetch-tile] { $player } pakt geen tegel.
        [hire-cowboys] { $player } huurt niemand.
        [buy-revolvers] { $player } koopt geen revolver.
       *[other] { $player } koopt geen overwinningspunten.
    }
event-extend = Er komt een weg van niemand { $side }, naar het Stadhuis.
event-pass =
    { $position ->
        [1] { $player } past als eerste.
       *[other] { $player } past als nummer { $position }.
    }
event-road = { $player } legt { $side } een weg aan.


## Duels

event-duel = Duel op { $place }: { $rolls }. { $winner } wint.
    .tie = Duel op { $place }: { $rolls }. { $winner } paste eerder en wint bij gelijke stand.
    .roll = { $player } { $roll } + { $firepower } = { $total }
event-resident = { $player } betrekt het Stadhuis.
event-attack-called-off = De kerk beschermt { $player } op { $place }: alle cowboys daar gaan naar huis.


## Land and buildings

event-buy-parcel = { $player } koopt kavel { $place } voor ${ $price }.
event-buy-building = { $player } koopt een { $kind } voor ${ $price }.
event-built = { $player } bouwt een { $kind } op { $place }.
event-keep = { $player } bewaart een { $kind } voor later.
event-house = { $player } zet een Huis op { $place }.
event-townhouse = { $player } maakt van het Huis op { $place } een Herenhuis.
event-consent =
    { $agreed ->
        [0] { $player } wil geen Huis van { $builder } op { $place }.
       *[other] { $player } vindt een Huis van { $builder } op { $place } goed.
    }
event-city-hall-drawn = Het Stadhuis is getrokken: { $player } mag het plaatsen.
event-city-hall = { $player } plaatst het Stadhuis op { $place }.
event-city-hall-gone = Het Stadhuis is getrokken, maar vindt geen plek en gaat uit het spel.


## Income and points

event-gamble = { $player } gokt: { $first } en { $second }, ${ $money }.
event-double = Dubbele inkomsten voor { $player }: { $kinds }.
event-income = { $player }: { $kind } op { $place } brengt ${ $income } op ({ $parts }).
    .plain = { $player }: { $kind } op { $place } brengt ${ $income } op.
    .nothing = { $player }: { $kind } op { $place } brengt niets op.
    .times = { $player }: { $kind } op { $place } brengt ${ $income } op ({ $parts }, keer { $times }).
event-robbed =
    { $stolen ->
        [0] { $player } berooft { $owner } op { $place } en vindt niets.
       *[other] { $player } berooft { $owner } op { $place }: ${ $stolen }.
    }
event-final-scoring = Eindtelling.
event-end = Het spel is afgelopen: { $ranking }.
    .rank = { $number }. { $player } met { $points } OP


## Why somebody won or lost

verdict-won =
    { $gap ->
        [0] { $player } won de gelijke stand met { $rival }.
       *[other] { $player } won met { $gap } OP verschil.
    }
verdict-lost =
    { $gap ->
        [0] { $player } heeft evenveel OP als { $rival }, die de gelijke stand won.
       *[other] { $player } eindigde { $gap } OP achter { $rival }.
    }
verdict-source = Het grootste verschil: { $reason }, { $own } OP tegen { $other }.
verdict-luck = { $won } van de { $duels } duels gewonnen, { $expected } te verwachten.


## What changes hands

gain-money = { $player } krijgt ${ $count }: { $reason }.
gain-points =
    { $count ->
        [0] { $player } krijgt geen OP: { $reason }.
       *[other] { $player } krijgt { $count } OP: { $reason }.
    }
gain-revolvers =
    { $count ->
        [one] { $player } krijgt een revolver: { $reason }.
       *[other] { $player } krijgt { $count } revolvers: { $reason }.
    }
gain-roads =
    { $count ->
        [one] { $player } krijgt een weg: { $reason }.
       *[other] { $player } krijgt { $count } wegen: { $reason }.
    }
gain-cowboys =
    { $count ->
        [one] { $player } krijgt een cowboy: { $reason }.
       *[other] { $player } krijgt { $count } cowboys: { $reason }.
    }
gain-ammunition = { $player } krijgt de munitie: 3 extra vuurkracht.
gain-white-cowboy = { $player } krijgt de witte cowboy: { $reason }.
pay-money = { $player } betaalt ${ $count }: { $reason }.
leave-parcel = { $player } ziet af van een kavel.
