"""Words that every game's sentences are made of."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carson.sentences.naming import percent


@pytest.mark.parametrize(
    ("chance", "shown"), [("0", 0), ("1/1296", 1), ("1/8", 13), ("1/3", 33), ("3/8", 38), ("1295/1296", 99), ("1", 100)]
)
def test_chances_are_whole_percents_halves_up_and_certain_only_if_they_are(chance: str, shown: int) -> None:
    assert percent(Fraction(chance)) == shown
