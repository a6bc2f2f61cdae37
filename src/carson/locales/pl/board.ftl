### Rzeczy z gry planszowej z nazwy i w jednym zdaniu: nasze własne słowa, do pomocy, podpowiedzi i dymków.
###
### Słowniczek (za polską instrukcją, chyba że zaznaczono inaczej):
###   parcel parcela · House dom · Townhouse kamienica (nowe) · building budynek · tile płytka · property tile płytka własności
###   cowboy kowboj · white cowboy biały kowboj · duel pojedynek · attack atak · firepower siła ognia · revolver rewolwer
###   round runda (instr. „tura”) · turn kolej · pass pas, pasować · pass track tor pasowania · pass order kolejność pasowania
###   character persona · side strona (żółta, czerwona) · cash limit limit gotówki · VP PZ (punkty zwycięstwa) · token żeton
###   Wages Wypłata (instr. mylnie „Zakłady”) · Ammunition Naboje · Roads Drogi · Gambling Hazard · income zysk · claim zająć
###   Parcels / Cowboy income Zyski za parcele / za siłę ognia · Building income zysk z budynków
###   drugstore sklep · general store skład (nowe) · blacksmith kuźnia · City Hall ratusz · station dworzec · saloon saloon
###   general / own supply wspólne / osobiste zapasy · connected połączona (dochodzi droga) · keep (a tile) zatrzymać
###   Grocer, Shopkeeper Sprzedawczyni · Chinese Worker Chiński robotnik · outlaw bandyta · enclosure zagroda
###   gra karciana: bid stawka (to bid licytować, the bids licytacja) · terrain card karta terenu · sign znak · House symbol symbol domu · skull czaszka
### Nazwy wstawiane ($kind, $place, $character, imiona) stoją zawsze w mianowniku.

## Sama gra

game-board = gra planszowa
    .title = Gra planszowa
    .options = Opcje gry planszowej


## Strony karty

side-Y = żółta
side-R = czerwona

# Gdzie leży droga: między dwiema parcelami, na brzegu przy boku parceli; gdzie się pisze, pod swoją nazwą (d5n).
road-typed = na { $side }
road-between = między { $first } a { $second }
road-rim-n = przy północnym boku { $parcel }
road-rim-e = przy wschodnim boku { $parcel }
road-rim-s = przy południowym boku { $parcel }
road-rim-w = przy zachodnim boku { $parcel }


## Miejsca

place-wages = Wypłata
    .about = $4 za każdego kowboja; dowolna liczba kowbojów, nikt nie walczy.
place-ammunition = Naboje
    .about = 3 punkty siły ognia więcej do końca rundy.
place-roads-3 = Drogi (1)
    .about = Trzy drogi dla jednego gracza.
place-roads-1 = Drogi (2)
    .about = Droga za każdego kowboja; dowolna liczba kowbojów, nikt nie walczy.
place-building-12 = Budynek $12
    .about = Kup płytkę, która tu leży; sprzedawana jako pierwsza.
place-building-10 = Budynek $10
    .about = Kup płytkę, która tu leży.
place-building-8 = Budynek $8
    .about = Kup płytkę, która tu leży.
place-building-6 = Budynek $6
    .about = Kup płytkę, która tu leży.
place-building-5 = Budynek $5
    .about = Kup płytkę, która tu leży.
place-building-4 = Budynek $4
    .about = Kup płytkę, która tu leży.
place-building-3 = Budynek $3
    .about = Kup płytkę, która tu leży; sprzedawana jako ostatnia.
# A building space is called by the tile that lies there: Mine ($4).
place-tile = { $kind } (${ $price })
place-parcels-income = Zyski za parcele
    .brief = Zyski za parc.
    .about = $2 za każdą twoją parcelę.
place-cowboys-income = Zyski za siłę ognia
    .brief = Zyski za siłę
    .about = $2 za każdy punkt twojej siły ognia.
place-gambling = Hazard
    .about = Rzuć dwiema kośćmi i weź tyle dolarów, ile wypadnie.
place-parcels-vp = PZ za parcele
    .about = 1 PZ za każde dwie twoje parcele.
place-buildings-vp = PZ za budynki
    .about = 1 PZ za każdy twój budynek na planszy; domy i góry się nie liczą.
place-cowboys-vp = PZ za siłę ognia
    .about = 1 PZ za każde dwa punkty twojej siły ognia.
place-vp-5 = PZ po $5
    .about = Kup dowolną liczbę PZ po $5; otwarte we wszystkich czterech rundach.
place-vp-4 = PZ po $4
    .about = Kup dowolną liczbę PZ po $4; zamknięte w ostatniej rundzie.
place-vp-3 = PZ po $3
    .about = Kup dowolną liczbę PZ po $3; otwarte w dwóch pierwszych rundach.
place-vp-2 = PZ po $2
    .about = Kup dowolną liczbę PZ po $2; otwarte tylko w pierwszej rundzie.


## Co stoi na parceli. Wartość to nazwa, .some liczba mnoga, .about warunek i korzyść.

kind-empty = pusta ziemia
kind-river = rzeka
kind-house = dom
kind-townhouse = kamienica
kind-mountain = góra
kind-ranch = ranczo
    .some = rancza
    .about = Nie wymaga drogi ani domu. $1 za każdą wolną parcelę obok, co najmniej $1; liczy się jak dom; 1 rewolwer.
kind-mine = kopalnia
    .some = kopalnie
    .about = Nie wymaga drogi ani domu. $3 za każdą górę obok, twoją lub niczyją; 1 rewolwer.
kind-drugstore = sklep
    .some = sklepy
    .about = Wymaga drogi i domu. $3 za każdy dom obok, twój lub niczyj, i za każde twoje ranczo.
kind-bank = bank
    .some = banki
    .about = Wymaga drogi i domu. $3 za każdy dom obok, twój lub niczyj, i za każdą twoją kopalnię.
kind-saloon = saloon
    .some = saloony
    .about = Wymaga drogi i domu. $5 za każdy dom obok, twój lub niczyj.
kind-hotel = hotel
    .some = hotele
    .about = Wymaga drogi i domu. Zawsze $6; liczy się jak dwa domy.
kind-church = kościół
    .some = kościoły
    .about = Wymaga drogi i domu. Nikt nie może atakować twoich budynków obok ani samego kościoła; liczy się jak dom.
kind-prison = więzienie
    .some = więzienia
    .about = Wymaga drogi i domu. Bez zysku, ale 2 rewolwery; nie można go atakować.
kind-general-store = skład
    .some = składy
    .about = Wymaga drogi i domu. $6 za każdy twój dom obok i $3 za każdy inny, nawet cudzy.
kind-school = szkoła
    .some = szkoły
    .about = Wymaga drogi i trzech domów. Bez zysku; liczy się jak dom; nie można jej atakować.
kind-blacksmith = kuźnia
    .some = kuźnie
    .about = Wymaga drogi i domu. $5 za każdą dotychczasową rundę i za każde twoje ranczo.
kind-city-hall = ratusz
    .some = ratusze
    .about = Niczyj. Kto zajmuje go kowbojem, zarabia o stopień więcej na każdym swoim sklepie, banku, składzie, saloonie i kuźni.
kind-station = dworzec
    .some = dworce
    .about = Wymaga prostej drogi przez całą mapę. Na koniec 1 PZ za każde dwa domy w mieście; liczy się jak dwa domy.


## Persony. .Y i .R mówią, co robi żółta i czerwona strona; .short-Y i .short-R w kilku słowach.

character-sheriff = Szeryf
    .Y = Dodatkowy, biały kowboj: postaw go na polu akcji lub niczyjej parceli, gdzie nikt nie stoi; dołączyć może tylko kowboj Śpiewaczki z żetonem „bez pojedynku”.
    .short-Y = biały kowboj, do którego nikt nie dołącza
    .R = Nie zaczynasz walki ani z graczami, ani z bandytami, bronisz tylko własnych budynków; 3 PZ za każdy przegrany pojedynek, także z bandytą.
    .short-R = 3 PZ za przegrany pojedynek, żadnego nie zaczynasz
character-banker = Bankier
    .Y = $9 od razu i bardzo wysoki limit gotówki.
    .short-Y = $9 od razu
    .R = Na koniec rundy kup 3 PZ za $3, 5 PZ za $12 albo 7 PZ za $25.
    .short-R = 3, 5 lub 7 PZ za $3, $12 lub $25
character-grocer = Sprzedawczyni
    .Y = $8 od razu albo przy zysku z budynków: $8 lub podwójny zysk z jednego rodzaju twoich budynków, nigdy razem z dynamitem czy koniem.
    .short-Y = $8 albo podwójny zysk z jednego rodzaju
    .R = $8 od razu albo 1 PZ za każdy twój dom i każdą kamienicę na koniec rundy.
    .short-R = $8 albo 1 PZ za każdy twój dom
character-chinese-worker = Chiński robotnik
    .Y = Dwie drogi od razu, a za budynki płacisz połowę, zaokrąglając w górę.
    .short-Y = dwie drogi, budynki za pół ceny
    .R = Weź dowolną płytkę z toru za $5 i zbuduj ją od razu albo zatrzymaj.
    .short-R = dowolna płytka z toru za $5
character-settler = Osadnik
    .Y = Wybrana niczyja parcela za darmo.
    .short-Y = parcela za darmo
    .R = $8 od razu albo 1 PZ za każdą twoją górę na koniec rundy.
    .short-R = $8 albo 1 PZ za każdą twoją górę
character-captain = Kapitan
    .Y = Zatrudnij jednego kowboja za $1, dwóch za $4 albo trzech za $9.
    .short-Y = 1, 2 lub 3 kowbojów za $1, $4 lub $9
    .R = Kup jeden rewolwer za $3 albo dwa za $9; zostają u ciebie na stałe.
    .short-R = 1 lub 2 rewolwery za $3 lub $9
character-mercenary = Najemnik
    .Y = 3 punkty siły ognia więcej do końca rundy.
    .short-Y = siła ognia +3
    .R = 2 punkty siły ognia więcej do końca rundy.
    .short-R = siła ognia +2


## Gotowe zestawy i edycje

preset-first-game = Pierwsza gra
    .about = Big Box, 30 budynków z gry podstawowej, persony od 1 do 7 na żółtych stronach.
preset-first-edition = Pierwsza edycja
    .about = Gra z 2009 roku dla 2 do 5 graczy, persony od 1 do 7.
preset-big-box = Big Box
    .about = Wszystkie 38 budynków i siedem losowych person na losowych stronach.

edition-first = pierwsza edycja
    .played = pierwsza edycja
    .about = Gra z 2009 roku: 2 do 5 graczy, 30 budynków, bez kamienic; wczesny pas daje PZ na koniec.
edition-big-box = Big Box
    .played = edycja Big Box
    .about = Gra z 2015 roku: 2 do 6 graczy, do 38 budynków, kamienice, wyższe zyski.
