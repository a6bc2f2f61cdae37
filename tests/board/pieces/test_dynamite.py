"""Dynamite: two dice with a cowboy, three times a mine's income, and it stays with its owner whatever card he takes."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from carson.board.game import BoardGame
from carson.board.pieces.dynamite import DYNAMITE
from carson.board.shown.effects import effect
from carson.core.ledger import BANK
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    CENTRE_ROADS,
    all_pass,
    choose,
    cowboys,
    decision,
    duels,
    gains,
    money,
    options,
    places,
    position,
    reason,
    settle_all,
    standing,
    start,
    told,
    totals,
    with_rolls,
)

IN_GAME = cast_line("9R", "10Y")  # somebody could have had it from the Prospector in an earlier round
MINE = {"d4": "1:mi", "d5": "M", "c4": "M"}  # $6
TWO_MINES = {**MINE, "g7": "1:mi", "g8": "M"}  # $6 and $3


def dynamite(game: BoardGame, seat: int) -> int:
    """The tokens of a player."""
    return game.held[DYNAMITE + seat - 1]


def supply(game: BoardGame) -> int:
    return game.held[DYNAMITE + BANK]


def placing(lines: str = "", tokens: int = 1, /, **cells: str) -> BoardGame:
    """Player 1, now the Banker, has dynamite and is to place; player 2 is the Grocer."""
    return position(
        f"players: 2\npass-order: 1 2\n{IN_GAME}\ntrack: ranch mine saloon bank hotel ranch mine\n"
        f"player 1: card 2Y, dynamite {tokens}, roads 0\nplayer 2: card 3Y, roads 0\n{lines}\nnext: place 1",
        **cells,
    )


def at_income(lines: str = "", tokens: int = 1, /, **cells: str) -> BoardGame:
    """Player 1, now the Banker, has dynamite at Building income."""
    return position(
        f"players: 2\npass-order: 1 2\n{IN_GAME}\nplayer 1: card 2Y, dynamite {tokens}, $0, roads 0\n"
        f"player 2: card 4Y, $0, roads 0\n{lines}\nnext: resolve building-income",
        **cells,
    )


# Where it may go with a cowboy.


@pytest.mark.ruling("B9.8")
def test_it_goes_with_a_cowboy_wherever_he_may_go_but_wages_and_roads_2() -> None:
    game = placing(a1="2:sa", b1="2:ch", h8="1:ho")
    assert places(game, "dynamite") == places(game) - {"wages", "roads-1"}


@pytest.mark.ruling("B9.8")
@pytest.mark.parametrize("space", ["wages", "roads-1"])
def test_it_does_nothing_where_nobody_fights(space: str) -> None:
    assert reason(placing(), f"1 dynamite {space}") == ("dynamite-place", "B9.8")


@pytest.mark.ruling("B9.8")
def test_the_token_goes_with_the_cowboy_and_takes_one_turn() -> None:
    game = placing()
    choose(game, "1 dynamite d4")
    assert (standing(game, "d4"), cowboys(game, 1), dynamite(game, 1)) == ([1], 2, 0)
    assert decision(game) == "2 place-cowboy"


@pytest.mark.ruling("B9.8")
def test_who_has_none_places_none() -> None:
    game = placing()
    choose(game, "1 pass")
    assert places(game, "dynamite") == set()
    assert reason(game, "2 dynamite d4") == ("no-dynamite", "B9.8")


@pytest.mark.ruling("B9.8", "B4.4")
def test_one_cowboy_of_the_same_player_with_a_token_included() -> None:
    game = placing("", 2)
    choose(game, "1 dynamite gambling", "2 pass")
    assert "gambling" not in places(game) | places(game, "dynamite")
    assert reason(game, "1 dynamite gambling") == ("own-cowboy-there", "B4.4")
    assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B9.8", "B4.2")
def test_it_needs_a_cowboy() -> None:
    game = position(
        f"players: 2\n{cast_line('9R', '1Y')}\nplayer 1: card 1Y, white-cowboy, cowboys 0, dynamite 1\nnext: place 1"
    )
    assert places(game, "dynamite") == set()
    assert reason(game, "1 dynamite gambling") == ("no-cowboy-left", "B4.2")


@pytest.mark.ruling("B9.2", "B9.8")
def test_the_white_cowboy_takes_none_and_nobody_joins_him_with_it() -> None:
    game = position(
        f"players: 2\n{cast_line('9R', '1Y')}\nplayer 1: card 2Y, dynamite 1\nplayer 2: card 1Y\n"
        "cowboys: gambling 2+white-cowboy\nnext: place 1"
    )
    assert "gambling" not in places(game, "dynamite")
    assert reason(game, "1 dynamite gambling") == ("white-cowboy-there", "B9.2")


@pytest.mark.ruling("B9.2", "B9.8")
def test_the_red_sheriff_starts_no_fight_with_it_either() -> None:
    game = position(
        f"players: 2\n{cast_line('9R', '1R')}\nplayer 1: card 1R, dynamite 1\nplayer 2: card 2Y\n"
        "cowboys: gambling 2\nnext: place 1",
        a1="2:sa",
    )
    assert {"gambling", "a1"} & places(game, "dynamite") == set()
    assert "ammunition" in places(game, "dynamite")
    assert reason(game, "1 dynamite gambling") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.8")
def test_in_a_game_without_it_nothing_is_asked_or_looked_for() -> None:
    game = position("players: 2\nnext: place 1")
    assert game.rules.pieces == ()
    assert reason(game, "1 dynamite d4")[0] == "not-asked"


@pytest.mark.ruling("B9.7", "B9.8")
@pytest.mark.parametrize("code", ["9Y", "9R", "10Y", "10R"])
def test_either_side_of_its_cards_may_bring_it(code: str) -> None:
    assert len(new_with(code).rules.pieces) == 1


def test_random_characters_may_bring_it_in_the_big_box_only() -> None:
    assert len(start("big-box").rules.pieces) == 1
    assert start("first-edition", characters=["random"]).rules.pieces == ()


# Two dice in a duel.


@pytest.mark.ruling("B9.8", "B6.8")
def test_two_dice_and_both_count() -> None:
    """Player 1: 3 and 5 and firepower 4; player 2: 6 and firepower 4."""
    lines = f"players: 2\n{IN_GAME}\npass-order: 2 1\ncowboys: ammunition 1+dynamite 2\nnext: resolve ammunition"
    game = with_rolls(lines, [6, 35])
    assert told(game, "duel")[0]["totals"] == [10, 12]
    assert duels(game) == [("ammunition", 1)]


@pytest.mark.ruling("B9.8")
@pytest.mark.parametrize(("revolvers", "winner"), [(20, 1), (0, 2)])
def test_after_a_duel_it_is_gone_won_or_lost(revolvers: int, winner: int) -> None:
    game = position(
        f"players: 2\n{IN_GAME}\nplayer 1: revolvers {revolvers}, card 2Y\nplayer 2: revolvers 15, card 4Y\n"
        "cowboys: ammunition 1+dynamite 2\nnext: resolve ammunition"
    )
    assert duels(game) == [("ammunition", winner)]
    assert (game.tokens, supply(game)) == ((), 7)


@pytest.mark.ruling("B9.8")
@pytest.mark.parametrize("place", ["ammunition", "vp-5", "d4"])
def test_without_a_duel_it_is_gone_too(place: str) -> None:
    game = placing()
    choose(game, f"1 dynamite {place}")
    all_pass(game)
    settle_all(game)
    assert (game.round, dynamite(game, 1), supply(game)) == (2, 0, 7)


@pytest.mark.ruling("B9.8", "B6.6")
@pytest.mark.parametrize("rival", ["", " 2"])
def test_at_city_hall_the_cowboy_stays_and_the_dynamite_is_gone(rival: str) -> None:
    game = position(
        f"players: 2\nextra-buildings: city-hall\n{IN_GAME}\nplayer 1: revolvers 20, card 2Y\n"
        f"cowboys: d4 1+dynamite{rival}\nnext: resolve building-income",
        d4="ci",
    )
    assert (standing(game, "d4"), game.tokens, supply(game)) == ([1], (), 7)


@pytest.mark.ruling("B6.7", "B9.8")
def test_sent_home_by_a_church_the_dynamite_is_lost() -> None:
    game = position(
        f"players: 2\n{IN_GAME}\ntrack: church - - - - - -\n{CENTRE_ROADS}\nplayer 1: roads 0, card 2Y\n"
        "cowboys: building-3 1, d4 2+dynamite\nnext: resolve building-3",
        d5="h", d4="1:ho", c4="1:.",
    )  # fmt: skip
    choose(game, "1 buy church", "1 build church c4", "1 house e4")
    assert (standing(game, "d4"), dynamite(game, 2), supply(game)) == ([], 0, 7)


# Over the rounds.


@pytest.mark.ruling("B8.1", "B9.8")
def test_it_is_kept_over_the_rounds_until_it_is_used() -> None:
    game = placing("", 2)
    all_pass(game)
    settle_all(game)
    assert (game.round, dynamite(game, 1)) == (2, 2)
    choose(game, "1 take banker", "2 take gunsmith")
    assert places(game, "dynamite")


# In a mine.


@pytest.mark.ruling("B9.8", "B7.5")
def test_a_mine_pays_triple() -> None:
    game = at_income(**MINE)
    assert decision(game) == "1 blast-mine"
    assert options(game) == {"blast d4", "done"}
    choose(game, "1 blast d4")
    assert gains(game, "money", 1, "mine") == [18]
    assert (dynamite(game, 1), supply(game)) == (0, 7)


@pytest.mark.ruling("B9.8")
def test_who_likes_keeps_it() -> None:
    game = at_income(**MINE)
    choose(game, "1 done")
    assert (gains(game, "money", 1, "mine"), dynamite(game, 1)) == ([6], 1)


@pytest.mark.ruling("B9.8")
def test_once_for_each_mine_and_round() -> None:
    game = at_income("", 3, **TWO_MINES)
    choose(game, "1 blast g7")
    assert options(game) == {"blast d4", "done"}
    assert reason(game, "1 blast g7") == ("blasted-already", "B9.8")
    choose(game, "1 blast d4")
    assert gains(game, "money", 1, "mine") == [18, 9]
    assert dynamite(game, 1) == 1


@pytest.mark.ruling("B9.8")
def test_a_token_for_each_mine() -> None:
    game = at_income("", 1, **TWO_MINES)
    choose(game, "1 blast d4")
    assert gains(game, "money", 1, "mine") == [18, 3]


@pytest.mark.ruling("B9.8")
def test_only_an_own_mine_that_pays() -> None:
    game = at_income(**MINE, f1="1:mi", h1="2:mi", h2="M", a8="1:ho")
    assert options(game) == {"blast d4", "done"}
    assert reason(game, "1 blast f1") == ("mine-without-income", "B9.8")
    for parcel in ("h1", "a8", "e1"):
        assert reason(game, f"1 blast {parcel}") == ("no-mine-of-yours", "B9.8")
    assert reason(game, "1 pass")[0] == "not-asked"


@pytest.mark.ruling("B9.8", "B4.1")
def test_without_a_mine_that_pays_nothing_is_asked() -> None:
    assert not decision(at_income(d4="1:mi", a1="1:ho")).endswith("blast-mine")
    assert not decision(at_income("", 0, **MINE)).endswith("blast-mine")


@pytest.mark.ruling("B7.5", "B6.4")
def test_an_attacker_takes_half_of_the_tripled_income() -> None:
    game = at_income("cowboys: g7 2", g7="1:mi", g8="M")
    choose(game, "1 blast g7")
    assert (money(game, 1), money(game, 2)) == (5, 4)


@pytest.mark.ruling("B7.6")
def test_in_pass_order_and_after_the_duels() -> None:
    game = position(
        f"players: 2\npass-order: 2 1\n{IN_GAME}\nplayer 1: dynamite 1, card 2Y\nplayer 2: dynamite 1, card 4Y\n"
        "cowboys: h1 1 2\nnext: resolve building-income",
        **MINE, h1="2:mi", h2="M",
    )  # fmt: skip
    assert (len(duels(game)), decision(game)) == (1, "2 blast-mine")
    choose(game, "2 done")
    assert decision(game) == "1 blast-mine"


@pytest.mark.ruling("B7.5")
def test_who_doubles_mines_may_triple_one_of_them_instead() -> None:
    game = position(
        f"players: 2\npass-order: 1 2\n{IN_GAME}\nplayer 1: card 3Y, dynamite 1, $0\nnext: resolve building-income",
        **TWO_MINES,
    )
    choose(game, "1 double mine", "1 blast d4")
    assert gains(game, "money", 1, "mine") == [18, 6]


# With a cowboy on an own mine.


@pytest.mark.ruling("B9.8")
def test_with_a_cowboy_on_an_own_mine_it_pays_triple_without_another_token() -> None:
    game = at_income("cowboys: d4 1+dynamite", 0, **MINE)
    assert gains(game, "money", 1, "mine") == [18]
    assert supply(game) == 7


@pytest.mark.ruling("B9.8")
def test_with_a_cowboy_on_an_own_mine_it_does_both() -> None:
    lines = (
        f"players: 2\n{IN_GAME}\npass-order: 1 2\nplayer 1: card 2Y, revolvers 20\ncowboys: d4 1+dynamite 2\n"
        "next: resolve building-income"
    )
    game = with_rolls(lines, [44, 1], **MINE)
    assert duels(game) == [("d4", 1)]
    assert (gains(game, "money", 1, "mine"), gains(game, "money", 2, "attack")) == ([18], [])


@pytest.mark.ruling("B9.8", "B7.5")
def test_on_an_own_mine_it_pays_triple_even_if_the_duel_is_lost() -> None:
    game = position(
        f"players: 2\n{IN_GAME}\nplayer 1: card 2Y\nplayer 2: card 4Y, revolvers 30\ncowboys: d4 1+dynamite 2\n"
        "next: resolve building-income",
        **MINE,
    )
    assert duels(game) == [("d4", 2)]
    assert (gains(game, "money", 1, "mine"), gains(game, "money", 2, "attack")) == ([9], [9])


@pytest.mark.ruling("B9.8", "B7.5")
def test_a_token_that_lies_in_the_mine_already_leaves_nothing_to_triple_there() -> None:
    game = at_income("cowboys: d4 1+dynamite", 1, **TWO_MINES)
    assert options(game) == {"blast g7", "done"}


@pytest.mark.ruling("B7.5")
def test_doubling_mines_leaves_the_tripled_one_tripled() -> None:
    game = position(
        f"players: 2\npass-order: 1 2\n{IN_GAME}\nplayer 1: card 3Y, $0\ncowboys: d4 1+dynamite\n"
        "next: resolve building-income",
        **TWO_MINES,
    )
    choose(game, "1 double mine")
    assert gains(game, "money", 1, "mine") == [18, 6]


@pytest.mark.ruling("B9.8")
def test_on_another_players_mine_it_is_for_the_duel_alone() -> None:
    game = at_income("cowboys: h1 1+dynamite", 0, h1="2:mi", h2="M")
    assert gains(game, "money", 1, "attack") == [1]


# Everything is kept.


@pytest.mark.ruling("B9.8")
def test_what_is_placed_and_asked_survives_writing_and_copying() -> None:
    game = placing("", 3, **TWO_MINES)
    choose(game, "1 dynamite d4")
    survives(game)
    all_pass(game)
    settle_all(game, until="blast-mine")
    survives(game)
    choose(game, "1 blast g7")
    assert gains(game, "money", 1, "mine") == [18, 9]


@pytest.mark.ruling("B9.8", "B2.6")
@pytest.mark.parametrize("seed", range(8))
def test_random_games_end_with_seven_tokens(seed: int) -> None:
    game = new_with("9R", "10R", "3Y", "1R", seed=str(seed), players=2 + seed % 5)
    before = totals(game)["dynamite"]
    play_on(game, str(seed))
    assert (totals(game)["dynamite"], before) == (7, 7)


# What it promises.


@pytest.mark.ruling("B6.8", "B6.2")
def test_the_odds_of_two_dice_against_one() -> None:
    """By enumeration: both have the same firepower, and player 1, who has not passed yet, is expected to pass first."""
    game = placing("cowboys: gambling 2")
    two = effect(game, 0, number(game, "dynamite gambling")).odds
    one = effect(game, 0, number(game, "place gambling")).odds
    assert one is not None
    assert two is not None
    power = dict(zip(two.seats, two.firepower, strict=True))
    throws = list(product(range(1, 7), repeat=3))
    wins = sum(a + b + power[0] >= c + power[1] for a, b, c in throws)
    assert (two.of(0), two.seats) == (Fraction(wins, len(throws)), (0, 1))
    assert two.of(0) > one.of(0)
    assert sum(two.chances) == 1


@pytest.mark.ruling("B7.5")
def test_a_blast_says_how_much_more_it_brings() -> None:
    game = at_income("cowboys: d4 2", **MINE)
    assert effect(game, 0, number(game, "blast d4")).gain("money") == 6, "$18 less $9, instead of $6 less $3"


def number(game: BoardGame, text: str) -> int:
    choice = game.catalogue.find(text)
    assert choice is not None
    return choice.number
