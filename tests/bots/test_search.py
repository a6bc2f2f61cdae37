"""The search that levels share: what it does when its time is over."""

from __future__ import annotations

from itertools import count

import pytest

from carson.bots import Budget
from carson.bots import search as searching

WORTH = {10: 0.0, 11: 5.0, 12: 1.0, 13: 9.0}


def searched(monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[tuple[int, int]]:
    """The candidates with how often each was tried, if a simulation takes a second."""
    now = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(now))
    found = searching.search(list(WORTH), lambda choice, number: WORTH[choice], Budget(seconds=seconds), 400)
    return [(one.choice, len(one.results)) for one in found]


def test_candidates_that_there_was_no_time_for_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searched(monkeypatch, 0) == [(10, 1), (11, 0), (12, 0), (13, 0)]
    assert searched(monkeypatch, 2.5) == [(11, 1), (12, 1), (10, 1), (13, 0)]


def test_all_that_are_compared_have_met_the_same_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    assert searched(monkeypatch, 5.5) == [(13, 1), (11, 1), (12, 1), (10, 1)]
    assert searched(monkeypatch, 7.5) == [(13, 2), (11, 2), (12, 2), (10, 2)]
