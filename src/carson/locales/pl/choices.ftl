### Co można wybrać, z kosztem i korzyścią: `choice-<verb>`, na około 60 kolumn; i o co jest pytanie, `question-<decision>`.

## Stawianie kowbojów. .short, gdzie jest, stoi przed pojedynkiem i za białym kowbojem

choice-pass =
    { $position ->
        [1] Pas: pierwsze miejsce w kolejności pasowania
       *[other] Pas: { $position }. miejsce w kolejności pasowania
    }
choice-place-wages = { $place }: ${ $money } za każdego kowboja
choice-place-ammunition = { $place }: siła ognia +{ $firepower } w tej rundzie
choice-place-roads-3 = { $roads ->
        [one] 1 droga
        [few] { $roads } drogi
       *[many] { $roads } dróg
    }
choice-place-roads-1 = { $roads ->
        [one] 1 droga
        [few] { $roads } drogi
       *[many] { $roads } dróg
    } za każdego kowboja
choice-place-building = Kup za ${ $price }: { $kind }{ choice-site }
choice-place-parcels-income = { $place }: $2 za parcelę, teraz ${ $money }
    .short = { $place }: teraz ${ $money }
choice-place-cowboys-income = { $place }: $2 za punkt siły ognia, teraz ${ $money }
    .short = { $place }: teraz ${ $money }
choice-place-gambling = { $place }: od ${ $least } do ${ $most }, średnio ${ $money }
choice-place-parcels-vp = { $place }: 1 PZ za dwie parcele, teraz { $points } PZ
    .short = { $place }: teraz { $points } PZ
choice-place-buildings-vp = { $place }: 1 PZ za każdy budynek, teraz { $points } PZ
    .short = { $place }: teraz { $points } PZ
choice-place-cowboys-vp = { $place }: 1 PZ za dwa punkty siły ognia, teraz { $points } PZ
    .short = { $place }: teraz { $points } PZ
choice-place-vp =
    { $most ->
        [0] PZ po ${ $price }: teraz nie stać cię na żaden
       *[other] PZ po ${ $price }: teraz najwyżej { $most }
    }
choice-place-parcel = { $place }{ choice-on }: kup za ${ $price } ({ $parts })
    .short = { $place }{ choice-on }: kup za ${ $price }
choice-place-attack = { $place }: atak ({ $kind }, { $owner }), ${ $money } z ${ $income }
choice-place-defend = { $place }: obrona ({ $kind }), ${ $loot } z ${ $income }
choice-place-public = { $place }: zajmij ratusz, { $own } na rundę dla ciebie
choice-white = { $label } (biały kowboj)

# Za postawieniem kowboja tam, gdzie stoją inni. To szacunek: inni mogą jeszcze stawiać kowbojów i pasować.
choice-duel-odds = { $label }; pojedynek ({ $rivals }): { percent } dla ciebie
    .estimate = { $label }; pojedynek ({ $rivals }): ok. { percent } dla ciebie

# Co jest na samej parceli, za jej nazwą.
choice-on =
    { $content ->
        [house] {" "}(dom)
        [townhouse] {" "}(kamienica)
        [mountain] {" "}(góra)
       *[other] {""}
    }

# Gdzie płytka dałaby najwięcej, za jej ceną; $site to „none”, gdy jeszcze nie da się jej zbudować.
choice-site =
    { $site ->
        [none] , na razie bez miejsca
       *[other]
            { $income ->
                [0] , miejsce: { $site }
               *[other] , zysk do ${ $income } na { $site }
            }
    }


## Ziemia, budynki, drogi

choice-claim = { $place }{ choice-on }{ $connected ->
        [0] {""}
       *[other] , przy drodze
    }{ $beside ->
        [0] {""}
       *[other] : { $parts }
    }
choice-buy-parcel = { $place }{ choice-on }: kup za ${ $costs } ({ $parts }), zostanie ${ $left }
choice-buy-tile = Kup za ${ $costs }: { $kind }{ choice-site }, zostanie ${ $left }
choice-decline = Nie kupuj niczego
choice-fetch = Za ${ $costs }: { $kind }{ choice-site }
choice-build = { $place }: zbuduj ({ $kind }){ $income ->
        [0] {""}
       *[other] , zysk ${ $income }
    }{ $more ->
        [0] {""}
       *[other] , ze swoim domem do ${ $best }
    }{ $revolvers ->
        [0] {""}
        [one] , 1 rewolwer
        [few] , { $revolvers } rewolwery
       *[many] , { $revolvers } rewolwerów
    }
choice-keep = Zatrzymaj na później: { $kind }
choice-house = { $content ->
        [townhouse] { $place }: zmień tamtejszy dom w kamienicę
       *[other] { $place }: dom
    }
    .asks = { $label }, jeśli zgodzi się { $owner }
choice-changes = { $label }; { $changes }
    .own = twoje budynki { $amount }
    .others = cudze budynki { $amount }
choice-change = { $kind } { $place } (ty) { $amount }
    .other = { $kind } { $place } ({ $owner }) { $amount }
choice-agree = Zgódź się: dom zajmie twoją parcelę{ $end ->
        [0] {""}
       *[other] , { $end } PZ dla ciebie na koniec
    }
choice-refuse = { $places ->
        [0] Odmów: { $builder } nie ma innego miejsca bez pytania
       *[other] { $his ->
            [0] Odmów: dom stanie gdzie indziej
           *[other] Odmów: z domu gdzie indziej { $builder } ma ${ $his } na rundę
        }
    }
choice-duel = Pojedynek na polu { $place }: { $odds }
odds = { $player } { percent }
choice-road = { choice-road-or-bridge } { $place }: łączy { $parcels }
    .nothing = { choice-road-or-bridge } { $place }: nie łączy nic nowego
choice-extend = { choice-road-or-bridge } { $place } w stronę ratusza: łączy { $parcels }
    .nothing = { choice-road-or-bridge } { $place } w stronę ratusza
choice-road-or-bridge =
    { $roads ->
        [2] Most (dwie drogi)
       *[other] Droga
    }
choice-done = Gotowe


## Pieniądze, punkty i karty

choice-points = { $points } PZ za ${ $costs }, zostanie ${ $left }
choice-give =
    { $costs ->
        [0] Nie wydawaj nic, zostanie ${ $left }
       *[other] Wydaj ${ $costs } za { $points } PZ, zostanie ${ $left }
    }
choice-cash = ${ $money } teraz
choice-wait = Czekaj
choice-wait-3Y = Czekaj: przy zysku z budynków $8 albo jeden rodzaj podwójnie
choice-wait-3R = Czekaj: 1 PZ za każdy dom na koniec rundy, teraz { $points }
choice-wait-5R = Czekaj: 1 PZ za każdą górę na koniec rundy, teraz { $points }
choice-double = Podwój zysk ({ $kinds }): ${ $money } więcej
choice-hire =
    { $cowboys ->
        [one] 1 kowboj za ${ $costs }
       *[other] { $cowboys } kowbojów za ${ $costs }
    }
choice-arm =
    { $revolvers ->
        [one] 1 rewolwer za ${ $costs }
        [few] { $revolvers } rewolwery za ${ $costs }
       *[many] { $revolvers } rewolwerów za ${ $costs }
    }
choice-take = { $character } ({ $number }), limit ${ $limit }: { $short }


## O co jest pytanie

question-claim-parcel = { $player }, wybierz parcelę: dostajesz ją za darmo.
question-take-character = { $player }, wybierz personę na rundę { $round }.
question-place-cowboy =
    { $cowboys ->
        [0] { $player }, nie masz już własnych kowbojów: postaw tego ze swojej karty albo spasuj.
        [one] { $player }, postaw ostatniego kowboja albo spasuj.
       *[other] { $player }, postaw jednego z { $cowboys } kowbojów albo spasuj.
    }
question-next-parcel-duel = { $player }, który pojedynek o parcelę ma być następny?
question-next-building-duel = { $player }, który pojedynek o budynek ma być następny?
question-buy-parcels = { $player }, którą parcelę kupujesz? Masz ${ $money }.
question-buy-building = { $player }, czy kupujesz budynek ({ $kind }) za ${ $price }? Masz ${ $money }.
question-build-or-keep = { $player }, gdzie stawiasz budynek ({ $kind })? Możesz też zatrzymać płytkę.
question-place-house =
    { $houses ->
        [one] { $player }, gdzie stanie dom do twojego budynku ({ $kind })?
       *[other] { $player }, gdzie stanie następny z { $houses } domów do twojego budynku ({ $kind })?
    }
question-consent = { $player }, czy { $builder } może postawić dom na twojej parceli { $place } (budynek: { $kind })?
question-build-kept =
    { $kept ->
        [0] { $player }, możesz położyć drogi (zostało: { $roads }); potem będą zyski.
       *[other] { $player }, czy budujesz to, co masz zatrzymane?
    }
question-place-city-hall = { $player }, gdzie stanie ratusz?
question-buy-points = { $player }, ile PZ kupujesz po ${ $price }? Masz ${ $money }.
question-lay-roads = { $player }, możesz położyć drogi (zostało: { $roads }); runda się kończy.
question-cash-limit = { $player }, ile ze swoich ${ $money } wydajesz? Za każde pełne ${ $per } dostajesz 1 PZ; zachować możesz do ${ $limit }.
question-banker-points = { $player }, czy kupujesz PZ od banku? Masz ${ $money }.
question-cash-or-wait = { $player }, bierzesz pieniądze teraz czy czekasz na to, co jeszcze oferuje twoja karta?
question-double-kind = { $player }, które z twoich budynków dają podwójny zysk? Albo weź pieniądze.
question-fetch-tile = { $player }, którą płytkę bierzesz z toru? Masz ${ $money }.
question-hire-cowboys = { $player }, ilu kowbojów zatrudniasz? Masz ${ $money }.
question-buy-revolvers = { $player }, ile rewolwerów kupujesz? Masz ${ $money }.
