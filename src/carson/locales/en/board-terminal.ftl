### The board game in the terminal.

## The town: two letters for each kind of building, and for river land

sign-ranch = Ra
sign-mine = Mi
sign-drugstore = Dr
sign-bank = Ba
sign-saloon = Sa
sign-hotel = Ho
sign-church = Ch
sign-prison = Pr
sign-general-store = Ge
sign-school = Sc
sign-blacksmith = Bl
sign-city-hall = Ci
sign-station = St


## The table

board-title = CARSON CITY
board-phase-setup = first parcels
board-phase-characters = choosing characters
board-phase-placing = placing cowboys
board-phase-end = end of the round
board-phase-over = the end
board-step-parcel-purchase = Parcel purchase
board-step-place-kept = Kept buildings
board-step-building-income = Building income

# Over columns of fixed width: 11 for a number and a name, 3 for VP, 9 for money and limit, then 5 each, all but money right.
board-players-head = { "   player   VP money    cowb guns fire road land" }
board-track-head = { "   the track, left column first" }
board-turn = turn { $number }
board-passed = passed { $number }
board-pass-order = pass { $number }
board-has-ammunition = ammunition
board-has-white-cowboy = white cowboy
board-has-rodeo = rodeo { $count }
board-keeps = keeps { $tiles }
board-sharpshooter = sharpshooter
board-own-tiles = your tiles { $tiles }
board-tiles = tiles { $count }
# In the title.
board-outlaws = outlaws { $strength } strong, { $points } VP
# For each player: horses in hand, then in the enclosures, + where a cowboy is.
board-horses = Horses in hand|enclosures  { $players }

board-no-tile = no tile
# A tile with the price of its space; $less is how much less it costs the player who is asked.
board-tile =
    { $less ->
        [0] ${ $printed } { $tile }
       *[other] ${ $printed }→{ $price } { $tile }
    }
# What a space brings, behind its name; a thing in one or two characters' room.
board-brings =
    { $thing ->
        [money] +${ $count }
        [points] +{ $count }
        [firepower] +{ $count } fire
        [roads] +{ $count }
       *[other] {""}
    }
board-crowd = { $count }x


## The choices

board-choose-space = 1 to { $last }: the track above.
board-choose-land = More land, by its name:
board-choose-land-brief = More land, by its name: the prices are on the map
board-land-near = beside the road
board-land-house = House
board-land-mountain = mountains
board-land-far = and { $count } others
board-choose-white = White cowboy: type “white” and a place where nobody stands, such as “{ $example }”
board-choose-road =
    { $roads ->
        [one] Your road: type a side of a parcel such as “{ $example }”; “roads” lists all { $places }
       *[other] Your { $roads } roads: type a side of a parcel such as “{ $example }”; “roads” lists all { $places }
    }


## What was typed

play-command-odds = odds
play-command-roads = roads

play-unknown-board = “{ $text }” is neither a choice nor a command: type a number, a choice such as “place wages”, or “help”.
play-undo-chance-board = You cannot take that back: dice were rolled or tiles drawn since.

board-why-what =
    Ask about a parcel (“why d4”), a number in the list (“why 2”), a player (“why NAME”), or a space, building or character (“why saloon”).
board-why-price = { $place } costs you { $parts }.
board-why-income = { $place }, { $player }'s { $kind }: { $parts }.
board-why-no-income = { $place } is { $player }'s ({ $kind }): it pays nothing.
board-why-nobody = { $place } ({ $kind }) is nobody's and cannot be bought.
board-why-firepower = { $player }'s firepower: { $parts }.

board-odds = { $place }: { $chances }.
board-odds-estimate = { $place }, as things stand: { $chances }.
board-odds-one = { $player } with { $firepower } { percent } ({ $exact })
board-odds-alone = { $place }: no duel.
board-odds-none = No duel is coming up.
board-odds-where = Name a place: “odds d4” or “odds ammunition”.

board-roads-none = You cannot lay a road now.
board-roads-one = { $side } ({ $places })
board-roads-connecting = Roads, and the parcels that each would connect: { $roads }.
board-roads-others = Roads that connect nothing new: { $roads }.


## Help

play-help-board =
    TYPE a number, or the choice itself: “place wages”, “build saloon e5”, “road d4n”. What is clear may
    be shorter: “d4”, “wages”, “pl wag”. An empty line shows the table again.
play-help-why-board =
    why d4       the parts of a price or an income; “why 2”: of a choice; “why NAME”: of firepower
                 “why saloon”: what a space, a building or a character does
play-help-odds = odds         the chances in all duels on the board; “odds d4” if you went there too
play-help-rule-board = rule B5.6    a rule by its number or by a word, such as “rule church”
play-help-roads = roads        where roads can go; “road d4n” lays one on the north side of d4 (n, e, s or w)
play-help-undo-board = undo         takes the last choice back, up to the last dice or a bot's move

board-legend =
    IN THE TOWN an owned parcel has its owner's number and colour, what stands there and what it pays
    now; free land has its price. Thick lines are roads.
board-legend-signs = { $house } House, { $townhouse } Townhouse, { $mountain } mountain, { $cowboys } cowboys of these players, { $blocked } outlaw; { $signs }.
board-legend-sign = { $sign } { $kind }
board-legend-players = EACH PLAYER'S victory points, money and cash limit, cowboys, revolvers, firepower, roads, parcels.


## The end

board-tie = The tie goes to whoever passed first (rule B8.5).


## A position, for `carson show`

board-position-tile = { $kind } ${ $price }
board-position-track = For sale: { $tiles }.
board-position-cowboys = Cowboys on the track: { $groups }.
board-incomes = Incomes
board-prices = Prices of parcels


## Options of `carson play` and `carson simulate`

command-edition-option = first or big-box
command-characters-option = seven characters, yellow, red or either side, such as 1Y,2R,3?,9Y,12R,14YR,16Y, and the paperboy (0Y) besides; or random
command-buildings-option = kinds besides the eight base ones, such as school,station; or all, or none
command-variants-option = variants, such as river,horses; or none; or random, which in simulate draws anew for every game
command-river-option = an own course for the river, parcel by parcel, such as d8,d7,d6,c6,b6,a6
command-mountains-option = how many mountains, 0 to 9 (nine, fewer with a river)
command-data-option = a TOML file that replaces figures of the components
