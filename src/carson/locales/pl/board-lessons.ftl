### Lekcje gry planszowej: wartość to tytuł, .about czego uczy, .goal co zrobić, .done czego się nauczono; i dlaczego próba była zła.

lesson-board-track = Od pierwszego pola do ostatniego
    .about = Kowboje pracują w kolejności pól toru: najpierw jest Wypłata, potem sprzedaje się budynki, a Hazard jest później.
    .goal = Masz $0 i dwóch kowbojów. Przed końcem rundy miej ranczo, które daje $7 lub więcej.
    .done = Wypłata dała $4, zanim ranczo sprzedano za $3. Zanim kogoś umieścisz, spójrz, dokąd prowadzi tor.
lesson-board-track-gambling = Hazard jest po sprzedaży budynków: na ranczo te pieniądze przyjdą za późno.
lesson-board-track-late = Ranczo sprzedaje się przed rzutem przy Hazardzie, a wtedy masz jeszcze $0.

lesson-board-ranch = Wolna ziemia i góry
    .about = Ranczo daje $1 za każdą wolną parcelę wokół. Kopalnia daje $3 za każdą górę wokół. Żadne z nich nie potrzebuje drogi.
    .goal = Zbuduj obie zatrzymane płytki: ranczo ma dawać $8, kopalnia $9.
    .done = Wszystkie osiem sąsiednich parceli to wolna ziemia, a kopalnia ma trzy góry. Liczą się też sąsiedzi na ukos.
lesson-board-ranch-edge = Na brzegu parcela ma tylko pięciu sąsiadów: ranczo daje tam najwyżej $5.
lesson-board-ranch-swapped = Góry zabierają ranczu ziemię, a na wolnej ziemi nie ma czego kopać. Zamień je miejscami.

lesson-board-land = Ile kosztuje ziemia
    .about = Parcela kosztuje $1 i $1 więcej za każdą z jej dziewięciu parceli (ją samą i sąsiednie) z budynkiem, domem lub górą.
    .goal = Masz $4, jednego kowboja i zatrzymaną kopalnię. Kup ziemię, na której kopalnia da $9, i zbuduj ją.
    .done = Przy trzech górach ziemia kosztuje $4, a kopalnia zarabia to w jedną rundę.
lesson-board-land-dear = Ta parcela ma obok trzy góry, ale i dom: kosztuje $5, a masz $4.
lesson-board-land-few = Tania ziemia ma wokół niewiele: kopalnia da tam najwyżej $3.

lesson-board-houses = Domy karmią miasto
    .about = Saloon daje $5 za każdy dom obok i sam przynosi jeden dom. Domy na ziemi innego gracza liczą się tylko dla niego.
    .goal = Zbuduj zatrzymany saloon i postaw jego dom tak, aby saloon dawał $15.
    .done = Dwa domy na niczyjej ziemi i ten przyniesiony: trzy razy $5.
lesson-board-houses-rival = Domy obok f4 stoją na ziemi rywala. Płacą jemu, nie tobie.
lesson-board-houses-far = Nowy dom nie dotyka saloonu na d5. Liczy się tylko sąsiad, także na ukos.

lesson-board-roads = Doprowadź drogę
    .about = Wszystkie budynki poza ranczem i kopalnią potrzebują połączonej parceli: do jednego z jej rogów musi dochodzić droga. Drogi kładzie się przed każdą swoją decyzją.
    .goal = Twój sklep nie sięga jeszcze miasta. Połóż drogę, zbuduj go na f6 i niech daje $9.
    .done = $3 za nowy dom, $3 za ranczo obok (liczy się jak dom) i $3 za to, że masz ranczo.
lesson-board-roads-away = Ta droga prowadzi z dala od f6. Poszukaj takiej, której koniec dotyka rogu f6.
lesson-board-roads-far = Dom musi stać obok sklepu. Inaczej nic mu nie daje.

lesson-board-duel = Wybieraj swoje walki
    .about = Gdy dwóch chce tego samego, jest pojedynek: każdy rzuca kostką i dodaje siłę ognia, czyli rewolwery i kowbojów w swoich zapasach.
    .goal = Obie płytki chce mieć ktoś jeszcze. Umieść kowboja tam, gdzie masz co najmniej 70% szans na wygraną.
    .done = Twoje 3 przeciw 1 jest prawie pewne. Każdy kowboj, który został w domu, strzela z tobą.
lesson-board-duel-strong = Tam masz 3 przeciw 5, a remis wygrywa ten, kto wcześniej spasował: prawie bez szans. Spójrz na szanse, zanim potwierdzisz.

lesson-board-character = Karta na jedną rundę
    .about = W każdej rundzie każdy bierze jedną personę. Jej numer mówi, jak wcześnie umieszczasz kowbojów, a większość daje coś od razu: sprawdź, co mówi każda karta.
    .goal = Wszystkie pieniądze są wydane. Weź personę, z którą od razu masz $9.
    .done = Bankier płaci od razu i pozwala dużo zatrzymać. W następnej rundzie znów jest wszystkie siedem kart.
lesson-board-character-late = Z tą kartą teraz dostaniesz tylko $8 albo później podwójny zysk z jednego rodzaju budynków.
lesson-board-character-other = Dobra karta, ale teraz nie daje pieniędzy.

lesson-board-attack = Połowa jego zysku
    .about = Kowboj na budynku innego gracza zabiera połowę zysku. Kościół chroni budynki swojego właściciela, które stoją obok.
    .goal = Umieść jedynego kowboja tak, aby w tej rundzie zarobić $7 lub więcej.
    .done = Bank daje $15, a połowa, zaokrąglona w dół, jest twoja. Bogatszy saloon jest bezpieczny obok kościoła.
lesson-board-attack-ranch = Ten budynek daje niewiele, a tobie przypada połowa. Nie ma nic bogatszego?
lesson-board-attack-work = Wypłata to $4. Napad na dobry budynek da więcej.

lesson-board-points = Pieniądze na punkty
    .about = Liczą się nie pieniądze, lecz punkty zwycięstwa. Co rundę są droższe: zamyka się najtańsze pole.
    .goal = Masz $24 i jednego kowboja. Zdobądź w tej rundzie 8 punktów zwycięstwa.
    .done = 8 punktów po $3. Powyżej limitu gotówki punkt kosztowałby $10.
lesson-board-points-limit = Bez kowboja na polu punktów dostaniesz na koniec rundy najwyżej jeden za każde $10.
lesson-board-points-dear = Tam punkty są droższe: $24 nie wystarczy na osiem.

lesson-board-end = Ostatnia runda
    .about = Na sam koniec każda twoja parcela, na której coś stoi, jest warta 2 punkty, a każde pełne $6 jeden punkt.
    .goal = Jest runda 4 i masz jeszcze jednego kowboja. Zdobądź do końca gry 15 punktów.
    .done = Cztery za siłę ognia, osiem za parcele, trzy za pieniądze. Przed końcem policz raz każde pole.
lesson-board-end-money = $4 to nawet nie jeden punkt więcej. Czego masz dużo?
lesson-board-end-parcels = Siedem parceli to trzy punkty. Masz coś, co jest warte cztery.
lesson-board-end-given = Tutaj dajesz $10 za jeden punkt; na koniec wystarczy $6.

## Dlaczego cel nie jest osiągnięty, gdy nic innego się nie mówi

lesson-missed-board-income = Zysk, { $kind }: { $sum }. Cel to ${ $least } lub więcej.
lesson-missed-board-money = To dało ${ $total }. Cel to ${ $least } lub więcej.
lesson-missed-board-points =
    { $total ->
        [one] To dało 1 punkt zwycięstwa.
        [few] To dało { $total } punkty zwycięstwa.
       *[other] To dało { $total } punktów zwycięstwa.
    } Cel to { $least } lub więcej.
lesson-missed-board-chance = Twoja szansa, { $place }: { percent }. Cel to większa.
