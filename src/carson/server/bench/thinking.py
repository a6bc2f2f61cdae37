"""How long people wait at a server whose bots think as hard as they can, and how long those bots take.

At so many tables one person plays against three Legends, and chooses at once; at as many others people play among
themselves at a steady rate.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Final

import uvloop

from carson.lab.speed.bench import Progress
from carson.server.bench.bench import SQLITE, WARM_UP, Stopwatch, quantile, serving
from carson.server.bench.clients import SeatClient, TableClients, Told
from carson.server.bench.server_process import OpenedTable, ServerProcess

BOT: Final = "legend"
RATE: Final = 5.0  # choices a second at a table of people
MOST_MS: Final = 100.0  # for 99 of 100 choices of people
LONGEST_MS: Final = 3000.0  # for a bot


@dataclass(frozen=True, slots=True)
class Thinking:
    tables: int  # with Legends
    choices: int  # of people, at all tables
    median_ms: float
    p99_ms: float
    answers: int  # of bots, the wait for a free process included
    bots_median_ms: float
    bots_p99_ms: float
    bots_longest_ms: float

    @property
    def good(self) -> bool:
        return self.p99_ms < MOST_MS and self.bots_longest_ms < LONGEST_MS

    def as_object(self) -> dict[str, object]:
        return asdict(self) | {"good": self.good}


class AgainstBots(TableClients):
    """The only person at a table of bots: the time is taken, too, until each bot has answered."""

    def __init__(self, opened: OpenedTable, people: Stopwatch, bots: Stopwatch, chance: Random) -> None:
        super().__init__(opened, people.took, chance)
        self._bots = bots
        self._since: float | None = None  # when the bot was asked whose answer comes next

    def heard(self, seat: SeatClient, told: Told) -> None:
        if told.frame == "news":
            now = perf_counter()
            if self._since is not None:
                self._bots.took(now - self._since)
            asked = told.own is not None and told.own.choices
            self._since = None if asked or (told.view is not None and told.view.over) else now
        super().heard(seat, told)


def measure_thinking(game: str, tables: int, seconds: float, progress: Progress) -> Thinking:
    progress("command-bench-thinking", tables=tables)
    with serving(SQLITE, 1) as (server,):
        people, bots = uvloop.run(_play(server, game, tables, seconds))
    nothing = [float("nan")]
    waits, answers = sorted(people.times) or nothing, sorted(bots.times) or nothing
    return Thinking(
        tables=tables,
        choices=len(people.times),
        median_ms=1000 * quantile(waits, 0.5),
        p99_ms=1000 * quantile(waits, 0.99),
        answers=len(bots.times),
        bots_median_ms=1000 * quantile(answers, 0.5),
        bots_p99_ms=1000 * quantile(answers, 0.99),
        bots_longest_ms=1000 * answers[-1],
    )


async def _play(server: ServerProcess, game: str, tables: int, seconds: float) -> tuple[Stopwatch, Stopwatch]:
    people, bots = Stopwatch(), Stopwatch()
    clients: list[TableClients] = []
    try:
        for number in range(tables):
            against = await asyncio.to_thread(server.open_table, game, persons=1, bot=BOT)
            among = await asyncio.to_thread(server.open_table, game)
            clients += [AgainstBots(against, people, bots, Random(number)), TableClients(among, people.took, Random(number))]
        for one in clients:
            await one.connect([server.port])
        for one in clients:
            one.go(None if isinstance(one, AgainstBots) else 1 / RATE)
        await asyncio.sleep(seconds * WARM_UP)
        await asyncio.gather(people.run(seconds), bots.run(seconds))
    finally:
        for one in clients:
            one.close()
    return people, bots
