### Stół gry planszowej w przeglądarce. Nazwy miejsc, budynków i person są w board.ftl i characters.ftl.

## Runda

web-board-setup = Przed pierwszą rundą
web-board-over = Koniec
web-board-round = Runda { $round } z { $rounds }
web-board-phases = Fazy rundy
web-board-phase-characters = Persony
    .about = Każdy wybiera personę, w kolejności toru pasowania.
web-board-phase-placing = Kowboje
    .about = W kolejności kart każdy stawia jednego kowboja albo pasuje, aż spasują wszyscy.
web-board-phase-actions = Akcje
    .about = Tor rozstrzyga się od pola Wypłata po ostatnie punkty zwycięstwa; gdzie kilka osób chce tego samego, jest pojedynek.
web-board-phase-end = Koniec rundy
    .about = Pieniądze ponad limit karty się oddaje; przychodzą nowi kowboje i płytki.
web-board-bag = Płytki w woreczku: { $count }
web-board-times = { $count } × { $thing }
web-board-outlaw =
    { $points ->
        [one] Bandyta o sile { $strength }: kto dorówna mu kością i siłą ognia, dostaje 1 PZ.
       *[other] Bandyta o sile { $strength }: kto dorówna mu kością i siłą ognia, dostaje { $points } PZ.
    }


## Miasto

web-board-town = Miasto
web-board-parcels = Parcele
web-board-tools = Miasto: jak je pokazać
web-board-nearer = Bliżej (+)
web-board-farther = Dalej (-)
web-board-whole = Całe miasto (0)
web-board-prices = Ceny ziemi (p)
web-board-lay-roads = Drogi
    .about = Połóż drogę na boku parceli (r)
web-board-road-places = Gdzie można położyć drogę
web-board-road-on = Droga { $side }
web-board-bridge-on = Most { $side }
web-board-pays = Daje { $amount } na rundę:
    .nothing = Daje { $amount } na rundę.
web-board-costs = Kosztuje { $amount }:
    .nothing = Dla ciebie za darmo.
web-board-less = minus { $part }
web-board-connected = Połączona z drogami.
web-board-not-connected = Nie dochodzi tu jeszcze droga.
web-board-stands = Stoi tu kowboj: { $player }.

# Co czytnik ekranu mówi o parceli, jedno po drugim z przecinkami: „d4: saloon, właściciel Ann, daje $12, przy drodze”
web-board-label-nobody = { $place }: { $what }
web-board-label-owned = { $place }: { $what }, właściciel { $owner }
web-board-label-pays = daje { $amount }
web-board-label-costs = kosztuje { $amount }
    .nothing = dla ciebie za darmo
web-board-label-connected = przy drodze
web-board-label-outlaw = bandyta
web-board-label-cowboy = kowboj: { $player }
web-board-label-resident = zajmuje { $player }
web-board-label-choose = do wyboru


## Tor

web-board-track = Tor akcji
web-board-now = To jest właśnie rozstrzygane.
web-board-closed = Zamknięte w tej rundzie.
web-board-no-tile = wyprzedane
web-board-tile-title = { $kind } za { $amount }
web-board-price-for-you = Dla ciebie { $amount }.
web-board-cowboys-of =
    { $count ->
        [one] kowboj: { $player }
       *[other] { $count } kowbojów: { $player }
    }
web-board-space-label =
    { $closed ->
        [1] { $name }, zamknięte
       *[other]
            { $standing ->
                [none] { $target ->
                    [1] { $name }, do wyboru
                   *[other] { $name }
                }
               *[other] { $target ->
                    [1] { $name }, { $standing }, do wyboru
                   *[other] { $name }, { $standing }
                }
            }
    }
# Co dałoby pole, w kilku literach.
web-board-brings-money = +${ $count }
web-board-brings-dice = ${ $least }–{ $most }
web-board-brings-points = +{ $count } PZ
web-board-brings-firepower = +{ $count }
web-board-brings-roads = +{ $count }

# Nazwy pól, które mieszczą się w małej ramce, i co dają; .long i .about tam, gdzie nie ma na nie innych słów.
web-board-space-wages = Wypłata
    .gives = po $4
web-board-space-ammunition = Naboje
    .gives = siła +3
web-board-space-roads-3 = Drogi
    .gives = 3 naraz
web-board-space-roads-1 = Drogi
    .gives = po 1
web-board-space-parcel-purchase = Ziemia
    .gives = w mieście
    .long = Zakup parceli
    .about = Kto stoi na parceli, może ją kupić; gdzie stoi kilku, zwycięzca pojedynku.
web-board-space-place-kept = W zapasie
    .gives = buduj
    .long = Zatrzymane budynki
    .about = Każdy może zbudować to, co ma zatrzymane, i położyć drogi.
web-board-space-parcels-income = Parcele
    .gives = po $2
web-board-space-cowboys-income = Siła ognia
    .gives = po $2
web-board-space-gambling = Hazard
    .gives = dwie kości
web-board-space-building-income = Zyski
    .gives = budynki
    .long = Zysk z budynków
    .about = Pojedynki o budynki, potem każdy budynek płaci właścicielowi; kto go atakuje, bierze połowę.
web-board-space-parcels-vp = Parcele
    .gives = 1 PZ za 2
web-board-space-buildings-vp = Budynki
    .gives = po 1 PZ
web-board-space-cowboys-vp = Siła ognia
    .gives = 1 PZ za 2
web-board-space-vp-5 = 1 PZ
web-board-space-vp-4 = 1 PZ
web-board-space-vp-3 = 1 PZ
web-board-space-vp-2 = 1 PZ


## Gracze

web-board-players = Gracze
web-board-you = ty
web-board-turn = ma teraz ruch
web-board-bot = Gra bot
web-board-away = Teraz poza stołem
web-board-time-left = Pozostały czas: { $time }
# Na zegarze jest mało miejsca.
web-board-days = { $days } d { $hours } h
web-board-points = Punkty zwycięstwa
web-board-vp = PZ
web-board-round-after = Po rundzie { $round }
web-board-round-vp = { $count } PZ
web-board-round-earned = Zarobek
web-board-round-scored = Punkty
web-board-round-promised = Następny dochód
web-board-round-spent = Wydatki
web-board-money = Pieniądze
web-board-limit = Na koniec rundy oddaje się wszystko ponad { $amount }; każde pełne $10 daje 1 PZ.
web-board-no-limit = Limit przychodzi z personą na daną rundę.
web-board-limit-short = limit { $amount }
web-board-firepower = Siła ognia
web-board-cowboys = Kowboje
web-board-cowboys-about = W zapasach { $home }, razem { $all }. Ci w zapasach liczą się do siły ognia.
web-board-revolvers = Rewolwery: { $count }
web-board-roads = Drogi do położenia: { $count }
web-board-land = Parcele: { $count }
web-board-property =
    { $count ->
        [0] Nie można już kupić ziemi.
        [one] Można kupić jeszcze jedną parcelę.
        [few] Można kupić jeszcze { $count } parcele.
       *[many] Można kupić jeszcze { $count } parcel.
    }
web-board-land-of = Pokaż w mieście ziemię gracza { $player }
web-board-passed = Pas, { $number }. miejsce
web-board-pass-about = Kto spasuje pierwszy, wygrywa remisy w pojedynkach i pierwszy wybiera w następnej rundzie.
web-board-places = { $number }. w stawianiu kowbojów
web-board-turn-about = Kowbojów stawia się w kolejności numerów kart.
web-board-chooses = { $number }. miejsce na torze pasowania
web-board-resident = Zajmuje ratusz
web-board-keeps = W zapasie: { $kind }
web-board-herd =
    { $count ->
        [0] Bez koni w zapasach
        [one] Jeden koń w zapasach
        [few] { $count } konie w zapasach
       *[many] { $count } koni w zapasach
    }
web-board-herd-about = Wartość w rodeo: { $score }.
web-board-herd-where = W pięciu zagrodach: { $enclosures }. Wartość w rodeo: { $score }.
web-board-duel-tiles = Płytki pojedynku: { $count }
web-board-sharpshooter = Strzelec wyborowy
    .about = Jeszcze jedna kość w każdym pojedynku; najniższa się nie liczy.
web-board-piece-dynamite = Dynamit: { $count }
    .about = Druga kość w pojedynku albo potrójny zysk z kopalni.
web-board-piece-ammunition = Naboje
    .about = 3 punkty siły ognia więcej do końca rundy.
web-board-piece-white-cowboy = Biały kowboj
    .about = Dodatkowy kowboj, do którego nikt nie dołącza.
web-board-piece-no-duel = Żetony „bez pojedynku”: { $count }
    .about = Z takim kowbojem nikt nie walczy.
web-board-piece-rodeo = Wygrane rodea: { $count }
    .about = Na koniec 1 PZ więcej za każdego konia.


## Persony

web-board-characters = Persony
web-board-card-title = { $number } { $name }
web-board-character-label =
    { $taken ->
        [none] { $number } { $name }, { $side }, limit { $limit }
       *[other] { $number } { $name }, { $side }, limit { $limit }, ma { $taken }
    }


## Pojedynki, kości i inne pytania

web-board-exact = { $ways } z { $all }
web-board-sum-price = Cena { $amount }: { $parts }
web-board-sum-income = Przynosi { $amount } na rundę: { $parts }
web-board-sum-firepower = Twoja siła ognia potem: { $amount } ({ $parts })
web-board-duel = Pojedynek: { $place }
web-board-duels =
    { $count ->
        [one] Jeden pojedynek do stoczenia
        [few] { $count } pojedynki do stoczenia
       *[many] { $count } pojedynków do stoczenia
    }
web-board-fight-outlaw = Bandyta na { $place }, siła { $strength }
web-board-wins = Wygrywa { $player }.
web-board-wins-tie = Remis: dzięki wcześniejszemu pasowi wygrywa { $player }.
web-board-outlaw-wins = Bandyta zostaje.
web-board-winner = wygrywa
web-board-chances-were = Szanse były takie
web-board-chances-are = Szanse:
web-board-duel-more = Jak przebiegł pojedynek
web-board-reroll = Powtórz rzut: { $face }
web-board-own-tiles = Twoje płytki pojedynku
web-board-tile-number = Płytka pojedynku { $number }
web-board-tile-hidden = Zakryta płytka pojedynku
web-board-tile-secret = Nikt jej nie zobaczy, zanim wszyscy nie zagrają.
web-board-tile-laid = zagrana
web-board-tile-thinks = { $player } wybiera.
web-board-auction = Licytacja
web-board-lot =
    { $count ->
        [0] Dwie parcele są sprzedawane razem; żadna nie jest jeszcze wybrana.
        [one] { $places } i jeszcze jedna parcela są sprzedawane razem.
       *[other] { $places } są sprzedawane razem.
    }
web-board-lot-ammunition = Na sprzedaż są naboje: siła ognia +3 w tej rundzie.
web-board-bid-out = pas
web-board-consent = Dom na cudzej ziemi
web-board-consent-where = { $player } chce postawić dom na { $place } (budynek: { $kind }).
web-board-consent-owner = Odpowiada { $player }.
web-board-consent-agreed = Jeśli się zgodzisz
web-board-consent-refused = { $count ->
    [0] Jeśli odmówisz: nigdzie indziej bez pytania
    [one] Jeśli odmówisz: jedno inne miejsce bez pytania
   *[other] Jeśli odmówisz: najlepsze z { $count } miejsc bez pytania
}
web-board-consent-nothing = nic
web-board-consent-end = { $count } PZ na koniec
web-board-a-round = { $times ->
    [one] { $amount }, raz
   *[other] { $amount } na rundę, { $times } razy
}
web-board-corral =
    { $count ->
        [0] Twoje zagrody
        [one] Twoje zagrody, jeden koń w zapasach
        [few] Twoje zagrody, { $count } konie w zapasach
       *[many] Twoje zagrody, { $count } koni w zapasach
    }
web-board-enclosure-1 = Siła ognia: +1 za jednego lub dwa konie, +2 od trzech.
web-board-enclosure-2 = Od razu jeszcze jeden kowboj, przestawienie albo pas.
web-board-enclosure-3 = Za każdego konia jedno z twoich rancz daje podwójny zysk.
web-board-enclosure-4 = Pieniądze od razu.
web-board-enclosure-5 = Nic poza kapeluszami, za to jest ich dużo.
web-board-hats =
    { $count ->
        [one] Każdy koń to 1 kapelusz w rodeo, z kowbojem podwójnie.
        [few] Każdy koń to { $count } kapelusze w rodeo, z kowbojem podwójnie.
       *[many] Każdy koń to { $count } kapeluszy w rodeo, z kowbojem podwójnie.
    }
web-board-enclosure-label =
    { $cowboy ->
        [1] Zagroda { $number }, konie: { $count }, i kowboj
       *[other] Zagroda { $number }, konie: { $count }
    }
web-board-has-passed = pas
web-board-is-placing = stawia
web-board-moves-from = przestawia kowboja ({ $place })
web-board-moves-white = przestawia białego kowboja


## Nowy początek

web-board-purse = Zostało do wydania
web-board-sheet-given = Punkty oddane za pieniądze
web-board-sheet-cowboys = Dodatkowi kowboje
web-board-sheet-revolvers = Rewolwery
web-board-sheet-roads = Drogi
web-board-sheet-parcels = Parcele
web-board-sheet-points = Punkty zwycięstwa
web-board-sheet-sharpshooter = Strzelec wyborowy
web-board-sheet-bid = Oferta za pierwsze miejsce
web-board-sheet-writes = { $player } wypełnia
web-board-sheet-done = { $player }: gotowe
web-board-sheet-wait = Każdy wypełnia arkusz w tajemnicy; odkrywa się je, gdy wszyscy są gotowi.
