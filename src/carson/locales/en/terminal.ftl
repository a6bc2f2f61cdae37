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

play-title = CARSON CITY
play-dot = ·
play-help-hint = “?” for help
play-round = round { $round } of { $rounds }
play-phase-setup = first parcels
play-phase-characters = choosing characters
play-phase-placing = placing cowboys
play-phase-end = end of the round
play-phase-over = the end
play-step-parcel-purchase = Parcel purchase
play-step-place-kept = Kept buildings
play-step-building-income = Building income

# Over columns of fixed width: 11 for a number and a name, 3 for VP, 9 for money and limit, then 5 each, all but money right.
play-players-head = { "   player   VP money    cowb guns fire road land" }
play-track-head = { "   the track, left column first" }
play-turn = turn { $number }
play-passed = passed { $number }
play-pass-order = pass { $number }
play-has-ammunition = ammunition
play-has-white-cowboy = white cowboy
play-has-rodeo = rodeo { $count }
play-keeps = keeps { $tiles }
play-sharpshooter = sharpshooter
play-own-tiles = your tiles { $tiles }
play-tiles = tiles { $count }
# In the title.
play-outlaws = outlaws { $strength } strong, { $points } VP
# For each player: horses in hand, then in the enclosures, + where a cowboy is.
play-horses = Horses in hand|enclosures  { $players }
# Before a secret decision, when several people share the terminal.
play-pass-keyboard = Pass the keyboard to { $player }; nobody else may look.

play-no-tile = no tile
# A tile with the price of its space; $less is how much less it costs the player who is asked.
play-tile =
    { $less ->
        [0] ${ $printed } { $tile }
       *[other] ${ $printed }→{ $price } { $tile }
    }
# What a space brings, behind its name; a thing in one or two characters' room.
play-brings =
    { $thing ->
        [money] +${ $count }
        [points] +{ $count }
        [firepower] +{ $count } fire
        [roads] +{ $count }
       *[other] {""}
    }
play-crowd = { $count }x


## The choices

play-choose-space = 1 to { $last }: the track above.
play-choose-land = More land, by its name:
play-choose-land-brief = More land, by its name: the prices are on the map
play-land-near = beside the road
play-land-house = House
play-land-mountain = mountains
play-land-far = and { $count } others
play-choose-more = Also:
play-choose-amount = Or any amount from “{ $first }” to “{ $last }”
play-choose-white = White cowboy: type “white” and a place where nobody stands, such as “{ $example }”
play-choose-road =
    { $roads ->
        [one] Your road: type a side of a parcel such as “{ $example }”; “roads” lists all { $places }
       *[other] Your { $roads } roads: type a side of a parcel such as “{ $example }”; “roads” lists all { $places }
    }
play-prompt = { $player }{ "> " }
play-prompt-end = { "> " }
play-press-enter = { "Press Enter. " }
play-news = Since your last decision:


## What was typed

play-command-why = why
play-command-odds = odds
play-command-rule = rule
play-command-roads = roads
play-command-log = log
play-command-undo = undo
play-command-save = save
play-command-help = help
play-command-quit = quit

play-unknown = “{ $text }” is neither a choice nor a command: type a number, a choice such as “place wages”, or “help”.
play-ambiguous =
    { $more ->
        [0] “{ $text }” can mean: { $choices }.
       *[other] “{ $text }” can mean: { $choices } and { $more } more.
    }
play-no-such-number =
    { $most ->
        [0] Nothing has a number here: type what you choose.
        [one] Only 1 has a number here.
       *[other] The numbers go from 1 to { $most }.
    }
play-over-unknown = The game is over: type “save FILE”, “log”, “help” or “quit”.

play-why-what =
    Ask about a parcel (“why d4”), a number in the list (“why 2”), a player (“why NAME”), or a space, building or character (“why saloon”).
play-about = { $name }: { $about }
play-why-price = { $place } costs you { $parts }.
play-why-income = { $place }, { $player }'s { $kind }: { $parts }.
play-why-no-income = { $place } is { $player }'s ({ $kind }): it pays nothing.
play-why-nobody = { $place } ({ $kind }) is nobody's and cannot be bought.
play-why-firepower = { $player }'s firepower: { $parts }.

play-odds = { $place }: { $chances }.
play-odds-estimate = { $place }, as things stand: { $chances }.
play-odds-one = { $player } with { $firepower } { $percent }% ({ $exact })
play-odds-alone = { $place }: no duel.
play-odds-none = No duel is coming up.
play-odds-where = Name a place: “odds d4” or “odds ammunition”.

play-roads-none = You cannot lay a road now.
play-roads-one = { $side } ({ $places })
play-roads-connecting = Roads, and the parcels that each would connect: { $roads }.
play-roads-others = Roads that connect nothing new: { $roads }.

play-rule-title = { $number } { $title }
play-rule-how = Type “rule” and a number to read one.

play-log-how-many = Type “log” or “log” and how many lines, such as “log 50”.

play-undone = Taken back: { $choice }.
play-undo-nothing = There is nothing to take back.
play-undo-other = You cannot take that back: { $player } has moved since.
play-undo-chance = You cannot take that back: dice were rolled or tiles drawn since.

play-save-where = Where to? Type “save” and the name of a file.
play-save-not-a-record = { $file } is not a saved game, and stays as it is: choose another name.
play-save-other-game = { $file } is another game's, and stays as it is: choose another name.
play-save-failed = { $file } cannot be written: { $reason }.
play-saved = Saved in { $file }.

play-left = You leave the game. It was not saved.
play-left-older = You leave the game. What happened since it was saved last is lost; continue from there with: carson play --load { $file }
play-left-saved = You leave the game. Continue with: carson play --load { $file }
play-end-of-input = The input ended, and with it the game.
play-interrupted = Interrupted: you leave the game.


## Help

play-help =
    TYPE a number, or the choice itself: “place wages”, “build saloon e5”, “road d4n”. What is clear may
    be shorter: “d4”, “wages”, “pl wag”. An empty line shows the table again.
    {""}
    why d4       the parts of a price or an income; “why 2”: of a choice; “why NAME”: of firepower
                 “why saloon”: what a space, a building or a character does
    odds         the chances in all duels on the board; “odds d4” if you went there too
    rule B5.6    a rule by its number or by a word, such as “rule church”
    roads        where roads can go; “road d4n” lays one on the north side of d4 (n, e, s or w)
    log          more of what happened; “log 50” for so many lines
    undo         takes the last choice back, up to the last dice or a bot's move
    save FILE    saves the game; “carson play --load FILE” goes on with it
    quit         leaves the game
    {""}
    IN THE TOWN an owned parcel has its owner's number and colour, what stands there and what it pays
    now; free land has its price. Thick lines are roads.
play-help-signs = { $house } House, { $townhouse } Townhouse, { $mountain } mountain, { $cowboys } cowboys of these players, { $outlaw } outlaw; { $signs }.
play-help-sign = { $sign } { $kind }
play-help-players = EACH PLAYER'S victory points, money and cash limit, cowboys, revolvers, firepower, roads, parcels.


## The end

play-winner = { $player } wins the game.
play-tie = The tie goes to whoever passed first (rule B8.5).
play-points = { $points } VP
play-scores-head = Points from
play-total = Victory points
play-how-to-save = “save FILE” keeps the game, “log” shows how it went, “quit” leaves.
