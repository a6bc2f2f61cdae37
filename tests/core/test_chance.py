"""Chance: draws that anybody can check, the same for ever, even, and hidden behind a commitment."""

from __future__ import annotations

from collections import Counter

import pytest

from carson.core.chance import commitment, draw, key_of


def test_the_draws_of_a_seed_never_change() -> None:
    key = key_of("carson")
    assert key.hex() == "380832b3e0c5a247ca208a60fa7bfc3efdf622174435f24b765a329099c60525"
    assert [draw(key, counter, 6) for counter in range(1, 13)] == [3, 4, 5, 0, 2, 3, 5, 2, 4, 0, 0, 3]
    assert [draw(key, counter, 1000) for counter in range(1, 5)] == [107, 480, 781, 492]


def test_the_commitment_of_a_seed_never_changes() -> None:
    assert commitment("carson") == "936f760ce35b19aae6943ef99f69a2085593c67737d88f19220133e4b8dbc62c"


def test_a_commitment_does_not_give_the_key_away() -> None:
    assert commitment("carson") != key_of("carson").hex()


@pytest.mark.parametrize("seed", ["", " ", "carson ", "Carson", "çarson", "🤠"])
def test_another_seed_has_another_key_and_another_commitment(seed: str) -> None:
    assert key_of(seed) != key_of("carson")
    assert commitment(seed) != commitment("carson")


@pytest.mark.parametrize("sides", [1, 2, 6, 36])
def test_draws_are_even(sides: int) -> None:
    key = key_of("even")
    expected = 400
    counts = Counter(draw(key, counter, sides) for counter in range(expected * sides))
    assert sorted(counts) == list(range(sides))
    # Within four standard deviations of a fair draw; the seed is fixed, so this never changes.
    assert all(abs(count - expected) < 4 * expected**0.5 for count in counts.values())


def test_a_draw_says_nothing_about_the_next() -> None:
    key = key_of("pairs")
    pairs = Counter((draw(key, counter, 6), draw(key, counter + 1, 6)) for counter in range(0, 36 * 800, 2))
    assert len(pairs) == 36
    assert all(abs(count - 400) < 4 * 400**0.5 for count in pairs.values())


def test_a_late_draw_can_be_checked_without_the_ones_before() -> None:
    assert draw(key_of("carson"), 2**63, 10) == 8
