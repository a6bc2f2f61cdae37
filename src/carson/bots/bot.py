"""What a bot is: a name, and a choice whenever a game waits for its seat. It is asked in one way, with an imagined game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeVar

from carson.core.game import Game

G = TypeVar("G", bound=Game)

LEAST: Final = 0.005  # points that are worth telling

Reasons = tuple[tuple[str, float], ...]  # codes, and points that each adds or takes
Facts = Mapping[str, Mapping[str, int | str]]


@dataclass(frozen=True, slots=True)
class Considered:
    """A choice as a bot sees it: what it is worth in victory points, and why. The reasons add up to it, nearly."""

    choice: int
    worth: float
    reasons: Reasons
    facts: Facts = field(default_factory=dict)
    """By a reason's code what it comes from, in the figures of the game; nothing: it goes without saying."""
    idea: str = ""
    """What is done: choices of one idea differ in where, or in how much. A bot that tells none has one for all."""
    chance: float | None = None
    """To win the game, if the bot can say."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about a choice. Simulations give the same choices everywhere; seconds are what people wait.

    Neither: the simulations that the bot's strength is measured with. Both: whichever is used up first.
    """

    simulations: int | None = None
    seconds: float | None = None


MEASURED: Final = Budget()


class Bot(ABC):
    """A player that is a program. One bot plays one seat of one game at a time; it changes nothing in the game."""

    name: ClassVar[str]

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        self.seed = seed
        self.budget = budget  # a bot that does not search has no use for it

    @abstractmethod
    def choose(self, game: Game, seat: int) -> int:
        """One of `game.legal(seat)`; the game waits for this seat, and what the seat cannot know is imagined."""

    def considered(self, game: Game, seat: int) -> list[Considered]:
        """What it would weigh in this position, best first, so that the first is what it would choose.

        A bot that weighs nothing has nothing to tell.
        """
        return []


def imagined_for(seed: int, game: G, seat: int) -> G:
    """A game as a bot with this seed gets it: the same for as long as nothing is rolled, drawn or revealed."""
    return game.imagined(seat, f"{seed}/{game.draws}")


def ask(bot: Bot, game: Game, seat: int) -> int:
    """What a bot chooses: nothing else may call `choose`, so that no bot ever sees a true game."""
    return bot.choose(imagined_for(bot.seed, game, seat), seat)


def ask_why(bot: Bot, game: Game, seat: int) -> list[Considered]:
    """What a bot would weigh, in the same game that it would choose in."""
    return bot.considered(imagined_for(bot.seed, game, seat), seat)


def told(reasons: Mapping[str, float], least: float = LEAST) -> Reasons:
    """The reasons that matter, those that matter most first."""
    found = [(code, points) for code, points in reasons.items() if abs(points) >= least]
    return tuple(sorted(found, key=lambda reason: -abs(reason[1])))
