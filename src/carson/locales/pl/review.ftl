### Analiza zakończonej gry: oceny, punkty zwrotne, dokładność i szczęście.


review-phase-start = przed grą
review-phase-characters = postacie
review-phase-cowboys = kowboje
review-phase-actions = akcje
review-phase-powers = zdolności
review-phase-bids = licytacja
review-phase-cards = karty
review-phase-places = układanie
review-phase-end = koniec gry

review-head-accuracy = dokładność
review-head-good = dobre
review-head-close = niepewne
review-head-inaccuracy = niedokładne
review-head-mistake = błędy
review-head-blunder = grube błędy
review-head-lost = stracone
review-head-luck = szczęście
review-head-phases = dokładność

review-judged-good = Dobrze
review-judged-close = Nie da się rozstrzygnąć: być może stracono { $loss }, z dokładnością do { $error }
review-judged-inaccuracy = Niedokładność: stracono { $loss } szansy na wygraną, z dokładnością do { $error }
review-judged-mistake = Błąd: stracono { $loss } szansy na wygraną, z dokładnością do { $error }
review-judged-blunder = Gruby błąd: stracono { $loss } szansy na wygraną, z dokładnością do { $error }
review-better = Lepiej: { $choice } (szansa na wygraną { $chance } zamiast { $own })
review-why = Za tym przemawia: { $reasons }
review-why-not = O tym, co wybrano: { $reasons }
review-follows = Potem może: { $lines }
review-change = { $way ->
    [less] −{ $percent }
   *[more] +{ $percent }
}
review-luck = { $luck }, z dokładnością do { $error }
review-turn-luck = { $way ->
    [less] Pech, { $name }: szansa na wygraną mniejsza o { $change }
   *[more] Szczęście, { $name }: szansa na wygraną większa o { $change }
}
review-turn-choice = { $name } oddaje { $change } szansy na wygraną: { $choice }
review-again-better = Lepiej niż to, co wybrano w grze.
review-again-not-better = Nie wyraźnie lepiej niż to, co wybrano w grze.
review-again-same = To właśnie wybrano w grze.
review-nothing-at-stake = –

refusal-no-review = Gry { $game } nikt jeszcze nie umie analizować.
refusal-nothing-to-review = Nie ma czego analizować: nie zrobiono żadnego wyboru, który znają dzisiejsze zasady.
