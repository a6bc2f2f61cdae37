"""B5.6, B5.13 and B5.14: where Houses and Townhouses go, a school's three Houses, and the owner's consent."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    cell,
    choose,
    decision,
    kept,
    money,
    position,
    reason,
    roads,
    settle_all,
    told,
    totals,
)

AROUND_D5 = ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6")
BEYOND_D5 = ("f4", "f5", "f6")  # with d4, e4, d5, d6 and e6 these surround e5


def building(kind: str, *lines: str, edition: str = "big-box", **cells: str) -> BoardGame:
    """Player 1 has bought this kind and built it on c5; roads lie around d5."""
    head = [f"edition: {edition}", "players: 3", CENTRE_ROADS, f"track: {kind} - - - - - -"]
    if edition == "big-box":
        head.append("extra-buildings: school city-hall")
    text = "\n".join((*head, *lines, "cowboys: building-3 1", "next: resolve building-3"))
    game = position(text, **{"c5": "1:.", **cells})
    choose(game, f"1 buy {kind}", f"1 build {kind} c5")
    return game


# B5.6: Houses.


@pytest.mark.ruling("B5.6")
def test_a_house_goes_on_any_unoccupied_connected_parcel() -> None:
    game = building("bank", d5="M", d4="1:.", e4="2:.", e5="h", c6="3:M", d6="1:ra")
    assert answers(game) == {"house c4", "house d4", "house e4", "house e6"}


@pytest.mark.ruling("B5.6")
@pytest.mark.parametrize("parcel", ["d4", "e6"])
def test_on_an_own_or_an_unowned_parcel_nobody_is_asked(parcel: str) -> None:
    game = building("bank", d4="1:.")
    choose(game, f"1 house {parcel}")
    assert told(game, "consent") == []
    assert cell(game, parcel).endswith("h")
    assert cell(game, "c5") == "1:ba"


@pytest.mark.ruling("B5.6")
def test_other_parcels_are_refused_with_the_reason() -> None:
    game = building("bank", d5="M", e5="h", e4="3:mi")
    assert reason(game, "1 house a1") == ("not-connected", "B5.6")
    assert reason(game, "1 house d5") == ("occupied", "B5.6")
    assert reason(game, "1 house e4") == ("occupied", "B5.6")
    assert reason(game, "1 house c5") == ("occupied", "B5.6")
    assert reason(game, "1 house e5") == ("not-surrounded", "B5.6")


# B5.6: Townhouses.


@pytest.mark.ruling("B5.6", "B2.3")
def test_a_house_among_eight_occupied_or_owned_parcels_can_become_a_townhouse() -> None:
    cells = {"c4": "M", "d4": "h", "e4": "2:.", "e5": "ci", "c6": "3:M", "d6": "2:mi", "e6": "1:."}
    game = building("bank", d5="h", **cells)
    assert "house d5" in answers(game)
    choose(game, "1 house d5")
    assert cell(game, "d5") == "H"
    assert told(game, "consent") == []


@pytest.mark.ruling("B5.6")
@pytest.mark.parametrize("gap", ["c4", "d4", "e4", "e5", "c6", "d6", "e6"])
def test_one_unowned_empty_neighbour_is_enough_to_forbid_it(gap: str) -> None:
    cells = {**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", gap: "."}
    game = building("bank", d5="h", **cells)
    assert answers(game) == {f"house {gap}"}
    assert reason(game, "1 house d5") == ("not-surrounded", "B5.6")


@pytest.mark.ruling("B5.6")
def test_the_building_itself_closes_the_last_gap() -> None:
    """Its parcel is the builder's own, so that it counted before; now it is occupied as well."""
    game = building("bank", d5="h", **{**dict.fromkeys(AROUND_D5, "M"), "c5": "1:."})
    assert answers(game) == {"house d5"}


@pytest.mark.ruling("B5.6", "B2.3")
@pytest.mark.parametrize("parcel", ["a4", "a1", "d1", "h4", "h8", "d8"])
def test_there_is_no_townhouse_at_the_edge_of_the_board(parcel: str) -> None:
    everywhere = {f"{column}{row}": "M" for column in "abcdefgh" for row in range(1, 9)}
    game = building("bank", **{**everywhere, "c5": "1:.", "d4": ".", parcel: "h"})
    assert answers(game) == {"house d4"}
    assert reason(game, f"1 house {parcel}") == ("not-surrounded", "B5.6")


@pytest.mark.ruling("B5.6")
def test_no_third_house_goes_on_a_townhouse() -> None:
    game = building("bank", d5="H", **{**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", "e6": "."})
    assert answers(game) == {"house e6"}
    assert reason(game, "1 house d5") == ("occupied", "B5.6")


@pytest.mark.ruling("B5.6")
def test_the_first_edition_has_no_townhouses() -> None:
    game = building("bank", edition="first", d5="h", **{**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", "e6": "1:."})
    assert answers(game) == {"house e6"}


@pytest.mark.ruling("B5.6")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_townhouse_on_another_players_parcel_needs_his_consent(owner: int) -> None:
    cells = {**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", "e6": "1:."}
    game = building("bank", d5=f"{owner}:h", **cells)
    choose(game, "1 house d5")
    if owner == 2:
        assert decision(game) == "2 consent"
        assert cell(game, "d5") == "2:h"
        choose(game, "2 agree")
    assert cell(game, "d5") == f"{owner}:H"
    assert cell(game, "c5") == "1:ba"


@pytest.mark.ruling("B5.6", "B5.14")
def test_a_refused_townhouse_stays_a_house() -> None:
    cells = {**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", "e6": "1:."}
    game = building("bank", d5="2:h", **cells)
    choose(game, "1 house d5", "2 refuse")
    assert answers(game) == {"house e6", "keep"}
    assert reason(game, "1 house d5") == ("consent-refused", "B5.14")
    assert cell(game, "d5") == "2:h"


@pytest.mark.ruling("B5.6")
def test_a_townhouse_needs_no_free_parcel_anywhere() -> None:
    game = building("bank", "player 1: $9, roads 0", d5="h", **{**dict.fromkeys(AROUND_D5, "M"), "c5": "1:."})
    assert (cell(game, "c5"), cell(game, "d5")) == ("1:ba", "H")


# B5.14: consent.


@pytest.mark.ruling("B5.14", "B5.6")
def test_with_the_owners_consent_a_house_stands_on_his_parcel_and_nothing_is_paid() -> None:
    game = building("bank", "player 1: $9", "player 2: $7", d4="2:.")
    before = totals(game)
    choose(game, "1 house d4")
    assert decision(game) == "2 consent"
    assert answers(game) == {"agree", "refuse"}
    choose(game, "2 agree")
    assert (cell(game, "d4"), cell(game, "c5")) == ("2:h", "1:ba")
    assert (money(game, 1), money(game, 2)) == (6, 7)
    assert totals(game) == before


@pytest.mark.ruling("B5.14")
def test_after_a_refusal_he_may_try_another_parcel_or_keep_the_tile() -> None:
    game = building("bank", d4="2:.", d5="h")
    choose(game, "1 house d4", "2 refuse")
    assert decision(game) == "1 place-house"
    assert answers(game) == {"house c4", "house e4", "house e5", "house c6", "house d6", "house e6", "keep"}
    choose(game, "1 house e6")
    assert (cell(game, "c5"), cell(game, "e6"), cell(game, "d4")) == ("1:ba", "h", "2:.")


@pytest.mark.ruling("B5.14", "B5.5")
def test_after_a_refusal_he_may_keep_the_tile_even_if_there_is_room_elsewhere() -> None:
    game = building("bank", d4="2:.")
    choose(game, "1 house d4", "2 refuse", "1 keep")
    assert (kept(game, 1), cell(game, "c5"), cell(game, "d4")) == (["bank"], "1:.", "2:.")


@pytest.mark.ruling("B5.14")
def test_without_a_refusal_he_does_not_take_the_building_back() -> None:
    game = building("bank", d4="2:.")
    assert "keep" not in answers(game)


@pytest.mark.ruling("B5.14")
def test_the_owner_is_not_asked_again_for_the_same_parcel_and_building() -> None:
    game = building("bank", d4="2:.", d5="h")
    choose(game, "1 house d4", "2 refuse")
    assert reason(game, "1 house d4") == ("consent-refused", "B5.14")


@pytest.mark.ruling("B5.14", "B5.7")
def test_nor_when_the_kept_tile_is_placed_at_the_end_of_the_purchase() -> None:
    game = building("bank", d4="2:.", d5="h")
    choose(game, "1 house d4", "2 refuse", "1 keep", "1 build bank c5")
    assert "house d4" not in answers(game)
    assert "house e6" in answers(game)


@pytest.mark.ruling("B5.14")
def test_he_is_asked_for_another_of_his_parcels() -> None:
    game = building("bank", d4="2:.", e4="2:.")
    choose(game, "1 house d4", "2 refuse", "1 house e4")
    assert decision(game) == "2 consent"


@pytest.mark.ruling("B5.14")
def test_another_players_refusal_is_his_own() -> None:
    game = building("bank", d4="2:.", e4="3:.")
    choose(game, "1 house d4", "2 refuse", "1 house e4", "3 agree")
    assert (cell(game, "e4"), cell(game, "c5")) == ("3:h", "1:ba")


def two_tiles(cheap: str, dear: str) -> BoardGame:
    """Player 1 stands on two building spaces; player 2's d4 is the parcel in question."""
    return position(
        f"""players: 2
{CENTRE_ROADS}
track: {cheap} {dear} - - - - -
player 1: $20, roads 0
cowboys: building-4 1, building-3 1
next: resolve building-4""",
        c5="1:.",
        c4="1:.",
        d4="2:.",
    )


@pytest.mark.ruling("B5.14")
@pytest.mark.parametrize("cheap", ["saloon", "bank"])
def test_another_building_is_another_question(cheap: str) -> None:
    game = two_tiles(cheap, "bank")
    choose(game, "1 buy bank", "1 build bank c5", "1 house d4", "2 refuse", "1 house e6")
    choose(game, f"1 buy {cheap}", f"1 build {cheap} c4", "1 house d4")
    assert decision(game) == "2 consent"


@pytest.mark.ruling("B5.14", "B2.5")
def test_who_is_asked_for_consent_may_lay_roads_before_he_answers() -> None:
    game = building("bank", "player 2: $9, roads 1", d4="2:.")
    choose(game, "1 house d4", "2 road c4e")
    assert roads(game, 2) == 0
    assert decision(game) == "2 consent"
    choose(game, "2 agree")
    assert cell(game, "d4") == "2:h"


# B5.13: a school's Houses.


@pytest.mark.ruling("B5.13", "B5.5")
def test_a_school_brings_three_houses_one_after_the_other() -> None:
    game = building("school", d5="h")
    for parcel in ("c4", "d4", "e4"):
        assert decision(game) == "1 place-house"
        assert told(game, "built") == []
        choose(game, f"1 house {parcel}")
    assert told(game, "built") == [{"seat": 0, "kind": "school", "place": "c5"}]
    assert [cell(game, parcel) for parcel in ("c4", "d4", "e4", "e5")] == ["h", "h", "h", "."]


@pytest.mark.ruling("B5.13")
def test_each_house_counts_at_once_for_the_next() -> None:
    """d5 becomes surrounded when the first of the three Houses fills the last gap."""
    game = building("school", d5="h", **{**dict.fromkeys(AROUND_D5, "M"), "c5": "1:.", "e4": "1:.", "e5": "."})
    assert "house d5" not in answers(game)
    choose(game, "1 house e5")
    assert "house d5" in answers(game)


@pytest.mark.ruling("B5.13", "B5.6")
def test_the_third_house_may_have_to_go_onto_the_first() -> None:
    """c4 and e5 are free; e5, surrounded, takes a second House, and that is the only way to a third one."""
    mountains = dict.fromkeys((*AROUND_D5, *BEYOND_D5, "d5"), "M")
    game = building("school", **{**mountains, "c5": "1:.", "c4": ".", "e5": "."})
    assert answers(game) == {"house c4", "house e5"}
    choose(game, "1 house e5")
    assert answers(game) == {"house c4", "house e5"}
    choose(game, "1 house c4")
    assert answers(game) == {"house e5"}
    choose(game, "1 house e5")
    assert (cell(game, "e5"), cell(game, "c4"), cell(game, "c5")) == ("H", "h", "1:sc")


@pytest.mark.ruling("B5.13", "B5.6")
def test_one_free_parcel_can_be_enough_for_all_three() -> None:
    """e5 takes two Houses; the first of them surrounds the House on d5, which takes the third."""
    mountains = dict.fromkeys((*AROUND_D5, *BEYOND_D5), "M")
    game = building("school", d5="h", **{**mountains, "c5": "1:.", "e5": "."})
    assert answers(game) == {"house e5"}
    choose(game, "1 house e5")
    assert answers(game) == {"house e5", "house d5"}
    choose(game, "1 house e5", "1 house d5")
    assert (cell(game, "e5"), cell(game, "d5"), cell(game, "c5")) == ("H", "H", "1:sc")


@pytest.mark.ruling("B5.13", "B5.5")
def test_with_room_for_two_houses_a_school_cannot_be_built() -> None:
    mountains = dict.fromkeys((*AROUND_D5, *BEYOND_D5, "d5"), "M")
    cells = {**mountains, "c5": "1:.", "c4": ".", "e5": ".", "f5": "."}  # f5: e5 is not surrounded
    lines = f"""players: 2
extra-buildings: school
{CENTRE_ROADS}
track: school - - - - - -
cowboys: building-3 1
next: resolve building-3"""
    game = position(lines, **cells)
    choose(game, "1 buy school")
    assert answers(game) == {"keep"}
    assert reason(game, "1 build school c5") == ("no-room-for-house", "B5.6")


@pytest.mark.ruling("B5.13", "B5.5", "B5.14")
def test_townhouses_of_a_refused_school_are_taken_back_layer_by_layer() -> None:
    mountains = dict.fromkeys((*AROUND_D5, *BEYOND_D5, "d5"), "M")
    game = building("school", **{**mountains, "c5": "1:.", "c4": "2:.", "e5": "."})
    before = totals(game)
    choose(game, "1 house e5", "1 house e5", "1 house c4", "2 refuse", "1 keep")
    assert [cell(game, parcel) for parcel in ("e5", "c4", "c5")] == [".", "2:.", "1:."]
    assert kept(game, 1) == ["school"]
    assert totals(game) == before


@pytest.mark.ruling("B5.13", "B5.5", "B5.14")
def test_a_house_that_stood_before_is_a_house_again_when_a_school_is_taken_back() -> None:
    mountains = dict.fromkeys(AROUND_D5, "M")
    game = building("school", d5="h", **{**mountains, "c5": "1:.", "c4": "2:.", "e4": "1:."})
    before = totals(game)
    choose(game, "1 house d5", "1 house e4", "1 house c4", "2 refuse", "1 keep")
    assert [cell(game, parcel) for parcel in ("d5", "e4", "c4", "c5")] == ["h", "1:.", "2:.", "1:."]
    assert totals(game) == before


@pytest.mark.ruling("B5.14", "B5.13")
def test_an_owner_who_agreed_is_not_asked_again_for_the_same_school_and_parcel() -> None:
    """He is asked once for a parcel and a building (B5.14): his yes holds for the school's second House there."""
    mountains = dict.fromkeys((*AROUND_D5, *BEYOND_D5, "d5"), "M")
    game = building("school", **{**mountains, "c5": "1:.", "c4": ".", "e5": "2:."})
    choose(game, "1 house e5", "2 agree", "1 house e5")
    assert decision(game) != "2 consent"
    assert cell(game, "e5") == "2:H"


@pytest.mark.ruling("B5.13", "B2.5")
def test_a_road_laid_between_two_of_its_houses_opens_room() -> None:
    mountains = dict.fromkeys((*AROUND_D5, "d5"), "M")
    game = building("school", **{**mountains, "c5": "1:.", "c4": ".", "d4": ".", "e4": "."})
    choose(game, "1 house c4", "1 road c4e")
    assert answers(game) == {"house d4", "house e4", "house c3", "house d3"}
    choose(game, "1 house d3", "1 house c3")
    settle_all(game, until="cash-limit")
    assert (cell(game, "c5"), cell(game, "d3"), cell(game, "d4")) == ("1:sc", "h", ".")
