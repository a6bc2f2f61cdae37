"""One table in this process: it writes what happens there, keeps it in memory while it is used, and tells everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import perf_counter
from typing import Final, TypeVar

from msgspec.json import encode

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.bots.turns import Asking, Busy, gently
from carson.server.logs import log
from carson.server.rooms.connection import Connection
from carson.server.rooms.edition import WrittenEdition
from carson.server.rooms.house import BUSY_SECONDS, House
from carson.server.store import Change, NoTable, NumberTaken
from carson.server.store.no_answer import answering
from carson.table import results
from carson.table.actions import Propose
from carson.table.caretaking import due
from carson.table.clock import Counted
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import CHAT, CHOICE, ORDER, OVER, RESIGN, RUNNING, START, UNDO, LiveTable
from carson.table.moments import Past, moments_between, moments_until
from carson.table.shown.descriptions import here
from carson.table.shown.refusals import InGame

TRIES: Final = 20  # for a number that others keep taking
IN_GAME: Final = (CHOICE, UNDO, CHAT, ORDER)  # entries that change nothing in a table's row
WATCHED_SECONDS: Final = 10.0  # after somebody was here: between two requests for news nobody is

T = TypeVar("T")


def opened(table: Table, entries: list[Entry], counted: Counted) -> LiveTable:
    """A table that today's rules cannot even set up is refused; what is kept of it can still be told."""
    try:
        return LiveTable(table, gently(entries), counted)
    except Refusal as refusal:
        raise Unplayable(table, entries, refusal) from refusal


class Unplayable(Refusal):
    """A table of rules that this version does not have."""

    def __init__(self, table: Table, entries: list[Entry], why: Refusal) -> None:
        super().__init__("table-unplayable", version=table.version, why=str(why))
        self.table = table
        self.entries = entries


class Room:
    """Everything goes through its lock, so that nobody sees what is not kept yet.

    `played` is called when the table has come into memory, and when this process has written there.
    """

    def __init__(self, house: House, id: str, played: Callable[[Room, LiveTable], None]) -> None:
        self.id = id
        self._house = house
        self._played = played
        self._connections: set[Connection] = set()
        self._arriving: set[Connection] = set()  # those who do not know everything yet
        self._here: dict[int, float] = {}  # when each seat was last here, of those that went again
        self._used = house.now()
        self._live: LiveTable | None = None
        self._client = ""  # the mark of whoever opened the table, when it has been in memory
        self._lock = asyncio.Lock()
        self._past = Past(gently)
        self._looking_back = asyncio.Lock()
        self._news = asyncio.Event()  # set when there are some; then there is another event for the next ones
        self._present: list[int] = []  # the seats whose players are here, as the connections know it
        self._watchers: list[int] = []  # the seats of those who wait for it

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    def rests_since(self, time: float) -> bool:
        return self._used < time and not self.busy

    @property
    def logins(self) -> set[str]:
        """By which somebody follows the table."""
        return {connection.login for connection in self._visitors if connection.login}

    def end_logins(self, logins: Collection[str]) -> None:
        """Whoever follows the table by one of them is sent away."""
        for connection in self._visitors:
            if connection.login in logins:
                connection.close()

    @property
    def _visitors(self) -> set[Connection]:
        return self._connections | self._arriving

    @property
    def has_connections(self) -> bool:
        """Whether anybody follows it by a WebSocket."""
        return bool(self._connections)

    @property
    def followed(self) -> bool:
        """Whether anybody wants to hear what happens."""
        return bool(self._connections or self._watchers)

    @property
    def shown_in_scenes(self) -> bool:
        """Whether all who follow it see what happens at their own pace."""
        return bool(self._connections) and all(connection.scenes for connection in self._connections)

    @property
    def watched(self) -> bool:
        """Whether anybody is there to see what happens, or was a moment ago."""
        return self.followed or max(self._here.values(), default=0.0) > self._house.now() - WATCHED_SECONDS

    @property
    def runs_alone(self) -> bool:
        return self._live is not None and self._live.runs_alone

    @property
    def client(self) -> str:
        """On whose account this table's bots think, and it is played again: whoever opened it, or nobody but itself."""
        return self._client or self.id

    @property
    def connected(self) -> set[int]:
        """The seats whose players are connected here."""
        return set(self._watchers).union(*(connection.present for connection in self._connections))

    def here_since(self, since: float) -> set[int]:
        """The seats whose players are connected here, or were since then."""
        return self.connected.union(seat for seat, at in self._here.items() if at >= since)

    def last_here(self, seat: int) -> float:
        """When a seat's player went from here, 0 if never."""
        return self._here.get(seat, 0.0)

    @property
    def number(self) -> int:
        """The number of the last entry that is in memory."""
        return self._live.number if self._live is not None else -1

    def forget(self) -> None:
        """Drop the game; it is played again from its entries when somebody needs it."""
        self._live = None
        self._past = Past(gently)

    # Reading.

    async def read(self, function: Callable[[LiveTable], T]) -> T:
        """What a function makes of the table as it is kept."""
        async with self._lock:
            return function(await self._opened())

    async def look_back(self, number: int) -> tuple[Game, int]:
        """The game as it was after an entry, and how many choices stood then."""
        table, moments = await self.read(lambda live: (live.table, moments_until(live, number)))
        async with self._looking_back, self._replaying():  # one thread is enough for all who do
            return await self._house.in_thread(self._past.game_after, table, moments)

    async def look_back_at_all(self, since: int, until: int) -> list[Game]:
        """The games after each entry from one to another."""
        table, moments = await self.read(lambda live: (live.table, moments_between(live, since, until)))
        async with self._looking_back, self._replaying():
            return await self._house.in_thread(self._past.course, table, moments, since)

    def edition(self, live: LiveTable) -> WrittenEdition:
        return WrittenEdition(live, self.connected, self._house.now())

    async def _opened(self) -> LiveTable:
        """The table in memory. Whoever follows it hears at once what was written while it was not there."""
        self._used = self._house.now()
        if self._live is None:
            self._live = await self._load()
            self._live.staged = any(connection.scenes for connection in self._connections)
            self._tell(self._live)
            self._played(self, self._live)
        return self._live

    async def _load(self) -> LiveTable:
        table = await self._house.in_thread(self._row)
        self._client = str(table.settings.get("client") or "")
        async with self._replaying():
            return await self._house.in_thread(self._replay)

    @asynccontextmanager
    async def _replaying(self) -> AsyncIterator[None]:
        """Games are played again one or two at a time: no client's long ones keep the others from the threads."""
        try:
            async with self._house.replays.turn(Asking(self.client, self.id)):
                yield
        except Busy:
            raise Refusal("too-busy", seconds=BUSY_SECONDS) from None

    def _row(self) -> Table:
        table = self._house.store.table(self.id)
        if table is None:
            raise Refusal("no-table", table=self.id[:40])
        return table

    def _replay(self) -> LiveTable:
        """The table's row and its entries as they were together, though they are read one after the other."""
        for _ in range(TRIES):
            table = self._row()
            entries = self._house.store.entries(self.id)
            if len(entries) == table.number:
                return opened(table, entries, self._house.timekeeper.counted)
        raise Refusal("table-busy")

    # Writing.

    async def write(self, propose: Propose, by: Connection | None = None) -> int:
        """Write what is proposed, tell everybody and say its number. What is refused changes nothing.

        It is done though whoever asked for it is gone. `by` holds its news until they are released, with the answer.
        """
        try:
            return await self._write(propose, by)
        except _GoneWhileWritten:
            raise
        except asyncio.CancelledError:
            self._house.spawn(self._write(propose))
            raise

    async def _write(self, propose: Propose, by: Connection | None = None) -> int:
        begun = perf_counter()
        async with self._lock:
            live, entry = await self._written(propose)
            if by is not None:
                by.hold()
            self._tell(live)
            self._played(self, live)
        if entry.kind == CHOICE:
            metrics.choices_of(live.table.game).inc()
            metrics.CHOICE_SECONDS.observe(perf_counter() - begun)
        else:
            log(f"table-{entry.kind}", table=self.id, number=entry.number, seat=entry.seat)
        return entry.number

    async def _written(self, propose: Propose) -> tuple[LiveTable, Entry]:
        for _ in range(TRIES):
            live = await self._opened()
            try:
                proposal = propose(live, self._house.now())
            except Refusal as refusal:
                raise InGame(refusal, live.table.game, live.names) from refusal
            try:
                entry = live.apply(proposal.entry, proposal.choice)
                live.seat_changes(proposal.seats)
                with answering():
                    await self._keep(entry, self._change(live, proposal.seats))
            except (NumberTaken, NoTable):  # another process was quicker: its entries come first, or the table is gone
                self._live = None
            except BaseException:  # whether it was kept or not, the database knows
                self._live = None
                raise
            else:
                return live, entry
        raise Refusal("table-busy")

    async def _keep(self, entry: Entry, change: Change) -> None:
        """Write an entry. If whoever asked for it goes meanwhile, everybody else hears of it all the same."""
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()

        def settle(problem: Exception | None) -> None:
            if kept.cancelled():
                self._hear_of_it()
            elif problem is None:
                kept.set_result(None)
            else:
                kept.set_exception(problem)

        def done(problem: Exception | None) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(settle, problem)

        self._house.store.write_soon(self.id, entry, change, done)
        try:
            await kept
        except asyncio.CancelledError:
            if not kept.cancelled():  # it was kept, and then he went
                self._hear_of_it()
            raise _GoneWhileWritten from None

    def _hear_of_it(self) -> None:
        """The table comes into memory again, as the database knows it, and whoever follows it is told."""
        if not self._house.closing:
            self._house.spawn(self.read(lambda _: None))

    def _change(self, live: LiveTable, seats: tuple[Seat, ...]) -> Change:
        change = Change(due=due(live), seats=seats)
        kind = live.moments[-1].entry.kind
        if kind == START:
            change = change._replace(state=RUNNING)
        if live.state == OVER and kind in (CHOICE, RESIGN):
            change = change._replace(state=OVER, result=results.result(live), rated=results.rated(live))
        return change

    def hear(self, entry: Entry) -> bool:
        """Another process has written this. False: what is in memory does not lead to it, or somebody is busy with that.

        Its bots are that process's, as long as it lives.
        """
        return not self.busy and self._take(entry)

    def _take(self, entry: Entry) -> bool:
        live = self._live
        if live is None or entry.number != live.number + 1 or entry.kind not in IN_GAME:
            return False
        try:
            live.apply(entry)
            self._tell(live)
        except Exception:  # opening the table again says what is wrong
            self._live = None
            return False
        return True

    async def catch_up(self, entry: Entry | None = None) -> None:
        """Another process has written this, or anything. Whoever follows the table hears of it, in memory or not."""
        async with self._lock:
            if entry is not None and (entry.number <= self.number or self._take(entry)):
                return
            live = self._live
            if live is None:
                if self.followed:
                    await self._opened()
                return
            try:
                await self._house.in_thread(self._read_newer, live)
            except BaseException:
                self._live = None
                raise
            self._tell(live)

    async def read_again(self) -> None:
        """The table was changed otherwise than by an entry. Whoever follows it has to come back, and sees it anew."""
        async with self._lock:
            self.forget()
            self.say_goodbye()
            self._news = asyncio.Event()

    def _read_newer(self, live: LiveTable) -> None:
        entries = self._house.store.entries(self.id, live.number)
        if any(entry.kind not in IN_GAME for entry in entries):
            table = self._house.store.table(self.id)
            if table is not None:
                live.table = table
        for entry in gently(entries):
            live.apply(entry)

    # Telling.

    async def connect(self, connection: Connection) -> None:
        """From now on the connection gets all news; first what it missed, a page at a time and as fast as it takes them."""
        self._arriving.add(connection)
        try:
            while not await self._caught_up(connection):
                await connection.taken()
        finally:
            self._arriving.discard(connection)

    async def _caught_up(self, connection: Connection) -> bool:
        """Whether a connection is closed, or knows everything after one page more: then it hears the rest with everybody."""
        async with self._lock:
            live = await self._opened()
            if not connection.stays(live):
                connection.close()
            if connection.closed:
                return True
            connection.since = min(connection.since, live.number)
            self._send_page(connection, self.edition(live), whole=True)
            if connection.since < live.number:
                return False
            self._connections.add(connection)
            live.staged = live.staged or connection.scenes
            self._tell_who_is_here(live)
            return True

    async def wait_for_more(self, seat: int, since: int, seconds: float) -> None:
        """Until there is an entry after this one, or the time is over."""
        self._watchers.append(seat)
        try:
            async with self._lock:
                live, news = await self._opened(), self._news
            if live.number <= since:
                await asyncio.wait_for(news.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self._watchers.remove(seat)
            self._here[seat] = self._used = self._house.now()

    async def look_around(self, seen: Mapping[int, float]) -> None:
        """When each seat was last connected, to any process; whoever follows the table hears who came and who went."""
        async with self._lock:
            live = self._live
            if live is not None:
                live.seat_changes(replace(seat, seen=seen.get(seat.seat, seat.seen)) for seat in live.table.seats)
                self._tell_who_is_here(live)

    def _tell_who_is_here(self, live: LiveTable) -> None:
        present = here(live, self.connected, self._house.now())
        if present != self._present:
            self._present = present
            for connection in self._connections:
                connection.send(encode({"frame": "here", "seats": present}))

    def say_goodbye(self) -> None:
        self._news.set()
        for connection in self._visitors:
            connection.close()

    def disconnect(self, connection: Connection) -> None:
        self._connections.discard(connection)
        self._used = self._house.now()
        self._here |= dict.fromkeys(connection.present, self._used)

    def _tell(self, live: LiveTable) -> None:
        if self._watchers:
            self._news.set()
            self._news = asyncio.Event()
        edition, number = self.edition(live), live.number
        for connection in self._connections:
            if not connection.stays(live):
                connection.close()  # he can come back as whoever he is now
                continue
            # Of several pages the last does not know what changed before it; as a rule there is one.
            several = connection.since + 1 < number and edition.page_end(connection.since) < number
            while connection.since < number:
                self._send_page(connection, edition, whole=several)

    def _send_page(self, connection: Connection, edition: WrittenEdition, whole: bool) -> None:
        asked = connection.explain, whole, connection.language, connection.scenes
        news = edition.news(connection.seat, connection.since, *asked)
        send = connection.send_in_turn if whole else connection.send  # a whole state is long, and more may follow
        send(news)
        connection.since = edition.page_end(connection.since)


class _GoneWhileWritten(asyncio.CancelledError):
    """Whoever asked for an entry is gone; it is written all the same."""
