### Gra w terminalu, niezależnie od tego, w co się gra. Co gra mówi własnymi słowami, kończy się jej nazwą: `play-unknown-board`.

## Stół

play-dot = ·
play-help-hint = „?” to pomoc
play-round = runda { $round } z { $rounds }

# Przed tajną decyzją, gdy kilka osób gra przy jednym terminalu.
play-pass-keyboard = Klawiaturę bierze teraz { $player }; nikt inny niech nie patrzy.


## Wybory

play-choose-more = Także:
play-choose-amount = Albo dowolna kwota od „{ $first }” do „{ $last }”
play-prompt = { $player }{ "> " }
play-prompt-end = { "> " }
play-press-enter = { "Naciśnij Enter. " }
play-news = Od twojej ostatniej decyzji:


## Co wpisano

play-command-why = czemu
play-command-rule = zasada
play-command-advice = podpowiedz
play-command-log = dziennik
play-command-undo = cofnij
play-command-save = zapisz
play-command-help = pomoc
play-command-quit = koniec

play-unknown = „{ $text }” to ani wybór, ani polecenie: wpisz numer, tekst wyboru albo „pomoc”.
play-no-advice = Tu nie ma nad czym się zastanawiać.
play-ambiguous =
    { $more ->
        [0] „{ $text }” może znaczyć: { $choices }.
       *[other] „{ $text }” może znaczyć: { $choices } i jeszcze { $more }.
    }
play-no-such-number =
    { $most ->
        [0] Nic tu nie ma numeru: wpisz, co wybierasz.
        [one] Numer ma tu tylko 1.
       *[other] Numery są od 1 do { $most }.
    }
play-over-unknown = Gra się skończyła: wpisz „zapisz PLIK”, „dziennik”, „pomoc” albo „koniec”; pusty wiersz znów pokazuje wynik.

# Odpowiedź na pytanie, co coś robi.
play-about = { $name }: { $about }

play-rule-title = { $number } { $title }
play-rule-how = Wpisz „zasada” i numer, żeby którąś przeczytać.

play-log-how-many = Wpisz „dziennik” albo „dziennik” i liczbę wierszy, np. „dziennik 50”.

play-undone = Cofnięte: { $choice }.
play-undo-nothing = Nie ma czego cofnąć.
play-undo-other = Tego nie możesz cofnąć: po tobie był ruch ({ $player }).
play-undo-chance = Tego nie możesz cofnąć: od tamtej pory coś rozstrzygnął los.

play-save-where = Gdzie? Wpisz „zapisz” i nazwę pliku.
play-save-secret = Jest już tajny wybór i byłoby go widać w pliku: zapisz, gdy wybiorą wszyscy.
play-save-not-a-record = { $file } to nie zapisana gra i zostaje bez zmian: wybierz inną nazwę.
play-save-other-game = { $file } należy do innej gry i zostaje bez zmian: wybierz inną nazwę.
play-save-failed = Nie da się zapisać { $file }: { $reason }.
play-saved = Zapisano w { $file }.

play-left = Kończysz grę. Nie jest zapisana.
play-left-older = Kończysz grę. To, co po ostatnim zapisie, przepada; dalej stamtąd: carson play --terminal --load { $file }
play-left-saved = Kończysz grę. Graj dalej przez: carson play --terminal --load { $file }
play-end-of-input = Skończyły się dane wejściowe, a z nimi gra.
play-interrupted = Przerwane: kończysz grę.


## Pomoc: jak wybierać i po jednym lub dwa wiersze na polecenie

play-help =
    WPISZ numer albo sam wybór. Co jest jasne, może być krótsze. Pusty wiersz znów pokazuje stół.
play-help-why = czemu 2      z czego składa się to, co daje wybór
play-help-rule = zasada SŁOWO zasada po słowie, które w niej jest, albo po numerze
play-help-advice = podpowiedz   co rozważyłby najlepszy bot i dlaczego
play-help-log = dziennik     więcej o tym, co się działo; „dziennik 50” to tyle wierszy
play-help-undo = cofnij       cofa ostatni wybór, najdalej do ostatniego losu albo ruchu bota
play-help-save = zapisz PLIK  zapisuje grę; „carson play --terminal --load PLIK” gra dalej
play-help-quit = koniec       wychodzi z gry


## Koniec

play-winner = Grę wygrywa { $player }.
play-points = { $points } PZ
play-scores-head = Punkty za
play-total = Punkty zwycięstwa
play-how-to-save = „zapisz PLIK” zachowuje grę, „dziennik” pokazuje jej przebieg, „koniec” wychodzi.
