# Przewodnik pierwszej gry: o co w niej chodzi i każda wskazówka wtedy, gdy jest potrzebna. Najwyżej dwa krótkie zdania.

web-guide = Przewodnik
web-guide-opening = O co chodzi w grze
web-guide-begin = Zaczynajmy
web-guide-understood = Rozumiem
web-guide-show = Pokaż
web-guide-off = Wyłącz przewodnik


## Gra planszowa

web-guide-board-opening =
    .aim = Budujecie razem jedno miasto i każdy chce tego, co najlepsze: wygrywa najwięcej punktów zwycięstwa (PZ).
    .rounds = Są cztery rundy. W każdej wybierasz personę, stawiasz kowbojów i patrzysz, co przyniosą.
    .points = Na koniec każda twoja parcela, na której coś stoi, daje 2 PZ, a każde $6 daje 1 PZ.
web-guide-board-land = Ta ziemia będzie twoja. Obok gór opłacają się kopalnie, obok domów sklepy.
web-guide-board-character = Persona pomaga ci przez jedną rundę. Niski numer stawia pierwszy, a limit to pieniądze, które możesz zachować.
web-guide-board-grocer = Weź pieniądze teraz albo poczekaj. Wtedy wszystkie twoje budynki jednego rodzaju mogą w tej rundzie dać podwójny zysk.
web-guide-board-captain = Z większą liczbą kowbojów zrobisz w tej rundzie więcej. Ci, którzy zostają w zapasach, to siła ognia.
web-guide-board-place = Wyślij kowboja na pole toru albo na ziemię, którą chcesz kupić. Gdy wszyscy spasują, pola działają jedno po drugim.
web-guide-board-duel = Dwóch w jednym miejscu toczy pojedynek: każdy rzuca kością i dodaje siłę ognia. To rewolwery i kowboje, którzy są jeszcze w zapasach.
web-guide-board-attack = Ten budynek należy do kogoś innego. Kto go skutecznie zaatakuje, zabiera połowę zysku.
web-guide-board-pass = Kowboje, których zatrzymasz, to siła ognia. Kto spasuje pierwszy, wygrywa remisy i pierwszy wybiera w następnej rundzie.
web-guide-board-buy = Ziemia kosztuje $1 i $1 więcej za wszystko, co stoi na niej i wokół niej. Budować można tylko na własnej ziemi.
web-guide-board-duels = Z walczących pierwszy pas należy do ciebie: wskaż następny pojedynek. Zwycięzcy działają od razu, przegrani odzyskują kowbojów.
web-guide-board-tile = Możesz kupić ten budynek za jego cenę. Od teraz przyniesie coś w każdej rundzie.
web-guide-board-build = Potrzebuje twojej pustej ziemi. Większość budynków wymaga tam też drogi i domu, który z nimi powstaje.
web-guide-board-house = Dom potrzebuje pustej ziemi przy drodze: twojej, niczyjej albo kogoś, kto się zgodzi. Sklepy obok dają większy zysk.
web-guide-board-consent = Ktoś chce postawić dom na twojej ziemi. Na koniec to 2 PZ dla ciebie, ale nic innego już tam nie zbudujesz.
web-guide-board-kept = To, co masz odłożone, możesz teraz zbudować. Zyski dopiero nadejdą.
web-guide-board-double = Wszystkie twoje budynki jednego rodzaju dają podwójny zysk albo bierzesz pieniądze. Wybierz to, co da więcej.
web-guide-board-points = Tu pieniądze zmieniają się w punkty zwycięstwa. Na koniec $6 da tylko jeden.
web-guide-board-limit = To, co ponad limit, trzeba oddać: każde pełne $10 daje 1 PZ. Za resztę kupisz ziemię i budynki w następnej rundzie.
web-guide-board-roads = Większość budynków i wszystkie domy wymagają drogi przy rogu parceli. Nowa droga łączy się z tą, która już leży.
web-guide-board-income = Tyle daje twój budynek w każdej rundzie. Z dobrymi sąsiadami więcej, aż do najwyższej kwoty.
web-guide-board-last = To ostatnia runda: co zbudujesz, da zysk jeszcze raz. Potem liczą się ziemia, na której coś stoi, pieniądze i punkty.


## Gra karciana

web-guide-cards-opening =
    .aim = Układasz własne miasto, a wygrywa najwięcej punktów zwycięstwa (PZ).
    .rounds = Jest osiemnaście rund. W każdej wszyscy licytują w tajemnicy, a najwyższa stawka pierwsza wybiera kartę.
    .points = Na koniec budynki punktują za to, co leży wokół nich, a persony na swój własny sposób.
web-guide-cards-bid = Im wyższa stawka, tym wcześniej wybierasz kartę. Każda jest ważna raz w erze, więc zachowaj wysokie na dobre karty.
web-guide-cards-take = Weź jedną kartę: ziemia trafia do miasta, persona zostaje przy tobie. Liczba mówi, ile karta daje teraz.
web-guide-cards-lay = Połóż ją obok miasta albo na pustych parcelach i takich samych budynkach. Liczby mówią, ile daje każde miejsce.
web-guide-cards-power = Większości mocy można użyć raz w erze. Tej możesz użyć teraz albo zachować ją na później.
web-guide-cards-find = Przychodzi do ciebie jeszcze jedna persona. Weź tę, która da najwięcej punktów.
web-guide-cards-sell = Trzy karty swojego miasta możesz sprzedać, każdą za 7 PZ. Muszą leżeć swobodnie, a miasto musi pozostać w całości.
web-guide-cards-era = Zaczyna się druga era i wszystkie twoje stawki wracają. Większości obróconych person można użyć ponownie.
web-guide-cards-scores = To budynek, który punktuje. Wskaż go, a zobaczysz, co się liczy.
web-guide-cards-ties = Przy równych stawkach pierwszy wybiera ten, kto stoi wcześniej w tym rzędzie. W każdej rundzie rząd może być inny.
web-guide-cards-virtual = Wirtualni gracze nic nie budują: biorą kartę z najwyższą liczbą. Zaznaczona zniknie następna.
