"""A first game against three bots, from the home page to the end, as somebody plays it who has never seen it before."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Open
from tests.web.table_page import TablePage

MOST_CHOICES = 400


@pytest.mark.parametrize("width", [1440, 390])
def test_by_clicks(open_page: Open, width: int) -> None:
    here = open_page("/", width=width)
    here.page.get_by_role("button", name="Play now").click()
    play(here, Random(7))
    assert here.result.get_by_text("won").count() or here.result.get_by_role("heading").count()
    assert here.overflow == 0


def play(here: TablePage, random: Random) -> None:
    for _ in range(MOST_CHOICES):
        if not here.wait_until_asked():
            return
        here.choose(random)
    raise AssertionError("the game does not end")
