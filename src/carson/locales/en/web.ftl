# The browser: its frame, and the table around a game. The games' own words are in web-board.ftl and web-cards.ftl.

web-title = Carson City
web-title-asked = ● Your turn – Carson City
web-home = Home
web-skip = Go to the game
web-menu = Menu
web-rulebook = Rulebook
web-my-games = My games
web-back-to-table = Back to the table
web-settings = Settings
web-lost = There is nothing at this address.
web-again = Try again
web-close = Close
web-more = More
web-less = Less
web-rule = Rule { $rule }
web-unreachable = The server does not answer. It may be starting, or the connection is gone.
web-not-connected = Wait a moment: the connection to the table is coming back.
web-connection-lost = The connection is lost. It comes back by itself, and nothing is missed.
web-connecting = Going to the table …

web-game-board = Carson City
web-game-cards = Carson City: The Card Game

web-side = Decision, log and chat
web-decision = The decision at hand
web-your-turn = It is your turn.
web-waiting = Waiting for { $names }.
web-watching = You are watching.
web-confirm = Confirm
web-other = Choose something else
web-on-table = What can be chosen glows on the table.
web-on-table-roads = You may also lay a road: the places for it are dashed.
    .only = The places for a road are dashed.
web-list-open = Show all { $count } as a list
    .both = Show all { $count } as a list, and { $roads ->
            [one] the road
           *[other] { $roads } roads
        }
    .roads = { $roads ->
            [one] Show the road as a list
           *[other] Show the { $roads } roads as a list
        }
web-list-close = Hide the list
web-number = How much
web-number-less = One less
web-number-more = One more
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = What a good player would consider
web-hint-none = There is nothing to weigh here.
web-hint-equal = The first { $count } are as good as each other.
web-hint-others = { $count ->
    [one] one more is nearly as good
   *[other] { $count } more are nearly as good
}
web-order-pass = Pass when it is my turn
    .given = You pass when it is your turn.
web-order-refuse-houses = Refuse all Houses this round
    .given = You refuse all Houses this round.
web-order-no-roads = Do not ask about roads again this round
    .given = You lay no more roads this round.
web-order-back = Take back
web-left = Left over: ${ $amount }
web-odds-estimate = An estimate: others may still come or go, and whoever passes earlier wins ties.
web-stand-in = A bot plays for you.
web-come-back = I am back

web-table-undo-of = Undo: { $name }
web-table-hand-on = Hand on to
web-table-about = Table
web-table-played = What is played
web-table-link = Let others watch
web-table-link-about = Whoever opens this link watches the game.
web-table-link-text = Come and watch our game of Carson City.
web-table-guide = Guide
web-table-guide-again = Guide me from the start
web-table-guide-off = Guide off
web-table-resign = Give up
web-table-resign-sure = Give up, { $name }? A bot plays on in your place to the end, and you come last. That cannot be taken back.
web-table-resign-yes = Yes, give up
web-table-resign-no = Keep playing

web-stage-skip = Skip
    .about = This scene: s, or the space bar
web-stage-hurry = Up to my decision
    .about = Everything that is not yours: Shift and s. Once more: that too
web-stage-now = See what happens.
web-stage-pace = Pace
web-stage-pace-slow = Slow
web-stage-pace-normal = Normal
web-stage-pace-quick = Quick
web-stage-pace-off = Off
web-past = You are looking at the table as it was after move { $number }.
web-past-back = Back to now
web-look = Show the table as it was then

web-story = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-commitment =
    { $chance ->
        [dice] Every die and every draw comes from a seed that stays secret until the game is over. This hash of it was made before the first one, so that anybody can check afterwards that nothing was changed.
       *[draws] Every draw comes from a seed that stays secret until the game is over. This hash of it was made before the first one, so that anybody can check afterwards that nothing was changed.
    }
web-round-open = Sum the round up
web-round-close = Close the summary
web-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
web-say = Say something to the table
web-send = Send
web-did-sit = { $name } sits down.
web-did-leave = { $name } leaves the seat.
web-did-start = The game begins.
web-did-undo = { $name } takes the last choice back.
web-did-resign = { $name } gives up; a bot plays on.
web-did-takeover = { $name } is away; a bot plays meanwhile.
web-did-return = { $name } is back.
web-did-rematch = { $name } wants to play again.

web-curtain = Hand the screen to { $name }
web-curtain-why = What the other one has in hand is hidden until then.
web-curtain-raise = I am { $name }

web-keys = Keys
web-key-arrows = ← ↑ → ↓
    .does = Move over the board
web-key-enter = Enter
    .does = Choose what is marked; a second time to confirm
web-key-escape = Esc
    .does = Choose something else
web-key-digits = 1 – 9
    .does = The first, second … choice of the list, or of the hint
web-key-u = u
    .does = Undo
web-key-h = h
    .does = Hint
web-key-d = d
    .does = Done, where roads can be laid
web-key-s = s
    .does = Skip the scene that is shown
web-key-hurry = Shift + s
    .does = Skip everything up to your decision; once more: your own scenes too
web-key-c = c
    .does = Chat
web-key-bid = 1 – 9
    .does = The bid of that number, while a bid is asked for
web-key-r = r
    .does = In the town: lay roads, or stop laying them
web-key-p = p
    .does = In the town: prices of land
web-key-zoom = + - 0
    .does = In the town: nearer, farther, all of it
web-key-question = ?
    .does = This list

# Shown when the server cannot be reached, in all languages at once.
web-offline = The server cannot be reached. Your games are kept there.
    .again = Try again
