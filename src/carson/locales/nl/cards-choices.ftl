### What can be chosen in the card game: `cards-choice-<verb>`, about 60 columns wide; and what is asked, `cards-question-<decision>`.
### $gain is a difference in points, as in `cards-points-more`; $card is a terrain card: in a terminal with its id, picture and contents, elsewhere by its contents.

## Powers and bids

cards-choice-use = Gebruik de { $character }: { $use }
    .after-bids = Gebruik de { $character }: { $use }, dan kies je als nummer { $position }
cards-choice-decline = Gebruik de { $character } nu niet
# $boost is what characters add to the bid, $total what it counts.
cards-choice-bid =
    { $boost ->
        [0] Bied { $bid }
       *[other] Bied { $bid }+{ $boost }={ $total }
    }
    .idle = Leg de { $bid } af
# Behind a bid: how likely it is to choose first if the others bid at random, and the place on average.
cards-choice-odds = { $label }: eerste { percent }, plaats ≈ { $place }


## Cards

# $priority is 0 where no virtual player looks at it.
cards-choice-priority = { $priority ->
        [0] {""}
       *[other] {" "}(prioriteit { $priority })
    }
# A terrain card with the best place for it.
cards-choice-take = { $card }{ cards-choice-priority }: { $gain } op { $place }
    .nowhere = { $card }{ cards-choice-priority }: geen plek ervoor
# A character with what it would score now.
cards-choice-take-character = { $character }: { $short }{ cards-choice-priority }: { $gain }
# The same when the Paperboy finds it.
cards-choice-find = { $character }: { $short }: { $gain }
# $covered counts the parcels that the card would lie on.
cards-choice-place = { $place }: { $gain }{ $covered ->
        [0] {""}
        [one] , dekt 1 kavel af
       *[other] , dekt { $covered } kavels af
    }
cards-choice-aside = Leg { $card } opzij: geen plek ervoor
# $gain counts the 7 VP and what the city loses.
cards-choice-sell = Verkoop { $card } op { $place }: samen { $gain }
cards-choice-done = Niets meer verkopen


## What is asked

cards-question-use-power = { $player }, gebruik je de { $character }?
    .after-bids = { $player }, je kiest als nummer { $position } van { $count }: gebruik je de { $character }?
cards-question-choose-bid =
    { $boost ->
        [0] { $player }, welke biedkaart speel je?
       *[other] { $player }, welke biedkaart speel je? Die telt { $boost } meer.
    }
    .idle = { $player }, welke biedkaart leg je af? Je hebt je kaart al met de Advocaat genomen.
# .at-once: before the bids; .first: of two cards.
cards-question-take-card = { $player }, welke kaart neem je?
    .at-once = { $player }, welke kaart neem je meteen, vóór het bieden?
    .first = { $player }, welke kaart neem je als eerste van twee?
cards-question-place-card = { $player }, waar leg je { $card }?
    .sale = { $player }, in je stad is geen plek voor { $card }: verkoop een kaart om plek te maken, of leg de kaart opzij.
cards-question-find-character = { $player }, welk personage vindt je Krantenjongen?
cards-question-last-sales =
    { $left ->
        [0] { $player }, je hebt alles verkocht wat de Veilingmeester mag verkopen; nu komt de puntentelling.
        [one] { $player }, verkoop je nog één kaart vóór de puntentelling?
       *[other] { $player }, verkoop je kaarten vóór de puntentelling? De Veilingmeester mag er nog { $left } verkopen.
    }
