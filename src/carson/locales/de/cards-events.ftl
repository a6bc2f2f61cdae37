### Der Verlauf des Kartenspiels: ein Satz für jede Art von Ereignis, `cards-event-<kind>`. $card ist eine Karte in Worten: „die
### Person Sheriff“, „i-17 (Wohnhaus)“.

cards-event-era =
    { $era ->
        [1] Epoche I beginnt.
       *[other] Epoche II beginnt: Alle Gebote sind zurück, und genutzte Personen sind wieder frisch, außer dem Gouverneur.
    }
cards-event-reveal = Runde { $round }: { $character }; { $cards }.
cards-event-reveal-terrain = Runde { $round }: { $cards }. Es ist keine Person mehr übrig.
cards-event-skull = Die nächste Person zeigt einen Totenkopf und schickt { cards-character-whom } unter den Stapel.
cards-event-extra-card = Eine Geländekarte mehr wird aufgedeckt: { $card }.


## Fähigkeiten und Gebote

# $use ist, was die Fähigkeit bewirkt, `cards-character-doctor.use`.
cards-event-use = { $player } nutzt { cards-character-whom }: { $use }.
cards-event-bids = Die Gebote: { $bids }.
    .one = { $player }: { $bid }
    .boosted = { $player }: { $bid } + { $boost } = { $total }
    .idle = { $player }: { $bid } (abgelegt)
cards-event-order = Sie wählen in dieser Reihenfolge: { $players }.
    .tie = Sie wählen in dieser Reihenfolge: { $players }. Bei gleichen Geboten ({ $tied }) entscheidet die Rückseite der nächsten Person.


## Karten

cards-event-take = { $player } nimmt { $card }.
cards-event-place = { $player } legt { $card } auf { $place }.
cards-event-aside = { $player } hat keinen Platz für { $card } und legt die Karte beiseite.
cards-event-sell = { $player } verkauft { $card } für 7 SP.
cards-event-left-over = Niemand nimmt { $cards }: Das kommt aus dem Spiel.


## Das Ende

cards-event-find = Der Zeitungsjunge von { $player } findet { cards-character-whom }.
# Punkte mit ihrem Grund, einem von `cards-part-`.
cards-event-move = { $player } bekommt { $count } SP: { $reason }.
    .less = { $player } verliert { $count } SP: { $reason }.
# Wer gleich viele Punkte hat, hat dieselbe Nummer.
cards-event-end = Das Spiel ist zu Ende: { $ranking }.
    .rank = { $number }. { $player } mit { $points } SP
cards-shared-win = { $players } teilen sich den Sieg (Regel C4.8).
