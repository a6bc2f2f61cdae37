"""The guides of docs/ (`guide-*.md`) as steps that a test carries out in a folder, one after the other, as a reader would.

What stands in a guide's fences:

- `sh`: lines of a shell, with this package's `carson` and `python`, in a folder that has the `examples`;
- `python`: a program of its own; with `title="my_bot.py"` a file, which is written and run by whatever names it;
- `pycon`: a session that gives what it shows;
- any other language with a title: a file, too;
- `text`, right behind one of the first two: what it prints. `…` stands for whatever is left out.

A line `pip install "carson-city[EXTRA]"` in a fence `sh` says what a guide needs: it is run in an environment that has it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GUIDES: Final = {path.stem: path for path in sorted((ROOT / "docs").glob("guide-*.md"))}

FENCE: Final = re.compile(r'^```(\S*)(?: title="([^"]+)")?\n(.*?)^```\n', re.MULTILINE | re.DOTALL)
ANY_FENCE: Final = re.compile(r"^ *```", re.MULTILINE)
EXTRA: Final = re.compile(r'^pip install "carson-city\[([a-z,]+)\]"\n', re.MULTILINE)
MORE: Final = "…"
FEW: Final = 1


@dataclass(frozen=True)
class Step:
    """A fence, with what is shown to come of it."""

    kind: str
    text: str
    line: int
    file: str = ""
    shown: str | None = None


def steps(text: str) -> Iterator[Step]:
    """Those of a guide. What this module would pass over is an error."""
    found: list[Step] = []
    fences = list(FENCE.finditer(text))
    assert 2 * len(fences) == len(ANY_FENCE.findall(text)), "a fence that is not closed, or has more behind its language"
    behind = -1
    for fence in fences:
        kind, file, inside = fence.groups()
        step = Step(kind, inside, text.count("\n", 0, fence.start()) + 1, file or "")
        if kind == "text" and not file:
            assert found, f"line {step.line}: nothing prints this"
            assert not text[behind : fence.start()].strip(), f"line {step.line}: it stands right behind what prints it"
            assert found[-1].kind in ("sh", "python"), f"line {step.line}: what stands before it prints nothing"
            assert not found[-1].file, f"line {step.line}: a file prints nothing"
            found[-1] = replace(found[-1], shown=inside)
        else:
            assert file or kind in ("sh", "python", "pycon"), f"line {step.line}: nobody runs {kind!r}, and it is no file"
            found.append(step)
        behind = fence.end()
    return iter(found)


def extras(text: str) -> list[str]:
    """The extras of the package that a guide installs."""
    return [
        name for step in steps(text) if step.kind == "sh" for names in EXTRA.findall(step.text) for name in names.split(",")
    ]


def quick(text: str) -> str:
    """The same with few games, for a test that only wants to know whether it runs."""
    return re.sub(r"(--games[ =])(\d+)", lambda games: f"{games[1]}{min(FEW, int(games[2]))}", text)


class Reader:
    """Somebody who follows a guide in a folder of his own, with the commands of an environment."""

    def __init__(self, folder: Path, commands: Path = Path(sys.executable).parent) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
        others = {name: value for name, value in os.environ.items() if not re.match("CARSON_|FORCE_COLOR|PYTHON", name)}
        path = os.pathsep.join([str(commands), os.environ["PATH"]])
        self._environ = {**others, "PATH": path, "COLUMNS": "100", "CARSON_LANGUAGE": "en", "PYTHONWARNINGS": "error"}

    def follow(self, step: Step) -> str:
        """What it prints."""
        if step.file:
            path = self.folder / step.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(step.text, encoding="utf-8")
            return ""
        if step.kind == "pycon":
            (self.folder / "session.txt").write_text(step.text, encoding="utf-8")
            return self._run("python", "-m", "doctest", "-o", "ELLIPSIS", "session.txt", told=step)
        if step.kind == "python":
            return self._run("python", "-c", step.text, told=step)
        return self._run("sh", "-e", "-c", EXTRA.sub("", step.text), told=step)

    def _run(self, *command: str, told: Step) -> str:
        place = shutil.which(command[0], path=self._environ["PATH"]) or command[0]
        done = subprocess.run(
            [place, *command[1:]], cwd=self.folder, env=self._environ, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"line {told.line}: {done.stdout[-2000:]}\n{done.stderr[-4000:]}"
        return done.stdout


def gives(shown: str, printed: str) -> bool:
    """Whether it prints what is shown, but for what is left out and for spaces."""
    parts = [re.escape(" ".join(part.split())).replace(r"\ ", r"\s+") for part in shown.split(MORE)]
    return re.fullmatch(r"\s*" + r"\s*.*?\s*".join(parts) + r"\s*", printed, re.DOTALL) is not None
