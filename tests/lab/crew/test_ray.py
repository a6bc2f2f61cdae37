"""A cluster of Ray, in an environment of its own: the same games as without it, and lost workers lose nothing."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from tests.lab.data.environment import environment_with, run

pytestmark = pytest.mark.slow

ANY = ("-m", "carson", "simulate", "--any", "--games", "30", "--seed", "s", "--json")
LOSE_SOME = """
import sys
from pathlib import Path
from carson.lab.crew.hiring import crew_of
from tests.lab.crew.work import die_once

items = [(Path(sys.argv[1]), number) for number in range(40)]
assert sorted(crew_of(2, "local").share(die_once, items)) == [(number, number) for number in range(40)]
print(len(list(Path(sys.argv[1]).iterdir())))
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment_with(tmp_path_factory.mktemp("environment") / "env", "cluster")


def repeatable(printed: str) -> dict[str, object]:
    changing = ("seconds", "decisions_per_second", "workers")
    return {name: value for name, value in json.loads(printed).items() if name not in changing}


def test_the_same_games_as_without_it(python: Path, tmp_path: Path) -> None:
    there = run(python, *ANY, "--cluster", "local", "--workers", "2", cwd=tmp_path)
    assert repeatable(there) == repeatable(run(python, *ANY, "--workers", "1", cwd=tmp_path))


def test_workers_that_are_killed_lose_nothing(python: Path, tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    assert run(python, "-c", LOSE_SOME, marks, cwd=tmp_path) == "4\n"


def test_nobody_at_an_address_is_one_sentence(python: Path, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{free.getsockname()[1]}"
    told = run(python, *ANY, "--cluster", address, cwd=tmp_path, status=2)
    assert f"No Ray cluster answers at {address} (" in told
    assert "Traceback" not in told
