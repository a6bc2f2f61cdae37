"""The Indian (8): two parcels by dice (yellow), or parcels for at most $3 (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    answers,
    choose,
    decision,
    money,
    owned,
    position,
    property_tiles,
    reason,
    told,
    waiting,
)

INNER = [f"{column}{row}" for column in "bcdefg" for row in range(2, 8)]


def taking(seed: int, lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has just taken the yellow Indian."""
    game = position(f"players: 2\nseed: {seed}\n{cast_line('8Y')}\n{lines}\nnext: choose", **cells)
    choose(game, "1 take indian")
    return game


# Yellow.


@pytest.mark.ruling("B9.6")
def test_yellow_two_parcels_for_nothing() -> None:
    game = taking(1)
    assert len(owned(game, 1)) == 2
    assert (property_tiles(game, 1), money(game, 1), waiting(game)) == (10, 15, [2])
    assert {str(values["place"]) for values in told(game, "claim")} == owned(game, 1)


@pytest.mark.ruling("B9.6", "B2.2")
def test_yellow_the_dice_name_every_inner_parcel_and_no_other() -> None:
    assert {parcel for seed in range(200) for parcel in owned(taking(seed), 1)} == set(INNER)


def all_but(*free: str) -> dict[str, str]:
    """Every inner parcel is owned or has something on it, but for these."""
    taken = [parcel for parcel in INNER if parcel not in free]
    contents = ["M"] * 9 + ["h"] * 12 + ["2:sa"] + ["1:."] * 6 + ["2:M"] * 9
    return dict(zip(taken, contents, strict=False))


@pytest.mark.ruling("B9.6", "B2.7")
def test_yellow_only_unowned_and_empty_parcels() -> None:
    for seed in range(5):
        game = taking(seed, **all_but("c3", "f6"))
        assert owned(game, 1) > {"c3", "f6"}
        assert len(told(game, "claim")) == 2


@pytest.mark.ruling("B9.6", "B5.9")
def test_yellow_not_city_halls() -> None:
    game = taking(1, "extra-buildings: city-hall", **all_but("c3", "f6", "b2"), b2="ci")
    assert {values["place"] for values in told(game, "claim")} == {"c3", "f6"}


@pytest.mark.ruling("B9.6", "B2.7", "B4.1")
@pytest.mark.parametrize("free", [["c3"], []])
def test_yellow_with_fewer_allowed_parcels_he_gets_fewer(free: list[str]) -> None:
    game = taking(1, **all_but(*free))
    assert [values["place"] for values in told(game, "claim")] == free
    assert waiting(game) == [2]


@pytest.mark.ruling("B9.6", "B2.6")
@pytest.mark.parametrize(("owned_before", "given"), [(10, 2), (11, 1), (12, 0)])
def test_yellow_no_more_than_he_has_property_tiles(owned_before: int, given: int) -> None:
    rim = [f"{column}{row}" for row in (1, 8) for column in "abcdefgh"][:owned_before]
    game = taking(1, **dict.fromkeys(rim, "1:."))
    assert (len(told(game, "claim")), property_tiles(game, 1)) == (given, 12 - owned_before - given)


@pytest.mark.ruling("B9.6", "B9.5")
def test_yellow_no_parcel_with_an_outlaw() -> None:
    blocked = [parcel for parcel in INNER if parcel not in ("c3", "f6")]
    game = taking(1, "blocked: " + " ".join(blocked))
    assert owned(game, 1) == {"c3", "f6"}


@pytest.mark.ruling("B9.6", "B8.2")
@pytest.mark.parametrize(("side", "limit"), [("8Y", 20), ("8R", 30)])
def test_the_limit(side: str, limit: int) -> None:
    game = position(f"players: 2\n{cast_line(side)}\nnext: choose")
    choose(game, "1 take indian")
    assert game.limit[0] == limit


# Red.


def buying(holder: int, dollars: int) -> BoardGame:
    """Player 1 stands alone on e5, which costs $5, and on a1, which costs $1; somebody has the red Indian."""
    cards = {holder: "8R", 3 - holder: "2Y"}
    return position(
        f"players: 2\n{cast_line('8R')}\nplayer 1: ${dollars}, card {cards[1]}, roads 0\n"
        f"player 2: card {cards[2]}, roads 0\ncowboys: e5 1, a1 1\nnext: resolve parcel-purchase",
        d5="h", e4="h", f5="M", f6="M",
    )  # fmt: skip


@pytest.mark.ruling("B9.6", "B5.4")
def test_red_no_parcel_costs_more_than_3() -> None:
    game = buying(1, 4)
    choose(game, "1 buy e5")
    assert money(game, 1) == 1
    choose(game, "1 buy a1")
    assert money(game, 1) == 0, "a parcel that costs less keeps its price"


@pytest.mark.ruling("B9.6")
def test_red_less_than_3_is_too_little() -> None:
    game = buying(1, 2)
    assert reason(game, "1 buy e5") == ("too-dear", "B5.4")


@pytest.mark.ruling("B9.6")
def test_red_others_pay_the_full_price() -> None:
    game = buying(2, 4)
    assert answers(game) == {"decline", "buy a1"}


@pytest.mark.ruling("B9.6")
@pytest.mark.parametrize("side", ["8Y", "8R"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(side: str, players: int) -> None:
    for number in range(5):
        game = new_with(side, seed=f"indian {number}", players=players)
        survives(game)
        play_on(game, f"{side} {number}")


def test_yellow_the_next_player_chooses_then() -> None:
    game = taking(2)
    assert decision(game) == "2 take-character"
    survives(game)
