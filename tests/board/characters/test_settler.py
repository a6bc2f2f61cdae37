"""The Settler (5): a parcel (yellow), or $8 or points for mountains (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    answers,
    cell,
    choose,
    decision,
    money,
    points,
    position,
    property_tiles,
    reason,
    settle_all,
    waiting,
    with_sides,
)

ALL = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def round_ends(mark: int, /, **cells: str) -> BoardGame:
    """The end of the round; mark 1: the $8 have been taken."""
    return position(
        f"players: 2\n{with_sides('5R')}\nplayer 1: $0, card 5R, roads 0, mark {mark}\nplayer 2: $0, card 2Y, roads 0\n"
        "next: end-round",
        **cells,
    )


@pytest.mark.ruling("B9.5")
def test_yellow_a_parcel_for_nothing() -> None:
    game = position("players: 2\nnext: choose", d5="h", d4="M")
    choose(game, "1 take settler")
    assert decision(game) == "1 claim-parcel"
    choose(game, "1 claim d4")
    assert (cell(game, "d4"), money(game, 1), property_tiles(game, 1), waiting(game)) == ("1:M", 15, 11, [2])


@pytest.mark.ruling("B9.5")
def test_yellow_any_unowned_parcel_but_city_halls() -> None:
    game = position("players: 2\nextra-buildings: city-hall\nnext: choose", d5="h", d4="M", e4="2:.", e5="1:.", c3="ci")
    choose(game, "1 take settler")
    assert answers(game) == {f"claim {parcel}" for parcel in ALL if parcel not in ("e4", "e5", "c3")}


@pytest.mark.ruling("B9.5")
@pytest.mark.parametrize(("parcel", "code"), [("e4", "owned"), ("e5", "owned"), ("c3", "city-hall-is-nobodys")])
def test_yellow_the_other_parcels_are_refused_with_the_ruling_on_cards(parcel: str, code: str) -> None:
    game = position("players: 2\nextra-buildings: city-hall\nnext: choose", e4="2:.", e5="1:.", c3="ci")
    choose(game, "1 take settler")
    assert reason(game, f"1 claim {parcel}") == (code, "B9.5")


@pytest.mark.ruling("B9.5", "B2.9")
def test_yellow_the_last_unowned_parcel_is_taken_by_itself() -> None:
    owners = {parcel: f"{number % 6 + 1}:." for number, parcel in enumerate(ALL[:-1])}
    game = position("players: 6\nnext: choose", **owners)
    choose(game, "1 take settler")
    assert (cell(game, "h8"), waiting(game)) == ("1:.", [2])


@pytest.mark.ruling("B9.5", "B4.1")
def test_yellow_with_no_unowned_parcel_left_the_card_may_be_taken_for_nothing() -> None:
    owners = {parcel: f"{number % 6 + 1}:." for number, parcel in enumerate(ALL)}
    game = position("players: 6\nnext: choose", **owners)
    choose(game, "1 take settler")
    assert (decision(game), property_tiles(game, 1)) == ("2 take-character", 1)


@pytest.mark.ruling("B9.3")
def test_red_eight_dollars_at_once_or_else_points_decided_with_the_card() -> None:
    game = position(f"players: 2\n{with_sides('5R')}\nnext: choose")
    choose(game, "1 take settler")
    assert answers(game) == {"cash", "wait"}
    choose(game, "1 cash")
    assert (money(game, 1), waiting(game)) == (23, [2])


@pytest.mark.ruling("B9.3")
def test_red_a_point_for_each_own_mountain_at_the_end_of_the_round() -> None:
    game = round_ends(0, b2="1:M", d4="1:M", e5="1:M", f6="M", g2="2:M", c3="1:h", c4="1:mi")
    assert (points(game, 1), points(game, 2), money(game, 1)) == (3, 0, 0)


@pytest.mark.ruling("B9.3")
def test_red_no_points_for_who_took_the_eight_dollars() -> None:
    assert points(round_ends(1, b2="1:M"), 1) == 0


@pytest.mark.ruling("B9.3")
def test_red_a_mountain_bought_during_the_round_counts() -> None:
    game = position(
        f"players: 2\n{with_sides('5R')}\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose", d4="M"
    )
    choose(game, "1 take settler", "1 wait", "2 take mercenary", "1 place d4", "2 pass", "1 pass", "1 buy d4")
    settle_all(game)
    assert points(game, 1) == 1
    assert money(game, 1) == 15 - 2


@pytest.mark.ruling("B9.3", "B9.5")
def test_red_gives_no_parcel() -> None:
    game = position(f"players: 2\n{with_sides('5R')}\nnext: choose")
    choose(game, "1 take settler", "1 wait")
    assert (waiting(game), property_tiles(game, 1)) == ([2], 12)
