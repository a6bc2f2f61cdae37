"""A first game is guided: the opening, an idea for each question when it first comes, out of the way of what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.service import Service
from tests.web.games import first, seated, stopped
from tests.web.table_page import Open, TablePage

GAME = "board/first-4-yellow"
SIZES = [(1440, 900), (390, 844), (844, 390)]
MOST_CHOICES = 400
EXPLAINED_WITH = {"next-building-duel": "next-parcel-duel", "build-kept": "lay-roads", "lay-roads": "build-kept"}
QUESTIONS = ["take-character", "place-cowboy", "buy-parcels", "build-or-keep", "lay-roads", "cash-limit"]
CARD_QUESTIONS = ["choose-bid", "take-card", "place-card"]

# Whether two things on the screen lie over one another.
COMMON = """([one, other]) => {
    const common = (from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
    return common("left", "right") > 1 && common("top", "bottom") > 1;
}"""


def idea(here: TablePage) -> Locator:
    return here.page.locator(".guide[data-idea]")


def opening(here: TablePage) -> Locator:
    return here.page.locator(".opening")


def rings(here: TablePage) -> Locator:
    return here.page.locator("[data-guide-ring]")


def begun(here: TablePage, button: str = "Play now") -> TablePage:
    here.page.get_by_role("button", name=button).click()
    assert here.wait_until_asked()
    return here


def wave_away(here: TablePage) -> None:
    opening(here).get_by_role("button", name="Let us begin").click()
    expect(opening(here)).to_have_count(0)
    idea(here).get_by_role("button", name="Got it").click()
    expect(idea(here)).to_have_count(0)
    expect(rings(here)).to_have_count(0)


def ask_again(here: TablePage) -> None:
    here.page.keyboard.press("?")
    here.page.get_by_role("dialog").get_by_role("button", name="Guide me from the start").click()


def lay_anywhere(here: TablePage) -> None:
    """By a key: on a phone the city moves below a mouse that points at a place."""
    with here.answering():
        if here.bar.locator(".more").count():
            here.bar.locator(".more").click()
        here.page.keyboard.press("1")
        here.confirm.click()


def is_over(here: TablePage, one: Locator, other: Locator) -> bool:
    boxes = [part.first.evaluate("part => part.getBoundingClientRect().toJSON()") for part in (one, other)]
    return bool(here.page.evaluate(COMMON, boxes))


def test_a_newcomer_is_told_what_the_game_is_about_and_then_each_idea(open_page: Open) -> None:
    here = begun(open_page("/", guide=True))
    expect(opening(here).get_by_role("listitem")).to_have_count(3)
    expect(opening(here).locator("svg.skyline")).to_be_visible()
    expect(idea(here)).to_have_attribute("data-idea", "land")
    expect(rings(here)).to_have_count(3)
    assert here.serious_findings_by_day_and_night() == []
    seen = ["land"]
    random = Random(3)
    while "pass" not in seen:
        here.choose(random)
        assert here.wait_until_asked()
        expect(opening(here)).to_have_count(0)
        seen += [name for name in [here.page.locator(".guide").get_attribute("data-idea")] if name and name not in seen]
    assert seen[:2] == ["land", "character"]
    assert "place" in seen


def test_it_is_waved_away_turned_off_and_comes_back_on_request(open_page: Open) -> None:
    here = begun(open_page("/", guide=True))
    wave_away(here)
    here.page.reload()
    assert here.wait_until_asked()
    expect(here.page.locator(".guide")).to_be_attached()
    expect(idea(here).or_(opening(here))).to_have_count(0)
    ask_again(here)
    wave_away(here)
    ask_again(here)
    expect(opening(here)).to_be_visible()
    idea(here).get_by_role("button", name="Guide off").click()
    expect(here.page.locator(".guide")).to_have_count(0)
    expect(opening(here)).to_have_count(0)


def test_nobody_who_has_finished_a_game_here_is_told_what_it_is_about(open_page: Open) -> None:
    here = open_page("/settings", guide=True)
    here.page.evaluate("""localStorage["carson-guide"] = '{"board": ["opening"]}'""")
    here.page.goto("/")
    begun(here)
    expect(idea(here)).to_be_visible()
    expect(opening(here)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "questions"),
    [
        (GAME, QUESTIONS[:2]),
        pytest.param(GAME, QUESTIONS, marks=pytest.mark.slow),
        pytest.param("cards/4-players-0-virtual", CARD_QUESTIONS, marks=pytest.mark.slow),
    ],
)
def test_an_idea_is_whole_and_covers_neither_the_decision_nor_what_it_points_at(
    open_page: Open, service: Service, game: str, questions: Sequence[str]
) -> None:
    for question in questions:
        moment = first(game, question)
        here = seated(open_page, stopped(service, moment), moment.waiting[:1], new=True, guide=True)
        assert here.wait_until_asked()
        if opening(here).count():
            opening(here).get_by_role("button").click()
        for size in SIZES:
            here.resize(*size)
            expect(idea(here).locator("p")).to_be_in_viewport(ratio=0.99)
            assert not is_over(here, idea(here), here.bar), (question, size)
            for ring in rings(here).all():
                assert not is_over(here, idea(here), ring), (question, size)
            assert here.overflow == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("button", "width"), [("Play now", 1440), ("Play now", 390), ("Or the card game", 1440), ("Or the card game", 390)]
)
def test_no_question_of_a_first_game_comes_without_its_idea(open_page: Open, button: str, width: int) -> None:
    here = begun(open_page("/", width=width, has_touch=width == 390, guide=True), button)
    random = Random(width)
    questions: set[str] = set()
    for _ in range(MOST_CHOICES):
        if not here.wait_until_asked():
            break
        name = str(here.page.locator(".guide").get_attribute("data-question"))
        if name not in questions and EXPLAINED_WITH.get(name) not in questions:
            expect(idea(here).locator("p")).to_be_visible()
            expect(rings(here).or_(idea(here).get_by_role("button", name="Show me")).first).to_be_attached()
        questions.add(name)
        if name == "place-card":
            lay_anywhere(here)
        else:
            here.choose(random)
    expect(here.result).to_be_visible()
    assert len(questions) > 3
    expect(here.page.locator(".guide")).to_have_count(0)
    assert "opening" in here.page.evaluate("localStorage['carson-guide']")
