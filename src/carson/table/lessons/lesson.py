"""A lesson as its file says: a few lines, an empty one, and the position in which it begins (`docs/lessons.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.core.title import Title
from carson.games import title_of
from carson.table.lessons.goals import Goal, read_goal

HEADER: Final = "carson lesson 1"
MOST_CHOICES: Final = 20
MOST_SEATS: Final = 6

Choices = tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """What whoever sits on `seat` is to reach with at most so many choices: as many as the solution makes, by itself."""

    game: str
    name: str
    position: str
    seat: int = 0
    most: int = 0
    goals: tuple[Goal, ...] = ()
    solution: Choices = ()
    wrong: tuple[tuple[str, Choices], ...] = ()  # tries that have an answer of their own, with its name

    @property
    def words(self) -> str:
        """What the ids of its words begin with."""
        return f"lesson-{self.game}-{self.name}"

    @cached_property
    def first(self) -> Game:
        """The game as it begins, to be copied."""
        return title_of(self.game).from_position(self.position)


class _Reader:
    """Reads the lines before the position."""

    def __init__(self, title: Title, file: str, lesson: Lesson) -> None:
        self.title = title
        self.file = file
        self.lesson = lesson
        self.number = 0

    def bad(self, problem: str, word: str = "") -> Refusal:
        return Refusal("bad-lesson-file", file=self.file, line=self.number, problem=problem, word=word[:60])

    def line(self, text: str) -> None:
        name, colon, value = map(str.strip, text.partition(":"))
        if not colon:
            raise self.bad("no-colon", text)
        what, _, rest = name.partition(" ")
        readers: dict[str, Callable[[str], None]] = {
            "seat": self.seat, "choices": self.most, "goal": self.goal, "solution": self.solution
        }  # fmt: skip
        if what == "wrong" and re.fullmatch("[a-z]+", rest):
            self.wrong(rest, value)
        elif name in readers:
            readers[name](value)
        else:
            raise self.bad("unknown-line", name)

    def seat(self, value: str) -> None:
        self.lesson = replace(self.lesson, seat=self.number_in(value, MOST_SEATS) - 1)

    def most(self, value: str) -> None:
        self.lesson = replace(self.lesson, most=self.number_in(value, MOST_CHOICES))

    def goal(self, value: str) -> None:
        goal = read_goal(self.title.name, value)
        if goal is None:
            raise self.bad("goal", value)
        self.lesson = replace(self.lesson, goals=(*self.lesson.goals, goal))

    def solution(self, value: str) -> None:
        self.lesson = replace(self.lesson, solution=self.choices(value))

    def wrong(self, name: str, value: str) -> None:
        self.lesson = replace(self.lesson, wrong=(*self.lesson.wrong, (name, self.choices(value))))

    def choices(self, value: str) -> Choices:
        texts = tuple(map(str.strip, value.split(",")))
        for text in texts:
            if self.title.catalogue.find(text) is None:
                raise self.bad("choice", text)
        return texts

    def number_in(self, value: str, most: int) -> int:
        if not value.isdecimal() or not 1 <= int(value) <= most:
            raise self.bad("number", value)
        return int(value)


def read_lesson(title: Title, name: str, text: str, file: str) -> Lesson:
    """The lesson that a file's text describes; a refusal names the file, the line and what is wrong there."""
    head, _, position = text.partition("\n\n")
    reader = _Reader(title, file, Lesson(title.name, name, position))
    lines = head.splitlines()
    reader.number = 1
    if lines[:1] != [HEADER]:
        raise reader.bad("header", HEADER)
    for reader.number, line in enumerate(lines[1:], 2):
        if not line.startswith("#"):
            reader.line(line)
    lesson = reader.lesson
    if not lesson.goals or not lesson.solution:
        raise reader.bad("no-goal")
    lesson = replace(lesson, most=lesson.most or len(lesson.solution))
    try:
        waiting = lesson.first.waiting
    except Refusal as refusal:
        line_there = refusal.values.get("line")
        reader.number += 1 + (line_there if isinstance(line_there, int) else 0)
        raise reader.bad("position") from refusal
    if waiting != (lesson.seat,):
        raise reader.bad("not-asked", str(lesson.seat + 1))
    return lesson
