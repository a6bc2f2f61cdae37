"""Work that is shared: each item once, whoever does it; workers that are lost, and items that lose them."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from carson.lab.crew.cluster import NoCluster
from carson.lab.crew.crew import TASKS_AHEAD, Alone, Crew, Done, Group, Lost, Team, Together, TooOftenLost, do
from carson.lab.crew.hiring import crew_of
from carson.lab.crew.processes import cores
from tests.lab.crew.work import die, die_once, fail_at_seven, square, who

NEEDS_SIGKILL = pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")


class Forgetful(Team):
    """A team in this process that loses some tasks, and ends the last one first."""

    count = 2

    def __init__(self, loses: Callable[[int], bool]) -> None:
        self._loses = loses
        self._given = 0
        self.most = 0  # that were in its hands at a time

    def give(self, work: Callable[[Any], Any], group: Group[Any]) -> Any:
        self._given += 1
        return self._given, partial(do, work, group)

    def ended(self, tasks: Collection[Any]) -> Collection[Any]:
        self.most = max(self.most, len(tasks))
        return [max(tasks, key=lambda task: int(task[0]))]

    def result(self, task: Any) -> Done[Any]:
        number, done = task
        if self._loses(number):
            raise Lost
        result: Done[Any] = done()
        return result


def crew_with(team: Team) -> Crew:
    @contextmanager
    def there() -> Iterator[Team]:
        yield team

    return Together(there)


@pytest.mark.parametrize("crew", [Alone(), crew_of(2), crew_with(Forgetful(lambda number: number % 3 == 0))])
def test_every_item_is_done_once(crew: Crew) -> None:
    done = list(crew.share(square, range(100)))
    assert sorted(done) == [(number, number * number) for number in range(100)]
    assert list(crew.in_order(square, range(100))) == [number * number for number in range(100)]
    assert list(crew.share(square, [])) == []


def test_nobody_gets_more_than_he_can_do_soon() -> None:
    team = Forgetful(lambda number: False)
    items = iter(range(10_000))
    with closing(crew_with(team).share(square, items)) as done:
        next(done)
    assert team.most == TASKS_AHEAD * team.count
    assert next(items) < 100  # nor are all items listed before they are wanted


def test_what_loses_everybody_is_given_up() -> None:
    with pytest.raises(TooOftenLost):
        list(crew_with(Forgetful(lambda number: True)).share(square, range(3)))


@NEEDS_SIGKILL
def test_processes_that_are_killed_lose_nothing(tmp_path: Path) -> None:
    items = [(tmp_path, number) for number in range(60)]
    assert sorted(crew_of(2).share(die_once, items)) == [(number, number) for number in range(60)]
    assert len(list(tmp_path.iterdir())) == 6


@NEEDS_SIGKILL
def test_an_item_that_kills_everybody_is_found() -> None:
    with pytest.raises(TooOftenLost):
        list(crew_of(2).share(die, range(5)))
    assert multiprocessing.active_children() == []


def test_an_error_of_the_work_is_its_own() -> None:
    for crew in (Alone(), crew_of(2)):
        with pytest.raises(ValueError, match="no seven"):
            list(crew.share(fail_at_seven, range(20)))


def test_small_work_needs_no_other_process() -> None:
    assert {process for _, process in crew_of(None, most=50).share(who, range(3))} == {os.getpid()}


def test_others_help_with_large_work() -> None:
    found = {process for _, process in crew_of(2).share(who, range(60))}
    assert os.getpid() not in found
    assert 1 <= len(found) <= 2


def test_there_are_no_more_processes_than_work() -> None:
    assert isinstance(crew_of(8, most=1), Alone)
    assert isinstance(crew_of(1), Alone)
    assert cores() >= 1


@pytest.mark.parametrize("address", ["", "here", "ray://", "ray://host", "http://host:1", "ray://a b:1", "ray://h:1/x"])
def test_an_address_of_a_cluster_has_its_form(address: str) -> None:
    with pytest.raises(NoCluster) as problem:
        crew_of(None, address)
    assert (problem.value.id, problem.value.values) == ("command-cluster-address", {"text": address})


def test_without_ray_there_is_no_cluster() -> None:
    with pytest.raises(NoCluster, match="command-cluster-missing"):
        list(crew_of(2, "local").share(square, [1]))
