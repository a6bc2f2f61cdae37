"""Tables and their entries in both databases: what was written is there, and of two writers of one number one loses."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from queue import SimpleQueue
from typing import Any

import psycopg
import pytest
from msgspec.json import decode
from sqlalchemy import event, insert, text
from sqlalchemy.engine import URL

from carson.server.store import CHANNEL, Change, NumberTaken, Store
from carson.server.store.schema import SEATS, TABLES
from carson.table.journal import Entry, Seat, Table

TABLE = Table(
    id="abc", game="board", config={"players": 2}, seed="carson", version="0.1", created=10.0, public=True,
    settings={"clock": None}, changed=10.0, host="hash", seats=(Seat(0), Seat(1, "greedy 2", bot="greedy")),
)  # fmt: skip
NOTHING = Change()


def choice(number: int, seat: int = 0, at: float = 11.0) -> Entry:
    return Entry(number, "choice", seat, f"claim a{number}", at)


def stored(store: Store, id: str = "abc") -> Table:
    table = store.table(id)
    assert table is not None
    return table


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    seats = (Seat(0, "Ann", token="t", joined=9.5, seen=9.75), *TABLE.seats[1:])
    table = replace(TABLE, seats=seats, due=12.5, result={"points": [1, 2]}, state="over")
    store.add_table(table)
    assert stored(store) == table


def test_a_table_that_is_not_there(store: Store) -> None:
    assert store.table("abc") is None
    assert store.entries("abc") == []
    with pytest.raises(LookupError):
        store.write("abc", choice(1), NOTHING)


def test_a_copy_comes_with_its_entries(store: Store) -> None:
    entries = [choice(1), replace(choice(2), digest="d" * 64)]
    store.add_table(TABLE, entries)
    assert store.entries("abc") == entries
    assert stored(store).number == 2
    store.write("abc", choice(3), NOTHING)


def test_entries_are_kept_in_their_order(store: Store) -> None:
    store.add_table(TABLE)
    entries = [choice(number, number % 2) for number in (1, 2, 3)]
    for entry in entries:
        store.write("abc", entry, NOTHING)
    assert store.entries("abc") == entries
    assert store.entries("abc", since=2) == entries[2:]
    assert stored(store).number == 3


def test_an_entry_changes_its_table(store: Store) -> None:
    store.add_table(TABLE)
    store.write("abc", choice(1), Change(due=20.0, state="running"))
    assert stored(store) == replace(TABLE, number=1, changed=11.0, due=20.0, state="running")
    store.write("abc", choice(2, at=12.0), Change(state="over", result={"points": [3, 4]}))
    assert stored(store) == replace(TABLE, number=2, changed=12.0, state="over", result={"points": [3, 4]})
    store.write("abc", choice(3, at=13.0), NOTHING)
    assert stored(store) == replace(TABLE, number=3, changed=13.0, state="over", result={"points": [3, 4]})


def test_an_entry_replaces_seats_but_not_when_they_were_seen(store: Store) -> None:
    store.add_table(TABLE)
    store.seen([("abc", 0)], 10.5)
    ann = Seat(0, "Ann", token="hash", joined=11.0)
    store.write("abc", choice(1), Change(seats=(ann,)))
    assert stored(store).seats == (replace(ann, seen=10.5), TABLE.seats[1])
    store.write("abc", choice(2), Change(seats=(Seat(0),)))
    assert stored(store).seats == (Seat(0, seen=10.5), TABLE.seats[1])


def test_a_number_is_written_once(store: Store) -> None:
    store.add_table(TABLE)
    store.write("abc", choice(1), NOTHING)
    with pytest.raises(NumberTaken):
        store.write("abc", choice(1, 1), Change(due=99.0, state="over", seats=(Seat(0, "Bo"),)))
    assert store.entries("abc") == [choice(1)]
    assert stored(store) == replace(TABLE, number=1, changed=11.0)


def test_no_number_is_left_out(store: Store) -> None:
    store.add_table(TABLE)
    with pytest.raises(ValueError, match="entry 2 after 0"):
        store.write("abc", choice(2), NOTHING)
    assert store.entries("abc") == []


def test_what_cannot_be_written_changes_nothing(store: Store) -> None:
    store.add_table(TABLE)
    with pytest.raises(LookupError):
        store.write("abc", choice(1), Change(seats=(Seat(7),)))
    assert stored(store) == TABLE
    store.write("abc", choice(1), NOTHING)


def test_of_many_writers_of_one_number_one_wins(url: URL) -> None:
    """Four processes' worth of stores, eight writers each time."""
    stores = [Store(url) for _ in range(4)]
    stores[0].add_table(TABLE)

    def write(writer: int, number: int) -> bool:
        try:
            stores[writer % 4].write("abc", choice(number, writer), NOTHING)
        except NumberTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        for number in range(1, 11):
            won = list(pool.map(write, range(8), [number] * 8))
            assert won.count(True) == 1
            assert stores[0].entries("abc", since=number - 1) == [choice(number, won.index(True))]
    for store in stores:
        store.close()


def test_two_processes_write_at_the_same_tables(url: URL) -> None:
    """Each writes many tables in a transaction, in its own order, and neither waits for ever for the other."""
    stores = [Store(url) for _ in range(2)]
    ids = [f"t{number}" for number in range(10)]
    for id in ids:
        stores[0].add_table(replace(TABLE, id=id))

    def write(store: Store, ids: list[str]) -> int:
        won = 0
        for number in range(1, 11):
            outcomes = SimpleQueue[Exception | None]()
            for id in ids:
                store.write_soon(id, choice(number), NOTHING, outcomes.put)
            for _ in ids:
                problem = outcomes.get(timeout=20)
                assert problem is None or isinstance(problem, NumberTaken | ValueError)
                won += problem is None
        return won

    with ThreadPoolExecutor(2) as pool:
        won = list(pool.map(write, stores, [ids, ids[::-1]]))
    assert sum(won) == sum(stored(stores[0], id).number for id in ids)
    for id in ids:
        assert [entry.number for entry in stores[0].entries(id)] == list(range(1, 11))
    for store in stores:
        store.close()


def test_others_hear_of_an_entry(store: Store) -> None:
    if not store.is_postgres:
        pytest.skip("SQLite tells nobody")
    store.add_table(TABLE)
    address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        store.write("abc", choice(1), NOTHING)
        with pytest.raises(NumberTaken):
            store.write("abc", choice(1), NOTHING)
        store.write("abc", choice(2), NOTHING)
        store.write("abc", replace(choice(3), text="x" * 2000), NOTHING)
        heard = [notice.payload for notice in listener.notifies(timeout=5, stop_after=3)]
        assert heard[2] == "abc 3"  # too long to be told
        for number, payload in enumerate(heard[:2], 1):
            table, told, entry = payload.split(" ", 2)
            assert (table, told) == ("abc", str(number))
            assert decode(entry, type=Entry) == choice(number)
        assert list(listener.notifies(timeout=0.1)) == []


def test_public_tables_come_in_pages_the_newest_first(store: Store) -> None:
    for number in range(5):
        store.add_table(replace(TABLE, id=f"t{number}", created=float(number // 2), changed=0.0))
    store.add_table(replace(TABLE, id="private", public=False))
    store.add_table(replace(TABLE, id="running", state="running"))
    first = store.public_tables("open", 3)
    assert [table.id for table in first] == ["t4", "t3", "t2"]
    assert first[0].seats == TABLE.seats
    assert [table.id for table in store.public_tables("open", 3, before=(first[-1].changed, first[-1].id))] == ["t1", "t0"]


def test_due_tables(store: Store) -> None:
    for id, state, due in [("a", "running", 5.0), ("b", "running", 3.0), ("c", "running", 9.0), ("d", "over", 1.0)]:
        store.add_table(replace(TABLE, id=id, state=state, due=due))
    store.add_table(replace(TABLE, id="e", state="running"))
    assert store.due_tables(5.0, 10) == [("b", 3.0), ("a", 5.0)]
    assert store.due_tables(99.0, 2) == [("b", 3.0), ("a", 5.0)]
    store.write("b", choice(1), NOTHING)
    assert store.due_tables(5.0, 10) == [("a", 5.0)]


def test_a_table_is_postponed_if_nothing_has_happened(store: Store) -> None:
    store.add_table(replace(TABLE, state="running", due=5.0))
    store.postpone("abc", 0, 7.0)
    assert stored(store).due == 7.0
    store.write("abc", choice(1), Change(due=8.0))
    store.postpone("abc", 0, 99.0)
    assert stored(store).due == 8.0
    store.postpone("abc", 1, None)
    assert stored(store).due is None


def test_seen(store: Store) -> None:
    store.add_table(TABLE)
    store.add_table(replace(TABLE, id="def"))
    store.seen([], 20.0)
    store.seen([("def", 1), ("abc", 0), ("abc", 0), ("gone", 3)], 21.0)
    assert [seat.seen for seat in stored(store).seats] == [21.0, None]
    assert [seat.seen for seat in stored(store, "def").seats] == [None, 21.0]


def sat_down(store: Store, account: int, id: str, *joined: float) -> None:
    seats = tuple(Seat(seat, "Ann", token="t", account=account, joined=at) for seat, at in enumerate(joined))
    store.add_table(replace(TABLE, id=id, seats=seats))


def new_account(store: Store, name: str = "Ann") -> int:
    account = store.add_account(name, "hash", 1.0)
    assert account is not None
    return account.id


def test_the_tables_of_an_account_come_in_pages_the_newest_first(store: Store) -> None:
    ann, bo = new_account(store), new_account(store, "Bo")
    for id, joined in [("a", 1.0), ("b", 3.0), ("c", 2.0), ("d", 3.0)]:
        sat_down(store, ann, id, joined)
    sat_down(store, bo, "e", 9.0)
    first = store.tables_of(ann, 3)
    assert [table.id for table in first] == ["d", "b", "c"]
    assert first[0].seats[0].account == ann
    assert first[-1].place_for(ann) == (2.0, "c")
    assert [table.id for table in store.tables_of(ann, 3, before=first[-1].place_for(ann))] == ["a"]


def test_a_table_with_two_seats_of_an_account_is_listed_once(store: Store) -> None:
    ann = new_account(store)
    sat_down(store, ann, "a", 1.0, 5.0)
    sat_down(store, ann, "b", 4.0, 2.0)
    sat_down(store, ann, "c", 3.0)
    pages, before = [], None
    while page := store.tables_of(ann, 1, before):
        pages += [table.id for table in page]
        before = page[-1].place_for(ann)
    assert pages == ["b", "c", "a"]


def add_many_tables(store: Store, count: int, account: int) -> None:
    """More quickly than one at a time."""
    with store.engine.begin() as connection:
        connection.execute(
            insert(TABLES),
            [
                {
                    "id": f"m{number}", "game": "board", "config": {}, "seed": "", "version": "0", "state": "over",
                    "public": True, "settings": {}, "result": None, "created": number, "changed": number, "number": 0,
                    "due": None, "host": None,
                }
                for number in range(count)
            ],
        )  # fmt: skip
        connection.execute(
            insert(SEATS),
            [
                {"table_id": f"m{number}", "seat": seat, "name": "", "account": None if seat else account, "joined": number}
                for number in range(count)
                for seat in range(2)
            ],
        )
    analyzer = store.engine.execution_options(isolation_level="AUTOCOMMIT") if store.is_postgres else store.engine
    with analyzer.connect() as connection:
        connection.execute(text("ANALYZE"))
        connection.commit()


def plans_of(store: Store, ask: Callable[[], object]) -> list[str]:
    """How the database goes about each statement."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        asked.append((statement, values))

    event.listen(store.engine, "before_cursor_execute", note)
    ask()
    event.remove(store.engine, "before_cursor_execute", note)
    explain = "EXPLAIN" if store.is_postgres else "EXPLAIN QUERY PLAN"
    with store.engine.connect() as connection:
        return [
            "\n".join(str(row) for row in connection.exec_driver_sql(f"{explain} {statement}", values))
            for statement, values in asked
            if statement.startswith("SELECT")
        ]


def test_ten_thousand_tables_are_listed_as_quickly_as_ten(store: Store) -> None:
    """Every statement of a page goes by an index: it costs what the page costs."""
    ann = new_account(store)
    add_many_tables(store, 10_000, ann)
    wanted = {
        "ix_seats_account_joined_table_id": lambda: store.tables_of(ann, 20, (5000.0, "m5000")),
        "ix_tables_public_state_changed_id": lambda: store.public_tables("over", 20, (5000.0, "m5000")),
        "ix_tables_due": lambda: store.due_tables(5000.0, 20),
    }
    for index, ask in wanted.items():
        plans = plans_of(store, ask)
        assert index in plans[0]
        for steps in plans:
            assert not any(scan in steps for scan in ("Seq Scan", "SCAN tables", "SCAN seats", "Hash"))
