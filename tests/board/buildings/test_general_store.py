"""The general store: $6 for each own House symbol beside it, $3 for any other, whoever owns it."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import income, places, position

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


def town(*lines: str, **cells: str) -> BoardGame:
    return position("\n".join(("extra-buildings: general-store city-hall school station", *lines)), **cells)


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("house", "dollars"), [("1:h", 6), ("h", 3), ("2:h", 3), ("1:H", 12), ("H", 6), ("2:H", 6)])
def test_own_houses_pay_6_dollars_and_all_others_3(house: str, dollars: int) -> None:
    assert income(town(d4="1:ge", d5=house), "d4") == dollars


@pytest.mark.ruling("B7.2", "B7.1")
@pytest.mark.parametrize(
    ("building", "own", "other"),
    [("ra", 6, 3), ("ho", 12, 6), ("ch", 6, 3), ("sc", 6, 3), ("st", 12, 6), ("mi", 0, 0), ("sa", 0, 0)],
)
def test_buildings_count_by_their_symbols(building: str, own: int, other: int) -> None:
    assert income(town(d4="1:ge", d5=f"1:{building}"), "d4") == own
    assert income(town(d4="1:ge", d5=f"3:{building}"), "d4") == other


@pytest.mark.ruling("B7.2", "B7.1")
@pytest.mark.parametrize("resident", ["", "resident: 2"])
def test_city_hall_beside_it_is_nobodys_house(resident: str) -> None:
    assert income(town(resident, d4="1:ge", d5="ci"), "d4") == 3


@pytest.mark.ruling("B7.3")
def test_for_city_halls_occupant_the_level_is_3_dollars() -> None:
    assert income(town("resident: 1", d4="1:ge", d5="ci"), "d4") == 6


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("own_houses", "dollars"), [(5, 30), (6, 33), (8, 33)])
def test_its_highest_income(own_houses: int, dollars: int) -> None:
    assert income(town(d4="1:ge", **dict.fromkeys(AROUND_D4[:own_houses], "1:h")), "d4") == dollars


@pytest.mark.ruling("B4.6")
def test_it_can_be_attacked() -> None:
    assert "d4" in places(town("players: 2", "next: place 1", d4="2:ge"))
