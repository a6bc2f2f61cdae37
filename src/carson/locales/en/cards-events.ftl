### The card game's log: a sentence for each kind of event, `cards-event-<kind>`. $card is a card in words: "the Sheriff", "i-17 (House)".

cards-event-era =
    { $era ->
        [1] Era I begins.
       *[other] Era II begins: all bids are back, and used characters are fresh again, but for the Governor.
    }
cards-event-reveal = Round { $round }: { $character }; { $cards }.
cards-event-reveal-terrain = Round { $round }: { $cards }. No character is left.
cards-event-skull = The next character shows a skull, so the { $character } goes under the pile.
cards-event-extra-card = One more terrain card is turned up: { $card }.


## Powers and bids

# $use is what the power does, `cards-character-doctor.use`.
cards-event-use = { $player } uses the { $character }: { $use }.
cards-event-bids = The bids: { $bids }.
    .one = { $player }: { $bid }
    .boosted = { $player }: { $bid } + { $boost } = { $total }
    .idle = { $player }: { $bid } (laid off)
cards-event-order = They choose in this order: { $players }.
    .tie = They choose in this order: { $players }. The next character's back decides between { $tied }.


## Cards

cards-event-take = { $player } takes { $card }.
cards-event-place = { $player } lays { $card } at { $place }.
cards-event-aside = { $player } has no place for { $card } and puts it aside.
cards-event-sell = { $player } sells { $card } for 7 VP.
cards-event-left-over = Left over, and out of the game: { $cards }.


## The end

cards-event-find = { $player }'s Paperboy finds the { $character }.
# Points with their reason, one of `cards-part-`.
cards-event-move = { $player } gets { $count } VP: { $reason }.
    .less = { $player } loses { $count } VP: { $reason }.
# Participants with equal points have the same number.
cards-event-end = The game is over: { $ranking }.
    .rank = { $number }. { $player } with { $points } VP
cards-shared-win = { $players } share the win (rule C4.8).
