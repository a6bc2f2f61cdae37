### Dziennik gry karcianej: zdanie dla każdego rodzaju zdarzenia, `cards-event-<kind>`. $card to karta słowami: „Szeryf”, „i-17 (dom)”.

cards-event-era =
    { $era ->
        [1] Zaczyna się era I.
       *[other] Zaczyna się era II: wszystkie stawki wracają, a użyte persony są znów gotowe, oprócz Gubernatora.
    }
cards-event-reveal = Runda { $round }: { $character }; { $cards }.
cards-event-reveal-terrain = Runda { $round }: { $cards }. Nie ma już person.
cards-event-skull = Następna persona pokazuje czaszkę, więc { $character } idzie pod stos.
cards-event-extra-card = Odkryta jeszcze jedna karta terenu: { $card }.


## Moce i stawki

# $use to działanie mocy, `cards-character-doctor.use`.
cards-event-use = { $player } używa mocy ({ $character }): { $use }.
cards-event-bids = Licytacja: { $bids }.
    .one = { $player }: { $bid }
    .boosted = { $player }: { $bid } + { $boost } = { $total }
    .idle = { $player }: { $bid } (odłożona)
cards-event-order = Wybierają w tej kolejności: { $players }.
    .tie = Wybierają w tej kolejności: { $players }. Rewers następnej persony rozstrzyga remis: { $tied }.


## Karty

cards-event-take = { $player } bierze kartę: { $card }.
cards-event-place = { $player } kładzie { $card } na { $place }.
cards-event-aside = { $player } nie ma miejsca na { $card } i odkłada kartę na bok.
cards-event-sell = { $player } sprzedaje { $card } za 7 PZ.
cards-event-left-over = Zostają i wypadają z gry: { $cards }.


## Koniec

cards-event-find = Gazeciarz ({ $player }) znajduje personę: { $character }.
# Punkty z powodem, jednym z `cards-part-`.
cards-event-move = { $player } dostaje { $count } PZ: { $reason }.
    .less = { $player } traci { $count } PZ: { $reason }.
# Uczestnicy z równymi punktami mają ten sam numer.
cards-event-end = Koniec gry: { $ranking }.
    .rank = { $number }. { $player }, { $points } PZ
cards-shared-win = { $players } dzielą się zwycięstwem (zasada C4.8).
