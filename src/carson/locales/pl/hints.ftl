### Co gracz dowiaduje się o grze obok niej: podpowiedzi w jej trakcie, statystyki na jej koniec.


## Jak boty witają się na początku gry

greeting-tenderfoot = { $name }: „Howdy! Jestem tu pierwszy raz. Bądźcie wyrozumiali.”
greeting-deputy = { $name }: „Dobry wieczór. Grajmy uczciwie, a jakoś się dogadamy.”
greeting-marshal = { $name }: „Nie takie miasteczka trzymało się w ryzach.”
greeting-legend = { $name } bez słowa dotyka ronda kapelusza.
greeting-too = { $name } kiwa głową.


## Podpowiedzi: czemu bot lubi wybór, obok punktów, które są tego warte. $way to „more” (więcej) albo „less” (mniej) punktów.

hint-chance = około { percent } szans na wygraną

# Gra planszowa
hint-money = { $way ->
    [less] kosztuje pieniądze
   *[more] daje pieniądze w tej rundzie
}
hint-income = { $way ->
    [less] mniejszy zysk w kolejnych rundach
   *[more] zysk w kolejnych rundach
}
hint-points = { $way ->
    [less] oddaje punkty zwycięstwa
   *[more] punkty zwycięstwa od razu
}
hint-end = { $way ->
    [less] mniej punktów zwycięstwa na koniec gry
   *[more] punkty zwycięstwa na koniec gry
}
hint-firepower = { $way ->
    [less] mniejsza siła ognia
   *[more] większa siła ognia
}
hint-cowboys = { $way ->
    [less] o kowboja mniej do późniejszej pracy
   *[more] kowboje do późniejszej pracy
}
hint-parcels = { $way ->
    [less] zużywa ziemię pod budowę
   *[more] ziemia pod budowę
}
hint-tiles = { $way ->
    [less] zużywa budynek z zapasów
   *[more] budynek w zapasach
}
hint-roads = { $way ->
    [less] zużywa drogi
   *[more] drogi w zapasach
}
hint-duel = tamtejszy pojedynek można przegrać
hint-others = inni mogą tam jeszcze przyjść
hint-rivals = { $way ->
    [less] pomaga innym
   *[more] szkodzi innym
}
hint-foresight = { $way ->
    [less] gorsze, niż się wydaje
   *[more] lepsze, niż się wydaje
}
hint-tempo = kto wcześnie pasuje, wygrywa remisy
hint-sheet = taki początek wygrał wiele gier
hint-reroll = większość rzutów byłaby lepsza
hint-stand = większość rzutów byłaby gorsza

# Gra karciana
hint-score = { $way ->
    [less] daje mniej punktów
   *[more] daje punkty teraz
}
hint-beside = { $way ->
    [less] zostawia mniej dobrych miejsc na przyszłe karty
   *[more] dobre miejsca na przyszłe karty
}
hint-together = { $way ->
    [less] zostawia późniejszym budynkom mniej do liczenia
   *[more] policzą to przyszłe budynki
}
hint-room = { $way ->
    [less] zużywa miejsce w mieście
   *[more] zostawia miejsce w mieście
}
hint-outlaws = { $way ->
    [less] nie ma już bandytów do poskromienia
   *[more] bandytów można jeszcze poskromić
}
hint-characters = { $way ->
    [less] twoje persony dadzą mniej
   *[more] twoje persony dadzą więcej
}
hint-prize = karta, którą dostaniesz też za najniższą stawkę
hint-earlier = lepsza karta, bo wybierasz wcześniej
hint-bid = tej stawki zabraknie w innej rundzie
hint-laid-off = nie ma skutku, więc wystarczy najniższa
hint-power = to, co moc daje teraz
hint-patience = to, co mogłaby dać w późniejszej rundzie
hint-wait = moc zostaje na późniejszą rundę
hint-nothing = nic nie zmienia

# To samo w liczbach: $way to "less", gdy coś się płaci albo traci.
why-money = { $way ->
    [less] kosztuje ${ $amount }
   *[more] daje ${ $amount }
}
why-income = { $way ->
    [less] twoje budynki dają ${ $amount } na rundę mniej
   *[more] twoje budynki dają ${ $amount } na rundę więcej
}{ $times ->
    [one] , przez jedną rundę
    [few] , przez { $times } rundy
   *[other] , przez { $times } rund
}
why-points = { $way ->
    [less] { $count } PZ mniej
   *[more] daje { $count } PZ
}
why-end = { $way ->
    [less] { $count } PZ mniej na koniec
   *[more] { $count } PZ na koniec
}
why-firepower = siła ognia +{ $count }
why-cowboys = { $count ->
    [one] jeden kowboj więcej
    [few] { $count } kowbojów więcej
   *[other] { $count } kowbojów więcej
}
why-parcels = miejsce, które może dawać ${ $income } na rundę ({ $kind })
why-tiles = budynek do postawienia, który daje ${ $income } na rundę ({ $kind })
why-others = prawdopodobnie przyjdzie tam też { $name } ({ percent })
why-roads = { $way ->
    [less] { $count ->
        [one] zużywa drogę
        [few] zużywa { $count } drogi
       *[other] zużywa { $count } dróg
    }
   *[more] { $count ->
        [one] jedna droga
        [few] { $count } drogi
       *[other] { $count } dróg
    }
}
why-earlier = wcześniejszy wybór jest wart około { $count } PZ
why-bid = w późniejszej rundzie ta stawka jest warta około { $count } PZ


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
