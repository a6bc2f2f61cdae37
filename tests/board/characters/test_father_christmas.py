"""Father Christmas (19), an extra: 5 VP (yellow), or 2 VP and a die (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.core.refusal import Refusal
from tests.board.characters.casts import cast, cast_line, new_with, play_on, survives
from tests.rules.table import KIND, choose, cowboys, decision, money, points, position, start, told


def taking(side: str, lines: str = "") -> BoardGame:
    game = position(f"players: 2\n{cast_line(side)}\n{lines}\nnext: choose")
    choose(game, "1 take father-christmas")
    return game


def rolling(roll: int, lines: str = "") -> BoardGame:
    """Player 1 has taken the red side, and the die shows this."""
    for seed in range(200):
        game = taking("19R", f"seed: {seed}\n{lines}")
        if told(game, "father-christmas")[0]["roll"] == roll:
            return game
    raise AssertionError(f"no seed rolls {roll}")


@pytest.mark.ruling("B10.9")
def test_yellow_five_points_at_once() -> None:
    game = taking("19Y")
    assert (points(game, 1), money(game, 1), cowboys(game, 1), decision(game)) == (5, 15, 3, "2 take-character")


@pytest.mark.ruling("B10.9")
@pytest.mark.parametrize(("roll", "dollars", "men"), [(1, 0, 0), (2, 0, 0), (3, 5, 0), (4, 5, 0), (5, 5, 1), (6, 5, 1)])
def test_red_two_points_and_what_the_die_brings(roll: int, dollars: int, men: int) -> None:
    game = rolling(roll)
    assert (points(game, 1), money(game, 1), cowboys(game, 1)) == (2, 15 + dollars, 3 + men)
    survives(game)


@pytest.mark.ruling("B10.9", "B2.6")
def test_red_no_cowboy_where_none_is_left() -> None:
    game = rolling(6, "player 1: cowboys 10")
    assert (money(game, 1), cowboys(game, 1)) == (20, 10)


@pytest.mark.ruling("B10.9", "B4.2", "B8.2")
@pytest.mark.parametrize("side", ["19Y", "19R"])
def test_number_19_and_limit_10(side: str) -> None:
    game = taking(side)
    assert (game.number[0], game.limit[0]) == (19, 10)


@pytest.mark.ruling("B10.9")
@pytest.mark.parametrize("code", ["19Y", "19R", "19?"])
def test_he_can_be_asked_for(code: str) -> None:
    game = start(characters=[*cast("2Y")[:6], code])
    assert game.sides[-1].number == 19


@pytest.mark.ruling("B10.9")
def test_he_is_never_drawn() -> None:
    drawn = {side.number for number in range(100) for side in start("big-box", f"seed {number}").sides}
    assert 19 not in drawn
    assert 18 in drawn


@pytest.mark.ruling("B10.9", "B1.2")
def test_the_first_edition_has_no_extras() -> None:
    with pytest.raises(Refusal) as caught:
        KIND.preset("first-edition", characters=cast("19Y"))
    assert (caught.value.code, caught.value.ruling) == ("character-not-in-edition", "B1")


@pytest.mark.ruling("B10.9")
@pytest.mark.parametrize("side", ["19Y", "19R"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(side: str, players: int) -> None:
    for number in range(5):
        play_on(new_with(side, seed=f"christmas {number}", players=players), f"{side} {number}")
