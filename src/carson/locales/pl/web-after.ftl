### Po grze, w przeglądarce: wynik, liczby i spojrzenie wstecz, ruch po ruchu.

## Wynik

web-after-result = Wynik
web-after-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają { $names }
    }
web-after-you-won = Wygrywasz
web-after-kicker = Kurz opadł
web-after-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-after-vp = PZ
web-after-ranking = Klasyfikacja
web-after-place = { $place }.
web-after-you = ty
web-after-bot = Bot
web-after-gave-up = gra poddana
web-after-tie-board = Równe punkty: wyżej jest ten, kto w ostatniej rundzie spasował wcześniej.
web-after-played = Rozegrana { $date }
web-after-open = Pokaż wynik
web-after-close = Ukryj wynik

web-after-again = Zagraj jeszcze raz
web-after-stronger = Zagraj z silniejszymi
web-after-again-yes = Tak, zagrajmy jeszcze raz
web-after-again-busy = Szykujemy stół …
web-after-again-go = Przejdź do nowego stołu
web-after-again-asked = { $name } chce zagrać jeszcze raz.
web-after-again-all = Wszyscy chcą zagrać jeszcze raz.
web-after-again-agreed = chce
web-after-again-thinks = jeszcze bez odpowiedzi
web-after-record = Pobierz zapis
    .short = Pobierz
web-after-share = Udostępnij grę
    .short = Udostępnij
web-after-copied = Link jest w schowku.
web-after-link = Link do tej gry
web-after-home = Strona główna


## Spojrzenie wstecz

web-after-title = { $headline } – Carson City
web-after-loading = Szukamy gry …
web-after-not-over = Ta gra jeszcze się nie skończyła.
    .about = Gdy się skończy, możesz ją tu obejrzeć ruch po ruchu.
web-after-to-table = Przejdź do stołu
web-after-past = Ta chwila już minęła.
web-after-parts = Sposoby spojrzenia wstecz
web-after-figures = Koniec
web-after-moves = Ruch po ruchu
web-after-watch = Obejrzyj ruch po ruchu

web-after-replay = Odtwarzanie
web-after-slider = Ruchy gry
# $round to „Runda 3” albo to, co jest przed pierwszą.
web-after-at = { $round }, ruch { $move } z { $moves }
web-after-at-setup = Przed pierwszą rundą
web-after-at-start = Początek
web-after-round-short = R{ $round }
web-after-era-short =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-after-era-round =
    { $era ->
        [1] Era I, runda { $round }
       *[other] Era II, runda { $round }
    }
web-after-back = Ruch wstecz
web-after-on = Ruch naprzód
web-after-round-back = Runda wstecz
web-after-round-on = Runda naprzód
web-after-play = Odtwarzaj
web-after-pause = Pauza
web-after-speed = Szybkość
web-after-speed-times = { $speed }×
web-after-log = Co się działo
web-after-nothing-told = Co wyniknęło z tego wyboru, okaże się później.
web-after-keys = Klawisze: ← i → to ruch, Page Up i Page Down to runda, Home i End, spacja odtwarza.


## Co by było, gdyby

web-after-what-if-open = Graj dalej od tej chwili
web-after-what-if-about = Otworzy się twój własny stół z grą taką jak w tej chwili. Kości padają tak, jak padły; do niczego się to nie liczy.
web-after-what-if-who = Kto gra?
web-after-what-if-as = Gram jako { $name }
web-after-what-if-bots = Za pozostałych grają boty.
web-after-what-if-all = Gram na wszystkich miejscach
web-after-what-if-go = Otwórz stół
web-after-what-if-over = Tu gra jest skończona: cofnij się o ruch lub więcej, żeby grać dalej.


## Uczciwe kości

web-after-fair =
    { $chance ->
        [dice] Uczciwe kości
       *[draws] Uczciwe losowania
    }
web-after-fair-about =
    { $chance ->
        [dice] Każdy rzut i każde losowanie w tej grze pochodzi z jej ziarna. Skrót ziarna był widoczny przy stole przed pierwszym ruchem, więc nikt nie mógł niczego dobrać później.
       *[draws] Każde losowanie w tej grze pochodzi z jej ziarna. Skrót ziarna był widoczny przy stole przed pierwszym ruchem, więc nikt nie mógł niczego dobrać później.
    }
web-after-fair-record =
    { $chance ->
        [dice] Każdy rzut i każde losowanie w tej grze pochodzi z jej ziarna. Gra przyszła tu jako plik: porównaj skrót z tym, który był widoczny przy stole, gdzie ją rozegrano.
       *[draws] Każde losowanie w tej grze pochodzi z jej ziarna. Gra przyszła tu jako plik: porównaj skrót z tym, który był widoczny przy stole, gdzie ją rozegrano.
    }
web-after-commitment = Skrót, pokazany przed grą
web-after-seed = Ziarno, pokazane po niej
web-after-seed-check = Sprawdź tutaj
web-after-seed-fits = Ziarno i skrót pasują do siebie.
web-after-seed-differs = Ziarno i skrót nie pasują do siebie.
web-after-fair-check = Żeby sprawdzić to samodzielnie, pobierz zapis i uruchom to. Porównuje skrót i rozgrywa całą grę jeszcze raz.
web-after-copy = Kopiuj
web-after-copy-done = Skopiowane


## Liczby

web-after-sources = Skąd wzięły się punkty
web-after-sources-about = Każdy wiersz to sposób na punkty i to, co dał każdemu graczowi.
web-after-source = Źródło
web-after-total = Razem
web-after-sum = W sumie
web-after-nothing = nic
web-after-as-table = Jako tabela
web-after-round = Runda
web-after-round-n = Runda { $round }
web-after-round-start = Start
web-after-round-look = Pokaż tę chwilę
web-after-player = Gracz
web-after-reading = { $name }: { $value }
web-after-chart-end = Na koniec: { $list }.

web-after-chart-points = Punkty zwycięstwa
    .about = Po każdej rundzie; ostatni krok to końcowe podliczenie.
web-after-chart-score = Wynik
    .about = Ile po każdej rundzie dałyby miasto i persony każdego gracza.
web-after-chart-money = Pieniądze
    .about = Ile kto miał po każdej rundzie.
web-after-chart-firepower = Siła ognia
    .about = Po każdej rundzie; nowi kowboje już się liczą.
web-after-chart-income = Co dały budynki
    .about = Dolary z całej gry, według rodzaju budynku i właściciela.
web-after-chart-duels = Szczęście w pojedynkach
    .about = Słupki to wygrane pojedynki; kreska to, czego kazały oczekiwać dokładne szanse przed każdym rzutem.
web-after-chart-gambles = Szczęście w hazardzie
    .about = Słupki to wygrane dolary; kreska to, co zwykle dają dwie kości.
web-after-luck-duels =
    { $duels ->
        [one] 1 pojedynek, wygrane { $won }, oczekiwane { $expected }
        [few] { $duels } pojedynki, wygrane { $won }, oczekiwane { $expected }
       *[many] { $duels } pojedynków, wygrane { $won }, oczekiwane { $expected }
    }
web-after-luck-gambles =
    { $gambles ->
        [one] Raz: { $won }, zwykle { $expected }
       *[other] { $gambles } razy: { $won }, zwykle { $expected }
    }
web-after-won-column = Wygrane
web-after-expected-column = Oczekiwane


## Analiza

web-after-review = Analiza
    .about = Gra jest przeglądana wybór po wyborze. Każdy jest oceniany według tego, co gracz mógł wtedy wiedzieć, w grach, które mogły nastąpić.
web-after-review-progress = Obliczono dotąd: { $percent }
web-after-review-chances = Szansa na wygraną
    .about = W procentach po każdym wyborze, tak jak wszyscy mogli znać grę; na końcu, kto wygrał.
web-after-review-move = Wybór { $number }
web-after-review-turning = Punkty zwrotne
web-after-review-players = Jak kto grał
    .about = Dokładność sięga od 0 do 100, razem i według faz. Szczęście to to, co kości, losowania i ujawnione tajemnice zmieniły w szansie na wygraną.
web-after-review-accuracy = Dokładność
web-after-review-count-good = Dobre
web-after-review-count-close = Niepewne
web-after-review-count-inaccuracy = Niedokładne
web-after-review-count-mistake = Błędy
web-after-review-count-blunder = Grube błędy
web-after-review-luck = Szczęście
web-after-review-choices = Wybór po wyborze
web-after-review-choice = Wybór jeszcze raz
web-after-review-all = Także dobre
web-after-review-none = Tu nie wiadomo o żadnym błędzie.
web-after-review-learn = { $count ->
    [one] Ucz się na błędzie
   *[other] Ucz się na błędach ({ $count })
}
web-after-review-look = Zobacz na planszy
web-after-review-back = Wróć do analizy
web-after-review-of = { $number } z { $count }
web-after-review-previous = Poprzedni
web-after-review-next = Następny
web-after-review-made = Wybrano: { $choice }
web-after-review-again = Co wybierzesz teraz?
web-after-review-answer = Pokaż odpowiedź
web-after-review-sights = Co pokazuje plansza
web-after-review-before = Przedtem
web-after-review-chosen = Jak wybrano
web-after-review-better = Lepszy wybór
web-after-review-why = Za tym przemawia
web-after-review-why-not = O tym, co wybrano
web-after-review-follows = Potem może
