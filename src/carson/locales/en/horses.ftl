### Horses: the enclosures by name, what can be chosen, what happens, why not.

variant-horses = Horses
    .about = A horse may follow each cowboy into one of five enclosures; the best horses win the rodeo and VP.

place-enclosure-1 = the first enclosure
place-enclosure-2 = the second enclosure
place-enclosure-3 = the third enclosure
place-enclosure-4 = the fourth enclosure
place-enclosure-5 = the fifth enclosure


## Choices and questions

# $hats is what a horse there counts in the rodeo.
choice-horse = Enclosure { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [2] one more cowboy, a move or a pass
        [3] one of your ranches pays double
        [4] ${ $money } at once
       *[other] for the rodeo
    }{ choice-horse-hats }
choice-buy-horse = A horse for ${ $price } and a wage, enclosure { $enclosure }: { $enclosure ->
        [1] { choice-horse-firepower }
        [3] a ranch pays double
        [4] ${ $money } at once
       *[other] for the rodeo
    }{ choice-horse-hats }
choice-horse-firepower =
    { $firepower ->
        [0] no more firepower
       *[other] { $firepower } more firepower
    }
choice-horse-hats =
    { $hats ->
        [one] {" "}(1 hat)
       *[other] {" "}({ $hats } hats)
    }
choice-corral = A cowboy into enclosure { $place }: horses there count twice in the rodeo
choice-back = Back into your supply
choice-herd = { $place }: this ranch pays double, ${ $money } more
choice-done-place-horse = No horse
choice-done-second-enclosure = Nothing of this
choice-done-herd-horses = No more ranch

question-place-horse = { $player }, does a horse go into one of your enclosures?
question-second-enclosure = { $player }, your horse lets you place one more cowboy, move one, or pass at once.
question-move-cowboy = { $player }, where does your cowboy go? No horse follows him.
question-buy-horse = { $player }, do you buy a horse instead of one wage? You have ${ $money }.
question-herd-horses = { $player }, which of your ranches pays double?


## Events and reasons

event-horse = { $player } puts a horse into enclosure { $enclosure }.
event-corral = { $player } puts a cowboy into enclosure { $enclosure }.
event-take-home = { $player } takes a cowboy back from { $place }.
event-buy-horse = { $player } buys a horse for ${ $price } instead of a wage of ${ $wage }.
event-herd = { $player }'s ranch on { $place } pays double, for a horse.
event-rodeo-score = Rodeo: { $player } scores { $score }.
event-rodeo = { $winner } wins the rodeo with { $score }.

gain-horses =
    { $count ->
        [one] { $player } gets a horse: { $reason }.
       *[other] { $player } gets { $count } horses: { $reason }.
    }
gain-rodeo = { $player } gets a rodeo token: at the end 1 VP more for each horse.

reason-horses = horses
    .about = In the end 1 VP for each horse, and as much again for each rodeo won.
reason-rodeo = the rodeo
reason-enclosure = the fourth enclosure
part-horses = horses
    .sum = horses { $amount }


## Why not

refusal-cowboy-in-enclosure = You have a cowboy in enclosure { $enclosure } already; each takes one.
refusal-enclosure-not-used = Enclosure { $enclosure } is not used when everybody places at once; choose another.
refusal-no-cowboy-in-enclosure = You have no cowboy in enclosure { $enclosure }.
refusal-move-elsewhere = Your cowboy came from there; choose another place, or leave him in your supply.
refusal-no-ranch-to-double = There is no ranch of yours on { $place } that a horse could double; choose one of the ranches listed.

position-horses = { position-where }: player { $word } has horses or cowboys in enclosures that cannot be; there are ten numbers each.
