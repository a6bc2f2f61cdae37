### `carson study`: polecenie i słowa jego raportu.

command-study = Zagraj w gry i napisz raport o wyważeniu gry.
    .text =
        Boty grają (albo grają dalej, z --file) i powstaje strona do czytania: kto czym
        wygrywa, z przedziałami i z uwzględnieniem poziomu botów. Co zostawisz otwarte,
        będzie wymieszane: każda liczba graczy tak samo często, a połowa gier z jednym
        wariantem.
    .examples =
        {"  "}carson study --games 500 --file board.jsonl --output board.html
        {"  "}carson study cards --players 4 --output cards.html
        {"  "}carson study --resume board.jsonl --json
command-study-bots = boty, które siedzą na miejscach na zmianę; te, które szukają, mogą dostać --simulations (dwa po około 10 ms)
command-study-games = ile gier (200)
command-study-output = plik na raport, strona HTML (study-board.html albo study-cards.html)
command-study-gathering = Czytanie gier
command-study-no-numpy = Raport potrzebuje numpy: uv pip install 'carson-city[study]'. Bez --file przepadło to, co zagrano; z nim to samo polecenie gra stamtąd dalej.
command-study-no-numpy-kept = Raport potrzebuje numpy: uv pip install 'carson-city[study]'. Wszystkie gry ({ $games }) są w { $file }: carson study --resume { $file }
command-study-nothing = Nie ma o czym pisać: żadna gra się nie skończyła.
command-study-other = Gry w { $file }, które w tej wersji programu potoczyłyby się inaczej i zostały pominięte: { $games }. Zagraj je od nowa z innym --file.
command-study-unwritable = Raportu nie można zapisać do { $file } ({ $reason }): podaj inny plik po --output.
command-study-written = Raport jest w { $file } (gry: { $games }, ziarno { $seed }).

study-title = Jak wyważona jest { $game }?
study-lead =
    { $games ->
        [one] Jedna gra
       *[other] Gry: { $number },
    } boty między sobą, decyzje: { $decisions }.
study-bots = Grały: { $bots }. Siedziały na miejscach na zmianę; decyzja zajmowała średnio { $ms } ms pracy procesora.
study-made = Ziarno { $seed }, wersja { $version }. To samo polecenie gra te same gry.
study-few = To mało gier. Przedziały mówią o tym uczciwie: większość tego może być przypadkiem, a wielu rzeczy nie da się powiedzieć wcale. Zagraj więcej z --games.
study-how = Jak to czytać
study-how-interval = Kropka to, co znaleziono; na linii przez nią leży prawdziwa wartość w 95 na 100 takich badań. Gdzie linia przechodzi przez zero, niczego nie wykazano.
study-how-stands = Pełna kropka utrzymuje się nawet wtedy, gdy sprawdza się naraz wszystkie wiersze tabeli (reguła Holma). Pusta może być jedną z pięciu na sto, które robi przypadek.
study-how-allowed = Miejsca są porównywane tylko z innymi przy tym samym stole i, gdzie tak napisano, w tej samej rundzie. Poziom tego, kto grał, jest uwzględniony; w rundzie także to, jak każdy stał na jej początku. „Surowo” to zwykła średnia, bez tego wszystkiego.
study-how-cause = Co szło w parze z większą liczbą punktów, nie musiało ich przynieść: kto prowadzi, może sobie pozwolić na to, na co innych nie stać. A boty to nie ludzie: czego nie widzą, tego raport nie znajdzie.
study-how-wins = Wygrane w procentach równego udziału: 100 to tak często jak wszyscy, +20 o jedną piątą częściej.
study-stands = Co się wyróżnia
study-stands-none = Nic nie jest tak wyraźne, żeby się utrzymało, gdy sprawdza się także całą resztę.
study-contents = Spis treści
study-seat = miejsce { $number }
study-place = { $number ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
       *[other] szóste
    }
study-end-first = runda { $round }, na początku
study-end-last = runda { $round }, na końcu
study-players = { $count } i wirtualni: { $virtual }
study-virtual = wirtualny, { $level }
study-card = { $card }: { $contents }
study-priority = priorytet { $number }
study-bid = oferta { $number }
study-strength = siła { $number }
study-own-ruling = nasze własne, zob. docs/rulings.md
study-space-parcel = parcela
study-space-building = cudzy budynek
study-space-own-building = własny budynek
study-feature-rim = na skraju
study-feature-near-centre = najwyżej dwie od środka miasta
study-feature-mountains = co najmniej dwie góry obok
study-feature-mountain = z górą
study-feature-connected = przy drogach
study-sheet-given = punkty oddane za pieniądze
study-sheet-cowboys = kowboj
study-sheet-revolvers = rewolwer
study-sheet-roads = droga
study-sheet-parcels = parcela
study-sheet-points = kupiony punkt
study-sheet-sharpshooter = strzelec wyborowy
study-sheet-bid = dolar oferty
study-not-counted = Niepoliczone
study-why-always = Obowiązują cały czas
study-why-outside = Dotyczą tekstów, liczb albo rodzajów gier
study-why-forbids = Mówią, czego nie wolno, a boty tego nie próbują
study-why-silent = Szczegół, o którym nie mówi żadne osobne zdarzenie

study-col-seats = miejsca
study-col-games = gry
study-col-times = razy
study-col-cards = karty
study-col-mean-points = punkty
study-col-mean-wins = wygrane, % równych
study-col-points = punktów więcej
study-col-wins = wygranych więcej, %
study-col-naive = surowo
study-col-taken = brane, %
study-col-of-all = ze wszystkich, %
study-col-decisions = decyzje
study-col-winner = punkty zwycięzcy
study-col-margin = przed drugim
study-col-more-decisions = decyzji więcej
study-col-more-mean-points = punktów więcej, wszyscy
study-col-more-margin = przewagi więcej
study-col-more-skill = między poziomami
study-col-round-1 = runda 1
study-col-round-2 = runda 2
study-col-round-3 = runda 3
study-col-round-4 = runda 4
study-col-built = budowane na grę
study-col-dollars = dolarów na rundę
study-col-winners = zwycięzcy
study-col-others = wszyscy inni
study-col-in-games = w tylu grach, %
study-col-a-game = na grę
study-col-fights = walki
study-col-beaten = pokonani, %
study-col-bought = na arkusz
study-col-against-bots = więcej niż boty
study-col-bids-tied = równe oferty, %
study-col-ties-a-round = remisy na rundę
study-col-ties-won = pierwszy wśród równych, %
study-col-era-1 = pierwsza era
study-col-era-2 = druga era
study-col-in-round = średnia runda
study-col-in-place = średnie miejsce
study-col-first = wybiera pierwszy, %
study-col-priority = priorytet

study-part-who = Kto grał
study-part-length = Gracze i długość
study-part-variants = Warianty
study-part-first = Kto jest pierwszy
study-part-characters = Postacie
study-part-spaces = Pola w kolejnych rundach
study-part-buildings = Budynki
study-part-first-parcels = Pierwsze parcele
study-part-sources = Skąd są punkty
study-part-ours = Nasze własne liczby
study-part-rulings = Rozstrzygnięcia
study-part-virtual = Gracze wirtualni
study-part-bids = Oferty
study-part-cards = Karty terenu

study-table-levels = Poziomy
    .text = Jak daleko są od siebie poziomy przy tym samym stole. Wszystko inne tutaj to uwzględnia.
study-table-players = Według liczby graczy
    .text = Decyzje to te, o które kogoś zapytano; co ma jedną odpowiedź, nie jest liczone.
study-table-variants = Wobec gier bez wariantu
    .text = Przy tej samej liczbie graczy. „Między poziomami” to, o ile punktów więcej prowadzi lepszy poziom: więcej niż nic znaczy, że bardziej liczą się umiejętności.
study-table-seats = Według miejsca
    .text = Samo miejsce nie rozstrzyga o niczym tam, gdzie pierwsza kolejność jest losowana; widać więc, czy metoda znajduje coś, czego nie ma.
study-table-start = Według miejsca w pierwszej kolejności
    .text = Kolejność, którą losuje się na początku gry.
study-table-turns = Wybór na początku albo na końcu
    .text = Kto w rundzie wybiera postać pierwszy albo ostatni, wobec tych pośrodku; jak każdy wtedy stał, jest uwzględnione.
study-table-passing = Pas na początku albo na końcu
    .text = Kto w rundzie pasuje pierwszy albo ostatni. To wybór, a nie los: kto nie ma już nic do zrobienia, pasuje.
study-table-characters = Kto bierze postać
    .text = Wobec przeciętnej postaci; najlepsza na górze. „Brane” to jak często, gdy było można.
study-table-spaces = Jeden kowboj więcej na polu
    .text = Punkty na końcu, które szły w parze z kowbojem na polu, wobec przeciętnego kowboja tej rundy. To związek, a nie przyczyna: nie każdemu przyda się to samo.
study-table-crowds = Kowboje na grę
    .text = Ilu średnio stoi tam w każdej rundzie.
study-table-buildings = Jeden więcej danego rodzaju
    .text = Wobec przeciętnego budynku. Dolary to, ile przynosi jeden, gdy płaci.
study-table-first-parcels = Jedna taka parcela więcej
    .text = Wśród parceli wybieranych przed pierwszą rundą.
study-table-sources = Punkty miejsca według źródła
    .text = Średnio, zwycięzców i wszystkich innych.
study-table-outlaws = Walki z bandytami
    .text = Według siły; kto ją osiągnie, dostaje 2, 2, 3, 3, 4 i 4 punkty, jeśli liczb nie zmieniono.
study-table-sheet = Arkusz nowego początku
    .text = Co kupuje jedno miejsce i co idzie w parze z jedną sztuką więcej, gdy reszta arkusza jest taka sama. Co jest warte swojej ceny, nie idzie w parze z niczym.
study-table-enclosures = Zagrody
    .text = Konie w każdej i co idzie w parze z jednym więcej.
study-table-rulings = Jak często pojawia się każde
    .text = Liczone z tego, co się dzieje, o co się pyta i co się wybiera (tabela jest w src/carson/lab/study).
study-table-virtual = Gracze wirtualni obok botów
    .text = Punktów więcej niż średnia botów przy tym samym stole.
study-table-ties = Równe oferty
    .text = Według liczby uczestników, także wirtualnych.
study-table-tied = Kto wybiera pierwszy wśród równych
    .text = Według miejsca, które ma własny znak: wobec równej szansy.
study-table-order = Wczesny wybór
    .text = Co idzie w parze z każdym miejscem w kolejności rundy, wobec przeciętnego miejsca.
study-table-bids = Co daje oferta
    .text = W których rundach ery się ją kładzie i które miejsce daje.
study-table-priorities = Czy priorytety się zgadzają?
    .text = Średnia kart każdego priorytetu z tabeli poniżej: powinna z nimi rosnąć.
study-table-terrain = Kto bierze kartę
    .text = Wobec przeciętnej karty branej w tej rundzie; kolejność wybierania jest uwzględniona. Najlepsza na górze.
