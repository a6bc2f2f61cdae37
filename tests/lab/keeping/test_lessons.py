"""How the games of a training are shared and kept: in their order, for any crew, and again from the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from carson.bots.board import training as board
from carson.bots.board.tasting import in_tasks, learned_taste
from carson.bots.board.worth import GREEDYS
from carson.bots.cards import training as cards
from carson.bots.learning import here
from carson.lab.crew.crew import Alone
from carson.lab.crew.hiring import crew_of
from carson.lab.keeping.kept import Kept
from carson.lab.keeping.lessons import Lessons
from tests.lab.crew.work import square


class Bars:
    """Progress that is only counted."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, int]] = []  # of each stage: all, those done before, steps

    @contextmanager
    def __call__(self, total: int, done: int) -> Iterator[Any]:
        steps = [0]

        def step() -> None:
            steps[0] += 1

        yield step
        self.seen.append((total, done, steps[0]))


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_their_order_and_games_are_counted(workers: int) -> None:
    bars = Bars()
    lessons = Lessons(crew_of(workers), bars)
    assert list(lessons(square, range(30), lambda number: 2)) == [number * number for number in range(30)]
    assert list(lessons(square, [], lambda number: 2)) == []
    assert lessons.games == 60
    assert bars.seen == [(60, 0, 60), (0, 0, 0)]


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    first = Lessons(Alone(), Bars(), Kept(file, "carson-test", {}))
    some = iter(first(square, range(4), lambda number: 1))
    next(some)
    next(some)
    del some
    bars = Bars()
    again = Lessons(Alone(), bars, Kept(file, "carson-test", {}))
    assert list(again(square, range(4), lambda number: 1)) == [0, 1, 4, 9]
    assert bars.seen == [(4, 2, 2)]


@pytest.mark.parametrize(
    ("work", "task"),
    [
        (cards._batch, ("s", range(8, 11), None)),
        (board.play_some, ((GREEDYS, 2), ["s/1"])),
    ],
)
def test_what_games_teach_is_read_as_it_was(work: Any, task: Any, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    (wanted,) = Lessons(Alone(), Bars(), Kept(file, "carson-test", {}))(work, [task], lambda task: 1)
    (found,) = Lessons(Alone(), Bars(), Kept(file, "carson-test", {}))(work, [task], lambda task: 1)
    assert found == wanted


@pytest.mark.slow
def test_a_taste_is_the_same_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.bots.board.tasting.ROUNDS", 1)
    assert len(in_tasks(["s"] * 41)) == 3
    said: list[str] = []
    lessons = Lessons(crew_of(2), Bars())
    assert learned_taste("s", 1, lessons, said.append) == learned_taste("s", 1, here, said.append)
