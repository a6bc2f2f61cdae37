"""Who comes next where more is wanted than can be done at once: clients in turn, and of each client its tables in turn.

What somebody waits for comes first. The rest is done when nobody waits, or after so long that it counts as waited for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from time import monotonic, sleep
from typing import Final, TypeVar

LONG: Final = 10.0  # seconds after which what nobody waits for has waited long enough
STRETCH: Final = 10  # steps between two pauses of a thread
PAUSE: Final = 0.0001  # seconds: enough for the event loop to get its turn at Python

T = TypeVar("T")


class Busy(Exception):
    """So much is waiting already, of everybody or of this client, that nothing more is taken."""


@dataclass(frozen=True, slots=True)
class Asking:
    """On whose account something is done, for which table, whether anybody waits for it by then, and has a use for it."""

    client: str = ""
    table: str = ""
    awaited: Callable[[], bool] = lambda: True
    needed: Callable[[], bool] = lambda: True


@dataclass(frozen=True, slots=True, eq=False)
class _Turn:
    asking: Asking
    since: float
    given: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """So many at a time."""

    def __init__(self, at_once: int, most_waiting: float = inf, most_of_one: float = inf) -> None:
        self._free = at_once
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        self._waiting: dict[str, dict[str, deque[_Turn]]] = {}  # by client and table; whose turn it was last is last

    @property
    def awaited(self) -> int:
        """How much is waiting that somebody waits for."""
        turns = (turn for tables in self._waiting.values() for turns in tables.values() for turn in turns)
        return sum(turn.asking.awaited() and turn.asking.needed() for turn in turns)

    @asynccontextmanager
    async def turn(self, asking: Asking) -> AsyncIterator[None]:
        """What is done inside has its turn; Busy if too much waits, but not for whom nothing waits yet."""
        waiting = {client: sum(map(len, tables.values())) for client, tables in self._waiting.items()}
        own, total = waiting.get(asking.client, 0), sum(waiting.values())
        if own >= self._most_of_one or (total >= self._most_waiting and own * len(waiting) >= total):
            raise Busy(f"{own} of {total} wait for their turn already")
        await self.take(asking)
        try:
            yield
        finally:
            self.give_back()

    async def take(self, asking: Asking) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn = _Turn(asking, monotonic())
        self._waiting.setdefault(asking.client, {}).setdefault(asking.table, deque()).append(turn)
        try:
            await turn.given
        except asyncio.CancelledError:
            if turn.given.cancelled():
                self._leave(turn)
            else:  # it had just come
                self.give_back()
            raise

    def give_back(self) -> None:
        while (turn := self._next()) is not None:
            self._leave(turn, to_the_end=True)
            if not turn.given.cancelled():
                turn.given.set_result(None)
                return
        self._free += 1

    def _next(self) -> _Turn | None:
        """The first that somebody waits for, or else the first."""
        long_ago = monotonic() - LONG
        first = [turns[0] for tables in self._waiting.values() for turns in tables.values()]
        awaited = (turn for turn in first if turn.since < long_ago or turn.asking.awaited())
        return next(awaited, first[0] if first else None)

    def _leave(self, turn: _Turn, to_the_end: bool = False) -> None:
        """A turn waits no more. Whoever had it goes behind all others with what is still waiting."""
        client, table = turn.asking.client, turn.asking.table
        tables = self._waiting.get(client, {})
        turns = tables.get(table, deque())
        if turn not in turns:  # it was cancelled and then passed over
            return
        turns.remove(turn)
        if to_the_end or not turns:
            del tables[table]
            if turns:
                tables[table] = turns
        if to_the_end or not tables:
            del self._waiting[client]
            if tables:
                self._waiting[client] = tables


def gently(steps: Iterable[T]) -> Iterator[T]:
    """For a thread with much to compute: Python runs one thread at a time, and so the event loop need not wait long."""
    for count, step in enumerate(steps, 1):
        yield step
        if count % STRETCH == 0:
            sleep(PAUSE)
