### The Prospector, Gunsmith, Singer, Cowboy and Heroes; and dynamite.

## Characters

character-prospector = Prospector
    .Y = A mine for $10, from the track or else the bag, with a parcel that nobody owns.
    .short-Y = a mine and its land for $10
    .R = Two tokens of dynamite: a second die in a duel, or three times the income of a mine of yours.
    .short-R = two tokens of dynamite
character-gunsmith = Gunsmith
    .Y = 2 VP for each duel you win, against outlaws too.
    .short-Y = 2 VP for each duel won
    .R = In each duel you may roll one of your dice again; and a token of dynamite.
    .short-R = roll a die again in duels, one dynamite
character-singer = Singer
    .Y = Two tokens for cowboys whom nobody fights: on Roads (1), the incomes and the spaces for VP.
    .short-Y = two cowboys whom nobody fights
    .R = One more cowboy, from the general supply, at Gambling: nobody fights him, and he multiplies his dice.
    .short-R = one more cowboy at Gambling, dice multiplied
character-cowboy = Cowboy
    .Y = A horse at once.
    .short-Y = a horse at once
    .R = A ranch for $8, from the track or else the bag, with a parcel that nobody owns.
    .short-R = a ranch and its land for $8
character-heroes = Heroes
    .Y = Nobody attacks your buildings, and you attack nobody's.
    .short-Y = no attacks on you, none by you
    .R = 3 VP at once, or send one or two of your cowboys away for 6 or 9 VP.
    .short-R = 3 VP, or 6 or 9 for one or two cowboys


## Choices

# Placements with a piece; $label says what the place is for.
choice-dynamite = With dynamite: { $label }
choice-sing = Without a duel: { $label }
choice-charm = From the general supply: { $label }
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


## The terminal

play-choose-dynamite = Dynamite: type "dynamite" and the place for a cowboy who takes it along, such as "{ $example }"
play-has-dynamite = { $count } dynamite
play-has-no-duel = { $count } no-duel


## Questions

question-choose-tile = { $player }, which { $kind } do you buy for ${ $price }, with land for it? You have ${ $money }.
question-buy-with-land = { $player }, where do you build the { $kind }, for ${ $price } with its land? You have ${ $money }.
question-blast-mine = { $player }, which mine do you use dynamite on?
question-reroll-die = { $player }, do you roll again on { $place }? { $dice }.
question-retire-cowboys = { $player }, how many of your { $cowboys } cowboys do you send away for VP?


## Events

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


## Refusals

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
