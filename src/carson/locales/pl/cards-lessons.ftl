### Lekcje gry karcianej: wartość to tytuł, .about czego uczy, .goal co zrobić, .done czego się nauczono; i dlaczego próba była zła.

lesson-cards-ranch = Miejsce na ranczo
    .about = Karta ma cztery parcele i nigdy się jej nie obraca. Musi przylegać do twojego miasta i może przykrywać puste parcele. Ranczo daje 1 PZ za każdą pustą parcelę wokół.
    .goal = Połóż kartę tak, aby ranczo dawało 6 PZ.
    .done = Sześciu z ośmiu sąsiadów jest pustych. Miejsca bez karty to nie parcele i się nie liczą.

lesson-cards-mine = Pod górami
    .about = Kopalnia daje 2 PZ za każdą górę wokół, także na ukos. Puste parcele wolno przykrywać.
    .goal = Połóż kartę tak, aby kopalnia dawała 6 PZ.
    .done = Jej własna góra i dwie, które już tam leżały: trzy razy 2 PZ, bo przykryta została pusta ziemia.
lesson-cards-mine-beside = Tam kopalni dotyka tylko jej własna góra. Połóż kartę bliżej, na pustych parcelach.

lesson-cards-cover = To samo na tym samym
    .about = Parcela może przykryć inną, która pokazuje to samo, a kamienica może przykryć dom. Tak karta zmieści się tam, gdzie nie ma miejsca.
    .goal = Połóż kartę tak, aby bank dawał 6 PZ.
    .done = Dom z karty przykrywa dom, a bank leży pośród sześciu domów.
lesson-cards-cover-beside = Obok miasta banku dotykają tylko trzy domy. Niech dom z karty przykryje dom, który już leży.

lesson-cards-saloon = Sąsiedzi saloonu
    .about = Saloon daje 2 PZ za każdy symbol domu wokół. Kamienica ma dwa symbole, hotel także.
    .goal = Połóż kartę tak, aby saloon dawał 8 PZ.
    .done = Cztery symbole po 2 PZ. Zostawiaj między domami miejsce na saloon.

lesson-cards-prison = Prawo i porządek
    .about = Każda parcela z bandytami kosztuje cię 6 PZ, chyba że miasto ma więzienie. Wtedy liczy się jako pusta.
    .goal = Wybierasz pierwszy. Weź kartę i połóż ją tak, aby mieć 6 PZ lub więcej.
    .done = Nie ma już strat, a parcele bandytów liczą się dla rancza jako pusta ziemia.
lesson-cards-prison-outlaws = Ładna karta, ale dwie parcele z bandytami nadal kosztują cię 12 PZ.

lesson-cards-character = Ziemia czy persona
    .about = Zamiast ziemi możesz wziąć personę. Wiele z nich daje punkty za to, co jest w twoim mieście: Bankier 4 PZ za każdy bank.
    .goal = Wybierasz pierwszy. Po wyborze miej 20 PZ.
    .done = Trzy banki, od razu 12 PZ. Żadna ziemia nie da tu tyle.
lesson-cards-character-land = Kilka punktów za ziemię; z Bankierem trzy banki byłyby warte 12 PZ.

lesson-cards-bid = Ile trzeba, nie więcej
    .about = Najwyższa stawka wybiera pierwsza, a każda stawka jest zużyta do końca ery. Następne stawki innych to 7, 5 i 2: więcej nie mają.
    .goal = Zdobądź Poszukiwacza złota i zachowaj swoją 9 na później.
    .done = 8 bije 7, a 9 nadal masz.
lesson-cards-bid-much = Wybierasz pierwszy, ale na 7 wystarczy 8. Dziewiątki nie ma już do końca ery.
lesson-cards-bid-low = 7 jest wyższe, a kto wybiera pierwszy, bierze Poszukiwacza złota.
lesson-cards-bid-other = Pierwszy wybór był twój, a Poszukiwacz złota został dla następnego.

lesson-cards-tie = Remis wystarczy
    .about = Przy równych stawkach rozstrzyga tył wierzchniej karty stosu: czyj znak stoi tam najwyżej, ten wybiera pierwszy. Teraz to twój, kapelusz.
    .goal = Inni licytują 4, 6 i 3. Zdobądź Sprzedawczynię i zachowaj swoją 9.
    .done = 6 na 6, a kapelusz stoi nad kaktusem. Przed licytacją spójrz na stos.
lesson-cards-tie-much = Pewnie, ale drogo: szóstka wygrałaby remis.
lesson-cards-tie-low = 6 jest wyższe, a Sprzedawczyni znika pierwsza.
lesson-cards-tie-other = Pierwszy wybór był twój, a Sprzedawczyni została dla następnego.

lesson-cards-power = Zdolność we właściwej chwili
    .about = Niektóre persony zwiększają twoją stawkę, raz na erę: Rusznikarz o 6. Używa się go przed wyborem stawek.
    .goal = Inni licytują 8, 6 i 4, a tobie zostały tylko 1 i 3. Zdobądź Nauczycielkę.
    .done = 3 i 6 to 9. W drugiej erze użyte persony znów są gotowe.
lesson-cards-power-saved = Bez Rusznikarza twoja 3 jest najniższą stawką ze wszystkich.
lesson-cards-power-low = 1 i 6 to 7, a ktoś ma 8.
lesson-cards-power-other = Pierwszy wybór był twój, a Nauczycielka została dla następnego.

lesson-cards-sale = Wszystko na sprzedaż
    .about = Licytator sprzedaje do trzech kart, każdą za 7 PZ: takie, które niczego nie przykrywają i nie są przykryte, a miasto bez nich się nie rozpada.
    .goal = Gra zaraz się skończy. Sprzedaj tak, aby mieć 24 PZ.
    .done = Bandyci też poszli, a ranczo zachowało ziemię: 7 PZ za to, co było warte mniej.
lesson-cards-sale-ranch = Ranczo jest warte więcej niż reszta. Sprzedaj to, co daje niewiele, i bandytów, którzy kosztują cię 6 PZ.

## Dlaczego cel nie jest osiągnięty, gdy nic innego się nie mówi

lesson-missed-cards-score = Masz { $sum }. Cel to { $least } PZ lub więcej.
lesson-missed-cards-building = PZ, { $kind }: { $sum }. Cel to { $least } lub więcej.
lesson-missed-cards-has = Nie masz tej persony: { $character }.
lesson-missed-cards-kept = Stawki { $bid } już nie masz.
