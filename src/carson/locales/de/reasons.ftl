### Warum etwas so viel ist oder gezahlt wurde: `part-` in Summen, `reason-` im Spielverlauf.

## Summen. Der Wert ist ein Teil für sich; .sum ist der Teil in einer Summe, wo $each und $amount ihr Dollarzeichen haben.

# „3 Wohnhäuser x $5 + Rathaus $5 = $20“
parts-plus = { $sum } + { $part }
parts-minus = { $sum } - { $part }
parts-equal = { $sum } = { $total }
parts-none = nichts

part-land = Land
    .sum = Land { $amount }
part-buildings = { $count } Gebäude
    .sum = { part-buildings } x { $each }
part-houses =
    { $count ->
        [one] 1 Wohnhaus
       *[other] { $count } Wohnhäuser
    }
    .sum = { part-houses } x { $each }
part-mountains =
    { $count ->
        [one] 1 Berg
       *[other] { $count } Berge
    }
    .sum = { part-mountains } x { $each }
part-ranches =
    { $count ->
        [one] 1 Ranch
       *[other] { $count } Ranches
    }
    .sum = { part-ranches } x { $each }
part-mines =
    { $count ->
        [one] 1 Mine
       *[other] { $count } Minen
    }
    .sum = { part-mines } x { $each }
part-own-houses =
    { $count ->
        [one] 1 eigenes Wohnhaus
       *[other] { $count } eigene Wohnhäuser
    }
    .sum = { part-own-houses } x { $each }
part-other-houses =
    { $count ->
        [one] 1 anderes Wohnhaus
       *[other] { $count } andere Wohnhäuser
    }
    .sum = { part-other-houses } x { $each }
part-free-parcels =
    { $count ->
        [one] 1 freie Parzelle
       *[other] { $count } freie Parzellen
    }
    .sum = { part-free-parcels } x { $each }
part-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
    .sum = { part-rounds } x { $each }
part-river = Fluss
    .sum = Fluss { $amount }
part-hotel = Hotel
    .sum = Hotel { $amount }
part-at-least = mindestens
    .sum = mindestens { $amount }
part-city-hall = Rathaus
    .sum = Rathaus { $amount }
part-highest = über dem Maximum
    .sum = { $amount } über dem Maximum
part-space = das Feld
    .sum = Feld { $amount }
part-character = Person
    .sum = Person { $amount }
part-revolvers = { $count } Revolver
    .sum = { part-revolvers }
part-cowboys =
    { $count ->
        [one] 1 Cowboy
       *[other] { $count } Cowboys
    }
    .sum = { part-cowboys }
part-ammunition = Munition
    .sum = Munition { $amount }


## Gründe im Spielverlauf. Was hier fehlt, hat den Namen eines Feldes, einer Gebäudeart oder einer Person.

reason-bought-vp = SP-Kauf
    .about = Für Geld gekauft, auf den vier Feldern für Siegpunkte.
reason-cash-limit = Geld am Rundenende
    .about = Am Ende jeder Runde, was über dem Limit der Person ist, und so viel mehr, wie man will: 1 SP für je volle $10.
reason-new-cowboys = eine neue Runde
reason-money = Geld am Spielende
    .about = Am Ende zählt auch Geld: 1 SP für je volle $6.
reason-town = bebaute Parzellen und Berge
    .about = Am Ende 2 SP für jede deiner Parzellen, die nicht leer ist: Ein Gebäude, ein Wohnhaus oder ein Berg zählt.
reason-pass-order = früheres Passen
    .about = Am Ende 1 SP pro Mitspieler, der in der letzten Runde später gepasst hat.
