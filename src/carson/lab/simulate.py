"""Many games between bots, one after the other or in several processes, with the same results either way.

Everything in a game follows from the plan's seed and the game's number: its chance, the bots' chance and the seats.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from time import perf_counter, process_time

from carson.bots import MEASURED, Bot, Budget, ask
from carson.bots.programs import ProgramBot, bot_or_program
from carson.core.game import Game
from carson.games import title_of, virtual_players
from carson.locales import Words

MOST_DECISIONS = 10_000  # of one game; a usual one has two hundred
GAMES_PER_TASK = 8
TASKS_AHEAD = 4  # for each worker, so that none has to wait


@dataclass(frozen=True)
class Plan:
    """What is to be played: `bots` has a name for each seat that chooses, as they sit in game 0."""

    game: str
    configs: Sequence[Mapping[str, object]]  # for each game one of them is drawn
    bots: tuple[str, ...]
    games: int
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)  # by name; the others have their own

    @property
    def virtual(self) -> tuple[str, ...]:
        """Names for the virtual players, who sit behind the bots and stay there."""
        return tuple(f"virtual-{level}" for level in virtual_players(self.configs[0]))

    def seed_of(self, number: int) -> str:
        """The seed with which this game can be played again."""
        return f"{self.seed}/{number}"

    def seats_of(self, number: int) -> tuple[str, ...]:
        """The bots by seat: from game to game each moves on by one."""
        count = len(self.bots)
        return tuple(self.bots[(seat - number) % count] for seat in range(count))


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


class Unsound(Exception):
    """A game that went where no game should go: the id of the words for it, and their values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        super().__init__(Words()(id, **values))


def fill_seats(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: fewer than players are repeated in turn."""
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{len(bots)} bots for {players} seats")
    return tuple(bots[seat % len(bots)] for seat in range(players))


def outcomes(plan: Plan, workers: int = 1) -> Generator[Outcome, None, None]:
    """The outcome of each game, in the order of their numbers. Close it to stop early."""
    numbers = range(plan.games)
    if workers == 1:
        return (play(plan, number) for number in numbers)
    tasks = ((plan, numbers[first : first + GAMES_PER_TASK]) for first in range(0, plan.games, GAMES_PER_TASK))
    return _in_processes(tasks, workers, in_order=True)


def as_they_end(games: Iterable[tuple[Plan, int]], workers: int = 1) -> Generator[Outcome, None, None]:
    """The outcome of each game of some plans, as soon as there is one: long games are worth keeping one by one."""
    if workers == 1:
        return (play(plan, number) for plan, number in games)
    return _in_processes(((plan, [number]) for plan, number in games), workers, in_order=False)


def _in_processes(
    tasks: Iterator[tuple[Plan, Sequence[int]]], workers: int, in_order: bool
) -> Generator[Outcome, None, None]:
    # Not forked: the progress bar of the parent has a thread, and a fork would copy its locks in any state.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_end_with_parent)
    others = set(multiprocessing.active_children())

    def submit(task: tuple[Plan, Sequence[int]]) -> Future[list[Outcome]]:
        with interrupts_for_parent_only():  # whatever is submitted may start a process
            return pool.submit(play_all, *task)

    try:
        running = deque(map(submit, islice(tasks, TASKS_AHEAD * workers)))
        while running:
            done = running[0] if in_order else _first_done(running)
            running.remove(done)
            yield from done.result()
            running.extend(map(submit, islice(tasks, 1)))
    except BaseException:  # Ctrl-C too, and a caller who wants no more: nobody waits for games that nobody will see
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _end_with_parent() -> None:
    """A process whose parent was killed would play on, and the programs that it has started with it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _first_done(running: Iterable[Future[list[Outcome]]]) -> Future[list[Outcome]]:
    return wait(running, return_when=FIRST_COMPLETED).done.pop()


@contextmanager
def interrupts_for_parent_only() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C, not even while they start; the parent sees it when they have."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # of this thread, and of the processes that it starts
    heard: list[int] = []  # by another thread, for which Python would interrupt the main one all the same
    in_main = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number)) if in_main else None
    try:
        yield
    finally:
        if in_main:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    if heard:
        signal.raise_signal(signal.SIGINT)


def play_all(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Outcome:
    """One game from start to end. Whatever goes wrong in it is told, not raised."""
    seed, names = plan.seed_of(number), plan.seats_of(number)
    seats: list[Seated] = []
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    problem = ""
    with ExitStack() as held:
        try:
            game = title_of(plan.game).new(config_for(plan.configs, seed), seed, quiet=True)
            for seat, name in enumerate(names):
                bot = bot_or_program(name, bot_seed(seed, seat), plan.game, plan.budgets.get(name, MEASURED))
                seats.append(Seated(held.enter_context(closing(bot))))
            start = game.things.totals(game.held)
            for decisions in _decisions(game, seats):
                if decisions > MOST_DECISIONS:
                    raise Unsound("command-simulate-no-end", decisions=MOST_DECISIONS)
            _check_ledger(start, game.things.totals(game.held))
            points, winners = tuple(game.points()), tuple(game.winners())
        except Exception as error:
            problem = _told(error)
    thinking = tuple(one.thinking for one in seats)
    decisions = sum(one.asked for one in thinking)
    return Outcome(number, seed, names + plan.virtual, decisions, points, winners, problem, thinking)


class Seated:
    """A bot in a game, and the time that it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._clock = perf_counter if isinstance(bot, ProgramBot) else process_time
        self._asked = 0
        self._seconds = 0.0

    def move(self, game: Game, seat: int) -> None:
        """Make its choice, if that is legal."""
        start = self._clock()
        choice = ask(self.bot, game, seat)
        self._seconds += self._clock() - start
        game.choose(seat, choice)
        self._asked += 1

    @property
    def thinking(self) -> Thinking:
        lost = len(self.bot.lost) if isinstance(self.bot, ProgramBot) else 0
        return Thinking(self._asked, self._seconds, lost)


def _decisions(game: Game, seats: Sequence[Seated]) -> Iterator[int]:
    """Play to the end, counting."""
    count = 0
    last = dict.fromkeys(range(game.players), -1)
    while game.waiting:
        seat = whose_move(game, last)
        seats[seat].move(game, seat)
        last[seat] = count
        count += 1
        yield count


def whose_move(game: Game, last: Mapping[int, int]) -> int:
    """Of several seats that have to choose whoever sees what the others do waits his turn: the longest ago is next."""
    if len(game.waiting) == 1 or not game.in_the_open:
        return game.waiting[0]
    return min(game.waiting, key=last.__getitem__)


def config_for(configs: Sequence[Mapping[str, object]], seed: str) -> Mapping[str, object]:
    """The configuration of the game with this seed, where several may be drawn."""
    if len(configs) == 1:
        return configs[0]
    drawn = blake2b(seed.encode(), digest_size=8, person=b"carson-config").digest()
    return configs[int.from_bytes(drawn, "little") % len(configs)]


def bot_seed(seed: str, seat: int) -> int:
    """The chance of the bot on this seat, apart from the game's own."""
    return int.from_bytes(blake2b(f"{seed}/{seat}".encode(), digest_size=8, person=b"carson-bot").digest(), "little")


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
    wins_by_seat: list[Fraction] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)  # turns that programs lost, of those that lost any
    finished_decisions: int = 0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.bots, Fraction(0))
        self.scores, self.seats = dict.fromkeys(self.bots, 0), dict.fromkeys(self.bots, 0)
        self.wins_by_seat = [Fraction(0)] * len(self.bots)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for name, thinking in zip(outcome.bots, outcome.thinking, strict=False):  # virtual players do not think
            if thinking.lost:
                self.lost[name] = self.lost.get(name, 0) + thinking.lost
        if outcome.problem:
            self.errors += 1
            self.first_error = self.first_error or outcome
            return
        self.finished_decisions += outcome.decisions
        self.shared += len(outcome.winners) > 1
        for winner in outcome.winners:
            self.wins[outcome.bots[winner]] += Fraction(1, len(outcome.winners))
            self.wins_by_seat[winner] += Fraction(1, len(outcome.winners))
        for name, points in zip(outcome.bots, outcome.points, strict=True):
            self.scores[name] += points
            self.seats[name] += 1

    @property
    def mean_score(self) -> dict[str, float | None]:
        return {name: _mean(self.scores[name], self.seats[name]) for name in self.scores}

    @property
    def mean_decisions(self) -> float | None:
        return _mean(self.finished_decisions, self.games - self.errors)


def _mean(total: int, count: int) -> float | None:
    return round(total / count, 3) if count else None
