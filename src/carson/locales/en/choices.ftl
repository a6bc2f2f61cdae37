### What can be chosen, with what it costs and brings: `choice-<verb>`, about 60 columns wide; and what is asked, `question-<decision>`.

## Placing cowboys. Where there is a .short it stands before a duel, and after the white cowboy

choice-pass =
    { $position ->
        [1] Pass: first in the pass order
       *[other] Pass: number { $position } in the pass order
    }
choice-place-wages = { $place }: ${ $money } for each cowboy
choice-place-ammunition = { $place }: { $firepower } more firepower this round
choice-place-roads-3 = { $roads } roads
choice-place-roads-1 = { $roads } road for each cowboy
choice-place-building = Buy the { $kind } for ${ $price }{ choice-site }
choice-place-parcels-income = { $place }: $2 for each parcel, now ${ $money }
    .short = { $place }: now ${ $money }
choice-place-cowboys-income = { $place }: $2 for each firepower, now ${ $money }
    .short = { $place }: now ${ $money }
choice-place-gambling = { $place }: ${ $least } to ${ $most }, ${ $money } on average
choice-place-parcels-vp = { $place }: 1 VP for two parcels, now { $points } VP
    .short = { $place }: now { $points } VP
choice-place-buildings-vp = { $place }: 1 VP for each building, now { $points } VP
    .short = { $place }: now { $points } VP
choice-place-cowboys-vp = { $place }: 1 VP for two firepower, now { $points } VP
    .short = { $place }: now { $points } VP
choice-place-vp =
    { $most ->
        [0] VP for ${ $price } each: you cannot pay any now
       *[other] VP for ${ $price } each: up to { $most } now
    }
choice-place-parcel = { $place }{ choice-on }: buy it for ${ $price } ({ $parts })
    .short = { $place }{ choice-on }: buy it for ${ $price }
choice-place-attack = { $place }: attack { $owner }'s { $kind } for ${ $money } of ${ $income }
choice-place-defend = { $place }: defend ${ $loot } of ${ $income } of your { $kind }
choice-place-public = { $place }: hold City Hall, { $own } a round for you
choice-white = { $label } (white cowboy)

# Behind a placement where others stand. An estimate: the others may still place cowboys and pass.
choice-duel-odds = { $label }; duel with { $rivals }: { percent } for you
    .estimate = { $label }; duel with { $rivals }: about { percent } for you

# What is on the parcel itself, behind its name.
choice-on =
    { $content ->
        [house] {" "}(House)
        [townhouse] {" "}(Townhouse)
        [mountain] {" "}(mountain)
       *[other] {""}
    }

# Where a tile would pay most, behind its price; $site is "none" where it cannot be built yet.
choice-site =
    { $site ->
        [none] , no site for it yet
       *[other]
            { $income ->
                [0] , to build on { $site }
               *[other] , income up to ${ $income } on { $site }
            }
    }


## Land, buildings, roads

choice-claim = { $place }{ choice-on }{ $connected ->
        [0] {""}
       *[other] , on the road
    }{ $beside ->
        [0] {""}
       *[other] : { $parts }
    }
choice-buy-parcel = { $place }{ choice-on }: buy it for ${ $costs } ({ $parts }), ${ $left } left
choice-buy-tile = Buy the { $kind } for ${ $costs }{ choice-site }, ${ $left } left
choice-decline = Buy nothing
choice-fetch = The { $kind } for ${ $costs }{ choice-site }
choice-build = { $place }: build the { $kind }{ $income ->
        [0] {""}
       *[other] , income ${ $income }
    }{ $more ->
        [0] {""}
       *[other] , with its House up to ${ $best }
    }{ $revolvers ->
        [0] {""}
        [one] , 1 revolver
       *[other] , { $revolvers } revolvers
    }
choice-keep = Keep the { $kind } for later
choice-house = { $content ->
        [townhouse] { $place }: make the House there a Townhouse
       *[other] { $place }: a House
    }
    .asks = { $label }, if { $owner } agrees
choice-changes = { $label }; { $changes }
    .own = your buildings { $amount }
    .others = others' buildings { $amount }
choice-change = your { $kind } { $place } { $amount }
    .other = { $owner }'s { $kind } { $place } { $amount }
choice-agree = Agree: the House takes your parcel{ $end ->
        [0] {""}
       *[other] , { $end } VP for you at the end
    }
choice-refuse = { $places ->
        [0] Refuse: { $builder } has no other place without asking
       *[other] { $his ->
            [0] Refuse: the House goes elsewhere
           *[other] Refuse: the House brings { $builder } ${ $his } a round elsewhere
        }
    }
choice-duel = Duel on { $place }: { $odds }
odds = { $player } { percent }
choice-road = { choice-road-or-bridge } { $place }: connects { $parcels }
    .nothing = { choice-road-or-bridge } { $place }: connects nothing new
choice-extend = { choice-road-or-bridge } { $place } towards City Hall: connects { $parcels }
    .nothing = { choice-road-or-bridge } { $place } towards City Hall
choice-road-or-bridge =
    { $roads ->
        [2] Bridge (two roads)
       *[other] Road
    }
choice-done = Done


## Money, points and cards

choice-points = { $points } VP for ${ $costs }, ${ $left } left
choice-give =
    { $costs ->
        [0] Spend nothing, ${ $left } left
       *[other] Spend ${ $costs } for { $points } VP, ${ $left } left
    }
choice-cash = ${ $money } now
choice-wait = Wait
choice-wait-3Y = Wait: at Building income $8, or one kind pays double
choice-wait-3R = Wait: 1 VP for each House at the round's end, now { $points }
choice-wait-5R = Wait: 1 VP for each mountain at the round's end, now { $points }
choice-double = Double your { $kinds }: ${ $money } more
choice-hire =
    { $cowboys ->
        [one] 1 cowboy for ${ $costs }
       *[other] { $cowboys } cowboys for ${ $costs }
    }
choice-arm =
    { $revolvers ->
        [one] 1 revolver for ${ $costs }
       *[other] { $revolvers } revolvers for ${ $costs }
    }
choice-take = { $character } ({ $number }), limit ${ $limit }: { $short }


## What is asked

question-claim-parcel = { $player }, choose a parcel: it is yours for nothing.
question-take-character = { $player }, choose a character for round { $round }.
question-place-cowboy =
    { $cowboys ->
        [0] { $player }, you have no cowboy left of your own: place the one of your card, or pass.
        [one] { $player }, place your last cowboy, or pass.
       *[other] { $player }, place one of your { $cowboys } cowboys, or pass.
    }
question-next-parcel-duel = { $player }, which duel for a parcel is fought next?
question-next-building-duel = { $player }, which duel over a building is fought next?
question-buy-parcels = { $player }, which parcel do you buy? You have ${ $money }.
question-buy-building = { $player }, do you buy the { $kind } for ${ $price }? You have ${ $money }.
question-build-or-keep = { $player }, where do you build the { $kind }? You may also keep it.
question-place-house =
    { $houses ->
        [one] { $player }, where does the House of your { $kind } go?
       *[other] { $player }, where does the next of { $houses } Houses of your { $kind } go?
    }
question-consent = { $player }, may { $builder } put a House on your parcel { $place }, for a { $kind }?
question-build-kept =
    { $kept ->
        [0] { $player }, lay roads if you like ({ $roads } left); the incomes come next.
       *[other] { $player }, do you build what you kept?
    }
question-place-city-hall = { $player }, where does City Hall go?
question-buy-points = { $player }, how many VP do you buy for ${ $price } each? You have ${ $money }.
question-lay-roads = { $player }, lay roads if you like ({ $roads } left); the round ends.
question-cash-limit = { $player }, how much of your ${ $money } do you spend? Each full ${ $per } buys 1 VP; you can keep up to ${ $limit }.
question-banker-points = { $player }, do you buy VP from the bank? You have ${ $money }.
question-cash-or-wait = { $player }, do you take the money now, or wait for what else your card offers?
question-double-kind = { $player }, which of your buildings pay double? Or take the money instead.
question-fetch-tile = { $player }, which tile do you fetch from the track? You have ${ $money }.
question-hire-cowboys = { $player }, how many cowboys do you hire? You have ${ $money }.
question-buy-revolvers = { $player }, how many revolvers do you buy? You have ${ $money }.
