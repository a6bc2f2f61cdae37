"""People on several devices: a link, a duel, an undo, a server that goes and comes back, secrets, all at once, and again."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.games import first, moments, opened, people, seated, stopped
from tests.web.table_page import PATIENCE, Open, TablePage

FOR_TWO = {"game": "board", "preset": "first-game", "changes": {"players": 2}}
LOST = "The connection is lost"
LONGEST_GAME = 300  # seconds
PAUSE = 50  # milliseconds


def met_by_a_link(open_page: Open, service: Service, width: int = 1440) -> tuple[TablePage, TablePage]:
    """Ann, who opened the table, and Bob, who has a screen so wide and follows her link."""
    closed = {"spectators": False}  # whoever can sit down is let in all the same
    made = opened(service, **FOR_TWO, seats=[*people("Ann"), {"kind": "open"}], agreement=closed)
    ann = seated(open_page, made)
    bob = open_page(f"/table/{made['table']['id']}", width=width)
    bob.page.get_by_label("What is your name?").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").first.click()
    ann.page.get_by_role("button", name="Start the game").click()
    return ann, bob


def test_a_link_a_duel_an_undo_and_a_lost_connection(open_page: Open, service: Service) -> None:
    ann, bob = met_by_a_link(open_page, service)
    mover, other = at_turns_until_cowboys_are_placed(ann, bob)

    mover.point("wages")
    expect(other.asked).to_be_visible()
    mover.page.get_by_role("button", name="Undo").click()  # nobody has chosen since
    expect(mover.asked).to_be_visible()
    expect(other.asked).to_have_count(0)
    mover.point("building-3")

    lines = other.log.get_by_role("listitem")
    expect(lines.last).to_contain_text("places a cowboy")
    told = lines.all_inner_texts()
    service.kill()
    for here in (mover, other):
        expect(here.bar.get_by_text(LOST)).to_be_visible()
    service.start()
    for here in (mover, other):
        expect(here.page.get_by_text(LOST)).to_have_count(0, timeout=PATIENCE)
    expect(lines).to_have_text(told, use_inner_text=True)  # nothing is missed and nothing is told twice

    other.point("building-3")  # where there will be a duel
    both_pass(mover, other)
    for here in (mover, other):
        expect(here.log).to_contain_text(re.compile(r"Duel on [A-Z][a-z ]+ \(\$3\)"))
        expect(here.page.get_by_role("region", name=re.compile(r"Duel: [A-Z][a-z ]+ \(\$3\)"))).to_contain_text("wins")


@pytest.mark.slow
def test_a_whole_game_at_a_desk_and_on_a_phone(open_page: Open, service: Service) -> None:
    both = met_by_a_link(open_page, service, width=390)
    random = Random(2)
    deadline = monotonic() + LONGEST_GAME
    while not all(here.result.count() for here in both):
        assert monotonic() < deadline
        for here in both:
            if here.asked.count() and here.wait_until_asked():
                here.choose(random)
    for here in both:
        expect(here.result.get_by_role("heading", name="won")).to_be_visible()
        assert here.overflow == 0
    ann, bob = (here.log.get_by_role("listitem").all_inner_texts() for here in both)
    assert ann == bob


def test_all_at_once_with_kit_carson(open_page: Open, service: Service) -> None:
    made = stopped(service, first("board/kit-carson-3", "place-together", lambda one: len(one.waiting) == 3))
    ann, bob = (seated(open_page, made, [seat]) for seat in (0, 1))
    for here in (ann, bob):
        assert here.wait_until_asked()
    ann.target("wages").click()
    expect(ann.confirm).to_be_visible()
    expect(ann.target("ammunition")).not_to_contain_text("Bo")
    bob.point("ammunition")
    expect(ann.target("ammunition")).to_contain_text("Bo")
    expect(ann.confirm).to_be_visible()  # what she looks at can still be chosen
    ann.confirm.click()
    for here in (ann, bob):
        expect(here.log).to_contain_text("places a cowboy on Wages")
        expect(here.asked).to_be_visible()


def test_a_duel_tile_is_nobody_elses_business(open_page: Open, service: Service) -> None:
    moment = first("board/might-is-right-4", "choose-duel-tile", lambda one: len(one.waiting) == 2)
    made = stopped(service, moment)
    one, other = (seated(open_page, made, [seat]) for seat in moment.waiting)
    for here in (one, other):
        assert here.wait_until_asked()
    expect(other.page.get_by_text("is choosing")).to_be_visible()
    heard = len(other.heard)
    laid = str(one.page.locator("[data-target^='duel-tile-']").first.get_attribute("data-target"))
    one.point(laid)
    expect(other.page.get_by_text("is choosing")).to_have_count(0)
    told = other.told(since=heard)
    (message,) = [message for frame in told for message in frame.get("messages", [])]
    assert (message["kind"], message.get("text"), message["events"]) == ("choice", None, [])
    assert not any(
        tiles for frame in told if "view" in frame for tiles in frame["view"]["variants"]["might-is-right"]["laid"]
    )
    other.point(str(other.page.locator("[data-target^='duel-tile-']").first.get_attribute("data-target")))
    expect(other.log).to_contain_text("Duel on")


def test_playing_again(open_page: Open, service: Service) -> None:
    made = stopped(service, moments("board/first-2-mixed")[-1])
    ann, bob = (seated(open_page, made, [seat]) for seat in (0, 1))
    while (here := next_of(ann, bob)).wait_until_asked():
        with here.answering():
            here.buttons.first.click()
            here.confirm.click()
    ann.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="Yes, play again").click()
    for here in (ann, bob):
        expect(here.page.get_by_role("button", name="Start the game")).to_be_visible()
    bob.page.get_by_role("button", name="Start the game").click()
    for here in (ann, bob):
        expect(here.bar).to_be_visible()
    assert ann.page.url == bob.page.url


def test_somebody_who_only_watches(open_page: Open, service: Service) -> None:
    made = stopped(service, first("board/first-4-yellow", "claim-parcel"))
    player, watcher = seated(open_page, made), open_page(f"/table/{made['table']['id']}")
    assert player.wait_until_asked()
    expect(watcher.bar).to_contain_text("Waiting for Bo")
    assert watcher.targets.count() == watcher.buttons.count() == watcher.page.locator("[data-undo], #chat").count() == 0
    player.point("d4")
    expect(watcher.log).to_contain_text("Bo takes parcel d4")


def at_turns_until_cowboys_are_placed(ann: TablePage, bob: TablePage) -> tuple[TablePage, TablePage]:
    """Whoever is asked takes the first thing that glows. Says who places a cowboy, and who does not."""
    for _ in range(40):
        here = next_of(ann, bob)
        other = bob if here is ann else ann
        assert here.wait_until_asked()
        if here.page.locator("[data-target='wages'].target").count():
            return here, other
        here.point(str(here.targets.first.get_attribute("data-target")))
    raise AssertionError("nobody places cowboys")


def both_pass(*both: TablePage) -> None:
    for _ in range(2):
        next_of(*both).press("pass")


def next_of(one: TablePage, other: TablePage) -> TablePage:
    """Who is asked, or is told that the game is over. One page cannot wait for the other's."""
    for _ in range(PATIENCE // PAUSE):
        for here in (one, other):
            if here.page.locator(".decision.asked, [data-result]").count():
                return here
        one.page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked")
