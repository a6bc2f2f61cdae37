### Dlaczego czegoś nie można: `refusal-<code>`, co jest nie tak i co byłoby dobrze.

# Zasada, która tak mówi, za zdaniem.
refusal-ruled = { $sentence } (zasada { $ruling })


## Kolej i teksty

refusal-game-over = Gra się skończyła: nie ma już czego wybierać.
refusal-not-your-turn = { $player } nie ma teraz ruchu.
refusal-several-asked = Pytanych jest kilka osób naraz ({ $seats }, licząc od 0); powiedz, za kogo wybierasz.
refusal-not-asked = „{ $choice }” nie odpowiada na obecne pytanie; wybierz coś z listy.
refusal-unknown-choice = „{ $text }” nie jest wyborem w tej grze.
refusal-unknown-choice-board = „{ $text }” nie jest wyborem w tej grze; wpisz na przykład „place wages” albo „buy d4”.
refusal-cannot-undo = Nie ma czego cofnąć: nie można cofać poza rzut kośćmi, losowanie ani wybór innego gracza.
refusal-no-record = Tej gry nie rozegrano od początku, więc nie ma z niej zapisu; można zapisać pozycję.


## Parcele i persony

refusal-owned = { $place } ma właściciela ({ $player }); wybierz niczyją parcelę.
refusal-river = { $place } to rzeka; wybierz parcelę na lądzie.
refusal-city-hall-is-nobodys = Na { $place } stoi ratusz i nikt nie może mieć tej parceli; wybierz inną.
refusal-character-taken = Personę { $character } ma w tej rundzie { $player }; wybierz inną.
refusal-character-not-in-game = Persony { $character } nie ma w tej grze; wybierz jedną z tych, które są.


## Stawianie kowbojów

refusal-no-cowboy-left = Nie masz już kowboja do postawienia; spasuj.
refusal-own-cowboy-there = Masz już kowboja na polu { $place }; wybierz inne miejsce.
refusal-space-closed = Pole { $place } jest w tej rundzie zamknięte albo nie ma na nim płytki; wybierz otwarte pole.
refusal-white-cowboy-there = Na polu { $place } stoi biały kowboj i nikt nie może do niego dołączyć; wybierz inne miejsce.
refusal-white-cowboy-gone = Biały kowboj już stoi na planszy.
refusal-white-cowboy-place = Biały kowboj nie może iść na { $place }: potrzebuje otwartego pola albo niczyjej ziemi, gdzie nikt nie stoi.
refusal-sheriff-starts-no-fight = Czerwony Szeryf nie zaczyna walki, a na polu { $place } tak by było; wybierz miejsce, gdzie nie stoi nikt inny.
refusal-nothing-to-defend = Parcela { $place } jest twoja i nie ma na niej niczego, co można zaatakować: kowboj nie jest tam potrzebny.
refusal-church-protects = Kościół chroni { $place }; atakuj budynek, obok którego jego właściciel nie ma kościoła.
refusal-cannot-be-attacked = Parcela { $place } ma właściciela i nie ma na niej niczego, co można zaatakować; atakuj budynek, który zarabia.


## Pojedynki, zakupy, budowanie

refusal-no-duel-there = Na polu { $place } nie ma pojedynku; wybierz jedno ze spornych miejsc.
refusal-no-cowboy-there = Żaden twój kowboj nie czeka na { $place }, żeby kupić tę parcelę.
refusal-no-property-tile = Nie masz już płytek własności, więc nie możesz mieć kolejnej parceli; zrezygnuj.
refusal-too-dear = To kosztuje ${ $price }, a masz ${ $money }.
refusal-other-tile = Pytanie dotyczy innego budynku: { $kind }.
refusal-not-your-parcel = { $place } nie należy do ciebie; buduj na własnej parceli.
refusal-occupied = Parcela { $place } jest zajęta ({ $content }); wybierz taką, na której nic nie stoi.
refusal-not-connected = Do { $place } nie dochodzi droga; wybierz połączoną parcelę albo najpierw połóż drogi.
refusal-does-not-fit = Parcela { $place } nie spełnia wymagań ({ $kind }); wybierz inną.
refusal-does-not-fit-station = Bok parceli dworca musi leżeć przy prostej drodze przez całą mapę; { $place } takiego nie ma.
refusal-no-room-for-house =
    { $houses ->
        [one] Nie ma miejsca na dom, który musi powstać razem z budynkiem na { $place }.
        [few] Nie ma miejsca na { $houses } domy, które muszą powstać razem z budynkiem na { $place }.
       *[many] Nie ma miejsca na { $houses } domów, które muszą powstać razem z budynkiem na { $place }.
    }
refusal-not-surrounded = Dom na { $place } nie może stać się kamienicą: zajętych musiałoby być wszystkich osiem parcel dookoła.
refusal-no-townhouses = Na { $place } już stoi dom, a w pierwszej edycji nie ma kamienic; wybierz inną parcelę.
refusal-consent-refused = Właściciel parceli { $place } nie zgodził się na ten dom; wybierz inną parcelę.
refusal-tile-not-kept = Nie masz takiej zatrzymanej płytki ({ $kind }); zbuduj którąś ze swoich albo zakończ.
refusal-kept-this-round = Ta płytka ({ $kind }) jest zatrzymana w tej rundzie; w pierwszej edycji można ją zbudować od następnej.
refusal-no-tile = Na polu ${ $price } nie ma płytki; wybierz inne.
refusal-city-hall-site = Ratusz nie może stanąć na { $place }: potrzebuje pustej, połączonej i niczyjej parceli.
refusal-city-hall-way = Droga { $side } nie leży na najkrótszej trasie do parceli dla ratusza; wybierz taką, która leży.


## Drogi

refusal-road-there = Jest już droga { $side }.
refusal-road-not-joined = Droga { $side } nie łączyłaby się z siecią; musi dotykać końca innej drogi.
refusal-bridge-needs-two = Przeprawa { $side } wymaga dwóch dróg naraz, a masz tylko jedną.
refusal-no-roads = Nie masz już dróg do położenia.


## Pieniądze i punkty

refusal-give-between = Wydaj co najmniej ${ $least } i najwyżej ${ $most }.
refusal-banker-offers = Bankier sprzedaje 3 PZ za $3, 5 PZ za $12 albo 7 PZ za $25, nic innego.
refusal-too-few-cowboys =
    { $left ->
        [0] We wspólnych zapasach nie ma już twoich kowbojów; zrezygnuj.
        [one] We wspólnych zapasach został tylko jeden twój kowboj; zatrudnij jego jednego albo zrezygnuj.
       *[other] We wspólnych zapasach zostało tylko { $left } twoich kowbojów; nie zatrudniaj więcej.
    }
refusal-nothing-to-double = Żaden twój budynek tego rodzaju ({ $kind }) nic nie zarabia; podwój inny rodzaj albo weź pieniądze.


## Jak można przygotować grę

refusal-unknown-game = Nie ma gry „{ $game }”; jest: { $known }.
refusal-unknown-preset = Nie ma zestawu „{ $preset }”; wybierz jeden z: { $known }.
refusal-unknown-rules = W tę grę grano według zasad numer { $rules }, a ta wersja zna zasady do numeru { $known }; użyj nowszej.
refusal-old-rules = W nowe gry gra się według zasad numer { $known }; zasady numer { $rules } są tylko dla gier, które się od nich zaczęły.
refusal-unknown-edition = Nie ma edycji „{ $edition }”; wybierz jedną z: { $known }.
refusal-unknown-variant = Nie ma wariantu „{ $variant }”; są: { $known }.
refusal-variant-twice = Wariant „{ $variant }” jest podany dwa razy; podaj go raz.
refusal-variant-not-in-edition = Pierwsza edycja nie ma wariantu „{ $variant }”; pomiń go albo graj w Big Box.
refusal-variant-forbids = Na { $place } ten budynek ({ $kind }) nie może stanąć: jedna szkoła na każdym brzegu rzeki.
refusal-outlaw-there = Na { $place } jest bandyta; nic tam nie można zbudować.
refusal-side-not-offered = Strony { $code } nie można tu wybrać; wybierz { $allowed }.
refusal-unknown-bot = Nie ma bota „{ $bot }”; wybierz jednego z: { $known }.
refusal-player-count = Liczba graczy ({ $edition }) to od 2 do { $most }, a nie { $players }.
refusal-mountain-count = Nie można rozmieścić tylu gór ({ $mountains }); wybierz od 0 do { $most }.
refusal-unknown-building = „{ $building }” to nie budynek, który można dodać; wybierz spośród: { $known }.
refusal-building-twice = Budynek „{ $building }” jest podany dwa razy; podaj każdy rodzaj budynku raz.
refusal-building-not-in-edition = W pierwszej edycji nie ma tego budynku ({ $building }); pomiń go albo graj w Big Box.
# $other: 1 oznacza personę z Big Box, której ta wersja jeszcze nie ma.
refusal-unknown-character =
    { $other ->
        [0] „{ $code }” to nie persona; wpisz numer i stronę, np. 3Y, 3R albo 3? dla losowej strony.
       *[other] Persony { $code } nie ma w tej wersji, która ma następujące: { $known }.
    }
refusal-character-not-in-edition = Persony { $code } nie ma w tej edycji; wybierz inną albo graj w Big Box.
refusal-character-twice = Persona { $number } jest podana dwa razy; każda może być w grze raz.
refusal-character-count = Liczba person w grze to { $needed }, a nie { $count }.
refusal-bad-config = Ustawienie „{ $field }” jest nieznane albo ma wartość złego rodzaju.


## Zapisy i stany

refusal-record-not-json = To nie jest zapis gry: to nie JSON.
refusal-not-a-record = To nie jest zapis gry Carson City.
refusal-not-a-game = To nie jest ani zapis gry, ani pozycja.
refusal-other-game = To jest zapis innej gry i zostaje bez zmian.
refusal-record-version = Ten zapis ma wersję { $version }, a ten program czyta wersję { $known }.
refusal-record-field = Zapis jest uszkodzony: brakuje „{ $field }” albo ma wartość złego rodzaju.
refusal-record-commitment = Zapis jest uszkodzony: jego ziarno nie zgadza się ze zobowiązaniem sprzed gry.
refusal-record-choice = Zapis jest uszkodzony: wybór { $number }, „{ $text }”, powinien być numerem gracza i wyborem.
refusal-record-too-long = Zapis ma najwyżej { $most } wyborów, a ten ma ich więcej.
refusal-record-unfinished = Gra z tego zapisu nie jest skończona; najpierw rozegraj ją do końca.
refusal-record-differs = Po wyborze { $number } gra nie jest taka, jak mówi zapis: plik zmieniono albo grano według innych zasad.
refusal-replay-differs = Wybór { $number } w zapisie, „{ $text }” gracza { $seat }, jest niemożliwy: { $why }
refusal-bad-state = Stan gry jest uszkodzony: { $problem }.
refusal-bad-frame = Stan gry jest uszkodzony: nie ma kroku „{ $frame }”.


## Pliki pozycji: `position-<problem>`

refusal-not-a-position = To nie jest pozycja: jej pierwszy wiersz powinien brzmieć „{ $header }”.

position-where =
    { $line ->
        [0] Pozycja
       *[other] Wiersz { $line } pozycji
    }
position-number = { position-where }: zamiast „{ $word }” powinna tu być liczba całkowita od { $least } do { $most }.
position-no-colon = { position-where }: zamiast „{ $word }” powinna tu być nazwa, dwukropek i wartość, np. „round: 2”.
position-twice = { position-where }: „{ $word }” już jest; każdy wiersz występuje raz.
position-unknown-line = { position-where }: nie ma wiersza o nazwie „{ $word }”.
position-seats = { position-where }: „{ $word }” powinno podawać numer każdego gracza raz.
position-row-length = { position-where }: zamiast „{ $word }” powinien tu być numer rzędu i osiem parcel.
position-cell = { position-where }: „{ $word }” nie może leżeć na parceli; wpisz np. „.”, „h”, „M” albo „2:sa”.
position-no-owner = { position-where }: budynek „{ $word }” wymaga numeru właściciela, np. „1:{ $word }”.
position-road = { position-where }: „{ $word }” to nie miejsce na drogę; wpisz parcelę i jej bok, np. „d4n”.
position-kind = { position-where }: „{ $word }” to nie budynek z tej gry ani „-”, czyli żaden.
position-track-length = { position-where }: zamiast „{ $word }” powinno tu być siedem budynków od najtańszego pola, „-” to żaden.
position-nothing-to-hold = { position-where }: mieszkaniec wymaga ratusza w mieście („ci”).
position-chance = { position-where }: zamiast „{ $word }” powinien tu być klucz z cyfr szesnastkowych i liczba.
position-card = { position-where }: persony „{ $word }” nie ma w grze albo ma ją inny gracz.
position-player-part = { position-where }: „{ $word }” to nie jest coś, co gracz może mieć; wpisz np. „$15”, „vp 3” albo „cowboys 2”.
position-place = { position-where }: „{ $word }” to nie miejsce dla kowboja; wpisz parcelę albo pole toru.
position-cowboy-twice = { position-where }: gracz ma dwóch kowbojów na polu { $word }; tak można tylko na wages i roads-1.
position-token = { position-where }: „{ $word }” nie wskazuje żetonu, który idzie z kowbojem; wpisz np. „1+white-cowboy”.
position-data = { position-where }: zamiast „{ $word }” powinny tu być własne liczby jako JSON.
position-passed = { position-where }: „{ $word }” każe stawiać graczowi, który już spasował.
position-owned-public = { position-where }: ratusz jest niczyj; wpisz „ci”, a nie „{ $word }”.
position-note = { position-where }: „{ $word }” to powinny być liczby albo nazwy miejsc i pionków, tak jak w tej notatce.
position-agenda = { position-where }: „{ $word }” to nie krok gry.
position-next = { position-where }: „{ $word }” to nie krok; wpisz np. „choose”, „place 2” albo „resolve wages”.
position-characters = { position-where }: zamiast „{ $word }” powinny tu być persony ze stronami, np. „1Y 2R”.
position-supply = { position-where }: elementów „{ $word }” jest więcej, niż ma gra.


## Pliki lekcji: `lesson-file-<problem>`

lesson-where = Lekcja { $file }, wiersz { $line }
lesson-file-header = { lesson-where }: lekcja zaczyna się wierszem „{ $word }”.
lesson-file-no-colon = { lesson-where }: „{ $word }” powinno być nazwą, dwukropkiem i wartością, jak „goal: points 8”.
lesson-file-unknown-line = { lesson-where }: nie ma wiersza o nazwie „{ $word }”; w lekcji są seat, choices, goal, solution i wrong NAZWA.
lesson-file-goal = { lesson-where }: „{ $word }” to nie jest cel tej gry; wymienia je docs/lessons.md.
lesson-file-number = { lesson-where }: „{ $word }” powinno być liczbą całkowitą, i to niedużą.
lesson-file-choice = { lesson-where }: w tej grze nie ma wyboru „{ $word }”.
lesson-file-no-goal = { lesson-where }: przed pierwszym pustym wierszem lekcja potrzebuje celu i rozwiązania.
lesson-file-position = { lesson-where }: { $why }
lesson-file-not-asked = { lesson-where }: w tej pozycji wybiera nie tylko gracz { $word }.
