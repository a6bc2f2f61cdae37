"""What a seat cannot know of a card game is drawn anew in its imagined games: bids face down, and the character on top."""

from __future__ import annotations

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTER_OF
from carson.cards.game import CardGame
from carson.core.game import SPECTATOR
from tests.cards.table import bid, choose, deck, position, start
from tests.evenness import assert_drawn_evenly

BACK = "1 cow hat star cactus boot horseshoe"
OTHER_BACK = "1 hat cow star cactus boot horseshoe"


def bidding(*bids: int) -> CardGame:
    """Four players with some bids left; the first ones have laid theirs."""
    game = position(
        "players: 4",
        "offer: heroes i-1 i-2 i-3 i-4",
        "player 1: bids 1 4 9",
        "player 2: bids 1 4 9",
        "player 3: bids 2 3 8",
        "player 4: bids 5 7",
    )
    bid(game, *bids)
    return game


@pytest.mark.ruling("C2.3")
def test_who_chooses_first_after_my_bid_does_not_tell_a_rivals_bid() -> None:
    """On a copy of the true game it did: player 1 with a 9 chose before everybody, with a 1 after."""
    low, high = bidding(1, 4, 3), bidding(9, 4, 3)
    seen = []
    for game in (low, high):
        copy = game.copy()
        choose(copy, "4 bid 7")
        futures = [game.imagined(3, str(seed)) for seed in range(30)]
        for future in futures:
            choose(future, "4 bid 7")
        seen.append((copy.waiting, [future.waiting for future in futures]))
    (low_true, low_imagined), (high_true, high_imagined) = seen
    assert (low_true, high_true) == ((3,), (0,))
    assert low_imagined == high_imagined
    assert {(0,), (3,)} <= set(low_imagined)


@pytest.mark.ruling("C2.3")
def test_bids_face_down_are_drawn_evenly_from_those_that_are_left() -> None:
    game = bidding(9, 4, 3)
    imagined = [game.imagined(1, str(seed)) for seed in range(2000)]
    assert {other.bids[1] for other in imagined} == {4}
    assert {other.bids[3] for other in imagined} == {0}
    pairs = [(one, three) for one in (1, 4, 9) for three in (2, 3, 8)]
    assert_drawn_evenly([(other.bids[0], other.bids[2]) for other in imagined], pairs)


def test_a_spectator_knows_no_bid() -> None:
    game = bidding(9)
    assert_drawn_evenly([game.imagined(SPECTATOR, str(seed)).bids[0] for seed in range(300)], (1, 4, 9))


def test_bids_that_lie_open_stay() -> None:
    game = bidding(9, 4, 3)
    choose(game, "4 bid 5")
    assert game.revealed
    assert all(game.imagined(seat, "another").bids == [9, 4, 3, 5] for seat in range(4))


@pytest.mark.ruling("C2.4")
def test_the_character_on_top_is_one_with_the_back_that_lies_open() -> None:
    alike = dict.fromkeys(("sheriff", "banker", "cowboy"), BACK)
    backs = dict.fromkeys((name.replace("-", "_") for name in CHARACTER_NAMES), OTHER_BACK) | alike
    game = position("players: 4", deck([], **backs), "offer: heroes i-1 i-2 i-3 i-4", "top: sheriff")
    assert game.top == CHARACTER_OF["sheriff"]
    imagined = [game.imagined(0, str(seed)) for seed in range(600)]
    assert_drawn_evenly([CHARACTER_NAMES[other.top] for other in imagined], alike)
    for other in imagined:
        assert sorted([other.top, *other.unseen]) == sorted([game.top, *game.unseen])
    banker = imagined[[other.top for other in imagined].index(CHARACTER_OF["banker"])]
    assert banker.imagined(0, "another") == game.imagined(0, "another")


@pytest.mark.ruling("C2.1")
def test_a_character_that_went_under_the_pile_is_known_when_it_comes_up() -> None:
    game = start("friends")
    known = game.copy()
    known.under, known.unseen = known.unseen, []
    assert {known.imagined(0, str(seed)).top for seed in range(20)} == {game.top}
