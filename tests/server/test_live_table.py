"""A table in memory: entries take effect in their order, and a message tells a seat what it may know."""

from __future__ import annotations

import json
from random import Random

import pytest

from carson.core.game import SPECTATOR
from carson.core.refusal import Refusal
from carson.games import game_kind
from carson.server.live_table import LiveTable
from carson.server.store import Entry, Seat, Table


def table(game: str = "board", preset: str = "first-game", **changes: object) -> LiveTable:
    config = game_kind(game).preset(preset, **changes)
    players = config["players"]
    assert isinstance(players, int)
    seats = tuple(Seat(seat, f"P{seat + 1}") for seat in range(players))
    return LiveTable(Table("abc", game, config, "carson", "0", 0.0, seats=seats))


def choose(live: LiveTable, seat: int, text: str) -> None:
    live.apply(live.choice(seat, text, 1.0))


def test_a_choice_takes_effect_when_it_is_kept() -> None:
    live = table(players=2)
    entry = live.choice(0, "CLAIM  e4", 1.0)
    assert entry == Entry(1, "choice", 0, "claim e4", 1.0)
    assert "owner" not in live.game.view(0)["town"][28]  # type: ignore[index]
    live.apply(entry)
    assert live.game.view(0)["town"][28]["owner"] == 0  # type: ignore[index]
    assert live.record.choices == [(0, "claim e4")]


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [(1, "claim e4", "not-your-turn"), (0, "dance", "unknown-choice"), (0, "pass", "not-asked")],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(seat: int, text: str, code: str) -> None:
    live = table(players=2)
    with pytest.raises(Refusal) as caught:
        live.choice(seat, text, 1.0)
    assert caught.value.code == code
    assert live.number == 0


def test_the_same_entries_make_the_same_table() -> None:
    live, random = table(players=3), Random(1)
    for _ in range(60):
        seat = random.choice(live.game.waiting)
        choose(live, seat, live.kind.catalogue.text(random.choice(live.game.legal(seat))))
    again = LiveTable(live.table, [moment.entry for moment in live.moments])
    assert again.game == live.game
    assert again.messages(1) == live.messages(1)


def test_who_comes_back_gets_what_he_missed() -> None:
    live = table(players=2)
    choose(live, 0, "claim e4")
    choose(live, 1, "claim d4")
    live.apply(live.chat(0, "well", 2.0))
    assert [message["number"] for message in live.messages(0)] == [1, 2, 3]
    assert live.messages(0, since=1) == live.messages(0)[1:]
    assert live.messages(0, since=3) == []


def test_a_chat_is_told_to_everybody() -> None:
    live = table(players=2)
    live.apply(live.chat(1, "howdy", 2.0))
    assert [live.messages(seat)[0]["text"] for seat in (0, 1, SPECTATOR)] == ["howdy"] * 3


def test_undo_is_an_entry_too() -> None:
    live = table(players=2)
    choose(live, 0, "claim e4")
    live.apply(live.undo(0, 2.0))
    assert live.number == 2
    assert live.record.choices == []
    assert live.game == table(players=2).game
    again = LiveTable(live.table, [moment.entry for moment in live.moments])
    assert again.game == live.game


def test_nobody_takes_back_what_another_chose() -> None:
    live = table(players=2)
    choose(live, 0, "claim e4")
    with pytest.raises(Refusal, match="cannot-undo"):
        live.undo(1, 2.0)


def test_entries_come_in_their_order() -> None:
    live = table(players=2)
    with pytest.raises(ValueError, match="entry 2 after 0"):
        live.apply(Entry(2, "choice", 0, "claim e4", 1.0))


@pytest.mark.parametrize("bid", [1, 5, 9])
def test_a_secret_choice_is_in_nobody_elses_message(bid: int) -> None:
    """The bytes that others get are the same whatever was bid."""
    live, plain = table("cards", "friends"), table("cards", "friends")
    choose(live, 0, f"bid {bid}")
    choose(plain, 0, "bid 4")
    for seat in (1, 2, 3, SPECTATOR):
        assert json.dumps([live.messages(seat), live.view(seat)]) == json.dumps([plain.messages(seat), plain.view(seat)])
    assert live.messages(0)[0]["text"] == f"bid {bid}"
