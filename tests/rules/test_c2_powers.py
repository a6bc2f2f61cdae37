"""C2: the characters' powers: in which order they are offered and what they do; the Auctioneer at any own decision."""

from __future__ import annotations

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.game import CardGame
from tests.cards.table import (
    LAST_ROUND,
    PLAIN_BACK,
    aside,
    bid,
    characters,
    choose,
    city_lines,
    decision,
    deck,
    decline_all,
    hand,
    laid,
    offer,
    options,
    parcel,
    pile,
    position,
    reason,
    refused,
    taken_in_turn,
    told,
)

OFFER = "offer: banker i-1 i-2 i-3 i-4"
POWERS = ("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor")
BOOSTS = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}


def holding(*characters: str, players: int = 1, offered: str = OFFER) -> CardGame:
    """The first player has these characters, and the first power is about to be offered."""
    return position(f"players: {players}", deck(), offered, "player 1: " + ", ".join(f"has {name}" for name in characters))


def asked_of(game: CardGame) -> list[str]:
    """What is offered until somebody takes a card, if every power is declined."""
    asked = []
    while not decision(game).endswith("take-card"):
        if " use-power " in decision(game):
            asked.append(decision(game))
            choose(game, f"{game.waiting[0] + 1} decline")
        else:
            asked.append("bids")
            bid(game, 5, 5, 5, 5)
    return asked


# The order in which powers are offered (C2.2).


@pytest.mark.ruling("C2.2")
def test_powers_are_offered_in_their_order_five_before_the_bids_and_two_after() -> None:
    asked = asked_of(holding(*reversed(POWERS), players=4))
    before, after = POWERS[:5], POWERS[5:]
    assert asked == [*(f"1 use-power {name}" for name in before), "bids", *(f"1 use-power {name}" for name in after)]


@pytest.mark.ruling("C2.2")
def test_the_order_is_that_of_the_characters_whoever_holds_them() -> None:
    game = position(
        "players: 4",
        deck(),
        OFFER,
        "player 1: has gunsmith, has doctor",
        "player 2: has heroes, has lawyer",
        "player 3: has governor, has mercenary",
        "player 4: has chinese-worker",
    )
    assert asked_of(game) == [
        "3 use-power governor",
        "2 use-power lawyer",
        "4 use-power chinese-worker",
        "2 use-power heroes",
        "1 use-power gunsmith",
        "bids",
        "3 use-power mercenary",
        "1 use-power doctor",
    ]


@pytest.mark.ruling("C2.2")
@pytest.mark.parametrize("character", [name for name in CHARACTER_NAMES if name not in POWERS])
def test_the_other_characters_are_not_offered(character: str) -> None:
    game = holding(character, offered="offer: lawyer i-1 i-2 i-3 i-4")
    assert decision(game) == "1 choose-bid"


@pytest.mark.ruling("C2.2")
@pytest.mark.parametrize("character", POWERS)
def test_a_character_that_was_used_is_not_offered_again_in_the_era(character: str) -> None:
    game = position("players: 4", deck(), OFFER, f"player 1: used {character}")
    assert asked_of(game) == ["bids"]


@pytest.mark.ruling("C2.2")
def test_who_declines_is_asked_again_in_the_next_round() -> None:
    game = holding("lawyer")
    choose(game, "1 decline", "1 bid 9")
    while game.round == 1:
        choose(game, f"1 {sorted(options(game))[0]}")
    assert decision(game) == "1 use-power lawyer"


@pytest.mark.ruling("C2.2")
def test_a_power_is_used_or_declined() -> None:
    game = holding("lawyer", "heroes")
    assert options(game) == {"use lawyer", "decline"}
    assert reason(game, "1 use heroes") == ("other-power", "C2.2", {"character": "lawyer", "other": "heroes"})
    assert reason(game, "1 bid 5") == ("use-or-decline", "C2.2", {"character": "lawyer", "choice": "bid 5"})


@pytest.mark.ruling("C2.2")
def test_a_character_just_taken_in_turn_can_be_used_from_the_next_round_on() -> None:
    game = position(deck(), "offer: doctor i-1 i-2 i-3 i-4", "next: take 1")
    choose(game, "1 take doctor")
    decline_all(game)
    choose(game, "1 bid 9")
    assert decision(game) == "1 use-power doctor"


# Boosts.


@pytest.mark.ruling("C2.2", "C4.6")
@pytest.mark.parametrize(("character", "boost"), BOOSTS.items())
def test_a_boost_is_added_to_the_bid_of_the_round(character: str, boost: int) -> None:
    game = holding(character, players=4)
    if "use-power" in decision(game):
        choose(game, f"1 use {character}")
    bid(game, 2, 2 + boost - 1, 2 + boost + 1, 1)
    if "use-power" in decision(game):
        choose(game, f"1 use {character}")
    assert [values["seats"] for values in told(game, "order")] == [[2, 0, 1, 3]]


@pytest.mark.ruling("C2.2")
def test_several_boosts_add_up() -> None:
    game = holding(*BOOSTS)
    choose(game, "1 use heroes", "1 use gunsmith", "1 bid 1", "1 use mercenary", "1 use doctor")
    assert game.boosts == [3 + 6 + 5 + 2, 0, 0, 0]
    assert game.bids[0] == 1


@pytest.mark.ruling("C2.2", "C2.3")
def test_the_bids_lie_open_before_mercenary_and_doctor_are_asked() -> None:
    game = holding("mercenary")
    choose(game, "1 bid 3")
    assert decision(game) == "1 use-power mercenary"
    assert len(told(game, "bids")) == 1
    assert told(game, "order") == []


@pytest.mark.ruling("C2.2")
def test_a_boost_lasts_one_round() -> None:
    game = holding("heroes", "gunsmith")
    choose(game, "1 use heroes", "1 decline", "1 bid 9")
    while game.round == 1:
        choose(game, f"1 {sorted(options(game))[0]}")
    assert game.boosts == [0] * 4
    assert decision(game) == "1 use-power gunsmith"


@pytest.mark.ruling("C2.4", "C2.2")
def test_a_boosted_bid_can_be_equal_to_another_one() -> None:
    game = position(
        "players: 4", deck(cowboy="1 boot star hat cactus horseshoe cow"), "top: cowboy", OFFER, "player 1: has heroes"
    )
    choose(game, "1 use heroes")
    bid(game, 4, 7, 1, 7)
    assert [values["seats"] for values in told(game, "order")] == [[3, 1, 0, 2]]


# The Lawyer (C2.7).


@pytest.mark.ruling("C2.7")
def test_the_lawyer_takes_a_card_at_once() -> None:
    game = holding("lawyer")
    choose(game, "1 use lawyer")
    assert decision(game) == "1 take-card"
    assert options(game) == {"take banker", "take i-1", "take i-2", "take i-3", "take i-4"}
    choose(game, "1 take banker")
    assert characters(game, 1) == ["lawyer", "banker"]
    assert decision(game) == "1 choose-bid"


@pytest.mark.ruling("C2.7")
def test_a_terrain_card_that_the_lawyer_takes_is_placed_before_the_bids() -> None:
    game = position(deck(), OFFER, "player 1: has lawyer", city_lines(". ."))
    choose(game, "1 use lawyer", "1 take i-1")
    assert decision(game) == "1 place-card i-1"


@pytest.mark.ruling("C2.7")
def test_the_bid_of_who_used_the_lawyer_is_laid_off_and_he_does_not_choose() -> None:
    game = holding("lawyer", players=4)
    choose(game, "1 use lawyer", "1 take banker")
    bid(game, 9, 1, 2, 3)
    assert hand(game, 1) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [values["seats"] for values in told(game, "order")] == [[3, 2, 1]]
    assert [values["idle"] for values in told(game, "bids")] == [[0]]


@pytest.mark.ruling("C2.7")
@pytest.mark.parametrize("character", ["chinese-worker", "heroes", "gunsmith", "mercenary", "doctor"])
def test_neither_chinese_worker_nor_boosts_are_offered_to_who_used_the_lawyer(character: str) -> None:
    game = holding("lawyer", character, players=4)
    choose(game, "1 use lawyer", "1 take banker")
    assert decision(game) == "1 2 3 4 choose-bid"
    bid(game, 9, 1, 2, 3)
    assert decision(game) == "4 take-card"


@pytest.mark.ruling("C2.7")
def test_others_are_still_offered_their_powers_when_somebody_used_the_lawyer() -> None:
    game = position("players: 4", deck(), OFFER, "player 1: has lawyer", "player 2: has heroes")
    choose(game, "1 use lawyer", "1 take banker")
    assert decision(game) == "2 use-power heroes"


@pytest.mark.ruling("C2.7")
def test_who_used_the_lawyer_chooses_again_in_the_next_round() -> None:
    game = holding("lawyer")
    choose(game, "1 use lawyer", "1 take banker", "1 bid 9")
    assert game.round == 2
    choose(game, "1 bid 8")
    assert decision(game).startswith("1 ")
    assert 0 in [seat for values in told(game, "order")[1:] if isinstance(values["seats"], list) for seat in values["seats"]]


# The Governor (C2.7).


@pytest.mark.ruling("C2.7")
def test_the_governor_reveals_an_extra_card_and_takes_one_at_once() -> None:
    game = holding("governor")
    choose(game, "1 use governor")
    assert len(offer(game)) == 6
    assert decision(game) == "1 take-card"
    assert f"take {offer(game)[5]}" in options(game)


@pytest.mark.ruling("C2.7")
def test_after_the_governor_the_round_is_a_normal_one() -> None:
    game = holding("governor", players=4)
    choose(game, "1 use governor", "1 take banker")
    bid(game, 9, 8, 7, 6)
    assert decision(game) == "1 take-card"
    assert len(offer(game)) == 5


@pytest.mark.ruling("C2.7")
def test_the_governor_can_be_used_once_in_the_game() -> None:
    game = position(deck(), "era: 2", OFFER.replace("i-", "ii-"), "player 1: used governor")
    assert decision(game) == "1 choose-bid"


@pytest.mark.ruling("C2.7")
def test_the_governors_holder_may_be_boosted_in_the_same_round() -> None:
    game = holding("governor", "heroes")
    choose(game, "1 use governor", "1 take banker")
    assert decision(game) == "1 use-power heroes"


@pytest.mark.ruling("C2.7")
def test_governor_and_lawyer_together_take_two_cards_and_then_none() -> None:
    game = holding("governor", "lawyer", players=4)
    choose(game, "1 use governor", "1 take banker", "1 use lawyer", "1 take i-1")
    bid(game, 9, 8, 7, 6)
    assert decision(game) == "2 take-card"
    assert len(offer(game)) == 4
    assert [seat for seat, _ in taken_in_turn(game)] == [1, 1]


# The Chinese Worker (C2.7).


@pytest.mark.ruling("C2.7")
def test_the_chinese_workers_extra_card_is_there_for_everybody() -> None:
    game = holding("chinese-worker", players=4)
    choose(game, "1 use chinese-worker")
    (extra,) = (values["card"] for values in told(game, "extra-card"))
    bid(game, 1, 9, 8, 7)
    assert decision(game) == "2 take-card"
    assert f"take {extra}" in options(game)


@pytest.mark.ruling("C2.7")
def test_who_used_the_chinese_worker_takes_two_cards_when_it_is_his_turn() -> None:
    game = position("players: 4", deck(), OFFER, "player 1: has chinese-worker", city_lines(". .\n. ."))
    choose(game, "1 use chinese-worker")
    bid(game, 8, 9, 7, 6)
    choose(game, "2 take i-2", "1 take i-1")
    assert decision(game) == "1 place-card i-1"  # the first is placed before the second is taken
    choose(game, f"1 place {parcel(2, 0)}")
    assert decision(game) == "1 take-card"
    choose(game, "1 take banker")
    assert decision(game) == "3 take-card"


@pytest.mark.ruling("C2.7")
def test_the_second_card_may_be_terrain_too_and_lie_on_the_first() -> None:
    game = position("players: 4", deck(["M. ..", "M. .."]), OFFER, "player 1: has chinese-worker", city_lines("H"))
    choose(game, "1 use chinese-worker")
    bid(game, 9, 8, 7, 6)
    choose(game, "1 take i-1", f"1 place {parcel(1, 0)}", "1 take i-2", f"1 place {parcel(1, 0)}")
    assert laid(game) == ["i-1", "i-2"]
    assert decision(game) == "2 take-card"


@pytest.mark.ruling("C2.7")
def test_with_two_cards_for_one_there_is_still_one_for_everybody() -> None:
    game = position("players: 6", "virtual:", deck(), "offer: banker i-1 i-2 i-3 i-4 i-5", "player 1: has chinese-worker")
    choose(game, "1 use chinese-worker")
    bid(game, 9, 8, 7, 6, 5, 4)
    while game.round == 1:
        choose(game, f"{game.waiting[0] + 1} {sorted(options(game))[-1]}")
    seats = [seat for seat, _ in taken_in_turn(game)]
    assert seats == [1, 1, 2, 3, 4, 5, 6]
    assert told(game, "left-over") == []


# Characters taken before the bids (C2.10).


@pytest.mark.ruling("C2.10", "C2.7")
def test_a_lawyer_taken_with_the_governor_can_be_used_at_once() -> None:
    game = holding("governor", offered="offer: lawyer i-1 i-2 i-3 i-4")
    choose(game, "1 use governor", "1 take lawyer")
    assert decision(game) == "1 use-power lawyer"


@pytest.mark.ruling("C2.10")
def test_a_governor_taken_with_the_lawyer_must_wait_for_the_next_round() -> None:
    game = holding("lawyer", offered="offer: governor i-1 i-2 i-3 i-4")
    choose(game, "1 use lawyer", "1 take governor")
    assert decision(game) == "1 choose-bid"
    choose(game, "1 bid 9")
    assert (game.round, decision(game)) == (2, "1 use-power governor")


@pytest.mark.ruling("C2.10")
@pytest.mark.parametrize("character", ["chinese-worker", "heroes", "gunsmith"])
def test_other_powers_taken_with_the_governor_can_be_used_in_the_same_round(character: str) -> None:
    game = holding("governor", offered=f"offer: {character} i-1 i-2 i-3 i-4")
    choose(game, "1 use governor", f"1 take {character}")
    assert decision(game) == f"1 use-power {character}"


@pytest.mark.ruling("C2.10")
@pytest.mark.parametrize("character", ["mercenary", "doctor"])
def test_mercenary_and_doctor_taken_with_the_governor_can_be_used_after_the_bids(character: str) -> None:
    game = holding("governor", offered=f"offer: {character} i-1 i-2 i-3 i-4")
    choose(game, "1 use governor", f"1 take {character}", "1 bid 5")
    assert decision(game) == f"1 use-power {character}"


# The Auctioneer (C2.2, C3.4).

CITY = f"laid 1: i-40 {parcel(0, 0)}, i-41 {parcel(2, 0)}, i-42 {parcel(4, 0)}, i-43 {parcel(6, 0)}"
ENDS = {"sell i-40", "sell i-43"}  # without the others the city would fall apart


def auctioneer(*lines: str) -> CardGame:
    return position("players: 2", deck(), OFFER, CITY, *lines)


@pytest.mark.ruling("C2.2", "C3.4")
@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (["player 1: has auctioneer, has lawyer"], "1 use-power lawyer"),
        (["player 1: has auctioneer", "next: bids"], "1 2 choose-bid"),
        (["player 1: has auctioneer", "next: take 1"], "1 take-card"),
        (["player 1: has auctioneer", "next: place 1 i-5"], "1 place-card i-5"),
        (["player 1: has auctioneer, has paperboy", "next: end"], "1 find-character"),
        (["player 1: has auctioneer", "next: end"], "1 last-sales"),
    ],
)
def test_the_auctioneer_sells_at_any_decision_of_his_holder(lines: list[str], asked: str) -> None:
    game = auctioneer(*lines)
    assert decision(game) == asked
    assert options(game, 1) >= ENDS
    choose(game, "1 sell i-43")
    assert decision(game) == asked
    assert laid(game) == ["i-40", "i-41", "i-42"]


@pytest.mark.ruling("C2.2")
def test_nobody_sells_at_the_decision_of_somebody_else() -> None:
    game = auctioneer("player 1: has auctioneer", "next: take 2")
    assert refused(game, "1 sell i-43").code == "not-your-turn"


@pytest.mark.ruling("C2.2", "C3.4")
def test_only_the_auctioneers_holder_sells() -> None:
    game = auctioneer("player 2: has auctioneer", "next: take 1")
    assert reason(game, "1 sell i-43") == ("no-auctioneer", "C3.4", {})


@pytest.mark.ruling("C2.2")
def test_while_others_are_still_bidding_who_has_bid_cannot_sell() -> None:
    game = auctioneer("player 1: has auctioneer", "next: bids")
    choose(game, "1 bid 5")
    assert refused(game, "1 sell i-43").code == "not-your-turn"


def full_but_for_a_sale() -> CardGame:
    """Four Houses fit nowhere among the mountains; only the card in the lower right corner can be sold."""
    drawing = "\n".join(["M M M M M M M M"] * 6 + ["M M M M M M - -"] * 2)
    return position(
        deck(["HH HH", "M. .."]),
        city_lines(drawing),
        f"laid 1: i-2 {parcel(6, 6)}",
        "player 1: has auctioneer",
        "next: place 1 i-1",
    )


@pytest.mark.ruling("C2.2", "C2.6")
def test_a_sale_can_make_room_for_the_card_that_is_to_be_placed() -> None:
    game = full_but_for_a_sale()
    assert options(game) == {"aside", "sell i-2"}
    choose(game, "1 sell i-2")
    assert laid(game) == ["i-1"]


@pytest.mark.ruling("C2.6")
def test_nobody_has_to_sell_to_make_room() -> None:
    game = full_but_for_a_sale()
    choose(game, "1 aside")
    assert (aside(game), laid(game)) == (["i-1"], ["i-2"])


@pytest.mark.ruling("C2.2", "C3.4")
def test_before_the_scoring_the_auctioneer_is_asked_once_more() -> None:
    game = auctioneer("player 1: has auctioneer", LAST_ROUND, "next: end")
    choose(game, "1 sell i-43", "1 sell i-42")
    assert options(game) == {"sell i-40", "sell i-41", "done"}
    choose(game, "1 done")
    assert refused(game, "1 sell i-40").code == "game-over"


@pytest.mark.ruling("C2.2")
def test_before_the_scoring_only_sales_are_asked_for() -> None:
    game = auctioneer("player 1: has auctioneer", "next: end")
    assert reason(game, "1 bid 3") == ("sell-or-done", "C2.2", {"choice": "bid 3"})


@pytest.mark.ruling("C2.2")
def test_an_auctioneer_without_anything_to_sell_is_not_asked() -> None:
    assert position(deck(), "player 1: has auctioneer").over


@pytest.mark.ruling("C2.2", "C1.4")
def test_a_power_of_a_character_in_the_pile_is_nobodys() -> None:
    game = position(deck(lawyer=f"1 {PLAIN_BACK}"), OFFER, pile("lawyer", "governor", held=["banker"]))
    assert decision(game) == "1 choose-bid"
