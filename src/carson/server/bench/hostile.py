"""What others notice while one address does its worst within the limits: people at a table of their own, and their bots.

For each attack a new server with its default limits: first some seconds in quiet, then as many under attack. Four people
choose at a steady pace, and the time runs until all four know of a choice, or until the seconds are over; one person plays
with three bots, and the time of a bot's answer is that until the person is asked again, divided by how often the bots chose
meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import IO, Final

import uvloop

from carson.games import first_game
from carson.lab.speed.bench import Progress
from carson.server.bench import attacks
from carson.server.bench.attacks import ATTACKER
from carson.server.bench.bench import Place, Stopwatch, quantile
from carson.server.bench.clients import SeatClient, Told
from carson.server.bench.keeper import kept_folder, name_process
from carson.server.bench.server_process import BenchUnavailable, ServerProcess

GAME: Final = first_game()
PACE: Final = 1 / 30  # seconds between two choices of the four; with the other table well below the limit of 50 a second
THOUGHT: Final = 0.1  # seconds that the person with bots takes
WARM_UP: Final = 2.0  # seconds: processes for bots start, the first views are made
MOST_MS: Final = 100.0  # the aims: 99 in 100 choices are known to all before this,
MOST_RATIO: Final = 2.0  # and bots take at most so many times their quiet time
PREPARING: Final = 120.0  # seconds


@dataclass(frozen=True, slots=True)
class Noticed:
    """By those who are not attacked."""

    median_ms: float
    p99_ms: float
    longest_ms: float
    bots_ms: float  # the median of a bot's answer


@dataclass(frozen=True, slots=True)
class Row:
    attack: str
    made: int  # attempts
    refused: int
    cpu_ms: float  # that the server computes for an attempt, beyond what it computes in quiet
    quiet: Noticed
    attacked: Noticed

    @property
    def ratio(self) -> float:
        return self.attacked.p99_ms / self.quiet.p99_ms

    @property
    def bots_ratio(self) -> float:
        return self.attacked.bots_ms / self.quiet.bots_ms

    @property
    def good(self) -> bool:
        return self.attacked.p99_ms < MOST_MS and self.bots_ratio <= MOST_RATIO

    def as_object(self) -> dict[str, object]:
        return {**asdict(self), "ratio": self.ratio, "bots_ratio": self.bots_ratio, "good": self.good}


def measure_hostile(names: Sequence[str], seconds: float, progress: Progress) -> Iterator[Row]:
    """A row for each attack, as soon as it is measured."""
    for name in names:
        progress("command-bench-attacking", attack=name)
        with (
            kept_folder("carson-bench-") as folder,
            ServerProcess(str(folder / "bench.db"), folder, limits={}) as server,
            attacking(name, server.port, seconds, folder) as attack,
        ):
            row = uvloop.run(_row(name, server, attack, seconds))
        yield row


@contextmanager
def attacking(name: str, port: int, seconds: float, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The process of an attack, which waits for a line."""
    command = [sys.executable, "-m", attacks.__name__, name, str(port), str(seconds)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        named = name_process(folder, process.pid)
        try:
            yield process
        finally:
            process.kill()
            process.wait()
            named.unlink(missing_ok=True)


async def _row(name: str, server: ServerProcess, attack: subprocess.Popen[str], seconds: float) -> Row:
    assert attack.stdin is not None
    victims = Victims(server)
    try:
        await victims.open()
        await _line(attack)  # it is prepared
        await asyncio.sleep(WARM_UP)
        begun = server.cpu_seconds
        quiet = await victims.notice(seconds)
        between = server.cpu_seconds
        attack.stdin.write("go\n")
        attack.stdin.flush()
        attacked = await victims.notice(seconds)
        more = (server.cpu_seconds - between) - (between - begun)
        came = json.loads(await _line(attack))
    finally:
        victims.close()
    return Row(name, came["made"], came["refused"], 1000 * max(0.0, more) / max(1, came["made"]), quiet, attacked)


async def _line(attack: subprocess.Popen[str]) -> str:
    """What the attack says next; one that failed has said why."""
    assert attack.stdout is not None
    assert attack.stderr is not None
    line = await asyncio.wait_for(asyncio.to_thread(attack.stdout.readline), PREPARING)
    if not line:
        raise BenchUnavailable("command-bench-no-attack", address=ATTACKER, reason=_last(attack.stderr))
    return line


def _last(lines: IO[str]) -> str:
    return (lines.read().strip().splitlines() or [""])[-1]


class Victims:
    """Four people at one table, and one with three bots at another."""

    def __init__(self, server: ServerProcess) -> None:
        self._watch = Stopwatch()
        self._people = Place([server], GAME, self._watch, Random(GAME))
        self._bots = WithBots(server, Random(GAME))
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._people.open()
        await self._bots.open()
        self._keeper = asyncio.create_task(self._people.keep())
        self._people.go(PACE)

    async def notice(self, seconds: float) -> Noticed:
        self._bots.times.clear()
        await self._watch.run(seconds)
        if not self._watch.times or not self._bots.times:  # nothing came through at all
            return Noticed(1000 * seconds, 1000 * seconds, 1000 * seconds, 1000 * seconds)
        times = sorted([*self._watch.times, *self._people.clients.waiting()])
        bots = sorted(self._bots.times)
        return Noticed(
            median_ms=1000 * quantile(times, 0.5),
            p99_ms=1000 * quantile(times, 0.99),
            longest_ms=1000 * times[-1],
            bots_ms=1000 * quantile(bots, 0.5),
        )

    def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        self._people.close()
        self._bots.close()


class WithBots:
    """A person who plays with three bots, and how long a bot's answer takes. A game that is over is followed by another."""

    def __init__(self, server: ServerProcess, chance: Random) -> None:
        self.id = ""
        self.times: list[float] = []
        self._server = server
        self._chance = chance
        self._seat: SeatClient | None = None
        self._chosen: tuple[float, int] | None = None  # when, and the number before it
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self) -> None:
        opened = await asyncio.to_thread(self._server.open_table, GAME, persons=1)
        self.id, self._chosen = opened.id, None
        self._seat = SeatClient(self, 0, self._server.port, opened.tokens[0])
        await self._seat.connect()

    def heard(self, seat: SeatClient, told: Told) -> None:
        if told.frame == "news":
            seat.number = told.number
            if told.view is not None and told.view.over:
                seat.close()
            elif told.own is not None and told.own.choices:
                self._asked(seat, told.own.choices)

    def _asked(self, seat: SeatClient, choices: list[str]) -> None:
        if self._chosen is not None:
            at, before = self._chosen
            answers = seat.number - before - 1  # beside the person's own choice
            if answers > 0:
                self.times.append((perf_counter() - at) / answers)
            elif seat.number == before:
                return  # told again, before the choice was kept
            self._chosen = None
        self._cancel()
        self._task = asyncio.get_running_loop().create_task(self._choose(seat, choices))

    async def _choose(self, seat: SeatClient, choices: list[str]) -> None:
        await asyncio.sleep(THOUGHT)
        self._chosen = perf_counter(), seat.number
        seat.choose(self._chance.choice(choices))

    def lost(self) -> None:
        """The game is over, or the server has gone."""
        self._cancel()
        if not self._closed:
            self._task = asyncio.get_running_loop().create_task(self.open())

    def close(self) -> None:
        self._closed = True
        self._cancel()
        if self._seat is not None:
            self._seat.close()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
