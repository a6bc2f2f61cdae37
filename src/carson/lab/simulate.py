"""Many games between bots, whoever plays them, with the same results.

Everything in a game follows from its table (`plans.py`): its chance, the bots' chance and the seats.
"""

from __future__ import annotations

import traceback
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from carson.bots import MEASURED, Bot, ask
from carson.bots.programs import ProgramBot, bot_or_program
from carson.core.game import Game
from carson.games import title_of
from carson.lab.crew.crew import Alone, Crew
from carson.lab.plans import AnyPlan, Table, bot_seed
from carson.locales import Words

if TYPE_CHECKING:  # what is needed to write games down is loaded when some are
    from carson.lab.data.observing import Observed, Observer

MOST_DECISIONS = 10_000  # of one game; a usual one has two hundred


@dataclass(frozen=True)
class Thinking:
    """What the choices of one seat took."""

    asked: int = 0
    seconds: float = 0.0  # that the processor worked, or that a program was waited for
    lost: int = 0  # turns that a program lost


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where and what came of it, or the problem that ended it."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat, virtual players too
    decisions: int
    points: tuple[int, ...] = ()  # by seat
    winners: tuple[int, ...] = ()  # seats; several share a win where the game says so
    problem: str = ""
    thinking: tuple[Thinking, ...] = field(default=(), compare=False)  # by seat that chooses; no two runs take the same
    observed: Observed | None = field(default=None, compare=False)  # all of it, if somebody wants to keep that


class Unsound(Exception):
    """A game that went where no game should go: the id of the words for it, and their values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        super().__init__(Words()(id, **values))


def outcomes(plan: AnyPlan, crew: Crew | None = None) -> Generator[Outcome, None, None]:
    """The outcome of each game, in the order of their numbers. Close it to stop early."""
    return (crew or Alone()).in_order(partial(play, plan), range(plan.games))


def as_they_end(games: Iterable[tuple[AnyPlan, int]], crew: Crew | None = None) -> Generator[Outcome, None, None]:
    """The outcome of each game of some plans, as soon as there is one: they are worth keeping one by one."""
    with closing((crew or Alone()).share(play_one, games)) as ended:
        for _, outcome in ended:
            yield outcome


def play_one(game: tuple[AnyPlan, int]) -> Outcome:
    return play(*game)


def play(plan: AnyPlan, number: int) -> Outcome:
    """One game from start to end. Whatever goes wrong in it is told, not raised."""
    table = plan.table_of(number)
    seats: list[Seated] = []
    observer = _observer_of(table) if plan.observed else None
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    problem = ""
    with ExitStack() as held:
        try:
            game = title_of(table.game).new(table.config, table.seed, quiet=observer is None)
            seats += (Seated(held.enter_context(closing(bot))) for bot in _bots_of(table))
            start = game.things.totals(game.held)
            if observer:
                observer.watch(game)
            for decisions in _decisions(game, seats, observer):
                if decisions > MOST_DECISIONS:
                    raise Unsound("command-simulate-no-end", decisions=MOST_DECISIONS)
            _check_ledger(start, game.things.totals(game.held))
            points, winners = tuple(game.points()), tuple(game.winners())
            observed = observer.observed() if observer else None
        except Exception as error:
            problem, observed = _told(error), None
    thinking = tuple(one.thinking for one in seats)
    decisions = sum(one.asked for one in thinking)
    return Outcome(number, table.seed, table.names, decisions, points, winners, problem, thinking, observed)


def _observer_of(table: Table) -> Observer:
    from carson.lab.data.observing import Observer

    return Observer(table)


def _bots_of(table: Table) -> Iterator[Bot]:
    for seat, name in enumerate(table.bots):
        yield bot_or_program(name, bot_seed(table.seed, seat), table.game, table.budgets.get(name, MEASURED))


class Seated:
    """A bot in a game, and the time that it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._clock = perf_counter if isinstance(bot, ProgramBot) else process_time
        self._asked = 0
        self._seconds = 0.0

    def move(self, game: Game, seat: int, observer: Observer | None) -> None:
        """Make its choice, if that is legal."""
        start = self._clock()
        choice = ask(self.bot, game, seat)
        self._seconds += self._clock() - start
        if observer:
            observer.chosen(game, seat, choice)
        game.choose(seat, choice)
        self._asked += 1

    @property
    def thinking(self) -> Thinking:
        lost = len(self.bot.lost) if isinstance(self.bot, ProgramBot) else 0
        return Thinking(self._asked, self._seconds, lost)


def _decisions(game: Game, seats: Sequence[Seated], observer: Observer | None) -> Iterator[int]:
    """Play to the end, counting."""
    count = 0
    last = dict.fromkeys(range(game.players), -1)
    while game.waiting:
        seat = whose_move(game, last)
        seats[seat].move(game, seat, observer)
        last[seat] = count
        count += 1
        yield count


def whose_move(game: Game, last: Mapping[int, int]) -> int:
    """Of several seats that have to choose whoever sees what the others do waits his turn: the longest ago is next."""
    if len(game.waiting) == 1 or not game.in_the_open:
        return game.waiting[0]
    return min(game.waiting, key=last.__getitem__)


def _check_ledger(start: Mapping[str, int], end: Mapping[str, int]) -> None:
    changed = [f"{thing} {start[thing]} -> {end[thing]}" for thing in start if start[thing] != end[thing]]
    if changed:
        raise Unsound("command-simulate-ledger", changes=", ".join(changed))


def _told(error: Exception) -> str:
    """An error in one line, with the place where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    message = " ".join(str(error).split())
    return f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}" + (f": {message}" if message else "")


@dataclass
class Tally:
    """Sums over outcomes. Bots (and virtual players) of the same name add up; a game with a problem counts as an error and
    nowhere else. A win that several share is shared: all wins add up to the finished games.
    """

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    errors: int = 0
    first_error: Outcome | None = None
    shared: int = 0  # games with several winners
    wins: dict[str, Fraction] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)  # how many a name has had in finished games
    wins_by_seat: list[Fraction] = field(default_factory=list)  # as many as the largest table has
    lost: dict[str, int] = field(default_factory=dict)  # turns that programs lost, of those that lost any
    finished_decisions: int = 0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.bots, Fraction(0))
        self.scores, self.seats = dict.fromkeys(self.bots, 0), dict.fromkeys(self.bots, 0)
        self.wins_by_seat = [Fraction(0)] * len(self.bots)

    def _make_room(self, names: Sequence[str]) -> None:
        """At any tables there are any virtual players."""
        for name in names:
            if name not in self.wins:
                self.wins[name], self.scores[name], self.seats[name] = Fraction(0), 0, 0
        self.wins_by_seat += [Fraction(0)] * (len(names) - len(self.wins_by_seat))

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for name, thinking in zip(outcome.bots, outcome.thinking, strict=False):  # virtual players do not think
            if thinking.lost:
                self.lost[name] = self.lost.get(name, 0) + thinking.lost
        if outcome.problem:
            self.errors += 1
            if self.first_error is None or outcome.number < self.first_error.number:
                self.first_error = outcome
            return
        self._make_room(outcome.bots)
        self.finished_decisions += outcome.decisions
        self.shared += len(outcome.winners) > 1
        for winner in outcome.winners:
            self.wins[outcome.bots[winner]] += Fraction(1, len(outcome.winners))
            self.wins_by_seat[winner] += Fraction(1, len(outcome.winners))
        for name, points in zip(outcome.bots, outcome.points, strict=True):
            self.scores[name] += points
            self.seats[name] += 1

    @property
    def names(self) -> list[str]:
        """All that have played, in an order that does not come from that of the games."""
        named = list(dict.fromkeys(self.bots))
        return named + sorted(set(self.wins) - set(named))

    @property
    def mean_score(self) -> dict[str, float | None]:
        return {name: _mean(self.scores[name], self.seats[name]) for name in self.scores}

    @property
    def mean_decisions(self) -> float | None:
        return _mean(self.finished_decisions, self.games - self.errors)


def _mean(total: int, count: int) -> float | None:
    return round(total / count, 3) if count else None
