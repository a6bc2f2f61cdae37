"""The levels of the card game: one way to reckon, with more or less care (`reckoner.py`)."""

from __future__ import annotations

from functools import cache
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from carson.bots.bot import LEAST, MEASURED, Bot, Budget, Considered, told
from carson.bots.cards.judge import Judge
from carson.bots.cards.quick import shake
from carson.bots.cards.reckoner import Care, Reckoner
from carson.bots.cards.telling import facts, idea
from carson.bots.cards.value import shipped_doubt, shipped_weights
from carson.cards.game import CardGame
from carson.core.game import Game

ABSURD: Final = 8.0  # points: whatever is so much worse than the best, nobody takes for good


@cache
def judge() -> Judge:
    """One for all bots of a process: what it keeps changes nothing."""
    return Judge(shipped_weights(), shipped_doubt())


class Level(Bot):
    """Takes what it reckons to be best; `slip` is how many points it may misjudge a choice by."""

    care: ClassVar[Care]
    slip: ClassVar[float] = 0.0

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self.simulations = self.care.iterations  # for a decision, unless the budget names another number
        self.reckoner = Reckoner(judge(), self.care)
        self.simulations_done = 0

    def choose(self, game: Game, seat: int) -> int:
        return self._weighed(game, seat)[0][0]

    def considered(self, game: Game, seat: int) -> list[Considered]:
        assert isinstance(game, CardGame)
        weighed = dict(self._weighed(game, seat))
        chances = self.reckoner.chances(game, seat, weighed, self._chance(game))
        found = []
        for choice in weighed:
            reasons = self.reckoner.reasons(game, seat, choice, weighed)
            why = told(reasons, LEAST if len(reasons) > 1 else 0.0)
            found.append(
                Considered(choice, sum(reasons.values()), why, facts(reasons), idea(game, seat, choice), chances[choice])
            )
        return found

    def _weighed(self, game: Game, seat: int) -> list[tuple[int, float]]:
        """The choices with what each is worth, the best first."""
        assert isinstance(game, CardGame)
        chance = self._chance(game)
        until = perf_counter() + self.budget.seconds if self.budget.seconds is not None else None
        values = self.reckoner.weighed(game, seat, chance, self.budget.simulations, until)
        self.simulations_done += self.reckoner.simulations
        if self.slip:
            least = max(values.values()) - ABSURD
            values = {
                choice: value + self.slip * shake(chance) if value > least else value - ABSURD
                for choice, value in values.items()
            }
        return sorted(values.items(), key=lambda item: -item[1])

    def _chance(self, game: CardGame) -> Random:
        """The same for as long as the position is the same to this seat; the key of an imagined game is its own."""
        return Random(f"{self.seed}/{game.key.hex()}/{game.draws}/{len(game.agenda)}")


class Tenderfoot(Level):
    """Somebody who learns: sees what is good, and often takes something else."""

    name = "tenderfoot"
    care = Care(places=4, iterations=16, denial=0.0)
    slip = 3.0


class Deputy(Level):
    """Plays for itself, with slips."""

    name = "deputy"
    care = Care(places=4, iterations=16, denial=0.0)
    slip = 1.4


class Marshal(Level):
    """Plays for itself and seldom slips."""

    name = "marshal"
    care = Care(places=4, iterations=40, denial=0.0)
    slip = 0.4


class Legend(Level):
    """Watches what the others want, and thinks of the cards to come."""

    name = "legend"
    care = Care(places=10, ahead=8, share=0.7, iterations=400)
