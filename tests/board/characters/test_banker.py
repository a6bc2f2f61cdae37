"""The Banker (2): $9 at once on the yellow side, victory points for sale at the end of the round on the red one."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import answers, choose, decision, money, points, position, reason, settle_all, waiting, with_sides


def round_ends(money_of_1: int, round_number: int = 1) -> BoardGame:
    """The end of a round in which player 1 has the red Banker."""
    return position(
        f"players: 2\n{with_sides('2R')}\nround: {round_number}\npass-order: 1 2\n"
        f"player 1: ${money_of_1}, roads 0, card 2R\nplayer 2: $0, roads 0, card 1Y\nnext: end-round"
    )


@pytest.mark.ruling("B4.1")
def test_yellow_nine_dollars_at_once() -> None:
    game = position("players: 2\nnext: choose")
    choose(game, "1 take banker")
    assert (money(game, 1), waiting(game)) == (24, [2])


@pytest.mark.ruling("B8.1")
def test_yellow_sells_no_points_at_the_end_of_the_round() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: $50, roads 0, card 2Y\nplayer 2: roads 0\nnext: end-round")
    assert decision(game) == "1 cash-limit"


@pytest.mark.ruling("B4.1")
def test_red_gives_no_money() -> None:
    game = position(f"players: 2\n{with_sides('2R')}\nnext: choose")
    choose(game, "1 take banker")
    assert (money(game, 1), waiting(game)) == (15, [2])


@pytest.mark.ruling("B4.1", "B8.1")
def test_red_three_five_or_seven_points_or_none_before_the_round_ends() -> None:
    game = round_ends(40)
    assert decision(game) == "1 banker-points"
    assert answers(game) == {"points 3", "points 5", "points 7", "decline"}


@pytest.mark.ruling("B8.1")
@pytest.mark.parametrize(("bought", "price"), [(3, 3), (5, 12), (7, 25)])
def test_red_the_points_and_their_prices(bought: int, price: int) -> None:
    game = round_ends(25)
    choose(game, f"1 points {bought}")
    assert (points(game, 1), money(game, 1)) == (bought, 25 - price)


@pytest.mark.ruling("B8.1")
def test_red_he_buys_once() -> None:
    game = round_ends(60)
    choose(game, "1 points 5")
    assert decision(game) == "1 cash-limit"


@pytest.mark.ruling("B4.1")
def test_red_what_he_cannot_pay_is_not_for_sale() -> None:
    game = round_ends(11)
    assert answers(game) == {"points 3", "decline"}
    assert reason(game, "1 points 5") == ("too-dear", "B4.1")
    assert reason(game, "1 points 4") == ("banker-offers", "B4.1")


@pytest.mark.ruling("B4.1", "B2.9")
def test_red_with_less_than_three_dollars_he_is_not_asked() -> None:
    assert decision(round_ends(2)) == "1 cash-limit"


@pytest.mark.ruling("B8.1", "B8.2")
def test_red_the_purchase_comes_before_the_cash_limit() -> None:
    """$70 are $10 over the limit of $60; after 7 VP for $25 nothing is over it any more."""
    game = round_ends(70)
    choose(game, "1 points 7")
    assert decision(game) == "1 cash-limit"
    assert "give 0" in answers(game)


@pytest.mark.ruling("B4.1")
def test_red_he_may_decline() -> None:
    game = round_ends(40)
    choose(game, "1 decline")
    assert (points(game, 1), money(game, 1), decision(game)) == (0, 40, "1 cash-limit")


@pytest.mark.ruling("B8.1", "B8.3")
def test_red_in_the_last_round_too() -> None:
    game = round_ends(27, round_number=4)
    choose(game, "1 points 7")
    settle_all(game)
    assert game.over
    assert points(game, 1) == 7
