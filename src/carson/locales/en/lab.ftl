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
command-ladder-file = keep finished games there, and go on with those that it has
command-ladder-workers = how many processes share the games (one for each core); the results are the same
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
command-ladder-no-results = “{ $file }” is not a file of results: name one that there is not yet, or one that a ladder has written.
command-ladder-bad-line = “{ $file }” cannot be read as results in line { $number }: take that line out, and the game is played again.
command-ladder-other-results = “{ $file }” has results of another ladder ({ $what } “{ $kept }” instead of “{ $wanted }”): name another file.
command-ladder-interrupted =
    Interrupted; { $games ->
        [one] one finished game is
       *[other] { $games } finished games are
    } in { $file }, and the same command goes on from there.
command-simulations-not-so = --simulations cannot be “{ $text }”: write a bot and a number, such as marshal=40.
command-file-unwritable = { $file } cannot be written ({ $reason }): name a file that can.
command-a-second = { $rate }/s
