"""The `carson` command: finds the subcommand, and turns whatever goes wrong into one sentence and an exit status.

Subcommands are modules of `carson.cli.commands`, imported when they are asked for.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from carson import __version__
from carson.cli.complaint import BAD_INPUT, Complaint
from carson.cli.output import Output
from carson.core.refusal import Refusal

COMMANDS = (
    "play",
    "simulate",
    "ladder",
    "data",
    "study",
    "replay",
    "analyse",
    "verify",
    "show",
    "rules",
    "presets",
    "bench",
    "train",
    "engine",
    "serve",
    "backup",
)
# Set to anything, it lets an error of the program itself through with its traceback.
TRACEBACK = "CARSON_TRACEBACK"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and say the exit status."""
    _open_missing_streams()
    output = Output()
    try:
        status = _run(output, list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()  # here, where a closed pipe or a full disk can still be handled
        return status
    except (Complaint, Refusal) as problem:
        output.complain(problem)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C must not interrupt the sentence
        output.complain(Complaint("command-interrupted"))
    except BrokenPipeError:
        _drop_output()
        output.complain(Complaint("command-pipe-closed"))
    except OSError as error:
        _drop_output()
        output.complain(Complaint("command-system-error", reason=error.strerror or str(error)))
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        problem_told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        output.complain(Complaint("command-own-error", problem=problem_told, variable=TRACEBACK))
    return BAD_INPUT


def _run(output: Output, arguments: list[str]) -> int:
    if arguments[:1] == ["--version"]:
        from carson.core.compiled import is_compiled

        print(f"carson {__version__}{' (compiled)' if is_compiled() else ''}")
        return 0
    from carson.cli.parser import HELP, Parser

    if not arguments or arguments[0] in (*HELP, "help"):
        if arguments[1:]:  # carson help simulate
            return _run(output, [arguments[1], HELP[-1]])
        return _help(output)
    name, *rest = arguments
    if name not in COMMANDS:
        raise Complaint("command-unknown", command=name, known=", ".join(COMMANDS))
    from importlib import import_module

    command = import_module(f"carson.cli.commands.{name}")
    parser = Parser(name)
    command.add_arguments(parser)
    if any(argument in HELP for argument in rest):
        print(parser.help(output.words), end="")
        return 0
    status: int = command.run(output, parser.parse(rest))
    return status


def _help(output: Output) -> int:
    from rich.table import Table

    words = output.words
    output.print(words("command-carson"))
    output.print()
    commands = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        commands.add_row(f"  {name}", words(f"command-{name}"))
    output.print(commands)
    output.print()
    output.print(words("command-carson.more"))
    return 0


def _open_missing_streams() -> None:
    """Whoever started us may have closed a standard stream, which Python then has as None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _drop_output() -> None:
    """Let what is still to be written go nowhere, so that Python's own flush at the end finds an open file."""
    with suppress(OSError, ValueError, AttributeError):  # not a file of the system, as in a test
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
