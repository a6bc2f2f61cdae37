"""Whether a lesson's goal is met, and if it cannot be any more, why not: as the engine sees it, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from carson.core.game import Game
from carson.core.sums import total
from carson.locales import Words
from carson.sentences.naming import Values
from carson.sentences.sentences import sentences_of
from carson.table.lessons.goals import Goal, goal_kinds
from carson.table.lessons.lesson import Lesson

State = Literal["open", "met", "missed"]
OPEN: Final[State] = "open"
MET: Final[State] = "met"
MISSED: Final[State] = "missed"


@dataclass(frozen=True, slots=True)
class Judgement:
    state: State
    wrong: str = ""  # the name of the try that was made, if it has an answer of its own
    missed: tuple[Goal, ...] = ()


def judge(lesson: Lesson, now: Game, choices: Sequence[str]) -> Judgement:
    """After these choices of whoever is taught, which have led to this game."""
    missed = tuple(goal for goal in lesson.goals if not goal.is_met(lesson.game, lesson.first, now, lesson.seat))
    if choices and not missed:
        return Judgement(MET)
    wrong = next((name for name, tries in lesson.wrong if tuple(choices[: len(tries)]) == tries), "")
    over = len(choices) >= lesson.most or lesson.seat not in now.waiting
    return Judgement(MISSED if wrong or over else OPEN, wrong, missed)


def in_words(lesson: Lesson, judgement: Judgement, now: Game, words: Words) -> str:
    """What to say of it; nothing as long as the goal can be met."""
    if judgement.state == OPEN:
        return ""
    if judgement.state == MET:
        return words(f"{lesson.words}.done")
    if judgement.wrong:
        return words(f"{lesson.words}-{judgement.wrong}")
    return _why(lesson, judgement.missed[0], now, words)


def _why(lesson: Lesson, goal: Goal, now: Game, words: Words) -> str:
    """Why a goal is missed: the number, its parts, and how much it should have been."""
    sentences = sentences_of(lesson.game)(words)
    kind, parts = goal_kinds(lesson.game)[goal.kind], goal.parts(lesson.game, lesson.first, now, lesson.seat)
    values: Values = {"total": total(parts), "least": goal.least, "percent": total(parts)}
    if kind.explained:
        values["sum"] = sentences.parts(parts, kind.dollars)
    for name, id in zip(kind.about, goal.about, strict=True):
        values |= {name: id, **sentences.name_and_id(name, id)}
    return words(f"lesson-missed-{lesson.game}-{goal.kind}", **values)
