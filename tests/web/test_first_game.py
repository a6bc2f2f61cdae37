"""A first game against three bots, from the home page to the end, as somebody plays it who has never seen it before."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.web.conftest import Open
from tests.web.table_page import PATIENCE, TablePage

MOST_CHOICES = 400
MOST_STOPS = 150  # of the tab key on one screen


@pytest.mark.parametrize("width", [1440, 390])
def test_by_clicks(open_page: Open, width: int) -> None:
    here = open_page("/", width=width)
    here.page.get_by_role("button", name="Play now").click()
    play(here, Random(7))
    assert here.result.get_by_role("heading").count()
    assert here.overflow == 0


def test_by_the_keyboard_alone(open_page: Open) -> None:
    here = open_page("/")
    reach(here, lambda: bool(here.page.evaluate("document.activeElement.textContent.includes('Play now')")))
    here.page.keyboard.press("Enter")
    random = Random(11)
    for _ in range(MOST_CHOICES):
        if not here.wait_until_asked():
            return
        choose_by_keys(here, random)
    raise AssertionError("the game does not end")


def reach(here: TablePage, there: Callable[[], bool]) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_STOPS):
        here.page.keyboard.press("Tab")
        if there():
            return
    raise AssertionError("the keyboard does not get there")


def choose_by_keys(here: TablePage, random: Random) -> None:
    """A choice of the list by its digit, or a parcel that the arrows lead to."""
    question = here.asked_number()
    parcels = here.page.locator("[role=gridcell][data-target]").count()
    if parcels > 20 and random.random() < 0.5:
        reach(here, lambda: bool(here.page.evaluate("document.activeElement.getAttribute('role') === 'gridcell'")))
        while not here.page.evaluate("document.activeElement.hasAttribute('data-target')"):
            here.page.keyboard.press(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        here.page.keyboard.press("Enter")
    else:
        if not here.buttons.count():
            reach(here, lambda: bool(here.page.evaluate("document.activeElement.classList.contains('more')")))
            here.page.keyboard.press("Enter")
        here.page.keyboard.press(str(random.randint(1, min(9, here.buttons.count()))))
    if here.page.locator("[data-confirm]").count() and not here.page.evaluate(
        "document.activeElement.matches('[data-confirm]')"
    ):
        reach(here, lambda: bool(here.page.evaluate("document.activeElement.matches('[data-confirm]')")))
    here.page.keyboard.press("Enter")
    here.page.wait_for_function(
        "before => document.querySelector('.decision.asked')?.dataset.asked !== before", arg=question, timeout=PATIENCE
    )


def play(here: TablePage, random: Random) -> None:
    for _ in range(MOST_CHOICES):
        if not here.wait_until_asked():
            return
        here.choose(random)
    raise AssertionError("the game does not end")
