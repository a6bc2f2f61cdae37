### The characters besides the first seven, dynamite, the extra that lets losers choose, and the rulebook's five casts as presets.

## Characters

# A card both of whose sides are in play: the round, or whoever takes it, says which.
side-YR = both sides

character-paperboy = Paperboy
    .Y = For $3 take a second card, not the Sheriff: its powers and cash limit are yours, and you place first.
    .short-Y = place first with another's powers, for $3
    .R = Take a second card, not the Sheriff: its powers are yours, its cash limit less $5, and you place first.
    .short-R = place first with another's powers, limit less $5
character-indian = Indian
    .Y = Two parcels for nothing, by dice: empty and nobody's.
    .short-Y = two parcels by dice
    .R = In Parcel purchase no parcel costs you more than $3.
    .short-R = parcels for at most $3
character-governor = Governor
    .Y = A road at once, and 1 VP for each road of yours that reaches a new parcel this round; 2 VP for such a bridge.
    .short-Y = a road, and 1 VP for each road to a new parcel
    .R = Tax the others: $1 for each of their revolvers, or $1 for each $10 they have, rounded up.
    .short-R = a tax on weapons or on money
character-teacher = Teacher
    .YR = Rounds 1 to 3: you are first in the next round. Round 4: 2 VP for each school, prison, church, and for no saloon.
    .Y = In the next round you are first, whenever you pass in this one.
    .short-Y = first in the next round
    .R = At the end 2 VP for each school, prison and church of yours, and 2 VP if you have no saloon.
    .short-R = VP for schools, prisons, churches
character-lawyer = Lawyer/Editor
    .Y = Lawyer: buy a parcel at once, and others leave the parcels where you stand without a duel.
    .short-Y = a parcel at once, none contested
    .R = Editor: 1 VP for each $5 that your own buildings pay you, rounded up; $10, $15, $20 in rounds 2, 3, 4.
    .short-R = VP for what your buildings pay
character-father-christmas = Father Christmas
    .Y = 5 VP at once.
    .short-Y = 5 VP at once
    .R = 2 VP at once, and the die: on 3 or more $5 too, on 5 or 6 also a cowboy.
    .short-R = 2 VP, and more by the die
character-prospector = Prospector
    .Y = A mine for $10, from the track or else the bag, with an empty parcel of nobody's; once mines run out, the card turns to red.
    .short-Y = a mine and its land for $10
    .R = Two tokens of dynamite, kept until used: in a duel, against outlaws too, a second die or duel tile; or three times the income of a mine of yours.
    .short-R = two tokens of dynamite
character-gunsmith = Gunsmith
    .Y = 2 VP for each duel you win, against outlaws too.
    .short-Y = 2 VP for each duel won
    .R = In each duel, against outlaws too, you may roll one of your dice again; in “{ variant-might-is-right }” you choose your tile last. And a token of dynamite.
    .short-R = roll a die again in duels, one dynamite
character-singer = Singer
    .Y = Two tokens for cowboys whom nobody fights: on Roads (1), the incomes and the spaces for VP, even beside the white cowboy.
    .short-Y = two cowboys whom nobody fights
    .R = One more cowboy, from the general supply, at Gambling: nobody fights him, nothing moves him, and he multiplies his dice.
    .short-R = one more cowboy at Gambling, dice multiplied
character-cowboy = Cowboy
    .Y = A horse at once.
    .short-Y = a horse at once
    .R = A ranch for $8, from the track or else the bag, with an empty parcel of nobody's; once ranches run out, it turns to yellow with “{ variant-horses }”.
    .short-R = a ranch and its land for $8
character-heroes = Heroes
    .Y = No attacks on your buildings, and none by you except on outlaws. These take none of your income, and next ride as if it were $0.
    .short-Y = safe from attacks and outlaws, attack nobody
    .R = 3 VP at once, or send one or two of your cowboys away for 6 or 9 VP.
    .short-R = 3 VP, or 6 or 9 for one or two cowboys
character-auctioneer = Auctioneer
    .Y = Put two parcels of nobody's up for auction: half of the winning bid is yours, and if you win you pay only half.
    .short-Y = auction two parcels
    .R = Auction the ammunition, 3 more firepower for the round: the winner pays you, and if you win it is free. Once sold, its space is closed.
    .short-R = auction the ammunition
character-doctor = Doctor/Undertaker
    .YR = Say which when you take it: losers of duels move on for $3 (Doctor), or pay $2 or lose 1 VP (Undertaker). A beaten outlaw brings you as much.
    .short-YR = $3 to move losers on, or $2 for each
    .Y = Doctor: for $3 the loser of a duel may go on to an empty place; you first, and for nothing. $3 for each outlaw beaten.
    .short-Y = $3 from losers of duels who move on
    .R = Undertaker: whoever else loses a duel pays you $2 or loses 1 VP. $2 for each outlaw beaten.
    .short-R = $2 or a lost VP from losers of duels


## Choices

# The Paperboy has no cash limit of his own.
choice-take-paperboy = { $character } ({ $number }): { $short }
choice-tax =
    { $place ->
        [weapons] Tax weapons: ${ $money }
       *[other] Tax money: ${ $money }
    }
# Placements with a piece; $label says what the place is for.
choice-dynamite = { $label } (with dynamite)
choice-sing = { $label } (without a duel)
choice-charm = { $label } (from the general supply)
choice-fetch-with-land = The { $kind } from the ${ $place } space: ${ $price } with its land
choice-blast = { $place }: dynamite in the mine, ${ $money } more
choice-done-blast-mine = Use no dynamite now
choice-reroll = Roll the { $die } again
choice-stand = Let the dice stand
choice-retire =
    { $sent ->
        [0] { $points } VP
        [one] { $points } VP for one of your cowboys
       *[other] { $points } VP for { $sent } of your cowboys
    }

# The dice of one player: "Bea 5 and 2".
dice-of = { $player } { $dice }
dice-next = { $dice } and { $next }
choice-auction = { $place }{ choice-on }: auction it ({ $parts })
choice-bid = Bid ${ $place }
choice-pass-bid = Pass: out of this auction
choice-side =
    { $place ->
        [doctor] Doctor, limit $60: losers of duels may move on for $3
       *[other] Undertaker, limit $90: losers pay you $2 or lose a VP
    }
choice-treat =
    { $costs ->
        [0] Move on: { $label }
       *[other] Move on for ${ $costs }: { $label }
    }
choice-decline-treat-cowboy = The cowboy stays at home
choice-bury =
    { $place ->
        [money] Pay $2 to the Undertaker, ${ $left } left
       *[other] Lose 1 VP
    }
choice-home = The cowboy stays at home
choice-away = Send him away for { $points } VP


## Questions

question-second-card = { $player }, whose powers do you take? Your number stays 0.
question-choose-tax = { $player }, do you tax the others' weapons or their money?
question-buy-at-once = { $player }, which parcel do you buy at once? You have ${ $money }.
question-choose-tile = { $player }, which { $kind } do you buy for ${ $price }, with land for it? You have ${ $money }.
question-buy-with-land = { $player }, where do you build the { $kind }, for ${ $price } with its land? You have ${ $money }.
question-blast-mine = { $player }, which mine do you use dynamite on?
question-reroll-die = { $player }, do you roll again on { $place }? { $dice }.
question-retire-cowboys = { $player }, how many of your { $cowboys } cowboys do you send away for VP?
question-choose-lot = { $player }, which of nobody's parcels do you put up for auction? Two are sold together.
question-bid = { $player }, what do you bid? You have ${ $money }.
question-doctor-or-undertaker = { $player }, are you the Doctor or the Undertaker this round?
question-treat-cowboy = { $player }, where does your beaten cowboy go on to? You have ${ $money }.
question-funeral = { $player }, what do you give to the Undertaker for your beaten cowboy? You have ${ $money }.
question-home-or-away = { $player }, does your beaten cowboy stay at home, or do you send him away for VP?


## The terminal

board-choose-dynamite = Dynamite: type "dynamite" and the place for a cowboy who takes it along, such as "{ $example }"
board-has-dynamite = { $count } dynamite
board-has-no-duel = { $count } no-duel


## Events and reasons

event-tax =
    { $what ->
        [weapons] { $player } taxes weapons.
       *[other] { $player } taxes money.
    }
event-taxed = { $player } pays ${ $paid } of tax to { $owner }.
event-teacher = { $player } goes to the front of the pass track: Teacher.
event-lawyer = The Lawyer speaks for { $player } on { $place }: all other cowboys there go home.
event-father-christmas = { $player } rolls a { $roll } for Father Christmas.

reason-editor = Editor
    .about = { character-lawyer.R }
event-place-dynamite = { $player } places a cowboy with dynamite on { $place }.
event-place-no-duel = { $player } places a cowboy whom nobody fights on { $place }.
event-decline-buy-mine = { $player } buys no mine.
event-decline-buy-ranch = { $player } buys no ranch.
event-blast = { $player }'s mine on { $place } pays triple: dynamite.
event-dice = Dice on { $place }: { $dice }.
event-reroll = { $player } rolls the { $first } again: { $second }.

gain-dynamite =
    { $count ->
        [one] { $player } gets a token of dynamite: { $reason }.
       *[other] { $player } gets { $count } tokens of dynamite: { $reason }.
    }
gain-no-duel =
    { $count ->
        [one] { $player } gets a no-duel token: { $reason }.
       *[other] { $player } gets { $count } no-duel tokens: { $reason }.
    }
gain-mine = { $player } takes a mine out of the bag: { $reason }.
gain-ranch = { $player } takes a ranch out of the bag: { $reason }.
pay-cowboys =
    { $count ->
        [one] { $player } sends a cowboy away: { $reason }.
       *[other] { $player } sends { $count } cowboys away: { $reason }.
    }
event-auction-parcels = { $player } puts { $places } up for auction.
event-auction-ammunition = { $player } puts the ammunition up for auction.
event-bid = { $player } bids ${ $price }.
event-no-bid = { $player } is out of the auction.
event-auction-won =
    { $share ->
        [0] { $player } wins the auction and pays ${ $price }.
       *[other] { $player } wins the auction and pays ${ $price }, ${ $share } of it to { $owner }.
    }
event-auction-fails = Nobody has made a bid.
event-side =
    { $what ->
        [doctor] { $player } is the Doctor.
       *[other] { $player } is the Undertaker.
    }
event-treated =
    { $price ->
        [0] The Doctor treats { $player }'s cowboy.
       *[other] { $owner } treats { $player }'s cowboy for ${ $price }.
    }
event-buried =
    { $what ->
        [money] { $player } pays $2 to the Undertaker { $owner }.
       *[other] { $player } loses 1 VP to the Undertaker.
    }

reason-auction = auction
reason-doctor = Doctor
reason-undertaker = Undertaker
    .about = { character-doctor.R }
reason-losers-choice = a cowboy sent away
    .about = Whoever lost a duel could send his cowboy away for points.


## Refusals

refusal-no-second-card = The { $character } cannot be a second card; choose another.
refusal-outlaw-keeps-parcel = There is an outlaw on { $place }; choose another parcel.
refusal-no-dynamite = You have no dynamite.
refusal-dynamite-place = Dynamite does nothing on { $place }, where nobody fights; place a cowboy without it.
refusal-no-mine-of-yours = You have no mine on { $place }; use dynamite on a mine of your own.
refusal-blasted-already = The mine on { $place } pays triple already; each takes one token of dynamite in a round.
refusal-mine-without-income = The mine on { $place } earns nothing, and three times nothing is no more; keep the dynamite.
refusal-no-such-die = None of your dice shows a { $die }; roll one of those that lie there, or let them stand.
refusal-no-duel-tokens-gone = You have no no-duel token left in this round.
refusal-no-cowboy-in-supply = None of your cowboys is left in the general supply.
refusal-heroes-attack-nobody = The Heroes attack nobody, so you cannot go to { $place }; choose a place that is no rival's building.
refusal-card-protects = { $player } has the { $character } this round: nothing of theirs is attacked; choose another place.
refusal-too-few-to-retire = You have only { $left } of your cowboys at home to send away.
refusal-in-the-auction = { $place } is in the auction already; choose another parcel beside it.
refusal-bid-needs-property = You need { $needed } property tiles for what is sold, and have fewer; pass.
refusal-bid-too-low = Bid at least ${ $least }, or pass.
refusal-step-over = The time of { $place } is over in this round; choose a place that is still to come.
refusal-fought-for = A duel has been fought for { $place } in this round; choose another place.
refusal-cowboy-there = There is a cowboy on { $place }; a beaten one goes where nobody stands.


## The extra

variant-losers-choice = The loser's choice
    .about = Who loses a duel may send that cowboy away for 2 VP instead of taking it home.


## Presets

preset-quiet = A quiet city
    .about = Few conflicts, good for five or six: 1R 2R 5Y 11Y 13Y 14YR 16R, all 38 buildings.
preset-prosper = A city where you can prosper
    .about = Everybody gets rich: 0Y 2Y 3Y 4R 6Y 8R 12Y 16Y, all 38 buildings.
preset-home-owner = The perfect city to become a home owner
    .about = Land and a growing town: 0Y 3R 4Y 5R 8Y 9Y 12Y 15R, all 38 buildings.
preset-gold-rush = Gold rush
    .about = Mines pay, with nine mountains, with or without the river: 0R 1Y 3Y 5R 8R 9Y 10R 11R, all 38 buildings.
preset-settling-scores = Settling scores
    .about = As aggressive as can be: 0R 6R 7Y 9R 10Y 12R 13R 14YR, all 38 buildings.
