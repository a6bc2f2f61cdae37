### What a player is told about a game beside it: hints while it runs, the statistics at its end.


## Hoe bots groeten als een spel begint

greeting-tenderfoot = { $name }: “Howdy! Ik ben nieuw hier. Doe het een beetje rustig aan met me.”
greeting-deputy = { $name }: “Goedenavond. Houd het eerlijk, dan kunnen we het samen vinden.”
greeting-marshal = { $name }: “Ik heb wel ruigere stadjes op orde gehouden.”
greeting-legend = { $name } tikt aan de rand van een hoed en zegt niets.
greeting-too = { $name } knikt.


## Hints: why a bot likes a choice, beside the points that it is worth. $way is "more" or "less" points.

hint-chance = ongeveer { percent } kans op winst

# The board game
hint-money = { $way ->
    [less] kost geld
   *[more] levert deze ronde geld op
}
hint-income = { $way ->
    [less] minder inkomsten in latere ronden
   *[more] inkomsten in latere ronden
}
hint-points = { $way ->
    [less] geeft overwinningspunten weg
   *[more] meteen overwinningspunten
}
hint-end = { $way ->
    [less] minder overwinningspunten aan het einde van het spel
   *[more] overwinningspunten aan het einde van het spel
}
hint-firepower = { $way ->
    [less] minder vuurkracht
   *[more] meer vuurkracht
}
hint-cowboys = { $way ->
    [less] een cowboy minder om later in te zetten
   *[more] cowboys om later in te zetten
}
hint-parcels = { $way ->
    [less] verbruikt bouwgrond
   *[more] bouwgrond
}
hint-tiles = { $way ->
    [less] verbruikt een bewaard gebouw
   *[more] een gebouw in voorraad
}
hint-roads = { $way ->
    [less] verbruikt wegen
   *[more] wegen in voorraad
}
hint-duel = het duel daar kan verloren gaan
hint-others = anderen kunnen daar nog komen
hint-rivals = { $way ->
    [less] helpt de anderen
   *[more] schaadt de anderen
}
hint-foresight = { $way ->
    [less] minder goed dan het lijkt
   *[more] beter dan het lijkt
}
hint-tempo = wie vroeg past, wint bij gelijke stand
hint-sheet = een begin dat veel spellen heeft gewonnen
hint-reroll = de meeste worpen zouden beter zijn
hint-stand = de meeste worpen zouden slechter zijn

# The card game
hint-score = { $way ->
    [less] scoort minder
   *[more] scoort nu
}
hint-beside = { $way ->
    [less] laat minder goede plekken voor latere kaarten
   *[more] goede plekken voor latere kaarten
}
hint-together = { $way ->
    [less] laat latere gebouwen minder over om te tellen
   *[more] telt mee voor latere gebouwen
}
hint-room = { $way ->
    [less] verbruikt ruimte in de stad
   *[more] laat ruimte in de stad
}
hint-outlaws = { $way ->
    [less] geen outlaws meer om te temmen
   *[more] de outlaws kunnen nog getemd worden
}
hint-characters = { $way ->
    [less] je personages leveren minder op
   *[more] je personages leveren meer op
}
hint-prize = de kaart die je ook met je laagste bod krijgt
hint-earlier = een betere kaart, want je kiest eerder
hint-bid = de biedkaart ontbreekt in een andere ronde
hint-laid-off = hij heeft geen effect, dus de laagste volstaat
hint-power = wat de eigenschap nu oplevert
hint-patience = wat die in een latere ronde kan opleveren
hint-wait = de eigenschap blijft voor een latere ronde
hint-nothing = verandert niets

# The same in figures: $way is "less" for what is paid or lost.
why-money = { $way ->
    [less] kost ${ $amount }
   *[more] brengt ${ $amount } op
}
why-income = { $way ->
    [less] je gebouwen brengen ${ $amount } per ronde minder op
   *[more] je gebouwen brengen ${ $amount } per ronde meer op
}{ $times ->
    [one] , één ronde lang
   *[other] , { $times } rondes lang
}
why-points = { $way ->
    [less] { $count } OP minder
   *[more] levert { $count } OP op
}
why-end = { $way ->
    [less] { $count } OP minder aan het einde
   *[more] { $count } OP aan het einde
}
why-firepower = vuurkracht +{ $count }
why-cowboys = { $count ->
    [one] een cowboy erbij
   *[other] { $count } cowboys erbij
}
why-parcels = een bouwplek die ${ $income } per ronde kan opbrengen ({ $kind })
why-tiles = een gebouw om te plaatsen dat ${ $income } per ronde opbrengt ({ $kind })
why-others = { $name } komt daar waarschijnlijk ook ({ percent })
why-roads = { $way ->
    [less] { $count ->
        [one] verbruikt een weg
       *[other] verbruikt { $count } wegen
    }
   *[more] { $count ->
        [one] één weg
       *[other] { $count } wegen
    }
}
why-earlier = eerder kiezen is ongeveer { $count } OP waard
why-bid = in een latere ronde is de biedkaart ongeveer { $count } OP waard


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
