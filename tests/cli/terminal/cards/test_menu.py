"""Which choices of the card game have numbers, and how they are worded."""

from __future__ import annotations

import pytest

from carson.cli.terminal.cards.menu import MOST_PLACES, CardsMenu
from carson.cli.terminal.menu import read_choice
from tests.cards.table import city_lines, deck, pile, position
from tests.cli.terminal.cards.sight import labels

OFFER = "offer: captain i-1 i-2 i-3 i-4"


def test_the_number_of_a_bid_is_the_bid() -> None:
    game = position(OFFER, "player 1: bids 2 3 7", "next: bids")
    menu = CardsMenu(game, 0)
    assert [menu.number_of(choice) for choice in menu.numbered] == [2, 3, 7]
    assert labels(game)[2].startswith("7) Bid 7: first ")
    used = menu.choice(5)
    assert used is not None
    assert game.refuse(0, used).code == "bid-used"
    assert menu.choice(10) is None


def test_sales_come_behind_the_bids() -> None:
    game = position(OFFER, "player 1: bids 2 3, has auctioneer", "laid 1: i-10 n15, i-11 p15", "next: bids")
    menu = CardsMenu(game, 0)
    assert menu.highest == 11
    assert [menu.number_of(choice) for choice in menu.numbered] == [2, 3, 10, 11]
    assert {game.catalogue.text(menu.choice(number) or 0) for number in (10, 11)} == {"sell i-10", "sell i-11"}


def test_a_bid_that_is_laid_off_has_no_chances() -> None:
    game = position(OFFER, "player 1: bids 2 3, used lawyer, idle", "next: bids")
    assert labels(game) == ["2) Lay off the 2", "3) Lay off the 3"]


def test_a_boosted_bid_says_what_it_counts() -> None:
    game = position(OFFER, "player 1: bids 2 3, used heroes, boost 3", "player 2: bids 9", "next: bids")
    assert labels(game)[0].startswith("2) Bid 2+3=5: first 0%")


def test_a_card_is_taken_with_its_picture_contents_priority_and_best_place() -> None:
    game = position(deck(["mM .. 7"], captain="4 hat star cactus boot horseshoe cow"), "offer: captain i-1", "next: take 1")
    assert labels(game) == [
        "1) Captain: 6 VP, and a city of 8 by 9 (priority 4): +6 VP",
        "2) i-1   Mi ▲▲/ .  .  mine, mountain (priority 7): +2 VP at n15",
    ]


def test_a_card_without_a_place_says_so() -> None:
    full = "\n".join(["P " * 8] * 8)
    game = position(deck(["H. .. 1"]), city_lines(full), "offer: i-1 i-2", "next: take 1")
    assert labels(game)[0].endswith("(priority 1): no place for it")


def test_places_are_sorted_by_what_they_bring_and_many_are_folded() -> None:
    game = position(deck(["mM .. 1"]), city_lines("M . . .\nM . H ."), "next: place 1 i-1")
    menu = CardsMenu(game, 0)
    assert len(menu.main) == MOST_PLACES
    assert set(menu.main + menu.more) == set(game.legal(0))
    assert "+4 VP, covers" in labels(game)[0]
    assert sorted(filter(None, menu.places().values())) == [str(number) for number in range(1, MOST_PLACES + 1)]


def test_a_power_is_used_by_the_first_number() -> None:
    game = position(OFFER, "player 1: has gunsmith", "next: powers")
    assert labels(game) == ["1) Use the Gunsmith: +6 to the bid of this round", "2) Do not use the Gunsmith now"]


def test_a_power_after_the_bids_says_when_one_would_choose() -> None:
    bids = ["player 1: has mercenary, bids 1 4", "player 2: bids 6", "player 3: bids 2", "player 4: bids 3"]
    game = position(OFFER, *bids, "next: bids")
    game.choose(0, game.legal(0)[1])
    assert labels(game)[0] == "1) Use the Mercenary: +5 to the bid, then you choose as number 1"


def test_the_paperboys_finds_are_sorted() -> None:
    game = position(
        "era: 2\nround: 9", pile("governor", "banker", held=["paperboy"]), "player 1: has paperboy",
        city_lines("B B"), "next: end",
    )  # fmt: skip
    assert labels(game)[0] == "1) Indian: 1 VP for two places without a card: +31 VP"
    assert "Banker: 4 VP for each bank: +8 VP" in " ".join(labels(game))


@pytest.mark.parametrize(
    ("typed", "meant"), [("n14", "place n14"), ("sell i-10", "sell i-10"), ("i-10", "sell i-10"), ("PLACE n14", "place n14")]
)
def test_what_is_clear_may_be_shorter(typed: str, meant: str) -> None:
    game = position(deck(["H. .. 1"]), "player 1: has auctioneer", "laid 1: i-10 n15", "next: place 1 i-1")
    assert [game.catalogue.text(choice) for choice in read_choice(CardsMenu(game, 0), typed)] == [meant]
