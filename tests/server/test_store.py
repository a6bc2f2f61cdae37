"""Tables and their entries in both databases: what was written is there, and of two writers of one number one loses."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import URL

from carson.server.store import Entry, NumberTaken, Seat, Store, Table, database_url
from carson.server.store.schema import METADATA

TABLE = Table(
    id="abc", game="board", config={"players": 2}, seed="carson", version="0.1", created=10.0, public=True,
    settings={"clock": None}, changed=10.0, seats=(Seat(0), Seat(1, "greedy 2", bot="greedy")),
)  # fmt: skip


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    store.add_table(TABLE)
    assert store.table("abc") == TABLE


def test_a_table_that_is_not_there(store: Store) -> None:
    assert store.table("abc") is None


def test_entries_are_kept_in_their_order(store: Store) -> None:
    store.add_table(TABLE)
    entries = [Entry(number, "choice", number % 2, f"claim a{number}", 11.5) for number in (1, 2, 3)]
    for entry in entries:
        store.add_entry("abc", entry)
    assert store.entries("abc") == entries
    assert store.entries("abc", since=2) == entries[2:]
    assert store.last_number("abc") == 3


def test_a_table_without_entries(store: Store) -> None:
    store.add_table(TABLE)
    assert store.entries("abc") == []
    assert store.last_number("abc") == 0


def test_a_number_is_written_once(store: Store) -> None:
    store.add_table(TABLE)
    store.add_entry("abc", Entry(1, "choice", 0, "claim a1", 11.0))
    with pytest.raises(NumberTaken):
        store.add_entry("abc", Entry(1, "choice", 1, "claim b1", 11.0))
    assert [entry.text for entry in store.entries("abc")] == ["claim a1"]


def test_of_many_writers_of_one_number_one_wins(store: Store) -> None:
    store.add_table(TABLE)

    def write(seat: int) -> bool:
        try:
            store.add_entry("abc", Entry(1, "choice", seat, f"by {seat}", 11.0))
        except NumberTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(write, range(8)))
    assert won.count(True) == 1
    assert store.entries("abc")[0].seat == won.index(True)


def test_a_free_seat_is_taken_once(store: Store) -> None:
    store.add_table(TABLE)
    assert store.take_seat("abc", Seat(0, "Ann", token="hash"))
    assert not store.take_seat("abc", Seat(0, "Bo", token="other"))
    assert not store.take_seat("abc", Seat(1, "Bo", token="other"))
    table = store.table("abc")
    assert table is not None
    assert table.seats == (Seat(0, "Ann", token="hash"), TABLE.seats[1])


def test_a_state_is_changed_once(store: Store) -> None:
    store.add_table(TABLE)
    assert store.set_state("abc", "open", "running", 12.0)
    assert not store.set_state("abc", "open", "running", 13.0)
    assert store.set_state("abc", "running", "over", 14.0, {"points": [3, 4]})
    table = store.table("abc")
    assert table == replace(TABLE, state="over", changed=14.0, result={"points": [3, 4]})


def test_public_tables_come_in_pages_the_newest_first(store: Store) -> None:
    for number in range(5):
        store.add_table(replace(TABLE, id=f"t{number}", created=float(number // 2)))
    store.add_table(replace(TABLE, id="private", public=False))
    store.add_table(replace(TABLE, id="running", state="running"))
    first = store.public_tables("open", 3)
    assert [table.id for table in first] == ["t4", "t3", "t2"]
    assert first[0].seats == TABLE.seats
    assert [table.id for table in store.public_tables("open", 3, before=(first[-1].changed, first[-1].id))] == ["t1", "t0"]


def test_everything_is_there_after_the_database_is_opened_again(url: URL) -> None:
    store = Store(url)
    store.add_table(TABLE)
    store.add_entry("abc", Entry(1, "choice", 0, "claim a1", 11.0))
    store.close()
    again = Store(url)
    assert again.table("abc") == TABLE
    assert again.last_number("abc") == 1
    again.close()


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_path_is_an_sqlite_file() -> None:
    assert database_url("some/tables.db").drivername == "sqlite"
    assert database_url("~/tables.db").database == str(Path.home() / "tables.db")


@pytest.mark.parametrize("name", ["postgres://host/db", "postgresql://host/db", "postgresql+psycopg://host/db"])
def test_postgresql_goes_by_several_names(name: str) -> None:
    assert database_url(name).drivername == "postgresql+psycopg"
