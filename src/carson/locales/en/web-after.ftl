### After a game, in the browser: the result, the figures, and looking back move by move.

## The result

web-after-result = Result
web-after-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-after-you-won = You have won
web-after-kicker = The dust has settled
web-after-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-after-vp = VP
web-after-ranking = Ranking
web-after-place = { $place }.
web-after-you = you
web-after-bot = Bot
web-after-gave-up = gave up
web-after-tie-board = Equal points: whoever passed earlier in the last round comes first.
web-after-played = Played on { $date }
web-after-open = Show the result
web-after-close = Hide the result

web-after-again = Play again
web-after-stronger = Play a stronger table
web-after-again-yes = Yes, play again
web-after-again-busy = Setting the table …
web-after-again-go = Go to the new table
web-after-again-asked = { $name } wants to play again.
web-after-again-all = Everybody wants to play again.
web-after-again-agreed = wants to
web-after-again-thinks = has not answered
web-after-record = Download the record
    .short = Download
web-after-share = Share the game
    .short = Share
web-after-copied = The link is in your clipboard.
web-after-link = The link to this game
web-after-home = Home


## Looking back

web-after-title = { $headline } – Carson City
web-after-loading = Looking the game up …
web-after-not-over = This game is not over yet.
    .about = When it is, you can look through it here, move by move.
web-after-to-table = Go to the table
web-after-past = That moment is past.
web-after-parts = Ways to look back
web-after-figures = The end
web-after-moves = Move by move
web-after-watch = Watch it move by move

web-after-replay = Replay
web-after-slider = The moves of the game
# $round is "Round 3", or what is before the first.
web-after-at = { $round }, move { $move } of { $moves }
web-after-at-setup = Before the first round
web-after-at-start = The start
web-after-round-short = R{ $round }
web-after-era-short =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-after-era-round =
    { $era ->
        [1] Era I, round { $round }
       *[other] Era II, round { $round }
    }
web-after-back = One move back
web-after-on = One move on
web-after-round-back = A round back
web-after-round-on = A round on
web-after-play = Play
web-after-pause = Pause
web-after-speed = Speed
web-after-speed-times = { $speed }×
web-after-log = What happened
web-after-nothing-told = What came of this choice shows later.
web-after-keys = Keys: ← and → for a move, Page up and Page down for a round, Home and End, space to play.


## What if

web-after-what-if-open = Play on from here
web-after-what-if-about = A table of your own opens with the game as it stands at this moment. The dice fall as they fell; it counts for nothing.
web-after-what-if-who = Who plays?
web-after-what-if-as = I play { $name }
web-after-what-if-bots = Bots play the others.
web-after-what-if-all = I play all seats
web-after-what-if-go = Open the table
web-after-what-if-over = The game is over here: go back a move or more to play on from there.


## Fair dice

web-after-fair =
    { $chance ->
        [dice] Fair dice
       *[draws] Fair draws
    }
web-after-fair-about =
    { $chance ->
        [dice] Every die and every draw of this game came from its seed. A hash of the seed was shown at the table before the first move, so nobody could choose them afterwards.
       *[draws] Every draw of this game came from its seed. A hash of the seed was shown at the table before the first move, so nobody could choose them afterwards.
    }
web-after-fair-record =
    { $chance ->
        [dice] Every die and every draw of this game came from its seed. The game came here as a file: compare the hash with the one that was shown at the table where it was played.
       *[draws] Every draw of this game came from its seed. The game came here as a file: compare the hash with the one that was shown at the table where it was played.
    }
web-after-commitment = Hash, shown before the game
web-after-seed = Seed, shown after it
web-after-seed-check = Check it here
web-after-seed-fits = The seed and the hash belong together.
web-after-seed-differs = The seed and the hash do not belong together.
web-after-fair-check = To check it yourself, download the record and run this. It compares the hash and plays the whole game again.
web-after-copy = Copy
web-after-copy-done = Copied


## The figures

web-after-sources = Where the points came from
web-after-sources-about = Each row is a way to get points, and what it brought each player.
web-after-source = Source
web-after-total = Total
web-after-sum = In all
web-after-nothing = nothing
web-after-as-table = As a table
web-after-round = Round
web-after-round-n = Round { $round }
web-after-round-start = Start
web-after-round-look = Show this moment
web-after-player = Player
web-after-reading = { $name }: { $value }
web-after-chart-end = In the end: { $list }.

web-after-chart-points = Victory points
    .about = After each round; the last step is the final scoring.
web-after-chart-score = The score
    .about = What everybody's city and characters would have scored after each round.
web-after-chart-money = Money
    .about = What everybody had when each round was over.
web-after-chart-firepower = Firepower
    .about = When each round was over; new cowboys count already.
web-after-chart-income = What buildings paid
    .about = Dollars over the whole game, by kind of building and owner.
web-after-chart-duels = Luck in duels
    .about = Bars are duels won; the line is what the exact chances before each roll let one expect.
web-after-chart-gambles = Luck at gambling
    .about = Bars are dollars won; the line is what two dice usually bring.
web-after-luck-duels =
    { $duels ->
        [one] 1 duel, { $won } won, { $expected } expected
       *[other] { $duels } duels, { $won } won, { $expected } expected
    }
web-after-luck-gambles =
    { $gambles ->
        [one] Once: { $won }, usually { $expected }
       *[other] { $gambles } times: { $won }, usually { $expected }
    }
web-after-won-column = Won
web-after-expected-column = Expected


## The review

web-after-review = Review
    .about = The game is gone through again, choice by choice. Each is judged by what its player could know then, in games that might have followed.
web-after-review-progress = Worked out so far: { $percent }
web-after-review-chances = Chance to win
    .about = In percent after each choice, as everybody could know the game; in the end who has won.
web-after-review-move = Choice { $number }
web-after-review-turning = Turning points
web-after-review-players = How everybody played
    .about = Accuracy goes from 0 to 100, in all and by phase. Luck is what dice, draws and revealed secrets changed in the chance to win.
web-after-review-accuracy = Accuracy
web-after-review-count-good = Good
web-after-review-count-close = Too close
web-after-review-count-inaccuracy = Inaccuracies
web-after-review-count-mistake = Mistakes
web-after-review-count-blunder = Blunders
web-after-review-luck = Luck
web-after-review-choices = Choice by choice
web-after-review-choice = A choice once more
web-after-review-all = Good ones too
web-after-review-none = No mistake is known here.
web-after-review-learn = { $count ->
    [one] Learn from a mistake
   *[other] Learn from { $count } mistakes
}
web-after-review-look = Look at it on the board
web-after-review-back = Back to the review
web-after-review-of = { $number } of { $count }
web-after-review-previous = The one before
web-after-review-next = The next one
web-after-review-made = Chosen: { $choice }
web-after-review-again = What would you choose now?
web-after-review-answer = Show the answer
web-after-review-sights = What the board shows
web-after-review-before = Before
web-after-review-chosen = As chosen
web-after-review-better = The better one
web-after-review-why = In its favour
web-after-review-why-not = Of what was chosen
web-after-review-follows = Then perhaps
