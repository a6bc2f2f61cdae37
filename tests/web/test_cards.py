"""The card game in the browser: a whole solo game, bids that lie face down, and people who share a screen."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.service import Service
from tests.web.games import Made, first, opened, people, seated, stopped
from tests.web.table_page import Open


def for_two(service: Service) -> Made:
    wish = {"game": "cards", "preset": "friends", "changes": {"players": 2, "virtual": ["beginner", "beginner"]}}
    return opened(service, **wish, seats=people("Ann", "Bob"), start=True)


def test_a_solo_game_by_clicks(open_page: Open) -> None:
    here = open_page("/")
    here.page.get_by_role("button", name="card game").click()
    here.play(Random(3))
    expect(here.result.get_by_role("heading", name="won")).to_be_visible()
    expect(here.result.get_by_role("listitem")).to_have_count(4)  # virtual players are ranked too


def test_the_log_stays_at_its_end(open_page: Open) -> None:
    here = open_page("/")
    here.page.get_by_role("button", name="card game").first.click()
    random = Random(4)
    for _ in range(8):
        assert here.wait_until_asked()
        here.choose(random)
    assert here.wait_until_asked()
    here.page.wait_for_function(
        "() => (e => e.scrollHeight - e.clientHeight - e.scrollTop)(document.querySelector('[role=log]')) < 3"
    )


def test_a_bid_stays_face_down_until_the_last_one(open_page: Open, service: Service) -> None:
    made = for_two(service)
    ann, bob = (seated(open_page, made, [seat]) for seat in (0, 1))
    for here in (ann, bob):
        assert here.wait_until_asked()
    of_ann = bob.page.locator("li.player", has_text="Ann")
    expect(of_ann.get_by_text("Has not bid yet")).to_be_attached()
    known, heard = of_ann.locator(".bids").inner_text(), len(bob.heard)
    ann.point("bid-7")
    expect(of_ann.get_by_text("A bid lies face down")).to_be_attached()
    assert of_ann.locator(".bids").inner_text() == known  # those that she has left
    told = bob.told(since=heard)
    assert [message["kind"] for frame in told for message in frame.get("messages", [])] == ["choice"]
    assert "bid 7" not in json.dumps(told)
    assert all("bid" not in frame["view"]["players"][0] for frame in told if "view" in frame)
    bob.point("bid-3")
    for here in (ann, bob):
        expect(here.log).to_contain_text("Ann: 7")
        expect(here.log).to_contain_text("Bob: 3")


def test_people_who_share_a_screen_are_parted_by_a_curtain(open_page: Open, service: Service) -> None:
    here = seated(open_page, for_two(service))
    here.page.get_by_role("button", name="I am Ann").click()
    assert here.wait_until_asked()
    here.target("bid-7").click()
    here.confirm.click()
    curtain = here.page.get_by_role("button", name="I am Bob")
    expect(curtain).to_be_focused()
    assert here.page.locator("[data-target]").count() == 0
    expect(here.page.locator("main")).not_to_contain_text("Your 7")
    curtain.click()
    expect(here.target("bid-7")).to_be_enabled()  # it is Bob's own
    here.point("bid-3")
    expect(here.log).to_contain_text("Ann: 7")


def box(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900)])
def test_a_city_is_enlarged_by_buttons_beside_it_and_moved_without_choosing(
    open_page: Open, service: Service, width: int, height: int
) -> None:
    moment = first("cards/4-players-0-virtual", "place-card", lambda one: one.choices > 180)
    here = seated(open_page, stopped(service, moment), moment.waiting, width=width, height=height)
    assert here.wait_until_asked()
    city = here.page.locator("svg", has=here.page.get_by_role("group", name="Places for the card"))
    whole = left, top, right, bottom = box(city)
    for name in ("Larger", "Smaller"):
        button = here.page.get_by_role("button", name=name)
        expect(button).to_be_visible()
        button_left, button_top, button_right, _ = box(button)
        assert button_left >= right or button_top >= bottom, "it hides nothing of the city"
        assert button_right <= width
    here.page.get_by_role("button", name="Larger").click()
    larger = box(city)
    assert larger[2] - larger[0] > 1.4 * (right - left)
    told = here.page.get_by_text("Each mark is the middle of a place")
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    here.page.mouse.move(middle_x, middle_y)
    here.page.mouse.down()
    for step in range(1, 9):
        here.page.mouse.move(middle_x + 8 * step, middle_y + 8 * step)
        if step > 1:
            expect(told).to_be_visible()  # whatever it is moved over says nothing
    here.page.mouse.up()
    moved = box(city)
    assert moved[0] > larger[0]
    assert moved[1] > larger[1]
    expect(here.confirm).to_have_count(0)
    here.page.get_by_role("button", name="The whole city").click()
    assert box(city) == whole
