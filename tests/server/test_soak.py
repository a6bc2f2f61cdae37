"""A server that is used for long, or by many, holds no more than it needs. CARSON_SOAK_SECONDS says how long."""

from __future__ import annotations

import asyncio
import os
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import linear_regression, median
from time import monotonic, perf_counter, time

import pytest
from httpx import Client
from sqlalchemy import insert

from carson.server.people.identity import new_table_id
from carson.server.store import Store, database_url
from carson.server.store.schema import SEATS, TABLES
from carson.table.live_table import LiveTable
from tests.server.players import WISHES, Player, check_journal, kept_tables, open_table
from tests.server.rooms.test_hub import add
from tests.server.service import UNLIMITED, Service
from tests.table.at_table import play, started
from tests.waiting import until

SECONDS = float(os.environ.get("CARSON_SOAK_SECONDS", "600"))
AT_ONCE = 12  # tables
IDLE = 3.0  # seconds after which a table leaves the memory
TOKEN = "a token for the metrics"
MANY = 1000
MOST_KB = 100  # of memory for an idle table


class Watch:
    """What a server process holds."""

    def __init__(self, service: Service) -> None:
        assert service.process is not None
        self.service = service
        self.pid = service.process.pid

    def memory(self) -> int:
        """kB, of the process itself."""
        return self._status("VmRSS")

    def threads(self) -> int:
        return self._status("Threads")

    def files(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def counted(self, name: str) -> float:
        with self.service.client() as client:
            text = client.get(f"{self.service.address}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
        found = re.search(rf"^{name} (\S+)", text, re.MULTILINE)
        assert found is not None, text
        return float(found[1])

    def _status(self, name: str) -> int:
        found = re.search(rf"^{name}:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text(), re.MULTILINE)
        assert found is not None
        return int(found[1])


def a_service(folder: Path, idle_seconds: float = 600.0) -> Service:
    more = {"CARSON_IDLE_SECONDS": str(idle_seconds), "CARSON_METRICS_TOKEN": TOKEN, "CARSON_BOT_PROCESSES": "1"}
    return Service(str(folder / "tables.db"), folder, {**UNLIMITED, **more})


async def evening(service: Service, client: Client, number: int, players: list[Player]) -> None:
    """Some people at a table who talk, take back, lose their connection, and sometimes do not finish."""
    random = Random(number)
    wish = random.choice(WISHES)
    table = await asyncio.to_thread(open_table, client, wish, 1 if wish.get("preset") == "solo" else random.choice((1, 2)))
    here = [Player(table.id, seat.token, service, seed=number, pause=0.02) for seat in table.tokens]
    here.append(Player(table.id, "", service))
    players += here
    for player in here[:-1]:
        player.undoes, player.chats = 0.1, 0.05
    end = monotonic() + random.uniform(1.0, 30.0)
    while monotonic() < end and not all(player.over for player in here):
        playing = [asyncio.create_task(player.play()) for player in here]
        await asyncio.wait(playing, timeout=random.uniform(0.2, 6.0))
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            assert result is None or isinstance(result, asyncio.CancelledError), result


async def soak(service: Service, seconds: float, watch: Watch) -> tuple[list[tuple[float, int]], list[Player]]:
    """Many evenings; says when how much memory was used, and who played."""
    samples: list[tuple[float, int]] = []
    players: list[Player] = []
    begun = monotonic()
    count = 0

    async def evenings() -> None:
        nonlocal count
        with service.client() as client:
            while monotonic() < begun + seconds:
                count += 1
                await evening(service, client, count, players)

    tables = [asyncio.create_task(evenings()) for _ in range(AT_ONCE)]
    while not all(task.done() for task in tables):
        await asyncio.sleep(min(5.0, seconds / 20))
        samples.append((monotonic() - begun, watch.memory()))
    await asyncio.gather(*tables)
    return samples, players


@pytest.mark.slow
def test_a_long_evening(tmp_path: Path) -> None:
    with a_service(tmp_path, IDLE) as service:
        watch = Watch(service)
        asyncio.run(soak(service, min(10.0, SECONDS), watch))  # until everything is loaded once
        asyncio.run(until(lambda: watch.counted("carson_tables_live") == 0, 30, pause=0.5))
        files, threads = watch.files(), watch.threads()
        samples, players = asyncio.run(soak(service, SECONDS, watch))
        asyncio.run(until(lambda: watch.counted("carson_tables_live") == 0, 30, pause=0.5))
        assert watch.counted("carson_connections") == 0
        assert watch.files() <= files + 4
        assert watch.threads() <= threads + 4
    warm = samples[len(samples) // 3 :]
    slope, _ = linear_regression([at for at, _ in warm], [memory for _, memory in warm])
    tables = {player.table for player in players}
    choices = sum(len(player.kept) for player in players)
    minutes = (warm[-1][0] - warm[0][0]) / 60
    print(f"{len(tables)} tables, {choices} choices of people in {samples[-1][0]:.0f} s")
    print(f"memory {warm[0][1]} kB to {warm[-1][1]} kB, {slope * 60:.0f} kB a minute")
    assert slope * 60 * minutes < 0.1 * median(memory for _, memory in warm)
    assert '"level": "error"' not in service.log
    for id, (table, entries) in kept_tables(database_url(service.database), tables).items():
        check_journal(table, entries, [player for player in players if player.table == id])


def in_the_middle(number: int) -> LiveTable:
    """A game that was left after some choices."""
    live = started("board", players=4) if number % 2 else started("cards", "friends")
    return play(live, lambda live: live.number > 60)


def with_many_tables(folder: Path, count: int) -> list[str]:
    store = Store(database_url(str(folder / "tables.db")))
    lives = [in_the_middle(number) for number in range(2)]
    ids = [add(store, lives[number % 2]) for number in range(count)]
    store.close()
    return ids


def opened(client: Client, ids: list[str]) -> None:
    for id in ids:
        assert client.get(f"/tables/{id}/news").status_code == 200


@pytest.mark.slow
def test_a_table_at_rest_is_small(tmp_path: Path) -> None:
    """Opened and left; and with somebody connected who does nothing."""
    ids = with_many_tables(tmp_path, MANY)
    with a_service(tmp_path, 1.0) as service, service.client() as client:
        watch = Watch(service)

        async def followed(some: list[str]) -> int:
            players = [Player(id, "", service) for id in some]
            tasks = []
            for player in players:  # not all at once: what many do at the same time is not what one table needs
                tasks.append(asyncio.create_task(player.play()))
                await until(lambda player=player: player.last > 0)  # type: ignore[misc]
            await asyncio.sleep(3)
            memory = watch.memory()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return memory

        opened(client, ids[:100])
        before = watch.memory()
        opened(client, ids[100:])
        asyncio.run(until(lambda: watch.counted("carson_tables_live") == 0, 30, pause=0.5))
        left = (watch.memory() - before) / (MANY - 100)
        before = asyncio.run(followed(ids[:10]))
        connected = (asyncio.run(followed(ids[:310])) - before) / 300
    print(f"{left:.1f} kB for a table that was left, {connected:.0f} kB for one with somebody connected")
    assert left < MOST_KB
    assert connected < MOST_KB


@pytest.mark.slow
def test_a_table_in_use_is_not_large(tmp_path: Path) -> None:
    ids = with_many_tables(tmp_path, 400)
    with a_service(tmp_path) as service, service.client() as client:
        watch = Watch(service)
        opened(client, ids[:100])
        before = watch.memory()
        opened(client, ids[100:])
        each = (watch.memory() - before) / 300
    print(f"{each:.0f} kB for a table in use, after 60 entries")
    assert each < 2 * MOST_KB


@pytest.mark.slow
def test_a_long_list_is_as_quick_as_a_short_one(tmp_path: Path) -> None:
    """Asked by turns, so that whatever else the machine does slows both down."""
    seconds: dict[int, list[float]] = {10: [], 10_000: []}
    with ExitStack() as stack:
        clients = {}
        for count in seconds:
            folder = tmp_path / str(count)
            folder.mkdir()
            store = Store(database_url(str(folder / "tables.db")))
            fill(store, count)
            store.close()
            clients[count] = stack.enter_context(stack.enter_context(a_service(folder)).client())
        for _ in range(60):
            for count, client in clients.items():
                begun = perf_counter()
                page = client.get("/tables", params={"state": "over", "count": 10})
                seconds[count].append(perf_counter() - begun)
                assert len(page.json()["tables"]) == 10
    short, long = (min(some) * 1000 for some in seconds.values())
    print(f"a page of 10 games: {short:.1f} ms where there are 10, {long:.1f} ms where there are 10,000")
    assert long < 1.5 * short


def fill(store: Store, count: int) -> None:
    """Finished public games."""
    table = started("board", players=2).table
    ids = [new_table_id() for _ in range(count)]
    row = {"game": table.game, "config": dict(table.config), "seed": "x", "version": "1", "state": "over", "public": True}
    row |= {"settings": {}, "created": time(), "number": 0}
    with store.engine.execution_options(carson_writes=True).begin() as connection:
        connection.execute(insert(TABLES), [{**row, "id": id, "changed": float(at)} for at, id in enumerate(ids)])
        seats = [{"table_id": id, "seat": seat, "name": "Ann", "token": "t"} for id in ids for seat in (0, 1)]
        connection.execute(insert(SEATS), seats)
