"""B6: firepower and duels, attacks on buildings, churches that call them off. City Hall's duels are in its own file."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.game import BoardGame
from carson.board.round.duels import odds
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    firepower,
    gains,
    income,
    money,
    points,
    position,
    reason,
    settle_all,
    standing,
    told,
    totals,
    with_rolls,
)


def building_income(players: int, *lines: str, **cells: str) -> BoardGame:
    return position("\n".join((f"players: {players}", *lines, "next: resolve building-income")), **cells)


# B6.1: firepower.


@pytest.mark.ruling("B6.1")
def test_firepower_is_the_revolvers_and_the_cowboys_at_home() -> None:
    game = position("players: 2\nplayer 1: cowboys 4, revolvers 2\ncowboys: wages 1 1\nnext: place 1")
    assert firepower(game, 1) == 6


@pytest.mark.ruling("B6.1")
def test_ammunition_adds_3() -> None:
    game = position("players: 2\nplayer 1: cowboys 1, revolvers 1, ammunition\nnext: place 1")
    assert firepower(game, 1) == 5


@pytest.mark.ruling("B6.1")
@pytest.mark.parametrize(("side", "bonus"), [("Y", 3), ("R", 2)])
def test_the_mercenary_adds_3_or_2(side: str, bonus: int) -> None:
    lines = f"""players: 2
characters: 1Y 2Y 3Y 4Y 5Y 6Y 7{side}
player 1: cowboys 1, revolvers 1, card 7{side}
next: place 2"""
    game = position(lines)
    assert firepower(game, 1) == 2 + bonus


@pytest.mark.ruling("B6.1")
def test_the_white_cowboy_does_not_count() -> None:
    game = position("players: 2\nplayer 1: cowboys 2, revolvers 1, card 1Y, white-cowboy\nnext: place 1")
    assert firepower(game, 1) == 3


@pytest.mark.ruling("B6.1")
def test_a_placed_cowboy_no_longer_counts() -> None:
    game = position("players: 2\nplayer 1: cowboys 2, revolvers 1\nnext: place 1")
    choose(game, "1 place wages")
    assert firepower(game, 1) == 2


@pytest.mark.ruling("B6.1", "B6.2")
def test_all_parts_of_the_firepower_count_in_a_duel() -> None:
    lines = """players: 2
pass-order: 2 1
player 1: cowboys 1, revolvers 2, ammunition, card 7Y
player 2: cowboys 3, revolvers 1, card 2Y
cowboys: gambling 1 2
next: resolve gambling"""
    duel = told(position(lines), "duel")[0]
    assert duel["seats"] == [1, 0]
    assert duel["firepower"] == [4, 1 + 2 + 3 + 3]


# B6.2 and B6.8: the dice.


@pytest.mark.ruling("B6.2", "B6.8")
@pytest.mark.parametrize("seed", range(60))
def test_the_highest_total_wins_and_a_tie_goes_to_the_earlier_passer(seed: int) -> None:
    lines = f"""players: 3
pass-order: 3 1 2
seed: {seed}
player 1: revolvers 2, cowboys 1, card 1Y
player 2: revolvers 3, cowboys 1, card 2Y
player 3: revolvers 1, cowboys 0, card 5Y
cowboys: gambling 1 2 3
next: resolve gambling"""
    game = position(lines)
    duel = told(game, "duel")[0]
    rolls, seats = duel["rolls"], duel["seats"]
    assert isinstance(rolls, list)
    assert seats == [2, 0, 1]
    dice = [roll for roll in rolls if isinstance(roll, int)]
    assert len(dice) == 3  # one die each (B6.8)
    assert all(1 <= roll <= 6 for roll in dice)
    by_total = {3: dice[0] + 1, 1: dice[1] + 3, 2: dice[2] + 4}  # in pass order, so that max() finds the earliest
    assert duels(game) == [("gambling", max(by_total, key=lambda seat: by_total[seat]))]


@pytest.mark.ruling("B6.2")
@pytest.mark.parametrize(("order", "winner"), [("1 2", 1), ("2 1", 2)])
def test_a_tie_is_won_by_the_earlier_passer_whatever_the_seat(order: str, winner: int) -> None:
    lines = f"""players: 2
pass-order: {order}
player 1: cowboys 0, card 1Y
player 2: cowboys 0, card 2Y
cowboys: gambling 1 2
next: resolve gambling"""
    assert duels(with_rolls(lines, [4, 4])) == [("gambling", winner)]


@pytest.mark.ruling("B6.8")
def test_every_side_of_the_die_comes_up() -> None:
    seen: set[object] = set()
    for seed in range(40):
        rolls = told(position(f"players: 2\nseed: {seed}\ncowboys: gambling 1 2\nnext: resolve gambling"), "duel")[0][
            "rolls"
        ]
        assert isinstance(rolls, list)
        seen.update(rolls)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.ruling("B6.2")
def test_all_fight_at_the_same_moment_with_the_firepower_they_have_then() -> None:
    """No loser of a duel of four is stronger by the cowboy of a loser before him."""
    game = position("players: 4\nplayer 1: revolvers 20, card 1Y\ncowboys: gambling 1 2 3 4\nnext: resolve gambling")
    assert told(game, "duel")[0]["firepower"] == [23, 4, 4, 4]


# The odds, exact.


def by_enumeration(powers: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Roll all dice in all ways; the first of those with the highest total wins."""
    wins = [0] * len(powers)
    for rolls in product(range(1, 7), repeat=len(powers)):
        totals_of = [power + roll for power, roll in zip(powers, rolls, strict=True)]
        wins[totals_of.index(max(totals_of))] += 1
    return tuple(Fraction(count, 6 ** len(powers)) for count in wins)


@pytest.mark.ruling("B6.2", "B6.8")
@given(st.lists(st.integers(0, 14), min_size=2, max_size=4).map(tuple))
def test_the_odds_are_those_of_rolling_all_dice_in_all_ways(powers: tuple[int, ...]) -> None:
    assert odds(powers) == by_enumeration(powers)
    assert sum(odds(powers)) == 1


@pytest.mark.ruling("B6.2")
@pytest.mark.parametrize("powers", [(2, 2, 3, 1, 0), (0, 5, 4, 3, 2), (1, 1, 1, 1, 1)])
def test_the_odds_of_five_players(powers: tuple[int, ...]) -> None:
    assert odds(powers) == by_enumeration(powers)


@pytest.mark.ruling("B6.2")
def test_with_equal_firepower_the_earlier_passer_wins_21_of_36() -> None:
    assert odds((3, 3)) == (Fraction(21, 36), Fraction(15, 36))


@pytest.mark.ruling("B6.2")
def test_five_points_ahead_and_earlier_on_the_track_is_certain_later_it_is_not() -> None:
    assert odds((5, 0)) == (Fraction(1), Fraction(0))
    assert odds((0, 5)) == (Fraction(1, 36), Fraction(35, 36))


# B6.3: when building duels are fought.


@pytest.mark.ruling("B6.3")
def test_building_duels_come_after_gambling_and_before_the_money() -> None:
    game = position(
        """players: 2
player 1: $0, revolvers 20, card 1Y
player 2: $0, roads 0, card 2Y
cowboys: a1 1 2, gambling 2
next: resolve gambling""",
        a1="2:ho",
    )
    kinds = [event.kind for event in game.events or [] if event.kind in ("gamble", "duel", "income")]
    assert kinds == ["gamble", "duel", "income"]


@pytest.mark.ruling("B6.3")
def test_a_lone_attacker_needs_no_duel() -> None:
    game = building_income(2, "player 1: $0", "player 2: $0", "cowboys: a1 1", a1="2:ho")
    assert duels(game) == []
    assert (money(game, 1), money(game, 2)) == (3, 3)


@pytest.mark.ruling("B6.3", "B5.12")
def test_the_first_passer_among_those_who_fight_for_buildings_names_the_order() -> None:
    lines = (
        "pass-order: 4 2 1 3",
        "player 1: $0, revolvers 60, cowboys 0, card 1Y",
        "player 2: $0, revolvers 30, cowboys 0, card 2Y",
        "player 3: $0, revolvers 1, cowboys 0, card 5Y",
        "cowboys: a1 1 2, c1 2 3, e1 1 3, g1 4",
    )
    game = building_income(4, *lines, a1="2:ho", c1="3:ho", e1="3:ho", g1="1:mi")
    assert decision(game) == "2 next-building-duel"
    assert answers(game) == {"duel a1", "duel c1", "duel e1"}
    choose(game, "2 duel c1")
    assert decision(game) == "2 next-building-duel"
    assert answers(game) == {"duel a1", "duel e1"}
    choose(game, "2 duel a1")
    assert duels(game) == [("c1", 2), ("a1", 1), ("e1", 1)]


@pytest.mark.ruling("B6.3", "B5.2")
def test_who_loses_one_building_duel_is_stronger_in_the_next() -> None:
    lines = (
        "player 1: revolvers 60, cowboys 0, card 1Y",
        "player 2: revolvers 9, cowboys 0, card 2Y",
        "cowboys: a1 1 2, c1 1 2",
    )
    game = building_income(2, *lines, a1="2:ho", c1="2:ho")
    choose(game, "1 duel c1")
    assert [duel["firepower"] for duel in told(game, "duel")] == [[60, 9], [60, 10]]


# B6.4: attacks.


@pytest.mark.ruling("B6.4")
@pytest.mark.parametrize(
    ("cells", "whole", "stolen"),
    [
        ({"a1": "2:sa", "a2": "2:h", "b2": "h", "b1": "h"}, 15, 7),
        ({"a1": "2:sa", "a2": "2:h", "b2": "h"}, 10, 5),
        ({"a1": "2:mi", "a2": "M"}, 3, 1),
        ({"a1": "2:ra", "a2": "M", "b1": "M", "b2": "M"}, 1, 0),
        ({"a1": "2:mi"}, 0, 0),
        ({"a1": "2:ho"}, 6, 3),
    ],
)
def test_an_attacker_takes_half_rounded_down_and_the_owner_keeps_the_rest(
    cells: dict[str, str], whole: int, stolen: int
) -> None:
    game = building_income(2, "player 1: $0", "player 2: $0", "cowboys: a1 1", **cells)
    assert income(game, "a1") == whole
    assert (money(game, 1), money(game, 2)) == (stolen, whole - stolen)
    assert sum(gains(game, "money", 1, "attack")) == stolen


@pytest.mark.ruling("B6.4", "B5.2")
def test_the_successful_attackers_cowboy_goes_to_the_general_supply() -> None:
    game = building_income(2, "cowboys: a1 1", a1="2:ho")
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)
    assert standing(game, "a1") == []


@pytest.mark.ruling("B6.4")
def test_a_defender_who_wins_gets_the_whole_income() -> None:
    lines = ("player 1: $0, cowboys 0", "player 2: $0, revolvers 20, cowboys 0", "cowboys: a1 1 2")
    game = building_income(2, *lines, a1="2:ho")
    assert duels(game) == [("a1", 2)]
    assert (money(game, 1), money(game, 2)) == (0, 6)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (1, 9)
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (0, 10)


@pytest.mark.ruling("B6.4")
def test_a_defender_who_loses_gives_half_away_and_gets_his_cowboy_back() -> None:
    lines = ("player 1: $0, revolvers 20, cowboys 0", "player 2: $0, cowboys 0", "cowboys: a1 1 2")
    game = building_income(2, *lines, a1="2:ho")
    assert (money(game, 1), money(game, 2)) == (3, 3)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (0, 10)
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (1, 9)


@pytest.mark.ruling("B6.4")
def test_of_several_attackers_the_winner_takes_half_and_the_owner_fights_only_if_he_stands_there() -> None:
    lines = ("player 1: $0", "player 2: $0", "player 3: $0, revolvers 20, card 5Y", "cowboys: a1 1 3")
    game = building_income(3, *lines, a1="2:ho")
    duel = told(game, "duel")[0]
    assert duel["seats"] == [0, 2]
    assert [money(game, seat) for seat in (1, 2, 3)] == [0, 3, 3]


@pytest.mark.ruling("B6.4")
def test_two_attackers_and_the_defender_fight_one_duel_of_three() -> None:
    lines = ("player 1: $0", "player 2: $0, revolvers 20", "player 3: $0, card 5Y", "cowboys: a1 1 2 3")
    game = building_income(3, *lines, a1="2:ho")
    assert told(game, "duel")[0]["seats"] == [0, 1, 2]
    assert [money(game, seat) for seat in (1, 2, 3)] == [0, 6, 0]
    assert [cowboys(game, seat) for seat in (1, 2, 3)] == [4, 3, 4]


@pytest.mark.ruling("B6.4", "B4.10")
def test_a_defender_whom_nobody_attacks_goes_to_the_general_supply() -> None:
    game = building_income(2, "player 2: $0", "cowboys: a1 2", a1="2:ho")
    assert money(game, 2) == 6
    assert (cowboys(game, 2), cowboys_left(game, 2)) == (3, 7)
    assert standing(game, "a1") == []


@pytest.mark.ruling("B6.4")
def test_an_attack_conserves_everything() -> None:
    lines = f"players: 3\n{CENTRE_ROADS}\ncowboys: a1 1 3, b1 1\nnext: place 1"
    game = position(lines, a1="2:sa", a2="2:h", b2="h", b1="2:sa")
    before = totals(game)
    for _ in range(3):
        choose(game, f"{decision(game)[0]} pass")
    settle_all(game, until="cash-limit")
    assert totals(game) == before


# B6.5 and B6.7: a church built beside an attacked building.


def church_beside_an_attack(*lines: str, **cells: str) -> BoardGame:
    """Player 2's saloon on c5 is attacked; he buys a church and builds it beside, on c6, its House on e6."""
    head = ("players: 3", CENTRE_ROADS, "track: church - - - - - -", *lines, "next: resolve building-3")
    game = position("\n".join(head), **{"c5": "2:sa", "c6": "2:.", "a6": "2:.", "d5": "h", **cells})
    choose(game, "2 buy church", "2 build church c6", "2 house e6")
    return game


@pytest.mark.ruling("B6.5")
def test_a_church_sends_the_attackers_home() -> None:
    lines = ("player 2: $3, roads 0", "cowboys: building-3 2, c5 1 3")
    game = church_beside_an_attack(*lines)
    assert standing(game, "c5") == []
    assert [cowboys(game, seat) for seat in (1, 2, 3)] == [4, 3, 4]
    settle_all(game, until="cash-limit")
    assert duels(game) == []
    assert gains(game, "money", 2, "saloon") == [10]


@pytest.mark.ruling("B6.5")
def test_a_church_sends_the_defender_home_too() -> None:
    lines = ("player 2: $3, roads 0, cowboys 1", "cowboys: building-3 2, c5 1 2")
    game = church_beside_an_attack(*lines)
    assert standing(game, "c5") == []
    assert (cowboys(game, 1), cowboys(game, 2)) == (4, 2)


@pytest.mark.ruling("B6.5")
def test_a_defender_whom_nobody_attacks_stays_when_the_church_is_built() -> None:
    game = church_beside_an_attack("player 2: $3, roads 0, cowboys 1", "cowboys: building-3 2, c5 2")
    assert standing(game, "c5") == [2]
    assert cowboys(game, 2) == 1


@pytest.mark.ruling("B6.5")
def test_a_church_does_not_help_another_players_building_or_one_that_is_not_beside_it() -> None:
    lines = ("player 2: $3, roads 0", "cowboys: building-3 2, b7 1, a8 1")
    game = church_beside_an_attack(*lines, b7="3:ho", a8="2:ho")
    assert standing(game, "b7") == [1]
    assert standing(game, "a8") == [1]


@pytest.mark.ruling("B6.5")
def test_a_church_that_is_kept_protects_nothing_yet() -> None:
    lines = f"""players: 2
{CENTRE_ROADS}
track: church - - - - - -
player 1: $9, roads 0
player 2: $3, roads 0
cowboys: building-3 2, c5 1
next: resolve building-3"""
    game = position(lines, c5="2:sa", c6="2:.", d5="h")
    choose(game, "2 buy church", "2 keep")
    assert standing(game, "c5") == [1]
    choose(game, "2 build church c6", "2 house e6")
    assert cowboys(game, 1) == 4


@pytest.mark.ruling("B6.5", "B5.5")
def test_a_church_whose_house_is_refused_sends_nobody_home() -> None:
    mountains = dict.fromkeys(("c4", "d4", "e4", "e5", "d6", "d5"), "M")
    lines = f"""players: 2
{CENTRE_ROADS}
track: church - - - - - -
player 1: $9, roads 0
player 2: $3, roads 0
cowboys: building-3 2, c5 1
next: resolve building-3"""
    game = position(lines, c5="2:sa", c6="2:.", e6="1:.", **mountains)
    choose(game, "2 buy church", "2 build church c6", "1 refuse")
    settle_all(game, until="cash-limit")
    assert told(game, "attack-called-off") == []
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)


@pytest.mark.ruling("B6.7", "B6.5")
def test_sent_home_by_a_church_is_not_a_lost_duel() -> None:
    """The red Sheriff gets 3 VP for a lost duel; a church of his own sends his defender home without one."""
    lines = (
        "characters: 1R 2Y 3Y 4Y 5Y 6Y 7Y",
        "player 2: $3, roads 0, cowboys 1, card 1R",
        "cowboys: building-3 2, c5 1 2",
    )
    game = church_beside_an_attack(*lines)
    assert cowboys(game, 2) == 2
    assert points(game, 2) == 0


@pytest.mark.ruling("B6.7")
def test_but_a_lost_duel_is_one() -> None:
    lines = (
        "characters: 1R 2Y 3Y 4Y 5Y 6Y 7Y",
        "player 1: revolvers 20",
        "player 2: card 1R",
        "cowboys: c5 1 2",
    )
    assert points(building_income(2, *lines, c5="2:sa"), 2) == 3


@pytest.mark.ruling("B6.5", "B4.6")
def test_from_the_next_round_on_nobody_can_attack_beside_the_church() -> None:
    game = church_beside_an_attack("player 2: $3, roads 0", "cowboys: building-3 2, c5 1")
    settle_all(game)
    settle_all(game, until="place-cowboy")
    assert reason(game, "1 place c5") == ("church-protects", "B4.6")
