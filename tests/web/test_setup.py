"""Setting a table up: presets, an own river, what does not fit together, and who sits where."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.web.table_page import Open

COURSE = "a4 b4 c4 c3 d3 e3 f3 g3 h3".split()


def test_an_own_river(open_page: Open) -> None:
    here = open_page("/new/board/bots")
    here.page.get_by_role("radio", name="Big Box").check()
    here.page.get_by_text("Variants", exact=True).click()
    here.page.get_by_role("checkbox", name="Carson River").check()
    here.page.get_by_role("checkbox", name="Draw your own river").check()
    grid = here.page.get_by_role("grid", name="The town, to draw the river in")
    for parcel in COURSE[:-1]:
        grid.get_by_role("gridcell", name=parcel, exact=True).click()
    start = here.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()  # one end is inland
    grid.get_by_role("gridcell", name=COURSE[-1], exact=True).click()
    start.click()
    here.page.wait_for_url(re.compile(r"/table/"))
    for parcel in COURSE:
        expect(here.target(parcel)).to_have_accessible_name(re.compile("river"))
    expect(here.page.locator("[role=gridcell][aria-label*=river]")).to_have_count(len(COURSE))


def test_what_does_not_fit_is_greyed_with_the_reason(open_page: Open) -> None:
    here = open_page("/new/board")
    here.page.get_by_role("radio", name="First edition").check()
    here.page.get_by_text("Variants", exact=True).click()
    horses = here.page.get_by_role("checkbox", name="Horses")
    expect(horses).to_be_disabled()
    expect(here.page.locator("label", has=horses)).to_contain_text("The first edition has no variant “Horses”")


def test_nobody_is_warned_of_what_he_has_not_chosen(open_page: Open) -> None:
    here = open_page("/new/board")
    here.page.get_by_role("radio", name="First edition").check()
    six = here.page.get_by_role("radio", name=re.compile("^6"))
    expect(six).to_be_disabled()
    group = here.page.get_by_role("group", name="How many")
    expect(group.get_by_role("status")).to_have_count(0)
    here.page.locator("label", has=six).click(force=True)
    expect(group.get_by_role("status")).to_contain_text("5")


def test_a_level_for_each_bot_in_one_tap(open_page: Open) -> None:
    here = open_page("/new/board/bots")
    for seat, level in ((2, "Tenderfoot"), (4, "Legend")):
        group = here.page.get_by_role("group", name=f"How strong the bot on seat {seat} is")
        expect(group.get_by_role("radio", name="Deputy")).to_be_checked()
        expect(group.get_by_role("radio")).to_have_count(4)  # none of those that are there to compare
        group.get_by_text(level).click()
    with here.page.expect_request(lambda request: request.method == "POST" and "/tables" in request.url) as asked:
        here.page.get_by_role("button", name="Start the game").click()
    seats = json.loads(asked.value.post_data or "")["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "tenderfoot", "deputy", "legend"]
    expect(here.log).to_contain_text("First time in town")  # a bot greets


def test_a_table_for_friends_waits_for_them(open_page: Open) -> None:
    here = open_page("/new/board")
    here.page.get_by_label("Name on seat 1").fill("Ann")
    here.page.get_by_role("button", name="Open the table").click()
    here.page.wait_for_url(re.compile(r"/table/"))
    expect(here.page.get_by_role("heading", level=1)).to_have_text("Waiting for players")
    for _ in range(here.page.get_by_text("Whoever comes by the link").count()):
        here.page.get_by_role("button", name=re.compile("To a bot: Deputy")).first.click()
    here.page.get_by_role("button", name="Start the game").click()
    assert here.wait_until_asked()


def test_people_around_one_screen(open_page: Open) -> None:
    """Where there are no secrets it goes on without a curtain."""
    here = open_page("/new/board/here")
    here.page.get_by_role("button", name="Start the game").click()
    assert here.wait_until_asked()
    asked = here.bar.locator("#question").inner_text()
    here.point(str(here.targets.first.get_attribute("data-target")))
    assert here.wait_until_asked()
    assert here.bar.locator("#question").inner_text() != asked
