"""The Lawyer (18, yellow): a parcel at once, and no duels for parcels. The Editor (18, red): points for income."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    answers,
    cell,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    gains,
    has_white_cowboy,
    money,
    points,
    position,
    property_tiles,
    reason,
    standing,
    told,
    totals,
    waiting,
)

ALL = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


# The Lawyer's parcel.


def taking(lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has just taken the Lawyer."""
    game = position(f"players: 2\n{cast_line('18Y')}\n{lines}\nnext: choose", **cells)
    choose(game, "1 take lawyer")
    return game


@pytest.mark.ruling("B9.16", "B5.4")
def test_a_parcel_at_once_at_its_price() -> None:
    game = taking(d5="h", f5="M", f6="M")
    assert (decision(game), game.limit[0]) == ("1 buy-at-once", 60)
    survives(game)
    choose(game, "1 buy e5")
    assert (cell(game, "e5"), money(game, 1), property_tiles(game, 1), waiting(game)) == ("1:.", 15 - 4, 11, [2])


@pytest.mark.ruling("B9.16", "B4.1")
def test_he_need_not_buy() -> None:
    game = taking(d5="h")
    choose(game, "1 decline")
    assert (money(game, 1), property_tiles(game, 1), waiting(game)) == (15, 12, [2])


@pytest.mark.ruling("B9.16", "B9.5")
def test_any_unowned_parcel_that_he_can_pay_but_city_halls_and_an_outlaws() -> None:
    game = taking("extra-buildings: city-hall\nplayer 1: $2\nblocked: h8", d5="h", f5="M", a1="ci", h1="2:.", a8="1:.")
    dear = ["e4", "e5", "e6"]  # beside the House and the mountain: $3
    missing = {*dear, "a1", "h1", "a8", "h8"}
    assert answers(game) == {"decline"} | {f"buy {parcel}" for parcel in ALL if parcel not in missing}


@pytest.mark.ruling("B9.16", "B9.5")
@pytest.mark.parametrize(
    ("parcel", "code", "ruling"),
    [
        ("a1", "city-hall-is-nobodys", "B9.5"),
        ("h1", "owned", "B9.5"),
        ("a8", "owned", "B9.5"),
        ("h8", "outlaw-keeps-parcel", "B9.5"),
        ("e5", "too-dear", "B9.16"),
    ],
)
def test_the_other_parcels_are_refused(parcel: str, code: str, ruling: str) -> None:
    game = taking("extra-buildings: city-hall\nplayer 1: $2\nblocked: h8", d5="h", f5="M", a1="ci", h1="2:.", a8="1:.")
    assert reason(game, f"1 buy {parcel}") == (code, ruling)
    assert reason(game, "1 claim b2")[0] == "not-asked"


@pytest.mark.ruling("B9.16", "B4.1", "B2.9")
@pytest.mark.parametrize("tiles", [0, 12])
def test_without_money_or_a_property_tile_he_is_not_asked(tiles: int) -> None:
    game = taking(f"player 1: ${15 if tiles else 0}", **dict.fromkeys(ALL[:tiles], "1:."))
    assert decision(game) == "2 take-character"


# No duel for a parcel.


def purchase(lines: str, card: str = "18Y", /, **cells: str) -> BoardGame:
    """Parcel purchase: player 1 is the Lawyer (or not), and passed last."""
    return position(
        f"players: 3\npass-order: 2 3 1\n{cast_line('18Y')}\nplayer 1: card {card}, roads 0, cowboys 0\n"
        f"player 2: card 1Y, roads 0\nplayer 3: card 3Y, roads 0\n{lines}\nnext: resolve parcel-purchase",
        **cells,
    )


@pytest.mark.ruling("B9.16", "B6.7")
def test_all_others_go_home_from_the_parcels_where_he_stands() -> None:
    game = purchase("cowboys: e5 1 2 3")
    assert (decision(game), standing(game, "e5")) == ("1 buy-parcels", [1])
    assert (cowboys(game, 2), cowboys(game, 3)) == (4, 4), "into their own supply"
    assert duels(game) == []
    assert told(game, "lawyer") == [{"seat": 0, "place": "e5"}]
    survives(game)


@pytest.mark.ruling("B9.16")
def test_without_the_lawyer_there_would_be_a_duel() -> None:
    game = purchase("cowboys: e5 1 2 3", "2Y")
    assert [place for place, _ in duels(game)] == ["e5"]


@pytest.mark.ruling("B9.16", "B5.3")
def test_on_every_parcel_at_once_and_before_the_duels_of_the_others() -> None:
    game = purchase("cowboys: e5 1 2, f6 1 3, b2 2 3")
    assert [values["place"] for values in told(game, "lawyer")] == ["e5", "f6"]
    assert [place for place, _ in duels(game)] == ["b2"]
    fought = told(game, "duel")[0]
    assert fought["firepower"] == [5, 5], "the cowboy who came home from the Lawyer's parcel counts (B5.2)"


@pytest.mark.ruling("B9.16")
def test_he_buys_with_the_uncontested_ones_and_may_decline() -> None:
    game = purchase("cowboys: e5 1 2, b2 2")
    assert decision(game) == "2 buy-parcels", "in pass order"
    choose(game, "2 decline", "1 decline")
    assert (cell(game, "e5"), cowboys_left(game, 1)) == (".", 10)


@pytest.mark.ruling("B9.16", "B4.9")
def test_they_go_even_where_he_cannot_pay() -> None:
    game = position(
        f"players: 2\n{cast_line('18Y')}\nplayer 1: $0, card 18Y, roads 0\nplayer 2: card 1Y, roads 0\n"
        "cowboys: e5 1 2\nnext: resolve parcel-purchase"
    )
    assert (cowboys(game, 2), cell(game, "e5")) == (4, "."), "declined for him, and gone all the same"


@pytest.mark.ruling("B9.16", "B6.7")
def test_it_is_no_lost_duel() -> None:
    game = position(
        f"players: 2\n{cast_line('1R', '18Y')}\nplayer 1: card 18Y, roads 0\nplayer 2: card 1R, roads 0\n"
        "cowboys: e5 1 2\nnext: resolve parcel-purchase"
    )
    assert (points(game, 2), cowboys(game, 2)) == (0, 4), "no 3 VP for the red Sheriff"


@pytest.mark.ruling("B9.16", "B6.7", "B9.8")
def test_dynamite_there_is_lost() -> None:
    game = purchase("cowboys: e5 1 2+dynamite")
    before = totals(game)
    view = game.view(1)
    assert isinstance(view["players"], list)
    assert "pieces" not in view["players"][1]
    assert view["players"][1]["cowboys"] == 4
    assert game.tokens == ()
    assert totals(game) == before


@pytest.mark.ruling("B9.16", "B9.2")
def test_nobody_joins_the_white_cowboy_not_even_the_lawyer() -> None:
    game = position(
        f"players: 2\n{cast_line('1Y', '18Y')}\nplayer 1: card 18Y\nplayer 2: card 1Y\ncowboys: e5 2+white-cowboy\n"
        "next: place 1"
    )
    assert reason(game, "1 place e5") == ("white-cowboy-there", "B9.2")


@pytest.mark.ruling("B9.16", "B9.2", "B6.7")
def test_a_white_cowboy_who_should_stand_there_goes_back_to_the_supply() -> None:
    """No placement leads to this."""
    game = purchase("cowboys: e5 1 2+white-cowboy")
    assert (standing(game, "e5"), cowboys(game, 2), has_white_cowboy(game, 2)) == ([1], 3, False)


@pytest.mark.ruling("B9.16")
@pytest.mark.parametrize("place", ["ammunition", "parcels-income", "vp-5"])
def test_on_the_spaces_he_fights_like_anybody_else(place: str) -> None:
    game = position(
        f"players: 2\n{cast_line('18Y')}\nplayer 1: card 18Y, roads 0\nplayer 2: card 1Y, roads 0\n"
        f"cowboys: {place} 1 2\nnext: resolve {place}"
    )
    assert [at for at, _ in duels(game)] == [place]


@pytest.mark.ruling("B9.16", "B6.6")
def test_city_hall_and_buildings_are_no_parcels_to_buy() -> None:
    game = purchase("extra-buildings: city-hall\ncowboys: c3 1 2, d4 1 3", c3="ci", d4="3:sa")
    assert told(game, "lawyer") == []
    assert (standing(game, "c3"), standing(game, "d4")) == ([1, 2], [1, 3])


@pytest.mark.ruling("B9.16", "B4.8")
def test_who_fights_an_outlaw_stays() -> None:
    game = purchase("blocked: e5\ncowboys: e5 1 2, b2 1 3")
    assert [values["place"] for values in told(game, "lawyer")] == ["b2"]
    assert standing(game, "e5") == [1, 2]


# The Editor.


def income(number: int, lines: str = "", /, **cells: str) -> BoardGame:
    """Building income in a round; player 1 is the Editor."""
    return position(
        f"players: 2\nround: {number}\n{cast_line('18R')}\nplayer 1: card 18R, roads 0\nplayer 2: card 1Y, roads 0\n"
        f"{lines}\nnext: resolve building-income",
        **cells,
    )


@pytest.mark.ruling("B9.16", "B7.7")
def test_the_rulebooks_example_33_dollars_in_round_2_give_4_points() -> None:
    hotels = dict.fromkeys(["a1", "c1", "e1"], "1:ho")  # $18
    game = income(2, **hotels, b4="1:sa", b5="h", a5="h", c5="h")  # and $15
    assert sum(gains(game, "money", 1, "hotel") + gains(game, "money", 1, "saloon")) == 33
    assert gains(game, "points", 1, "editor") == [4]


@pytest.mark.ruling("B9.16")
@pytest.mark.parametrize(("number", "scored"), [(1, 4), (2, 2), (3, 2), (4, 1)])
def test_a_point_for_5_10_15_or_20_dollars_rounded_up(number: int, scored: int) -> None:
    game = income(number, a1="1:ho", c1="1:ho", e1="1:ho")  # $18
    assert gains(game, "points", 1, "editor") == [scored]


@pytest.mark.ruling("B9.16")
def test_rounded_up_over_the_sum_not_for_each_building() -> None:
    game = income(2, a1="1:ho", c1="1:ho")  # $12
    assert points(game, 1) == 2
    game = income(3, a1="1:ho", c1="1:ho")
    assert points(game, 1) == 1


@pytest.mark.ruling("B9.16")
def test_nothing_for_nothing() -> None:
    assert points(income(1, b2="1:pr"), 1) == 0


@pytest.mark.ruling("B9.16", "B6.4")
def test_less_what_attackers_took_and_without_what_he_stole() -> None:
    game = income(1, "cowboys: a1 2, h8 1", a1="1:ho", h8="2:ho")
    assert money(game, 1) == 15 + 3 + 3
    assert gains(game, "points", 1, "editor") == [1], "$3 of his own hotel, not the $3 of the other's"


@pytest.mark.ruling("B9.16", "B7.5")
def test_multipliers_are_included() -> None:
    game = income(1, "times: a1x2", a1="1:ho")
    assert gains(game, "points", 1, "editor") == [3]


@pytest.mark.ruling("B9.16")
def test_others_income_is_not_his_story() -> None:
    game = income(1, a1="2:ho")
    assert game.points() == [0, 0]


@pytest.mark.ruling("B9.16", "B8.2")
def test_the_editors_limit_is_40() -> None:
    game = position(f"players: 2\n{cast_line('18R')}\nnext: choose")
    choose(game, "1 take lawyer")
    assert (game.limit[0], decision(game)) == (40, "2 take-character")


@pytest.mark.ruling("B9.16")
@pytest.mark.parametrize("side", ["18Y", "18R"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(side: str, players: int) -> None:
    for number in range(5):
        play_on(new_with(side, seed=f"lawyer {number}", players=players), f"{side} {number}")
