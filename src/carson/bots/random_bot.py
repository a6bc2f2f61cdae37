"""The bot that chooses evenly among all legal choices."""

from __future__ import annotations

from random import Random

from carson.bots.bot import MEASURED, Bot, Budget
from carson.core.game import Game


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self._chance = Random(seed)  # its own: the game's chance and Python's global one stay untouched

    def choose(self, game: Game, seat: int) -> int:
        return one_of(game.legal(seat), self._chance)


def one_of(choices: list[int], chance: Random) -> int:
    """Any, evenly."""
    return choices[int(chance.random() * len(choices))]
