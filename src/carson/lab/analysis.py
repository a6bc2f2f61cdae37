"""A game choice by choice through the eyes of a bot: who is likely to win, and what it would have chosen instead.

A bot judges for the seat that is asked, as that seat may know the game. What it says of one seat's chance leaves the
rest to the others, as they stood before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carson.bots import MEASURED, Budget, ask_why, make_bot
from carson.bots.bot import Considered
from carson.core.game import Game

SEED: Final = 1858  # of the games that bots imagine: an analysis is the same every time
MUCH_CHANCE: Final = 0.05  # what is worth a word: of the chance to win,
MUCH_WORTH: Final = 1.0  # or in victory points, if a bot does not speak of chances


@dataclass(frozen=True)
class Judged:
    """A choice as the bot saw it before it was made. None: it did not weigh it."""

    number: int
    seat: int
    choice: str
    best: str | None  # what it would have chosen; None: it weighs nothing here
    worth: float | None
    best_worth: float | None
    chance: float | None
    best_chance: float | None
    chances: tuple[float, ...] | None  # to win, by seat, after the choice; None: the bot does not speak of chances

    @property
    def lost(self) -> float | None:
        """What the choice gave away, in chances if there are any, or else in points."""
        if self.chance is not None and self.best_chance is not None:
            return max(0.0, self.best_chance - self.chance)
        if self.worth is not None and self.best_worth is not None:
            return max(0.0, self.best_worth - self.worth)
        return None

    @property
    def in_chances(self) -> bool:
        return self.best_chance is not None

    @property
    def agreed(self) -> bool:
        """Whether the bot would have chosen the same, or cannot say."""
        return self.best is None or self.best == self.choice

    @property
    def questionable(self) -> bool:
        """Whether much was given away, or the choice was not even weighed."""
        if self.agreed:
            return False
        lost = self.lost
        return lost is None or lost >= (MUCH_CHANCE if self.in_chances else MUCH_WORTH)


class Analyst:
    """Judges the choices of one game in their order."""

    def __init__(self, bot: str, game: Game, budget: Budget = MEASURED) -> None:
        self._bots = [make_bot(bot, SEED, game.name, budget) for _ in range(game.players)]
        self._chances = [1 / game.players] * game.players
        self._speaks_of_chances = False
        self._count = 0

    def judge(self, game: Game, seat: int, choice: int) -> Judged:
        """A legal choice that is about to be made."""
        self._count += 1
        weighed = ask_why(self._bots[seat], game, seat)
        made = next((one for one in weighed if one.choice == choice), None)
        by_the_way = made is None and choice in game.beside  # such as a road: a bot lays it when it needs it
        best = weighed[0] if weighed and not by_the_way else None
        if made is not None and made.chance is not None:
            self._speaks_of_chances = True
            self._chances = shared_out(self._chances, seat, made.chance)
        return Judged(
            self._count, seat, game.catalogue.text(choice), None if best is None else game.catalogue.text(best.choice),
            worth=_worth(made), best_worth=_worth(best), chance=_chance(made), best_chance=_chance(best),
            chances=tuple(self._chances) if self._speaks_of_chances else None,
        )  # fmt: skip


def _worth(one: Considered | None) -> float | None:
    return None if one is None else one.worth


def _chance(one: Considered | None) -> float | None:
    return None if one is None else one.chance


def shared_out(chances: Sequence[float], seat: int, chance: float) -> list[float]:
    """The chances of all when that of one is known anew: the others share the rest as they stood."""
    others = sum(chances) - chances[seat]
    rest = 1 - chance
    return [
        chance if one == seat else rest * (old / others if others > 0 else 1 / (len(chances) - 1))
        for one, old in enumerate(chances)
    ]


@dataclass(frozen=True)
class Summary:
    """How a seat chose, all in all."""

    choices: int  # that the bot weighed
    agreed: int  # that it would have made too
    questionable: int
    lost: float  # in chances, or in points


def summaries(judged: Sequence[Judged], seats: int) -> list[Summary]:
    found = []
    for seat in range(seats):
        own = [one for one in judged if one.seat == seat and one.best is not None]
        agreed, doubtful = sum(one.agreed for one in own), sum(one.questionable for one in own)
        found.append(Summary(len(own), agreed, doubtful, sum(one.lost or 0.0 for one in own)))
    return found
