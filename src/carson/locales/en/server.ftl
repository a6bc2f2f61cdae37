### The server: what it says to whoever starts it or sits at one of its tables.


## One server for one file

refusal-database-in-use = Another server uses the database { $path }; stop it, choose another file, or use PostgreSQL for several servers.


## carson serve

command-serve = Serve tables to people, bots and programs.
    .text =
        Serves both games over HTTP and WebSocket until you press Ctrl-C. Tables are
        kept in a file in your data folder, or in PostgreSQL. Everything else is set
        by environment variables: see deploy/carson.env.example.
    .examples =
        {"  "}carson serve
        {"  "}carson serve --host 0.0.0.0 --port 8000
        {"  "}carson serve --database postgresql://carson@localhost/carson
command-serve-host = the address to listen on (127.0.0.1; 0.0.0.0 for all)
command-serve-port = the port to listen on (1858; 0 for any that is free)
command-serve-bot-processes = how many processes think for bots (one less than cores)
command-serve-log = text, json, quiet (only what is amiss) or auto: text at a terminal, json elsewhere (auto)
command-serve-ready = Carson City is served at { $address } (tables in { $database }). Ctrl-C ends it.
refusal-cannot-listen = The server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }; choose another with --host or --port.


## Requests

refusal-bad-request = The request cannot be read ({ $problem }).
refusal-no-address = There is nothing at this address.
refusal-bad-method = This address does not take such requests.
refusal-too-large = The request is too large; send at most { $most } bytes.
refusal-long-address = The address of the request is too long; send at most { $most } bytes with { $parameters } parameters.
refusal-large-head = The headers of the request are too large; send at most { $count }, of { $each } bytes each and { $most } together.
refusal-too-many = Too many requests; wait { $seconds } seconds.
refusal-too-many-bot-tables = { $most } tables of yours at which only bots play are under way, and that is the most; wait until one is over.
refusal-too-many-connections = You hold { $most } connections, and that is the most; close one first.
refusal-foreign-origin = A page of another site may not do this; open the table on this server's own page.
refusal-own-error = Something went wrong here, and it is not your fault; the table is as it was.
refusal-too-busy = The server has too much to compute just now; try again in a few seconds.
refusal-not-ready = The database does not answer; try again soon.
refusal-bad-text = This shows nothing, or has characters that disturb what is around it; write something else.
refusal-no-hello = Nothing was said for { $seconds } seconds; the first message must be a hello.
refusal-bad-page = This is not the end of a page; send `next` of the page before.


## People

refusal-not-logged-in = Nobody is known by this token or login; log in, or send a token that is yours.
refusal-wrong-password = There is no account with this name and password.
refusal-name-taken = The name { $name } is taken; choose another.
refusal-no-token = You have no such token.
refusal-too-many-tokens = You have { $most } tokens, and that is the most; remove one first.
refusal-not-your-seat = This is not your seat; send the token that you got when you sat down.
refusal-which-seat = You have several seats here ({ $seats }); say which with `seat`.
refusal-not-the-host = Only whoever opened the table can do this.
refusal-no-spectators = This table is closed to spectators.
refusal-no-hints = This table is played without hints, as was agreed.
refusal-no-hint-now = Nobody has time to think about this now; try again soon.


## Tables

refusal-no-table = There is no table { $table }.
refusal-no-seat = There is no seat { $seat } at this table; choose one from 0 to { $seats } less one.
refusal-wrong-seats = { $count } seats were named, and this game has { $seats }; name each of them once.
refusal-table-settings = The agreement of this table cannot be read ({ $problem }).
refusal-table-started = The game has started; seats cannot change any more.
refusal-table-not-started = The game has not started yet.
refusal-no-lesson = There is no lesson “{ $name }”; choose one from the list of lessons.
refusal-no-record-of-position = This game began in a prepared position, so it has no record; only games from their setup do.
refusal-table-not-over = The game is not over yet.
refusal-table-full = Every seat is taken.
refusal-table-worn-out = People have come and gone { $most } times at this table; open another.
refusal-chat-full = { $most } things have been said at this table, and that is the most; talk elsewhere.
refusal-table-busy = Too many things happen at this table at once; try again.
refusal-table-unplayable = This table was set up with version { $version }, and this one cannot play it ({ $why }); its record can be downloaded if the game is over.
refusal-table-differs = This game was played with other rules than those of this version from choice { $number } on; it can be looked at, not played on.
refusal-seats-free =
    { $count ->
        [one] One seat is still free; wait for somebody, or give it to a bot.
       *[other] { $count } seats are still free; wait for somebody, or give them to bots.
    }
refusal-not-all-here =
    { $count ->
        [one] One person has not said yes to playing again; wait, or let the host free the seat.
       *[other] { $count } people have not said yes to playing again; wait, or let the host free their seats.
    }
refusal-seat-taken = Seat { $seat } is taken; choose a free one.
refusal-seat-free = Nobody sits on seat { $seat }.
refusal-stale-number = The table has gone on since message { $number }; look at what happened up to { $last } and choose again.
refusal-has-resigned = You have resigned already.
refusal-has-rematch = You play again at table { $table }; go there.
refusal-bot-stands-in = A bot plays for you now; come back first.
refusal-not-away = No bot plays for you; there is nothing to come back from.
refusal-undo-limit = You have taken back { $most } choices, and that is the most in a game.
refusal-unknown-order = “{ $text }” is not a standing order of this game.
refusal-order-limit = You have given { $most } standing orders, and that is the most in a game.
refusal-cannot-return = You resigned or ran out of time; with a time for each move you can come back after the bot's next choice, otherwise it plays on to the end.
refusal-no-moment = There is no moment { $number } of this game; name one from { $first } to { $last }.
refusal-no-such-move = The game had { $most } choices; name a number from 0 to { $most }.
