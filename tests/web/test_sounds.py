"""Sounds: none before a first tap, none when they are off; each is short and soft, and all of them are little code."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import carson.server
from tests.server.service import Service
from tests.web.games import first, seated, stopped
from tests.web.table_page import Open, TablePage

NAMES = ["dice", "shot", "coins", "hammer", "train", "card", "explosion", "chime"]
LARGEST = 6_000  # bytes of code
LONGEST = 1.5  # seconds
LOUDEST = 0.7  # of what there is

# Whatever really starts to sound is counted.
COUNTS = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""
RENDERED = """
async ([path, name, seconds]) => {
  const { sound } = await import(path);
  const context = new OfflineAudioContext(1, 44100 * (seconds + 1), 44100);
  sound(context, name);
  const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
  return [Math.max(...samples.slice(0, 44100 * seconds)), Math.max(...samples.slice(44100 * seconds))];
}
"""


def heard(here: TablePage) -> int:
    count = here.page.evaluate("window.heard")
    assert isinstance(count, int)
    return count


def shown_untouched(here: TablePage) -> None:
    """Wait until the seat was asked. To Chromium whatever Playwright looks up is a touch: only time passes here."""
    while not any('"own"' in frame for frame in here.heard):
        here.page.wait_for_timeout(50)
    here.page.wait_for_timeout(500)


def code() -> Path:
    (found,) = (Path(carson.server.__path__[0]) / "page" / "assets").glob("sounds-*.js")
    return found


def test_they_begin_with_the_first_tap_and_end_with_another(open_page: Open, service: Service) -> None:
    moment = first("board/first-4-yellow", "claim-parcel")
    made = stopped(service, moment)
    here = seated(open_page, made, [0, 1], new=True)  # whose turn it is changes with each choice, with a chime
    here.page.add_init_script(COUNTS)
    here.heard.clear()
    here.page.reload()
    shown_untouched(here)
    assert heard(here) == 0
    assert here.wait_until_asked()
    toggle = here.page.get_by_role("button", name="Sound")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    here.targets.first.click()
    here.confirm.click()
    here.wait_until_asked()
    assert heard(here) == 0
    toggle.click()
    here.page.wait_for_function("() => window.heard > 0")
    here.page.reload()
    expect(toggle).to_have_attribute("aria-pressed", "true")  # it is kept


def test_each_is_heard_soft_and_short(open_page: Open) -> None:
    here = open_page("/settings")
    for name in NAMES:
        during, after = here.page.evaluate(RENDERED, [f"/assets/{code().name}", name, LONGEST])
        assert 0.01 < during < LOUDEST, name
        assert after < 0.001, name


def test_they_are_little_code() -> None:
    assert code().stat().st_size < LARGEST
