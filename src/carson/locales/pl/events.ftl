### Dziennik: zdanie dla każdego rodzaju zdarzenia, `event-<kind>`, i dla tego, co zmienia właściciela, `gain-<thing>` i `pay-<thing>`.

## Przygotowanie

event-characters = W tej grze: { $characters }.
    .one = { $character } ({ $side })
event-tile = Nowa płytka za ${ $price }: { $kind }.
event-centre = Miasto powstaje na parceli { $place }.
event-mountains =
    { $count ->
        [0] Nie ma gór.
       *[other] Góry na parcelach: { $places }.
    }
event-first-order = Kolejność na początku: { $players }.
event-claim = { $player } zajmuje parcelę { $place }.


## Runda

event-round = Zaczyna się runda { $number }.
# Of games whose cards all lie on one side nobody needs to be told which.
event-take = { $player } wybiera personę: { $character }.
    .sided = { $player } wybiera personę: { $character } ({ $side }).
event-fetch = { $player } bierze z toru za ${ $price }: { $kind }.
event-place =
    { $piece ->
        [white-cowboy] { $player } stawia białego kowboja na polu { $place }.
       *[other] { $player } stawia kowboja na polu { $place }.
    }
event-decline =
    { $what ->
        [buy-at-once] { $player } nie kupuje parceli.
        [buy-building] { $player } nie kupuje budynku.
        [fetch-tile] { $player } nie bierze płytki.
        [hire-cowboys] { $player } nikogo nie zatrudnia.
        [buy-revolvers] { $player } nie kupuje rewolwerów.
       *[other] { $player } nie kupuje punktów zwycięstwa.
    }
event-extend = Niczyja droga w stronę ratusza: { $side }.
event-pass =
    { $position ->
        [1] { $player } pasuje, pierwsze miejsce.
       *[other] { $player } pasuje, { $position }. miejsce.
    }
event-road = { $player } kładzie drogę { $side }.


## Pojedynki

event-duel = Pojedynek na polu { $place }: { $rolls }. Wygrywa { $winner }.
    .tie = Pojedynek na polu { $place }: { $rolls }. Remis wygrywa { $winner } dzięki wcześniejszemu pasowi.
    .roll = { $player } { $roll } + { $firepower } = { $total }
event-resident = { $player } wprowadza się do ratusza.
event-attack-called-off = Kościół chroni pole { $place } ({ $player }): wszyscy kowboje wracają stamtąd do zapasów.


## Ziemia i budynki

event-buy-parcel = { $player } kupuje parcelę { $place } za ${ $price }.
event-buy-building = { $player } kupuje za ${ $price } budynek: { $kind }.
event-built = { $player } buduje na { $place }: { $kind }.
event-keep = { $player } zatrzymuje na później: { $kind }.
event-house = { $player } stawia dom na { $place }.
event-townhouse = { $player } zmienia dom na { $place } w kamienicę.
event-consent =
    { $agreed ->
        [0] { $player } nie zgadza się na dom na { $place }, o który prosi { $builder }.
       *[other] { $player } zgadza się na dom na { $place }, o który prosi { $builder }.
    }
event-city-hall-drawn = Z woreczka wychodzi ratusz: stawia go { $player }.
event-city-hall = { $player } stawia ratusz na { $place }.
event-city-hall-gone = Z woreczka wychodzi ratusz, ale nie ma dla niego miejsca i wypada z gry.


## Zyski i punkty

event-gamble = { $player } rzuca w Hazardzie: { $first } i { $second }, ${ $money }.
event-double = { $player }: podwójny zysk ({ $kinds }).
event-income = { $player }: { $kind } na { $place } daje ${ $income } ({ $parts }).
    .plain = { $player }: { $kind } na { $place } daje ${ $income }.
    .nothing = { $player }: { $kind } na { $place } nie daje nic.
    .times = { $player }: { $kind } na { $place } daje ${ $income } ({ $parts }, razy { $times }).
event-robbed =
    { $stolen ->
        [0] { $player } napada na { $place } (traci { $owner }) i nie znajduje nic.
       *[other] { $player } napada na { $place }: ${ $stolen } (traci { $owner }).
    }
event-final-scoring = Końcowe podliczenie punktów.
event-end = Koniec gry: { $ranking }.
    .rank = { $number }. { $player }, { $points } PZ


## Dlaczego ktoś wygrał albo przegrał

verdict-won =
    { $gap ->
        [0] { $player } wygrywa przy remisie (tyle samo PZ ma { $rival }).
       *[other] { $player } wygrywa z przewagą { $gap } PZ.
    }
verdict-lost =
    { $gap ->
        [0] { $player } ma tyle samo PZ co { $rival }, ale przegrywa remis.
       *[other] { $player } kończy { $gap } PZ za zwycięzcą ({ $rival }).
    }
verdict-source = Największa różnica: { $reason }, { $own } PZ do { $other }.
verdict-luck = Wygrane pojedynki: { $won } z { $duels }, oczekiwane: { $expected }.


## Co zmienia właściciela

gain-money = { $player } dostaje ${ $count }: { $reason }.
gain-points =
    { $count ->
        [0] { $player } nie dostaje PZ: { $reason }.
       *[other] { $player } dostaje { $count } PZ: { $reason }.
    }
gain-revolvers =
    { $count ->
        [one] { $player } dostaje rewolwer: { $reason }.
        [few] { $player } dostaje { $count } rewolwery: { $reason }.
       *[many] { $player } dostaje { $count } rewolwerów: { $reason }.
    }
gain-roads =
    { $count ->
        [one] { $player } dostaje drogę: { $reason }.
        [few] { $player } dostaje { $count } drogi: { $reason }.
       *[many] { $player } dostaje { $count } dróg: { $reason }.
    }
gain-cowboys =
    { $count ->
        [one] { $player } dostaje kowboja: { $reason }.
       *[other] { $player } dostaje { $count } kowbojów: { $reason }.
    }
gain-ammunition = { $player } dostaje naboje: siła ognia +3.
gain-white-cowboy = { $player } dostaje białego kowboja: { $reason }.
pay-money = { $player } płaci ${ $count }: { $reason }.
leave-parcel = { $player } nie kupuje parceli.
