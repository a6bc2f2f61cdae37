"""The bank: $3 for each House beside it and for each own mine wherever it stands."""

from __future__ import annotations

import pytest

from tests.rules.table import income, position

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
def test_it_pays_3_dollars_for_each_house_beside_it() -> None:
    assert income(position(d4="1:ba", d5="h", c3="1:h", e5="2:h", b4="h"), "d4") == 6


@pytest.mark.ruling("B7.2")
def test_and_3_dollars_for_each_own_mine_anywhere() -> None:
    assert income(position(d4="1:ba", a1="1:mi", h8="1:mi", h1="2:mi"), "d4") == 6


@pytest.mark.ruling("B7.2", "B7.1")
def test_an_own_mine_beside_it_counts_once() -> None:
    assert income(position(d4="1:ba", d5="1:mi"), "d4") == 3


@pytest.mark.ruling("B7.2")
def test_ranches_do_not_count_but_as_houses() -> None:
    assert income(position(d4="1:ba", a1="1:ra"), "d4") == 0
    assert income(position(d4="1:ba", d5="1:ra"), "d4") == 3


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("mines", "dollars"), [(3, 42), (4, 45), (5, 45)])
def test_its_highest_income_in_the_big_box(mines: int, dollars: int) -> None:
    houses = {**dict.fromkeys(AROUND_D4[:5], "h"), **dict.fromkeys(AROUND_D4[5:], "H")}
    cells = {**houses, **{f"{column}1": "1:mi" for column in "abcde"[:mines]}}
    assert income(position(d4="1:ba", **cells), "d4") == dollars


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("houses", "dollars"), [(6, 18), (7, 21), (8, 21)])
def test_its_highest_income_in_the_first_edition(houses: int, dollars: int) -> None:
    cells = dict.fromkeys(AROUND_D4[:houses], "h")
    assert income(position("edition: first", d4="1:ba", **cells), "d4") == dollars
