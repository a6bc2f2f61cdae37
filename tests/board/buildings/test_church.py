"""The church: nobody attacks it or its owner's buildings beside it; a new one calls attacks off (see also B6.5's tests)."""

from __future__ import annotations

import pytest

from tests.rules.table import CENTRE_ROADS, cell, choose, cowboys, income, places, position, reason, told


@pytest.mark.ruling("B4.6")
def test_its_owners_buildings_beside_it_cannot_be_attacked() -> None:
    game = position("players: 2\nnext: place 1", d4="2:ch", d5="2:sa", e5="2:mi", f5="2:sa")
    assert not {"d4", "d5", "e5"} & places(game)
    assert "f5" in places(game)
    assert reason(game, "1 place d5") == ("church-protects", "B4.6")
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")


@pytest.mark.ruling("B4.6")
def test_it_protects_nobody_elses_buildings() -> None:
    game = position("players: 3\nnext: place 1", d4="2:ch", d5="3:sa")
    assert "d5" in places(game)


@pytest.mark.ruling("B4.6", "B4.10")
def test_its_owner_may_still_put_a_cowboy_on_a_protected_building() -> None:
    game = position("players: 2\nnext: place 2", d4="2:ch", d5="2:sa")
    assert "d5" in places(game)
    assert "d4" not in places(game)


@pytest.mark.ruling("B6.5")
def test_built_beside_two_attacked_buildings_it_saves_both() -> None:
    lines = f"""players: 3
{CENTRE_ROADS}
player 1: roads 0
player 2: roads 0, kept church
player 3: roads 0
cowboys: c4 1, d6 3, a1 1
next: resolve place-kept"""
    game = position(lines, c4="2:sa", d6="2:mi", c5="2:.", a1="2:ho", d5="h")
    choose(game, "2 build church c5", "2 house e6")
    assert [values["place"] for values in told(game, "attack-called-off")] == ["c4", "d6"]
    assert (cowboys(game, 1), cowboys(game, 3)) == (4, 4)


@pytest.mark.ruling("B6.5")
def test_the_end_of_an_attack_is_told_with_the_name_of_the_place() -> None:
    lines = f"""players: 2
{CENTRE_ROADS}
player 1: roads 0
player 2: roads 0, kept church
cowboys: c4 1
next: resolve place-kept"""
    game = position(lines, c4="2:sa", c5="2:.", d5="h")
    choose(game, "2 build church c5", "2 house e6")
    assert [values["place"] for values in told(game, "attack-called-off")] == ["c4"]


@pytest.mark.ruling("B7.2", "B7.1")
def test_it_pays_nothing_and_counts_as_a_house() -> None:
    game = position(d4="1:ch", d5="h", c4="1:sa")
    assert income(game, "d4") == 0
    assert income(game, "c4") == 10


@pytest.mark.ruling("B5.5")
def test_it_needs_a_road_and_a_house() -> None:
    game = position(
        f"players: 2\n{CENTRE_ROADS}\nplayer 1: kept church\nnext: resolve place-kept", a1="1:.", c5="1:.", d5="h"
    )
    assert reason(game, "1 build church a1") == ("not-connected", "B5.5")
    choose(game, "1 build church c5", "1 house e5")
    assert (cell(game, "c5"), cell(game, "e5")) == ("1:ch", "h")
