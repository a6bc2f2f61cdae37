"""What a finished game is worth: a sum of nothing, whoever has won."""

from __future__ import annotations

from typing import cast

import pytest

from carson.core.game import Game
from carson.lab.encoding.turns import points_ahead, win_or_lose


class Finished:
    """A game that is over, as far as its worth goes."""

    def __init__(self, points: list[int]) -> None:
        self.players = len(points)
        self._points = points

    def points(self) -> list[int]:
        return self._points

    def winners(self) -> list[int]:
        return [seat for seat, own in enumerate(self._points) if own == max(self._points)]


def finished(*points: int) -> Game:
    return cast(Game, Finished(list(points)))


@pytest.mark.parametrize(
    ("points", "worth"),
    [
        ((30, 20), [1, -1]),
        ((20, 30, 10), [-0.5, 1, -0.5]),
        ((30, 30, 20, 10), [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ((7, 7, 7, 7), [0, 0, 0, 0]),
    ],
)
def test_a_win_is_worth_what_the_others_lose(points: tuple[int, ...], worth: list[float]) -> None:
    assert win_or_lose(finished(*points)) == pytest.approx(worth)
    assert sum(win_or_lose(finished(*points))) == pytest.approx(0)


def test_points_count_against_the_best_of_the_others() -> None:
    assert points_ahead(finished(20, 35, 30)) == [-15, 5, -5]
