"""The WebSocket of a table (docs/api.md): first who the client is and what it has seen, then news and wishes.

Every wish is answered, with the number under which it is kept or with a problem.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Annotated, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError as BadJson
from msgspec import Meta, Struct, ValidationError
from msgspec.json import Decoder, encode

from carson.core.refusal import Refusal
from carson.locales import ENGLISH
from carson.server import metrics
from carson.server.http.api.callers import Caller, caller_of, caller_with
from carson.server.http.api.context import must_connect, must_wait
from carson.server.http.connections import hand_over_of
from carson.server.http.limits import Limits, client_key
from carson.server.http.problems import problem
from carson.server.http.protocol import LONGEST_CHAT, ChoiceText, Number, OrderText, SeatNumber
from carson.server.logs import log, log_failure
from carson.server.rooms.connection import Connection, later
from carson.server.rooms.hub import Hub
from carson.server.rooms.room import Room
from carson.table import actions
from carson.table.actions import Proposal, Propose
from carson.table.journal import Table
from carson.table.live_table import LiveTable
from carson.table.shown.languages import one_of_ours

LONGEST_MESSAGE: Final = 4096
HELLO_SECONDS: Final = 10.0
MOST_BESIDE: Final = 5
MOST_FAULTS: Final = 20  # messages that cannot be read, before a client is sent away

# Why a connection is closed by us.
GOING_AWAY: Final = 1001
OWN_ERROR: Final = 1011
TRY_AGAIN: Final = 1013
REFUSED: Final = 4400

# What sending to a client, or hearing from it, says when it has gone.
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)

UNREADABLE: Final = (ValidationError, BadJson, RecursionError)  # the last: JSON in JSON in JSON

Id = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(max_length=200)]


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: a token (none: a login's cookie, or a spectator), and the last number that the client has seen."""

    token: Token = ""
    since: Number = 0
    seat: SeatNumber | None = None
    explain: bool = False
    language: str = ""
    """Of all sentences; none: news have no sentences, and problems are in English."""
    scenes: bool = False
    """With a language: a choice comes in scenes with what each changes in the view, and the view itself only at first."""
    beside: Annotated[list[Token], Meta(max_length=MOST_BESIDE)] = []
    """The tokens of others who share the screen: their seats are connected too, unless they were given away meanwhile."""


class Choose(Struct, tag_field="do", tag="choose", forbid_unknown_fields=True):
    choice: ChoiceText
    number: Number
    id: Id = 0


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    number: Number
    id: Id = 0


class Chat(Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    id: Id = 0


class Order(Struct, tag_field="do", tag="order", forbid_unknown_fields=True):
    order: OrderText
    id: Id = 0


class Resign(Struct, tag_field="do", tag="resign", forbid_unknown_fields=True):
    id: Id = 0


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    id: Id = 0


Wish = Choose | Undo | Order | Chat | Resign | Return

HELLO: Final = Decoder(Hello)
WISH: Final = Decoder(Wish)

Socket = WebSocket[object, object, State]


def proposed(seat: int, wish: Wish) -> Propose:
    """What a wish proposes for a seat."""
    match wish:
        case Choose():
            return actions.choice(seat, wish.choice, wish.number)
        case Undo():
            return actions.undo(seat, wish.number)
        case Order():
            return actions.order(seat, wish.order)
        case Chat():
            return actions.chat(seat, wish.text)
        case Resign():
            return actions.resign(seat)
        case Return():
            return actions.come_back(seat)


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str, state: State) -> None:
    """A client follows a table until either of them goes."""
    hub, limits = state["hub"], state["limits"]
    assert isinstance(hub, Hub)
    assert isinstance(limits, Limits)
    client = client_key(socket.client.host if socket.client else "")
    try:
        await socket.accept()
    except OSError:  # the client has gone already
        return
    try:
        must_connect(limits, client)
    except Refusal as refusal:
        await refuse(socket, refusal)
        return
    metrics.CONNECTIONS.inc()
    try:
        await Visit(hub, limits, client, socket, hub.room(table)).follow()
    finally:
        metrics.CONNECTIONS.dec()
        limits.disconnect(client)


async def refuse(socket: Socket, refusal: Refusal, language: str = "") -> None:
    """Say why, and hang up."""
    with suppress(*GONE):
        await socket.send_data(encode({"frame": "problem", **as_values(refusal, language)}), "text")
        await socket.close(REFUSED, refusal.code)


def as_values(refusal: Refusal, language: str) -> dict[str, object]:
    told = problem(refusal, language or ENGLISH)
    metrics.REFUSALS.labels(told.code).inc()
    return {name: getattr(told, name) for name in told.__struct_fields__}


class Staying:
    """Whether a place is still somebody's: that changes with the table's row and state, and with nothing else."""

    def __init__(self, caller: Caller, wanted: int | None, seat: int) -> None:
        self.caller = caller
        self.wanted = wanted
        self.seat = seat
        self._known: tuple[Table, str] | None = None
        self._stays = False

    def __call__(self, live: LiveTable) -> bool:
        if self._known is None or self._known[0] is not live.table or self._known[1] != live.state:
            self._known = live.table, live.state
            try:
                self._stays = self.caller.place(live, self.wanted) == self.seat
            except Refusal:
                self._stays = False
        return self._stays


class Visit:
    """One client at one table."""

    def __init__(self, hub: Hub, limits: Limits, client: str, socket: Socket, room: Room) -> None:
        self.hub = hub
        self.limits = limits
        self.client = client
        self.socket = socket
        self.room = room
        self.faults = 0
        self.language = ""  # the client says it first
        self.caller = Caller()  # and who it is

    async def follow(self) -> None:
        """Until the client goes, or is sent away."""
        try:
            await self.stay(await self.greet())
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            await refuse(self.socket, self.caller.told(refusal), self.language)
        except Exception as error:
            log_failure("socket-failed", error, table=self.room.id)
            with suppress(*GONE):
                await self.socket.close(OWN_ERROR)

    async def greet(self) -> Connection:
        """Who it is, and where he sits."""
        hello = await self.receive_hello()
        self.language = one_of_ours(hello.language)
        caller = self.caller = await self.caller_of(hello)
        others = [await caller_with(self.hub, token) for token in hello.beside]

        def placed(live: LiveTable) -> tuple[int, list[int]]:
            return caller.place(live, hello.seat), [seat for other in others for seat in other.is_seated(live.table)]

        seat, beside = await self.room.read(placed)
        login = caller.token.hash if caller.token is not None else ""
        stays = Staying(caller, hello.seat, seat)
        hand_over = hand_over_of(self.socket.scope.get("extensions")) or later
        return Connection(seat, hello.since, hello.explain, self.language, beside, stays, login, hand_over, hello.scenes)

    async def stay(self, connection: Connection) -> None:
        sender = asyncio.create_task(self.send(connection))
        try:
            await self.room.connect(connection)
            await self.listen(connection)
        finally:
            self.room.disconnect(connection)
            sender.cancel()

    async def caller_of(self, hello: Hello) -> Caller:
        return await (caller_with(self.hub, hello.token) if hello.token else caller_of(self.hub, self.socket))

    async def receive_hello(self) -> Hello:
        try:
            text = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Refusal("no-hello", seconds=int(HELLO_SECONDS)) from None
        try:
            return HELLO.decode(text)
        except UNREADABLE as error:
            raise Refusal("bad-request", problem=str(error)[:200]) from None

    async def receive(self) -> str | bytes:
        """The next message. One that is too large ends the connection."""
        text = await self.socket.receive_data("text")
        if len(text) > LONGEST_MESSAGE:
            raise Refusal("too-large", most=LONGEST_MESSAGE)
        return text

    async def listen(self, connection: Connection) -> None:
        """Wishes, one after the other."""
        while True:
            text = await self.receive()
            must_wait(self.limits.allow(self.client, monotonic()))
            try:
                wish = WISH.decode(text)
            except UNREADABLE as error:
                self.faults += 1
                refusal = Refusal("bad-request", problem=str(error)[:200])
                if self.faults > MOST_FAULTS:
                    raise refusal from None
                connection.send(encode({"frame": "problem", "id": 0, **as_values(refusal, self.language)}))
                continue
            try:
                connection.send(await self.answer(connection, wish))
            finally:
                connection.release()

    async def answer(self, connection: Connection, wish: Wish) -> bytes:
        seat = connection.seat

        def propose(live: LiveTable, at: float) -> Proposal:
            if not connection.stays(live):  # he has got up
                raise Refusal("not-your-seat")
            return proposed(seat, wish)(live, at)

        try:
            if seat < 0:
                raise Refusal("not-your-seat")
            if isinstance(wish, Chat):
                must_wait(self.limits.allow_chat(self.room.id, seat, monotonic()))
            number = await self.room.write(propose, connection)
        except Refusal as refusal:
            return encode({"frame": "problem", "id": wish.id, **as_values(refusal, self.language)})
        return encode({"frame": "kept", "id": wish.id, "number": number})

    async def send(self, connection: Connection) -> None:
        """Frames in their order, until the client is too slow or the server closes."""
        with suppress(*GONE):
            while (frame := await connection.unsent.get()) is not None:
                await self.socket.send_data(frame, "text")
                connection.was_sent()
                del frame  # or it would stay in memory until the next one
            code = GOING_AWAY if self.hub.closing else TRY_AGAIN
            log("connection-closed", table=self.room.id, code=code)
            await self.socket.close(code)
