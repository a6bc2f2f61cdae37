"""Any moment of a game: as it was then, for each seat, with choices that were taken back since."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import process_time

import pytest

from carson.core.game import SPECTATOR
from carson.core.refusal import Refusal
from carson.table import actions
from carson.table.live_table import RUNNING, LiveTable
from carson.table.moments import Past, moments_until, own_secrets, standing
from carson.table.shown.descriptions import own_view
from tests.table.at_table import choices, choose, entries, open_table, play, played_to, started, write

BESIDE = ("choices", "undo", "asked", "orders", "fitting_orders")  # what is about choosing now
GAMES: list[tuple[str, str, dict[str, object]]] = [
    ("board", "big-box", {}),
    ("board", "first-game", {"players": 3, "variants": ["might-is-right", "new-beginning", "kit-carson"]}),
    ("cards", "friends", {}),
    ("cards", "solo", {}),
]


def with_second_thoughts(live: LiveTable) -> LiveTable:
    """Play to the end; often somebody takes back what he can, and there is talk."""
    random = Random(7)
    while live.waiting:
        play(live, played_to(live.number + 1), seed=random.randrange(1000))
        seat = live.moments[-1].entry.seat
        while random.random() < 0.4 and actions.can_undo(live, seat):
            write(live, actions.undo(seat, live.number))
        if random.random() < 0.1:
            write(live, actions.chat(0, "well"))
    return live


def as_it_was(live: LiveTable, number: int) -> LiveTable:
    """The table itself, when it had so many entries."""
    return LiveTable(replace(live.table, state=RUNNING, result=None), entries(live)[:number])


@pytest.mark.parametrize(("game", "preset", "changes"), GAMES)
def test_every_moment_is_as_it_was(game: str, preset: str, changes: dict[str, object]) -> None:
    live = with_second_thoughts(started(game, preset, changes))
    assert any(moment.undone for moment in live.moments)
    past, numbers = Past(), list(range(1, live.number + 1, 3))
    then = started(game, preset, changes)
    for number in range(1, live.number + 1):
        if number > 1:
            then.apply(live.moments[number - 1].entry)
        shown, count = past.game_after(live.table, moments_until(live, number))
        assert shown == then.game
        assert count == len(then.record().choices)
        assert shown.public_view() == then.game.public_view()
        for seat in (*range(live.seats), SPECTATOR):
            own = own_view(then, seat, explain=False)
            assert own_secrets(shown, seat) == {name: own[name] for name in own if name not in BESIDE}
    for number in Random(1).sample(numbers, 8):  # in any order
        assert past.game_after(live.table, live.moments[:number])[0] == as_it_was(live, number).game


def test_who_looks_at_a_game_cannot_change_it_for_the_next() -> None:
    live = play(started(players=3), played_to(60))
    past = Past()
    for number in (21, 40, 1):
        shown, _ = past.game_after(live.table, live.moments[:number])
        before = shown.as_json()
        seat = shown.waiting[0]
        shown.choose(seat, shown.legal(seat)[0])
        assert past.game_after(live.table, live.moments[:number])[0].as_json() == before


def test_what_stands_is_what_was_not_taken_back() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    choose(live, 1, "claim d4")
    choose(live, 1, "claim d5")
    for seat in (1, 1, 0):
        write(live, actions.undo(seat, live.number))
    write(live, actions.chat(0, "hm"))
    choose(live, 0, "claim e5")
    stood = [standing(live.moments[:number]) for number in range(1, live.number + 1)]
    assert stood == [[0], [0, 2], [0, 2, 3], [0, 2, 3, 4], [0, 2, 3], [0, 2], [0], [0], [0, 9]]


@pytest.mark.parametrize("number", [0, 2, 99])
def test_there_are_moments_from_the_start_to_now(number: int) -> None:
    live = started(players=2)
    assert len(moments_until(live, 1)) == 1
    with pytest.raises(Refusal) as refused:
        moments_until(live, number)
    assert (refused.value.code, refused.value.values) == ("no-moment", {"number": number, "first": 1, "last": 1})


def test_what_was_before_the_start_is_no_moment() -> None:
    live = open_table(players=2)
    write(live, actions.chat(0, "howdy"))
    with pytest.raises(Refusal, match="table-not-started"):
        moments_until(live, 1)
    write(live, actions.start)
    with pytest.raises(Refusal, match="no-moment"):
        moments_until(live, 1)
    assert len(moments_until(live, 2)) == 2


def test_a_game_of_other_rules_is_shown_as_far_as_it_goes() -> None:
    live = play(started(players=4), played_to(90))
    changed = [replace(entry, text="claim z9") if entry.number == 60 else entry for entry in entries(live)]
    old = LiveTable(live.table, changed)
    assert old.difference is not None
    past = Past()
    for number in (59, 60, 90):
        shown, count = past.game_after(old.table, moments_until(old, number))
        assert (shown, count) == (old.game, 58)


def test_after_the_first_time_any_moment_is_found_quickly() -> None:
    live = play(started("board", "big-box", players=6))
    past = Past()
    past.game_after(live.table, live.moments)
    begun = process_time()
    for number in range(live.number, live.number - 50, -1):
        past.game_after(live.table, live.moments[:number])
    assert process_time() - begun < 50 * 0.02


def test_a_secret_of_another_is_in_no_moment() -> None:
    told = []
    for bid in ("bid 3", "bid 9"):
        live = started("cards", "friends")
        choose(live, 0, bid)
        choose(live, 1, choices(live, 1)[0])
        past, seen = Past(), []
        for number in range(1, live.number + 1):
            shown, _ = past.game_after(live.table, moments_until(live, number))
            seen.append((shown.public_view(), [own_secrets(shown, seat) for seat in (1, 2, 3, SPECTATOR)]))
        told.append((seen, own_secrets(shown, 0)))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
