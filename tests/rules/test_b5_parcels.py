"""B5.3, B5.4 and B5.12: buying parcels, what they cost, and the order of several duels in one step."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    money,
    owned,
    position,
    price,
    property_tiles,
    reason,
    refused,
    settle_all,
    told,
    totals,
)

NEIGHBOURS_OF_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")


def parcel_purchase(players: int, *lines: str, **cells: str) -> BoardGame:
    return position("\n".join((f"players: {players}", *lines, "next: resolve parcel-purchase")), **cells)


def twelve_parcels(seat: int) -> dict[str, str]:
    """A whole row and a half of one player: he has no property tile left."""
    return {f"{column}{row}": f"{seat}:." for row in (7, 8) for column in "abcdef"}


# B5.4: the price.


@pytest.mark.ruling("B5.4")
def test_a_lonely_parcel_costs_1_dollar() -> None:
    assert price(position(), "d4") == 1


@pytest.mark.ruling("B5.4")
@pytest.mark.parametrize("content", ["h", "H", "M", "1:h", "2:M", "1:ra", "2:mi", "3:ch", "4:pr", "1:sa"])
@pytest.mark.parametrize("parcel", ["d4", "c3", "d5", "e4"])
def test_a_house_a_townhouse_a_mountain_or_a_building_on_it_or_beside_it_costs_1_dollar_more(
    content: str, parcel: str
) -> None:
    assert price(position(**{parcel: content}), "d4") == 2


@pytest.mark.ruling("B5.4")
def test_city_hall_beside_it_counts_like_any_building() -> None:
    assert price(position("extra-buildings: city-hall", e5="ci"), "d4") == 2


@pytest.mark.ruling("B5.4")
@pytest.mark.parametrize("parcel", ["b4", "f6", "d2", "d6"])
def test_what_is_two_parcels_away_does_not_count(parcel: str) -> None:
    assert price(position(**{parcel: "h"}), "d4") == 1


@pytest.mark.ruling("B5.4")
def test_property_tiles_alone_do_not_count() -> None:
    assert price(position(d5="1:.", d3="2:."), "d4") == 1


@pytest.mark.ruling("B5.4")
def test_the_highest_price_is_10_dollars() -> None:
    assert price(position(d4="h", **dict.fromkeys(NEIGHBOURS_OF_D4, "M")), "d4") == 10


@pytest.mark.ruling("B5.4", "B2.3")
def test_a_corner_of_the_board_costs_at_most_5_dollars() -> None:
    assert price(position(a1="h", a2="h", b1="h", b2="h"), "a1") == 5


@pytest.mark.ruling("B5.4")
def test_the_price_goes_to_the_bank_and_a_property_tile_onto_the_parcel() -> None:
    game = parcel_purchase(2, "player 1: $9", "cowboys: d4 1", d4="M", d5="h")
    before = totals(game)
    choose(game, "1 buy d4")
    assert money(game, 1) == 6
    assert owned(game, 1) == {"d4"}
    assert property_tiles(game, 1) == 11
    assert totals(game) == before


# B5.3: contested parcels first, then everybody's own.


@pytest.mark.ruling("B5.3")
def test_contested_parcels_come_before_the_uncontested_ones() -> None:
    game = parcel_purchase(3, "pass-order: 1 2 3", "player 3: $15, revolvers 20", "cowboys: b2 1, g7 2 3")
    assert decision(game) == "3 buy-parcels"
    assert answers(game) == {"buy g7", "decline"}
    choose(game, "3 buy g7")
    assert decision(game) == "1 buy-parcels"
    assert answers(game) == {"buy b2", "decline"}


@pytest.mark.ruling("B5.3")
def test_uncontested_parcels_are_bought_in_pass_order() -> None:
    game = parcel_purchase(3, "pass-order: 2 3 1", "cowboys: b2 1, c2 2, d2 3")
    order = []
    while decision(game).endswith("buy-parcels"):
        order.append(decision(game))
        choose(game, f"{decision(game)[0]} decline")
    assert order == ["2 buy-parcels", "3 buy-parcels", "1 buy-parcels"]


@pytest.mark.ruling("B5.3")
@pytest.mark.parametrize(("first", "second"), [("b2", "d2"), ("d2", "b2")])
def test_each_player_buys_his_parcels_in_the_order_he_likes(first: str, second: str) -> None:
    game = parcel_purchase(2, "cowboys: b2 1, d2 1")
    assert answers(game) == {"buy b2", "buy d2", "decline"}
    choose(game, f"1 buy {first}")
    assert answers(game) == {f"buy {second}", "decline"}
    choose(game, f"1 buy {second}")
    assert owned(game, 1) == {"b2", "d2"}


@pytest.mark.ruling("B5.3")
def test_with_money_for_one_parcel_the_player_chooses_which() -> None:
    game = parcel_purchase(2, "player 1: $2", "cowboys: b2 1, d4 1", d4="M")
    choose(game, "1 buy d4")
    settle_all(game, until="cash-limit")
    assert owned(game, 1) == {"d4"}
    assert cowboys_left(game, 1) == 7


@pytest.mark.ruling("B5.3")
def test_a_parcel_that_is_too_dear_is_refused_with_its_price() -> None:
    game = parcel_purchase(2, "player 1: $1", "cowboys: b2 1, d4 1", d4="M")
    refusal = refused(game, "1 buy d4")
    assert (refusal.code, refusal.ruling) == ("too-dear", "B5.4")
    assert refusal.values == {"price": 2, "money": 1}


@pytest.mark.ruling("B5.3")
def test_only_a_parcel_with_an_own_cowboy_can_be_bought() -> None:
    game = parcel_purchase(2, "cowboys: b2 1, c2 2")
    assert reason(game, "1 buy c2") == ("no-cowboy-there", "B5.3")


@pytest.mark.ruling("B5.3", "B5.2")
def test_declined_parcels_stay_unowned_and_their_cowboys_go_to_the_general_supply() -> None:
    game = parcel_purchase(2, "cowboys: b2 1, c2 1, d2 1")
    choose(game, "1 buy c2", "1 decline")
    assert owned(game, 1) == {"c2"}
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)


@pytest.mark.ruling("B5.3", "B4.9")
def test_without_money_the_winner_of_a_duel_declines_and_nobody_gets_the_parcel() -> None:
    game = parcel_purchase(2, "player 1: $0, revolvers 20", "player 2: $50", "cowboys: d4 1 2")
    settle_all(game, until="cash-limit")
    assert duels(game) == [("d4", 1)]
    assert owned(game, 1) | owned(game, 2) == set()
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (4, 6)


@pytest.mark.ruling("B5.3", "B4.9")
def test_without_a_property_tile_the_winner_of_a_duel_declines() -> None:
    game = parcel_purchase(2, "player 1: $50, revolvers 20", "player 2: $50", "cowboys: d4 1 2", **twelve_parcels(1))
    settle_all(game, until="cash-limit")
    assert duels(game) == [("d4", 1)]
    assert (property_tiles(game, 1), money(game, 1)) == (0, 50)
    assert owned(game, 2) == set()
    assert cowboys_left(game, 1) == 7


@pytest.mark.ruling("B5.3", "B2.6")
def test_the_last_property_tile_marks_one_of_two_parcels() -> None:
    eleven = twelve_parcels(1)
    del eleven["f8"]
    game = parcel_purchase(2, "player 1: $50", "cowboys: b2 1, d2 1", **eleven)
    choose(game, "1 buy d2")
    settle_all(game, until="cash-limit")
    assert len(owned(game, 1)) == 12
    assert "b2" not in owned(game, 1)
    assert cowboys_left(game, 1) == 7


@pytest.mark.ruling("B5.3")
def test_a_parcel_bought_after_a_duel_leaves_less_money_for_the_next() -> None:
    game = parcel_purchase(2, "player 1: $2, revolvers 20", "cowboys: d4 1 2, b2 1", d4="M")
    choose(game, "1 buy d4")
    settle_all(game, until="cash-limit")
    assert owned(game, 1) == {"d4"}
    assert money(game, 1) == 0


# B5.12: several duels.


def three_duels(*lines: str) -> BoardGame:
    """Players 1 and 2 on b2, 2 and 3 on d2, 3 and 4 on f2; a lower number is so much stronger that it wins."""
    return parcel_purchase(
        4,
        *lines,
        "player 1: $20, revolvers 90, cowboys 0",
        "player 2: $20, revolvers 60, cowboys 0",
        "player 3: $20, revolvers 30, cowboys 0",
        "player 4: $20, revolvers 1, cowboys 0",
        "cowboys: b2 1 2, d2 2 3, f2 3 4",
    )


@pytest.mark.ruling("B5.12")
def test_the_first_passer_among_those_who_fight_names_the_next_duel() -> None:
    game = three_duels("pass-order: 3 1 2 4")
    assert decision(game) == "3 next-parcel-duel"
    assert answers(game) == {"duel b2", "duel d2", "duel f2"}


@pytest.mark.ruling("B5.12")
def test_an_earlier_passer_who_does_not_fight_is_not_asked() -> None:
    game = parcel_purchase(4, "pass-order: 4 2 1 3", "cowboys: b2 1 2, d2 2 3, h8 4")
    assert decision(game) == "2 next-parcel-duel"


@pytest.mark.ruling("B5.12")
def test_a_duels_parcel_is_bought_before_the_next_duel() -> None:
    game = three_duels("pass-order: 3 1 2 4")
    choose(game, "3 duel d2")
    assert duels(game) == [("d2", 2)]
    assert decision(game) == "2 buy-parcels"
    choose(game, "2 buy d2")
    assert decision(game) == "3 next-parcel-duel"
    assert answers(game) == {"duel b2", "duel f2"}


@pytest.mark.ruling("B5.12")
def test_he_is_found_once_and_names_the_rest_even_if_he_is_in_none_of_them() -> None:
    game = three_duels("pass-order: 1 4 2 3")
    choose(game, "1 duel b2", "1 buy b2")
    assert decision(game) == "1 next-parcel-duel"
    assert answers(game) == {"duel d2", "duel f2"}


@pytest.mark.ruling("B5.12", "B2.9")
def test_the_last_duel_needs_no_naming() -> None:
    game = three_duels("pass-order: 1 4 2 3")
    choose(game, "1 duel f2", "3 buy f2", "1 duel b2", "1 buy b2")
    assert decision(game) == "2 buy-parcels"
    assert duels(game) == [("f2", 3), ("b2", 1), ("d2", 2)]


@pytest.mark.ruling("B5.12", "B2.9")
def test_a_single_duel_needs_no_naming() -> None:
    game = parcel_purchase(2, "player 1: $20, revolvers 20", "cowboys: b2 1 2")
    assert duels(game) == [("b2", 1)]


@pytest.mark.ruling("B5.12", "B5.2")
def test_the_loser_of_one_parcel_is_stronger_in_the_duel_for_the_next() -> None:
    game = three_duels("pass-order: 1 2 3 4")
    choose(game, "1 duel b2", "1 decline", "1 duel d2")
    second = told(game, "duel")[1]
    assert second["seats"] == [1, 2]
    assert second["firepower"] == [60 + 1, 30]


@pytest.mark.ruling("B5.12")
def test_a_duel_that_is_not_to_be_fought_cannot_be_named() -> None:
    game = three_duels("pass-order: 1 2 3 4")
    assert reason(game, "1 duel h8") == ("no-duel-there", "B5.12")


@pytest.mark.ruling("B5.12", "B5.3")
def test_after_all_duels_the_uncontested_parcels_follow() -> None:
    game = parcel_purchase(
        3,
        "pass-order: 3 2 1",
        "player 1: $20, revolvers 90",
        "player 2: $20, revolvers 40",
        "cowboys: b2 1 2, d2 1 3, h8 3",
    )
    choose(game, "3 duel d2", "1 buy d2", "1 buy b2")
    assert decision(game) == "3 buy-parcels"
    assert answers(game) == {"buy h8", "decline"}
