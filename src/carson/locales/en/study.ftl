### `carson study`: the command, and the words of its report. Column heads are `study-col-`, tables `study-table-`, parts `study-part-`.

command-study = Play games and write a report on the balance of a game.
    .text =
        Plays games between bots, or goes on with --file, and writes a page to be read:
        who wins with what, with intervals, and with the bots' levels allowed for. What
        you leave open is mixed: every number of players alike, and half of the games
        with one variant.
    .examples =
        {"  "}carson study --games 500 --file board.jsonl --output board.html
        {"  "}carson study cards --players 4 --output cards.html
        {"  "}carson study --resume board.jsonl --json
command-study-bots = bots, which take turns on the seats; one that searches may get --simulations (two that take some 10 ms)
command-study-games = how many games (200)
command-study-output = the file for the report, a page of HTML (study-board.html or study-cards.html)
command-study-gathering = Reading the games
command-study-no-numpy = A report needs numpy: uv pip install 'carson-city[study]'. What was played is lost without --file; with it the same command goes on from there.
command-study-no-numpy-kept = A report needs numpy: uv pip install 'carson-city[study]'. All { $games } games are in { $file }: carson study --resume { $file }
command-study-nothing = There is nothing to report: no game was finished.
command-study-other = { $games } of the games in { $file } would go otherwise in this version of the program and are left out: play them again with another --file.
command-study-unwritable = The report cannot be written to { $file } ({ $reason }): name another file with --output.
command-study-written = The report on { $games } games is in { $file } (seed { $seed }).

study-title = The balance of { $game }
study-lead =
    { $games ->
        [one] One game
       *[other] { $number } games
    } between bots, { $decisions } decisions.
study-bots = Who played: { $bots }. They took turns on the seats; on average a decision took { $ms } ms of processor time.
study-made = Seed { $seed }, version { $version }. The same command plays the same games.
study-few = These are few games. The intervals below are honest about that: most of what you see may be chance, and much cannot be told at all. Play more with --games.
study-how = How to read it
study-how-interval = A dot is what was found, the line through it holds the true value in 95 of 100 such studies. Where the line crosses zero, nothing was shown.
study-how-stands = A full dot stands even if all lines of its table are tried at once (Holm's rule). A hollow one may be one of the five in a hundred that chance makes.
study-how-allowed = Seats are compared only with others at the same table, and where it says so in the same round. The level of who played is allowed for; in a round so is how each seat stood when it began. “As it came” is the plain mean, with nothing allowed for.
study-how-cause = What went with more points need not have brought them: whoever is ahead can afford what others cannot. And bots are not people: what they overlook, a report cannot find.
study-how-wins = Wins are in percent of an even share: 100 means as often as everybody, +20 a fifth more often.
study-stands = What stands out
study-stands-none = Nothing is so clear that it stands when everything else is tried beside it.
study-contents = Contents
study-seat = seat { $number }
study-place = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
study-end-first = round { $round }, first
study-end-last = round { $round }, last
study-players = { $count } and { $virtual } virtual
study-virtual = virtual, { $level }
study-card = { $card }: { $contents }
study-priority = priority { $number }
study-bid = bid { $number }
study-strength = strength { $number }
study-own-ruling = our own, see docs/rulings.md
study-space-parcel = a parcel
study-space-building = another's building
study-space-own-building = an own building
study-feature-rim = at the rim
study-feature-near-centre = within two of the town's centre
study-feature-mountains = two mountains beside it or more
study-feature-mountain = a mountain on it
study-feature-connected = connected to the roads
study-sheet-given = points given for money
study-sheet-cowboys = a cowboy
study-sheet-revolvers = a revolver
study-sheet-roads = a road
study-sheet-parcels = a parcel
study-sheet-points = a point bought
study-sheet-sharpshooter = the sharpshooter
study-sheet-bid = a dollar bid
study-not-counted = Not counted
study-why-always = They hold all the time
study-why-outside = They are about texts, figures or kinds of games
study-why-forbids = They say what cannot be done, and bots do not try
study-why-silent = A detail that no event tells apart

study-col-seats = seats
study-col-games = games
study-col-times = times
study-col-cards = cards
study-col-mean-points = points
study-col-mean-wins = wins, % of even
study-col-points = points more
study-col-wins = wins more, %
study-col-naive = as it came
study-col-taken = taken, %
study-col-of-all = of all, %
study-col-decisions = decisions
study-col-winner = the winner's points
study-col-margin = ahead of the second
study-col-more-decisions = decisions more
study-col-more-mean-points = points more, all
study-col-more-margin = margin more
study-col-more-skill = between levels
study-col-round-1 = round 1
study-col-round-2 = round 2
study-col-round-3 = round 3
study-col-round-4 = round 4
study-col-built = built a game
study-col-dollars = dollars a round
study-col-winners = winners
study-col-others = all others
study-col-in-games = in so many games, %
study-col-a-game = a game
study-col-fights = fights
study-col-beaten = beaten, %
study-col-bought = a sheet
study-col-against-bots = more than the bots
study-col-bids-tied = bids that are equal, %
study-col-ties-a-round = ties a round
study-col-ties-won = first of equals, %
study-col-era-1 = first era
study-col-era-2 = second era
study-col-in-round = mean round
study-col-in-place = mean place
study-col-first = chooses first, %
study-col-priority = priority

study-part-who = Who played
study-part-length = Players and length
study-part-variants = Variants
study-part-first = Who is first
study-part-characters = Characters
study-part-spaces = The spaces by round
study-part-buildings = Buildings
study-part-first-parcels = First parcels
study-part-sources = Where points come from
study-part-ours = Figures of our own
study-part-rulings = Rulings
study-part-virtual = Virtual players
study-part-bids = Bids
study-part-cards = Terrain cards

study-table-levels = Levels
    .text = How far apart the levels are at the same table. All else here allows for it.
study-table-players = By number of players
    .text = Decisions are those that somebody was asked; what has one answer is not counted.
study-table-variants = Against games without a variant
    .text = With as many players. “Between levels” is by how many points more the better level is ahead: more than nothing means that it is more a game of skill.
study-table-seats = By seat
    .text = Seats alone decide nothing where the first order is drawn, so this shows whether the method finds what is not there.
study-table-start = By place in the first order
    .text = The order that is drawn at the start of the game.
study-table-turns = Choosing first or last
    .text = Who is first or last to choose a character in a round, against those between; how everybody stood then is allowed for.
study-table-passing = Passing first or last
    .text = Who passes first or last in a round. That is a choice, not a lot: whoever has nothing left to do passes.
study-table-characters = Whoever takes one
    .text = Against the average character; the best first. “Taken” is how often, where it could be.
study-table-spaces = One more cowboy there
    .text = Final points that went with a cowboy on a space, against the average cowboy of that round. This is an association: seats differ in what they can use.
study-table-crowds = Cowboys a game
    .text = How many stand there in each round, on average.
study-table-buildings = One more of a kind
    .text = Against the average building. Dollars are what one brings when it pays.
study-table-first-parcels = One more such parcel
    .text = Among the parcels that are chosen before the first round.
study-table-sources = A seat's points by source
    .text = On average, of those who won and of all others.
study-table-outlaws = Fights with outlaws
    .text = By strength; who reaches it wins 2, 2, 3, 3, 4 and 4 points unless figures were changed.
study-table-sheet = A New Beginning's sheet
    .text = What a seat buys, and what goes with one more of it, all else on the sheet being as it is. What is worth its price goes with nothing.
study-table-enclosures = Enclosures
    .text = Horses in each, and what goes with one more.
study-table-rulings = How often each comes up
    .text = Counted from what happens, is asked and is chosen (src/carson/lab/study has the table).
study-table-virtual = Virtual players beside bots
    .text = Points more than the mean of the bots at the same table.
study-table-ties = Equal bids
    .text = By number of participants, virtual ones too.
study-table-tied = Who chooses first among equals
    .text = By seat, which has a sign of its own: against an even chance.
study-table-order = Choosing early
    .text = What goes with each place in the order of a round, against the average place.
study-table-bids = What a bid gets
    .text = In which rounds of an era it is laid, and which place it brings.
study-table-priorities = Do priorities agree?
    .text = The mean of the cards of each priority in the table below: it should rise with them.
study-table-terrain = Whoever takes one
    .text = Against the average card taken in that round; the order of choosing is allowed for. The best first.
