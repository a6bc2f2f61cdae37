### What a player is told about a game beside it: the statistics at its end.


## Where money came from. What is missing here has the name of a kind of building.

reason-attack = attacks on others' buildings


## The tables of `carson replay --statistics`: the figures after each round, and where they came from

statistics-money = Money
statistics-points = Victory points
statistics-firepower = Firepower
statistics-start = start
statistics-sources = Where the points came from
statistics-income = What buildings paid
statistics-luck = Luck
statistics-scored = { $reason } { $points }
statistics-earned = { $reason } ${ $dollars }
statistics-duels =
    { $duels ->
        [one] { $won } of 1 duel won, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
       *[other] { $won } of { $duels } duels won, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
    }
statistics-gambling = ${ $gambled } gambled, ${ NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } expected
