"""The search that levels share: what it does when its time is over."""

from __future__ import annotations

import pytest

from carson.bots import Budget
from carson.bots import search as searching

WORTH = {10: 0.0, 11: 5.0, 12: 1.0, 13: 9.0}


def searched(monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[tuple[int, int]]:
    """The candidates with how often each was tried, if a simulation takes a second."""
    clock = [0.0]
    monkeypatch.setattr(searching, "perf_counter", lambda: clock[0])

    def simulate(choice: int, number: int) -> float:
        clock[0] += 1
        return WORTH[choice]

    found = searching.search(dict.fromkeys(WORTH, 0.0), simulate, Budget(seconds=seconds), 400)
    return [(one.choice, len(one.results)) for one in found]


def test_candidates_that_there_is_no_time_for_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searched(monkeypatch, 0.5) == [(10, 1), (11, 0), (12, 0), (13, 0)]
    assert searched(monkeypatch, 6) == [(11, 3), (10, 3), (12, 0), (13, 0)]
    assert searched(monkeypatch, 9) == [(11, 4), (12, 4), (10, 1), (13, 0)]


def test_with_time_for_all_of_them_the_best_is_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    found = searched(monkeypatch, 16)
    assert found[0][0] == 13
    assert sum(times for _, times in found) <= 16
    assert min(times for _, times in found) > 1


def test_all_that_are_compared_have_met_the_same_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine: the time is over in the middle of a future, which then counts for nobody."""
    clock = [0.0]
    monkeypatch.setattr(searching, "perf_counter", lambda: clock[0])

    def simulate(choice: int, number: int) -> float:
        clock[0] += 1 if (choice, number) == (10, 0) else 3
        return WORTH[choice]

    found = searching.search(dict.fromkeys(WORTH, 0.0), simulate, Budget(seconds=16), 400)
    assert [(one.choice, len(one.results)) for one in found] == [(13, 1), (11, 1), (12, 1), (10, 1)]


def test_an_expectation_holds_against_a_few_results_and_not_against_many() -> None:
    expected = {10: 0.0, 11: -1.0}

    def best(simulations: int) -> int:
        return searching.search(expected, lambda choice, number: float(choice), Budget(), simulations)[0].choice

    assert best(2 * (searching.EXPECTED - 1)) == 10
    assert best(2 * (searching.EXPECTED + 1)) == 11
