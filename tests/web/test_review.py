"""The review of a game in the browser: opened from its replay, down to a mistake, to choose again. One choice is enough."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.server.service import Service
from tests.web.games import Made, kept, moments, stopped
from tests.web.table_page import Open

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WHO = 1  # made the first choice of this game, and a poor one
GAME, POOR, BEST = "board/first-2-mixed", "d5", "e2"


def given_up(service: Service) -> Made:
    """The game after its first choice, when both give up."""
    made = stopped(service, moments(GAME)[1])
    with service.client() as client:
        for one in made["tokens"]:
            headers = {"authorization": f"Bearer {one['token']}"}
            client.post(f"/tables/{made['table']['id']}/resign", headers=headers, json={}).raise_for_status()
    return made


def test_down_to_a_mistake_and_choosing_again(open_page: Open, service: Service) -> None:
    made = given_up(service)
    here = open_page(f"/replay/{made['table']['id']}", kept=kept(made, [WHO]))
    here.page.get_by_role("tab", name="Review").click()
    here.page.wait_for_url("**/review")
    expect(here.page.get_by_role("heading", name="Chance to win")).to_be_visible()
    expect(here.page.get_by_role("progressbar")).to_have_count(0)
    assert here.serious_findings_by_day_and_night() == []
    here.page.set_viewport_size(PHONE)
    assert here.overflow == 0
    here.page.set_viewport_size(DESK)
    here.page.emulate_media(color_scheme="light")
    mistake = here.page.locator("[data-reviewed]").first
    expect(mistake).to_contain_text("Blunder: ")
    expect(mistake).to_contain_text(f"Better: {BEST}")
    here.page.locator("[data-learn]").click()
    expect(here.page.get_by_text("Better: ")).to_have_count(0)
    expect(here.target(POOR)).to_have_accessible_name(re.compile("open land, "))
    here.target(BEST).click()
    here.confirm.click()
    expect(here.page.locator(".tried")).to_contain_text("Better than what was chosen in the game.")
    here.page.get_by_role("button", name="Show the answer").click()
    here.page.get_by_role("button", name="The better one").click()
    expect(here.target(BEST)).to_have_accessible_name(re.compile("open land of "))
    expect(here.targets).to_have_count(0)
    assert here.serious_findings_by_day_and_night() == []
    here.page.set_viewport_size(PHONE)
    assert here.overflow == 0
    here.page.set_viewport_size(DESK)
    here.page.emulate_media(color_scheme="light")
    here.page.get_by_role("button", name="Back to the review").click()
    expect(here.page.get_by_role("heading", name="Turning points")).to_be_visible()
