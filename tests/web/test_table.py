"""What a table in the browser explains and offers: why not, hints, previews, roads, sheets, auctions, every question."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.server.service import Service
from tests.web.games import Moment, first, go_on, moments, opened, people, recorded, seated, stopped
from tests.web.table_page import Open, TablePage

PLACING = ("board/first-4-yellow", "place-cowboy")


def at(open_page: Open, service: Service, game: str, decision: str) -> TablePage:
    """A page of whoever is asked, at the first moment of a recorded game when this is asked; bots play the others."""
    moment = first(game, decision)
    here = seated(open_page, stopped(service, moment, person=moment.waiting[0]))
    assert here.wait_until_asked()
    return here


def test_why_not(open_page: Open, service: Service) -> None:
    here = at(open_page, service, *PLACING)
    here.target("e1").click()  # her own
    expect(here.bar.get_by_role("alert")).to_contain_text(
        "e1 is your own, and nothing on it can be attacked: no cowboy is needed there. (rule B4.10)"
    )
    assert not here.confirm.count()
    here.target("wages").click()
    expect(here.bar.get_by_role("alert")).to_have_count(0)


def label_of(idea: Locator, number: int) -> str:
    """Without its number."""
    return idea.inner_text().removeprefix(str(number)).strip()


def test_a_hint_can_be_followed(open_page: Open, service: Service) -> None:
    here = at(open_page, service, *PLACING)
    here.page.get_by_role("button", name="Hint").click()
    hint = here.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\$\d|\d VP"))
    here.page.keyboard.press("2")
    ideas = hint.locator("[data-hinted]")
    second = label_of(ideas.nth(1), 2)
    expect(here.bar.locator(".picked")).to_contain_text(second)
    considered = ideas.first
    label = label_of(considered, 1)
    considered.click()
    expect(here.bar.locator(".picked")).to_contain_text(label)
    with here.answering():
        here.confirm.click()


def test_a_hint_is_numbered_on_the_table_and_each_shows_the_other(open_page: Open, service: Service) -> None:
    here = at(open_page, service, *PLACING)
    here.page.get_by_role("button", name="Hint").click()
    ideas = here.page.locator("[data-hinted]")
    expect(ideas.first).to_be_visible()
    marks = here.page.locator("[data-hint-mark]")
    expect(marks).to_have_count(ideas.count())
    target = here.target(str(ideas.first.get_attribute("data-hinted")).split()[-1])
    mark, thing = marks.first.bounding_box(), target.bounding_box()
    assert mark is not None
    assert thing is not None
    assert thing["x"] - 5 <= mark["x"] <= thing["x"] + thing["width"]
    assert thing["y"] - 5 <= mark["y"] <= thing["y"] + thing["height"]
    ideas.first.focus()
    expect(marks.first).to_have_class(re.compile("pointed"))
    ideas.nth(1).focus()
    expect(marks.first).not_to_have_class(re.compile("pointed"))
    target.hover()
    expect(here.page.locator("[data-hints] > ol > li").first).to_have_class(re.compile("pointed"))


def test_a_hint_has_its_number_on_the_road_itself(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "lay-roads")
    here.page.get_by_role("button", name="Hint").click()
    road = here.page.locator("[data-hinted^='road ']").first
    side = here.page.locator(f"[data-side='{str(road.get_attribute('data-hinted')).split()[-1]}'] .mark").bounding_box()
    mark = here.page.locator(f"[data-hint-mark='{road.locator('.hint-number').inner_text()}']").bounding_box()
    assert side is not None
    assert mark is not None
    assert middle(mark) == pytest.approx(middle(side), abs=2)


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_order_answers_and_can_be_taken_back(open_page: Open, service: Service) -> None:
    moment = first(*PLACING)
    made = stopped(service, moment)
    asked, other = moment.waiting[0], moments(moment.game)[moment.choices + 1].waiting[0]
    here, there = seated(open_page, made, [asked]), seated(open_page, made, [other])
    order = there.page.get_by_role("button", name="Pass when it is my turn")
    order.click()
    expect(there.bar).to_contain_text("You pass when it is your turn.")
    there.page.get_by_role("button", name="Take back").click()
    expect(there.bar).not_to_contain_text("You pass when it is your turn.")
    order.click()
    expect(there.bar).to_contain_text("You pass when it is your turn.")
    assert here.wait_until_asked()
    here.point("wages")
    expect(here.log).to_contain_text(re.compile("passes"))


def test_roads_are_told_of_beside_a_question_but_not_to_those_who_want_no_more(open_page: Open, service: Service) -> None:
    moment = first(*PLACING, lambda one: one.choices == 20)  # the first with roads in hand
    made, seat = stopped(service, moment, person=moment.waiting[0]), moment.waiting[0]
    here = seated(open_page, made)
    expect(here.bar).to_contain_text("What can be chosen glows on the table. You may also lay a road")
    token = next(one["token"] for one in made["tokens"] if one["seat"] == seat)
    with service.client() as client:
        path, bearer = f"/tables/{made['table']['id']}/orders", {"Authorization": f"Bearer {token}"}
        client.post(path, json={"order": "no-roads"}, headers=bearer).raise_for_status()
    expect(here.bar).to_contain_text("You lay no more roads this round.")
    expect(here.bar).not_to_contain_text("You may also lay a road")


def test_where_only_roads_are_asked_about_one_key_is_enough(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "lay-roads")
    expect(here.bar.locator("[data-only]")).to_have_text(re.compile("Done"))
    with here.answering():
        here.page.keyboard.press("d")


def test_consent_shows_what_is_at_stake(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/big-box-2-red", "consent")
    expect(here.page.locator("[data-stakes]")).to_contain_text("2 VP at the end")
    agree, refuse = (here.bar.locator(f"[data-choice={answer}]") for answer in ("agree", "refuse"))
    expect(agree).to_have_text("Agree: the House takes your parcel, 2 VP for you at the end")
    for width, height in ((390, 844), (844, 390), (768, 1024)):
        here.resize(width, height)
        for answer in (agree, refuse):
            box = answer.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (width, height)


def test_what_is_read_out_has_its_spaces(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "place-cowboy")
    assert not re.search(r"\dVP", str(here.page.locator("body").text_content()))


def test_a_choice_shows_its_effect_before_it_is_made(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "build-or-keep")
    incomes = here.page.locator(".income, .ghost").count()
    here.target("g4").click()
    expect(here.target("g4")).to_have_attribute("aria-selected", "true")
    expect(here.bar.locator(".picked")).to_contain_text("$")
    expect(here.page.locator(".ghost, .income").nth(incomes)).to_be_attached()
    here.page.keyboard.press("Escape")
    expect(here.confirm).to_have_count(0)
    expect(here.target("g4")).to_have_attribute("aria-selected", "false")


def test_roads_are_laid_on_sides(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "lay-roads")
    here.point("e1n")
    expect(here.log).to_contain_text("Dan lays a road between e1 and e2")
    side = here.page.locator("[data-side='e1n']")
    expect(side).to_have_count(0)
    here.page.get_by_role("button", name="Undo").click()
    expect(side).to_be_attached()


def test_a_finger_lays_a_road_beside_land_that_cannot_be_chosen(open_page: Open, service: Service) -> None:
    moment = first("board/first-5-mixed", "build-or-keep")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844, has_touch=True)
    assert here.wait_until_asked()
    side = here.page.locator("[data-side='e1n']")
    side.locator(".along").first.tap()
    expect(side).to_have_class(re.compile("picked"))
    expect(here.bar.locator(".label")).to_contain_text("Road between e1 and e2")
    here.page.locator("[data-parcel='f1']").tap()  # where the building can stand
    expect(here.bar.locator(".label")).to_contain_text("f1: build the saloon")


def test_a_finger_lays_a_road_between_parcels_that_can_be_chosen_if_they_are_near(open_page: Open, service: Service) -> None:
    moment = first(*PLACING, lambda one: one.choices >= 20)  # who is asked has roads
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844, has_touch=True)
    assert here.wait_until_asked()
    side = here.page.locator("[data-side='g5n']")
    touched = here.page.touchscreen.tap
    box = side.locator(".mark").bounding_box()
    assert box is not None
    touched(*middle(box))
    expect(side).not_to_have_class(re.compile("picked"))  # the land beside it
    here.page.get_by_role("button", name="Nearer").tap()
    box = side.locator(".mark").bounding_box()
    assert box is not None
    touched(*middle(box))
    expect(side).to_have_class(re.compile("picked"))


def test_land_that_is_a_gift_names_no_price(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/first-4-yellow", "claim-parcel")
    here.target("d5").hover()
    expect(here.page.get_by_role("tooltip")).to_contain_text("Yours for nothing.")
    expect(here.page.get_by_role("tooltip")).not_to_contain_text("Costs")
    expect(here.target("d5")).to_have_accessible_name(re.compile("yours for nothing"))
    expect(here.target("d5")).not_to_have_accessible_name(re.compile("costs"))


def test_a_sheet_is_filled_in(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/new-beginning-3", "fill-in-sheet")
    sheet = here.page.get_by_role("region", name="New Beginning")
    for item in range(7):
        expect(sheet.locator("li.written")).to_have_count(item)
        with here.answering():
            sheet.locator("li.now button").first.click()
            here.confirm.click()
    expect(sheet.locator("li.written")).to_have_count(7)
    sheet.get_by_role("slider").press("ArrowRight")
    expect(sheet.locator("li.now b")).to_have_text("$1")
    sheet.get_by_role("button", name="Confirm").click()
    expect(here.log).to_contain_text("Ann")
    expect(sheet).to_have_count(0)


def test_an_auction(open_page: Open, service: Service) -> None:
    here = at(open_page, service, "board/prosper-3", "bid")
    auction = here.page.get_by_role("region", name="Auction")
    expect(auction).to_be_visible()
    here.press("bid 3")
    expect(here.log).to_contain_text("Bo bids $3")


def test_a_line_of_the_log_leads_back_there(open_page: Open, service: Service) -> None:
    here = at(open_page, service, *PLACING)
    here.log.get_by_role("button", name="Order at the start").click()
    expect(here.page.get_by_text("You are looking at the table as it was")).to_be_visible()
    expect(here.target("g4")).to_have_accessible_name(re.compile("open land, "))
    expect(here.targets).to_have_count(0)
    here.page.get_by_role("button", name="Back to now").click()
    expect(here.target("g4")).to_have_accessible_name(re.compile("open land of Bo"))
    expect(here.target("wages")).to_have_class(re.compile("target"))


def test_on_a_phone_what_is_picked_or_looked_at_comes_into_sight(open_page: Open, service: Service) -> None:
    moment = first(*PLACING)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    here.bar.locator(".more").click()
    here.bar.locator("[data-choice='place a1']").click()
    here.page.wait_for_function(
        """() => document.querySelector('[data-target=a1]').getBoundingClientRect().bottom
            < document.querySelector('.decision').getBoundingClientRect().top"""
    )
    here.log.get_by_role("button").last.click()
    here.page.wait_for_function("() => Math.abs(document.querySelector('.game').getBoundingClientRect().top) < 2")


def test_keys_and_chat(open_page: Open, service: Service) -> None:
    here = at(open_page, service, *PLACING)
    here.page.keyboard.press("?")
    expect(here.page.get_by_role("dialog", name="Keys")).to_be_visible()
    here.page.keyboard.press("Escape")
    here.page.keyboard.press("c")
    here.page.keyboard.type("Draw, stranger? 1")  # none of which is a key now
    here.page.keyboard.press("Enter")
    expect(here.log).to_contain_text("Draw, stranger? 1")
    expect(here.page.get_by_role("dialog")).to_have_count(0)
    expect(here.confirm).to_have_count(0)


def test_about_the_table(open_page: Open, service: Service) -> None:
    moment = first(*PLACING)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    story = here.page.get_by_role("region", name="Log and chat")
    story.get_by_role("button", name="Table").click()
    expect(story.get_by_role("list", name="What is played")).to_contain_text("4 players")
    expect(story.get_by_label("Let others watch")).to_have_value(here.page.url)
    assert not here.serious_findings()
    here.page.keyboard.press("c")
    expect(story.get_by_label("Say something")).to_be_focused()
    story.get_by_role("button", name="Table").click()
    story.get_by_role("button", name="Give up").click()
    expect(story).to_contain_text("you come last")
    story.get_by_role("button", name="Yes, give up").click()
    expect(here.bar).to_contain_text("A bot plays for you.")
    expect(here.bar.get_by_role("button", name="I am back")).to_have_count(0)
    expect(story.get_by_role("button", name="Give up")).to_have_count(0)


def test_whoever_had_the_screen_before_takes_his_choice_back(open_page: Open, service: Service) -> None:
    here = seated(open_page, stopped(service, first("board/first-4-yellow", "claim-parcel")))
    here.point("a8")
    expect(here.bar).to_contain_text("Ann, choose a parcel")
    here.point("b8")
    expect(here.bar).to_contain_text("Dan, choose a parcel")
    here.page.get_by_role("button", name="Undo: Ann").click()
    expect(here.bar).to_contain_text("Ann, choose a parcel")
    here.page.get_by_role("button", name="Undo: Bo").click()
    expect(here.bar).to_contain_text("Bo, choose a parcel")
    expect(here.target("a8")).to_have_class(re.compile("target"))


def test_a_shared_screen_with_secrets_begins_behind_a_curtain(open_page: Open, service: Service) -> None:
    here = seated(open_page, opened(service, game="cards", changes={"players": 2}, seats=people("Ann", "Bob"), start=True))
    of_ann, of_bob = (here.page.get_by_role("button", name=f"I am {name}") for name in ("Ann", "Bob"))
    expect(of_bob).to_be_visible()  # nobody knows yet who sits there
    of_ann.click()
    here.bar.get_by_role("group", name="Hand on to").get_by_role("button", name="Bob").click()
    expect(here.page.get_by_role("textbox", name="Say something")).to_have_count(0)  # for whom would it be?
    of_bob.click()
    expect(here.bar).to_contain_text("Bob")
    here.page.reload()
    expect(of_ann).to_be_focused()
    assert here.page.locator("[data-target], .decision").count() == 0


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
def test_every_question_there_is(open_page: Open, service: Service, every: int) -> None:
    """Each is asked in words, and all that can be chosen is on the table or in the list. Every fifth; all is a slow test."""
    questions: dict[str, Moment] = {}
    for game in recorded():
        for moment in moments(game):
            questions.setdefault(f"{game.split('/')[0]} {moment.decision}", moment)
    assert len(questions) > 50
    here = open_page("/settings")
    for moment in list(questions.values())[::every]:
        made = stopped(service, moment)
        go_on(here, made, moment.waiting[0])
        assert here.wait_until_asked(), moment
        choices = here.own["choices"]
        assert here.bar.locator("#question").inner_text() not in ("", "It is your turn."), moment
        if here.bar.locator(".more").count():
            here.bar.locator(".more").click()
        labels = here.buttons.all_inner_texts()
        numbers = here.bar.locator(".number input[type=range]")  # of these choices one is shown at a time
        unseen = int(numbers.get_attribute("max") or 0) if numbers.count() else 0
        assert len(labels) + unseen == len(choices), moment
        assert not set(labels) & set(choices), moment  # in words, not as texts for programs
