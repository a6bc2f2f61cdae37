"""The rulebook: its chapters with pictures, links to rulings and back, the search, and pages to print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from carson.locales import languages
from tests.server.service import Service
from tests.web.games import first, go_on, stopped
from tests.web.table_page import Open, TablePage

PAPER = ("A4", "Letter")
PAGES = {"B": 3, "C": 1}  # the round, the buildings, the characters; the card game


def pages_of(here: TablePage, paper: str) -> int:
    """On how many sheets the page is printed."""
    printed = here.page.pdf(format=paper, print_background=True, prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


def test_a_paragraph_leads_to_its_ruling_and_the_ruling_back(open_page: Open) -> None:
    page = open_page("/rules/B/duels").page
    duel = page.get_by_role("figure").filter(has_text="Three players want d4")
    expect(duel.get_by_role("row").filter(has_text="149 of 216 throws")).to_contain_text("69.0%")
    expect(duel.locator("[data-parcel='d4'] .figure")).to_have_count(3)
    page.locator("[id='duels.roll']").get_by_role("link", name="B6.2").click()
    ruling = page.locator("[id='B6.2']")
    expect(ruling).to_contain_text("How a duel goes")
    expect(ruling).to_be_in_viewport()
    ruling.get_by_role("link", name="Duels").click()
    expect(page.locator("[id='duels.roll']")).to_be_in_viewport()


def test_the_search_by_keys_leads_to_a_page_with_its_rulings(open_page: Open) -> None:
    page = open_page("/rules").page
    page.get_by_role("navigation", name="Rulebook").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("towards")
    expect(page.get_by_role("status")).to_contain_text("No rule mentions “towards”")
    page.get_by_role("searchbox").fill("chur att")
    expect(page.locator("mark").first).to_have_text("Chur")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[id='B6.5']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("station")
    page.get_by_role("searchbox").press("Enter")
    expect(page.get_by_role("heading", name="Station", exact=True)).to_be_visible()
    expect(page.get_by_role("figure")).to_contain_text("10 House symbols")
    expect(page.get_by_role("heading", name="Where can it stand?")).to_be_visible()


@pytest.mark.slow
def test_the_characters_to_print_are_those_of_the_table_one_comes_from(open_page: Open, service: Service) -> None:
    moment = first("board/first-4-yellow", "place-cowboy")
    made = stopped(service, moment)
    here = open_page("/settings")
    go_on(here, made, moment.waiting[0])
    assert here.wait_until_asked()
    here.go("/rules/B/aids")
    names = here.page.locator(".aid").last.locator("b")
    expect(names).to_have_text(
        ["1 Sheriff", "2 Banker", "3 Grocer", "4 Chinese Worker", "5 Settler", "6 Captain", "7 Mercenary"]
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_each_page_to_print_fits_on_one_sheet(open_page: Open, language: str) -> None:
    here = open_page("/settings", locale=language)
    for letter, count in PAGES.items():
        here.page.goto(f"/rules/{letter}/aids")
        expect(here.page.locator(".aid")).to_have_count(count)
        for paper in PAPER:
            assert pages_of(here, paper) == count, (letter, paper)
