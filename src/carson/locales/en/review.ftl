### The review of a finished game: verdicts, turning points, accuracy and luck.


review-phase-start = before the game
review-phase-characters = characters
review-phase-cowboys = cowboys
review-phase-actions = actions
review-phase-powers = powers
review-phase-bids = bids
review-phase-cards = cards
review-phase-places = laying
review-phase-end = end of the game

review-head-accuracy = accuracy
review-head-good = good
review-head-close = too close
review-head-inaccuracy = inaccuracies
review-head-mistake = mistakes
review-head-blunder = blunders
review-head-lost = lost
review-head-luck = luck
review-head-phases = accuracy in

# $loss and $error are percents of the chance to win.
review-judged-good = Good
review-judged-close = Too close to call: perhaps { $loss } lost, give or take { $error }
review-judged-inaccuracy = Inaccuracy: { $loss } of the chance to win lost, give or take { $error }
review-judged-mistake = Mistake: { $loss } of the chance to win lost, give or take { $error }
review-judged-blunder = Blunder: { $loss } of the chance to win lost, give or take { $error }
review-better = Better: { $choice } ({ $chance } to win instead of { $own })
review-why = In its favour: { $reasons }
review-why-not = Of what was chosen: { $reasons }
review-follows = Then perhaps: { $lines }
review-change = { $way ->
    [less] −{ $percent }
   *[more] +{ $percent }
}
review-luck = { $luck }, give or take { $error }
review-turn-luck = { $way ->
    [less] Bad luck for { $name }: the chance to win falls by { $change }
   *[more] Good luck for { $name }: the chance to win rises by { $change }
}
review-turn-choice = { $name } gives { $change } of the chance to win away: { $choice }
review-again-better = Better than what was chosen in the game.
review-again-not-better = Not clearly better than what was chosen in the game.
review-again-same = That is what was chosen in the game.
review-nothing-at-stake = –

refusal-no-review = Nobody can review a game of { $game } yet.
refusal-nothing-to-review = There is nothing to review: no choice was made that today's rules know.
