"""The example client finishes a game of each kind against bots on a real server, and says in a sentence what is wrong."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.service import UNLIMITED, Service

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_game.py"
FAIR = "The dice are those of the commitment."


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("example")
    with Service(str(folder / "carson.db"), folder) as service:
        yield service


def run(*arguments: str, token: str = "") -> subprocess.CompletedProcess[str]:
    environ = os.environ | {"TOKEN": token}
    # Without our environment: whoever copies the file has nothing but Python.
    command = [sys.executable, "-I", "-S", str(EXAMPLE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environ)


@pytest.mark.parametrize("arguments", [["board"], ["cards"], ["cards", "--preset", "friends"]])
def test_it_plays_whole_games(service: Service, arguments: list[str]) -> None:
    done = run(*arguments, "--server", service.address)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[1::2] == [FAIR] * (len(lines) // 2)
    with service.client() as client:
        for line in lines[::2]:
            table = client.get(f"/tables/{line.partition(':')[0]}").json()
            assert (table["game"], table["state"]) == (arguments[0], "over")
            points = sorted(int(number) for number in re.findall(r" (\d+)(?:,|$)", line))
            assert points == sorted(table["result"]["points"])


def test_with_a_personal_token_the_game_is_the_accounts(service: Service) -> None:
    with service.client() as client:
        assert client.post("/accounts", json={"name": "Kit", "password": "correct horse"}).status_code == 201
        token = client.post("/me/tokens", json={"label": "the example"}).json()["token"]
        assert run("cards", "--preset", "friends", "--server", service.address, token=token).returncode == 0
        assert [table["state"] for table in client.get("/me/tables").json()["tables"]] == ["over"]
        assert [rating["games"] for rating in client.get("/me").json()["ratings"]] == [1]


@pytest.mark.slow
def test_it_waits_when_it_is_too_fast(tmp_path: Path) -> None:
    with Service(str(tmp_path / "carson.db"), tmp_path, UNLIMITED | {"CARSON_RATE": "15"}) as service:
        done = run("cards", "--preset", "solo", "--server", service.address)
        assert (done.returncode, done.stdout.splitlines()[1:]) == (0, [FAIR])
        assert " 429 " in service.log or '"status": 429' in service.log


def test_it_says_what_the_server_refuses(service: Service) -> None:
    done = run("--preset", "moon", "--server", service.address)
    assert done.returncode == 1
    assert done.stderr.startswith("The server says: There is no preset “moon”")
    assert run("--server", service.address, token="pat_forged").stderr.startswith("The server says: Nobody is known")


@pytest.mark.parametrize("scheme", ["http://", ""])
def test_without_a_server_it_says_so(scheme: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"{scheme}127.0.0.1:{free.getsockname()[1]}"
        done = run("--server", address)
    assert done.returncode == 1
    assert done.stderr == f"There is no server at {address}: start one with 'carson serve', or name one with --server.\n"
