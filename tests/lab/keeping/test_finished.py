"""What has come of a plan: kept, gone on with, counted once, the same for any crew; and games of all kinds."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from carson.bots import Budget
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from carson.lab.crew.hiring import crew_of
from carson.lab.keeping.finished import Finished
from carson.lab.keeping.kept import BadFile
from carson.lab.plans import AnyPlan, Plan, WidePlan
from carson.lab.simulate import Tally

WIDE = WidePlan(tuple(GAMES), ("random",), 20, "s")


def plan(games: int = 6) -> Plan:
    return Plan("board", [title_of("board").preset("first-game", players=2)], ("random", "random"), games, "s")


def played(plan: AnyPlan, path: Path | None = None, workers: int = 1) -> Tally:
    finished = Finished(plan, path)
    for _ in finished.play(crew_of(workers)):
        pass
    return finished.tally


@pytest.mark.parametrize("wanted", [plan(), WIDE])
def test_the_number_of_workers_changes_nothing(wanted: AnyPlan) -> None:
    assert played(wanted, workers=2) == played(wanted)


@pytest.mark.parametrize("wanted", [plan(), WIDE])
def test_a_run_goes_on_where_it_was_broken_off(wanted: AnyPlan, tmp_path: Path) -> None:
    file = tmp_path / "games"
    games = Finished(wanted, file).play()
    for _ in range(3):
        next(games)
    games.close()
    assert len(file.read_text().splitlines()) == 4
    again = Finished(wanted, file)
    assert (again.before, again.left) == (3, wanted.games - 3)
    assert [number for _, number in again.to_play()] == list(range(3, wanted.games))
    assert played(wanted, file) == played(wanted)
    assert Finished(wanted, file).left == 0


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")
def test_games_of_processes_that_are_killed_are_played_again_and_count_once(tmp_path: Path) -> None:
    file = tmp_path / "games"
    wanted = replace(WIDE, games=60)
    finished = Finished(wanted, file)
    for count, _ in enumerate(finished.play(crew_of(2)), 1):
        if count % 20 == 0:
            for process in multiprocessing.active_children()[:1]:
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
    assert finished.tally == played(wanted)
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(60))


def test_more_games_are_played_besides_and_fewer_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played(plan(4), file)
    assert Finished(plan(6), file).left == 2
    assert played(plan(2), file) == played(plan(2))


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "games"
    played(plan(2), file)
    head, first, second = file.read_text().splitlines()
    file.write_text(f"{head}\n{second}\n{first}\n{second}\n")
    assert played(plan(2), file) == played(plan(2))


@pytest.mark.parametrize(
    "other",
    [
        replace(plan(), seed="t"),
        replace(plan(), bots=("greedy", "random")),
        replace(plan(), budgets={"random": Budget(3)}),
        WIDE,
    ],
)
def test_a_file_of_other_games_is_refused(other: AnyPlan, tmp_path: Path) -> None:
    file = tmp_path / "games"
    Finished(plan(), file)
    with pytest.raises(BadFile, match="kept-other"):
        Finished(other, file)


@pytest.mark.parametrize(
    "change",
    [
        {"points": [1]},
        {"number": -1},
        {"number": "0"},
        {"winners": [2]},
        {"decisions": None},
        {"bots": None},
        {"points": "12"},
    ],
)
def test_a_bad_line_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "games"
    played(plan(1), file)
    head, game = file.read_text().splitlines()
    file.write_text(f"{head}\n{json.dumps({**json.loads(game), **change})}\n")
    with pytest.raises(BadFile, match="bad-line"):
        Finished(plan(1), file)


def test_games_with_a_problem_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    with monkeypatch.context() as patch:
        patch.setattr("carson.lab.simulate.MOST_DECISIONS", 3)
        assert played(plan(2), file).errors == 2
    assert played(plan(2), file) == played(plan(2))


def test_games_of_all_kinds_are_of_all_kinds() -> None:
    tables = [replace(WIDE, games=400).table_of(number) for number in range(400)]
    assert {table.game for table in tables} == set(GAMES)
    for game in GAMES:
        title = title_of(game)
        of_game = [table for table in tables if table.game == game]
        assert len({len(table.bots) for table in of_game}) >= 5
        assert {table.config.get("edition") for table in of_game} >= set(title.editions)
        variants = Counter(name for table in of_game for name in _list(table.config.get("variants")))
        assert set(variants) == {*title.variants, *title.extras}
    codes = {code for table in tables for code in _list(table.config.get("characters"))}
    assert {code.rstrip("YR?") for code in codes} >= {str(number) for number in range(17)}


def _list(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []


def test_bots_move_on_at_any_tables() -> None:
    two = replace(WIDE, bots=("a", "b"))
    assert {two.table_of(number).bots[0] for number in range(4)} == {"a", "b"}
    for number in range(20):
        table = two.table_of(number)
        assert abs(table.bots.count("a") - table.bots.count("b")) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_can_be_played(game: str) -> None:
    drawn = [WidePlan((game,), ("random",), 30, "t").table_of(number).config for number in range(30)]
    for config in drawn:
        try:
            title_of(game).new(config, "s")
        except Refusal as refusal:
            pytest.fail(f"{config}: {refusal}")
