"""What a bot is: a name, and a choice whenever a game waits for its seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from carson.core.game import Game


class Bot(ABC):
    """A player that is a program. One bot plays one seat of one game at a time; it changes nothing in the game."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """One of `game.legal(seat)`; the game waits for this seat."""
