### Why something is so many, or was paid: `part-` in sums, `reason-` in the log.

## Sums. The value is a part by itself; .sum is the part in a sum, where $each and $amount have their sign of money.

# "3 Houses x $5 + City Hall $5 = $20"
parts-plus = { $sum } + { $part }
parts-minus = { $sum } - { $part }
parts-equal = { $sum } = { $total }
parts-none = niets

part-land = grond
    .sum = grond { $amount }
part-buildings =
    { $count ->
        [one] 1 gebouw
       *[other] { $count } gebouwen
    }
    .sum = { part-buildings } x { $each }
part-houses =
    { $count ->
        [one] 1 Huis
       *[other] { $count } Huizen
    }
    .sum = { part-houses } x { $each }
part-mountains =
    { $count ->
        [one] 1 berg
       *[other] { $count } bergen
    }
    .sum = { part-mountains } x { $each }
part-ranches =
    { $count ->
        [one] 1 ranch
       *[other] { $count } ranches
    }
    .sum = { part-ranches } x { $each }
part-mines =
    { $count ->
        [one] 1 zilvermijn
       *[other] { $count } zilvermijnen
    }
    .sum = { part-mines } x { $each }
part-own-houses =
    { $count ->
        [one] 1 eigen Huis
       *[other] { $count } eigen Huizen
    }
    .sum = { part-own-houses } x { $each }
part-other-houses =
    { $count ->
        [one] 1 ander Huis
       *[other] { $count } andere Huizen
    }
    .sum = { part-other-houses } x { $each }
part-free-parcels =
    { $count ->
        [one] 1 lege kavel
       *[other] { $count } lege kavels
    }
    .sum = { part-free-parcels } x { $each }
part-rounds =
    { $count ->
        [one] 1 ronde
       *[other] { $count } ronden
    }
    .sum = { part-rounds } x { $each }
part-river = rivier
    .sum = rivier { $amount }
part-hotel = hotel
    .sum = hotel { $amount }
part-at-least = minimaal
    .sum = minimaal { $amount }
part-city-hall = Stadhuis
    .sum = Stadhuis { $amount }
part-highest = boven het maximum
    .sum = { $amount } boven het maximum
part-space = het veld
    .sum = het veld { $amount }
part-character = personage
    .sum = personage { $amount }
part-revolvers =
    { $count ->
        [one] 1 revolver
       *[other] { $count } revolvers
    }
    .sum = { part-revolvers }
part-cowboys =
    { $count ->
        [one] 1 cowboy
       *[other] { $count } cowboys
    }
    .sum = { part-cowboys }
part-ammunition = munitie
    .sum = munitie { $amount }


## Reasons in the log. What is missing here has the name of a space, a kind of building or a character.

reason-bought-vp = OP-aankoop
    .about = Gekocht met geld op de vier velden voor overwinningspunten.
reason-cash-limit = geld uitgegeven aan het einde van de ronde
    .about = Aan het einde van elke ronde: wat boven de limiet van het personage is, en zoveel meer als men wil: 1 OP voor elke volle $10.
reason-new-cowboys = een nieuwe ronde
reason-money = geld over aan het einde
    .about = Aan het einde telt ook geld: 1 OP voor elke volle $6.
reason-town = kavels waar iets op staat
    .about = Aan het einde 2 OP voor elke kavel van jou die niet leeg is: een gebouw, een Huis of een berg telt.
reason-pass-order = spelers die later pasten
    .about = Aan het einde 1 OP voor elke speler die in de laatste ronde later paste.
