"""Brings a database to the newest schema, with Alembic. One that is not ours, or of a newer program, is left alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from sqlalchemy import Connection, Engine, func, inspect, select, text

from carson.core.refusal import Refusal
from carson.server.store.database import LONGEST_WAIT, POSTGRES, is_sqlite, shown, writing
from carson.server.store.schema import METADATA

SCRIPTS: Final = Path(__file__).with_name("migrations")
VERSIONS: Final = ("0001", "0002", "0003", "0004")  # the oldest first
VERSION_TABLE: Final = "alembic_version"
LOCK: Final = 1858  # any number: two processes that open a new database at once must not both make its tables


def migrate(engine: Engine) -> None:
    """To the newest version; nothing is done where it is there already."""
    with writing(engine).begin() as connection:  # one who may only read learns it now
        at_newest = version(connection) == VERSIONS[-1]
    if is_sqlite(engine.url):
        _let_readers_in(engine)
    if at_newest:
        return
    with writing(engine).begin() as connection:
        if connection.dialect.name == POSTGRES:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        if version(connection) != VERSIONS[-1]:
            upgrade(connection)


def version(connection: Connection) -> str | None:
    """The version of a database that is ours, None if it is empty; any other is refused."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    found = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) if VERSION_TABLE in tables else None
    if found in VERSIONS:
        return str(found)
    ours = found is not None and tables.issuperset(METADATA.tables)
    if ours:
        raise Refusal("database-newer", database=shown(connection.engine.url))
    raise Refusal("database-not-ours", database=shown(connection.engine.url))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make or change the tables, to the newest version or an earlier one."""
    from alembic import command  # takes half a second, which most starts can do without
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _let_readers_in(engine: Engine) -> None:
    """With a write-ahead log nobody waits for the one who writes. The file remembers it."""
    connection = engine.raw_connection()  # one of SQLAlchemy's would begin a transaction, in which this cannot be set
    try:
        cursor = connection.cursor()
        give_up = monotonic() + LONGEST_WAIT / 1000
        while cursor.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                cursor.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError:  # somebody else has the file open; SQLite does not wait for him here
                if monotonic() > give_up:
                    raise
                sleep(0.02)
    finally:
        connection.close()
