"""How many choices a server keeps in a second, and how long each takes until all four clients of a table know of it.

Twice for each database: every table chooses as fast as it is answered, and then all tables together at a steady rate. As
fast as they are answered, each of so many tables always waits for an answer, so the time of one is the number of tables
divided by the choices of a second, however quick the server is: only the steady rate shows how long people wait.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Final

import uvloop

from carson.lab.speed.bench import Progress
from carson.server.bench.clients import TableClients
from carson.server.bench.keeper import kept_folder
from carson.server.bench.server_process import BenchUnavailable, ServerProcess, postgresql

WARM_UP: Final = 0.2  # of the seconds that are measured
REST: Final = 0.5  # seconds for what is under way when the time is over
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
# What is measured: a database, and how many processes serve it.
SCENARIOS: Final = ((SQLITE, 1), (POSTGRESQL, 1), (POSTGRESQL, 2))


@dataclass(frozen=True, slots=True)
class Load:
    """What the clients are to do."""

    game: str
    tables: int
    seconds: float
    rate: float  # choices a second of all tables together, when they do not choose as fast as they are answered


@dataclass(frozen=True, slots=True)
class Times:
    """From sending a choice until all four clients of the table know of it."""

    choices_per_second: float
    median_ms: float
    p99_ms: float
    cpu_us: float  # that the servers, without the database, compute for a choice, made by a client or by the table for it
    refused: int


@dataclass(frozen=True, slots=True)
class Served:
    database: str
    processes: int
    answered: Times  # as fast as they are answered
    steady: Times

    def as_object(self) -> dict[str, object]:
        return asdict(self)


def measure(load: Load, only: str | None, address: str | None, progress: Progress) -> list[Served]:
    """Every scenario, or those of one database; `address`: of a PostgreSQL that is used instead of one of our own."""
    served = []
    for database, processes in SCENARIOS:
        if only in (None, database):
            progress("command-bench-serving", database=database, processes=processes)
            try:
                with serving(database, processes, address) as servers:
                    answered, steady = uvloop.run(_play(servers, load))
            except BenchUnavailable:
                if only is None and database == POSTGRESQL and address is None:
                    progress("command-bench-no-postgresql")
                    break
                raise
            served.append(Served(database, processes, answered, steady))
    return served


@contextmanager
def serving(database: str, processes: int, address: str | None = None) -> Iterator[list[ServerProcess]]:
    """Server processes that share a database, which is empty if it is ours."""
    with ExitStack() as stack:
        folder = stack.enter_context(kept_folder("carson-bench-"))
        if database == SQLITE:
            where = str(folder / "bench.db")
        else:
            where = address or stack.enter_context(postgresql("bench"))
        yield [stack.enter_context(ServerProcess(where, folder)) for _ in range(processes)]


class Stopwatch:
    """Counts what is finished while it runs."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.entries = 0
        self._running = False

    def took(self, seconds: float) -> None:
        if self._running:
            self.times.append(seconds)

    def wrote(self, entries: int) -> None:
        if self._running:
            self.entries += entries

    async def run(self, seconds: float) -> float:
        """Forgets what was before; says how long it ran."""
        self.times.clear()
        self.entries = 0
        begun, self._running = perf_counter(), True
        await asyncio.sleep(seconds)
        self._running = False
        return perf_counter() - begun


async def _play(servers: Sequence[ServerProcess], load: Load) -> tuple[Times, Times]:
    watch = Stopwatch()
    places = [Place(servers, load.game, watch, Random(number)) for number in range(load.tables)]
    keepers: list[asyncio.Task[None]] = []
    try:
        for place in places:
            await place.open()
        gc.collect()
        gc.freeze()  # our own collector shall not stop the clock's hands
        keepers += [asyncio.create_task(place.keep()) for place in places]
        answered = await _measure(servers, places, watch, load.seconds, None)
        steady = await _measure(servers, places, watch, load.seconds, load.tables / load.rate)
    finally:
        gc.unfreeze()
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        for place in places:
            place.close()
    return answered, steady


async def _measure(
    servers: Sequence[ServerProcess], places: Sequence[Place], watch: Stopwatch, seconds: float, interval: float | None
) -> Times:
    for place in places:
        place.go(interval)
    await asyncio.sleep(seconds * WARM_UP)
    cpu = -sum(server.cpu_seconds for server in servers)
    spent = await watch.run(seconds)
    cpu += sum(server.cpu_seconds for server in servers)
    for place in places:
        place.clients.rest()
    await asyncio.sleep(REST)
    times = sorted(watch.times) or [float("nan")]
    return Times(
        choices_per_second=len(watch.times) / spent,
        median_ms=1000 * quantile(times, 0.5),
        p99_ms=1000 * quantile(times, 0.99),
        cpu_us=1e6 * cpu / max(1, watch.entries),
        refused=sum(len(place.refused) for place in places),
    )


class Place:
    """Where a table is played at, and another one when its game is over."""

    def __init__(self, servers: Sequence[ServerProcess], game: str, watch: Stopwatch, chance: Random) -> None:
        self.servers = servers
        self.game = game
        self.watch = watch
        self.chance = chance
        self.refused: list[str] = []
        self._interval: float | None = None

    async def open(self) -> None:
        opened = await asyncio.to_thread(self.servers[0].open_table, self.game)
        self.clients = TableClients(opened, self.watch.took, self.chance, self.watch.wrote)
        self.clients.refused = self.refused
        await self.clients.connect([server.port for server in self.servers])

    def go(self, interval: float | None) -> None:
        self._interval = interval
        self.clients.go(interval)

    def close(self) -> None:
        if hasattr(self, "clients"):  # it was opened
            self.clients.close()

    async def keep(self) -> None:
        while True:
            await self.clients.over.wait()
            going = self.clients.going
            self.clients.close()
            await self.open()
            if going:
                self.clients.go(self._interval)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Of values in order: the smallest one that is not exceeded by this part of them."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
