"""catanatron, the peer that our speed is measured against: its environment and the worker process that plays it.

What counts as a decision and as a copy, and what the clock covers, is told in `peer_worker.py`.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import rmtree
from types import TracebackType
from typing import ClassVar, Self

from carson.lab.speed.bench import Progress
from carson.locales import Words

CATANATRON = "3.2.1"
WORKER = Path(__file__).with_name("peer_worker.py")

# Names the interpreter too: a peer on another build of Python would make the bench compare Pythons, not games.
INSPECTION = "import sys, importlib.metadata, catanatron; print(importlib.metadata.version('catanatron'), sys.version)"


class PeerUnavailable(Exception):
    """The peer cannot be installed or run here: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id, values)


def ensure_environment(progress: Progress) -> Path:
    """The folder of an environment that has catanatron, built once and kept in the user's cache."""
    environment = environment_folder()
    if is_whole(environment):
        return environment
    progress("command-bench-installing", version=CATANATRON, folder=str(environment))
    try:
        environment.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=environment.parent, prefix="building-") as building:
            # Of a moved environment only the scripts in bin know their old place, and we use none of them.
            finished = _build(Path(building) / "environment")
            if environment.exists():
                rmtree(environment)
            finished.rename(environment)
    except OSError as error:
        folder, reason = str(environment), str(error)
        raise PeerUnavailable("command-bench-no-place", version=CATANATRON, folder=folder, reason=reason) from error
    return environment


def environment_folder() -> Path:
    return cache_folder() / f"catanatron-{CATANATRON}"


def cache_folder() -> Path:
    """What the bench keeps for the next time."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "carson" / "bench"


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_whole(environment: Path) -> bool:
    """Whether catanatron can be imported there, by the same Python that runs us."""
    python = python_of(environment)
    if not python.exists():
        return False
    inspection = _run(python, "-c", INSPECTION)
    return inspection.returncode == 0 and inspection.stdout.strip() == f"{CATANATRON} {sys.version}"


def _build(folder: Path) -> Path:
    made = _run(sys.executable, "-m", "venv", folder)
    if made.returncode != 0:
        raise PeerUnavailable("command-bench-no-environment", python=sys.executable, reason=_reason(made))
    installed = _run(python_of(folder), "-m", "pip", "install", "--quiet", "--no-input", f"catanatron=={CATANATRON}")
    if installed.returncode != 0:
        raise PeerUnavailable("command-bench-not-installed", version=CATANATRON, reason=_reason(installed))
    if not is_whole(folder):
        raise PeerUnavailable("command-bench-not-importable", version=CATANATRON, python=sys.executable)
    return folder


def _run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, env=_surroundings(), check=False)


def _surroundings() -> Mapping[str, str]:
    """Variables for the peer's Python: nothing of ours on its import path, and hashes that repeat.

    catanatron draws from sets, so its seeds repeat only with the hashes, and before Python 3.12 not even then, because
    there the hash of None, which stands in its trades, is an address.
    """
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return inherited | {"PYTHONSAFEPATH": "1", "PYTHONHASHSEED": "0"}


def _reason(result: subprocess.CompletedProcess[str]) -> str:
    """The last line that names an error, or else the last line, or else the exit code."""
    lines = (result.stdout + result.stderr).strip().splitlines() or [
        Words()("command-bench-exit-code", status=result.returncode)
    ]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines)[-1].removeprefix("ERROR:").strip().rstrip(".")


class Worker:
    """A process that plays on request, by lines of JSON."""

    stopped: ClassVar[str] = "command-bench-worker-stopped"  # the sentence when it is gone

    def __init__(self, command: Sequence[str | Path], environ: Mapping[str, str]) -> None:
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)
        except OSError as error:
            raise PeerUnavailable("command-bench-no-worker", reason=str(error)) from error

    def close(self) -> None:
        """Close the pipes, upon which the worker ends by itself, and wait for it."""
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def ask(self, request: Mapping[str, str | float]) -> dict[str, float]:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # The worker is gone, as the missing answer will say.
        return self.read()

    def read(self) -> dict[str, float]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.close()
            raise PeerUnavailable(self.stopped, status=self._process.returncode)
        answer: dict[str, float] = json.loads(line)
        return answer


class Peer(Worker):
    """A contender for the bench: a process that plays catanatron with four random players."""

    def __init__(self, environment: Path) -> None:
        super().__init__([python_of(environment), WORKER], _surroundings())
        self._next_seed = 1
        # The first answer comes after the warm-up, which must not run beside the first round of the other contender.
        self.ask({"games": 0, "seed": self._next_seed})

    def play(self, seconds: float) -> tuple[int, int, float]:
        games = decisions = 0
        spent = 0.0
        while spent < seconds:
            answer = self.ask({"games": 1, "seed": self._next_seed})
            self._next_seed += 1
            games += 1
            decisions += int(answer["decisions"])
            spent += answer["seconds"]
        return games, decisions, spent

    def copies(self, count: int) -> float:
        return self.ask({"copies": count})["seconds"] / count
