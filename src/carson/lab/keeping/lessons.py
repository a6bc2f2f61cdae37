"""How the games of a training are shared among a crew, and kept: a training that was broken off goes on with what it has."""

from __future__ import annotations

import typing
from base64 import b85decode, b85encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from typing import Any, Final, TypeVar
from zlib import compress, decompress

import msgspec

from carson.lab.crew.crew import Crew
from carson.lab.keeping.kept import Kept

FORMAT: Final = "carson-training"

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int, int], AbstractContextManager[Callable[[], None]]]  # for so many games, so many of them done


class Lessons:
    """A `Share` (`bots/learning.py`): what each task came to is a line of the file, by stage and number."""

    def __init__(self, crew: Crew, progress: Progress, kept: Kept | None = None) -> None:
        self.games = 0  # that have been played
        self._crew = crew
        self._progress = progress
        self._kept = kept
        self._known = dict(kept.read(_read_line)) if kept else {}
        self._stage = 0

    def __call__(self, work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int], /) -> Iterator[R]:
        self._stage += 1
        stage, kind = self._stage, typing.get_type_hints(work)["return"]
        known = {number for number in range(len(tasks)) if (stage, number) in self._known}
        before = sum(games(tasks[number]) for number in known)
        self.games += before
        left = [number for number in range(len(tasks)) if number not in known]
        early: dict[int, R] = {}
        with (
            self._progress(sum(map(games, tasks)), before) as step,
            closing(self._crew.share(work, [tasks[number] for number in left])) as done,
        ):
            for number in range(len(tasks)):
                while number not in known and number not in early:
                    index, result = next(done)
                    early[left[index]] = result
                    self._keep(stage, left[index], result)
                    self.games += games(tasks[left[index]])
                    for _ in range(games(tasks[left[index]])):
                        step()
                yield _unpacked(self._known.pop((stage, number)), kind) if number in known else early.pop(number)

    def _keep(self, stage: int, task: int, result: object) -> None:
        if self._kept:
            self._kept.add({"stage": stage, "task": task, "done": _packed(result)})


def _read_line(values: Any) -> tuple[tuple[int, int], str]:
    return (int(values["stage"]), int(values["task"])), str(values["done"])


def _packed(result: object) -> str:
    return b85encode(compress(msgspec.msgpack.encode(result), 1)).decode()


def _unpacked(text: str, kind: Any) -> Any:
    return msgspec.msgpack.decode(decompress(b85decode(text)), type=kind)
