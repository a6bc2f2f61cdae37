"""A round as a small game: who takes what, and what a bid is worth."""

from __future__ import annotations

from random import Random

from carson.bots.cards.contest import Bidding, Contest

GAINS = [{10: 5.0, 11: 4.0, 12: 0.0}, {10: 0.0, 11: 9.0, 12: 1.0}]


def test_everybody_takes_what_brings_most() -> None:
    contest = Contest([10, 11, 12], GAINS, me=0, rivalry=[0.0, 0.0])
    assert contest.outcome((0, 1)) == (5.0, 9.0)
    assert contest.outcome((1, 0)) == (5.0, 9.0)


def test_what_a_rival_wants_is_taken_from_him_if_it_costs_little() -> None:
    contest = Contest([10, 11, 12], GAINS, me=0, rivalry=[0.0, 1.0])
    assert contest.outcome((0, 1)) == (4.0, 1.0)


def test_who_takes_two_cards_takes_both_before_the_next() -> None:
    contest = Contest([10, 11, 12], GAINS, me=0, rivalry=[0.0, 0.0])
    assert contest.outcome((0, 0, 1)) == (9.0, 1.0)


def bid_for(gains: list[dict[int, float]], kept: float) -> int:
    """The best of the bids 1, 5 and 9 against a rival with the same, if a point of a bid is worth so much later."""
    prices = {seat: {bid: -kept * bid for bid in (1, 5, 9)} for seat in range(2)}
    bidding = Bidding(Contest([10, 11], gains, 0, [0.0, 0.0]), [[1, 5, 9]] * 2, [0, 0], (0, 1), 0, 0, prices)
    values = bidding.values(200, Random(1))
    return max(values, key=values.__getitem__)


def test_a_high_bid_is_for_high_stakes() -> None:
    assert bid_for([{10: 20.0, 11: 0.0}] * 2, kept=0.1) == 9
    assert bid_for([{10: 1.0, 11: 1.0}] * 2, kept=0.1) == 1


def test_no_bid_is_wasted_if_nobody_wants_the_same() -> None:
    assert bid_for([{10: 20.0, 11: 0.0}, {10: 0.0, 11: 20.0}], kept=0.1) == 1
