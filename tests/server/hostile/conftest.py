"""One server for the tests of a file, with somebody of each kind who may call it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from tests.server.conftest import run_on
from tests.server.service import UNLIMITED, Service

_NUMBERS = count(1)
METRICS_TOKEN = "metrics-of-a-test-server"


@dataclass
class People:
    """Who calls, by the headers that he sends; and the tables that there are."""

    callers: dict[str, dict[str, str]]
    tables: list[str]
    secrets: list[str]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def service(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """With a database of either kind; what only PostgreSQL does not take is in ../http/api/test_on_postgres.py, too."""
    folder = tmp_path_factory.mktemp("hostile")
    database = str(folder / "tables.db") if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with Service(database, folder, UNLIMITED | {"CARSON_METRICS_TOKEN": METRICS_TOKEN}) as service:
        yield service
        assert_quiet(service)


def new_database(server: URL) -> str:
    name = f"hostile_{next(_NUMBERS)}"
    run_on(server, f"CREATE DATABASE {name}")
    return server.set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="module")
def people(service: Service) -> People:
    with service.client() as client:
        credentials = {"name": "Ann", "password": "correct horse"}
        login = client.post("/accounts", json=credentials).cookies["carson_session"]
        personal = client.post("/me/tokens", json={"label": "bot"}).json()["token"]
        client.cookies.clear()
        running = client.post("/tables", json={"game": "cards", "start": True}).json()
        waiting = client.post("/tables", json={"game": "board", "public": True, "seats": seats("person", "open")}).json()
    seat, other = running["tokens"][0]["token"], waiting["tokens"][0]["token"]
    host = waiting["host"]
    callers = {
        "anybody": {},
        "seat": bearer(seat),
        "other seat": bearer(other),
        "host": bearer(host),
        "personal": bearer(personal),
        "login": {"cookie": f"carson_session={login}"},
        "forged": bearer("seat_" + "x" * 32),
    }
    tables = [running["table"]["id"], waiting["table"]["id"]]
    return People(callers, tables, [login, personal, seat, other, host, running["host"], "correct horse"])


def seats(*first: str) -> list[dict[str, str]]:
    """Four seats, the last of them for bots."""
    return [{"kind": kind} for kind in [*first, *["bot"] * (4 - len(first))]]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def assert_quiet(service: Service) -> None:
    """Nothing failed: no trace in the log, and no answer of ours that says so."""
    log = service.log
    assert '"trace"' not in log
    assert "Traceback" not in log
    assert '"level": "error"' not in log


def memory_of(process: int) -> int:
    """The bytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096
