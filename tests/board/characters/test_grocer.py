"""The Grocer (3): $8, or one type of building pays double (yellow), or points for Houses (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    answers,
    choose,
    decision,
    duels,
    gains,
    money,
    points,
    position,
    reason,
    settle_all,
    waiting,
    with_sides,
)


def at_building_income(lines: str = "", /, **cells: str) -> BoardGame:
    """Building income; player 1 has the yellow Grocer and has not taken the $8."""
    return position(
        f"players: 2\npass-order: 1 2\nplayer 1: $0, card 3Y, roads 0\nplayer 2: $0, card 2Y, roads 0\n{lines}\n"
        "next: resolve building-income",
        **cells,
    )


def two_banks() -> BoardGame:
    """The rulebook's example: Arno (1) has banks of $18 (b2, six Houses) and $12 (g7, four); Alex (2) attacks the first."""
    houses = dict.fromkeys(["a1", "b1", "c1", "a2", "c2", "a3"], "h") | dict.fromkeys(["f6", "g6", "h6", "f8"], "h")
    return at_building_income("cowboys: b2 2", **houses, b2="1:ba", g7="1:ba")


def round_ends(mark: int, card: str = "3R", /, **cells: str) -> BoardGame:
    """The end of the round; mark 1: the $8 have been taken."""
    return position(
        f"players: 2\n{with_sides(card)}\nplayer 1: $0, card {card}, roads 0, mark {mark}\nplayer 2: $0, card 2Y, roads 0\n"
        "next: end-round",
        **cells,
    )


# Yellow.


@pytest.mark.ruling("B9.3")
def test_yellow_eight_dollars_at_once_or_later() -> None:
    game = position("players: 2\nnext: choose")
    choose(game, "1 take grocer")
    assert (decision(game), answers(game)) == ("1 cash-or-wait", {"cash", "wait"})
    choose(game, "1 cash")
    assert (money(game, 1), waiting(game)) == (23, [2])


@pytest.mark.ruling("B9.3")
def test_yellow_who_took_the_eight_dollars_is_not_asked_again() -> None:
    game = position(
        "players: 2\nplayer 1: $8, card 3Y, roads 0, mark 1\nplayer 2: card 2Y, roads 0\nnext: resolve building-income",
        d4="1:ho",
    )  # fmt: skip
    assert not decision(game).endswith("double-kind")
    assert gains(game, "money", 1, "hotel") == [6]


@pytest.mark.ruling("B9.3")
def test_yellow_at_building_income_the_choice_between_eight_dollars_and_doubling_one_type() -> None:
    game = at_building_income(d4="1:ho", b2="1:ra", g7="2:sa", g6="h")
    assert decision(game) == "1 double-kind"
    assert answers(game) == {"cash", "double hotel", "double ranch"}
    choose(game, "1 cash")
    assert gains(game, "money", 1, "grocer") == [8]
    assert gains(game, "money", 1, "hotel") == [6]


@pytest.mark.ruling("B9.3")
def test_yellow_a_type_that_he_does_not_own_cannot_be_doubled() -> None:
    game = at_building_income(d4="1:ho", g7="2:sa", g6="h")
    assert reason(game, "1 double saloon") == ("nothing-to-double", "B9.3")


@pytest.mark.ruling("B9.3", "B2.9")
def test_yellow_without_a_paying_building_he_gets_the_eight_dollars() -> None:
    game = at_building_income(d4="1:ch")
    assert gains(game, "money", 1, "grocer") == [8]


@pytest.mark.ruling("B9.3", "B7.7")
def test_yellow_the_example_of_the_attacked_bank_18_and_42() -> None:
    game = two_banks()
    choose(game, "1 double bank")
    assert money(game, 2) == 18
    assert money(game, 1) == 18 + 24


@pytest.mark.ruling("B9.3", "B7.7", "B6.4")
def test_yellow_the_example_without_doubling_9_and_21() -> None:
    game = two_banks()
    choose(game, "1 cash")
    assert money(game, 2) == 9
    assert money(game, 1) == 9 + 12 + 8  # and the $8 that he chose instead


@pytest.mark.ruling("B9.3", "B7.5")
def test_yellow_all_buildings_of_the_type_pay_double_and_no_others() -> None:
    game = at_building_income(b2="1:ho", d4="1:ho", f6="1:ra", g2="2:ho")
    choose(game, "1 double hotel")
    assert gains(game, "money", 1, "hotel") == [12, 12]
    assert gains(game, "money", 1, "ranch") == [8]
    assert gains(game, "money", 2, "hotel") == [6]


@pytest.mark.ruling("B9.3", "B7.5")
def test_yellow_an_odd_income_doubled_gives_owner_and_attacker_the_plain_income_each() -> None:
    game = at_building_income("cowboys: d4 2", d4="1:sa", d5="h")
    choose(game, "1 double saloon")
    assert (money(game, 1), money(game, 2)) == (5, 5)


@pytest.mark.ruling("B9.3", "B7.4")
def test_yellow_the_maximum_comes_before_the_doubling() -> None:
    ring = dict.fromkeys(["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"], "H")
    game = at_building_income(d4="1:dr", **ring)
    choose(game, "1 double drugstore")
    assert gains(game, "money", 1, "drugstore") == [66]


@pytest.mark.ruling("B9.3", "B7.3", "B7.4")
def test_yellow_city_halls_level_is_doubled_too() -> None:
    game = at_building_income("extra-buildings: city-hall\nresident: 1", d4="1:sa", d5="h", g7="ci")
    choose(game, "1 double saloon")
    assert gains(game, "money", 1, "saloon") == [20]


@pytest.mark.ruling("B9.3", "B6.3", "B7.6")
def test_yellow_he_chooses_after_the_duels() -> None:
    game = position(
        "players: 2\npass-order: 1 2\nplayer 1: $0, revolvers 20, card 3Y, roads 0\nplayer 2: $0, card 2Y, roads 0\n"
        "cowboys: d4 1 2\nnext: resolve building-income",
        d4="1:ho",
    )  # fmt: skip
    assert (duels(game), decision(game)) == ([("d4", 1)], "1 double-kind")
    choose(game, "1 double hotel")
    assert (money(game, 1), money(game, 2)) == (12, 0)


@pytest.mark.ruling("B9.3")
def test_yellow_waiting_brings_the_question_at_building_income_of_the_same_round() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose", d4="1:ho")
    choose(game, "1 take grocer", "1 wait", "2 take mercenary", "1 pass", "2 pass")
    assert (decision(game), money(game, 1)) == ("1 double-kind", 15)
    choose(game, "1 double hotel")
    assert money(game, 1) == 27


@pytest.mark.ruling("B9.3")
def test_yellow_the_doubling_ends_with_the_round() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose", d4="1:ho")
    choose(game, "1 take grocer", "1 wait", "2 take mercenary", "1 pass", "2 pass", "1 double hotel")
    settle_all(game)
    choose(game, "1 take mercenary", "2 take grocer", "2 cash")
    settle_all(game)
    assert gains(game, "money", 1, "hotel") == [12, 6]


# Red.


@pytest.mark.ruling("B9.3")
def test_red_eight_dollars_at_once_or_else_points_decided_with_the_card() -> None:
    game = position(f"players: 2\n{with_sides('3R')}\nnext: choose")
    choose(game, "1 take grocer")
    assert answers(game) == {"cash", "wait"}
    choose(game, "1 cash")
    assert money(game, 1) == 23


@pytest.mark.ruling("B9.3")
def test_red_a_point_for_each_own_house_at_the_end_of_the_round() -> None:
    game = round_ends(0, b2="1:h", d4="1:h", f6="h", g2="2:h")
    assert (points(game, 1), points(game, 2)) == (2, 0)


@pytest.mark.ruling("B9.3")
def test_red_a_townhouse_is_one_point_like_a_house() -> None:
    assert points(round_ends(0, d4="1:H", f6="1:h"), 1) == 2


@pytest.mark.ruling("B9.3")
def test_red_ranch_hotel_church_school_and_station_are_no_houses() -> None:
    game = position(
        f"players: 2\n{with_sides('3R')}\nextra-buildings: school station\nplayer 1: card 3R, roads 0\n"
        "player 2: card 2Y, roads 0\nnext: end-round",
        b2="1:ra", b3="1:ho", b4="1:ch", b5="1:sc", b6="1:st", c2="1:M", c3="1:.",
    )  # fmt: skip
    assert points(game, 1) == 0


@pytest.mark.ruling("B9.3")
def test_red_no_points_for_who_took_the_eight_dollars() -> None:
    assert points(round_ends(1, d4="1:h"), 1) == 0


@pytest.mark.ruling("B9.3")
def test_red_houses_that_come_during_the_round_count() -> None:
    game = position(
        f"players: 2\n{with_sides('3R')}\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose", d4="h"
    )
    choose(game, "1 take grocer", "1 wait", "2 take mercenary", "1 place d4", "2 pass", "1 pass", "1 buy d4")
    settle_all(game)
    assert points(game, 1) == 1


@pytest.mark.ruling("B9.3")
def test_red_doubles_nothing() -> None:
    game = position(
        f"players: 2\n{with_sides('3R')}\nplayer 1: card 3R, roads 0\nplayer 2: card 2Y, roads 0\n"
        "next: resolve building-income",
        d4="1:ho",
    )  # fmt: skip
    assert gains(game, "money", 1, "hotel") == [6]
