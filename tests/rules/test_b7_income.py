"""B7: what buildings pay: House symbols and whose they are, City Hall, maxima, multipliers and attacks in their order."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    all_pass,
    answers,
    choose,
    decision,
    duels,
    gains,
    income,
    money,
    points,
    position,
    settle_all,
    told,
)

EXTRA = "extra-buildings: general-store school blacksmith city-hall station"
AROUND_D4 = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")

SYMBOLS = {
    "h": 1, "H": 2, "ra": 1, "ho": 2, "ch": 1, "sc": 1, "ci": 1, "st": 2,
    "M": 0, ".": 0, "mi": 0, "dr": 0, "ba": 0, "sa": 0, "pr": 0, "ge": 0, "bl": 0,
}  # fmt: skip
UNOWNED = ("h", "H", "ci", "M", ".")


def town(*lines: str, **cells: str) -> BoardGame:
    return position("\n".join(("players: 3", EXTRA, *lines, "next: place 1")), **cells)


def paid(players: int, *lines: str, **cells: str) -> BoardGame:
    return position("\n".join((f"players: {players}", EXTRA, *lines, "next: resolve building-income")), **cells)


# B7.1: House symbols.


@pytest.mark.ruling("B7.1")
@pytest.mark.parametrize(("content", "symbols"), [item for item in SYMBOLS.items() if item[0] != "ci"])
def test_what_counts_as_how_many_houses_on_an_own_parcel(content: str, symbols: int) -> None:
    assert income(town(d4="1:sa", d5=f"1:{content}"), "d4") == 5 * symbols


@pytest.mark.ruling("B7.1")
@pytest.mark.parametrize("content", UNOWNED)
def test_on_an_unowned_parcel_it_counts_for_everybody(content: str) -> None:
    game = town(d4="1:sa", d5=content, d6="2:sa")
    assert income(game, "d4") == income(game, "d6") == 5 * SYMBOLS[content]


@pytest.mark.ruling("B7.1")
@pytest.mark.parametrize("content", [content for content in SYMBOLS if content != "ci"])
@pytest.mark.parametrize("kind", ["sa", "dr", "ba"])
def test_on_another_players_parcel_it_counts_for_him_alone(content: str, kind: str) -> None:
    assert income(town(d4=f"1:{kind}", d5=f"2:{content}"), "d4") == 0


@pytest.mark.ruling("B7.1")
@pytest.mark.parametrize("content", [content for content in SYMBOLS if content != "ci"])
def test_the_general_store_alone_counts_other_players_symbols(content: str) -> None:
    assert income(town(d4="1:ge", d5=f"2:{content}"), "d4") == 3 * SYMBOLS[content]


@pytest.mark.ruling("B7.1")
def test_symbols_count_across_corners_and_not_two_parcels_away() -> None:
    near = town(d4="1:sa", c3="h", e5="h", c5="h", e3="h")
    far = town(d4="1:sa", b2="h", f4="h", d6="h")
    assert (income(near, "d4"), income(far, "d4")) == (20, 0)


# B7.2: each kind's income; their files have more.


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(
    ("cells", "dollars"),
    [
        ({"d4": "1:dr", "d5": "h", "c5": "1:h", "a8": "1:ra", "h1": "1:ra"}, 3 * 2 + 3 * 2),
        ({"d4": "1:ba", "d5": "h", "c5": "1:h", "a8": "1:mi", "h1": "1:mi"}, 3 * 2 + 3 * 2),
        ({"d4": "1:sa", "d5": "h", "c5": "1:H"}, 5 * 3),
        ({"d4": "1:ge", "d5": "1:h", "c5": "h", "c4": "2:h"}, 6 + 3 + 3),
        ({"d4": "1:bl", "a8": "1:ra", "h1": "1:ra"}, 5 * 3 + 5 * 2),
        ({"d4": "1:ho", "d5": "h"}, 6),
        ({"d4": "1:ra", "d5": "h", "c5": "M", "c4": "2:."}, 6),
        ({"d4": "1:mi", "d5": "M", "c5": "1:M", "c4": "2:M"}, 6),
        ({"d4": "1:ch", "d5": "h"}, 0),
        ({"d4": "1:pr", "d5": "h"}, 0),
        ({"d4": "1:sc", "d5": "h"}, 0),
        ({"d4": "1:st", "d5": "h"}, 0),
    ],
)
def test_each_kinds_income(cells: dict[str, str], dollars: int) -> None:
    assert income(town("round: 3", **cells), "d4") == dollars


@pytest.mark.ruling("B7.2")
@pytest.mark.parametrize(
    ("kind", "highest", "first_edition"),
    [("dr", 33, 21), ("ba", 45, 21), ("sa", 55, 35)],
)
def test_the_highest_incomes_of_both_editions(kind: str, highest: int, first_edition: int) -> None:
    hotels = {"c3": "1:ho", "d3": "1:ho", "e3": "1:ho"}
    others = {"dr": "1:ra", "ba": "1:mi", "sa": "1:h"}[kind]
    big_box = {**dict.fromkeys(AROUND_D4, "1:H"), **dict.fromkeys(("a8", "c8", "e8"), others)}
    game = town(d4=f"1:{kind}", **big_box)
    assert income(game, "d4") == highest
    cells = {**dict.fromkeys(AROUND_D4, "1:h"), **hotels, "a8": others}
    assert income(position("edition: first\nplayers: 3\nnext: place 1", d4=f"1:{kind}", **cells), "d4") == first_edition


@pytest.mark.ruling("B7.2")
def test_one_symbol_below_the_highest_income_is_paid_in_full() -> None:
    ten = {**dict.fromkeys(AROUND_D4[:6], "h"), "d5": "H", "e5": "H"}
    eleven = {**ten, "c3": "H"}
    assert income(town(d4="1:sa", **ten), "d4") == 50
    assert income(town(d4="1:sa", **eleven), "d4") == 55


@pytest.mark.ruling("B7.2")
def test_all_buildings_pay_at_once() -> None:
    game = paid(2, "player 1: $0, card 1Y", "player 2: $0, card 2Y", a1="1:ho", c1="1:ho", e1="2:ho")
    assert (money(game, 1), money(game, 2)) == (12, 6)


# B7.3: City Hall.


@pytest.mark.ruling("B7.3")
@pytest.mark.parametrize(
    ("kind", "more"),
    [("dr", 3), ("ba", 3), ("ge", 3), ("sa", 5), ("bl", 5), ("ho", 0), ("ra", 0), ("mi", 0), ("ch", 0), ("pr", 0)],
)
def test_city_halls_occupant_gets_one_level_more(kind: str, more: int) -> None:
    cells = {"d4": f"1:{kind}", "d5": "M", "h8": "ci"}
    with_it = income(town("resident: 1", **cells), "d4")
    without = income(town("resident: 2", **cells), "d4")
    assert with_it - without == more


@pytest.mark.ruling("B7.3")
def test_each_of_his_buildings_gets_it() -> None:
    game = town("resident: 1", d4="1:sa", a1="1:sa", h1="1:dr", h8="ci")
    assert [income(game, parcel) for parcel in ("d4", "a1", "h1")] == [5, 5, 3]


@pytest.mark.ruling("B7.3", "B7.4")
@pytest.mark.parametrize(("kind", "highest"), [("dr", 33), ("ba", 45), ("sa", 55), ("ge", 33)])
def test_city_hall_does_not_lift_the_maximum(kind: str, highest: int) -> None:
    mines = dict.fromkeys(("a1", "c1", "e1"), "1:mi")
    cells = {**dict.fromkeys(AROUND_D4, "1:H"), **mines}
    assert income(town("resident: 1", d4=f"1:{kind}", h8="ci", **cells), "d4") == highest


# B7.4 to B7.6: the order of effects.


GROCER = "player 1: $0, card 3Y, roads 0"


@pytest.mark.ruling("B7.4", "B7.5")
def test_the_maximum_comes_before_the_multiplier() -> None:
    game = paid(2, GROCER, "player 2: $0, card 1Y", d4="1:sa", **dict.fromkeys(AROUND_D4, "1:H"))
    choose(game, "1 double saloon")
    assert money(game, 1) == 2 * 55


@pytest.mark.ruling("B7.4")
def test_city_halls_level_is_multiplied_too() -> None:
    game = paid(2, GROCER, "resident: 1", d4="1:sa", d5="h", h8="ci")
    choose(game, "1 double saloon")
    assert money(game, 1) == 2 * (5 + 5)


@pytest.mark.ruling("B7.4", "B7.5", "B6.4")
@pytest.mark.parametrize("symbols", [1, 3])
def test_an_attacker_takes_half_of_the_doubled_income_so_that_both_get_the_plain_one(symbols: int) -> None:
    houses = dict.fromkeys(AROUND_D4[:symbols], "h")
    game = paid(2, GROCER, "player 2: $0, card 1Y", "cowboys: d4 2", d4="1:sa", **houses)
    choose(game, "1 double saloon")
    assert (money(game, 1), money(game, 2)) == (5 * symbols, 5 * symbols)


@pytest.mark.ruling("B7.5")
def test_only_the_chosen_type_is_doubled_and_all_of_that_type() -> None:
    game = paid(2, GROCER, a1="1:ho", c1="1:ho", d4="1:sa", d5="h")
    choose(game, "1 double hotel")
    assert money(game, 1) == 12 + 12 + 5


@pytest.mark.ruling("B7.6", "B6.3")
def test_the_owner_chooses_what_to_double_after_the_duels_and_before_the_money() -> None:
    lines = (GROCER, "player 2: $0, card 1Y, revolvers 20", "cowboys: a1 1 2")
    game = paid(2, *lines, a1="1:ho", d4="1:sa", d5="h")
    assert duels(game) == [("a1", 2)]
    assert decision(game) == "1 double-kind"
    assert answers(game) == {"cash", "double hotel", "double saloon"}
    assert (money(game, 1), money(game, 2)) == (0, 0)
    choose(game, "1 double saloon")
    assert (money(game, 1), money(game, 2)) == (10 + 3, 3)


# B7.8: only what stands on the board.


@pytest.mark.ruling("B7.8")
def test_a_kept_ranch_or_mine_helps_no_drugstore_bank_or_blacksmith() -> None:
    game = town("player 1: kept ranch, kept mine", d4="1:dr", a1="1:ba", h1="1:bl")
    assert [income(game, parcel) for parcel in ("d4", "a1", "h1")] == [0, 0, 5]


@pytest.mark.ruling("B7.8")
def test_a_kept_tile_pays_nothing_and_is_no_building_for_points() -> None:
    lines = """players: 2
player 1: $9, roads 0, cowboys 0, kept hotel, kept saloon
cowboys: buildings-vp 1
next: resolve building-income"""
    game = position(lines, a1="1:ho")
    assert gains(game, "money", 1, "hotel") == [6]
    assert points(game, 1) == 1


@pytest.mark.ruling("B7.8", "B8.3")
def test_a_kept_tile_is_worth_nothing_at_the_end() -> None:
    game = position("players: 2\nround: 4\nplayer 1: $0, kept hotel\nnext: final-scoring", a1="1:.")
    assert points(game, 1) == 0


# The parts that a player sees.


@pytest.mark.ruling("B7.2", "B7.4")
def test_an_income_is_told_with_its_parts() -> None:
    game = paid(2, "resident: 1", "player 1: $0, card 1Y", d4="1:dr", d5="h", c5="1:h", a1="1:ra", h8="ci")
    told_of_it = next(values for values in told(game, "income") if values["place"] == "d4")
    assert told_of_it["parts"] == [("houses", 2, 3), ("ranches", 1, 3), ("city-hall", 1, 3)]
    assert told_of_it["income"] == 12


@pytest.mark.ruling("B7.2")
def test_income_is_paid_in_every_round() -> None:
    game = position("players: 2\nplayer 1: $9, roads 0, card 1Y\nnext: end-round", a1="1:ho")
    settle_all(game)
    settle_all(game, until="place-cowboy")
    all_pass(game)
    settle_all(game, until="cash-limit")
    assert gains(game, "money", 1, "hotel") == [6]
