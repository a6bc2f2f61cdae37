"""When a table is due, and what it needs then: a bot for who has no time left or stays away, never for who is there."""

from __future__ import annotations

import pytest

from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from carson.table.beginning import KEPT_SECONDS
from carson.table.caretaking import PATIENCE, Care, care, due
from carson.table.journal import Seat
from carson.table.live_table import LiveTable
from carson.table.new_tables import in_position
from tests.table.at_table import choices, choose, started, write
from tests.table.lessons.positions import POSITION

AWAY = Agreement(absent_after=30)
GAME = Agreement(clock=ClockSetting("game", 60))
MOVE = Agreement(clock=ClockSetting("move", 60))


def together(agreement: Agreement) -> LiveTable:
    """Two people who have to choose at the same time, since 0."""
    return started("cards", "friends", agreement=agreement, players=2)


def test_a_game_without_agreement_waits_for_ever() -> None:
    live = together(Agreement())
    assert due(live) is None
    assert care(live, {}, 1e9) == Care(1)


def test_a_prepared_position_is_kept_for_a_day() -> None:
    made = in_position("id", "board", POSITION, Seat(0, "Ann", token="hash"), 10.0, {})
    live = LiveTable(made.table, made.entries)
    assert due(live) == live.table.due == 10.0 + KEPT_SECONDS
    assert care(live, {}, 9.0 + KEPT_SECONDS) == Care(2, due=10.0 + KEPT_SECONDS)
    assert care(live, {}, 10.0 + KEPT_SECONDS) == Care(2, forgotten=True)


def test_a_bot_may_take_its_time() -> None:
    live = started("board", seats="bb", players=2)
    assert due(live) == PATIENCE
    assert care(live, {}, 100.0) == Care(1, due=100.0 + PATIENCE)
    slow = started("board", seats="bb", agreement=Agreement(bot_pause=10), players=2)
    assert due(slow) == 20.0


def test_who_is_absent_is_stood_in_for_after_the_agreed_time() -> None:
    live = together(AWAY)
    assert due(live) == 30.0
    assert care(live, {}, 29.9) == Care(1, due=30.0)
    assert care(live, {}, 30.0) == Care(1, absent=0)


def test_who_was_seen_since_is_not_absent() -> None:
    live = together(AWAY)
    assert care(live, {0: 25.0, 1: 20.0}, 40.0) == Care(1, due=50.0)
    assert care(live, {0: 45.0, 1: 20.0}, 50.0) == Care(1, absent=1)


@pytest.mark.parametrize(("agreement", "for_good"), [(GAME, True), (MOVE, False)])
def test_a_clock_runs_out_for_who_is_there_too(agreement: Agreement, for_good: bool) -> None:
    live = together(agreement)
    assert due(live) == 60.0
    assert care(live, {0: 60.0, 1: 60.0}, 60.0) == Care(1, absent=0, out_of_time=for_good)


def test_two_who_stay_away_are_looked_after_in_turn() -> None:
    live = together(AWAY)
    write(live, actions.take_over(0, live.number, out_of_time=False), 30.0)
    assert care(live, {}, 60.0) == Care(2, absent=1)
    write(live, actions.take_over(1, live.number, out_of_time=False), 60.0)
    assert care(live, {}, 99.0) == Care(3, due=99.0 + PATIENCE)  # two bots


def test_who_has_chosen_is_waited_for_no_more() -> None:
    live = together(AWAY)
    choose(live, 0, choices(live, 0)[0], 10.0)
    assert care(live, {}, 40.0) == Care(2, absent=1)


def test_a_chat_is_no_choice() -> None:
    """Otherwise two who talk would keep a third waiting for ever."""
    live = together(AWAY)
    write(live, actions.chat(1, "where is he?"), 25.0)
    assert due(live) == 30.0
    assert care(live, {1: 29.0}, 30.0) == Care(2, absent=0)


def test_who_has_just_come_back_is_there() -> None:
    live = together(AWAY)
    write(live, actions.take_over(0, live.number, out_of_time=False), 30.0)
    write(live, actions.come_back(0), 50.0)
    assert care(live, {1: 60.0}, 60.0) == Care(3, due=80.0)
