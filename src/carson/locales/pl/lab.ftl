### Polecenia dla tych, którzy piszą i mierzą boty: ladder, engine, analyse.


## carson ladder

command-ladder = Zmierz, który bot wygrywa z którym i na ile to pewne.
    .text =
        Rozgrywa pojedynki botów: jedno miejsce pierwszego przeciw drugiemu na
        wszystkich pozostałych. Miejsca się zmieniają, każda gra ma własne ziarno.
        Podaje udział wygranych z przedziałem 95%, rankingi i czas procesora na
        decyzję, jako tabele w Markdown. Z --file zakończone gry zostają zapisane:
        to samo polecenie gra dalej od miejsca, w którym przerwano.
    .examples =
        {"  "}carson ladder --players 2 --bots greedy,random
        {"  "}carson ladder --players 4 --preset big-box --games 400 --file big-box.jsonl
        {"  "}carson ladder cards --players 2 --all-pairs --workers 2 --json
command-ladder-bots = boty, najsilniejszy pierwszy: każdy przeciw następnemu (wszystkie, jakie są)
command-ladder-all-pairs = każdy przeciw wszystkim, które są po nim
command-ladder-games = ile gier na każdą parę (100)
command-ladder-simulations = ile symulacji bot może zrobić na wybór: marshal=40,legend=300 (tyle, ile sam ma)
command-ladder-head-pairing = para
command-ladder-head-played = co, ilu graczy
command-ladder-head-games = gry
command-ladder-head-wins = wygrane
command-ladder-head-share = udział [95%]
command-ladder-head-points = punkty
command-ladder-head-simulations = symulacje
command-ladder-head-ms = ms na decyzję
command-ladder-head-rating = ranking
command-ladder-rated = Ziarno { $seed }. Rankingi według Bradleya i Terry'ego w punktach Elo, { $bot } ma 0; ± to przedział 95%.
command-ladder-two-bots = Drabinka potrzebuje co najmniej dwóch botów, każdego podanego raz: napisz --bots greedy,random.
command-ladder-alone = Drabinka potrzebuje gry dla dwóch lub więcej graczy: wybierz więcej --players.
command-simulations-not-so = --simulations nie może być „{ $text }”: podaj bota i liczbę, na przykład marshal=40.
command-file-unwritable = Nie da się zapisać { $file } ({ $reason }): podaj plik, który się da.
command-a-second = { $rate }/s


## Długa praca: ladder, simulate, train

command-workers-option = ile procesów dzieli się grami (po jednym na rdzeń); wyniki są te same
command-cluster-option = rozdziel je w klastrze Ray: local uruchamia Ray tutaj, ray://HOST:PORT dołącza do istniejącego
command-keep-option = tam zapisuj zakończone gry i graj dalej od tych, które już są
command-resume-option = wykonuj dalej polecenie, które zapisało ten plik; inne opcje mają pierwszeństwo
command-worker-died = Procesy, które rozgrywały gry, wciąż były kończone z zewnątrz; gotowe gry: { $games }. Spróbuj z mniejszym --workers.
command-kept-nothing = „{ $file }” to nie plik z wynikami: podaj taki, którego jeszcze nie ma, albo zapisany przez to polecenie.
command-kept-bad-line = Wiersza { $number } w „{ $file }” nie da się odczytać jako wyniku: usuń go, a gra zostanie rozegrana ponownie.
command-kept-other = „{ $file }” ma wyniki czegoś innego ({ $what }: „{ $kept }” zamiast „{ $wanted }”): podaj inny plik.
command-kept-no-command = „{ $file }” nie mówi, jakie polecenie go zapisało: napisz to polecenie jeszcze raz, z --file.
command-cluster-address = --cluster nie może być „{ $text }”: napisz local albo ray://HOST:PORT.
command-cluster-missing = Nie ma tu Raya: zainstaluj pakiet z dodatkiem „cluster” (carson-city[cluster]).
command-cluster-nobody = Pod { $address } nie odpowiada żaden klaster Ray ({ $reason }): sprawdź, czy działa i na którym porcie przyjmuje klientów.
command-cluster-not-started = Ray się tu nie uruchamia ({ $reason }): pomiń --cluster, a zagrają procesy.
command-cluster-no-carson = Maszyny klastra nie mogą grać ({ $reason }): zainstaluj tam ten pakiet.
command-cluster-version = Maszyny klastra mają wersję { $found } tego programu, a nie { $own }, i mogą rozegrać inne gry: zainstaluj tę samą.
command-not-together = { $option } nie łączy się z { $other }, które losuje, w co się gra: pomiń jedno z nich.
command-kept-interrupted = Przerwano; zakończone gry w { $file }: { $games }. To samo polecenie zagra dalej, tak jak --resume { $file }.


## Programy jako boty i carson engine

command-engine = Niech inne programy pytają nasze boty, przez potok.
    .text =
        Czyta pytania ze standardowego wejścia, każde w jednym wierszu JSON, i na każde
        odpowiada wyborem bota, aż wejście się skończy. Wiersze opisuje docs/engine.md;
        w drugą stronę --bots "cmd:PROGRAM" w simulate, ladder i play pyta program.
    .examples =
        {"  "}carson engine --bot greedy
        {"  "}carson simulate --players 2 --bots "greedy,cmd:python examples/my_bot.py" --games 10
command-engine-bot = który bot odpowiada (najlepszy w grze)
command-engine-simulations = ile symulacji może zrobić na wybór (tyle, ile sam ma)
command-engine-long-line = Pytanie jest dłuższe niż dozwolone bajty ({ $most }): każde wyślij w osobnym wierszu.
command-patience-option = ile sekund program (cmd:...) może myśleć nad wyborem (10)
command-patience-not-so = --patience nie może być „{ $text }”: to sekundy, co najmniej 0.01 i najwyżej { NUMBER($most, useGrouping: 0) }.
command-turns-lost = { $bot } nie odpowiadał jak należy; wybory oddane losowi: { $turns }.
refusal-no-program = Nie ma programu „{ $program }”: napisz cmd: i polecenie, które da się uruchomić, na przykład cmd:./mojbot.
refusal-no-programs-here = W tym systemie programy nie mogą być botami: użyj Linuksa lub macOS.
refusal-engine-not-json = Ten wiersz nie jest obiektem JSON: wysyłaj po jednym w wierszu.
refusal-engine-protocol = Protokół „{ $protocol }” nie jest tu znany: użyj { $known }.
refusal-engine-field = W pytaniu brakuje „{ $field }” albo jest to coś innego: zobacz docs/engine.md.
refusal-engine-choices = Wybory w pytaniu nie są tymi, które są dozwolone w tej pozycji.


## carson analyse

command-analyse = Przeanalizuj zapisaną grę: punkty zwrotne, błędy, szczęście.
    .text =
        Przechodzi zapisaną grę wybór po wyborze: jaką kto miał szansę na wygraną,
        gdzie gra się odwróciła, co każdy wybór oddał i co było lepsze, szczęście osobno
        od umiejętności, i jak dokładnie kto grał. Każdy wybór jest oceniany według
        tego, co to miejsce mogło wiedzieć. Ctrl-C wypisuje to, co już jest.
    .examples =
        {"  "}carson analyse my-game.json
        {"  "}carson analyse my-game.json --simulations 60
        {"  "}carson analyse my-game.json --json
command-analyse-simulations = ile razy próbuje się wyboru, od którego coś zależy (240)
command-analyse-progress = Myśli
command-analyse-title = { $names }: wybory { $choices }; te, od których coś zależy, wypróbowano po { $simulations } razy.
command-analyse-partial = Przerwano po { $percent } pracy: tyle już wiadomo.
command-analyse-turning-points = Punkty zwrotne
command-analyse-mistakes = Co mogło być lepsze
command-analyse-where = { $round ->
    [0] { $name }, { $phase }:
   *[other] { $name }, runda { $round }, { $phase }:
}
command-analyse-about = „Stracone” to szansa na wygraną, którą lepsze wybory by zachowały, razem. Szczęście to to, co zmieniły kości, losowania i ujawnione tajemnice.


## carson data

command-data = Powiedz, co jest w folderze z tabelami, albo zapisz z niego zapis gry.
    .text =
        Opisuje folder zapisany przez „carson simulate --parquet FOLDER”: gry, wiersze,
        konfiguracje, rozmiary. Z --record rozgrywa ponownie grę z folderu i wypisuje
        jej zapis, taki jak czyta „carson verify”. Tabele opisuje docs/data.md.
    .examples =
        {"  "}carson simulate --preset big-box --bots deputy --games 1000 --parquet games
        {"  "}carson data games
        {"  "}carson data games --record 9f2c51d07be3a846 > game.json
command-data-folder = folder
command-data-record = wypisz zapis gry o tym identyfikatorze
command-data-games = Gry: { $games }, konfiguracje: { $configs }, schemat { $schema }, { $size } MB.
command-data-head-table = tabela
command-data-head-rows = wiersze
command-data-head-files = pliki
command-data-head-size = MB
command-data-head-part = gra, zestaw, gracze
command-data-head-games = gry
command-data-bots = Boty: { $bots }. Zapisała wersja { $versions }.
command-data-missing = Tabele wymagają pyarrow, którego tu nie ma: zainstaluj pakiet z dodatkiem „data” (carson-city[data]).
command-data-no-folder = Nie ma folderu „{ $folder }”: podaj taki, który zapisało carson simulate --parquet.
command-data-not-ours = „{ $folder }” to nie folder z tabelami: podaj nowy, pusty albo zapisany przez carson simulate --parquet.
command-data-schema = Tabele w „{ $folder }” mają schemat { $found }, a ta wersja zna { $known }: podaj inny folder.
command-data-broken = „{ $file }” nie da się odczytać jako tabeli: usuń ten plik z folderu.
command-data-no-game = W tym folderze nie ma gry „{ $id }”: weź identyfikator z tabeli „games”.
command-data-other-game = W folderze są gry „{ $game }”, nieznane tutaj.
command-data-other-course = Gra „{ $id }” toczy się w tej wersji inaczej ({ $why }): użyj wersji, która ją zapisała.
command-data-other-end = Gra „{ $id }” kończy się w tej wersji inaczej niż wtedy, gdy ją zapisano: użyj wersji, która ją zapisała.
