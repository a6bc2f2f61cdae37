"""The time of a server: it goes by the monotonic clock, so that nobody's wall clock makes it jump while the server lives.

Where it has to jump, after a restart, a sleep or a step of the wall clock, what it leaves out is a gap between two lives.
The database knows them, and they count for nobody: so every process computes the same clocks from a table's entries.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from threading import Lock
from time import monotonic
from typing import Final

from carson.server.store import Life, Store

LONGEST_GAP: Final = 60.0  # seconds: the most that a restart, or a step of the wall clock, costs a player
LEANING: Final = 0.01  # how much quicker or slower it goes until it is right again


class Timekeeper:
    """What time it is, and how much of the time between two others counts. `beat` has to be called every few seconds."""

    def __init__(
        self, store: Store, wall: Callable[[], float] | None = None, steady: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._wall = wall or store.wall_clock
        self._steady = steady
        self._gaps: list[Life] = []
        lives = store.lives()
        # Time never goes back, or what is due would not be due any more and clocks would stand still.
        begun = max(self._wall(), lives[-1].until) if lives else self._wall()
        self._beaten = begun, self._steady()  # the time at the last beat, and what the steady clock said
        self._beating = Lock()
        self._live(begun)

    def now(self) -> float:
        """It stands still if there was no beat for long: then nobody knows yet what will count."""
        at, steady = self._beaten
        return at + min(self._steady() - steady, LONGEST_GAP)

    def beat(self) -> bool:
        """Let the database know that there is a server, and come nearer to the wall clock; says whether time jumped."""
        with self._beating:
            now, steady = self.now(), self._steady()
            wrong = self._wall() - now
            lean = LEANING * (now - self._beaten[0])
            jumps = wrong > LONGEST_GAP
            then = now + (wrong if jumps else max(-lean, min(lean, wrong)))
            self._live(now, then)  # first: a jump that the database does not know of would count
            self._beaten = then, steady
        return jumps

    def counted(self, since: float, until: float) -> float:
        """The seconds between two times in which there was a server."""
        counted = until - since
        for gap in self._gaps[bisect_right(self._gaps, since, key=lambda gap: gap.until) :]:
            if gap.began >= until:
                break
            counted -= min(until, gap.until) - max(since, gap.began)
        return counted

    def ago(self, seconds: float) -> float:
        """The time since when so many seconds have counted."""
        since = self.now() - seconds
        for gap in reversed(self._gaps):
            if gap.until <= since:
                break
            since -= gap.until - gap.began
        return since

    def _live(self, *times: float) -> None:
        self._gaps = gaps(self._store.live(times, LONGEST_GAP))


def gaps(lives: Sequence[Life]) -> list[Life]:
    """When there was no server, as far as anybody knows."""
    return [Life(one.until, next.began) for one, next in pairwise(lives)]
