"""Training: least squares find what is there, the same seed learns the same, and what is learned can be read."""

from __future__ import annotations

from random import Random

import pytest

from carson.bots.board import tasting, training
from carson.bots.board.features import COUNT
from carson.bots.board.first_sight import taste_of
from carson.bots.board.training import least_squares, solved, train
from carson.bots.board.value import Mind
from carson.bots.board.worth import GREEDYS
from carson.bots.learning import here


def test_linear_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_least_squares_find_what_points_come_from() -> None:
    chance = Random(1)
    true = [chance.uniform(-1, 1) for _ in range(COUNT)]
    tables = []
    for _ in range(400):
        rows = [[chance.uniform(0, 10) for _ in range(COUNT)] for _ in range(3)]
        tables.append((rows, [sum(map(float.__mul__, true, row)) for row in rows]))
    assert least_squares(tables) == pytest.approx(true, abs=0.01)  # type: ignore[arg-type]


def test_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "SHARES", {2: 1.0})
    monkeypatch.setattr(training, "HELD_OUT", 2)
    monkeypatch.setattr(tasting, "ROUNDS", 1)
    said: list[str] = []
    once = train("test", 1, here, said.append)
    assert once == train("test", 1, here, said.append)
    assert len(Mind(once).weights) == 7
    assert taste_of(once["taste"]) != GREEDYS
    assert said
