### Kit Carson: what happens, what can be chosen, why not.

variant-kit-carson = Kit Carson
    .about = Everybody places cowboys and moves them about at the same time; passing early is worth VP at the end.

event-shift =
    { $piece ->
        [white-cowboy] { $player } moves the white cowboy from { $origin } to { $place }.
       *[other] { $player } moves a cowboy from { $origin } to { $place }.
    }

question-first-cowboy =
    { $cowboys ->
        [0] { $player }, place a cowboy or pass; then everybody begins.
        [one] { $player }, place your only cowboy or pass; then everybody begins.
       *[other] { $player }, place the first of your { $cowboys } cowboys or pass; then everybody begins.
    }
question-place-together =
    { $cowboys ->
        [0] { $player }, move a cowboy, or pass; the others do the same.
        [one] { $player }, place your last cowboy, move one, or pass; the others do the same.
       *[other] { $player }, place one of your { $cowboys } cowboys, move one, or pass; the others do the same.
    }
question-put-down = { $player }, where does the cowboy go?

choice-move =
    { $place ->
        [white-cowboy] Move the white cowboy
       *[other] Move the cowboy from { $place }
    }

refusal-cowboy-at-hand = First choose where the cowboy from { $place } goes; he may stay where he is.
refusal-white-cowboy-not-placed = The white cowboy is not on the board, or not yours.
refusal-cowboy-stays = Your cowboy on { $place } stays there for good.
refusal-no-cowboy-to-move = You have no cowboy on { $place } to move.
