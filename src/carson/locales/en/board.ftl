### The things of the board game by name, and what each does in one line: our own wording, for help, hints and hovering.

## The game itself

game-board = the board game
    .title = The board game
    .options = Options of the board game


## Sides of a card

side-Y = yellow
side-R = red

# Where a road lies: between two parcels, at the rim on one side of a parcel; where roads are typed, by its name (d5n).
road-typed = on { $side }
road-between = between { $first } and { $second }
road-rim-n = on the north side of { $parcel }
road-rim-e = on the east side of { $parcel }
road-rim-s = on the south side of { $parcel }
road-rim-w = on the west side of { $parcel }


## Places

place-wages = Wages
    .about = $4 for each cowboy; any number of cowboys, nobody fights.
place-ammunition = Ammunition
    .about = 3 more firepower until the round ends.
place-roads-3 = Roads (1)
    .about = Three roads for one player.
place-roads-1 = Roads (2)
    .about = A road for each cowboy; any number of cowboys, nobody fights.
place-building-12 = Building $12
    .about = Buy the tile that lies here; it is the first one sold.
place-building-10 = Building $10
    .about = Buy the tile that lies here.
place-building-8 = Building $8
    .about = Buy the tile that lies here.
place-building-6 = Building $6
    .about = Buy the tile that lies here.
place-building-5 = Building $5
    .about = Buy the tile that lies here.
place-building-4 = Building $4
    .about = Buy the tile that lies here.
place-building-3 = Building $3
    .about = Buy the tile that lies here; it is the last one sold.
# A building space is called by the tile that lies there: Mine ($4).
place-tile = { $kind } (${ $price })
place-parcels-income = Parcels income
    .about = $2 for each of your parcels.
place-cowboys-income = Firepower income
    .brief = Firepower inc.
    .about = $2 for each point of your firepower.
place-gambling = Gambling
    .about = Roll two dice and get that many dollars.
place-parcels-vp = Parcels VP
    .about = 1 VP for every two of your parcels.
place-buildings-vp = Buildings VP
    .about = 1 VP for each of your buildings on the board; Houses and mountains do not count.
place-cowboys-vp = Firepower VP
    .about = 1 VP for every two points of your firepower.
place-vp-5 = VP for $5
    .about = Buy any number of VP for $5 each; open in all four rounds.
place-vp-4 = VP for $4
    .about = Buy any number of VP for $4 each; closed in the last round.
place-vp-3 = VP for $3
    .about = Buy any number of VP for $3 each; open in the first two rounds.
place-vp-2 = VP for $2
    .about = Buy any number of VP for $2 each; open in the first round only.


## What stands on a parcel. The value is the name, .some the plural, .about the condition and what it brings.

kind-empty = open land
kind-river = river
kind-house = House
kind-townhouse = Townhouse
kind-mountain = mountain
kind-ranch = ranch
    .some = ranches
    .about = Needs neither road nor House. $1 for each free parcel beside it, at least $1; counts as a House; 1 revolver.
kind-mine = mine
    .some = mines
    .about = Needs neither road nor House. $3 for each mountain beside it that is yours or nobody's; 1 revolver.
kind-drugstore = drugstore
    .some = drugstores
    .about = Road and House. $3 for each House beside it that is yours or nobody's and for each ranch of yours.
kind-bank = bank
    .some = banks
    .about = Road and House. $3 for each House beside it that is yours or nobody's and for each mine of yours.
kind-saloon = saloon
    .some = saloons
    .about = Road and House. $5 for each House beside it that is yours or nobody's.
kind-hotel = hotel
    .some = hotels
    .about = Road and House. Always $6; counts as two Houses.
kind-church = church
    .some = churches
    .about = Road and House. Nobody can attack your buildings beside it, nor the church; counts as a House.
kind-prison = prison
    .some = prisons
    .about = Road and House. No income, but 2 revolvers; cannot be attacked.
kind-general-store = general store
    .some = general stores
    .about = Road and House. $6 for each House of yours beside it and $3 for each other, even another player's.
kind-school = school
    .some = schools
    .about = Road and three Houses. No income; counts as a House; cannot be attacked.
kind-blacksmith = blacksmith
    .some = blacksmiths
    .about = Road and House. $5 for each round so far and for each ranch of yours.
kind-city-hall = City Hall
    .some = City Halls
    .about = Nobody's. Who holds it with a cowboy earns a level more on each own drugstore, bank, store, saloon and blacksmith.
kind-station = station
    .some = stations
    .about = Needs a straight road across the whole map. At the end 1 VP for every two Houses in town; counts as two Houses.


## Characters. .Y and .R say what the yellow and the red side do; .short-Y and .short-R in a few words.

character-sheriff = Sheriff
    .Y = A white cowboy as an extra, for an action space or nobody's land where no cowboy stands; only a no-duel cowboy of the Singer can join him.
    .short-Y = a white cowboy whom nobody joins
    .R = You start no fight, with players or outlaws, and only defend your own buildings; 3 VP for each duel you lose, to an outlaw too.
    .short-R = 3 VP for each lost duel, but start none
character-banker = Banker
    .Y = $9 at once, and a very high cash limit.
    .short-Y = $9 at once
    .R = When the round ends, buy 3 VP for $3, 5 VP for $12 or 7 VP for $25.
    .short-R = 3, 5 or 7 VP for $3, $12 or $25
character-grocer = Grocer
    .Y = $8 at once, or at Building income: $8 or double income for one kind of your buildings, never on top of dynamite or a horse.
    .short-Y = $8, or double one kind of building
    .R = $8 at once, or 1 VP for each of your Houses and Townhouses when the round ends.
    .short-R = $8, or 1 VP for each House of yours
character-chinese-worker = Chinese Worker
    .Y = Two roads at once, and buildings cost you half, rounded up.
    .short-Y = two roads, buildings at half price
    .R = Fetch any tile from the track for $5, to build it at once or to keep it.
    .short-R = any tile of the track for $5
character-settler = Settler
    .Y = A parcel of your choice that nobody owns, for nothing.
    .short-Y = a parcel for nothing
    .R = $8 at once, or 1 VP for each of your mountains when the round ends.
    .short-R = $8, or 1 VP for each mountain of yours
character-captain = Captain
    .Y = Hire one cowboy for $1, two for $4 or three for $9.
    .short-Y = 1, 2 or 3 cowboys for $1, $4 or $9
    .R = Buy one revolver for $3 or two for $9; they are yours for good.
    .short-R = 1 or 2 revolvers for $3 or $9
character-mercenary = Mercenary
    .Y = 3 more firepower until the round ends.
    .short-Y = firepower +3
    .R = 2 more firepower until the round ends.
    .short-R = firepower +2


## Presets and editions

preset-first-game = First game
    .about = Big Box, the 30 buildings of the base game, characters 1 to 7 on their yellow sides.
preset-first-edition = First edition
    .about = The game of 2009 for 2 to 5 players, characters 1 to 7.
preset-big-box = Big Box
    .about = All 38 buildings, and seven random characters on random sides.

edition-first = first edition
    .played = first edition
    .about = The game of 2009: 2 to 5 players, 30 buildings, no Townhouses; passing early is worth VP at the end.
edition-big-box = Big Box
    .played = Big Box edition
    .about = The game of 2015: 2 to 6 players, up to 38 buildings, Townhouses, higher incomes.
