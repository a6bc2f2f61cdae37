"""What one process writes, the others hear: with a real PostgreSQL, and with connections that break."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator

import pytest
from psycopg import OperationalError
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.engine import URL

from carson.server.rooms.fan_out import Listener
from tests.waiting import until, wait_until

PATIENCE = 30.0  # seconds
EVERYTHING = ("", 0)


class Heard:
    """What a listener has heard, in its order."""

    def __init__(self) -> None:
        self.all: list[tuple[str, int]] = []
        self._more = asyncio.Event()

    def __call__(self, table: str, number: int, entry: str) -> None:
        self.all.append((table, number))
        self._more.set()

    async def until(self, count: int) -> list[tuple[str, int]]:
        async with asyncio.timeout(PATIENCE):
            while len(self.all) < count:
                self._more.clear()
                await self._more.wait()
        return self.all


@pytest.fixture
def database(postgres: URL) -> Iterator[Engine]:
    """Another client of the database, as another server is."""
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    yield engine
    engine.dispose()


def say(database: Engine, payload: str) -> None:
    with database.connect() as connection:
        connection.execute(text("SELECT pg_notify('carson', :payload)"), {"payload": payload})


def end_listeners(database: Engine) -> int:
    """How many connections were ended."""
    found = "FROM pg_stat_activity WHERE query LIKE 'LISTEN carson%'"
    with database.connect() as connection:
        return len(connection.execute(text(f"SELECT pg_terminate_backend(pid) {found}")).all())


def listen(url: URL, scene: Callable[[Heard], Awaitable[None]]) -> list[tuple[str, int]]:
    """All that is heard while a scene goes on."""

    async def main() -> list[tuple[str, int]]:
        heard = Heard()
        async with asyncio.timeout(3 * PATIENCE), Listener(url, heard):
            await scene(heard)
        return heard.all

    return asyncio.run(main())


def test_a_listener_hears_every_entry_in_its_order(postgres: URL, database: Engine) -> None:
    async def scene(heard: Heard) -> None:
        for number in range(1, 101):
            say(database, f"table {number}")
        await heard.until(100)

    assert listen(postgres, scene) == [("table", number) for number in range(1, 101)]


def test_what_somebody_else_says_on_the_channel_is_passed_over(postgres: URL, database: Engine) -> None:
    async def scene(heard: Heard) -> None:
        for payload in ("", "nonsense", "table x", " 3", "table -1", "table 2"):
            say(database, payload)
        await heard.until(1)

    assert listen(postgres, scene) == [("table", 2)]


def test_a_lost_connection_comes_back_and_says_that_something_may_be_missing(postgres: URL, database: Engine) -> None:
    async def scene(heard: Heard) -> None:
        for number in range(1, 4):
            assert end_listeners(database) == 1
            await heard.until(2 * number - 1)
            say(database, f"table {number}")
            await heard.until(2 * number)

    assert listen(postgres, scene) == [EVERYTHING, ("table", 1), EVERYTHING, ("table", 2), EVERYTHING, ("table", 3)]


def test_a_listener_survives_an_error_of_who_hears(postgres: URL, database: Engine) -> None:
    async def main() -> None:
        heard = Heard()

        def stumble(table: str, number: int, entry: str) -> None:
            heard(table, number, entry)
            if number == 1:
                raise ValueError("the first entry")

        async with Listener(postgres, stumble):
            say(database, "table 1")
            await heard.until(2)
            say(database, "table 2")
            assert await heard.until(3) == [("table", 1), EVERYTHING, ("table", 2)]

    asyncio.run(main())


def test_a_listener_that_stops_leaves_no_connection(postgres: URL, database: Engine) -> None:
    async def scene(heard: Heard) -> None:
        pass

    assert listen(postgres, scene) == []

    wait_until(lambda: not end_listeners(database))


def test_a_database_that_cannot_be_reached_is_told_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody answers there
        url = URL.create("postgresql+psycopg", "carson", "pa55word", "127.0.0.1", taken.getsockname()[1], "tables")
        with caplog.at_level(logging.DEBUG), pytest.raises(OperationalError) as failed:
            asyncio.run(Listener(url, lambda table, number, entry: None).start())
    assert "pa55word" not in str(failed.value) + caplog.text


class Relay:
    """A way to the database that can be cut."""

    def __init__(self, database: URL) -> None:
        host = str(database.query.get("host", database.host))
        self._socket = f"{host}/.s.PGSQL.{database.port or 5432}"
        self._server: asyncio.Server | None = None
        self._ways: set[asyncio.Task[None]] = set()
        self._port = 0

    async def open(self) -> int:
        """The port; the same again after a cut."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]
        return self._port

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for way in self._ways:
            way.cancel()
        await asyncio.gather(*self._ways, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._socket)
        for way in (self._carry(reader, back), self._carry(there, writer)):
            task = asyncio.create_task(way)
            self._ways.add(task)
            task.add_done_callback(self._ways.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while content := await reader.read(10000):
                writer.write(content)
        finally:
            writer.close()


def over(database: URL, port: int) -> URL:
    """The database by way of a relay, with a password."""
    return database.set(username=database.username or "postgres", password="pa55word", host="127.0.0.1", port=port, query={})


def test_a_database_that_is_away_is_tried_again_and_the_password_never_told(
    postgres: URL, database: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        relay, heard = Relay(postgres), Heard()
        async with asyncio.timeout(PATIENCE), Listener(over(postgres, await relay.open()), heard):
            await relay.cut()
            await until(lambda: caplog.text.count("cannot be reached") >= 2)
            say(database, "table 1")
            assert heard.all == []
            await relay.open()
            assert await heard.until(1) == [EVERYTHING]
            say(database, "table 2")
            assert await heard.until(2) == [EVERYTHING, ("table", 2)]
        await relay.cut()

    with caplog.at_level(logging.DEBUG):
        asyncio.run(main())
    assert caplog.text.count("cannot be reached") >= 2
    assert "pa55word" not in caplog.text
