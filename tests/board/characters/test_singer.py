"""The Singer (11): cowboys whom nobody fights (yellow); one more at Gambling, who multiplies his dice (red)."""

from __future__ import annotations

import pytest

from carson.board.characters.singer import NO_DUEL
from carson.board.game import BoardGame
from carson.board.map.action_track import GAMBLING
from carson.core.ledger import BANK
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    all_pass,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    gains,
    money,
    places,
    points,
    position,
    reason,
    roads,
    settle_all,
    standing,
    told,
    totals,
    with_rolls,
)

SPACES = {
    "roads-3", "parcels-income", "cowboys-income", "gambling", "parcels-vp", "buildings-vp", "cowboys-vp",
    "vp-5", "vp-4", "vp-3", "vp-2",
}  # fmt: skip
OTHERS = ["wages", "ammunition", "roads-1", "building-5", "d4"]


def tokens(game: BoardGame, seat: int) -> int:
    return game.held[NO_DUEL + seat - 1]


def yellow(lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 is the yellow Singer with her two tokens, players 2 and 3 Banker and Grocer; it is player 1's turn."""
    return position(
        f"players: 3\n{cast_line('11Y')}\npass-order: 1 2 3\ntrack: ranch mine saloon bank hotel ranch mine\n"
        f"player 1: card 11Y, no-duel 2, roads 0\nplayer 2: card 2Y, roads 0\nplayer 3: card 3Y, roads 0\n{lines}\n"
        "next: place 1",
        **cells,
    )


def resolving(step: str, lines: str, /, order: str = "1 2 3", **cells: str) -> BoardGame:
    """The yellow Singer is player 1."""
    return position(
        f"players: 3\n{cast_line('11Y')}\npass-order: {order}\nplayer 1: card 11Y, roads 0\n"
        f"player 2: card 2Y, roads 0\nplayer 3: card 4Y, roads 0\n{lines}\nnext: resolve {step}",
        **cells,
    )


# Yellow: the tokens and where they go.


@pytest.mark.ruling("B9.10", "B4.1")
def test_yellow_two_tokens_for_the_round() -> None:
    game = position(f"players: 2\n{cast_line('11Y')}\nnext: choose")
    choose(game, "1 take singer")
    assert (tokens(game, 1), game.limit[0], cowboys(game, 1)) == (2, 15, 3)


@pytest.mark.ruling("B9.10")
def test_yellow_the_spaces_for_her_tokens() -> None:
    game = yellow()
    assert places(game, "sing") == SPACES
    for place in OTHERS:
        assert game.catalogue.find(f"sing {place}") is None


@pytest.mark.ruling("B9.10", "B4.7")
def test_yellow_a_closed_space_stays_closed() -> None:
    game = yellow("round: 3")
    assert SPACES - places(game, "sing") == {"vp-2", "vp-3"}
    assert reason(game, "1 sing vp-2") == ("space-closed", "B4.7")


@pytest.mark.ruling("B9.10")
def test_yellow_a_token_goes_with_one_of_her_own_cowboys() -> None:
    game = yellow()
    choose(game, "1 sing gambling")
    assert (standing(game, "gambling"), cowboys(game, 1), tokens(game, 1)) == ([1], 2, 1)
    assert decision(game) == "2 place-cowboy"


@pytest.mark.ruling("B9.10")
def test_yellow_twice_and_no_more() -> None:
    game = yellow()
    choose(game, "1 sing gambling", "2 pass", "3 pass", "1 sing roads-3")
    assert places(game, "sing") == set()
    assert reason(game, "1 sing vp-5") == ("no-duel-tokens-gone", "B9.10")


@pytest.mark.ruling("B9.10", "B4.4")
def test_yellow_one_cowboy_of_the_same_player_with_a_token_included() -> None:
    game = yellow("cowboys: gambling 1")
    assert "gambling" not in places(game, "sing")
    assert reason(game, "1 sing gambling") == ("own-cowboy-there", "B4.4")
    choose(game, "1 sing vp-5", "2 pass", "3 pass")
    assert "vp-5" not in places(game)
    assert reason(game, "1 place vp-5") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B9.10", "B4.2")
def test_yellow_it_needs_a_cowboy() -> None:
    game = position(
        f"players: 2\n{cast_line('11Y')}\nplayer 1: card 11Y, no-duel 2, cowboys 1\nplayer 2: card 2Y\nnext: place 1"
    )
    choose(game, "1 sing gambling", "2 place wages")
    assert (cowboys(game, 1), tokens(game, 1)) == (0, 1)
    assert [values["seat"] for values in told(game, "pass")] == [0], "he has nothing left to place (B4.2)"


@pytest.mark.ruling("B9.10")
def test_who_is_not_the_singer_has_no_such_choice() -> None:
    game = yellow()
    choose(game, "1 pass")
    assert places(game, "sing") == set()
    assert reason(game, "2 sing gambling")[0] == "not-asked"


@pytest.mark.ruling("B9.2", "B9.10")
@pytest.mark.parametrize("space", ["gambling", "roads-3", "vp-5"])
def test_yellow_she_joins_even_the_white_cowboy(space: str) -> None:
    game = yellow(f"cowboys: {space} 2+white-cowboy")
    assert space not in places(game)
    assert space in places(game, "sing")
    choose(game, f"1 sing {space}")
    assert standing(game, space) == [1, 2]


@pytest.mark.ruling("B9.2", "B9.10")
def test_the_white_cowboy_does_not_join_hers() -> None:
    game = position(
        f"players: 2\n{cast_line('11Y', '1Y')}\nplayer 1: card 1Y, white-cowboy\nplayer 2: card 11Y, no-duel 1\n"
        "cowboys: gambling 2+no-duel\nnext: place 1"
    )
    assert "gambling" not in places(game, "white")
    assert "gambling" in places(game)


@pytest.mark.ruling("B9.2", "B9.10")
def test_the_red_sheriff_joins_a_cowboy_whom_nobody_fights_but_no_other() -> None:
    lines = f"players: 3\n{cast_line('11Y', '1R')}\nplayer 1: card 1R\nplayer 2: card 11Y\nplayer 3: card 2Y\nnext: place 1"
    alone = position(f"{lines}\ncowboys: gambling 2+no-duel")
    assert "gambling" in places(alone)
    assert "gambling" not in places(position(f"{lines}\ncowboys: gambling 2+no-duel 3"))


@pytest.mark.ruling("B9.10")
def test_others_may_join_her() -> None:
    game = yellow()
    choose(game, "1 sing gambling", "2 place gambling")
    assert standing(game, "gambling") == [1, 2]


# Yellow: everybody acts.


@pytest.mark.ruling("B9.10")
def test_yellow_she_and_the_lone_other_both_act_in_full() -> None:
    game = resolving("roads-3", "cowboys: roads-3 1+no-duel 2")
    assert (duels(game), roads(game, 1), roads(game, 2)) == ([], 3, 3)
    assert (standing(game, "roads-3"), game.held[NO_DUEL + BANK]) == ([], 2)
    assert (cowboys_left(game, 1), cowboys_left(game, 2)) == (7, 7)


@pytest.mark.ruling("B9.2", "B9.10")
def test_yellow_she_and_the_white_cowboy_both_act() -> None:
    game = resolving("roads-3", "cowboys: roads-3 1+no-duel 2+white-cowboy")
    assert (duels(game), roads(game, 1), roads(game, 2)) == ([], 3, 3)


@pytest.mark.ruling("B9.10")
def test_yellow_the_winner_of_the_others_duel_acts_with_her() -> None:
    game = position(
        f"players: 3\n{cast_line('11Y')}\nplayer 1: card 11Y, revolvers 30, roads 0\n"
        "player 2: card 2Y, revolvers 20, roads 0\nplayer 3: card 4Y, revolvers 0, roads 0\n"
        "cowboys: roads-3 1+no-duel 2 3\nnext: resolve roads-3"
    )
    assert told(game, "duel")[0]["seats"] == [1, 2]
    assert (roads(game, 1), roads(game, 2), roads(game, 3)) == (3, 3, 0)
    assert (cowboys(game, 3), cowboys(game, 1)) == (4, 3)


@pytest.mark.ruling("B9.10", "B2.8")
@pytest.mark.parametrize(("order", "first", "second"), [("1 2 3", 1, 2), ("2 1 3", 2, 1)])
def test_yellow_they_act_in_pass_order_one_after_the_other(order: str, first: int, second: int) -> None:
    game = resolving("vp-5", "cowboys: vp-5 1+no-duel 2", order=order)
    assert decision(game) == f"{first} buy-points"
    choose(game, f"{first} points 2")
    assert (points(game, first), decision(game)) == (2, f"{second} buy-points")
    survives(game)
    choose(game, f"{second} points 3")
    assert points(game, second) == 3


@pytest.mark.ruling("B9.10", "B2.8")
def test_yellow_at_gambling_they_roll_in_pass_order() -> None:
    game = resolving("gambling", "cowboys: gambling 1+no-duel 3", order="3 1 2")
    assert [values["seat"] for values in told(game, "gamble")] == [2, 0]


@pytest.mark.ruling("B9.10")
@pytest.mark.parametrize("space", ["parcels-income", "cowboys-income", "parcels-vp", "buildings-vp", "cowboys-vp"])
def test_yellow_on_every_income_and_for_all_points(space: str) -> None:
    game = resolving(space, f"cowboys: {space} 1+no-duel 2", a1="1:ho", a2="1:sa", b1="2:ho", b2="2:sa")
    reasons = [values for values in told(game, "move") if values["reason"] == space]
    assert [values["target"] for values in reasons] == [0, 1]


@pytest.mark.ruling("B9.10", "B8.1")
def test_yellow_unused_tokens_go_back_at_the_end_of_the_round() -> None:
    game = yellow()
    choose(game, "1 sing gambling")
    all_pass(game)
    settle_all(game)
    assert (game.round, tokens(game, 1), game.held[NO_DUEL + BANK]) == (2, 0, 2)


# Red.


def red(lines: str = "", /, own: str = "", **cells: str) -> BoardGame:
    """Player 1 is the red Singer, players 2 and 3 Banker and Grocer; it is player 1's turn."""
    return position(
        f"players: 3\n{cast_line('11R')}\npass-order: 1 2 3\nplayer 1: card 11R, no-duel 1, roads 0{own}\n"
        f"player 2: card 2Y, roads 0\nplayer 3: card 3Y, roads 0\n{lines}\nnext: place 1",
        **cells,
    )


@pytest.mark.ruling("B9.10")
def test_red_a_token_for_the_round() -> None:
    game = position(f"players: 2\n{cast_line('11R')}\nnext: choose")
    choose(game, "1 take singer")
    assert (tokens(game, 1), game.limit[0], cowboys(game, 1)) == (1, 40, 3)


@pytest.mark.ruling("B9.10")
def test_red_a_cowboy_from_the_general_supply_goes_to_gambling_as_a_turn() -> None:
    game = red()
    choose(game, "1 charm gambling")
    assert (standing(game, "gambling"), cowboys(game, 1), cowboys_left(game, 1)) == ([1], 3, 6)
    assert decision(game) == "2 place-cowboy"


@pytest.mark.ruling("B9.10")
def test_red_even_without_a_cowboy_of_her_own() -> None:
    game = red(own=", cowboys 0")
    assert decision(game) == "1 place-cowboy"
    choose(game, "1 charm gambling")
    assert standing(game, "gambling") == [1]


@pytest.mark.ruling("B9.10")
def test_red_once() -> None:
    game = red()
    choose(game, "1 charm gambling", "2 pass", "3 pass")
    assert reason(game, "1 charm gambling") == ("no-duel-tokens-gone", "B9.10")
    assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")
    assert reason(game, "1 sing gambling")[0] == "not-asked"


@pytest.mark.ruling("B9.10", "B4.4")
def test_red_not_beside_a_cowboy_of_her_own() -> None:
    game = red("cowboys: gambling 1")
    assert reason(game, "1 charm gambling") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B9.10")
def test_red_only_if_the_general_supply_has_one_left() -> None:
    game = red(own=", cowboys 10")
    assert places(game, "charm") == set()
    assert reason(game, "1 charm gambling") == ("no-cowboy-in-supply", "B9.10")


@pytest.mark.ruling("B9.2", "B9.10")
def test_red_beside_the_white_cowboy_too() -> None:
    assert places(red("cowboys: gambling 2+white-cowboy"), "charm") == {"gambling"}


@pytest.mark.ruling("B9.10")
def test_red_she_multiplies_her_dice_and_fights_nobody() -> None:
    lines = (
        f"players: 2\n{cast_line('11R')}\npass-order: 1 2\nplayer 1: card 11R, mark 1, $0\nplayer 2: card 2Y, $0\n"
        "cowboys: gambling 1+no-duel 2\nnext: resolve gambling"
    )
    game = with_rolls(lines, [6, 4], event="gamble")
    assert (money(game, 1), duels(game)) == (24, [])
    other = told(game, "gamble")[1]["rolls"]
    assert isinstance(other, list)
    assert money(game, 2) == sum(face for face in other if isinstance(face, int))


@pytest.mark.ruling("B9.10")
def test_red_an_ordinary_cowboy_of_hers_adds_up() -> None:
    lines = (
        f"players: 2\n{cast_line('11R')}\npass-order: 1 2\nplayer 1: card 11R, no-duel 1, $0\n"
        "cowboys: gambling 1\nnext: resolve gambling"
    )
    assert money(with_rolls(lines, [6, 4], event="gamble"), 1) == 10


@pytest.mark.ruling("B9.10", "B5.2")
def test_red_her_cowboy_goes_back_to_the_general_supply() -> None:
    game = red()
    before = totals(game)
    choose(game, "1 charm gambling")
    all_pass(game)
    assert len(gains(game, "money", 1, "gambling")) == 1
    assert (cowboys(game, 1), cowboys_left(game, 1), totals(game)) == (3, 7, before)


@pytest.mark.ruling("B9.10", "B8.1")
def test_red_the_unused_token_goes_back_at_the_end_of_the_round() -> None:
    game = red()
    all_pass(game)
    settle_all(game)
    assert (game.round, tokens(game, 1), game.held[NO_DUEL + BANK]) == (2, 0, 2)


@pytest.mark.ruling("B10.4")
def test_red_her_cowboy_at_gambling_is_not_moved() -> None:
    game = red()
    assert not game.side(0).stays(game, 0, GAMBLING)
    choose(game, "1 charm gambling")
    assert game.side(0).stays(game, 0, GAMBLING)


# Everything is kept.


@pytest.mark.ruling("B9.10")
def test_what_is_placed_survives_writing_and_copying() -> None:
    game = yellow("cowboys: gambling 2+white-cowboy")
    choose(game, "1 sing gambling")
    survives(game)
    game = red()
    choose(game, "1 charm gambling")
    survives(game)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_end(seed: int) -> None:
    codes = ("11Y", "1Y") if seed % 2 else ("11R", "1R")
    play_on(new_with(*codes, seed=str(seed), players=2 + seed % 5), str(seed))
