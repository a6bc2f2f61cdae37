"""Whether draws are even: Pearson's chi-square, without a table of its quantiles."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def assert_drawn_by_weight(drawn: Iterable[T], weights: Mapping[T, int]) -> None:
    """Nothing else was drawn, and everything as often as its weight says, within four standard deviations."""
    counts = dict.fromkeys(weights, 0)
    for one in drawn:
        counts[one] += 1
    draws, total = sum(counts.values()), sum(weights.values())
    expected = {one: draws * weight / total for one, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to tell"
    distance = sum((counts[one] - expected[one]) ** 2 / expected[one] for one in weights)
    freedom = len(weights) - 1
    assert abs(distance - freedom) < 4 * (2 * freedom) ** 0.5, counts


def assert_drawn_evenly(drawn: Iterable[T], among: Iterable[T]) -> None:
    assert_drawn_by_weight(drawn, dict.fromkeys(among, 1))
