"""A first game against three bots, from the home page to the end, as somebody plays it who has never seen it before."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.table_page import Open, TablePage

MOST_CHOICES = 400
MOST_STOPS = 45  # of the tab key on one screen
MOST_STEPS = 200  # of arrows
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
TOWN, TRACK = "[role=grid]", "ol.track"
ENOUGH = 8  # things to choose, to find one by the way
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
IN_A_ROW = 6  # choices in one way


def test_by_clicks_at_a_desk_and_on_a_phone_and_by_keys(open_page: Open) -> None:
    """In turn, in one game; whole games in one way are slow tests."""
    here = open_page("/", has_touch=True, guide=True)
    here.page.get_by_role("button", name="Play now").click()
    random = Random(5)
    for number in range(MOST_CHOICES):
        if not here.wait_until_asked():
            break
        way = number // IN_A_ROW % 3
        if number % IN_A_ROW == 0:
            here.page.set_viewport_size(PHONE if way == 1 else DESK)
        if way < 2:
            here.choose(random)
        else:
            with here.answering():
                choose_by_keys(here, random)
    for size in (PHONE, DESK):
        here.page.set_viewport_size(size)
        assert here.overflow == 0
    expect(here.result.get_by_role("heading", name="won")).to_be_visible()
    expect(here.result.get_by_role("listitem")).to_have_count(4)
    open_replay_by_keys(here)


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
def test_by_clicks(open_page: Open, width: int) -> None:
    here = open_page("/", width=width, has_touch=width == 390, guide=True)
    here.page.get_by_role("button", name="Play now").click()
    here.play(Random(width))
    expect(here.result.get_by_role("heading", name="won")).to_be_visible()
    expect(here.result.get_by_role("listitem")).to_have_count(4)
    assert here.overflow == 0


@pytest.mark.slow
def test_by_the_keyboard_alone(open_page: Open) -> None:
    here = open_page("/", guide=True)
    here.page.get_by_role("button", name="Play now").wait_for()
    reach(here, "e.matches('button') && e.textContent.includes('Play now')")
    here.page.keyboard.press("Enter")
    random = Random(11)
    for _ in range(MOST_CHOICES):
        if not here.wait_until_asked():
            break
        with here.answering():
            choose_by_keys(here, random)
    open_replay_by_keys(here)


def open_replay_by_keys(here: TablePage) -> None:
    reach(here, "e.getAttribute('href')?.startsWith('/replay/')")
    here.page.keyboard.press("Enter")
    here.page.wait_for_url("**/replay/**")


def choose_by_keys(here: TablePage, random: Random) -> None:
    """What arrows lead to in the town or on the track, or a choice of the list by its digit; and Enter to confirm it."""
    ways = [one for one in (TOWN, TRACK) if here.page.locator(f"{one} .target").count() > ENOUGH]
    if ways and random.random() < 1 - 1 / 8:
        where = random.choice(ways)
        reach(here, f"e.closest('{where}')")
        for _ in range(MOST_STEPS):
            here.page.keyboard.press(random.choice(ARROWS))
            if is_at(here, "e.matches('.target')"):
                break
        here.page.keyboard.press("Enter")
        if not here.confirm.count():  # several things can be done there
            here.page.keyboard.press("1")
    elif here.bar.locator("[data-only]").count():
        here.page.keyboard.press("d")
        return
    else:
        if not here.buttons.count():
            reach(here, "e.matches('.decision .more')")
            here.page.keyboard.press("Enter")
        here.page.keyboard.press(str(random.randint(1, min(9, here.buttons.count()))))
    expect(here.confirm).to_be_visible()
    here.page.keyboard.press("Enter")


def is_at(here: TablePage, test: str) -> bool:
    """Whether the element that has the focus, e, is as wanted."""
    return bool(here.page.evaluate(f"(e => Boolean({test}))(document.activeElement)"))


def reach(here: TablePage, test: str) -> None:
    """Press Tab until the focus is there."""
    stops = []
    for _ in range(MOST_STOPS):
        if is_at(here, test):
            return
        here.page.keyboard.press("Tab")
        stops.append(here.page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    raise AssertionError(f"the keyboard does not get to what is {test}, only to " + "\n".join(stops))
