"""Who is likely to win the card game, from the points that everybody may expect in the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from carson.cards.round.rounds import ERAS, ROUNDS

# Of virtual players by their level, in 3,000 games of quick players: points in a round, and how many fewer than with people
# alone everybody else gets in a whole game for each of them.
A_ROUND: Final = {"beginner": 6.15, "advanced": 6.45, "expert": 6.35}
COSTS: Final = {"beginner": 0.0, "advanced": 3.6, "expert": 5.8}


class Doubt(NamedTuple):
    """By how many points expectations may be wrong: at the end, and how many more at the start."""

    end: float
    start: float


USUAL: Final = Doubt(3.0, 10.0)


def rounds_after(era: int, round: int) -> int:
    return ROUNDS - round + (ERAS - era) * ROUNDS


def in_the_end(real: Sequence[float], scores: Sequence[float], levels: Sequence[str], era: int, round: int) -> list[float]:
    """What everybody may expect: people by what their estates are worth after a round, virtual players by their scores."""
    rounds = rounds_after(era, round)
    costs = sum(COSTS[level] for level in levels) * rounds / (ERAS * ROUNDS)
    virtual = [score + A_ROUND[level] * rounds for score, level in zip(scores, levels, strict=True)]
    return [*(value - costs for value in real), *virtual]


def points_in_doubt(doubt: Doubt, era: int, round: int) -> float:
    return doubt.end + doubt.start * rounds_after(era, round) / (ERAS * ROUNDS)


def chances(finals: Sequence[float], doubt: Doubt, era: int, round: int) -> list[float]:
    """Of each, by what all may expect after a round: the more is doubtful, the more even they are."""
    points = points_in_doubt(doubt, era, round)
    best = max(finals)
    odds = [exp((final - best) / points) for final in finals]
    total = sum(odds)
    return [one / total for one in odds]
