"""What can be switched in a wish for the card game, and what is then different."""

from __future__ import annotations

import pytest

from carson.cards.title import CARDS
from carson.core.refusal import Refusal


def test_another_number_of_players_brings_as_many_virtual_ones_as_are_needed() -> None:
    for players, fields in CARDS.switches("solo-expert")["players"].items():
        config = CARDS.preset("solo-expert", **fields)
        assert config["players"] == int(players)
        assert config["virtual"] == ["expert"] * max(0, 4 - int(players))


def test_more_or_fewer_virtual_players_are_as_strong_as_the_last_one() -> None:
    virtual = CARDS.switches("solo", virtual=["expert", "beginner", "advanced"])["virtual"]
    assert list(virtual) == ["0", "1", "2", "3", "4", "5"]
    assert virtual["2"] == {"virtual": ["expert", "beginner"]}
    assert virtual["5"] == {"virtual": ["expert", "beginner", "advanced", "advanced", "advanced"]}
    assert CARDS.switches("friends")["virtual"]["2"] == {"virtual": ["beginner", "beginner"]}


def test_a_level_is_for_all_virtual_players() -> None:
    assert CARDS.switches("solo")["levels"]["advanced"] == {"virtual": ["advanced"] * 3}
    assert CARDS.switches("solo", players=2)["levels"]["advanced"] == {"virtual": ["advanced"] * 2}


@pytest.mark.parametrize("changes", [{"virtual": 3}, {"deck": 1}, {"deck": {"terrain": 1}}])
def test_a_wish_that_cannot_be_read_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        CARDS.switches("solo", **changes)


@pytest.mark.ruling("C1.1")
def test_fewer_players_than_none_are_refused_at_once() -> None:
    with pytest.raises(Refusal, match="real-players"):
        CARDS.preset("solo", players=-(10**12))
