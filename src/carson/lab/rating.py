"""How sure one can be of a share of wins, and ratings from the wins of all pairings (Bradley and Terry's model)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

SURE: Final = 1.959964  # standard deviations on either side that hold in 95 of 100 cases
ELO: Final = 400 / log(10)  # points of a rating for a factor e of the odds
LONGEST_STEP: Final = 1.0  # of the search, which would overshoot where somebody wins everything
STEPS: Final = 200
NEAR_ENOUGH: Final = 1e-9


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 cases (Wilson's interval). Without games: anywhere."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = SURE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Match:
    """Games in which one seat of `a` met `rivals` seats of `b`."""

    a: str
    b: str
    rivals: int
    games: int
    wins: float  # of a


@dataclass(frozen=True)
class Rating:
    """How much better than the first bot, as Elo counts: 400 points are odds of ten to one. The interval is that of 95%."""

    points: float
    half_width: float


def ratings(bots: Sequence[str], matches: Sequence[Match]) -> dict[str, Rating]:
    """The first bot has 0. The odds of `a` against all its rivals are its strength by the sum of theirs.

    To each match one game with an even result is added: whoever has won everything is not infinitely good.
    """
    others = {name: index for index, name in enumerate(bots[1:])}
    strengths = [0.0] * len(others)
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(others, strengths, matches)
        step = _solved(curve, slope)
        longest = max((abs(part) for part in step), default=0.0)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shorter * part for strength, part in zip(strengths, step, strict=True)]
        if longest < NEAR_ENOUGH:
            break
    _, curve = _slope_and_curve(others, strengths, matches)
    found = {bots[0]: Rating(0.0, 0.0)}
    for name, index in others.items():
        unit = [float(row == index) for row in range(len(others))]
        variance = _solved(curve, unit)[index]
        found[name] = Rating(ELO * strengths[index], ELO * SURE * sqrt(variance))
    return found


def _slope_and_curve(
    others: dict[str, int], strengths: list[float], matches: Sequence[Match]
) -> tuple[list[float], list[list[float]]]:
    """Of the likelihood's logarithm, where strengths are logarithms: its first and, negated, its second derivatives."""
    slope = [0.0] * len(others)
    curve = [[0.0] * len(others) for _ in others]
    for match in matches:
        a, b = others.get(match.a), others.get(match.b)
        better = (strengths[a] if a is not None else 0.0) - (strengths[b] if b is not None else 0.0)
        chance = 1 / (1 + match.rivals * exp(-better))
        games = match.games + 1
        left = match.wins + 1 / (1 + match.rivals) - games * chance
        weight = games * chance * (1 - chance)
        for one, sign in ((a, 1), (b, -1)):
            if one is not None:
                slope[one] += sign * left
                curve[one][one] += weight
        if a is not None and b is not None:
            curve[a][b] -= weight
            curve[b][a] -= weight
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination; such matrices need no exchange of rows."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for index, row in enumerate(rows):
        for other in rows[index + 1 :]:
            factor = other[index] / row[index]
            for column in range(index, len(row)):
                other[column] -= factor * row[column]
    solution = [0.0] * len(rows)
    for index in reversed(range(len(rows))):
        known = sum(rows[index][column] * solution[column] for column in range(index + 1, len(rows)))
        solution[index] = (rows[index][-1] - known) / rows[index][index]
    return solution
