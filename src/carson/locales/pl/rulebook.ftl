### Zasady do czytania: co mówią ich ekrany, i rozdziały gry planszowej. `chapter-board-duels` to rozdział, każdy atrybut to akapit;
### `drawing-board-saloon` stoi pod obrazkiem. Liczby przykładów podaje sama gra: $sum to "3 domy x $5 = $15".


## Its screens

rulebook-part-chapters = Jak się gra
rulebook-part-things = Wszystko po nazwie
rulebook-part-rulings = Wszystkie zasady
rulebook-part-editions = Edycje
rulebook-part-aids = Do druku

rulebook-found =
    { $count ->
        [one] Znaleziono w jednym miejscu
       *[other] Znaleziono w { $count } miejscach
    }
rulebook-kind-chapter = Rozdział:
rulebook-kind-thing = Po nazwie:
rulebook-kind-ruling = Zasada:
rulebook-questions = Pytania i odpowiedzi
rulebook-places = Przeczytasz o tym w:
rulebook-seen = Na obrazku: { $parcels }.
rulebook-none = żadne
rulebook-from-to = { $from } do { $to }

rulebook-tiles =
    { $count ->
        [one] Jedna płytka w pudełku.
        [few] { $count } płytki w pudełku.
       *[other] { $count } płytek w pudełku.
    }
rulebook-symbols =
    { $count ->
        [one] Liczy się jako 1 symbol domu.
        [few] Liczy się jako { $count } symbole domu.
       *[other] Liczy się jako { $count } symboli domu.
    }
rulebook-revolvers =
    { $count ->
        [one] Daje 1 rewolwer.
        [few] Daje { $count } rewolwery.
       *[other] Daje { $count } rewolwerów.
    }
rulebook-highest = Płaci najwyżej ${ $amount }.
rulebook-limit = Limit gotówki ${ $amount }.

rulebook-duel-who = Kto
rulebook-duel-die = Rzut
rulebook-duel-firepower = Siła ognia
rulebook-duel-total = Razem
rulebook-duel-chance = Szansa przed rzutem
rulebook-duel-of = { $wins } z { $throws } rzutów


## What sets the editions apart

rulebook-editions = Dwie edycje
rulebook-editions-about = Tym różni się gra z 2009 roku od Big Box z 2015. Wszystko inne jest takie samo.
rulebook-edition-players = Gracze
rulebook-edition-tiles = Płytki budynków
rulebook-edition-kinds = Dodatkowe rodzaje budynków
rulebook-edition-characters = Persony
rulebook-edition-variants = Warianty
rulebook-edition-first-parcels = Pierwsze parcele
    .forward = po kolei, potem w odwrotnej kolejności
    .backward = w odwrotnej kolejności, potem po kolei
rulebook-edition-townhouses = Kamienice
    .yes = tak
    .no = nie
rulebook-edition-highest = Najwyższe zyski
rulebook-edition-points-order = Kolejność ostatnich punktów
rulebook-edition-kept = Zatrzymany budynek
    .same = można zbudować na koniec tego samego zakupu budynków
    .later = musi czekać na późniejszy zakup budynków
rulebook-edition-pass-order = PZ na koniec za wczesny pas
    .yes = zawsze
    .no = tylko z wariantem { variant-kit-carson }
rulebook-edition-limits = Limit gotówki


## Pages to print

rulebook-aids-about = Każda strona mieści się na jednej kartce, A4 albo Letter. Jeśli przychodzisz od stołu, są to persony z tego stołu.
rulebook-print = Drukuj
rulebook-aid-round = Runda
rulebook-aid-track = Pola toru, w tej kolejności
rulebook-aid-characters = Persony:
    .about = w kolejności toru pasowania każdy bierze jedną.
rulebook-aid-cowboys = Kowboje:
    .about = od najniższego numeru po jednym kowboju albo pas na dobre. Kto spasuje pierwszy, jest pierwszy w następnej rundzie i wygrywa remisy.
rulebook-aid-actions = Akcje:
    .about = pole po polu, jak niżej. Kilku na jednym polu: każdy rzuca kością i dodaje siłę ognia, czyli rewolwery i kowbojów w domu. Zwycięzca działa, a jego kowboj idzie do wspólnych zapasów; przegrani zabierają swoich.
rulebook-aid-end = Koniec rundy:
    .about = moce czerwonych kart, drogi, limit gotówki (1 PZ za każde oddane $10), nowi kowboje (4, 5, 5), nowe płytki.
rulebook-aid-last = Po rundzie 4:
    .about = 1 PZ za każde $6, 2 PZ za każdą swoją parcelę, na której coś jest, dworzec i to, co dodają warianty.
# Steps of the track without a space of their own.
rulebook-step-parcel-purchase = Zakup parceli
    .about = Najpierw sporne parcele, każda z pojedynkiem, potem pozostałe.
rulebook-step-place-kept = Zatrzymane budynki
    .about = Każdy może zbudować to, co zatrzymał.
rulebook-step-building-income = Zyski z budynków
    .about = Najpierw pojedynki o budynki, potem każdy budynek płaci właścicielowi.
rulebook-aid-tiles = Płytki
rulebook-aid-symbols = Domy
rulebook-aid-highest = Najwyżej
rulebook-aid-houses = Dom liczy się jako 1, kamienica jako 2: dla budynków wszystkich, gdy parcela jest niczyja, a inaczej tylko dla budynków właściciela; skład liczy domy wszystkich. Atakujący bierze połowę, w dół.
rulebook-aid-limit = Numer mówi, kto stawia pierwszy; kwotę możesz zachować na koniec rundy.


## Chapters

chapter-board-aim = O co chodzi
    .goal = Zakładacie razem Carson City i każdy chce mieć w nim to, co najlepsze. Po czterech rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Część zdobywasz po drodze, a na koniec w punkty zmieniają się też pieniądze, ziemia i to, co na niej stoi.
    .round = Każda runda ma cztery fazy. Każdy bierze personę. Potem po kolei wysyłacie kowbojów i pasujecie. Potem wykonuje się wszystkie akcje, a gdzie kilka osób chce tego samego, jest pojedynek. Wreszcie runda się kończy: pieniądze ponad limit przepadają i przybywają nowi kowboje.
    .mix = Do pierwszej gry weźcie 30 budynków gry podstawowej i persony od 1 do 7 żółtą stroną. Później możecie dowolnie mieszać persony, dalsze budynki i warianty.

chapter-board-start = Przed pierwszą rundą
    .town = Miasto ma 8 na 8 parcel. Dwie kości wybierają jego środek; stoi tam dom z drogą po każdej stronie. Potem, też z kości, przychodzi dziewięć gór. Kości sięgają wszędzie poza brzeg.
    .you = Zaczynasz z $15, trzema kowbojami, rewolwerem, drogą i dwunastoma płytkami własności. Na sprzedaż są dwa rancza, dwie kopalnie i trzy płytki z woreczka. Ratusza się nie sprzedaje: gdy zostanie wylosowany, pierwszy gracz stawia go na mapie.
    .land = Pierwszą kolejność się losuje. Każdy dostaje za darmo dwie parcele, jedną po drugiej: w Big Box pierwszą bierze ten, kto jest ostatni. Twoja może być też góra albo środek miasta.

chapter-board-characters = Persona na rundę
    .take = W kolejności toru pasowania każdy bierze jedną z person. Każda ma moc: jedne pomagają od razu, inne później w rundzie. Tego, co karta sprzedaje, nie musisz kupować.
    .three = Karta mówi jeszcze dwie rzeczy. Numer decyduje, kto w tej rundzie pierwszy stawia kowbojów. Limit gotówki to pieniądze, które możesz zachować po rundzie.
    .sides = Każda karta ma prostszą stronę żółtą i czerwoną. W grze jest siedem person, z Gazeciarzem osiem; strony uzgadniacie wcześniej albo losujecie.

chapter-board-cowboys = Wysyłanie kowbojów
    .turn = Zaczyna najniższy numer. W swojej kolejce stawiasz jednego kowboja albo pasujesz. Tak w kółko, aż spasują wszyscy.
    .where = Kowboj idzie na pole toru, na niczyją parcelę, którą chcesz kupić, na budynek rywala, żeby go obrabować, albo na własny, żeby go pilnować. Mogą tam już stać inni: wtedy będzie pojedynek. W jednym miejscu wystarczy jeden; tylko Wypłata i Drogi (2) przyjmą ich dowolnie wielu, bez pojedynku.
    .means = Możesz postawić kowboja, nie mając pieniędzy na to, czego chce. Może będziesz je mieć, gdy przyjdzie jego kolej; jeśli nie, rezygnujesz.
    .pass = Wczesny pas jest coś wart. Kto spasuje pierwszy, prowadzi na torze pasowania: wygrywa remisy, ustala kolejność pojedynków i w następnej rundzie pierwszy wybiera personę. A kowboje, którzy zostali w domu, wzmacniają cię w pojedynkach.

chapter-board-track = Tor, pole po polu
    .order = Akcje wykonuje się wzdłuż toru, od Wypłaty po ostatnie punkty zwycięstwa. Co zarobisz wcześniej, możesz jeszcze wydać w tej samej rundzie.
    .after = Kowboj, którego akcja się skończyła, choćbyś z niej zrezygnował, idzie do wspólnych zapasów: jest wydany. Kowboj, który przegrał pojedynek, wraca do ciebie.
    .points = W rundzie 1 PZ można kupić na czterech polach. Po każdej rundzie zamyka się najtańsze.

chapter-board-land = Ziemia i drogi
    .price = Parcela kosztuje $1 i o $1 więcej za wszystko, co stoi na niej lub na ośmiu parcelach wokół: budynki, domy i góry, każda parcela raz.
    .roads = Droga leży na boku parceli i przedłuża te, które już są. Parcela jest połączona, gdy drogi sięgają jednego z jej rogów. Drogi możesz kłaść, ilekroć gra cię o coś pyta; nie kosztuje to nic poza drogami.

chapter-board-building = Budowanie
    .needs = Budynek wymaga twojej pustej, połączonej parceli i przynosi miastu dom. Rancza i kopalnie nie wymagają ani drogi, ani domu. Rancza, kopalnie i więzienia dają ci też rewolwery, na zawsze.
    .house = Dom staje na pustej, połączonej parceli: twojej, niczyjej albo cudzej, jeśli właściciel się zgodzi. Postaw go tam, gdzie pomaga twoim budynkom, a nie cudzym.
    .townhouse = Gdy wokół domu wszystko jest zajęte, można dołożyć drugi: powstaje kamienica, która liczy się podwójnie.
    .keep = Jeśli nie możesz lub nie chcesz jeszcze budować, zatrzymaj płytkę. Na koniec zakupu budynków każdy może zbudować to, co zatrzymał. Dopóki nie stoi, nie liczy się do niczego.
    .bag = Płytki, których nikt nie kupił, zsuwają się na tańsze pola, a luki zapełnia woreczek. Gdy jest pusty, drogie pola zostają puste.

chapter-board-duels = Pojedynki
    .roll = Gdzie kilka osób chce tego samego, każda rzuca kością i dodaje swoją siłę ognia. Wygrywa najwyższa suma, a przy równych ten, kto spasował pierwszy. Zwycięzca działa, pozostali zabierają swoich kowbojów.
    .firepower = Siła ognia to twoje rewolwery i kowboje w domu. Naboje dodają 3 na tę rundę, a niektóre persony też coś. Wszystko liczy się w każdym twoim pojedynku.
    .order = Kilka pojedynków w jednym kroku: następny wskazuje ten z uczestników, kto spasował pierwszy. Pojedynki o budynki czekają do zysków z budynków.

chapter-board-income = Co dają budynki
    .symbols = Większość budynków żyje z domów wokół. Dom to jeden symbol, ranczo, kościół, szkoła i ratusz też; kamienica, hotel i dworzec to dwa. Na twojej ziemi pracują tylko dla twoich budynków, na niczyjej dla wszystkich.
    .attack = Kowboj na budynku rywala zabiera połowę tego, co budynek zarabia, w dół. Jeśli właściciel go pilnuje, jest pojedynek. Nie można atakować kościołów, więzień, szkół, dworca i domów, ani tego, co stoi obok kościoła tego samego właściciela.
    .sum = Najpierw idą własne poziomy budynku, potem poziom z ratusza, potem maksimum. Dalej pomnożyć może go najwyżej jedna rzecz: Sprzedawczyni, dynamit albo koń. Na końcu rabuś bierze połowę.
    .examples = Oto przykład dla każdego budynku. Ile zarabia i dlaczego, wylicza sama gra.

chapter-board-end = Koniec rundy i koniec gry
    .round = Najpierw idą moce na koniec rundy, potem ostatnie drogi. Po rundach 1, 2 i 3 dostajesz 4, 5 i 5 nowych kowbojów, dobiera się płytki, a persony wracają.
    .limit = Pieniądze ponad limit twojej persony idą do banku. Możesz dać więcej. Za każde $10 z całości dostajesz 1 PZ.
    .game = Po rundzie 4 każde $6 jest warte 1 PZ, a każda twoja parcela z budynkiem, domem lub górą 2 PZ. Swoje dodają dworzec, konie i niektóre karty. Punkty mogą spaść poniżej zera, pieniądze nigdy.
    .tie = Gdy dwie osoby mają tyle samo, wygrywa ta, która w ostatniej rundzie spasowała wcześniej.

chapter-board-variants = Warianty
    .more = Sześć wariantów zmienia mapę, pojedynki, początek albo stawianie, a mieszacie je, jak chcecie: rzeka z mostami, pojedynki na płytki z tajnej ręki, wszyscy stawiają naraz, bandyci, konie i początek, który sami kupujecie. Każdy ma stronę w części „Wszystko po nazwie”. Dwa oficjalne dodatki są w grze tylko na życzenie.


## Below the pictures

drawing-board-map = Miasto w rundzie 1: dom w środku, góry i pięć dróg. Ciemniejsza ziemia nie jest jeszcze połączona.
drawing-board-price = Parcela { $place } kosztuje { $sum }. Kamienica liczy się tak jak dom.
drawing-board-townhouse = Wszystkich osiem parcel wokół domu na d5 jest zabudowanych albo ma właściciela: może stać się kamienicą.
drawing-board-duel = Trzy osoby chcą d4. Dwie mają tę samą sumę: wygrywa ta, która spasowała wcześniej, choć druga wyrzuciła 6.
drawing-board-attack = Gracz 2 atakuje bank. Zarabia on { $sum }: atakujący bierze ${ $taken }, właścicielowi zostaje ${ $left }.
drawing-board-ranch = Zarabia { $sum }. Dom i góra nie są wolne; ziemia, która ma właściciela, ale jest pusta, tak.
drawing-board-mine = Zarabia { $sum }. Trzecia góra należy do innego gracza, więc się nie liczy.
drawing-board-drugstore = Zarabia { $sum }. Ranczo może stać wszędzie; dom na cudzej ziemi się nie liczy.
drawing-board-bank = Zarabia { $sum }. Kopalnie liczą się, gdziekolwiek stoją. Kamienica to dwa domy, dom to jeden.
drawing-board-saloon = Zarabia { $sum }: dwa domy na niczyjej ziemi i ranczo właściciela. Saloon na e4 nie ma nic z tego rancza, ale ma dom na ziemi swojego właściciela.
drawing-board-hotel = Hotel zawsze zarabia { $sum }. Saloon obok ma z niego dwa domy i zarabia { $other-sum }.
drawing-board-general-store = Zarabia { $sum }. Dom właściciela jest wart $6, niczyj albo cudzy $3; cudze ranczo liczy się jako dom.
drawing-board-blacksmith = W rundzie 3, z dwoma ranczami właściciela, zarabia { $sum }. Z domów nic nie ma.
drawing-board-church = Gracz 2 nie może zaatakować { $safe }: kościół chroni siebie i to, co stoi obok. Na { $open } może.
drawing-board-prison = Żadnych zysków, ale dwa rewolwery. Z dwoma kowbojami w domu właściciel ma siłę ognia { $sum }.
drawing-board-school = Żadnych zysków. Jej trzy domy, i sama szkoła jako jeszcze jeden, stoją obok saloonu, który zarabia { $sum }.
drawing-board-city-hall = Gracz 1 trzyma ratusz, który dla wszystkich jest domem. Jego saloon zarabia o poziom więcej: { $sum }.
drawing-board-station = Stoi przy prostej drodze przez całą mapę. Miasto ma { $symbols } symboli domu, z jego dwoma: { $total } PZ na koniec.
drawing-board-river = Boki między dwiema parcelami rzeki to przeprawy. Dwie drogi naraz tworzą tam most, jak między e4 i e5.
drawing-board-outlaws = Saloon zarobiłby { $sum }. Bandyta na nim bierze ${ $taken }, właścicielowi zostaje ${ $left }.
