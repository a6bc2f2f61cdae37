"""Bots as they are named on the command line, shared by the commands that seat some."""

from __future__ import annotations

from collections.abc import Sequence

from carson.bots import Budget, known_bot
from carson.cli.complaint import Complaint
from carson.cli.parser import names, number


def known_bots(wanted: Sequence[str], game: str) -> None:
    """Refuses what is no bot of this game, and no bots at all."""
    for name in wanted:
        known_bot(name, game)
    if not wanted:
        raise Complaint("command-no-bots")


def simulations(text: str) -> dict[str, Budget]:
    """Reads budgets by bot: `marshal=40,legend=300`."""
    budgets = {}
    for part in names(text):
        name, equals, count = part.partition("=")
        if not equals:
            raise Complaint("command-simulations-not-so", text=part)
        budgets[name.strip()] = Budget(simulations=number("--simulations", 1, 10_000_000)(count.strip()))
    return budgets
