"""What else matters of a server, each in one figure: its start, long lists, opening a finished game, a table's memory.

Thousands of stored games are made from one: its rows are copied in the server's SQLite file.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import Final

import uvloop

from carson.lab.speed.bench import Progress
from carson.server.bench.clients import TableClients
from carson.server.bench.keeper import kept_folder
from carson.server.bench.server_process import OpenedTable, ServerProcess

PAGE: Final = 10  # tables
LISTS: Final = 100  # of each kind, in turn
STARTS: Final = 3
OPENINGS: Final = 20
FOLLOWED: Final = 100  # tables
REST_SECONDS: Final = 25  # until a server that forgets games after a second has done so
HALF_WAY: Final = 100  # choices: a table that rests in the middle of its game
LONGEST_GAME: Final = 120.0  # seconds


@dataclass(frozen=True, slots=True)
class Figures:
    start_seconds: float  # with all these games stored
    start_cpu_seconds: float  # of these it computes; a busy machine lets it wait besides
    few_listed_ms: float  # a page of ten stored games
    many_listed_ms: float  # a page of thousands
    lists_ratio: float  # the second divided by the first
    opened_ms: float  # a finished game that was not in memory, with all that happened in it
    table_kb: float  # of memory, in the middle of a game
    idle_table_kb: float  # the same when nothing has happened there for a while
    connection_kb: float  # of memory, for each client that follows a table

    def as_object(self) -> dict[str, float]:
        return asdict(self)


def measure_figures(game: str, progress: Progress, stored: int = 10_000, idle: int = 500) -> Figures:
    """With so many finished games in the database, and so many tables in memory at once."""
    with kept_folder("carson-bench-") as folder:
        file = folder / "bench.db"
        # As an installed package starts: with its modules compiled.
        surroundings = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
        server = ServerProcess(str(file), folder, surroundings)
        progress("command-bench-playing")
        with server:
            finished, resting = (server.open_table(game, public=True) for _ in range(2))
            uvloop.run(_play(server.port, finished, None))
            uvloop.run(_play(server.port, resting, HALF_WAY))
        progress("command-bench-storing", count=stored)
        over = copy_table(file, finished.id, stored - 1)
        copy_table(file, resting.id, PAGE - 1)
        tables = copy_table(file, resting.id, idle, public=False)
        progress("command-bench-asking")
        starts = [_start(server) for _ in range(STARTS)]
        with server:
            few, many = _lists(server)
            opened = [_seconds(partial(_open, server, id, finished.tokens[0])) for id in over[:OPENINGS]]
            memory = _memory(server, tables)
            connection = uvloop.run(_connection_memory(server, tables[:FOLLOWED], resting.tokens))
        with ServerProcess(str(file), folder, {**surroundings, "CARSON_IDLE_SECONDS": "1"}) as server:
            progress("command-bench-resting", seconds=2 * REST_SECONDS)
            idle_memory = _idle_memory(server, tables)
    return Figures(
        start_seconds=min(wall for wall, _ in starts),
        start_cpu_seconds=min(cpu for _, cpu in starts),
        few_listed_ms=1000 * few,
        many_listed_ms=1000 * many,
        lists_ratio=many / few,
        opened_ms=1000 * median(opened),
        table_kb=memory / 1024,
        idle_table_kb=idle_memory / 1024,
        connection_kb=connection / 1024,
    )


async def _play(port: int, table: OpenedTable, choices: int | None) -> None:
    """Until the game is over, or so many choices are made."""
    enough = asyncio.Event()

    def took(_: float) -> None:
        if choices is not None and clients.choices >= choices:
            enough.set()

    clients = TableClients(table, took, Random(table.id))
    await clients.connect([port])
    clients.go(None)
    ends = [asyncio.ensure_future(event.wait()) for event in (enough, clients.over)]
    await asyncio.wait(ends, timeout=LONGEST_GAME, return_when=asyncio.FIRST_COMPLETED)
    for end in ends:
        end.cancel()
    clients.close()


def copy_table(file: Path, id: str, count: int, public: bool = True) -> list[str]:
    """Copies of a table with its seats and entries, in a database that nobody uses: their ids."""
    with closing(sqlite3.connect(file)) as database, database:
        last = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        ids = [f"copy{number:08}" for number in range(last, last + count)]
        database.execute("CREATE TEMP TABLE copies (id TEXT)")
        database.executemany("INSERT INTO copies VALUES (?)", [(new,) for new in ids])
        for name, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            taken = ["copies.id" if column == key else f"old.{column}" for column in columns]
            database.execute(
                f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(taken)} FROM {name} AS old, copies "
                f"WHERE old.{key} = ?",
                (id,),
            )
        database.execute("UPDATE tables SET public = ? WHERE id IN (SELECT id FROM copies)", (public,))
    return ids


def _start(server: ServerProcess) -> tuple[float, float]:
    with server:
        return server.seconds_to_start, server.cpu_seconds


def _lists(server: ServerProcess) -> tuple[float, float]:
    """A page of the few tables that are running, and one of the many that are over."""
    few, many = (partial(server.ask, "GET", f"/tables?state={state}&count={PAGE}") for state in ("running", "over"))
    times = [(_seconds(few), _seconds(many)) for _ in range(LISTS)]
    return median(first for first, _ in times), median(second for _, second in times)


def _open(server: ServerProcess, id: str, token: str) -> None:
    server.ask("GET", f"/tables/{id}/news?since=0", token=token)


def _memory(server: ServerProcess, tables: list[str]) -> float:
    """What a table takes that somebody has just looked at."""
    before = server.memory
    for id in tables:
        server.ask("GET", f"/tables/{id}")
    return (server.memory - before) / len(tables)


def _idle_memory(server: ServerProcess, tables: list[str]) -> float:
    """What is left of a table that rests. What the games of the first half took, Python keeps for those of the second."""
    half = len(tables) // 2
    _memory(server, tables[:half])
    sleep(REST_SECONDS)
    before = server.memory
    _memory(server, tables[half:])
    sleep(REST_SECONDS)
    return max(0, server.memory - before) / (len(tables) - half)


async def _connection_memory(server: ServerProcess, tables: list[str], tokens: tuple[str, ...]) -> float:
    """What a client takes at a table that is in memory anyway."""
    before = server.memory
    followed = [TableClients(OpenedTable(id, tokens), lambda _: None, Random(id)) for id in tables]
    for clients in followed:
        await clients.connect([server.port])
    after = server.memory
    for clients in followed:
        clients.close()
    return (after - before) / (len(tables) * len(tokens))


def _seconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun
