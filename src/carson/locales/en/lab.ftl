### Commands for those who write and measure bots: ladder, engine, analyse.


## carson ladder

command-ladder = Measure which bot beats which, and how surely.
    .text =
        Plays pairings of bots: one seat of the first against the second on all
        others. Seats rotate, every game has a seed of its own. Tells shares of wins
        with their 95% intervals, ratings, and processor time for a decision, as
        tables in Markdown. With --file finished games are kept: the same command
        goes on with what is left.
    .examples =
        {"  "}carson ladder --players 2 --bots greedy,random
        {"  "}carson ladder --players 4 --preset big-box --games 400 --file big-box.jsonl
        {"  "}carson ladder cards --players 2 --all-pairs --workers 2 --json
command-ladder-bots = bots, the strongest first: each against the next one (all that there are)
command-ladder-all-pairs = each against all that come after it
command-ladder-games = how many games for each pairing (100)
command-ladder-simulations = how many simulations a bot may use for a choice: marshal=40,legend=300 (their own)
command-ladder-head-pairing = pairing
command-ladder-head-played = what, how many players
command-ladder-head-games = games
command-ladder-head-wins = wins
command-ladder-head-share = share [95%]
command-ladder-head-points = points
command-ladder-head-simulations = simulations
command-ladder-head-ms = ms for a decision
command-ladder-head-rating = rating
command-ladder-rated = Seed { $seed }. Ratings are Bradley and Terry's in Elo points, { $bot } has 0; ± is the 95% interval.
command-ladder-two-bots = A ladder needs at least two bots, each named once: write --bots greedy,random.
command-ladder-alone = A ladder needs a game of two or more: choose more --players.
command-simulations-not-so = --simulations cannot be “{ $text }”: write a bot and a number, such as marshal=40.
command-file-unwritable = { $file } cannot be written ({ $reason }): name a file that can.
command-a-second = { $rate }/s


## Work that takes long: ladder, simulate, train

command-workers-option = how many processes share the games (one for each core); the results are the same
command-cluster-option = share them on a Ray cluster: local starts Ray here, ray://HOST:PORT joins one
command-keep-option = keep finished games there, and go on with those that it has
command-resume-option = go on with the command that wrote this file; other options count more than its own
command-worker-died = Processes that played games were ended from outside again and again; { $games } games are finished: try fewer --workers.
command-kept-nothing = “{ $file }” is not a file of results: name one that there is not yet, or one that this command has written.
command-kept-bad-line = “{ $file }” cannot be read as results in line { $number }: take that line out, and the game is played again.
command-kept-other = “{ $file }” has results of something else ({ $what } “{ $kept }” instead of “{ $wanted }”): name another file.
command-kept-no-command = “{ $file }” does not say which command wrote it: write that command again, with --file.
command-cluster-address = --cluster cannot be “{ $text }”: write local, or ray://HOST:PORT.
command-cluster-missing = Ray is not installed here: install the package with its extra “cluster” (carson-city[cluster]).
command-cluster-nobody = No Ray cluster answers at { $address } ({ $reason }): see whether it runs, and on which port it takes clients.
command-cluster-not-started = Ray does not start here ({ $reason }): leave --cluster out, and processes play.
command-cluster-no-carson = The cluster's machines cannot play ({ $reason }): install this package there.
command-cluster-version = The cluster's machines have version { $found } of this program and not { $own }, which may play other games: install the same.
command-not-together = { $option } cannot be used with { $other }, which draws what is played: leave one of them out.
command-kept-interrupted =
    Interrupted; { $games ->
        [one] one finished game is
       *[other] { $games } finished games are
    } in { $file }, and the same command goes on from there, as --resume { $file } does.


## Programs as bots, and carson engine

command-engine = Let other programs ask our bots, over a pipe.
    .text =
        Reads questions from standard input, a line of JSON each, and answers each with
        a bot's choice, until the input ends. docs/engine.md has the lines; the other
        way round, --bots "cmd:PROGRAM" of simulate, ladder and play asks a program.
    .examples =
        {"  "}carson engine --bot greedy
        {"  "}carson simulate --players 2 --bots "greedy,cmd:python examples/my_bot.py" --games 10
command-engine-bot = which bot answers (the game's best)
command-engine-simulations = how many simulations it may use for a choice (its own)
command-engine-long-line = A question is longer than { $most } bytes: send one line for each.
command-patience-option = how long a program (cmd:...) may take for a choice (10)
command-patience-not-so = --patience cannot be “{ $text }”: it takes seconds, at least 0.01 and at most { NUMBER($most, useGrouping: 0) }.
command-turns-lost =
    { $bot } did not answer as it should and lost { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } to choices by chance.
refusal-no-program = There is no program “{ $program }”: write cmd: and a command that can be run, such as cmd:./mybot.
refusal-no-programs-here = Programs cannot be bots on this system: use Linux or macOS.
refusal-engine-not-json = This line is no JSON object: send one in each line.
refusal-engine-protocol = The protocol “{ $protocol }” is not known here: take { $known }.
refusal-engine-field = The question's “{ $field }” is missing or is no such thing: docs/engine.md says what it should be.
refusal-engine-choices = The question's choices are not those that are legal in its position.


## carson analyse

command-analyse = Review a recorded game: turning points, mistakes, luck.
    .text =
        Goes through a recorded game choice by choice: how likely everybody was to win,
        where the game turned, what each choice gave away and what would have been
        better, luck apart from skill, and how accurate everybody was. Each choice is
        judged by what its seat could know. Ctrl-C prints what there is by then.
    .examples =
        {"  "}carson analyse my-game.json
        {"  "}carson analyse my-game.json --simulations 60
        {"  "}carson analyse my-game.json --json
command-analyse-simulations = how often a choice that matters is tried out (240)
command-analyse-progress = Thinking
command-analyse-title =
    { $names }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }; those that matter were tried out { $simulations } times.
command-analyse-partial = Broken off after { $percent } of the work: this is what there is.
command-analyse-turning-points = Turning points
command-analyse-mistakes = What could have been better
command-analyse-where = { $round ->
    [0] { $name }, { $phase }:
   *[other] { $name }, round { $round }, { $phase }:
}
command-analyse-about = “Lost” is chance to win that better choices would have kept, all in all. Luck is what dice, draws and revealed secrets changed.


## carson data

command-data = Say what is in a folder of tables, or write the record of a game in it.
    .text =
        Describes a folder that “carson simulate --parquet FOLDER” has written: games,
        rows, configurations, sizes. With --record it plays a game of the folder again
        and prints its record, as “carson verify” takes it. docs/data.md has the tables.
    .examples =
        {"  "}carson simulate --preset big-box --bots deputy --games 1000 --parquet games
        {"  "}carson data games
        {"  "}carson data games --record 9f2c51d07be3a846 > game.json
command-data-folder = the folder
command-data-record = print the record of the game with this id
command-data-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $configs ->
        [one] one configuration
       *[other] { $configs } configurations
    }, schema { $schema }, { $size } MB.
command-data-head-table = table
command-data-head-rows = rows
command-data-head-files = files
command-data-head-size = MB
command-data-head-part = game, preset, players
command-data-head-games = games
command-data-bots = Bots: { $bots }. Written by version { $versions }.
command-data-missing = Tables need pyarrow, which is not installed here: install the package with its extra “data” (carson-city[data]).
command-data-no-folder = There is no folder “{ $folder }”: name one that carson simulate --parquet has written.
command-data-not-ours = “{ $folder }” is not a folder of tables: name one that is new, empty, or written by carson simulate --parquet.
command-data-schema = The tables in “{ $folder }” have schema { $found }, and this version knows { $known }: name another folder.
command-data-broken = “{ $file }” cannot be read as a table: take it out of the folder.
command-data-no-game = There is no game “{ $id }” in this folder: take an id of the table “games”.
command-data-other-game = The folder has games of “{ $game }”, which is not known here.
command-data-other-course = Game “{ $id }” takes another course in this version ({ $why }): use the version that wrote it.
command-data-other-end = Game “{ $id }” ends otherwise in this version than when it was written: use the version that wrote it.
