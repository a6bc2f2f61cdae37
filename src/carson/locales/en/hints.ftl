### What a player is told about a game beside it: hints while it runs, the statistics at its end.


## How bots greet when a game starts

greeting-tenderfoot = { $name }: “Howdy! First time in town. Go easy on me.”
greeting-deputy = { $name }: “Evening. Keep it fair and we'll get along.”
greeting-marshal = { $name }: “I've kept order in worse towns than this.”
greeting-legend = { $name } touches the brim of a hat and says nothing.
greeting-too = { $name } nods.


## Hints: why a bot likes a choice, beside the points that it is worth. $way is "more" or "less" points.

hint-chance = about { percent } to win

# The board game
hint-money = { $way ->
    [less] costs money
   *[more] brings money in this round
}
hint-income = { $way ->
    [less] less income in later rounds
   *[more] income in later rounds
}
hint-points = { $way ->
    [less] gives victory points away
   *[more] victory points at once
}
hint-end = { $way ->
    [less] fewer victory points at the end of the game
   *[more] victory points at the end of the game
}
hint-firepower = { $way ->
    [less] less firepower
   *[more] more firepower
}
hint-cowboys = { $way ->
    [less] a cowboy less who could work later
   *[more] cowboys who can work later
}
hint-parcels = { $way ->
    [less] uses up land to build on
   *[more] land to build on
}
hint-tiles = { $way ->
    [less] uses up a building in hand
   *[more] a building in hand
}
hint-roads = { $way ->
    [less] uses up roads
   *[more] roads in hand
}
hint-duel = the duel there may be lost
hint-others = others may still come there
hint-rivals = { $way ->
    [less] helps the others
   *[more] harms the others
}
hint-foresight = { $way ->
    [less] not as good as it looks
   *[more] better than it looks
}
hint-tempo = whoever passes early wins ties
hint-sheet = a start that has won many games
hint-reroll = most throws would be better
hint-stand = most throws would be worse

# The card game
hint-score = { $way ->
    [less] scores less
   *[more] scores now
}
hint-beside = { $way ->
    [less] leaves fewer good places for cards to come
   *[more] good places for cards to come
}
hint-together = { $way ->
    [less] leaves later buildings less to count
   *[more] buildings to come will count it
}
hint-room = { $way ->
    [less] uses up room in the city
   *[more] leaves room in the city
}
hint-outlaws = { $way ->
    [less] no outlaws left to be tamed
   *[more] the outlaws may still be tamed
}
hint-characters = { $way ->
    [less] your characters will bring less
   *[more] your characters will bring more
}
hint-prize = the card that you get with your lowest bid too
hint-earlier = a better card, for you choose earlier
hint-bid = the bid will be missing in another round
hint-laid-off = it has no effect, so the lowest will do
hint-power = what the power brings now
hint-patience = what it might bring in a later round
hint-wait = the power stays for a later round
hint-nothing = changes nothing

# The same in figures: $way is "less" for what is paid or lost.
why-money = { $way ->
    [less] costs ${ $amount }
   *[more] brings ${ $amount }
}
why-income = { $way ->
    [less] your buildings pay ${ $amount } a round less
   *[more] your buildings pay ${ $amount } a round more
}{ $times ->
    [one] , for one round
   *[other] , for { $times } rounds
}
why-points = { $way ->
    [less] { $count } VP less
   *[more] brings { $count } VP
}
why-end = { $way ->
    [less] { $count } VP less at the end
   *[more] { $count } VP at the end
}
why-firepower = firepower +{ $count }
why-cowboys = { $count ->
    [one] one cowboy more
   *[other] { $count } cowboys more
}
why-parcels = a site that could pay ${ $income } a round ({ $kind })
why-tiles = a building to place that pays ${ $income } a round ({ $kind })
why-others = { $name } is likely to come there too ({ percent })
why-roads = { $way ->
    [less] { $count ->
        [one] uses a road
       *[other] uses { $count } roads
    }
   *[more] { $count ->
        [one] one road
       *[other] { $count } roads
    }
}
why-earlier = choosing earlier is worth about { $count } VP
why-bid = in a later round the bid is worth about { $count } VP


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
