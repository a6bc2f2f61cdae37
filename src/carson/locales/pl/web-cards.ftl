### Stół gry karcianej w przeglądarce. Nazwy kart, person i budynków są w cards-names.ftl.

## Gdzie jest gra

web-cards-root = Stół
web-cards-flow = Etap gry
web-cards-era =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-cards-round = Runda { $round } z { $rounds }
web-cards-over = Gra się skończyła
web-cards-stage-powers = Moce
    .about = Odkryte leżą cztery lub pięć kart terenu i persona. Kto ma odpowiednią personę, może teraz użyć jej mocy.
web-cards-stage-bid = Licytacja
    .about = Każdy kładzie zakrytą stawkę. Każdą stawkę można zagrać raz w erze.
web-cards-stage-reveal = Odkrycie
    .about = Wszystkie stawki odkrywa się naraz. Najwyższa wybiera pierwsza; między równymi decyduje rewers następnej persony.
web-cards-stage-take = Wybór
    .about = W kolejności stawek każdy bierze jedną z kart. Co zostanie, wypada z gry.
web-cards-stage-lay = Układanie
    .about = Karta terenu od razu trafia do twojego miasta. Potem wybierają inni i zaczyna się następna runda.
web-cards-stage-end = Przed punktacją


## Karty do wyboru

web-cards-market = Karty tej rundy
web-cards-market-empty = Teraz nie ma odkrytych kart.
web-cards-find = Persony, których nikt nie ma: twój Gazeciarz znajduje jedną
web-cards-market-card = Karta { $number }: { $corners }.
web-cards-priority = Priorytet { $priority }: jak bardzo chcą tej karty wirtualni gracze i ile im daje.
web-cards-priority-brief = Priorytet { $priority } dla wirtualnych graczy.
web-cards-wanted = Tę kartę bierze następny wirtualny gracz
    .about = Ze wszystkich kart, które tu leżą, następny wirtualny gracz bierze tę.
web-cards-taken = Tę kartę ma { $name }
web-cards-no-place = brak miejsca
web-cards-this-round = Kto kiedy wybiera
web-cards-last-round = Poprzednia runda
web-cards-turn-bid = stawka { $bid }
web-cards-turn-early = przed licytacją
web-cards-turn-took = bierze: { $card }
web-cards-turn-tied = równa stawka


## Kiedy można użyć persony

web-cards-use-before-bids = przed licytacją
web-cards-use-after-bids = gdy stawki są odkryte
web-cards-use-any-time = ilekroć wybierasz
web-cards-use-before-scoring = przed punktacją
web-cards-use-always = działa sama
web-cards-used = użyta w tej erze
web-cards-used-up = użyta
web-cards-characters = Twoje persony
web-cards-now = Teraz: { $sum }.
web-cards-sell =
    { $left ->
        [0] Nic więcej do sprzedania
        [one] Sprzedaj kartę (jeszcze 1)
       *[other] Sprzedaj kartę (jeszcze { $left })
    }
web-cards-sales = Karty, które można sprzedać
web-cards-sell-this = Sprzedaj kartę z { $place }: w sumie { $gain } PZ


## Stawki

web-cards-hand = Twoje stawki
    .about = Im wyższa stawka, tym wcześniej wybierasz kartę. Każdą można zagrać raz w erze; na drugą wracają wszystkie.
web-cards-hand-help = Pod każdą stawką: szansa na pierwszy wybór, jeśli inni licytują losowo.
web-cards-hand-idle = Masz już swoją kartę, więc wybrana stawka zostanie tylko odłożona.
web-cards-bids-left = Pozostałe stawki
web-cards-bid = Stawka { $bid }
web-cards-bid-first = Stawka { $bid }: { percent } na pierwszy wybór
web-cards-bid-out = Stawka { $bid } jest już w tej erze zagrana
web-cards-bid-down = Twoja stawka { $bid } leży zakryta, aż zalicytują wszyscy.
web-cards-bid-secret = Stawka leży zakryta.
web-cards-bid-thinking = Jeszcze bez stawki.
web-cards-bid-open =
    { $boost ->
        [0] Stawka { $bid }
       *[other] Stawka { $bid } i jeszcze { $boost }, razem { $total }
    }, { $place }. miejsce w kolejce.
web-cards-bid-off = Odkłada stawkę { $bid } i w tej rundzie nie wybiera.
web-cards-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
web-cards-chance = { $place }: { percent }
web-cards-mean = Średnio miejsce { $mean }.


## Gracze

web-cards-players = Gracze
web-cards-you = ty
web-cards-just = { $character }
web-cards-turned = { $character }, moc użyta
web-cards-vp = PZ
web-cards-turn = ma ruch
web-cards-your-turn = twój ruch
web-cards-away = offline
web-cards-bot = bot
web-cards-virtual = Wirtualny gracz odkrywa losową ze swoich stawek, bierze kartę o najwyższym priorytecie i punktuje priorytety swoich kart. Nie ma miasta i nie używa mocy.
web-cards-virtual-character = Dla wirtualnego gracza persona jest warta tyle, ile jej priorytet, i nie robi nic więcej.
web-cards-virtual-points =
    { $count ->
        [0] { $name } nie ma jeszcze karty.
        [one] { $name } ma 1 kartę; jej priorytet daje { $points } PZ.
        [few] { $name } ma { $count } karty; ich priorytety dają razem { $points } PZ.
       *[many] { $name } ma { $count } kart; ich priorytety dają razem { $points } PZ.
    }
web-cards-ties = Równe stawki:
    .about = Rewers następnej persony mówi, kto przy równych stawkach wybiera pierwszy, w tej rundzie: { $order }.
web-cards-left =
    { $count ->
        [0] { $name } nie ma już stawek w tej erze.
       *[other] { $name } ma jeszcze stawki: { $bids }.
    }
web-cards-left-virtual =
    { $count ->
        [0] { $name } nie ma już stawek w tej erze.
        [one] { $name } ma jeszcze tylko { $bids } i zagra to następnym razem.
       *[other] { $name } ma jeszcze { $bids }; każda ma teraz równe szanse.
    }
web-cards-show-own = Twoje miasto
web-cards-show-city = Miasto
web-cards-show-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }


## Miasta

web-cards-pane = Miasto, arkusz punktów i stosy
web-cards-tab-sheet = Arkusz punktów
web-cards-tab-piles = Co jeszcze będzie
web-cards-city-of = Miasto: { $name }
web-cards-cards-of = Karty: { $name }
web-cards-city-empty = Tu będzie leżeć pierwsza karta.
web-cards-back = Wróć do swojego miasta
web-cards-back-first = Wróć do pierwszego miasta
web-cards-parcels = Parcele
web-cards-parcel = { $place }, { $kind }.
web-cards-parcel-scores = { $place }, { $kind }: { $points } PZ. { $sum }
web-cards-scores =
    { $points ->
        [one] { $name }: teraz 1 PZ, { $sum }.
       *[other] { $name }: teraz { $points } PZ, { $sum }.
    }
# The buildings that a parcel is worth something to, each as in -to.
web-cards-worth = Liczą to też: { $list }.
web-cards-worth-to = { $kind } na { $place } (+{ $points })
web-cards-places = Miejsca na kartę
web-cards-place-here =
    { $covered ->
        [0] { $place }: { $gain } PZ
        [one] { $place }: { $gain } PZ, zakrywa 1 parcelę
        [few] { $place }: { $gain } PZ, zakrywa { $covered } parcele
       *[many] { $place }: { $gain } PZ, zakrywa { $covered } parcel
    }
web-cards-best-place = W najlepszym miejscu, { $place }:
web-cards-before-after = { $before } → { $after } PZ
web-cards-change = { $source } { $before } → { $after }
web-cards-covers =
    { $covered ->
        [one] Zakrywa 1 parcelę.
        [few] Zakrywa { $covered } parcele.
       *[many] Zakrywa { $covered } parcel.
    }
web-cards-help-lay = Każdy znacznik to środek miejsca na kartę, z punktami, które dałaby, gdyby gra skończyła się teraz.
web-cards-help-first = Cel: najwięcej punktów zwycięstwa (PZ) po dwóch erach po dziewięć rund, za budynki, które dobrze stoją razem w mieście z kart, i za persony.
web-cards-help-city = Wskaż parcelę, żeby zobaczyć, ile daje.
web-cards-aside = Odłożone z braku miejsca: { $cards }.
web-cards-zoom-in = Większe
web-cards-zoom-out = Mniejsze
web-cards-zoom-all = Całe miasto


## Arkusz punktów i stosy

web-cards-sheet = Arkusz punktów
web-cards-sheet-now = Gdyby gra skończyła się teraz, w punktach zwycięstwa (PZ)
web-cards-sheet-end = Wynik końcowy, w punktach zwycięstwa (PZ)
web-cards-sheet-city = Miasto
web-cards-sheet-characters = Persony
web-cards-sheet-total = Razem
web-cards-nothing = nic
web-cards-pile =
    { $count ->
        [0] W stosie tej ery nie ma już kart terenu.
        [one] W stosie tej ery jest 1 karta terenu; do odkrycia jeszcze { $coming }.
        [few] W stosie tej ery są { $count } karty terenu; do odkrycia jeszcze { $coming }. Na wszystkich:
       *[many] W stosie tej ery jest { $count } kart terenu; do odkrycia jeszcze { $coming }. Na wszystkich:
    }
web-cards-pile-all = Pokaż wszystkie te karty
web-cards-pile-characters =
    { $count ->
        [one] 1 persona, której nikt jeszcze nie widział
        [few] { $count } persony, których nikt jeszcze nie widział
       *[many] { $count } person, których nikt jeszcze nie widział
    }
web-cards-pile-under =
    { $count ->
        [one] Pod stosem, przez czaszkę
       *[other] Pod stosem, przez czaszki
    }
