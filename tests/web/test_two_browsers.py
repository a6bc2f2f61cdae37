"""Two people on two devices: a link, a duel, an undo, and a server that goes and comes back in the middle."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.conftest import Open
from tests.web.games import opened, seated
from tests.web.table_page import TablePage

CALM = {"game": "board", "preset": "first-game", "changes": {"players": 2}}


def test_a_duel_an_undo_and_a_lost_connection(open_page: Open, service: Service) -> None:
    made = opened(service, **CALM, seats=[{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    ann = seated(open_page, made)
    bob = open_page(f"/table/{made['table']['id']}")
    bob.page.get_by_label("name", exact=False).fill("Bob")
    bob.page.get_by_role("button", name="Sit down").first.click()
    ann.page.get_by_role("button", name="Start").click()

    at_turns(ann, bob, until="place")
    mover, other = (ann, bob) if ann.page.locator(".decision.asked").count() else (bob, ann)
    point(mover, "wages")
    expect(other.page.locator(".decision.asked")).to_be_visible()
    expect(mover.page.locator("[data-undo]")).to_be_enabled()
    mover.page.locator("[data-undo]").click()  # nobody has chosen since
    expect(mover.page.locator(".decision.asked")).to_be_visible()
    point(mover, "building-3")

    service.kill()
    expect(other.page.get_by_text("The connection is lost", exact=False)).to_be_visible()
    service.start()
    expect(other.page.get_by_text("The connection is lost", exact=False)).to_have_count(0, timeout=30_000)

    expect(other.page.locator(".decision.asked")).to_be_visible()
    point(other, "building-3")  # where there will be a duel
    pass_both(mover, other)
    for here in (ann, bob):
        expect(here.page.get_by_role("log")).to_contain_text("duel", ignore_case=True)


def test_the_last_number_counts(open_page: Open, service: Service, tmp_path: Path) -> None:
    """Nothing is missed and nothing happens twice: after a lost connection the log has each line once."""
    made = opened(service, **CALM, start=True)
    here = seated(open_page, made)
    assert here.wait_until_asked()
    lines = here.page.get_by_role("log").get_by_role("listitem")
    before = lines.all_inner_texts()
    service.kill()
    expect(here.page.get_by_text("The connection is lost", exact=False)).to_be_visible()
    service.start()
    expect(here.page.get_by_text("The connection is lost", exact=False)).to_have_count(0, timeout=30_000)
    assert lines.all_inner_texts()[: len(before)] == before
    assert len(lines.all_inner_texts()) == len(before)


def point(here: TablePage, target: str) -> None:
    """Choose what lies there, and confirm it."""
    question = here.asked_number()
    here.page.locator(f"[data-target='{target}']").click()
    here.bar.locator("[data-confirm]").click()
    here.page.wait_for_function(
        "before => document.querySelector('.decision.asked')?.dataset.asked !== before", arg=question
    )


def at_turns(ann: TablePage, bob: TablePage, until: str) -> None:
    """Whoever is asked takes the first thing that glows, until cowboys are placed."""
    for _ in range(40):
        ann.page.wait_for_timeout(150)
        for here in (ann, bob):
            if not here.page.locator(".decision.asked").count():
                continue
            if until in here.bar.inner_text().lower() and here.page.locator("[data-target='wages']").count():
                return
            point(here, here.targets.first.get_attribute("data-target") or "")
    raise AssertionError("nobody places cowboys")


def pass_both(one: TablePage, other: TablePage) -> None:
    for _ in range(40):
        one.page.wait_for_timeout(150)
        for here in (one, other):
            passing = here.buttons.filter(has_text="Pass")
            if here.page.locator(".decision.asked").count():
                if not passing.count():
                    return
                passing.click()
                here.bar.locator("[data-confirm]").click()
                expect(here.page.locator(".decision.asked [data-confirm]")).to_have_count(0)
    raise AssertionError("nobody is done")
