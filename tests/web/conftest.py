"""A real browser for the tests of the page: Debian's Chromium, driven by Playwright, against a server of the tests' own."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.service import Service
from tests.web.table_page import PATIENCE, Open, TablePage, watched
from tools.chromium import found

QUICK = '{"pace": 0, "scenes": "off"}'  # bots do not wait, and nothing is shown slowly
FLAGS = ["--no-sandbox", "--autoplay-policy=document-user-activation-required"]  # root may not have one; as for people
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


@pytest.fixture
def open_page(browser: Browser, service: Service) -> Iterator[Open]:
    """Opens a page at a path, as a browser of its own. No page may complain or ask another host by the end of the test."""
    pages: list[Page] = []
    complaints: list[str] = []

    def opened(path: str = "/", width: int = 1440, height: int = 900, kept: str = "{}", **options: object) -> TablePage:
        context = browser.new_context(
            viewport={"width": width, "height": height}, base_url=service.address,
            **{"locale": "en-US", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]
        )  # fmt: skip
        page = context.new_page()
        watched(page, service.address, complaints)
        keep(page, "carson-settings", QUICK)
        keep(page, "carson-seats", kept)
        here = TablePage(page)
        page.goto(path)
        pages.append(page)
        return here

    yield opened
    for page in pages:
        page.context.close()
    assert complaints == []


def keep(page: Page, key: str, text: str) -> None:
    """As if the browser had kept it from an earlier visit."""
    page.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(text)}")
