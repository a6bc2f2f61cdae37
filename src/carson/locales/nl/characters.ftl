### The characters besides the first seven, dynamite, the extra that lets losers choose, and the rulebook's five casts as presets.

## Characters

# A card both of whose sides are in play: the round, or whoever takes it, says which.
side-YR = beide zijden

character-paperboy = Krantenjongen
    .Y = Neem voor $3 een tweede kaart, niet de Sheriff: eigenschap en geldlimiet zijn van jou, en jij plaatst als eerste.
    .short-Y = plaats als eerste met andermans kaart, voor $3
    .R = Neem een tweede kaart, niet de Sheriff: de eigenschap is van jou, de limiet $5 lager, en jij plaatst als eerste.
    .short-R = plaats als eerste met andermans kaart, limiet -$5
character-indian = Indiaan
    .Y = Twee gratis kavels, door dobbelstenen bepaald: leeg en van niemand.
    .short-Y = twee kavels, gedobbeld
    .R = Bij Kavels kopen kost geen kavel je meer dan $3.
    .short-R = kavels voor hoogstens $3
character-governor = Gouverneur
    .Y = Meteen een weg, en 1 OP voor elke weg van jou die deze ronde een nieuwe kavel bereikt; 2 OP voor zo'n brug.
    .short-Y = een weg, en 1 OP per weg naar een nieuwe kavel
    .R = Laat de anderen belasting betalen: $1 voor elke revolver, of $1 voor elke $10 die ze hebben, naar boven afgerond.
    .short-R = belasting op wapens of op geld
character-teacher = Schooljuf
    .YR = Ronde 1 tot 3: volgende ronde ben je eerste. Ronde 4: 2 OP per school, gevangenis en kerk, en voor geen saloon.
    .Y = In de volgende ronde ben je eerste, wanneer je nu ook past.
    .short-Y = eerste in de volgende ronde
    .R = Aan het einde 2 OP voor elke school, gevangenis en kerk van jou, en 2 OP als je geen saloon hebt.
    .short-R = OP voor scholen, gevangenissen, kerken
character-lawyer = Advocaat/Uitgever
    .Y = Advocaat: koop meteen een kavel, en van kavels waar jij staat gaan anderen zonder duel weg.
    .short-Y = meteen een kavel, geen duels om kavels
    .R = Uitgever: 1 OP voor elke $5 die je eigen gebouwen je opbrengen, naar boven afgerond; $10, $15, $20 in ronde 2, 3, 4.
    .short-R = OP voor wat je gebouwen opbrengen
character-father-christmas = Kerstman
    .Y = Meteen 5 OP.
    .short-Y = meteen 5 OP
    .R = Meteen 2 OP, en de dobbelsteen: bij 3 of meer ook $5, bij 5 of 6 ook nog een cowboy.
    .short-R = 2 OP, en meer door de dobbelsteen
character-prospector = Goudzoeker
    .Y = Een zilvermijn voor $10, uit het aanbod of anders uit de zak, met een lege, vrije kavel; zijn de zilvermijnen op, dan draait de kaart naar rood.
    .short-Y = een zilvermijn met grond voor $10
    .R = Twee dynamietfiches, te bewaren tot gebruik: in een duel, ook tegen outlaws, een tweede dobbelsteen of dueltegel; of driemaal de inkomsten van een zilvermijn van jou.
    .short-R = twee dynamietfiches
character-gunsmith = Wapensmid
    .Y = 2 OP voor elk duel dat je wint, ook tegen outlaws.
    .short-Y = 2 OP per gewonnen duel
    .R = In elk duel, ook tegen outlaws, mag je een van je dobbelstenen opnieuw gooien; bij “{ variant-might-is-right }” kies je je tegel als laatste. En een dynamietfiche.
    .short-R = gooi in duels opnieuw, een dynamietfiche
character-singer = Zangeres
    .Y = Twee fiches voor cowboys met wie niemand duelleert: op Wegen (1), de inkomsten en de velden voor OP, zelfs naast de witte cowboy.
    .short-Y = twee cowboys zonder duel
    .R = Een extra cowboy, uit de algemene voorraad, bij Gokken: niemand duelleert met hem, hij blijft daar staan, en hij vermenigvuldigt zijn dobbelstenen.
    .short-R = extra cowboy bij Gokken, worp maal worp
character-cowboy = Cowboy
    .Y = Meteen een paard.
    .short-Y = meteen een paard
    .R = Een ranch voor $8, uit het aanbod of anders uit de zak, met een lege, vrije kavel; zijn de ranches op, dan draait de kaart bij “{ variant-horses }” naar geel.
    .short-R = een ranch met grond voor $8
character-heroes = Helden
    .Y = Geen aanvallen op jouw gebouwen en geen door jou, behalve op outlaws. Die nemen niets van je inkomsten en gaan hierna op pad alsof je gebouwen $0 opbrengen.
    .short-Y = veilig voor aanvallen en outlaws, val niet aan
    .R = Meteen 3 OP, of stuur een of twee van je cowboys weg voor 6 of 9 OP.
    .short-R = 3 OP, of 6 of 9 voor een of twee cowboys
character-auctioneer = Veilingmeester
    .Y = Veil twee kavels van niemand: de helft van het hoogste bod is voor jou, en als je zelf wint betaal je maar de helft.
    .short-Y = veil twee kavels
    .R = Veil de munitie, 3 extra vuurkracht deze ronde: de winnaar betaalt jou, en als je zelf wint is die gratis. Na de verkoop is het veld Munitie dicht.
    .short-R = veil de munitie
character-doctor = Arts/Begrafenisondernemer
    .YR = Zeg bij het nemen welke: verliezers van duels gaan voor $3 door (Arts), of betalen $2 of verliezen 1 OP (Begrafenisondernemer). Een verslagen outlaw levert evenveel op.
    .short-YR = $3 of $2 van verliezers van duels
    .Y = Arts: voor $3 mag een verliezer door naar een lege plek; jij eerst, en gratis. $3 voor elke verslagen outlaw.
    .short-Y = $3 van verliezers van duels die doorgaan
    .R = Begrafenisondernemer: wie van de anderen een duel verliest, betaalt je $2 of verliest 1 OP. $2 voor elke verslagen outlaw.
    .short-R = $2 of een OP minder voor verliezers van duels


## Choices

# The Paperboy has no cash limit of his own.
choice-take-paperboy = { $character } ({ $number }): { $short }
choice-tax =
    { $place ->
        [weapons] Belasting op wapens: ${ $money }
       *[other] Belasting op geld: ${ $money }
    }
# Placements with a piece; $label says what the place is for.
choice-dynamite = { $label } (met dynamiet)
choice-sing = { $label } (zonder duel)
choice-charm = { $label } (uit de algemene voorraad)
choice-fetch-with-land = De { $kind } van veld ${ $place }: ${ $price } met grond
choice-blast = { $place }: dynamiet in de zilvermijn, ${ $money } erbij
choice-done-blast-mine = Nu geen dynamiet gebruiken
choice-reroll = Gooi de { $die } opnieuw
choice-stand = Laat de dobbelstenen liggen
choice-retire =
    { $sent ->
        [0] { $points } OP
        [one] { $points } OP voor een van je cowboys
       *[other] { $points } OP voor { $sent } van je cowboys
    }

# The dice of one player: "Bea 5 and 2".
dice-of = { $player } { $dice }
dice-next = { $dice } en { $next }
choice-auction = { $place }{ choice-on }: veilen ({ $parts })
choice-bid = Bied ${ $place }
choice-pass-bid = Passen: je doet niet meer mee aan deze veiling
choice-side =
    { $place ->
        [doctor] Arts, limiet $60: verliezers van duels mogen door voor $3
       *[other] Begrafenisondernemer, limiet $90: verliezers betalen $2 of 1 OP
    }
choice-treat =
    { $costs ->
        [0] Ga door: { $label }
       *[other] Ga door voor ${ $costs }: { $label }
    }
choice-decline-treat-cowboy = De cowboy blijft thuis
choice-bury =
    { $place ->
        [money] Betaal $2 aan de Begrafenisondernemer, nog ${ $left } over
       *[other] Verlies 1 OP
    }
choice-home = De cowboy blijft thuis
choice-away = Stuur hem weg voor { $points } OP


## Questions

question-second-card = { $player }, wiens eigenschap neem je? Je nummer blijft 0.
question-choose-tax = { $player }, hef je belasting op de wapens of op het geld van de anderen?
question-buy-at-once = { $player }, welke kavel koop je meteen? Je hebt ${ $money }.
question-choose-tile = { $player }, welke { $kind } koop je voor ${ $price }, met de grond erbij? Je hebt ${ $money }.
question-buy-with-land = { $player }, waar komt je { $kind }, voor ${ $price } met de grond erbij? Je hebt ${ $money }.
question-blast-mine = { $player }, in welke zilvermijn gebruik je dynamiet?
question-reroll-die = { $player }, gooi je opnieuw op { $place }? { $dice }.
question-retire-cowboys = { $player }, hoeveel van je { $cowboys } cowboys stuur je weg voor OP?
question-choose-lot = { $player }, welke kavel van niemand breng je ter veiling? Er worden er twee samen verkocht.
question-bid = { $player }, wat bied je? Je hebt ${ $money }.
question-doctor-or-undertaker = { $player }, ben je deze ronde de Arts of de Begrafenisondernemer?
question-treat-cowboy = { $player }, waar gaat je verslagen cowboy naartoe? Je hebt ${ $money }.
question-funeral = { $player }, wat geef je de Begrafenisondernemer voor je verslagen cowboy? Je hebt ${ $money }.
question-home-or-away = { $player }, blijft je verslagen cowboy thuis, of stuur je hem weg voor OP?


## The terminal

board-choose-dynamite = Dynamiet: typ “dynamite” en de plek voor een cowboy die het meeneemt, bijvoorbeeld “{ $example }”
board-has-dynamite = { $count } dynamiet
board-has-no-duel = { $count } geen duel


## Events and reasons

event-tax =
    { $what ->
        [weapons] { $player } heft belasting op wapens.
       *[other] { $player } heft belasting op geld.
    }
event-taxed = { $player } betaalt ${ $paid } belasting aan { $owner }.
event-teacher = { $player } gaat naar de kop van het pasvolgordespoor: Schooljuf.
event-lawyer = De Advocaat pleit voor { $player } op { $place }: alle andere cowboys daar gaan naar huis.
event-father-christmas = { $player } gooit een { $roll } voor de Kerstman.

reason-editor = Uitgever
    .about = { character-lawyer.R }
event-place-dynamite = { $player } plaatst een cowboy met dynamiet op { $place }.
event-place-no-duel = { $player } plaatst een cowboy met wie niemand duelleert op { $place }.
event-decline-buy-mine = { $player } koopt geen zilvermijn.
event-decline-buy-ranch = { $player } koopt geen ranch.
event-blast = De zilvermijn van { $player } op { $place } brengt driemaal zoveel op: dynamiet.
event-dice = Dobbelstenen op { $place }: { $dice }.
event-reroll = { $player } gooit de { $first } opnieuw: { $second }.

gain-dynamite =
    { $count ->
        [one] { $player } krijgt een dynamietfiche: { $reason }.
       *[other] { $player } krijgt { $count } dynamietfiches: { $reason }.
    }
gain-no-duel =
    { $count ->
        [one] { $player } krijgt een geen-duelfiche: { $reason }.
       *[other] { $player } krijgt { $count } geen-duelfiches: { $reason }.
    }
gain-mine = { $player } haalt een zilvermijn uit de zak: { $reason }.
gain-ranch = { $player } haalt een ranch uit de zak: { $reason }.
pay-cowboys =
    { $count ->
        [one] { $player } stuurt een cowboy weg: { $reason }.
       *[other] { $player } stuurt { $count } cowboys weg: { $reason }.
    }
event-auction-parcels = { $player } veilt { $places }.
event-auction-ammunition = { $player } veilt de munitie.
event-bid = { $player } biedt ${ $price }.
event-no-bid = { $player } stapt uit de veiling.
event-auction-won =
    { $share ->
        [0] { $player } wint de veiling en betaalt ${ $price }.
       *[other] { $player } wint de veiling en betaalt ${ $price }, waarvan ${ $share } aan { $owner }.
    }
event-auction-fails = Niemand heeft een bod gedaan.
event-side =
    { $what ->
        [doctor] { $player } is de Arts.
       *[other] { $player } is de Begrafenisondernemer.
    }
event-treated =
    { $price ->
        [0] De Arts behandelt de cowboy van { $player }.
       *[other] { $owner } behandelt de cowboy van { $player } voor ${ $price }.
    }
event-buried =
    { $what ->
        [money] { $player } betaalt $2 aan Begrafenisondernemer { $owner }.
       *[other] { $player } verliest 1 OP door de Begrafenisondernemer.
    }

reason-auction = veiling
reason-doctor = Arts
reason-undertaker = Begrafenisondernemer
    .about = { character-doctor.R }
reason-losers-choice = keuze van de verliezer
    .about = Wie een duel verloor, kon zijn cowboy voor punten wegsturen.


## Refusals

refusal-no-second-card = Het personage { $character } kan geen tweede kaart zijn; kies een ander.
refusal-outlaw-keeps-parcel = Er is een outlaw op { $place }; kies een andere kavel.
refusal-no-dynamite = Je hebt geen dynamiet.
refusal-dynamite-place = Dynamiet doet niets op { $place }, waar niemand duelleert; plaats een cowboy zonder.
refusal-no-mine-of-yours = Je hebt geen zilvermijn op { $place }; gebruik dynamiet in een eigen zilvermijn.
refusal-blasted-already = De zilvermijn op { $place } brengt al driemaal zoveel op; elke zilvermijn neemt één dynamietfiche per ronde.
refusal-mine-without-income = De zilvermijn op { $place } brengt niets op, en driemaal niets is niets; bewaar je dynamiet.
refusal-no-such-die = Geen van je dobbelstenen toont een { $die }; gooi er een die er ligt, of laat ze liggen.
refusal-no-duel-tokens-gone = Je hebt deze ronde geen geen-duelfiche meer.
refusal-no-cowboy-in-supply = In de algemene voorraad is geen cowboy van jou meer.
refusal-heroes-attack-nobody = De Helden vallen niemand aan, dus kun je niet naar { $place }; kies een plek zonder gebouw van een ander.
refusal-card-protects = { $player } heeft deze ronde de { $character }: daar wordt niets aangevallen; kies een andere plek.
refusal-too-few-to-retire = Je hebt maar { $left } van je cowboys thuis om weg te sturen.
refusal-in-the-auction = { $place } is al in de veiling; kies nog een andere kavel.
refusal-bid-needs-property = Voor wat hier verkocht wordt heb je { $needed } eigendomstegels nodig, en je hebt er minder; pas.
refusal-bid-too-low = Bied minstens ${ $least }, of pas.
refusal-step-over = { $place } is deze ronde al geweest; kies een plek die nog moet komen.
refusal-fought-for = Om { $place } is deze ronde al geduelleerd; kies een andere plek.
refusal-cowboy-there = Er staat een cowboy op { $place }; een verslagen cowboy gaat naar een plek waar niemand staat.


## The extra

variant-losers-choice = Keuze van de verliezer
    .about = Wie een duel verliest, mag die cowboy voor 2 OP wegsturen in plaats van hem terug te nemen.


## Presets

preset-quiet = Een rustige stad
    .about = Weinig conflicten, goed met z'n vijven of zessen: 1R 2R 5Y 11Y 13Y 14YR 16R, alle 38 gebouwen.
preset-prosper = Een stad vol kansen
    .about = Iedereen wordt rijk: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y, alle 38 gebouwen.
preset-home-owner = De ideale stad voor grootgrondbezitters
    .about = Land en een groeiende stad: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R, alle 38 gebouwen.
preset-gold-rush = Goudkoorts
    .about = Zilvermijnen lonen, met negen bergen, met of zonder rivier: 0R 1Y 3Y 5R 8R 9Y 10R 11R, alle 38 gebouwen.
preset-settling-scores = Een stad in rep en roer
    .about = Zo agressief als het maar kan: 0R 6R 7Y 9R 10Y 12R 13R 14YR, alle 38 gebouwen.
