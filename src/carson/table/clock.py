"""The clocks of a table's players, computed from the times of its entries, so that every process has the same.

Only people are on the clock: whoever calls leaves bots and virtual players out of `waiting`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from carson.table.agreement import ClockSetting
from carson.table.scene_times import LONGEST

Counted = Callable[[float, float], float]  # how many seconds between two times count


def all_of_it(since: float, until: float) -> float:
    """Where there was a server all the time."""
    return until - since


class Clock:
    """How much time each seat has left. It starts when `pass_time` is called for the first time."""

    __slots__ = ("_counted", "_gains", "at", "free", "left", "setting")

    def __init__(self, setting: ClockSetting, seats: int, counted: Counted = all_of_it) -> None:
        self.setting = setting
        self.left = [float(setting.seconds)] * seats  # at the time `at`
        self.at: float | None = None
        self.free = 0.0  # seconds after `at` in which nobody's clock runs: there is something to look at
        self._counted = counted
        self._gains: list[list[float]] = [[] for _ in range(seats)]  # what each seat's choices have brought it

    def copy(self) -> Clock:
        other = Clock.__new__(Clock)
        other.setting, other.left, other.at, other._counted = self.setting, self.left[:], self.at, self._counted
        other.free = self.free
        other._gains = [gains[:] for gains in self._gains]
        return other

    def pass_time(self, waiting: Iterable[int], at: float) -> None:
        """It is `at` now, and since the last call these seats were waited for."""
        if self.at is None:
            self.at = at
        if at > self.at:  # the clocks of two processes may differ: time never goes back
            elapsed = self._counted(self.at, at)
            for seat in waiting:
                self.left[seat] = max(0.0, self.left[seat] - max(0.0, elapsed - self.free))
            self.free = max(0.0, self.free - elapsed)
            self.at = at

    def wait_for_scenes(self, seconds: float) -> None:
        """There is so much more to look at before anybody's time runs, but never more than a bound that everybody knows."""
        self.free = min(LONGEST, self.free + seconds)

    def moved(self, seat: int) -> None:
        """A seat has chosen: it gets its increment, or the whole time for its next choice."""
        setting = self.setting
        gain = setting.increment if setting.mode == "game" else setting.seconds - self.left[seat]
        self.left[seat] += gain
        self._gains[seat].append(gain)

    def took_back(self, seat: int) -> None:
        """A seat has undone its last choice, and what that brought is gone: nobody gains time by choosing and undoing."""
        if self._gains[seat]:
            self.left[seat] = max(0.0, self.left[seat] - self._gains[seat].pop())

    def played_for(self, seat: int) -> None:
        """A bot has chosen for a seat; a clock for each move starts anew."""
        if self.setting.mode == "move":
            self.left[seat] = float(self.setting.seconds)

    def remaining(self, seat: int, waiting: Iterable[int], now: float) -> float:
        """What a seat has left if these seats have been waited for since the last call of `pass_time`."""
        waited = self.at is not None and now > self.at and seat in waiting
        elapsed = self._counted(self.at, now) if self.at is not None and waited else 0.0
        return max(0.0, self.left[seat] - max(0.0, elapsed - self.free))

    def runs_out(self, waiting: Iterable[int]) -> float | None:
        """When the first of these seats has no time left at the earliest; None if nobody is on the clock."""
        left = [self.left[seat] for seat in waiting]
        return self.at + self.free + min(left) if left and self.at is not None else None
