"""What the trainings of all games have in common: how their games are shared among those who play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Share(Protocol):
    """Has tasks done, by whoever there is, and gives what comes of each, in their order.

    The work is a function of a module, and what comes of it depends on the task alone: it may be done elsewhere, or
    have been done before. `games` says how many games a task has.
    """

    def __call__(self, work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int], /) -> Iterable[R]: ...


def here(work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int]) -> Iterable[R]:
    """By this process."""
    return map(work, tasks)
