"""The saloon: $5 for each House beside it."""

from __future__ import annotations

import pytest

from tests.rules.table import income, position

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
def test_it_pays_5_dollars_for_each_house_beside_it() -> None:
    assert income(position(d4="1:sa", d5="h", c3="1:h", e5="H", b4="h"), "d4") == 20


@pytest.mark.ruling("B7.2")
def test_neither_ranches_nor_mines_elsewhere_help_it() -> None:
    assert income(position(d4="1:sa", a1="1:ra", h8="1:mi"), "d4") == 0


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("edition", "houses", "dollars"), [("first", 7, 35), ("first", 8, 35), ("big-box", 8, 40)])
def test_its_highest_income_with_houses_alone(edition: str, houses: int, dollars: int) -> None:
    cells = dict.fromkeys(AROUND_D4[:houses], "h")
    assert income(position(f"edition: {edition}", d4="1:sa", **cells), "d4") == dollars


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("townhouses", "dollars"), [(2, 50), (3, 55), (4, 55), (8, 55)])
def test_its_highest_income_in_the_big_box(townhouses: int, dollars: int) -> None:
    cells = {**dict.fromkeys(AROUND_D4, "h"), **dict.fromkeys(AROUND_D4[:townhouses], "H")}
    assert income(position(d4="1:sa", **cells), "d4") == dollars


@pytest.mark.ruling("B7.1")
def test_two_saloons_do_not_help_each_other() -> None:
    assert income(position(d4="1:sa", d5="1:sa"), "d4") == 0
