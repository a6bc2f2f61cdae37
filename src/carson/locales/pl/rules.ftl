### Zasady, naszymi własnymi słowami: `rule-B5-6` to zasada B5.6, `rule-B5` jej rozdział.
### .title to nagłówek, .words słowa do wyszukiwania, których może brakować w tekście, .more (tylko B1) to lista.
### Wiersze są łamane dla czytelnika tego pliku; akapit kończy tylko pusty wiersz.


## Odpowiedzi wyszukiwania

rules-no-number = Nie ma zasady { $number }: ten rozdział idzie od { $first } do { $last }.
rules-no-chapter = Nie ma rozdziału { $chapter }: rozdziały idą od { $first } do { $last }.
rules-no-word = Żadna zasada nie wspomina „{ $query }”: spróbuj jednego słowa, np. „kościół”, albo numeru, np. B5.6.


## B1 Edycje

rule-B1 =
    Możesz grać w pierwszą edycję z 2009 roku albo w Big Box z 2015. Oto, czym się różnią.
    .title = Dwie edycje
    .words = edycja, pierwsza edycja, big box, 2009, 2015, różnica, różnice, porównanie
    .more =
        Gracze: od 2 do 5 w pierwszej edycji, od 2 do 6 w Big Box.

        Budynki: pierwsza edycja ma 30 płytek: po sześć rancz i kopalni, po cztery sklepy i banki, po trzy saloony
        i hotele, po dwa kościoły i więzienia. Big Box dodaje osiem: po dwa składy, szkoły i kuźnie oraz jeden ratusz
        i jeden dworzec.

        Persony: numery od 1 do 7 w pierwszej edycji, od 0 do 18 w Big Box.

        Warianty: obie mają Silniejszy ma zawsze rację, Rzekę Carson i Kita Carsona; tylko Big Box ma Nowy początek,
        Bandytów i Konie.

        Kamienice: tylko w Big Box.

        Pierwsze parcele: pierwsza edycja zaczyna w porządku tury i wraca w odwrotnym; Big Box zaczyna od odwrotnego.

        Końcowe podliczenie: w pierwszej edycji zawsze masz 1 PZ za każdego gracza, który w ostatniej rundzie spasował
        po tobie; w Big Box tylko z Kitem Carsonem.

        Żółty Kapitan: limit gotówki to $20 w pierwszej edycji i $25 w Big Box.

        Najwyższe zyski: w pierwszej edycji $21 ze sklepu lub banku i $35 z saloonu; w Big Box więcej, zobacz B7.2.

        Pola PZ: po PZ za parcele pierwsza edycja rozstrzyga PZ za siłę ognia, a potem PZ za budynki; w Big Box najpierw
        PZ za budynki.

        Zatrzymane budynki: w pierwszej edycji trzeba poczekać na koniec późniejszego zakupu budynków; w Big Box możesz
        postawić taki budynek, gdy tylko skończy się ten sam zakup.

rule-B1-1 =
    Polska instrukcja ma trzy pomyłki, a my trzymamy się innych języków. Kopalnia nie wymaga domu. Czerwony Osadnik
    daje za góry punkty zwycięstwa, a nie dolary. Do PZ za budynki liczą się twoje kopalnie; nie liczą się góry.
    .title = Błędy polskiej instrukcji
    .words = polski, polska, instrukcja, błąd, pomyłka, kopalnia, osadnik, pz za budynki

rule-B1-2 =
    Przygotowując grę, wybierasz edycję, liczbę graczy, persony i ich strony, rodzaje budynków, warianty i od 0 do 9
    gór. Osiem rodzajów z gry podstawowej jest zawsze; każdy inny dochodzi ze wszystkimi swoimi płytkami albo wcale.
    Niemożliwe połączenie jest odrzucane wraz z wyjaśnieniem.

    Gotowe zestawy: first-game to Big Box z samymi 30 płytkami podstawowymi (cztery na torze, 26 w woreczku, z czego
    trzy dobrane) i personami 1–7 na żółtych stronach. first-edition też ma persony 1–7, żółte, jeśli nie chcesz
    innych stron. big-box ma wszystko, z siedmioma losowymi personami na losowych stronach. Pięć obsad z instrukcji to
    quiet, prosper, home-owner, gold-rush i settling-scores.
    .title = Co może być w grze
    .words = konfiguracja, zestaw, zestawy, opcje, ustawienia, przygotowanie

rule-B1-3 =
    W grze jest do wyboru siedem person. Z Gazeciarzem jest ich osiem: gdy trafi się wśród wylosowanych, losuje się
    jeszcze jedną. Losowanie stron omija Nauczycielkę i Doktora, których strony mają własne zasady.
    .title = Ile person
    .words = persony, persona, postać, siedem, osiem, gazeciarz, losowo, strony, nauczycielka, doktor

rule-B1-4 =
    Żółty Kowboj daje konia, więc ta strona jest do wyboru tylko wtedy, gdy gracie z Końmi.
    .title = Żółty Kowboj
    .words = kowboj, persona, konie, koń, strona

rule-B1-5 =
    Rzeka zwykle zmniejsza liczbę gór. W obsadzie gold-rush (Gorączka złota) i tak rozmieszczasz wszystkie dziewięć,
    z każdą rzeką.
    .title = Gorączka złota nad rzeką
    .words = gorączka złota, rzeka, góry, góra, dziewięć, kopalnia


## B2 Mapa i pojęcia ogólne

rule-B2 =
    Jak nazywa się i mierzy planszę, jak działają drogi, których elementów może zabraknąć i kto jest pierwszy.
    .title = Mapa i pojęcia ogólne
    .words = mapa, plansza, pojęcia, słowa, podstawy

rule-B2-1 =
    Miasto ma 8 na 8 parcel, razem 64. Litery od a do h oznaczają kolumny od lewej do prawej, cyfry od 1 do 8 rzędy od
    dołu do góry. Parcela w lewym dolnym rogu to a1.
    .title = Nazwy parcel
    .words = plansza, współrzędne, kolumny, rzędy, pola, parcela, a1, h8

rule-B2-2 =
    Gdy parcelę wybierają kości, biała daje kolumnę, a czarna rząd. Sięgają tylko wewnętrznych 6 na 6 parcel: wynik
    od 1 do 6 oznacza kolumny od b do g i rzędy od 2 do 7. Dlatego centrum miasta, góry, nowi bandyci i parcele
    Indianina nigdy nie trafiają na skraj planszy.
    .title = Parcele z rzutu kośćmi
    .words = kości, kość, rzut, losowo, biała kość, czarna kość, skraj, krawędź, brzeg, góry, bandyta, indianin

rule-B2-3 =
    Sąsiednie są wszystkie parcele, które stykają się z daną bokiem albo rogiem: najwyżej osiem. Za skrajem planszy nie
    ma żadnych. Dom jest otoczony tylko wtedy, gdy ma wszystkich osiem sąsiednich parcel i wszystkie są zajęte, więc
    nigdy na skraju.
    .title = Sąsiednie parcele
    .words = sąsiad, sąsiedztwo, obok, przyległa, skos, otoczony, krawędź, brzeg

rule-B2-4 =
    Droga leży wzdłuż jednego boku parceli; takich miejsc jest 144, razem z tymi na skraju. Każda nowa droga musi
    dotykać końca już leżącej. Parcela jest połączona, gdy tylko sieć dróg sięga jednego z jej czterech rogów. Na
    początku jest ich dziewięć: centrum i parcele wokół niego.
    .title = Drogi i połączone parcele
    .words = droga, drogi, sieć, połączenie, połączona, róg, kłaść

rule-B2-5 =
    Przed każdą swoją decyzją możesz położyć drogi z zapasów. Nie tracisz na to kolejki. Jeśli masz drogi, w każdej
    rundzie dostajesz też dwa pytania: na koniec zakupu budynków, razem z zatrzymanymi budynkami (B5.7), oraz,
    w kolejności pasowania, tuż przed limitem gotówki.
    .title = Kiedy można kłaść drogi
    .words = droga, drogi, kłaść, budować, zapasy, czas, moment

rule-B2-6 =
    Niektóre elementy są ograniczone: po 10 kowbojów i 12 płytek własności w każdym kolorze (więc masz najwyżej 12
    parcel) oraz 25 koni, 7 żetonów dynamitu i 9 bandytów dla wszystkich. Dolarów, rewolwerów, domów i dróg nie
    brakuje. Jeśli masz dostać więcej, niż zostało, dostajesz to, co zostało.
    .title = Elementy, których może zabraknąć
    .words =
        limit, ograniczenie, elementy, zapasy, brak, kowboj, kowboje, płytka własności, konie, dynamit, bandyta,
        pieniądze, rewolwer

rule-B2-7 =
    Gdy kości wskażą niedozwoloną parcelę, ludzie przy stole rzucają, aż trafią na dobrą. Program zamiast tego losuje
    jedną z dozwolonych, każdą z równą szansą: prawdopodobieństwo jest to samo. Jeśli nie ma żadnej, element nie trafia
    na planszę.
    .title = Powtarzanie rzutu
    .words = powtórzyć, ponowny rzut, przerzut, kości, losowo, zajęta

rule-B2-8 =
    Miejsca przy stole mają numery w kolejności dołączania, a „zgodnie z ruchem wskazówek zegara” to następny wyższy
    numer. Gdy kilka osób działa naraz i nic innego nie ustala porządku, idziecie w kolejności pasowania; dopóki nikt
    w rundzie nie spasował, jest nią to, jak znaczniki stoją jeszcze na torze pasowania. Pierwszy gracz to ten, kto na
    tym torze prowadzi.
    .title = Miejsca i kolejność pasowania
    .words = miejsce, zegar, kolejność pasowania, tor pasowania, pierwszy gracz, porządek tury, kolejność

rule-B2-9 =
    Jeśli możliwa jest tylko jedna odpowiedź, nie ma pytania: program daje ją za ciebie.
    .title = Tylko jeden wybór
    .words = automatycznie, wymuszony, decyzja, jedyny


## B3 Przygotowanie

rule-B3 =
    Z czym każdy zaczyna, jak powstaje miasto i jak dostajesz dwie pierwsze parcele.
    .title = Przygotowanie gry
    .words = przygotowanie, start, początek

rule-B3-1 =
    Zaczynasz z $15, 3 kowbojami, 1 rewolwerem, 1 drogą i 12 płytkami własności. Tor budynków oferuje rancza za $3
    i $10, kopalnie za $4 i $12 oraz losowe płytki za $5, $6 i $8.
    .title = Z czym zaczynasz
    .words = start, początek, pieniądze, kowboj, rewolwer, droga, płytka własności, tor budynków, ranczo, kopalnia

rule-B3-2 =
    Centrum miasta wybierają kości. Staje tam dom, a na każdym z czterech boków droga; parcela jest na razie niczyja.
    Potem kości rozmieszczają góry; rzeka i zajęte parcele się nie liczą i rzut się powtarza (B2.7).
    .title = Centrum miasta i góry
    .words = centrum, środek, miasto, dom, drogi, góra, kości

rule-B3-3 =
    Pierwsza kolejność na torze pasowania jest losowa. Potem każdy bierze za darmo dwie parcele, po jednej,
    w porządku, którego wymaga wasza edycja (B1). Możesz wziąć dowolną niczyją, nawet górę albo centrum miasta, ale
    nie rzekę i nigdy parcelę ratusza.
    .title = Pierwsze parcele
    .words = pierwsze parcele, parcela, start, za darmo, kolejność, odwrotna, góra, centrum

rule-B3-4 =
    Gdy ratusz wyjdzie z woreczka podczas przygotowania, pierwszy gracz stawia go na mapie (B5.9), zanim ktokolwiek
    weźmie pierwszą parcelę. Jego pole na torze zapełnia nowa płytka.
    .title = Ratusz podczas przygotowania
    .words = ratusz, przygotowanie, dobrany, pierwszy gracz


## B4 Wybór person, stawianie kowbojów

rule-B4 =
    Dwie pierwsze fazy rundy: wybierasz personę, a potem wysyłasz kowbojów jednego po drugim, aż spasujesz.
    .title = Persony i stawianie kowbojów
    .words = faza 1, faza 2, persona, stawianie, rozstawianie, kowboj, pas

rule-B4-1 =
    Persony wybieracie w kolejności toru pasowania. To, co karta daje od razu, rozstrzyga się, zanim wybierze następny
    gracz. Tego, co sprzedaje, nie musisz kupować (nalega tylko żółty Gazeciarz, B9.1); z każdej akcji możesz
    zrezygnować. Jeśli brakuje ci celu, pieniędzy albo elementów dla mocy, nie robi ona nic, ale kartę i tak możesz
    wziąć.
    .title = Wybór persony
    .words = persona, wybór, karta, natychmiast, rezygnacja, odmowa, moc

rule-B4-2 =
    Kowbojów stawiacie w kolejności kart, od najniższego numeru. W swojej kolejce stawiasz jednego kowboja albo
    pasujesz, i tak w kółko, aż spasują wszyscy. Pasując, zajmujesz następne wolne miejsce na torze pasowania
    i w tej rundzie nie stawiasz już nic. Nawet gdy nie masz czego stawiać, musisz w swojej kolejce spasować; program
    robi to za ciebie.
    .title = Stawianie kowbojów i pas
    .words = stawianie, rozstawianie, kolejność, pas, pasowanie, tor pasowania, numer, kowboj

rule-B4-3 =
    Kowboja możesz wysłać na otwarte pole akcji; na niczyją parcelę, ale nie do rzeki; na budynek rywala, który można
    atakować (B4.6); na własny budynek, jako obrońcę (B4.10); do ratusza; na każdą parcelę albo budynek, gdzie jest
    bandyta; albo, z Końmi, do własnej zagrody.
    .title = Gdzie może iść kowboj
    .words = stawianie, miejsce, pole akcji, parcela, atak, obrona, ratusz, bandyta, zagroda

rule-B4-4 =
    Na polach Wypłata i Drogi (2) mieści się dowolna liczba kowbojów wszystkich graczy, bez pojedynku. W każdym innym
    miejscu możesz mieć tylko jednego, a kowboj z żetonem jest właśnie tym jednym.
    .title = Kowboje w jednym miejscu
    .words = kilku, liczba, wypłata, zakłady, drogi, żeton, to samo pole

rule-B4-5 =
    Nie możesz wybrać pola budynku bez płytki, czy płytkę ktoś wziął, czy nigdy jej tam nie było.
    .title = Puste pola budynków
    .words = zakup budynku, pole budynku, puste, płytka, tor

rule-B4-6 =
    Budynek atakujesz, żeby zabrać połowę jego zysku. Atakować można cudze rancza, kopalnie, sklepy, banki, saloony,
    hotele, składy i kuźnie. Bezpieczne są kościoły, więzienia, szkoły, dworzec, ratusz i domy; wszystko, co stoi obok
    kościoła swojego właściciela; i wszystko, co ma gracz z żółtymi Bohaterami.
    .title = Co można atakować
    .words = atak, atakować, chroniony, bezpieczny, kościół, więzienie, szkoła, dworzec, ratusz, bohaterowie, kradzież

rule-B4-7 =
    Punkty zwycięstwa sprzedają cztery pola, po $2, $3, $4 i $5 za sztukę. W rundzie 1 otwarte są wszystkie. Koniec
    każdej rundy zamyka najtańsze z pozostałych, więc w rundzie 4 płacisz $5.
    .title = Kupowanie punktów zwycięstwa
    .words = pz, punkty zwycięstwa, zakup, kupić, licznik rund, runda, zamknięte

rule-B4-8 =
    Tam, gdzie parcelę zajmuje bandyta, twój kowboj jest po to, by z nim walczyć (B10.5), a nie kupować. W tej rundzie
    nie może jej kupić nikt, nawet po pokonaniu bandyty.
    .title = Bandyta na parceli
    .words = bandyta, parcela, walka, kupić, zakup

rule-B4-9 =
    Możesz chcieć parceli i walczyć o nią w pojedynku, nie mając na nią pieniędzy ani płytki własności. Jeśli wygrasz,
    musisz zrezygnować, a kowboj odchodzi do wspólnych zapasów.
    .title = Stawianie bez środków
    .words = parcela, pieniądze, płytka własności, pojedynek, blef, blokada, rezygnacja

rule-B4-10 =
    Możesz bronić swojego budynku, jeśli budynki tego rodzaju można atakować, obojętnie, czy jest tam atakujący, albo
    jeśli stoi na nim bandyta, obojętnie, jaki to budynek. Obrońca, którego nikt nie zaatakował, odchodzi do wspólnych
    zapasów przy zysku z budynków.
    .title = Obrona budynku
    .words = obrona, obrońca, bronić, własny budynek, atak, bandyta

rule-B4-11 =
    Kowboj, który zajmuje ratusz (B6.6), liczy się jako stojący na tym polu. Jeśli jest twój, nie stawiasz drugiego;
    jeśli cudzy, nie możesz tam iść z czerwonym Szeryfem. Nie może go przestawić ani Kit Carson, ani druga zagroda,
    a czerwoni Bohaterowie nie mogą go odesłać.
    .title = Kowboj w ratuszu
    .words = ratusz, mieszkaniec, szeryf, kit carson, zagroda, bohaterowie


## B5 Rozstrzyganie: kolejność i budowanie

rule-B5 =
    Trzecia faza: akcje rozstrzyga się jedną po drugiej, kupujecie parcele, a miasto rośnie.
    .title = Akcje i budowanie
    .words = faza 3, rozstrzyganie, akcje, kolejność, budować

rule-B5-1 =
    Akcje następują w kolejności krętej ścieżki na planszy. Najpierw Wypłata i Naboje, potem Drogi (1) i (2), potem
    zakup parceli, potem siedem zakupów budynków, od najdroższego ($12) do najtańszego ($3), i stawianie zatrzymanych
    budynków. Dalej zyski: za parcele, za siłę ognia, z hazardu, z budynków. Potem PZ za parcele, PZ za budynki i PZ za
    kowbojów (dwa ostatnie w pierwszej edycji na odwrót), a na koniec cztery zakupy PZ, od $5 do $2, każdy z własnym
    pojedynkiem.
    .title = Kolejność akcji
    .words = kolejność, porządek, tor, rozstrzyganie, wypłata, zakłady, naboje, drogi, zysk, pz

rule-B5-2 =
    Gdy akcja twojego kowboja się kończy, wykonana albo nie, odchodzi on do wspólnych zapasów. Jeśli przegra pojedynek,
    wraca do ciebie od razu i już w następnym pojedynku dodaje się do twojej siły ognia.
    .title = Gdzie potem idą kowboje
    .words = zapasy, wspólne zapasy, osobiste zapasy, przegrany, zwycięzca, rezygnacja, powrót, kowboj

rule-B5-3 =
    Parcelę kupujesz przez postawionego na niej kowboja. Najpierw idą parcele, których chce kilka osób, pojedynek po
    pojedynku (B5.12). Reszta następuje w kolejności pasowania, a kolejność swoich wybierasz ty.
    .title = Zakup parceli
    .words = parcela, kupić, zakup, sporna, pojedynek, kolejność

rule-B5-4 =
    Spójrz na parcelę i osiem sąsiednich. Cena to $1 plus $1 za każdą z tych dziewięciu, na której jest budynek, dom,
    kamienica albo góra. Kamienica dodaje $1, nie $2. Płacisz co najmniej $1, najwyżej $10.
    .title = Cena parceli
    .words = parcela, cena, koszt, dolary, kamienica, góra

rule-B5-5 =
    Budujesz na własnej parceli; musi być niezajęta i bez bandyty. Jeśli nie budujesz rancza ani kopalni, musi do niej
    dochodzić droga. Razem z budynkiem trafia na mapę dom: ze szkołą trzy, z ranczem, kopalnią, dworcem i ratuszem
    żaden. Jeśli coś z tego jest niemożliwe, na razie w ogóle nie budujesz.
    .title = Warunki budowania
    .words = budować, warunki, dom, droga, połączona, ranczo, kopalnia, dworzec, szkoła, ratusz

rule-B5-6 =
    Dom stawiasz na połączonej parceli bez budynku, domu, góry, rzeki i bandyty: swojej, niczyjej albo cudzej za zgodą
    właściciela. Albo dokładasz go do pojedynczego domu, którego wszystkich osiem sąsiednich parcel jest zajętych lub
    ma właściciela; rzeka też się liczy. Taka para to kamienica i trzeciego domu nie przyjmie. Na cudzej parceli
    i to wymaga zgody.
    .title = Domy i kamienice
    .words = dom, kamienica, zgoda, pozwolenie, otoczony, stawianie

rule-B5-7 =
    Płytka, której nie zbudujesz od razu, zostaje u ciebie. Gdy zakup budynków się kończy, każdy gracz ma jedną okazję,
    w kolejności pasowania, by zbudować tyle zatrzymanych płytek, ile zdoła, w dowolnym porządku. Płytka od czerwonego
    Chińskiego robotnika liczy się jako zatrzymana. W pierwszej edycji świeżo kupiona czeka na późniejszą rundę (B1).
    .title = Zatrzymane budynki
    .words = zatrzymać, zatrzymany, odłożony, później, czekać, płytka, chiński robotnik

rule-B5-8 =
    Nowe budynki dają rewolwery: ranczo i kopalnia po 1, więzienie 2. Obojętnie, skąd masz płytkę.
    .title = Rewolwery za budowanie
    .words = rewolwer, siła ognia, ranczo, kopalnia, więzienie, premia

rule-B5-9 =
    Gdy tylko ratusz zostanie dobrany, pierwszy gracz stawia go na połączonej, niezajętej i niczyjej parceli, bez rzeki
    i bandyty; jego pole na torze dostaje nową płytkę. Jeśli żadna taka nie jest połączona, prowadzą tam najkrótszą
    trasą drogi ze wspólnych zapasów: przeprawa liczy się za dwie, z równych tras wybiera pierwszy gracz, a drogi te są
    niczyje i nic nie dają Gubernatorowi. Parceli ratusza nikt nigdy nie może mieć i nie staje przy nim dom. Jeśli nie
    pasuje żadna parcela, ratusz wypada z gry.
    .title = Stawianie ratusza
    .words = ratusz, dobrany, pierwszy gracz, drogi, stawianie, gubernator, dom

rule-B5-10 =
    Dworzec wymaga prostej linii ośmiu dróg od jednego skraju planszy do przeciwległego, a jeden cały bok jego parceli
    musi na niej leżeć. Dobra jest każda z 18 linii, nawet na skraju; nad wodą linia wymaga mostu. Nie staje przy nim
    dom i nikt nie może dworca okraść.
    .title = Stawianie dworca
    .words = dworzec, stacja, kolej, linia, droga, prosta, most, dom, kradzież

rule-B5-11 =
    Gdy jest rzeka, na każdym jej brzegu jest miejsce na jedną szkołę. Brzeg to cały ląd, który łączy się bez wody
    pomiędzy.
    .title = Szkoły nad rzeką
    .words = szkoła, rzeka, brzeg, strona

rule-B5-12 =
    Jeśli krok przynosi kilka pojedynków, raz, na jego początku, szuka się wśród wszystkich uczestników gracza, który
    spasował najwcześniej. Wywołuje on pojedynki jeden po drugim, nawet gdy sam nie ma już żadnego. Zwycięzca kupuje
    albo buduje, zanim zostanie wywołany następny pojedynek.
    .title = Kolejność kilku pojedynków
    .words = pojedynek, pojedynki, kolejność, pierwszy pas, kilka

rule-B5-13 =
    Trzy domy szkoły stawiasz jeden po drugim. Każdy liczy się już dla następnego: może otaczać albo zmienić się
    w kamienicę.
    .title = Domy szkoły
    .words = szkoła, dom, domy, trzy, kamienica

rule-B5-14 =
    Żeby postawić dom na cudzej parceli, pytasz właściciela, raz na parcelę i budynek. Za zgodę nic nie płacisz, a brak
    odpowiedzi to odmowa. Po odmowie możesz poszukać innej parceli albo zatrzymać płytkę.
    .title = Pytanie o zgodę
    .words = zgoda, pozwolenie, zgodzić, odmowa, właściciel, dom, kamienica, pytanie

rule-B5-15 =
    Między rundami tor budynków uzupełnia się z woreczka. Gdy jest pusty, bez płytek zostają najdroższe pola.
    .title = Pusty woreczek
    .words = woreczek, pusty, tor, płytka, pola


## B6 Pojedynki i siła ognia

rule-B6 =
    Kto chce tego samego, walczy o to. Co dodajesz do kości, kto wraca i co daje atak.
    .title = Pojedynki i siła ognia
    .words = pojedynek, siła ognia, walka, atak

rule-B6-1 =
    Policz swoje rewolwery i kowbojów swojego koloru w osobistych zapasach; biały nie pomaga. Naboje dodają 3, Najemnik
    3 (żółty) albo 2 (czerwony). Konie w pierwszej zagrodzie dodają 1, jeśli jest jeden lub dwa, a 2, jeśli jest ich
    więcej.
    .title = Twoja siła ognia
    .words = siła ognia, moc, rewolwer, kowboj, naboje, amunicja, gnaty, najemnik, koń, zagroda, biały kowboj

rule-B6-2 =
    Gdy kilka osób chce jednego miejsca, każda rzuca kością i dodaje swoją siłę ognia z tej chwili; wszystko to dzieje
    się naraz. Wygrywa najwyższa suma, a przy równych ten, kto spasował wcześniej.
    .title = Jak przebiega pojedynek
    .words = pojedynek, kość, kości, rzut, remis, kolejność pasowania, wygrana, przegrana

rule-B6-3 =
    Walki o budynki (ataki, ratusz, bandyci) otwierają zysk z budynków, w porządku z B5.12. Jeśli atakujesz bez rywali
    i nie ma tam obrońcy ani bandyty, udaje się to bez pojedynku.
    .title = Pojedynki o budynki
    .words = pojedynek, budynek, atak, ratusz, bandyta, zysk z budynków, samotny

rule-B6-4 =
    Udany atak daje ci połowę tego, co zarabia budynek, zaokrąglając w dół. Reszta zostaje u właściciela.
    .title = Co zabiera atak
    .words = atak, kradzież, połowa, zysk, zaokrąglenie

rule-B6-5 =
    Jeśli zbudujesz kościół obok swojego atakowanego budynku, ataku nie ma. Wszyscy kowboje stamtąd, także twój, wracają
    do osobistych zapasów swoich graczy. Jeśli jest tam bandyta, zostają i walczą z nim; zwycięzca nie może tylko
    atakować budynku.
    .title = Kościół powstrzymuje atak
    .words = kościół, atak, odwołany, ochrona, kowboj, bandyta

rule-B6-6 =
    Jeśli zdobędziesz ratusz, twój kowboj zostaje tam przez kolejne rundy, aż przegra o niego pojedynek. Nie możesz go
    odwołać. Broni się sam: bierzesz udział w każdym pojedynku o ratusz, nikogo nie wysyłając. Korzyść (B7.3) masz od
    tego samego zysku z budynków. Gdy przegra, wraca do twoich zapasów.
    .title = Zajmowanie ratusza
    .words = ratusz, trzymać, zajmować, zostać, mieszkaniec, obrona, pojedynek, korzyść

rule-B6-7 =
    Kowboj, którego odsyła kościół albo Prawnik, nie przegrał pojedynku. Doktor i Grabarz nie mają więc z tym nic
    wspólnego, a Szeryf i Rusznikarz nic nie dostają. Postawiony z nim dynamit przepada.
    .title = Odesłani bez pojedynku
    .words = kościół, prawnik, odesłany, przegrany pojedynek, doktor, grabarz, szeryf, rusznikarz, dynamit

rule-B6-8 =
    W pojedynku rzucasz jedną kością, z dynamitem dwiema, i dodajesz je. Strzelec wyborowy z Nowego początku rzuca
    jeszcze jedną i odrzuca najniższą. Drugi rzut czerwonego Rusznikarza następuje przed tym odrzuceniem.
    .title = Ile kości
    .words = kości, kość, rzut, dynamit, strzelec wyborowy, rusznikarz, powtórka, nowy początek


## B7 Zysk z budynków

rule-B7 =
    Co daje każdy budynek, co to podnosi i ile zostawiają złodzieje.
    .title = Zysk z budynków
    .words = zysk, dochód, budynek, pieniądze, zarabiać

rule-B7-1 =
    Wiele budynków zarabia na symbolach domu wokół. Dom, ranczo, kościół, szkoła i ratusz to 1 symbol, kamienica, hotel
    i dworzec 2. Te na twoich parcelach pracują tylko dla twoich budynków, te na niczyich dla wszystkich. Skład jako
    jedyny zarabia też na symbolach rywali, po $3.
    .title = Symbole domu
    .words = dom, symbol, kamienica, ranczo, hotel, kościół, szkoła, ratusz, dworzec, obok

rule-B7-2 =
    Sklep: $3 za każdy symbol domu obok i za każde twoje ranczo, gdziekolwiek jest; najwyżej $33. Bank: tak samo, ale
    z kopalniami zamiast rancz; najwyżej $45.

    Saloon: $5 za każdy symbol obok, najwyżej $55. Skład: $6 za twój symbol obok, $3 za każdy inny; najwyżej $33.

    Kuźnia: $5 razy numer rundy plus $5 za każde twoje ranczo; najwyżej $40. Hotel: zawsze $6.

    Ranczo: $1 za każdą niezajętą sąsiednią parcelę, także rzekę, i nigdy mniej niż $1. Kopalnia: $3 za każdą górę obok,
    twoją lub niczyją, i jeszcze $3, jeśli styka się z rzeką, bez maksimum.

    Pierwsza edycja ma niższe maksima (B1).
    .title = Co daje każdy budynek
    .words = zysk, dochód, maksimum, sklep, bank, saloon, skład, kuźnia, hotel, ranczo, kopalnia, stopień

rule-B7-3 =
    Dopóki zajmujesz ratusz, każdy twój lokal zarabia o stopień więcej: sklep, bank i skład o $3, saloon i kuźnia o $5.
    Maksimum się nie zmienia. Hotele, rancza i kopalnie nie dostają nic.
    .title = Dodatkowy zysk z ratusza
    .words = ratusz, stopień, zysk, premia, maksimum

rule-B7-4 =
    Zysk z budynku liczy się w pięciu krokach: własne stopnie; stopień za ratusz; ograniczenie maksimum; jeden mnożnik;
    część stracona na rzecz atakującego albo bandyty.
    .title = Kolejność przy liczeniu zysku
    .words = zysk, kolejność, maksimum, mnożnik, atak, bandyta, obliczanie

rule-B7-5 =
    Budynek dostaje najwyżej jeden mnożnik, a wybiera go właściciel: x2 Sprzedawczyni, x3 dla kopalni z dynamitem albo
    x2 konia dla rancza. Jeśli Sprzedawczyni podwaja wszystkie kopalnie, dynamit może jednej z nich dać x3. Atakujący
    dostaje połowę pomnożonej sumy, więc przy x2 obie strony mają tyle, ile wynosi zwykły zysk. Bandyta zostawia ci
    połowę pomnożonej sumy, zaokrąglając w dół, a przy żółtych Bohaterach całość.
    .title = Tylko jeden mnożnik
    .words = mnożnik, podwójny, potrójny, sprzedawczyni, dynamit, koń, ranczo, kopalnia, atak, bandyta, bohaterowie

rule-B7-6 =
    Wszystkie budynki płacą jednocześnie. Wyborów dokonujecie w kolejności pasowania: rodzaj, który podwaja
    Sprzedawczyni, kopalnia na dynamit, ranczo dla konia.
    .title = Wybory przy zysku z budynków
    .words = zysk, wybór, kolejność pasowania, sprzedawczyni, dynamit, koń, jednocześnie

rule-B7-7 =
    Te sumy, z samej instrukcji, zawsze się zgadzają. Sklep obok trzech domów i twojego rancza: $15. Bank obok hotelu
    i domu, z twoją kopalnią gdziekolwiek: $12. Skład obok twojego domu, domu rywala i kościoła rywala: $12. Dwa
    saloony obok tych samych trzech domów, z których jeden stoi na parceli pierwszego właściciela: $15 i $10.

    Parcela z dwoma domami, dwoma saloonami i górą wokół: $6. Pojedynek zakończony 6, 6 i 3: z dwóch szóstek
    wygrywa ten, kto spasował wcześniej. Banki za $18 i $12 ze Sprzedawczynią, lepszy zaatakowany: $18 dla atakującego,
    $42 dla ciebie. Redaktor z $33 w rundzie 2: 4 PZ. Dworzec w mieście z 23 symbolami: 11 PZ. Trzy konie po dwóch
    wygranych rodeach: 9 PZ.

    Limity gotówki: z $54 i limitem Bankiera $120 zachowujesz wszystko. Z $28 i limitem Szeryfa $20 oddajesz co najmniej
    $8, a za $10 masz 1 PZ. Z $34 i limitem Chińskiego robotnika $30 oddajesz $4 i nie dostajesz nic.
    .title = Przykłady obliczeń
    .words = przykład, przykłady, zysk, sprawdzenie, parcela, pojedynek, sprzedawczyni, redaktor, dworzec, konie, limit gotówki

rule-B7-8 =
    Zatrzymana płytka nie liczy się do niczego, dopóki jej nie zbudujesz. Nie jest ranczem dla twojego sklepu, saloonem
    dla Nauczycielki ani budynkiem dla PZ za budynki.
    .title = Zatrzymane płytki się nie liczą
    .words = zatrzymana, płytka, niezbudowana, liczyć, ranczo, saloon, budynek


## B8 Koniec rundy i gry

rule-B8 =
    Czwarta faza: co dzieje się między dwiema rundami, i końcowe podliczenie po rundzie 4.
    .title = Koniec rundy i gry
    .words = faza 4, koniec, runda, końcowe, punktacja, koniec gry

rule-B8-1 =
    Najpierw idą moce na koniec rundy (czerwoni Bankier, Sprzedawczyni, Osadnik i podobne) w kolejności pasowania, potem
    rodeo, ostatnie drogi (B2.5) i limit gotówki, w kolejności pasowania.

    Po rundach 1, 2 i 3 następuje jeszcze to. Działa Nauczycielka (B9.15), a każdy dostaje odpowiednio 4, 5 i 5 nowych
    kowbojów. Wracają karty, a z nimi biały kowboj i żetony 3 rewolwerów, licytacji i „bez pojedynku”; nieużyty dynamit
    zostaje twój, choćby przez wiele rund. Niesprzedane płytki zsuwają się w tym samym porządku do najniższych cen,
    a luki zapełnia woreczek, od najtańszej, póki coś w nim jest. Na koniec przesuwa się licznik rund.
    .title = Między dwiema rundami
    .words = koniec rundy, kolejność, nowi kowboje, żetony, dynamit, płytka, uzupełnianie, woreczek, rodeo, nauczycielka

rule-B8-2 =
    Limit gotówki twojej persony to pieniądze, które możesz zachować. Wszystko ponad to oddajesz bankowi, a jeśli
    chcesz, to i więcej. Każde pełne $10 całej tej kwoty daje ci 1 PZ.
    .title = Limit gotówki
    .words = limit gotówki, pieniądze, nadmiar, oddać, pz, zachować

rule-B8-3 =
    Po limicie gotówki w rundzie 4 następuje końcowe podliczenie. Masz 1 PZ za każde pełne $6 i 2 PZ za każdą swoją
    parcelę z budynkiem, domem, kamienicą albo górą: liczone od parceli, 3 PZ, jeśli styka się z mostem. Dworzec jest
    wart połowę wszystkich symboli domu na planszy, zaokrąglając w dół. Punktują też czerwona Nauczycielka (B9.15)
    i konie: każdy koń 1 PZ i jeszcze 1 za każde wygrane rodeo. Z Kitem Carsonem, a w pierwszej edycji zawsze, każdy
    gracz za tobą na torze pasowania jest wart 1 PZ, ale tylko raz.
    .title = Końcowe podliczenie
    .words = koniec, wynik, punktacja, pz, punkty zwycięstwa, pieniądze, parcele, most, dworzec, nauczycielka, konie, tor pasowania

rule-B8-4 =
    Twoje punkty zwycięstwa mogą spaść poniżej zera: Nowy początek pozwala je sprzedać, a Grabarz może ci je odebrać.
    Pieniądze nie mogą. Jeśli masz zapłacić więcej, niż masz, płacisz wszystko, co masz.
    .title = Poniżej zera
    .words = ujemne, zero, dług, punkty zwycięstwa, pieniądze, płatność, grabarz, nowy początek

rule-B8-5 =
    Jeśli kilka osób prowadzi z równą liczbą punktów, wygrywa ta z nich, która najwcześniej spasowała w rundzie 4.
    .title = Remis na koniec
    .words = remis, zwycięzca, koniec, kolejność pasowania


## B9 Persony tam, gdzie karty zostawiają coś otwartego

rule-B9 =
    Persony po numerach, o ile ich karty zostawiają pytania.
    .title = Persony
    .words = persona, persony, postać, karta, moc, żółta, czerwona

rule-B9-1 =
    Gazeciarz (0) przynosi ci drugą kartę: taką, której nikt nie ma, ale nigdy Szeryfa. Dla innych jest ona odtąd
    zajęta. Używasz jej w całości, z wyborami i cenami; tylko twój numer to nadal 0. Żółta strona kosztuje $3, które
    musisz zapłacić, więc mając mniej, nie możesz jej wybrać; limit gotówki masz z drugiej karty. Czerwona jest za darmo,
    a twój limit jest o $5 niższy niż na drugiej karcie.
    .title = Gazeciarz (0)
    .words = gazeciarz, 0, druga karta, szeryf, numer, limit gotówki, cena

rule-B9-2 =
    Żółty Szeryf (1): dostajesz białego kowboja jako dodatkowego do postawienia, co zajmuje kolejkę. Postaw go tam, gdzie
    nie ma kowboja, na otwartym polu akcji albo niczyjej parceli; może do niego dołączyć tylko kowboj Śpiewaczki „bez
    pojedynku”. Na pola Wypłata i Drogi (2) wchodzi między innych i nikomu nie przeszkadza. Nigdy nie idzie do budynków,
    ratusza, bandytów ani zagród i nie bierze dynamitu. Jeśli go nie postawisz, wraca.

    Czerwony Szeryf: nie możesz stawiać obok cudzego kowboja poza polami Wypłata i Drogi (2), własnymi budynkami
    i miejscami, gdzie każdy kowboj ma żeton „bez pojedynku”. Nie idziesz do żadnego cudzego budynku, a z bandytami
    walczysz tylko na swoich. Za każdy przegrany pojedynek dostajesz 3 PZ.
    .title = Szeryf (1)
    .words = szeryf, 1, biały kowboj, bez pojedynku, przegrany pojedynek, atak, bandyta

rule-B9-3 =
    Żółta Sprzedawczyni (3): bierzesz od razu $8 albo czekasz i wybierasz przy zysku z budynków: $8 albo podwójny zysk
    z jednego rodzaju twoich budynków. Czerwona: $8 od razu albo 1 PZ za każdy twój dom na koniec rundy, przy czym
    kamienica to jeden. Czerwony Osadnik (5): to samo z górami. Po czerwonej stronie decydujesz, biorąc kartę.
    .title = Sprzedawczyni (3)
    .words = sprzedawczyni, 3, osadnik, 5, podwójny, dom, góra, koniec rundy

rule-B9-4 =
    Żółty Chiński robotnik (4): wszystkie budynki, które kupisz w tej rundzie, kosztują połowę, zaokrąglając w górę,
    i od razu dostajesz dwie drogi. Czerwony: za $5 bierzesz dowolną płytkę z toru budynków. Możesz ją zbudować od razu,
    jeśli spełniasz zwykłe warunki (B5.5), albo zatrzymać.
    .title = Chiński robotnik (4)
    .words = chiński robotnik, 4, pół ceny, drogi, płytka, tor budynków

rule-B9-5 =
    Żółty Osadnik (5) od razu daje ci parcelę. Każda parcela z karty, jego czy innej, musi być niczyja i bez bandyty
    i nie może być rzeką ani parcelą ratusza.
    .title = Osadnik i darmowe parcele
    .words = osadnik, 5, parcela, darmowa parcela, karta

rule-B9-6 =
    Żółty Indianin (8): kości od razu dają ci dwie parcele, obie niczyje, puste i na suchym lądzie (B2.7). Czerwony:
    w tej rundzie żaden twój zakup parceli nie kosztuje więcej niż $3; inni płacą pełną cenę.
    .title = Indianin (8)
    .words = indianin, 8, parcele, parcela, kości, losowo, cena, $3

rule-B9-7 =
    Żółty Poszukiwacz złota (9) sprzedaje ci kopalnię za $10, czerwony Kowboj (15) ranczo za $8: dowolne z toru albo,
    jeśli tam nie ma, jedno z woreczka. Trafia na niczyją, niezajętą parcelę razem z twoją płytką własności. Jeśli
    brakuje ci płytki albo parceli, nic się nie dzieje i nic nie płacisz. Po sprzedaży z toru płytki się zsuwają i dobiera
    się jedną; płytka z woreczka nie zmienia toru.

    Gdy w torze i woreczku nie ma już takich płytek, kartę odwraca się dla następnego, kto ją wybierze. Kowboja odwraca
    się tylko w grze z Końmi; bez nich możesz go wziąć dla numeru i limitu gotówki.
    .title = Poszukiwacz złota i czerwony Kowboj
    .words = poszukiwacz złota, 9, kowboj, 15, kopalnia, ranczo, płytka, woreczek, tor, płytka własności, odwrócić

rule-B9-8 =
    Dynamit masz od czerwonego Poszukiwacza złota (dwa) albo czerwonego Rusznikarza (jeden) i zostaje u ciebie, aż go
    użyjesz, także przez kilka rund. Postaw jeden żeton z kowbojem, byle nie na polu Wypłata, Drogi (2) ani w zagrodzie,
    a w tamtejszym pojedynku rzucasz dwiema kośćmi, także z bandytą; zużywa się nawet bez pojedynku. Albo użyj go
    w swojej kopalni przy zysku z budynków, raz na kopalnię w rundzie, dla potrójnego zysku (B7.5). Z kowbojem na twojej
    kopalni działa na oba sposoby. Zużyte żetony wracają do zapasów.
    .title = Użycie dynamitu
    .words = dynamit, poszukiwacz złota, 9, rusznikarz, 10, kopalnia, potrójny, dwie kości, pojedynek

rule-B9-9 =
    Z czerwonym Rusznikarzem (10) widzisz kości wszystkich w pojedynku i możesz wtedy rzucić jedną ze swoich drugi raz.
    Liczy się nowy wynik, lepszy czy gorszy.
    .title = Czerwony Rusznikarz (10)
    .words = rusznikarz, 10, powtórka, ponowny rzut, kość

rule-B9-10 =
    Żółta Śpiewaczka (11): dostajesz dwa żetony „bez pojedynku”, do postawienia z kowbojami na polach Drogi (1), zysków
    za parcele, za siłę ognia i z hazardu, trzech polach PZ i zakupach PZ. Taki kowboj z nikim nie walczy. Działasz ty,
    a także jedyny inny kowboj albo zwycięzca pojedynku pozostałych, każdy w całości i w kolejności pasowania.

    Czerwona: raz, jako jedną ze swoich kolejek, stawiasz na polu Hazard kowboja swojego koloru ze wspólnych zapasów,
    jeśli tam jest. Też z nikim nie walczy, a ty mnożysz obie kości.
    .title = Śpiewaczka (11)
    .words = śpiewaczka, 11, bez pojedynku, żeton, hazard, mnożyć

rule-B9-11 =
    Licytator (12) otwiera licytację. Oferty idą po kolei według miejsc i zaczynają się od Licytatora: pełne dolary, od
    $1, zawsze więcej niż ostatnia oferta i nigdy więcej niż twoja gotówka. Kto spasuje, odpada; ostatnia osoba, która
    została, może jeszcze licytować albo spasować.

    Żółty: sprzedaje się razem dwie niczyje parcele (bez dwóch nie ma licytacji). Połowa oferty, zaokrąglając w dół, idzie
    do banku, a reszta do Licytatora. Mając mniej niż dwie płytki własności, nie możesz licytować. Czerwony: sprzedaje
    się żeton 3 rewolwerów, a ofertę bierze Licytator. Kupujący ma go w tej rundzie, a pole Naboje jest zamknięte.

    Jeśli nikt nie licytuje, parcele zostają niczyje; żeton wraca, a pole Naboje jest otwarte.
    .title = Licytator (12)
    .words = licytator, 12, licytacja, aukcja, oferta, parcele, naboje, żeton, rewolwer

rule-B9-12 =
    Żółty Gubernator (13): dostajesz jedną drogę i 1 PZ za każdą swoją drogę w tej rundzie, która po raz pierwszy łączy
    jakąś parcelę na lądzie; taki most daje 2. Czerwony: opodatkuj rewolwery albo pieniądze, a wszyscy inni płacą ci $1
    za każdy rewolwer jako element (innej siły ognia podatek nie obejmuje) albo $1 za każde swoje $10, zaokrąglając
    w górę.
    .title = Gubernator (13)
    .words = gubernator, 13, droga, most, pz, podatek, broń, rewolwer, pieniądze

rule-B9-13 =
    Doktora albo Grabarza (14) wybierasz, biorąc kartę.

    Doktor: kto przegra pojedynek, może zapłacić Doktorowi $3 i przenieść tego kowboja, zamiast brać go z powrotem. Idzie
    on tam, gdzie można by go postawić (B4.3, bez zagród), jeśli nie ma tam kowboja, krok dopiero będzie albo właśnie
    trwa i nie było o to miejsce pojedynku w tej rundzie. Doktor przenosi pierwszy i za darmo, inni po nim w kolejności
    pasowania, po jednym.

    Grabarz: po każdym pojedynku każdy przegrany, w kolejności pasowania, płaci Grabarzowi $2 albo oddaje 1 PZ; kto nie
    ma $2, oddaje PZ. Czerwony Szeryf nadal dostaje 3 PZ, ale też płaci. Za własne porażki Grabarz nie płaci.
    .title = Doktor i Grabarz
    .words = doktor, grabarz, 14, przegrany, przegrany pojedynek, leczyć, przenieść, płacić, szeryf

rule-B9-14 =
    Żółci Bohaterowie (16): nikt nie atakuje twoich budynków, bandyci nie zabierają ci zysku, a ty nikogo nie atakujesz;
    możesz jednak walczyć o PZ z bandytą na budynku rywala. Bandyci ruszają się przed wyborem kart, więc omijają tego,
    kto miał Bohaterów w poprzedniej rundzie. Czerwoni: od razu bierzesz 3 PZ albo odsyłasz jednego lub dwóch kowbojów
    z osobistych zapasów za 6 lub 9 PZ.
    .title = Bohaterowie (16)
    .words = bohaterowie, 16, ochrona, atak, bandyta, pz, kowboje

rule-B9-15 =
    Nauczycielka (17) jest zawsze żółta w rundach od 1 do 3, a czerwona w rundzie 4. Żółta: po limicie gotówki, ale przed
    nowymi płytkami, twój znacznik przechodzi na początek toru pasowania. Liczy się to dla ratusza, bandytów
    i następnego wyboru. Czerwona: w końcowym podliczeniu masz 2 PZ za każdą swoją szkołę, więzienie i kościół i jeszcze
    2, jeśli nie masz saloonu.
    .title = Nauczycielka (17)
    .words = nauczycielka, 17, pierwszy, tor pasowania, szkoła, więzienie, kościół, saloon, końcowe podliczenie

rule-B9-16 =
    Prawnik (18, żółty): możesz od razu kupić niczyją parcelę za jej cenę. Przy zakupie parceli cudzy kowboje z parceli,
    na której stoisz, po prostu wracają. Redaktor (czerwony): zaraz po zysku z budynków masz 1 PZ za każde $5, $10, $15
    lub $20 (w rundzie 1, 2, 3 lub 4), które dały ci twoje budynki. Zysk z mnożnika się liczy, to, co zabrali atakujący
    i bandyci, nie. Sumę zaokrągla się w górę; za $0 nie ma nic.
    .title = Prawnik i Redaktor
    .words = prawnik, redaktor, 18, parcela, kupić, odesłany, zysk, pz, zaokrąglenie

rule-B9-17 =
    Żółty Kapitan (6) sprzedaje ci jednego kowboja za $1, dwóch za $4 albo trzech za $9. Możesz kupić tylko tylu, ilu
    jest jeszcze w twoim kolorze, po cenie tej liczby.
    .title = Kapitan (6)
    .words = kapitan, 6, kowboje, kowboj, cena, zapasy, kupić


## B10 Warianty

rule-B10 =
    Sześć wariantów, które zmieniają przygotowanie, pojedynki albo stawianie, i dwa oficjalne dodatki.
    .title = Warianty
    .words = wariant, warianty, opcje, dodatki

rule-B10-1 =
    Sześć wariantów możesz łączyć, jak chcesz: żaden, kilka albo wszystkie.
    .title = Łączenie wariantów
    .words = łączyć, połączenie, warianty, mieszać

rule-B10-2 =
    Rzeka Carson: rzekę układa się najpierw, przed centrum. Nikt na niej nie kupuje ani nie buduje. Miejsce na drogę bez
    lądu po obu stronach (woda i woda albo woda i skraj) to przeprawa: jeden gracz kładzie tam dwie drogi naraz, czyli
    most. Twoja parcela styka się z mostem, jeśli jeden z jej rogów jest jego końcem. Parcela rzeki nie podnosi cen,
    pomaga otoczyć dom i dla rancz liczy się jako wolna.

    Możesz użyć standardowego biegu z sześcioma górami albo narysować własny: od 3 do 15 parcel od skraju do skraju,
    każda bokiem do następnej. Na każde trzy z nich jest o jedną górę mniej.
    .title = Rzeka Carson
    .words = rzeka, rzeka carson, most, przeprawa, droga, woda, góry, bieg

rule-B10-3 =
    Silniejszy ma zawsze rację: płytki pojedynku zastępują kości w pojedynkach, także z bandytami; Hazard i parcele nadal
    używają kości. Przed wszystkim innym dostajesz sześć płytek, w grze na sześć osób pięć. Zaczynasz z $30 minus ich
    suma; w grze na dwie osoby każda ma płytki od 0 do 5 i $15. Twoja suma jest jawna, płytki nie.

    Wszyscy w pojedynku wybierają płytkę w tajemnicy i naraz; czerwony Rusznikarz wybiera ostatni, znając inne.
    Z dynamitem zagrywasz dwie albo swoją jedyną. Zagrane płytki wracają na stos; potem ci, którym się skończyły,
    dobierają po trzy, w kolejności pasowania, albo tyle, ile jest. Bez żadnej płytki zagrywasz 0.
    .title = Silniejszy ma zawsze rację
    .words = silniejszy ma zawsze rację, płytki pojedynku, płytka, tajne, dobieranie, rusznikarz, dynamit, pieniądze na start

rule-B10-4 =
    Kit Carson: pierwszy gracz stawia jednego kowboja albo pasuje; od tej chwili wszyscy naraz stawiają i przestawiają
    swoich kowbojów, jak chcą, aż spasują. Nie możesz wziąć kowboja z powrotem do zapasów. Ruchy liczą się w kolejności
    nadejścia i każdy musi być dozwolony, gdy nadchodzi. Po 100 ruchach w rundzie możesz już tylko spasować. Kto nie ma już
    kogo postawić ani przestawić, pasuje od razu; gdy jest ich kilku, w kolejności tury.

    Przestawiony kowboj zachowuje żeton tam, gdzie jest on dozwolony; gdzie indziej wraca do ciebie. Kowboj czerwonej
    Śpiewaczki zostaje na miejscu. Za każdego kowboja z zapasów możesz wprowadzić jednego konia, za przestawienie żadnego.
    .title = Kit Carson
    .words = kit carson, jednocześnie, przestawić, ruch, czas rzeczywisty, pas, żeton, koń

rule-B10-5 =
    Bandyci zjawiają się na początku rund 2, 3 i 4. Pierwszy gracz rzuca: przybywa ich od 1 do 3, wszyscy o jednej sile od
    8 do 13 na tę rundę. Żaden nie trafia na rzekę, ratusz, innego bandytę ani obok więzienia (B2.7). Ale ten, kto trafi
    wprost na więzienie, zostaje schwytany, a jego PZ bierze właściciel, nawet gdy obok jest drugie więzienie.

    Potem każdy rusza do najlepiej płacącego budynku wokół siebie, na którym nie ma jeszcze bandyty; wywołuje ich po kolei
    pierwszy gracz. Liczy się zwykły zysk w nadchodzącej rundzie, razem ze stopniem za ratusz. Obok więzienia budynek jest
    wart $0, nawet ten, na którym bandyta stoi. Jeśli jego miejsce jest nie gorsze od innych, zostaje. O połowę zmniejsza
    zysk z budynku, na którym stoi.

    Wszyscy kowboje w miejscu bandyty walczą z nim razem. Jeśli najlepsza suma jest co najmniej równa jego sile, tylko ten
    gracz wygrywa i dostaje PZ; wszyscy inni przegrywają. Na budynku rywala zwycięzca może zamiast tego zaatakować
    budynek, jeśli można go atakować (B4.6).
    .title = Bandyci
    .words = bandyta, bandyci, siła, więzienie, schwytać, ruch, walka, pz, atak

rule-B10-6 =
    Konie: ilekroć stawiasz kowboja na planszy, także białego, możesz wprowadzić jednego konia do zagrody; nie po kowboju,
    który sam idzie do zagrody. Koń w drugiej zagrodzie pozwala ci postawić jeszcze jednego kowboja, potem kolejnego konia
    i tak dalej, póki ich masz; albo przestawić kowboja do zapasów lub w miejsce, na które pozwala B4.3, bez kolejnego
    konia; albo spasować. Kowboj w zagrodzie odchodzi na koniec rundy do wspólnych zapasów.

    Na polu Wypłata możesz raz w rundzie kupić konia za $4, zamiast zarobić $4; twoi kowboje działają tam w dowolnym
    porządku, a gdy koni już nie ma, po prostu zarabiasz. Koń od razu idzie do zagrody; w drugiej nie robi nic poza
    kapeluszami. W każdej rundzie ktoś wygrywa rodeo; przy równych punktach ten, kto spasował wcześniej.
    .title = Konie i rodeo
    .words = koń, konie, zagroda, rodeo, kapelusz, kapelusze, wypłata, kupić

rule-B10-7 =
    Nowy początek: każdy zaczyna z $50 i jednym kowbojem i wypełnia arkusz zakupów, w tajemnicy i wszyscy naraz. Najwyższa
    oferta daje prowadzenie na torze pasowania; reszta stoi za nią w losowej kolejności. Płytki własności, koń i płytki
    pojedynku są darmowymi dodatkami. Z wariantem Silniejszy ma zawsze rację wydajesz $65 minus suma swoich płytek. Ceny
    z arkusza są w pliku danych (B11.1).
    .title = Nowy początek
    .words = nowy początek, arkusz, tajny, oferta, start, strzelec wyborowy, pieniądze

rule-B10-8 =
    Gdy gracie naraz z Kitem Carsonem i Końmi, nikt nie używa drugiej zagrody.
    .title = Kit Carson z Końmi
    .words = kit carson, konie, druga zagroda

rule-B10-9 =
    Dwa oficjalne dodatki spoza instrukcji; oba są wyłączone, jeśli o nie nie poprosisz. Wybór przegranego: twój kowboj,
    który przegrał pojedynek, może iść do wspólnych zapasów za 2 PZ, zamiast wrócić do ciebie. Święty Mikołaj, persona 19
    z limitem gotówki $10: żółty daje od razu 5 PZ; czerwony daje 2 PZ i rzut białą kością: 1–2 nic więcej, 3–4 także $5,
    5–6 także $5 i kowboja.
    .title = Oficjalne dodatki
    .words = dodatki, wybór przegranego, święty mikołaj, 19, autor, promo


## B11 Co pokazują tylko elementy

rule-B11 =
    Niektóre wartości są wydrukowane na elementach i nigdzie indziej.
    .title = Co pokazują tylko elementy
    .words = elementy, wydrukowane, dane, wartości

rule-B11-1 =
    Kilku wydrukowanych wartości nie ma w tekście żadnej instrukcji. Gra trzyma je w jednym pliku danych, który przy każdej
    mówi, skąd pochodzi, i jest sprawdzany przy każdym uruchomieniu. Jeśli masz pudełko, możesz użyć własnego pliku
    z wartościami, które tam odczytasz.
    .title = Wartości wydrukowane na elementach
    .words = dane, wartości, wydrukowane, elementy, plik, własne wartości, toml
