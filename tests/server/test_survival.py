"""A server that is killed loses nothing that it acknowledged, and goes on where it was, its bots too."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from sqlalchemy.engine import URL

from carson.server.store import Store
from tests.server.players import WISHES, Made, Player, check_journal, kept_tables, numbers, open_table
from tests.server.service import Service
from tests.waiting import PATIENCE, until

TABLES, FEW = 50, 15
ALONE = 5  # every so many tables there are only bots, and nobody looks


def open_tables(service: Service, count: int) -> list[Made]:
    """Some with bots only, the others with one or two people and bots."""
    made = []
    with service.client() as client:
        for number in range(count):
            wish = WISHES[number % len(WISHES)]
            persons = 0 if number % ALONE == 0 else 1 if wish.get("preset") == "solo" else 1 + number % 2
            made.append(open_table(client, wish, persons, bot="greedy" if number % 3 == 0 else "random"))
    return made


def people(tables: list[Made], service: Service, pause: float = 0.0) -> list[Player]:
    return [
        Player(table.id, seat.token, service, seed=number * 10 + seat.seat, pause=pause)
        for number, table in enumerate(tables)
        for seat in table.tokens
    ]


def check_all(url: URL, tables: list[Made], players: list[Player]) -> int:
    """Every acknowledged choice is there; says how many there were."""
    kept = kept_tables(url, [table.id for table in tables])
    for id, (table, entries) in kept.items():
        check_journal(table, entries, [player for player in players if player.table == id])
    assert len(kept) == len(tables)
    return sum(len(player.kept) for player in players)


async def kill_and_restart(service: Service, url: URL) -> None:
    tables = await asyncio.to_thread(open_tables, service, FEW)
    ids = [table.id for table in tables]
    players = people(tables, service)
    store = Store(url)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: sum(len(player.kept) for player in players) > 2 * len(players))
        service.kill()
        before = numbers(store, ids)
        await asyncio.to_thread(service.start)
        await until(lambda: all(number > before[id] or is_over(store, id) for id, number in numbers(store, ids).items()))
        assert not any(task.done() and task.exception() for task in playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        store.close()
    service.stop()
    check_all(url, tables, players)


def is_over(store: Store, id: str) -> bool:
    table = store.table(id)
    return table is not None and table.state == "over"


def test_games_go_on_after_a_kill(url: URL, tmp_path: Path) -> None:
    with Service(url.render_as_string(hide_password=False), tmp_path) as service:
        asyncio.run(kill_and_restart(service, url))


async def play_to_the_end(service: Service, url: URL, seed: int) -> tuple[int, float]:
    """Kills at random moments until all games are over; says how many choices were acknowledged and how long it took."""
    random, begun = Random(seed), monotonic()
    tables = await asyncio.to_thread(open_tables, service, TABLES)
    players = people(tables, service)
    store = Store(url)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(5):
            await asyncio.sleep(random.uniform(0.2, 8.0))
            service.kill()
            await asyncio.sleep(random.uniform(0.0, 1.0))
            await asyncio.to_thread(service.start)
        async with asyncio.timeout(20 * PATIENCE):
            await asyncio.gather(*playing)
        await until(lambda: all(is_over(store, table.id) for table in tables), 20 * PATIENCE, pause=1.0)
    finally:
        for task in playing:
            task.cancel()
        with suppress(Exception):
            store.close()
    service.stop()
    return check_all(url, tables, players), monotonic() - begun


@pytest.mark.slow
def test_fifty_whole_games_with_several_kills(url: URL, tmp_path: Path) -> None:
    with Service(url.render_as_string(hide_password=False), tmp_path) as service:
        acknowledged, seconds = asyncio.run(play_to_the_end(service, url, seed=1))
    assert acknowledged > 1000
    print(f"{acknowledged} acknowledged choices in {seconds:.0f} s, 5 kills")
    assert '"level": "error"' not in service.log
