"""How strong virtual players are beside `greedy`, with our deck: what docs/deck.md promises, in many games."""

from __future__ import annotations

from functools import cache

import pytest

from carson.games import title_of
from carson.lab.crew.hiring import crew_of
from carson.lab.plans import Plan
from carson.lab.simulate import Tally, outcomes

GAMES = 200
NEAR = 0.05  # of greedy's mean among its like
NEAR_AT_ONE_TABLE = 0.07  # of greedy's mean at the beginner's own table
CLEARLY = 8  # points


@cache
def mean_scores(players: int, *levels: str) -> dict[str, float]:
    """The mean score of everybody at a table of greedy bots and virtual players."""
    config = title_of("cards").preset("solo", players=players, virtual=list(levels))
    plan = Plan("cards", [config], ("greedy",) * players, GAMES, "balance")
    tally = Tally(plan.bots + plan.virtual)
    for outcome in outcomes(plan, crew_of(2)):
        tally.add(outcome)
    assert tally.errors == 0
    return {name: mean for name, mean in tally.mean_score.items() if mean is not None}


@pytest.mark.slow
@pytest.mark.ruling("C5.1")
def test_beginners_score_near_the_mean_of_greedy() -> None:
    """Of four greedy bots at a table: alone among beginners it always chooses early, and scores more."""
    greedy = mean_scores(4)["greedy"]
    beginner = mean_scores(1, "beginner", "beginner", "beginner")["virtual-beginner"]
    assert abs(beginner - greedy) <= NEAR * greedy


@pytest.mark.slow
@pytest.mark.ruling("C5.1")
def test_a_beginner_scores_near_the_greedy_bots_beside_him() -> None:
    scores = mean_scores(3, "beginner")
    assert abs(scores["virtual-beginner"] - scores["greedy"]) <= NEAR_AT_ONE_TABLE * scores["greedy"]


@pytest.mark.slow
@pytest.mark.ruling("C5.1")
def test_an_expert_scores_clearly_more_than_a_beginner() -> None:
    scores = mean_scores(1, "beginner", "beginner", "expert")
    assert scores["virtual-expert"] >= scores["virtual-beginner"] + CLEARLY
