"""What is written at the same time is committed together, and yet each writer learns what came of his own entry."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from threading import Event

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from carson.server.store import Change, NoTable, NumberTaken, Store, writer
from carson.table.journal import Entry, Seat, Table
from tests.waiting import wait_until

TABLE = Table("t0", "board", {}, "carson", "0.1", 1.0, seats=(Seat(0), Seat(1)))
NOTHING = Change()


class Busy:
    """Holds up the store's writer at the beginning of its next transaction, so that others queue behind it."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self._store = store
        self._held, self._go = Event(), Event()
        event.listen(store.engine, "begin", self._begin)
        event.listen(store.engine, "commit", self._commit)

    def __enter__(self) -> Busy:
        self.first = soon(self._store, "t0", said(1), NOTHING)
        assert self._held.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._go.set()
        self.first.result(10)

    def _begin(self, _connection: Connection) -> None:
        self._held.set()
        assert self._go.wait(10)

    def _commit(self, _connection: Connection) -> None:
        self.commits += 1


def said(number: int, text: str = "howdy") -> Entry:
    return Entry(number, "chat", 0, text, 2.0)


@pytest.fixture
def tables(store: Store) -> Store:
    for number in range(5):
        store.add_table(replace(TABLE, id=f"t{number}"))
    return store


def soon(store: Store, id: str, entry: Entry, change: Change) -> Future[None]:
    """What comes of an entry that is written without waiting."""
    written: Future[None] = Future()

    def done(problem: Exception | None) -> None:
        if problem is None:
            written.set_result(None)
        else:
            written.set_exception(problem)

    store.write_soon(id, entry, change, done)
    return written


def outcome(done: Future[None]) -> type[BaseException] | None:
    problem = done.exception(10)
    return None if problem is None else type(problem)


def test_what_waits_is_committed_together(tables: Store) -> None:
    with Busy(tables) as busy:
        waiting = [soon(tables, f"t{number}", said(1), NOTHING) for number in (4, 3, 2, 1)]
        waiting += [soon(tables, "t1", said(2), NOTHING), soon(tables, "t1", said(3), Change(due=7.0))]
        assert not any(done.done() for done in waiting)
    assert [outcome(done) for done in waiting] == [None] * 6
    assert busy.commits == 2
    assert [entry.number for entry in tables.entries("t1")] == [1, 2, 3]
    table = tables.table("t1")
    assert table is not None
    assert (table.number, table.due) == (3, 7.0)


def test_where_much_is_written_the_next_wait_for_company(tables: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(writer, "sleep", pauses.append)
    with Busy(tables):
        several = [soon(tables, f"t{number}", said(1), NOTHING) for number in (1, 2, 3)]
        assert pauses == []
    assert [outcome(done) for done in several] == [None] * 3
    wait_until(lambda: pauses == [2 * writer.PAUSE])
    for number in (1, 2):  # one alone waits neither before nor after
        tables.write("t4", said(number), NOTHING)
    assert pauses == [2 * writer.PAUSE]


def test_whose_number_is_taken_does_not_disturb_the_others(tables: Store) -> None:
    with Busy(tables) as busy:
        waiting = [
            soon(tables, "t1", said(1), NOTHING),
            soon(tables, "t1", said(1), NOTHING),
            soon(tables, "t2", said(5), NOTHING),
            soon(tables, "nowhere", said(1), NOTHING),
            soon(tables, "t3", said(1), NOTHING),
        ]
    assert [outcome(done) for done in waiting] == [None, NumberTaken, ValueError, NoTable, None]
    assert busy.commits == 2


@pytest.mark.parametrize("text", ["\ud800", "\0"])
def test_what_no_database_can_hold_does_not_disturb_the_others(tables: Store, text: str) -> None:
    with Busy(tables):
        waiting = [
            soon(tables, "t1", said(1), NOTHING),
            soon(tables, "t2", said(1, text), NOTHING),
            soon(tables, "t3", said(1), Change(seats=(Seat(9),))),
            soon(tables, "t4", said(1), NOTHING),
        ]
    outcomes = [outcome(done) for done in waiting]
    if text == "\0" and not tables.is_postgres:  # which SQLite can hold
        assert outcomes[1] is None
    else:
        assert outcomes[1] is not None
        assert tables.entries("t2") == []
    assert [outcomes[0], *outcomes[2:]] == [None, LookupError, None]
    assert tables.entries("t3") == []
    assert tables.entries("t1") == tables.entries("t4") == [said(1)]


def test_when_the_commit_fails_nobody_is_told_that_it_is_kept(tables: Store) -> None:
    busy = Busy(tables)

    def fail_the_second(_connection: Connection) -> None:
        if busy.commits == 2:
            raise OSError("no space left")

    event.listen(tables.engine, "commit", fail_the_second)
    with busy:
        waiting = [soon(tables, f"t{number}", said(1), NOTHING) for number in (1, 2)]
    assert [outcome(done) for done in waiting] == [OSError, OSError]
    assert tables.entries("t1") == tables.entries("t2") == []
    tables.write("t1", said(1), NOTHING)


def test_nothing_is_lost_when_the_store_is_closed(url: URL) -> None:
    store = Store(url)
    store.add_table(TABLE)
    written = [soon(store, "t0", said(number), NOTHING) for number in range(1, 501)]
    store.close()
    assert all(done.done() and done.exception() is None for done in written)
    again = Store(url)
    assert len(again.entries("t0")) == 500
    again.close()


def test_a_closed_store_takes_nothing(url: URL) -> None:
    store = Store(url)
    store.close()
    with pytest.raises(RuntimeError):
        store.write("t0", said(1), NOTHING)
    store.close()


def test_who_sits_down_and_who_is_seen_do_not_wait_for_each_other(url: URL) -> None:
    """Two processes that lock the same seats, in whatever order they are asked to."""
    stores = [Store(url) for _ in range(2)]
    ids = [f"t{number}" for number in range(5)]
    for id in ids:
        stores[0].add_table(replace(TABLE, id=id))
    seats = (Seat(1, "Bo"), Seat(0, "Ann"))

    def sit() -> None:
        for number in range(1, 21):
            for done in [soon(stores[0], id, said(number), Change(seats=seats)) for id in ids[::-1]]:
                done.result(20)

    def look() -> None:
        for number in range(20):
            stores[1].seen([(id, seat) for id in ids[:: (-1) ** number] for seat in (1, 0)], float(number))

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(sit), pool.submit(look)]:
            done.result(60)
    for store in stores:
        store.close()


def test_from_an_event_loop(tables: Store) -> None:
    async def play(id: str) -> None:
        for number in range(1, 21):
            await asyncio.wrap_future(soon(tables, id, said(number), NOTHING))

    async def play_all() -> None:
        await asyncio.gather(*(play(f"t{number}") for number in range(5)))

    asyncio.run(play_all())
    assert all(len(tables.entries(f"t{number}")) == 20 for number in range(5))


def test_postgresql_may_restart(tables: Store) -> None:
    """Whoever was in the middle of something may fail; after that everything is as before."""
    if not tables.is_postgres:
        pytest.skip("SQLite has no server")
    tables.write("t1", said(1), NOTHING)
    other = Store(tables.url)
    with other.engine.begin() as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    other.close()
    tables.ready()
    tables.write("t1", said(2), NOTHING)
    assert len(tables.entries("t1")) == 2


def test_somebody_who_holds_a_table_for_ever_does_not_stop_the_others(
    tables: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not tables.is_postgres:
        pytest.skip("SQLite is used by one process")
    holder = Store(tables.url)
    hurried = Store(tables.url.update_query_dict({"options": "-c lock_timeout=300"}))
    with holder.engine.begin() as connection:
        connection.exec_driver_sql("SELECT * FROM tables WHERE id = 't1' FOR UPDATE")
        with Busy(hurried):
            waiting = [soon(hurried, f"t{number}", said(1), NOTHING) for number in (1, 2)]
        with pytest.raises(SQLAlchemyError):
            waiting[0].result(10)
        assert outcome(waiting[1]) is None
    holder.close()
    hurried.close()
