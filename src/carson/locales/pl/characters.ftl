### Persony oprócz pierwszych siedmiu, dynamit, dodatek z wyborem przegranego i pięć obsad z instrukcji jako gotowe zestawy.

## Persony

# Karta, której obie strony są w grze: która, mówi runda albo ten, kto ją bierze.
side-YR = obie strony

character-paperboy = Gazeciarz
    .Y = Za $3 weź drugą kartę, ale nie Szeryfa: masz jej moce i limit gotówki, a stawianie kowbojów zaczyna się od ciebie.
    .short-Y = zaczynasz stawianie, moc innej karty za $3
    .R = Weź drugą kartę, ale nie Szeryfa: masz jej moce i limit gotówki mniejszy o $5, a stawianie kowbojów zaczyna się od ciebie.
    .short-R = zaczynasz stawianie, moc innej karty, limit -$5
character-indian = Indianin
    .Y = Dwie darmowe parcele z rzutu kośćmi: puste i niczyje.
    .short-Y = dwie parcele z rzutu kośćmi
    .R = Przy zakupie parceli żadna nie kosztuje cię więcej niż $3.
    .short-R = parcele najwyżej po $3
character-governor = Gubernator
    .Y = Droga od razu i 1 PZ za każdą twoją drogę, która w tej rundzie dochodzi do nowej parceli; za taki most 2 PZ.
    .short-Y = droga i 1 PZ za każdą drogę do nowej parceli
    .R = Opodatkuj innych: $1 za każdy ich rewolwer albo $1 za każde posiadane $10, zaokrąglając w górę.
    .short-R = podatek od broni albo od pieniędzy
character-teacher = Nauczycielka
    .YR = Rundy od 1 do 3: zaczynasz następną rundę. Runda 4: po 2 PZ za szkoły, więzienia, kościoły i za brak saloonu.
    .Y = Zaczynasz następną rundę bez względu na to, kiedy pasujesz w tej.
    .short-Y = pierwsze miejsce w następnej rundzie
    .R = Na koniec 2 PZ za każdą twoją szkołę, więzienie i kościół oraz 2 PZ, jeśli nie masz saloonu.
    .short-R = PZ za szkoły, więzienia, kościoły
character-lawyer = Prawnik/Redaktor
    .Y = Prawnik: kup od razu parcelę, a z parcel, na których stoisz, inni schodzą bez pojedynku.
    .short-Y = parcela od razu, o parcele bez pojedynków
    .R = Redaktor: 1 PZ za każde $5 zysku z własnych budynków, zaokrąglając w górę; w rundach 2, 3 i 4 za $10, $15 i $20.
    .short-R = PZ za zysk z twoich budynków
character-father-christmas = Święty Mikołaj
    .Y = 5 PZ od razu.
    .short-Y = 5 PZ od razu
    .R = 2 PZ od razu i rzut kością: przy 3 i więcej także $5, przy 5 i 6 jeszcze kowboj.
    .short-R = 2 PZ i coś więcej z rzutu kością
character-prospector = Poszukiwacz złota
    .Y = Kopalnia za $10, z toru albo z woreczka, razem z pustą, niczyją parcelą; gdy zabraknie kopalni, karta obraca się na czerwoną stronę.
    .short-Y = kopalnia z ziemią za $10
    .R = Dwa żetony dynamitu, twoje aż do użycia: w pojedynku, także z bandytą, druga kość lub płytka; albo potrójny zysk z twojej kopalni.
    .short-R = dwa żetony dynamitu
character-gunsmith = Rusznikarz
    .Y = 2 PZ za każdy wygrany pojedynek, także z bandytą.
    .short-Y = 2 PZ za każdy wygrany pojedynek
    .R = W każdym pojedynku, także z bandytą, możesz powtórzyć rzut jedną ze swoich kości; w wariancie „{ variant-might-is-right }” wybierasz płytkę na końcu. Do tego żeton dynamitu.
    .short-R = powtórka kości w pojedynkach, jeden dynamit
character-singer = Śpiewaczka
    .Y = Dwa żetony dla kowbojów, z którymi nikt nie walczy: na Drogach (1), polach zysku i polach PZ, nawet obok białego kowboja.
    .short-Y = dwaj kowboje, z którymi nikt nie walczy
    .R = Jeszcze jeden kowboj, ze wspólnych zapasów, na polu Hazard: nikt z nim nie walczy, nie można go przestawić, a on mnoży swoje kości.
    .short-R = jeszcze jeden kowboj na Hazard, iloczyn kości
character-cowboy = Kowboj
    .Y = Koń od razu.
    .short-Y = koń od razu
    .R = Ranczo za $8, z toru albo z woreczka, razem z pustą, niczyją parcelą; gdy zabraknie rancz, w wariancie „{ variant-horses }” karta obraca się na żółtą stronę.
    .short-R = ranczo z ziemią za $8
character-heroes = Bohaterowie
    .Y = Nikt nie atakuje twoich budynków, a ty atakujesz tylko bandytów. Nie zabierają ci zysku, a przy następnym ruchu liczą go jako $0.
    .short-Y = bez ataków i bandytów, ty nikogo nie atakujesz
    .R = 3 PZ od razu albo odeślij jednego lub dwóch swoich kowbojów za 6 lub 9 PZ.
    .short-R = 3 PZ albo 6 lub 9 za 1 lub 2 kowbojów
character-auctioneer = Licytator
    .Y = Wystaw na licytację dwie niczyje parcele: połowa zwycięskiej oferty jest twoja, a gdy wygrasz, płacisz tylko połowę.
    .short-Y = licytacja dwóch parcel
    .R = Wystaw na licytację naboje, siłę ognia +3 na tę rundę: zwycięzca płaci tobie, a gdy wygrasz, masz je za darmo. Po sprzedaży ich pole jest zamknięte.
    .short-R = licytacja nabojów
character-doctor = Doktor/Grabarz
    .YR = Powiedz przy braniu, kto to: przegrani idą dalej za $3 (Doktor) albo płacą $2 lub tracą 1 PZ (Grabarz). Pokonany bandyta daje tyle samo.
    .short-YR = przegrani płacą $3 za ruch albo $2
    .Y = Doktor: za $3 przegrany pojedynku może iść dalej, na puste miejsce; najpierw ty i za darmo. $3 za każdego pokonanego bandytę.
    .short-Y = $3 od przegranych, którzy idą dalej
    .R = Grabarz: kto inny przegra pojedynek, płaci ci $2 albo traci 1 PZ. $2 za każdego pokonanego bandytę.
    .short-R = $2 albo strata PZ od przegranych


## Wybory

# Gazeciarz nie ma własnego limitu gotówki.
choice-take-paperboy = { $character } ({ $number }): { $short }
choice-tax =
    { $place ->
        [weapons] Podatek od broni: ${ $money }
       *[other] Podatek od pieniędzy: ${ $money }
    }
# Stawianie kowboja z żetonem; $label mówi, do czego jest miejsce.
choice-dynamite = { $label } (z dynamitem)
choice-sing = { $label } (bez pojedynku)
choice-charm = { $label } (ze wspólnych zapasów)
choice-fetch-with-land = Z pola ${ $place }: { $kind }, ${ $price } razem z ziemią
choice-blast = { $place }: dynamit w kopalni, ${ $money } więcej
choice-done-blast-mine = Nie używaj teraz dynamitu
choice-reroll = Powtórz rzut kością: { $die }
choice-stand = Zostaw kości, jak są
choice-retire =
    { $sent ->
        [0] { $points } PZ
        [one] { $points } PZ za jednego z twoich kowbojów
       *[other] { $points } PZ za { $sent } twoich kowbojów
    }

# Kości jednego gracza: „Bea 5 i 2”.
dice-of = { $player } { $dice }
dice-next = { $dice } i { $next }
choice-auction = { $place }{ choice-on }: na licytację ({ $parts })
choice-bid = Licytuj ${ $place }
choice-pass-bid = Pas: koniec udziału w tej licytacji
choice-side =
    { $place ->
        [doctor] Doktor, limit $60: przegrani mogą iść dalej za $3
       *[other] Grabarz, limit $90: przegrani płacą ci $2 albo tracą PZ
    }
choice-treat =
    { $costs ->
        [0] Idź dalej: { $label }
       *[other] Idź dalej za ${ $costs }: { $label }
    }
choice-decline-treat-cowboy = Kowboj zostaje w zapasach
choice-bury =
    { $place ->
        [money] Zapłać Grabarzowi $2, zostanie ${ $left }
       *[other] Strać 1 PZ
    }
choice-home = Kowboj zostaje w zapasach
choice-away = Odeślij go za { $points } PZ


## Pytania

question-second-card = { $player }, czyje moce bierzesz? Twój numer to nadal 0.
question-choose-tax = { $player }, opodatkowujesz broń innych czy ich pieniądze?
question-buy-at-once = { $player }, którą parcelę kupujesz od razu? Masz ${ $money }.
question-choose-tile = { $player }, którą płytkę ({ $kind }) kupujesz za ${ $price } razem z ziemią? Masz ${ $money }.
question-buy-with-land = { $player }, gdzie stawiasz budynek ({ $kind }) za ${ $price } razem z ziemią? Masz ${ $money }.
question-blast-mine = { $player }, w której kopalni używasz dynamitu?
question-reroll-die = { $player }, czy powtarzasz rzut na polu { $place }? { $dice }.
question-retire-cowboys = { $player }, ilu ze swoich kowbojów ({ $cowboys }) odsyłasz za PZ?
question-choose-lot = { $player }, którą niczyją parcelę wystawiasz na licytację? Dwie są sprzedawane razem.
question-bid = { $player }, ile licytujesz? Masz ${ $money }.
question-doctor-or-undertaker = { $player }, kim jesteś w tej rundzie: Doktor czy Grabarz?
question-treat-cowboy = { $player }, dokąd idzie dalej twój pokonany kowboj? Masz ${ $money }.
question-funeral = { $player }, co dajesz Grabarzowi za pokonanego kowboja? Masz ${ $money }.
question-home-or-away = { $player }, czy pokonany kowboj zostaje w zapasach, czy odsyłasz go za PZ?


## Terminal

board-choose-dynamite = Dynamit: wpisz „dynamite” i miejsce dla kowboja, który go weźmie, np. „{ $example }”
board-has-dynamite = dynamit { $count }
board-has-no-duel = bez pojedynku { $count }


## Zdarzenia i powody

event-tax =
    { $what ->
        [weapons] { $player } opodatkowuje broń.
       *[other] { $player } opodatkowuje pieniądze.
    }
event-taxed = { $player } płaci ${ $paid } podatku; bierze { $owner }.
event-teacher = { $player } przechodzi na początek toru pasowania: Nauczycielka.
event-lawyer = Prawnik broni pola { $place } ({ $player }): wszyscy inni kowboje wracają stamtąd do zapasów.
event-father-christmas = { $player } rzuca za Świętego Mikołaja: { $roll }.

reason-editor = Redaktor
    .about = { character-lawyer.R }
event-place-dynamite = { $player } stawia kowboja z dynamitem na polu { $place }.
event-place-no-duel = { $player } stawia na polu { $place } kowboja, z którym nikt nie walczy.
event-decline-buy-mine = { $player } nie kupuje kopalni.
event-decline-buy-ranch = { $player } nie kupuje rancza.
event-blast = { $player }: kopalnia na { $place } daje potrójny zysk: dynamit.
event-dice = Kości na polu { $place }: { $dice }.
event-reroll = { $player } powtarza rzut ({ $first }): { $second }.

gain-dynamite =
    { $count ->
        [one] { $player } dostaje żeton dynamitu: { $reason }.
        [few] { $player } dostaje { $count } żetony dynamitu: { $reason }.
       *[many] { $player } dostaje { $count } żetonów dynamitu: { $reason }.
    }
gain-no-duel =
    { $count ->
        [one] { $player } dostaje żeton „bez pojedynku”: { $reason }.
        [few] { $player } dostaje { $count } żetony „bez pojedynku”: { $reason }.
       *[many] { $player } dostaje { $count } żetonów „bez pojedynku”: { $reason }.
    }
gain-mine = { $player } wyjmuje z woreczka kopalnię: { $reason }.
gain-ranch = { $player } wyjmuje z woreczka ranczo: { $reason }.
pay-cowboys =
    { $count ->
        [one] { $player } odsyła kowboja: { $reason }.
       *[other] { $player } odsyła { $count } kowbojów: { $reason }.
    }
event-auction-parcels = { $player } wystawia na licytację: { $places }.
event-auction-ammunition = { $player } wystawia na licytację naboje.
event-bid = { $player } licytuje ${ $price }.
event-no-bid = { $player } odpada z licytacji.
event-auction-won =
    { $share ->
        [0] { $player } wygrywa licytację i płaci ${ $price }.
       *[other] { $player } wygrywa licytację i płaci ${ $price }, z tego ${ $share } bierze { $owner }.
    }
event-auction-fails = Nikt nic nie zaoferował.
event-side =
    { $what ->
        [doctor] { $player } to w tej rundzie Doktor.
       *[other] { $player } to w tej rundzie Grabarz.
    }
event-treated =
    { $price ->
        [0] Doktor leczy kowboja ({ $player }).
       *[other] { $owner } leczy kowboja za ${ $price } (płaci { $player }).
    }
event-buried =
    { $what ->
        [money] { $player } płaci Grabarzowi $2 (bierze { $owner }).
       *[other] { $player } traci przez Grabarza 1 PZ.
    }

reason-auction = licytacja
reason-doctor = Doktor
reason-undertaker = Grabarz
    .about = { character-doctor.R }
reason-losers-choice = wybór przegranego
    .about = Kto przegrał pojedynek, mógł odesłać swojego kowboja za punkty.


## Odmowy

refusal-no-second-card = { $character } nie może być drugą kartą; wybierz inną.
refusal-outlaw-keeps-parcel = Na { $place } jest bandyta; wybierz inną parcelę.
refusal-no-dynamite = Nie masz dynamitu.
refusal-dynamite-place = Dynamit nic nie da na polu { $place }, bo nikt tam nie walczy; postaw kowboja bez niego.
refusal-no-mine-of-yours = Nie masz kopalni na { $place }; użyj dynamitu we własnej kopalni.
refusal-blasted-already = Kopalnia na { $place } już daje potrójny zysk; w rundzie każda przyjmuje jeden żeton dynamitu.
refusal-mine-without-income = Kopalnia na { $place } nic nie zarabia, a trzy razy nic to nadal nic; zachowaj dynamit.
refusal-no-such-die = Żadna z twoich kości nie pokazuje { $die }; rzuć jedną z tych, które leżą, albo zostaw je.
refusal-no-duel-tokens-gone = W tej rundzie nie masz już żetonu „bez pojedynku”.
refusal-no-cowboy-in-supply = We wspólnych zapasach nie ma już twoich kowbojów.
refusal-heroes-attack-nobody = Bohaterowie nikogo nie atakują, więc nie możesz iść na { $place }; wybierz miejsce, które nie jest budynkiem rywala.
refusal-card-protects = { $player } ma w tej rundzie personę { $character }: tych budynków nie można atakować; wybierz inne miejsce.
refusal-too-few-to-retire = Masz w zapasach za mało kowbojów do odesłania: { $left }.
refusal-in-the-auction = { $place } już jest na licytacji; dobierz inną parcelę.
refusal-bid-needs-property = Do tego, co jest sprzedawane, potrzeba płytek własności: { $needed }, a ty masz mniej; spasuj.
refusal-bid-too-low = Licytuj co najmniej ${ $least } albo spasuj.
refusal-step-over = Pole { $place } jest już w tej rundzie rozstrzygnięte; wybierz takie, które dopiero będzie.
refusal-fought-for = O pole { $place } był już w tej rundzie pojedynek; wybierz inne miejsce.
refusal-cowboy-there = Na polu { $place } jest kowboj; pokonany idzie tam, gdzie nikt nie stoi.


## Dodatek

variant-losers-choice = Wybór przegranego
    .about = Kto przegra pojedynek, może odesłać tego kowboja za 2 PZ, zamiast brać go z powrotem.


## Gotowe zestawy

preset-quiet = Spokojne miasto
    .about = Mało konfliktów, dobre na pięć lub sześć osób: 1R 2R 5Y 11Y 13Y 14YR 16R, wszystkie 38 budynków.
preset-prosper = Miasto dobrobytu
    .about = Wszyscy się bogacą: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y, wszystkie 38 budynków.
preset-home-owner = Idealne miasto na własny dom
    .about = Ziemia i rosnące miasto: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R, wszystkie 38 budynków.
preset-gold-rush = Gorączka złota
    .about = Kopalnie się opłacają, dziewięć gór, z rzeką lub bez: 0R 1Y 3Y 5R 8R 9Y 10R 11R, wszystkie 38 budynków.
preset-settling-scores = Wyrównanie rachunków
    .about = Agresywnie, jak tylko się da: 0R 6R 7Y 9R 10Y 12R 13R 14YR, wszystkie 38 budynków.
