"""What may come of a choice, in imagined futures: everybody's chance to win there. A review of a game is made of these.

It looks at imagined positions alone, as a bot does, so that it judges nobody by what he could not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from carson.bots.bot import Considered
from carson.core.events import Event
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import class_at, entry_of

Chances = Sequence[float]  # to win, by seat


class Foresight(ABC):
    """One for a decision: what it finds out on the way is good for that position alone."""

    phases: ClassVar[Sequence[str]]  # of a round, in their order; decisions are told apart by these

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def future_seed(self, number: int) -> str:
        """Everything that is compared meets the same futures."""
        return f"{self.seed}/{number}"

    @staticmethod
    @abstractmethod
    def phase(game: Game) -> str:
        """To which phase belongs what is asked now."""

    @abstractmethod
    def candidates(self, game: Game, seat: int, made: int) -> Mapping[int, float]:
        """The choices worth a thought, the likeliest first, and the one that was made.

        With how much less likely it seems to win than the likeliest, at first sight, as a logit. Empty: nothing to judge.
        """

    @abstractmethod
    def chances(self, game: Game, view: int, seat: int, choice: int, number: int) -> Chances:
        """After a choice of a seat, at the end of the round in the future of that number, as `view` may know the game."""

    @abstractmethod
    def standing(self, game: Game, view: int, number: int, before: Game) -> Chances | None:
        """As a game stands that came from `before`, at the end of the round in which that was.

        None: a new round has begun, and what came with it is no part of what could be expected before.
        """

    @abstractmethod
    def course(self, game: Game, seat: int, choice: int, number: int) -> list[Event]:
        """What happens in that future from the choice on."""

    @abstractmethod
    def reasons(self, game: Game, seat: int, choices: Sequence[int]) -> list[Considered]:
        """What is to be said of some of the candidates."""


def foresight_of(game: str) -> type[Foresight]:
    place = entry_of(game).foresight
    if not place:
        raise Refusal("no-review", game=game)
    found = class_at(place)
    assert issubclass(found, Foresight)
    return found
