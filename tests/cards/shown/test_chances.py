"""How early a bid lets a player choose: exact, against what virtual players have left."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from carson.cards.round.rounds import choosing_order
from carson.cards.shown.chances import mean_place, place_chances
from tests.cards.table import deck, position

OFFER = "offer: captain i-1 i-2 i-3 i-4"


def chances(*lines: str, bid: int) -> list[Fraction]:
    return place_chances(position(OFFER, "next: bids", *lines), 0, bid)


@pytest.mark.ruling("C2.3")
def test_each_bid_that_is_left_is_equally_likely() -> None:
    left = ("player 2: bids 1 9", "player 3: bids 2 3 9", "player 4: bids 1")
    assert chances(*left, bid=5) == [Fraction(1, 2) * Fraction(2, 3), Fraction(1, 2), Fraction(1, 6), 0]


@pytest.mark.ruling("C2.4")
@pytest.mark.parametrize(
    ("back", "first"), [("hat star cactus boot horseshoe cow", 1), ("star hat cactus boot horseshoe cow", 0)]
)
def test_equal_bids_go_by_the_open_back(back: str, first: int) -> None:
    lines = (deck(sheriff=f"1 {back}"), "top: sheriff", "player 2: bids 5", "player 3: bids 1", "player 4: bids 1")
    assert chances(*lines, bid=5)[0] == first


def test_what_powers_add_counts() -> None:
    lines = ("player 1: boost 6", "player 2: bids 9", "player 3: bids 9", "player 4: bids 9")
    assert chances(*lines, bid=4)[0] == 1


def test_who_used_the_lawyer_is_no_rival() -> None:
    lines = ("players: 2", "virtual: beginner beginner", "player 2: idle, used lawyer")
    assert len(chances(*lines, bid=4)) == 3


def test_the_chances_are_those_of_all_cases_counted_one_by_one() -> None:
    hands = [(3, 5, 8), (1, 5), (5, 9, 10)]
    lines = [f"player {seat}: bids {' '.join(map(str, bids))}" for seat, bids in enumerate(hands, 2)]
    game = position("virtual: beginner beginner expert", OFFER, "next: bids", *lines)
    places = []
    for bids in product([5], *hands):
        case = game.copy()
        case.bids = list(bids)
        places.append(choosing_order(case).index(0))
    expected = [Fraction(places.count(place), len(places)) for place in range(4)]
    assert place_chances(game, 0, 5) == expected
    assert mean_place(expected) == Fraction(sum(places), len(places)) + 1
