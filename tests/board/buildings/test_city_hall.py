"""City Hall: placed by the first player as soon as it is drawn, owned by nobody, held by who wins it."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.core.refusal import Refusal
from tests.rules.table import (
    CENTRE_ROADS,
    all_pass,
    answers,
    bag,
    cell,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    gains,
    games,
    has_road,
    income,
    laid_roads,
    money,
    only_in_bag,
    options,
    owned,
    places,
    position,
    reason,
    roads,
    settle_all,
    standing,
    told,
    totals,
    track,
)

EXTRA = "extra-buildings: city-hall"
SIX_TILES = "ranch ranch mine mine bank bank"
MOUNTAINS = {f"{column}{row}": "M" for column in "abcdefgh" for row in range(1, 9)}


def drawn(*lines: str, then: str = "hotel", **cells: str) -> BoardGame:
    """The round ends, one space is empty, and City Hall is drawn for it; after it another tile."""
    gone = only_in_bag(f"city-hall {then}", SIX_TILES, extra="city-hall")
    text = "\n".join(("players: 3", EXTRA, f"track: {SIX_TILES} -", gone, *lines, "next: end-round"))
    for seed in range(50):
        game = position(f"{text}\nseed: {seed}", **cells)
        settle_all(game, until="place-city-hall")
        if told(game, "city-hall-drawn") or told(game, "city-hall-gone"):
            return game
    raise AssertionError("City Hall is never drawn")


def held(*lines: str, **cells: str) -> BoardGame:
    """City Hall stands on d4; building income comes now."""
    text = "\n".join(("players: 3", EXTRA, *lines, "next: resolve building-income"))
    return position(text, **{"d4": "ci", **cells})


# B5.9: drawing and placing it.


@pytest.mark.ruling("B5.9")
def test_the_first_player_places_it_on_an_unowned_unoccupied_connected_parcel() -> None:
    cells = {"d5": "h", "c4": "1:.", "d4": "M", "e4": "2:h", "c6": "h"}
    game = drawn(CENTRE_ROADS, "pass-order: 2 3 1", **cells)
    assert decision(game) == "2 place-city-hall"
    assert answers(game) == {f"build city-hall {parcel}" for parcel in ("c5", "e5", "d6", "e6")}
    choose(game, "2 build city-hall e6")
    assert cell(game, "e6") == "ci"


@pytest.mark.ruling("B5.9")
@pytest.mark.parametrize("parcel", ["c4", "d4", "a1", "d5"])
def test_other_parcels_are_refused(parcel: str) -> None:
    game = drawn(CENTRE_ROADS, d5="h", c4="1:.", d4="M")
    assert reason(game, f"1 build city-hall {parcel}") == ("city-hall-site", "B5.9")


@pytest.mark.ruling("B5.9", "B5.5")
def test_it_comes_without_a_house_and_costs_nothing() -> None:
    game = drawn(CENTRE_ROADS, "player 1: $9", d5="h")
    before = totals(game)
    choose(game, "1 build city-hall d4")
    assert told(game, "house") == []
    assert money(game, 1) == 9
    assert totals(game) == before


@pytest.mark.ruling("B5.9")
def test_then_the_space_gets_another_tile() -> None:
    game = drawn(CENTRE_ROADS, d5="h")
    assert track(game) == [*SIX_TILES.split(), "-"]
    choose(game, "1 build city-hall d4")
    assert track(game) == [*SIX_TILES.split(), "hotel"]
    assert decision(game) == "1 take-character"


@pytest.mark.ruling("B5.9", "B5.15")
def test_when_it_was_the_last_tile_of_the_bag_the_space_stays_empty() -> None:
    game = drawn(CENTRE_ROADS, then="", d5="h")
    choose(game, "1 build city-hall d4")
    assert track(game)[6] == "-"
    assert bag(game) == {}


@pytest.mark.ruling("B5.9")
def test_it_is_the_pass_track_of_the_round_that_ended_that_says_who_is_first() -> None:
    game = drawn(CENTRE_ROADS, "pass-order: 3 1 2", d5="h")
    assert decision(game) == "3 place-city-hall"


@pytest.mark.ruling("B5.9")
def test_where_no_parcel_is_connected_as_few_roads_as_possible_lead_to_one() -> None:
    """a5 is two roads west of the centre, h8 five roads away; the first of the two roads can go along row 4 or row 5."""
    players = [f"player {seat}: $9, roads 0" for seat in (1, 2, 3)]
    game = drawn(CENTRE_ROADS, *players, **{**MOUNTAINS, "d5": "h", "a5": ".", "h8": "."})
    assert answers(game) == {"extend c4n", "extend c5n"}
    before = totals(game)
    choose(game, "1 extend c4n")
    assert cell(game, "a5") == "ci"
    assert laid_roads(game) == {"d5n", "d5e", "d4n", "c5e", "c4n", "b4n"}
    assert [roads(game, seat) for seat in (1, 2, 3)] == [0, 0, 0]
    assert totals(game) == before


@pytest.mark.ruling("B5.9")
def test_among_equally_short_ways_he_chooses() -> None:
    """One road west reaches b5's corner or one road east reaches f5's."""
    game = drawn(CENTRE_ROADS, "player 1: $9, roads 0", **{**MOUNTAINS, "d5": "h", "b5": ".", "f5": "."})
    assert answers(game) == {"extend c4n", "extend c5n", "extend e4n", "extend e5n"}
    choose(game, "1 extend e5n")
    assert cell(game, "f5") == "ci"


@pytest.mark.ruling("B5.9")
def test_the_corner_of_a_parcel_is_enough_and_a_longer_way_is_refused() -> None:
    """b3 is reached at its upper right corner: two roads, in either order of the turn."""
    game = drawn(CENTRE_ROADS, "player 1: $9, roads 0", **{**MOUNTAINS, "d5": "h", "b3": "."})
    assert answers(game) == {"extend c4n", "extend c4e"}
    assert reason(game, "1 extend d5e")[1] == "B5.9"
    assert reason(game, "1 extend e4n") == ("city-hall-way", "B5.9")


@pytest.mark.ruling("B5.9")
def test_of_several_parcels_that_the_new_road_connects_he_chooses_one() -> None:
    game = drawn(CENTRE_ROADS, "player 1: $9, roads 0", **{**MOUNTAINS, "d5": "h", "b5": ".", "b4": "."})
    choose(game, "1 extend c4n")
    assert answers(game) == {"build city-hall b4", "build city-hall b5"}


@pytest.mark.ruling("B5.9")
def test_own_roads_are_not_used_up_for_it() -> None:
    game = drawn(CENTRE_ROADS, "player 1: $9, roads 3", **{**MOUNTAINS, "d5": "h", "b5": "."})
    choose(game, "1 extend c4n")
    settle_all(game)
    assert roads(game, 1) == 3
    assert has_road(game, "c4n")


@pytest.mark.ruling("B5.9", "B2.5")
def test_with_roads_of_his_own_he_may_lay_them_first_and_so_reach_another_parcel() -> None:
    """Only c5 is connected; with an own road he could also reach d3 (B2.5), so that the answer is not forced."""
    cells = {**MOUNTAINS, "d5": "h", "c5": ".", "d3": "."}
    game = drawn(CENTRE_ROADS, "player 1: $9, roads 1", **cells)
    assert decision(game) == "1 place-city-hall"
    choose(game, "1 road c4e", "1 build city-hall d3")
    assert cell(game, "d3") == "ci"


@pytest.mark.ruling("B5.9")
def test_with_no_such_parcel_left_it_leaves_the_game() -> None:
    owners = {f"{column}{row}": f"{row % 3 + 1}:." for column in "abcd" for row in range(1, 9)}
    game = drawn(CENTRE_ROADS, **{**MOUNTAINS, **owners, "d5": "h"})
    settle_all(game)
    assert len(told(game, "city-hall-gone")) == 1
    assert track(game)[6] == "hotel"
    assert "city-hall" not in bag(game)
    assert not any(cell(game, parcel) == "ci" for parcel in MOUNTAINS)


@pytest.mark.ruling("B5.9")
def test_in_a_position_without_any_road_it_leaves_the_game() -> None:
    game = drawn()
    settle_all(game)
    assert len(told(game, "city-hall-gone")) == 1


@pytest.mark.ruling("B5.9")
def test_a_position_in_which_it_waits_for_a_place_without_any_road_is_refused() -> None:
    with pytest.raises(Refusal, match="bad-position"):
        position(f"{EXTRA}\nagenda: place-city-hall 0")


@pytest.mark.ruling("B5.9", "B9.4")
def test_drawn_for_the_tile_that_the_red_chinese_worker_took_it_is_placed_at_once() -> None:
    """Whenever it is drawn the first player places it, here before the next player chooses his character."""
    gone = only_in_bag("city-hall", f"{SIX_TILES} saloon", extra="city-hall")
    lines = f"""players: 3
{EXTRA}
characters: 1Y 2Y 3Y 4R 5Y 6Y 7Y
{CENTRE_ROADS}
pass-order: 3 1 2
track: {SIX_TILES} saloon
{gone}
next: choose"""
    game = position(lines, d5="h")
    choose(game, "3 take banker", "1 take chinese-worker", "1 fetch 12", "1 keep")
    assert decision(game) == "3 place-city-hall"
    choose(game, "3 build city-hall d4")
    assert decision(game) == "2 take-character"
    assert (cell(game, "d4"), track(game)[6]) == ("ci", "-")


@pytest.mark.ruling("B5.9", "B3.4")
def test_drawn_in_setup_it_is_placed_before_the_first_parcels() -> None:
    game = next(game for game in games("first-game", extra_buildings=["city-hall"]) if told(game, "city-hall-drawn"))
    first = told(game, "first-order")[0]["seats"]
    assert isinstance(first, list)
    assert decision(game) == f"{int(str(first[0])) + 1} place-city-hall"
    assert "-" not in track(game)
    assert "city-hall" not in track(game)
    choose(game, f"{decision(game)[0]} {min(answers(game))}")
    assert decision(game).endswith("claim-parcel")


# B5.9: nobody ever owns its parcel.


@pytest.mark.ruling("B5.9", "B3.3")
def test_it_is_no_first_parcel_and_no_gift_of_the_settler() -> None:
    first = position(f"{EXTRA}\nplayers: 2\nnext: first-parcels", d4="ci")
    assert reason(first, "2 claim d4") == ("city-hall-is-nobodys", "B3.3")
    gift = position(f"{EXTRA}\nplayers: 2\nnext: choose", d4="ci")
    choose(gift, "1 take settler")
    assert "claim d4" not in options(gift)
    assert "claim d5" in options(gift)


@pytest.mark.ruling("B5.9")
def test_a_cowboy_on_it_buys_nothing() -> None:
    game = position(f"{EXTRA}\nplayers: 2\nplayer 1: roads 0\ncowboys: d4 1\nnext: resolve parcel-purchase", d4="ci")
    settle_all(game, until="cash-limit")
    assert owned(game, 1) == set()
    assert told(game, "buy-parcel") == []


@pytest.mark.ruling("B5.9", "B5.12", "B6.3")
def test_its_duel_is_no_parcel_duel() -> None:
    lines = f"""{EXTRA}
players: 2
player 1: $9, revolvers 20, roads 0
player 2: $9, roads 0
cowboys: d4 1 2, gambling 1
next: resolve parcel-purchase"""
    game = position(lines, d4="ci")
    kinds = [event.kind for event in game.events or [] if event.kind in ("gamble", "duel")]
    assert kinds == ["gamble", "duel"]


@pytest.mark.ruling("B5.6")
def test_no_house_goes_on_it_but_it_helps_to_surround_one() -> None:
    lines = f"{EXTRA}\nplayers: 2\n{CENTRE_ROADS}\nplayer 1: kept bank\nnext: resolve place-kept"
    cells = {**MOUNTAINS, "d5": "h", "d4": "ci", "c5": "1:."}
    game = position(lines, **cells)
    choose(game, "1 build bank c5")
    assert answers(game) == {"house d5"}


# B6.6: who holds it.


@pytest.mark.ruling("B6.6", "B6.3")
def test_a_lone_cowboy_holds_it_without_a_duel() -> None:
    game = held("cowboys: d4 2")
    assert duels(game) == []
    assert told(game, "resident") == [{"seat": 1}]
    assert game.resident == 1


@pytest.mark.ruling("B6.6")
def test_the_winner_of_the_duel_holds_it_and_the_others_go_home() -> None:
    game = held("player 3: revolvers 20, card 5Y", "cowboys: d4 1 2 3")
    assert duels(game) == [("d4", 3)]
    assert game.resident == 2
    assert standing(game, "d4") == [3]
    assert [cowboys(game, seat) for seat in (1, 2, 3)] == [4, 4, 3]
    assert cowboys_left(game, 3) == 6


@pytest.mark.ruling("B6.6")
def test_he_stays_over_the_end_of_the_round() -> None:
    game = held("cowboys: d4 2", "player 2: cowboys 1")
    settle_all(game)
    assert game.round == 2
    assert standing(game, "d4") == [2]
    assert game.resident == 1
    assert cowboys(game, 2) == 1 + 4
    assert cowboys_left(game, 2) == 10 - 5 - 1


@pytest.mark.ruling("B6.6")
def test_he_stays_through_a_round_in_which_nobody_comes() -> None:
    game = held("resident: 2")
    settle_all(game)
    settle_all(game, until="place-cowboy")
    all_pass(game)
    settle_all(game)
    assert (game.round, game.resident, standing(game, "d4")) == (3, 1, [2])


@pytest.mark.ruling("B6.6", "B4.11")
def test_he_can_neither_withdraw_nor_place_a_second_cowboy() -> None:
    game = position(f"{EXTRA}\nplayers: 2\nresident: 1\nnext: place 1", d4="ci")
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("own-cowboy-there", "B4.11")


@pytest.mark.ruling("B6.6")
@pytest.mark.parametrize("winner", [1, 2])
def test_he_defends_it_without_a_new_cowboy(winner: int) -> None:
    game = held(f"player {winner}: revolvers 20, cowboys 3", "resident: 1", "cowboys: d4 2")
    assert told(game, "duel")[0]["seats"] == [0, 1]
    assert duels(game) == [("d4", winner)]
    assert game.resident == winner - 1
    assert standing(game, "d4") == [winner]
    assert cowboys(game, 3 - winner) == 4  # the loser's cowboy is at home, the resident's too
    assert cowboys(game, winner) == 3


@pytest.mark.ruling("B6.6", "B5.12")
def test_he_counts_among_the_players_involved() -> None:
    """The resident passed first and fights at City Hall alone: he names the duels."""
    lines = ("pass-order: 3 2 1", "resident: 3", "cowboys: d4 1, a1 1 2")
    game = held(*lines, a1="2:ho")
    assert decision(game) == "3 next-building-duel"
    assert answers(game) == {"duel a1", "duel d4"}


@pytest.mark.ruling("B6.6", "B5.12")
def test_a_resident_whom_nobody_challenges_names_nothing() -> None:
    lines = ("pass-order: 3 2 1", "resident: 3", "cowboys: a1 1 2, c1 1 2")
    game = held(*lines, a1="2:ho", c1="2:ho")
    assert decision(game) == "2 next-building-duel"


@pytest.mark.ruling("B6.6", "B5.2")
def test_the_former_residents_cowboy_counts_in_his_next_duel() -> None:
    lines = (
        "resident: 1",
        "player 1: revolvers 1, cowboys 0, card 1Y",
        "player 2: revolvers 30, cowboys 0, card 2Y",
        "cowboys: d4 2, a1 1 2",
    )
    game = held(*lines, a1="1:ho")
    choose(game, "1 duel d4")
    assert [duel["firepower"] for duel in told(game, "duel")] == [[1, 30], [2, 30]]


@pytest.mark.ruling("B6.6", "B7.3")
def test_the_benefit_holds_from_that_building_income_on() -> None:
    game = held("player 1: $0, card 1Y", "cowboys: d4 1", a1="1:sa", a2="h")
    assert gains(game, "money", 1, "saloon") == [10]


@pytest.mark.ruling("B6.6", "B7.3")
def test_before_that_building_income_a_cowboy_on_it_brings_nothing() -> None:
    game = position(f"{EXTRA}\nplayers: 2\nnext: place 1", d4="ci", a1="1:sa", a2="h")
    choose(game, "1 place d4")
    assert income(game, "a1") == 5


@pytest.mark.ruling("B6.6", "B7.3")
def test_who_loses_it_loses_the_benefit_at_once() -> None:
    lines = ("resident: 1", "player 1: $0, card 1Y", "player 2: $0, revolvers 30, card 2Y", "cowboys: d4 2")
    game = held(*lines, a1="1:sa", a2="h", h1="2:sa", h2="h")
    assert gains(game, "money", 1, "saloon") == [5]
    assert gains(game, "money", 2, "saloon") == [10]


@pytest.mark.ruling("B6.6", "B7.3")
def test_the_benefit_holds_in_the_next_round_too() -> None:
    game = held("resident: 2", a1="2:sa", a2="h")
    settle_all(game)
    assert income(game, "a1") == 10


@pytest.mark.ruling("B6.6", "B5.2")
def test_when_he_loses_it_his_cowboy_goes_home_and_not_to_the_general_supply() -> None:
    game = held("resident: 1", "player 1: cowboys 0, card 1Y", "player 2: revolvers 30, card 2Y", "cowboys: d4 2")
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (1, 9)


# What it is worth.


@pytest.mark.ruling("B7.1")
def test_it_counts_as_a_house_for_everybody_and_pays_nothing_itself() -> None:
    game = position(f"{EXTRA}\nplayers: 2\nnext: place 1", d4="ci", d5="1:sa", d3="2:sa")
    assert (income(game, "d5"), income(game, "d3")) == (5, 5)


@pytest.mark.ruling("B8.3")
def test_holding_it_is_worth_no_points_at_the_end() -> None:
    lines = f"{EXTRA}\nplayers: 2\nround: 4\nresident: 1\nplayer 1: $0\nplayer 2: $0\nnext: final-scoring"
    assert position(lines, d4="ci").points() == [0, 0]
