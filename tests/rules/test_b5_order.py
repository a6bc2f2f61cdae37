"""B5.1 and B5.2: the order in which the track is resolved, and where a cowboy goes when his action is over."""

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
    firepower,
    gains,
    holder_of_ammunition,
    kept,
    money,
    owned,
    points,
    position,
    reason,
    roads,
    settle_all,
    standing,
    told,
    totals,
    track,
    waiting,
    with_rolls,
)

PLACES = (
    "wages ammunition roads-3 roads-1 b2 building-12 building-10 building-8 building-6 building-5 building-4 building-3 "
    "parcels-income cowboys-income gambling parcels-vp buildings-vp cowboys-vp vp-5 vp-4 vp-3 vp-2"
).split()

TO_THE_INCOMES = [
    "wages", "ammunition", "roads-3", "roads-1", "parcel",
    "building $12", "building $10", "building $8", "building $6", "building $5", "building $4", "building $3", "kept tile",
    "parcels-income", "cowboys-income", "gambling", "building income",
]  # fmt: skip
BOUGHT_POINTS = ["bought-vp $5", "bought-vp $4", "bought-vp $3", "bought-vp $2"]


def someone_everywhere(edition: str) -> BoardGame:
    """Round 1: three players share all the spaces and the parcel b2, since nobody has more than ten cowboys."""
    crowd = ", ".join(f"{place} {index % 3 + 1}" for index, place in enumerate(PLACES))
    lines = f"""edition: {edition}
players: 3
track: mine ranch mine ranch mine ranch mine
player 1: $99, cowboys 0, roads 0, kept ranch, card 1Y
player 2: $99, cowboys 0, roads 0, card 2Y
player 3: $99, cowboys 0, roads 0, revolvers 2, card 5Y
cowboys: {crowd}
next: resolve wages"""
    return position(lines, g7="1:ra", g2="1:.", b7="2:ho")


def take_everything(game: BoardGame) -> None:
    """Buy all that is for sale, build only what was kept, and take one point wherever points are sold."""
    while not decision(game).endswith("cash-limit"):
        wishes = ("buy", "keep", "build ranch g2", "done", "points 1")
        answer = next(text for wish in wishes for text in sorted(answers(game)) if text.startswith(wish))
        choose(game, f"{waiting(game)[0]} {answer}")


def history(game: BoardGame) -> list[str]:
    """What was got and paid for, in order: the reason, and the dollars where a space has a price."""
    found: list[str] = []
    for event in game.events or []:
        why = str(event.values.get("reason", ""))
        thing = event.values.get("thing")
        if event.kind == "built":
            found.append("kept tile")
        elif thing == "money" and why in ("building", "bought-vp"):
            found.append(f"{why} ${event.values['count']}")
        elif thing == "money" and why in ("ranch", "hotel"):
            found += ["building income"] if found[-1] != "building income" else []
        elif thing in ("money", "points", "roads", "ammunition") and why != "bought-vp":
            found.append(why)
    return found


@pytest.mark.ruling("B5.1")
@pytest.mark.parametrize(
    ("edition", "points_spaces"),
    [
        ("big-box", ["parcels-vp", "buildings-vp", "cowboys-vp"]),
        ("first", ["parcels-vp", "cowboys-vp", "buildings-vp"]),
    ],
)
def test_the_track_is_resolved_along_the_winding_path(edition: str, points_spaces: list[str]) -> None:
    game = someone_everywhere(edition)
    take_everything(game)
    assert history(game) == [*TO_THE_INCOMES, *points_spaces, *BOUGHT_POINTS]


@pytest.mark.ruling("B5.1", "B5.2")
def test_after_the_whole_track_every_cowboy_is_in_the_general_supply() -> None:
    game = someone_everywhere("big-box")
    before = totals(game)
    take_everything(game)
    assert [cowboys_left(game, seat) for seat in (1, 2, 3)] == [10, 10, 10]
    assert not any(standing(game, place) for place in PLACES)
    assert totals(game) == before


@pytest.mark.ruling("B5.1")
def test_wages_are_4_dollars_for_each_cowboy_without_a_duel() -> None:
    game = position("players: 2\nplayer 1: $0\nplayer 2: $1\ncowboys: wages 1 1 1 2\nnext: resolve wages")
    assert (money(game, 1), money(game, 2)) == (12, 5)
    assert duels(game) == []


@pytest.mark.ruling("B5.1")
def test_wages_come_first_and_can_pay_for_a_parcel_of_the_same_round() -> None:
    game = position("players: 2\nplayer 1: $0\ncowboys: wages 1, b2 1\nnext: resolve wages")
    choose(game, "1 buy b2")
    assert money(game, 1) == 3


@pytest.mark.ruling("B5.1", "B6.1")
def test_ammunition_helps_from_the_next_space_on() -> None:
    game = position(
        """players: 2
player 1: revolvers 20, cowboys 0, card 1Y
player 2: revolvers 1, cowboys 0, card 2Y
cowboys: ammunition 1, roads-3 1 2
next: resolve wages"""
    )
    assert holder_of_ammunition(game) == 1
    assert told(game, "duel")[0]["firepower"] == [23, 1]


@pytest.mark.ruling("B5.1")
def test_roads_1_gives_three_roads_to_one_and_roads_2_one_for_each_cowboy() -> None:
    lines = """players: 2
player 1: revolvers 20, roads 0
player 2: roads 0
cowboys: roads-3 1 2, roads-1 1 2 2
next: resolve wages"""
    game = position(lines)
    assert duels(game) == [("roads-3", 1)]
    assert (roads(game, 1), roads(game, 2)) == (4, 2)


@pytest.mark.ruling("B5.1")
def test_roads_won_on_the_track_can_be_laid_for_a_building_of_the_same_round() -> None:
    lines = """players: 2
roads: d5n d5e d5s d5w
track: saloon - - - - - -
player 1: $20, roads 0
cowboys: roads-1 1, building-3 1
next: resolve wages"""
    game = position(lines, d5="h", d3="1:.")
    choose(game, "1 buy saloon")
    assert answers(game) == {"keep"}
    choose(game, "1 road d4e")
    assert "build saloon d3" in answers(game)


@pytest.mark.ruling("B5.1")
def test_parcels_income_pays_2_dollars_for_each_own_parcel_empty_or_not() -> None:
    lines = "players: 2\nplayer 1: $0\ncowboys: parcels-income 1\nnext: resolve parcels-income"
    game = position(lines, a1="1:.", b1="1:M", c1="1:h", d1="2:.", e1="h")
    assert gains(game, "money", 1, "parcels-income") == [6]


@pytest.mark.ruling("B5.1")
def test_a_parcel_bought_in_this_round_counts_for_parcels_income() -> None:
    game = position("players: 2\ncowboys: b2 1, parcels-income 1\nnext: resolve wages", a1="1:.")
    choose(game, "1 buy b2")
    settle_all(game, until="cash-limit")
    assert gains(game, "money", 1, "parcels-income") == [4]


@pytest.mark.ruling("B5.1", "B6.1")
def test_cowboy_income_pays_2_dollars_for_each_point_of_firepower() -> None:
    lines = """players: 2
player 1: $0, cowboys 2, revolvers 3, ammunition, card 7Y
cowboys: cowboys-income 1
next: resolve cowboys-income"""
    assert gains(position(lines), "money", 1, "cowboys-income") == [2 * (2 + 3 + 3 + 3)]


@pytest.mark.ruling("B5.1")
def test_gambling_pays_the_sum_of_two_dice() -> None:
    for dice in ([1, 1], [6, 6], [2, 5]):
        game = with_rolls("players: 2\nplayer 1: $0\ncowboys: gambling 1\nnext: resolve gambling", dice, "gamble")
        assert gains(game, "money", 1, "gambling") == [sum(dice)]


@pytest.mark.ruling("B5.1")
@pytest.mark.parametrize(("parcels", "gained"), [(1, 0), (2, 1), (5, 2)])
def test_parcels_points_are_half_the_parcels_rounded_down(parcels: int, gained: int) -> None:
    cells = {f"{column}1": "1:." for column in "abcdefgh"[:parcels]}
    game = position("players: 2\ncowboys: parcels-vp 1\nnext: resolve parcels-vp", **cells)
    assert points(game, 1) == gained


@pytest.mark.ruling("B5.1", "B1.1")
def test_buildings_points_count_buildings_and_mines_but_no_houses_and_mountains() -> None:
    cells = {"a1": "1:ra", "b1": "1:mi", "c1": "1:ch", "d1": "1:h", "e1": "1:H", "f1": "1:M", "g1": "2:sa", "h1": "1:."}
    game = position("players: 2\ncowboys: buildings-vp 1\nnext: resolve buildings-vp", **cells)
    assert points(game, 1) == 3


@pytest.mark.ruling("B5.1", "B6.1")
@pytest.mark.parametrize(("revolvers", "gained"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_cowboys_points_are_half_the_firepower_rounded_down(revolvers: int, gained: int) -> None:
    lines = f"""players: 2
player 1: cowboys 0, revolvers {revolvers}, card 1Y
cowboys: cowboys-vp 1
next: resolve cowboys-vp"""
    assert points(position(lines), 1) == gained


@pytest.mark.ruling("B5.1")
@pytest.mark.parametrize("dollars", [2, 3, 4, 5])
def test_a_space_sells_as_many_points_at_its_price_as_one_can_pay(dollars: int) -> None:
    game = position(f"players: 2\nplayer 1: $11\ncowboys: vp-{dollars} 1\nnext: resolve vp-5")
    most = 11 // dollars
    assert answers(game) == {"decline", *(f"points {number}" for number in range(1, most + 1))}
    assert reason(game, f"1 points {most + 1}")[0] == "too-dear"
    choose(game, f"1 points {most}")
    assert (points(game, 1), money(game, 1)) == (most, 11 - most * dollars)


@pytest.mark.ruling("B5.1")
def test_each_of_the_four_point_spaces_has_a_duel_of_its_own() -> None:
    lines = """players: 2
player 1: $0, revolvers 20
player 2: $0
cowboys: vp-5 1 2, vp-4 1 2, vp-3 1 2, vp-2 1 2
next: resolve vp-5"""
    assert duels(position(lines)) == [("vp-5", 1), ("vp-4", 1), ("vp-3", 1), ("vp-2", 1)]


@pytest.mark.ruling("B5.2")
def test_the_cowboy_of_a_declined_action_goes_to_the_general_supply() -> None:
    game = position("players: 2\ntrack: saloon - - - - - -\ncowboys: building-3 1\nnext: resolve building-3")
    choose(game, "1 decline")
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)
    assert track(game)[0] == "saloon"
    assert kept(game, 1) == []


@pytest.mark.ruling("B5.2")
def test_who_wins_a_duel_may_decline_and_the_loser_does_not_act_instead() -> None:
    lines = """players: 2
track: saloon - - - - - -
player 1: $50, revolvers 20, cowboys 0
player 2: $50, cowboys 0
cowboys: building-3 1 2
next: resolve building-3"""
    game = position(lines)
    choose(game, "1 decline")
    settle_all(game, until="cash-limit")
    assert track(game)[0] == "saloon"
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (0, 10)
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (1, 9)


@pytest.mark.ruling("B5.2")
def test_who_cannot_pay_for_a_building_declines_and_his_cowboy_is_gone() -> None:
    lines = """players: 2
track: - - - - - - saloon
player 1: $11, roads 0
cowboys: building-12 1
next: resolve building-12"""
    game = position(lines)
    settle_all(game, until="cash-limit")
    assert (money(game, 1), track(game)[6], cowboys_left(game, 1)) == (11, "saloon", 7)


@pytest.mark.ruling("B5.2", "B6.2")
def test_a_losers_cowboy_goes_home_at_once_and_counts_in_the_next_duel() -> None:
    lines = """players: 2
player 1: revolvers 20, cowboys 0, card 1Y
player 2: revolvers 1, cowboys 2, card 2Y
cowboys: roads-3 1 2, parcels-income 1 2
next: resolve roads-3"""
    game = position(lines)
    settle_all(game, until="cash-limit")
    first, second = told(game, "duel")
    assert first["firepower"] == [20, 3]
    assert second["firepower"] == [20, 4]
    assert (cowboys(game, 1), cowboys(game, 2)) == (0, 4)


@pytest.mark.ruling("B5.2")
def test_a_losers_cowboy_also_counts_for_cowboy_income() -> None:
    lines = """players: 2
player 1: revolvers 20, cowboys 0
player 2: $0, revolvers 1, cowboys 0, roads 0, card 2Y
cowboys: parcels-income 1 2, cowboys-income 2
next: resolve parcels-income"""
    game = position(lines)
    assert gains(game, "money", 2, "cowboys-income") == [4]
    assert firepower(game, 2) == 2


@pytest.mark.ruling("B5.2")
def test_all_losers_of_a_duel_go_home() -> None:
    lines = """players: 4
player 2: revolvers 30
cowboys: gambling 1 2 3 4
next: resolve gambling"""
    game = position(lines)
    assert duels(game) == [("gambling", 2)]
    assert [cowboys(game, seat) for seat in (1, 2, 3, 4)] == [4, 3, 4, 4]
    assert cowboys_left(game, 2) == 7
    assert owned(game, 2) == set()
