"""Every set of variants together, with every number of players: a rotating sample each day, all of them in `make test-all`.

`CARSON_ROTATION=n` picks the sample of day n again.
"""

from __future__ import annotations

import os
from datetime import date
from itertools import combinations

import pytest

from carson.games import title_of
from tests.conformance import checks
from tests.conformance.recorded import quicker
from tests.conformance.walk import Case

PRESET = "big-box"
SAMPLE = 6
BOARD = title_of("board")


def subsets() -> list[tuple[str, ...]]:
    return [names for size in range(len(BOARD.variants) + 1) for names in combinations(BOARD.variants, size)]


def case_of(names: tuple[str, ...], players: int) -> Case:
    config = BOARD.preset(PRESET, players=players, variants=list(names))
    return Case(BOARD, f"{' '.join(names) or 'plain'} {players} players", config, "subset", stride=7)


ALL = [case_of(names, players) for names in subsets() for players in range(2, 7)]
DAY = int(os.environ.get("CARSON_ROTATION", date.today().toordinal()))
TODAY = [ALL[(DAY * SAMPLE + number) * 7 % len(ALL)] for number in range(SAMPLE)]


def test_there_are_sixty_four_sets() -> None:
    assert len(subsets()) == 2 ** len(BOARD.variants) == 64


def test_the_samples_go_round() -> None:
    """7 and the number of cases have no common divisor, so every case has its day."""
    assert {number * 7 % len(ALL) for number in range(len(ALL))} == set(range(len(ALL)))


@pytest.mark.ruling("B10.1")
@pytest.mark.parametrize("case", TODAY, ids=str)
def test_a_sample_of_all_sets_conforms(case: Case) -> None:
    checks.all_hold(quicker(case), case.stride)


@pytest.mark.slow
@pytest.mark.ruling("B10.1")
@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_set_conforms(case: Case) -> None:
    checks.all_hold(case, case.stride)
