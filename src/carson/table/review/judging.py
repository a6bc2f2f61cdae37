"""One choice of a finished game: what it gave away of the chance to win, and how sure that is. Luck is in `fortune`.

Whoever chose is judged in games that his seat might have imagined then, so that nothing counts that he could not know.
What is best is found in some futures and measured in others, against what was chosen: else it would seem better than it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, hypot, sqrt
from typing import Final

from carson.bots import imagined_for
from carson.bots.bot import Considered, Facts
from carson.bots.foresight import Chances, Foresight, foresight_of
from carson.bots.search import EXPECTED
from carson.core.events import Event
from carson.core.game import Game

SEED: Final = 1858  # of the games that are imagined: a review is the same every time
SIMULATIONS: Final = 240  # of a choice that matters, unless somebody wants others
QUICK: Final = 5  # a first look takes one in so many of them
FINALISTS: Final = 3  # choices that are looked at closely
SURE: Final = 2.0  # standard errors that a loss must be above 0
LEAST_ERROR: Final = 0.01  # what futures are like nobody knows better
UNSURE: Final = 0.001  # nobody has no chance at all
FEWEST: Final = 4  # futures, or nobody could say how sure it is

# By loss of the chance to win, the worst first.
LEVELS: Final[Mapping[str, float]] = {"blunder": 0.15, "mistake": 0.08, "inaccuracy": 0.03}
GOOD: Final = "good"
CLOSE: Final = "close"  # it may be as bad as an inaccuracy, and nobody can tell

Reason = tuple[str, float]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice that was tried out: the chance to win after it, and why."""

    choice: str
    chance: float
    worth: float = 0.0
    reasons: tuple[Reason, ...] = ()
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice as it looked before anybody knew what came of it."""

    number: int  # in the record, from 1
    seat: int
    round: int
    phase: str
    choice: str
    simulations: int = 0  # with which it was judged
    verdict: str = ""  # nothing: there was nothing to choose
    loss: float = 0.0  # of the chance to win, against the best
    error: float = 0.0  # the standard error of the loss
    tried: tuple[Weighed, ...] = ()  # the best first
    follows: tuple[Event, ...] = ()  # after the best, if that was not chosen: in a future that is like most

    @property
    def best(self) -> str:
        return self.tried[0].choice if self.tried else self.choice

    @property
    def chance(self) -> float | None:
        """To win, after what was chosen."""
        return next((one.chance for one in self.tried if one.choice == self.choice), None)

    @property
    def is_mistake(self) -> bool:
        return self.verdict in LEVELS


def verdict_of(loss: float, error: float) -> str:
    """By the loss, if it is beyond what may be chance."""
    level = next((level for level, least in LEVELS.items() if loss >= least), GOOD)
    return CLOSE if level != GOOD and loss < SURE * error else level


class Tries:
    """Choices that are tried in the same futures."""

    def __init__(self, foresight: Foresight, game: Game, seat: int, expected: Mapping[int, float]) -> None:
        self._foresight, self._game, self._seat = foresight, game, seat
        self.expected = expected
        self.results: dict[int, list[Chances]] = {choice: [] for choice in expected}

    def on(self, choices: Sequence[int], until: int) -> None:
        """In all futures below this number that a choice has not met."""
        for choice in choices:
            results = self.results[choice]
            for number in range(len(results), until):
                results.append(self._foresight.chances(self._game, self._seat, self._seat, choice, number))

    def own(self, choice: int, since: int = 0) -> list[float]:
        return [chances[self._seat] for chances in self.results[choice][since:]]

    def chance(self, choice: int) -> float:
        """To win after it; how it looked at first sight counts as some futures do."""
        own = self.own(choice)
        return (EXPECTED * self.at_first_sight(choice, len(own)) + sum(own)) / (EXPECTED + len(own))

    def at_first_sight(self, choice: int, futures: int | None) -> float:
        """What the likeliest choice came to in some futures, and how much less likely this one seemed to win."""
        own = self.own(next(iter(self.results)))[:futures]
        start = min(max(sum(own) / len(own), UNSURE), 1 - UNSURE)
        return 1 / (1 + (1 / start - 1) * exp(-self.expected[choice]))

    def ranked(self) -> list[int]:
        """Those that were tried most often first, and of these the best."""
        return sorted(self.results, key=lambda choice: (-len(self.results[choice]), -self.chance(choice)))

    def loss(self, made: int, best: int, since: int) -> tuple[float, float]:
        """What `made` loses against `best` in the futures from a number on, and how far that may be wrong.

        Where first sight and the futures say different things, nobody is sure.
        """
        pairs = zip(self.own(best, since), self.own(made, since), strict=True)
        differences = [one - other for one, other in pairs]
        mean, error = mean_and_error(differences)
        seen = self.at_first_sight(best, since or None) - self.at_first_sight(made, since or None)
        trust = EXPECTED / (EXPECTED + len(differences))
        return max(0.0, trust * seen + (1 - trust) * mean), hypot(error, trust * (seen - mean), LEAST_ERROR)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def judge(game: Game, number: int, seat: int, choice: int, simulations: int = SIMULATIONS, closely: bool = False) -> Judged:
    """A legal choice, in the position before it. A first look takes a part of the simulations."""
    kind = foresight_of(game.name)
    position = imagined_for(SEED, game, seat)
    foresight = kind(SEED)
    expected = foresight.candidates(position, seat, choice)
    about = number, seat, game.round, kind.phase(game), game.catalogue.text(choice)
    if len(expected) < 2:
        return Judged(*about)
    tries = Tries(foresight, position, seat, expected)
    reached = max(FEWEST, simulations // QUICK // len(expected))
    tries.on(list(expected), reached)
    since = 0
    if closely:
        finalists = with_one(tries.ranked()[:FINALISTS], choice)
        reached += max(FEWEST, simulations // 3 // len(finalists))
        tries.on(finalists, reached)
    best = tries.ranked()[0]
    if closely and best != choice:
        since = reached
        tries.on([best, choice], since + max(FEWEST, simulations // 3))
    loss, error = tries.loss(choice, best, since)
    chance = tries.chance(choice)
    most = min(1.0, chance + loss)
    chances = {one: min(tries.chance(one), most) for one in tries.results} | {choice: chance, best: most}
    ranked = sorted(chances, key=lambda one: (one != best, -chances[one]))
    typical = min(range(len(tries.results[best])), key=lambda future: abs(tries.own(best)[future] - tries.chance(best)))
    follows = foresight.course(position, seat, best, typical) if closely and best != choice else ()
    told = foresight.reasons(position, seat, with_one(ranked[:FINALISTS], choice))
    return Judged(
        *about, simulations=simulations if closely else simulations // QUICK, verdict=verdict_of(loss, error), loss=loss,
        error=error, tried=tuple(weighed(one, chances[one], told, game) for one in ranked), follows=tuple(follows),
    )  # fmt: skip


def with_one(choices: Sequence[int], one: int) -> list[int]:
    return [*choices] if one in choices else [*choices, one]


def weighed(choice: int, chance: float, told: Sequence[Considered], game: Game) -> Weighed:
    text = game.catalogue.text(choice)
    why = next((one for one in told if one.choice == choice), None)
    return Weighed(text, chance) if why is None else Weighed(text, chance, why.worth, why.reasons, why.facts)
