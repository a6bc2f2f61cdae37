"""What is deleted after the days that the settings say: tables that never started, what guests uploaded, nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text

from carson.core.refusal import Refusal
from carson.server.people.identity import new_table_id
from carson.server.rooms.connection import Connection
from carson.server.rooms.hub import DAY, Hub
from carson.server.rooms.server_time import Timekeeper
from carson.server.settings import Settings
from carson.server.store import Store
from carson.server.store.forgetting import MOST_FORGOTTEN
from carson.table import actions
from carson.table.journal import Seat
from carson.table.live_table import LiveTable
from carson.table.new_tables import Opener, in_position
from carson.table.record_tables import recorded_table
from tests.table.at_table import entries, open_table, play, started
from tests.table.lessons.positions import POSITION
from tests.waiting import until

NOON = 1_800_000_000.0
FORGETS = Settings(bot_processes=1, forget_open_days=30, forget_uploads_days=90)
NEVER = Settings(bot_processes=1, forget_open_days=0, forget_uploads_days=0)


class Wall:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def days_later(store: Store, days: float, settings: Settings = FORGETS) -> AsyncIterator[Hub]:
    """A server that has lived since noon, so many days later, and that has just forgotten what it should.

    It does nothing by itself: it is not entered.
    """
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM lives"))
    store.live([NOON], 1.0)
    store.live([NOON + days * DAY], 2 * days * DAY)
    wall = Wall()
    wall.now += days * DAY
    hub = Hub(store, settings, wall)
    await hub.forget_old()
    yield hub
    await hub.__aexit__()


def timekeeper_on_day(store: Store, day: int) -> Timekeeper:
    """Of a server that has lived until then."""
    store.live([NOON + day * DAY], day * DAY)
    return Timekeeper(store, lambda: NOON + day * DAY)


def add(store: Store, live: LiveTable, seen: float | None = None) -> str:
    seats = tuple(replace(seat, seen=seen) for seat in live.table.seats)
    table = replace(
        live.table, id=new_table_id(), state=live.state, seats=seats, created=NOON, changed=NOON, host="hash", number=0
    )
    store.add_table(table, entries(live))
    return table.id


def upload(store: Store, opened_by: int | None) -> str:
    """The record of a finished game, as a guest or an account keeps it."""
    live = play(started("cards", "solo", players=1), seed=7 if opened_by is None else 8)
    table, journal = recorded_table(live.record(), NOON, Opener(account=opened_by))
    store.add_table(table, journal)
    return table.id


def rows(store: Store, table: str) -> int:
    """Of everything that is kept of a table."""
    with store.engine.connect() as connection:
        return sum(
            int(connection.execute(text(f"SELECT count(*) FROM {name} WHERE {column} = :id"), {"id": table}).scalar_one())
            for name, column in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"))
        )


def test_what_is_forgotten_and_when(store: Store) -> None:
    async def main() -> None:
        unstarted, running = add(store, open_table(players=2)), add(store, started(players=2))
        over = add(store, play(started("cards", "solo", players=1)))
        by_guest, by_account = upload(store, None), upload(store, 1)
        everything = {unstarted, running, over, by_guest, by_account}

        def kept() -> set[str]:
            return {id for id in everything if rows(store, id)}

        for days, settings, gone in (
            (29.0, FORGETS, set()),
            (1000.0, NEVER, set()),
            (31.0, FORGETS, {unstarted}),
            (89.0, FORGETS, {unstarted}),
            (91.0, FORGETS, {unstarted, by_guest}),
            (1000.0, FORGETS, {unstarted, by_guest}),
        ):
            async with days_later(store, days, settings):
                assert kept() == everything - gone, days

    asyncio.run(main())


def test_who_sits_and_waits_keeps_a_table(store: Store) -> None:
    async def main() -> None:
        waited_for, left = (add(store, open_table(players=2), NOON + days * DAY) for days in (20, 5))
        async with days_later(store, 40):
            assert (bool(rows(store, waited_for)), rows(store, left)) == (True, 0)

    asyncio.run(main())


def test_a_clock_that_is_set_wrong_deletes_nothing(store: Store) -> None:
    """Only days in which there was a server count."""

    async def main() -> None:
        id = add(store, open_table(players=2))
        wall = Wall()
        async with Hub(store, FORGETS, wall) as hub:
            wall.now += 10_000 * DAY
            await hub.beat()
            assert hub.now() > NOON + 9_999 * DAY
            await hub.forget_old()
            assert rows(store, id)

    asyncio.run(main())


def test_the_link_leads_nowhere_afterwards(store: Store) -> None:
    """In the process that forgot it and in another, which has it in memory; whoever follows it is sent away."""

    async def main() -> None:
        id = add(store, open_table(seats="po", players=2))
        async with days_later(store, 20) as other:
            await other.room(id).read(lambda live: None)
            async with days_later(store, 20) as hub:
                room, connection = hub.room(id), Connection(-2, 0, False)
                await room.connect(connection)
                hub.timekeeper = timekeeper_on_day(store, 31)
                await hub.forget_old()
                assert connection.closed
                for ask in (room, hub.room(id)):
                    with pytest.raises(Refusal, match="no-table"):
                        await ask.read(lambda live: None)
            with pytest.raises(Refusal, match="no-table"):
                await other.room(id).write(actions.sit(1, Seat(1, "Bob", token="hash")))

    asyncio.run(main())


def test_two_processes_forget_many(store: Store) -> None:
    async def main() -> None:
        tables = [add(store, open_table(players=2)) for _ in range(2 * MOST_FORGOTTEN + 1)]
        async with days_later(store, 29) as one, days_later(store, 29) as other:
            for hub in (one, other):
                hub.timekeeper = timekeeper_on_day(store, 31)
            await asyncio.gather(one.forget_old(), other.forget_old())
            assert not any(rows(store, id) for id in tables)

    asyncio.run(main())


@pytest.mark.parametrize("again_by", [None, 1])
def test_what_is_uploaded_again_is_kept_again(store: Store, again_by: int | None) -> None:
    async def main() -> None:
        id = upload(store, None)
        assert store.keep_upload(id, NOON + 60 * DAY, again_by)
        assert not store.keep_upload("nowhere", NOON, again_by)
        for days, kept in ((120.0, True), (151.0, again_by is not None)):
            async with days_later(store, days):
                assert bool(rows(store, id)) == kept

    asyncio.run(main())


def test_a_server_forgets_by_itself(store: Store) -> None:
    async def main() -> None:
        id = add(store, open_table(players=2))
        store.live([NOON], 1.0)
        store.live([NOON + 40 * DAY], 50 * DAY)
        async with Hub(store, FORGETS, lambda: NOON + 40 * DAY):
            await until(gone(id))

    def gone(id: str) -> Callable[[], bool]:
        return lambda: rows(store, id) == 0

    asyncio.run(main())


def test_a_prepared_position_is_forgotten_when_it_is_due(store: Store) -> None:
    """Nobody has to be there, and other tables that are due stay."""

    async def main() -> None:
        made = in_position("lesson", "board", POSITION, Seat(0, "Ann", token="hash"), NOON, {})
        store.add_table(made.table, made.entries)
        other = add(store, started(seats="pb", players=2))
        for days, there in ((0.9, True), (1.1, False)):
            async with days_later(store, days) as hub:
                await hub._look_after(hub.room("lesson"))
                await hub._look_after(hub.room(other))
                assert (bool(rows(store, "lesson")), bool(rows(store, other))) == (there, True)

    asyncio.run(main())
