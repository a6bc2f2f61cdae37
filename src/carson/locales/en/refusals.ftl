### Why something cannot be: `refusal-<code>`, what is wrong and what would be right.

# The ruling that says so, behind the sentence.
refusal-ruled = { $sentence } (rule { $ruling })


## Turns and texts

refusal-game-over = The game is over: there is nothing left to choose.
refusal-not-your-turn = It is not the turn of { $player }.
refusal-several-asked = Several players are asked at once ({ $seats }, counted from 0); say for which of them you choose.
refusal-not-asked = “{ $choice }” does not answer what is asked now; choose one of the choices listed.
refusal-unknown-choice = “{ $text }” is not a choice of this game.
refusal-unknown-choice-board = “{ $text }” is not a choice of this game; write one such as “place wages” or “buy d4”.
refusal-cannot-undo = There is nothing to take back: undo stops at dice, at a draw and at another player's choice.
refusal-no-record = This game was not played from its beginning, so there is no record of it; its position can be saved.


## Parcels and characters

refusal-owned = { $place } belongs to { $player }; choose a parcel that nobody owns.
refusal-river = { $place } is river; choose a parcel on land.
refusal-city-hall-is-nobodys = City Hall stands on { $place }, and nobody can own that parcel; choose another.
refusal-character-taken = { $player } has the { $character } this round; choose another character.
refusal-character-not-in-game = The { $character } is not in this game; choose one of those that are.


## Placing cowboys

refusal-no-cowboy-left = You have no cowboy left to place; pass.
refusal-own-cowboy-there = You have a cowboy on { $place } already; choose another place.
refusal-space-closed = { $place } is closed in this round or has no tile; choose a space that is open.
refusal-white-cowboy-there = The white cowboy stands on { $place }, and nobody may join him; choose another place.
refusal-white-cowboy-gone = You have placed the white cowboy already.
refusal-white-cowboy-place = The white cowboy cannot go to { $place }: he needs an open space or unowned land where nobody stands.
refusal-sheriff-starts-no-fight = The red Sheriff starts no fight: on { $place } you would; choose a place where nobody else stands.
refusal-nothing-to-defend = { $place } is your own, and nothing on it can be attacked: no cowboy is needed there.
refusal-church-protects = A church protects { $place }; attack a building that has no church of its owner beside it.
refusal-cannot-be-attacked = { $place } is taken, and nothing on it can be attacked; attack a building that earns money.


## Duels, buying, building

refusal-no-duel-there = There is no duel to fight on { $place }; choose one of the contested places.
refusal-no-cowboy-there = None of your cowboys waits on { $place } to buy it.
refusal-no-property-tile = You have no property tile left, so you cannot own another parcel; decline.
refusal-too-dear = This costs ${ $price } and you have ${ $money }.
refusal-other-tile = You are asked about the { $kind }, not about another building.
refusal-not-your-parcel = { $place } is not yours; build on a parcel of your own.
refusal-occupied = { $place } is occupied ({ $content }); choose a parcel with nothing on it.
refusal-not-connected = No road reaches { $place }; choose a connected parcel, or lay roads first.
refusal-does-not-fit = { $place } does not meet what the { $kind } needs; choose another parcel.
refusal-does-not-fit-station = A side of the station's parcel must lie along a straight road across the whole map; { $place } has none.
refusal-no-room-for-house =
    { $houses ->
        [one] There is no place for the House that must come with a building on { $place }.
       *[other] There is no room for the { $houses } Houses that must come with a building on { $place }.
    }
refusal-not-surrounded = The House on { $place } cannot become a Townhouse: all eight parcels around it would have to be taken.
refusal-no-townhouses = There is a House on { $place } already, and the first edition has no Townhouses; choose another parcel.
refusal-consent-refused = The owner of { $place } has refused this House; choose another parcel.
refusal-tile-not-kept = You have kept no { $kind }; build one that you have, or be done.
refusal-kept-this-round = You kept the { $kind } in this round; in the first edition it can be built from the next round on.
refusal-no-tile = There is no tile on the ${ $price } space; choose another.
refusal-city-hall-site = City Hall cannot go to { $place }: it needs an empty connected parcel that nobody owns.
refusal-city-hall-way = A road { $side } is no shortest way to a parcel for City Hall; choose one that is.


## Roads

refusal-road-there = There is a road { $side } already.
refusal-road-not-joined = A road { $side } would not join the network; it has to touch the end of another road.
refusal-bridge-needs-two = The crossing { $side } needs two roads at once, and you have only one.
refusal-no-roads = You have no road left to lay.


## Money and points

refusal-give-between = Spend at least ${ $least } and at most ${ $most }.
refusal-banker-offers = The Banker sells 3 VP for $3, 5 VP for $12 or 7 VP for $25, nothing else.
refusal-too-few-cowboys =
    { $left ->
        [0] None of your cowboys is left in the general supply; decline.
        [one] Only one of your cowboys is left in the general supply; hire him alone or decline.
       *[other] Only { $left } of your cowboys are left in the general supply; hire no more than that.
    }
refusal-nothing-to-double = None of your buildings of this kind ({ $kind }) earns anything; double another kind, or take the money.


## How a game can be set up

refusal-unknown-game = There is no game “{ $game }”; there is: { $known }.
refusal-unknown-preset = There is no preset “{ $preset }”; choose one of: { $known }.
refusal-unknown-rules = This game was played by rules number { $rules }, and this version knows those up to { $known }; use a newer one.
refusal-old-rules = New games are played by rules number { $known }; those of number { $rules } are only for games that began with them.
refusal-unknown-edition = There is no edition “{ $edition }”; choose one of: { $known }.
refusal-unknown-variant = There is no variant “{ $variant }”; there are: { $known }.
refusal-variant-twice = The variant “{ $variant }” is there twice; name it once.
refusal-variant-not-in-edition = The first edition has no variant “{ $variant }”; leave it out or play the Big Box.
refusal-variant-forbids = The { $kind } cannot stand on { $place }: one school on each bank of the river.
refusal-outlaw-there = There is an outlaw on { $place }; nothing can be built there.
refusal-side-not-offered = Side { $code } cannot be asked for here; choose { $allowed }.
refusal-unknown-bot = There is no bot “{ $bot }”; choose one of: { $known }.
refusal-player-count = The { $edition } takes 2 to { $most } players, not { $players }.
refusal-mountain-count = { $mountains } mountains cannot be set up; choose 0 to { $most }.
refusal-unknown-building = “{ $building }” is no building that can be added; choose among: { $known }.
refusal-building-twice = { $building } is there twice; name each kind of building once.
refusal-building-not-in-edition = The first edition has no { $building }; leave it out or play the Big Box.
# $other: 1 for a character of the Big Box that this version does not have yet.
refusal-unknown-character =
    { $other ->
        [0] “{ $code }” is no character; write a number and a side, such as 3Y, 3R or 3? for a random side.
       *[other] The character { $code } is not in this version, which has these: { $known }.
    }
refusal-character-not-in-edition = Character { $code } is not in this edition; choose another or play the Big Box.
refusal-character-twice = Character { $number } is there twice; each can be in a game once.
refusal-character-count = A game has { $needed } characters, not { $count }.
refusal-bad-config = The setting “{ $field }” is unknown or has a value of the wrong kind.


## Records and states

refusal-record-not-json = This is no record of a game: it is not JSON.
refusal-not-a-record = This is no record of a game of Carson City.
refusal-not-a-game = This is neither the record of a game nor a position.
refusal-other-game = This is the record of another game, and stays as it is.
refusal-record-version = This record has version { $version }, and this program reads version { $known }.
refusal-record-field = The record is damaged: “{ $field }” is missing or of the wrong kind.
refusal-record-commitment = The record is damaged: its seed does not match the commitment made before the game.
refusal-record-choice = The record is damaged: choice { $number }, “{ $text }”, should be a player's number and a choice.
refusal-record-too-long = A record has at most { $most } choices, and this one has more.
refusal-record-unfinished = The game of this record is not over; play it to its end first.
refusal-record-differs = After choice { $number } the game is not as the record says: the file was changed, or the game was played with other rules.
refusal-replay-differs = Choice { $number } of the record, “{ $text }” of player { $seat }, cannot be made: { $why }
refusal-bad-state = The state of the game is damaged: { $problem }.
refusal-bad-frame = The state of the game is damaged: there is no step “{ $frame }”.


## Position files: `position-<problem>`

refusal-not-a-position = This is no position: its first line should be “{ $header }”.

position-where =
    { $line ->
        [0] The position
       *[other] Line { $line } of the position
    }
position-number = { position-where }: “{ $word }” should be a whole number from { $least } to { $most }.
position-no-colon = { position-where }: “{ $word }” should be a name, a colon and a value, such as “round: 2”.
position-twice = { position-where }: “{ $word }” is there already; each line comes once.
position-unknown-line = { position-where }: there is no line of the name “{ $word }”.
position-seats = { position-where }: “{ $word }” should name every player's number once.
position-row-length = { position-where }: “{ $word }” should be the number of a row and eight parcels.
position-cell = { position-where }: “{ $word }” is nothing that a parcel can hold; write such as “.”, “h”, “M” or “2:sa”.
position-no-owner = { position-where }: the building “{ $word }” needs its owner's number, such as “1:{ $word }”.
position-road = { position-where }: “{ $word }” is no place for a road; write a parcel and a side of it, such as “d4n”.
position-kind = { position-where }: “{ $word }” is no building of this game, nor “-” for none.
position-track-length = { position-where }: “{ $word }” should be seven buildings, cheapest space first, “-” for none.
position-nothing-to-hold = { position-where }: a resident needs City Hall in the town (“ci”).
position-chance = { position-where }: “{ $word }” should be a key of hexadecimal digits and a number.
position-card = { position-where }: the character “{ $word }” is not in the game, or another player has it.
position-player-part = { position-where }: “{ $word }” is nothing that a player has; write such as “$15”, “vp 3” or “cowboys 2”.
position-place = { position-where }: “{ $word }” is no place for a cowboy; write a parcel or a space of the track.
position-cowboy-twice = { position-where }: a player has two cowboys on { $word }; only on wages and roads-1 that can be.
position-token = { position-where }: “{ $word }” names no piece that goes with a cowboy; write such as “1+white-cowboy”.
position-data = { position-where }: “{ $word }” should be own figures as JSON.
position-passed = { position-where }: a player who has passed is asked to place in “{ $word }”.
position-owned-public = { position-where }: City Hall belongs to nobody; write “ci”, not “{ $word }”.
position-note = { position-where }: “{ $word }” should be numbers, or the names of places and pieces, as the note has them.
position-agenda = { position-where }: “{ $word }” is no step of the game.
position-next = { position-where }: “{ $word }” is no step; write such as “choose”, “place 2” or “resolve wages”.
position-characters = { position-where }: “{ $word }” should be characters with their sides, such as “1Y 2R”.
position-supply = { position-where }: there are more pieces “{ $word }” than the game has.


## Lesson files: `lesson-file-<problem>`

lesson-where = Lesson { $file }, line { $line }
lesson-file-header = { lesson-where }: a lesson begins with the line “{ $word }”.
lesson-file-no-colon = { lesson-where }: “{ $word }” should be a name, a colon and a value, such as “goal: points 8”.
lesson-file-unknown-line = { lesson-where }: there is no line of the name “{ $word }”; those of a lesson are seat, choices, goal, solution and wrong NAME.
lesson-file-goal = { lesson-where }: “{ $word }” is no goal of this game; docs/lessons.md lists them.
lesson-file-number = { lesson-where }: “{ $word }” should be a whole number, and not a large one.
lesson-file-choice = { lesson-where }: there is no choice “{ $word }” in this game.
lesson-file-no-goal = { lesson-where }: a lesson needs a goal and a solution before its first empty line.
lesson-file-position = { lesson-where }: { $why }
lesson-file-not-asked = { lesson-where }: in this position it is not player { $word } alone who has to choose.
