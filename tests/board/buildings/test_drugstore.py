"""The drugstore: $3 for each House beside it and for each own ranch wherever it stands."""

from __future__ import annotations

import pytest

from tests.rules.table import income, position

AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


@pytest.mark.ruling("B7.2")
def test_it_pays_3_dollars_for_each_house_beside_it() -> None:
    assert income(position(d4="1:dr", d5="h", c3="1:h", e5="2:h", b4="h"), "d4") == 6


@pytest.mark.ruling("B7.2")
def test_and_3_dollars_for_each_own_ranch_anywhere() -> None:
    assert income(position(d4="1:dr", a1="1:ra", h8="1:ra", h1="2:ra"), "d4") == 6


@pytest.mark.ruling("B7.2", "B7.1")
def test_an_own_ranch_beside_it_counts_twice_and_anothers_not_at_all() -> None:
    assert income(position(d4="1:dr", d5="1:ra"), "d4") == 6
    assert income(position(d4="1:dr", d5="2:ra"), "d4") == 0


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("edition", "highest"), [("big-box", 33), ("first", 21)])
def test_its_highest_income(edition: str, highest: int) -> None:
    cells = {**dict.fromkeys(AROUND_D4, "h"), **dict.fromkeys(("a1", "c1", "e1", "g1"), "1:ra")}
    assert income(position(f"edition: {edition}", d4="1:dr", **cells), "d4") == highest


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("edition", "ranches", "dollars"), [("big-box", 2, 30), ("big-box", 3, 33), ("big-box", 5, 33)])
def test_up_to_the_highest_income_every_level_counts(edition: str, ranches: int, dollars: int) -> None:
    cells = {**dict.fromkeys(AROUND_D4, "h"), **{f"{column}1": "1:ra" for column in "abcde"[:ranches]}}
    assert income(position(f"edition: {edition}", d4="1:dr", **cells), "d4") == dollars


@pytest.mark.ruling("B7.1")
def test_it_is_no_house() -> None:
    assert income(position(d4="1:sa", d5="1:dr"), "d4") == 0
