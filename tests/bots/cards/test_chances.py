"""The chance to win the card game: even at first, sure at the end, and as often true as it says."""

from __future__ import annotations

import pytest

from carson.bots import Budget, ask, ask_why, make_bot
from carson.bots.cards.chances import USUAL, chances, in_the_end
from carson.bots.cards.judge import Judge
from carson.bots.cards.training import TABLES, expected, played
from carson.bots.cards.value import shipped_doubt, shipped_weights
from carson.cards.configuration.config import Config
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.setup import new_game


def test_the_same_lead_means_more_at_the_end() -> None:
    early, late = (chances([100.0, 90.0, 90.0], USUAL, era, round)[0] for era, round in ((1, 1), (2, 9)))
    assert 1 / 3 < early < late < 1
    assert chances([50.0] * 4, USUAL, 1, 4) == [0.25] * 4


def test_expert_virtual_players_leave_less_to_the_others() -> None:
    beginners, experts = (in_the_end([100.0, 90.0], [30, 30], (level,) * 2, 1, 5) for level in ("beginner", "expert"))
    assert experts[0] < beginners[0]
    assert experts[2] > beginners[2]
    assert in_the_end([100.0], [90], ("expert",), 2, ROUNDS) == [100, 90]


@pytest.mark.slow
def test_chances_come_true_as_often_as_they_say() -> None:
    """At the ends of rounds in games that nothing was learned from, in ten bins."""
    weights, doubt = shipped_weights(), shipped_doubt()
    judge = Judge(weights)
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for number in range(60):
        course = played(TABLES[number % len(TABLES)], f"calibration {number}", judge)
        winners = [seat for seat, points in enumerate(course.points) if points == max(course.points)]
        for after, finals in expected(course, weights):
            for seat, chance in enumerate(chances(finals, doubt, *after)):
                bins[min(9, int(10 * chance))].append((chance, (seat in winners) / len(winners)))
    for one in bins:
        if len(one) > 100:
            said, true = (sum(values) / len(one) for values in zip(*one, strict=True))
            assert said == pytest.approx(true, abs=0.15)  # a hundred rows come from few games, which are much alike
    assert sum(len(one) > 100 for one in bins) >= 7


def test_every_choice_that_is_considered_has_its_chance_and_better_ones_a_better_one() -> None:
    game, budget = new_game(Config(2, ("beginner",) * 2), "chances"), Budget(simulations=8)
    bots = [make_bot("legend", seat, "cards", budget) for seat in range(2)]
    seen = 0
    while game.waiting:
        seat, seen = game.waiting[0], seen + 1
        if seen % 3 == 0:
            found = [one.chance for one in ask_why(bots[seat], game, seat)]
            told = [chance for chance in found if chance is not None and 0 <= chance <= 1]
            assert len(told) == len(found)
            assert told == sorted(told, reverse=True)
        game.choose(seat, ask(bots[seat], game, seat))


def test_whoever_is_far_ahead_knows_it() -> None:
    """One seat plays well, the other at random: near the end there is little doubt."""
    game = new_game(Config(4, ()), "far ahead")
    good, others = make_bot("marshal", 1, "cards"), make_bot("random", 2, "cards")
    first = last = 0.0
    while game.waiting:
        seat = game.waiting[0]
        if seat == 0:
            best = ask_why(good, game, seat)[0]
            assert best.chance is not None
            first, last = first or best.chance, best.chance
        game.choose(seat, best.choice if seat == 0 else ask(others, game, seat))
    assert game.winners() == [0]
    assert 0.1 < first < 0.6
    assert last > 0.95
