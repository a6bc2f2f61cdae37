"""Outlaws: how they arrive and move, who fights them and for what, and what they take (B10.5)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from carson.board.configuration.data import DEFAULT
from carson.board.game import BoardGame
from carson.board.map.town import INNER, NEIGHBOURS, PARCEL_NAMES, PARCEL_OF
from carson.board.round.duels import odds
from carson.board.shown.previews import duel_odds
from carson.board.variants.outlaws import OUTLAWS, POINTS
from carson.bots import ask, make_bot
from carson.cli.terminal.board.town_picture import town_picture
from carson.cli.terminal.look import Look
from carson.core.events import Value
from carson.core.ledger import BANK, BOARD
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.board.characters.casts import cast_line, play_on, survives
from tests.conformance.walk import random_choice
from tests.rules.table import (
    CENTRE_ROADS,
    KIND,
    all_pass,
    answers,
    cell,
    choose,
    cowboys,
    cowboys_left,
    decision,
    gains,
    income,
    money,
    options,
    places,
    points,
    points_by_reason,
    position,
    reason,
    settle_all,
    standing,
    start,
    told,
    waiting,
    with_sides,
)

NOBODY_COMES = "player 3: outlaws 8"  # all but one are out of the supply


def outlaws(game: BoardGame) -> set[str]:
    return {PARCEL_NAMES[parcel] for parcel in game.blocked}


def wild(*lines: str, **cells: str) -> BoardGame:
    """A position of three players in round 2 with outlaws of strength 10, who bring 3 VP."""
    text = "\n".join(lines)
    rest = [line for line in ("round: 2", "notes outlaws: 10 0") if line.split(":")[0] not in text]
    return position("\n".join(("players: 3", "variants: outlaws", *rest, text)), **cells)


def morning(*lines: str, **cells: str) -> BoardGame:
    """The start of round 2."""
    given = "" if any(line.startswith("round:") for line in lines) else "round: 1"
    return wild(given, "notes outlaws: 0 0" * ("notes" not in "".join(lines)), "agenda: start-round", *lines, **cells)


def mornings(*lines: str, **cells: str) -> Iterator[BoardGame]:
    for number in range(300):
        yield morning(f"seed: {number}", *lines, **cells)


def fight(rolls: list[int], *lines: str, **cells: str) -> BoardGame:
    """At Building income, with these dice in the first fight: the first seed that rolls them."""
    for number in range(20_000):
        game = wild(f"seed: {number}", "next: resolve building-income", *lines, **cells)
        if fights(game)[0]["rolls"] == rolls:
            return game
    raise AssertionError(f"no seed rolls {rolls}")


def fights(game: BoardGame) -> list[dict[str, Value]]:
    return [event.values for event in game.events or [] if event.kind in ("outlaw-beaten", "outlaw-stays")]


def rides(game: BoardGame) -> list[tuple[str, str]]:
    """The outlaws' moves so far: from where, where to."""
    return [(str(values["origin"]), str(values["place"])) for values in told(game, "outlaw-moves")]


# They arrive.


@pytest.mark.ruling("B10.5")
def test_they_come_in_rounds_2_to_4() -> None:
    game = start(variants=["outlaws"], players=2)
    rounds = []
    while not game.over:
        settle_all(game, until="take-character")
        rounds.append((game.round, len(told(game, "outlaws"))))
        if not game.over:
            choose(game, f"{waiting(game)[0]} {min(answers(game))}")
    assert {(number, coming) for number, coming in rounds} == {(1, 0), (2, 1), (3, 2), (4, 3)}


@pytest.mark.ruling("B10.5", "B2.8")
def test_the_first_player_rolls_for_strength_and_number() -> None:
    rolled = set()
    for game in mornings("pass-order: 2 1 3"):
        (values,) = told(game, "outlaws")
        assert values["seat"] == 1
        assert values["points"] == {8: 2, 9: 2, 10: 3, 11: 3, 12: 4, 13: 4}[int(str(values["strength"]))]
        assert len(told(game, "outlaw-arrives")) == values["count"] == len(game.blocked)
        rolled.add((values["strength"], values["count"]))
    assert rolled == {(strength, count) for strength in range(8, 14) for count in (1, 2, 3)}


@pytest.mark.ruling("B11.1")
def test_the_points_are_our_own_figures() -> None:
    assert DEFAULT.numbers(POINTS) == (2, 2, 3, 3, 4, 4)
    assert DEFAULT.standing["outlaws.points"] == "ours"


@pytest.mark.ruling("B10.5", "B2.2", "B2.7")
def test_they_arrive_on_inner_parcels_but_not_at_city_hall_on_river_or_beside_a_prison() -> None:
    river = "d8 d7 d6 d5 d4 d3 d2 d1"
    cells = dict.fromkeys(river.split(), "~")
    arrived = set()
    for number in range(300):
        game = position(
            f"players: 3\nvariants: outlaws river\nriver: {river}\nextra-buildings: city-hall\nround: 1\nseed: {number}\n"
            "agenda: start-round",
            **{**cells, "b7": "1:pr", "f3": "ci"},
        )
        arrived |= {str(values["place"]) for values in told(game, "outlaw-arrives")}
    forbidden = {*river.split(), "f3", "b7", *(PARCEL_NAMES[parcel] for parcel in NEIGHBOURS[PARCEL_OF["b7"]])}
    assert arrived == {PARCEL_NAMES[parcel] for parcel in INNER} - forbidden


@pytest.mark.ruling("B10.5")
def test_no_two_outlaws_on_one_parcel() -> None:
    for game in mornings("blocked: d4 e5 f6"):
        assert len(set(game.blocked)) == len(game.blocked) == 3 + len(told(game, "outlaw-arrives"))


@pytest.mark.ruling("B10.5")
def test_who_rides_into_a_prison_is_captured_for_its_owner_even_beside_another() -> None:
    captured = [game for game in mornings(d4="2:pr", d5="3:pr") if told(game, "outlaw-captured")]
    assert {values["place"] for game in captured for values in told(game, "outlaw-captured")} == {"d4", "d5"}
    for game in captured:
        values = told(game, "outlaw-captured")[0]
        owner = {"d4": 2, "d5": 3}[str(values["place"])]
        assert values["seat"] == owner - 1
        assert points_by_reason(game, owner)["outlaws"] % int(str(told(game, "outlaws")[0]["points"])) == 0
        assert game.held[OUTLAWS + BANK] + len(game.blocked) == 9


@pytest.mark.ruling("B2.6")
def test_no_more_than_nine() -> None:
    game = morning("blocked: b2 b4 b6 d2 d4 d6 f2 f4", "seed: 3")
    assert told(game, "outlaws")[0]["count"] != 1
    assert len(game.blocked) == game.held[OUTLAWS + BOARD] == 9
    assert game.held[OUTLAWS + BANK] == 0


# They move.


@pytest.mark.ruling("B10.5")
def test_an_outlaw_moves_to_the_best_paying_building_beside_him() -> None:
    game = morning(NOBODY_COMES, "blocked: d4", c5="1:ho", e5="2:sa", e6="h", f6="h", e3="1:ra", g4="2:ho")
    assert (income(game, "c5"), income(game, "e5")) == (6, 10)
    assert rides(game) == [("d4", "e5")]
    assert outlaws(game) == {"e5"}


@pytest.mark.ruling("B10.5")
def test_he_stays_where_there_is_nothing_to_get() -> None:
    game = morning(NOBODY_COMES, "blocked: d4", d5="h", e5="1:ch", c4="M", e3="2:pr", f4="2:ho")
    assert rides(game) == []
    assert outlaws(game) == {"d4"}


@pytest.mark.ruling("B10.5")
def test_he_stays_when_his_own_building_ties_for_the_highest() -> None:
    game = morning(NOBODY_COMES, "blocked: d4", d4="1:ho", d5="2:ho")
    assert outlaws(game) == {"d4"}


@pytest.mark.ruling("B10.5")
def test_chance_decides_between_equals() -> None:
    ends = {next(iter(outlaws(game))) for game in mornings(NOBODY_COMES, "blocked: d4", c5="1:ho", e5="2:ho")}
    assert ends == {"c5", "e5"}


@pytest.mark.ruling("B10.5")
def test_a_church_does_not_keep_him_away() -> None:
    """The rulebook's example: from the saloon to a general store beside a church; the other stays on his blacksmith."""
    game = morning(
        NOBODY_COMES.replace("8", "7"),
        "extra-buildings: general-store blacksmith",
        "blocked: c6 f3",
        c6="1:sa",
        c7="h",
        d6="2:ge",
        e7="2:h",
        e6="2:ch",
        f3="3:bl",
        g3="1:ba",
        f2="1:ra",
        e3="h",
    )
    assert (income(game, "c6"), income(game, "d6")) == (5, 15)
    assert income(game, "f3") == 10 > max(income(game, "g3"), income(game, "f2"))
    assert rides(game) == [("c6", "d6")]
    assert outlaws(game) == {"d6", "f3"}


@pytest.mark.ruling("B10.5")
def test_a_building_beside_a_prison_counts_nothing() -> None:
    game = morning(NOBODY_COMES, "blocked: d4", d5="1:sa", c6="h", c5="h", e6="h", d6="3:pr", e3="2:ho")
    assert income(game, "d5") == 15
    assert rides(game) == [("d4", "e3")]


@pytest.mark.ruling("B10.5")
def test_nor_does_the_one_beside_a_prison_that_he_stands_on() -> None:
    game = morning(NOBODY_COMES, "blocked: d4", d4="1:ho", c3="2:pr", d5="2:dr", e6="h")
    assert income(game, "d4") > income(game, "d5")
    assert rides(game) == [("d4", "d5")]


@pytest.mark.ruling("B10.5")
def test_the_income_is_that_of_the_coming_round_with_city_halls_level() -> None:
    lines = (NOBODY_COMES, "extra-buildings: blacksmith city-hall", "blocked: d4", "resident: 2")
    game = morning(*lines, d5="1:bl", c5="1:ra", e5="2:ba", e6="h", h8="ci")
    assert (income(game, "d5"), income(game, "e5")) == (15, 6)  # 5 x round 2 and a ranch; a House and City Hall
    assert rides(game) == [("d4", "d5")]
    game = morning(*lines, d3="1:ho", e5="2:ba", e6="h", h8="ci", f5="h")
    assert income(game, "e5") == 9
    assert rides(game) == [("d4", "e5")]


@pytest.mark.ruling("B10.5", "B2.8")
def test_the_first_player_names_them_one_by_one() -> None:
    """The one on the drugstore frees it for the other, if he goes first."""
    lines = (NOBODY_COMES.replace("8", "7"), "pass-order: 3 1 2", "blocked: d4 d5")
    cells = {"d5": "1:dr", "e5": "h", "d6": "2:ho"}
    game = morning(*lines, **cells)
    assert decision(game) == "3 ride-next"
    assert answers(game) == {"ride d4", "ride d5"}
    assert reason(game, "3 ride d6") == ("no-outlaw-to-move", "B10.5")
    assert reason(game, "3 pass") == ("not-asked", "")
    survives(game)
    choose(game, "3 ride d5")
    assert rides(game) == [("d5", "d6"), ("d4", "d5")]
    game = morning(*lines, **cells)
    choose(game, "3 ride d4")
    assert rides(game) == [("d5", "d6")]
    assert decision(game) == "3 take-character"


@pytest.mark.ruling("B10.5")
def test_a_building_with_another_outlaw_is_left_out() -> None:
    game = morning(NOBODY_COMES.replace("8", "7"), "blocked: d4 d5", d5="1:ho", c3="2:dr", b3="h")
    assert outlaws(game) == {"c3", "d5"}


@pytest.mark.ruling("B10.5", "B2.9")
def test_who_would_stay_in_any_order_is_not_asked_for() -> None:
    game = morning(NOBODY_COMES.replace("8", "6"), "blocked: a1 d4 h8", d5="1:ho")
    assert rides(game) == [("d4", "d5")]
    assert decision(game) == "1 take-character"


@pytest.mark.ruling("B9.14", "B10.5")
def test_the_yellow_heroes_of_the_round_that_ended_count_nothing() -> None:
    lines = (cast_line("16Y"), NOBODY_COMES.replace("8", "8, roads 0, $0"), "blocked: d4", "round: 1", "next: end-round")
    players = ("player 1: card 16Y, roads 0, $0", "player 2: roads 0, $0")
    game = wild(*lines, *players, d5="1:ho", e5="2:dr", f6="h")
    assert game.round == 2
    assert rides(game) == [("d4", "e5")]
    others = ("player 1: roads 0, $0", "player 2: card 16Y, roads 0, $0")
    game = wild(*lines, *others, d5="1:ho", e5="2:dr", f6="h")
    assert rides(game) == [("d4", "d5")]


@pytest.mark.ruling("B9.14")
def test_on_the_heroes_own_building_he_looks_for_something_better() -> None:
    game = morning(NOBODY_COMES, "notes outlaws: 0 1", "blocked: d4", d4="1:ho", e5="2:dr", f6="h")
    assert rides(game) == [("d4", "e5")]


# Placing against them.


@pytest.mark.ruling("B4.3", "B4.10", "B10.5")
def test_a_cowboy_may_go_wherever_an_outlaw_is() -> None:
    cells = {"a1": "1:.", "b1": "1:ch", "c1": "2:h", "d1": "2:pr", "h8": "2:ho", "h7": "2:ch", "g1": "M"}
    game = wild("blocked: a1 b1 c1 d1 h8 g1", "next: place 1", **cells)
    assert {"a1", "b1", "c1", "d1", "h8", "g1"} <= places(game)
    game = wild("next: place 1", **cells)
    assert places(game) & {"a1", "b1", "c1", "d1", "h8"} == set()


@pytest.mark.ruling("B4.4")
def test_one_cowboy_of_a_player_against_an_outlaw() -> None:
    game = wild("blocked: a1", "next: place 1", a1="1:.")
    choose(game, "1 place a1", "2 place a1", "3 place wages")
    assert reason(game, "1 place a1") == ("own-cowboy-there", "B4.4")
    assert standing(game, "a1") == [1, 2]


@pytest.mark.ruling("B9.2")
def test_the_red_sheriff_fights_an_outlaw_on_his_own_building_only() -> None:
    lines = (with_sides("1R"), "player 1: card 1R", "blocked: a1 b1 c1 d1", "next: place 1")
    game = wild(*lines, a1="1:ho", b1="1:.", c1="2:ho")
    assert "a1" in places(game)
    assert places(game) & {"b1", "c1", "d1"} == set()
    for place in ("b1", "c1", "d1"):
        assert reason(game, f"1 place {place}") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.2")
def test_nor_does_the_white_cowboy() -> None:
    game = wild("player 1: card 1Y, white-cowboy", "blocked: d4 e4", "next: place 1", d4="1:ho")
    assert {"d4", "e4"} & places(game, "white") == set()
    assert reason(game, "1 white e4") == ("white-cowboy-place", "B9.2")


@pytest.mark.ruling("B9.14")
def test_the_yellow_heroes_may_fight_one_on_anothers_building() -> None:
    game = wild(cast_line("16Y"), "player 1: card 16Y", "blocked: h8", "next: place 1", h8="2:ho", h6="2:ho")
    assert "h8" in places(game)
    assert "h6" not in places(game)


# On land.


@pytest.mark.ruling("B4.8")
def test_a_cowboy_against_an_outlaw_buys_no_parcel() -> None:
    game = wild("blocked: d4", "cowboys: d4 1, e4 1", "next: resolve parcel-purchase")
    assert answers(game) == {"decline", "buy e4"}


@pytest.mark.ruling("B4.8")
def test_there_is_no_duel_for_a_parcel_with_an_outlaw() -> None:
    game = wild("blocked: d4", "cowboys: d4 1 2", "next: resolve parcel-purchase")
    assert told(game, "duel") == []
    assert len(fights(game)) == 1


@pytest.mark.ruling("B4.8")
def test_the_parcel_is_not_bought_when_the_outlaw_is_beaten() -> None:
    game = fight([4], "blocked: d4", "cowboys: d4 1", "player 1: revolvers 5, cowboys 1")
    assert outlaws(game) == set()
    assert cell(game, "d4") == "."
    assert standing(game, "d4") == []
    assert cowboys_left(game, 1) == 9


@pytest.mark.ruling("B5.5", "B10.5")
def test_nothing_is_built_where_an_outlaw_is() -> None:
    lines = ("blocked: c4", CENTRE_ROADS, "player 1: kept saloon, roads 0", "next: resolve place-kept")
    game = wild(*lines, d5="h", c4="1:.", e4="1:.")
    assert reason(game, "1 build saloon c4") == ("outlaw-there", "B5.5")
    assert "build saloon e4" in answers(game)


@pytest.mark.ruling("B5.6", "B10.5")
def test_no_house_and_no_townhouse_goes_there() -> None:
    around = dict.fromkeys(("c6", "d6", "e6", "c5", "c4", "d4"), "3:.")
    lines = ("blocked: d5 e5", CENTRE_ROADS, "player 1: kept saloon, roads 0", "next: resolve place-kept")
    game = wild(*lines, **around, d5="h", e4="1:.", e5="3:.")
    choose(game, "1 build saloon e4")
    assert reason(game, "1 house d5") == ("outlaw-there", "B5.6")
    assert reason(game, "1 house e5") == ("outlaw-there", "B5.6")
    free = wild(*lines[1:], **around, d5="h", e4="1:.", e5="3:.")
    choose(free, "1 build saloon e4")
    assert {"house d5", "house e5"} <= answers(free)


@pytest.mark.ruling("B9.5", "B10.5")
def test_no_card_gives_a_parcel_with_an_outlaw() -> None:
    game = wild("blocked: d4", "pass-order: 1 2 3", "next: choose")
    choose(game, "1 take settler")
    assert "claim d4" not in answers(game)
    assert reason(game, "1 claim d4")[0] == "outlaw-keeps-parcel"


# Fights.


@pytest.mark.ruling("B10.5", "B6.3")
def test_who_reaches_the_strength_beats_him_for_the_points() -> None:
    game = fight([4], "blocked: d4", "cowboys: d4 1", "player 1: revolvers 4, cowboys 2")
    assert fights(game)[0]["totals"] == [10]
    assert points(game, 1) == 3
    assert outlaws(game) == set()
    assert (game.held[OUTLAWS + BANK], game.held[OUTLAWS + BOARD]) == (9, 0)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (2, 8)


@pytest.mark.ruling("B10.5", "B5.2")
def test_who_does_not_goes_home_and_the_outlaw_stays() -> None:
    game = fight([3], "blocked: d4", "cowboys: d4 1", "player 1: revolvers 4, cowboys 2")
    assert told(game, "outlaw-stays")[0]["totals"] == [9]
    assert points(game, 1) == 0
    assert outlaws(game) == {"d4"}
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (3, 7)


@pytest.mark.ruling("B10.5")
def test_of_several_the_best_total_wins_alone() -> None:
    lines = ("blocked: d4", "cowboys: d4 1 2 3", "pass-order: 1 2 3")
    supplies = ("player 1: revolvers 8", "player 2: revolvers 9", "player 3: revolvers 2")
    game = fight([2, 3, 1], *lines, *supplies)
    assert fights(game)[0]["totals"] == [13, 15, 6]
    assert [points(game, seat) for seat in (1, 2, 3)] == [0, 3, 0]
    assert [cowboys(game, seat) for seat in (1, 2, 3)] == [4, 3, 4]
    assert told(game, "duel") == []


@pytest.mark.ruling("B10.5", "B6.2")
def test_a_tie_goes_to_the_earlier_passer() -> None:
    lines = ("blocked: d4", "cowboys: d4 1 2", "pass-order: 2 1 3", "player 1: revolvers 7", "player 2: revolvers 7")
    game = fight([4, 4], *lines)
    assert [points(game, seat) for seat in (1, 2)] == [0, 3]


@pytest.mark.ruling("B10.5")
def test_all_lose_when_the_best_is_too_weak() -> None:
    game = fight([1, 2], "blocked: d4", "cowboys: d4 1 2", "pass-order: 1 2 3")
    assert fights(game)[0]["totals"] == [5, 6]
    assert [cowboys(game, seat) for seat in (1, 2)] == [4, 4]
    assert outlaws(game) == {"d4"}


@pytest.mark.ruling("B5.12", "B6.3")
def test_fights_and_duels_are_named_one_after_the_other() -> None:
    lines = ("blocked: d4 h8", "cowboys: d4 3, h8 2 3, a1 1 2", "pass-order: 2 3 1", "next: resolve building-income")
    game = wild(*lines, a1="3:ho", h8="1:ho")
    assert decision(game) == "2 next-building-duel"
    assert answers(game) == {"duel d4", "duel h8", "duel a1"}
    survives(game)
    choose(game, "2 duel h8")
    assert len(fights(game)) == 1


@pytest.mark.ruling("B10.5")
def test_on_anothers_building_the_winner_may_attack_instead() -> None:
    lines = ("blocked: d4", "cowboys: d4 1", "player 1: revolvers 9, $0", "player 2: $0")
    game = fight([2], *lines, d4="2:ho")
    assert decision(game) == "1 outlaw-reward"
    assert answers(game) == {"bounty", "attack"}
    survives(game)
    attacked = game.copy(quiet=False)
    choose(attacked, "1 attack")
    assert (money(attacked, 1), money(attacked, 2), points(attacked, 1)) == (3, 3, 0)
    choose(game, "1 bounty")
    assert (money(game, 1), money(game, 2), points(game, 1)) == (0, 6, 3)
    for over in (game, attacked):
        assert standing(over, "d4") == []
        assert (cowboys(over, 1), cowboys_left(over, 1)) == (3, 7)


@pytest.mark.ruling("B10.5", "B4.6")
@pytest.mark.parametrize(
    "cells",
    [{"d4": "2:ho", "d5": "2:ch"}, {"d4": "2:pr"}, {"d4": "2:h"}, {"d4": "2:."}, {"d4": "1:ho"}],
    ids=["church", "prison", "House", "land", "own"],
)
def test_only_what_could_be_attacked_is_prey(cells: dict[str, str]) -> None:
    game = fight([2], "blocked: d4", "cowboys: d4 1", "player 1: revolvers 9", **cells)
    assert points(game, 1) == 3
    assert standing(game, "d4") == []
    assert cowboys_left(game, 1) == 7


@pytest.mark.ruling("B9.14")
@pytest.mark.parametrize("holder", [1, 2])
def test_neither_the_heroes_attack_nor_are_they_attacked(holder: int) -> None:
    lines = (cast_line("16Y"), "blocked: d4", "cowboys: d4 1", "player 1: revolvers 9")
    cards = {1: "player 1: card 16Y, revolvers 9", 2: "player 2: card 16Y"}
    game = fight([2], *lines[:3], *{"player 1": lines[3], f"player {holder}": cards[holder]}.values(), d4="2:ho")
    assert points(game, 1) == 3


@pytest.mark.ruling("B6.5")
def test_a_new_church_sends_nobody_home_from_an_outlaw() -> None:
    """c4 is only attacked, on d3 there is an outlaw besides: there only the choice to attack is gone."""
    lines = ("blocked: d3", CENTRE_ROADS, "cowboys: d3 1 2, c4 1", "pass-order: 2 1 3", "player 1: revolvers 9")
    game = wild(
        *lines,
        "player 2: kept church, roads 0",
        "next: resolve place-kept",
        d5="h",
        d4="2:.",
        d3="2:ho",
        c4="2:ho",
        e5="2:.",
    )
    choose(game, "2 build church d4", "2 house e5")
    settle_all(game, until="cash-limit")
    assert [str(values["place"]) for values in told(game, "attack-called-off")] == ["c4"]
    assert fights(game)[0]["seats"] == [1, 0]
    assert points(game, 1) == 3
    assert gains(game, "money", 2, "hotel") == [6, 6]


@pytest.mark.ruling("B9.2")
def test_the_red_sheriff_is_paid_for_a_lost_fight() -> None:
    game = fight([1], with_sides("1R"), "player 1: card 1R", "blocked: d4", "cowboys: d4 1", d4="1:ho")
    assert points(game, 1) == 3


@pytest.mark.ruling("B9.13", "B10.5")
@pytest.mark.parametrize(("side", "dollars"), [("14Y", 3), ("14R", 2)])
def test_the_doctor_and_the_undertaker_are_paid_for_a_beaten_outlaw(side: str, dollars: int) -> None:
    lines = (f"characters: {side} 1Y 2Y 3Y 4Y 5Y 7Y", "blocked: d4", "cowboys: d4 1", f"player 3: card {side}, $0")
    game = fight([2], *lines, "player 1: revolvers 9")
    assert money(game, 3) == dollars


@pytest.mark.ruling("B9.13", "B10.5")
def test_a_treated_cowboy_fights_the_next_outlaw_in_the_same_step() -> None:
    lines = ("characters: 14Y 1Y 2Y 3Y 4Y 5Y 7Y", "blocked: d4 h8", "cowboys: d4 1", "player 3: card 14Y")
    game = fight([1], *lines, h8="2:ho")
    assert decision(game) == "1 treat-cowboy"
    choose(game, "1 treat h8")
    assert [values["place"] for values in fights(game)] == ["d4", "h8"]
    assert standing(game, "h8") == []


@pytest.mark.ruling("B9.8", "B10.5")
def test_dynamite_is_a_second_die_against_an_outlaw() -> None:
    game = fight([46], cast_line("9Y"), "blocked: d4", "cowboys: d4 1+dynamite", "player 1: revolvers 0, cowboys 0")
    assert fights(game)[0]["totals"] == [10]
    assert points(game, 1) == 3
    assert game.tokens == ()


@pytest.mark.ruling("B10.5")
def test_the_yellow_gunsmith_counts_a_beaten_outlaw_as_a_duel() -> None:
    game = fight([2], cast_line("10Y"), "blocked: d4", "cowboys: d4 1", "player 1: card 10Y, revolvers 9")
    assert points(game, 1) == 2 + 3


# What they take.


@pytest.mark.ruling("B10.5", "B7.5")
@pytest.mark.parametrize(("cells", "dollars"), [({"d4": "1:ho"}, 3), ({"d4": "1:sa", "d5": "h"}, 2), ({"d4": "1:dr"}, 0)])
def test_the_owner_keeps_half_rounded_down(cells: dict[str, str], dollars: int) -> None:
    game = wild("blocked: d4", "player 1: $0", "next: resolve building-income", **cells)
    assert money(game, 1) == dollars


@pytest.mark.ruling("B7.4", "B7.5")
def test_half_of_the_doubled_income() -> None:
    game = wild("blocked: d4", "player 1: $0, card 3Y", "next: resolve building-income", d4="1:sa", d5="h")
    choose(game, "1 double saloon")
    assert gains(game, "money", 1, "saloon") == [5]


@pytest.mark.ruling("B7.5", "B9.14")
def test_all_of_it_with_the_yellow_heroes() -> None:
    game = wild(cast_line("16Y"), "blocked: d4", "player 1: $0, card 16Y", "next: resolve building-income", d4="1:ho")
    assert money(game, 1) == 6
    assert told(game, "outlaw-takes") == []


@pytest.mark.ruling("B10.5")
def test_buildings_beside_him_pay_in_full() -> None:
    game = wild("blocked: d4", "player 1: $0", "next: resolve building-income", d5="1:ho")
    assert money(game, 1) == 6


@pytest.mark.ruling("B10.5")
def test_a_prison_built_beside_him_does_not_help() -> None:
    lines = ("blocked: d3", CENTRE_ROADS, "player 1: kept prison, roads 0, $0", "next: resolve place-kept")
    game = wild(*lines, d5="h", d4="1:.", e5="1:.", d3="1:ho")
    choose(game, "1 build prison d4", "1 house e5")
    settle_all(game, until="cash-limit")
    assert gains(game, "money", 1, "hotel") == [3]
    assert outlaws(game) == {"d3"}


@pytest.mark.ruling("B10.5")
def test_a_victorious_outlaw_takes_half_and_an_attack_on_his_spot_is_none() -> None:
    game = fight([1], "blocked: d4", "cowboys: d4 1", "player 1: $0", "player 2: $0", d4="2:ho")
    assert (money(game, 1), money(game, 2)) == (0, 3)


# What is seen of them.


@pytest.mark.ruling("B10.5")
def test_everybody_sees_them() -> None:
    game = wild("blocked: d4 e5", "next: choose")
    for seat in (0, 1):
        variants = game.view(seat)["variants"]
        assert isinstance(variants, dict)
        assert variants["outlaws"] == {"places": ["d4", "e5"], "strength": 10, "points": 3}
    assert "!" in town_picture(game, Words(), Look()).plain


def test_the_first_edition_has_none() -> None:
    with pytest.raises(Refusal, match="variant-not-in-edition"):
        KIND.preset("first-edition", variants=["outlaws"])


def test_a_position_has_no_more_than_there_are() -> None:
    with pytest.raises(Refusal, match="bad-position"):
        wild("blocked: a1 a2 a3 a4 a5 a6 a7 a8 b1 b2", "next: choose")


@pytest.mark.ruling("B10.5")
def test_the_chances_against_an_outlaw() -> None:
    """With a 3 or more; of two one at least, and a tie goes to the earlier passer."""
    assert odds((7,), (), 10) == (Fraction(2, 3),)
    assert odds((7, 7), (), 10) == (Fraction(1, 2), Fraction(7, 18))


@pytest.mark.ruling("B10.5")
def test_even_one_alone_has_a_fight_before_him() -> None:
    lines = ("blocked: d4", "cowboys: d4 1, h8 1", "player 1: revolvers 5, cowboys 3", "next: place 2")
    game = wild(*lines, h8="2:ho")
    found = duel_odds(game, PARCEL_OF["d4"], 0)
    assert found is not None
    assert found.of(0) == Fraction(5, 6)
    assert duel_odds(game, PARCEL_OF["h8"], 0) is None


def test_words_for_a_fight() -> None:
    sentences = BoardSentences(Words(), ["Anna", "Bea", "Carl"])
    game = wild("blocked: d4", "cowboys: d4 2", "player 1: revolvers 6", "next: place 1", d4="2:ho")
    label = {text: sentences.choice(game, 0, number) for text, number in named(game).items()}
    assert label["place d4"] == "d4: the outlaw, strength 10, for 3 VP (Anna 83%, Bea 3%)"
    game = fight([2], "blocked: d4", "cowboys: d4 1", "player 1: revolvers 9", d4="2:ho")
    assert sentences.question(game, 0) == "Anna, you have beaten the outlaw: do you take the VP or attack the building?"
    assert [sentences.choice(game, 0, number) for number in game.legal(0) if number not in game.side_choices(0)] == [
        "3 VP",
        "Attack Bea's building for half of its income, now $3",
    ]
    assert sentences.event(game, (game.events or [])[0]) == (
        "Fight with the outlaw on d4, strength 10: Anna 2 + 12 = 14. Anna beats him."
    )


def named(game: BoardGame) -> dict[str, int]:
    return {game.catalogue.text(number): number for number in game.legal(game.waiting[0])}


@pytest.mark.parametrize("stronger", [True, False])
def test_the_greedy_bot_weighs_an_outlaw(stronger: bool) -> None:
    revolvers = 12 if stronger else 0
    busy = "cowboys: cowboys-vp 1, cowboys-income 1"
    game = wild("blocked: h8", busy, f"player 1: revolvers {revolvers}, cowboys 1, roads 0, $0", "next: place 1")
    chosen = game.catalogue.text(ask(make_bot("greedy", 1, "board"), game, 0))
    assert (chosen == "place h8") == stronger


def test_the_greedy_bot_plays_it() -> None:
    game = start(variants=["outlaws"], seed="greedy", players=3)
    bots = [make_bot("greedy", seat, "board") for seat in range(3)]
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert told(game, "outlaw-arrives")


def test_placing_goes_on_as_usual() -> None:
    game = wild("blocked: d4", "next: place 1")
    assert "place d4" in options(game)
    all_pass(game)
    assert standing(game, "d4") == []


# Whole games.


@pytest.mark.ruling("B10.5")
@pytest.mark.parametrize("number", range(30))
def test_random_games_end_with_everything_in_its_place(number: int) -> None:
    variants = [["outlaws"], ["outlaws", "river"], ["outlaws", "horses"]][number % 3]
    game = start("big-box", f"outlaws {number}", players=2 + number % 5, variants=variants)
    play_on(game, str(number))
    assert game.held[OUTLAWS + BOARD] == len(game.blocked)


@pytest.mark.ruling("B10.5")
def test_every_decision_of_a_game_can_be_written_down() -> None:
    game = start("big-box", "written", players=4, variants=["outlaws"])
    random = Random("written")
    while not game.over:
        survives(game)
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(KIND, game, seat, random))
