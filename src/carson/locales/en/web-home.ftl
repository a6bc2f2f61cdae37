# The browser before a game: the home page, setting a table up, those who gather there, lists of tables, settings, account, rulebook.

web-home-title = { $page } – Carson City

## The home page

web-home-over = Nevada, 1858
web-home-tag = Stake a claim, build a town, and be ready to draw for it.
web-home-play-now = Play now
web-home-play-about = A first game against three bots. No account, no rules to read first.
web-home-cards = Or the card game, alone
# The name of somebody who has not told his.
web-home-newcomer = Greenhorn
web-home-affiliation = A free program by people who like the game. It is not affiliated with the publishers or authors of Carson City; all drawings and words are our own.
web-home-language = Language
web-home-install = Install as an app

web-home-ways = More ways to play
web-home-way-friends = With friends, anywhere
    .about = Open a table, send the link, play at once or a move a day.
web-home-way-here = Around one screen
    .about = Several people on this device, who hand it on.
web-home-way-bots = Your own game
    .about = Choose characters, variants, bots and everything else.
web-home-way-card-game = The card game
    .about = Bid for land, and lay out a city of your own. One to six players.
web-home-learn = How to play
web-home-account = Account
web-home-settings = Settings
web-home-replay = Replay a file
web-home-no-record = { $file } is not the record of a game: choose a file that was downloaded at the end of one.

web-home-going = Your games
web-home-all-mine = All my games
web-home-continue = Continue
web-home-your-turn = Your turn
web-home-seats = Seats
web-home-free = free seat
web-home-bot = Bot
web-home-winner = Winner
web-home-state-open = waiting for players
web-home-state-running = running
web-home-state-over = over
web-home-state-gone = no more on this server

web-home-open-tables = Open tables
web-home-open-tables-none = Nobody waits for players just now. Open a table, and make it public.
web-home-watch = Watch
web-home-watch-none = No public game is running just now.
web-home-all-tables = All tables
web-home-join = Join
web-home-watch-one = Watch
# Behind a heading: how many tables there are. $more is yes if there are more than these.
web-home-many =
    { $more ->
        [yes] (more than { $count })
       *[no] ({ $count })
    }


## What is played, in phrases that stand alone

web-home-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-home-virtual =
    { $count ->
        [one] 1 virtual player ({ $level })
       *[other] { $count } virtual players ({ $level })
    }
web-home-cast-plain = characters 1 to 7
web-home-cast-random = random characters
web-home-cast-own = chosen characters
web-home-all-buildings = all 38 buildings
web-home-own-river = a river of your own
web-home-own-figures = figures of your own
web-home-own-deck = a deck of your own
web-home-mountains =
    { $count ->
        [0] no mountains
        [one] 1 mountain
       *[other] { $count } mountains
    }
web-home-clock-none = No clock
web-home-clock-game = { $minutes } min each, { $increment } s more with every choice
web-home-clock-day = A move a day
web-home-clock-days = { $days } days for each move
web-home-clock-move = { $minutes } min for each move
# How strong a bot is.
web-home-bot-random = easy
    .about = Plays at random.
web-home-bot-greedy = strong
    .about = Weighs every choice.

web-home-absent-after =
    { $minutes ->
        [one] A bot plays for whoever is away for 1 min
       *[other] A bot plays for whoever is away for { $minutes } min
    }
web-home-public = Public
web-home-private = By link only
web-home-no-spectators = No spectators


## Those who gather at a table

web-home-gathering = Waiting for players
web-home-complete = Everybody is here
web-home-again = Playing again
web-home-config = What will be played
web-home-seat-waiting = Whoever comes by the link
web-home-seat-nobody = Seat { $number } is free
web-home-seat-bot = Bot, { $bot }
web-home-seat-you = You, on this device
web-home-seat-here = Is here
web-home-seat-away = Has a seat, and is not here just now
web-home-seat-undecided = Has not said yet whether to play again
web-home-seat-account = Has an account
web-home-seat-number = Seat { $number }
web-home-seat-sit = Sit down
web-home-seat-join = Somebody else here
web-home-seat-leave = Get up
web-home-seat-free = Free the seat
web-home-seat-agree = Play again
web-home-seat-give = To a bot: { $bot }
web-home-sit-name = What is your name?
web-home-sit-another = Who else plays on this device?
web-home-sit-account = You sit down as { $name }.
web-home-sit-on = Sit on seat { $number }
web-home-cancel = Cancel
web-home-start = Start the game
web-home-missing =
    { $count ->
        [one] One seat is free. The game can begin when it is taken.
       *[other] { $count } seats are free. The game can begin when they are taken.
    }
web-home-missing-host =
    { $count ->
        [one] One seat is free: send somebody the link, or give it to a bot.
       *[other] { $count } seats are free: send the link to others, or give them to bots.
    }
web-home-undecided =
    { $count ->
        [one] One player has not said yes yet.
       *[other] { $count } players have not said yes yet.
    }
web-home-watching = Everybody is here. The game begins when one of them starts it.
web-home-share = Invite others
web-home-share-send = Share
web-home-share-about = Whoever opens this link may take a free seat, without an account.
web-home-share-text = A seat is free for you at my Carson City table.
web-home-copied = The link is copied: paste it wherever your friends are.
