### Dlaczego czegoś nie można w grze karcianej: `refusal-<code>`, co jest nie tak i co byłoby dobrze. Gdzie słowa na odmowę mają
### wszystkie gry, tam te z końcówką `-cards` należą do tej gry.
### .pointed jest dla tych, którzy widzą karty i je wskazują.

## Teksty

refusal-unknown-choice-cards = „{ $text }” nie jest wyborem w tej grze; wpisz na przykład „bid 7”, „take sheriff” albo „place n15”.
refusal-cannot-undo-cards = Nie ma czego cofnąć: nie można cofać poza dobrane karty, odkryte stawki ani wybór innego gracza.


## Stół

refusal-real-players = Grać może od 1 do { $most } osób lub botów, a nie { $players }; mogą do nich dołączyć wirtualni gracze.
refusal-unknown-level = Nie ma poziomu „{ $level }” dla wirtualnych graczy; wybierz jeden z: { $known }.
# $players mają własną rękę, $virtual to wirtualni.
refusal-participant-count =
    { $participants ->
        [one] Jeden uczestnik to za mało: graczy i wirtualnych graczy musi być razem od { $fewest } do { $most }.
       *[other] Gracze z ręką: { $players }, wirtualni: { $virtual }, razem { $participants }; uczestników musi być od { $fewest } do { $most }.
    }


## Moce, stawki, branie karty

refusal-other-power = Pytanie dotyczy mocy: { $character }, a nie: { $other }; użyj tej mocy albo zrezygnuj.
refusal-use-or-decline = „{ $choice }” to nie odpowiedź na pytanie o moc ({ $character }); użyj jej albo zrezygnuj.
    .pointed = Pytanie dotyczy teraz mocy ({ $character }): użyj jej albo zrezygnuj.
refusal-bid-used = Nie masz w ręce stawki { $bid }: każdą zagrywa się raz w erze. Wybierz jedną z pozostałych.
refusal-must-bid = „{ $choice }” to nie stawka; wybierz jedną ze swojej ręki, np. „bid 7”.
    .pointed = Teraz pora na stawkę; wybierz jedną ze swojej ręki.
refusal-not-on-offer = Nie możesz wziąć tej karty ({ $card }): nie leży odkryta w tej rundzie. Wybierz jedną z tych, które leżą.
    .pointed = Nie możesz wziąć tej karty: nie leży odkryta w tej rundzie. Wybierz jedną z tych, które leżą.
refusal-must-take = „{ $choice }” nie bierze karty, a musisz jakąś wziąć; wybierz jedną z odkrytych.
    .pointed = Teraz bierzesz kartę; wybierz jedną z odkrytych.


## Kładzenie i sprzedaż

refusal-must-place = „{ $choice }” nie kładzie karty; powiedz, gdzie leży { $card }, np. „place n15”.
    .pointed = Najpierw karta, którą masz w ręce: wybierz dla niej miejsce w swoim mieście.
refusal-can-be-placed = Nie możesz odłożyć { $card } na bok, bo jest na tę kartę miejsce w twoim mieście; wybierz je.
    .pointed = Nie możesz odłożyć tej karty na bok, bo jest na nią miejsce w twoim mieście; wybierz je.
refusal-first-card = Pierwsza karta miasta leży na n15, a nie na { $place }: stamtąd miasto może rosnąć w każdą stronę.
refusal-not-beside-city = Na { $place } karta nie stykałaby się z twoim miastem; musi mieć z nim wspólny bok parceli albo zakryć jego część.
refusal-city-too-large = Na { $place } karta powiększyłaby miasto ponad { $side } na { $other } parcel; wybierz miejsce w tych granicach.
# Parcela pokazuje jedno ($there), a karta położyłaby na niej drugie ($kind).
refusal-covered = Na { $parcel } widać: { $there }, a karta położyłaby tam: { $kind }; zakryć może tylko to samo albo kamienica dom.
refusal-covered-empty = Na { $parcel } widać: { $there }, a karta jest tam pusta; pusta parcela może zakryć tylko puste.
refusal-covered-outlaws = Na { $parcel } widać: { $there }, a karta ma tam bandytów; mogą zakryć tylko puste parcele.
refusal-outlaws-there = Na { $parcel } są bandyci; żeby ich zakryć, potrzebujesz Szeryfa albo więzienia, które już jest w twoim mieście.
refusal-no-auctioneer = Karty sprzedaje tylko Licytator, a ty go nie masz.
refusal-sold-three = Liczba sprzedanych kart to już { $most }, a więcej Licytator w grze nie sprzedaje.
refusal-not-in-city = Nie możesz sprzedać { $card }: tej karty nie ma w twoim mieście. Sprzedaj taką, która jest.
    .pointed = Nie możesz sprzedać tej karty: nie ma jej w twoim mieście. Sprzedaj taką, która jest.
refusal-cannot-sell = Nie możesz sprzedać { $card }: zakrywa inną kartę, jest zakryta albo miasto by się bez niej rozpadło. Wybierz inną.
    .pointed = Nie możesz sprzedać tej karty: zakrywa inną kartę, jest zakryta albo miasto by się bez niej rozpadło. Wybierz inną.


## Koniec

refusal-not-found = Gazeciarz nie może tego znaleźć ({ $card }): potrzebuje persony, której nikt nie ma. Wybierz jedną z listy.
    .pointed = Gazeciarz nie może znaleźć tej karty: potrzebuje persony, której nikt nie ma. Wybierz jedną z listy.
refusal-must-find = „{ $choice }” to nie odpowiedź; weź personę, którą znajduje Gazeciarz, np. „take banker”.
    .pointed = Gazeciarz znajduje teraz personę; wybierz jedną z listy.
refusal-sell-or-done = „{ $choice }” to nie odpowiedź przed punktacją; sprzedaj kartę albo wpisz „done”.
    .pointed = Przed punktacją możesz tylko sprzedawać karty; sprzedaj jakąś albo zakończ sprzedaż.


## Pliki pozycji: `position-<problem>`

position-card-cards = { position-where }: „{ $word }” to nie karta; wpisz kartę terenu od i-1 do ii-48 albo personę, np. „sheriff”.
position-card-twice = { position-where }: karta „{ $word }” ma już miejsce; podaj każdą kartę raz.
position-bids = { position-where }: każdy potrzebuje stawki na każdą kolejną rundę, tu { $word }; daj temu graczowi więcej.
position-terrain = { position-where }: „{ $word }” to persona; tu powinna być karta terenu, np. „i-17”.
position-character = { position-where }: „{ $word }” to karta terenu; tu powinna być persona, np. „sheriff”.
position-sold = { position-where }: „{ $word }” to za dużo; sprzedane mogą być najwyżej trzy karty.
position-no-power = { position-where }: persony { $word } nigdy się nie obraca; wpisz „has { $word }”.
position-city-sign = { position-where }: „{ $word }” to nie znak parceli; znaki to . H T M R m D B S h G C b c P O oraz - tam, gdzie nie ma karty.
position-city-split = { position-where }: to miasto się rozpada; wszystkie jego parcele muszą się łączyć bokami.
position-covered = { position-where }: karta na „{ $word }” zakrywa coś, czego nie może; zobacz „carson rules C3.2”.
position-city-size = { position-where }: to miasto się nie mieści; ma najwyżej 8 na 8 parcel, z Kapitanem 8 na 9 lub 9 na 8, kolumny idą od a do ab, a rzędy od 28 w dół do 1.
position-place-cards = { position-where }: „{ $word }” to nie miejsce na kartę; wpisz parcelę jej lewego górnego rogu, np. „n15”.
position-player-part-cards = { position-where }: „{ $word }” to nie jest coś, co ten gracz może mieć; wpisz np. „bids 2 3 7”, „bid 5”, „has banker” albo „used lawyer”.
position-data-cards = { position-where }: zamiast „{ $word }” powinny tu być listy własnej talii jako JSON.
position-next-cards =
    { position-where }: „{ $word }” nie może być następne; wpisz „round”, „powers”, „bids”, „choose”, „take 1” (z ofertą), „place 1 i-17”, „end” albo „score”.

refusal-other-deck = To powstało z inną talią gry karcianej ({ $found }); ten program ma { $known }. Użyj tej wersji programu, w której powstało.
