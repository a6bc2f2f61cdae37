### The board game's table in the browser. Names of places, buildings and characters are in board.ftl and characters.ftl.

## The round

web-board-setup = Before the first round
web-board-over = The end
web-board-round = Round { $round } of { $rounds }
web-board-phases = The phases of a round
web-board-phase-characters = Characters
    .about = Everybody chooses a character, in the order of the pass track.
web-board-phase-placing = Cowboys
    .about = In the order of the cards everybody places one cowboy or passes, until all have passed.
web-board-phase-actions = Actions
    .about = The track is carried out from Wages to the last victory points; where several want the same there is a duel.
web-board-phase-end = Round’s end
    .about = Money over the limit of the card is given away; new cowboys and tiles come.
web-board-bag = Tiles left in the bag: { $count }
web-board-times = { $count } × { $thing }
web-board-outlaw =
    { $points ->
        [one] An outlaw of strength { $strength }: whoever reaches it with die and firepower gets 1 VP.
       *[other] An outlaw of strength { $strength }: whoever reaches it with die and firepower gets { $points } VP.
    }


## The town

web-board-town = The town
web-board-parcels = Parcels
web-board-tools = The town: how it is shown
web-board-nearer = Nearer (+)
web-board-farther = Farther (-)
web-board-whole = The whole town (0)
web-board-prices = Prices of land (p)
web-board-lay-roads = Roads
    .about = Lay a road on the side of a parcel (r)
web-board-road-places = Where a road can be laid
web-board-road-on = A road { $side }
web-board-bridge-on = A bridge { $side }
web-board-pays = Pays { $amount } a round:
    .nothing = Pays { $amount } a round.
web-board-costs = Costs { $amount }:
    .nothing = Yours for nothing.
web-board-less = less { $part }
web-board-connected = Connected to the roads.
web-board-not-connected = No road comes here yet.
web-board-stands = A cowboy of { $player } stands here.

# What a screen reader says of a parcel, one after the other with commas: "d4: saloon of Ann, pays $12, on the road"
web-board-label-nobody = { $place }: { $what }
web-board-label-owned = { $place }: { $what } of { $owner }
web-board-label-pays = pays { $amount }
web-board-label-costs = costs { $amount }
    .nothing = yours for nothing
web-board-label-connected = on the road
web-board-label-outlaw = an outlaw
web-board-label-cowboy = cowboy of { $player }
web-board-label-resident = held by { $player }
web-board-label-choose = can be chosen


## The track

web-board-track = The action track
web-board-now = This is being carried out now.
web-board-closed = Closed in this round.
web-board-no-tile = sold out
web-board-tile-title = { $kind } for { $amount }
web-board-price-for-you = For you { $amount }.
web-board-cowboys-of =
    { $count ->
        [one] a cowboy of { $player }
       *[other] { $count } cowboys of { $player }
    }
web-board-space-label =
    { $closed ->
        [1] { $name }, closed
       *[other]
            { $standing ->
                [none] { $target ->
                    [1] { $name }, can be chosen
                   *[other] { $name }
                }
               *[other] { $target ->
                    [1] { $name }, { $standing }, can be chosen
                   *[other] { $name }, { $standing }
                }
            }
    }
# What a space would bring, in a few letters.
web-board-brings-money = +${ $count }
web-board-brings-dice = ${ $least }–{ $most }
web-board-brings-points = +{ $count } VP
web-board-brings-firepower = +{ $count }
web-board-brings-roads = +{ $count }

# Names for the spaces that fit into a small box, and what they give; .long and .about where there are no other words for them.
web-board-space-wages = Wages
    .gives = $4 each
web-board-space-ammunition = Ammo
    .gives = firepower
web-board-space-roads-3 = Roads
    .gives = 3 for one
web-board-space-roads-1 = Roads
    .gives = 1 each
web-board-space-parcel-purchase = Land
    .gives = in town
    .long = Parcel purchase
    .about = Whoever stands on a parcel may buy it; where several stand, the winner of a duel.
web-board-space-place-kept = Kept
    .gives = build
    .long = Kept buildings
    .about = Everybody may build what he has kept, and lay roads.
web-board-space-parcels-income = Parcels
    .gives = $2 each
web-board-space-cowboys-income = Firepower
    .gives = $2 each
web-board-space-gambling = Gamble
    .gives = two dice
web-board-space-building-income = Incomes
    .gives = buildings
    .long = Building income
    .about = Duels over buildings, then every building pays its owner; whoever attacks one takes half.
web-board-space-parcels-vp = Parcels
    .gives = 1 VP for 2
web-board-space-buildings-vp = Buildings
    .gives = 1 VP each
web-board-space-cowboys-vp = Firepower
    .gives = 1 VP for 2
web-board-space-vp-5 = 1 VP
web-board-space-vp-4 = 1 VP
web-board-space-vp-3 = 1 VP
web-board-space-vp-2 = 1 VP


## Players

web-board-players = Players
web-board-you = you
web-board-turn = is asked now
web-board-bot = Played by a bot
web-board-away = Not here now
web-board-time-left = Time left: { $time }
# On a clock with little room.
web-board-days = { $days }d { $hours }h
web-board-points = Victory points
web-board-vp = VP
web-board-round-after = After round { $round }
web-board-round-vp = { $count } VP
web-board-round-earned = Earned
web-board-round-scored = Points
web-board-round-promised = Next income
web-board-round-spent = Spent
web-board-money = Money
web-board-limit = At the end of the round all over { $amount } is given away; each full $10 brings 1 VP.
web-board-no-limit = The limit comes with the character of the round.
web-board-limit-short = limit { $amount }
web-board-firepower = Firepower
web-board-cowboys = Cowboys
web-board-cowboys-about = { $home } at home, of { $all } in all. Those at home count as firepower.
web-board-revolvers = Revolvers: { $count }
web-board-roads = Roads to lay: { $count }
web-board-land = Parcels: { $count }
web-board-property =
    { $count ->
        [0] No more land can be bought.
        [one] One more parcel can be bought.
       *[other] { $count } more parcels can be bought.
    }
web-board-land-of = Show { $player }’s land in the town
web-board-passed = Passed as number { $number }
web-board-pass-about = Who passes first wins ties in duels and chooses first in the next round.
web-board-places = Places as number { $number }
web-board-turn-about = Cowboys are placed in the order of the cards' numbers.
web-board-chooses = Number { $number } on the pass track
web-board-resident = Holds City Hall
web-board-keeps = Keeps: { $kind }
web-board-herd =
    { $count ->
        [0] No horses in hand
        [one] One horse in hand
       *[other] { $count } horses in hand
    }
web-board-herd-about = Worth { $score } in the rodeo.
web-board-herd-where = In the five enclosures: { $enclosures }. Worth { $score } in the rodeo.
web-board-duel-tiles = Duel tiles: { $count }
web-board-sharpshooter = Sharpshooter
    .about = One more die in every duel; the lowest does not count.
web-board-piece-dynamite = Dynamite: { $count }
    .about = A second die in a duel, or three times the income of a mine.
web-board-piece-ammunition = Ammunition
    .about = 3 more firepower until the round ends.
web-board-piece-white-cowboy = The white cowboy
    .about = An extra cowboy, whom nobody joins.
web-board-piece-no-duel = No-duel tokens: { $count }
    .about = A cowboy with one is fought by nobody.
web-board-piece-rodeo = Rodeos won: { $count }
    .about = At the end 1 VP more for each horse.


## Characters

web-board-characters = Characters
web-board-card-title = { $number } { $name }
web-board-character-label =
    { $taken ->
        [none] { $number } { $name }, { $side }, limit { $limit }
       *[other] { $number } { $name }, { $side }, limit { $limit }, taken by { $taken }
    }


## Duels, dice and what else is asked

web-board-exact = { $ways } of { $all }
web-board-sum-price = Price { $amount }: { $parts }
web-board-sum-income = Pays { $amount } a round: { $parts }
web-board-sum-firepower = Your firepower then: { $amount } ({ $parts })
web-board-duel = Duel: { $place }
web-board-duels =
    { $count ->
        [one] A duel to fight
       *[other] { $count } duels to fight
    }
web-board-fight-outlaw = The outlaw on { $place }, strength { $strength }
web-board-wins = { $player } wins.
web-board-wins-tie = A tie: { $player } passed earlier and wins.
web-board-outlaw-wins = The outlaw stays.
web-board-winner = wins
web-board-chances-were = The chances were
web-board-chances-are = The chances:
web-board-duel-more = How the duel went
web-board-reroll = Roll the { $face } again
web-board-own-tiles = Your duel tiles
web-board-tile-number = Duel tile { $number }
web-board-tile-hidden = A duel tile, face down
web-board-tile-secret = Nobody sees it before all have laid.
web-board-tile-laid = laid
web-board-tile-thinks = { $player } is choosing.
web-board-auction = Auction
web-board-lot =
    { $count ->
        [0] Two parcels are sold together; none is chosen yet.
        [one] { $places } and another parcel are sold together.
       *[other] { $places } are sold together.
    }
web-board-lot-ammunition = The ammunition is sold: 3 more firepower in this round.
web-board-bid-out = out
web-board-consent = A House on another's land
web-board-consent-where = { $player } wants a House on { $place }, for a { $kind }.
web-board-consent-owner = { $player } is asked.
web-board-consent-agreed = If you agree
web-board-consent-refused = { $count ->
    [0] If you refuse: nowhere else without asking
    [one] If you refuse: one other place without asking
   *[other] If you refuse: the best of { $count } places without asking
}
web-board-consent-nothing = nothing
web-board-consent-end = { $count } VP at the end
web-board-a-round = { $times ->
    [one] { $amount } once
   *[other] { $amount } a round, { $times } times
}
web-board-corral =
    { $count ->
        [0] Your enclosures
        [one] Your enclosures, one horse in hand
       *[other] Your enclosures, { $count } horses in hand
    }
web-board-enclosure-1 = Firepower: 1 more for one or two horses, 2 more from three on.
web-board-enclosure-2 = One more cowboy at once, a move, or a pass.
web-board-enclosure-3 = One of your ranches pays double for each horse.
web-board-enclosure-4 = Money at once.
web-board-enclosure-5 = Nothing but the hats, which are many.
web-board-hats =
    { $count ->
        [one] Each horse counts 1 hat in the rodeo, twice with a cowboy.
       *[other] Each horse counts { $count } hats in the rodeo, twice with a cowboy.
    }
web-board-enclosure-label =
    { $cowboy ->
        [1] Enclosure { $number }, horses: { $count }, and a cowboy
       *[other] Enclosure { $number }, horses: { $count }
    }
web-board-has-passed = has passed
web-board-is-placing = is placing
web-board-moves-from = moves from { $place }
web-board-moves-white = moves the white cowboy


## A New Beginning

web-board-purse = Left to spend
web-board-sheet-given = Points given for money
web-board-sheet-cowboys = More cowboys
web-board-sheet-revolvers = Revolvers
web-board-sheet-roads = Roads
web-board-sheet-parcels = Parcels
web-board-sheet-points = Victory points
web-board-sheet-sharpshooter = Sharpshooter
web-board-sheet-bid = Bid for the first place
web-board-sheet-writes = { $player } is writing
web-board-sheet-done = { $player } is ready
web-board-sheet-wait = Everybody fills in a sheet in secret; they are opened when all are ready.
