### Der Spielverlauf: ein Satz für jede Art von Ereignis, `event-<kind>`, und für das, was den Besitzer wechselt, `gain-<thing>`
### und `pay-<thing>`. Artikel zu Gebäuden und Personen: `kind-whom` in board.ftl, `character-whom` in characters.ftl.

## Vorbereitung

event-characters = In diesem Spiel: { $characters }.
    .one = { $character } ({ $side })
event-tile = Neues Plättchen für ${ $price }: { $kind }.
event-centre = Die Stadt wird auf { $place } gegründet.
event-mountains =
    { $count ->
        [0] Es gibt keine Berge.
       *[other] Berge auf { $places }.
    }
event-first-order = Reihenfolge am Anfang: { $players }.
event-claim = { $player } nimmt Parzelle { $place }.


## Die Runde

event-round = Runde { $number } beginnt.
# Of games whose cards all lie on one side nobody needs to be told which.
event-take = { $player } wählt { character-whom }.
    .sided = { $player } wählt { character-whom } ({ $side }).
event-fetch = { $player } holt für ${ $price } { kind-whom } aus der Auslage.
event-place =
    { $piece ->
        [white-cowboy] { $player } setzt den weißen Cowboy auf { $place }.
       *[other] { $player } setzt einen Cowboy auf { $place }.
    }
event-decline =
    { $what ->
        [buy-at-once] { $player } kauft keine Parzelle.
        [buy-building] { $player } kauft das Gebäude nicht.
        [fetch-tile] { $player } nimmt kein Plättchen.
        [hire-cowboys] { $player } wirbt niemanden an.
        [buy-revolvers] { $player } kauft keinen Revolver.
       *[other] { $player } kauft keine Siegpunkte.
    }
event-extend = In Richtung Rathaus wird { $side } eine Straße gelegt, die niemandem gehört.
event-pass =
    { $position ->
        [1] { $player } passt zuerst.
       *[other] { $player } passt, Platz { $position } auf der Passleiste.
    }
event-road = { $player } legt eine Straße { $side }.


## Duelle

event-duel = Duell auf { $place }: { $rolls }. { $winner } gewinnt.
    .tie = Duell auf { $place }: { $rolls }. { $winner } hat früher gepasst und gewinnt den Gleichstand.
    .roll = { $player } { $roll } + { $firepower } = { $total }
event-resident = { $player } zieht ins Rathaus ein.
event-attack-called-off = Die Kirche schützt { $player } auf { $place }: Alle Cowboys dort gehen nach Hause.


## Land und Gebäude

event-buy-parcel = { $player } kauft Parzelle { $place } für ${ $price }.
event-buy-building = { $player } kauft { kind-whom } für ${ $price }.
event-built = { $player } baut { kind-whom } auf { $place }.
event-keep = { $player } behält { kind-whom } für später.
event-house = { $player } setzt ein Wohnhaus auf { $place }.
event-townhouse = { $player } baut das Wohnhaus auf { $place } zum Stadthaus aus.
event-consent =
    { $agreed ->
        [0] { $player } will kein Wohnhaus von { $builder } auf { $place }.
       *[other] { $player } erlaubt { $builder } ein Wohnhaus auf { $place }.
    }
event-city-hall-drawn = Das Rathaus wird gezogen: { $player } setzt es ein.
event-city-hall = { $player } setzt das Rathaus auf { $place }.
event-city-hall-gone = Das Rathaus wird gezogen, findet aber keinen Platz und kommt aus dem Spiel.


## Erträge und Punkte

event-gamble = { $player } würfelt beim Glücksspiel: { $first } und { $second }, ${ $money }.
event-double = Bei { $player } bringen alle { $kinds } doppelten Ertrag.
event-income = { $player }: { $kind } auf { $place } bringt ${ $income } ({ $parts }).
    .plain = { $player }: { $kind } auf { $place } bringt ${ $income }.
    .nothing = { $player }: { $kind } auf { $place } bringt nichts.
    .times = { $player }: { $kind } auf { $place } bringt ${ $income } ({ $parts }, mal { $times }).
event-robbed =
    { $stolen ->
        [0] { $player } raubt { $owner } auf { $place } aus und findet nichts.
       *[other] { $player } raubt { $owner } auf { $place } aus: ${ $stolen }.
    }
event-final-scoring = Schlusswertung.
event-end = Das Spiel ist zu Ende: { $ranking }.
    .rank = { $number }. { $player } mit { $points } SP


## Warum jemand gewann oder verlor

verdict-won =
    { $gap ->
        [0] { $player } gewann bei Gleichstand mit { $rival }.
       *[other] { $player } gewann mit { $gap } SP Vorsprung.
    }
verdict-lost =
    { $gap ->
        [0] { $player } hat so viele SP wie { $rival }, doch der Gleichstand ging verloren.
       *[other] { $player } lag am Ende { $gap } SP hinter { $rival }.
    }
verdict-source = Der größte Unterschied: { $reason }, { $own } SP gegen { $other }.
verdict-luck = { $won } von { $duels } Duellen gewonnen, zu erwarten waren { $expected }.


## Was den Besitzer wechselt

gain-money = { $player } bekommt ${ $count }: { $reason }.
gain-points =
    { $count ->
        [0] { $player } bekommt keine SP: { $reason }.
       *[other] { $player } bekommt { $count } SP: { $reason }.
    }
gain-revolvers =
    { $count ->
        [one] { $player } bekommt einen Revolver: { $reason }.
       *[other] { $player } bekommt { $count } Revolver: { $reason }.
    }
gain-roads =
    { $count ->
        [one] { $player } bekommt eine Straße: { $reason }.
       *[other] { $player } bekommt { $count } Straßen: { $reason }.
    }
gain-cowboys =
    { $count ->
        [one] { $player } bekommt einen Cowboy: { $reason }.
       *[other] { $player } bekommt { $count } Cowboys: { $reason }.
    }
gain-ammunition = { $player } bekommt die Munition: 3 Feuerkraft mehr.
gain-white-cowboy = { $player } bekommt den weißen Cowboy: { $reason }.
pay-money = { $player } zahlt ${ $count }: { $reason }.
leave-parcel = { $player } lässt eine Parzelle ungekauft.
