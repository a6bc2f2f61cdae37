"""uvicorn's connections with a limit on what a client can make them hold: bytes, pieces and time; and on their number.

The application sees none of this: it happens before a request is whole, or when a client takes nothing. Nobody parses what
is too large: not the path, nor cookies, nor the proxy's headers, nor a WebSocket's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final, NoReturn

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from carson.core.refusal import Refusal
from carson.server import metrics
from carson.server.http.languages import asked_language
from carson.server.http.limits import Buckets, client_key
from carson.server.http.problems import as_answer
from carson.server.logs import log

LONGEST_ADDRESS: Final = 2048  # of a request: the path and the query
MOST_PARAMETERS: Final = 32  # in the query
LARGEST_HEAD: Final = 16 * 1024  # of a request: its address and headers
LONGEST_HEADER: Final = 8000  # with its name; a little less than `websockets` takes
MOST_HEADERS: Final = 64
MOST_BODY_PIECES: Final = 1000  # each is copied to those before it
MOST_AHEAD: Final = 10  # requests that came before the answer to the first
REQUEST_SECONDS: Final = 20.0  # until a request has come as a whole
SLOW_SECONDS: Final = 10.0  # for a client to take what waits for it
MOST_PIECES: Final = 64  # of one message
LAST_SECONDS: Final = 10.0  # for a client that is sent away to read why
LAST_BYTES: Final = 1_000_000  # that it may have sent meanwhile
READ_AT_ONCE: Final = 256  # bytes of a WebSocket, until we look what frames they were
PINGS: Final = 2.0  # of a WebSocket in a second, pongs too; clients send one in many seconds
PINGS_AT_ONCE: Final = 20.0
FRAMES: Final = "carson.frames"  # our extension of ASGI: without its layers a message of a WebSocket costs half
CONNECTION: Final = "connection"
GOING_AWAY: Final = 1001
BAD_TEXT: Final = 1007
TOO_LARGE: Final = 1009
REFUSED: Final = 4400

LONG_ADDRESS: Final = Refusal("long-address", most=LONGEST_ADDRESS, parameters=MOST_PARAMETERS)
LARGE_HEAD: Final = Refusal("large-head", most=LARGEST_HEAD, each=LONGEST_HEADER, count=MOST_HEADERS)
NOT_HTTP: Final = Refusal("bad-request", problem="this is no HTTP")


class Deadline:
    """Something that happens unless it is called off in time."""

    def __init__(self, seconds: float, action: Callable[[], None]) -> None:
        self._seconds = seconds
        self._action = action
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._action)

    def call_off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Peers:
    """How many connections each client holds, of whatever kind. A trusted proxy holds those of many clients."""

    def __init__(self, most: int = 0, proxies: Iterable[str] = ()) -> None:
        self._most = most  # 0: any number
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._clients: dict[asyncio.BaseTransport, str] = {}
        self._held: dict[str, int] = {}

    def come(self, transport: asyncio.BaseTransport) -> bool:
        """Whether its client may hold one connection more. Each is counted until it goes."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        client = self._clients[transport] = client_key(address)
        self._held[client] = self._held.get(client, 0) + 1
        return not self._most or self._held[client] <= self._most or self._is_proxy(address)

    def go(self, transport: asyncio.BaseTransport) -> None:
        client = self._clients.pop(transport)
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:
            return False


def counted(peers: Peers) -> tuple[type[HttpConnection], type[SocketConnection]]:
    """Both kinds of connections of one server."""
    return type("Http", (HttpConnection,), {"peers": peers}), type("Socket", (SocketConnection,), {"peers": peers})


class HttpConnection(HttpToolsProtocol):
    """A request comes in time and with a head of some size, and its answer is taken, or the connection ends."""

    peers = Peers()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.peers.come(transport):
            transport.abort()
        self._late = Deadline(REQUEST_SECONDS, transport.abort)
        self._slow = Deadline(SLOW_SECONDS, transport.abort)
        self._in_head = True
        self._head = 0  # bytes that came since it began, or since its end those that are no body
        self._size = 0  # of the headers so far
        self._pieces = 0  # of the body
        self._refusal = NOT_HTTP
        self._late.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.peers.go(self.transport)
        self._late.call_off()
        self._slow.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The parser copies what has no end yet to what came before: the head, and between the pieces of a body the rest."""
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refusal = LARGE_HEAD
            self.send_400_response("")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._refuse(Refusal("bad-request", problem="too many requests before the first was answered"))
        super().on_message_begin()
        self._late.set()
        self._pieces = 0
        self._size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS or self.url.count(b"&") >= MOST_PARAMETERS:
            self._refuse(LONG_ADDRESS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:  # it would stand among the headers, behind what a proxy has said
            self._refuse(Refusal("bad-request", problem="there is a header behind the body"))
        size = len(name) + len(value)
        self._size += size
        if size > LONGEST_HEADER or self._size > LARGEST_HEAD or len(self.headers) >= MOST_HEADERS:
            self._refuse(LARGE_HEAD)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = max(0, self._head - len(body))
        self._pieces += 1
        if self._pieces > MOST_BODY_PIECES:
            self._refuse(Refusal("bad-request", problem="the body comes in too many pieces"))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._late.call_off()
        self._in_head, self._head = True, 0
        super().on_message_complete()

    def _refuse(self, refusal: Refusal) -> NoReturn:
        """Stops the parser; uvicorn then wants to send its 400."""
        self._refusal = refusal
        raise ValueError(refusal.code)

    def send_400_response(self, msg: str) -> None:
        """In words, and without the application: nobody has looked at the request, and the rest of it is not read."""
        accepted = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        status, headers, body = as_answer(self._refusal, asked_language(b"", accepted.decode("latin-1")))
        metrics.REFUSALS.labels(self._refusal.code).inc()
        head = [b"%s: %s\r\n" % header for header in [*self.server_state.default_headers, *headers]]
        self.transport.write(b"".join([STATUS_LINE[status], *head, b"\r\n", body]))
        self.transport.close()
        log("bad-request", status=status, code=self._refusal.code, client=self.client[0] if self.client else "")

    def handle_websocket_upgrade(self) -> None:
        self._late.call_off()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._slow.set()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._slow.call_off()
        super().resume_writing()


class SocketConnection(WebSocketsSansIOProtocol):
    """A client that does not take its frames, or sends what is no message, is sent away without ado.

    What still comes from it is then taken and dropped unread for a while: an end with bytes waiting would be a reset, with
    which the client loses the close frame, and so the reason.
    """

    peers = Peers()  # where it is counted already: it was an HttpConnection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._slow = Deadline(SLOW_SECONDS, self.transport.abort)
        self._pings = Buckets(PINGS, PINGS_AT_ONCE)
        self._unread = b""
        self._leaving = False
        self._last_bytes = LAST_BYTES

    def connection_lost(self, exc: Exception | None) -> None:
        self.peers.go(self.transport)
        self._slow.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Little by little: thousands of tiny frames, each of which costs us more than the client, are not all read."""
        if self._leaving:
            self._drop(data)
            return
        self._unread += data
        while self._unread and not self.read_paused and not self.transport.is_closing():
            data, self._unread = self._unread[:READ_AT_ONCE], self._unread[READ_AT_ONCE:]
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope.setdefault("extensions", {})[FRAMES] = {CONNECTION: self}

    def hand_over(self, texts: Sequence[bytes]) -> bool:
        """Messages for the client at once, past the layers of the application; False if it takes none now."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        # What `conn.send_text` does, as there are no extensions.
        self.transport.write(b"".join([part for text in texts for part in (head_of_text(len(text)), text)]))
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application, which counts them; those behind it wait until it asks again."""
        message = await super().receive()
        self.data_received(b"")
        return message

    def pause_writing(self) -> None:
        self._slow.set()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._slow.call_off()
        super().resume_writing()

    async def send(self, message: ASGISendEvent) -> None:
        """A client that was refused, or has gone before it was let in, is done with: else uvicorn complains about us."""
        await super().send(message)
        if self.transport.is_closing():
            self.handshake_complete = True
        elif self.close_sent:
            self._leave()

    def handle_ping(self) -> None:
        """Answers to pings wait in memory too, and nobody else counts them."""
        if self._leaving:
            return
        if self.writable.is_set():
            super().handle_ping()
            self._count()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Pieces may be empty, so that the largest size of a message does not limit their number."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(TOO_LARGE)

    def send_receive_event_to_app(self) -> None:
        """A text that is none is the client's fault and needs no trace in the log."""
        if self._leaving:
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(BAD_TEXT)
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Nobody is there to be told why."""
        self.transport.abort()

    def shutdown(self) -> None:
        """The server goes: tell the client, who may come back."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.conn.send_close(GOING_AWAY)
            super().handle_parser_exception()  # which waits for nobody
        else:
            super().shutdown()

    def handle_parser_exception(self) -> None:
        """Something is wrong with what came, and `conn` has the close frame that says what."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._leave()

    def _leave(self) -> None:
        """The close frame is written, and nothing comes after it: a client that has read it closes."""
        self._leaving = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.transport.write_eof()
        self._drop(self._unread)
        self._unread = b""

    def _drop(self, data: bytes) -> None:
        self._last_bytes -= len(data)
        if self._last_bytes < 0:
            self.transport.abort()

    def _count(self) -> None:
        if self._pings.allow("", monotonic()):
            self._fail(REFUSED, "too-many")

    def _fail(self, code: int, reason: str = "") -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code, reason)
            self.handle_parser_exception()


def head_of_text(length: int) -> bytes:
    """What stands before a whole message of text that a server sends (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8)


def hand_over_of(extensions: Mapping[str, Mapping[object, object]] | None) -> Callable[[Sequence[bytes]], bool] | None:
    """How messages get to the client of a WebSocket with these extensions at once, if it can."""
    connection = (extensions or {}).get(FRAMES, {}).get(CONNECTION)
    return connection.hand_over if isinstance(connection, SocketConnection) else None
