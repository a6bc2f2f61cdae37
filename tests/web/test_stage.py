"""What happens is seen: scene by scene at one's own pace, the log never ahead of it, and again for whoever comes back."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from carson.core.record import Play, read_record
from carson.games import title_of
from tests.server.service import Service
from tests.web.games import Made, Moment, finished, moments, opened, seated, stopped, text_of
from tests.web.table_page import Open, TablePage
from tests.web.test_first_game import choose_by_keys

GAME = "board/big-box-5-mixed"
STAGE = "[data-scene]"
# Everything that was ever on the stage, with what the log said at that time.
WATCH = """() => {
  window.watched = [];
  const look = () => {
    const stage = document.querySelector('[data-scene]');
    const lines = [...document.querySelectorAll('[role=log] [data-line]')].map((line) => line.dataset.line);
    const rolls = !!stage?.querySelector('.fight:not(.shot)');
    const now = { scene: stage?.dataset.scene ?? null, rolls, lines: lines.length };
    if (JSON.stringify(window.watched.at(-1)) !== JSON.stringify(now)) window.watched.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


@cache
def eventful() -> tuple[Moment, int, str]:
    """A moment of a recorded game whose choice leads to a duel, incomes and more; who makes it, and the choice."""
    record = read_record(text_of(GAME))
    play = Play(title_of(record.game), record.config, record.seed, record.names)
    for moment, (seat, text) in zip(moments(GAME), record.choices, strict=True):
        before = len(play.game.events or ())
        play.choose(seat, text)
        kinds = [event.kind for event in (play.game.events or [])[before:]]
        if kinds.count("duel") >= 1 and kinds.count("income") >= 2:
            return moment, seat, text
    raise AssertionError("no such moment")


def at_its_pace(open_page: Open, made: Made, pace: str, seats: list[int], motion: str = "reduce") -> TablePage:
    here = seated(open_page, made, seats, reduced_motion=motion)
    here.like(scenes=pace)
    expect(here.log).to_be_visible()
    here.page.wait_for_selector("[data-target]", state="attached")
    return here


def make(service: Service, made: Made, seat: int, text: str) -> None:
    """A choice by somebody who sits elsewhere."""
    token = next(one["token"] for one in made["tokens"] if one["seat"] == seat)
    with service.client() as client:
        path, head = f"/tables/{made['table']['id']}", {"Authorization": f"Bearer {token}"}
        number = client.get(f"{path}/news", headers=head).json()["number"]
        client.post(f"{path}/choices", headers=head, json={"choice": text, "number": number}).raise_for_status()


def told(service: Service, made: Made) -> list[Any]:
    """The last message as it is told in scenes."""
    with service.client() as client:
        path = f"/tables/{made['table']['id']}"
        number = client.get(path).json()["number"]
        scenes = client.get(f"{path}/scenes", params={"since": number - 1, "until": number, "language": "en"}).json()
    messages: list[Any] = scenes["messages"]
    return messages


def ready(open_page: Open, service: Service, pace: str, motion: str = "reduce") -> tuple[Made, TablePage]:
    """A page of somebody who looks on while another chooses."""
    moment, seat, _ = eventful()
    made = stopped(service, moment)
    return made, at_its_pace(open_page, made, pace, [(seat + 1) % 5], motion)


def test_the_log_never_runs_ahead_of_the_stage(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "quick", "no-preference")
    _, seat, text = eventful()
    expect(here.log).to_contain_text("The game begins.")  # the newest lines come first: now all are there
    here.page.evaluate(WATCH)
    make(service, made, seat, text)
    [message] = told(service, made)
    expect(here.log).to_contain_text(message["lines"][-1], timeout=30_000)
    expect(here.page.locator(STAGE)).to_have_count(0, timeout=30_000)
    watched = here.page.evaluate("window.watched")
    first = watched[0]["lines"]
    starts, lines, events = {}, 0, 0
    for scene in message["scenes"]:
        starts[f"{message['number']}.{events}"] = (lines, lines + scene["lines"])
        lines += scene["lines"]
        events += scene["events"]
    seen = [one for one in watched if one["scene"] in starts]
    assert len({one["scene"] for one in seen}) >= 5
    assert any(one["rolls"] for one in seen)
    for one in seen:
        before, after = starts[one["scene"]]
        assert before <= one["lines"] - first <= after
        if one["rolls"]:  # dice in the air: nobody knows who wins
            assert one["lines"] - first == before


def test_one_key_skips_a_scene_and_another_all_that_is_not_ones_own(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "slow")
    _, seat, text = eventful()
    make(service, made, seat, text)
    stage = here.page.locator(STAGE)
    expect(stage).to_be_visible()
    key = stage.get_attribute("data-scene")
    here.page.keyboard.press("s")
    expect(here.page.locator(f"{STAGE}[data-scene='{key}']")).to_have_count(0)
    here.page.keyboard.press("Shift+S")
    here.page.keyboard.press("Shift+S")
    expect(stage).to_have_count(0, timeout=5000)  # all of it would take much longer
    [message] = told(service, made)
    expect(here.log).to_contain_text(message["lines"][-1])


def test_the_pace_is_changed_at_the_table_at_once(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "quick")
    _, seat, text = eventful()
    button = here.page.locator("[data-pace]")
    expect(button).to_have_accessible_name("Pace: Quick")
    button.click()
    expect(button).to_have_accessible_name("Pace: Off")
    here.page.evaluate(WATCH)
    make(service, made, seat, text)
    [message] = told(service, made)
    expect(here.log).to_contain_text(message["lines"][-1])
    assert {one["scene"] for one in here.page.evaluate("window.watched")} == {None}


def test_whoever_comes_back_sees_what_he_missed(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "slow")
    _, seat, text = eventful()
    make(service, made, seat, text)
    stage = here.page.locator(STAGE)
    expect(stage).to_be_visible()
    number = str(stage.get_attribute("data-scene")).split(".")[0]
    here.page.reload()  # in the middle of a scene
    expect(stage).to_be_visible()
    assert str(stage.get_attribute("data-scene")).split(".")[0] == number
    here.page.keyboard.press("Shift+S")
    here.page.keyboard.press("Shift+S")
    expect(stage).to_have_count(0)
    here.page.reload()
    expect(here.log).to_be_visible()
    here.page.wait_for_timeout(300)
    expect(stage).to_have_count(0)


def test_a_duel_is_shown_in_one_place(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "normal")
    _, seat, text = eventful()
    make(service, made, seat, text)
    here.page.wait_for_selector(f"{STAGE} .fight.shot")
    expect(here.page.locator(".fighters")).to_have_count(1)
    here.page.keyboard.press("Shift+S")
    here.page.keyboard.press("Shift+S")
    expect(here.page.locator(STAGE)).to_have_count(0)
    expect(here.page.locator(".beside .fighters")).to_have_count(1)


def test_on_a_phone_the_track_shows_what_a_scene_is_about(open_page: Open, service: Service) -> None:
    choices = read_record(text_of(GAME)).choices
    far = ("place gambling", "place parcels-vp", "place buildings-vp", "place vp-5")  # at the end of the strip
    moment, seat, text = next((one, *made) for one, made in zip(moments(GAME), choices, strict=True) if made[1] in far)
    made = stopped(service, moment)
    here = seated(open_page, made, [(seat + 1) % 5], width=390, height=844)
    here.like(scenes="slow")
    space = here.target(text.removeprefix("place "))
    space.wait_for()
    assert box(space)["x"] > 390
    make(service, made, seat, text)
    ring = here.page.locator(".ring")
    ring.wait_for()
    assert 0 <= box(space)["x"] < 390 - box(space)["width"]
    assert abs(box(ring)["x"] + 4 - box(space)["x"]) < 12  # while it lights up it is larger


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def test_a_line_of_the_log_shows_it_again(open_page: Open, service: Service) -> None:
    made, here = ready(open_page, service, "off")
    _, seat, text = eventful()
    make(service, made, seat, text)
    [message] = told(service, made)
    line = here.log.get_by_role("button", name=message["lines"][0])
    expect(line.last).to_be_visible()
    here.page.locator("[data-pace]").click()  # slow again
    line.last.click()
    expect(here.page.locator(STAGE)).to_be_visible()


def test_a_replay_shows_the_move_to_which_one_goes_on(open_page: Open, service: Service) -> None:
    moment, _, _ = eventful()
    here = open_page(f"/replay/{finished(service, GAME)}")
    here.page.evaluate("localStorage.setItem('carson-settings', JSON.stringify({scenes: 'slow'}))")
    with service.client() as client:
        messages = client.get(f"/tables/{finished(service, GAME)}/news").json()["messages"]
    choices = [message["number"] for message in messages if message["kind"] == "choice"]
    here.page.goto(f"/replay/{finished(service, GAME)}/{choices[moment.choices] - 1}")
    stage = here.page.locator(STAGE)
    here.page.wait_for_selector("[data-parcel]", state="attached")
    expect(stage).to_have_count(0)
    here.page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-scene", f"{choices[moment.choices]}.0")
    here.page.keyboard.press("End")
    expect(stage).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["slow", "normal", "quick", "off"])
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_game_at_each_pace(open_page: Open, service: Service, game: str, pace: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = opened(
        service,
        game=game,
        changes={"players": 2},
        preset="first-game" if game == "board" else "friends",
        seats=seats,
        start=True,
    )
    here = at_its_pace(open_page, made, pace, [0])
    random = Random(pace)
    for _ in range(400):
        here.page.wait_for_selector(f".decision.asked, [data-result], {STAGE}", timeout=60_000)
        if here.result.count():
            return
        if here.page.locator(STAGE).count():
            here.page.keyboard.press("s" if random.random() < 0.7 else "Shift+S")
        elif here.asked.count() and here.buttons.count() + here.targets.count():
            here.choose(random)
    raise AssertionError("the game does not end")


@pytest.mark.slow
def test_a_round_by_the_keyboard_alone(open_page: Open, service: Service) -> None:
    seats = [{"kind": "person", "name": "Ann"}, *({"kind": "bot", "bot": "random"} for _ in range(3))]
    made = opened(service, game="board", preset="first-game", changes={"players": 4}, seats=seats, start=True)
    here = at_its_pace(open_page, made, "normal", [0])
    random, skipped = Random(3), 0
    for _ in range(300):
        here.page.wait_for_selector(f".decision.asked, {STAGE}", timeout=60_000)
        if "Round 2 begins" in here.log.inner_text():
            break
        if here.page.locator(STAGE).count():
            here.page.keyboard.press("s")
            skipped += 1
        elif here.asked.count():
            with here.answering():
                choose_by_keys(here, random)
    else:
        raise AssertionError("the round does not end")
    assert skipped > 10
