# The browser before a game: the home page, setting a table up, those who gather there, lists of tables, settings, account, rulebook.

web-home-title = { $page } – Carson City

## The home page

web-home-over = Nevada, 1858
web-home-tag = Stake a claim, build a town, and be ready to draw for it.
web-home-play-now = Play now
web-home-play-about = A first game against three bots that you can beat. No account, no rules to read first.
web-home-cards = Or the card game, against bots
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
web-home-way-cards = The card game
    .about = Bid for land, and lay out a city of your own. One to six players.
web-home-lessons = Lessons
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
web-home-state-ready = ready to start
web-home-state-running = running
web-home-state-over = over
web-home-state-gone = no more on this server
web-home-what-if = what if

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

played-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
played-virtual =
    { $count ->
        [one] 1 virtual player ({ $level })
       *[other] { $count } virtual players ({ $level })
    }
played-cast-plain = characters 1 to 7
played-cast-random = random characters
played-cast-own = chosen characters
played-all-buildings = all 38 buildings
played-own-river = a river of your own
played-own-figures = figures of your own
played-own-deck = a deck of your own
played-mountains =
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
web-home-bot-tenderfoot = Tenderfoot
    .about = New in town: sees what is good, and often takes second best.
web-home-bot-deputy = Deputy
    .about = Knows what things are worth, and shoots from the hip.
web-home-bot-marshal = Marshal
    .about = Looks ahead, and keeps an eye on what the others want.
web-home-bot-legend = Legend
    .about = Thinks through whatever may come. That can take a second.
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
    .about = Anybody finds it in the list of open tables.
web-home-private = By link only
    .about = Only those know of it to whom you send the link.
web-home-no-spectators = No spectators


## Those who gather at a table

web-home-gathering = Waiting for players
web-home-complete = Everybody is here
web-home-again = Playing again
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
web-home-share-local = This address works on this computer only. To play with other devices, start the program with “{ $command }”: the page then opens at an address that they reach too.
web-home-share-code = A phone’s camera opens the link from here
web-home-share-text = A seat is free for you at my Carson City table.
web-home-copied = The link is copied: paste it wherever your friends are.


## Setting a table up

web-home-new-board = A new game
web-home-new-cards = The card game
web-home-new-friends = Choose what you play, open the table, and send the link to whoever is to sit down.
web-home-new-here = All play on this device and hand it on. What is secret is hidden in between.
web-home-new-bots = Choose what you play, and against whom.
web-home-rather-board = Rather the board game?
web-home-rather-cards = Rather the card game?
web-home-loading = One moment …
web-home-preset = What do you play?
web-home-preset-first-game = The best way to begin: the base game with its first seven characters.
web-home-preset-first-edition = As it was in 2009, for two to five.
web-home-preset-big-box = All 38 buildings, and seven characters drawn by lot. Different every time.
web-home-preset-quiet = Few fights. Good for five or six.
web-home-preset-prosper = Everybody gets rich, some faster than others.
web-home-preset-home-owner = Land and Houses: the town grows quickly.
web-home-preset-gold-rush = Nine mountains full of gold.
web-home-preset-settling-scores = Nobody is safe. For those who like to draw first.
web-home-preset-solo = You against three virtual players who are new to it.
web-home-preset-solo-advanced = Three virtual players who bid a little higher.
web-home-preset-solo-expert = Three virtual players with the highest bids of all.
web-home-preset-friends = Four people or bots, each with a city.
web-home-how-many = How many play?
web-home-who = Who sits where?
web-home-seat-kind-you = You
web-home-seat-kind-person = Somebody on this device
web-home-seat-kind-open = Whoever comes by the link
web-home-seat-kind-bot = A bot
web-home-seat-level = How strong the bot on seat { $number } is
web-home-seat-name = Name on seat { $number }
web-home-name = Name
web-home-your-name = Your name
web-home-more = More, if you like
web-home-none = none
web-home-mixed = of several levels
web-home-open = Open the table

web-home-variants = Variants
web-home-extra = { $name } (an extra)
web-home-characters = Characters
web-home-characters-about = Seven take part, eight with the Paperboy. Pick a side to put it in: whoever was put in first makes room.
web-home-cast = Who takes part
web-home-side-Y = Yellow:
web-home-side-R = Red:
web-home-side-YR = Both:
web-home-buildings = Buildings and land
web-home-buildings-about = The eight kinds of the base game are always there. These can join them:
web-home-buildings-now =
    { $buildings ->
        [0] the base game's
        [one] 1 more kind
       *[other] { $buildings } more kinds
    } · { $mountains ->
        [one] 1 mountain
       *[other] { $mountains } mountains
    }
web-home-mountains-how-many = Mountains
web-home-edition = Edition
web-home-river-own = Draw your own river
web-home-river-about = Otherwise it runs as it is printed on the board.
web-home-river-grid = The town, to draw the river in
web-home-river-parcel = { $parcel }, number { $number } of the river
web-home-river-start = Begin at the edge of the town, with a click or with Enter.
web-home-river-good = A river of { $count } parcels. For every three of them there is a mountain less.
web-home-river-clear = Begin again

web-home-virtual-players = Virtual players
web-home-virtual-about = They bid and collect cards, without cities of their own. All together you are four to six.
web-home-virtual-how-many = How many virtual players?
web-home-level = How strong are they?

web-home-table = Clock, privacy and more
web-home-clock = Clock
web-home-clock-own = Something else
web-home-clock-for = Time for
web-home-clock-for-game = the whole game
web-home-clock-for-move = each move
web-home-clock-minutes = Minutes
web-home-clock-increment = Seconds more with every choice
web-home-absent = When somebody stays away
web-home-absent-never = The game waits
web-home-absent-300 = A bot plays after 5 minutes
web-home-absent-3600 = A bot plays after an hour
web-home-absent-86400 = A bot plays after a day
web-home-pace = Bots play
web-home-pace-quick = At once
web-home-pace-normal = With a short pause
web-home-pace-slow = Slowly, to follow them well
web-home-privacy = Who finds the table?
web-home-spectators = Others may watch
    .about = They see what lies on the table, and nobody's secrets.
web-home-rated = It counts for ratings
    .about = If all who play have an account.
web-home-hints = Hints
    .about = Everybody may ask what a good player would consider.


## Settings

web-home-settings-about = Kept in this browser. Everything changes at once.
web-home-name-setting = Your name at tables
web-home-theme = Colours
web-home-theme-system = As the device has them
web-home-theme-light = Day
web-home-theme-dark = Night
web-home-motion = Movement
web-home-motion-system = As the device has it
web-home-motion-on = With movement
web-home-motion-off = Without
web-home-confirm = Show a choice before it is made
    .about = The first click shows what it costs and brings, the second one makes it.
web-home-guide = Guide
    .about = In a first game, one idea at a time where it first matters.
web-home-sound = Sound
    .about = Dice, shots, coins, and two soft notes when it is your turn.


## Lists of tables

web-home-tables = Public tables
web-home-tables-about = Sit down where a seat is free, or watch how others play.
web-home-open-own = Open a table
web-home-refresh = Look again
web-home-more-tables = More tables
web-home-mine-about = The games that are played in this browser. With an account they follow you to other devices.
web-home-mine-account = The games of this browser, and those of { $name }.
web-home-mine-none = You have no games yet.
web-home-play-on = Play on
web-home-look-back = Look at it
web-home-remove = Remove from the list
web-home-older =
    { $count ->
        [one] One older game
       *[other] { $count } older games
    }


## The account

web-home-account-about = Nobody needs one. With an account your games follow you to other devices, and games among people with accounts count for ratings.
web-home-logged-in = You are logged in.
web-home-password = Password
web-home-password-about = At least eight characters. Nobody can send you a lost one.
web-home-log-in = Log in
web-home-log-out = Log out
web-home-make-account = Make an account
web-home-rather-make = No account yet? Make one
web-home-rather-log-in = I have an account already
web-home-ratings = Ratings
web-home-ratings-none = No rated game yet.
web-home-ratings-pool = Game
web-home-ratings-rating = Rating
web-home-ratings-games = Games
web-home-pool =
    { $players ->
        [one] { $game }, 1 player
       *[other] { $game }, { $players } players
    }
web-home-tokens = Tokens for programs
web-home-tokens-about = A program that has one plays for you, such as a bot of your own.
web-home-token-once = Copy it now, it is shown only once:
web-home-token-label = What is it for?
web-home-token-make = Make a token


## The rulebook

web-home-rules-about = How to play, everything by name, and every rule in our own words.
web-home-which-game = Which game
web-home-chapters = Chapters
web-home-rules-search = Search: a word such as church, or B5.6
web-home-rules-none = No rule mentions “{ $query }”. Try a single word, or the beginning of one.
web-home-glossary-buildings = Buildings
web-home-glossary-spaces = Spaces of the track

web-home-how = In two minutes
web-home-how-board-goal = Four rounds, and the most points
    .about = You found a town together, and each of you wants to own the best of it. Land, buildings and money all turn into victory points (VP). Most of them win after four rounds.
web-home-how-board-character = Take a character
    .about = Each round begins with it. It helps you in its own way, and its number says who places first. The card also says how much money you may keep when the round ends.
web-home-how-board-cowboys = Send out your cowboys
    .about = In turn, place one on the track, on land that you would like to buy, or on somebody's building to rob it. When you have had enough, pass. Who passes first has first choice in the next round.
web-home-how-board-track = The track is settled, space by space
    .about = From Wages to victory points: roads, land, buildings, incomes. Each cowboy does what his space says and goes back to the general supply.
web-home-how-board-duel = Two want the same? A duel
    .about = Each rolls a die and adds firepower: revolvers, and the cowboys who stayed with you. The best one gets the place, the others take their cowboys back. The chances are shown before.
web-home-how-board-build = Build on your land
    .about = Most buildings need a road to the parcel, and bring a House to the town. Saloons live on Houses beside them, mines on mountains, ranches on open land.
web-home-how-board-end = When a round ends
    .about = Money above your character's limit goes to the bank, 1 VP for each $10. After the fourth round you get 1 VP for each $6, and 2 VP for each parcel of yours with something on it.
web-home-how-board-screen = What glows can be chosen
    .about = Click it, see what it costs and brings, and confirm. Undo takes it back as long as nothing was rolled or revealed. If you are at a loss, ask for a hint.

web-home-how-cards-goal = A city of your own
    .about = In eighteen rounds, nine in each of two eras, you lay out a city from cards with four parcels each. Everything is scored at the end, and the most victory points (VP) win.
web-home-how-cards-market = Cards are turned up
    .about = Each round there are a character and four cards of terrain, five if five or six take part. All want the best one.
web-home-how-cards-bid = Bid in secret
    .about = You have the bids 1 to 9, and each of them once in an era. What everybody has played lies open, so you know what is left to whom.
web-home-how-cards-take = The highest bid chooses first
    .about = Then the others in their order. For equal bids the back of the next character decides; the table shows the order of this round.
web-home-how-cards-city = Terrain goes into your city
    .about = Beside what lies there, or over it: empty parcels may be covered by anything, buildings by the same building. The whole city has to fit into 8 by 8 parcels.
web-home-how-cards-characters = Characters stay with you
    .about = Some can be used once in an era, to see more cards, to take one at once or to raise a bid. Others bring points at the end.
web-home-how-cards-score = What counts
    .about = Ranches like empty land beside them, mines mountains, saloons Houses. Outlaws cost 6 VP, unless you have a prison or the Sheriff. The table shows what each place would bring.
web-home-how-cards-virtual = Virtual players
    .about = They bid from a shuffled pile and take the card with the highest priority. They build nothing: the priorities of their cards are their points.
