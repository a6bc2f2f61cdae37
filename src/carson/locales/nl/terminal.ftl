### The terminal game, whatever is played. What a game says in its own words ends with its name: `play-unknown-board`.

## The table

play-dot = ·
play-help-hint = “?” voor hulp
play-round = ronde { $round } van { $rounds }

# Before a secret decision, when several people share the terminal.
play-pass-keyboard = Geef het toetsenbord aan { $player }; niemand anders mag kijken.


## The choices

play-choose-more = Ook:
play-choose-amount = Of elk bedrag van “{ $first }” tot “{ $last }”
play-prompt = { $player }{ "> " }
play-prompt-end = { "> " }
play-press-enter = { "Druk op Enter. " }
play-news = Sinds je laatste beslissing:


## What was typed

play-command-why = waarom
play-command-rule = regel
play-command-advice = hint
play-command-log = log
play-command-undo = terug
play-command-save = bewaar
play-command-help = help
play-command-quit = stop

play-unknown = “{ $text }” is geen keuze en geen opdracht: typ een nummer, de tekst van een keuze, of “help”.
play-no-advice = Hier valt niets af te wegen.
play-ambiguous =
    { $more ->
        [0] “{ $text }” kan betekenen: { $choices }.
       *[other] “{ $text }” kan betekenen: { $choices } en nog { $more } meer.
    }
play-no-such-number =
    { $most ->
        [0] Hier heeft niets een nummer: typ wat je kiest.
        [one] Alleen 1 is hier een nummer.
       *[other] De nummers gaan van 1 tot { $most }.
    }
play-over-unknown = Het spel is afgelopen: typ “bewaar BESTAND”, “log”, “help” of “stop”; een lege regel toont de uitslag nog eens.

# The answer to what something does.
play-about = { $name }: { $about }

play-rule-title = { $number } { $title }
play-rule-how = Typ “regel” en een nummer om er een te lezen.

play-log-how-many = Typ “log” of “log” en hoeveel regels, zoals “log 50”.

play-undone = Teruggenomen: { $choice }.
play-undo-nothing = Er valt niets terug te nemen.
play-undo-other = Dat kun je niet terugnemen: { $player } heeft sindsdien gekozen.
play-undo-chance = Dat kun je niet terugnemen: het toeval heeft sindsdien iets beslist.

play-save-where = Waarheen? Typ “bewaar” en de naam van een bestand.
play-save-secret = Iemand heeft in het geheim gekozen, en het bestand zou dat tonen: bewaar als iedereen heeft gekozen.
play-save-not-a-record = { $file } is geen bewaard spel, en blijft zoals het is: kies een andere naam.
play-save-other-game = { $file } is van een ander spel, en blijft zoals het is: kies een andere naam.
play-save-failed = { $file } kan niet worden geschreven: { $reason }.
play-saved = Bewaard in { $file }.

play-left = Je verlaat het spel. Het is niet bewaard.
play-left-older = Je verlaat het spel. Wat er gebeurde sinds het laatst is bewaard, gaat verloren; ga van daar verder met: carson play --terminal --load { $file }
play-left-saved = Je verlaat het spel. Ga verder met: carson play --terminal --load { $file }
play-end-of-input = De invoer is op, en daarmee het spel.
play-interrupted = Onderbroken: je verlaat het spel.


## Help: how to choose, and a line or two for each command

play-help =
    TYP een nummer, of de keuze zelf. Wat duidelijk is mag korter. Een lege regel toont de tafel weer.
play-help-why = waarom 2     de delen van wat een keuze oplevert
play-help-rule = regel WOORD  een regel op een woord erin, of op nummer
play-help-advice = hint         wat de beste bot zou overwegen, en waarom
play-help-log = log          meer van wat er gebeurde; “log 50” voor zoveel regels
play-help-undo = terug        neemt de laatste keuze terug, tot het laatste toeval of een zet van een bot
play-help-save = bewaar NAAM  bewaart het spel in dat bestand; “carson play --terminal --load NAAM” gaat verder
play-help-quit = stop         verlaat het spel


## The end

play-winner = { $player } wint het spel.
play-points = { $points } OP
play-scores-head = Punten voor
play-total = Overwinningspunten
play-how-to-save = “bewaar BESTAND” bewaart het spel, “log” toont hoe het ging, “stop” verlaat het.
