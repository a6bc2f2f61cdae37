"""How a bot finds the best of a few candidates: those that do worse in simulations are given up, the others tried on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from time import perf_counter

from carson.bots.bot import Budget


@dataclass(slots=True)
class Tried:
    """A candidate and what came of it in simulations."""

    choice: int
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


def search(
    candidates: Sequence[int], simulate: Callable[[int, int], float], budget: Budget, simulations: int
) -> list[Tried]:
    """Sequential halving: all candidates, the best first. Candidates come with the likeliest first.

    `simulate(choice, number)` is how good a choice turns out in the future of that number: each candidate meets the same
    futures. `simulations` are used if the budget names none; what a budget of seconds leaves undone is left undone: then the
    likeliest candidates alone have been tried, or all of them in the same futures.
    """
    tried = [Tried(choice) for choice in candidates]
    until = perf_counter() + budget.seconds if budget.seconds is not None else None
    most = budget.simulations if budget.simulations is not None else simulations
    rounds = max(1, ceil(log2(len(tried))))
    alive, number, left = tried, 0, most
    for to_come in range(rounds, 0, -1):
        times = max(1, left // (to_come * len(alive)))
        left -= times * len(alive)  # what does not divide evenly is used later, on fewer candidates
        for _ in range(times):
            for index, one in enumerate(alive, 1):
                one.results.append(simulate(one.choice, number))
                if until is not None and perf_counter() > until:
                    if number and index < len(alive):  # the others have not met this future
                        for ahead in alive[:index]:
                            ahead.results.pop()
                    return sorted(tried, key=by_success)
            number += 1
        alive = sorted(alive, key=by_success)[: ceil(len(alive) / 2)]
    return sorted(tried, key=by_success)


def by_success(one: Tried) -> tuple[int, float]:
    """Those that were tried more often have survived more comparisons."""
    return -len(one.results), -one.mean
