### Gra planszowa w terminalu.

## Miasto: po dwie litery na każdy rodzaj budynku

sign-ranch = Ra
sign-mine = Ko
sign-drugstore = Sk
sign-bank = Ba
sign-saloon = Sa
sign-hotel = Ho
sign-church = Kc
sign-prison = Wi
sign-general-store = Sd
sign-school = Sz
sign-blacksmith = Ku
sign-city-hall = Rt
sign-station = Dw


## Stół

board-title = CARSON CITY
board-phase-setup = pierwsze parcele
board-phase-characters = wybór person
board-phase-placing = stawianie kowbojów
board-phase-end = koniec rundy
board-phase-over = koniec
board-step-parcel-purchase = Zakup parceli
board-step-place-kept = Zatrzymane
board-step-building-income = Zysk z budynków

# Nad kolumnami o stałej szerokości: 11 na numer i imię, 3 na PZ, 9 na pieniądze i limit, potem po 5, wszystkie prócz pieniędzy w prawo.
board-players-head = { "   gracz    PZ kasa     kowb rew. siła dróg parc" }
board-track-head = { "   tor, najpierw lewa kolumna" }
board-turn = ruch { $number }
board-passed = pas { $number }
board-pass-order = tor pas. { $number }
board-has-ammunition = naboje
board-has-white-cowboy = biały kowboj
board-has-rodeo = rodeo { $count }
board-keeps = ma { $tiles }
board-sharpshooter = strzelec wyborowy
board-own-tiles = twoje płytki { $tiles }
board-tiles = płytki { $count }
# W tytule.
board-outlaws = bandyci: siła { $strength }, { $points } PZ
# Dla każdego gracza: konie w ręce, potem w zagrodach, + tam, gdzie jest kowboj.
board-horses = Konie w zapasach|zagrody  { $players }

board-no-tile = bez płytki
# Płytka z ceną pola; $less to, o ile taniej jest dla gracza, który ma wybrać.
board-tile =
    { $less ->
        [0] ${ $printed } { $tile }
       *[other] ${ $printed }→{ $price } { $tile }
    }
# Co daje pole, za jego nazwą; rzecz na jeden lub dwa znaki.
board-brings =
    { $thing ->
        [money] +${ $count }
        [points] +{ $count }
        [firepower] +{ $count } siły
        [roads] +{ $count }
       *[other] {""}
    }
board-crowd = { $count }x


## Wybory

board-choose-space = 1 do { $last }: tor powyżej.
board-choose-land = Inna ziemia, po nazwie:
board-choose-land-brief = Inna ziemia, po nazwie: ceny są na mapie
board-land-near = przy drodze
board-land-house = dom
board-land-mountain = góry
board-land-far = i jeszcze { $count }
board-choose-white = Biały kowboj: wpisz „white” i miejsce, gdzie nikt nie stoi, np. „{ $example }”
board-choose-road =
    { $roads ->
        [one] Twoja droga: wpisz bok parceli, np. „{ $example }”; „drogi” wymienia wszystkie miejsca ({ $places })
        [few] Twoje { $roads } drogi: wpisz bok parceli, np. „{ $example }”; „drogi” wymienia wszystkie miejsca ({ $places })
       *[many] Twoich { $roads } dróg: wpisz bok parceli, np. „{ $example }”; „drogi” wymienia wszystkie miejsca ({ $places })
    }


## Co wpisano

play-command-odds = szanse
play-command-roads = drogi

play-unknown-board = „{ $text }” to ani wybór, ani polecenie: wpisz numer, wybór taki jak „place wages” albo „pomoc”.
play-undo-chance-board = Tego nie możesz cofnąć: od tamtej pory był rzut kośćmi albo losowanie płytek.

board-why-what =
    Pytaj o parcelę („czemu d4”), numer z listy („czemu 2”), gracza („czemu IMIĘ”) albo o pole, budynek lub personę („czemu saloon”).
board-why-price = { $place } kosztuje cię { $parts }.
board-why-income = { $place }, { $kind } ({ $player }): { $parts }.
board-why-no-income = { $place }, { $kind } ({ $player }): nie daje nic.
board-why-nobody = { $place } ({ $kind }) jest niczyje i nie można tego kupić.
board-why-firepower = Siła ognia ({ $player }): { $parts }.

board-odds = { $place }: { $chances }.
board-odds-estimate = { $place }, jak na teraz: { $chances }.
board-odds-one = { $player } z siłą { $firepower } { percent } ({ $exact })
board-odds-alone = { $place }: bez pojedynku.
board-odds-none = Nie zanosi się na żaden pojedynek.
board-odds-where = Podaj miejsce: „szanse d4” albo „szanse ammunition”.

board-roads-none = Nie możesz teraz położyć drogi.
board-roads-one = { $side } ({ $places })
board-roads-connecting = Drogi i parcele, które każda by połączyła: { $roads }.
board-roads-others = Drogi, które nie łączą nic nowego: { $roads }.


## Pomoc

play-help-board =
    WPISZ numer albo sam wybór: „place wages”, „build saloon e5”, „road d4n”. Co jest jasne, może być
    krótsze: „d4”, „wages”, „pl wag”. Pusty wiersz znów pokazuje stół.
play-help-why-board =
    czemu d4     z czego składa się cena albo zysk; „czemu 2”: wybór; „czemu IMIĘ”: siła ognia
                 „czemu saloon”: co robi pole, budynek albo persona
play-help-odds = szanse       szanse we wszystkich pojedynkach; „szanse d4”: gdyby na d4 stał i twój kowboj
play-help-rule-board = zasada B5.6  zasada po numerze albo po słowie, np. „zasada kościół”
play-help-roads = drogi        gdzie mogą leżeć drogi; „road d4n” kładzie drogę na północnym boku d4 (n, e, s, w)
play-help-undo-board = cofnij       cofa ostatni wybór, najdalej do ostatniego rzutu albo ruchu bota

board-legend =
    W MIEŚCIE parcela z właścicielem ma jego numer i kolor, to, co na niej stoi, i to, co teraz daje;
    wolna ziemia ma cenę. Grube linie to drogi.
board-legend-signs = { $house } dom, { $townhouse } kamienica, { $mountain } góra, { $cowboys } kowboje tych graczy, { $blocked } bandyta; { $signs }.
board-legend-sign = { $sign } { $kind }
board-legend-players = KAŻDY GRACZ: punkty zwycięstwa, pieniądze i limit gotówki, kowboje, rewolwery, siła ognia, drogi, parcele.


## Koniec

board-tie = Remis rozstrzyga wcześniejszy pas (zasada B8.5).


## Pozycja, do `carson show`

board-position-tile = { $kind } ${ $price }
board-position-track = Na sprzedaż: { $tiles }.
board-position-cowboys = Kowboje na torze: { $groups }.
board-incomes = Zyski
board-prices = Ceny parcel


## Opcje `carson play` i `carson simulate`

command-edition-option = first albo big-box
command-characters-option = siedem person ze stroną żółtą, czerwoną lub dowolną, np. 1Y,2R,3?,9Y,12R,14YR,16Y, i oprócz nich gazeciarz (0Y); albo random
command-buildings-option = rodzaje oprócz ośmiu podstawowych, np. school,station; albo all, albo none
command-variants-option = warianty, np. river,horses; albo none; albo random, co w simulate losuje na nowo w każdej grze
command-river-option = własny bieg rzeki, parcela po parceli, np. d8,d7,d6,c6,b6,a6
command-mountains-option = ile gór, od 0 do 9 (dziewięć, z rzeką mniej)
command-data-option = plik TOML, który zastępuje liczby z elementów gry
