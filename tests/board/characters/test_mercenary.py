"""The Mercenary (7): three more firepower on the yellow side, two on the red one, for the round."""

from __future__ import annotations

import pytest

from tests.rules.table import choose, cowboys, firepower, gains, position, settle_all, told, waiting, with_sides

BOTH = [("7Y", 3), ("7R", 2)]


@pytest.mark.ruling("B6.1")
@pytest.mark.parametrize(("side", "extra"), BOTH)
def test_more_firepower_as_soon_as_he_is_taken(side: str, extra: int) -> None:
    game = position(f"players: 2\n{with_sides(side)}\nplayer 1: cowboys 3, revolvers 2\nnext: choose")
    choose(game, "1 take mercenary")
    assert (firepower(game, 1), waiting(game)) == (5 + extra, [2])


@pytest.mark.ruling("B6.1", "B6.2")
@pytest.mark.parametrize(("side", "extra"), BOTH)
def test_it_counts_in_a_duel(side: str, extra: int) -> None:
    game = position(
        f"players: 2\n{with_sides(side)}\npass-order: 1 2\nplayer 1: cowboys 2, revolvers 1, card {side}\n"
        "player 2: cowboys 2, revolvers 1, card 2Y\ncowboys: gambling 1 2\nnext: resolve gambling"
    )
    assert told(game, "duel")[0]["firepower"] == [3 + extra, 3]


@pytest.mark.ruling("B6.1")
@pytest.mark.parametrize(("side", "extra"), BOTH)
def test_it_counts_together_with_ammunition(side: str, extra: int) -> None:
    game = position(
        f"players: 2\n{with_sides(side)}\nplayer 1: cowboys 2, revolvers 1, card {side}, ammunition\nplayer 2: card 2Y\n"
        "next: place 1"
    )
    assert firepower(game, 1) == 3 + 3 + extra


@pytest.mark.ruling("B6.1")
@pytest.mark.parametrize(("side", "dollars"), [("7Y", 12), ("7R", 10)])
def test_it_counts_for_cowboys_income(side: str, dollars: int) -> None:
    game = position(
        f"players: 2\n{with_sides(side)}\nplayer 1: cowboys 2, revolvers 1, card {side}\nplayer 2: card 2Y\n"
        "cowboys: cowboys-income 1\nnext: resolve cowboys-income"
    )
    assert gains(game, "money", 1, "cowboys-income") == [dollars]


@pytest.mark.ruling("B6.1")
@pytest.mark.parametrize(("side", "victory_points"), [("7Y", 3), ("7R", 2)])
def test_it_counts_for_cowboys_vp(side: str, victory_points: int) -> None:
    """Three cowboys and revolvers: half of 6, and half of 5 rounded down."""
    game = position(
        f"players: 2\n{with_sides(side)}\nplayer 1: cowboys 2, revolvers 1, card {side}\nplayer 2: card 2Y\n"
        "cowboys: cowboys-vp 1\nnext: resolve cowboys-vp"
    )
    assert gains(game, "points", 1, "cowboys-vp") == [victory_points]


@pytest.mark.ruling("B6.1", "B8.1")
@pytest.mark.parametrize("side", ["7Y", "7R"])
def test_it_ends_with_the_round(side: str) -> None:
    game = position(f"players: 2\n{with_sides(side)}\nplayer 1: revolvers 2\nnext: choose")
    choose(game, "1 take mercenary", "2 take banker")
    settle_all(game)
    assert (game.round, firepower(game, 1)) == (2, 2 + cowboys(game, 1))
