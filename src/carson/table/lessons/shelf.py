"""The lessons that come with the program: files beside this one, in a folder for each game, in the order of their names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.lessons.lesson import Lesson, read_lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """A game's lessons in the order in which they teach it. A file is called `03-houses.txt`, and the lesson `houses`."""
    title = title_of(game)
    folder = files(__package__) / game
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    lessons = []
    for name in names:
        text = (folder / name).read_text(encoding="utf-8")
        lessons.append(read_lesson(title, name.removesuffix(".txt").partition("-")[2], text, f"{game}/{name}"))
    return tuple(lessons)


def lesson_of(game: str, name: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise Refusal("no-lesson", name=name[:40])
