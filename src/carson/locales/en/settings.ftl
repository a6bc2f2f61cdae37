### The settings of a server: what is wrong with a variable of the environment, and what would be right.

refusal-setting-whole-number = { $variable } cannot be “{ $text }”: it takes a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.
refusal-setting-number = { $variable } cannot be “{ $text }”: it takes a number from 0 to { NUMBER($most, useGrouping: 0) }.
refusal-setting-word = { $variable } cannot be “{ $text }”: it takes one of { $known }.
refusal-setting-origin = { $variable } cannot have “{ $text }”: it takes addresses of sites such as https://games.example.org, without a path and with commas between them.
refusal-setting-address = { $variable } cannot have “{ $text }”: it takes numeric addresses or networks such as 10.0.0.0/8, with commas between them.
refusal-setting-program = { $variable } cannot have “{ $text }”: it takes a name that no bot has and a command that can be run, such as pete=/opt/bots/pete, with commas between them.
refusal-setting-short-token = { $variable } is too short: it takes at least { $least } characters that nobody can guess.
refusal-setting-unknown = There is no setting { $variable }: the settings are { $known }.
