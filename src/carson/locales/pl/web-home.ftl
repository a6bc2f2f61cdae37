# Przeglądarka przed grą: strona główna, przygotowanie stołu, zbierający się przy nim, listy stołów, ustawienia, konto, zasady.

web-home-title = { $page } – Carson City

## Strona główna

web-home-over = Nevada, 1858
web-home-tag = Zajmij parcelę, zbuduj miasto i miej rękę przy rewolwerze.
web-home-play-now = Zagraj teraz
web-home-play-about = Pierwsza gra z trzema botami, z którymi można wygrać. Bez konta i bez czytania zasad.
web-home-cards = Albo gra karciana z botami
# Imię kogoś, kto swojego nie podał.
web-home-newcomer = Żółtodziób
web-home-affiliation = Darmowy program ludzi, którzy lubią tę grę. Nie jest związany z wydawcami ani autorami Carson City; wszystkie rysunki i słowa są nasze.
web-home-language = Język
web-home-install = Zainstaluj jako aplikację

web-home-ways = Inne sposoby gry
web-home-way-friends = Z przyjaciółmi, gdziekolwiek
    .about = Otwórz stół, wyślij link, grajcie od razu albo po ruchu dziennie.
web-home-way-here = Przy jednym ekranie
    .about = Kilka osób na tym urządzeniu, które sobie podajecie.
web-home-way-bots = Twoja własna gra
    .about = Wybierz persony, warianty, boty i całą resztę.
web-home-way-cards = Gra karciana
    .about = Licytuj ziemię i ułóż własne miasto. Od jednego do sześciu graczy.
web-home-lessons = Lekcje
web-home-learn = Jak grać
web-home-account = Konto
web-home-settings = Ustawienia
web-home-replay = Odtwórz plik
web-home-no-record = { $file } to nie zapis gry: wybierz plik pobrany na koniec którejś z nich.

web-home-going = Twoje gry
web-home-all-mine = Wszystkie moje gry
web-home-continue = Graj dalej
web-home-your-turn = Twój ruch
web-home-seats = Miejsca
web-home-free = wolne miejsce
web-home-bot = Bot
web-home-winner = Zwycięzca
web-home-state-open = czeka na graczy
web-home-state-ready = gotowa do rozpoczęcia
web-home-state-running = trwa
web-home-state-over = skończona
web-home-state-gone = już nie na tym serwerze
web-home-what-if = co by było, gdyby

web-home-open-tables = Otwarte stoły
web-home-open-tables-none = Nikt teraz nie czeka na graczy. Otwórz stół i ustaw go jako publiczny.
web-home-watch = Oglądaj
web-home-watch-none = Żadna publiczna gra teraz nie trwa.
web-home-all-tables = Wszystkie stoły
web-home-join = Dołącz
web-home-watch-one = Oglądaj
# Za nagłówkiem: ile jest stołów. $more to yes, jeśli jest ich więcej niż te.
web-home-many =
    { $more ->
        [yes] (więcej niż { $count })
       *[no] ({ $count })
    }


## W co się gra, w samodzielnych wyrażeniach

played-players =
    { $count ->
        [one] 1 gracz
       *[other] { $count } graczy
    }
played-virtual =
    { $count ->
        [one] 1 wirtualny gracz ({ $level })
       *[other] { $count } wirtualnych graczy ({ $level })
    }
played-cast-plain = persony od 1 do 7
played-cast-random = losowe persony
played-cast-own = wybrane persony
played-all-buildings = wszystkie 38 budynków
played-own-river = własna rzeka
played-own-figures = własne liczby
played-own-deck = własna talia
played-mountains =
    { $count ->
        [0] bez gór
        [one] 1 góra
        [few] { $count } góry
       *[many] { $count } gór
    }
web-home-clock-none = Bez zegara
web-home-clock-game = po { $minutes } min, z każdym wyborem o { $increment } s więcej
web-home-clock-day = Ruch dziennie
web-home-clock-days =
    { $days ->
        [one] 1 dzień na każdy ruch
       *[other] { $days } dni na każdy ruch
    }
web-home-clock-move = { $minutes } min na każdy ruch
# Jak silny jest bot.
web-home-bot-tenderfoot = Nowicjusz
    .about = Dopiero co w mieście: widzi, co dobre, ale często bierze coś gorszego.
web-home-bot-deputy = Zastępca
    .about = Wie, co ile jest warte, i strzela z biodra.
web-home-bot-marshal = Szeryf
    .about = Patrzy naprzód i ma oko na to, czego chcą inni.
web-home-bot-legend = Legenda
    .about = Przemyśli wszystko, co może się zdarzyć. To czasem trwa sekundę.
web-home-bot-random = łatwy
    .about = Gra losowo.
web-home-bot-greedy = silny
    .about = Rozważa każdy wybór.

web-home-absent-after =
    { $minutes ->
        [one] Za nieobecnych po 1 min gra bot
       *[other] Za nieobecnych po { $minutes } min gra bot
    }
web-home-public = Publiczny
    .about = Każdy znajdzie go na liście otwartych stołów.
web-home-private = Tylko przez link
    .about = Wiedzą o nim tylko ci, którym wyślesz link.
web-home-no-spectators = Bez widzów


## Zbierający się przy stole

web-home-gathering = Czekamy na graczy
web-home-complete = Są już wszyscy
web-home-again = Gramy jeszcze raz
web-home-seat-waiting = Kto przyjdzie przez link
web-home-seat-nobody = Miejsce { $number } jest wolne
web-home-seat-bot = Bot, { $bot }
web-home-seat-you = Ty, na tym urządzeniu
web-home-seat-here = Przy stole
web-home-seat-away = Ma miejsce, ale teraz poza stołem
web-home-seat-undecided = Jeszcze bez odpowiedzi na kolejną grę
web-home-seat-account = Ma konto
web-home-seat-number = Miejsce { $number }
web-home-seat-sit = Usiądź
web-home-seat-join = Ktoś jeszcze stąd
web-home-seat-leave = Wstań
web-home-seat-free = Zwolnij miejsce
web-home-seat-agree = Zagraj jeszcze raz
web-home-seat-give = Dla bota: { $bot }
web-home-sit-name = Jak się nazywasz?
web-home-sit-another = Kto jeszcze gra na tym urządzeniu?
web-home-sit-account = Siadasz jako { $name }.
web-home-sit-on = Usiądź na miejscu { $number }
web-home-cancel = Anuluj
web-home-start = Zacznij grę
web-home-missing =
    { $count ->
        [one] Jedno miejsce jest wolne. Gra może się zacząć, gdy ktoś je zajmie.
        [few] { $count } miejsca są wolne. Gra może się zacząć, gdy ktoś je zajmie.
       *[many] { $count } miejsc jest wolnych. Gra może się zacząć, gdy ktoś je zajmie.
    }
web-home-missing-host =
    { $count ->
        [one] Jedno miejsce jest wolne: wyślij komuś link albo daj je botowi.
        [few] { $count } miejsca są wolne: wyślij link innym albo daj je botom.
       *[many] { $count } miejsc jest wolnych: wyślij link innym albo daj je botom.
    }
web-home-undecided =
    { $count ->
        [one] Jeden gracz jeszcze się nie zgodził.
       *[other] { $count } graczy jeszcze się nie zgodziło.
    }
web-home-watching = Są już wszyscy. Gra się zacznie, gdy ktoś z nich ją rozpocznie.
web-home-share = Zaproś innych
web-home-share-send = Udostępnij
web-home-share-about = Kto otworzy ten link, może zająć wolne miejsce, bez konta.
web-home-share-local = Ten adres działa tylko na tym komputerze. Aby grać z innych urządzeń, uruchom program poleceniem „{ $command }”: strona otworzy się wtedy pod adresem, który i one widzą.
web-home-share-code = Aparat telefonu otworzy stąd link
web-home-share-text = Przy moim stole Carson City czeka na ciebie wolne miejsce.
web-home-copied = Link jest skopiowany: wklej go tam, gdzie są twoi przyjaciele.


## Przygotowanie stołu

web-home-new-board = Nowa gra
web-home-new-cards = Gra karciana
web-home-new-friends = Wybierz, w co gracie, otwórz stół i wyślij link tym, którzy mają usiąść.
web-home-new-here = Wszyscy grają na tym urządzeniu i podają je sobie. Co tajne, jest w tym czasie zakryte.
web-home-new-bots = Wybierz, w co grasz i przeciw komu.
web-home-rather-board = Wolisz grę planszową?
web-home-rather-cards = Wolisz grę karcianą?
web-home-loading = Chwileczkę …
web-home-preset = W co gracie?
web-home-preset-first-game = Najlepsze na początek: gra podstawowa z pierwszymi siedmioma personami.
web-home-preset-first-edition = Tak jak w 2009 roku, dla dwóch do pięciu osób.
web-home-preset-big-box = Wszystkie 38 budynków i siedem wylosowanych person. Za każdym razem inaczej.
web-home-preset-quiet = Mało walk. Dobre na pięć lub sześć osób.
web-home-preset-prosper = Wszyscy się bogacą, niektórzy szybciej.
web-home-preset-home-owner = Ziemia i domy: miasto szybko rośnie.
web-home-preset-gold-rush = Dziewięć gór pełnych złota.
web-home-preset-settling-scores = Nikt nie jest bezpieczny. Dla tych, którzy lubią strzelać pierwsi.
web-home-preset-solo = Ty przeciw trzem początkującym wirtualnym graczom.
web-home-preset-solo-advanced = Trzech wirtualnych graczy, którzy licytują trochę wyżej.
web-home-preset-solo-expert = Trzech wirtualnych graczy z najwyższymi stawkami ze wszystkich.
web-home-preset-friends = Cztery osoby lub boty, każdy z własnym miastem.
web-home-how-many = Ile osób gra?
web-home-who = Kto gdzie siedzi?
web-home-seat-kind-you = Ty
web-home-seat-kind-person = Ktoś na tym urządzeniu
web-home-seat-kind-open = Kto przyjdzie przez link
web-home-seat-kind-bot = Bot
web-home-seat-level = Jak silny jest bot na miejscu { $number }
web-home-seat-name = Imię na miejscu { $number }
web-home-name = Imię
web-home-your-name = Twoje imię
web-home-more = Więcej, jeśli chcesz
web-home-none = brak
web-home-mixed = różne poziomy
web-home-open = Otwórz stół

web-home-variants = Warianty
web-home-extra = { $name } (dodatek)
web-home-characters = Persony
web-home-characters-about = Bierze udział siedem, z Gazeciarzem osiem. Wybierz stronę, żeby ją dodać: najwcześniej dodana robi miejsce.
web-home-cast = Kto bierze udział
web-home-side-Y = Żółta:
web-home-side-R = Czerwona:
web-home-side-YR = Obie:
web-home-buildings = Budynki i ziemia
web-home-buildings-about = Osiem rodzajów z gry podstawowej jest zawsze. Mogą do nich dołączyć:
web-home-buildings-now =
    { $buildings ->
        [0] z gry podstawowej
        [one] jeszcze 1 rodzaj
        [few] jeszcze { $buildings } rodzaje
       *[many] jeszcze { $buildings } rodzajów
    } · { $mountains ->
        [one] 1 góra
        [few] { $mountains } góry
       *[many] { $mountains } gór
    }
web-home-mountains-how-many = Góry
web-home-edition = Edycja
web-home-river-own = Narysuj własną rzekę
web-home-river-about = Bez tego płynie tak, jak na wydrukowanej planszy.
web-home-river-grid = Miasto do narysowania rzeki
web-home-river-parcel = { $parcel }, numer { $number } w biegu rzeki
web-home-river-start = Zacznij na skraju miasta, kliknięciem albo klawiszem Enter.
web-home-river-good = Parcele rzeki: { $count }. Na każde trzy jest o jedną górę mniej.
web-home-river-clear = Zacznij od nowa

web-home-virtual-players = Wirtualni gracze
web-home-virtual-about = Licytują i zbierają karty, bez własnych miast. Razem jest was od czterech do sześciu.
web-home-virtual-how-many = Ilu wirtualnych graczy?
web-home-level = Jak są silni?

web-home-table = Zegar, prywatność i inne
web-home-clock = Zegar
web-home-clock-own = Coś innego
web-home-clock-for = Czas na
web-home-clock-for-game = całą grę
web-home-clock-for-move = każdy ruch
web-home-clock-minutes = Minuty
web-home-clock-increment = Dodatkowe sekundy z każdym wyborem
web-home-absent = Gdy kogoś długo nie ma
web-home-absent-never = Gra czeka
web-home-absent-300 = Po 5 minutach gra bot
web-home-absent-3600 = Po godzinie gra bot
web-home-absent-86400 = Po dobie gra bot
web-home-pace = Boty grają
web-home-pace-quick = Od razu
web-home-pace-normal = Z krótką przerwą
web-home-pace-slow = Powoli, żeby dobrze za nimi nadążyć
web-home-privacy = Kto znajdzie stół?
web-home-spectators = Inni mogą oglądać
    .about = Widzą to, co leży na stole, i niczyich tajemnic.
web-home-rated = Liczy się do rankingu
    .about = Jeśli wszyscy grający mają konto.
web-home-hints = Podpowiedzi
    .about = Każdy może zapytać, co rozważyłby dobry gracz.


## Ustawienia

web-home-settings-about = Zapisane w tej przeglądarce. Wszystko zmienia się od razu.
web-home-name-setting = Twoje imię przy stołach
web-home-theme = Kolory
web-home-theme-system = Jak na urządzeniu
web-home-theme-light = Dzień
web-home-theme-dark = Noc
web-home-motion = Animacje
web-home-motion-system = Jak na urządzeniu
web-home-motion-on = Z animacjami
web-home-motion-off = Bez
web-home-confirm = Pokaż wybór, zanim zapadnie
    .about = Pierwsze kliknięcie pokazuje koszt i korzyść, drugie zatwierdza wybór.
web-home-guide = Przewodnik
    .about = W pierwszej grze po jednej wskazówce, gdy staje się ważna.
web-home-sound = Dźwięk
    .about = Kości, strzały, monety i dwa ciche tony, gdy jest twój ruch.


## Listy stołów

web-home-tables = Publiczne stoły
web-home-tables-about = Usiądź tam, gdzie jest wolne miejsce, albo oglądaj, jak grają inni.
web-home-open-own = Otwórz stół
web-home-refresh = Odśwież
web-home-more-tables = Więcej stołów
web-home-mine-about = Gry rozgrywane w tej przeglądarce. Z kontem idą za tobą na inne urządzenia.
web-home-mine-account = Gry z tej przeglądarki i z konta { $name }.
web-home-mine-none = Nie masz jeszcze gier.
web-home-play-on = Graj dalej
web-home-look-back = Obejrzyj
web-home-remove = Usuń z listy
web-home-older =
    { $count ->
        [one] Jedna starsza gra
        [few] { $count } starsze gry
       *[many] { $count } starszych gier
    }


## Konto

web-home-account-about = Nikt go nie potrzebuje. Z kontem twoje gry idą za tobą na inne urządzenia, a gry między osobami z kontem liczą się do rankingu.
web-home-logged-in = Twoje konto jest zalogowane.
web-home-password = Hasło
web-home-password-about = Co najmniej osiem znaków. Zgubionego nikt ci nie przyśle.
web-home-log-in = Zaloguj się
web-home-log-out = Wyloguj się
web-home-make-account = Załóż konto
web-home-rather-make = Nie masz jeszcze konta? Załóż je
web-home-rather-log-in = Mam już konto
web-home-ratings = Ranking
web-home-ratings-none = Jeszcze żadnej gry rankingowej.
web-home-ratings-pool = Gra
web-home-ratings-rating = Ranking
web-home-ratings-games = Gry
web-home-pool =
    { $players ->
        [one] { $game }, 1 gracz
       *[other] { $game }, { $players } graczy
    }
web-home-tokens = Tokeny dla programów
web-home-tokens-about = Program, który ma token, gra za ciebie, na przykład twój własny bot.
web-home-token-once = Skopiuj go teraz, widać go tylko raz:
web-home-token-label = Do czego jest?
web-home-token-make = Utwórz token


## Zasady

web-home-rules-about = Jak się gra, wszystko po nazwie i każda zasada naszymi słowami.
web-home-which-game = Która gra
web-home-chapters = Rozdziały
web-home-rules-search = Szukaj: słowo, np. kościół, albo B5.6
web-home-rules-none = Żadna zasada nie wspomina „{ $query }”. Spróbuj jednego słowa albo jego początku.
web-home-glossary-buildings = Budynki
web-home-glossary-spaces = Pola toru

web-home-how = W dwie minuty
web-home-how-board-goal = Cztery rundy i najwięcej punktów
    .about = Zakładacie razem miasto i każdy chce mieć w nim to, co najlepsze. Ziemia, budynki i pieniądze zmieniają się w punkty zwycięstwa (PZ). Po czterech rundach wygrywa ten, kto ma ich najwięcej.
web-home-how-board-character = Wybierz personę
    .about = Tak zaczyna się każda runda. Persona pomaga ci na swój sposób, a jej numer mówi, kto stawia pierwszy. Karta mówi też, ile pieniędzy możesz zachować na koniec rundy.
web-home-how-board-cowboys = Wyślij kowbojów
    .about = Po kolei stawiacie po jednym: na torze, na ziemi do kupienia albo na cudzym budynku, żeby go obrabować. Gdy masz dość, spasuj. Kto spasuje pierwszy, pierwszy wybiera w następnej rundzie.
web-home-how-board-track = Tor rozstrzyga się pole po polu
    .about = Od pola Wypłata po punkty zwycięstwa: drogi, ziemia, budynki, zyski. Każdy kowboj robi to, co mówi jego pole, i wraca do wspólnych zapasów.
web-home-how-board-duel = Dwie osoby chcą tego samego? Pojedynek
    .about = Każda rzuca kością i dodaje siłę ognia: rewolwery i kowbojów, którzy zostali w zapasach. Najlepsza zdobywa miejsce, pozostałe odzyskują kowbojów. Szanse widać wcześniej.
web-home-how-board-build = Buduj na swojej ziemi
    .about = Większość budynków wymaga drogi do parceli i przynosi miastu dom. Saloony żyją z domów obok, kopalnie z gór, rancza z pustej ziemi.
web-home-how-board-end = Gdy runda się kończy
    .about = Pieniądze ponad limit persony idą do banku, 1 PZ za każde $10. Po czwartej rundzie masz 1 PZ za każde $6 i 2 PZ za każdą swoją parcelę, na której coś jest.
web-home-how-board-screen = Co się świeci, można wybrać
    .about = Kliknij, zobacz koszt i korzyść i potwierdź. Można to cofnąć, dopóki nie było rzutu kośćmi i nic nie zostało odkryte. Jeśli nie wiesz, co robić, poproś o podpowiedź.

web-home-how-cards-goal = Własne miasto
    .about = W osiemnastu rundach, po dziewięć w każdej z dwóch er, układasz miasto z kart po cztery parcele. Punkty liczy się na koniec, a wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).
web-home-how-cards-market = Odkrywa się karty
    .about = W każdej rundzie jest persona i cztery karty terenu, a pięć, gdy gra pięciu lub sześciu uczestników. Wszyscy chcą najlepszej.
web-home-how-cards-bid = Licytuj w tajemnicy
    .about = Masz stawki od 1 do 9, każdą raz w erze. Zagrane leżą odkryte, więc wiesz, co komu zostało.
web-home-how-cards-take = Najwyższa stawka wybiera pierwsza
    .about = Potem inne po kolei. Przy równych decyduje rewers następnej persony; stół pokazuje kolejność tej rundy.
web-home-how-cards-city = Teren trafia do twojego miasta
    .about = Obok tego, co leży, albo na wierzch: puste parcele można zakryć wszystkim, budynki takim samym budynkiem. Całe miasto musi się zmieścić w 8 na 8 parcel.
web-home-how-cards-characters = Persony zostają z tobą
    .about = Niektórych można użyć raz w erze, żeby zobaczyć więcej kart, wziąć kartę od razu albo podnieść stawkę. Inne dają punkty na koniec.
web-home-how-cards-score = Co się liczy
    .about = Rancza lubią obok siebie pustą ziemię, kopalnie góry, a saloony domy. Bandyci kosztują 6 PZ, chyba że masz więzienie albo Szeryfa. Stół pokazuje, co dałoby każde miejsce.
web-home-how-cards-virtual = Wirtualni gracze
    .about = Licytują z potasowanego stosu i biorą kartę o najwyższym priorytecie. Nic nie budują: ich punkty to priorytety ich kart.
