"""Players that are programs, by game and by name. How to write one: docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterable

from carson.bots.bot import MEASURED, Bot, Budget, ask, ask_why, imagined_for
from carson.core.refusal import Refusal
from carson.games import class_at, entry_of

__all__ = ["MEASURED", "Bot", "Budget", "ask", "ask_why", "imagined_for", "known_bot", "make_bot"]


def make_bot(name: str, seed: int, game: str, budget: Budget = MEASURED) -> Bot:
    """A new bot for a game of this name; its own chance comes from the seed alone."""
    bot = class_at(entry_of(game).bots[known_bot(name, game)])
    assert issubclass(bot, Bot)
    return bot(seed, budget)


def known_bot(name: str, game: str, others: Iterable[str] = ()) -> str:
    """The name, if it is that of a bot for this game, or one of the others that are allowed here."""
    known = [*entry_of(game).bots, *others]
    if name not in known:
        raise Refusal("unknown-bot", bot=name[:40], known=", ".join(known))
    return name
