### Outlaws: what happens, what can be chosen, why not.

variant-outlaws = Outlaws
    .about = From round 2 on outlaws ride in: they halve what the best buildings pay, and nobody buys or builds where one stands. Beating one brings VP.

event-outlaws =
    { $count ->
        [one] { $player } rolls: an outlaw is coming. His strength is { $strength }, beating him brings { $points } VP.
       *[other] { $player } rolls: { $count } outlaws are coming. Their strength is { $strength }, beating one brings { $points } VP.
    }
event-outlaw-arrives = An outlaw arrives on { $place }.
event-outlaw-captured = An outlaw rides right into the prison of { $player } on { $place } and is captured.
event-outlaw-moves = The outlaw on { $origin } moves to { $place }.
event-outlaw-beaten = Fight with the outlaw on { $place }, strength { $strength }: { $rolls }. { $player } beats him.
event-outlaw-stays = Fight with the outlaw on { $place }, strength { $strength }: { $rolls }. The outlaw wins and stays.
event-outlaw-prey = { $player } attacks the building on { $place } instead of taking VP.
event-outlaw-takes = The outlaw on { $place } takes ${ $money } of what { $player } would get.

reason-outlaws = an outlaw
    .about = For outlaws who were beaten.

question-ride-next = { $player }, which outlaw moves next?
question-outlaw-reward = { $player }, you have beaten the outlaw: do you take the VP or attack the building?

choice-ride = The outlaw on { $place }
choice-bounty = { $points } VP
choice-attack = Attack { $owner }'s building for half of its income, now ${ $money }
# Where an outlaw is: a cowboy placed there, and the naming of a fight.
choice-outlaw = { $place }: the outlaw, strength { $strength }, for { $points } VP ({ $odds })

refusal-no-outlaw-to-move = No outlaw on { $place } is waiting to move; name one of those that are listed.
