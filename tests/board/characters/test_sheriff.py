"""The Sheriff (1): the white cowboy on the yellow side, the peace and its price on the red one."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    cell,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    firepower,
    gains,
    has_white_cowboy,
    kept,
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
    waiting,
    with_sides,
)

ALL = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
FULL_TRACK = "track: ranch mine saloon bank hotel ranch mine"
SPACES = {
    "wages", "ammunition", "roads-3", "roads-1", "parcels-income", "cowboys-income", "gambling", "parcels-vp",
    "buildings-vp", "cowboys-vp", "vp-5", "vp-4", "vp-3", "vp-2",
    "building-12", "building-10", "building-8", "building-6", "building-5", "building-4", "building-3",
}  # fmt: skip
FOR_ONE = sorted(SPACES - {"wages", "roads-1"})


def yellow(lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has the yellow Sheriff and his white cowboy, player 2 the Banker; it is player 1's turn to place."""
    return position(
        f"players: 2\npass-order: 1 2\n{FULL_TRACK}\nplayer 1: card 1Y, white-cowboy, roads 0\n"
        f"player 2: card 2Y, roads 0\n{lines}\nnext: place 1",
        **cells,
    )


def red(lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has the red Sheriff, player 2 the Banker; it is player 1's turn to place."""
    return position(
        f"players: 2\n{with_sides('1R')}\npass-order: 1 2\n{FULL_TRACK}\nplayer 1: card 1R, roads 0\n"
        f"player 2: card 2Y, roads 0\n{lines}\nnext: place 1",
        **cells,
    )


def red_in_a_duel(lines: str, sheriff_revolvers: int = 0, other_revolvers: int = 20, /, **cells: str) -> BoardGame:
    """The red Sheriff is player 1; the firepower decides who wins."""
    return position(
        f"players: 2\n{with_sides('1R')}\npass-order: 1 2\nplayer 1: revolvers {sheriff_revolvers}, card 1R, roads 0\n"
        f"player 2: revolvers {other_revolvers}, card 2Y, roads 0\n{lines}",
        **cells,
    )


# Yellow: the white cowboy.


@pytest.mark.ruling("B9.2", "B4.1")
def test_taking_the_sheriff_brings_the_white_cowboy() -> None:
    game = position("players: 2\nnext: choose")
    choose(game, "1 take sheriff")
    assert has_white_cowboy(game, 1)
    assert cowboys(game, 1) == 3


@pytest.mark.ruling("B9.2", "B6.1")
def test_the_white_cowboy_is_no_firepower() -> None:
    game = position("players: 2\nplayer 1: cowboys 3, revolvers 1\nnext: choose")
    choose(game, "1 take sheriff")
    assert firepower(game, 1) == 4


@pytest.mark.ruling("B9.2")
def test_he_is_an_extra_placement_and_takes_one_of_the_turns() -> None:
    game = yellow()
    choose(game, "1 white gambling")
    assert waiting(game) == [2]
    assert (cowboys(game, 1), has_white_cowboy(game, 1)) == (3, False)
    assert standing(game, "gambling") == [1]


@pytest.mark.ruling("B9.2")
def test_he_goes_to_an_open_action_space_or_an_unowned_parcel() -> None:
    game = yellow("round: 2", d4="h", e4="M")
    assert places(game, "white") == ALL | (SPACES - {"vp-2"})


@pytest.mark.ruling("B9.2", "B4.5", "B4.7")
def test_he_goes_to_no_closed_space() -> None:
    game = position(
        "players: 2\nround: 3\ntrack: ranch - - - - - -\nplayer 1: card 1Y, white-cowboy\nplayer 2: card 2Y\nnext: place 1"
    )
    assert not {"vp-2", "vp-3", "building-4", "building-12"} & places(game, "white")
    assert reason(game, "1 white vp-3") == ("white-cowboy-place", "B9.2")
    assert reason(game, "1 white building-12") == ("white-cowboy-place", "B9.2")


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("content", ["1:sa", "2:sa", "2:ch", "1:.", "2:.", "2:M", "ci"])
def test_he_does_not_go_onto_buildings_city_hall_or_owned_land(content: str) -> None:
    game = yellow("extra-buildings: city-hall", d4=content)
    assert "d4" not in places(game, "white")
    assert reason(game, "1 white d4") == ("white-cowboy-place", "B9.2")


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("place", [*FOR_ONE, "d4"])
@pytest.mark.parametrize("whose", [1, 2])
def test_he_goes_where_no_cowboy_stands_not_even_one_of_his_own_player(place: str, whose: int) -> None:
    game = yellow(f"cowboys: {place} {whose}")
    assert place not in places(game, "white")
    assert reason(game, f"1 white {place}") == ("white-cowboy-place", "B9.2")


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("place", [*FOR_ONE, "d4"])
def test_nobody_may_join_him_there(place: str) -> None:
    game = yellow()
    choose(game, f"1 white {place}")
    assert place not in places(game)
    assert reason(game, f"2 place {place}") == ("white-cowboy-there", "B9.2")


@pytest.mark.ruling("B9.2", "B4.4")
def test_his_own_player_may_not_join_him_either() -> None:
    game = yellow()
    choose(game, "1 white gambling", "2 pass")
    assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B9.2", "B4.4")
@pytest.mark.parametrize("space", ["wages", "roads-1"])
def test_on_wages_and_roads_2_he_needs_no_empty_space_and_blocks_nobody(space: str) -> None:
    game = yellow(f"cowboys: {space} 1 2 2")
    choose(game, f"1 white {space}", f"2 place {space}", f"1 place {space}")
    assert standing(game, space) == [1, 1, 1, 2, 2, 2]


@pytest.mark.ruling("B9.2")
def test_on_wages_he_earns_as_any_cowboy_and_goes_back() -> None:
    game = yellow()
    choose(game, "1 white wages", "2 place wages", "1 place wages", "2 pass", "1 pass")
    assert gains(game, "money", 1, "wages") == [8]
    assert gains(game, "money", 2, "wages") == [4]
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (2, 8), "one coloured cowboy went to the general supply"
    assert told(game, "duel") == []


@pytest.mark.ruling("B9.2")
def test_on_roads_2_he_brings_a_road() -> None:
    game = yellow("cowboys: roads-1 2")
    choose(game, "1 white roads-1", "2 pass", "1 pass")
    assert (roads(game, 1), roads(game, 2)) == (1, 1)


@pytest.mark.ruling("B9.2")
def test_his_action_is_done_without_a_duel_and_he_goes_back_to_the_general_supply() -> None:
    game = yellow()
    choose(game, "1 white roads-3", "2 pass", "1 pass")
    assert roads(game, 1) == 3
    assert duels(game) == []
    assert standing(game, "roads-3") == []
    assert (cowboys(game, 1), cowboys_left(game, 1), has_white_cowboy(game, 1)) == (3, 7, False)


@pytest.mark.ruling("B9.2", "B5.3")
def test_he_buys_a_parcel() -> None:
    game = yellow(d5="M")
    choose(game, "1 white d4", "2 pass", "1 place a2", "1 pass", "1 buy d4", "1 buy a2")
    assert (cell(game, "d4"), money(game, 1)) == ("1:.", 15 - 2 - 1)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (2, 8), "only the coloured one of a2 is spent"


@pytest.mark.ruling("B9.2", "B5.2")
def test_he_goes_back_when_the_parcel_is_declined() -> None:
    game = yellow()
    choose(game, "1 white d4", "2 pass", "1 pass", "1 decline")
    assert (cell(game, "d4"), standing(game, "d4")) == (".", [])
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)


@pytest.mark.ruling("B9.2")
def test_he_buys_a_building() -> None:
    game = yellow()
    choose(game, "1 white building-5", "2 pass", "1 pass", "1 buy saloon")
    assert (kept(game, 1), money(game, 1)) == (["saloon"], 10)


@pytest.mark.ruling("B9.2")
def test_there_is_only_one_white_cowboy() -> None:
    game = yellow()
    choose(game, "1 white gambling", "2 pass")
    assert places(game, "white") == set()
    assert reason(game, "1 white wages") == ("white-cowboy-gone", "B9.2")


@pytest.mark.ruling("B9.2", "B8.1")
def test_not_placed_he_goes_back_at_the_end_of_the_round() -> None:
    game = yellow()
    choose(game, "1 pass", "2 pass")
    settle_all(game)
    assert game.round == 2
    assert not has_white_cowboy(game, 1)
    choose(game, "1 take banker", "2 take sheriff")
    assert (has_white_cowboy(game, 1), has_white_cowboy(game, 2)) == (False, True)


@pytest.mark.ruling("B9.2", "B8.1")
def test_placed_and_returned_he_comes_with_the_sheriff_of_the_next_round() -> None:
    game = yellow()
    choose(game, "1 white wages", "2 pass", "1 pass")
    settle_all(game)
    choose(game, "2 take sheriff")
    assert has_white_cowboy(game, 2)


@pytest.mark.ruling("B9.2", "B2.6")
@pytest.mark.parametrize("place", ["wages", "roads-1", "gambling", "building-5", "d4"])
def test_no_cowboy_is_won_or_lost_on_the_white_ones_way(place: str) -> None:
    game = yellow()
    before = totals(game)
    choose(game, f"1 white {place}", "2 pass", "1 pass")
    settle_all(game)
    assert (totals(game), game.round) == (before, 2)
    assert cowboys(game, 1) + cowboys_left(game, 1) == 10


@pytest.mark.ruling("B9.2")
def test_who_has_another_card_has_no_white_cowboy() -> None:
    game = yellow()
    choose(game, "1 pass")
    assert places(game, "white") == set()


# Red: starts no fight.


@pytest.mark.ruling("B9.2")
def test_the_red_sheriff_has_no_white_cowboy() -> None:
    game = position(f"players: 2\n{with_sides('1R')}\nnext: choose")
    choose(game, "1 take sheriff")
    assert not has_white_cowboy(game, 1)


@pytest.mark.ruling("B9.2")
def test_red_he_may_place_wherever_nobody_else_stands() -> None:
    game = red()
    assert places(game) == ALL | SPACES


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("place", [*FOR_ONE, "d4"])
def test_red_he_may_not_place_where_another_players_cowboy_stands(place: str) -> None:
    game = red(f"cowboys: {place} 2")
    assert place not in places(game)
    assert reason(game, f"1 place {place}") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("space", ["wages", "roads-1"])
def test_red_he_may_join_others_on_wages_and_roads_2(space: str) -> None:
    game = red(f"cowboys: {space} 2 2")
    choose(game, f"1 place {space}")
    assert standing(game, space) == [1, 2, 2]


@pytest.mark.ruling("B9.2")
def test_red_he_may_defend_his_own_building_against_an_attacker() -> None:
    game = red("cowboys: d4 2", d4="1:sa", d5="h")
    assert "d4" in places(game)
    choose(game, "1 place d4")
    assert standing(game, "d4") == [1, 2]


@pytest.mark.ruling("B9.2", "B4.10")
def test_red_he_may_stand_on_his_own_building_before_an_attack() -> None:
    game = red(d4="1:sa")
    assert "d4" in places(game)


@pytest.mark.ruling("B9.2")
@pytest.mark.parametrize("kind", ["ra", "mi", "dr", "ba", "sa", "ho"])
def test_red_he_attacks_no_building_of_another_player(kind: str) -> None:
    game = red(d4=f"2:{kind}")
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.2", "B4.6")
def test_red_he_is_refused_for_everybodys_reason_where_nobody_could_place() -> None:
    """Another player's empty parcel is no building: no Sheriff is needed to forbid it."""
    game = red(d4="2:.")
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")


@pytest.mark.ruling("B9.2", "B4.3")
def test_red_he_may_go_to_an_empty_city_hall_but_not_to_one_where_another_stands() -> None:
    assert "d4" in places(red("extra-buildings: city-hall", d4="ci"))
    contested = red("extra-buildings: city-hall\ncowboys: d4 2", d4="ci")
    assert "d4" not in places(contested)
    assert reason(contested, "1 place d4") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.2")
def test_others_may_challenge_the_red_sheriff() -> None:
    game = red()
    choose(game, "1 place gambling", "2 place gambling")
    assert standing(game, "gambling") == [1, 2]


@pytest.mark.ruling("B9.2", "B4.4")
def test_red_his_own_cowboy_is_no_fight_but_one_is_enough() -> None:
    game = red("cowboys: gambling 1")
    assert "gambling" not in places(game)
    assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")


# Red: 3 VP for every duel lost.


@pytest.mark.ruling("B9.2", "B6.2")
def test_red_three_victory_points_for_a_duel_lost_on_an_action_space() -> None:
    game = red_in_a_duel("cowboys: ammunition 1 2\nnext: resolve ammunition")
    assert duels(game) == [("ammunition", 2)]
    assert points(game, 1) == 3


@pytest.mark.ruling("B9.2")
def test_red_three_victory_points_for_a_duel_lost_for_a_parcel() -> None:
    game = red_in_a_duel("cowboys: d4 1 2\nnext: resolve parcel-purchase")
    assert (duels(game), points(game, 1)) == ([("d4", 2)], 3)


@pytest.mark.ruling("B9.2")
def test_red_three_victory_points_for_a_lost_defence_of_a_building() -> None:
    game = red_in_a_duel("cowboys: d4 1 2\nnext: resolve building-income", d4="1:ho")
    assert (duels(game), points(game, 1)) == ([("d4", 2)], 3)
    assert gains(game, "money", 2, "attack") == [3]


@pytest.mark.ruling("B9.2", "B6.6")
def test_red_three_victory_points_when_he_loses_city_hall() -> None:
    game = red_in_a_duel("extra-buildings: city-hall\nresident: 1\ncowboys: d4 2\nnext: resolve building-income", d4="ci")
    assert (duels(game), points(game, 1)) == ([("d4", 2)], 3)


@pytest.mark.ruling("B9.2")
def test_red_three_victory_points_for_every_one_of_several_lost_duels() -> None:
    game = red_in_a_duel(
        "cowboys: ammunition 1 2, roads-3 1 2, gambling 1 2\n" + CENTRE_ROADS + "\nnext: resolve ammunition"
    )
    settle_all(game, until="cash-limit")
    assert [winner for _, winner in duels(game)] == [2, 2, 2]
    assert gains(game, "points", 1, "sheriff") == [3, 3, 3]


@pytest.mark.ruling("B9.2")
def test_red_no_points_for_a_duel_won() -> None:
    game = red_in_a_duel("cowboys: ammunition 1 2\nnext: resolve ammunition", 20, 0)
    assert (duels(game), points(game, 1), points(game, 2)) == ([("ammunition", 1)], 0, 0)


@pytest.mark.ruling("B9.2", "B6.3")
def test_red_no_points_for_an_attack_that_he_did_not_defend() -> None:
    game = red_in_a_duel("cowboys: d4 2\nnext: resolve building-income", d4="1:ho")
    assert (duels(game), points(game, 1)) == ([], 0)
    assert gains(game, "money", 2, "attack") == [3]


@pytest.mark.ruling("B9.2", "B6.7")
def test_red_no_points_when_a_church_sends_his_cowboy_home() -> None:
    """Player 1 defends d4 against player 2 and builds a church beside it: both cowboys go home without a duel."""
    game = red_in_a_duel(
        "track: church - - - - - -\ncowboys: building-3 1, d4 1 2\n" + CENTRE_ROADS + "\nnext: resolve building-3",
        d5="h", d4="1:ho", c4="1:.",
    )  # fmt: skip
    choose(game, "1 buy church", "1 build church c4", "1 house e4")
    assert standing(game, "d4") == []
    assert points(game, 1) == 0


@pytest.mark.ruling("B9.2", "B5.2")
def test_red_his_cowboy_comes_home_from_the_lost_duel() -> None:
    game = red_in_a_duel("cowboys: ammunition 1 2\nnext: resolve ammunition")
    assert cowboys(game, 1) == 4
    assert decision(game) != "over"


@pytest.mark.ruling("B9.2")
def test_yellow_no_points_for_a_lost_duel() -> None:
    game = position(
        "players: 2\nplayer 1: revolvers 0, card 1Y\nplayer 2: revolvers 20, card 2Y\ncowboys: ammunition 1 2\n"
        "next: resolve ammunition"
    )
    assert (duels(game), points(game, 1)) == ([("ammunition", 2)], 0)
