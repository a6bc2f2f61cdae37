"""The card game in the browser: a whole solo game, and bids that nobody sees before they are revealed."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.conftest import Open
from tests.web.games import opened, seated
from tests.web.test_first_game import play


def test_a_solo_game_by_clicks(open_page: Open) -> None:
    here = open_page("/")
    here.page.get_by_role("button", name="card game").or_(here.page.get_by_role("link", name="card game")).first.click()
    play(here, Random(3))
    assert here.result.get_by_role("heading").count()


def test_a_bid_stays_face_down_until_the_last_one(open_page: Open, service: Service) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    made = opened(service, game="cards", preset="friends", changes={"players": 2}, seats=people, start=True)
    ann, bob = (seated(open_page, made, [seat]) for seat in (0, 1))
    for here in (ann, bob):
        assert here.wait_until_asked()
    before = bob.page.locator(".game").inner_text()
    ann.page.locator("[data-target='bid-7']").click()
    ann.bar.locator("[data-confirm]").click()
    expect(ann.page.locator(".decision.asked")).to_have_count(0)
    bob.page.wait_for_timeout(300)
    after = bob.page.locator(".game").inner_text()
    assert [line for line in after.splitlines() if "7" in line] == [line for line in before.splitlines() if "7" in line]
    bob.page.locator("[data-target='bid-3']").click()
    bob.bar.locator("[data-confirm]").click()
    expect(bob.page.get_by_role("log")).to_contain_text("7")


def test_people_who_share_a_screen_are_parted_by_a_curtain(open_page: Open, service: Service) -> None:
    people = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    made = opened(service, game="cards", preset="friends", changes={"players": 2}, seats=people, start=True)
    here = seated(open_page, made)
    assert here.wait_until_asked()
    here.page.locator("[data-target='bid-7']").click()
    here.bar.locator("[data-confirm]").click()
    curtain = here.page.get_by_role("button", name="I am Bob")
    expect(curtain).to_be_visible()
    assert here.page.locator("[data-target]").count() == 0
    curtain.click()
    expect(here.page.get_by_role("heading", name="Bob")).to_be_visible()
    expect(here.page.locator("[data-target='bid-7']")).to_be_visible()
