"""Players that are programs, by name. How to write one: docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carson.bots.bot import Bot
from carson.bots.greedy import GreedyBot
from carson.bots.random_bot import RandomBot
from carson.core.refusal import Refusal

BOTS: Final[dict[str, Callable[[int], Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}

__all__ = ["BOTS", "Bot", "make_bot"]


def make_bot(name: str, seed: int) -> Bot:
    """A new bot; its own chance comes from the seed alone."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
