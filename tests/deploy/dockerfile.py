"""Reads a Dockerfile and its ignore file as docker does, and carries them out in boxes, where docker cannot run.

It knows the instructions that ours has. Any other, and any other option, is an `Unknown`: never a line that is passed over.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.deploy.box import HOME, Box, common_python

BASE: Final = re.compile(r"python:\d+(\.\d+)*-slim$")
BASE_PYTHON: Final = "/usr/local/python"  # what stands for the base image's
BASE_PATH: Final = f"{BASE_PYTHON}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
OPTIONS: Final = {
    "COPY": {"from"},
    "HEALTHCHECK": {"interval", "timeout", "start-period"},
}


class Unknown(Exception):
    """A line that this reader does not know."""


@dataclass(frozen=True)
class Step:
    instruction: str
    options: dict[str, str]
    text: str

    def words(self) -> list[str]:
        """Of an instruction that takes a list, in JSON."""
        words = json.loads(self.text)
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise Unknown(self.text)
        return words


@dataclass
class Stage:
    """An image under way, or the finished one: where its files are, and how it is run."""

    name: str
    steps: list[Step]
    environ: dict[str, str] = field(default_factory=lambda: {"PATH": BASE_PATH})
    folder: str = "/"
    user: str = "0:0"
    volumes: list[str] = field(default_factory=list)
    ports: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def lines(text: str) -> Iterator[str]:
    """Without comments, and those that go on in the next one joined."""
    written = (line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#"))
    for line in written:
        while line.endswith("\\"):
            line = line[:-1] + next(written)
        yield line


def read_step(line: str) -> Step:
    instruction, _, text = line.partition(" ")
    options: dict[str, str] = {}
    while found := re.match(r"--([a-z-]+)=(\S+)\s+", text.lstrip()):
        options[found[1]] = found[2]
        text = text.lstrip()[found.end() :]
    if options.keys() - OPTIONS.get(instruction, set()) or text.lstrip().startswith("--"):
        raise Unknown(line)
    return Step(instruction, options, text.strip())


def read_dockerfile(text: str) -> list[Stage]:
    stages: list[Stage] = []
    arguments: dict[str, str] = {}
    for step in map(read_step, lines(text)):
        if step.instruction == "ARG" and not stages and (found := re.fullmatch(r"(\w+)=(\S+)", step.text)):
            arguments[found[1]] = found[2]
        elif step.instruction == "FROM":
            base, _, name = step.text.partition(" AS ")
            base = re.sub(r"\$\{(\w+)\}", lambda named: arguments[named[1]], base)
            if not BASE.match(base):
                raise Unknown(base)
            stages.append(Stage(name, []))
        elif stages and step.instruction in DOES:
            stages[-1].steps.append(step)
        else:
            raise Unknown(f"{step.instruction} {step.text}")
    return stages


def ignored(patterns: str, path: str) -> bool:
    """By an ignore file, whose last pattern that matches the path, or a folder that it is in, decides."""
    folders = path.split("/")
    found = False
    for line in map(str.strip, patterns.splitlines()):
        if not line or line.startswith("#"):
            continue
        pattern = pattern_of(line.removeprefix("!"))
        if any(pattern.fullmatch("/".join(folders[:depth])) for depth in range(1, len(folders) + 1)):
            found = not line.startswith("!")
    return found


def pattern_of(line: str) -> re.Pattern[str]:
    if re.search(r"[\[\]\\]|^\.\.?(/|$)", line):
        raise Unknown(line)
    signs = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    parts = re.split(r"(\*\*/|\*\*|\*|\?)", line.strip("/"))
    return re.compile("".join(signs.get(part, re.escape(part)) for part in parts))


def let_through(patterns: str, context: Path, into: Path) -> None:
    """What docker would see of a folder."""
    for file in sorted(path for path in context.rglob("*") if path.is_file()):
        name = file.relative_to(context).as_posix()
        if not ignored(patterns, name):
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, into / name)


@dataclass
class Build:
    """The work on one stage: its box, the folder that docker sees, and the boxes of earlier stages by name."""

    stage: Stage
    box: Box
    context: Path
    earlier: dict[str, Box]

    def run(self) -> None:
        self.box.run(f"{common_python()} -m venv {BASE_PYTHON}")
        for step in self.stage.steps:
            DOES[step.instruction](self, step)

    def do_run(self, step: Step) -> None:
        self.box.run(step.text, HOME | self.stage.environ, self.stage.folder, online=True)

    def do_copy(self, step: Step) -> None:
        *sources, target = step.text.split()
        place = self.box.path(target if target.startswith("/") else f"{self.stage.folder}/{target}")
        place.mkdir(parents=True, exist_ok=True)
        for source in sources:
            path = self.earlier[step.options["from"]].path(source) if "from" in step.options else self.context / source
            if path.is_dir():  # its contents, as docker does it
                shutil.copytree(path, place, symlinks=True, dirs_exist_ok=True)
            elif target.endswith("/"):
                shutil.copy(path, place)
            else:
                raise Unknown(step.text)

    def do_workdir(self, step: Step) -> None:
        self.stage.folder = step.text
        self.box.path(step.text).mkdir(parents=True, exist_ok=True)

    def do_env(self, step: Step) -> None:
        for pair in shlex.split(step.text):
            name, _, value = pair.partition("=")
            self.stage.environ[name] = re.sub(r"\$(\w+)", lambda named: self.stage.environ[named[1]], value)

    def do_user(self, step: Step) -> None:
        if not re.fullmatch(r"\d+:\d+", step.text):
            raise Unknown(step.text)
        self.stage.user = step.text

    def do_volume(self, step: Step) -> None:
        self.stage.volumes.append(step.text)

    def do_expose(self, step: Step) -> None:
        self.stage.ports.append(step.text)

    def do_healthcheck(self, step: Step) -> None:
        command, _, words = step.text.partition(" ")
        if command != "CMD":
            raise Unknown(step.text)
        self.stage.health = Step(command, {}, words.strip()).words()

    def do_cmd(self, step: Step) -> None:
        self.stage.command = step.words()


DOES: Final[dict[str, Callable[[Build, Step], None]]] = {
    "RUN": Build.do_run,
    "COPY": Build.do_copy,
    "WORKDIR": Build.do_workdir,
    "ENV": Build.do_env,
    "USER": Build.do_user,
    "VOLUME": Build.do_volume,
    "EXPOSE": Build.do_expose,
    "HEALTHCHECK": Build.do_healthcheck,
    "CMD": Build.do_cmd,
}
