"""The worked examples of the rulebook, by page, with the rulebook's colours and names; the Grocer's is in his own test."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
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
    income,
    kept,
    money,
    options,
    owned,
    points,
    points_by_reason,
    position,
    price,
    reason,
    settle_all,
    start,
    told,
    with_rolls,
)

GREEN, BLUE, ORANGE = 1, 2, 3


@pytest.mark.ruling("B4.2")
def test_page_5_the_turn_order_follows_the_characters_numbers() -> None:
    """Green chose the Sheriff (1), Orange the Grocer (3) and Blue the Mercenary (7)."""
    game = position("players: 3\npass-order: 2 3 1\nnext: choose")
    choose(game, f"{BLUE} take mercenary", f"{ORANGE} take grocer", f"{ORANGE} wait", f"{GREEN} take sheriff")
    order = []
    for _ in range(3):
        order.append(int(decision(game)[0]))
        choose(game, f"{order[-1]} place wages")
    assert order == [GREEN, ORANGE, BLUE]


@pytest.mark.ruling("B4.2")
def test_page_5_the_first_to_pass_chooses_first_in_the_next_round() -> None:
    """Orange is the first to pass, before Green and Blue."""
    lines = "players: 3\nplayer 1: card 1Y\nplayer 2: card 7Y\nplayer 3: card 3Y\nnext: place 1"
    game = position(lines)
    choose(game, f"{GREEN} place wages", f"{ORANGE} pass", f"{BLUE} place wages")
    all_pass(game)
    assert [seat + 1 for seat in game.pass_order] == [ORANGE, GREEN, BLUE]
    settle_all(game)
    assert decision(game) == f"{ORANGE} take-character"


@pytest.mark.ruling("B7.7", "B6.2")
def test_page_6_orange_and_green_tie_at_6_and_orange_who_passed_first_buys_the_land() -> None:
    """Orange 5 + 1 revolver = 6; Green 3 + 2 revolvers + 1 cowboy = 6; Blue 2 + 1 revolver = 3."""
    lines = """players: 3
pass-order: 3 1 2
player 1: $9, revolvers 2, cowboys 1, card 1Y
player 2: $9, revolvers 1, cowboys 0, card 2Y
player 3: $9, revolvers 1, cowboys 0, card 5Y
cowboys: d4 1 2 3
next: resolve parcel-purchase"""
    game = with_rolls(lines, [5, 3, 2])
    assert told(game, "duel")[0]["firepower"] == [1, 3, 1]
    assert duels(game) == [("d4", ORANGE)]
    assert decision(game) == f"{ORANGE} buy-parcels"
    choose(game, f"{ORANGE} buy d4")
    assert owned(game, ORANGE) == {"d4"}
    assert [cowboys(game, seat) for seat in (GREEN, BLUE, ORANGE)] == [2, 1, 0]
    assert cowboys_left(game, ORANGE) == 10


@pytest.mark.ruling("B7.7", "B5.4")
def test_page_7_a_parcel_for_6_dollars() -> None:
    """$1, $2 for Houses, $2 for saloons and $1 for the mountain."""
    lines = "players: 3\nplayer 3: $9, card 5Y\ncowboys: d4 3\nnext: resolve parcel-purchase"
    game = position(lines, c3="h", e5="1:h", d5="1:sa", c5="2:sa", e3="M", b4="h")
    assert price(game, "d4") == 6
    choose(game, f"{ORANGE} buy d4")
    assert money(game, ORANGE) == 3


@pytest.mark.ruling("B2.4")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_page_7_at_the_beginning_nine_parcels_are_connected(seed: str) -> None:
    game = start(seed=seed)
    centre = str(told(game, "centre")[0]["place"])
    column, row = "abcdefgh".index(centre[0]), int(centre[1])
    around = {f"{'abcdefgh'[column + right]}{row + up}" for right in (-1, 0, 1) for up in (-1, 0, 1)}
    assert connected(game) == around


def three_builders() -> BoardGame:
    """Around the central House on d5: Green has c4 and d4, Blue e4 and e5, Orange c5; e6 is the last unowned land."""
    lines = f"""players: 3
pass-order: 1 2 3
{CENTRE_ROADS}
track: - - bank - drugstore saloon -
player 1: $20, roads 0
player 2: $20, roads 0
player 3: $20, roads 0, card 5Y
cowboys: building-10 1, building-8 2, building-5 3
next: resolve building-12"""
    cells = {"c4": "1:.", "d4": "1:.", "e4": "2:.", "e5": "2:.", "c5": "3:.", "c6": "M", "d6": "M"}
    return position(lines, d5="h", **cells)


@pytest.mark.ruling("B5.5", "B5.6")
def test_page_7_green_builds_a_saloon_and_a_house_on_the_last_unowned_connected_parcel() -> None:
    game = three_builders()
    choose(game, f"{GREEN} buy saloon", f"{GREEN} build saloon c4", f"{GREEN} house e6")
    assert (cell(game, "c4"), cell(game, "e6")) == ("1:sa", "h")
    assert money(game, GREEN) == 10


@pytest.mark.ruling("B5.6")
def test_page_8_blue_makes_the_central_house_a_townhouse() -> None:
    game = three_builders()
    choose(game, f"{GREEN} buy saloon", f"{GREEN} build saloon c4", f"{GREEN} house e6")
    choose(game, f"{BLUE} buy drugstore", f"{BLUE} build drugstore e4", f"{BLUE} house d5")
    assert (cell(game, "e4"), cell(game, "d5")) == ("2:dr", "H")
    assert money(game, BLUE) == 12


@pytest.mark.ruling("B5.5", "B5.6", "B5.14")
def test_page_8_orange_finds_no_place_for_a_house_and_keeps_the_bank() -> None:
    game = three_builders()
    choose(game, f"{GREEN} buy saloon", f"{GREEN} build saloon c4", f"{GREEN} house e6")
    choose(game, f"{BLUE} buy drugstore", f"{BLUE} build drugstore e4", f"{BLUE} house d5")
    choose(game, f"{ORANGE} buy bank", f"{ORANGE} build bank c5")
    assert answers(game) == {"house d4", "house e5"}
    choose(game, f"{ORANGE} house d4", f"{GREEN} refuse")
    assert answers(game) == {"house e5", "keep"}
    choose(game, f"{ORANGE} house e5", f"{BLUE} refuse")
    assert kept(game, ORANGE) == ["bank"]
    assert (cell(game, "c5"), money(game, ORANGE)) == ("3:.", 15)


@pytest.mark.ruling("B5.1")
def test_page_8_a_3_and_a_5_at_gambling_are_8_dollars() -> None:
    lines = "players: 2\nplayer 1: $0, card 1Y\ncowboys: gambling 1\nnext: resolve gambling"
    assert gains(with_rolls(lines, [3, 5], "gamble"), "money", 1, "gambling") == [8]


@pytest.mark.ruling("B7.7", "B7.1", "B7.2")
def test_page_8_the_orange_saloon_brings_15_dollars_and_the_blue_one_10() -> None:
    """Three Houses lie beside both, but one of them is Orange's own."""
    lines = """players: 3
player 1: $0, card 1Y
player 2: $0, card 2Y
player 3: $0, card 5Y
next: resolve building-income"""
    game = position(lines, d4="3:sa", d6="2:sa", c5="h", d5="h", e5="3:h")
    assert gains(game, "money", ORANGE, "saloon") == [15]
    assert gains(game, "money", BLUE, "saloon") == [10]


@pytest.mark.ruling("B7.7", "B8.2")
def test_page_9_arno_keeps_54_dollars_alex_gives_10_and_george_4() -> None:
    lines = """players: 3
player 1: $54, roads 0, card 2Y
player 2: $28, roads 0, card 1Y
player 3: $34, roads 0, card 4Y
next: end-round"""
    arno, alex, george = 1, 2, 3
    game = position(lines)
    assert "give 0" in options(game)
    choose(game, f"{arno} give 0")
    assert reason(game, f"{alex} give 7") == ("give-between", "B8.2")
    assert "give 8" in options(game)
    choose(game, f"{alex} give 10")
    assert reason(game, f"{george} give 3") == ("give-between", "B8.2")
    choose(game, f"{george} give 4")
    assert [money(game, seat) for seat in (arno, alex, george)] == [54, 18, 30]
    assert [points(game, seat) for seat in (arno, alex, george)] == [0, 1, 0]


@pytest.mark.ruling("B7.7", "B7.2")
def test_page_11_a_drugstore_with_an_own_ranch_and_three_houses_beside_it_pays_15_dollars() -> None:
    assert income(position(d4="1:dr", d5="1:ra", c3="h", d3="1:h", e3="h"), "d4") == 15


@pytest.mark.ruling("B7.7", "B7.2")
def test_page_11_a_bank_with_a_mine_elsewhere_a_house_and_a_hotel_beside_it_pays_12_dollars() -> None:
    assert income(position(d4="1:ba", h8="1:mi", c3="h", d5="1:ho"), "d4") == 12


@pytest.mark.ruling("B7.7", "B7.2")
@pytest.mark.parametrize("other_house", ["2:h", "h"])
def test_page_12_a_general_store_with_two_houses_and_anothers_church_pays_12_dollars(other_house: str) -> None:
    """One of the Houses is its owner's, the other is not."""
    cells = {"c3": "1:h", "d3": other_house, "d5": "3:ch"}
    assert income(position("extra-buildings: general-store", d4="1:ge", **cells), "d4") == 12


@pytest.mark.ruling("B7.7", "B8.3")
def test_page_12_the_station_is_worth_11_points() -> None:
    """12 Houses, 2 hotels, 4 ranches, 1 church and the station: 23 House symbols."""
    houses = {f"{column}{row}": "h" for column in "abcd" for row in (1, 2, 3)}
    others = {"a5": "2:ho", "b5": "1:ho", "a6": "1:ra", "b6": "2:ra", "c6": "3:ra", "d6": "3:ra", "a7": "2:ch"}
    lines = "players: 3\nround: 4\nextra-buildings: station\nnext: final-scoring"
    game = position(lines, h8="1:st", **houses, **others)
    assert points_by_reason(game, 1)["station"] == 11
