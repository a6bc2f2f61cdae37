"""The blacksmith: $5 for the round's number and for each own ranch."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import all_pass, gains, income, places, position, settle_all


def town(*lines: str, **cells: str) -> BoardGame:
    return position("\n".join(("players: 2", "extra-buildings: blacksmith city-hall", *lines)), **cells)


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("round_", "dollars"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_it_pays_5_dollars_more_each_round(round_: int, dollars: int) -> None:
    assert income(town(f"round: {round_}", d4="1:bl"), "d4") == dollars


@pytest.mark.ruling("B7.2")
def test_each_own_ranch_anywhere_is_worth_5_dollars() -> None:
    assert income(town("round: 2", d4="1:bl", a1="1:ra", d5="1:ra", h8="2:ra"), "d4") == 20


@pytest.mark.ruling("B7.2")
def test_houses_beside_it_do_not_matter() -> None:
    assert income(town(d4="1:bl", d5="1:h", c5="h"), "d4") == 5


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(("ranches", "dollars"), [(3, 35), (4, 40), (6, 40)])
def test_its_highest_income(ranches: int, dollars: int) -> None:
    cells = {f"{column}1": "1:ra" for column in "abcdef"[:ranches]}
    assert income(town("round: 4", d4="1:bl", **cells), "d4") == dollars


@pytest.mark.ruling("B7.3")
def test_city_hall_adds_5_dollars_within_the_maximum() -> None:
    assert income(town("resident: 1", d4="1:bl", h8="ci"), "d4") == 10
    ranches = {f"{column}1": "1:ra" for column in "abcd"}
    assert income(town("round: 4", "resident: 1", d4="1:bl", h8="ci", **ranches), "d4") == 40


@pytest.mark.ruling("B7.2")
def test_it_pays_more_when_the_round_comes() -> None:
    game = town("player 1: $9, roads 0, card 1Y", "next: resolve building-income", d4="1:bl")
    settle_all(game)
    settle_all(game, until="place-cowboy")
    all_pass(game)
    settle_all(game, until="cash-limit")
    assert gains(game, "money", 1, "blacksmith") == [5, 10]


@pytest.mark.ruling("B4.6", "B7.1")
def test_it_can_be_attacked_and_is_no_house() -> None:
    assert "d4" in places(town("next: place 1", d4="2:bl"))
    assert income(town(d4="1:bl", d5="1:sa"), "d5") == 0
