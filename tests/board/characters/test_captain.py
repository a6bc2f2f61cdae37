"""The Captain (6): cowboys (yellow) or revolvers (red) for money."""

from __future__ import annotations

import pytest

from tests.rules.table import (
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    firepower,
    money,
    position,
    reason,
    revolvers,
    settle_all,
    waiting,
    with_sides,
)


@pytest.mark.ruling("B9.17")
@pytest.mark.parametrize(("hired", "price"), [(1, 1), (2, 4), (3, 9)])
def test_yellow_one_to_three_cowboys_from_the_general_supply(hired: int, price: int) -> None:
    game = position("players: 2\nnext: choose")
    choose(game, "1 take captain")
    assert answers(game) == {"hire 1", "hire 2", "hire 3", "decline"}
    choose(game, f"1 hire {hired}")
    assert (cowboys(game, 1), cowboys_left(game, 1), money(game, 1)) == (3 + hired, 7 - hired, 15 - price)
    assert waiting(game) == [2], "he hires once"


@pytest.mark.ruling("B9.17")
@pytest.mark.parametrize(
    ("at_home", "offers"),
    [(7, {"hire 1", "hire 2", "hire 3"}), (8, {"hire 1", "hire 2"}), (9, {"hire 1"})],
)
def test_yellow_only_a_number_that_the_general_supply_still_has(at_home: int, offers: set[str]) -> None:
    game = position(f"players: 2\nplayer 1: cowboys {at_home}\nnext: choose")
    choose(game, "1 take captain")
    assert answers(game) == offers | {"decline"}


@pytest.mark.ruling("B9.17", "B2.6")
def test_yellow_more_than_there_are_is_refused() -> None:
    game = position("players: 2\nplayer 1: cowboys 9\nnext: choose")
    choose(game, "1 take captain")
    assert reason(game, "1 hire 2") == ("too-few-cowboys", "B9.17")
    choose(game, "1 hire 1")
    assert (cowboys(game, 1), money(game, 1)) == (10, 14), "one cowboy at the price of one"


@pytest.mark.ruling("B9.17", "B6.6")
def test_yellow_the_resident_of_city_hall_is_not_in_the_general_supply() -> None:
    game = position("players: 2\nextra-buildings: city-hall\nresident: 1\nplayer 1: cowboys 8\nnext: choose", d4="ci")
    choose(game, "1 take captain")
    assert answers(game) == {"hire 1", "decline"}


@pytest.mark.ruling("B9.17", "B4.1", "B2.9")
def test_yellow_with_all_ten_cowboys_he_is_not_asked() -> None:
    game = position("players: 2\nplayer 1: cowboys 10\nnext: choose")
    choose(game, "1 take captain")
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B9.17")
@pytest.mark.parametrize(
    ("dollars", "offers"), [(1, {"hire 1"}), (3, {"hire 1"}), (4, {"hire 1", "hire 2"}), (8, {"hire 1", "hire 2"})]
)
def test_yellow_only_what_he_can_pay(dollars: int, offers: set[str]) -> None:
    game = position(f"players: 2\nplayer 1: ${dollars}\nnext: choose")
    choose(game, "1 take captain")
    assert answers(game) == offers | {"decline"}
    assert reason(game, "1 hire 3")[0] == "too-dear"


@pytest.mark.ruling("B9.17")
def test_yellow_the_hired_cowboys_are_placed_like_the_others() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: cowboys 0\nplayer 2: cowboys 0\nnext: choose")
    choose(game, "1 take captain", "1 hire 1", "2 take mercenary")
    assert decision(game) == "1 place-cowboy"
    choose(game, "1 place wages")
    assert money(game, 1) == 15 - 1 + 4


@pytest.mark.ruling("B4.1")
@pytest.mark.parametrize(("bought", "price"), [(1, 3), (2, 9)])
def test_red_one_or_two_revolvers(bought: int, price: int) -> None:
    game = position(f"players: 2\n{with_sides('6R')}\nnext: choose")
    choose(game, "1 take captain")
    assert answers(game) == {"arm 1", "arm 2", "decline"}
    choose(game, f"1 arm {bought}")
    assert (revolvers(game, 1), money(game, 1)) == (1 + bought, 15 - price)
    assert waiting(game) == [2], "he buys once"


@pytest.mark.ruling("B4.1")
def test_red_only_what_he_can_pay() -> None:
    game = position(f"players: 2\n{with_sides('6R')}\nplayer 1: $8\nnext: choose")
    choose(game, "1 take captain")
    assert answers(game) == {"arm 1", "decline"}
    assert reason(game, "1 arm 2") == ("too-dear", "B4.1")


@pytest.mark.ruling("B4.1", "B6.1")
def test_red_the_revolvers_stay_until_the_end_of_the_game() -> None:
    game = position(f"players: 2\n{with_sides('6R')}\nnext: choose")
    choose(game, "1 take captain", "1 arm 2", "2 take banker")
    settle_all(game)
    assert (game.round, revolvers(game, 1)) == (2, 3)
    assert firepower(game, 1) == 3 + cowboys(game, 1)


@pytest.mark.ruling("B2.6")
def test_red_revolvers_never_run_out() -> None:
    game = position(f"players: 2\n{with_sides('6R')}\nplayer 1: revolvers 27\nplayer 2: revolvers 27\nnext: choose")
    choose(game, "1 take captain", "1 arm 2")
    assert revolvers(game, 1) == 29
