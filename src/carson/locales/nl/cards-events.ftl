### The card game's log: a sentence for each kind of event, `cards-event-<kind>`. $card is a card in words: "the Sheriff", "i-17 (House)".

cards-event-era =
    { $era ->
        [1] Era I begint.
       *[other] Era II begint: alle biedkaarten zijn terug, en gebruikte personages zijn weer fris, behalve de Gouverneur.
    }
cards-event-reveal = Ronde { $round }: { $character }; { $cards }.
cards-event-reveal-terrain = Ronde { $round }: { $cards }. Er is geen personage meer.
cards-event-skull = Het volgende personage toont een schedel, dus gaat deze kaart onder de trekstapel: { $character }.
cards-event-extra-card = Er wordt een extra terreinkaart opengelegd: { $card }.


## Powers and bids

# $use is what the power does, `cards-character-doctor.use`.
cards-event-use = { $player } gebruikt de { $character }: { $use }.
cards-event-bids = De biedingen: { $bids }.
    .one = { $player }: { $bid }
    .boosted = { $player }: { $bid } + { $boost } = { $total }
    .idle = { $player }: { $bid } (afgelegd)
cards-event-order = Er wordt gekozen in deze volgorde: { $players }.
    .tie = Er wordt gekozen in deze volgorde: { $players }. De achterkant van het volgende personage beslist tussen { $tied }.


## Cards

cards-event-take = { $player } neemt { $card }.
cards-event-place = { $player } legt { $card } op { $place }.
cards-event-aside = { $player } heeft geen plek voor { $card } en legt de kaart opzij.
cards-event-sell = { $player } verkoopt { $card } voor 7 OP.
cards-event-left-over = Over, en uit het spel: { $cards }.


## The end

cards-event-find = De Krantenjongen van { $player } vindt de { $character }.
# Points with their reason, one of `cards-part-`.
cards-event-move = { $player } krijgt { $count } OP: { $reason }.
    .less = { $player } verliest { $count } OP: { $reason }.
# Participants with equal points have the same number.
cards-event-end = Het spel is afgelopen: { $ranking }.
    .rank = { $number }. { $player } met { $points } OP
cards-shared-win = { $players } delen de winst (regel C4.8).
