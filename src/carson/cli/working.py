"""Commands that work long, shared by them: who works, what is kept of it, and how it goes on after an interruption.

`--file FILE` keeps what is finished, and the same command goes on from there. So does `--resume FILE`, which finds the
command in the file; options that are written beside it count more than the file's.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from carson.cli.complaint import Complaint
from carson.cli.parser import Parser, number
from carson.lab.crew.cluster import NoCluster
from carson.lab.crew.crew import Crew, TooOftenLost
from carson.lab.crew.hiring import crew_of
from carson.lab.crew.processes import MOST_WORKERS
from carson.lab.data.arrow import BadFolder
from carson.lab.keeping.kept import BadFile, command_in

NOT_KEPT: Final = {"--file": 1, "--resume": 1, "--workers": 1, "--cluster": 1, "--json": 0}  # and how many values each has


def add_crew(parser: Parser) -> None:
    parser.add_argument("--workers", type=number("--workers", 1, MOST_WORKERS), metavar="N", help="command-workers-option")
    parser.add_argument("--cluster", metavar="ADDRESS", help="command-cluster-option")


def add_keeping(parser: Parser) -> None:
    parser.keeps_arguments = True
    parser.add_argument("--file", type=Path, metavar="FILE", help="command-keep-option")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="command-resume-option")


def crew_from(options: Namespace, most: int | None = None) -> Crew:
    """Whoever is asked for; no more processes than there is to do."""
    try:
        return crew_of(options.workers, options.cluster, most)
    except NoCluster as problem:
        raise Complaint(problem.id, **problem.values) from None


def gone_on(command: str, add_arguments: Callable[[Parser], None], options: Namespace, format: str) -> Namespace:
    """The options; with `--resume` those of the command that wrote the file, and then these."""
    path: Path | None = options.resume
    if path is None:
        return options
    if not path.exists():
        raise Complaint("command-file-missing", file=str(path))
    with file_problems(path):
        kept = command_in(path, format)
    parser = Parser(command)
    add_arguments(parser)
    return parser.parse([*kept, *without(options.arguments, ("--resume", "--file")), "--file", str(path)])


def command_of(options: Namespace, seed: str) -> list[str]:
    """What is kept of a command: all that makes the games."""
    kept = without(options.arguments, tuple(NOT_KEPT))
    return kept if options.seed is not None else [*kept, "--seed", seed]


def without(arguments: Sequence[str], names: Sequence[str]) -> list[str]:
    """Without these options and their values."""
    left, skip = [], 0
    for argument in arguments:
        name, equals, _ = argument.partition("=")
        if skip:
            skip -= 1
        elif name in names:
            skip = 0 if equals else NOT_KEPT[name]
        else:
            left.append(argument)
    return left


@contextmanager
def file_problems(path: Path | None) -> Iterator[None]:
    """What is wrong with the file that work is kept in, in a sentence."""
    try:
        yield
    except BadFile as problem:
        raise Complaint(problem.id, file=str(path), **problem.values) from None
    except OSError as error:
        raise Complaint("command-file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


@contextmanager
def work_problems(path: Path | None, done: Callable[[], int]) -> Iterator[None]:
    """What may come between, in a sentence that says how much is done and where it is kept."""
    try:
        yield
    except NoCluster as problem:
        raise Complaint(problem.id, **problem.values) from None
    except BadFolder as problem:
        raise Complaint(problem.id, **problem.values) from None
    except TooOftenLost:
        raise Complaint("command-worker-died", games=done()) from None
    except KeyboardInterrupt:
        if path is None:
            raise
        raise Complaint("command-kept-interrupted", games=done(), file=str(path)) from None
