"""What is gathered from games: it agrees with them, whoever played them."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from carson.games import entry_of, title_of
from carson.lab.study.games import Played, StudyPlan, play_for_study, read_played
from carson.lab.study.gathering import Gathered, gather
from carson.lab.study.tables import Games, points_of


def plan_of(game: str, bots: tuple[str, ...] = ("random",), **changes: object) -> StudyPlan:
    configs = [title_of(game).preset(entry_of(game).bench, **changes)]
    return StudyPlan(game, configs, bots, 4, "gathering", observed=True)


def played(plan: StudyPlan, number: int = 0) -> Played:
    ended = play_for_study((plan, number))
    assert ended.played is not None
    return ended.played


def gathered(plan: StudyPlan, number: int = 0) -> Gathered:
    found = gather((plan, played(plan, number)))
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_game_is_the_same_when_its_choices_are_played_again(game: str) -> None:
    plan = plan_of(game)
    kept = played(plan)
    found = gather((plan, read_played(asdict(kept))))
    assert found is not None
    assert (found.points, found.decisions, found.chosen) == (kept.points, len(kept.choices), 4)
    assert sum(found.won) == pytest.approx(1)
    points = [0] * 4
    for fact, amount in found.facts.items():
        if fact.sort == "source":
            points[fact.seat] += amount
    assert tuple(points) == found.points  # where the points come from is all of them


def test_a_choice_that_this_version_would_not_make_is_noticed() -> None:
    plan = plan_of("board")
    kept = played(plan)
    assert gather((plan, replace(kept, choices=kept.choices[:-1]))) is None
    assert gather((plan, replace(kept, choices=("1 place wages", *kept.choices)))) is None
    assert gather((plan, replace(kept, choices=("1 dance", *kept.choices)))) is None
    assert gather((plan, replace(kept, points=(0, 0, 0, 0)))) is None


def test_bots_take_turns_on_the_seats() -> None:
    plan = plan_of("board", ("greedy", "random"), players=3)
    assert [plan.table_of(number).bots for number in range(2)] == [
        ("greedy", "random", "greedy"),
        ("random", "greedy", "random"),
    ]


def test_every_cowboy_that_is_placed_stands_somewhere() -> None:
    found = gathered(plan_of("board"))
    spaces = sum(amount for fact, amount in found.facts.items() if fact.sort == "space")
    assert spaces == found.rulings["B4.3"] > 20
    passes = [fact for fact in found.facts if fact.sort == "pass"]
    assert len(passes) == found.rulings["B4.2"] == 4 * 4


def test_each_seat_takes_a_character_each_round_and_lays_each_bid_twice() -> None:
    board, cards = gathered(plan_of("board")), gathered(plan_of("cards"))
    assert {(fact.round, fact.seat) for fact in board.facts if fact.sort == "character"} == {
        (round, seat) for round in range(1, 5) for seat in range(4)
    }
    bids = [fact for fact in cards.facts if fact.sort == "bid"]
    assert sorted((fact.seat, fact.what) for fact in bids) == sorted(
        (seat, str(bid)) for seat in range(4) for bid in range(1, 10) for _ in range(2)
    )


def test_seats_are_compared_within_their_table_and_allowed_for_their_level() -> None:
    plan = plan_of("board", ("greedy", "random"))
    games = Games([gathered(plan, number) for number in range(2)])
    rows = games.rows("seat", points_of, by_round=False)
    assert [row.controls for row in rows[:2]] == [(0.0,), (1.0,)]  # greedy, random
    assert {row.cell for row in rows} == {(0, 0), (1, 0)}
    rounds = games.rows("character", points_of, by_round=True)
    assert {row.cell for row in rounds} == {(number, round) for number in range(2) for round in range(1, 5)}
    assert {len(row.controls) for row in rounds} == {4}  # and how the seat stood: money, points, firepower
