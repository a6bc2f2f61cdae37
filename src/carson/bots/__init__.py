"""Players that are programs, by game and by name. How to write one: docs/bots.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carson.bots.board.greedy import GreedyBot
from carson.bots.bot import Bot
from carson.bots.cards.greedy import CardsGreedyBot
from carson.bots.random_bot import RandomBot
from carson.core.refusal import Refusal

BOTS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "board": {"random": RandomBot, "greedy": GreedyBot},
    "cards": {"random": RandomBot, "greedy": CardsGreedyBot},
}

__all__ = ["BOTS", "Bot", "make_bot"]


def make_bot(name: str, seed: int, game: str) -> Bot:
    """A new bot for a game of this name; its own chance comes from the seed alone."""
    known = BOTS.get(game, {})
    if name not in known:
        raise Refusal("unknown-bot", bot=name, known=", ".join(known))
    return known[name](seed)
