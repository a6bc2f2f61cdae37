### What can be chosen, with what it costs and brings: `choice-<verb>`, about 60 columns wide; and what is asked, `question-<decision>`.

## Placing cowboys. Where there is a .short it stands before a duel, and after the white cowboy

choice-pass =
    { $position ->
        [1] Passen: als eerste in de pasvolgorde
       *[other] Passen: als nummer { $position } in de pasvolgorde
    }
choice-place-wages = { $place }: ${ $money } voor elke cowboy
choice-place-ammunition = { $place }: { $firepower } extra vuurkracht deze ronde
choice-place-roads-3 = { $roads } wegen
choice-place-roads-1 = { $roads } weg voor elke cowboy
choice-place-building = Koop een { $kind } voor ${ $price }{ choice-site }
choice-place-parcels-income = { $place }: $2 per kavel, nu ${ $money }
    .short = { $place }: nu ${ $money }
choice-place-cowboys-income = { $place }: $2 per punt, nu ${ $money }
    .short = { $place }: nu ${ $money }
choice-place-gambling = { $place }: ${ $least } tot ${ $most }, gemiddeld ${ $money }
choice-place-parcels-vp = { $place }: 1 OP per twee kavels, nu { $points } OP
    .short = { $place }: nu { $points } OP
choice-place-buildings-vp = { $place }: 1 OP per gebouw, nu { $points } OP
    .short = { $place }: nu { $points } OP
choice-place-cowboys-vp = { $place }: 1 OP per twee punten, nu { $points } OP
    .short = { $place }: nu { $points } OP
choice-place-vp =
    { $most ->
        [0] OP voor ${ $price } per stuk: nu geen geld daarvoor
       *[other] OP voor ${ $price } per stuk: nu hoogstens { $most }
    }
choice-place-parcel = { $place }{ choice-on }: kopen voor ${ $price } ({ $parts })
    .short = { $place }{ choice-on }: kopen voor ${ $price }
choice-place-attack = { $place }: aanval op { $kind } van { $owner } voor ${ $money } van ${ $income }
choice-place-defend = { $place }: verdedig ${ $loot } van ${ $income } van je { $kind }
choice-place-public = { $place }: bezet het Stadhuis, { $own } per ronde voor jou
choice-white = { $label } (witte cowboy)

# Behind a placement where others stand. An estimate: the others may still place cowboys and pass.
choice-duel-odds = { $label }; duel met { $rivals }: { percent } voor jou
    .estimate = { $label }; duel met { $rivals }: ca. { percent } voor jou

# What is on the parcel itself, behind its name.
choice-on =
    { $content ->
        [house] {" "}(Huis)
        [townhouse] {" "}(Herenhuis)
        [mountain] {" "}(berg)
       *[other] {""}
    }

# Where a tile would pay most, behind its price; $site is "none" where it cannot be built yet.
choice-site =
    { $site ->
        [none] , nog geen plek ervoor
       *[other]
            { $income ->
                [0] , te bouwen op { $site }
               *[other] , inkomsten tot ${ $income } op { $site }
            }
    }


## Land, buildings, roads

choice-claim = { $place }{ choice-on }{ $connected ->
        [0] {""}
       *[other] , aan de weg
    }{ $beside ->
        [0] {""}
       *[other] : { $parts }
    }
choice-buy-parcel = { $place }{ choice-on }: kopen voor ${ $costs } ({ $parts }), nog ${ $left } over
choice-buy-tile = Koop een { $kind } voor ${ $costs }{ choice-site }, nog ${ $left } over
choice-decline = Niets kopen
choice-fetch = Een { $kind } voor ${ $costs }{ choice-site }
choice-build = { $place }: bouw { $kind ->
        [Stadhuis] het
       *[other] een
    } { $kind }{ $income ->
        [0] {""}
       *[other] , inkomsten ${ $income }
    }{ $more ->
        [0] {""}
       *[other] , met het Huis erbij tot ${ $best }
    }{ $revolvers ->
        [0] {""}
        [one] , 1 revolver
       *[other] , { $revolvers } revolvers
    }
choice-keep = Bewaar je { $kind } voor later
choice-house = { $content ->
        [townhouse] { $place }: maak van het Huis daar een Herenhuis
       *[other] { $place }: een Huis
    }
    .asks = { $label }, als { $owner } het goedvindt
choice-changes = { $label }; { $changes }
    .own = jouw gebouwen { $amount }
    .others = gebouwen van anderen { $amount }
choice-change = jouw { $kind } { $place } { $amount }
    .other = { $kind } { $place } van { $owner } { $amount }
choice-agree = Toestaan: het Huis bezet je kavel{ $end ->
        [0] {""}
       *[other] , { $end } OP voor jou aan het einde
    }
choice-refuse = { $places ->
        [0] Weigeren: { $builder } heeft geen andere plek zonder te vragen
       *[other] { $his ->
            [0] Weigeren: het Huis komt elders
           *[other] Weigeren: elders brengt het Huis { $builder } ${ $his } per ronde op
        }
    }
choice-duel = Duel op { $place }: { $odds }
odds = { $player } { percent }
choice-road = { choice-road-or-bridge } { $place }: ontsluit { $parcels }
    .nothing = { choice-road-or-bridge } { $place }: ontsluit niets nieuws
choice-extend = { choice-road-or-bridge } { $place } naar het Stadhuis: ontsluit { $parcels }
    .nothing = { choice-road-or-bridge } { $place } naar het Stadhuis
choice-road-or-bridge =
    { $roads ->
        [2] Brug (twee wegen)
       *[other] Weg
    }
choice-done = Klaar


## Money, points and cards

choice-points = { $points } OP voor ${ $costs }, nog ${ $left } over
choice-give =
    { $costs ->
        [0] Niets uitgeven, nog ${ $left } over
       *[other] Geef ${ $costs } uit voor { $points } OP, nog ${ $left } over
    }
choice-cash = Nu ${ $money }
choice-wait = Wachten
choice-wait-3Y = Wachten: bij Inkomsten van gebouwen $8, of één soort dubbel
choice-wait-3R = Wachten: 1 OP per Huis aan het einde van de ronde, nu { $points }
choice-wait-5R = Wachten: 1 OP per berg aan het einde van de ronde, nu { $points }
choice-double = Verdubbel je { $kinds }: ${ $money } erbij
choice-hire =
    { $cowboys ->
        [one] 1 cowboy voor ${ $costs }
       *[other] { $cowboys } cowboys voor ${ $costs }
    }
choice-arm =
    { $revolvers ->
        [one] 1 revolver voor ${ $costs }
       *[other] { $revolvers } revolvers voor ${ $costs }
    }
choice-take = { $character } ({ $number }), limiet ${ $limit }: { $short }


## What is asked

question-claim-parcel = { $player }, kies een kavel: je krijgt hem gratis.
question-take-character = { $player }, kies een personage voor ronde { $round }.
question-place-cowboy =
    { $cowboys ->
        [0] { $player }, je hebt zelf geen cowboy meer: plaats die van je kaart, of pas.
        [one] { $player }, plaats je laatste cowboy, of pas.
       *[other] { $player }, plaats een van je { $cowboys } cowboys, of pas.
    }
question-next-parcel-duel = { $player }, welk duel om een kavel komt nu?
question-next-building-duel = { $player }, welk duel om een gebouw komt nu?
question-buy-parcels = { $player }, welke kavel koop je? Je hebt ${ $money }.
question-buy-building = { $player }, koop je een { $kind } voor ${ $price }? Je hebt ${ $money }.
question-build-or-keep = { $player }, waar komt je { $kind }? Bewaren mag ook.
question-place-house =
    { $houses ->
        [one] { $player }, waar komt het Huis van je { $kind }?
       *[other] { $player }, waar komt het volgende van { $houses } Huizen van je { $kind }?
    }
question-consent = { $player }, mag { $builder } een Huis op jouw kavel { $place } zetten, voor een { $kind }?
question-build-kept =
    { $kept ->
        [0] { $player }, leg wegen aan als je wilt (nog { $roads }); daarna komen de inkomsten.
       *[other] { $player }, bouw je wat je hebt bewaard?
    }
question-place-city-hall = { $player }, waar komt het Stadhuis?
question-buy-points = { $player }, hoeveel OP koop je voor ${ $price } per stuk? Je hebt ${ $money }.
question-lay-roads = { $player }, leg wegen aan als je wilt (nog { $roads }); de ronde eindigt.
question-cash-limit = { $player }, hoeveel van je ${ $money } geef je uit? Elke volle ${ $per } is goed voor 1 OP; je kunt hoogstens ${ $limit } houden.
question-banker-points = { $player }, koop je OP van de bank? Je hebt ${ $money }.
question-cash-or-wait = { $player }, neem je nu het geld, of wacht je op wat je kaart nog meer biedt?
question-double-kind = { $player }, welke gebouwen van jou brengen dubbel op? Of neem in plaats daarvan het geld.
question-fetch-tile = { $player }, welke tegel pak je uit het aanbod? Je hebt ${ $money }.
question-hire-cowboys = { $player }, hoeveel cowboys huur je? Je hebt ${ $money }.
question-buy-revolvers = { $player }, hoeveel revolvers koop je? Je hebt ${ $money }.
