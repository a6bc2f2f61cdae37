"""The hotel: $6 whatever stands around it, and two Houses to its neighbours."""

from __future__ import annotations

import pytest

from tests.rules.table import income, position

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize("houses", [0, 1, 8])
def test_it_always_pays_6_dollars(houses: int) -> None:
    assert income(position(d4="1:ho", **dict.fromkeys(AROUND_D4[:houses], "h")), "d4") == 6


@pytest.mark.ruling("B7.1")
def test_it_counts_as_two_houses_for_its_owner_alone() -> None:
    game = position(d4="1:sa", d5="1:ho", d6="2:sa")
    assert (income(game, "d4"), income(game, "d6")) == (10, 0)


@pytest.mark.ruling("B7.3")
def test_city_hall_does_not_help_it() -> None:
    game = position("extra-buildings: city-hall\nresident: 1", d4="1:ho", h8="ci")
    assert income(game, "d4") == 6
