"""Opens a database, SQLite or PostgreSQL, and says in one sentence what is wrong with it, without its password."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from carson.core.refusal import Refusal

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {"sqlite": SQLITE} | dict.fromkeys(("postgres", "postgresql", "postgresql+psycopg"), "postgresql+psycopg")
WRITES: Final = "carson_writes"  # the option of an engine whose transactions write
CONNECTIONS: Final = 10  # of a process; more would not make two cores or one disk quicker
LONGEST_WAIT: Final = 5000  # ms for another who writes
LONGEST_SILENCE: Final = 10000  # ms of somebody who has begun to write and does not go on: his machine may have died
TIME_TO_CONNECT: Final = 10  # s
# What libpq says where a user or a password is wrong; it has no code for it.
LOGIN_FAILED: Final = ("authentication failed", "no password supplied", "password was provided", "no pg_hba.conf entry")


def database_url(text: str) -> URL:
    """A database as people name it: a path is an SQLite file, anything else an address."""
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Refusal("database-address") from None
    if url.drivername not in DRIVERS:
        raise Refusal("database-kind", kind=url.drivername)
    if "@" in (url.host or "") or (url.drivername == SQLITE and not url.database):
        raise Refusal("database-address")  # the first: part of a password that has an @
    return url.set(drivername=DRIVERS[url.drivername])


def shown(url: URL) -> str:
    """A database as it is called in a sentence."""
    if is_sqlite(url):
        return str(url.database)
    return url.set(drivername=POSTGRES, query={}).render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == SQLITE


def connect(url: URL) -> Engine:
    """Connections to a database, none of which is open yet."""
    if is_sqlite(url):
        engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    given = {
        "connect_timeout": TIME_TO_CONNECT,
        "options": f"-c lock_timeout={LONGEST_WAIT} -c idle_in_transaction_session_timeout={LONGEST_SILENCE}",
    }
    # Asking before each use whether a connection still lives lets us outlive a restart of PostgreSQL.
    return create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,  # or a log would tell what a failing statement was to keep
        pool_pre_ping=True,
        connect_args={name: value for name, value in given.items() if name not in url.query},
    )


def reading(engine: Engine) -> Engine:
    """The same connections for transactions that read: all they see is of one moment."""
    return engine if is_sqlite(engine.url) else engine.execution_options(isolation_level="REPEATABLE READ")


def writing(engine: Engine) -> Engine:
    """The same connections for transactions that write."""
    return engine.execution_options(**{WRITES: True})


def by_driver(connection: Connection, statement: str, values: Sequence[object]) -> list[Any]:
    """The rows of a statement that the driver itself carries out: SQLAlchemy's layers would cost as much again.

    That is for what is done at every choice. What goes wrong is told as SQLAlchemy tells it.
    """
    dialect = connection.dialect
    cursor = connection.connection.cursor()
    try:
        cursor.execute(statement, values)
        return list(cursor.fetchall()) if cursor.description else []
    except dialect.loaded_dbapi.Error as error:
        lost = dialect.is_disconnect(error, connection.connection, cursor)
        kind = cast(type[Exception], dialect.loaded_dbapi.Error)
        told = DBAPIError.instance(statement, (), error, kind, hide_parameters=True, connection_invalidated=lost)
        raise cast(DBAPIError, told) from error
    finally:
        cursor.close()


def make_file(url: URL) -> None:
    """A new SQLite file that nobody else may read: there will be hashes of passwords in it."""
    if is_sqlite(url):
        with said_in_words(url):
            path = Path(str(url.database))
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.touch(0o600)
            path.open("r+b").close()  # SQLite would open a file that may not be changed, and complain at the first entry


@contextmanager
def said_in_words(url: URL) -> Iterator[None]:
    """What goes wrong with a database while it is opened becomes a Refusal."""
    try:
        if is_sqlite(url) and Path(str(url.database)).is_dir():
            raise Refusal("database-folder", database=shown(url))
        yield
    except DBAPIError as error:
        raise _refusal(url, str(error.orig)) from None
    except sqlite3.Error as error:
        raise _refusal(url, str(error)) from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refusal("database-unusable", database=shown(url), reason=reason) from None


def _refusal(url: URL, message: str) -> Refusal:
    reason = (message.splitlines() or [""])[0]  # libpq asks whether the server runs in the others
    if is_sqlite(url):
        if "not a database" in reason:
            return Refusal("database-not-ours", database=shown(url))
        return Refusal("database-unusable", database=shown(url), reason=reason)
    if any(words in reason for words in LOGIN_FAILED):
        return Refusal("database-login", database=shown(url), reason=reason)
    if "connection" in reason or "resolve host" in reason:
        return Refusal("database-unreachable", database=shown(url), reason=reason)
    return Refusal("database-unusable", database=shown(url), reason=reason)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Nothing is acknowledged before it is on the disk."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={LONGEST_WAIT}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who will write says so at once: one who has read first could not go on after another's writing."""
    writes = connection.get_execution_options().get(WRITES)
    by_driver(connection, "BEGIN IMMEDIATE" if writes else "BEGIN", ())
