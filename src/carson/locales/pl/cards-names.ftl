### Rzeczy z gry karcianej z nazwy, co każda robi w jednym zdaniu i skąd biorą się punkty. Nazwy, które ma też gra planszowa,
### są jej własne (`kind-saloon`).

## Sama gra

game-cards = gra karciana
    .title = Gra karciana
    .options = Opcje gry karcianej

preset-solo = Solo
    .about = Ty przeciw trzem wirtualnym graczom na poziomie początkującym.
preset-solo-advanced = Solo, zaawansowane
    .about = Ty przeciw trzem wirtualnym graczom na poziomie zaawansowanym.
preset-solo-expert = Solo, eksperckie
    .about = Ty przeciw trzem wirtualnym graczom na poziomie eksperckim.
preset-friends = Przyjaciele
    .about = Cztery osoby lub boty, bez wirtualnych graczy.

# Wirtualny gracz; $number liczy ich od 1.
player-virtual = Wirtualny { $number }

cards-level-beginner = początkujący
    .about = Stawki od 1 do 9, jak wszyscy.
cards-level-advanced = zaawansowany
    .about = Stawki od 2 do 10.
cards-level-expert = ekspert
    .about = Stawki od 3 do 11.

cards-era-1 = era I
cards-era-2 = era II


## Sześć znaków

cards-sign-hat = kapelusz
cards-sign-star = gwiazda
cards-sign-cactus = kaktus
cards-sign-boot = but
cards-sign-horseshoe = podkowa
cards-sign-cow = krowa


## Co widać na parceli. Wartość to nazwa, .some liczba mnoga, .about punkty.

cards-kind-empty = pusta parcela
    .some = puste parcele
    .about = Można ją zakryć wszystkim; punktuje dla rancz obok.
cards-kind-house = { kind-house }
    .some = domy
    .about = 1 symbol domu dla budynków, które je liczą.
cards-kind-townhouse = { kind-townhouse }
    .some = kamienice
    .about = 2 symbole domu dla budynków, które je liczą.
cards-kind-mountain = { kind-mountain }
    .some = góry
    .about = 2 PZ dla każdej kopalni obok.
cards-kind-ranch = { kind-ranch }
    .some = { kind-ranch.some }
    .about = 1 PZ za każdą pustą parcelę obok.
cards-kind-mine = { kind-mine }
    .some = { kind-mine.some }
    .about = 2 PZ za każdą górę obok.
cards-kind-drugstore = { kind-drugstore }
    .some = { kind-drugstore.some }
    .about = 1 PZ za każdy symbol domu obok i za każde ranczo w mieście.
cards-kind-bank = { kind-bank }
    .some = { kind-bank.some }
    .about = 1 PZ za każdy symbol domu obok i za każdą kopalnię w mieście.
cards-kind-saloon = { kind-saloon }
    .some = { kind-saloon.some }
    .about = 2 PZ za każdy symbol domu obok.
cards-kind-hotel = { kind-hotel }
    .some = { kind-hotel.some }
    .about = 3 PZ; 2 symbole domu dla budynków, które je liczą.
cards-kind-general-store = { kind-general-store }
    .some = { kind-general-store.some }
    .about = 1 PZ za każdy symbol domu w mieście i jeszcze 1 za każdy obok.
cards-kind-church = { kind-church }
    .some = { kind-church.some }
    .about = 1 PZ za każdy symbol domu w mieście.
cards-kind-blacksmith = { kind-blacksmith }
    .some = { kind-blacksmith.some }
    .about = 1 PZ za każde ranczo i każdą kopalnię w mieście.
cards-kind-city-hall = { kind-city-hall }
    .some = { kind-city-hall.some }
    .about = 1 PZ za każdy symbol domu obok i za każdy budynek w mieście, z nim samym; domy i kamienice to nie budynki.
cards-kind-prison = { kind-prison }
    .some = { kind-prison.some }
    .about = Bez PZ; bandyci nic nie kosztują, można ich zakryć i liczą się jak puste parcele.
cards-kind-outlaws = bandyci
    .some = parcele bandytów
    .about = 6 PZ mniej, chyba że masz więzienie albo Szeryfa.


## Karty słowami

# Karta terenu z tym, co na niej jest, „i-17 (dom, 2 kopalnie)”, i persona w zdaniu.
cards-card-terrain = { $card } ({ $contents })
    .pointed = „{ $contents }”
cards-card-character = { $character }
cards-contents-next = { $list } + { $next }
cards-contents-one =
    { $count ->
        [one] { $kind }
        [few] { $count } { $kinds }
       *[many] { $count } { cards-kinds-many }
    }
# Pięć i więcej parcel jednego rodzaju: dopełniacz.
cards-kinds-many =
    { $kind_id ->
        [house] domów
        [townhouse] kamienic
        [mountain] gór
        [ranch] rancz
        [mine] kopalni
        [drugstore] sklepów
        [bank] banków
        [saloon] saloonów
        [hotel] hoteli
        [general-store] składów
        [church] kościołów
        [blacksmith] kuźni
        [city-hall] ratuszy
        [prison] więzień
        [outlaws] parcel bandytów
       *[empty] pustych parcel
    }
# Co stoi w rogu karty, dla kart, które różnią się tylko tym.
cards-corner-0 = { $kind } w lewym górnym rogu
cards-corner-1 = { $kind } w prawym górnym rogu
cards-corner-2 = { $kind } w lewym dolnym rogu
cards-corner-3 = { $kind } w prawym dolnym rogu
# Jedna z kilku jednakowych kart.
cards-card-alike = { $card } ({ $number })
# Karta w kilku kolumnach: jej dwa rzędy znaków.
cards-card-picture = { $upper }/ { $lower }


## Persony. .about mówi, co robi, .short w kilku słowach; .use, co jej moc robi w rundzie.

cards-character-governor = Gubernator
    .about = Raz w grze, przed licytacją: odkrywa się jeszcze jedną kartę terenu, a ty od razu bierzesz kartę, oprócz swojej zwykłej.
    .short = karta przed licytacją i jedna po niej
    .use = jeszcze jedna karta terenu i karta od razu
cards-character-lawyer = Prawnik
    .about = Raz na erę: weź kartę przed licytacją; twoja stawka idzie wtedy na bok i w tej rundzie już nie wybierasz.
    .short = karta przed wszystkimi innymi
    .use = karta od razu i żadnej po licytacji
cards-character-chinese-worker = Chiński robotnik
    .about = Raz na erę, przed licytacją: odkrywa się jeszcze jedną kartę terenu, a gdy wybierasz, bierzesz dwie karty.
    .short = dwie karty w jednej rundzie
    .use = jeszcze jedna karta terenu i dwie karty w swojej kolejce
cards-character-heroes = Bohaterowie
    .about = 6 PZ. Raz na erę, przed licytacją: twoja stawka liczy się o 3 wyżej.
    .short = 6 PZ i stawka +3
    .use = +3 do stawki w tej rundzie
cards-character-gunsmith = Rusznikarz
    .about = Raz na erę, przed licytacją: twoja stawka liczy się o 6 wyżej.
    .short = stawka +6
    .use = +6 do stawki w tej rundzie
cards-character-mercenary = Najemnik
    .about = Raz na erę, gdy stawki są odkryte: twoja liczy się o 5 wyżej.
    .short = stawka +5, gdy wszystkie są odkryte
    .use = +5 do stawki
cards-character-doctor = Doktor
    .about = 5 PZ. Raz na erę, gdy stawki są odkryte: twoja liczy się o 2 wyżej.
    .short = 5 PZ i stawka +2, gdy wszystkie są odkryte
    .use = +2 do stawki
cards-character-auctioneer = Licytator
    .about = Sprzedaj w ciągu gry do trzech kart ze swojego miasta, każdą za 7 PZ: tylko takie, które nic nie zakrywają, nie są zakryte i nie dzielą miasta.
    .short = sprzedaż do 3 kart, po 7 PZ
cards-character-captain = Kapitan
    .about = 6 PZ, a twoje miasto może mieć 8 na 9 parcel.
    .short = 6 PZ i miasto 8 na 9
cards-character-sheriff = Szeryf
    .about = 3 PZ za każde więzienie w twoim mieście; bandyci nic cię nie kosztują i można ich zakryć.
    .short = 3 PZ za więzienie, niegroźni bandyci
cards-character-paperboy = Gazeciarz
    .about = 3 PZ, a przed punktacją bierzesz personę, której nikt nie ma.
    .short = 3 PZ i jeszcze jedna persona na koniec
cards-character-banker = Bankier
    .about = 4 PZ za każdy bank w twoim mieście.
    .short = 4 PZ za każdy bank
cards-character-cowboy = Kowboj
    .about = 3 PZ za każde ranczo w twoim mieście.
    .short = 3 PZ za każde ranczo
cards-character-shopkeeper = Sprzedawczyni
    .about = 4 PZ za każdy sklep w twoim mieście.
    .short = 4 PZ za każdy sklep
cards-character-prospector = Poszukiwacz złota
    .about = 1 PZ za każdą górę i każdą kopalnię w twoim mieście.
    .short = 1 PZ za każdą górę i kopalnię
cards-character-teacher = Nauczycielka
    .about = 1 PZ za każdy symbol domu w twoim mieście: dom ma 1, kamienica i hotel po 2.
    .short = 1 PZ za każdy symbol domu
cards-character-singer = Śpiewaczka
    .about = Tyle PZ, ile daje twój najlepszy saloon.
    .short = twój najlepszy saloon jeszcze raz
cards-character-settler = Osadnik
    .about = 1 PZ za każdą pustą parcelę obok twoich rancz, każda liczona raz; z więzieniem parcele z bandytami liczą się jako puste.
    .short = 1 PZ za każdą pustą parcelę przy ranczu
cards-character-indian = Indianin
    .about = 1 PZ za każde dwa z twoich 64 miejsc bez karty, zaokrąglając w górę; z Kapitanem miejsc jest 72.
    .short = 1 PZ za dwa miejsca bez karty
cards-character-undertaker = Grabarz
    .about = 2 PZ za każdą twoją personę, z nim samym.
    .short = 2 PZ za każdą personę
cards-character-editor = Redaktor
    .about = 4 PZ za każdą twoją personę, którą po użyciu się obraca, 1 PZ za każdą, która punktuje, z nim samym. Bohaterowie i Doktor liczą się jako obie.
    .short = 4 lub 1 PZ za każdą personę


## Skąd biorą się punkty. Wartość to nagłówek wiersza, .sum jego składniki; $each i $amount to PZ bez znaku.
## To, co budynek liczy w całym mieście, każdy budynek tego rodzaju liczy na nowo: stąd „za”.

cards-part-ranch = Rancza
    .sum =
        { $count ->
            [one] 1 sąsiednia pusta parcela
            [few] { $count } sąsiednie puste parcele
           *[many] { $count } sąsiednich pustych parcel
        }
cards-part-mine = Kopalnie
    .sum =
        { $count ->
            [one] 1 sąsiednia góra
            [few] { $count } sąsiednie góry
           *[many] { $count } sąsiednich gór
        } x { $each }
cards-part-drugstore = Sklepy
    .sum = { cards-adjacent-symbols }
cards-part-drugstore-ranches = Sklepy (rancza)
    .sum =
        { $count ->
            [one] 1 za ranczo w mieście
           *[other] { $count } za rancza w mieście, po 1
        }
cards-part-bank = Banki
    .sum = { cards-adjacent-symbols }
cards-part-bank-mines = Banki (kopalnie)
    .sum =
        { $count ->
            [one] 1 za kopalnię w mieście
           *[other] { $count } za kopalnie w mieście, po 1
        }
cards-part-saloon = Saloony
    .sum = { cards-adjacent-symbols } x { $each }
cards-part-hotel = Hotele
    .sum =
        { $count ->
            [one] 1 hotel
            [few] { $count } hotele
           *[many] { $count } hoteli
        } x { $each }
cards-part-general-store = Składy
    .sum = { cards-adjacent-symbols }
cards-part-general-store-symbols = Składy (miasto)
    .sum = { cards-city-symbols }
cards-part-church = Kościoły
    .sum = { cards-city-symbols }
cards-part-blacksmith-ranches = Kuźnie (rancza)
    .sum = { cards-part-drugstore-ranches.sum }
cards-part-blacksmith-mines = Kuźnie (kopalnie)
    .sum = { cards-part-bank-mines.sum }
cards-part-city-hall = Ratusz
    .sum = { cards-adjacent-symbols }
cards-part-city-hall-buildings = Ratusz (budynki)
    .sum =
        { $count ->
            [one] 1 za sam ratusz
           *[other] { $count } za budynki w mieście
        }
cards-part-outlaws = Bandyci
    .sum =
        { $count ->
            [one] 1 parcela
            [few] { $count } parcele
           *[many] { $count } parcel
        } x { $each }
cards-part-priorities = Priorytety
    .sum = { $count } na wszystkich kartach
    .about = Wirtualny gracz punktuje priorytety wszystkich swoich kart.

cards-part-auctioneer = { cards-character-auctioneer }
    .sum =
        { $count ->
            [one] 1 sprzedana karta
            [few] { $count } sprzedane karty
           *[many] { $count } sprzedanych kart
        } x { $each }
cards-part-heroes = { cards-character-heroes }
    .sum = { cards-on-the-card }
cards-part-doctor = { cards-character-doctor }
    .sum = { cards-on-the-card }
cards-part-captain = { cards-character-captain }
    .sum = { cards-on-the-card }
cards-part-paperboy = { cards-character-paperboy }
    .sum = { cards-on-the-card }
cards-part-sheriff = { cards-character-sheriff }
    .sum =
        { $count ->
            [one] 1 więzienie
            [few] { $count } więzienia
           *[many] { $count } więzień
        } x { $each }
cards-part-banker = { cards-character-banker }
    .sum =
        { $count ->
            [one] 1 bank
            [few] { $count } banki
           *[many] { $count } banków
        } x { $each }
cards-part-cowboy = { cards-character-cowboy }
    .sum =
        { $count ->
            [one] 1 ranczo
            [few] { $count } rancza
           *[many] { $count } rancz
        } x { $each }
cards-part-shopkeeper = { cards-character-shopkeeper }
    .sum =
        { $count ->
            [one] 1 sklep
            [few] { $count } sklepy
           *[many] { $count } sklepów
        } x { $each }
cards-part-prospector = { cards-character-prospector }
    .sum =
        { $count ->
            [one] 1 góra lub kopalnia
            [few] { $count } góry i kopalnie
           *[many] { $count } gór i kopalni
        }
cards-part-teacher = { cards-character-teacher }
    .sum =
        { $count ->
            [one] 1 symbol domu w mieście
            [few] { $count } symbole domu w mieście
           *[many] { $count } symboli domu w mieście
        }
cards-part-singer = { cards-character-singer }
    .sum =
        { $count ->
            [one] 1 symbol domu przy najlepszym saloonie
            [few] { $count } symbole domu przy najlepszym saloonie
           *[many] { $count } symboli domu przy najlepszym saloonie
        } x { $each }
cards-part-settler = { cards-character-settler }
    .sum =
        { $count ->
            [one] 1 pusta parcela przy ranczach
            [few] { $count } puste parcele przy ranczach
           *[many] { $count } pustych parcel przy ranczach
        }
cards-part-indian = { cards-character-indian }
    .sum = { $count }, połowa miejsc bez karty
cards-part-undertaker = { cards-character-undertaker }
    .sum =
        { $count ->
            [one] 1 persona
            [few] { $count } persony
           *[many] { $count } person
        } x { $each }
# Dwa razy: za persony obracane po użyciu, po 4, i za te, które punktują, po 1.
cards-part-editor = { cards-character-editor }
    .sum =
        { $each ->
            [4] { $count ->
                [one] 1 persona obracana
                [few] { $count } persony obracane
               *[many] { $count } person obracanych
            } po użyciu
           *[other] { $count ->
                [one] 1 persona punktująca
                [few] { $count } persony punktujące
               *[many] { $count } person punktujących
            }
        } x { $each }

cards-adjacent-symbols =
    { $count ->
        [one] 1 sąsiedni symbol domu
        [few] { $count } sąsiednie symbole domu
       *[many] { $count } sąsiednich symboli domu
    }
cards-city-symbols =
    { $count ->
        [one] 1 za symbol domu w mieście
       *[other] { $count } za symbole domu w mieście
    }
cards-on-the-card = { $amount } na karcie

# Cały wiersz, „Kopalnie: 14 sąsiednich gór x 2 = 28”; $points ma swój znak.
cards-part-line = { $part }: { $sum } = { $points } PZ

# Pod tabelą punktów.
cards-parts-note = To, co leży obok kilku budynków, liczy się dla każdego z nich.

# Więcej lub mniej punktów; $points nigdy nie jest tu ujemne.
cards-points-more = +{ $points } PZ
cards-points-less = -{ $points } PZ
