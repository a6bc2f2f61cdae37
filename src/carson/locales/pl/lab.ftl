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
command-ladder-file = tam zapisuj zakończone gry i graj dalej od tych, które już są
command-ladder-workers = ile procesów dzieli się grami (po jednym na rdzeń); wyniki są te same
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
command-ladder-no-results = „{ $file }” to nie plik z wynikami: podaj taki, którego jeszcze nie ma, albo zapisany przez drabinkę.
command-ladder-bad-line = Wiersza { $number } w „{ $file }” nie da się odczytać jako wyniku: usuń go, a gra zostanie rozegrana ponownie.
command-ladder-other-results = „{ $file }” ma wyniki innej drabinki ({ $what }: „{ $kept }” zamiast „{ $wanted }”): podaj inny plik.
command-ladder-interrupted = Przerwano; zakończone gry w { $file }: { $games }. To samo polecenie zagra dalej.
command-simulations-not-so = --simulations nie może być „{ $text }”: podaj bota i liczbę, na przykład marshal=40.
command-file-unwritable = Nie da się zapisać { $file } ({ $reason }): podaj plik, który się da.
command-a-second = { $rate }/s
