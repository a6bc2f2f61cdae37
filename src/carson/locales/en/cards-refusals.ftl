### Why something cannot be in the card game: `refusal-<code>`, what is wrong and what would be right. Where all games have
### words for a refusal, those that end in `-cards` are this game's.
### .pointed is for whoever sees the cards and points at them.

## Texts

refusal-unknown-choice-cards = “{ $text }” is not a choice of this game; write one such as “bid 7”, “take sheriff” or “place n15”.
refusal-cannot-undo-cards = There is nothing to take back: undo stops at drawn cards, at open bids and at another player's choice.


## The table

refusal-real-players = 1 to { $most } people or bots can play, not { $players }; virtual players may join them.
refusal-unknown-level = There is no level “{ $level }” for virtual players; choose one of: { $known }.
# $players have hands of their own, $virtual are the virtual ones.
refusal-participant-count =
    { $participants ->
        [one] One participant is not enough: players and virtual players together must be { $fewest } to { $most }.
       *[other] { $players } with a hand and { $virtual } virtual are { $participants } participants; together they must be { $fewest } to { $most }.
    }


## Powers, bids, taking a card

refusal-other-power = The question is about the { $character }, not about the { $other }; use the { $character } or decline.
refusal-use-or-decline = “{ $choice }” is no answer while you are asked about the { $character }; use this power or decline.
    .pointed = You are asked about the { $character } now: use this power or decline.
refusal-bid-used = You have no bid { $bid } in hand: each is played once in an era. Choose one that is left.
refusal-must-bid = “{ $choice }” is no bid; choose one of those in your hand, such as “bid 7”.
    .pointed = A bid is asked for now; choose one of those in your hand.
refusal-not-on-offer = You cannot take { $card }: it does not lie open in this round. Choose one of the cards that do.
    .pointed = You cannot take this card: it does not lie open in this round. Choose one of the cards that do.
refusal-must-take = “{ $choice }” takes no card, and you must take one; choose one of those that lie open.
    .pointed = You are to take a card now; choose one of those that lie open.


## Placing and selling

refusal-must-place = “{ $choice }” places no card; say where { $card } goes, such as “place n15”.
    .pointed = The card that you took comes first: choose a place for it in your city.
refusal-can-be-placed = You cannot put { $card } aside, for there is a place for it in your city; choose one.
    .pointed = You cannot put this card aside, for there is a place for it in your city; choose one.
refusal-first-card = The first card of a city goes to n15, not to { $place }: from there the city can grow in every direction.
refusal-not-beside-city = At { $place } the card would not touch your city; it must share the side of a parcel with it or cover part of it.
refusal-city-too-large = At { $place } the card would make your city larger than { $side } by { $other } parcels; choose a place within that size.
# The parcel shows one thing ($there) and the card would put another ($kind) on top of it.
refusal-covered = { $parcel } shows a { $there }, and the card would put a { $kind } there; only the same may cover it, or a Townhouse a House.
refusal-covered-empty = { $parcel } shows a { $there }, and the card is empty there; an empty parcel may cover only empty ones.
refusal-covered-outlaws = { $parcel } shows a { $there }, and the card has outlaws there; they may cover only empty parcels.
refusal-outlaws-there = There are outlaws on { $parcel }; to cover them you need the Sheriff, or a prison that is in your city already.
refusal-no-auctioneer = Only the Auctioneer sells cards, and you do not have him.
refusal-sold-three = You have sold { $most } cards, and the Auctioneer sells no more in a game.
refusal-not-in-city = You cannot sell { $card }: it does not lie in your city. Sell a card that does.
    .pointed = You cannot sell this card: it does not lie in your city. Sell a card that does.
refusal-cannot-sell = You cannot sell { $card }: it covers a card, is covered by one, or your city would fall apart without it. Choose another.
    .pointed = You cannot sell this card: it covers a card, is covered by one, or your city would fall apart without it. Choose another.


## The end

refusal-not-found = The Paperboy cannot find { $card }: he needs a character that nobody has. Choose one of those listed.
    .pointed = The Paperboy cannot find this card: he needs a character that nobody has. Choose one of those listed.
refusal-must-find = “{ $choice }” is no answer; take the character that your Paperboy finds, such as “take banker”.
    .pointed = Your Paperboy finds a character now; choose one of those listed.
refusal-sell-or-done = “{ $choice }” is no answer before the scoring; sell a card or be “done”.
    .pointed = Before the scoring you can only sell cards; sell one, or end the sale.


## Position files: `position-<problem>`

position-card-cards = { position-where }: “{ $word }” is no card; write a terrain card from i-1 to ii-48, or a character such as “sheriff”.
position-card-twice = { position-where }: the card “{ $word }” has a place already; name each card once.
position-bids = { position-where }: everybody needs a bid for each round still to come, { $word } here; give this player more of them.
position-terrain = { position-where }: “{ $word }” is a character; a terrain card such as “i-17” belongs here.
position-character = { position-where }: “{ $word }” is a terrain card; a character such as “sheriff” belongs here.
position-sold = { position-where }: “{ $word }” are too many; at most three cards can have been sold.
position-no-power = { position-where }: the { $word } is never turned; write “has { $word }”.
position-city-sign = { position-where }: “{ $word }” is no sign of a parcel; the signs are . H T M R m D B S h G C b c P O, and - where no card lies.
position-city-split = { position-where }: this city falls apart; all its parcels must hang together side by side.
position-covered = { position-where }: the card at “{ $word }” covers what it must not; see “carson rules C3.2”.
position-city-size = { position-where }: this city does not fit; it has at most 8 by 8 parcels, 8 by 9 or 9 by 8 with the Captain, and its columns go from a to ab, its rows from 28 down to 1.
position-place-cards = { position-where }: “{ $word }” is no place for a card; write the parcel of its upper left corner, such as “n15”.
position-player-part-cards = { position-where }: “{ $word }” is nothing that this player can have; write such as “bids 2 3 7”, “bid 5”, “has banker” or “used lawyer”.
position-data-cards = { position-where }: “{ $word }” should be lists of an own deck as JSON.
position-next-cards =
    { position-where }: “{ $word }” cannot come next; write “round”, “powers”, “bids”, “choose”, “take 1” (with an offer), “place 1 i-17”, “end” or “score”.

refusal-other-deck = This was made with another deck of the card game ({ $found }); this program has { $known }. Use the version of the program that it was made with.
