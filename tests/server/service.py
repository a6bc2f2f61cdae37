"""A server for tests: `carson serve` as a process of its own, on a port that was free; and clients for it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Protocol, Self, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from carson.server.rooms.house import BUSY_SECONDS
from tests.waiting import PATIENCE

API = "/api/v1"
QUICK = str(Path(__file__).with_name("quick_passwords.py"))  # the command `carson`
START_SECONDS = 30
UNLIMITED = {"CARSON_RATE": "0", "CARSON_MOST_TABLES": "0", "CARSON_MOST_BOT_TABLES": "0", "CARSON_MOST_CONNECTIONS": "0"}


class Answer(Protocol):
    @property
    def status_code(self) -> int: ...

    @property
    def content(self) -> bytes: ...


A = TypeVar("A", bound=Answer)


def when_there_is_time(ask: Callable[[], A]) -> A:
    """What takes long is computed when nothing else wants to run: where much does, a client is told to come back."""
    end = monotonic() + PATIENCE
    while (answer := ask()).status_code == 503 and b"too-busy" in answer.content and monotonic() < end:
        sleep(BUSY_SECONDS)
    return answer


class Service:
    """One server process. Its log is in `log`."""

    def __init__(self, database: str, folder: Path, environ: Mapping[str, str] = UNLIMITED, port: int = 0) -> None:
        self.database = database
        self.folder = folder
        self.environ = {name: value for name, value in os.environ.items() if not name.startswith("CARSON_")} | dict(environ)
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """When this returns, it serves. Started again it has the same port."""
        command = [sys.executable, "-P", QUICK, "serve", "--port", str(self.port), "--database", self.database]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(command, env=self.environ, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, f"The server said {line!r} and wrote: {self.log}"
        self.port = int(found[1])
        return self

    def kill(self) -> None:
        """As a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C or systemd would; says the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(by)
        try:
            return process.wait(START_SECONDS)
        finally:
            if process.stdout is not None:
                process.stdout.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    @contextmanager
    def client(self, token: str = "") -> Iterator[httpx.Client]:
        """For requests under /api/v1, by whoever has a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        with httpx.Client(base_url=self.address + API, headers=headers, timeout=40) as client:
            yield client

    def socket(
        self, table: str, headers: Mapping[str, str] | None = None, most_waiting: int | None = 16
    ) -> ClientConnection:
        """The WebSocket of a table, not greeted yet; it takes no more frames while so many wait to be read."""
        address = f"ws://127.0.0.1:{self.port}{API}/tables/{table}/socket"
        return connect(address, max_size=None, max_queue=most_waiting, additional_headers=headers, legacy=True)
