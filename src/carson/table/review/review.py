"""The review of a whole game: what is to be looked at next, how much is done, and what all of it says of each seat.

All choices are looked at quickly, and those again and closely that may have been mistakes. Each piece of work needs the
record alone, so that any process can do it, in any order; what is found so far can be told at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from math import exp, hypot
from typing import Final, NamedTuple

from carson.bots.foresight import foresight_of
from carson.core.game import Game
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.review.fortune import Fortune, fortune
from carson.table.review.judging import LEVELS, QUICK, SIMULATIONS, SURE, Judged, judge

STRIDE: Final = 8  # every so manyth choice comes first: so the whole game is seen early, if roughly
AT_STAKE: Final = 0.03  # between the best and the worst that was tried: whatever matters less says nothing of a player
HALF: Final = 0.1  # a loss that leaves 37% of a choice's accuracy
SWING: Final = 0.05  # of a chance to win that is a turning point
MOST_POINTS: Final = 8  # turning points


class Work(NamedTuple):
    """A choice to be looked at, by its number in the record."""

    number: int
    closely: bool


class Found(NamedTuple):
    judged: Judged
    fortune: Fortune | None


class Step(NamedTuple):
    """A choice in its position."""

    game: Game
    seat: int
    choice: int
    after: Game


class TurningPoint(NamedTuple):
    """A moment at which a seat's chance to win changed much: by its own choice, or by luck."""

    number: int
    seat: int
    change: float
    by_luck: bool


@dataclass(frozen=True, slots=True)
class Accuracy:
    """0 to 100, in choices where something was at stake; None: there were none."""

    choices: int
    value: float | None


@dataclass(frozen=True, slots=True)
class Account:
    """What the review says of a seat."""

    accuracy: Accuracy
    phases: Mapping[str, Accuracy]
    verdicts: Mapping[str, int]
    lost: float  # of the chance to win, by what was surely worse than the best, all in all
    luck: float
    luck_error: float


def steps_of(record: Record) -> list[Step]:
    """All choices of a record, as far as today's rules go with it; a game that nobody can judge is refused."""
    foresight_of(record.game)
    title = title_of(record.game)
    game, steps = title.new(record.config, record.seed, quiet=True), []
    for seat, text in record.choices:
        choice = title.catalogue.find(text)
        if choice is None or game.over or seat not in game.waiting or choice.number not in game.legal(seat):
            break
        after = game.copy()
        after.apply(seat, choice.number)
        steps.append(Step(game, seat, choice.number, after))
        game = after
    return steps


def found_in(record: Record, work: Sequence[Work], simulations: int = SIMULATIONS) -> list[Found]:
    """Some pieces of work, done."""
    return list(done(steps_of(record), work, simulations))


def done(steps: Sequence[Step], work: Iterable[Work], simulations: int) -> Iterator[Found]:
    for number, closely in work:
        game, seat, choice, after = steps[number - 1]
        judged = judge(game, number, seat, choice, simulations, closely)
        yield Found(judged, None if closely else fortune(game, number, seat, choice, after, simulations))


def at_another_choice(record: Record, number: int, text: str, simulations: int = SIMULATIONS) -> Judged:
    """What would be said of another choice in the same place."""
    game, seat, *_ = step_at(steps_of(record), number)
    return judge(game, number, seat, legal_choice(game, seat, text), simulations, closely=True)


def step_at(steps: Sequence[Step], number: int) -> Step:
    if not 1 <= number <= len(steps):
        raise Refusal("no-such-move", choices=number, most=len(steps))
    return steps[number - 1]


def legal_choice(game: Game, seat: int, text: str) -> int:
    choice = game.catalogue.find(text)
    if choice is None:
        raise Refusal("unknown-choice", text=text[:60])
    game.check(seat, choice.number)
    return choice.number


class Review:
    """What has been found out of a game so far."""

    def __init__(self, record: Record, simulations: int = SIMULATIONS) -> None:
        self.record = record
        self.simulations = simulations
        self.steps = steps_of(record)
        if not self.steps:
            raise Refusal("nothing-to-review")
        self.judged: dict[int, Judged] = {}
        self.fortunes: dict[int, Fortune] = {}
        self._close: set[int] = set()  # what was looked at closely
        self._progress = 0.0

    def so_far(self) -> Review:
        """The same as it is now, for whoever tells it while the work goes on."""
        new = copy(self)
        new.judged, new.fortunes, new._close = dict(self.judged), dict(self.fortunes), set(self._close)
        return new

    @property
    def players(self) -> int:
        return self.steps[0].game.players

    def step(self, number: int) -> Step:
        return step_at(self.steps, number)

    def after(self, number: int, choice: str) -> Game:
        """The game right after any legal choice there, before anything follows."""
        game, seat, *_ = self.step(number)
        return game.after(seat, legal_choice(game, seat, choice))

    def work(self, most: int) -> list[Work]:
        """What comes next, at most so many pieces; none: the review is complete."""
        return [*self._quick(), *self._closely()][:most]

    def _quick(self) -> Iterator[Work]:
        numbers = sorted(range(len(self.steps)), key=lambda index: (index % STRIDE != 0, index))
        return (Work(index + 1, False) for index in numbers if index + 1 not in self.judged)

    def _closely(self) -> list[Work]:
        """What may be worse than good: the worst first."""
        doubtful = [one for one in self.judged.values() if one.number not in self._close and may_be_bad(one)]
        return [Work(one.number, True) for one in sorted(doubtful, key=lambda one: -one.loss)]

    def add(self, found: Iterable[Found]) -> None:
        for judged, came in found:
            self.judged[judged.number] = judged
            if came is None:
                self._close.add(judged.number)
            else:
                self.fortunes[judged.number] = came

    @property
    def complete(self) -> bool:
        return not self.work(1)

    def progress(self) -> float:
        """From 0 to 1, never back. How many will be looked at closely is guessed from those that were looked at quickly."""
        total, quick = len(self.steps), len(self.fortunes)
        close = len(self._close) + len(self._closely())
        to_come = close / quick * total if quick else total / 3
        part = (quick + QUICK * len(self._close)) / (total + QUICK * max(close, to_come))
        self._progress = 1.0 if self.complete else max(self._progress, min(part, 0.99))
        return self._progress

    # What it says.

    def chances(self) -> list[tuple[int, tuple[float, ...]]]:
        """Everybody's chance to win after each choice that is known, and in the end who has won."""
        even = (1 / self.players,) * self.players
        found = [(0, even)]
        for number in sorted(self.fortunes):
            found.append((number, self.fortunes[number].chances or found[-1][1]))
        last = self.steps[-1].after
        if last.over:
            winners = last.winners()
            if found[-1][0] == len(self.steps):
                found.pop()
            found.append((len(self.steps), tuple((seat in winners) / len(winners) for seat in range(self.players))))
        return found

    def turning_points(self) -> list[TurningPoint]:
        """In their order: the choices and the luck that changed most."""
        found = [
            TurningPoint(one.number, one.seat, -one.loss, False) for one in self.judged.values() if self.is_mistake(one)
        ]
        for came in self.fortunes.values():
            if came.luck:
                seat = max(range(self.players), key=lambda seat: abs(came.luck[seat]))
                if abs(came.luck[seat]) > SURE * came.errors[seat]:
                    found.append(TurningPoint(came.number, seat, came.luck[seat], True))
        great = sorted((one for one in found if abs(one.change) >= SWING), key=lambda one: -abs(one.change))
        return sorted(great[:MOST_POINTS])

    def is_mistake(self, one: Judged) -> bool:
        """Nobody is blamed before it was looked at closely."""
        return one.verdict in LEVELS and one.number in self._close

    def verdict(self, one: Judged) -> str:
        """Nothing, as long as it may still become another one."""
        return "" if may_be_bad(one) and one.number not in self._close else one.verdict

    def account(self, seat: int) -> Account:
        own = [one for one in self.judged.values() if one.seat == seat and one.verdict]
        game = foresight_of(self.record.game)
        luck = [(one.luck[seat], one.errors[seat]) for one in self.fortunes.values() if one.luck]
        return Account(
            accuracy_of(own), {phase: accuracy_of([one for one in own if one.phase == phase]) for phase in game.phases},
            Counter(verdict for one in own if (verdict := self.verdict(one))),
            sum(one.loss for one in own if self.is_mistake(one)),
            sum(swing for swing, _ in luck), hypot(*(error for _, error in luck)),
        )  # fmt: skip


def may_be_bad(one: Judged) -> bool:
    return one.loss + SURE * one.error >= min(LEVELS.values()) and one.loss > 0


def accuracy_of(judged: Sequence[Judged]) -> Accuracy:
    """The mean of what each choice leaves, where something was at stake; a loss that nobody is sure of is none."""
    counted = [one for one in judged if one.tried[0].chance - min(tried.chance for tried in one.tried) >= AT_STAKE]
    if not counted:
        return Accuracy(0, None)
    left = [exp(-one.loss / HALF) if one.is_mistake else 1.0 for one in counted]
    return Accuracy(len(counted), 100 * sum(left) / len(left))
