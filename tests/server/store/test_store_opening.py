"""A database is brought up to date when it is opened; one that cannot be used is refused in a sentence."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.server.store import Store, database_url
from carson.server.store.migrate import SCRIPTS, VERSIONS
from carson.server.store.schema import METADATA
from carson.table.journal import Entry, Seat, Table
from tests.server.conftest import run_on

TABLE = Table("abc", "board", {"players": 2}, "carson", "0.1", 10.0, changed=10.0, seats=(Seat(0), Seat(1)), number=1)
SECRET = "sesame"
READ_ONLY = "-c default_transaction_read_only=on"


def refusal(url: URL) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Store(url).close()
    found = caught.value
    assert Words()(f"refusal-{found.code}", **found.values)
    assert SECRET not in str(found)
    return found


def test_everything_is_there_after_the_database_is_opened_again(url: URL) -> None:
    store = Store(url)
    store.add_table(TABLE, [Entry(1, "choice", 0, "claim a1", 11.0)])
    store.close()
    again = Store(url)
    assert again.table("abc") == TABLE
    assert len(again.entries("abc")) == 1
    again.ready()
    again.close()


def test_a_database_that_can_only_be_read_is_not_ready(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of SQLite because somebody else writes and does not end, of PostgreSQL because it lets us read alone."""
    monkeypatch.setattr("carson.server.store.database.LONGEST_WAIT", 100)
    writer = Store(url)
    reader = Store(url if not writer.is_postgres else url.update_query_dict({"options": READ_ONLY}))
    with writer.engine.begin() as holding:
        if not writer.is_postgres:
            holding.exec_driver_sql("UPDATE tables SET game = game")
        assert reader.table("abc") is None
        with pytest.raises(SQLAlchemyError):
            reader.ready()
        assert reader.table("abc") is None
    writer.ready()
    for store in (reader, writer):
        store.close()


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_versions_are_alembics() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    scripts = ScriptDirectory.from_config(config)
    assert [script.revision for script in scripts.walk_revisions()] == list(reversed(VERSIONS))


def test_sqlite_is_safe_and_lets_readers_in(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "new" / "tables.db")))
    with store.engine.connect() as connection:
        values = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert values == ["wal", 2, 1]
    store.close()
    if os.name == "posix":
        assert (tmp_path / "new" / "tables.db").stat().st_mode & 0o077 == 0


def test_opening_again_does_without_alembic(url: URL) -> None:
    """Which would take longer than everything else."""
    Store(url).close()
    address = url.render_as_string(hide_password=False)
    program = f"""
import sys
from carson.server.store import Store, database_url
Store(database_url({address!r})).close()
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_many_open_a_new_database_at_once(url: URL) -> None:
    def open_and_close(_number: int) -> None:
        store = Store(url)
        store.ready()
        store.close()

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(open_and_close, range(6)))


def test_two_processes_open_a_new_database_at_once(url: URL) -> None:
    address = url.render_as_string(hide_password=False)
    program = f"""
from carson.server.store import Store, database_url
input()
store = Store(database_url({address!r}))
store.table("abc")
store.close()
"""
    processes = [subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE) for _ in range(2)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    assert [process.wait(60) for process in processes] == [0, 0]
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()


def test_a_newer_database_is_refused(url: URL) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert refusal(url).code == "database-newer"


def test_a_database_of_something_else_is_refused(url: URL) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(text(f"DROP TABLE {table.name}"))
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("CREATE TABLE recipes (id INTEGER)"))
    store.close()
    assert refusal(url).code == "database-not-ours"


def test_a_strange_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "recipes.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    assert refusal(database_url(str(file))).code == "database-not-ours"
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    assert [path.name for path in tmp_path.iterdir()] == ["recipes.db"]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy horses.\n" * 1000)
    found = refusal(database_url(str(file)))
    assert (found.code, found.values) == ("database-not-ours", {"database": str(file)})


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(database_url(str(tmp_path))).code == "database-folder"
    assert refusal(database_url("")).code == "database-folder"


def test_a_file_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    assert refusal(database_url(str(tmp_path / "notes.txt" / "tables.db"))).code == "database-unusable"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    assert refusal(database_url(str(tmp_path / name))).code == "database-unusable"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read and write everything")
@pytest.mark.parametrize("mode", [0o000, 0o400])
def test_a_file_that_we_may_not_change(tmp_path: Path, mode: int) -> None:
    url = database_url(str(tmp_path / "tables.db"))
    Store(url).close()
    (tmp_path / "tables.db").chmod(mode)
    assert refusal(url).code == "database-unusable"


def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(database_url(str(file))).close()
    content = bytearray(file.read_bytes())
    content[100:4096] = b"x" * 3996
    file.write_bytes(content)
    assert refusal(database_url(str(file))).code == "database-unusable"


def test_a_postgresql_that_is_not_there() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        found = refusal(database_url(f"postgresql://ann:{SECRET}@127.0.0.1:{port}/carson?password={SECRET}"))
    assert found.code == "database-unreachable"
    assert found.values["database"] == f"postgresql://ann:***@127.0.0.1:{port}/carson"


def test_a_postgresql_without_this_database(postgres: URL) -> None:
    found = refusal(postgres.set(database="nowhere"))
    assert found.code == "database-unreachable"
    assert "nowhere" in str(found.values["reason"])


def test_a_wrong_password(postgres: URL) -> None:
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("CREATE ROLE ann LOGIN PASSWORD 'another'"))
        rules = Path(str(connection.scalar(text("SHOW hba_file"))))
        rules.write_text("local all ann scram-sha-256\n" + rules.read_text())
        connection.execute(text("SELECT pg_reload_conf()"))
    engine.dispose()
    found = refusal(postgres.set(username="ann", password=SECRET))
    assert found.code == "database-login"


def test_a_postgresql_where_we_may_make_no_tables(postgres: URL) -> None:
    run_on(postgres, "CREATE ROLE guest LOGIN", "CREATE DATABASE not_for_guests")
    found = refusal(postgres.set(username="guest", database="not_for_guests"))
    assert found.code == "database-unusable"
    assert "permission denied" in str(found.values["reason"])


@pytest.mark.parametrize(
    ("address", "code"),
    [
        (f"mysql://ann:{SECRET}@host/carson", "database-kind"),
        (f"sqlite+aiosqlite:///{SECRET}", "database-kind"),
        (f"postgresql://ann:{SECRET}@host:port/carson", "database-address"),
        (f"postgresql://ann:a@{SECRET}@host/carson", "database-address"),
        ("sqlite://", "database-address"),
        ("://", "database-address"),
    ],
)
def test_an_address_that_is_none(address: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        database_url(address)
    assert caught.value.code == code
    assert SECRET not in Words()(f"refusal-{code}", **caught.value.values)


def test_a_path_is_an_sqlite_file() -> None:
    assert database_url("some/tables.db").drivername == "sqlite"
    assert database_url("sqlite:///some/tables.db").database == "some/tables.db"
    assert database_url("~/tables.db").database == str(Path.home() / "tables.db")


@pytest.mark.parametrize("name", ["postgres://host/db", "postgresql://host/db", "postgresql+psycopg://host/db"])
def test_postgresql_goes_by_several_names(name: str) -> None:
    assert database_url(name).drivername == "postgresql+psycopg"
