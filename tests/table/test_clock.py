"""The clocks of players: a bank for the game with an increment, or a time for each move."""

from __future__ import annotations

import pytest

from carson.table.agreement import ClockSetting
from carson.table.clock import Clock
from carson.table.scene_times import LONGEST

GAME = ClockSetting("game", 300, 5)
MOVE = ClockSetting("move", 86_400)
NOON = 1_800_000_000.0


def started(setting: ClockSetting, seats: int = 3) -> Clock:
    clock = Clock(setting, seats)
    clock.pass_time([], NOON)
    return clock


def test_a_clock_stands_until_it_is_started() -> None:
    clock = Clock(GAME, 2)
    assert clock.runs_out([0]) is None
    assert clock.remaining(0, [0], NOON) == 300
    clock.pass_time([0], NOON)
    assert clock.left == [300, 300]


def test_whoever_is_waited_for_pays_and_gets_the_increment() -> None:
    clock = started(GAME)
    assert clock.remaining(0, [0], NOON + 10) == 290
    assert clock.remaining(1, [0], NOON + 10) == 300
    clock.pass_time([0], NOON + 60)
    clock.moved(0)
    assert clock.left == [245, 300, 300]


def test_all_who_are_waited_for_pay_at_once() -> None:
    clock = started(GAME)
    clock.pass_time([0, 2], NOON + 60)
    clock.moved(2)
    clock.pass_time([0], NOON + 70)
    clock.moved(0)
    assert clock.left == [235, 300, 245]


def test_when_the_first_runs_out() -> None:
    clock = started(GAME)
    clock.pass_time([0], NOON + 60)
    assert clock.runs_out([0, 1]) == NOON + 60 + 240
    assert clock.runs_out([1]) == NOON + 60 + 300
    assert clock.runs_out([]) is None
    assert clock.remaining(0, [0], NOON + 300) == 0


def test_nobody_has_less_than_nothing() -> None:
    clock = started(GAME)
    clock.pass_time([0], NOON + 1000)
    assert clock.left[0] == 0
    assert clock.remaining(0, [0], NOON + 2000) == 0
    assert clock.runs_out([0]) == NOON + 1000


def test_a_move_a_day() -> None:
    clock = started(MOVE)
    clock.pass_time([1], NOON + 80_000)
    assert clock.runs_out([1]) == NOON + 86_400
    clock.moved(1)
    assert clock.left == [86_400] * 3
    assert clock.runs_out([2]) == NOON + 80_000 + 86_400


@pytest.mark.parametrize(("setting", "left"), [(GAME, 240), (MOVE, 86_400)])
def test_what_a_bot_chose_for_somebody_starts_his_next_move(setting: ClockSetting, left: float) -> None:
    clock = started(setting)
    clock.pass_time([0], NOON + 60)
    clock.played_for(0)
    assert clock.left[0] == left


def test_time_never_goes_back() -> None:
    clock = started(GAME)
    clock.pass_time([0], NOON + 60)
    clock.pass_time([1], NOON + 50)  # another process, whose clock is late
    clock.pass_time([1], NOON + 61)
    assert clock.left == [240, 299, 300]
    assert clock.remaining(1, [1], NOON) == 299


@pytest.mark.parametrize(("setting", "left"), [(GAME, 300 - 60 - 10), (MOVE, 86_400 - 60 - 10)])
def test_choosing_and_undoing_gains_no_time(setting: ClockSetting, left: float) -> None:
    clock = started(setting)
    clock.pass_time([0], NOON + 60)
    clock.moved(0)
    clock.pass_time([0], NOON + 65)
    clock.moved(0)
    clock.pass_time([0], NOON + 70)
    clock.took_back(0)
    clock.took_back(0)
    assert clock.left[0] == left
    clock.took_back(0)  # more than there was: nothing
    assert clock.left[0] == left


def test_a_copy_goes_its_own_way() -> None:
    clock = started(GAME)
    copy = clock.copy()
    copy.pass_time([0], NOON + 60)
    copy.moved(0)
    clock.took_back(0)
    assert (clock.left, clock.at) == ([300] * 3, NOON)
    assert copy.left == [245, 300, 300]
    copy.took_back(0)
    assert copy.left[0] == 240


def test_nobody_pays_while_there_is_something_to_look_at() -> None:
    clock = started(GAME)
    clock.wait_for_scenes(8)
    assert clock.remaining(0, [0], NOON + 6) == 300
    assert clock.remaining(0, [0], NOON + 10) == 298
    assert clock.runs_out([0]) == NOON + 308
    clock.pass_time([0], NOON + 6)
    assert clock.left == [300, 300, 300]
    clock.pass_time([0], NOON + 10)  # two seconds of what there was to see were left
    assert clock.left == [298, 300, 300]


def test_a_clock_waits_for_scenes_up_to_a_bound() -> None:
    clock = started(GAME)
    for _ in range(10):
        clock.wait_for_scenes(8)
    clock.pass_time([0], NOON + LONGEST + 5)
    assert clock.left[0] == 295


def test_a_copy_waits_for_the_same_scenes() -> None:
    clock = started(GAME)
    clock.wait_for_scenes(8)
    assert clock.copy().remaining(0, [0], NOON + 10) == 298
