### Might is Right: duels with tiles instead of dice.

variant-might-is-right = Might is Right
    .about = Duels are fought with tiles from secret hands instead of dice; strong hands start with less money.


## Choices and questions

choice-tile = Lay { $tiles }: { $total } with your firepower
choice-hold = Keep your last tiles
choice-discard = Throw your last tiles away and draw new ones

question-choose-duel-tile = { $player }, what do you lay for this duel? Nobody sees it before all have laid.
question-discard-tiles = { $player }, do you throw your last duel tiles away?


## Events

event-tiles-dealt = { $player } has { $count } duel tiles that add up to { $total }.
event-tiles-shown = Tiles on { $place }: { $dice }.
event-tiles-drawn =
    { $count ->
        [one] { $player } draws a duel tile.
       *[other] { $player } draws { $count } duel tiles.
    }
event-tiles-discarded =
    { $count ->
        [one] { $player } throws a duel tile away.
       *[other] { $player } throws { $count } duel tiles away.
    }


## Refusals

refusal-tiles-to-lay =
    { $count ->
        [one] One tile is laid in this duel.
       *[other] { $count } tiles are laid in this duel.
    }
position-tiles = { position-where }: "{ $word }" is no duel tile; they have the numbers 0 to 5.
refusal-tile-not-yours = You do not have that; lay what is in your hand.
