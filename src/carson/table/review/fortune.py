"""How everybody stood after a choice, and what of it was luck: dice, draws, and what others had chosen in secret.

Luck is how much a seat's chance to win changes at the moment when it is known what came of a choice, against what could be
expected when it had been made: both as the seat itself may know the game, in the same futures but for what is known now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from carson.bots import imagined_for
from carson.bots.foresight import Chances, Foresight, foresight_of
from carson.core.game import SPECTATOR, Game
from carson.games import title_of
from carson.table.review.judging import FEWEST, SEED, SIMULATIONS, mean_and_error

FUTURES: Final = 12  # for luck, one in so many of a choice's simulations; a moment where there was none gets half of them


@dataclass(frozen=True, slots=True)
class Fortune:
    """After a choice."""

    number: int
    chances: tuple[float, ...]  # of all to win, as everybody may know; nothing: what they were
    luck: tuple[float, ...] = ()  # by seat; nothing: there was none
    errors: tuple[float, ...] = ()  # their standard errors


def fortune(before: Game, number: int, seat: int, choice: int, after: Game, simulations: int = SIMULATIONS) -> Fortune:
    """Of a choice between two positions that follow each other."""
    futures = max(FEWEST, simulations // FUTURES)
    secret = before.in_secret
    came_out = after.draws != before.draws or (
        secret and not (after.in_secret and set(after.waiting) <= set(before.waiting))
    )
    if not came_out:
        if secret:
            return Fortune(number, ())
        return Fortune(number, averages(expecting(before, SPECTATOR, seat, choice), max(FEWEST, futures // 2)))
    known = knowing(after, SPECTATOR, before)
    if known(0) is None:
        return Fortune(number, averages(expecting(before, SPECTATOR, seat, choice), futures))
    chances = averages(known, futures)
    if not secret and not title_of(before.name).has_secrets(before.config_as_json()):
        pairs = compared(expecting(before, SPECTATOR, seat, choice), known, futures)
        found = [pairs(one) for one in range(before.players)]
    else:
        found = []
        for one in range(before.players):
            if secret and one != seat:
                expected = knowing(before, one, before)
            else:
                expected = expecting(before, one, seat, choice)
            found.append(compared(expected, knowing(after, one, before), futures)(one))
    return Fortune(number, chances, tuple(luck for luck, _ in found), tuple(error for _, error in found))


Outcome = Callable[[int], Chances | None]  # in the future of a number


def expecting(game: Game, view: int, seat: int, choice: int) -> Outcome:
    """What may come of a choice that `view` has seen."""
    position, foresight = looked_at(game, view)
    return lambda number: foresight.chances(position, view, seat, choice, number)


def knowing(game: Game, view: int, before: Game) -> Outcome:
    """What may come of a game as it stands."""
    position, foresight = looked_at(game, view)
    return lambda number: foresight.standing(position, view, number, before)


def looked_at(game: Game, view: int) -> tuple[Game, Foresight]:
    return imagined_for(SEED, game, view), foresight_of(game.name)(SEED)


def averages(outcome: Outcome, futures: int) -> tuple[float, ...]:
    return tuple(sum(values) / futures for values in zip(*gathered(outcome, futures), strict=True))


def compared(expected: Outcome, known: Outcome, futures: int) -> Callable[[int], tuple[float, float]]:
    """By seat: how much better it is now than could be expected, and the standard error."""
    pairs = list(zip(gathered(expected, futures), gathered(known, futures), strict=True))
    return lambda seat: mean_and_error([after[seat] - before[seat] for before, after in pairs])


def gathered(outcome: Outcome, futures: int) -> Sequence[Chances]:
    return [chances for number in range(futures) if (chances := outcome(number)) is not None]
