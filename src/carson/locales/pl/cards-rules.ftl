### Zasady gry karcianej, naszymi własnymi słowami: `rule-C3-2` to zasada C3.2, `rule-C3` jej rozdział.
### .title to nagłówek, .words słowa do wyszukiwania, których może brakować w tekście, .more to lista.
### Wiersze są łamane dla czytelnika tego pliku; akapit kończy tylko pusty wiersz.


## C1 Gracze i przygotowanie

rule-C1 =
    W grze karcianej budujesz własne miasto z kart po cztery parcele i zbierasz persony, które ci pomagają albo dają
    punkty na koniec. W każdej rundzie kilka kart leży odkrytych dla wszystkich; licytujesz w tajemnicy, a im wyższa
    stawka, tym wcześniej wybierasz. Po dwóch erach po dziewięć rund wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
    .title = Gra karciana: gracze i przygotowanie
    .words = gra karciana, karty, cel, przegląd, start, początek, nauka

rule-C1-1 =
    Przy stole siedzi od czterech do sześciu uczestników. Od jednego do sześciu z nich to ludzie albo boty, ze stawkami od
    1 do 9. Jeśli jest ich mniej niż czworo, uzupełniają ich wirtualni gracze; możesz ich dodać więcej, razem do sześciu.
    Wirtualny gracz to potasowany stos dziewięciu stawek i ma poziom: początkujący licytuje od 1 do 9, zaawansowany od 2
    do 10, ekspert od 3 do 11. Przy jednym stole poziomy mogą być różne.

    Gotowe zestawy: solo to ty i trzech początkujących, solo-advanced i solo-expert to samo z silniejszymi, friends to
    cztery osoby lub boty i nikt wirtualny.
    .title = Uczestnicy i wirtualni gracze
    .words = uczestnicy, gracze, liczba, solo, samemu, wirtualny, poziom, początkujący, zaawansowany, ekspert, stawka, zestaw, boty

rule-C1-2 =
    Każdy ma własny znak: kapelusz, gwiazdę, kaktus, but, podkowę albo krowę, rozdane w tej kolejności według miejsc. Ma to
    znaczenie przy równych stawkach (C2.4).
    .title = Sześć znaków
    .words = znak, symbol, kapelusz, gwiazda, kaktus, but, podkowa, krowa, remis

rule-C1-3 =
    Gra ma dwie ery po dziewięć rund. Każda era ma własny stos 48 kart terenu; 21 person to jeden stos na całą grę. Runda
    odkrywa jedną personę i cztery karty terenu, a pięć, gdy uczestników jest pięciu lub sześciu. Zwykle każdy dostaje
    w rundzie jedną kartę; jedna zostaje, a przy sześciu uczestnikach żadna.
    .title = Ery i rundy
    .words = era, runda, dziewięć, osiemnaście, długość, stos, teren, persona, odkrywanie, karty

rule-C1-4 =
    Wirtualni gracze licytują i zbierają karty, nic więcej. Nie budują miasta, a wzięte persony nic im nie dają; jak
    punktują, mówi C4.7.
    .title = Co robią wirtualni gracze
    .words = wirtualny, miasto, moc, persona, automa


## C2 Runda

rule-C2 =
    Runda ma trzy kroki: odkrywa się karty, wszyscy licytują w tajemnicy, a potem każdy bierze kartę, od najwyższej
    stawki. Przed licytacją i po niej można użyć niektórych person.
    .title = Gra karciana: runda
    .words = runda, kroki, fazy, przebieg, kolejka

rule-C2-1 =
    Stos person leży zakryty, a jego wierzchni rewers pokazuje sześć znaków i czasem czaszkę. Na początku rundy odkrywa
    się wierzchnią personę. Jeśli rewers pod nią pokazuje czaszkę, ta persona idzie pod stos, a zamiast niej odkrywa się
    tę z czaszką; powtarza się to, aż wierzchni rewers będzie bez czaszki. W talii są najwyżej trzy czaszki, więc szybko
    się to kończy. Potem odkrywa się karty terenu.
    .title = Odkrywanie i czaszki
    .words = odkrywanie, czaszka, stos, persona, rewers, wierzch, pod

rule-C2-2 =
    Mocy można użyć raz w erze, mocy Gubernatora raz w grze; kartę obraca się wtedy w bok. Pytanie dostajesz we właściwej
    chwili i zawsze możesz odmówić. Gdy karty leżą odkryte i nikt jeszcze nie zalicytował, kolejność jest taka: Gubernator,
    Prawnik, Chiński robotnik (C2.7), potem Bohaterowie (twoja stawka liczy się o 3 wyżej) i Rusznikarz (o 6 wyżej). Gdy
    stawki są odkryte: Najemnik (o 5 wyżej), Doktor (o 2 wyżej). Kilka mocy na jednej stawce się dodaje.

    Licytatora się nie obraca. Ilekroć masz coś wybrać, możesz najpierw sprzedać kartę (C3.4), nawet z nową kartą w ręce,
    a ostatnie pytanie dostajesz przed punktacją.
    .title = Kiedy używa się mocy
    .words =
        moc, kolejność, użyć, obrócić, raz, odmówić, gubernator, prawnik, chiński robotnik, bohaterowie, rusznikarz,
        najemnik, doktor, licytator, dodatek

rule-C2-3 =
    Wszyscy, którzy mają rękę, wybierają naraz jedną ze swoich stawek i kładą ją zakrytą. Potem odkrywa się wszystkie,
    razem z wierzchnią stawką każdego wirtualnego gracza. Zagrana stawka leży odkryta do końca ery, więc każdy widzi, co
    zostało innym.
    .title = Tajne stawki
    .words = stawka, tajna, ręka, zakryta, odkrywanie, zużyta, jednocześnie

rule-C2-4 =
    Kto zalicytuje więcej, wybiera wcześniej; liczy się też to, co do stawki dodają persony. Przy równych stawkach spójrz na
    wierzchni rewers stosu person: pierwszy jest znak, który stoi tam wyżej. Wirtualni gracze nie są wyjątkiem.
    .title = Kto wybiera pierwszy
    .words = kolejność, najwyższa stawka, remis, równe, znak, rewers, wybór

rule-C2-5 =
    Każda karta ma priorytet od 1 do 9. Wirtualny gracz bierze kartę z najwyższym. Przy równych tę, która leży najbliżej
    stosów: najbliżej jest persona, potem karty terenu w kolejności odkrycia, a na samym końcu dodatkowe.
    .title = Co biorą wirtualni gracze
    .words = wirtualny, priorytet, wybór, brać, najbliżej, równe

rule-C2-6 =
    Wybierając, musisz wziąć kartę. Persona leży odtąd przed tobą. Karta terenu od razu trafia do twojego miasta,
    gdziekolwiek wolno (C3). Tylko gdy nie ma takiego miejsca, odkłada się ją na bok, gdzie zostaje i do niczego się nie
    liczy.
    .title = Branie i kładzenie karty
    .words = brać, wybór, kłaść, teren, persona, odłożyć, na bok, musieć, przymus

rule-C2-7 =
    Gubernator: odkrywa się jeszcze jedną kartę terenu, a ty od razu bierzesz dowolną odkrytą. Dalej runda idzie dla
    ciebie jak dla wszystkich, więc dostajesz drugą kartę. Możesz to zrobić raz w grze.

    Prawnik: od razu bierzesz dowolną odkrytą kartę. W tej rundzie nadal wybierasz stawkę, ale odkładasz ją bez skutku
    i już nie wybierasz karty. Nie dostajesz pytania o Chińskiego robotnika ani o nic, co podnosi stawki.

    Chiński robotnik: odkrywa się jeszcze jedną kartę terenu dla wszystkich, a w swojej kolejce bierzesz dwie karty.
    Pierwszą kładziesz, zanim weźmiesz drugą.

    Gubernatora i Prawnika możesz użyć w tej samej rundzie.
    .title = Gubernator, Prawnik, Chiński robotnik
    .words = gubernator, prawnik, chiński robotnik, dodatkowa karta, dwie karty, od razu, wcześniej, moc

rule-C2-8 =
    Karty, których nikt nie wziął, gdy wszyscy już wybrali, wypadają z gry. Jeśli ktoś wziął personę przed licytacją, nie
    odkrywa się za nią innej.
    .title = Pozostałe karty
    .words = pozostałe, zostają, odrzucone, reszta, z gry

rule-C2-9 =
    Po dziewięciu rundach reszta pierwszego stosu terenu wypada z gry i używa się drugiego. Każdy bierze z powrotem
    wszystkie stawki, stosy wirtualnych graczy tasuje się od nowa, a użytych person można użyć ponownie. Tylko Gubernator
    zostaje obrócony.
    .title = Między erami
    .words = era, druga, stawki, tasować, gotowe, obrócony, gubernator

rule-C2-10 =
    Z Gubernatorem albo Prawnikiem możesz dostać personę przed licytacją. Jeśli jej miejsce w kolejności (C2.2) dopiero
    będzie, możesz jej użyć w tej samej rundzie.
    .title = Persony wzięte wcześniej
    .words = persona, wcześniej, ta sama runda, kolejność, moc, gubernator, prawnik


## C3 Miasto

rule-C3 =
    Gdzie mogą leżeć twoje karty terenu, co mogą zakrywać i jak Licytator znów je zabiera.
    .title = Gra karciana: miasto
    .words = miasto, budować, kłaść, teren

rule-C3-1 =
    Karta terenu to dwie na dwie parcele i nigdy się jej nie obraca. Twoje miasto musi się zmieścić w 8 na 8 parcel; gdy
    masz Kapitana, w 8 na 9 lub 9 na 8. Gdzie leży ten kwadrat, wynika tylko z twoich kart: mierzy się te, które leżą
    w mieście teraz. Pierwsza karta może leżeć gdziekolwiek.

    Miejsce nosi nazwę parceli pod lewym górnym rogiem karty: litery oznaczają kolumny, liczby rzędy od dołu, np. n15.
    .title = Rozmiar miasta
    .words = rozmiar, wielkość, 8, 9, kapitan, pierwsza karta, kwadrat, obracać, miejsce, nazwa, n15

rule-C3-2 =
    Nowa karta musi mieć wspólny bok co najmniej jednej parceli z twoim miastem albo leżeć na nim w części lub w całości;
    styk rogiem nie wystarcza. Zawsze leży na wierzchu, a każda zakryta parcela musi być jedną z tych: pusta; ten sam
    budynek co nowy na wierzchu; góra pod górą; dom pod domem albo kamienicą; bandyci, jeśli masz Szeryfa albo więzienie
    (C3.5).
    .title = Kładzenie i zakrywanie
    .words = kłaść, zakryć, nakładać, sąsiedni, bok, róg, budynek, taki sam, góra, dom, kamienica, bandyci, dozwolone

rule-C3-3 =
    Spójrz też na puste parcele i bandytów samej nowej karty: mogą zakryć tylko puste parcele oraz bandytów tam, gdzie ci
    liczą się jak puste. Bandyci nigdy nie zakrywają bandytów jako tego samego.
    .title = Zakrywanie pustymi parcelami
    .words = pusta, bandyci, zakryć, nic

rule-C3-4 =
    Z Licytatorem możesz w ciągu gry sprzedać do trzech kart terenu ze swojego miasta, każdą za 7 PZ. Kartę można sprzedać,
    jeśli nie zakrywa innej, sama nie jest zakryta, a reszta miasta nadal łączy się bokami. Po sprzedaży ostatniej karty
    następna może leżeć gdziekolwiek.
    .title = Sprzedawanie kart
    .words = licytator, sprzedać, sprzedaż, trzy, 7, usunąć, połączone

rule-C3-5 =
    Żeby zakryć bandytów, musisz mieć Szeryfa albo więzienie w mieście, zanim położysz kartę. Więzienie na tej samej karcie
    jest dla niej za późno, a sprzedane już nie pomaga.
    .title = Zakrywanie bandytów
    .words = bandyci, bandyta, szeryf, więzienie, zakryć, pusta


## C4 Punktacja

rule-C4 =
    Ile są warte budynki, bandyci i persony po drugiej erze. Wcześniej nic się nie punktuje.
    .title = Gra karciana: punktacja
    .words = wynik, punktacja, punkty, pz, koniec

rule-C4-1 =
    Sąsiednie są wszystkie parcele wokół danej, także na rogach: najwyżej osiem. Wiele budynków liczy symbole domu: dom to 1,
    kamienica 2, hotel 2. To, co leży obok kilku budynków, liczy się dla każdego z nich.
    .title = Sąsiedztwo i symbole domu
    .words = sąsiedni, obok, sąsiad, skos, dom, symbol, kamienica, hotel

rule-C4-2 =
    Ranczo daje 1 PZ za każdą sąsiednią pustą parcelę. Gdzie nie leży karta, tam nie ma parceli, więc i punktów. Jeśli masz
    więzienie, parcele bandytów też są puste (C4.5).
    .title = Co dają rancza
    .words = ranczo, rancza, pusta, parcela, więzienie, bandyci

rule-C4-3 =
    „W mieście” znaczy gdziekolwiek w twoim, obok czy nie. Każdy z tych budynków punktuje osobno:

    Kopalnia: 2 PZ za każdą sąsiednią górę. Saloon: 2 PZ za każdy sąsiedni symbol domu. Hotel: 3 PZ. Więzienie: nic, ale
    radzi sobie z bandytami (C4.4).

    Sklep: 1 PZ za każdy sąsiedni symbol domu i 1 za każde ranczo w mieście. Bank: 1 PZ za każdy sąsiedni symbol domu i 1 za
    każdą kopalnię w mieście. Kuźnia: 1 PZ za każde ranczo i za każdą kopalnię w mieście.

    Kościół: 1 PZ za każdy symbol domu w mieście. Skład: to samo i jeszcze 1 za każdy sąsiedni.

    Ratusz: 1 PZ za każdy sąsiedni symbol domu i 1 za każdy budynek w mieście, razem z nim samym. Domy i kamienice nie są
    w tym sensie budynkami.

    Domy, kamienice i góry same nie dają nic.
    .title = Co daje każdy budynek
    .words =
        kopalnia, sklep, bank, saloon, skład, ratusz, kuźnia, kościół, hotel, więzienie, dom, kamienica, góra, budynek,
        punkty, pz

rule-C4-4 =
    Każda parcela bandytów, którą widać w twoim mieście, kosztuje 6 PZ. Z Szeryfem albo choć jednym więzieniem nie kosztują
    nic.
    .title = Bandyci zabierają punkty
    .words = bandyci, bandyta, kara, minus, 6, szeryf, więzienie

rule-C4-5 =
    Jedno więzienie zmienia wszystkie parcele twoich bandytów w puste: możesz je zakrywać i liczą się dla twoich rancz
    i Osadnika. Z samym Szeryfem możesz je zakrywać, ale do niczego innego nie liczą się jak puste.
    .title = Więzienie i Szeryf
    .words = więzienie, szeryf, bandyci, pusta, zakryć, ranczo, osadnik

rule-C4-6 =
    Większość person punktuje na koniec, czy były użyte, czy nie. „Twoje persony” to wszystkie, które leżą przed tobą.
    .title = Co daje każda persona
    .words =
        persona, punkty, pz, koniec, kapitan, bohaterowie, doktor, gazeciarz, bankier, kowboj, sprzedawczyni, szeryf,
        poszukiwacz złota, nauczycielka, śpiewaczka, osadnik, indianin, grabarz, redaktor, licytator, moc
    .more =
        Zawsze tyle samo: Kapitan 6 PZ, Bohaterowie 6, Doktor 5, Gazeciarz 3 (i zobacz C4.11).

        Za budynki: Bankier 4 PZ za każdy bank, Sprzedawczyni 4 za każdy sklep, Kowboj 3 za każde ranczo, Szeryf 3 za każde
        więzienie.

        Poszukiwacz złota: 1 PZ za każdą górę i każdą kopalnię w twoim mieście.

        Nauczycielka: 1 PZ za każdy symbol domu w twoim mieście.

        Śpiewaczka: jeszcze raz tyle, ile daje najlepszy z twoich saloonów.

        Osadnik: 1 PZ za każdą pustą parcelę obok co najmniej jednego twojego rancza; każda parcela liczy się raz.

        Indianin: spójrz na 64 miejsca, które może mieć miasto, 72 z Kapitanem, i policz te bez karty. Połowa tej liczby,
        zaokrąglona w górę, to twoje PZ.

        Licytator: 7 PZ za każdą sprzedaną kartę (C3.4).

        Grabarz: 2 PZ za każdą twoją personę, razem z nim samym.

        Redaktor: 4 PZ za każdą twoją personę, którą po użyciu się obraca, 1 PZ za każdą, która punktuje na koniec (C4.10).

        Gubernator, Prawnik, Chiński robotnik, Rusznikarz i Najemnik sami nie dają nic.

rule-C4-7 =
    Wynik wirtualnego gracza to suma priorytetów wszystkich kart, które wziął, także person. Żadna persona nie robi dla
    niego nic więcej; Gazeciarz nikogo nie znajduje.
    .title = Wynik wirtualnych graczy
    .words = wirtualny, priorytet, suma, wynik, gazeciarz

rule-C4-8 =
    Wygrywa ten, kto ma najwięcej PZ, a zwycięzcą może też być wirtualny gracz. Jeśli najwięcej ma kilku, dzielą się zwycięstwem; według
    instrukcji mieliby zagrać jeszcze raz.
    .title = Zwycięstwo i remisy
    .words = wygrana, zwycięzca, remis, równe, wspólne, najwięcej

rule-C4-9 =
    Instrukcja liczy jedno miasto do końca, a program jest sprawdzany na tych samych liczbach: ranczo 6, cztery kopalnie 28,
    sklep 2 i 1, dwa banki 15 i 8, saloon 16, dwa hotele 6. Dwie parcele bandytów nic nie kosztują, bo jest więzienie.
    Doktor 5, Nauczycielka 14, Bankier 8, Prawnik 0. Razem 109 PZ.
    .title = Przykład punktacji
    .words = przykład, 109, miasto, suma

rule-C4-10 =
    Redaktor pyta o dwa oznaczenia. Persony, które po użyciu się obraca, są warte 4: Gubernator, Prawnik, Chiński robotnik,
    Bohaterowie, Rusznikarz, Najemnik i Doktor. Persony, które punktują na koniec, są warte 1: wszystkie inne, z Redaktorem,
    a także Bohaterowie i Doktor, co daje po 5 za tych dwoje.
    .title = Co liczy Redaktor
    .words = redaktor, symbol, oznaczenie, strzałka, obrócona, punktacja

rule-C4-11 =
    Tuż przed punktacją właściciel Gazeciarza bierze jedną personę, której nikt nie ma, czy została w którejś rundzie, czy
    jest jeszcze w stosie. Odtąd należy do niego jak każda inna: punktuje, liczą ją Grabarz i Redaktor, Kapitan daje
    Indianinowi 72 miejsca, a Licytator może od razu sprzedawać.
    .title = Co znajduje Gazeciarz
    .words = gazeciarz, persona, znaleźć, koniec, pozostała, stos


## C5 Talia

rule-C5 =
    Same karty: co wiadomo o wydrukowanych, a co wymyślił ten projekt.
    .title = Gra karciana: talia
    .words = talia, karty, elementy, dane

rule-C5-1 =
    Wiadomo, ile parcel każdego rodzaju pokazują karty terenu. Pierwsza era: 32 domy, 18 gór, 10 kopalni, 10 rancz,
    3 sklepy, 3 banki, 3 parcele bandytów, 2 kamienice, 2 kuźnie oraz po jednym saloonie, hotelu, składzie, kościele
    i więzieniu; 104 są puste. Druga era: 18 gór, 12 domów, 10 kamienic, 8 sklepów, 8 banków, 5 saloonów, 5 parcel bandytów,
    4 kopalnie, 4 rancza, 4 hotele, 3 więzienia, 2 kościoły oraz po jednej kuźni, składzie i ratuszu; 106 jest pustych.

    Tylko wydrukowane karty pokazują, które parcele są razem na karcie, priorytety, kolejność znaków na rewersach i czaszki.
    W tej grze wszystko to jest nasze własne; priorytety ustalono w symulowanych grach. Jeśli masz pudełko, możesz grać
    z własnym plikiem, który wymienia karty tak, jak je tam odczytasz; jest on sprawdzany ze znanymi liczbami.
    .title = Co jest na kartach
    .words = talia, teren, parcele, rodzaje, ile, liczba, priorytet, rewersy, czaszki, własne, plik, toml, elementy
