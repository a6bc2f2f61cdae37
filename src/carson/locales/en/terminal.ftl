### The terminal game, whatever is played. What a game says in its own words ends with its name: `play-unknown-board`.

## The table

play-dot = ·
play-help-hint = “?” for help
play-round = round { $round } of { $rounds }

# Before a secret decision, when several people share the terminal.
play-pass-keyboard = Pass the keyboard to { $player }; nobody else may look.


## The choices

play-choose-more = Also:
play-choose-amount = Or any amount from “{ $first }” to “{ $last }”
play-prompt = { $player }{ "> " }
play-prompt-end = { "> " }
play-press-enter = { "Press Enter. " }
play-news = Since your last decision:


## What was typed

play-command-why = why
play-command-rule = rule
play-command-advice = hint
play-command-log = log
play-command-undo = undo
play-command-save = save
play-command-help = help
play-command-quit = quit

play-unknown = “{ $text }” is neither a choice nor a command: type a number, the text of a choice, or “help”.
play-no-advice = There is nothing to weigh here.
play-ambiguous =
    { $more ->
        [0] “{ $text }” can mean: { $choices }.
       *[other] “{ $text }” can mean: { $choices } and { $more } more.
    }
play-no-such-number =
    { $most ->
        [0] Nothing has a number here: type what you choose.
        [one] Only 1 has a number here.
       *[other] The numbers go from 1 to { $most }.
    }
play-over-unknown = The game is over: type “save FILE”, “log”, “help” or “quit”; an empty line shows the result again.

# The answer to what something does.
play-about = { $name }: { $about }

play-rule-title = { $number } { $title }
play-rule-how = Type “rule” and a number to read one.

play-log-how-many = Type “log” or “log” and how many lines, such as “log 50”.

play-undone = Taken back: { $choice }.
play-undo-nothing = There is nothing to take back.
play-undo-other = You cannot take that back: { $player } has moved since.
play-undo-chance = You cannot take that back: chance has decided something since.

play-save-where = Where to? Type “save” and the name of a file.
play-save-secret = Somebody has chosen in secret, and the file would show it: save when all have chosen.
play-save-not-a-record = { $file } is not a saved game, and stays as it is: choose another name.
play-save-other-game = { $file } is another game's, and stays as it is: choose another name.
play-save-failed = { $file } cannot be written: { $reason }.
play-saved = Saved in { $file }.

play-left = You leave the game. It was not saved.
play-left-older = You leave the game. What happened since it was saved last is lost; continue from there with: carson play --terminal --load { $file }
play-left-saved = You leave the game. Continue with: carson play --terminal --load { $file }
play-end-of-input = The input ended, and with it the game.
play-interrupted = Interrupted: you leave the game.


## Help: how to choose, and a line or two for each command

play-help =
    TYPE a number, or the choice itself. What is clear may be shorter. An empty line shows the table again.
play-help-why = why 2        the parts of what a choice brings
play-help-rule = rule WORD    a rule by a word in it, or by its number
play-help-advice = hint         what the best bot would consider, and why
play-help-log = log          more of what happened; “log 50” for so many lines
play-help-undo = undo         takes the last choice back, up to the last chance or a bot's move
play-help-save = save FILE    saves the game; “carson play --terminal --load FILE” goes on with it
play-help-quit = quit         leaves the game


## The end

play-winner = { $player } wins the game.
play-points = { $points } VP
play-scores-head = Points from
play-total = Victory points
play-how-to-save = “save FILE” keeps the game, “log” shows how it went, “quit” leaves.
