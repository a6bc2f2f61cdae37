"""How a taste is learned: it can be taken apart and put together, and moves to where more points are."""

from __future__ import annotations

from random import Random

import pytest

from carson.bots.board.first_sight import TASTE, taste_of
from carson.bots.board.tasting import configuration, logs_of, measure_some, moved, play, taste_from
from carson.bots.board.value import content
from carson.bots.board.worth import GREEDYS


def test_a_taste_is_what_its_logarithms_say() -> None:
    assert taste_from(logs_of(GREEDYS)) == GREEDYS
    assert taste_from(logs_of(TASTE)) == TASTE


def test_a_taste_for_other_things_is_refused() -> None:
    learned = content()["taste"]
    assert isinstance(learned, dict)
    with pytest.raises(ValueError, match="carson train board"):
        taste_of({**learned, "hats": 1.0})


def test_it_moves_to_where_more_points_are_and_not_by_chance() -> None:
    chance = Random(3)
    apart = [[[chance.gauss(0, 0.4) for _ in range(3)] for _ in range(2)] for _ in range(300)]
    tasted = [(game, [10 * one[0] - 10 * one[1] + chance.gauss(0, 3) for one in game]) for game in apart]
    more, less, nothing = moved([0.0, 0.0, 0.0], tasted)
    assert more > 0.5
    assert less < -0.5
    assert abs(nothing) < 0.05


def test_the_same_seed_plays_the_same_game() -> None:
    centre = logs_of(GREEDYS)
    assert play(centre, "tasting") == play(centre, "tasting")
    assert len(measure_some((centre, ["one", "two"]))) == 2
    assert configuration(3, Random(1)) == configuration(3, Random(1))
