"""Every lesson that there is: it can be solved, not by doing nothing, and says why a try is wrong, in all languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import pytest

from carson.core.game import Game
from carson.games import GAMES, title_of
from carson.locales import Words, languages
from carson.table.lessons.judging import Judgement, in_words, judge
from carson.table.lessons.lesson import Lesson
from carson.table.lessons.shelf import lessons_of
from carson.table.shown.languages import words

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
TRIES = [(lesson, name, choices) for lesson in LESSONS for name, choices in lesson.wrong]
IDLE = ("pass", "decline", "done", "keep", "aside")
MOST = 30

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")


def played(lesson: Lesson, choices: Sequence[str]) -> Iterator[tuple[Game, Judgement]]:
    """The game and what is thought of it after each of these choices."""
    game = lesson.first.copy()
    for count, text in enumerate(choices, 1):
        choice = game.catalogue.find(text)
        assert choice is not None
        assert choice.number in game.legal(lesson.seat), text
        game.choose(lesson.seat, choice.number)
        yield game, judge(lesson, game, choices[:count])


def tried(lesson: Lesson, pick: Callable[[list[str]], str]) -> tuple[Game, Judgement]:
    """Somebody who always picks in the same way, as long as the lesson lets him."""
    game, choices = lesson.first.copy(), list[str]()
    judgement = judge(lesson, game, choices)
    while judgement.state == "open" and len(choices) < MOST:
        legal = {game.catalogue.text(choice): choice for choice in game.legal(lesson.seat)}
        choices.append(pick([*legal]))
        game.choose(lesson.seat, legal[choices[-1]])
        judgement = judge(lesson, game, choices)
    return game, judgement


def idle(legal: list[str]) -> str:
    return next((text for text in legal if text in IDLE), legal[0])


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_for_each_game(game: str) -> None:
    assert len(lessons_of(game)) == len({lesson.name for lesson in lessons_of(game)}) == 10


@each_lesson
def test_the_solution_meets_the_goal_with_its_last_choice(lesson: Lesson) -> None:
    assert judge(lesson, lesson.first, []).state == "open"
    states = [judgement.state for _, judgement in played(lesson, lesson.solution)]
    assert states == ["open"] * (len(lesson.solution) - 1) + ["met"]


@each_lesson
@pytest.mark.parametrize("pick", [idle, lambda legal: legal[0]], ids=["idle", "first"])
def test_doing_nothing_does_not(lesson: Lesson, pick: Callable[[list[str]], str]) -> None:
    game, judgement = tried(lesson, pick)
    assert judgement.state == "missed"
    for language in languages():
        assert in_words(lesson, judgement, game, words(language))


@pytest.mark.parametrize(("lesson", "name", "choices"), TRIES, ids=lambda one: getattr(one, "name", None) or str(one))
def test_a_wrong_try_is_told_why(lesson: Lesson, name: str, choices: Sequence[str]) -> None:
    *before, (game, judgement) = played(lesson, choices)
    assert [earlier.state for _, earlier in before] == ["open"] * len(before)
    assert (judgement.state, judgement.wrong) == ("missed", name)
    for language in languages():
        assert in_words(lesson, judgement, game, words(language)) == words(language)(f"{lesson.words}-{name}")


def needed(lesson: Lesson) -> list[str]:
    told = {f"{lesson.words}-{name}" for name, _ in lesson.wrong}
    return [*(f"{lesson.words}{part}" for part in ("", ".about", ".goal", ".done")), *told]


@each_lesson
@pytest.mark.parametrize("language", languages())
def test_it_has_words_in_every_language(lesson: Lesson, language: str) -> None:
    own = Words(language)._catalogues[0]  # English fills the gaps of a language elsewhere
    assert [id for id in needed(lesson) if own.pattern(id) is None] == []


def test_no_words_are_left_over() -> None:
    ids = {id for lesson in LESSONS for id in needed(lesson)}
    written = [id for id in Words().ids("lesson-") if re.match(f"lesson-({'|'.join(GAMES)})-", id)]
    assert [id for id in written if id not in ids] == []


def test_a_number_is_told_with_its_parts() -> None:
    lesson = next(one for one in lessons_of("cards") if one.name == "ranch")
    game, judgement = tried(lesson, lambda legal: "place l18")
    told = in_words(lesson, judgement, game, words())
    assert told == "VP, ranch: 3 adjacent empty parcels = 3. The goal is 6 or more."


def test_each_position_is_the_learners_alone() -> None:
    for lesson in LESSONS:
        assert lesson.first.waiting == (lesson.seat,)
        assert title_of(lesson.game).from_position(lesson.position).digest() == lesson.first.digest()
