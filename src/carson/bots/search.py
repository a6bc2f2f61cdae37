"""How a bot finds the best of a few candidates: those that do worse in simulations are given up, the others tried on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil, log2
from time import perf_counter
from typing import Final

from carson.bots.bot import Budget

EXPECTED: Final = 30  # simulations that an expectation is as good as
EACH: Final = 3  # simulations of a candidate, if they are to be compared at all


@dataclass(slots=True)
class Tried:
    """A candidate and what came of it in simulations."""

    choice: int
    expected: float = 0.0  # what it seemed to be worth beforehand
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it is worth by all that is known: the expectation counts as some results do."""
        return (EXPECTED * self.expected + sum(self.results)) / (EXPECTED + len(self.results))


def search(
    candidates: Mapping[int, float], simulate: Callable[[int, int], float], budget: Budget, simulations: int
) -> list[Tried]:
    """Sequential halving: all candidates, the best first. They come with what is expected of each, the likeliest first.

    `simulate(choice, number)` is how good a choice turns out in the future of that number: each candidate meets the same
    futures. `simulations` are used if the budget names none. The first two show how many fit into a budget of seconds:
    if few do, the likeliest candidates alone are tried. What is left undone when the time is over is left undone.
    """
    tried = [Tried(choice, expected) for choice, expected in candidates.items()]
    most = budget.simulations if budget.simulations is not None else simulations
    alive, until, first = tried, None, dict[int, float]()
    if budget.seconds is not None:
        at = [perf_counter()]
        until = at[0] + budget.seconds
        for choice in list(candidates)[:2]:
            first[choice] = simulate(choice, 0)
            at.append(perf_counter())
            if at[-1] > until:
                break
        quickest = min(after - before for before, after in pairwise(at))  # the very first may have prepared something
        most = max(1, min(most, int(budget.seconds / max(quickest, 1e-6))))
        alive = tried[: max(2, most // EACH)]
    rounds = max(1, ceil(log2(len(alive))))
    number, left = 0, most
    for to_come in range(rounds, 0, -1):
        times = max(1, left // (to_come * len(alive)))
        left -= times * len(alive)  # what does not divide evenly is used later, on fewer candidates
        for _ in range(times):
            for index, one in enumerate(alive, 1):
                known = first.get(one.choice) if not number else None
                one.results.append(simulate(one.choice, number) if known is None else known)
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
