"""Ladders: who meets whom, that games do not depend on processes or on what was played before, and the file of results."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from carson.bots import Budget
from carson.games import title_of
from carson.lab.crew.hiring import crew_of
from carson.lab.keeping.kept import BadFile
from carson.lab.ladder import Ladder, Pairing, Results, ahead, climb, pairings, rated, rows


def ladder(games: int = 4, players: int = 2, seed: str = "s", **changes: Any) -> Ladder:
    bots = ("greedy", "random")
    configs = [title_of("board").preset("first-game", players=players)]
    return replace(Ladder("board", configs, players, bots, pairings(bots), games, seed), **changes)


def climbed(wanted: Ladder, workers: int = 1, path: Path | None = None) -> Results:
    results = Results(wanted, path)
    assert [outcome.problem for outcome in climb(results, crew_of(workers)) if outcome.problem] == []
    return results


def repeatable(results: Results) -> list[dict[str, object]]:
    """All but times, which no two runs have in common."""
    games = sorted(results.games.values(), key=lambda played: (played.a.bot, played.b.bot, played.number))
    timeless = [replace(game, a=replace(game.a, seconds=0), b=replace(game.b, seconds=0)) for game in games]
    return [asdict(game) for game in timeless]


def test_each_bot_meets_the_next_or_all_that_follow() -> None:
    assert pairings("abc") == [Pairing("a", "b"), Pairing("b", "c")]
    assert pairings("abc", all_pairs=True) == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]


def test_one_meets_three_and_moves_on_from_game_to_game() -> None:
    (plan,) = ladder(players=4).plans.values()
    assert plan.seats_of(0) == ("greedy", "random", "random", "random")
    assert plan.seats_of(1) == ("random", "greedy", "random", "random")


def test_every_pairing_has_seeds_of_its_own() -> None:
    bots = ("greedy", "random", "other")
    plans = ladder(bots=bots, pairings=pairings(bots, all_pairs=True)).plans.values()
    assert len({plan.seed_of(number) for plan in plans for number in range(3)}) == 9


def test_two_processes_give_what_one_gives() -> None:
    assert repeatable(climbed(ladder(), workers=2)) == repeatable(climbed(ladder()))


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = Results(ladder(), file)
    games = climb(first)
    next(games)
    games.close()
    again = Results(ladder(), file)
    assert [number for _, number in again.to_play()] == [1, 2, 3]
    assert repeatable(climbed(ladder(), path=file)) == repeatable(climbed(ladder()))
    assert Results(ladder(), file).to_play() == []


def test_more_games_and_other_budgets_are_played_besides(tmp_path: Path) -> None:
    file = tmp_path / "results"
    climbed(ladder(games=1), path=file)
    assert [number for _, number in Results(ladder(games=2), file).to_play()] == [1]
    other = ladder(games=2, budgets={"greedy": Budget(simulations=7)})
    assert [number for _, number in Results(other, file).to_play()] == [0, 1]
    assert rows(Results(other, file))[0].games == 0


def test_pairings_take_turns() -> None:
    bots = ("greedy", "random", "greedy")
    both = ladder(games=2, bots=bots, pairings=pairings(bots))
    assert [(plan.bots[0], number) for plan, number in Results(both).to_play()] == [
        ("greedy", 0), ("random", 0), ("greedy", 1), ("random", 1),
    ]  # fmt: skip


def test_a_line_that_was_never_finished_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "results"
    climbed(ladder(games=2), path=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert [number for _, number in Results(ladder(games=2), file).to_play()] == [1]
    climbed(ladder(games=2), path=file)
    assert [json.loads(line).get("number") for line in file.read_text().splitlines()] == [None, 0, 1]


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "results"
    climbed(ladder(games=1), path=file)
    head, game = file.read_text().splitlines()
    file.write_text(f"{head}\n{game}\n{game}\n")
    assert rows(Results(ladder(games=1), file))[0].games == 1


@pytest.mark.parametrize("changes", [{"seed": "t"}, {"players": 4}])
def test_results_of_another_ladder_are_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    file = tmp_path / "results"
    Results(ladder(), file)
    with pytest.raises(BadFile, match="kept-other"):
        Results(ladder(**changes), file)


@pytest.mark.parametrize("content", [b"zeppelin\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b"no end"])
def test_what_is_no_file_of_results_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "results"
    file.write_bytes(content)
    with pytest.raises(BadFile, match="kept-nothing"):
        Results(ladder(), file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("line", ["zeppelin", "{}", "[]", "7", '{"a": "greedy", "b": {}, "number": 3, "won": 1}'])
def test_a_bad_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results"
    Results(ladder(), file)
    with file.open("a") as lines:
        lines.write(f"{line}\n")
    with pytest.raises(BadFile) as problem:
        Results(ladder(), file)
    assert (problem.value.id, problem.value.values) == ("command-kept-bad-line", {"number": 2})


def test_what_a_pairing_comes_to() -> None:
    results = climbed(ladder())
    (row,) = rows(results)
    assert (row.games, row.wins, row.share) == (4, 4, 1)
    assert row.interval[0] == pytest.approx(0.51, abs=0.01)
    assert None not in (row.a.points, row.b.points, row.a.ms, row.b.ms)
    assert (row.a.points or 0) > 40 > (row.b.points or 0)
    assert (row.a.ms or 0) > (row.b.ms or 0) > 0
    assert rated(results.ladder, [row])["random"].points < -200


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_level_that_searches_has_simulations_of_its_own(game: str) -> None:
    asked = {"marshal": Budget(simulations=7)}
    own, named = (ladder(game=game, budgets=budgets) for budgets in ({}, asked))
    assert (own.simulations("legend") or 0) > (own.simulations("marshal") or 0) > 0
    assert named.simulations("marshal") == 7
    assert own.simulations("greedy") is None


@pytest.mark.parametrize(
    ("points", "winners", "bots", "found"),
    [((9, 5), (0,), 2, [0]), ((9, 9, 3), (0, 1), 3, [0, 1]), ((5, 7, 9), (2,), 2, [1]), ((7, 7, 9), (2,), 2, [0, 1]),
     ((9, 7, 9), (0, 2), 2, [0])],
)  # fmt: skip
def test_virtual_players_are_left_out_of_who_is_ahead(
    points: tuple[int, ...], winners: tuple[int, ...], bots: int, found: list[int]
) -> None:
    assert ahead(points, winners, bots) == found
