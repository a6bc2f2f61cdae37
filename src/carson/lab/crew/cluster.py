"""A cluster that shares work, by way of Ray: an extra of the package, loaded when somebody asks for it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

from carson import __version__
from carson.lab.crew.crew import Done, Group, Lost, Team, do

LOCAL: Final = "local"  # starts Ray on this machine
ADDRESS: Final = re.compile(r"ray://[^\s/:]+:\d{1,5}")  # joins one that runs
QUIETLY: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told what is played here
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # what it has to say of lost workers would stand between our own lines
}
TRIES: Final = 3  # to start Ray here

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """Why there is none: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id)


class Cluster(Team):
    """Whoever Ray finds. A task that it loses is given again by us, so that there is one way of counting."""

    def __init__(self, ray: Any, count: int) -> None:
        self.count = count
        self._ray = ray
        self._do = ray.remote(max_retries=0)(do)

    def give(self, work: Callable[[T], R], group: Group[T]) -> Any:
        return self._do.remote(work, group)

    def ended(self, tasks: Collection[Any]) -> Collection[Any]:
        ended: list[Any] = self._ray.wait(list(tasks), num_returns=1)[0]
        return ended

    def result(self, task: Any) -> Done[Any]:
        try:
            done: Done[Any] = self._ray.get(task)
        except self._ray.exceptions.RayTaskError:  # of the work itself
            raise
        except self._ray.exceptions.RayError as error:
            raise Lost from error
        return done


def check_address(address: str) -> str:
    """Whether it could be one."""
    if address != LOCAL and not ADDRESS.fullmatch(address):
        raise NoCluster("command-cluster-address", text=address)
    return address


@contextmanager
def cluster(address: str, workers: int | None) -> Iterator[Cluster]:
    """Ray here with so many workers, or one that runs somewhere, with all that it has."""
    check_address(address)
    for name, value in QUIETLY.items():
        os.environ.setdefault(name, value)
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoCluster("command-cluster-missing") from None
    try:
        _join(ray, address, workers)
        _check_version(ray)
        there = int(ray.cluster_resources().get("CPU", 1))
        yield Cluster(ray, min(workers or there, there))
    finally:
        ray.shutdown()


def _join(ray: Any, address: str, workers: int | None) -> None:
    """Ray has no kind of error of its own for an address where nobody answers, nor for not starting within 30 seconds."""
    quietly = {"logging_level": "ERROR", "log_to_driver": False}
    if address != LOCAL:
        try:
            ray.init(address=address, **quietly)
        except Exception as error:
            raise NoCluster("command-cluster-nobody", address=address, reason=_first_line(error)) from None
        return
    for tries_left in reversed(range(TRIES)):  # a machine that is busy needs more than one
        try:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quietly)
            return
        except Exception as error:
            ray.shutdown()
            if not tries_left:
                raise NoCluster("command-cluster-not-started", reason=_first_line(error)) from None


def _check_version(ray: Any) -> None:
    """Another version may play other games."""
    try:
        found = ray.get(ray.remote(version).remote())
    except ray.exceptions.RayError as error:
        raise NoCluster("command-cluster-no-carson", reason=_first_line(error)) from None
    if found != __version__:
        raise NoCluster("command-cluster-version", found=str(found), own=__version__)


def version() -> str:
    """What a worker has."""
    return __version__


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
