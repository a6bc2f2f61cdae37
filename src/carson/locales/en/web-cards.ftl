### The card game's table in the browser. Names of cards, characters and buildings are in cards-names.ftl.

## Where the game is

web-cards-root = The table
web-cards-flow = How far the game is
web-cards-era =
    { $era ->
        [1] Era I
       *[other] Era II
    }
web-cards-round = Round { $round } of { $rounds }
web-cards-over = The game is over
web-cards-stage-powers = Powers
    .about = Four or five terrain cards and a character lie open. Whoever has a character for it may use his power now.
web-cards-stage-bid = Bid
    .about = Everybody lays a bid face down. Each bid can be played once in an era.
web-cards-stage-reveal = Reveal
    .about = All bids are turned up at once. The highest chooses first; between equal ones the back of the next character decides.
web-cards-stage-take = Take
    .about = In the order of the bids everybody takes one of the cards. What is left goes out of the game.
web-cards-stage-lay = Lay
    .about = A terrain card goes into your city at once. Then the others choose, and the next round begins.
web-cards-stage-end = Before the scoring


## The market

web-cards-market = The cards of this round
web-cards-market-empty = No cards lie open now.
web-cards-find = Characters that nobody has: your Paperboy finds one
web-cards-market-card = Card { $number }: { $corners }.
web-cards-priority = Priority { $priority }: how much virtual players want this card, and what it scores for them.
web-cards-priority-brief = Priority { $priority } for virtual players.
web-cards-wanted = The next virtual player takes this card
    .about = Of all cards that lie here the next virtual player takes this one.
web-cards-taken = { $name } has taken it
web-cards-no-place = no place
web-cards-this-round = Who chooses when
web-cards-last-round = The last round
web-cards-turn-bid = bid { $bid }
web-cards-turn-early = before the bids
web-cards-turn-took = took: { $card }
web-cards-turn-tied = equal bids


## When a character can be used

web-cards-use-before-bids = before the bids
web-cards-use-after-bids = when the bids lie open
web-cards-use-any-time = whenever you choose
web-cards-use-before-scoring = before the scoring
web-cards-use-always = works by itself
web-cards-used = used in this era
web-cards-used-up = used
web-cards-characters = Your characters
web-cards-now = Now: { $sum }.
web-cards-sell =
    { $left ->
        [0] Nothing more to sell
        [one] Sell a card (1 left)
       *[other] Sell a card ({ $left } left)
    }
web-cards-sales = Cards that can be sold
web-cards-sell-this = Sell the card at { $place }: { $gain } VP in all


## Bids

web-cards-hand = Your bids
    .about = The higher your bid, the earlier you choose a card. Each bid can be played once in an era; all come back for the second.
web-cards-hand-help = Below each bid: how likely it lets you choose first, if the others bid at random.
web-cards-hand-idle = You have taken your card already, so the bid that you choose is only laid off.
web-cards-bids-left = Bids left
web-cards-bid = Bid { $bid }
web-cards-bid-first = Bid { $bid }: { percent } to choose first
web-cards-bid-out = Bid { $bid } has been played in this era
web-cards-bid-down = Your { $bid } lies face down until all have bid.
web-cards-bid-secret = A bid lies face down.
web-cards-bid-thinking = Has not bid yet.
web-cards-bid-open =
    { $boost ->
        [0] Bids { $bid }
       *[other] Bids { $bid } and { $boost } more, { $total } in all
    } and chooses as number { $place }.
web-cards-bid-off = Lays the { $bid } off and does not choose in this round.
web-cards-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-cards-chance = { $place }: { percent }
web-cards-mean = On average place { $mean }.


## Players

web-cards-players = Players
web-cards-you = you
web-cards-just = { $character }
web-cards-turned = { $character }, used
web-cards-vp = VP
web-cards-turn = to move
web-cards-your-turn = your turn
web-cards-away = away
web-cards-bot = bot
web-cards-virtual = A virtual player turns up one of his bids by chance, takes the card of the highest priority and scores the priorities of his cards. He has no city and uses no power.
web-cards-virtual-character = For a virtual player a character is worth its priority and does nothing else.
web-cards-virtual-points =
    { $count ->
        [0] { $name } has no card yet.
        [one] { $name } has 1 card; its priority makes { $points } VP.
       *[other] { $name } has { $count } cards; their priorities add up to { $points } VP.
    }
web-cards-ties = Equal bids:
    .about = The back of the next character says who of equal bids chooses first, in this round: { $order }.
web-cards-left =
    { $count ->
        [0] { $name } has no bid left in this era.
       *[other] { $name } can still bid { $bids }.
    }
web-cards-left-virtual =
    { $count ->
        [0] { $name } has no bid left in this era.
        [one] { $name } has only the { $bids } left and plays it next.
       *[other] { $name } still has { $bids }; each is equally likely to come next.
    }
web-cards-show-own = Your city
web-cards-show-city = City
web-cards-show-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }


## Cities

web-cards-pane = City, score sheet and piles
web-cards-tab-sheet = Score sheet
web-cards-tab-piles = Still to come
web-cards-city-of = { $name }’s city
web-cards-cards-of = { $name }’s cards
web-cards-city-empty = The first card will lie here.
web-cards-back = Back to your city
web-cards-back-first = Back to the first city
web-cards-parcels = Parcels
web-cards-parcel = { $place }, { $kind }.
web-cards-parcel-scores = { $place }, { $kind }: { $points } VP. { $sum }
web-cards-scores =
    { $points ->
        [one] 1 VP for { $name } now: { $sum }.
       *[other] { $points } VP for { $name } now: { $sum }.
    }
# The buildings that a parcel is worth something to, each as in -to.
web-cards-worth = Also counts for: { $list }.
web-cards-worth-to = { $kind } at { $place } (+{ $points })
web-cards-places = Places for the card
web-cards-place-here =
    { $covered ->
        [0] { $place }: { $gain } VP
        [one] { $place }: { $gain } VP, covers 1 parcel
       *[other] { $place }: { $gain } VP, covers { $covered } parcels
    }
web-cards-best-place = At its best place, { $place }:
web-cards-before-after = { $before } → { $after } VP
web-cards-change = { $source } { $before } → { $after }
web-cards-covers =
    { $covered ->
        [one] Covers 1 parcel.
       *[other] Covers { $covered } parcels.
    }
web-cards-help-lay = Each mark is the middle of a place for the card, with the points that it would bring if the game ended now.
web-cards-help-first = The aim: the most victory points (VP) after two eras of nine rounds, for buildings that stand well together in a city of cards, and for characters.
web-cards-help-city = Point at a parcel to see what it scores.
web-cards-aside = Put aside, for there was no place: { $cards }.
web-cards-zoom-in = Larger
web-cards-zoom-out = Smaller
web-cards-zoom-all = The whole city


## Score sheet and piles

web-cards-sheet = Score sheet
web-cards-sheet-now = If the game ended now, in victory points (VP)
web-cards-sheet-end = The final score, in victory points (VP)
web-cards-sheet-city = City
web-cards-sheet-characters = Characters
web-cards-sheet-total = Total
web-cards-nothing = nothing
web-cards-pile =
    { $count ->
        [0] No terrain card is left in the pile of this era.
        [one] 1 terrain card is left in the pile of this era; { $coming } will be turned up.
       *[other] { $count } terrain cards are left in the pile of this era; { $coming } of them will be turned up. On all of them:
    }
web-cards-pile-all = Show all of these cards
web-cards-pile-characters =
    { $count ->
        [one] 1 character that nobody has seen yet
       *[other] { $count } characters that nobody has seen yet
    }
web-cards-pile-under =
    { $count ->
        [one] Under the pile, because of a skull
       *[other] Under the pile, because of skulls
    }
