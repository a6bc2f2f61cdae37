"""Lessons in a browser: each is solved by clicks, a wrong try is told why, and what is done is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from carson.games import GAMES
from carson.locales import ENGLISH, Words, languages
from carson.table.lessons.lesson import Lesson
from carson.table.lessons.shelf import lesson_of, lessons_of
from tests.web.table_page import Open, TablePage

PHONE = (390, 844)
DESK = (1440, 900)
OTHERS = [language for language in languages() if language != ENGLISH]


def begin(here: TablePage, lesson: Lesson, words: Words) -> None:
    here.go(f"/learn/{lesson.game}/{lesson.name}")
    expect(here.page.get_by_role("heading", name=words(lesson.words), exact=True)).to_be_visible()
    expect(here.page.get_by_text(words(f"{lesson.words}.goal"))).to_be_visible()
    assert here.wait_until_asked()


def choose(here: TablePage, choice: str) -> None:
    """As somebody does it: what it is about is pointed at, if it lies on the table, or a button is pressed."""
    own = here.own
    target = own["targets"][own["choices"].index(choice)]
    button = here.bar.locator(f"[data-choice='{choice}']:visible")
    if button.count() or not target:
        here.press(choice)
        return
    with here.answering():
        if not here.target(target).count():  # which cards can be sold is shown to whoever wants to sell
            here.page.locator("button.sell").click()
        here.target(target).first.click()
        expect(here.confirm.or_(button).first).to_be_visible()
        if button.count():  # several things can be done there
            button.click()
        here.confirm.click()


def solve(here: TablePage, lesson: Lesson, words: Words) -> None:
    begin(here, lesson, words)
    for choice in lesson.solution:
        choose(here, choice)
    told = here.page.locator("[data-lesson=met]")
    expect(told).to_contain_text(words(f"{lesson.words}.done"))
    expect(here.asked).to_have_count(0)


def solve_all(here: TablePage, game: str, language: str, every: int = 1) -> None:
    words, lessons = Words(language), lessons_of(game)
    for lesson in lessons[::every]:
        solve(here, lesson, words)
    here.go(f"/learn/{game}")
    progress = words("web-learn-progress", done=len(lessons[::every]), all=len(lessons))
    expect(here.page.get_by_text(progress)).to_be_visible()


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_each_is_solved_by_clicks(open_page: Open, game: str, every: int) -> None:
    here = open_page("/learn")
    solve_all(here, game, ENGLISH, every)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
def test_each_is_solved_in_every_language(open_page: Open, width: int, height: int, language: str) -> None:
    here = open_page("/settings", width=width, height=height)
    here.like(language=language)
    for game in GAMES:
        solve_all(here, game, language)
        assert here.overflow == 0


def test_a_wrong_try_is_told_why_and_one_starts_over(open_page: Open) -> None:
    here, lesson, words = open_page("/"), lesson_of("board", "houses"), Words()
    here.page.get_by_role("link", name="Lessons").click()
    here.page.get_by_role("link", name="Houses feed the town").click()
    assert here.wait_until_asked()
    choose(here, "build saloon f4")
    expect(here.page.get_by_role("status").filter(has_text=words(f"{lesson.words}-rival"))).to_be_visible()
    again = here.page.get_by_role("button", name="Start over")
    expect(again).to_be_focused()
    assert here.serious_findings_by_day_and_night() == []
    here.resize(*PHONE)
    assert here.overflow == 0
    here.page.keyboard.press("Enter")
    assert here.wait_until_asked()
    here.resize(*DESK)
    for choice in lesson.solution:
        choose(here, choice)
    expect(here.page.get_by_role("link", name="Next lesson")).to_be_focused()
    here.page.keyboard.press("Enter")
    expect(here.page.get_by_role("heading", name="Connect it")).to_be_visible()
    assert here.wait_until_asked()
    here.page.go_back()
    here.page.get_by_role("link", name="All lessons").click()
    expect(here.page.get_by_role("link", name="Houses feed the town (done)")).to_be_visible()
    here.go("/mine")
    expect(here.page.get_by_role("heading", level=1)).to_be_visible()
    assert here.page.locator("a[href^='/table/']").count() == 0  # nobody goes on with a lesson


def test_axe_finds_nothing_serious(open_page: Open) -> None:
    here = open_page("/learn")
    here.page.get_by_role("link", name="From the first space to the last").wait_for()
    assert here.serious_findings_by_day_and_night() == []
    here.page.emulate_media(color_scheme="light")
    begin(here, lesson_of("cards", "cover"), Words())
    assert here.serious_findings_by_day_and_night() == []
    for width, height in (PHONE, (844, 390)):
        here.resize(width, height)
        assert here.overflow == 0


def test_a_lesson_that_there_is_not(open_page: Open) -> None:
    here = open_page("/settings")
    for path in ("/learn/board/poker", "/learn/chess/duel"):
        here.go(path)
        expect(here.page.get_by_role("heading", name=Words()("web-lost"))).to_be_visible()
