"""`carson backup`: the whole database of one moment, while others write, in a file that can be served."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import select
from sqlalchemy.engine import URL

from carson.core.refusal import Refusal
from carson.server.store import Change, Store, Token, database_url
from carson.server.store.backup import back_up
from carson.server.store.schema import METADATA
from carson.table.journal import Entry, Seat, Table
from carson.table.results import Rated
from tests.cli.command import Command

TABLE = Table(
    "abc", "board", {"players": 2, "data": {"š": [1.5, None, True]}}, "carson", "0.1", 10.0, state="running", due=11.5,
    seats=(Seat(0), Seat(1, "greedy 2", bot="greedy")),
)  # fmt: skip
NOTHING = Change()


def said(number: int) -> Entry:
    return Entry(number, "chat", 0, f"howdy {number} 🐎", 11.0 + number, "d" * 64 if number % 50 == 0 else None)


def fill(store: Store) -> None:
    """Something in every table of the database."""
    ann = store.add_account("Ann", "hash", 1.0)
    assert ann is not None
    store.add_token(ann, Token("hash", ann.id, "personal", "my bot", 2.0))
    store.add_table(TABLE)
    seat = Seat(0, "Ann", token="t", account=ann.id, joined=3.0)
    store.write("abc", said(1), Change(due=7.5, seats=(seat,), rated=Rated("board-2", ("account:1", "bot:greedy"), (1, 2))))
    store.write("abc", said(2), Change(state="over", result={"points": [7, 8]}))


def contents(url: URL) -> dict[str, list[tuple[object, ...]]]:
    store = Store(url)
    with store.engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for table in METADATA.sorted_tables
        }
    store.close()
    return found


def test_everything_is_copied(store: Store, tmp_path: Path) -> None:
    fill(store)
    file = tmp_path / "copy.db"
    rows = back_up(store.url, file)
    assert rows == {"accounts": 1, "tables": 1, "lives": 0, "seats": 2, "entries": 2, "tokens": 1, "ratings": 2}
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
    copy = database_url(str(file))
    assert contents(copy) == contents(store.url)


def test_a_copy_goes_on(store: Store, tmp_path: Path) -> None:
    """It has its indexes and keys too, and gives new accounts new numbers."""
    fill(store)
    back_up(store.url, tmp_path / "copy.db")
    copy = Store(database_url(str(tmp_path / "copy.db")))
    copy.write("abc", said(3), NOTHING)
    bo = copy.add_account("Bo", "hash", 1.0)
    assert bo is not None
    assert bo.id != 1
    assert copy.add_account("ann", "hash", 1.0) is None
    copy.close()
    assert len(store.entries("abc")) == 2


@pytest.fixture
def somebody_writes(store: Store) -> Iterator[Event]:
    """Somebody who writes at two tables in turn, so that the first is never behind; set when he has begun."""
    for id in ("one", "two"):
        store.add_table(replace(TABLE, id=id))
    begun, enough = Event(), Event()

    def write() -> None:
        number = 0
        while not enough.is_set():
            number += 1
            store.write("one", said(number), NOTHING)
            store.write("two", said(number), NOTHING)
            if number == 20:
                begun.set()

    writer = Thread(target=write)
    writer.start()
    yield begun
    enough.set()
    writer.join()


def test_a_copy_is_of_one_moment(store: Store, somebody_writes: Event, tmp_path: Path) -> None:
    assert somebody_writes.wait(60)
    for copy_number in range(3):
        file = tmp_path / f"copy{copy_number}.db"
        back_up(store.url, file)
        copy = Store(database_url(str(file)))
        entries = {id: copy.entries(id) for id in ("one", "two")}
        for id, found in entries.items():
            table = copy.table(id)
            assert table is not None
            assert [entry.number for entry in found] == list(range(1, table.number + 1))
        assert len(entries["one"]) - len(entries["two"]) in (0, 1)
        assert len(entries["two"]) >= 19
        copy.close()


def test_nothing_is_replaced(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_text("mine")
    with pytest.raises(Refusal, match="backup-exists"):
        back_up(store.url, file)
    assert file.read_text() == "mine"


def test_what_an_interrupted_backup_left_is_replaced(store: Store, tmp_path: Path) -> None:
    (tmp_path / "copy.db.part").write_text("half of it")
    back_up(store.url, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db.part").exists()


def test_a_backup_that_fails_leaves_nothing(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="database-unusable"):
        back_up(store.url, tmp_path / "nowhere" / "copy.db")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE ratings")
    with pytest.raises(Refusal, match="database-unusable"):
        back_up(store.url, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy*")) == []


def test_there_is_nothing_to_copy(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "tables.db"
    with pytest.raises(Refusal, match="database-missing"):
        back_up(database_url(str(missing)), tmp_path / "copy.db")
    assert not missing.parent.exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    with pytest.raises(Refusal, match="database-not-ours"):
        back_up(database_url(str(empty)), tmp_path / "copy.db")


def test_the_command(store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    carson = Command(capsys)
    fill(store)
    address = store.url.render_as_string(hide_password=False)
    result = carson("backup", tmp_path / "copy.db", "--database", address)
    assert (result.status, result.err) == (0, "")
    assert "1 table and 1 account" in result.out
    assert "already" in carson("backup", tmp_path / "copy.db", "--database", address).complaint()
    told = carson.json("backup", tmp_path / "other.db", "--database", address)
    assert told["rows"]["entries"] == 2
    assert told["bytes"] == (tmp_path / "other.db").stat().st_size


def test_the_command_takes_the_servers_own_database(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(store)
    monkeypatch.setenv("CARSON_DATABASE", store.url.render_as_string(hide_password=False))
    assert Command(capsys).json("backup", tmp_path / "copy.db")["rows"]["tables"] == 1
