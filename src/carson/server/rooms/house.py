"""What all rooms of this process share: the database, the time, threads and processes, and work that goes on by itself."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar

from carson.core.refusal import Refusal
from carson.server.bots.turns import Asking, Turns
from carson.server.bots.workers import NoAnswer, Thinkers, TookTooLong
from carson.server.logs import log_failure
from carson.server.rooms.server_time import Timekeeper
from carson.server.settings import Settings
from carson.server.store import Store
from carson.server.store.no_answer import answering

THREADS: Final = 8
HASHERS: Final = 2  # passwords at a time
HASHERS_PRIORITY: Final = 15  # far behind those who play: each hash keeps four threads busy
REPLAYS: Final = 2  # games that are played again from their entries at a time
MOST_REPLAYS: Final = 100  # of one client that wait
WORK_LIMIT: Final = 20.0  # seconds for what is computed beside games, in a process of its own
MOST_WORK: Final = 32  # pieces of it that wait
MOST_WORK_OF_ONE: Final = 8  # client's
WORK_NICENESS: Final = 10  # bots come before it
BUSY_SECONDS: Final = 2  # after which somebody may try again for whom there was no time

P = ParamSpec("P")
T = TypeVar("T")


class House:
    def __init__(self, store: Store, settings: Settings, wall: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.timekeeper = Timekeeper(store, wall)
        self.begun = self.now()
        self.closing = False
        self.replays = Turns(REPLAYS, most_of_one=MOST_REPLAYS)
        self._threads = ThreadPoolExecutor(THREADS, "carson")
        self._hashers = ThreadPoolExecutor(HASHERS, "carson-password", stand_back)
        self._helper = Thinkers(1, WORK_LIMIT, MOST_WORK, MOST_WORK_OF_ONE, WORK_NICENESS)
        self._tasks: set[asyncio.Task[object]] = set()

    async def end_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        await self._helper.close()
        self._threads.shutdown()
        self._hashers.shutdown(cancel_futures=True)

    def now(self) -> float:
        """Seconds since 1970, which is the time of all entries and of whatever else is kept."""
        return self.timekeeper.now()

    async def in_thread(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For whatever blocks: above all the database."""
        with answering():
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: function(*args, **kwargs))

    async def with_password(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For what takes 64 MiB and a good part of a second: few at a time, and the database does not wait for them."""
        return await asyncio.get_running_loop().run_in_executor(self._hashers, lambda: function(*args, **kwargs))

    async def work(self, client: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For whatever a client wants computed that may take long: in another process, and refused if much waits there."""
        try:
            return await self._helper.run(Asking(client), function, *args, **kwargs)
        except (NoAnswer, TookTooLong) as problem:
            raise Refusal("too-busy", seconds=BUSY_SECONDS) from problem

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that goes on by itself; the log tells of its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_tell_failure)
        return task


def _tell_failure(task: asyncio.Task[object]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
        log_failure("task-failed", error)


def stand_back() -> None:
    """Let this thread, and those that it starts, run when nobody else wants to (only Linux knows threads apart)."""
    if sys.platform == "linux":
        with suppress(OSError):  # where that is forbidden, passwords are hashed all the same
            own = max(os.getpriority(os.PRIO_PROCESS, 0), HASHERS_PRIORITY)  # going back would not be allowed
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), own)
