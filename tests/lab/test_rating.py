"""Intervals of shares, and ratings from pairings: against figures worked out by hand or known from elsewhere."""

from __future__ import annotations

from math import log10

import pytest

from carson.lab.rating import Match, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(36, 40, 77, 96), (0, 10, 0, 28), (10, 10, 72, 100), (115, 121, 90, 98), (8.5, 21, 23, 61)],
)
def test_wilsons_interval(wins: float, games: int, low: int, high: int) -> None:
    assert [round(100 * bound) for bound in wilson(wins, games)] == [low, high]


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_ten_to_one_are_400_points() -> None:
    found = ratings(["a", "b"], [Match("a", "b", 1, 1_100_000, 1_000_000)])
    assert found["a"].points == found["a"].half_width == 0
    assert found["b"].points == pytest.approx(-400, abs=0.01)


def test_even_is_one_in_four_against_three() -> None:
    (_, other) = ratings(["a", "b"], [Match("a", "b", 3, 400, 100)]).values()
    assert other.points == pytest.approx(0, abs=1e-6)


def test_strengths_add_up_along_a_chain_and_grow_less_sure() -> None:
    found = ratings(["a", "b", "c"], [Match("a", "b", 1, 400, 300), Match("b", "c", 1, 400, 300)])
    step = -400 * log10(300.5 / 100.5)
    assert found["b"].points == pytest.approx(step)
    assert found["c"].points == pytest.approx(2 * step)
    assert 0 < found["b"].half_width < found["c"].half_width


def test_the_interval_is_that_of_the_odds_logarithm() -> None:
    _, other = ratings(["a", "b"], [Match("a", "b", 1, 399, 199.5)]).values()
    assert other.half_width == pytest.approx(1.959964 * 400 / 2.302585 * (1 / 200 + 1 / 200) ** 0.5, rel=1e-5)


def test_all_pairs_are_weighed_together() -> None:
    beaten = [Match("a", "b", 1, 100, 70), Match("b", "c", 1, 100, 70), Match("a", "c", 1, 100, 85)]
    found = ratings(["a", "b", "c"], beaten)
    alone = ratings(["a", "b", "c"], beaten[:2])
    assert found["c"].half_width < alone["c"].half_width
    assert found["c"].points < found["b"].points < 0


def test_who_wins_everything_is_not_infinitely_good() -> None:
    _, other = ratings(["a", "b"], [Match("a", "b", 1, 400, 400)]).values()
    assert -1200 < other.points < -1100
    assert other.half_width > 400
