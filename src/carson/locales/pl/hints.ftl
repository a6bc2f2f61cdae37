### Co gracz dowiaduje się o grze obok niej: statystyki na jej koniec.


## Skąd pieniądze. Czego tu nie ma, nosi nazwę rodzaju budynku.

reason-attack = ataki na cudze budynki


## Tabele `carson replay --statistics`: liczby po każdej rundzie i skąd się wzięły

statistics-money = Pieniądze
statistics-points = Punkty zwycięstwa
statistics-firepower = Siła ognia
statistics-start = start
statistics-sources = Skąd punkty
statistics-income = Co dały budynki
statistics-luck = Szczęście
statistics-scored = { $reason } { $points }
statistics-earned = { $reason } ${ $dollars }
statistics-duels =
    { $duels ->
        [one] wygrane pojedynki: { $won } z 1, oczekiwane { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[other] wygrane pojedynki: { $won } z { $duels }, oczekiwane { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
statistics-gambling = z hazardu ${ $gambled }, oczekiwane ${ NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }
