### Rozdziały gry karcianej w zasadach: `chapter-cards-city` to rozdział, każdy atrybut to akapit; `drawing-cards-lay-over` stoi pod obrazkiem.


## Its screens

rulebook-parcels = Co pokazują parcele
rulebook-allowed = Wolno
rulebook-not-allowed = Nie wolno
rulebook-back = Wierzchni rewers, od najsilniejszego znaku
rulebook-score = Razem


## The page to print

rulebook-cards-reveal = Odkrywanie
    .about = persona i cztery karty terenu, pięć, gdy gra pięciu lub sześciu. Czaszka na następnym rewersie: zamiast tamtej przychodzi ta persona.
rulebook-cards-powers = Przed stawkami
    .about = Gubernator, Prawnik, Chiński robotnik, Bohaterowie (+3), Rusznikarz (+6).
rulebook-cards-bid = Licytacja
    .about = w tajemnicy, wszyscy naraz; każda stawka raz w erze. Gdy stawki leżą odkryte: Najemnik (+5), Doktor (+2). Przy równych decyduje wierzchni rewers stosu person.
rulebook-cards-take = Branie
    .about = od najwyższej stawki, każdy jedną kartę. Wirtualni gracze biorą najwyższy priorytet.
rulebook-cards-lay = Kładzenie
    .about = bokiem do swojego miasta albo na nim, bez obracania, w 8 na 8. Zakryć można puste parcele, taki sam budynek, górę górą, dom domem lub kamienicą.


## Chapters

chapter-cards-aim = O co chodzi
    .goal = Każdy buduje własne miasto z kart po cztery parcele i zbiera persony. W dwóch erach po dziewięć rund bierzesz w każdej rundzie kartę. Potem wszystko liczy się naraz i wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
    .people = Uczestników jest od czterech do sześciu. Gdy ludzi i botów jest mniej, liczbę uzupełniają wirtualni gracze. Każdy ma znak, na przykład kapelusz lub gwiazdę, który rozstrzyga remisy.

chapter-cards-round = Runda
    .reveal = Odkrywa się personę i cztery karty terenu, pięć, gdy gra pięciu lub sześciu. Czaszka na rewersie następnej persony oznacza, że zamiast tamtej przychodzi ona.
    .bid = Każdy kładzie zakrytą jedną ze stawek od 1 do 9 i wszystkie odwraca się naraz. Zagrana stawka znika do końca ery i leży odkryta: wiesz, co zostało innym.
    .order = Najwyższa stawka wybiera pierwsza. Przy równych spójrz na wierzchni rewers stosu person: pierwszy jest znak, który stoi tam wyżej.
    .take = Weź personę, która z tobą zostaje, albo kartę terenu, która od razu trafia do twojego miasta. Czego nikt nie weźmie, wypada z gry.
    .eras = Po dziewięciu rundach każdy zabiera wszystkie stawki i przychodzą karty drugiej ery: mniej kopalń i rancz, więcej tego, co żyje z domów. Użyte persony są znów świeże, oprócz Gubernatora.

chapter-cards-city = Twoje miasto
    .size = Miasto mieści się w 8 na 8 parcel, gdziekolwiek się zaczęło. Kart się nie obraca.
    .lay = Nowa karta dotyka miasta bokiem albo leży na jego części. Puste parcele może zakryć czymkolwiek. To, co stoi, zakrywa tylko to samo: budynek taki sam budynek, górę góra, dom dom albo kamienica. Pusta parcela zakrywa tylko pustą.
    .outlaws = Bandytów można zakryć tylko wtedy, gdy masz Szeryfa albo gdy w mieście jest już więzienie.

chapter-cards-characters = Persony
    .powers = Niektórych person używa się przy stawkach i wtedy się je obraca: raz w erze, Gubernatora raz w grze. Przed stawkami idą Gubernator, Prawnik, Chiński robotnik, Bohaterowie i Rusznikarz; gdy stawki leżą odkryte, Najemnik i Doktor.
    .early = Gubernator bierze kartę od razu i gra dalej jak zwykle. Prawnik bierze jedną od razu i już nie wybiera. Chiński robotnik w swojej kolejce bierze dwie.
    .sales = Z Licytatorem możesz zabrać z miasta do trzech kart, każdą za 7 PZ, póki reszta trzyma się razem.
    .points = Większość innych daje punkty na koniec: za rodzaj budynków, za domy, za pustą ziemię albo za inne persony.

chapter-cards-score = Punktacja
    .symbols = Obok znaczy wokół, także na rogach. Dom to jeden symbol domu, kamienica i hotel to dwa. Symbol obok kilku budynków liczy się dla każdego z nich.
    .kinds = Każdy budynek liczy się osobno. Domy, kamienice i góry same nic nie dają, ale inne ich potrzebują.
    .whole = Oto małe miasto z dwiema personami, policzone do końca.
    .win = Wygrywa ten, kto ma najwięcej PZ, i może to być też wirtualny gracz. Jeśli najwięcej ma kilku, dzielą się zwycięstwem.

chapter-cards-virtual = Wirtualni gracze i karty
    .take = Wirtualny gracz to potasowany stos stawek. W swojej kolejce bierze kartę o najwyższym priorytecie, a z równych tę najbliżej stosów. Niczego nie buduje i nie używa mocy.
    .score = Jego punkty to suma priorytetów wszystkich jego kart.
    .deck = Ile jest parcel każdego rodzaju, wiadomo z wydrukowanej gry. Które leżą razem na karcie i jakie są priorytety, to nasze własne.


## Below the pictures

drawing-cards-bids = Pierwsza wybiera 8, potem 7. Z dwóch piątek pierwszy jest kaktus: na rewersie stoi najwyżej.
drawing-cards-lay-beside = Karta dotyka miasta bokiem.
drawing-cards-lay-over = Jej góra leży na górze, a pusta parcela na pustej.
drawing-cards-lay-corner = Dotyka miasta tylko rogiem.
drawing-cards-lay-other = Kopalnia nie może zakryć więzienia.
drawing-cards-ranch = { $total } PZ: { $sum }. Miejsca bez karty się nie liczą.
drawing-cards-mine = { $total } PZ: { $sum }.
drawing-cards-drugstore = { $total } PZ: { $sum }. Kamienica liczy się podwójnie, a ranczo gdziekolwiek leży.
drawing-cards-bank = { $total } PZ: { $sum }. Kopalnie liczą się, gdziekolwiek leżą.
drawing-cards-saloon = { $total } PZ: { $sum }. Dom to jeden symbol, kamienica i hotel po dwa.
drawing-cards-hotel = { $total } PZ, zawsze; a dla saloonu to dwa symbole domu.
drawing-cards-general-store = { $total } PZ: { $sum }. Symbole obok liczą się jeszcze raz.
drawing-cards-church = { $total } PZ: { $sum }. Wszystko jedno, gdzie leżą.
drawing-cards-blacksmith = { $total } PZ: { $sum }.
drawing-cards-city-hall = { $total } PZ: { $sum }. Liczy też siebie; dom i kamienica to nie budynki.
drawing-cards-prison = Bez PZ. Ale dwie parcele bandytów nic nie kosztują i liczą się jako puste: ranczo obok daje { $ranch } PZ.
drawing-cards-outlaws = Bez więzienia i Szeryfa kosztują { $less } PZ, a ranczo obok daje tylko { $ranch } PZ.
drawing-cards-whole = Liczby w rogach to punkty każdej parceli. Więzienie czyni bandytów niegroźnymi. Doktor i Nauczycielka należą do tego gracza.
