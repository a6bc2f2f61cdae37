"""All tables of this process: finds the room of a table, lets bots play, looks after what is due, and forgets what rests.

Any number of processes may share a PostgreSQL: whatever two of them do at once, the database takes one entry of a number.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Final, Self
from weakref import WeakValueDictionary

from msgspec.json import decode

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.bots.players import MOVED_ON, BotPlayers
from carson.server.bots.reviews import Reviews
from carson.server.logs import log, log_failure
from carson.server.rooms.house import House
from carson.server.rooms.room import Room, Unplayable
from carson.server.settings import Settings
from carson.server.store import Store
from carson.server.store.no_answer import NOT_READY
from carson.table import actions
from carson.table.caretaking import PATIENCE, Care, care
from carson.table.journal import Entry
from carson.table.live_table import LiveTable

SWEEP_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 5.0
SEEN_SECONDS: Final = 10.0  # between two heartbeats of those who are connected; far less than the shortest absence
MOST_DUE: Final = 200  # tables in one sweep
TRY_AGAIN: Final = 1.0  # seconds, for a database that did not answer
DAY: Final = 86_400.0
FORGET_SECONDS: Final = 3600.0  # between two looks for what is too old
FORGET_PAUSE: Final = 0.1  # seconds that others have the database to themselves meanwhile
GIVE_UP: Final = 600.0  # seconds before a table that could not be looked after is tried again
BUSY_PAUSE: Final = 10.0  # seconds, for one of a client that has so many that those of others come first


class Hub(House):
    """Use it in `async with`."""

    def __init__(self, store: Store, settings: Settings, wall: Callable[[], float] | None = None) -> None:
        super().__init__(store, settings, wall)
        self.bots = BotPlayers(self)
        self.reviews = Reviews(self, self.bots.thinkers)
        # A table has one room: as long as anybody holds it, it is found here. Those whose games are in memory are kept.
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: set[Room] = set()
        self._cared_for: set[str] = set()  # tables that somebody is looking after just now
        self._starting: list[str] = []  # clients whose tables of bots are about to start
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        if self.store.is_postgres:
            from carson.server.rooms.fan_out import Listener  # with psycopg, for which SQLite need not wait

            await self._stack.enter_async_context(Listener(self.store.url, self._heard))
        self.spawn(self._keep_time())
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._forget())
        return self

    def say_goodbye(self) -> None:
        """The server is about to close: nobody waits any longer."""
        self.closing = True
        for room in self.rooms:
            room.say_goodbye()

    async def __aexit__(self, *_: object) -> None:
        self.say_goodbye()
        await self.end_tasks()
        await self.bots.close()
        await self._stack.aclose()
        await self.close()

    # Rooms.

    @property
    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def room(self, id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is opened."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(self, id, self._played)
        return room

    def _played(self, room: Room, live: LiveTable) -> None:
        """A room whose table is in memory stays until nothing has happened there for a while, and its bots go on."""
        if room not in self._kept:
            self._kept.add(room)
            metrics.TABLES.set(len(self._kept))
        self.bots.wake(room, live)

    def _heard(self, id: str, number: int, entry: str) -> None:
        """Another process may have written at a table, or at any if none is named."""
        if not id:
            for room in self.rooms:
                self.spawn(self._catch_up(room))
        elif number == 0:
            self.read_again([id])
        elif (known := self._rooms.get(id)) is not None and known.number < number:
            written = decode(entry, type=Entry) if entry else None
            if written is None or not known.hear(written):
                self.spawn(self._catch_up(known, written))

    def read_again(self, ids: Iterable[str]) -> None:
        """The tables were changed otherwise than by entries; those that are in memory are replaced."""
        for id in ids:
            if (known := self._rooms.get(id)) is not None:
                self.spawn(known.read_again())

    async def end_lost_logins(self) -> None:
        """Whoever follows a table by a login or token that is no longer good is sent away."""
        held = set[str]().union(*(room.logins for room in self.rooms))
        lost = held - await self.in_thread(self.store.living_tokens, held, self.now()) if held else held
        for room in self.rooms:
            room.end_logins(lost)

    async def _catch_up(self, room: Room, entry: Entry | None = None) -> None:
        while not self.closing:
            try:
                await room.catch_up(entry)
                return
            except Refusal as refusal:
                if refusal.code != NOT_READY:
                    raise
                await asyncio.sleep(TRY_AGAIN)

    @contextmanager
    def starting_alone(self, client: str) -> Iterator[None]:
        """A game that bots play alone starts in here, unless so many of this client's are under way in this process."""
        most = self.settings.most_bot_tables
        under_way = sum(room.runs_alone and room.client == client for room in self._kept) + self._starting.count(client)
        if most and under_way >= most:
            raise Refusal("too-many-bot-tables", most=most)
        self._starting.append(client)
        try:
            yield
        finally:
            self._starting.remove(client)

    # Time.

    async def _keep_time(self) -> None:
        while not self.closing:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Exception as error:
                self._log_failure("beat-failed", error)

    async def beat(self) -> bool:
        """Whether the time has jumped; then tables may have been computed with another one, and are opened again."""
        jumped = await self.in_thread(self.timekeeper.beat)
        if jumped:
            log("time-jumped")
            for room in self.rooms:
                room.forget()
        return jumped

    # What is due.

    async def _sweep(self) -> None:
        """Look after tables whose time has come. At the start those too that another process may have left just now.

        Nobody's long games keep the others waiting: there is a limit of what a client may have replayed (`MOST_REPLAYS`).
        """
        ahead = PATIENCE + BEAT_SECONDS
        while not self.closing:
            try:
                most = MOST_DUE + len(self._cared_for)  # which are due until it is done
                for id, _ in await self.in_thread(self.store.due_tables, self.now() + ahead, most):
                    if id not in self._cared_for:
                        self.spawn(self._look_after(self.room(id)))
                ahead = 0.0
            except Exception as error:
                self._log_failure("sweep-failed", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_after(self, room: Room) -> None:
        self._cared_for.add(room.id)
        try:
            seen = await self.in_thread(self._seen, room)
            needed = await room.read(lambda live: self._care(room, live, seen))
            if needed.forgotten:
                self._say_gone(await self.in_thread(self.store.forget_table, room.id))
            elif needed.absent is not None:
                # Nobody comes back from running out of time, and another process may have noticed that a clock was set.
                if await self.beat():
                    return
                await room.write(actions.take_over(needed.absent, needed.number, needed.out_of_time))
            else:
                await self.in_thread(self.store.postpone, room.id, needed.number, needed.due)
        except Exception as error:
            if isinstance(error, Refusal) and error.code in (*MOVED_ON, NOT_READY):
                return  # whoever was quicker has said when to look again; and a database that is back is asked again
            if isinstance(error, Refusal) and error.code == "too-busy":
                await self.in_thread(self._give_up, room.id, BUSY_PAUSE)
                return
            if isinstance(error, Unplayable):
                log("table-left-alone", logging.WARNING, table=room.id, problem=str(error))
            else:
                log_failure("table-left-alone", error, table=room.id)
            await self.in_thread(self._give_up, room.id, GIVE_UP)
        finally:
            self._cared_for.discard(room.id)

    def _care(self, room: Room, live: LiveTable, seen: dict[int, float]) -> Care:
        self.bots.wake(room, live)
        now = self.now()
        return care(live, seen | dict.fromkeys(room.connected, now), now)

    def _seen(self, room: Room) -> dict[int, float]:
        """When each seat was last connected, here or elsewhere. Nobody was away while there was no server to come to."""
        table = self.store.table(room.id)
        seats = table.seats if table is not None else ()
        return {seat.seat: max(seat.seen or 0.0, room.last_here(seat.seat), self.begun) for seat in seats}

    def _give_up(self, id: str, seconds: float) -> None:
        """For a while: a table that always fails must not keep the others waiting."""
        table = self.store.table(id)
        if table is not None:
            self.store.postpone(id, table.number, self.now() + seconds)

    # Housekeeping.

    async def _tidy(self) -> None:
        """Say who is connected, and forget the games of tables at which nothing happens."""
        told = self.begun
        while not self.closing:
            await asyncio.sleep(min(SEEN_SECONDS, max(self.settings.idle_seconds / 2, 0.05)))
            try:
                now = self.now()
                await self._tell_who_is_here(told, now)
                await self._look_around()
                await self.end_lost_logins()
                told = now
            except Exception as error:
                self._log_failure("heartbeat-failed", error)
            self.forget_idle(self.now() - self.settings.idle_seconds)

    async def _tell_who_is_here(self, since: float, now: float) -> None:
        places = [(room.id, seat) for room in self.rooms for seat in room.here_since(since) if seat >= 0]
        if places:
            await self.in_thread(self.store.seen, places, now)

    async def _look_around(self) -> None:
        """Who is at which table, here or at another process."""
        rooms = [room for room in self._kept if room.has_connections]
        seen = await self.in_thread(self.store.last_seen, [room.id for room in rooms])
        for room in rooms:
            await room.look_around(seen.get(room.id, {}))

    def forget_idle(self, since: float) -> None:
        """Rooms that were not used since then: the game goes, and the room too if nobody is connected."""
        for room in [room for room in self._kept if room.rests_since(since) and not self.bots.play_at(room)]:
            room.forget()
            if not room.followed:
                self._kept.discard(room)
        metrics.TABLES.set(len(self._kept))

    async def _forget(self) -> None:
        while not self.closing:
            try:
                await self.forget_old()
            except Exception as error:
                self._log_failure("forgetting-failed", error)
            await asyncio.sleep(FORGET_SECONDS)

    async def forget_old(self) -> None:
        """Delete tables that never started and what guests uploaded, after the days that the settings say."""
        for days, forget in (
            (self.settings.forget_open_days, self.store.forget_unstarted),
            (self.settings.forget_uploads_days, self.store.forget_uploads),
        ):
            while days and (gone := await self.in_thread(forget, self.timekeeper.ago(days * DAY))):
                self._say_gone(gone)
                await asyncio.sleep(FORGET_PAUSE)

    def _say_gone(self, gone: list[str]) -> None:
        """To whoever still follows these tables."""
        log("tables-forgotten", count=len(gone))
        for room in [self._rooms[id] for id in gone if id in self._rooms]:
            room.forget()
            room.say_goodbye()
            self._kept.discard(room)

    def _log_failure(self, event: str, error: Exception) -> None:
        """What goes on for ever goes on after a failure. A database that does not answer has its line in the log already."""
        if not (isinstance(error, Refusal) and error.code == NOT_READY):
            log_failure(event, error)
