"""The mine: needs nothing, brings a revolver, digs in unowned and own mountains and is no House."""

from __future__ import annotations

import pytest

from tests.rules.table import cell, choose, income, position, revolvers

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
def test_it_pays_3_dollars_for_each_mountain_beside_it() -> None:
    assert income(position(d4="1:mi", c3="M", d5="M", e4="M", b4="M"), "d4") == 9


@pytest.mark.ruling("B7.2")
def test_an_own_mountain_counts_and_another_players_does_not() -> None:
    assert income(position(d4="1:mi", c3="1:M", d5="2:M"), "d4") == 3


@pytest.mark.ruling("B7.2")
def test_several_mines_dig_in_the_same_mountain() -> None:
    game = position(d4="1:mi", d5="M", d6="2:mi")
    assert (income(game, "d4"), income(game, "d6")) == (3, 3)


@pytest.mark.ruling("B7.2")
def test_without_a_mountain_it_pays_nothing() -> None:
    assert income(position(d4="1:mi", d5="h"), "d4") == 0


@pytest.mark.ruling("B7.2")
def test_it_has_no_maximum() -> None:
    assert income(position(d4="1:mi", **dict.fromkeys(AROUND_D4, "M")), "d4") == 24


@pytest.mark.ruling("B5.5", "B5.8", "B1.1")
def test_it_is_built_anywhere_on_own_land_without_road_or_house() -> None:
    game = position("players: 2\nplayer 1: roads 0, kept mine\nnext: resolve place-kept", h8="1:.")
    choose(game, "1 build mine h8")
    assert cell(game, "h8") == "1:mi"
    assert revolvers(game, 1) == 2


@pytest.mark.ruling("B7.1")
def test_it_is_no_house() -> None:
    assert income(position(d4="1:sa", d5="1:mi"), "d4") == 0
