"""The prison: two revolvers, no income, no House, and nobody attacks it."""

from __future__ import annotations

import pytest

from tests.rules.table import CENTRE_ROADS, choose, firepower, income, position, reason, revolvers


@pytest.mark.ruling("B5.8", "B6.1")
def test_it_brings_two_revolvers_when_it_stands_with_its_house() -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: kept prison, revolvers 1, cowboys 0, card 1Y\nnext: resolve place-kept"
    game = position(lines, c5="1:.", d5="h")
    choose(game, "1 build prison c5")
    assert revolvers(game, 1) == 1
    choose(game, "1 house e5")
    assert (revolvers(game, 1), firepower(game, 1)) == (3, 3)


@pytest.mark.ruling("B4.6")
def test_it_cannot_be_attacked_and_needs_no_defence() -> None:
    assert reason(position("players: 2\nnext: place 1", d4="2:pr"), "1 place d4") == ("cannot-be-attacked", "B4.6")
    assert reason(position("players: 2\nnext: place 2", d4="2:pr"), "2 place d4") == ("nothing-to-defend", "B4.10")


@pytest.mark.ruling("B7.1", "B7.2")
def test_it_pays_nothing_and_is_no_house() -> None:
    game = position(d4="1:pr", d5="h", c4="1:sa")
    assert income(game, "d4") == 0
    assert income(game, "c4") == 5
