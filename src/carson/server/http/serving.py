"""Runs the server: one process, until somebody ends it."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import uvicorn

from carson.core.refusal import Refusal
from carson.server.http.app import make_app
from carson.server.http.connections import Peers, counted
from carson.server.http.guard import SECURITY
from carson.server.logs import set_up
from carson.server.rooms.hub import Hub
from carson.server.settings import Settings
from carson.server.store import Store, database_url
from carson.server.store.database import said_in_words
from carson.server.store.one_process import only_process

MOST_UNTAKEN: Final = 128 * 1024  # bytes that the system keeps for a client that does not take them
LONGEST_FRAME: Final = 16 * 1024  # of a WebSocket, before anybody looks at it
# Nobody's choice waits for long while cycles are looked for: among what is new, which takes some hundredths of a second, now
# and then, and among all that there is, which takes a quarter of a second with 200 busy tables, seldom. Views and games have
# none.
YOUNG_OBJECTS: Final = 30_000
NEVER_BY_ITSELF: Final = 1_000_000_000
OLD_OBJECTS_SECONDS: Final = 300
SWITCH_SECONDS: Final = 0.0005  # that one thread may keep Python from another: nobody's choice waits for a game played again
QUIET_SECONDS: Final = 30  # between two requests on one connection; longer than clients wait, or they would meet its end
PER_CLIENT: Final = 2  # connections for each WebSocket that a client may hold: browsers keep some for requests
TICKS: Final = 10  # a second, of uvicorn
GOODBYE_SECONDS: Final = 2  # for what is under way when the server is ended


def serve(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; `tell` gets the address once it is served."""
    set_up(settings.log)
    url = database_url(settings.database)
    with ExitStack() as stack:
        if url.get_backend_name() == "sqlite":
            with said_in_words(url):
                stack.enter_context(only_process(Path(str(url.database))))
        listening = stack.enter_context(listen(settings.host, settings.port))
        store = Store(url)
        stack.callback(store.close)
        hub = Hub(store, settings)
        server = _Server(uvicorn_config(hub), hub, lambda: tell(address(listening)))
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, NEVER_BY_ITSELF)
        sys.setswitchinterval(SWITCH_SECONDS)
        server.run(sockets=[listening])


def uvicorn_config(hub: Hub) -> uvicorn.Config:
    http, ws = counted(Peers(PER_CLIENT * hub.settings.most_connections, hub.settings.proxies))
    return uvicorn.Config(
        make_app(hub),
        http=http,
        ws=ws,
        headers=SECURITY,  # of every answer, uvicorn's own too
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost more time than it saves
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(hub.settings.proxies),
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        timeout_keep_alive=QUIET_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """The socket that clients connect to; an address that is not to be had is refused in words."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family[0], family[1])
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNTAKEN)
            listening.bind(family[4])
        except OSError:
            listening.close()
            raise
        return listening
    except OSError as error:
        raise Refusal("cannot-listen", host=host, port=port, reason=error.strerror or str(error)) from None


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


class _Server(uvicorn.Server):
    """Says when it is ready, lets nobody wait when it is ended, and has then ended as it should."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % (OLD_OBJECTS_SECONDS * TICKS) == OLD_OBJECTS_SECONDS * TICKS - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike uvicorn's own it does not raise the signal again afterwards."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)
