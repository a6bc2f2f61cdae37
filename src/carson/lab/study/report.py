"""Which tables a game's report has, and what its head says."""

from __future__ import annotations

from collections.abc import Sequence

from carson import __version__
from carson.games import entry_of, part_at
from carson.lab.study.games import Games
from carson.lab.study.gathering import Gathered
from carson.lab.study.page import Facts
from carson.lab.study.shared_report import not_counted
from carson.lab.study.tables import Report


def report_of(game: str) -> Report:
    found = part_at(entry_of(game).report)
    assert isinstance(found, Report)
    return found


def facts_of(games: Games, gathered: Sequence[Gathered]) -> Facts:
    plan, played = games.plan, games.in_order
    asked, seconds = sum(sum(one.asked) for one in played), sum(sum(one.seconds) for one in played)
    return Facts(
        plan.game, len(gathered), sum(one.decisions for one in gathered), [_named(games, bot) for bot in plan.bots],
        round(1000 * seconds / max(1, asked), 1), plan.seed, __version__, not_counted(entry_of(plan.game).letter),
    )  # fmt: skip


def _named(games: Games, bot: str) -> str:
    """A bot with its simulations, if it got a number of them, and how long it took for a decision."""
    budget = games.plan.budgets.get(bot)
    return f"{bot} ({budget.simulations})" if budget is not None and budget.simulations else bot
