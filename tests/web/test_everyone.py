"""For everyone: what axe finds on every screen, phones, languages, the first load."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.service import Service
from tests.web.games import finished, first, go_on, opened, people, seated, stopped
from tests.web.table_page import Open

LARGEST_FIRST_LOAD = 200_000  # bytes, compressed
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS = [
    "/", "/new/cards", "/new/board", "/mine", "/rules", "/tables", "/account", "/settings", "/table/none", "/nowhere",
    "/rules/B/kind-saloon", "/rules/B/editions", "/rules/B/aids", "/rules/C/city", "/rules/C/things", "/rules/B5.6",
]  # fmt: skip
# Characters and a city; places with all there is, panels, secrets, bids and more in slow tests.
QUESTIONS = [("board/first-4-yellow", "take-character"), ("cards/1-players-3-virtual", "place-card")]
MORE_QUESTIONS = [
    ("board/all-variants-6", "place-together"),
    ("board/prosper-3", "bid"), ("cards/4-players-0-virtual", "choose-bid"),
    ("board/first-4-yellow", "claim-parcel"), ("board/first-4-yellow", "lay-roads"),
    ("board/new-beginning-3", "fill-in-sheet"), ("board/might-is-right-4", "choose-duel-tile"),
    ("board/gold-rush-4", "reroll-die"), ("board/big-box-2-red", "consent"), ("cards/1-players-4-virtual", "last-sales"),
]  # fmt: skip


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_axe_finds_nothing_serious(open_page: Open, every: int) -> None:
    here = open_page("/settings")
    for path in SCREENS[::every]:
        here.page.set_viewport_size(DESK)
        here.page.emulate_media(color_scheme="light")
        here.page.goto(path)
        here.page.get_by_role("heading", level=1).first.wait_for()
        here.page.wait_for_load_state("networkidle")
        assert here.serious_findings_by_day_and_night() == [], path
        here.page.set_viewport_size(PHONE)
        assert here.overflow == 0, path


@pytest.mark.parametrize(
    ("game", "decision"), [*QUESTIONS, *(pytest.param(*question, marks=pytest.mark.slow) for question in MORE_QUESTIONS)]
)
def test_axe_finds_nothing_serious_at_a_table(open_page: Open, service: Service, game: str, decision: str) -> None:
    moment = first(game, decision)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    assert here.serious_findings() == []
    (here.targets if here.targets.count() else here.buttons).first.click()
    assert here.serious_findings_by_day_and_night() == []
    here.page.set_viewport_size(PHONE)
    assert here.overflow == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["board/first-4-yellow", "cards/3-players-1-virtual"])
def test_axe_finds_nothing_serious_at_the_end(open_page: Open, service: Service, game: str) -> None:
    table = finished(service, game)
    here = open_page(f"/table/{table}")
    here.result.wait_for()
    assert here.serious_findings_by_day_and_night() == []
    here.page.emulate_media(color_scheme="light")
    here.go(f"/replay/{table}")
    here.page.get_by_role("table").first.wait_for()
    assert here.serious_findings_by_day_and_night() == []
    here.page.emulate_media(color_scheme="light")
    here.page.get_by_role("tab", name="Move by move").click()
    here.page.locator("[data-target], [data-parcel]").first.wait_for()
    assert here.serious_findings_by_day_and_night() == []
    here.page.set_viewport_size(PHONE)
    assert here.overflow == 0


def test_axe_finds_nothing_serious_where_people_gather(open_page: Open, service: Service) -> None:
    made = opened(service, game="board", preset="first-game", seats=[*people("Ann"), *[{"kind": "open"}] * 3])
    for here in (seated(open_page, made), open_page(f"/table/{made['table']['id']}")):
        here.page.get_by_role("heading", level=1).wait_for()
        assert here.serious_findings_by_day_and_night() == []
        here.page.set_viewport_size(PHONE)
        assert here.overflow == 0


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])  # Polish needs letters of its own
def test_the_first_load_is_small(open_page: Open, locale: str) -> None:
    here = open_page("/settings", locale=locale)
    sizes: dict[str, int] = {}
    here.page.on("response", lambda one: sizes.update({one.url: int(one.headers.get("content-length", 0))}))
    here.page.goto("/", wait_until="networkidle")
    assert len(sizes) > 3
    assert sum(sizes.values()) < LARGEST_FIRST_LOAD


def test_another_language_without_loading_the_game_again(open_page: Open, service: Service) -> None:
    moment = first("board/first-4-yellow", "place-cowboy")
    made = stopped(service, moment)
    here = open_page("/settings")
    here.page.evaluate("window.same = true")
    go_on(here, made, moment.waiting[0])
    assert here.wait_until_asked()
    expect(here.log).to_contain_text("takes parcel")
    here.page.get_by_role("link", name="Settings").click()
    here.page.get_by_role("radio", name="Nederlands").check()
    here.page.go_back()
    expect(here.page.get_by_role("button", name="Terugnemen")).to_be_visible()
    expect(here.log).not_to_contain_text("takes parcel")
    expect(here.asked).to_be_visible()
    assert here.page.evaluate("window.same")
    assert here.page.evaluate("document.documentElement.lang") == "nl"


@pytest.mark.parametrize(("locale", "language"), [("pl-PL", "pl"), ("de-AT", "de"), ("fr-FR", "en")])
def test_the_browsers_language_comes_first(open_page: Open, locale: str, language: str) -> None:
    here = open_page("/settings", locale=locale)
    here.page.get_by_role("heading", level=1).first.wait_for()
    assert here.page.evaluate("document.documentElement.lang") == language
