"""The card game in the browser: a whole solo game (slow), bids that lie face down, and people who share a screen."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.service import Service
from tests.web.games import Made, Moment, first, go_on, opened, people, seated, stopped
from tests.web.table_page import Open, TablePage


def for_two(service: Service, names: tuple[str, str] = ("Ann", "Bob")) -> Made:
    wish = {"game": "cards", "preset": "friends", "changes": {"players": 2, "virtual": ["beginner", "beginner"]}}
    return opened(service, **wish, seats=people(*names), start=True)


@pytest.mark.slow
def test_a_solo_game_by_clicks(open_page: Open) -> None:
    here = open_page("/new/cards/bots")
    here.page.get_by_role("radio", name="Solo", exact=False).first.check()
    expect(here.page.get_by_label("Name on seat 2")).to_have_count(0)
    here.page.get_by_role("button", name="Start the game").click()
    here.play(Random(3))
    expect(here.result.get_by_role("heading", name="won")).to_be_visible()
    expect(here.result.get_by_role("listitem")).to_have_count(4)  # virtual players are ranked too


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_city_is_enlarged_by_buttons_beside_it_and_moved_without_choosing(open_page: Open, service: Service) -> None:
    moment = first("cards/4-players-0-virtual", "place-card", lambda one: one.choices > 180)
    here = seated(open_page, stopped(service, moment), moment.waiting)
    assert here.wait_until_asked()
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        here.resize(width, height)
        enlarge_and_move(here, width)


def enlarge_and_move(here: TablePage, width: int) -> None:
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


# What is asked is in sight, and what can be chosen is chosen in the way that one expects.

FRIENDS = "cards/4-players-0-virtual"
VIRTUAL = "cards/3-players-1-virtual"
LONG = "cards/6-players-0-virtual"


IS_ON_TOP = """one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return one.contains(top) || top?.contains(one);
}"""
IS_ABOVE_THE_DECISION = """() => {
    const [ghost, decision] = ['.ghost', '.decision'].map(one => document.querySelector(one).getBoundingClientRect());
    return ghost.top >= 0 && ghost.bottom <= decision.top;
}"""


def late(game: str, decision: str, round: int = 5) -> Moment:
    return first(game, decision, lambda one: one.round >= round)


def player_at(here: TablePage, seat: int) -> dict[str, Any]:
    """A player as the server last told of him."""
    player: dict[str, Any] = [frame["view"] for frame in here.told() if "view" in frame][-1]["players"][seat]
    return player


def in_sight(here: TablePage, things: Locator) -> None:
    """All of these lie within the window, and nothing lies over them."""
    assert things.count()
    for thing in things.all():
        left, top, right, bottom = box(thing)
        size = here.page.viewport_size
        assert size is not None
        assert left >= 0, thing
        assert top >= 0, thing
        assert right <= size["width"], thing
        assert bottom <= size["height"], thing
        assert thing.evaluate(IS_ON_TOP), thing


def test_a_digit_is_the_bid_of_that_number(open_page: Open, service: Service) -> None:
    moment = first(FRIENDS, "choose-bid", lambda one: one.round == 3)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    here.page.keyboard.press("3")  # it has been played
    expect(here.confirm).to_have_count(0)
    here.page.keyboard.press("5")
    expect(here.bar).to_contain_text(re.compile(r"Bid 5: first \d+%, place ≈ \d"))
    expect(here.confirm).to_be_focused()
    expect(here.page.locator(".chances")).to_have_count(1)  # not in the hand too
    here.page.keyboard.press("6")
    expect(here.bar).to_contain_text("Bid 6")
    with here.answering():
        here.page.keyboard.press("Enter")


def test_whoever_plays_by_keys_keeps_the_focus(open_page: Open) -> None:
    here = open_page("/")
    here.page.get_by_role("button", name="card game").first.click()
    focused = "() => document.activeElement !== document.body"
    for _ in range(8):  # bids, cards and places of the first rounds
        assert here.wait_until_asked()
        with here.answering():
            if here.target("bid-1").and_(here.targets).count() or "which bid" in here.asked.inner_text():
                bids = here.page.locator("[data-target^=bid-].target")
                here.page.keyboard.press(str(bids.first.get_attribute("data-target")).removeprefix("bid-"))
            else:
                here.page.wait_for_function("() => document.activeElement.matches('.target, .place, [data-choice]')")
                here.page.keyboard.press("Enter")
            expect(here.confirm).to_be_visible()
            here.page.keyboard.press("Enter")
        here.page.wait_for_function(focused)


def test_the_score_sheet_keeps_its_total_in_sight(open_page: Open, service: Service) -> None:
    moment = late(LONG, "place-card", 9)
    here = seated(open_page, stopped(service, moment), moment.waiting)
    assert here.wait_until_asked()
    here.page.get_by_role("tab", name="Score sheet").click()
    sheet = here.page.get_by_role("region", name="Score sheet")
    for width, height in ((1440, 900), (844, 390), (390, 844)):
        here.resize(width, height)
        expect(sheet).to_be_visible()
        _, top, _, bottom = box(sheet)
        for part in ("thead th >> nth=0", "tfoot td >> nth=0"):
            _, upper, _, lower = box(sheet.locator(part))
            assert top <= upper < lower <= bottom + 1
        if width > height:
            in_sight(here, sheet.locator("tfoot td"))


def test_pointing_at_a_building_shows_what_it_counts_and_to_whom_it_is_worth_something(
    open_page: Open, service: Service
) -> None:
    moment = late(FRIENDS, "choose-bid", 8)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    parcels = player_at(here, moment.waiting[0])["city"]["parcels"]
    building = next(one for one in parcels if set(one.get("counts", {})) - {one["name"]})
    counted = next(name for name in building["counts"] if name != building["name"])
    here.page.locator(f"[data-parcel={building['name']}]").hover()
    marks = here.page.locator(".counts .counted")
    expect(marks).to_have_count(len(set(building["counts"]) - {building["name"]}))
    expect(here.page.get_by_text(f"VP for {here.page.locator('.player strong').first.inner_text()} now")).to_be_visible()
    here.page.locator(f"[data-parcel={counted}]").hover()
    expect(here.page.get_by_text("Also counts for")).to_contain_text(
        f"at {building['name']} (+{building['counts'][counted]})"
    )


def test_bids_are_turned_over_in_the_middle_of_the_table(open_page: Open, service: Service) -> None:
    made = for_two(service)
    ann, bob = (seated(open_page, made, [seat]) for seat in (0, 1))
    bob.like(scenes="slow")
    for here in (ann, bob):
        assert here.wait_until_asked()
    left, top, right, bottom = box(bob.page.locator("[data-stage]"))
    ann.point("bid-7")
    bob.target("bid-3").click()
    bob.confirm.click()
    shown = bob.page.locator(".scene .bids li")
    expect(shown).to_have_count(4)
    expect(shown.filter(has_text="Ann")).to_contain_text("7")
    bids = box(bob.page.locator(".scene:has(.bids)"))
    assert left < bids[0] < bids[2] < right
    assert top < bids[1] < bids[3] < bottom


def test_a_taken_card_has_its_takers_name_in_one_piece(open_page: Open, service: Service) -> None:
    made = for_two(service, ("Greenhorn", "Clementine"))
    first, second = (seated(open_page, made, [seat]) for seat in (0, 1))
    for here, bid in ((first, "bid-9"), (second, "bid-8")):
        assert here.wait_until_asked()
        here.point(bid)
    assert first.wait_until_asked()
    first.point(
        str(first.page.locator(".market li:not(.character) [data-target].target").first.get_attribute("data-target"))
    )
    name = first.page.locator(".market li:not(.character) .taker .name", has_text="Greenhorn")
    expect(name).to_be_visible()
    _, top, _, bottom = box(name)
    assert bottom - top < 20  # one line
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def test_on_a_phone_all_bids_and_the_buttons_of_the_stage_are_in_sight(open_page: Open, service: Service) -> None:
    made = for_two(service, ("Greenhorn", "Clementine"))
    ann, bob = (seated(open_page, made, [seat], width=390, height=844, locale="de-DE") for seat in (0, 1))
    bob.like(scenes="slow")
    for here in (ann, bob):
        assert here.wait_until_asked()
    ann.point("bid-7")
    bob.target("bid-3").click()
    bob.confirm.click()
    expect(bob.page.locator(".scene .bids li")).to_have_count(4)
    for left, _, right, _ in map(box, bob.page.locator(".scene:has(.bids), .stage .skip").all()):
        assert 0 <= left < right <= 390


@pytest.mark.parametrize(("game", "virtual"), [(FRIENDS, False), (VIRTUAL, True)])
def test_no_two_buttons_have_the_same_name_and_only_virtual_players_make_priorities_matter(
    open_page: Open, service: Service, game: str, virtual: bool
) -> None:
    here = open_page("/settings")
    for decision in ("choose-bid", "take-card", "place-card"):
        moment = late(game, decision)
        go_on(here, stopped(service, moment), moment.waiting[0])
        assert here.wait_until_asked()
        names = [
            line.strip().removesuffix(":").split("[")[0]
            for line in here.page.locator(".cards").aria_snapshot().splitlines()
            if line.strip().startswith("- button ")
        ]
        assert len(names) > 5, decision
        assert sorted(names) == sorted(set(names)), decision
        if decision == "take-card":
            assert bool(here.page.locator(".market .priority").count()) == virtual
            assert ("riority" in here.page.locator("main").inner_text()) == virtual


@pytest.mark.parametrize("decision", ["choose-bid", "take-card", "place-card"])
def test_on_a_screen_that_is_wide_and_low_all_that_a_decision_needs_is_in_sight(
    open_page: Open, service: Service, decision: str
) -> None:
    moment = late(LONG, decision)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    for width, height in ((844, 390), (1024, 768)):
        here.resize(width, height)
        in_sight(here, here.targets)
        in_sight(here, here.page.locator(".market .lying"))
        in_sight(here, here.page.get_by_role("heading", name="which").or_(here.page.get_by_role("heading", name="where")))
        here.targets.last.click()
        in_sight(here, here.confirm)
        assert here.overflow <= 0
        here.page.keyboard.press("Escape")
        expect(here.confirm).to_have_count(0)


def test_on_a_phone_a_hint_leaves_the_bids_readable(open_page: Open, service: Service) -> None:
    here = seated(open_page, for_two(service), [0], width=390, height=844)
    assert here.wait_until_asked()
    here.page.locator("[data-hint]").click()
    expect(here.page.locator("[data-hint-mark]").first).to_be_visible()
    here.page.mouse.move(5, 5)  # what is pointed at is larger
    expect(here.page.locator("[data-hint-mark].pointed")).to_have_count(0)
    digits = [box(one) for one in here.page.locator(".bid .number").all()]
    for left, top, right, bottom in map(box, here.page.locator("[data-hint-mark]").all()):
        assert not [one for one in digits if one[0] < right and left < one[2] and one[1] < bottom and top < one[3]]


def test_on_a_phone_a_picked_card_is_seen_where_it_would_lie(open_page: Open, service: Service) -> None:
    moment = late(FRIENDS, "take-card")
    here = seated(open_page, stopped(service, moment), moment.waiting, width=390, height=844)
    assert here.wait_until_asked()
    here.page.locator("[data-target^=i].target").last.click()
    expect(here.confirm).to_be_visible()
    here.page.wait_for_function(IS_ABOVE_THE_DECISION)


def test_on_a_phone_a_tap_explains_what_cannot_be_chosen(open_page: Open, service: Service) -> None:
    moment = late(FRIENDS, "choose-bid")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844, has_touch=True)
    assert here.wait_until_asked()
    for thing in (here.page.locator(".market .lying").last, here.page.locator("[data-target^=bid-]:not(.target)").first):
        thing.tap()
        expect(here.page.get_by_role("tooltip")).to_be_visible()
        expect(here.page.get_by_role("tooltip")).not_to_have_text("")
    expect(here.page.get_by_role("alert")).to_have_count(0)
    here.page.locator(".flow .step").first.tap()
    expect(here.page.get_by_role("tooltip")).to_contain_text("Powers")


def test_on_a_phone_points_and_bids_left_stand_above_the_decision(open_page: Open, service: Service) -> None:
    moment = late(FRIENDS, "choose-bid")
    seat = moment.waiting[0]
    here = seated(open_page, stopped(service, moment), [seat], width=390, height=844)
    assert here.wait_until_asked()
    player = player_at(here, seat)
    standing = here.page.locator(".standing").last
    expect(standing).to_contain_text(" ".join(map(str, player["bids_left"])))
    expect(standing).to_contain_text(f"{player['score']['total']} VP")
