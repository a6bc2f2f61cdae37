"""New tables: who sits where, and the copies and rematches of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table import actions, new_tables
from carson.table.agreement import Agreement, agreement_of
from carson.table.beginning import must_have_record
from carson.table.ids import ID_ALPHABET, ID_LENGTH
from carson.table.journal import Seat
from carson.table.live_table import LiveTable
from carson.table.moments import Past
from carson.table.new_tables import Opener, Opening, bot_seat, in_position, play_again, what_if
from tests.table.at_table import new_table, play, started, write
from tests.table.lessons.positions import POSITION


def person(seat: int, name: str = "", account: int | None = None) -> Seat:
    return Seat(seat, name, token=f"hash {seat}", account=account, joined=5.0)


def bot(seat: int, name: str = "", bot: str = "greedy") -> Seat:
    return bot_seat("board", seat, bot, name)


def opened(*seats: Seat, start: bool = False, opener: Opener = Opener()) -> Opening:  # noqa: B008
    config = new_table(players=len(seats)).config
    return new_tables.open_table(
        "id", "board", config, "seed", seats, Agreement(spectators=False), 5.0, opener, public=True, start=start
    )


def copied(live: LiveTable, choices: int, seats: Sequence[Seat] | None = None) -> Opening:
    """A finished game after so many choices, for those who sit there; by themselves all are persons."""
    if seats is None:
        seats = [person(seat) for seat in range(live.seats)]
    return what_if("copy", live.table, live.record(), choices, seats, 9.0)


def test_a_new_table_says_who_sat_down() -> None:
    opener = Opener("the host's hash", 7, "a client")
    made = opened(person(0, "Ann"), bot(1, bot="random"), Seat(2), bot(3, "Hal"), opener=opener)
    assert [(seat.name, seat.bot, seat.free) for seat in made.table.seats] == [
        ("Ann", None, False), ("random 2", "random", False), ("", None, True), ("Hal", "greedy", False),
    ]  # fmt: skip
    assert [(entry.number, entry.kind, entry.seat, entry.text) for entry in made.entries] == [
        (1, "sit", 0, "Ann"), (2, "sit", 1, "random 2"), (3, "sit", 3, "Hal"),
    ]  # fmt: skip
    assert (made.table.state, made.table.number, made.table.due) == ("open", 3, None)
    assert (made.table.host, made.table.settings["opened_by"]) == ("the host's hash", 7)
    assert agreement_of(made.table) == Agreement(spectators=False)


def test_a_table_starts_at_once_if_it_is_full() -> None:
    made = opened(person(0), bot(1), start=True)
    assert (made.table.state, made.entries[-1].kind, made.table.due) == ("running", "start", 5.0)
    with pytest.raises(Refusal, match="seats-free"):
        opened(person(0), Seat(1), start=True)


def test_nobody_has_the_name_of_another() -> None:
    """An account's name is its own, wherever it sits; then whoever sits first."""
    made = opened(bot(0, "Ann"), person(1, "Ann", account=7), person(2, "ann"), Seat(3))
    assert [seat.name for seat in made.table.seats] == ["Ann 2", "Ann", "ann 3", ""]
    assert [entry.text for entry in made.entries] == ["Ann 2", "Ann", "ann 3"]


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        bot(1, bot="deep-blue")
    with pytest.raises(Refusal, match="bad-name"):
        bot(1, "\u202e")


# What if.


@pytest.mark.parametrize(("game", "preset"), [("board", "big-box"), ("cards", "friends")])
def test_a_finished_game_is_opened_at_any_of_its_moves(game: str, preset: str) -> None:
    live = play(started(game, preset))
    count = len(live.record().choices)
    for choices in (0, 1, 49, 50, 77, count - 1, count):
        copy = copied(live, choices)
        again = LiveTable(copy.table, copy.entries)
        original = Play.of(live.title, live.record(), choices).game
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
    copy = copied(live, 5, [bot(0), person(1, "Bob")])
    assert [seat.name for seat in copy.table.seats] == ["greedy 1", "Bob"]
    with pytest.raises(Refusal, match="wrong-seats"):
        copied(live, 5, [person(0)])
    with pytest.raises(Refusal, match="seats-free"):
        copied(live, 5, [person(0), Seat(1)])


def test_what_cannot_be_copied() -> None:
    live = play(started(players=2))
    with pytest.raises(Refusal, match="no-such-move"):
        copied(live, len(live.record().choices) + 1)


# Playing again.


def test_those_who_play_again_keep_their_seats_and_tokens() -> None:
    live = play(started(seats="ppb", players=3, agreement=Agreement(absent_after=60)))
    live.table = replace(live.table, host="the host's hash", public=True)
    again = play_again(live, "another seed", 9.0)
    assert [(seat.name, seat.bot, seat.token) for seat in again.seats] == [
        (seat.name, seat.bot, seat.token) for seat in live.table.seats
    ]
    assert (again.state, again.host, again.public, again.number) == ("open", "the host's hash", True, 0)
    assert again.seed == "another seed"
    assert agreement_of(again) == live.agreement
    assert LiveTable(again).state == "open"


def test_against_stronger_bots_those_with_a_name_keep_it() -> None:
    live = play(started(seats="pbbb", players=4))
    bots = [bot(1, bot="tenderfoot"), bot(2, "Hal", "marshal"), bot(3, "Kit", "legend")]
    live.table = replace(live.table, seats=(live.table.seats[0], *bots))
    again = play_again(live, "seed", 9.0, stronger=True)
    assert [(seat.name, seat.bot) for seat in again.seats[1:]] == [
        ("deputy 2", "deputy"), ("Hal", "legend"), ("Kit", "legend"),
    ]  # fmt: skip
    assert again.seats[0].token == live.table.seats[0].token
    assert again.id == play_again(live, "seed", 9.0).id


@pytest.mark.parametrize(("game", "old"), [("board", {"rules": 1}), ("cards", {"deck": "an earlier one"})])
def test_they_play_again_by_todays_rules(game: str, old: dict[str, object]) -> None:
    live = started(game, seats="pppp", players=4)
    today = dict(live.table.config)
    live.table = replace(live.table, config={**today, **old})
    assert play_again(live, "seed", 9.0).config == today


def test_whoever_asks_to_play_again_gets_the_same_table() -> None:
    live = play(started("cards", "solo"))
    first, second = play_again(live, "one", 9.0), play_again(live, "two", 9.5)
    assert first.id == second.id != live.table.id
    assert len(first.id) == ID_LENGTH
    assert set(first.id) <= set(ID_ALPHABET)
    other = LiveTable(replace(live.table, seed="another"))
    assert new_tables.rematch_id(other.table) != first.id


def in_a_position() -> LiveTable:
    made = in_position("id", "board", POSITION, person(0, "Ann"), 9.0, {"lesson": "pay"}, Opener("host", None, "a client"))
    return LiveTable(made.table, made.entries)


def test_a_table_begins_in_a_position() -> None:
    live = in_a_position()
    table, game = live.table, live.game
    assert (table.state, table.public, table.host, table.settings["origin"]) == ("running", False, "host", {"lesson": "pay"})
    assert [(seat.name, seat.free) for seat in table.seats] == [("Ann", False), ("", True)]
    assert agreement_of(table) == Agreement(spectators=False, rated=False, hints=False)
    assert game.digest() == title_of("board").from_position(POSITION).digest()
    assert (live.waiting, live.waiting_bots) == ((0,), [])


def test_it_is_played_and_looked_back_at_from_there() -> None:
    live = in_a_position()
    begun = live.game.digest()
    write(live, actions.choice(0, "place wages", live.number))
    assert live.game.digest() != begun
    assert Past().game_after(live.table, live.moments[:2])[0].digest() == begun
    again = LiveTable(live.table, [moment.entry for moment in live.moments])
    assert again.game.digest() == live.game.digest()


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(Refusal, match="no-record-of-position"):
        must_have_record(in_a_position().table)
    must_have_record(new_table())
