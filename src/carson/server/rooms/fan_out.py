"""Hears from PostgreSQL what any process has written at any table (`NOTIFY carson, '<table> <number> <entry>'`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Self

from psycopg import AsyncConnection, Error
from sqlalchemy.engine import URL

CHANNEL: Final = "carson"
# A network may fail without a sign: the system asks the other side after 20 quiet seconds, and gives up 15 seconds later.
SIGNS_OF_LIFE: Final = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3}
PATIENCE: Final = 10.0  # seconds for the database to answer
FIRST_PAUSE: Final = 0.1  # seconds before the next attempt to connect; each is twice the one before, up to the longest
LONGEST_PAUSE: Final = 5.0

log = logging.getLogger(__name__)


class Listener:
    """Calls `heard` with each table, the number of its new entry and the entry as JSON; use it in `async with`.

    After a time without connection it calls `heard("", 0, "")`: anything may have been written meanwhile.
    """

    def __init__(self, url: URL, heard: Callable[[str, int, str], None]) -> None:
        self._url = url
        self._heard = heard
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """When this returns, nothing that is written will be missed."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._listen(self._connection), name="fan-out")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._connection is not None:
            await self._connection.close()
        self._task = self._connection = None

    async def _connect(self) -> AsyncConnection:
        _, options = self._url.get_dialect()().create_connect_args(self._url)  # as the store connects
        async with asyncio.timeout(PATIENCE):
            connection = await AsyncConnection.connect(autocommit=True, **{**SIGNS_OF_LIFE, **options})
            connection.add_notify_handler(lambda notice: self._understand(notice.payload))
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
            except BaseException:  # cancelled too
                await connection.close()
                raise
        return connection

    async def _listen(self, connection: AsyncConnection) -> None:
        missed = False
        while True:
            try:
                if missed:
                    self._heard("", 0, "")
                await self._hear(connection)
            except Exception as error:  # whatever it is: a process that hears nothing more would show old tables
                log.warning("The connection that hears of new entries is lost: %r", error)
            await connection.close()
            self._connection = connection = await self._connect_again()
            missed = True

    async def _hear(self, connection: AsyncConnection) -> None:
        """Until the connection is lost. What has come is heard at once, without a task and a timer for each piece."""
        loop, source = asyncio.get_running_loop(), connection.pgconn
        lost: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            try:
                source.consume_input()
                while notice := source.notifies():
                    self._understand(notice.extra.decode())
            except Exception as error:
                if not lost.done():
                    lost.set_exception(error)

        socket = connection.fileno()
        loop.add_reader(socket, read)
        try:
            read()  # what came with the answer to LISTEN
            await lost
        finally:
            loop.remove_reader(socket)

    def _understand(self, news: str) -> None:
        table, _, rest = news.partition(" ")
        number, _, entry = rest.partition(" ")
        if table and number.isdecimal():
            self._heard(table, int(number), entry)
        else:
            log.warning("Something else speaks on the channel %s: %r", CHANNEL, news[:60])

    async def _connect_again(self) -> AsyncConnection:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                return await self._connect()
            except (Error, OSError) as error:
                log.warning("The database cannot be reached: %s", error)
            pause = min(2 * pause, LONGEST_PAUSE)
