"""What a bench has started ends with it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import sleep

import pytest

from carson.server.bench.keeper import kept_folder, name_process
from tests.waiting import PATIENCE, wait_until

PARENT = """
import subprocess, sys, time
from carson.server.bench.keeper import kept_folder, name_process
with kept_folder("kept-") as folder:
    (folder / "file").touch()
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    name_process(folder, sleeper.pid)
    print(sleeper.pid, flush=True)
    time.sleep(600)
"""


def runs(process: int) -> bool:
    """Not a zombie either: nobody waits here for the children of a process that was killed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def temporary() -> Iterator[Path]:
    """Where the program that is killed has its folders. Not pytest's: root's PostgreSQL may not go in there."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def test_an_exception(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    sleeper = subprocess.Popen(["sleep", "600"])
    Thread(target=sleeper.wait).start()  # or it would stay among our children
    with suppress(ZeroDivisionError), kept_folder("kept-") as folder:
        name_process(folder, sleeper.pid)
        raise ZeroDivisionError
    assert sleeper.wait(PATIENCE) == -signal.SIGINT
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_signal(temporary: Path, by: signal.Signals) -> None:
    environ = {**os.environ, "TMPDIR": str(temporary)}
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as parent:
        assert parent.stdout is not None
        sleeper = int(parent.stdout.readline())
        assert runs(sleeper)
        parent.send_signal(by)
        parent.wait(PATIENCE)
    wait_until(lambda: not runs(sleeper) and not list(temporary.iterdir()))


@pytest.mark.slow
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_bench_ends_its_postgresql(temporary: Path, by: signal.Signals) -> None:
    command = [sys.executable, "-m", "carson", "bench", "server", "--only", "postgresql", "--tables", "1", "--seconds", "60"]
    with subprocess.Popen(command, env={**os.environ, "TMPDIR": str(temporary)}, stderr=subprocess.DEVNULL) as bench:
        wait_until(lambda: len(list(temporary.glob("*/*.pid"))) == 2)  # PostgreSQL's, and the server's
        sleep(1)
        processes = [int(file.read_text().split()[0]) for file in temporary.glob("*/*.pid")]
        assert all(map(runs, processes))
        bench.send_signal(by)
        bench.wait(PATIENCE)
    wait_until(lambda: not any(map(runs, processes)) and not list(temporary.glob("carson-*")))
