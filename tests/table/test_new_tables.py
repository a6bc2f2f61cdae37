"""New tables: who sits where, and the copies and rematches of finished games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from carson.server.http.protocol import SeatWish
from carson.server.people.identity import hash_of
from carson.server.store import Account
from carson.table import new_tables
from carson.table.agreement import Agreement, agreement_of
from carson.table.ids import ID_ALPHABET, ID_LENGTH
from carson.table.live_table import LiveTable
from carson.table.new_tables import Opening, play_again, what_if
from tests.table.at_table import new_table, play, started

ANN = Account(7, "Ann", "", 0.0)


def opened(*wishes: SeatWish, start: bool = False, account: Account | None = None) -> Opening:
    config = dict(new_table(players=len(wishes)).config)
    return new_tables.open_table("board", config, wishes, Agreement(spectators=False), True, start, account, 5.0)


def test_persons_get_tokens_and_bots_play_without() -> None:
    made = opened(SeatWish("person", "Ann"), SeatWish("bot", bot="random"), SeatWish("open"), SeatWish("bot", "Hal"))
    assert [(seat.name, seat.bot, seat.free) for seat in made.table.seats] == [
        ("Ann", None, False), ("random 2", "random", False), ("", None, True), ("Hal", "greedy", False),
    ]  # fmt: skip
    [token] = made.tokens
    assert made.table.seats[token.seat].token == hash_of(token.token)
    assert made.table.host == hash_of(made.host)
    assert [(entry.number, entry.kind, entry.seat) for entry in made.entries] == [
        (1, "sit", 0), (2, "sit", 1), (3, "sit", 3),
    ]  # fmt: skip
    assert (made.table.state, made.table.number, made.table.due) == ("open", 3, None)
    assert agreement_of(made.table) == Agreement(spectators=False)


def test_a_table_starts_at_once_if_it_is_full() -> None:
    made = opened(SeatWish("person"), SeatWish("bot"), start=True)
    assert (made.table.state, made.entries[-1].kind, made.table.due) == ("running", "start", 5.0)
    with pytest.raises(Refusal, match="seats-free"):
        opened(SeatWish("person"), SeatWish("open"), start=True)


def test_several_persons_play_on_one_device_and_an_account_is_the_first() -> None:
    made = opened(SeatWish("bot"), SeatWish("person"), SeatWish("person"), account=ANN)
    assert [seat.account for seat in made.table.seats] == [None, 7, None]
    assert [seat.name for seat in made.table.seats] == ["greedy 1", "Ann", ""]
    assert len({token.token for token in made.tokens}) == 2


def test_nobody_has_the_name_of_another() -> None:
    """An account's name is its own, wherever it sits; then whoever sits first."""
    made = opened(SeatWish("bot", "Ann"), SeatWish("person"), SeatWish("person", "ann"), SeatWish("open"), account=ANN)
    assert [seat.name for seat in made.table.seats] == ["Ann 2", "Ann", "ann 3", ""]
    assert [entry.text for entry in made.entries] == ["Ann 2", "Ann", "ann 3"]


@pytest.mark.parametrize("wish", [SeatWish("bot", bot="deep-blue"), SeatWish("person", "\u202e")])
def test_a_wish_that_cannot_be(wish: SeatWish) -> None:
    with pytest.raises(Refusal):
        opened(SeatWish("person"), wish)


def test_seeds_and_ids_are_new_each_time() -> None:
    first, second = opened(SeatWish("person"), SeatWish("bot")), opened(SeatWish("person"), SeatWish("bot"))
    assert first.table.seed != second.table.seed
    assert first.table.id != second.table.id


# What if.


@pytest.mark.parametrize(("game", "preset"), [("board", "big-box"), ("cards", "friends")])
def test_a_finished_game_is_opened_at_any_of_its_moves(game: str, preset: str) -> None:
    live = play(started(game, preset))
    count = len(live.record().choices)
    for choices in (0, 1, 49, 50, 77, count - 1, count):
        copy = what_if(live.table, live.record(), choices, [], ANN, 9.0)
        again = LiveTable(copy.table, copy.entries)
        original = Play.of(live.kind, live.record(), choices).game
        assert again.difference is None
        assert again.game == original
        for seat in (*range(live.seats), SPECTATOR):
            assert again.game.view(seat) == original.view(seat)
        assert again.state == copy.table.state == ("running" if choices < count else "over")
        assert copy.table.number == again.number
        assert (copy.table.public, again.agreement.rated) == (False, False)
        assert copy.table.settings["origin"] == {"table": "abc", "choices": choices}


def test_a_copy_has_the_seats_that_are_wished_for() -> None:
    live = play(started(players=2))
    assert [token.seat for token in what_if(live.table, live.record(), 5, [], None, 9.0).tokens] == [0, 1]
    copy = what_if(live.table, live.record(), 5, [SeatWish("bot"), SeatWish("person", "Bob")], None, 9.0)
    assert [seat.name for seat in copy.table.seats] == ["greedy 1", "Bob"]
    with pytest.raises(Refusal, match="wrong-seats"):
        what_if(live.table, live.record(), 5, [SeatWish("person")], None, 9.0)
    with pytest.raises(Refusal, match="seats-free"):
        what_if(live.table, live.record(), 5, [SeatWish("person"), SeatWish("open")], None, 9.0)


def test_what_cannot_be_copied() -> None:
    live = play(started(players=2))
    with pytest.raises(Refusal, match="no-such-move"):
        what_if(live.table, live.record(), len(live.record().choices) + 1, [], None, 9.0)


# Playing again.


def test_those_who_play_again_keep_their_seats_and_tokens() -> None:
    live = play(started(seats="ppb", players=3, agreement=Agreement(absent_after=60)))
    live.table = replace(live.table, host="the host's hash", public=True)
    again = play_again(live, 9.0)
    assert [(seat.name, seat.bot, seat.token) for seat in again.seats] == [
        (seat.name, seat.bot, seat.token) for seat in live.table.seats
    ]
    assert (again.state, again.host, again.public, again.number) == ("open", "the host's hash", True, 0)
    assert again.seed != live.table.seed
    assert agreement_of(again) == live.agreement
    assert LiveTable(again).state == "open"


@pytest.mark.parametrize(("game", "old"), [("board", {"rules": 1}), ("cards", {"deck": "an earlier one"})])
def test_they_play_again_by_todays_rules(game: str, old: dict[str, object]) -> None:
    live = started(game, seats="pppp", players=4)
    today = dict(live.table.config)
    live.table = replace(live.table, config={**today, **old})
    assert play_again(live, 9.0).config == today


def test_whoever_asks_to_play_again_gets_the_same_table() -> None:
    live = play(started("cards", "solo"))
    first, second = play_again(live, 9.0), play_again(live, 9.5)
    assert first.id == second.id != live.table.id
    assert len(first.id) == ID_LENGTH
    assert set(first.id) <= set(ID_ALPHABET)
    other = LiveTable(replace(live.table, seed="another"))
    assert new_tables.rematch_id(other.table) != first.id
