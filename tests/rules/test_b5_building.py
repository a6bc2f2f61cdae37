"""B5.5, B5.7, B5.8 and B5.15: buying tiles, where buildings can stand, keeping them for later, and an empty bag."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    all_pass,
    answers,
    bag,
    cell,
    choose,
    decision,
    kept,
    money,
    only_in_bag,
    options,
    position,
    reason,
    refused,
    revolvers,
    roads,
    settle_all,
    told,
    totals,
    track,
)

EXTRA = "general-store school blacksmith station"
NEEDING_ONE_HOUSE = ["drugstore", "bank", "saloon", "hotel", "church", "prison", "general-store", "blacksmith"]


def purchase(kind: str, *lines: str, **cells: str) -> BoardGame:
    """Player 1 of two has bought this kind on the $3 space; roads lie around d5."""
    head = ("players: 2", f"extra-buildings: {EXTRA}", CENTRE_ROADS, f"track: {kind} - - - - - -", *lines)
    game = position("\n".join((*head, "cowboys: building-3 1", "next: resolve building-3")), **cells)
    choose(game, f"1 buy {kind}")
    return game


def mountains_but(*parcels: str) -> dict[str, str]:
    """Mountains on all nine parcels that the roads around d5 connect, but for some."""
    return {f"{column}{row}": "M" for row in (4, 5, 6) for column in "cde" if f"{column}{row}" not in parcels}


def place_kept(*lines: str, **cells: str) -> BoardGame:
    head = ("players: 2", f"extra-buildings: {EXTRA}", CENTRE_ROADS)
    return position("\n".join((*head, *lines, "next: resolve place-kept")), **cells)


# Buying.


@pytest.mark.ruling("B5.1")
@pytest.mark.parametrize("slot", range(7))
def test_a_tile_costs_what_its_space_says_and_leaves_the_track(slot: int) -> None:
    dollars = (3, 4, 5, 6, 8, 10, 12)[slot]
    tiles = ["-"] * 7
    tiles[slot] = "saloon"
    game = position(
        f"""players: 2
track: {" ".join(tiles)}
player 1: $20, roads 0
cowboys: building-{dollars} 1
next: resolve building-12"""
    )
    before = totals(game)
    choose(game, "1 buy saloon")
    assert money(game, 1) == 20 - dollars
    assert kept(game, 1) == ["saloon"]
    assert track(game) == ["-"] * 7
    assert totals(game) == before


@pytest.mark.ruling("B5.1")
def test_only_the_tile_of_the_space_can_be_bought() -> None:
    game = position("players: 2\ntrack: saloon bank - - - - -\ncowboys: building-3 1\nnext: resolve building-3")
    assert answers(game) == {"buy saloon", "decline"}
    assert reason(game, "1 buy bank")[0] == "other-tile"


@pytest.mark.ruling("B5.12")
def test_a_building_is_built_before_the_next_space_is_fought_for() -> None:
    game = position(
        f"""players: 2
{CENTRE_ROADS}
track: ranch mine - - - - -
player 1: $20, revolvers 20, roads 0
player 2: $20, roads 0
cowboys: building-4 1 2, building-3 1 2
next: resolve building-12""",
        a1="1:.",
        b1="1:.",
    )
    choose(game, "1 buy mine")
    assert len(told(game, "duel")) == 1
    choose(game, "1 build mine a1")
    assert len(told(game, "duel")) == 2


# B5.5: what building needs.


@pytest.mark.ruling("B5.5")
@pytest.mark.parametrize("kind", NEEDING_ONE_HOUSE)
def test_most_buildings_need_an_own_unoccupied_connected_parcel(kind: str) -> None:
    cells = {"d5": "h", "c5": "1:.", "e5": "1:h", "c4": "1:M", "d4": "2:.", "e4": "1:ra", "a1": "1:."}
    game = purchase(kind, **cells)
    assert answers(game) == {f"build {kind} c5", "keep"}


@pytest.mark.ruling("B5.5")
def test_each_wrong_parcel_is_refused_with_its_reason() -> None:
    game = purchase("bank", d5="h", c5="1:.", e5="1:h", c4="1:M", d4="2:.", a1="1:.")
    assert reason(game, "1 build bank a1") == ("not-connected", "B5.5")
    assert reason(game, "1 build bank d4") == ("not-your-parcel", "B5.5")
    assert reason(game, "1 build bank d6") == ("not-your-parcel", "B5.5")
    assert refused(game, "1 build bank e5").values == {"place": "e5", "content": "house"}
    assert refused(game, "1 build bank c4").values == {"place": "c4", "content": "mountain"}
    assert reason(game, "1 build saloon c5") == ("other-tile", "B5.5")


@pytest.mark.ruling("B5.5", "B2.4")
def test_a_road_that_touches_one_corner_connects_a_parcel() -> None:
    game = purchase("bank", d5="h", c4="1:.", e6="1:.", f6="1:.")
    assert answers(game) == {"build bank c4", "build bank e6", "keep"}


@pytest.mark.ruling("B5.5")
@pytest.mark.parametrize("kind", ["ranch", "mine"])
def test_ranch_and_mine_need_neither_road_nor_house(kind: str) -> None:
    game = purchase(kind, "player 1: $9, roads 0", a1="1:.", h8="1:h", c5="1:.", d5="h")
    assert answers(game) == {f"build {kind} a1", f"build {kind} c5", "keep"}
    choose(game, f"1 build {kind} a1")
    assert told(game, "house") == []
    assert told(game, "built") == [{"seat": 0, "kind": kind, "place": "a1"}]


@pytest.mark.ruling("B5.5")
@pytest.mark.parametrize("kind", NEEDING_ONE_HOUSE)
def test_a_house_comes_with_every_other_building(kind: str) -> None:
    game = purchase(kind, d5="h", c5="1:.")
    choose(game, f"1 build {kind} c5")
    assert decision(game) == "1 place-house"
    choose(game, "1 house e5")
    assert cell(game, "e5") == "h"
    assert told(game, "built") == [{"seat": 0, "kind": kind, "place": "c5"}]


@pytest.mark.ruling("B5.5")
def test_houses_come_from_the_general_supply_and_cost_nothing() -> None:
    game = purchase("bank", "player 1: $9", d5="h", c5="1:.")
    before = totals(game)
    choose(game, "1 build bank c5", "1 house e5")
    assert money(game, 1) == 6
    assert totals(game) == before


@pytest.mark.ruling("B5.5")
def test_without_a_place_for_the_house_nothing_can_be_built() -> None:
    crowded = mountains_but("c5")
    game = purchase("bank", c5="1:.", **crowded)
    assert answers(game) == {"keep"}
    assert reason(game, "1 build bank c5") == ("no-room-for-house", "B5.6")


@pytest.mark.ruling("B5.5", "B2.9")
def test_who_can_neither_build_nor_lay_a_road_keeps_the_tile_without_being_asked() -> None:
    crowded = mountains_but("c5")
    game = purchase("bank", "player 1: $9, roads 0", c5="1:.", **crowded)
    assert told(game, "keep") == [{"seat": 0, "kind": "bank"}]
    assert kept(game, 1) == ["bank"]


@pytest.mark.ruling("B5.5")
def test_the_buildings_own_parcel_does_not_take_its_house() -> None:
    crowded = mountains_but("c5", "e6")
    game = purchase("bank", c5="1:.", e6="1:.", **crowded)
    assert answers(game) == {"build bank c5", "build bank e6", "keep"}
    choose(game, "1 build bank c5")
    assert answers(game) == {"house e6"}


@pytest.mark.ruling("B5.5", "B2.5")
def test_a_road_laid_before_deciding_opens_a_site() -> None:
    game = purchase("bank", "player 1: $9, roads 2", d5="h", d3="1:.")
    assert answers(game) == {"keep"}
    choose(game, "1 road c4e")
    assert roads(game, 1) == 1
    assert answers(game) == {"build bank d3", "keep"}


@pytest.mark.ruling("B5.5", "B5.6", "B2.5")
def test_a_road_laid_while_the_house_is_asked_for_opens_a_place_for_it() -> None:
    crowded = mountains_but("c5", "e6")
    game = purchase("bank", c5="1:.", **crowded)
    choose(game, "1 build bank c5")
    assert answers(game) == {"house e6"}
    choose(game, "1 road c4e")
    assert answers(game) == {"house e6", "house c3", "house d3"}
    choose(game, "1 house d3")
    assert told(game, "built") == [{"seat": 0, "kind": "bank", "place": "c5"}]


@pytest.mark.ruling("B5.5", "B2.5")
def test_a_road_laid_before_deciding_can_make_room_for_the_house_alone() -> None:
    crowded = mountains_but("c5")
    game = purchase("bank", c5="1:.", **crowded)
    choose(game, "1 road c4e")
    assert answers(game) == {"build bank c5", "keep"}
    choose(game, "1 build bank c5", "1 house c3")
    assert (cell(game, "c5"), cell(game, "c3")) == ("1:ba", "h")


@pytest.mark.ruling("B5.5")
def test_a_parcel_bought_in_the_same_round_can_be_built_on() -> None:
    game = position(
        "players: 2\ntrack: ranch - - - - - -\ncowboys: b2 1, building-3 1\nnext: resolve parcel-purchase",
    )
    choose(game, "1 buy b2", "1 buy ranch", "1 build ranch b2")
    assert cell(game, "b2") == "1:ra"


# B5.5: all of it together or not at all.


@pytest.mark.ruling("B5.5", "B5.14")
def test_a_building_whose_house_is_refused_is_taken_back_and_kept() -> None:
    crowded = mountains_but("c5", "e6")
    game = purchase("prison", "player 1: $9, roads 0", c5="1:.", e6="2:.", **crowded)
    before = totals(game)
    choose(game, "1 build prison c5", "2 refuse")
    settle_all(game, until="build-kept")
    assert (cell(game, "c5"), cell(game, "e6")) == ("1:.", "2:.")
    assert kept(game, 1) == ["prison"]
    assert money(game, 1) == 6
    assert revolvers(game, 1) == 1
    assert told(game, "built") == []
    assert totals(game) == before


@pytest.mark.ruling("B5.5", "B5.13")
def test_a_school_whose_last_house_is_refused_takes_the_first_two_back() -> None:
    crowded = mountains_but("c5", "e5", "d6", "e6")
    lines = "player 1: $9, roads 0"
    game = purchase("school", lines, c5="1:.", e5="1:.", d6="2:.", e6="2:.", **crowded)
    before = totals(game)
    choose(game, "1 build school c5", "1 house e5", "1 house d6", "2 agree", "2 refuse")
    settle_all(game, until="build-kept")
    assert [cell(game, parcel) for parcel in ("c5", "e5", "d6", "e6")] == ["1:.", "1:.", "2:.", "2:."]
    assert kept(game, 1) == ["school"]
    assert totals(game) == before


# B5.7: placing what was kept.


@pytest.mark.ruling("B5.7")
def test_kept_tiles_are_placed_once_around_in_pass_order() -> None:
    game = place_kept("pass-order: 2 1", "player 1: $9, kept ranch", "player 2: $9, kept mine", a1="1:.", h8="2:.")
    assert decision(game) == "2 build-kept"
    assert answers(game) == {"build mine h8", "done"}
    choose(game, "2 done")
    assert decision(game) == "1 build-kept"
    assert answers(game) == {"build ranch a1", "done"}
    choose(game, "1 build ranch a1", "1 done")
    settle_all(game, until="cash-limit")
    assert kept(game, 2) == ["mine"]
    assert [event["seat"] for event in told(game, "built")] == [0]


@pytest.mark.ruling("B5.7")
@pytest.mark.parametrize("order", [("ranch a1", "mine b1", "saloon c5"), ("saloon c5", "mine a1", "ranch b1")])
def test_as_many_as_he_can_and_in_any_order(order: tuple[str, ...]) -> None:
    game = place_kept("player 1: $9, kept ranch, kept mine, kept saloon", a1="1:.", b1="1:.", c5="1:.", d5="h")
    for tile in order:
        choose(game, f"1 build {tile}")
        if tile.startswith("saloon"):
            choose(game, "1 house e5")
    assert kept(game, 1) == []
    assert sorted(str(event["kind"]) for event in told(game, "built")) == ["mine", "ranch", "saloon"]


@pytest.mark.ruling("B5.7")
def test_two_tiles_of_one_kind_can_both_be_placed() -> None:
    game = place_kept("player 1: $9, kept ranch, kept ranch", a1="1:.", b1="1:.")
    choose(game, "1 build ranch a1", "1 build ranch b1")
    assert (cell(game, "a1"), cell(game, "b1"), kept(game, 1)) == ("1:ra", "1:ra", [])


@pytest.mark.ruling("B5.7")
def test_some_can_be_placed_and_others_kept_on() -> None:
    game = place_kept("player 1: $9, kept ranch, kept mine", a1="1:.", b1="1:.")
    choose(game, "1 build ranch a1", "1 done")
    assert kept(game, 1) == ["mine"]


@pytest.mark.ruling("B5.7")
def test_only_a_kept_tile_can_be_placed() -> None:
    game = place_kept("player 1: $9, kept ranch", a1="1:.")
    assert reason(game, "1 build mine a1") == ("tile-not-kept", "B5.7")


@pytest.mark.ruling("B5.7", "B5.5")
def test_a_kept_tile_needs_the_same_as_one_just_bought() -> None:
    game = place_kept("player 1: $9, kept bank", a1="1:.", c5="1:.", d5="h")
    assert answers(game) == {"build bank c5", "done"}
    assert reason(game, "1 build bank a1") == ("not-connected", "B5.5")


@pytest.mark.ruling("B5.7", "B2.5")
def test_who_keeps_nothing_but_has_roads_is_asked_too() -> None:
    game = place_kept("player 1: $9, roads 1", "player 2: $9, roads 0")
    assert decision(game) == "1 build-kept"
    assert answers(game) == {"done"}
    choose(game, "1 road c4e")
    assert roads(game, 1) == 0


@pytest.mark.ruling("B5.7", "B2.5")
def test_a_road_laid_now_opens_a_site_for_a_kept_tile() -> None:
    game = place_kept("player 1: $9, kept bank, roads 1", d3="1:.", d5="h")
    assert answers(game) == {"done"}
    choose(game, "1 road c4e", "1 build bank d3", "1 house c5")
    assert cell(game, "d3") == "1:ba"


@pytest.mark.ruling("B5.7")
def test_once_around_means_that_a_later_players_road_comes_too_late() -> None:
    game = place_kept("player 1: $9, kept bank, roads 0", "player 2: $9, roads 1", d3="1:.", d5="h")
    assert decision(game) == "2 build-kept"
    choose(game, "2 road c4e")
    settle_all(game, until="cash-limit")
    assert kept(game, 1) == ["bank"]


@pytest.mark.ruling("B5.7")
def test_a_kept_tile_whose_house_is_refused_stays_kept_and_the_question_comes_again() -> None:
    crowded = mountains_but("c5", "e6")
    lines = "player 1: $9, kept bank, kept ranch, roads 0"
    game = place_kept(lines, c5="1:.", a1="1:.", e6="2:.", **crowded)
    choose(game, "1 build bank c5", "2 refuse")
    assert decision(game) == "1 build-kept"
    assert kept(game, 1) == ["ranch", "bank"]
    assert "build bank c5" not in answers(game)


def bought_and_kept(edition: str) -> BoardGame:
    """Player 1 has bought a ranch in this round and keeps it; now kept tiles are placed."""
    game = position(
        f"""edition: {edition}
players: 2
track: ranch mine mine mine mine mine mine
player 1: $9, roads 0, card 2Y
player 2: $9, roads 0, card 1Y
cowboys: building-3 1
next: resolve building-3""",
        a1="1:.",
    )
    choose(game, "1 buy ranch", "1 keep")
    return game


@pytest.mark.ruling("B5.7")
def test_big_box_a_tile_kept_in_this_round_can_be_placed_at_the_end_of_the_purchase() -> None:
    game = bought_and_kept("big-box")
    assert decision(game) == "1 build-kept"
    choose(game, "1 build ranch a1")
    assert cell(game, "a1") == "1:ra"


@pytest.mark.ruling("B5.7")
def test_first_edition_a_tile_kept_in_this_round_waits_for_a_later_purchase() -> None:
    game = bought_and_kept("first")
    assert decision(game) == "1 cash-limit"
    assert kept(game, 1) == ["ranch"]
    settle_all(game)
    settle_all(game, until="place-cowboy")
    all_pass(game)
    assert decision(game) == "1 build-kept"
    choose(game, "1 build ranch a1")
    assert cell(game, "a1") == "1:ra"


@pytest.mark.ruling("B5.7")
def test_first_edition_an_older_tile_of_the_same_kind_can_be_placed_the_new_one_not() -> None:
    game = position(
        """edition: first
players: 2
track: ranch - - - - - -
roads: d5n
player 1: $9, roads 1, kept ranch
player 2: $9, roads 0
cowboys: building-3 1
next: resolve building-3""",
        a1="1:.",
        b1="1:.",
    )
    choose(game, "1 buy ranch", "1 keep", "1 build ranch a1")
    assert decision(game) == "1 build-kept"
    assert answers(game) == {"done"}
    assert reason(game, "1 build ranch b1") == ("kept-this-round", "B5.7")


@pytest.mark.ruling("B5.7", "B5.14")
def test_first_edition_a_tile_kept_after_a_refusal_waits_for_a_later_purchase_too() -> None:
    game = position(
        f"""edition: first
players: 2
{CENTRE_ROADS}
track: bank - - - - - -
player 1: $9, roads 0
player 2: $9, roads 0
cowboys: building-3 1
next: resolve building-3""",
        c5="1:.",
        e6="2:.",
        **mountains_but("c5", "e6", "d4"),
    )
    choose(game, "1 buy bank", "1 build bank c5", "1 house e6", "2 refuse", "1 keep")
    assert decision(game) == "1 cash-limit"
    assert kept(game, 1) == ["bank"]


@pytest.mark.ruling("B5.7")
@pytest.mark.parametrize("edition", ["first", "big-box"])
def test_a_tile_that_the_red_chinese_worker_brought_counts_as_kept(edition: str) -> None:
    game = position(
        f"""edition: {edition}
players: 2
characters: 1Y 2Y 3Y 4R 5Y 6Y 7Y
track: ranch mine mine mine mine mine mine
player 1: $9, roads 0
player 2: $9, roads 0
next: choose""",
        a1="1:.",
    )
    choose(game, "1 take chinese-worker", "1 fetch 3", "1 keep", "2 take banker", "2 pass", "1 pass")
    assert decision(game) == "1 build-kept"
    assert "build ranch a1" in options(game)


# B5.8: revolvers.


@pytest.mark.ruling("B5.8")
@pytest.mark.parametrize(
    ("kind", "gained"),
    [("ranch", 1), ("mine", 1), ("prison", 2), ("bank", 0), ("church", 0), ("saloon", 0), ("hotel", 0), ("blacksmith", 0)],
)
def test_ranch_and_mine_bring_a_revolver_and_a_prison_two(kind: str, gained: int) -> None:
    game = purchase(kind, "player 1: $9, revolvers 4", d5="h", c5="1:.")
    choose(game, f"1 build {kind} c5")
    if decision(game) == "1 place-house":
        assert revolvers(game, 1) == 4
        choose(game, "1 house e5")
    assert revolvers(game, 1) == 4 + gained


@pytest.mark.ruling("B5.8")
@pytest.mark.parametrize(("kind", "gained"), [("ranch", 1), ("mine", 1), ("prison", 2)])
def test_a_kept_tile_brings_its_revolvers_only_when_it_is_placed(kind: str, gained: int) -> None:
    game = place_kept(f"player 1: $9, revolvers 1, kept {kind}", c5="1:.", d5="h")
    assert revolvers(game, 1) == 1
    choose(game, f"1 build {kind} c5")
    if decision(game) == "1 place-house":
        choose(game, "1 house e5")
    assert revolvers(game, 1) == 1 + gained


@pytest.mark.ruling("B5.8")
def test_a_tile_of_the_red_chinese_worker_brings_its_revolver() -> None:
    game = position(
        """players: 2
characters: 1Y 2Y 3Y 4R 5Y 6Y 7Y
track: ranch mine mine mine mine mine mine
next: choose""",
        a1="1:.",
    )
    choose(game, "1 take chinese-worker", "1 fetch 3", "1 build ranch a1")
    assert revolvers(game, 1) == 2


# B5.15: the bag.


@pytest.mark.ruling("B5.15")
def test_when_the_bag_is_empty_the_dear_spaces_stay_empty() -> None:
    tiles = "ranch - mine - saloon - -"
    game = position(f"players: 2\ntrack: {tiles}\n{only_in_bag('hotel', 'ranch mine saloon')}\nnext: end-round")
    settle_all(game)
    assert track(game) == ["ranch", "mine", "saloon", "hotel", "-", "-", "-"]
    assert bag(game) == {}


@pytest.mark.ruling("B5.15", "B4.5")
def test_a_space_without_a_tile_cannot_be_chosen() -> None:
    game = position("players: 2\ntrack: ranch mine - - - - -\nnext: place 1")
    assert "place building-4" in options(game)
    assert reason(game, "1 place building-12") == ("space-closed", "B4.5")
