"""The Gunsmith (10): points for duels won (yellow); a second throw and dynamite (red)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carson.board.characters import CHARACTERS
from carson.board.game import BoardGame
from carson.board.pieces.dynamite import DYNAMITE
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    answers,
    choose,
    decision,
    duels,
    gains,
    points,
    position,
    reason,
    settle_all,
    told,
    totals,
)


def in_a_duel(code: str, lines: str, mine: int = 20, other: int = 0, /, **cells: str) -> BoardGame:
    """Player 1 is the Gunsmith, player 2 the Banker; the revolvers decide who wins."""
    return position(
        f"players: 2\n{cast_line(code)}\npass-order: 1 2\nplayer 1: card {code}, revolvers {mine}, roads 0\n"
        f"player 2: card 2Y, revolvers {other}, roads 0\n{lines}",
        **cells,
    )


# Yellow.


@pytest.mark.ruling("B6.2")
def test_yellow_two_points_for_a_duel_won() -> None:
    game = in_a_duel("10Y", "cowboys: ammunition 1 2\nnext: resolve ammunition")
    assert (duels(game), points(game, 1), points(game, 2)) == ([("ammunition", 1)], 2, 0)


def test_yellow_two_points_for_each() -> None:
    game = in_a_duel("10Y", "cowboys: ammunition 1 2, d4 1 2, gambling 1 2, h1 1 2\nnext: resolve ammunition", h1="1:ho")
    settle_all(game, until="cash-limit")
    assert [winner for _, winner in duels(game)] == [1, 1, 1, 1]
    assert gains(game, "points", 1, "gunsmith") == [2, 2, 2, 2]


def test_yellow_nothing_for_a_duel_lost() -> None:
    game = in_a_duel("10Y", "cowboys: ammunition 1 2\nnext: resolve ammunition", 0, 20)
    assert (duels(game), points(game, 1)) == ([("ammunition", 2)], 0)


@pytest.mark.ruling("B6.3")
def test_yellow_nothing_for_an_attack_without_a_duel() -> None:
    game = in_a_duel("10Y", "cowboys: d4 1\nnext: resolve building-income", d4="2:ho")
    assert (duels(game), points(game, 1)) == ([], 0)


@pytest.mark.ruling("B6.6")
def test_yellow_two_points_for_city_hall() -> None:
    game = in_a_duel("10Y", "extra-buildings: city-hall\nresident: 2\ncowboys: d4 1\nnext: resolve building-income", d4="ci")
    assert (game.resident, points(game, 1)) == (0, 2)


@pytest.mark.parametrize(("code", "limit"), [("10Y", 30), ("10R", 20)])
def test_cash_limit(code: str, limit: int) -> None:
    game = position(f"players: 2\n{cast_line(code)}\nnext: choose")
    choose(game, "1 take gunsmith")
    assert (game.limit[0], decision(game)) == (limit, "2 take-character")


# Red: a second throw.


def rolled(rolls: list[int], lines: str = "cowboys: ammunition 1 2\nnext: resolve ammunition", /) -> Iterator[BoardGame]:
    """Positions in which the red Gunsmith, player 1, has seen these dice; 40 of them, with different futures."""
    seeds = 0
    for number in range(20_000):
        game = in_a_duel("10R", f"{lines}\nseed: {number}", 1, 1)
        if told(game, "dice")[0]["rolls"] == rolls:
            seeds += 1
            yield game
        if seeds == 40:
            return


@pytest.mark.ruling("B9.9")
def test_red_he_sees_all_dice_before_he_decides() -> None:
    game = next(rolled([2, 5]))
    assert decision(game) == "1 reroll-die"
    assert answers(game) == {"stand", "reroll 2"}
    assert told(game, "dice") == [{"place": "ammunition", "seats": [0, 1], "rolls": [2, 5]}]
    assert duels(game) == []


@pytest.mark.ruling("B9.9")
def test_red_he_may_let_the_dice_stand() -> None:
    game = next(rolled([2, 5]))
    choose(game, "1 stand")
    assert told(game, "duel")[0]["rolls"] == [2, 5]
    assert duels(game) == [("ammunition", 2)]


@pytest.mark.ruling("B9.9")
def test_red_the_second_throw_stands_better_or_worse() -> None:
    seen = set()
    for game in rolled([3, 3]):
        choose(game, "1 reroll 3")
        second = told(game, "reroll")[0]["second"]
        assert told(game, "duel")[0]["rolls"] == [second, 3]
        assert isinstance(second, int)
        assert duels(game) == [("ammunition", 1 if second >= 3 else 2)], "he passed first"
        assert decision(game) != "1 reroll-die", "once"
        seen.add(second)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.ruling("B9.9")
def test_red_only_a_die_of_his_own() -> None:
    game = next(rolled([2, 5]))
    assert reason(game, "1 reroll 5") == ("no-such-die", "B9.9")
    assert reason(game, "1 decline")[0] == "not-asked"
    assert reason(game, "2 stand")[0] == "not-your-turn"


@pytest.mark.ruling("B9.9", "B6.8")
def test_red_with_dynamite_he_rolls_one_of_two_dice_again() -> None:
    game = next(rolled([26, 5], "cowboys: ammunition 1+dynamite 2\nnext: resolve ammunition"))
    assert answers(game) == {"stand", "reroll 2", "reroll 6"}
    survives(game)
    choose(game, "1 reroll 2")
    second = told(game, "reroll")[0]["second"]
    assert told(game, "duel")[0]["rolls"] == [int(f"{second}6"), 5]


@pytest.mark.ruling("B9.9", "B6.8")
def test_red_of_two_equal_dice_only_one_is_rolled_again() -> None:
    game = next(rolled([44, 5], "cowboys: ammunition 1+dynamite 2\nnext: resolve ammunition"))
    assert answers(game) == {"stand", "reroll 4"}
    choose(game, "1 reroll 4")
    second = told(game, "reroll")[0]["second"]
    assert told(game, "duel")[0]["rolls"] == [int(f"{second}4"), 5]


@pytest.mark.ruling("B9.9")
@pytest.mark.parametrize("place", ["d4", "h1", "a1"])
def test_red_in_all_duels(place: str) -> None:
    """For a parcel, for a building, for City Hall."""
    step = "parcel-purchase" if place == "d4" else "building-income"
    game = in_a_duel("10R", f"extra-buildings: city-hall\ncowboys: {place} 1 2\nnext: resolve {step}", h1="2:ho", a1="ci")
    assert decision(game) == "1 reroll-die"
    choose(game, "1 stand")
    assert duels(game) == [(place, 1)]


@pytest.mark.ruling("B9.9", "B9.10")
def test_red_not_in_a_duel_of_others() -> None:
    game = position(f"players: 3\n{cast_line('10R')}\nplayer 1: card 10R\ncowboys: ammunition 2 3\nnext: resolve ammunition")
    assert len(duels(game)) == 1
    assert told(game, "dice") == []


@pytest.mark.ruling("B9.9")
def test_red_among_three_his_own_die_is_the_one_that_changes() -> None:
    game = position(
        f"players: 3\n{cast_line('10R')}\npass-order: 2 1 3\nplayer 1: card 10R\ncowboys: ammunition 1 2 3\n"
        "next: resolve ammunition"
    )
    before = told(game, "dice")[0]["rolls"]
    assert isinstance(before, list)
    assert answers(game) == {"stand", f"reroll {before[1]}"}
    choose(game, f"1 reroll {before[1]}")
    assert told(game, "duel")[0]["rolls"] == [before[0], told(game, "reroll")[0]["second"], before[2]]


@pytest.mark.ruling("B10.3")
def test_red_with_tiles_instead_of_dice_he_chooses_last() -> None:
    assert [code for code, side in CHARACTERS.items() if side.chooses_last] == ["10R"]


@pytest.mark.ruling("B9.8", "B2.6")
@pytest.mark.parametrize(("elsewhere", "got"), [(0, 1), (6, 1), (7, 0)])
def test_red_one_token_of_dynamite_if_there_is_one(elsewhere: int, got: int) -> None:
    game = position(f"players: 2\n{cast_line('10R')}\nplayer 2: dynamite {elsewhere}\nnext: choose")
    choose(game, "1 take gunsmith")
    assert game.held[DYNAMITE] == got


# Everything is kept.


@pytest.mark.ruling("B9.9")
def test_the_dice_on_the_table_survive_writing_and_copying() -> None:
    game = next(rolled([2, 5]))
    before = totals(game)
    survives(game)
    again = game.copy()
    choose(again, "1 reroll 2")
    choose(game, "1 reroll 2")
    assert again.held == game.held
    assert totals(game) == before


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    play_on(new_with("10R", "9R", seed=str(seed), players=2 + seed % 5), str(seed))
