"""The town is the hero: at a desk it keeps its size and place whatever is asked; on small screens all of it is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.games import finished, first, go_on, seated, stopped
from tests.web.table_page import Open, TablePage

GAME = "board/first-4-yellow"
# Whatever comes beside the town or over it.
QUESTIONS = [
    (GAME, "claim-parcel"), (GAME, "take-character"), (GAME, "place-cowboy"), (GAME, "lay-roads"), (GAME, "build-or-keep"),
    (GAME, "next-parcel-duel"), (GAME, "cash-limit"), ("board/all-variants-6", "place-together"),
    ("board/new-beginning-3", "fill-in-sheet"), ("board/might-is-right-4", "choose-duel-tile"), ("board/prosper-3", "bid"),
    ("board/gold-rush-4", "reroll-die"), ("board/big-box-2-red", "consent"), ("board/horses-4", "place-horse"),
]  # fmt: skip
LEAST = 700  # pixels at a desk
DESK = (1440, 900)
WIDE = (1920, 1080)
PHONES = [(390, 844), (844, 390)]
TABLETS = [(1024, 768), (768, 1024)]
LANGUAGES = ("en", "nl", "de", "pl")
LONGEST = ("de", "pl")  # the words of these
in_languages = pytest.mark.parametrize(
    "languages", [pytest.param(LONGEST, id="longest"), pytest.param(LANGUAGES, marks=pytest.mark.slow, id="all")]
)

# Texts and signs of the players' panels and of the track's spaces that lie over one another.
OVERPRINTED = """() => {
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlaps = (a, b) => common(a, b, "left", "right") > 1.5 && common(a, b, "top", "bottom") > 1.5;
    const found = [];
    for (const [one, parts] of [[".player", ".head > *, .fact, .card-of"], [".space", ".name, .what, .stand"]]) {
        for (const box of document.querySelectorAll(one)) {
            const drawn = part => part.getClientRects().length && !part.matches(".unseen");
            const seen = [...box.querySelectorAll(parts)].filter(drawn);
            const frame = box.getBoundingClientRect();
            for (const [index, part] of seen.entries()) {
                const here = part.getBoundingClientRect();
                if (here.top >= frame.bottom || !part.innerText && !part.querySelector("svg")) continue;
                for (const other of seen.slice(index + 1))
                    if (!part.contains(other) && overlaps(here, other.getBoundingClientRect()))
                        found.push(`${box.innerText}: ${part.className} and ${other.className}`);
            }
        }
    }
    return found;
}"""
# Whatever of these does not fit.
CUT = """names => [...document.querySelectorAll(names)]
    .filter(name => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)
    .map(name => name.innerText)"""

# Names of characters that have more lines than there is room for in a player's panel.
TALL = """() => [...document.querySelectorAll(".player .who")]
    .filter(name => name.offsetHeight > name.closest(".line").offsetHeight + 1)
    .map(name => name.innerText)"""
# Of what is found: what reaches over the left or the right edge of the box it is in.
BEYOND = """([names, box]) => [...document.querySelectorAll(names)].filter(name => {
    const [here, there] = [name, name.closest(box)].map(one => one.getBoundingClientRect());
    return here.left < there.left - 1 || here.right > there.right + 1;
}).map(name => name.innerText)"""
# What is written under one of some things that lie over the table.
HIDDEN = """([over, written]) => {
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlaps = (a, b) => common(a, b, "left", "right") > 1.5 && common(a, b, "top", "bottom") > 1.5;
    const boxes = [...document.querySelectorAll(over)].map(one => one.getBoundingClientRect());
    return [...document.querySelectorAll(written)]
        .filter(one => one.innerText && boxes.some(box => overlaps(box, one.getBoundingClientRect())))
        .map(one => one.innerText);
}"""

# How far down what is seen in it goes.
LOWEST = """selector => {
    const box = document.querySelector(selector);
    const bottoms = [...box.querySelectorAll("*")].map(one => one.getBoundingClientRect().bottom);
    return getComputedStyle(box).overflowY === "visible" ? Math.max(...bottoms) : box.getBoundingClientRect().bottom;
}"""
# Characters whose number lies over the face, or whose mark over what is written.
COVERED = """() => {
    const box = (card, part) => card.querySelector(part)?.getBoundingClientRect();
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlaps = (a, b) => a && b && common(a, b, "left", "right") > 2 && common(a, b, "top", "bottom") > 2;
    const over = [[".number", ":scope > svg"], [".taken", ".text"]];
    return [...document.querySelectorAll(".character")]
        .filter(card => over.some(([one, other]) => overlaps(box(card, one), box(card, other))))
        .map(card => card.innerText);
}"""


def box_of(here: TablePage) -> dict[str, Any]:
    """Where the town is."""
    here.page.locator("[data-parcel]").first.wait_for()
    box = here.page.locator("[data-stage]").bounding_box()
    assert box is not None
    return {**box}


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_the_town_keeps_its_size_and_place(open_page: Open, service: Service, every: int) -> None:
    here = open_page("/settings")
    boxes = []
    for game, decision in QUESTIONS[::every]:
        moment = first(game, decision)
        go_on(here, stopped(service, moment), moment.waiting[0])
        assert here.wait_until_asked()
        boxes.append(box_of(here))
        (here.targets if here.targets.count() else here.buttons).first.click()
        boxes.append(box_of(here))
    here.go(f"/replay/{finished(service, GAME)}/100")
    here.page.get_by_role("slider").wait_for()
    boxes.append(box_of(here))
    assert all(box == boxes[0] for box in boxes)
    assert boxes[0]["width"] >= LEAST
    assert boxes[0]["height"] == boxes[0]["width"]


@pytest.mark.parametrize("decision", ["take-character", "place-cowboy"])
def test_the_whole_town_and_the_whole_decision(open_page: Open, service: Service, decision: str) -> None:
    moment = first(GAME, decision)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    for width, height in (*PHONES, *TABLETS):
        here.resize(width, height)
        town, bar = box_of(here), here.bar.bounding_box()
        assert bar is not None
        assert min(town["x"], town["y"]) >= 0
        assert town["x"] + town["width"] <= width
        assert bar["y"] + bar["height"] <= height + 1
        if height > width:  # below the town
            assert town["y"] + town["height"] <= bar["y"]
        else:
            assert town["x"] + town["width"] <= bar["x"]
            assert town["y"] + town["height"] <= height
        assert here.overflow == 0


def top_of(here: TablePage, selector: str) -> float:
    box = here.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


def test_the_log_does_not_move_under_the_pointer_when_a_choice_is_made(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy", lambda one: one.round == 3)
    here = open_page("/settings")
    for width, height in ((1440, 900), (1024, 768)):
        here.resize(width, height)
        go_on(here, stopped(service, moment), moment.waiting[0])
        assert here.wait_until_asked()
        here.bar.locator(".more").click()  # a long list
        here.bar.locator("[data-choice='place building-8']").click()
        tabs = top_of(here, ".story .tabs")
        confirm = here.confirm.bounding_box()
        assert confirm is not None
        with here.answering():
            here.confirm.click()
        expect(here.asked).to_have_count(0)
        assert top_of(here, ".story .tabs") == tabs
        assert confirm["y"] + confirm["height"] < tabs


def test_the_log_gets_the_room_of_a_hint_while_others_play(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    here.page.get_by_role("button", name="Hint").click()
    here.page.locator("[data-hinted]").first.click()
    tabs = top_of(here, ".story .tabs")
    with here.answering():
        here.confirm.click()
    expect(here.asked).to_have_count(0)
    assert top_of(here, ".story .tabs") < tabs


def test_on_a_phone_half_a_character_says_that_there_are_more(open_page: Open, service: Service) -> None:
    moment = first(GAME, "take-character")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    boxes = [box for card in here.page.locator(".character").all() if (box := card.bounding_box())]
    assert any(box["x"] + 24 < 390 < box["x"] + box["width"] - 24 for box in boxes)


def test_on_a_phone_the_end_of_the_log_lies_above_the_decision(open_page: Open, service: Service) -> None:
    moment = first(GAME, "cash-limit")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    here.page.evaluate("scrollTo({top: 1e6, behavior: 'instant'})")
    log = here.page.locator(".side > .story").bounding_box()
    assert log is not None
    assert log["y"] + log["height"] <= top_of(here, ".deciding")


@in_languages
def test_nothing_is_overprinted_or_cut_with_six_players_and_all_variants(
    open_page: Open, service: Service, languages: Sequence[str]
) -> None:
    moment = first("board/all-variants-6", "place-together", lambda one: one.round == 3)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    for language in languages:
        here.like(language=language)
        assert here.wait_until_asked()
        expect(here.page.locator(f"html[lang={language}]")).to_be_attached()
        assert here.page.evaluate(OVERPRINTED) == [], language
        assert here.page.evaluate(CUT, ".player .who, .space .name") == [], language
        assert here.page.evaluate(TALL) == [], language
        here.resize(*WIDE)
        assert here.page.evaluate(OVERPRINTED) == [], language
        here.resize(*TABLETS[1])
        assert here.page.evaluate(OVERPRINTED) == [], language
        assert here.page.evaluate(CUT, ".player .name, .player .numbers, .space .name") == [], language
        here.resize(*DESK)


@in_languages
def test_on_its_side_a_phone_cuts_neither_points_nor_round(
    open_page: Open, service: Service, languages: Sequence[str]
) -> None:
    here = open_page("/settings", *PHONES[1])
    moment = first(GAME, "claim-parcel")
    for language in languages:
        here.like(language=language)
        here.go(f"/table/{finished(service, GAME)}")  # with 10 points
        expect(here.result).to_be_visible()
        assert here.page.evaluate(CUT, ".player .head") == [], language
        go_on(here, stopped(service, moment), moment.waiting[0])
        assert here.wait_until_asked()
        assert here.page.evaluate(CUT, ".phases h2") == [], language


def test_on_its_side_a_phone_has_nothing_below_the_game_and_the_header(open_page: Open, service: Service) -> None:
    moment = first(GAME, "build-or-keep")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=844, height=390)
    assert here.wait_until_asked()
    header = here.page.locator("header").first.bounding_box()
    assert header is not None
    assert here.page.evaluate("document.documentElement.scrollHeight") <= header["y"] + header["height"] + 1


def test_on_its_side_a_phone_shows_faces_and_what_they_do(open_page: Open, service: Service) -> None:
    moment = first(GAME, "take-character", lambda one: len(one.waiting) == 1 and one.round == 2)
    later = moment._replace(choices=moment.choices + 1)
    here = seated(open_page, stopped(service, later), width=844, height=390)
    here.page.locator(".character .taken").first.wait_for()
    assert here.page.evaluate(COVERED) == []


@in_languages
def test_on_its_side_a_phone_breaks_long_names_instead_of_letting_them_out(
    open_page: Open, service: Service, languages: Sequence[str]
) -> None:
    moments = [
        (first("cards/1-players-3-virtual", "choose-bid", lambda one: one.round == 4), ".about strong", ".lying"),
        (first("cards/4-players-0-virtual", "use-power"), ".about strong", ".lying"),
        (first("cards/4-players-0-virtual", "take-card"), ".gain", ".market"),
        (first("board/new-beginning-3", "fill-in-sheet"), ".sheet .item, .sheet .purse > :not(.others)", ".sheet"),
    ]
    here = open_page("/settings", *PHONES[1])
    for moment, names, box in moments:
        for language in languages:
            here.like(language=language)
            go_on(here, stopped(service, moment), moment.waiting[0])
            assert here.wait_until_asked()
            assert here.page.evaluate(BEYOND, [names, box]) == [], (moment.decision, language)
            assert here.page.evaluate(CUT, names) == [], (moment.decision, language)


@in_languages
def test_on_a_phone_a_score_sheet_has_whole_names(open_page: Open, service: Service, languages: Sequence[str]) -> None:
    here = open_page("/settings")
    id = finished(service, "cards/3-players-1-virtual")
    for language in languages:
        here.like(language=language)
        for size in PHONES:
            here.resize(*size)
            here.go(f"/table/{id}")
            here.page.locator(".sheet thead .who").first.wait_for()
            assert here.page.evaluate(CUT, ".sheet thead .who span") == [], (language, size)
            here.go("/settings")


def test_on_its_side_a_phone_shows_two_cowboys_beside_each_other(open_page: Open, service: Service) -> None:
    moment = first("board/big-box-6-random", "reroll-die")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=844, height=390)
    assert here.wait_until_asked()
    one, other = (figure.bounding_box() for figure in here.page.locator(".pair .figure").all()[:2])
    assert one is not None
    assert other is not None
    assert one["x"] + one["width"] <= other["x"] + 1


def test_in_a_low_window_the_list_of_keys_has_its_name_and_a_way_out(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=844, height=390)
    assert here.wait_until_asked()
    here.page.keyboard.press("?")
    for part in ("h2", "button.primary"):
        expect(here.page.locator("dialog").locator(part)).to_be_in_viewport(ratio=0.99)


def test_the_numbers_of_a_hint_cover_nothing_that_is_written_on_the_track(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy", lambda one: one.round == 3)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    here.page.locator("[data-hint]").click()
    for size in (DESK, (820, 1180)):
        here.resize(*size)
        expect(here.page.locator("[data-hint-mark]").first).to_be_attached()
        here.page.mouse.move(1, 1)  # what is pointed at is larger
        assert here.page.evaluate(HIDDEN, ["[data-hint-mark]", ".space .name, .space b, .space .gain"]) == [], size


@in_languages
def test_an_earlier_moment_leaves_all_players_in_sight_at_a_desk(
    open_page: Open, service: Service, languages: Sequence[str]
) -> None:
    moment = first(GAME, "place-cowboy", lambda one: one.round == 3)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    for language in languages:
        here.like(language=language)
        assert here.wait_until_asked()
        here.page.locator("[role=log] .game .line").first.click()
        expect(here.page.locator(".past")).to_be_visible()
        seen = ".player .name, .player .points, header a, header button"
        assert here.page.evaluate(HIDDEN, [".past", seen]) == [], language


@in_languages
def test_what_is_sold_out_says_so_in_a_line(open_page: Open, service: Service, languages: Sequence[str]) -> None:
    moment = first(GAME, "lay-roads")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    for language in languages:
        here.like(language=language)
        assert here.wait_until_asked()
        expect(here.page.locator(f"html[lang={language}]")).to_be_attached()
        box = here.page.locator(".space.empty .name").first.bounding_box()
        assert box is not None
        assert box["height"] < 20, language
        assert here.page.evaluate(CUT, ".space.empty .name") == [], language


@pytest.mark.slow
def test_heading_and_spaces_are_not_cut(open_page: Open, service: Service) -> None:
    here = open_page("/settings")
    moments = [first(GAME, "lay-roads"), first("board/prosper-3", "bid"), first("board/own-river-5", "place-cowboy")]
    for language in LANGUAGES:
        here.resize(*DESK)
        here.like(language=language)
        for moment in moments:
            go_on(here, stopped(service, moment), moment.waiting[0])
            assert here.wait_until_asked()
            assert here.page.evaluate(CUT, ".phases h2, .phases .now .word") == [], language
        for size in ((820, 1180), PHONES[0]):
            here.resize(*size)
            assert here.page.evaluate(CUT, ".space, .space .name") == [], language


@pytest.mark.slow
def test_a_replay_is_no_wider_than_its_window_and_leaves_the_header_alone(open_page: Open, service: Service) -> None:
    here = open_page(f"/replay/{finished(service, GAME)}/100")
    for language in LANGUAGES:
        here.like(language=language)
        here.page.get_by_role("slider").wait_for()
        for size in (DESK, *PHONES, *TABLETS):
            here.resize(*size)
            assert here.overflow == 0, (language, size)
    here.resize(*PHONES[1])
    header = here.page.locator("header").first.bounding_box()
    assert header is not None
    assert here.page.evaluate(LOWEST, ".moves aside") <= header["y"] + 1


def test_the_chances_of_a_bid_lie_beside_the_hand_and_not_below_the_players(open_page: Open, service: Service) -> None:
    moment = first("cards/1-players-5-virtual", "choose-bid")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1])
    assert here.wait_until_asked()
    here.targets.first.hover()
    hand, chances = (here.page.locator(one).first.bounding_box() for one in (".hand", ".hand .chances li:last-child"))
    assert hand is not None
    assert chances is not None
    assert chances["x"] + chances["width"] <= hand["x"] + hand["width"] + 1


def test_on_a_phone_all_of_a_refusal_is_in_sight(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    here.target("e1").click()
    refused = here.bar.locator(".refused")
    refused.wait_for()
    expect(refused).to_be_in_viewport(ratio=0.99)
    question = here.bar.locator(".question").bounding_box()
    header = here.page.locator(".deciding > .standing").bounding_box()
    assert question is not None
    assert header is not None
    assert question["y"] >= header["y"] + header["height"]


def test_on_a_phone_players_have_whole_names_above_the_town(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    names = here.page.locator(".player .name")
    names.first.wait_for()
    for name, text in zip(names.all(), ("Annabelle", "Greenhorn", "Clementine", "Bartholomew"), strict=True):
        name.evaluate("(name, text) => name.textContent = text", text)
    assert here.page.evaluate(CUT, ".player .name") == []
    assert here.page.evaluate(OVERPRINTED) == []


def test_on_a_phone_what_happened_last_stands_in_the_sheet_that_lies_over_the_log(open_page: Open, service: Service) -> None:
    moment = first(GAME, "place-cowboy", lambda one: one.round == 3)
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844)
    assert here.wait_until_asked()
    expect(here.page.locator(".lately")).to_be_in_viewport(ratio=0.99)
    expect(here.page.locator(".lately p")).to_have_text(here.page.locator("[role=log] .line").all_inner_texts()[-3:])
    here.resize(*DESK)
    expect(here.page.locator(".lately")).to_be_hidden()


@in_languages
def test_the_steps_of_a_card_round_are_in_one_line_on_a_phone(
    open_page: Open, service: Service, languages: Sequence[str]
) -> None:
    moment = first("cards/1-players-3-virtual", "choose-bid")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=360, height=740)
    for language in languages:
        here.like(language=language)
        expect(here.page.locator(f"html[lang={language}]")).to_be_attached()
        assert here.wait_until_asked()
        steps = [box for step in here.page.locator(".flow li").all() if (box := step.bounding_box())]
        assert {round(box["y"]) for box in steps} == {round(steps[0]["y"])}, language
        assert steps[-1]["x"] + steps[-1]["width"] <= 360, language


def test_two_fingers_bring_the_town_nearer_and_choose_nothing(open_page: Open, service: Service) -> None:
    moment = first("board/first-4-yellow", "place-cowboy")
    here = seated(open_page, stopped(service, moment), moment.waiting[:1], width=390, height=844, has_touch=True)
    assert here.wait_until_asked()
    box = here.page.locator("[data-stage]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touches = here.page.context.new_cdp_session(here.page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side * one, "y": y, "id": side + 1} for one in apart for side in (-1, 1)]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    parcel = here.target("d4")
    before = parcel.bounding_box()
    touch("touchStart", 40)
    for apart in range(50, 101, 10):
        touch("touchMove", apart)
    touch("touchEnd")
    after = parcel.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    expect(here.bar.locator(".picked")).to_have_count(0)
