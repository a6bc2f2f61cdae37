### Die Nachbetrachtung eines Spiels: Urteile, Wendepunkte, Genauigkeit und Glück.


review-phase-start = vor dem Spiel
review-phase-characters = Personen
review-phase-cowboys = Cowboys
review-phase-actions = Aktionen
review-phase-powers = Fähigkeiten
review-phase-bids = Gebote
review-phase-cards = Karten
review-phase-places = Legen
review-phase-end = Spielende

review-head-accuracy = Genauigkeit
review-head-good = gut
review-head-close = unklar
review-head-inaccuracy = ungenau
review-head-mistake = Fehler
review-head-blunder = grobe Fehler
review-head-lost = verloren
review-head-luck = Glück
review-head-phases = Genauigkeit bei

review-judged-good = Gut
review-judged-close = Nicht zu sagen: vielleicht { $loss } verloren, { $error } mehr oder weniger
review-judged-inaccuracy = Ungenau: { $loss } der Siegchance verloren, { $error } mehr oder weniger
review-judged-mistake = Fehler: { $loss } der Siegchance verloren, { $error } mehr oder weniger
review-judged-blunder = Grober Fehler: { $loss } der Siegchance verloren, { $error } mehr oder weniger
review-better = Besser: { $choice } ({ $chance } Siegchance statt { $own })
review-why = Dafür spricht: { $reasons }
review-why-not = Zum gewählten Zug: { $reasons }
review-follows = Danach vielleicht: { $lines }
review-change = { $way ->
    [less] −{ $percent }
   *[more] +{ $percent }
}
review-luck = { $luck }, { $error } mehr oder weniger
review-turn-luck = { $way ->
    [less] Pech für { $name }: Die Siegchance fällt um { $change }
   *[more] Glück für { $name }: Die Siegchance steigt um { $change }
}
review-turn-choice = { $name } verschenkt { $change } der Siegchance: { $choice }
review-again-better = Besser als das, was im Spiel gewählt wurde.
review-again-not-better = Nicht klar besser als das, was im Spiel gewählt wurde.
review-again-same = Das wurde im Spiel gewählt.
review-nothing-at-stake = –

refusal-no-review = Ein Spiel { $game } kann noch niemand nachbetrachten.
refusal-nothing-to-review = Hier gibt es nichts nachzubetrachten: Kein Zug wurde gemacht, den die heutigen Regeln kennen.
