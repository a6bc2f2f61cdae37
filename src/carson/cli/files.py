"""Files named on the command line, `-` for standard input. What is wrong with one is said with its name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.core.record import Play, Record, read_record
from carson.core.refusal import Refusal
from carson.games import title_of

STANDARD_INPUT = "-"

T = TypeVar("T")


def read_text(output: Output, name: str) -> str:
    """The text of a file; a byte order mark before it is dropped."""
    try:
        content = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
        return content.decode("utf-8-sig")
    except FileNotFoundError:
        raise Complaint("command-file-missing", file=name) from None
    except IsADirectoryError:
        raise Complaint("command-file-folder", file=name) from None
    except UnicodeDecodeError as error:
        raise Complaint("command-file-binary", file=shown(output, name), byte=error.start + 1) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Complaint("command-file-unreadable", file=shown(output, name), reason=reason or str(error)) from None


def read(output: Output, name: str, reader: Callable[[str], T]) -> T:
    """What a reader makes of a file's text; its refusal is said with the file's name before it."""
    text = read_text(output, name)
    try:
        return reader(text)
    except Refusal as refusal:
        raise in_file(output, name, refusal) from refusal


def in_file(output: Output, name: str, refusal: Refusal) -> Complaint:
    return Complaint("command-in-file", file=shown(output, name), sentence=output.sentence(refusal))


def load_record(output: Output, name: str) -> Record:
    """A record; what is said from then on is about its game."""
    record = read(output, name, read_record)
    output.game = record.game
    return record


def replayed(output: Output, name: str, record: Record) -> Play:
    """The game of a record, played to its end."""
    play = started(output, name, record)
    for _ in choices_made(output, name, play, record, len(record.choices)):
        pass
    return play


def started(output: Output, name: str, record: Record) -> Play:
    """The game of a record at its first decision."""
    try:
        return Play(title_of(record.game), record.config, record.seed, record.names)
    except Refusal as refusal:
        raise in_file(output, name, refusal) from refusal


def choices_made(output: Output, name: str, play: Play, record: Record, last: int) -> Iterator[tuple[int, int, str]]:
    """Make the choices of a record up to some number; after each its number, seat and text."""
    for number, (seat, text) in enumerate(record.choices[:last], 1):
        try:
            play.choose(seat, text)
        except Refusal as refusal:
            file, why = shown(output, name), output.sentence(refusal)
            raise Complaint(
                "command-replay-stops", file=file, number=number, choice=f"{seat + 1} {text}", why=why
            ) from refusal
        yield number, seat, text


def shown(output: Output, name: str) -> str:
    """A file's name as people read it."""
    return output.words("command-standard-input") if name == STANDARD_INPUT else name
