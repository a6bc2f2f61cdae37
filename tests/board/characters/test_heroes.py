"""The Heroes (16): a round without attacks (yellow), or points for cowboys (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    gains,
    places,
    points,
    position,
    reason,
    totals,
)

ATTACKED = ["ra", "mi", "dr", "ba", "sa", "ho", "ge", "bl"]
EXTRA = "extra-buildings: general-store blacksmith city-hall"


def placing(turn: int, lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has the yellow Heroes, player 2 the Banker; it is this player's turn to place."""
    return position(
        f"players: 2\n{cast_line('16Y')}\n{EXTRA}\npass-order: 1 2\nplayer 1: card 16Y, roads 0\n"
        f"player 2: card 2Y, roads 0\n{lines}\nnext: place {turn}",
        **cells,
    )


# Yellow: nobody attacks their holder.


@pytest.mark.ruling("B4.6", "B9.14")
@pytest.mark.parametrize("kind", ATTACKED)
def test_yellow_nobody_attacks_his_buildings(kind: str) -> None:
    game = placing(2, d4=f"1:{kind}")
    assert "d4" not in places(game)
    assert reason(game, "2 place d4") == ("card-protects", "B4.6")


@pytest.mark.ruling("B4.6", "B9.14")
def test_yellow_others_are_attacked_as_always() -> None:
    game = position(f"players: 3\n{cast_line('16Y')}\nplayer 1: card 16Y\nplayer 2: card 2Y\nnext: place 2", d4="3:sa")
    assert "d4" in places(game)


@pytest.mark.ruling("B4.6")
def test_a_church_is_still_named_where_it_is_the_church() -> None:
    game = placing(1, d4="2:sa", d5="2:ch")
    assert reason(game, "1 place d4") == ("church-protects", "B4.6")


# Yellow: he attacks nobody.


@pytest.mark.ruling("B9.14")
@pytest.mark.parametrize("kind", ATTACKED)
def test_yellow_he_attacks_nobody(kind: str) -> None:
    game = placing(1, d4=f"2:{kind}")
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("heroes-attack-nobody", "B9.14")


@pytest.mark.ruling("B9.14")
def test_yellow_everything_else_is_open_to_him_where_others_stand_too() -> None:
    game = placing(1, "cowboys: gambling 2, e5 2, h1 2", d4="1:sa", h1="ci")
    assert {"gambling", "e5", "wages", "d4", "h1"} <= places(game)


@pytest.mark.ruling("B9.14")
def test_yellow_an_outlaw_on_anothers_building_may_be_fought() -> None:
    """An outlaw's parcel is blocked: whoever goes there fights him and attacks nobody."""
    game = placing(1, "blocked: d4", d4="2:sa", a1="2:sa")
    assert "d4" in places(game)
    assert "a1" not in places(game)


@pytest.mark.ruling("B9.14", "B9.8")
def test_yellow_he_attacks_nobody_with_dynamite() -> None:
    game = position(
        f"players: 2\n{cast_line('16Y', '9R')}\nplayer 1: card 16Y, dynamite 1\nplayer 2: card 2Y\nnext: place 1", d4="2:sa"
    )
    assert "d4" not in places(game, "dynamite")
    assert reason(game, "1 dynamite d4") == ("heroes-attack-nobody", "B9.14")


@pytest.mark.ruling("B9.14")
def test_yellow_the_cash_limit_is_the_highest_of_all() -> None:
    game = position(f"players: 2\n{cast_line('16Y')}\nnext: choose")
    choose(game, "1 take heroes")
    assert (game.limit[0], decision(game)) == (240, "2 take-character")


# Red.


def choosing(lines: str = "") -> BoardGame:
    """Player 1 has just taken the red Heroes."""
    game = position(f"players: 2\n{cast_line('16R')}\npass-order: 1 2\n{lines}\nnext: choose")
    choose(game, "1 take heroes")
    return game


@pytest.mark.ruling("B9.14")
@pytest.mark.parametrize(("sent", "got"), [(0, 3), (1, 6), (2, 9)])
def test_red_points_at_once_for_cowboys_of_the_own_supply(sent: int, got: int) -> None:
    game = choosing()
    before = totals(game)
    assert answers(game) == {"retire 0", "retire 1", "retire 2"}
    survives(game)
    choose(game, f"1 retire {sent}")
    assert (points(game, 1), gains(game, "points", 1, "heroes")) == (got, [got])
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3 - sent, 7 + sent)
    assert (totals(game), decision(game), game.limit[0]) == (before, "2 take-character", 40)


@pytest.mark.ruling("B9.14", "B4.1")
def test_red_only_cowboys_that_he_has() -> None:
    game = choosing("player 1: cowboys 1")
    assert answers(game) == {"retire 0", "retire 1"}
    assert reason(game, "1 retire 2") == ("too-few-to-retire", "B9.14")
    assert reason(game, "1 decline")[0] == "not-asked"


@pytest.mark.ruling("B9.14", "B2.9")
def test_red_without_a_cowboy_it_is_three_points() -> None:
    game = choosing("player 1: cowboys 0")
    assert (points(game, 1), decision(game)) == (3, "2 take-character")


@pytest.mark.ruling("B4.11")
def test_red_the_resident_of_city_hall_is_not_sent_away() -> None:
    game = position(
        f"players: 2\n{cast_line('16R')}\nextra-buildings: city-hall\nresident: 1\nplayer 1: cowboys 0\n"
        "pass-order: 1 2\nnext: choose",
        d4="ci",
    )
    choose(game, "1 take heroes")
    assert (points(game, 1), game.resident) == (3, 0)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    code = "16Y" if seed % 2 else "16R"
    play_on(new_with(code, seed=str(seed), players=2 + seed % 5), str(seed))
