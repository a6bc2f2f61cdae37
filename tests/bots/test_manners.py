"""How long bots think at a table, and that they hurry if many wait."""

from __future__ import annotations

import pytest

from carson.bots.manners import LEAST, LONGEST, SECONDS, fair_budget, seconds_of
from carson.games import GAMES, LEVELS


def test_each_level_has_its_time_and_the_stronger_think_longer() -> None:
    assert list(SECONDS) == list(LEVELS)
    assert sorted(SECONDS.values()) == list(SECONDS.values())
    assert all(seconds_of(bot) <= LONGEST for entry in GAMES.values() for bot in entry.bots)


@pytest.mark.parametrize(
    ("waited", "waiting", "processes", "seconds"),
    [
        (0.0, 0, 1, 1.5),  # nobody else
        (0.0, 14, 1, 0.1),  # fifteen share the time
        (1.0, 4, 1, 0.1),  # and still do when ten of them have thought
        (0.0, 14, 4, 0.4),
        (5.0, 3, 1, LEAST),
    ],
)
def test_a_budget_shrinks_with_the_queue(waited: float, waiting: int, processes: int, seconds: float) -> None:
    assert fair_budget(1.5, waited, waiting, processes).seconds == pytest.approx(seconds)


def test_a_level_rises_to_the_highest_and_others_stay() -> None:
    board = GAMES["board"]
    assert [board.stronger(bot) for bot in ("tenderfoot", "marshal", "legend", "greedy")] == [
        "deputy", "legend", "legend", "greedy",
    ]  # fmt: skip
