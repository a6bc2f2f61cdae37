### De nabeschouwing van een gespeeld spel: oordelen, keerpunten, nauwkeurigheid en geluk.


review-phase-start = voor het spel
review-phase-characters = personages
review-phase-cowboys = cowboys
review-phase-actions = acties
review-phase-powers = krachten
review-phase-bids = biedingen
review-phase-cards = kaarten
review-phase-places = leggen
review-phase-end = einde van het spel

review-head-accuracy = nauwkeurigheid
review-head-good = goed
review-head-close = onbeslist
review-head-inaccuracy = onnauwkeurig
review-head-mistake = fouten
review-head-blunder = blunders
review-head-lost = verloren
review-head-luck = geluk
review-head-phases = nauwkeurigheid bij

review-judged-good = Goed
review-judged-close = Niet te zeggen: misschien { $loss } verloren, { $error } meer of minder
review-judged-inaccuracy = Onnauwkeurig: { $loss } van de kans op winst verloren, { $error } meer of minder
review-judged-mistake = Fout: { $loss } van de kans op winst verloren, { $error } meer of minder
review-judged-blunder = Blunder: { $loss } van de kans op winst verloren, { $error } meer of minder
review-better = Beter: { $choice } ({ $chance } kans op winst in plaats van { $own })
review-why = Daarvoor pleit: { $reasons }
review-why-not = Over wat gekozen werd: { $reasons }
review-follows = Daarna misschien: { $lines }
review-change = { $way ->
    [less] −{ $percent }
   *[more] +{ $percent }
}
review-luck = { $luck }, { $error } meer of minder
review-turn-luck = { $way ->
    [less] Pech voor { $name }: de kans op winst daalt met { $change }
   *[more] Geluk voor { $name }: de kans op winst stijgt met { $change }
}
review-turn-choice = { $name } geeft { $change } van de kans op winst weg: { $choice }
review-again-better = Beter dan wat in het spel gekozen werd.
review-again-not-better = Niet duidelijk beter dan wat in het spel gekozen werd.
review-again-same = Dat werd in het spel gekozen.
review-nothing-at-stake = –

refusal-no-review = Niemand kan een spel { $game } al nabeschouwen.
refusal-nothing-to-review = Er is niets na te beschouwen: er is geen keuze gemaakt die de regels van nu kennen.
