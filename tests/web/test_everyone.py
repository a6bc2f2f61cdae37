"""For everyone: what axe finds on every screen, phones, languages, the first load."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.conftest import Open
from tests.web.games import never, opened, played, seated

LARGEST_FIRST_LOAD = 200_000  # bytes, compressed
SCREENS = ["/", "/new/board", "/new/cards", "/tables", "/mine", "/rules", "/settings", "/account", "/nowhere", "/table/none"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_serious(open_page: Open, path: str, theme: str) -> None:
    here = open_page(path, color_scheme=theme)
    here.page.get_by_role("heading", level=1).first.wait_for()
    here.page.wait_for_load_state("networkidle")
    assert here.serious_findings() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "preset", "changes", "decision"),
    [
        ("board", "first-game", {}, "claim-parcel"),
        ("board", "first-game", {}, "take-character"),
        ("board", "first-game", {}, "place-cowboy"),
        ("board", "big-box", {"variants": ["new-beginning"]}, "fill-in-sheet"),
        ("board", "big-box", {"variants": ["might-is-right", "horses", "outlaws", "river"]}, "place-cowboy"),
        ("cards", "solo", {}, "choose-bid"),
        ("cards", "solo", {}, "place-card"),
    ],
)  # fmt: skip
def test_axe_finds_nothing_serious_at_a_table(
    open_page: Open, service: Service, game: str, preset: str, changes: dict[str, object], decision: str, theme: str
) -> None:
    made = opened(service, game=game, preset=preset, changes=changes, start=True)
    played(service, made, lambda news: news["view"]["decision"]["name"] == decision)
    here = seated(open_page, made, color_scheme=theme)
    assert here.wait_until_asked()
    assert here.serious_findings() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end(open_page: Open, service: Service, theme: str) -> None:
    made = opened(service, game="board", preset="first-game", changes={"players": 2}, start=True)
    played(service, made, never)
    here = seated(open_page, made, color_scheme=theme)
    here.result.wait_for()
    assert here.serious_findings() == []
    here.page.goto(f"/replay/{made['table']['id']}")
    here.page.get_by_role("slider").first.wait_for()
    here.page.wait_for_load_state("networkidle")
    assert here.serious_findings() == []


@pytest.mark.parametrize("path", SCREENS)
def test_a_phone_needs_no_sideways_scrolling(open_page: Open, path: str) -> None:
    here = open_page(path, width=390, height=844)
    here.page.wait_for_load_state("networkidle")
    assert here.overflow == 0


def test_the_first_load_is_small(open_page: Open) -> None:
    here = open_page("/settings")
    sizes: dict[str, int] = {}
    here.page.on("response", lambda one: sizes.update({one.url: int(one.headers.get("content-length", 0))}))
    here.page.goto("/", wait_until="networkidle")
    assert len(sizes) > 3
    assert sum(sizes.values()) < LARGEST_FIRST_LOAD


def test_another_language_without_loading_the_game_again(open_page: Open, service: Service) -> None:
    made = opened(service, game="board", preset="first-game", start=True)
    here = seated(open_page, made)
    assert here.wait_until_asked()
    here.page.evaluate("window.same = true")
    here.page.get_by_role("link", name="Settings").click()
    here.page.get_by_label("Nederlands").or_(here.page.get_by_role("combobox").first).first.click()
    chosen = here.page.get_by_role("combobox")
    if chosen.count():
        chosen.first.select_option("nl")
    here.page.go_back()
    expect(here.page.get_by_role("button", name="Ongedaan maken")).to_be_visible()
    assert here.page.evaluate("window.same")
    assert here.page.evaluate("document.documentElement.lang") == "nl"


@pytest.mark.parametrize(("locale", "language"), [("pl-PL", "pl"), ("de-AT", "de"), ("fr-FR", "en")])
def test_the_browsers_language_comes_first(open_page: Open, locale: str, language: str) -> None:
    here = open_page("/", locale=locale)
    here.page.get_by_role("heading", level=1).first.wait_for()
    assert here.page.evaluate("document.documentElement.lang") == language
