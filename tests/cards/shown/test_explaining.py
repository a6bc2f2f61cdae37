"""What choices bring as plain values: points before and after, the best place, the chances of a bid."""

from __future__ import annotations

import json

import pytest

from carson.cards.game import CardGame
from tests.cards.table import choose, city_lines, deck, parcel, position


def explained(game: CardGame, seat: int, text: str) -> dict[str, object]:
    choice = game.catalogue.find(text)
    assert choice is not None
    assert choice.number in game.legal(seat)
    values: dict[str, object] = json.loads(json.dumps(game.explain(seat, choice.number)))
    return values


def mine_beside_mountains(asked: str) -> CardGame:
    return position(deck(["m. .. 3"]), city_lines("M M . ."), asked)


def test_a_card_to_be_taken_is_told_with_its_best_place() -> None:
    found = explained(mine_beside_mountains("offer: captain i-1\nnext: take 1"), 0, "take i-1")
    assert (found["gain"], found["before"], found["after"]) == (4, 0, 4)
    assert found["changes"] == [["mine", 0, 4]]
    assert isinstance(found["place"], str)
    assert isinstance(found["covered"], int)


def test_a_place_is_told_with_what_it_brings_and_covers() -> None:
    found = explained(mine_beside_mountains("next: place 1 i-1"), 0, f"place {parcel(2, 0)}")
    assert found == {
        "gain": 2, "before": 0, "after": 2, "changes": [["mine", 0, 2]], "place": parcel(2, 0), "covered": 2
    }  # fmt: skip


def test_a_character_is_told_with_its_points_alone() -> None:
    found = explained(mine_beside_mountains("offer: captain i-1\nnext: take 1"), 0, "take captain")
    assert found == {"gain": 6, "before": 0, "after": 6, "changes": [["captain", 0, 6]]}


def test_a_card_without_a_place_has_nothing_to_tell() -> None:
    full = "\n".join(["P " * 8] * 8)
    game = position(deck(["H. .. 1"]), city_lines(full), "offer: i-1 i-2", "next: take 1")
    assert explained(game, 0, "take i-1") == {}


def test_a_sale_is_told_with_the_points_lost_and_won() -> None:
    game = position(
        deck(["m. .H 7"]), city_lines(". ."), f"laid 1: i-1 {parcel(2, 0)}", "player 1: has auctioneer",
        "offer: captain i-2 i-3", "next: bids",
    )  # fmt: skip
    found = explained(game, 0, "sell i-1")
    assert found["gain"] == 7
    assert found["changes"] == [["auctioneer", 0, 7]]


@pytest.mark.ruling("C2.3")
def test_a_bid_is_told_with_the_exact_chances_of_each_place() -> None:
    left = ("player 1: bids 5 9, boost 2", "player 2: bids 1 9", "player 3: bids 2 3 9", "player 4: bids 1")
    game = position("offer: captain i-1 i-2 i-3 i-4", *left, "next: bids")
    assert explained(game, 0, "bid 5") == {
        "total": 7, "chances": [[1, 3], [1, 2], [1, 6], [0, 1]], "mean": [11, 6]
    }  # fmt: skip


@pytest.mark.ruling("C2.7")
def test_who_used_the_lawyer_has_no_chances() -> None:
    game = position("player 1: idle, used lawyer", "offer: captain i-1 i-2 i-3 i-4", "next: bids")
    assert explained(game, 0, "bid 5") == {}


def test_a_power_is_told_with_what_it_adds_and_when_bids_lie_open_with_the_position() -> None:
    before = position("player 1: has heroes", "offer: captain i-1", "agenda: use-power 0 3")
    assert explained(before, 0, "use heroes") == {"boost": 3}
    assert explained(before, 0, "decline") == {}
    hands = ("player 1: has doctor, bids 5", "player 2: bids 9", "player 3: bids 6", "player 4: bids 1")
    game = position(*hands, "offer: captain i-1", "next: bids")  # whose only bid lies open now
    assert explained(game, 0, "use doctor") == {"boost": 2, "position": 2}


@pytest.mark.ruling("C2.3")
def test_what_others_have_bid_changes_no_explanation() -> None:
    told = []
    for bid in (1, 9):
        game = position("players: 2", "virtual: beginner beginner", "offer: captain i-1 i-2 i-3 i-4", "next: bids")
        choose(game, f"2 bid {bid}")
        told.append([game.explain(0, choice) for choice in game.legal(0)])
    assert told[0] == told[1]
