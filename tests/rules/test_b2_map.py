"""B2: the map, roads, limits, orders, and decisions that the program makes."""

from __future__ import annotations

from collections import Counter

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    KIND,
    all_pass,
    answers,
    cell,
    choose,
    connected,
    cowboys,
    cowboys_left,
    decision,
    duels,
    gains,
    has_road,
    laid_roads,
    money,
    only_in_bag,
    options,
    owned,
    places,
    position,
    property_tiles,
    reason,
    refused,
    roads,
    start,
    told,
    waiting,
    with_sides,
)

PARCELS = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
INNER = {f"{column}{row}" for column in "bcdefg" for row in range(2, 8)}
NINE = {"c4", "d4", "e4", "c5", "d5", "e5", "c6", "d6", "e6"}
TWELVE = [f"{column}{row}" for row in (1, 2) for column in "abcdef"]


def found(game: BoardGame, content: str) -> set[str]:
    """The parcels with something on them."""
    return {parcel for parcel in PARCELS if cell(game, parcel) == content}


def road_choices(game: BoardGame) -> set[str]:
    return {text for text in options(game) if text.startswith("road ")}


# B2.1 and B2.2: parcels and dice.


@pytest.mark.ruling("B2.1")
def test_sixty_four_parcels_from_a1_to_h8() -> None:
    game = position("players: 2\nround: 0\nnext: first-parcels")
    assert {text.split()[1] for text in answers(game)} == PARCELS
    assert len(PARCELS) == 64


@pytest.mark.ruling("B2.1", "B2.4")
def test_a1_is_the_lower_left_parcel() -> None:
    """The roads on its left and lower side lie on the rim; beside it is b1, above it a2."""
    game = position("players: 2\nroads: a1s\nplayer 1: roads 9\nnext: choose")
    choose(game, "1 road a1w", "1 road a1e", "1 road a2w")
    assert laid_roads(game) == {"a1s", "a1w", "a1e", "a2w"}
    assert connected(game) == {"a1", "b1", "a2", "b2", "a3"}
    assert has_road(game, "b1w")


@pytest.mark.ruling("B2.2")
def test_the_dice_name_the_inner_parcels_so_nothing_stands_at_the_rim() -> None:
    centres, mountains = set(), set()
    for number in range(400):
        game = start(seed=f"dice {number}")
        centres |= found(game, "h")
        mountains |= found(game, "M")
    assert centres == INNER
    assert mountains == INNER


# B2.3: neighbours.


@pytest.mark.ruling("B2.3", "B5.4")
@pytest.mark.parametrize(("parcel", "price"), [("d5", 10), ("d1", 7), ("a5", 7), ("h8", 5), ("a1", 5)])
def test_neighbours_touch_by_side_or_by_corner_and_none_lie_beyond_the_edge(parcel: str, price: int) -> None:
    """With a mountain everywhere a parcel costs $1, and $1 for itself and for each neighbour."""
    game = position(
        f"players: 2\nplayer 1: $20, card 2Y\nplayer 2: card 1Y\ncowboys: {parcel} 1\nnext: resolve parcel-purchase",
        **dict.fromkeys(PARCELS, "M"),
    )
    choose(game, f"1 buy {parcel}")
    assert money(game, 1) == 20 - price


@pytest.mark.ruling("B2.3", "B5.4")
def test_a_mountain_two_parcels_away_is_no_neighbour() -> None:
    game = position(
        "players: 2\nplayer 1: $20, card 2Y\nplayer 2: card 1Y\ncowboys: d5 1\nnext: resolve parcel-purchase",
        b5="M", b3="M", d7="M", f6="M", d3="M", h5="M",
    )  # fmt: skip
    choose(game, "1 buy d5")
    assert money(game, 1) == 19


@pytest.mark.ruling("B2.3")
def test_a_row_does_not_go_on_at_the_other_edge() -> None:
    """h4 and a5 follow each other when parcels are counted, but they do not touch."""
    game = position(
        "players: 2\nplayer 1: $20, card 2Y\nplayer 2: card 1Y\ncowboys: h4 1\nnext: resolve parcel-purchase",
        a4="M", a5="M", a3="M",
    )  # fmt: skip
    choose(game, "1 buy h4")
    assert money(game, 1) == 19


@pytest.mark.ruling("B2.3", "B5.6")
def test_a_house_at_the_edge_is_never_surrounded() -> None:
    full = dict.fromkeys(PARCELS, "M") | {"d8": "h", "d5": "h", "b2": "1:.", "g2": "."}
    game = position(
        "players: 2\ntrack: drugstore - - - - - -\ncowboys: building-3 1\nroads: b2n g2n\n"
        "player 1: roads 0, card 2Y\nplayer 2: roads 0, card 1Y\nnext: resolve building-3",
        **full,
    )
    choose(game, "1 buy drugstore", "1 build drugstore b2")
    assert answers(game) == {"house g2", "house d5"}
    assert reason(game, "1 house d8") == ("not-surrounded", "B5.6")


# B2.4: roads.


@pytest.mark.ruling("B2.4")
def test_there_are_144_places_for_roads_the_rim_included() -> None:
    names = [choice.text for choice in KIND.catalogue.choices if choice.verb == "road"]
    assert len(names) == 144
    assert {"road a1s", "road a1w", "road h8n", "road h8e"} <= set(names)


@pytest.mark.ruling("B2.4")
def test_nine_parcels_are_connected_at_the_start() -> None:
    for seed in range(20):
        game = start(seed=f"nine {seed}")
        (centre,) = found(game, "h")
        column, row = "abcdefgh".index(centre[0]), int(centre[1])
        around = {f"{'abcdefgh'[x]}{y}" for x in range(column - 1, column + 2) for y in range(row - 1, row + 2)}
        assert connected(game) == around


@pytest.mark.ruling("B2.4")
def test_a_road_from_a_corner_connects_the_parcels_that_its_far_end_touches() -> None:
    """The road along the lower side of c4 ends at the corner of b3 and b4 too."""
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 2\nnext: choose")
    assert connected(game) == NINE
    choose(game, "1 road c5s")
    assert connected(game) == NINE | {"b4", "b5"}


@pytest.mark.ruling("B2.4", "B5.5")
def test_a_parcel_that_a_road_touches_at_one_corner_only_can_be_built_on() -> None:
    """c4 meets the centre's roads at a single point; b4 does not meet them at all."""
    game = position(
        "players: 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nplayer 1: roads 0, card 2Y\n" + CENTRE_ROADS + "\n"
        "next: resolve building-3",
        d5="h", c4="1:.", b4="1:.",
    )  # fmt: skip
    choose(game, "1 buy saloon")
    assert answers(game) == {"build saloon c4", "keep"}
    assert reason(game, "1 build saloon b4") == ("not-connected", "B5.5")


@pytest.mark.ruling("B2.4")
def test_a_new_road_shares_an_end_point_with_a_road_that_is_there() -> None:
    """From each of the four corners of d5 two further roads lead away: eight places."""
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 1\nnext: choose")
    assert road_choices(game) == {
        "road c4n", "road d4e", "road e4n", "road c4e", "road c5n", "road d6e", "road e5n", "road c6e",
    }  # fmt: skip


@pytest.mark.ruling("B2.4")
def test_a_road_apart_from_the_others_is_refused() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 1\nnext: choose")
    assert reason(game, "1 road a1s") == ("road-not-joined", "B2.4")
    assert reason(game, "1 road c3n") == ("road-not-joined", "B2.4")


@pytest.mark.ruling("B2.4")
def test_a_road_where_one_lies_already_is_refused_by_either_of_its_names() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 1\nnext: choose")
    assert reason(game, "1 road d5n") == ("road-there", "B2.4")
    assert reason(game, "1 road d6s") == ("road-there", "B2.4")


@pytest.mark.ruling("B2.4")
def test_each_new_road_can_be_extended_at_once() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 3\nnext: choose")
    choose(game, "1 road c4n", "1 road b4n", "1 road a4n")
    assert roads(game, 1) == 0
    assert {"a4", "a5"} <= connected(game)


# B2.5: roads at any own decision.


AT_ANY_DECISION = {
    "claim-parcel": "round: 0\npass-order: 2 1\nnext: first-parcels",
    "take-character": "next: choose",
    "place-cowboy": "next: place 1",
    "buy-parcels": "cowboys: a1 1\nnext: resolve parcel-purchase",
    "next-parcel-duel": "cowboys: a1 1 2, a2 1 2\nnext: resolve parcel-purchase",
    "buy-building": "track: saloon - - - - - -\ncowboys: building-3 1\nnext: resolve building-3",
    "build-kept": "next: resolve place-kept",
    "buy-points": "cowboys: vp-5 1\nnext: resolve vp-5",
    "lay-roads": "next: end-round",
}


@pytest.mark.ruling("B2.5")
@pytest.mark.parametrize("name", AT_ANY_DECISION)
def test_roads_are_laid_before_any_decision_of_ones_own(name: str) -> None:
    """Laying a road does not use up the turn: the same question stands afterwards."""
    game = position(f"players: 2\nplayer 1: roads 2\n{CENTRE_ROADS}\n{AT_ANY_DECISION[name]}", d5="h")
    assert decision(game) == f"1 {name}"
    before = answers(game)
    choose(game, "1 road c4n")
    assert (has_road(game, "c4n"), roads(game, 1)) == (True, 1)
    assert (decision(game), answers(game)) == (f"1 {name}", before)


@pytest.mark.ruling("B2.5")
@pytest.mark.parametrize(
    ("character", "name"),
    [("6Y", "hire-cowboys"), ("6R", "buy-revolvers"), ("3Y", "cash-or-wait"), ("5Y", "claim-parcel"), ("4R", "fetch-tile")],
)
def test_roads_are_laid_before_the_choices_of_a_card(character: str, name: str) -> None:
    game = position(
        f"players: 2\n{with_sides(character)}\ntrack: ranch - - - - - -\nplayer 1: roads 1\n{CENTRE_ROADS}\nnext: choose"
    )
    card = {"6": "captain", "3": "grocer", "5": "settler", "4": "chinese-worker"}[character[0]]
    choose(game, f"1 take {card}", "1 road c4n")
    assert decision(game) == f"1 {name}"
    assert has_road(game, "c4n")


@pytest.mark.ruling("B2.5", "B5.14")
def test_who_is_asked_for_consent_may_lay_roads_before_he_answers() -> None:
    game = position(
        "players: 2\npass-order: 1 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nplayer 1: card 2Y, roads 0\n"
        "player 2: card 3Y, roads 1\n" + CENTRE_ROADS + "\nnext: resolve building-3",
        d5="h", c4="1:.", e4="2:.",
    )  # fmt: skip
    choose(game, "1 buy saloon", "1 build saloon c4", "1 house e4")
    assert decision(game) == "2 consent"
    choose(game, "2 road c4n")
    assert decision(game) == "2 consent"
    assert reason(game, "1 road d4e") == ("not-your-turn", "")


@pytest.mark.ruling("B2.5")
def test_roads_are_not_laid_while_the_game_waits_for_somebody_else() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 2: roads 3\nnext: place 1")
    assert reason(game, "2 road c4n") == ("not-your-turn", "")


@pytest.mark.ruling("B2.5")
def test_who_has_no_road_left_cannot_lay_one() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 0\nnext: place 1")
    assert road_choices(game) == set()
    assert reason(game, "1 road c4n") == ("no-roads", "B2.5")


@pytest.mark.ruling("B2.5")
def test_several_roads_and_then_the_placement_are_one_turn() -> None:
    game = position(
        "players: 2\n" + CENTRE_ROADS + "\nplayer 1: roads 2, card 1R\ncharacters: 1R 2Y 3Y 4Y 5Y 6Y 7Y\nnext: place 1"
    )
    choose(game, "1 road c4n", "1 road b4n", "1 place wages")
    assert waiting(game) == [2]


@pytest.mark.ruling("B2.5", "B5.7")
def test_at_the_end_of_building_purchase_everyone_with_roads_is_asked_in_pass_order() -> None:
    game = position(
        "players: 4\npass-order: 3 1 4 2\n" + CENTRE_ROADS + "\nplayer 4: roads 0\nnext: resolve building-3", d5="h"
    )
    asked = []
    while decision(game).endswith("build-kept"):
        assert answers(game) == {"done"}
        asked += waiting(game)
        choose(game, f"{asked[-1]} done")
    assert asked == [3, 1, 2]


@pytest.mark.ruling("B2.5", "B8.1")
def test_right_before_the_cash_limit_everyone_with_roads_is_asked_in_pass_order() -> None:
    game = position("players: 3\npass-order: 3 1 2\n" + CENTRE_ROADS + "\nplayer 1: roads 0\nnext: end-round", d5="h")
    asked = []
    while not decision(game).endswith("take-character"):
        asked.append(decision(game))
        choose(game, f"{waiting(game)[0]} {'done' if asked[-1].endswith('roads') else 'give 0'}")
    assert asked == ["3 lay-roads", "2 lay-roads", "3 cash-limit", "1 cash-limit", "2 cash-limit"]


@pytest.mark.ruling("B2.5")
def test_roads_laid_before_the_cash_limit_stay() -> None:
    game = position("players: 2\npass-order: 2 1\n" + CENTRE_ROADS + "\nnext: end-round", d5="h")
    choose(game, "2 road c4n")
    assert decision(game) == "1 lay-roads", "with no road left there is nothing more to ask him"
    assert has_road(game, "c4n")


@pytest.mark.ruling("B2.5", "B2.9")
def test_a_building_that_only_a_road_makes_possible_is_asked_for() -> None:
    """There is no connected parcel of his own, so keeping is the single answer, but he has roads."""
    game = position(
        "players: 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nplayer 1: roads 1, card 2Y\n" + CENTRE_ROADS + "\n"
        "next: resolve building-3",
        d5="h", b4="1:.",
    )  # fmt: skip
    choose(game, "1 buy saloon")
    assert (decision(game), answers(game)) == ("1 build-or-keep", {"keep"})
    choose(game, "1 road c4n")
    assert answers(game) == {"build saloon b4", "keep"}


@pytest.mark.ruling("B2.5", "B2.9", "B5.9")
def test_the_single_site_of_city_hall_is_asked_for_when_a_road_could_connect_another() -> None:
    """Only d4 is free and connected; a road of the first player's own would connect b4 and b5."""
    ring = dict.fromkeys(["c4", "e4", "c5", "e5", "c6", "d6", "e6"], "M")
    game = position(
        "players: 2\nextra-buildings: city-hall\nround: 0\npass-order: 1 2\n" + CENTRE_ROADS + "\n"
        "agenda: start-round | first-parcels 0 | place-city-hall 0",
        **ring, d5="h",
    )  # fmt: skip
    assert (decision(game), answers(game)) == ("1 place-city-hall", {"build city-hall d4"})
    choose(game, "1 road c4n")
    assert answers(game) == {f"build city-hall {parcel}" for parcel in ("d4", "b4", "b5")}


@pytest.mark.ruling("B2.5", "B2.9")
def test_the_single_place_of_a_house_is_asked_for_when_a_road_could_connect_another() -> None:
    ring = dict.fromkeys(["e4", "c5", "e5", "c6", "d6", "e6"], "M")
    game = position(
        "players: 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nplayer 1: roads 1, card 2Y\n" + CENTRE_ROADS + "\n"
        "next: resolve building-3",
        **ring, d5="h", c4="1:.",
    )  # fmt: skip
    choose(game, "1 buy saloon", "1 build saloon c4")
    assert (decision(game), answers(game)) == ("1 place-house", {"house d4"})
    choose(game, "1 road c4n")
    assert answers(game) == {"house d4", "house b4", "house b5"}


# B2.6: limits.


@pytest.mark.ruling("B2.6", "B8.1")
def test_new_cowboys_stop_at_the_ten_of_a_colour() -> None:
    game = position(
        "players: 2\nround: 1\npass-order: 1 2\nplayer 1: $0, cowboys 8, roads 0\nplayer 2: $0, cowboys 3, roads 0\n"
        "next: end-round"
    )
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (10, 0)
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (7, 3)


@pytest.mark.ruling("B2.6", "B6.6")
def test_the_cowboy_who_stays_at_city_hall_is_one_of_the_ten() -> None:
    game = position(
        "players: 2\nextra-buildings: city-hall\nround: 2\nresident: 1\nplayer 1: $0, cowboys 8, roads 0\n"
        "player 2: $0, roads 0\nnext: end-round",
        d4="ci", d5="h",
    )  # fmt: skip
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (9, 0)


@pytest.mark.ruling("B2.6", "B4.9")
def test_with_twelve_parcels_there_is_no_property_tile_for_another() -> None:
    game = position(
        "players: 2\nplayer 1: $50, card 2Y\nplayer 2: card 3Y\ncowboys: h8 1\nnext: resolve parcel-purchase",
        **dict.fromkeys(TWELVE, "1:."),
    )
    assert property_tiles(game, 1) == 0
    assert owned(game, 1) == set(TWELVE)
    assert (cell(game, "h8"), money(game, 1)) == (".", 50)


@pytest.mark.ruling("B2.6", "B5.3")
def test_the_last_property_tile_buys_one_of_two_parcels() -> None:
    game = position(
        "players: 2\nplayer 1: $50, cowboys 0, roads 0, card 2Y\nplayer 2: roads 0, card 3Y\ncowboys: h8 1, g8 1\n"
        "next: resolve parcel-purchase",
        **dict.fromkeys(TWELVE[:11], "1:."),
    )
    choose(game, "1 buy g8")
    assert not decision(game).endswith("buy-parcels")
    assert (cell(game, "g8"), cell(game, "h8")) == ("1:.", ".")
    assert cowboys_left(game, 1) == 10, "both cowboys are done, the second one without a purchase"


@pytest.mark.ruling("B2.6")
def test_money_revolvers_and_roads_never_run_out() -> None:
    game = position(
        "players: 2\nplayer 1: $1900, revolvers 90, roads 90, card 2Y\nplayer 2: card 1Y\n"
        "cowboys: roads-3 1, parcels-income 1, wages 1 1 1\n" + CENTRE_ROADS + "\nnext: resolve wages",
        a1="1:.",
    )  # fmt: skip
    assert roads(game, 1) == 93
    assert money(game, 1) == 1912


@pytest.mark.ruling("B2.6")
def test_more_houses_than_the_twenty_in_the_box() -> None:
    houses = {f"{column}{row}": "h" for column in "abcdefgh" for row in (6, 7, 8)}
    game = position(
        "players: 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nplayer 1: roads 0, card 2Y\n" + CENTRE_ROADS + "\n"
        "next: resolve building-3",
        **houses, d5="h", c4="1:.",
    )  # fmt: skip
    choose(game, "1 buy saloon", "1 build saloon c4", "1 house e4")
    assert len(found(game, "h")) == 26


# B2.7: "roll again" is an even draw among what is allowed.


@pytest.mark.ruling("B2.7", "B3.2")
def test_no_mountain_falls_on_the_centre_or_on_another_mountain() -> None:
    for number in range(100):
        game = start(seed=f"again {number}")
        assert len(found(game, "M")) == 9
        assert len(found(game, "h")) == 1


@pytest.mark.ruling("B2.7")
def test_the_centre_and_the_mountains_fall_evenly_on_the_inner_parcels() -> None:
    """1,080 games: 30 centres and 270 mountains are expected on each of the 36 parcels."""
    centres: Counter[str] = Counter()
    mountains: Counter[str] = Counter()
    for number in range(1080):
        game = KIND.new(KIND.preset("first-game", players=2), f"even {number}", quiet=True)
        assert isinstance(game, BoardGame)
        centres.update(found(game, "h"))
        mountains.update(found(game, "M"))
    assert len(centres) == len(mountains) == 36
    assert sum((count - 30) ** 2 / 30 for count in centres.values()) < 70  # chi square, 35 degrees: p < 0.0005
    assert all(200 < count < 340 for count in mountains.values())


# B2.8: orders.


@pytest.mark.ruling("B2.8", "B8.2")
def test_what_all_do_at_once_goes_in_pass_order() -> None:
    game = position(
        "players: 3\npass-order: 2 3 1\nplayer 1: roads 0\nplayer 2: roads 0\nplayer 3: roads 0\nnext: end-round"
    )
    asked = []
    while decision(game).endswith("cash-limit"):
        asked += waiting(game)
        choose(game, f"{asked[-1]} give 0")
    assert asked == [2, 3, 1]


@pytest.mark.ruling("B2.8", "B5.9")
def test_the_first_player_is_the_first_on_the_pass_track() -> None:
    """City Hall is the only tile left to draw when player 1 fetches a tile by the Chinese Worker's red side."""
    game = position(
        f"players: 3\n{with_sides('4R')}\nextra-buildings: city-hall\n"
        f"{only_in_bag('city-hall', elsewhere='ranch')}\ntrack: ranch - - - - - -\n"
        f"pass-order: 3 1 2\n{CENTRE_ROADS}\nnext: choose",
        d5="h",
    )
    choose(game, "3 take banker", "1 take chinese-worker", "1 fetch 3", "1 keep")
    assert decision(game) == "3 place-city-hall"


@pytest.mark.ruling("B2.8")
def test_the_order_of_the_pass_track_stands_until_the_first_pass_of_the_next_round() -> None:
    game = position("players: 3\nround: 2\npass-order: 3 1 2\nnext: choose")
    choose(game, "3 take mercenary", "1 take banker", "2 take sheriff")
    assert game.pass_order == [2, 0, 1]
    assert [seat + 1 for seat in game.turn_order] == [2, 1, 3]


# B2.9: forced decisions.


@pytest.mark.ruling("B2.9", "B5.2")
def test_who_cannot_pay_for_a_building_is_not_asked() -> None:
    game = position(
        "players: 2\ntrack: - - - - - - saloon\ncowboys: building-12 1\nplayer 1: $11, card 2Y, roads 0\n"
        "player 2: card 3Y, roads 0\nnext: resolve building-12"
    )
    assert not decision(game).endswith("buy-building")
    assert (money(game, 1), cowboys_left(game, 1)) == (11, 7)


@pytest.mark.ruling("B2.9", "B4.9")
def test_who_cannot_pay_for_a_parcel_is_not_asked() -> None:
    game = position(
        "players: 2\ncowboys: a1 1\nplayer 1: $0, card 2Y, roads 0\nplayer 2: card 3Y, roads 0\n"
        "next: resolve parcel-purchase"
    )
    assert cell(game, "a1") == "."
    assert cowboys_left(game, 1) == 7


@pytest.mark.ruling("B2.9", "B5.12")
def test_a_single_duel_needs_nobody_to_name_it() -> None:
    game = position(
        "players: 2\ncowboys: a1 1 2\nplayer 1: revolvers 20, card 2Y\nplayer 2: card 3Y\nnext: resolve parcel-purchase"
    )
    assert duels(game) == [("a1", 1)]
    assert decision(game) == "1 buy-parcels"


@pytest.mark.ruling("B2.9", "B8.2")
def test_who_has_no_money_gives_none_without_being_asked() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: $0, roads 0\nplayer 2: roads 0\nnext: end-round")
    assert decision(game) == "2 cash-limit"


@pytest.mark.ruling("B2.9")
def test_a_whole_building_purchase_in_which_nobody_can_do_anything_asks_nobody() -> None:
    game = position(
        "players: 2\nround: 1\nplayer 1: $0, roads 0, card 2Y\nplayer 2: $0, roads 0, card 1Y\nnext: resolve wages"
    )
    assert (decision(game), game.round) == ("1 take-character", 2)


@pytest.mark.ruling("B2.9")
def test_a_forced_answer_is_told_like_any_other() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: cowboys 0, card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert told(game, "pass") == [{"seat": 0, "position": 1}]


@pytest.mark.ruling("B2.9", "B4.2")
def test_passing_is_asked_while_there_is_a_cowboy_to_place() -> None:
    game = position("players: 2\nplayer 1: cowboys 1, card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert decision(game) == "1 place-cowboy"
    assert places(game)
    all_pass(game)
    assert gains(game, "money", 1, "wages") == []


@pytest.mark.ruling("B2.9")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = position("players: 2\nround: 4\nnext: final-scoring")
    assert refused(game, "1 pass").code == "game-over"
