### The card game in the terminal.

## What a parcel shows, in one or two characters; in ASCII ⌂ is h and ▲ is ^

cards-drawn-empty = .
cards-drawn-house = ⌂
cards-drawn-townhouse = ⌂⌂
cards-drawn-mountain = ▲▲
cards-drawn-ranch = { sign-ranch }
cards-drawn-mine = { sign-mine }
cards-drawn-drugstore = { sign-drugstore }
cards-drawn-bank = { sign-bank }
cards-drawn-saloon = { sign-saloon }
cards-drawn-hotel = { sign-hotel }
cards-drawn-general-store = { sign-general-store }
cards-drawn-church = { sign-church }
cards-drawn-blacksmith = { sign-blacksmith }
cards-drawn-city-hall = { sign-city-hall }
cards-drawn-prison = { sign-prison }
cards-drawn-outlaws = Ou


## The table

cards-title = CARSON CITY: THE CARD GAME
cards-phase-use-power = powers
cards-phase-choose-bid = bidding
cards-phase-take-card = choosing cards
cards-phase-place-card = placing a card
cards-phase-find-character = the Paperboy
cards-phase-last-sales = last sales
cards-phase-over = the end

# The card that is to be laid, beside its picture.
cards-to-lay = { $card } is to be laid
# Over the cards on offer; the last line of them says what each would bring this player if the game ended now.
cards-market-head = the cards on offer
cards-market-empty = no cards on offer now
cards-market-priority = priority
cards-market-gain = now
cards-market-nowhere = -
# Behind a character.
cards-market-character = priority { $priority }, now { $gain }
# Over a list: priority, gain, card.
cards-market-small = { "pri now  the cards on offer" }

# Over columns of fixed width: 14 for a number and a name, 10 for the sign, 4 for VP, then the bid; below each the bids left.
cards-players-head = { "   player      sign       VP  bid" }
# Whose turn comes when, behind a bid.
cards-bid =
    { $boost ->
        [0] { $bid }
       *[other] { $bid }+{ $boost }={ $total }
    } ({ cards-th })
cards-th =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
cards-bid-idle = { $bid }, laid off
cards-bid-none = no turn
cards-bid-hidden = has bid
cards-bid-boosted = +{ $boost }
cards-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# A character that has been used.
cards-turned = ({ $character })
cards-tie = { $number } { $sign }
cards-ties = Equal bids: { $order }
    .short = Equal bids go by the signs: { $order }

# In the place of the city.
cards-no-city =
    There is no card in the city yet.
    The first one will lie at n15.

cards-score-now = You score { $points } VP now:
cards-score-nothing = You score nothing yet.
cards-your-characters = You have { $characters }.
cards-source = { $part } { $points }


## The choices

cards-hint-bids = Chances to choose first, and the place on average.
cards-hint-bids-people = Chances as if everybody bid at random.
cards-hint-places = A number is at the card's upper left parcel.
cards-more-places = More places:
cards-more-many =
    { $count ->
        [one] 1 more has no number: type it, “{ $example }”
       *[other] { $count } more have no number: type one, such as “{ $example }”
    }


## What was typed

play-command-city = city
play-command-score = score
play-command-bids = bids
play-command-cards = cards

play-unknown-cards = “{ $text }” is neither a choice nor a command: type a number, a choice such as “take sheriff”, or “help”.
play-save-secret-cards = A bid lies face down, and the file would show it: save when all have bid.
play-undo-chance-cards = You cannot take that back: bids were shown or cards drawn since.

cards-why-what =
    Ask about a number in the list (“why 2”), a parcel or a place (“why n15”), a card (“why i-17”), or a building or character (“why saloon”).
cards-why-change = { $part }: { $before } → { $after } VP, { $gain }
cards-why-no-change = Nothing scores more or less.
cards-why-bid = Chances to choose first, second and so on with { $chances }.
cards-why-no-parcel = No card of yours lies at { $place }.
cards-why-scoreless = { $place }, { $kind }: { $about }
cards-why-parcel = { $place }, { $kind }: { $sum } = { $points } VP.
cards-why-card = { $card }: { $picture }, priority { $priority }.
cards-why-place = { $place } { $gain }
cards-why-places = Best places for you: { $places }.
cards-why-nowhere = There is no place for it in your city.

cards-city-whose = Whose city? Type “city” and a name, or a number from 1 to { $most }.
cards-city-of = { $player }'s city
cards-score-whose = Whose score? Type “score” and a name, or a number from 1 to { $most }.
cards-sheet = { $player } scores { $points } VP.
cards-sheet-short = { $player } { $points } VP: { $sources }.
cards-sheet-empty = { $player } { $points } VP.

cards-bids-of = { $player } has { $bids } left.
    .virtual =
        { $count ->
            [one] { $player } has { $bids } left, and plays it.
           *[other] { $player } has { $bids } left; each is played with the chance 1 in { $count }.
        }
    .none = { $player } has no bid left in this era.
cards-bids-chances = Your chances to choose first, second and so on:
cards-bids-chances-people = Your chances to choose first, second and so on, as if people and bots bid at random too:
cards-chance = { percent }
cards-chances = bid { $bid }: { $chances }; place { $mean } on average

cards-pile =
    { $count ->
        [one] 1 terrain card is in the pile of this era, of which { $coming } will be turned up; on it: { $kinds }.
       *[other] { $count } terrain cards are in the pile of this era, of which { $coming } will be turned up; on all of them: { $kinds }.
    }
cards-pile-characters =
    { $count ->
        [one] 1 character is in the pile: { $characters }.
       *[other] { $count } characters are in the pile, in no known order: { $characters }.
    }
cards-pile-under = Under the pile, because of a skull: { $characters }.
cards-taken = { $player } has these characters: { $characters }; and in the city: { $cards }.
    .characters = { $player } has these characters: { $characters }; and no card in the city.
    .cards = { $player } has no character; and in the city: { $cards }.
    .nothing = { $player } has neither a character nor a card in the city.
cards-taken-aside = { $line } Put aside: { $aside }.
cards-taken-virtual = { $player } has { $cards }: { $points } VP.
cards-taken-one = { $card } { $priority }
cards-taken-nothing = { $player } has no card yet.


## Help

play-help-cards =
    THE AIM is the most victory points (VP) after two eras of nine rounds: for what stands together well
    in the city that you build of cards, and for the characters you gather. A higher bid chooses earlier.
    TYPE a number, or the choice itself: “bid 7”, “take sheriff”, “place n15”. What is clear may be
    shorter: “sheriff”, “n15”. For a bid the number is the bid. An empty line shows the table again.
play-help-why-cards =
    why 2        what a choice brings, source by source; “why n15”: a parcel or a place for the card
                 “why saloon”, “why sheriff”, “why i-17”: what a building, a character or a card does
play-help-city = city 2       the city of another player
play-help-score = score        your score line by line, and everybody's; “score 2”: another player's
play-help-bids = bids         the bids that everybody has left, and your chances to choose first
play-help-cards-cards = cards        what is still in the piles, and what everybody has taken
play-help-rule-cards = rule C3.2    a rule by its number or by a word, such as “rule saloon”; “rule C”: the chapters
play-help-undo-cards = undo         takes the last choice back, up to drawn cards, open bids or a bot's move

cards-legend =
    IN THE CITY a parcel shows what is on it and below that what it scores now. While you place a card,
    a number stands where its upper left parcel would lie; a dot is a place further down the list.
    NOW beside a card on offer is what it would bring you at its best place if the game ended at once.
    WITH EACH PLAYER the bids that are left, and the characters; those in brackets have been used.
    A card's PRIORITY says how much virtual players want it; theirs added up are their score.
cards-legend-signs = { $signs }.
cards-legend-sign = { $sign } { $kind }


## The end

cards-virtual-of-level = { $name } ({ $level })
cards-how-to-look = “score 2” and “city 2” tell more, “log” how it went; “save FILE” keeps the game, “quit” leaves.


## A position, for `carson show`

cards-position = { $era }, round { $round } of { $rounds }
cards-offer = The cards on offer
cards-scores = Scores
cards-column-card = card
cards-column-priority = priority
cards-column-picture = picture
cards-column-contents = what it is
cards-column-player = player
cards-column-sign = sign
cards-column-points = VP
cards-column-bids = bids left
cards-column-bid = bid
cards-column-has = has
cards-column-parcel = parcel
cards-column-building = building
cards-column-parts = for


## Options of `carson play` and `carson simulate`

command-virtual-option = how many virtual players (as many as the table needs for four)
command-level-option = their level: beginner, advanced or expert; or a list with one for each
command-deck-option = a TOML file that replaces cards
command-level-nothing = --level names no level: write beginner, advanced or expert.
command-level-nobody = --level is for virtual players, and a table with { $players } players has none: add some with --virtual.
command-level-count = { $levels } levels do not go with { $virtual } virtual players: name one level for all, or one for each.
