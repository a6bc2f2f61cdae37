"""How strong players are, people and bots alike: OpenSkill's Plackett-Luce model, one pool for each game and player count.

It is arithmetic alone; the store keeps the numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0  # a newcomer: average, and nothing is known
SIGMA: Final = MU / 3

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)
SURE: Final = 3  # so many sigmas below mu somebody is at least as strong as that
ZERO: Final = 1000.0
# Measured: at this scale 100 points more win 64 of 100 games for two, as people know it from chess.
SCALE: Final = 27.0


def one_each(places: Iterable[tuple[str, int]]) -> dict[str, float]:
    """Each player once, with the mean of the places it took.

    Several bots of one kind are one player. Its best place would flatter it: the more of its kind sit down, the better
    the best of them.
    """
    taken: dict[str, list[int]] = {}
    for player, place in places:
        taken.setdefault(player, []).append(place)
    return {player: sum(places) / len(places) for player, places in taken.items()}


def rated(before: Mapping[str, tuple[float, float]], ranks: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Mu and sigma of everybody after a game; whoever is not in `before` is new. Rank 1 is best, equal ranks are a draw."""
    players = sorted(ranks)  # the same sums in the same order, whoever lists them
    order = sorted(set(ranks.values()))  # the model cuts ranks down to whole numbers: 2.5 would be a draw with 2
    teams = [[_MODEL.rating(*before.get(player, (MU, SIGMA)))] for player in players]
    if len(players) > 1:  # nobody learns anything from playing alone, or against his like
        teams = _MODEL.rate(teams, ranks=[float(order.index(ranks[player])) for player in players])
    return {player: (team[0].mu, team[0].sigma) for player, team in zip(players, teams, strict=True)}


def shown(mu: float, sigma: float) -> float:
    """The number that people see: a newcomer has 1000, and it grows as he wins and as we get to know him."""
    return ZERO + SCALE * (mu - SURE * sigma)
