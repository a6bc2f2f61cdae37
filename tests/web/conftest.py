"""A real browser for the tests of the page: Debian's Chromium, driven by Playwright, against a server of the tests' own."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.service import Service
from tests.web.table_page import PATIENCE, Open, TablePage, watched
from tools.chromium import found

QUICK: dict[str, object] = {"pace": 0, "scenes": "off"}  # bots do not wait, and nothing is shown slowly
FLAGS = ["--no-sandbox", "--autoplay-policy=document-user-activation-required"]  # root may not have one; as for people
NOTHING = "/icon.svg"  # but what the browser keeps of us can be reached there
expect.set_options(timeout=PATIENCE)  # a busy machine is no mistake of ours


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("server")
    with Service(str(folder / "tables.db"), folder) as service:
        yield service


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: while Playwright runs, no test of the same process can have an event loop of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        yield browser
        browser.close()


def new_page(browser: Browser, service: Service, complaints: list[str], **options: object) -> Page:
    """A browser of its own."""
    wanted = {"locale": "en-US", "reduced_motion": "reduce", "base_url": service.address, **options}
    page = browser.new_context(**wanted).new_page()  # type: ignore[arg-type]
    watched(page, service.address, complaints)
    return page


@pytest.fixture(scope="module")
def complaints() -> list[str]:
    return []


@pytest.fixture(scope="module")
def usual(browser: Browser, service: Service, complaints: list[str]) -> Iterator[TablePage]:
    """A browser for all tests that want nothing special, one after the other: then a page is loaded in half the time."""
    page = new_page(browser, service, complaints)
    page.goto(NOTHING)
    yield TablePage(page)
    page.context.close()


@pytest.fixture
def open_page(browser: Browser, service: Service, usual: TablePage, complaints: list[str]) -> Iterator[Open]:
    """Opens a page at a path, as a browser of its own. No page may complain or ask another host by the end of the test.

    The first is the usual one, emptied, unless a test wants a new one or special options. The guide of a first game is off
    unless a test is about it: it lies over the head of a phone's page.
    """
    pages: list[Page] = []
    complaints.clear()

    def opened(
        path: str = "/", width: int = 1440, height: int = 900, kept: str = "{}", new: bool = False, guide: bool = False,
        **options: object,
    ) -> TablePage:  # fmt: skip
        settings = json.dumps({**QUICK, "guide": guide})
        again = not new and not options and usual.page not in pages
        here = usual if again else TablePage(new_page(browser, service, complaints, **options))
        pages.append(here.page)
        here.page.set_viewport_size({"width": width, "height": height})
        if again:
            empty(here, {"carson-settings": settings, "carson-seats": kept})
        else:
            keep(here.page, "carson-settings", settings)
            keep(here.page, "carson-seats", kept)
        here.page.goto(path)
        return here

    yield opened
    for page in pages:
        if page is usual.page:
            page.goto(NOTHING)
        else:
            page.context.close()
    assert complaints == []


def empty(here: TablePage, kept: dict[str, str]) -> None:
    """As if the browser were new, but for what it is to have kept."""
    here.heard = []
    here.page.context.clear_cookies()
    here.page.emulate_media(color_scheme="light")
    here.page.mouse.move(0, 0)
    here.page.evaluate("kept => { localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, kept); }", kept)


def keep(page: Page, key: str, text: str) -> None:
    """As if the browser had kept it from an earlier visit."""
    page.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(text)}")
