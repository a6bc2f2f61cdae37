"""Bots as they are named on the command line, shared by the commands that seat some."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from carson.bots import Budget, known_bot
from carson.bots.programs import command_of, is_program
from carson.cli.complaint import Complaint
from carson.cli.parser import Parser, names, number

MOST_PATIENCE: Final = 86_400
LONGEST_FACE: Final = 20


def known_bots(wanted: Sequence[str], game: str) -> None:
    """Refuses what is no bot of this game, and no bots at all."""
    for name in wanted:
        if is_program(name):
            command_of(name)
        else:
            known_bot(name, game)
    if not wanted:
        raise Complaint("command-no-bots")


def add_patience(parser: Parser) -> None:
    """For commands that seat programs."""
    parser.add_argument("--patience", type=_seconds, metavar="SECONDS", help="command-patience-option")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.01 <= seconds <= MOST_PATIENCE:  # a NaN is not either
        raise Complaint("command-patience-not-so", text=text, most=MOST_PATIENCE)
    return seconds


def budgets_of(options: Namespace, bots: Iterable[str], game: str) -> dict[str, Budget]:
    """By name, of those that are told one: the simulations of bots, the time of programs."""
    for name in options.simulations:
        known_bot(name, game)
    return {**options.simulations, **{name: time_of(options) for name in bots if is_program(name)}}


def time_of(options: Namespace) -> Budget:
    """What a program has for a choice."""
    return Budget(seconds=options.patience)


def face(name: str) -> str:
    """What a bot is called at a table, before the number of its seat: a program after its file."""
    return Path(command_of(name)[0]).stem[:LONGEST_FACE] if is_program(name) else name


def simulations(text: str) -> dict[str, Budget]:
    """Reads budgets by bot: `marshal=40,legend=300`."""
    budgets = {}
    for part in names(text):
        name, equals, count = part.partition("=")
        if not equals:
            raise Complaint("command-simulations-not-so", text=part)
        budgets[name.strip()] = Budget(simulations=number("--simulations", 1, 10_000_000)(count.strip()))
    return budgets
