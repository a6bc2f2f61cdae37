"""Four clients at a table of a server: they choose at random, and the time is taken until all four know of a choice.

They share a core with the server, so they are as light as can be: of a frame only what is needed is decoded.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final, Protocol

from msgspec import Struct
from msgspec.json import Decoder, encode
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from carson.server.bench.server_process import API, BenchUnavailable, OpenedTable

OPENING_SECONDS: Final = 60.0


class Own(Struct):
    choices: list[str] = []


class View(Struct):
    over: bool = False


class Told(Struct):
    """A frame of the server, as far as it matters here."""

    frame: str
    number: int = 0
    code: str = ""
    own: Own | None = None
    view: View | None = None


TOLD: Final = Decoder(Told)


class Listening(Protocol):
    """Whoever holds the clients of a table, and is told what they hear."""

    id: str

    def heard(self, seat: SeatClient, told: Told) -> None: ...

    def lost(self) -> None: ...


class SeatClient(asyncio.Protocol):
    """The WebSocket of a seat. The package `websockets` reads and writes the bytes; its tasks and queues are not needed."""

    def __init__(self, table: Listening, seat: int, port: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.port = port
        self.token = token
        self.number = -1  # of the last entry that it knows
        self.choices: list[str] = []
        self.asked_at: float | None = None  # when the choice was to be sent that is not answered yet
        uri = parse_uri(f"ws://127.0.0.1:{port}{API}/tables/{table.id}/socket")
        self._socket = ClientProtocol(uri, max_size=None)
        self._transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        self._socket.send_request(self._socket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Response):
                self._send({"do": "hello", "token": self.token})
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.table.heard(self, TOLD.decode(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.table.lost()

    def choose(self, text: str) -> None:
        self._send({"do": "choose", "choice": text, "number": self.number})

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _send(self, message: dict[str, object]) -> None:
        self._socket.send_text(encode(message))
        self._flush()

    def _flush(self) -> None:
        if self._transport is not None:
            for data in self._socket.data_to_send():
                self._transport.write(data)


class TableClients:
    """One client for each seat of a table.

    A choice is made as soon as the server asks for one, or, if `interval` is set, at steady times: then the clock runs from
    when it should have been sent, because somebody who has to wait for his turn waits too.
    """

    def __init__(
        self,
        opened: OpenedTable,
        took: Callable[[float], None],
        chance: Random,
        wrote: Callable[[int], None] = lambda _: None,
    ) -> None:
        """`took` hears of each of their choices, `wrote` of all entries: a table answers some questions itself."""
        self.id = opened.id
        self.choices = 0  # kept and known to all
        self.refused: list[str] = []
        self.going = False
        self.over = asyncio.Event()
        self.ready = asyncio.Event()  # all have heard how things are
        self._took = took
        self._wrote = wrote
        self._chance = chance
        self._tokens = opened.tokens
        self._seats: list[SeatClient] = []
        self._closed = False
        self._known = -1  # the last entry that all four know
        self._known_at: dict[int, float] = {}
        self._kept: dict[int, float] = {}  # when choices that not all four are known to know were to be sent
        self._due: deque[float] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def connect(self, ports: Sequence[int]) -> None:
        """When it returns, all know how things are. If there are several servers, the seats are spread over them."""
        self._seats = [
            SeatClient(self, number, ports[number % len(ports)], token) for number, token in enumerate(self._tokens)
        ]
        for seat in self._seats:
            await seat.connect()
        await asyncio.wait_for(self.ready.wait(), OPENING_SECONDS)
        if self.refused:
            raise BenchUnavailable("command-bench-no-server", reason=self.refused[0])

    def go(self, interval: float | None) -> None:
        """From now on they choose: as fast as they are answered, or once in an interval."""
        self.going = True
        self._stop_timer()
        self._due = None if interval is None else deque()
        if interval is not None:
            self._tick(perf_counter() + self._chance.uniform(0, interval), interval)
        self._choose(perf_counter())

    def rest(self) -> None:
        """What was sent is still answered, but nothing more is chosen."""
        self.going = False
        self._stop_timer()

    def close(self) -> None:
        self.rest()
        self._closed = True
        for seat in self._seats:
            seat.close()

    def waiting(self) -> list[float]:
        """For how many seconds each choice has waited that was to be sent, and that not all four know of yet."""
        now = perf_counter()
        asked = [seat.asked_at for seat in self._seats if seat.asked_at is not None]
        return [now - at for at in [*self._kept.values(), *asked, *(self._due or ())]] if self.going else []

    def lost(self) -> None:
        """A connection has ended, by us or by the server."""
        if not self._closed:
            self.refused.append("lost")
            self.ready.set()

    def heard(self, seat: SeatClient, told: Told) -> None:
        now = perf_counter()
        if told.frame == "news":
            seat.number = told.number
            if told.own is not None:
                seat.choices = told.own.choices
            self._all_know(now)
            if told.view is not None and told.view.over and not self.over.is_set():
                self.over.set()
        elif told.frame in ("kept", "problem"):
            asked_at, seat.asked_at = seat.asked_at, None
            if told.frame == "kept" and asked_at is not None:
                self._kept[told.number] = asked_at
                self._count()
            else:
                self.refused.append(told.code)
        self._choose(now)

    def _all_know(self, now: float) -> None:
        known = min(seat.number for seat in self._seats)
        if known > self._known:
            for number in range(self._known + 1, known + 1):
                self._known_at[number] = now
            if self._known >= 0:
                self._wrote(known - self._known)
            self._known = known
            self.ready.set()
            self._count()

    def _count(self) -> None:
        for number in [number for number in self._kept if number in self._known_at]:
            self.choices += 1
            self._took(self._known_at[number] - self._kept.pop(number))
        if not self._kept and not any(seat.asked_at for seat in self._seats):
            self._known_at.clear()

    def _choose(self, now: float) -> None:
        """Everybody who is asked, has heard everything so far and waits for no answer."""
        if not self.going or not self.ready.is_set():
            return
        for seat in self._seats:
            if not seat.choices or seat.asked_at is not None:
                continue
            if self._due is None:
                seat.asked_at = now
            elif self._due:
                seat.asked_at = self._due.popleft()
            else:
                return
            seat.choose(self._chance.choice(seat.choices))
            seat.choices = []

    def _tick(self, at: float, interval: float) -> None:
        """A choice is due at a time, and the next one an interval later."""

        def due() -> None:
            assert self._due is not None
            self._due.append(at)
            self._tick(at + interval, interval)
            self._choose(perf_counter())

        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, at - perf_counter()), due)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
