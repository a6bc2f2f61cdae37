### The Auctioneer, the Doctor and Undertaker, and the extra that lets losers choose.

## Characters

character-auctioneer = Auctioneer
    .Y = Put two parcels of nobody's up for auction: half of the winning bid is yours, and if you win you pay only half.
    .short-Y = auction two parcels
    .R = Auction the ammunition, 3 more firepower for the round: the winner pays you, and if you win it is free.
    .short-R = auction the ammunition
character-doctor = Doctor/Undertaker
    .YR = Say which when you take the card: the Doctor moves losers of duels on for $3, the Undertaker gets $2 or costs a VP.
    .short-YR = $3 to move losers on, or $2 for each
    .Y = Doctor: for $3 the loser of a duel may go on to an empty place; you first, and for nothing. $3 for each outlaw.
    .short-Y = $3 from losers of duels who move on
    .R = Undertaker: the loser of a duel pays you $2 or loses 1 VP. $2 for each outlaw beaten.
    .short-R = $2 or a lost VP from losers of duels


## The extra

variant-losers-choice = The loser's choice
    .about = Who loses a duel may send that cowboy away for 2 VP instead of taking it home.


## Choices and questions

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

question-choose-lot = { $player }, which of nobody's parcels do you put up for auction? Two are sold together.
question-bid = { $player }, what do you bid? You have ${ $money }.
question-doctor-or-undertaker = { $player }, are you the Doctor or the Undertaker this round?
question-treat-cowboy = { $player }, where does your beaten cowboy go on to? You have ${ $money }.
question-funeral = { $player }, what do you give to the Undertaker for your beaten cowboy? You have ${ $money }.
question-home-or-away = { $player }, does your beaten cowboy stay at home, or do you send him away for VP?


## Events and reasons

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
reason-losers-choice = a cowboy sent away


## Refusals

refusal-in-the-auction = { $place } is in the auction already; choose another parcel beside it.
refusal-bid-needs-property = You need { $needed } property tiles for what is sold, and have fewer; pass.
refusal-bid-too-low = Bid at least ${ $least }, or pass.
refusal-step-over = The time of { $place } is over in this round; choose a place that is still to come.
refusal-fought-for = A duel has been fought for { $place } in this round; choose another place.
refusal-cowboy-there = There is a cowboy on { $place }; a beaten one goes where nobody stands.
