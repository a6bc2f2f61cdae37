### Gra karciana w terminalu.

## Co widać na parceli, jednym lub dwoma znakami; w ASCII ⌂ to h, a ▲ to ^

cards-drawn-empty = .
cards-drawn-house = ⌂
cards-drawn-townhouse = ⌂⌂
cards-drawn-mountain = ▲▲
cards-drawn-ranch = { sign-ranch }
cards-drawn-mine = { sign-mine }
cards-drawn-drugstore = { sign-drugstore }
cards-drawn-bank = { sign-bank }
cards-drawn-saloon = { sign-saloon }
cards-drawn-hotel = { sign-hotel }
cards-drawn-general-store = { sign-general-store }
cards-drawn-church = { sign-church }
cards-drawn-blacksmith = { sign-blacksmith }
cards-drawn-city-hall = { sign-city-hall }
cards-drawn-prison = { sign-prison }
cards-drawn-outlaws = Bn


## Stół

cards-title = CARSON CITY: GRA KARCIANA
cards-phase-use-power = moce
cards-phase-choose-bid = licytacja
cards-phase-take-card = wybór kart
cards-phase-place-card = kładzenie karty
cards-phase-find-character = Gazeciarz
cards-phase-last-sales = ostatnia sprzedaż
cards-phase-over = koniec

# Karta do położenia, obok jej obrazka.
cards-to-lay = do położenia: { $card }
# Nad kartami do wyboru; ich ostatni wiersz mówi, co każda dałaby temu graczowi, gdyby gra skończyła się teraz.
cards-market-head = karty do wyboru
cards-market-empty = teraz nie ma kart do wyboru
cards-market-priority = prior.
cards-market-gain = teraz
cards-market-nowhere = -
# Za personą.
cards-market-character = priorytet { $priority }, teraz { $gain }
# Nad listą: priorytet, korzyść, karta.
cards-market-small = { "pri +PZ  karty do wyboru" }

# Nad kolumnami o stałej szerokości: 14 na numer i imię, 10 na znak, 4 na PZ, potem stawka; pod każdym pozostałe stawki.
cards-players-head = { "   gracz       znak       PZ  stawka" }
# Kto kiedy wybiera, za stawką.
cards-bid =
    { $boost ->
        [0] { $bid }
       *[other] { $bid }+{ $boost }={ $total }
    } ({ cards-th })
cards-th = { $place }.
cards-bid-idle = { $bid }, odłożona
cards-bid-none = nie wybiera
cards-bid-hidden = gotowe
cards-bid-boosted = +{ $boost }
cards-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# Użyta persona.
cards-turned = ({ $character })
cards-tie = { $number } { $sign }
cards-ties = Równe stawki: { $order }
    .short = Przy równych stawkach decydują znaki: { $order }

# W miejscu miasta.
cards-no-city =
    W mieście nie ma jeszcze żadnej karty.
    Pierwsza będzie leżeć na n15.

cards-score-now = Masz teraz { $points } PZ:
cards-score-nothing = Nie masz jeszcze punktów.
cards-your-characters = Masz persony: { $characters }.
cards-source = { $part } { $points }


## Wybory

cards-hint-bids = Szanse na pierwszy wybór i średnie miejsce.
cards-hint-bids-people = Szanse tak, jakby wszyscy licytowali losowo.
cards-hint-places = Numer jest na lewej górnej parceli karty.
cards-more-places = Inne miejsca:
cards-more-many =
    { $count ->
        [one] Jeszcze 1 nie ma numeru: wpisz „{ $example }”
        [few] Jeszcze { $count } nie mają numeru: wpisz któreś, np. „{ $example }”
       *[many] Jeszcze { $count } nie ma numeru: wpisz któreś, np. „{ $example }”
    }


## Co wpisano

play-command-city = miasto
play-command-score = wynik
play-command-bids = stawki
play-command-cards = karty

play-unknown-cards = „{ $text }” to ani wybór, ani polecenie: wpisz numer, wybór taki jak „take sheriff” albo „pomoc”.
play-save-secret-cards = Jest już zakryta stawka i byłoby ją widać w pliku: zapisz, gdy zalicytują wszyscy.
play-undo-chance-cards = Tego nie możesz cofnąć: od tamtej pory odkryto stawki albo dobrano karty.

cards-why-what =
    Pytaj o numer z listy („czemu 2”), parcelę lub miejsce („czemu n15”), kartę („czemu i-17”) albo budynek lub personę („czemu saloon”).
cards-why-change = { $part }: { $before } → { $after } PZ, { $gain }
cards-why-no-change = Nic nie daje więcej ani mniej punktów.
cards-why-bid = Szanse na pierwszy, drugi i kolejny wybór, { $chances }.
cards-why-no-parcel = Na { $place } nie leży żadna twoja karta.
cards-why-scoreless = { $place }, { $kind }: { $about }
cards-why-parcel = { $place }, { $kind }: { $sum } = { $points } PZ.
cards-why-card = { $card }: { $picture }, priorytet { $priority }.
cards-why-place = { $place } { $gain }
cards-why-places = Najlepsze miejsca dla ciebie: { $places }.
cards-why-nowhere = Nie ma na nią miejsca w twoim mieście.

cards-city-whose = Czyje miasto? Wpisz „miasto” i imię albo numer od 1 do { $most }.
cards-city-of = Miasto: { $player }
cards-score-whose = Czyj wynik? Wpisz „wynik” i imię albo numer od 1 do { $most }.
cards-sheet = { $player } ma { $points } PZ.
cards-sheet-short = { $player } { $points } PZ: { $sources }.
cards-sheet-empty = { $player } { $points } PZ.

cards-bids-of = { $player } ma jeszcze { $bids }.
    .virtual =
        { $count ->
            [one] { $player } ma jeszcze { $bids } i to zagra.
           *[other] { $player } ma jeszcze { $bids }; każdą zagra z szansą 1 na { $count }.
        }
    .none = { $player } nie ma już stawek w tej erze.
cards-bids-chances = Twoje szanse na pierwszy, drugi i kolejny wybór:
cards-bids-chances-people = Twoje szanse na pierwszy, drugi i kolejny wybór, jakby ludzie i boty też licytowali losowo:
cards-chance = { percent }
cards-chances = stawka { $bid }: { $chances }; średnie miejsce { $mean }

cards-pile =
    { $count ->
        [one] W stosie tej ery jest 1 karta terenu (odkrytych będzie jeszcze { $coming }); na niej: { $kinds }.
        [few] W stosie tej ery są { $count } karty terenu (odkrytych będzie jeszcze { $coming }); na wszystkich: { $kinds }.
       *[many] W stosie tej ery jest { $count } kart terenu (odkrytych będzie jeszcze { $coming }); na wszystkich: { $kinds }.
    }
cards-pile-characters =
    { $count ->
        [one] W stosie jest 1 persona: { $characters }.
        [few] W stosie są { $count } persony, w nieznanej kolejności: { $characters }.
       *[many] W stosie jest { $count } person, w nieznanej kolejności: { $characters }.
    }
cards-pile-under = Pod stosem, przez czaszkę: { $characters }.
cards-taken = { $player } ma persony: { $characters }; w mieście: { $cards }.
    .characters = { $player } ma persony: { $characters }; w mieście żadnej karty.
    .cards = { $player } nie ma persony; w mieście: { $cards }.
    .nothing = { $player } nie ma ani persony, ani karty w mieście.
cards-taken-aside = { $line } Odłożone: { $aside }.
cards-taken-virtual = { $player }, { $points } PZ: { $cards }.
cards-taken-one = { $card } { $priority }
cards-taken-nothing = { $player } nie ma jeszcze karty.


## Pomoc

play-help-cards =
    CELEM jest najwięcej punktów zwycięstwa (PZ) po dwóch erach po dziewięć rund: za to, co dobrze stoi
    razem w mieście, które budujesz z kart, i za zebrane persony. Wyższa stawka wybiera wcześniej.
    WPISZ numer albo sam wybór: „bid 7”, „take sheriff”, „place n15”. Co jest jasne, może być krótsze:
    „sheriff”, „n15”. Przy stawce numer to sama stawka. Pusty wiersz znów pokazuje stół.
play-help-why-cards =
    czemu 2      co daje wybór, źródło po źródle; „czemu n15”: parcela albo miejsce na kartę
                 „czemu saloon”, „czemu szeryf”, „czemu i-17”: co robi budynek, persona albo karta
play-help-city = miasto 2     miasto innego gracza
play-help-score = wynik        twój wynik wiersz po wierszu i wyniki wszystkich; „wynik 2”: innego gracza
play-help-bids = stawki       stawki, które wszystkim zostały, i twoje szanse na pierwszy wybór
play-help-cards-cards = karty        co jest jeszcze w stosach i co kto ma
play-help-rule-cards = zasada C3.2  zasada po numerze albo po słowie, np. „zasada saloon”; „zasada C”: rozdziały
play-help-undo-cards = cofnij       cofa ostatni wybór, najdalej do dobranych kart, odkrytych stawek albo ruchu bota

cards-legend =
    W MIEŚCIE parcela pokazuje, co na niej jest, a pod spodem, ile teraz daje. Gdy kładziesz kartę,
    numer stoi tam, gdzie leżałaby jej lewa górna parcela; kropka to miejsce dalej na liście.
    TERAZ przy karcie do wyboru to, co dałaby w najlepszym miejscu, gdyby gra skończyła się od razu.
    PRZY KAŻDYM GRACZU pozostałe stawki i persony; te w nawiasach są już użyte.
    PRIORYTET karty mówi, jak bardzo chcą jej wirtualni gracze; suma ich priorytetów to ich wynik.
cards-legend-signs = { $signs }.
cards-legend-sign = { $sign } { $kind }


## Koniec

cards-virtual-of-level = { $name } ({ $level })
cards-how-to-look = „wynik 2” i „miasto 2” mówią więcej, „dziennik” o przebiegu; „zapisz PLIK” zachowuje grę, „koniec” wychodzi.


## Pozycja, do `carson show`

cards-position = { $era }, runda { $round } z { $rounds }
cards-offer = Karty do wyboru
cards-scores = Wyniki
cards-column-card = karta
cards-column-priority = priorytet
cards-column-picture = obrazek
cards-column-contents = co to jest
cards-column-player = gracz
cards-column-sign = znak
cards-column-points = PZ
cards-column-bids = zostały stawki
cards-column-bid = stawka
cards-column-has = ma
cards-column-parcel = parcela
cards-column-building = budynek
cards-column-parts = za co


## Opcje `carson play` i `carson simulate`

command-virtual-option = ilu wirtualnych graczy (tylu, ilu brakuje do czterech)
command-level-option = ich poziom: beginner, advanced albo expert; albo lista, po jednym dla każdego
command-deck-option = plik TOML, który zastępuje karty
command-level-nothing = --level nie podaje poziomu: wpisz beginner, advanced albo expert.
command-level-nobody = --level jest dla wirtualnych graczy, a przy tylu graczach ({ $players }) stół ich nie ma: dodaj kilku przez --virtual.
command-level-count = Liczba poziomów ({ $levels }) nie pasuje do liczby wirtualnych graczy ({ $virtual }): podaj jeden dla wszystkich albo po jednym.
