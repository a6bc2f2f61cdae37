"""uvicorn's connections with a limit on what a client can make them hold: bytes, and time; and on their number.

The application sees none of this: it happens before a request is whole, or when a client takes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from carson.server.limits import client_key

LARGEST_HEAD: Final = 32 * 1024  # of a request: its address and headers
REQUEST_SECONDS: Final = 20.0  # until a request has come as a whole
SLOW_SECONDS: Final = 10.0  # for a client to take what waits for it
MOST_PIECES: Final = 64  # of one message
GOING_AWAY: Final = 1001
BAD_TEXT: Final = 1007
TOO_LARGE: Final = 1009


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
        self._head = 0
        self._late.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.peers.go(self.transport)
        self._late.call_off()
        self._slow.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._late.set()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._late.call_off()
        self._in_head, self._head = True, 0
        super().on_message_complete()

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
    """A client that does not take its frames, or sends what is no message, is sent away without ado."""

    peers = Peers()  # where it is counted already: it was an HttpConnection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._slow = Deadline(SLOW_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.peers.go(self.transport)
        self._slow.call_off()
        super().connection_lost(exc)

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

    def handle_ping(self) -> None:
        """Answers to pings wait in memory too, and nobody else counts them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Pieces may be empty, so that the largest size of a message does not limit their number."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(TOO_LARGE)

    def send_receive_event_to_app(self) -> None:
        """A text that is none is the client's fault and needs no trace in the log."""
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
            self._fail(GOING_AWAY)
        else:
            super().shutdown()

    def _fail(self, code: int) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.handle_parser_exception()
