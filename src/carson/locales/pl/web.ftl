# Przeglądarka: jej rama i stół wokół gry. Własne słowa gier są w web-board.ftl i web-cards.ftl.

web-title = Carson City
web-title-asked = ● Twój ruch – Carson City
web-home = Strona główna
web-skip = Przejdź do gry
web-menu = Menu
web-rulebook = Zasady
web-my-games = Moje gry
web-back-to-table = Powrót do stołu
web-settings = Ustawienia
web-lost = Pod tym adresem nic nie ma.
web-again = Spróbuj ponownie
web-close = Zamknij
web-more = Więcej
web-less = Mniej
web-rule = Zasada { $rule }
web-unreachable = Serwer nie odpowiada. Może właśnie startuje albo nie ma połączenia.
web-not-connected = Chwileczkę: połączenie ze stołem zaraz wróci.
web-connection-lost = Nie ma połączenia. Wróci samo i nic cię nie ominie.
web-connecting = Idziemy do stołu …

web-game-board = Carson City
web-game-cards = Carson City: Gra karciana

web-side = Decyzja, dziennik i czat
web-decision = Bieżąca decyzja
web-your-turn = Twój ruch.
web-waiting = Czekamy na ruch: { $names }.
web-watching = Oglądasz grę.
web-confirm = Potwierdź
web-other = Wybierz coś innego
web-on-table = To, co można wybrać, świeci się na stole.
web-on-table-roads = Możesz też położyć drogę: miejsca na nią zaznacza linia przerywana.
    .only = Miejsca na drogę zaznacza linia przerywana.
web-list-open = Pokaż wszystkie ({ $count }) jako listę
    .both = Pokaż wszystkie ({ $count }) jako listę, i drogi ({ $roads })
    .roads = Pokaż drogi ({ $roads }) jako listę
web-list-close = Ukryj listę
web-number = Ile
web-number-less = O jeden mniej
web-number-more = O jeden więcej
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Zastanawiam się …
web-hint-title = Co rozważyłby dobry gracz
web-hint-none = Tu nie ma się nad czym zastanawiać.
web-hint-equal = Pierwsze możliwości ({ $count }) są niemal równie dobre.
web-hint-others = { $count ->
    [one] jeszcze jedno jest niemal równie dobre
    [few] jeszcze { $count } są niemal równie dobre
   *[other] jeszcze { $count } jest niemal równie dobrych
}
web-order-pass = Spasuj, gdy przyjdzie moja kolej
    .given = Spasujesz, gdy przyjdzie twoja kolej.
web-order-refuse-houses = Odmawiaj wszystkich domów w tej rundzie
    .given = Odmawiasz wszystkich domów w tej rundzie.
web-order-no-roads = Nie pytaj już o drogi w tej rundzie
    .given = Nie kładziesz już dróg w tej rundzie.
web-order-back = Odwołaj
web-left = Zostanie: ${ $amount }
web-odds-estimate = To szacunek: inni mogą jeszcze dojść albo odejść, a remis wygrywa ten, kto wcześniej spasuje.
web-stand-in = Gra za ciebie bot.
web-come-back = Wracam do gry

web-table-undo-of = Cofnij: { $name }
web-table-hand-on = Przekaż ekran:
web-table-about = Stół
web-table-played = W co gracie
web-table-link = Niech inni popatrzą
web-table-link-about = Kto otworzy ten link, ogląda grę.
web-table-link-text = Zobacz, jak gramy w Carson City.
web-table-guide = Przewodnik
web-table-guide-again = Prowadź mnie od początku
web-table-guide-off = Wyłącz przewodnik
web-table-resign = Poddaj się
web-table-resign-sure = { $name }, poddajesz się? Do końca zagra za ciebie bot, a ty zajmiesz ostatnie miejsce. Tego nie da się cofnąć.
web-table-resign-yes = Tak, poddaję się
web-table-resign-no = Gram dalej

web-stage-skip = Pomiń
    .about = Tę scenę: s albo spacja
web-stage-hurry = Do mojej decyzji
    .about = Wszystko, co cię nie dotyczy: Shift i s. Jeszcze raz: to także
web-stage-now = Zobacz, co się dzieje.
web-stage-pace = Tempo
web-stage-pace-slow = Wolno
web-stage-pace-normal = Normalnie
web-stage-pace-quick = Szybko
web-stage-pace-off = Wyłączone
web-past = Oglądasz stół po ruchu { $number }.
web-past-back = Wróć do gry
web-look = Pokaż stół z tamtej chwili

web-story = Dziennik i czat
web-log = Dziennik
web-log-empty = Nic się jeszcze nie wydarzyło.
web-commitment =
    { $chance ->
        [dice] Każdy rzut i każde losowanie pochodzi z ziarna, które pozostaje tajne do końca gry. Ten skrót powstał wcześniej, więc po grze każdy może sprawdzić, że niczego nie zmieniono.
       *[draws] Każde losowanie pochodzi z ziarna, które pozostaje tajne do końca gry. Ten skrót powstał wcześniej, więc po grze każdy może sprawdzić, że niczego nie zmieniono.
    }
web-round-open = Podsumuj rundę
web-round-close = Zamknij podsumowanie
web-chat = { $count ->
    [0] Czat
   *[other] Czat ({ $count })
}
web-say = Powiedz coś przy stole
web-send = Wyślij
web-did-sit = { $name } zajmuje miejsce.
web-did-leave = { $name } zwalnia miejsce.
web-did-start = Gra się zaczyna.
web-did-undo = { $name } cofa ostatni wybór.
web-did-resign = { $name } się poddaje; dalej gra bot.
web-did-takeover = { $name } nie odpowiada; w tym czasie gra bot.
web-did-return = { $name } wraca.
web-did-rematch = { $name } chce zagrać jeszcze raz.

web-curtain = Ekran bierze teraz { $name }
web-curtain-why = Do tego czasu ręka drugiej osoby jest zakryta.
web-curtain-raise = To ja, { $name }

web-keys = Klawisze
web-key-arrows = ← ↑ → ↓
    .does = Ruch po planszy
web-key-enter = Enter
    .does = Wybierz to, co zaznaczone; drugi raz potwierdza
web-key-escape = Esc
    .does = Wybierz coś innego
web-key-digits = 1 – 9
    .does = Pierwszy, drugi … wybór z listy albo z podpowiedzi
web-key-u = u
    .does = Cofnij
web-key-h = h
    .does = Podpowiedź
web-key-d = d
    .does = Gotowe, gdy można kłaść drogi
web-key-s = s
    .does = Pomiń pokazywaną scenę
web-key-hurry = Shift + s
    .does = Pomiń wszystko do swojej decyzji; jeszcze raz: także własne sceny
web-key-c = c
    .does = Czat
web-key-bid = 1 – 9
    .does = Stawka o tej wartości, gdy trwa licytacja
web-key-r = r
    .does = W mieście: kładzenie dróg, włącz lub wyłącz
web-key-p = p
    .does = W mieście: ceny ziemi
web-key-zoom = + - 0
    .does = W mieście: bliżej, dalej, całość
web-key-question = ?
    .does = Ta lista

# Shown when the server cannot be reached, in all languages at once.
web-offline = Serwer jest niedostępny. Twoje gry są tam bezpieczne.
    .again = Spróbuj ponownie
