"""After a game: where the points came from, every move of it at an address of its own, and playing on from any of them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.games import GAMES, finished
from tests.web.table_page import Open

GAME = "board/first-4-yellow"


def test_where_the_points_came_from(open_page: Open, service: Service) -> None:
    here = open_page(f"/replay/{finished(service, GAME)}")
    table = here.page.get_by_role("table").first
    expect(table.get_by_role("row").last).to_contain_text(re.compile(r"\d"))
    with service.client() as client:
        figures = client.get(f"/tables/{finished(service, GAME)}/statistics").json()
    totals = [sum(source["points"] for source in sources) for sources in figures["sources"]]
    shown = [int(cell) for cell in table.get_by_role("row").last.get_by_role("cell").all_inner_texts() if cell.strip()]
    assert sorted(shown) == sorted(totals)


def test_move_by_move(open_page: Open, service: Service) -> None:
    table = finished(service, GAME)
    here = open_page(f"/replay/{table}")
    here.page.get_by_role("tab", name="Move by move").click()
    slider = here.page.get_by_role("slider", name="The moves of the game")
    slider.press("Home")
    expect(here.target("g4")).to_have_accessible_name(re.compile("open land, "))
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(here.page.locator(".told")).to_contain_text("Bo takes parcel g4")
    expect(here.target("g4")).to_have_accessible_name(re.compile("open land of Bo"))
    with service.client() as client:
        messages = client.get(f"/tables/{table}/news").json()["messages"]
    claim = {"event": "claim", "seat": 1, "place": "g4"}
    number = next(message["number"] for message in messages if claim in message["events"])
    here.page.wait_for_url(f"**/replay/{table}/{number}")
    here.page.reload()  # the address names the moment
    expect(here.page.locator(".told")).to_contain_text("Bo takes parcel g4")
    assert here.targets.count() == 0
    speed, bar = (here.page.locator(one).bounding_box() for one in (".buttons select", ".bar:has(.buttons)"))
    assert speed is not None
    assert bar is not None
    assert speed["x"] + speed["width"] < bar["x"] + bar["width"]


def test_what_if(open_page: Open, service: Service) -> None:
    table = finished(service, GAME)
    here = open_page(f"/replay/{table}")
    here.page.get_by_role("tab", name="Move by move").click()
    here.page.get_by_role("slider", name="The moves of the game").press("Home")
    here.page.get_by_text("Play on from here").click()
    here.page.get_by_label("Who plays?").select_option(label="I play all seats")
    here.page.get_by_role("button", name="Open the table").click()
    here.page.wait_for_url(re.compile(r"/table/"))
    assert here.wait_until_asked()
    here.point("d4")  # and not what was claimed then
    expect(here.log).to_contain_text("Bo takes parcel d4")


def test_a_game_from_a_file(open_page: Open) -> None:
    here = open_page("/")
    with here.page.expect_file_chooser() as chooser:
        here.page.get_by_text("Replay a file").click()
    chooser.value.set_files(GAMES / "cards/4-players-0-virtual.json")
    here.page.wait_for_url(re.compile(r"/replay/"))
    expect(here.page.get_by_role("heading", name="won").first).to_be_visible()
    here.page.get_by_role("tab", name="Move by move").click()
    expect(here.page.get_by_role("slider", name="The moves of the game")).to_be_visible()


def test_a_game_that_is_not_over_has_no_replay(open_page: Open, service: Service) -> None:
    with service.client() as client:
        made = client.post("/tables", json={"game": "cards", "preset": "solo", "start": True}).json()
    here = open_page(f"/replay/{made['table']['id']}")
    here.page.get_by_role("link", name="Go to the table").click()
    here.page.wait_for_url(f"**/table/{made['table']['id']}")
