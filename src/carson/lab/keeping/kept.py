"""A file of finished work, with which a run that was broken off goes on: a line for each piece, after a head.

The head says what the work is of. It also has the command that wrote it, so that whoever goes on need not know it any more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

VERSION: Final = 1
COMMAND: Final = "command"  # of the head; another one does not make another work

T = TypeVar("T")


class BadFile(Exception):
    """A file with which nobody can go on: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id)


class Kept:
    """A file that there is already, or a new one."""

    def __init__(self, path: Path, format: str, of: Mapping[str, object], command: Sequence[str] = ()) -> None:
        """`of` says what the work is of: a file of anything else is refused."""
        self.path = path
        self._head = {"format": format, "version": VERSION, **of}
        if path.exists() and path.stat().st_size:
            self._check(head_of(path, format))
        else:
            path.write_text(json.dumps({**self._head, COMMAND: list(command)}) + "\n", encoding="utf-8")

    def _check(self, head: Mapping[str, object]) -> None:
        for what, wanted in self._head.items():
            if head.get(what) != wanted:
                raise BadFile("command-kept-other", what=what, kept=_told(head.get(what)), wanted=_told(wanted))

    def read(self, reader: Callable[[Any], T]) -> Iterator[T]:
        """What a reader makes of each line's JSON. A last line that was never finished is cut off when all has been read."""
        whole = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                if number > 1:
                    yield _read(reader, line, number)
        if whole < self.path.stat().st_size:  # what follows must not be glued to it
            with self.path.open("r+b") as file:
                file.truncate(whole)

    def add(self, *pieces: object) -> None:
        """Kept at once: whatever ends this process, they have been done."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(piece) + "\n" for piece in pieces))


def _read(reader: Callable[[Any], T], line: bytes, number: int) -> T:
    try:
        return reader(json.loads(line))
    except (ValueError, TypeError, KeyError, IndexError):
        raise BadFile("command-kept-bad-line", number=number) from None


def head_of(path: Path, format: str) -> dict[str, object]:
    """The first line of a file of this format."""
    with path.open("rb") as file:
        line = file.readline()
    try:
        head = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != format or head.get("version") != VERSION:
        raise BadFile("command-kept-nothing")
    return head


def command_in(path: Path, format: str) -> list[str]:
    """The command that wrote a file."""
    command = head_of(path, format).get(COMMAND)
    if not isinstance(command, list) or not command or not all(isinstance(word, str) for word in command):
        raise BadFile("command-kept-no-command")
    return command


def seed_in(path: Path, format: str) -> str | None:
    """The seed in a file that there is, for whoever goes on without naming it."""
    try:
        seed = head_of(path, format).get("seed")
    except (OSError, BadFile):
        return None
    return seed if isinstance(seed, str) else None


def _told(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
