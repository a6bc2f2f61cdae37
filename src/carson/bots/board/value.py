"""What the end of a round promises each seat, learned from games: points more than the table's mean, and the chance to win.

The weights are in `weights.json`, made by `carson train board`; some for each round and number of players.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.bots.board.features import COUNT, NAMES, VERSION, features
from carson.bots.board.preferences import GREEDYS, SORTS, Preferences

SURE: Final = 0.35  # a logit for a point more at the end of the game itself: what playouts get wrong, others do too


class Prospect(NamedTuple):
    """By seat: points more than the table's mean at the end, and the chance to win."""

    points: list[float]
    chances: list[float]


class Weights(NamedTuple):
    """Of one round's end: points for each feature, and a logit for each point."""

    features: tuple[float, ...]
    logit: float


def prospect(game: BoardGame) -> Prospect:
    """Of a game whose round has just ended, or which is over."""
    players = game.players
    if not game.waiting:
        points = [float(points) for points in game.points()]
        for place, seat in enumerate(game.pass_order):  # a tie goes to the earlier passer (B8.5)
            points[seat] -= place / 10
        logit = SURE
    else:
        weights, logit = weights_for(players, game.round - 1)
        points = [sum(map(float.__mul__, weights, row)) for row in features(game)]
    mean = sum(points) / players
    points = [one - mean for one in points]
    return Prospect(points, softmax([logit * one for one in points]))


def softmax(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


@cache
def weights_for(players: int, round: int) -> Weights:
    """The weights that were learned with this number of players, or the nearest one."""
    tables = learned()
    nearest = min(tables, key=lambda count: abs(count - players))
    return tables[nearest][round - 1]


@cache
def learned() -> dict[int, tuple[Weights, ...]]:
    """By number of players the weights of each round but the last."""
    return read(content())


@cache
def preferences() -> Preferences:
    """What was learned of places."""
    table = content().get("places")
    if table is None:
        return GREEDYS
    assert isinstance(table, dict)
    assert tuple(table) == SORTS
    return Preferences(list(table.values()))


@cache
def content() -> dict[str, object]:
    found = json.loads(
        Path(os.environ["CARSON_WEIGHTS"]).read_text()
        if "CARSON_WEIGHTS" in os.environ
        else files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    )
    assert isinstance(found, dict)
    return found


def read(content: dict[str, object]) -> dict[int, tuple[Weights, ...]]:
    """Weights as they are written; those of other features are refused."""
    if content["features"] != list(NAMES) or content["version"] != VERSION:
        raise ValueError("the weights belong to other features: carson train board")
    tables = content["weights"]
    assert isinstance(tables, dict)
    found = {
        int(players): tuple(Weights(tuple(map(float, one["points"])), float(one["logit"])) for one in rounds)
        for players, rounds in tables.items()
    }
    assert all(len(rounds) == ROUNDS - 1 and all(len(one.features) == COUNT for one in rounds) for rounds in found.values())
    return found
