"""Work that is shared: every item is done and counted once, whoever does it and whoever is lost on the way.

What comes of an item may depend on nothing but the item, so that it does not matter who does it, nor how often.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from itertools import islice
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

TASK_SECONDS: Final = 0.25  # so long that handing it over costs nothing, so short that little is lost
MOST_IN_A_TASK: Final = 64
TASKS_AHEAD: Final = 4  # for each worker, so that none has to wait
MOST_LOST: Final = 5  # so often the worker of an item may be lost

T = TypeVar("T")
R = TypeVar("R")
Group = Sequence[tuple[int, T]]  # items with their numbers
Done = tuple[list[tuple[int, R]], float]  # what came of them, and the seconds that it took


class Lost(Exception):
    """A worker was ended from outside, and nobody knows what came of its task."""


class TooOftenLost(Exception):
    """Whoever does a certain item is lost."""


class Crew(ABC):
    """Does work for others."""

    @abstractmethod
    def share(self, work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        """What comes of each item with the item's number, as soon as it is known. Close it to stop early."""

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Generator[R, None, None]:
        """The same in the order of the items."""
        early: dict[int, R] = {}
        number = 0
        with closing(self.share(work, items)) as done:
            for one, result in done:
                early[one] = result
                while number in early:
                    yield early.pop(number)
                    number += 1


class Alone(Crew):
    """This process."""

    def share(self, work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        for number, item in enumerate(items):
            yield number, work(item)


class Team(ABC):
    """Workers that take tasks. A task in their hands is whatever `give` makes of it."""

    count: int

    @abstractmethod
    def give(self, work: Callable[[T], R], group: Group[T]) -> Any:
        """Hand over a task; whoever was lost has been replaced."""

    @abstractmethod
    def ended(self, tasks: Collection[Any]) -> Collection[Any]:
        """Wait for some of these tasks."""

    @abstractmethod
    def result(self, task: Any) -> Done[Any]:
        """What came of a task that has ended, or that its worker is Lost."""


class Together(Crew):
    """A team, after this process has done what takes no time: a new worker needs half a second before it does anything."""

    def __init__(self, team: Callable[[], AbstractContextManager[Team]], alone_for: float = 0.0) -> None:
        self._team = team
        self._alone_for = alone_for

    def share(self, work: Callable[[T], R], items: Iterable[T]) -> Generator[tuple[int, R], None, None]:
        numbered = enumerate(items)
        if self._alone_for:
            start = perf_counter()
            for number, item in numbered:
                yield number, work(item)
                if perf_counter() - start > self._alone_for:
                    break
        todo = _Todo(numbered)
        if todo.left:
            with self._team() as team:
                yield from _shared(team, work, todo)


def do(work: Callable[[T], R], group: Group[T]) -> Done[R]:
    """A task, where it is done."""
    start = perf_counter()
    return [(number, work(item)) for number, item in group], perf_counter() - start


class _Todo(Generic[T]):
    """What nobody does yet, in tasks of a suitable size; what was lost comes first, and one by one."""

    def __init__(self, items: Iterator[tuple[int, T]]) -> None:
        self._items = items
        self._again: deque[tuple[int, T]] = deque()
        self._lost = Counter[int]()  # how often, by an item's number
        self._size = 1
        self._look_ahead()

    def _look_ahead(self) -> None:
        self._next = list(islice(self._items, self._size))

    @property
    def left(self) -> bool:
        return bool(self._again or self._next)

    def task(self) -> Group[T]:
        if self._again:
            return [self._again.popleft()]
        group = self._next
        self._look_ahead()
        return group

    def again(self, group: Group[T]) -> None:
        """These were lost. What is lost again and again may be what ends the workers."""
        for number, item in group:
            self._lost[number] += 1
            if self._lost[number] > MOST_LOST:
                raise TooOftenLost
            self._again.append((number, item))

    def took(self, items: int, seconds: float) -> None:
        """Tasks grow, at most twofold, and shrink."""
        wanted = int(TASK_SECONDS * items / max(seconds, 1e-6))
        self._size = max(1, min(wanted, 2 * self._size, MOST_IN_A_TASK))


def _shared(team: Team, work: Callable[[T], R], todo: _Todo[T]) -> Generator[tuple[int, R], None, None]:
    running: dict[Any, Group[T]] = {}
    while todo.left or running:
        while todo.left and len(running) < TASKS_AHEAD * team.count:
            group = todo.task()
            running[team.give(work, group)] = group
        for task in team.ended(running):
            group = running.pop(task)
            try:
                results, seconds = team.result(task)
            except Lost:
                todo.again(group)
                continue
            todo.took(len(group), seconds)
            yield from results
