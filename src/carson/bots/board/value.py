"""What was learned from games: what the end of a round promises each seat, points more than the mean and the chance to win.

It is in `weights.json`, made by `carson train board`: weights for each round and number of players.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.bots.board.features import COUNT, NAMES, VERSION, features
from carson.core.ledger import SEATS

SURE: Final = 0.35  # a logit for a point more at the end of the game itself: what playouts get wrong, others do too


class Prospect(NamedTuple):
    """By seat: points more than the table's mean at the end, and the chance to win."""

    points: list[float]
    chances: list[float]


class Weights(NamedTuple):
    """Of one round's end: points for each feature, and a logit for each point."""

    features: tuple[float, ...]
    logit: float


class Mind:
    """What a bot has learned, from the content of `weights.json`; that of other features is refused."""

    def __init__(self, content: Mapping[str, object]) -> None:
        if content["features"] != list(NAMES) or content["version"] != VERSION:
            raise ValueError("the weights belong to other features: carson train board")
        tables = content["weights"]
        assert isinstance(tables, dict)
        learned = {
            int(players): tuple(Weights(tuple(map(float, one["points"])), float(one["logit"])) for one in rounds)
            for players, rounds in tables.items()
        }
        assert all(len(rounds) == ROUNDS - 1 for rounds in learned.values())
        assert all(len(one.features) == COUNT for rounds in learned.values() for one in rounds)
        # With a number of players that was not learned, the weights of the nearest one that was.
        self.weights = [learned[min(learned, key=lambda count: abs(count - players))] for players in range(SEATS + 1)]

    def prospect(self, game: BoardGame) -> Prospect:
        """Of a game whose round has just ended, or which is over."""
        players = game.players
        if game.waiting:
            weights, logit = self.weights[players][game.round - 2]
            points = [sum(map(float.__mul__, weights, row)) for row in features(game)]
        else:
            points, logit = [float(points) for points in game.points()], SURE
            for place, seat in enumerate(game.pass_order):  # a tie goes to the earlier passer (B8.5)
                points[seat] -= place / 10
        mean = sum(points) / players
        points = [one - mean for one in points]
        return Prospect(points, softmax([logit * one for one in points]))

    def chance_of_a_point(self, game: BoardGame) -> float:
        """By how much a point more makes it likelier to win, among equals."""
        share = 1 / game.players
        return self.logit_of_a_point(game) * share * (1 - share)

    def logit_of_a_point(self, game: BoardGame) -> float:
        return self.weights[game.players][max(game.round, 1) - 1].logit if game.round < ROUNDS else SURE


def softmax(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


@cache
def shipped() -> Mind:
    """What comes with the package."""
    return Mind(content())


def content() -> dict[str, object]:
    found = json.loads(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found
