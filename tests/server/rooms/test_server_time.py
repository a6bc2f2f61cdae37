"""The time of a server goes on whatever is done to the wall clock, and what it leaves out counts for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL

from carson.server.people.identity import new_table_id
from carson.server.rooms.hub import Hub
from carson.server.rooms.server_time import LONGEST_GAP, Timekeeper, gaps
from carson.server.settings import Settings
from carson.server.store import Change, Life, Store
from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from carson.table.journal import Entry
from carson.table.live_table import CHAT, TAKEOVER, LiveTable
from tests.table.at_table import choices, entries, started
from tests.waiting import until

NOON = 1_800_000_000.0
HOUR = 3600.0
BEAT = 5.0
SECONDS = 900


@dataclass
class Machine:
    """A machine's two clocks: `wall` can be set, `steady` cannot."""

    wall: float = NOON
    steady: float = 0.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def timekeeper(self, store: Store) -> Timekeeper:
        return Timekeeper(store, lambda: self.wall, lambda: self.steady)

    def lives(self, timekeeper: Timekeeper, seconds: float) -> bool:
        """Time passes in a server that lives; says whether its time has jumped."""
        jumped = False
        for _ in range(int(seconds / BEAT)):
            self.passes(BEAT)
            jumped |= timekeeper.beat()
        return jumped


def test_a_server_that_lives_goes_by_the_steady_clock(store: Store) -> None:
    machine = Machine()
    timekeeper = machine.timekeeper(store)
    machine.steady += 3
    machine.wall += HOUR
    assert timekeeper.now() == NOON + 3


@pytest.mark.parametrize("step", [HOUR, 1e9], ids=["an hour", "thirty years"])
def test_a_step_forward_counts_for_nobody(store: Store, step: float) -> None:
    """A machine that has slept is the same."""
    machine = Machine()
    timekeeper = machine.timekeeper(store)
    machine.lives(timekeeper, 20)
    machine.wall += step
    assert machine.lives(timekeeper, 10)
    assert timekeeper.now() == machine.wall
    assert timekeeper.counted(NOON, timekeeper.now()) == pytest.approx(30, abs=BEAT)
    assert not machine.lives(timekeeper, 10)


def test_a_small_step_costs_nobody_anything_at_once(store: Store) -> None:
    machine = Machine()
    timekeeper = machine.timekeeper(store)
    machine.wall += 2
    assert not machine.lives(timekeeper, 100)
    assert timekeeper.now() == pytest.approx(NOON + 101)  # a hundredth quicker
    assert not machine.lives(timekeeper, 150)
    assert timekeeper.now() == pytest.approx(machine.wall)


def test_after_a_step_back_time_goes_on_more_slowly(store: Store) -> None:
    machine = Machine()
    timekeeper = machine.timekeeper(store)
    machine.wall -= HOUR
    assert not machine.lives(timekeeper, 200)
    assert timekeeper.now() == pytest.approx(NOON + 198)
    assert timekeeper.counted(NOON, timekeeper.now()) == pytest.approx(198)


@pytest.mark.parametrize("step", [-HOUR, -1e9, 0.0, HOUR, 1e9])
def test_a_restart_with_another_wall_clock(store: Store, step: float) -> None:
    """A server that is back soon costs what it took; one that is back late costs nothing."""
    machine = Machine()
    machine.lives(machine.timekeeper(store), 100)
    machine.passes(20)
    machine.wall += step
    timekeeper = machine.timekeeper(store)
    machine.lives(timekeeper, 50)
    assert timekeeper.counted(NOON, timekeeper.now()) == pytest.approx(150, abs=20)
    assert timekeeper.now() >= NOON + 149
    assert machine.timekeeper(store).counted(NOON, NOON + 1e9) == timekeeper.counted(NOON, NOON + 1e9)


def test_who_did_not_beat_for_long_stands_still(store: Store) -> None:
    """A process that was stopped, where the steady clock goes on: nobody is out of time before anybody has looked."""
    machine = Machine()
    timekeeper = machine.timekeeper(store)
    machine.passes(8 * HOUR)
    assert timekeeper.now() == NOON + LONGEST_GAP
    assert timekeeper.beat()
    assert timekeeper.now() == machine.wall
    assert timekeeper.counted(NOON, machine.wall) == LONGEST_GAP


def test_several_gaps(store: Store) -> None:
    machine = Machine()
    for _ in range(3):
        timekeeper = machine.timekeeper(store)
        machine.lives(timekeeper, 100)
        machine.wall += HOUR
    timekeeper = machine.timekeeper(store)
    assert [gap.until - gap.began for gap in gaps(store.lives())] == [HOUR] * 3
    now = timekeeper.now()
    assert now == NOON + 300 + 3 * HOUR
    assert timekeeper.counted(NOON, now) == 300
    assert timekeeper.counted(NOON + 50, NOON + 100 + HOUR / 2) == 50
    assert timekeeper.counted(NOON + 100 + HOUR / 2, now) == 200
    assert timekeeper.counted(NOON + 110, NOON + 120) == 0
    assert timekeeper.counted(now, now + 7) == 7
    assert timekeeper.ago(300) == NOON
    assert timekeeper.ago(250) == NOON + 50
    assert timekeeper.ago(350) == NOON - 50


def test_a_process_that_comes_later_has_the_same_time(store: Store) -> None:
    """Whatever its machine says, if another lives; and neither takes the other's life for a gap."""
    machine, late = Machine(), Machine(NOON - HOUR)
    first = machine.timekeeper(store)
    machine.lives(first, 100)
    second = late.timekeeper(store)
    assert second.now() == pytest.approx(first.now())
    for _ in range(10):
        machine.passes(BEAT)
        late.passes(BEAT)
        assert not first.beat()
        assert not second.beat()
    assert [life.began for life in store.lives()] == [NOON]


def test_all_processes_of_a_postgresql_go_by_its_clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    true = store.wall_clock()
    monkeypatch.setattr("carson.server.store.store.time", lambda: NOON)
    assert store.wall_clock() == (pytest.approx(true, abs=10) if store.is_postgres else NOON)


def test_a_database_of_an_earlier_version_has_lived_until_something_happened(url: URL) -> None:
    """The time in which a new version was installed, or a backup was found, counts for nobody."""
    store = Store(url)
    live = started(players=2)
    for created in (NOON, NOON + 10):
        table = replace(live.table, id=new_table_id(), created=created, changed=created + 5)
        store.add_table(table, entries(live))
    with store.engine.begin() as connection:
        connection.execute(text("DROP TABLE lives"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    store.close()
    again = Store(url)
    assert again.lives() == [Life(NOON, NOON + 15)]
    again.close()


# Tables.


@asynccontextmanager
async def a_hub(store: Store, machine: Machine) -> AsyncIterator[Hub]:
    async with Hub(store, Settings(bot_processes=1), lambda: machine.wall) as hub:
        yield hub


def with_clock(store: Store, at: float, due: float | None = None) -> str:
    """A running table for three, who have a quarter of an hour each."""
    live = started(players=3, agreement=Agreement(clock=ClockSetting("game", SECONDS)))
    table = replace(live.table, id=new_table_id(), state="running", due=due)
    store.add_table(table, [replace(entry, at=at) for entry in entries(live)])
    return table.id


def left(live: LiveTable, now: float) -> float:
    assert live.clock is not None
    return min(live.clock.remaining(seat, live.waiting_persons, now) for seat in range(3))


@pytest.mark.parametrize("restart", [False, True], ids=["running", "restarted"])
def test_an_hour_forward_puts_nobody_out_of_time(store: Store, restart: bool) -> None:
    async def main() -> None:
        machine = Machine()
        async with a_hub(store, machine) as hub:
            id = with_clock(store, hub.now(), due=hub.now() + SECONDS)
            await hub.room(id).read(lambda live: None)
            if not restart:
                machine.wall += HOUR
                await hub.beat()
                await looked_after(hub, id)
        if restart:
            machine.wall += HOUR
            async with a_hub(store, machine) as hub:
                await looked_after(hub, id)

    async def looked_after(hub: Hub, id: str) -> None:
        assert hub.now() >= NOON + HOUR
        await until(lambda: (due := due_of(store, id)) is not None and due > hub.now())
        room = hub.room(id)
        assert await room.read(lambda live: left(live, hub.now())) > SECONDS - 30
        seat = await room.read(lambda live: live.waiting[0])
        choice = await room.read(lambda live: choices(live, seat)[0])
        await room.write(actions.choice(seat, choice, 1))
        table = store.table(id)
        assert table is not None
        again = LiveTable(table, store.entries(id), hub.timekeeper.counted)  # as any other process would have it
        assert left(again, hub.now()) > SECONDS - 30
        assert {entry.kind for entry in store.entries(id)} == {"start", "choice"}

    asyncio.run(main())


def test_an_entry_of_a_process_that_has_jumped_first(store: Store) -> None:
    """Another process has noticed that PostgreSQL's clock was set, and this one has not yet."""

    async def main() -> None:
        machine = Machine()
        async with a_hub(store, machine) as hub:
            id = with_clock(store, hub.now())
            room = hub.room(id)
            await room.read(lambda live: None)
            machine.wall += HOUR
            other = Timekeeper(store, lambda: machine.wall)
            entry = Entry(2, CHAT, 1, "from elsewhere", other.now())
            store.write(id, entry, Change(due=1.0))
            await room.catch_up()
            assert await room.read(lambda live: left(live, hub.now())) == 0
            await until(lambda: (due := due_of(store, id)) is not None and due > other.now())
            assert await room.read(lambda live: left(live, hub.now())) > SECONDS - 30
            assert TAKEOVER not in {entry.kind for entry in store.entries(id)}

    asyncio.run(main())


def test_who_was_away_while_the_clock_was_set_is_not_absent(store: Store) -> None:
    async def main() -> None:
        machine = Machine()
        live = started(players=2, agreement=Agreement(absent_after=60))
        table = replace(live.table, id=new_table_id(), state="running", due=1.0)
        async with a_hub(store, machine) as hub:
            store.add_table(table, [replace(entry, at=hub.now()) for entry in entries(live)])
            machine.wall += HOUR
            await hub.beat()
            await until(lambda: (due := due_of(store, table.id)) is not None and due > hub.now())
            assert [entry.kind for entry in store.entries(table.id)] == ["start"]

    asyncio.run(main())


def test_a_table_that_is_loaded_wakes_its_bots(store: Store) -> None:
    """Though it is not due for long, whatever clock said so."""

    async def main() -> None:
        live = started(players=2, seats="bb")
        table = replace(live.table, id=new_table_id(), state="running", due=NOON + HOUR)
        async with a_hub(store, Machine()) as hub:
            store.add_table(table, entries(live))
            await hub.room(table.id).read(lambda live: None)
            await until(lambda: len(store.entries(table.id)) > 3)

    asyncio.run(main())


def due_of(store: Store, id: str) -> float | None:
    table = store.table(id)
    assert table is not None
    return table.due
