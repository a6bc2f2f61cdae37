"""Runs the `carson` command for tests: inside this process, or as a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from carson.bots import ask, make_bot
from carson.cli import main
from carson.core.record import Play, Record
from carson.games import title_of


@dataclass(frozen=True)
class Result:
    status: int
    out: str
    err: str

    @property
    def object(self) -> Any:
        """The one JSON object on standard output."""
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    def complaint(self, status: int = 2) -> str:
        """The one sentence on standard error; there is nothing else."""
        assert self.status == status, self.err
        assert self.out == ""
        return self.sentence()

    def sentence(self) -> str:
        (line,) = self.err.splitlines()
        assert "Traceback" not in line
        assert "The program failed" not in line
        assert len(line) > 10
        return line


class Command:
    """The command inside this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> Result:
        status = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Result(status, out, err)

    def json(self, *arguments: str | Path) -> Any:
        result = self(*arguments, "--json")
        assert (result.status, result.err) == (0, "")
        return result.object


def run_process(*arguments: str | Path, stdin: bytes = b"") -> Result:
    """The command as a process of its own."""
    done = subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, check=False)
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


COMMAND = (sys.executable, "-m", "carson")


def record_of_game(preset: str = "first-game", players: int = 3, seed: str = "test", choices: int | None = None) -> Record:
    """A game of random bots, whole or up to some choice."""
    kind = title_of("board")
    play = Play(kind, kind.preset(preset, players=players), seed, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][:players])
    bots = [make_bot("random", seat, "board") for seat in range(players)]
    while not play.game.over and (choices is None or len(play.record.choices) < choices):
        seat = play.game.waiting[0]
        play.choose(seat, ask(bots[seat], play.game, seat))
    return play.record


def written(folder: Path, text: str | bytes, name: str = "file") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path
