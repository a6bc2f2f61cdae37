### Dlaczego czegoś jest tyle albo za co zapłacono: `part-` w sumach, `reason-` w dzienniku.

## Sumy. Wartość to sam składnik; .sum to składnik w sumie, gdzie $each i $amount mają znak waluty.

# „3 domy x $5 + ratusz $5 = $20”
parts-plus = { $sum } + { $part }
parts-minus = { $sum } - { $part }
parts-equal = { $sum } = { $total }
parts-none = nic

part-land = ziemia
    .sum = ziemia { $amount }
part-buildings =
    { $count ->
        [one] 1 budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }
    .sum = { part-buildings } x { $each }
part-houses =
    { $count ->
        [one] 1 dom
        [few] { $count } domy
       *[many] { $count } domów
    }
    .sum = { part-houses } x { $each }
part-mountains =
    { $count ->
        [one] 1 góra
        [few] { $count } góry
       *[many] { $count } gór
    }
    .sum = { part-mountains } x { $each }
part-ranches =
    { $count ->
        [one] 1 ranczo
        [few] { $count } rancza
       *[many] { $count } rancz
    }
    .sum = { part-ranches } x { $each }
part-mines =
    { $count ->
        [one] 1 kopalnia
        [few] { $count } kopalnie
       *[many] { $count } kopalni
    }
    .sum = { part-mines } x { $each }
part-own-houses =
    { $count ->
        [one] 1 własny dom
        [few] { $count } własne domy
       *[many] { $count } własnych domów
    }
    .sum = { part-own-houses } x { $each }
part-other-houses =
    { $count ->
        [one] 1 inny dom
        [few] { $count } inne domy
       *[many] { $count } innych domów
    }
    .sum = { part-other-houses } x { $each }
part-free-parcels =
    { $count ->
        [one] 1 wolna parcela
        [few] { $count } wolne parcele
       *[many] { $count } wolnych parcel
    }
    .sum = { part-free-parcels } x { $each }
part-rounds =
    { $count ->
        [one] 1 runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
    .sum = { part-rounds } x { $each }
part-river = rzeka
    .sum = rzeka { $amount }
part-hotel = hotel
    .sum = hotel { $amount }
part-at-least = co najmniej
    .sum = co najmniej { $amount }
part-city-hall = ratusz
    .sum = ratusz { $amount }
part-highest = ponad maksimum
    .sum = { $amount } ponad maksimum
part-space = pole
    .sum = pole { $amount }
part-character = persona
    .sum = persona { $amount }
part-revolvers =
    { $count ->
        [one] 1 rewolwer
        [few] { $count } rewolwery
       *[many] { $count } rewolwerów
    }
    .sum = { part-revolvers }
part-cowboys =
    { $count ->
        [one] 1 kowboj
       *[other] { $count } kowbojów
    }
    .sum = { part-cowboys }
part-ammunition = naboje
    .sum = naboje { $amount }


## Powody w dzienniku. Czego tu nie ma, nosi nazwę pola, rodzaju budynku albo persony.

reason-bought-vp = zakup PZ
    .about = Kupione za pieniądze na czterech polach punktów zwycięstwa.
reason-cash-limit = pieniądze na koniec rundy
    .about = Na koniec każdej rundy to, co ponad limit persony, i tyle więcej, ile się chce: 1 PZ za każde pełne $10.
reason-new-cowboys = nowa runda
reason-money = pieniądze na koniec gry
    .about = Na koniec liczą się też pieniądze: 1 PZ za każde pełne $6.
reason-town = zabudowane parcele i góry
    .about = Na koniec 2 PZ za każdą twoją niepustą parcelę: liczy się budynek, dom lub góra.
reason-pass-order = wcześniejszy pas
    .about = Na koniec 1 PZ za każdego gracza, który w ostatniej rundzie spasował później.
