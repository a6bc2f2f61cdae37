"""The ranch: needs nothing, brings a revolver, lives on the open land beside it and counts as a House."""

from __future__ import annotations

import pytest

from tests.rules.table import cell, choose, gains, income, position, revolvers

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
def test_it_pays_a_dollar_for_each_free_parcel_beside_it() -> None:
    assert income(position(d4="1:ra"), "d4") == 8


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize("content", ["h", "H", "M", "1:h", "2:M", "2:sa", "1:ra"])
def test_what_is_occupied_does_not_count(content: str) -> None:
    assert income(position(d4="1:ra", d5=content), "d4") == 7


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_free_parcel_counts_whoever_owns_it(owner: int) -> None:
    assert income(position(d4="1:ra", d5=f"{owner}:."), "d4") == 8


@pytest.mark.ruling("B7.2")
def test_several_ranches_use_the_same_free_parcel() -> None:
    game = position(d4="1:ra", f4="2:ra")
    assert (income(game, "d4"), income(game, "f4")) == (8, 8)


@pytest.mark.ruling("B7.2", "B2.3")
@pytest.mark.parametrize(("parcel", "dollars"), [("a1", 3), ("d1", 5), ("h4", 5), ("h8", 3)])
def test_there_is_no_land_beyond_the_edge(parcel: str, dollars: int) -> None:
    assert income(position(**{parcel: "1:ra"}), parcel) == dollars


@pytest.mark.ruling("B7.2")
def test_it_always_pays_at_least_a_dollar() -> None:
    lines = "players: 2\nplayer 1: card 1Y\nnext: resolve building-income"
    game = position(lines, d4="1:ra", **dict.fromkeys(AROUND_D4, "M"))
    assert gains(game, "money", 1, "ranch") == [1]


@pytest.mark.ruling("B5.5", "B5.8")
def test_it_is_built_anywhere_on_own_land_without_road_or_house() -> None:
    game = position("players: 2\nplayer 1: roads 0, kept ranch\nnext: resolve place-kept", h8="1:.")
    choose(game, "1 build ranch h8")
    assert cell(game, "h8") == "1:ra"
    assert revolvers(game, 1) == 2


@pytest.mark.ruling("B7.1")
def test_it_counts_as_a_house_for_its_owners_saloon() -> None:
    assert income(position(d4="1:sa", d5="1:ra"), "d4") == 5
