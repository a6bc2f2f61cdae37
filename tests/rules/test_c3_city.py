"""C3: where a card may lie in a city, what it may cover, and what the Auctioneer may sell."""

from __future__ import annotations

from itertools import product

import pytest

from carson.cards.configuration.deck import CARD_OF
from carson.cards.game import CardGame
from carson.cards.map.contents import KIND_NAMES, SIGNS
from carson.cards.map.field import PARCEL_OF
from tests.cards.table import (
    bid,
    choose,
    city_lines,
    decision,
    deck,
    drawn,
    laid,
    moves,
    options,
    parcel,
    parts,
    picture,
    places,
    places_in,
    position,
    reason,
)


def laying(card: str, drawing: str, *lines: str) -> CardGame:
    """A city, and the card `i-1` that has to be placed in it."""
    return position(deck([card]), city_lines(drawing), *lines, "next: place 1 i-1")


def lay(game: CardGame, right: int, down: int) -> None:
    choose(game, f"1 place {parcel(right, down)}")


def why_not(game: CardGame, right: int, down: int) -> tuple[str, str, dict[str, int | str]]:
    """Why the card may not lie there, without the place itself."""
    code, ruling, values = reason(game, f"1 place {parcel(right, down)}")
    assert values.pop("place") == parcel(right, down)
    return code, ruling, values


# Size (C3.1).

EIGHT_WIDE = ". . . . . . . ."
EIGHT_HIGH = "\n".join(["."] * 8)


@pytest.mark.ruling("C3.1")
def test_the_first_card_lies_anywhere_so_nobody_is_asked_where() -> None:
    game = position(deck(["mH .."]), "offer: banker i-1 i-2", "next: take 1")
    choose(game, "1 take i-1")
    assert laid(game) == ["i-1"]
    assert picture(game) == "m H\n. ."


@pytest.mark.ruling("C3.1")
def test_a_card_is_never_turned() -> None:
    game = laying("HT Mm", ". .\n. .")
    lay(game, 2, 0)
    assert picture(game) == ". . H T\n. . M m"


@pytest.mark.ruling("C3.1")
def test_a_city_of_six_columns_may_grow_by_two() -> None:
    city = drawn("\n".join([". . . . . ."] * 6))
    found = places_in(city, "H. ..")
    assert {(6, 0), (-2, 0), (0, 6), (0, -2)} <= found
    assert {(-2, -2), (6, 6), (7, 0), (0, 7), (-3, 0), (0, -3)}.isdisjoint(found)


@pytest.mark.ruling("C3.1")
@pytest.mark.parametrize("drawing", [EIGHT_WIDE, EIGHT_HIGH], ids=["wide", "high"])
def test_a_city_of_eight_grows_no_further_that_way(drawing: str) -> None:
    found = places_in(drawn(drawing), "H. ..")
    columns, rows = {right for right, _ in found}, {down for _, down in found}
    wide = drawing == EIGHT_WIDE
    assert (min(columns), max(columns)) == ((0, 6) if wide else (-2, 1))
    assert (min(rows), max(rows)) == ((-2, 1) if wide else (0, 6))


@pytest.mark.ruling("C3.1")
def test_a_city_that_would_grow_too_large_is_refused_with_its_size() -> None:
    game = laying("H. ..", EIGHT_WIDE)
    assert why_not(game, 8, 0) == ("city-too-large", "C3.1", {"side": 8, "other": 8})
    game = laying("H. ..", "\n".join([EIGHT_WIDE + " ."] * 8), "player 1: has captain")
    assert why_not(game, 0, 8) == ("city-too-large", "C3.1", {"side": 8, "other": 9})


@pytest.mark.ruling("C3.1")
def test_the_captain_makes_room_for_nine_columns_or_nine_rows() -> None:
    square = drawn("\n".join([EIGHT_WIDE] * 8))
    assert (7, 0) not in places_in(square, "H. ..")
    assert {(7, 0), (-1, 0), (0, 7), (0, -1)} <= places_in(square, "H. ..", captain=True)
    assert {(8, 0), (0, 8), (-2, 0)}.isdisjoint(places_in(square, "H. ..", captain=True))


@pytest.mark.ruling("C3.1")
@pytest.mark.parametrize(("columns", "rows"), [(9, 8), (8, 9)])
def test_the_captain_does_not_make_room_for_nine_by_nine(columns: int, rows: int) -> None:
    city = drawn("\n".join([" ".join("." * columns)] * rows))
    found = places_in(city, "H. ..", captain=True)
    assert {right for right, _ in found} == set(range(columns - 1))
    assert {down for _, down in found} == set(range(rows - 1))


@pytest.mark.ruling("C3.1")
def test_with_nine_columns_a_corner_outside_both_boxes_is_refused() -> None:
    """Seven by seven: a card at the lower right corner would make nine by nine."""
    city = drawn("\n".join([". . . . . . ."] * 7))
    found = places_in(city, "H. ..", captain=True)
    assert (7, 5) in found  # 9 x 7
    assert (7, 6) in found  # 9 x 8
    assert (6, 7) in found  # 8 x 9
    assert (7, 7) not in found


@pytest.mark.ruling("C3.1")
def test_the_captain_helps_from_the_moment_he_is_owned() -> None:
    """A city of mountains that is full; the first of two cards is the Captain, the second needs a ninth column."""
    full = "\n".join(["M M M M M M M M"] * 8)
    game = position(
        "players: 4", deck(["MH MH"]), "offer: captain i-1 i-2 i-3 i-4", city_lines(full), "player 1: has chinese-worker"
    )
    choose(game, "1 use chinese-worker")
    bid(game, 9, 8, 7, 6)
    choose(game, "1 take captain", "1 take i-1")
    assert places(game) == {(7, down) for down in range(7)}


@pytest.mark.ruling("C3.1")
def test_the_size_is_that_of_the_cards_that_lie_there_now() -> None:
    row = f"laid 1: i-2 {parcel(0, 0)}, i-3 {parcel(2, 0)}, i-4 {parcel(4, 0)}, i-5 {parcel(6, 0)}"
    game = position(deck(["H. ..", *[".. .."] * 4]), row, "player 1: has auctioneer", "next: place 1 i-1")
    assert (8, 0) not in places(game)
    choose(game, "1 sell i-2")
    assert (8, 0) in places(game)
    assert (0, 0) in places(game)


# Beside the city (C3.2).


@pytest.mark.ruling("C3.2")
def test_a_new_card_shares_a_side_of_a_parcel_with_the_city() -> None:
    found = places_in(drawn("H H\nH H"), "M. ..")
    beside = {(-2, down) for down in (-1, 0, 1)} | {(2, down) for down in (-1, 0, 1)}
    assert found == beside | {(right, down) for down, right in beside}


@pytest.mark.ruling("C3.2")
@pytest.mark.parametrize("place", [(2, 2), (-2, -2), (2, -2), (-2, 2)])
def test_a_corner_is_not_enough(place: tuple[int, int]) -> None:
    game = laying("M. ..", "H H\nH H")
    assert why_not(game, *place) == ("not-beside-city", "C3.2", {})


@pytest.mark.ruling("C3.2")
def test_a_card_far_from_the_city_is_refused() -> None:
    game = laying("M. ..", "H H\nH H")
    assert why_not(game, 3, 0) == ("not-beside-city", "C3.2", {})
    assert why_not(game, 0, -9) == ("not-beside-city", "C3.2", {})


@pytest.mark.ruling("C3.2")
def test_a_card_may_lie_on_part_of_the_city_or_on_the_whole_of_it() -> None:
    found = places_in(drawn(". .\n. ."), "M. ..")
    assert {(0, 0), (1, 0), (-1, -1), (1, 1), (-1, 1), (1, -1)} <= found


@pytest.mark.ruling("C3.2")
def test_what_is_covered_is_gone() -> None:
    game = laying("H. ..", ". .\n. .")
    lay(game, 1, 1)
    assert picture(game) == ". . -\n. H .\n- . ."


# The rulebook's four pictures: Alex lays a card with a mine into a city with a mine, a prison and four mountains.

ALEX = """
. . M .
P . m M
. . M .
. M . .
"""


@pytest.mark.ruling("C3.2")
def test_picture_1_a_mine_may_not_cover_the_prison() -> None:
    game = laying("m. ..", ALEX)
    values = {"parcel": parcel(0, 1), "there": "prison", "kind": "mine"}
    assert why_not(game, 0, 1) == ("covered", "C3.2", values)


@pytest.mark.ruling("C3.2")
def test_picture_2_a_mine_on_an_empty_parcel_between_mountains_is_allowed() -> None:
    game = laying("m. ..", ALEX)
    lay(game, 3, 2)
    assert parts(game)["mine"] == 6 + 4


@pytest.mark.ruling("C3.2")
def test_picture_3_a_card_that_shares_no_side_is_refused() -> None:
    assert why_not(laying("m. ..", ALEX), 4, 4) == ("not-beside-city", "C3.2", {})


@pytest.mark.ruling("C3.2")
def test_picture_4_a_mountain_may_cover_a_mountain() -> None:
    game = laying("mM ..", ALEX)
    lay(game, 0, 3)
    assert picture(game).splitlines()[3] == "m M . ."


# Covering (C3.2, C3.3).


def may_cover(new: str, old: str, tamed: bool) -> bool:
    """C3.2 and C3.3, kind by kind."""
    if old == ".":
        return True
    if old == "O":
        return tamed
    if new in ".O":
        return False
    return new == old or (new, old) == ("T", "H")


@pytest.mark.ruling("C3.2", "C3.3")
@pytest.mark.parametrize("old", SIGNS, ids=lambda sign: KIND_NAMES[SIGNS.index(sign)])
def test_what_may_cover_what(old: str) -> None:
    city = drawn(old)
    for new, tamed in product(SIGNS, (False, True)):
        allowed = (0, 0) in places_in(city, f"{new}. ..", tamed=tamed)
        assert allowed == may_cover(new, old, tamed), (new, tamed)


@pytest.mark.ruling("C3.2")
@pytest.mark.parametrize("corner", [(0, 0), (-1, 0), (0, -1), (-1, -1)])
def test_each_parcel_of_the_new_card_must_be_allowed_to_lie_there(corner: tuple[int, int]) -> None:
    """Three empty parcels and a mine: only the mine may lie on the mine."""
    city = drawn("m")
    cards = {(0, 0): "m. ..", (-1, 0): ".m ..", (0, -1): ".. m.", (-1, -1): ".. .m"}
    for place, card in cards.items():
        assert (corner in places_in(city, card)) == (place == corner)


@pytest.mark.ruling("C3.2")
@pytest.mark.parametrize(("card", "kind"), [("H. ..", "house"), ("M. ..", "mountain")])
def test_a_refusal_says_which_parcel_is_in_the_way(card: str, kind: str) -> None:
    game = laying(card, "T . .")
    assert why_not(game, 0, 0) == ("covered", "C3.2", {"parcel": parcel(0, 0), "there": "townhouse", "kind": kind})


@pytest.mark.ruling("C3.2")
@pytest.mark.parametrize(("place", "card"), [((0, 0), "H. .."), ((-1, 0), ".H .."), ((0, -1), ".. H."), ((-1, -1), ".. .H")])
def test_whichever_corner_of_the_card_it_is(place: tuple[int, int], card: str) -> None:
    values = {"parcel": parcel(0, 0), "there": "townhouse", "kind": "house"}
    assert why_not(laying(card, "T"), *place) == ("covered", "C3.2", values)


@pytest.mark.ruling("C3.2")
def test_corners_that_fit_are_not_in_the_way() -> None:
    values = {"parcel": parcel(0, 1), "there": "townhouse", "kind": "house"}
    assert why_not(laying(".. H.", ". .\nT ."), 0, 0) == ("covered", "C3.2", values)


@pytest.mark.ruling("C3.3")
def test_an_empty_parcel_covers_only_empty_land() -> None:
    assert places_in(drawn("H . ."), ".. ..") & {(0, 0), (1, 0), (0, -1), (1, -1)} == {(1, 0), (1, -1)}


@pytest.mark.ruling("C3.3")
@pytest.mark.parametrize(("card", "kind"), [(".. .B", "empty"), ("O. .B", "outlaws")])
def test_an_empty_or_an_outlaws_parcel_on_a_building_is_refused(card: str, kind: str) -> None:
    game = laying(card, "T . .")
    assert why_not(game, 0, 0) == ("covered", "C3.3", {"parcel": parcel(0, 0), "there": "townhouse", "kind": kind})


@pytest.mark.ruling("C3.3")
def test_outlaws_do_not_cover_outlaws() -> None:
    game = laying("O. .B", "O . .")
    assert why_not(game, 0, 0) == ("outlaws-there", "C3.5", {"parcel": parcel(0, 0)})


@pytest.mark.ruling("C3.3", "C3.2")
@pytest.mark.parametrize("card", ["O. .B", ".. .B", "H. .B", "B. .."])
def test_with_the_sheriff_anything_covers_outlaws(card: str) -> None:
    game = laying(card, "O . .", "player 1: has sheriff")
    assert (0, 0) in places(game)
    lay(game, 0, 0)
    assert picture(game).split()[0] == card[0]


# Outlaws, the Sheriff and prisons (C3.5).


@pytest.mark.ruling("C3.5", "C3.2")
def test_without_sheriff_or_prison_nothing_covers_outlaws() -> None:
    game = laying("H. ..", "O . .")
    assert why_not(game, 0, 0) == ("outlaws-there", "C3.5", {"parcel": parcel(0, 0)})


@pytest.mark.ruling("C3.5", "C4.5")
def test_a_prison_anywhere_in_the_city_lets_outlaws_be_covered() -> None:
    assert (0, 0) in places(laying("H. ..", "O . . . . P"))


@pytest.mark.ruling("C3.5")
def test_a_prison_on_the_new_card_does_not_help_it() -> None:
    game = laying(".. .P", "O . .")
    assert why_not(game, 0, 0) == ("outlaws-there", "C3.5", {"parcel": parcel(0, 0)})


@pytest.mark.ruling("C3.5")
def test_a_prison_on_the_new_card_helps_the_next_one() -> None:
    game = position(deck([".. .P", "H. .."]), city_lines("O . ."), "next: place 1 i-1")
    assert PARCEL_OF[parcel(0, 0)] not in game.places_for(0, CARD_OF["i-2"])
    lay(game, 2, 0)
    assert PARCEL_OF[parcel(0, 0)] in game.places_for(0, CARD_OF["i-2"])


@pytest.mark.ruling("C3.5")
def test_a_sold_prison_no_longer_counts() -> None:
    game = position(
        deck(["H. ..", "P. .."]),
        city_lines("O . ."),
        f"laid 1: i-2 {parcel(3, 0)}",
        "player 1: has auctioneer",
        "next: place 1 i-1",
    )
    assert (0, 0) in places(game)
    choose(game, "1 sell i-2")
    assert why_not(game, 0, 0) == ("outlaws-there", "C3.5", {"parcel": parcel(0, 0)})


@pytest.mark.ruling("C3.5")
def test_the_sheriff_of_another_player_does_not_help() -> None:
    game = position("players: 2", deck(["H. .."]), city_lines("O . ."), "player 2: has sheriff", "next: place 1 i-1")
    assert (0, 0) not in places(game)


@pytest.mark.ruling("C3.5")
def test_the_prison_of_another_city_does_not_help() -> None:
    game = position("players: 2", deck(["H. .."]), city_lines("O . ."), city_lines("P", seat=2), "next: place 1 i-1")
    assert (0, 0) not in places(game)


# Sales (C3.4).

EMPTY_CARDS = deck([".. .."] * 9)


def selling(*cards: tuple[str, int, int], lines: tuple[str, ...] = ()) -> CardGame:
    """The Auctioneer before the scoring, with these cards in his city."""
    row = "laid 1: " + ", ".join(f"{card} {parcel(right, down)}" for card, right, down in cards)
    return position(EMPTY_CARDS, row, "player 1: has auctioneer", *lines)


def for_sale(game: CardGame) -> set[str]:
    return set() if game.over else {text.split()[1] for text in options(game) if text.startswith("sell ")}


@pytest.mark.ruling("C3.4")
def test_a_card_at_the_rim_can_be_sold_for_seven_points() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0))
    choose(game, "1 sell i-2", "1 done")
    assert laid(game) == ["i-1"]
    assert moves(game, 1) == parts(game) == {"auctioneer": 7}


@pytest.mark.ruling("C3.4")
def test_neither_a_card_that_covers_another_nor_a_covered_one_is_for_sale() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0), ("i-3", 3, 1), ("i-4", -2, 0))
    assert for_sale(game) == {"i-4"}
    for card in ("i-2", "i-3"):
        assert reason(game, f"1 sell {card}") == ("cannot-sell", "C3.4", {"card": card})


@pytest.mark.ruling("C3.4")
def test_a_card_that_is_wholly_covered_is_not_for_sale() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 0, 0), ("i-3", 2, 0))
    assert for_sale(game) == {"i-3"}


@pytest.mark.ruling("C3.4")
def test_a_card_without_which_the_city_falls_apart_is_not_for_sale() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0), ("i-3", 4, 0))
    assert for_sale(game) == {"i-1", "i-3"}
    assert reason(game, "1 sell i-2") == ("cannot-sell", "C3.4", {"card": "i-2"})


@pytest.mark.ruling("C3.4")
def test_a_connection_over_a_corner_is_none() -> None:
    """Three cards around a corner: without the middle one the others would touch only there."""
    game = selling(("i-1", 0, 0), ("i-2", 2, 0), ("i-3", 2, 2))
    assert for_sale(game) == {"i-1", "i-3"}
    ring = selling(("i-1", 0, 0), ("i-2", 2, 0), ("i-3", 2, 2), ("i-4", 0, 2))
    assert for_sale(ring) == {"i-1", "i-2", "i-3", "i-4"}


@pytest.mark.ruling("C3.4")
def test_half_a_side_is_a_connection() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 1), ("i-3", 4, 2))
    assert for_sale(game) == {"i-1", "i-3"}


@pytest.mark.ruling("C3.4")
def test_a_card_that_is_not_in_the_city_cannot_be_sold() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0))
    assert reason(game, "1 sell i-9") == ("not-in-city", "C3.4", {"card": "i-9"})
    assert reason(game, "1 sell ii-9") == ("not-in-city", "C3.4", {"card": "ii-9"})


@pytest.mark.ruling("C3.4")
def test_three_cards_are_sold_at_most_over_the_whole_game() -> None:
    cards = [("i-1", 0, 0), ("i-2", 2, 0), ("i-3", 4, 0), ("i-4", 6, 0)]
    game = selling(*cards, lines=("sold: i-8 i-9", "next: place 1 i-7"))
    choose(game, "1 sell i-4")
    assert reason(game, "1 sell i-3") == ("sold-three", "C3.4", {"most": 3})
    assert for_sale(game) == set()
    assert parts(game)["auctioneer"] == 21


@pytest.mark.ruling("C3.4")
def test_the_only_card_can_be_sold() -> None:
    game = selling(("i-1", 0, 0))
    choose(game, "1 sell i-1")
    assert game.over
    assert laid(game) == []
    assert parts(game) == {"auctioneer": 7}


@pytest.mark.ruling("C3.4", "C3.1")
def test_who_sold_all_cards_begins_anew_anywhere() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0), lines=("next: place 1 i-3",))
    choose(game, "1 sell i-1", "1 sell i-2")
    assert laid(game) == ["i-3"]


@pytest.mark.ruling("C3.4")
def test_a_sold_card_never_comes_back() -> None:
    game = selling(("i-1", 0, 0), ("i-2", 2, 0), lines=("next: place 1 i-3",))
    choose(game, "1 sell i-1")
    assert 0 not in game.pile
    assert decision(game) == "1 place-card i-3"


@pytest.mark.ruling("C3.4")
def test_what_lay_on_a_sold_card_is_gone_from_the_scoring() -> None:
    game = position(deck(["H. ..", "S. .."]), f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(1, 2)}", "player 1: has auctioneer")
    assert parts(game) == {}
    game = position(deck([".. H.", "S. .."]), f"laid 1: i-1 {parcel(0, 0)}, i-2 {parcel(1, 2)}", "player 1: has auctioneer")
    assert parts(game) == {"saloon": 2}
    choose(game, "1 sell i-2", "1 done")
    assert parts(game) == {"auctioneer": 7}
