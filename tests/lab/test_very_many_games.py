"""A hundred thousand games of all kinds: none fails, no ledger leaks, memory does not grow (docs/simulating.md)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from carson.games import GAMES
from carson.lab.keeping.finished import Finished
from carson.lab.plans import WidePlan
from tools.many_games import PARTS, lines

MORE = 12.0  # MB that memory may grow from one tenth to the next, while each process still meets things for the first time


def measured(games: int, workers: int) -> list[list[float]]:
    """The rows of the tool's table, as numbers; it has nothing else to tell."""
    finished = Finished(WidePlan(tuple(GAMES), ("random",), games, "many"))
    _, rule, *rows = lines(finished, workers)
    assert set(rule) == set("|-")
    return [[float(number) for number in re.findall(r"\d+", row.replace(",", ""))] for row in rows]


def test_the_tool_measures() -> None:
    rows = measured(games=20, workers=1)
    assert [row[0] for row in rows] == list(range(2, 22, 2))
    assert {row[2] for row in rows} == {0}


@pytest.mark.slow
def test_a_hundred_thousand_games_of_all_kinds() -> None:
    rows = measured(games=100_000, workers=2)
    assert len(rows) == PARTS
    assert rows[-1][0] == 100_000
    assert {errors for _, _, errors, *_ in rows} == {0}
    for column in (3, 4):
        later = [row[column] for row in rows[PARTS // 2 :]]
        assert max((after - before for before, after in pairwise(later)), default=0) < MORE, rows
