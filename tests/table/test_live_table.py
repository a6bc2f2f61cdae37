"""A table in memory: entries take effect in their order, and a message tells a seat what it may know."""

from __future__ import annotations

from dataclasses import replace
from time import process_time

import pytest

from carson.core.game import SPECTATOR
from carson.core.record import Play, verify
from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from carson.table.journal import Entry
from carson.table.live_table import LiveTable
from carson.table.results import result
from carson.table.scene_times import TOLD
from tests.table.at_table import asked, choices, choose, entries, new_table, open_table, play, played_to, started, write

SIMULTANEOUS: list[tuple[str, str, dict[str, object]]] = [
    ("board", "first-game", {"players": 3, "variants": ["kit-carson"]}),
    ("board", "first-game", {"players": 3, "variants": ["new-beginning", "might-is-right"]}),
    ("cards", "friends", {}),
]


def test_nothing_can_be_seen_of_the_game_before_it_starts() -> None:
    live = open_table(players=2)
    assert (live.state, live.waiting, live.number) == ("open", (), 0)


def test_the_start_tells_what_happened_when_the_game_was_set_up() -> None:
    live = started(players=2)
    assert live.state == "running"
    [message] = live.messages(0)
    assert (message["number"], message["kind"], message["seat"]) == (1, "start", -1)
    assert message["events"]


@pytest.mark.parametrize(("game", "preset", "changes"), SIMULTANEOUS)
def test_the_same_entries_make_the_same_table(game: str, preset: str, changes: dict[str, object]) -> None:
    live = play(started(game, preset, changes), played_to(121))
    again = LiveTable(live.table, entries(live))
    assert again.game == live.game
    assert again.asked == live.asked
    for seat in (0, 1, SPECTATOR):
        assert again.messages(seat) == live.messages(seat)


def test_an_entry_comes_after_the_one_before_it() -> None:
    live = started(players=2)
    with pytest.raises(ValueError, match="entry 3 after 1"):
        live.apply(Entry(3, "chat", 0, "well", 1.0))


def test_who_comes_back_gets_what_he_missed() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    write(live, actions.chat(1, "well"))
    choose(live, 1, "claim d4")
    assert [message["number"] for message in live.messages(0)] == [1, 2, 3, 4]
    assert live.messages(0, since=2) == live.messages(0)[2:]
    assert live.messages(0, since=4) == []


def test_a_chat_is_told_to_everybody() -> None:
    live = open_table(players=2)
    write(live, actions.chat(1, "howdy"))
    assert [live.messages(seat)[0]["text"] for seat in (0, 1, SPECTATOR)] == ["howdy"] * 3


def test_others_learn_of_a_choice_from_its_events() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    own, other = live.messages(0)[-1], live.messages(1)[-1]
    assert own["text"] == "claim e4"
    assert "text" not in other
    assert other["events"] == own["events"] != []


# Taking back.


def test_an_undo_names_the_choice_that_it_took_back() -> None:
    live = started(players=2)
    before = live.game.as_json()
    choose(live, 0, "claim e4")
    write(live, actions.undo(0, live.number))
    assert live.messages(1)[-1]["undone"] == 2
    assert live.game.as_json() == before
    assert live.record().choices == []


def test_several_choices_can_be_taken_back_one_after_the_other() -> None:
    """Also by different seats: what the second has taken back lets the first take back his own."""
    live = started(players=2)
    choose(live, 0, "claim e4")
    choose(live, 1, "claim d4")
    choose(live, 1, "claim d5")
    for seat in (1, 1, 0):
        write(live, actions.undo(seat, live.number))
    assert live.game.as_json() == started(players=2).game.as_json()
    choose(live, 0, "claim e5")
    again = LiveTable(live.table, entries(live))
    assert again.game == live.game == Play.of(live.title, live.record()).game


def test_a_journal_full_of_undos_opens_quickly() -> None:
    live = play(started(players=4), asked("buy-parcels", 1))
    [seat] = live.waiting
    for _ in range(200):
        choose(live, seat, choices(live, seat)[0])
        write(live, actions.undo(seat, live.number))
    begun = process_time()
    LiveTable(live.table, entries(live))
    assert process_time() - begun < 2.0


def test_two_who_choose_and_take_back_in_turn_do_not_make_it_slow() -> None:
    live = play(started(players=4), lambda live: live.number > 100 and asked("place-cowboy", 1)(live))
    before = seconds_to_open(live)
    for _ in range(150):
        movers: list[int] = []
        for _ in range(2):
            movers += live.waiting
            choose(live, movers[-1], choices(live, movers[-1])[0])
        assert movers[0] != movers[1]
        for seat in reversed(movers):
            write(live, actions.undo(seat, live.number))
    assert seconds_to_open(live) < 20 * before  # a replay for every second undo would be 150 times as much


def seconds_to_open(live: LiveTable) -> float:
    """The best of three."""
    seconds = []
    for _ in range(3):
        begun = process_time()
        LiveTable(live.table, entries(live))
        seconds.append(process_time() - begun)
    return min(seconds)


# Who is asked since when.


def test_choosing_at_once_disturbs_nobody() -> None:
    live = play(started(players=3, variants=["kit-carson"]), asked("place-together", 3))
    seen = live.number
    since = live.asked[:]
    choose(live, 0, "pass")
    write(live, actions.undo(0, live.number))
    choose(live, 1, choices(live, 1)[-1])
    assert live.asked[2] == since[2]
    write(live, actions.choice(2, "pass", seen))  # sent before the others' choices arrived


@pytest.mark.parametrize(("game", "preset", "changes"), SIMULTANEOUS)
def test_whoever_is_asked_before_and_after_the_choice_of_another_is_asked_the_same(
    game: str, preset: str, changes: dict[str, object]
) -> None:
    """That is why his answer stays good."""
    live = started(game, preset, changes)
    while live.waiting:
        waited, question = live.waiting, live.game.public_view()["decision"]
        play(live, played_to(live.number + 1), seed=live.number)
        mover = live.moments[-1].entry.seat
        if set(waited) & set(live.waiting) - {mover}:
            assert live.game.public_view()["decision"] == question


# People who are not there.


def test_a_bot_plays_for_whoever_resigns() -> None:
    live = started(seats="pp", players=2)
    assert live.waiting_persons == [0]
    write(live, actions.resign(0))
    assert (live.bot_of(0), live.bot_of(1)) == ("marshal", None)
    assert live.state == "running"
    assert live.waiting_bots == [0]


def test_when_all_persons_have_resigned_the_game_is_over() -> None:
    live = started(seats="ppb", players=3)
    for seat in (1, 0):
        write(live, actions.resign(seat))
    assert live.state == "over"
    assert live.waiting == ()


def test_whoever_was_away_comes_back() -> None:
    live = started(seats="pp", players=2)
    write(live, actions.take_over(0, live.number, out_of_time=False))
    assert live.waiting_bots == [0]
    write(live, actions.come_back(0))
    assert live.waiting_persons == [0]


# Clocks.


def on_the_clock(mode: str, seconds: int = 60, increment: int = 0) -> LiveTable:
    clock = ClockSetting("game" if mode == "game" else "move", seconds, increment)
    return started(agreement=Agreement(clock=clock), players=2)


def left(live: LiveTable, now: float) -> list[float]:
    assert live.clock is not None
    return [live.clock.remaining(seat, live.waiting_persons, now) for seat in range(2)]


def test_the_time_of_whoever_is_asked_runs() -> None:
    live = on_the_clock("game", increment=2)
    assert left(live, 10.0) == [50.0, 60.0]
    choose(live, 0, "claim e4", at=20.0)
    assert left(live, 20.0) == [42.0, 60.0]
    choose(live, 1, "claim d4", at=25.0)  # the second player claims twice
    assert left(live, 30.0) == pytest.approx([42.0, 52.0 + 2 * TOLD])  # and looks at both claims first


def test_time_for_a_move_is_whole_again_after_it() -> None:
    live = on_the_clock("move")
    choose(live, 0, "claim e4", at=59.0)
    assert left(live, 59.0) == [60.0, 60.0]


def test_chat_does_not_stop_the_clock() -> None:
    live = on_the_clock("game")
    write(live, actions.chat(0, "wait"), at=30.0)
    assert left(live, 50.0) == [10.0, 60.0]


def test_the_clock_follows_from_the_journal() -> None:
    live = on_the_clock("game", increment=3)
    choose(live, 0, "claim e4", at=20.0)
    write(live, actions.undo(0, live.number), at=21.0)
    choose(live, 0, "claim e5", at=22.0)
    assert left(LiveTable(live.table, entries(live)), 40.0) == left(live, 40.0)


def test_whoever_comes_back_after_a_move_took_too_long_has_time_again() -> None:
    live = on_the_clock("move")
    write(live, actions.take_over(0, live.number, out_of_time=False), at=61.0)
    write(live, actions.bot_choice(0, "claim e4", 1), at=70.0)
    write(live, actions.come_back(0), at=100.0)
    assert left(live, 100.0) == [60.0, 30.0 + TOLD]


def test_whoever_comes_back_before_the_bot_has_chosen_has_what_he_had() -> None:
    live = on_the_clock("move")
    write(live, actions.take_over(0, live.number, out_of_time=False), at=40.0)
    write(live, actions.come_back(0), at=100.0)
    assert left(live, 100.0) == [20.0, 60.0]


# Games that were played with other rules.


def with_entry(live: LiveTable, wanted: int, text: str = "", digest: str = "") -> list[Entry]:
    """The entries with the one of a choice changed, counted from 1."""
    numbers = [entry.number for entry in entries(live) if entry.kind == "choice"]
    changed = entries(live)
    at = numbers[wanted - 1] - 1
    old = changed[at]
    changed[at] = replace(old, text=text or old.text, digest=digest or old.digest)
    return changed


def test_every_fiftieth_choice_is_a_checkpoint() -> None:
    live = play(started(players=4), played_to(102))
    digests = {entry.number: entry.digest for entry in entries(live) if entry.digest}
    assert list(digests) == [51, 101]
    assert list(digests.values()) == list(live.record().checkpoints.values())


def test_a_running_game_is_shown_up_to_a_choice_that_is_not_legal_any_more() -> None:
    live = play(started(players=2), played_to(81))
    old = LiveTable(live.table, with_entry(live, 30, text="build saloon a1"))
    assert old.difference is not None
    assert (old.difference.number, old.difference.what) == (30, "choice")
    assert old.game == Play.of(live.title, live.record(), 29).game
    assert (old.state, old.waiting, old.number) == ("running", (), live.number)
    assert len(old.messages(0)) == live.number


def test_a_running_game_is_shown_up_to_a_state_that_differs() -> None:
    live = play(started(players=2), played_to(81))
    old = LiveTable(live.table, with_entry(live, 50, digest="3:0123456789abcdef"))
    assert old.difference is not None
    assert (old.difference.number, old.difference.what) == (50, "state")
    assert old.game == Play.of(live.title, live.record(), 50).game


def test_what_could_be_taken_back_once_is_a_difference() -> None:
    live = play(started("cards", "friends"), played_to(4))
    [last] = live.waiting
    choose(live, last, choices(live, last)[0])  # reveals all bids: it stands
    old = LiveTable(live.table, [*entries(live), Entry(live.number + 1, "undo", last, "", 99.0)])
    assert old.difference is not None
    assert old.difference.what == "undo"
    assert old.state == "running"


def finished(live: LiveTable) -> LiveTable:
    play(live)
    live.table = replace(live.table, state="over", result=result(live))
    return live


def test_a_running_game_goes_on_past_a_digest_of_another_version() -> None:
    live = play(started(players=2), played_to(81))
    old = LiveTable(live.table, with_entry(live, 50, digest="0123456789abcdef"))
    assert old.difference is None
    assert old.game == live.game


@pytest.mark.parametrize("change", [{"text": "build saloon a1"}, {"digest": "3:0123456789abcdef"}])
def test_a_finished_game_of_other_rules_stays_finished_as_it_was(change: dict[str, str]) -> None:
    live = finished(started(players=2))
    old = LiveTable(live.table, with_entry(live, 50, **change))
    assert old.difference is not None
    assert (old.state, old.waiting) == ("over", ())
    assert result(old) == result(live)


def test_a_finished_game_that_comes_out_otherwise_says_so() -> None:
    live = finished(started(players=2))
    kept = result(live)
    record = kept["record"]
    assert isinstance(record, dict)
    other = {**kept, "points": [99, 0], "record": {**record, "points": [99, 0]}}
    old = LiveTable(replace(live.table, result=other), entries(live))
    assert old.difference is not None
    assert (old.difference.what, old.difference.recorded) == ("points", "[99, 0]")
    assert result(old)["points"] == [99, 0]


def test_the_record_of_a_game_of_other_rules_is_the_one_that_was_kept() -> None:
    live = finished(started(players=2))
    old = LiveTable(live.table, with_entry(live, 50, digest="3:0123456789abcdef"))
    record = old.record()
    assert record.choices == live.record().choices
    assert record.result == live.record().result
    difference = verify(live.title, record)
    assert difference is not None
    assert (difference.number, difference.what) == (50, "state")


def test_a_table_keeps_what_was_agreed() -> None:
    table = new_table(agreement=Agreement(absent_after=60, spectators=False), players=2)
    assert LiveTable(table).agreement == Agreement(absent_after=60, spectators=False)
