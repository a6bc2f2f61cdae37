"""A lesson's file: what it says, and the one sentence that a mistake in it gets."""

from __future__ import annotations

import pytest

from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.lessons.goals import Goal
from carson.table.lessons.lesson import Lesson, read_lesson
from carson.table.lessons.shelf import lesson_of
from carson.table.shown.refusals import detail
from tests.table.lessons.positions import POSITION

HEAD = ["carson lesson 1", "goal: money 4", "solution: place wages"]


def read(*head: str, position: str = POSITION) -> Lesson:
    return read_lesson(title_of("board"), "pay", "\n".join([*head, "", position]), "board/01-pay.txt")


def test_what_a_file_says() -> None:
    lesson = read(*HEAD, "# a remark", "choices: 3", "wrong idle: pass", "wrong idle: place gambling")
    assert (lesson.game, lesson.name, lesson.words, lesson.seat, lesson.most) == ("board", "pay", "lesson-board-pay", 0, 3)
    assert lesson.goals == (Goal("money", (), 4),)
    assert lesson.solution == ("place wages",)
    assert lesson.wrong == (("idle", ("pass",)), ("idle", ("place gambling",)))
    assert lesson.first.waiting == (0,)


def test_as_many_choices_as_the_solution_makes() -> None:
    assert read(*HEAD).most == 1


@pytest.mark.parametrize(
    ("head", "position", "said"),
    [
        (["lesson"], POSITION, "line 1: a lesson begins with the line “carson lesson 1”."),
        ([*HEAD, "choices"], POSITION, "line 4: “choices” should be a name, a colon and a value, such as “goal: points 8”."),
        ([*HEAD, "hint: no"], POSITION, "line 4: there is no line of the name “hint”"),
        ([HEAD[0], "goal: incom mine 4"], POSITION, "line 2: “incom mine 4” is no goal of this game"),
        ([HEAD[0], "goal: income minn 4"], POSITION, "line 2: “income minn 4” is no goal of this game"),
        ([HEAD[0], "goal:"], POSITION, "line 2: “” is no goal of this game"),
        ([*HEAD, "choices: many"], POSITION, "line 4: “many” should be a whole number, and not a large one."),
        ([*HEAD, "wrong lazy: sleep"], POSITION, "line 4: there is no choice “sleep” in this game."),
        (HEAD[:2], POSITION, "line 2: a lesson needs a goal and a solution before its first empty line."),
        ([*HEAD, "seat: 2"], POSITION, "line 4: in this position it is not player 2 alone who has to choose."),
        (HEAD, POSITION.replace("next", "nxet"), "line 9: "),
        (HEAD, "", "line 4: "),
    ],
)  # fmt: skip
def test_a_mistake_gets_one_sentence_with_file_and_line(head: list[str], position: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(*head, position=position)
    assert detail(refused.value, "en").startswith(f"Lesson board/01-pay.txt, {said}")


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(Refusal, match="no-lesson"):
        lesson_of("board", "poker")
