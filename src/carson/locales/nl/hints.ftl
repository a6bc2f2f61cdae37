### What a player is told about a game beside it: the statistics at its end.


## Where money came from. What is missing here has the name of a kind of building.

reason-attack = aanvallen op gebouwen van anderen


## The tables of `carson replay --statistics`: the figures after each round, and where they came from

statistics-money = Geld
statistics-points = Overwinningspunten
statistics-firepower = Vuurkracht
statistics-start = begin
statistics-sources = Waar de punten vandaan kwamen
statistics-income = Wat gebouwen opbrachten
statistics-luck = Geluk
statistics-scored = { $reason } { $points }
statistics-earned = { $reason } ${ $dollars }
statistics-duels =
    { $duels ->
        [one] { $won } van 1 duel gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
       *[other] { $won } van { $duels } duels gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
    }
statistics-gambling = ${ $gambled } gegokt, ${ NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } verwacht
