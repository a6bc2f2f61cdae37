### What can be chosen in the card game: `cards-choice-<verb>`, about 60 columns wide; and what is asked, `cards-question-<decision>`.
### $gain is a difference in points, as in `cards-points-more`; $card is a terrain card: in a terminal with its id, picture and contents, elsewhere by its contents.

## Powers and bids

cards-choice-use = Use the { $character }: { $use }
    .after-bids = Use the { $character }: { $use }, then you choose as number { $position }
cards-choice-decline = Do not use the { $character } now
# $boost is what characters add to the bid, $total what it counts.
cards-choice-bid =
    { $boost ->
        [0] Bid { $bid }
       *[other] Bid { $bid }+{ $boost }={ $total }
    }
    .idle = Lay off the { $bid }
# Behind a bid: how likely it is to choose first if the others bid at random, and the place on average.
cards-choice-odds = { $label }: first { percent }, place ≈ { $place }


## Cards

# $priority is 0 where no virtual player looks at it.
cards-choice-priority = { $priority ->
        [0] {""}
       *[other] {" "}(priority { $priority })
    }
# A terrain card with the best place for it.
cards-choice-take = { $card }{ cards-choice-priority }: { $gain } at { $place }
    .nowhere = { $card }{ cards-choice-priority }: no place for it
# A character with what it would score now.
cards-choice-take-character = { $character }: { $short }{ cards-choice-priority }: { $gain }
# The same when the Paperboy finds it.
cards-choice-find = { $character }: { $short }: { $gain }
# $covered counts the parcels that the card would lie on.
cards-choice-place = { $place }: { $gain }{ $covered ->
        [0] {""}
        [one] , covers 1 parcel
       *[other] , covers { $covered } parcels
    }
cards-choice-aside = Put { $card } aside: no place for it
# $gain counts the 7 VP and what the city loses.
cards-choice-sell = Sell { $card } at { $place }: { $gain } in all
cards-choice-done = Sell nothing more


## What is asked

cards-question-use-power = { $player }, do you use the { $character }?
    .after-bids = { $player }, you choose as number { $position } of { $count }: do you use the { $character }?
cards-question-choose-bid =
    { $boost ->
        [0] { $player }, which bid do you play?
       *[other] { $player }, which bid do you play? It counts { $boost } more.
    }
    .idle = { $player }, which bid do you lay off? You have taken your card with the Lawyer.
# .at-once: before the bids; .first: of two cards.
cards-question-take-card = { $player }, which card do you take?
    .at-once = { $player }, which card do you take at once, before the bids?
    .first = { $player }, which card do you take as the first of two?
cards-question-place-card = { $player }, where do you lay { $card }?
    .sale = { $player }, there is no place for { $card } in your city: sell a card to make room, or put it aside.
cards-question-find-character = { $player }, which character does your Paperboy find?
cards-question-last-sales =
    { $left ->
        [0] { $player }, you have sold all that the Auctioneer may sell; the scoring comes next.
        [one] { $player }, do you sell one more card before the scoring?
       *[other] { $player }, do you sell cards before the scoring? The Auctioneer can still sell { $left }.
    }
