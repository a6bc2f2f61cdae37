### Might is Right: duels with tiles instead of dice.

variant-might-is-right = Het recht van de sterkste
    .about = Duelleer met tegels uit een geheime hand in plaats van met dobbelstenen; een sterke hand begint met minder geld.


## Choices and questions

choice-tile = Leg { $tiles }: { $total } met je vuurkracht
choice-hold = Houd je laatste tegels
choice-discard = Gooi je laatste tegels weg en trek nieuwe

question-choose-duel-tile = { $player }, wat leg je voor dit duel? Niemand ziet het voordat iedereen heeft gelegd.
question-discard-tiles = { $player }, gooi je je laatste dueltegels weg?


## Events

event-tiles-dealt = { $player } heeft { $count } dueltegels, samen { $total }.
event-tiles-shown = Tegels op { $place }: { $dice }.
event-tiles-drawn =
    { $count ->
        [one] { $player } trekt een dueltegel.
       *[other] { $player } trekt { $count } dueltegels.
    }
event-tiles-discarded =
    { $count ->
        [one] { $player } gooit een dueltegel weg.
       *[other] { $player } gooit { $count } dueltegels weg.
    }


## Refusals

refusal-tiles-to-lay =
    { $count ->
        [one] In dit duel wordt één tegel gelegd.
       *[other] In dit duel worden { $count } tegels gelegd.
    }
position-tiles = { position-where }: “{ $word }” is geen dueltegel; die hebben de getallen 0 tot 5.
refusal-tile-not-yours = Die heb je niet; leg wat je in je hand hebt.
