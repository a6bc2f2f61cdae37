"""The engine as plain Python and compiled: which of them runs, and the other one in a folder, kept in the user's cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Final

import carson
from carson.core.compiled import is_compiled
from carson.lab.speed.bench import Progress
from carson.lab.speed.peer import Worker, cache_folder

PACKAGE: Final = Path(carson.__file__).parent
COMPILER: Final = PACKAGE.parents[1] / "tools" / "compiled.py"  # of the repository, if this is one

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


def build() -> str:
    """The one that runs."""
    return COMPILED if is_compiled() else PLAIN


def other_build() -> str:
    return PLAIN if is_compiled() else COMPILED


def ensure_other_build(progress: Progress) -> Path | None:
    """The folder with the package in its other build; None, and a note why, where it cannot be made."""
    folder = cache_folder() / f"{other_build()}-{_digest()}"
    if (folder / "carson").exists():
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="building-") as building:
            made = Path(building) / "build"
            if is_compiled():
                shutil.copytree(PACKAGE, made / "carson", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
            else:
                progress("command-bench-compiling", folder=str(folder))
                compiling = subprocess.run([sys.executable, COMPILER, made], capture_output=True, text=True, check=False)
                if compiling.returncode:
                    lines = (compiling.stdout + compiling.stderr).strip().splitlines() or [""]
                    progress("command-bench-not-compiled", reason=lines[-1])
                    return None
            made.rename(folder)
    except OSError as error:
        progress("command-bench-not-compiled", reason=str(error))
        return None
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Variables for a Python that takes the package from there."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}


class OtherBuild(Worker):
    """Our games in the other build: a process that plays them, and a contender for each."""

    stopped = "command-bench-build-stopped"

    def __init__(self, folder: Path) -> None:
        super().__init__([sys.executable, "-m", "carson.lab.speed.own_worker"], environment(folder))
        self.read()  # the warm-up is over

    def contender(self, name: str) -> OtherGame:
        return OtherGame(self, name)

    def simulations_a_second(self, game: str, players: int, seconds: float) -> float:
        return self.ask({"name": game, "players": players, "seconds": seconds})["rate"]


class OtherGame:
    """A contender for the bench (see `bench.Contender`): a game by its name among `our_games`, played over there."""

    def __init__(self, worker: OtherBuild, name: str) -> None:
        self._worker = worker
        self._name = name

    def play(self, seconds: float) -> tuple[int, int, float]:
        answer = self._worker.ask({"name": self._name, "seconds": seconds})
        return int(answer["games"]), int(answer["decisions"]), answer["seconds"]

    def copies(self, count: int) -> float:
        return self._worker.ask({"name": self._name, "copies": count})["seconds"]


def _digest() -> str:
    """Of the sources and of this Python: another one needs another build."""
    digest = blake2b(sys.version.encode(), digest_size=8)
    for path in sorted(PACKAGE.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()
