"""`carson serve` from start to end: what it cannot do it says in one sentence, and it ends when it is told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx
import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed

from carson.cli import main
from tests.server.conftest import run_on
from tests.server.hostile.conftest import assert_quiet
from tests.server.hostile.raw import connection, received, request, status
from tests.server.service import API, Service
from tests.waiting import wait_until

BAD_INPUT = 2
LONGEST_END = 15.0  # though a client would wait for 25


def carson(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("CARSON_")}
    command = [sys.executable, "-m", "carson", "serve", *arguments]
    return subprocess.run(command, env=own | environ, capture_output=True, text=True, timeout=60, check=False)


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """One sentence, no trace, the status of bad input."""
    assert done.returncode == BAD_INPUT, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in done.stderr, done.stderr


def test_help() -> None:
    done = carson("--help")
    assert done.returncode == 0
    for option in ("--host", "--port", "--database", "--bot-processes", "--log"):
        assert option in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--port", "x"], "CARSON_PORT"), (["--port", "70000"], "65535"), (["--port", "-1"], "-1"), (["--port"], "--port"),
        (["--ports", "1"], "--ports"), (["extra"], "extra"), (["--bot-processes", "0"], "256"), (["--log", "loud"], "loud"),
    ],
)  # fmt: skip
def test_options(arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is imported or opened for these, so that they need no process of their own."""
    assert main(["serve", *arguments]) == BAD_INPUT
    out, error = capsys.readouterr()
    assert out == ""
    assert len(error.strip().splitlines()) == 1
    assert word in error


@pytest.mark.parametrize(
    ("variable", "value"),
    [("CARSON_PORT", "eighty"), ("CARSON_PROT", "80"), ("CARSON_METRICS_TOKEN", "hush"), ("CARSON_PROXIES", "caddy")],
)
def test_variables(variable: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == BAD_INPUT
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1
    assert variable in error
    assert "hush" not in error


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--host", "203.0.113.7"], "203.0.113.7"),
        (["--database", "postgresql://nobody:hush@127.0.0.1:9/x"], "127.0.0.1"),
        (["--database", "/dev/null/x.db"], "/dev/null"),
    ],
)
def test_what_cannot_be_served(tmp_path: Path, arguments: list[str], word: str) -> None:
    more = [] if "--database" in arguments else ["--database", str(tmp_path / "tables.db")]
    done = carson(*arguments, *more, "--port", "0")
    assert_refused(done, word)
    assert "hush" not in done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert_refused(carson("--port", port, "--database", str(tmp_path / "tables.db")), port)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may listen anywhere, and write everywhere")
def test_what_only_root_may(tmp_path: Path) -> None:
    assert_refused(carson("--port", "80", "--database", str(tmp_path / "tables.db")), "80")
    tmp_path.chmod(0o500)
    assert_refused(carson("--port", "0", "--database", str(tmp_path / "tables.db")))


def test_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("This is a letter to a friend, and no database.\n" * 100)
    assert_refused(carson("--port", "0", "--database", str(tmp_path / "notes.txt")), "notes.txt")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with Service(str(tmp_path / "tables.db"), tmp_path) as service:
        yield service


def test_a_second_server_for_a_file(service: Service) -> None:
    assert_refused(carson("--port", "0", "--database", service.database), service.database)


@pytest.mark.parametrize("by", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)])
def test_it_ends_in_time(service: Service, by: signal.Signals) -> None:
    """With WebSockets open, one of them never read, and somebody who waits for news."""
    with service.client() as client:
        table = client.post("/tables", json={"game": "board", "start": True}).json()["table"]["id"]
        number = client.get(f"/tables/{table}/news").json()["number"]
    sockets = [service.socket(table) for _ in range(5)]
    for one in sockets[:4]:
        one.send('{"do": "hello"}')
        one.recv(10)
    process = service.process
    assert process is not None
    with connection(service) as waiting, connection(service):
        waiting.sendall(request(f"GET {API}/tables/{table}/news?since={number}&wait=25 HTTP/1.1"))
        assert httpx.get(service.address + "/healthz").status_code == 200  # so it has read what came before
        begun = monotonic()
        process.send_signal(by)
        assert process.wait(20) == 0
        assert monotonic() - begun < LONGEST_END
        assert status(received(waiting)) == 200
    for one in sockets:
        with suppress(ConnectionClosed):
            while True:
                one.recv(5)
        assert one.close_code == 1001
    assert_quiet(service)


def test_readiness_without_sqlite(service: Service) -> None:
    ready = service.address + "/readyz"
    assert httpx.get(ready).json() == {"status": "ready"}
    for file in Path(service.database).parent.glob("tables.db*"):
        file.write_bytes(b"This is no database any more." * 1000)
    wait_for_status(ready, 503)
    answer = httpx.get(ready)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "not-ready"
    assert httpx.get(service.address + "/healthz").json() == {"status": "alive"}


def test_readiness_without_postgresql(tmp_path: Path, postgres: URL) -> None:
    run_on(postgres, "CREATE DATABASE readiness")
    address = postgres.set(database="readiness").render_as_string(hide_password=False)
    with Service(address, tmp_path) as service:
        ready = service.address + "/readyz"
        assert httpx.get(ready).status_code == 200
        run_on(
            postgres,
            "ALTER DATABASE readiness ALLOW_CONNECTIONS false",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readiness'",
        )
        wait_for_status(ready, 503)
        assert httpx.get(f"{service.address}{API}/tables").status_code == 503
        run_on(postgres, "ALTER DATABASE readiness ALLOW_CONNECTIONS true")
        wait_for_status(ready, 200)


def wait_for_status(address: str, status: int) -> None:
    wait_until(lambda: httpx.get(address, timeout=15).status_code == status)
