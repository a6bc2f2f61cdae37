"""The school: a House symbol that brings three Houses (their order is in B5.13's tests) and that nobody attacks."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import CENTRE_ROADS, cell, choose, decision, income, position, reason, told


def with_school(*lines: str, **cells: str) -> BoardGame:
    text = "\n".join(("players: 2", "extra-buildings: school", CENTRE_ROADS, *lines))
    return position(text, **cells)


@pytest.mark.ruling("B5.5", "B5.13")
def test_it_is_built_with_three_houses() -> None:
    game = with_school("player 1: kept school", "next: resolve place-kept", c5="1:.", d5="h")
    choose(game, "1 build school c5", "1 house c4", "1 house d4")
    assert told(game, "built") == []
    choose(game, "1 house e4")
    assert len(told(game, "built")) == 1
    assert [cell(game, parcel) for parcel in ("c5", "c4", "d4", "e4")] == ["1:sc", "h", "h", "h"]
    assert decision(game) == "1 build-kept"


@pytest.mark.ruling("B5.5")
def test_it_needs_a_road() -> None:
    game = with_school("player 1: kept school", "next: resolve place-kept", a1="1:.", d5="h")
    assert reason(game, "1 build school a1") == ("not-connected", "B5.5")


@pytest.mark.ruling("B7.1", "B7.2")
def test_it_pays_nothing_and_counts_as_a_house_for_its_owner() -> None:
    game = with_school(d4="1:sc", d5="1:sa", d3="2:sa")
    assert [income(game, parcel) for parcel in ("d4", "d5", "d3")] == [0, 5, 0]


@pytest.mark.ruling("B4.6")
def test_it_cannot_be_attacked() -> None:
    game = with_school("next: place 1", d4="2:sc")
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")
