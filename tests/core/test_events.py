"""Events: what happened, and who may know of it."""

from __future__ import annotations

import pytest

from carson.core.events import EVERYBODY, NOBODY, Event
from carson.core.game import SPECTATOR
from carson.core.ledger import BANK, BOARD
from tests.core.toy import TOY, Auction


def auction() -> Auction:
    return TOY.new(TOY.preset("plain"), "events")


@pytest.mark.parametrize("seat", [0, 1, 5, SPECTATOR])
def test_an_event_for_everybody_is_seen_by_all(seat: int) -> None:
    assert Event("lot", {"worth": 3}).visible_to(seat)


def test_an_event_for_one_seat_is_seen_by_it_alone() -> None:
    event = Event("own-bid", {"coins": 3}, seen_by=1)
    assert [seat for seat in (SPECTATOR, EVERYBODY, 0, 1, 2) if event.visible_to(seat)] == [1]


def test_an_event_as_json_names_its_kind_beside_its_values() -> None:
    assert Event("lot", {"worth": 3}).as_json() == {"event": "lot", "worth": 3}


@pytest.mark.parametrize(
    ("event", "seat"),
    [
        (Event("pass", {"seat": 2}), 2),
        (Event("move", {"thing": "money", "source": BANK, "target": 1, "count": 3, "reason": "wages"}), 1),
        (Event("move", {"thing": "money", "source": 0, "target": BANK, "count": 3, "reason": "captain"}), 0),
        (Event("move", {"thing": "house", "source": BANK, "target": BOARD, "count": 1, "reason": "house"}), NOBODY),
        (Event("round", {"round": 2}), NOBODY),
    ],
)
def test_an_event_says_whose_it_is(event: Event, seat: int) -> None:
    assert event.seat == seat


def test_events_for_a_seat_leave_out_what_only_others_may_know() -> None:
    game = auction()
    game.events = []
    game.tell("all", n=1)
    game.tell_only(0, "mine", n=2)
    game.tell_only(1, "yours", n=3)
    assert [event.kind for event in game.events_for(0)] == ["all", "mine"]
    assert [event.kind for event in game.events_for(1)] == ["all", "yours"]
    assert [event.kind for event in game.events_for(SPECTATOR)] == ["all"]


def test_events_since_a_number_are_the_new_ones() -> None:
    game = auction()
    game.events = []
    game.tell("one")
    game.tell("two")
    assert [event.kind for event in game.events_for(0, since=1)] == ["two"]


def test_a_quiet_game_has_no_events() -> None:
    game = auction().copy()
    game.tell("one")
    game.tell_only(0, "two")
    assert game.events is None
    assert game.events_for(0) == []
