### Why something is so many, or was paid: `part-` in sums, `reason-` in the log.

## Sums. The value is a part by itself; .sum is the part in a sum, where $each and $amount have their sign of money.

# "3 Houses x $5 + City Hall $5 = $20"
parts-plus = { $sum } + { $part }
parts-minus = { $sum } - { $part }
parts-equal = { $sum } = { $total }
parts-none = nothing

part-land = land
    .sum = land { $amount }
part-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
    .sum = { part-buildings } x { $each }
part-houses =
    { $count ->
        [one] 1 House
       *[other] { $count } Houses
    }
    .sum = { part-houses } x { $each }
part-mountains =
    { $count ->
        [one] 1 mountain
       *[other] { $count } mountains
    }
    .sum = { part-mountains } x { $each }
part-ranches =
    { $count ->
        [one] 1 ranch
       *[other] { $count } ranches
    }
    .sum = { part-ranches } x { $each }
part-mines =
    { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
    .sum = { part-mines } x { $each }
part-own-houses =
    { $count ->
        [one] 1 own House
       *[other] { $count } own Houses
    }
    .sum = { part-own-houses } x { $each }
part-other-houses =
    { $count ->
        [one] 1 other House
       *[other] { $count } other Houses
    }
    .sum = { part-other-houses } x { $each }
part-free-parcels =
    { $count ->
        [one] 1 free parcel
       *[other] { $count } free parcels
    }
    .sum = { part-free-parcels } x { $each }
part-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
    .sum = { part-rounds } x { $each }
part-river = river
    .sum = river { $amount }
part-hotel = hotel
    .sum = hotel { $amount }
part-at-least = at least
    .sum = at least { $amount }
part-city-hall = City Hall
    .sum = City Hall { $amount }
part-highest = over the maximum
    .sum = { $amount } over the maximum
part-space = the space
    .sum = the space { $amount }
part-character = character
    .sum = character { $amount }
part-revolvers =
    { $count ->
        [one] 1 revolver
       *[other] { $count } revolvers
    }
    .sum = { part-revolvers }
part-cowboys =
    { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
    .sum = { part-cowboys }
part-ammunition = ammunition
    .sum = ammunition { $amount }


## Reasons in the log. What is missing here has the name of a space, a kind of building or a character.

reason-bought-vp = VP purchase
    .about = Bought for money on the four victory point spaces.
reason-cash-limit = money spent at the round's end
    .about = At the end of each round, what is over the limit of the character and as much more as one likes: 1 VP for each full $10.
reason-new-cowboys = a new round
reason-money = money left at the end
    .about = In the end money counts too: 1 VP for each full $6.
reason-town = parcels with something on them
    .about = In the end 2 VP for each parcel of yours that is not empty: a building, a House or a mountain counts.
reason-pass-order = players who passed later
    .about = In the end 1 VP for each player who passed later in the last round.
