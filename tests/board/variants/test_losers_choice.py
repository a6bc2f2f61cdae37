"""The loser's choice, an extra: a beaten cowboy comes home, or goes to the general supply for 2 VP."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.board.characters.casts import cast, survives
from tests.board.variants.brawl import brawl
from tests.rules.table import (
    KIND,
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    owned,
    points,
    position,
    start,
    totals,
)


def beaten(cowboys: str = "ammunition 1 2", side: str = "8Y", step: str = "ammunition") -> BoardGame:
    """Player 1 is strong and passed first; player 3 has the card of this side."""
    return position(
        f"players: 4\ncharacters: 2Y 4Y 5Y 6Y 7Y 9Y {side}\nvariants: losers-choice\n"
        f"pass-order: 1 2 3 4\ncowboys: {cowboys}\n"
        f"player 1: revolvers 20, roads 0\nplayer 2: roads 0\nplayer 3: card {side}, roads 0\nplayer 4: roads 0\n"
        f"next: resolve {step}"
    )


@pytest.mark.ruling("B10.9")
def test_without_the_extra_nobody_is_asked() -> None:
    game = position("players: 2\npass-order: 1 2\ncowboys: ammunition 1 2\nplayer 1: revolvers 20\nnext: resolve ammunition")
    assert not decision(game).endswith("home-or-away")


@pytest.mark.ruling("B10.9")
def test_the_loser_may_send_his_cowboy_away_for_2_points() -> None:
    game = beaten()
    before = totals(game)
    assert (decision(game), answers(game)) == ("2 home-or-away", {"home", "away"})
    at_home, left = cowboys(game, 2), cowboys_left(game, 2)
    choose(game, "2 away")
    assert (cowboys(game, 2), cowboys_left(game, 2), points(game, 2)) == (at_home - 1, left + 1, 2)
    assert totals(game) == before


@pytest.mark.ruling("B10.9", "B5.2")
def test_the_loser_may_keep_him() -> None:
    game = beaten()
    at_home = cowboys(game, 2)
    choose(game, "2 home")
    assert (cowboys(game, 2), points(game, 2)) == (at_home, 0)


@pytest.mark.ruling("B10.9", "B2.8")
def test_several_losers_choose_in_pass_order() -> None:
    game = beaten("ammunition 1 2 4")
    choose(game, "2 away")
    assert decision(game) == "4 home-or-away"


@pytest.mark.ruling("B10.9")
def test_who_loses_twice_chooses_twice() -> None:
    game = beaten("ammunition 1 2, roads-3 1 2")
    choose(game, "2 away", "2 away")
    assert points(game, 2) == 4


@pytest.mark.ruling("B10.9", "B9.13")
def test_the_doctors_patient_has_nothing_left_to_choose() -> None:
    game = beaten("ammunition 1 2 4", "14Y")
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 treat d4")
    assert decision(game) == "4 treat-cowboy"
    choose(game, "4 decline")
    assert decision(game) == "4 home-or-away"
    choose(game, "4 away", "2 buy d4")
    assert (owned(game, 2), points(game, 2), points(game, 4)) == ({"d4"}, 0, 2)


@pytest.mark.ruling("B10.9", "B9.13")
def test_with_the_undertaker_both_questions_are_asked() -> None:
    game = beaten("ammunition 1 2", "14R")
    choose(game, "2 bury points")
    assert decision(game) == "2 home-or-away"
    choose(game, "2 away")
    assert points(game, 2) == 1


@pytest.mark.ruling("B10.9")
def test_the_question_survives_copy_json_and_position() -> None:
    survives(beaten("ammunition 1 2 4", "14Y"))
    game = beaten("ammunition 1 2 4", "14Y")
    choose(game, "2 decline", "4 decline")
    survives(game)


@pytest.mark.ruling("B10.9")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end(players: int) -> None:
    for number in range(6):
        game = start(
            seed=f"losers {number}", players=players, variants=["losers-choice"], characters=cast("1R", "14YR", "12R", "10Y")
        )
        brawl(game, str(number))


def test_both_editions_can_be_played_with_it() -> None:
    for preset in ("first-game", "first-edition"):
        assert KIND.preset(preset, variants=["losers-choice"])["variants"] == ["losers-choice"]
