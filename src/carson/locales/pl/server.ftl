### Serwer: co mówi temu, kto go uruchamia albo siedzi przy jednym z jego stołów.


## Jeden serwer na jeden plik

refusal-database-in-use = Bazy danych { $path } używa inny serwer; zatrzymaj go, wybierz inny plik albo użyj PostgreSQL dla kilku serwerów.


## carson serve

command-serve = Udostępnij stoły ludziom, botom i programom.
    .text =
        Udostępnia obie gry przez HTTP i WebSocket, aż naciśniesz Ctrl-C. Stoły są
        trzymane w pliku w twoim folderze danych albo w PostgreSQL. Wszystko inne
        ustawiają zmienne środowiskowe: zobacz deploy/carson.env.example.
    .examples =
        {"  "}carson serve
        {"  "}carson serve --host 0.0.0.0 --port 8000
        {"  "}carson serve --database postgresql://carson@localhost/carson
command-serve-host = adres, na którym słuchać (127.0.0.1; 0.0.0.0 to wszystkie)
command-serve-port = port, na którym słuchać (1858; 0 to dowolny wolny)
command-serve-bot-processes = ile procesów myśli za boty (o jeden mniej niż rdzeni)
command-serve-log = text, json, quiet (tylko to, co się nie udało) albo auto: text w terminalu, json poza nim (auto)
command-serve-ready = Carson City działa pod adresem { $address } (stoły w { $database }). Ctrl-C kończy.
refusal-cannot-listen = Serwer nie może słuchać na { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }; wybierz inne przez --host albo --port.


## Żądania

refusal-bad-request = Żądania nie da się odczytać ({ $problem }).
refusal-no-address = Pod tym adresem nic nie ma.
refusal-bad-method = Ten adres nie przyjmuje takich żądań.
refusal-too-large = Żądanie jest za duże; wyślij najwyżej { $most } bajtów.
refusal-long-address = Adres żądania jest za długi; wyślij najwyżej { $most } bajtów i { $parameters } parametrów.
refusal-large-head = Nagłówki żądania są za duże; wyślij ich najwyżej { $count }, każdy do { $each } bajtów, a razem do { $most }.
refusal-too-many = Za dużo żądań; poczekaj { $seconds } s.
refusal-too-many-bot-tables = Tylko boty grają już przy { $most } twoich stołach, a więcej nie można; poczekaj, aż któraś gra się skończy.
refusal-too-many-connections = Masz już najwięcej połączeń, ile można ({ $most }); najpierw zamknij jedno.
refusal-foreign-origin = Strona z innej witryny nie może tego robić; otwórz stół na stronie tego serwera.
refusal-own-error = Coś się tu nie udało i to nie twoja wina; stół jest taki jak przedtem.
refusal-too-busy = Serwer ma teraz za dużo do policzenia; spróbuj ponownie za kilka sekund.
refusal-not-ready = Baza danych nie odpowiada; spróbuj niedługo ponownie.
refusal-bad-text = Tu nic nie widać albo są znaki, które psują otoczenie; napisz coś innego.
refusal-no-hello = Cisza od { $seconds } s; pierwszą wiadomością musi być hello.
refusal-bad-page = To nie jest koniec strony; wyślij `next` z poprzedniej strony.


## Ludzie

refusal-not-logged-in = Nikt nie jest znany z tego tokenu ani logowania; zaloguj się albo wyślij swój token.
refusal-wrong-password = Nie ma konta o takiej nazwie i haśle.
refusal-name-taken = Nazwa { $name } jest zajęta; wybierz inną.
refusal-no-token = Nie masz takiego tokenu.
refusal-too-many-tokens = Masz już najwięcej tokenów, ile można ({ $most }); najpierw usuń jeden.
refusal-not-your-seat = To nie twoje miejsce; wyślij token otrzymany przy zajmowaniu miejsca.
refusal-which-seat = Masz tu kilka miejsc ({ $seats }); powiedz które przez `seat`.
refusal-not-the-host = Może to zrobić tylko osoba, która otworzyła stół.
refusal-no-spectators = Ten stół jest zamknięty dla widzów.
refusal-no-hints = Przy tym stole gra się zgodnie z umową bez podpowiedzi.
refusal-no-hint-now = Nikt nie ma teraz czasu o tym pomyśleć; spróbuj niedługo ponownie.


## Stoły

refusal-no-table = Nie ma stołu { $table }.
refusal-no-seat = Przy tym stole nie ma miejsca { $seat }; wybierz od 0 do { $seats } minus jeden.
refusal-wrong-seats = Liczba podanych miejsc to { $count }, a ta gra ma { $seats }; podaj każde z nich raz.
refusal-table-settings = Ustaleń tego stołu nie da się odczytać ({ $problem }).
refusal-table-started = Gra się zaczęła; miejsc nie można już zmieniać.
refusal-table-not-started = Gra się jeszcze nie zaczęła.
refusal-no-lesson = Nie ma lekcji „{ $name }”; wybierz jedną z listy lekcji.
refusal-no-record-of-position = Ta gra zaczęła się od przygotowanej pozycji, więc nie ma zapisu; mają go tylko gry od przygotowania.
refusal-table-not-over = Gra się jeszcze nie skończyła.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-table-worn-out = Za dużo osób przychodzi tu i odchodzi (limit { $most }); otwórz inny stół.
refusal-chat-full = Przy tym stole padło już najwięcej wypowiedzi, ile można ({ $most }); rozmawiajcie gdzie indziej.
refusal-table-busy = Przy tym stole dzieje się za dużo naraz; spróbuj ponownie.
refusal-table-unplayable = Ten stół powstał w wersji { $version }, a ta nie umie na nim grać ({ $why }); jeśli gra się skończyła, można pobrać jej zapis.
refusal-table-differs = Od wyboru { $number } tę grę rozegrano według innych zasad niż w tej wersji; można ją oglądać, ale nie grać dalej.
refusal-seats-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne; poczekaj na kogoś albo daj je botowi.
        [few] { $count } miejsca są jeszcze wolne; poczekaj na kogoś albo daj je botom.
       *[many] { $count } miejsc jest jeszcze wolnych; poczekaj na kogoś albo daj je botom.
    }
refusal-not-all-here =
    { $count ->
        [one] Jedna osoba nie zgodziła się jeszcze na kolejną grę; poczekaj albo niech gospodarz zwolni jej miejsce.
        [few] { $count } osoby nie zgodziły się jeszcze na kolejną grę; poczekaj albo niech gospodarz zwolni ich miejsca.
       *[many] { $count } osób nie zgodziło się jeszcze na kolejną grę; poczekaj albo niech gospodarz zwolni ich miejsca.
    }
refusal-seat-taken = Miejsce { $seat } jest zajęte; wybierz wolne.
refusal-seat-free = Na miejscu { $seat } nikt nie siedzi.
refusal-stale-number = Od wiadomości { $number } przy stole coś się zmieniło; zobacz, co się stało do { $last }, i wybierz ponownie.
refusal-has-resigned = Już nie grasz: gra jest poddana.
refusal-has-rematch = Grasz ponownie przy stole { $table }; idź tam.
refusal-bot-stands-in = Teraz gra za ciebie bot; najpierw wróć.
refusal-not-away = Żaden bot nie gra za ciebie; nie ma skąd wracać.
refusal-undo-limit = Liczba cofniętych wyborów to już { $most }, a więcej w grze nie można.
refusal-unknown-order = „{ $text }” nie jest poleceniem, które można zostawić w tej grze.
refusal-order-limit = Liczba zostawionych poleceń to już { $most }, a więcej w grze nie można.
refusal-cannot-return = Gra jest poddana albo skończył ci się czas; przy czasie na ruch możesz wrócić po następnym wyborze bota, w innym razie gra on do końca.
refusal-no-such-move =
    { $most ->
        [one] W grze był 1 wybór; podaj numer 0 albo 1.
        [few] W grze były { $most } wybory; podaj numer od 0 do { $most }.
       *[many] W grze było { $most } wyborów; podaj numer od 0 do { $most }.
    }
refusal-no-moment = W tej grze nie ma chwili { $number }; podaj numer od { $first } do { $last }.
