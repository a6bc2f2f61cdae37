### Was man neben einem Spiel darüber erfährt: die Statistik an seinem Ende.


## Woher Geld kam. Was hier fehlt, hat den Namen einer Gebäudeart.

reason-attack = Angriffe auf fremde Gebäude


## Die Tabellen von `carson replay --statistics`: die Zahlen nach jeder Runde, und woher sie kamen

statistics-money = Geld
statistics-points = Siegpunkte
statistics-firepower = Feuerkraft
statistics-start = Start
statistics-sources = Woher die Punkte kamen
statistics-income = Was Gebäude gebracht haben
statistics-luck = Glück
statistics-scored = { $reason } { $points }
statistics-earned = { $reason } ${ $dollars }
statistics-duels =
    { $duels ->
        [one] { $won } von 1 Duell gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
       *[other] { $won } von { $duels } Duellen gewonnen, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
    }
statistics-gambling = ${ $gambled } erspielt, ${ NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) } erwartet
