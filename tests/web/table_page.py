"""A table in a browser as somebody who plays there uses it: what is asked, what can be chosen, and how to choose it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 30_000  # milliseconds: bots may think
LIKES_BUTTONS = 0.15  # how often somebody who could point at the table takes a button instead

# Nobody else asks the page for the number of its question: a choice is through when it is another one, or none.
IS_ANSWERED = "before => document.querySelector('.decision.asked')?.dataset.asked !== before"

FROM_THE_TOP = """() => new Promise(drawn => requestAnimationFrame(() => {
  scrollTo({ top: 0, behavior: "instant" });
  requestAnimationFrame(drawn);
}))"""
LIKED = """liked => {
  localStorage["carson-settings"] = JSON.stringify({ ...JSON.parse(localStorage["carson-settings"]), ...liked });
}"""


def watched(page: Page, address: str, complaints: list[str]) -> None:
    """Notes errors in the console, exceptions and requests to other hosts."""
    ours = (address, address.replace("http", "ws", 1), "data:", "blob:")

    def said(message: ConsoleMessage) -> None:
        # A server that a test takes away refuses connections; whatever else goes wrong is our fault.
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            complaints.append(f"console: {message.text}")

    def asked(request: Request | WebSocket) -> None:
        if not request.url.startswith(ours):
            complaints.append(f"request to {request.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("request", asked)
    page.on("websocket", asked)


class TablePage:
    """What is on the page, by role and by the words that are read there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []  # what the server has told the page at the table
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))

    def go(self, path: str) -> None:
        """To another screen, as a link leads there: without loading the page again."""
        self.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }", path)

    def like(self, **settings: object) -> None:
        """Settings that differ from those which the browser had kept; the page is loaded again with them."""
        self.page.evaluate(LIKED, settings)
        self.page.reload()

    def resize(self, width: int, height: int) -> None:
        """Another window, as if one had come with it: from the top, and drawn before anything is measured."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(FROM_THE_TOP)

    @property
    def bar(self) -> Locator:
        """Where the decision at hand stands."""
        return self.page.locator(".decision")

    @property
    def asked(self) -> Locator:
        return self.page.locator(".decision.asked")

    @property
    def result(self) -> Locator:
        return self.page.locator("[data-result]")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def buttons(self) -> Locator:
        """The choices that are offered as buttons."""
        return self.bar.locator("[data-choice]:visible")

    @property
    def confirm(self) -> Locator:
        return self.bar.locator("[data-confirm]")

    @property
    def targets(self) -> Locator:
        """What glows on the table."""
        return self.page.locator("[data-target]:is(.target, .place)")

    def target(self, name: str) -> Locator:
        """A thing on the table, whether it can be chosen or not."""
        return self.page.locator(f"[data-target='{name}']")

    def wait_until_asked(self) -> bool:
        """Says whether there is anything to choose: otherwise the game is over."""
        self.page.wait_for_selector(".decision.asked, [data-result]", timeout=PATIENCE)
        if self.result.count():
            return False
        self.page.wait_for_selector(".decision.asked :is([data-choice], .on-table)", state="attached")
        self.page.wait_for_selector("[data-target]", state="attached")  # the game itself is on the page
        return True

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Whatever is done here answers the question that is asked."""
        question = self.asked.get_attribute("data-asked")
        yield
        self.page.wait_for_function(IS_ANSWERED, arg=question, timeout=PATIENCE)

    def choose(self, random: Random) -> None:
        """Any choice, by clicks: a button, or a thing that glows and then what is offered there."""
        with self.answering():
            buttons, targets = self.buttons.count(), self.targets.count()
            if buttons and (not targets or random.random() < LIKES_BUTTONS):
                self.take(self.buttons.nth(random.randrange(buttons)))
                return
            self.targets.nth(random.randrange(targets)).click()
            if not self.confirm.count():
                self.buttons.nth(random.randrange(self.buttons.count())).click()
            self.confirm.click()

    def take(self, button: Locator) -> None:
        """The choice of a button, which is confirmed unless it is the only answer."""
        at_once = button.get_attribute("data-only") is not None
        button.click()
        if not at_once:
            self.confirm.click()

    def play(self, random: Random, most: int = 400) -> None:
        """To the end of the game."""
        for _ in range(most):
            if not self.wait_until_asked():
                return
            self.choose(random)
        raise AssertionError("the game does not end")

    def point(self, target: str) -> None:
        """Choose what lies there, and confirm it."""
        expect(self.asked).to_be_visible(timeout=PATIENCE)
        with self.answering():
            self.target(target).click()
            offered = self.buttons.locator(f"xpath=self::*[contains(@data-choice, ' {target}')]")
            expect(self.confirm.or_(offered).first).to_be_visible()
            if offered.count():  # several things can be done there
                offered.first.click()
            self.confirm.click()

    def press(self, choice: str) -> None:
        """Choose what a button offers, perhaps after its number is set, and confirm it."""
        expect(self.asked).to_be_visible(timeout=PATIENCE)
        with self.answering():
            button = self.bar.locator(f"[data-choice='{choice}']")
            while not button.count():
                self.bar.locator(".number button").nth(1).click()  # one more
            self.take(button)

    @property
    def own(self) -> dict[str, Any]:
        """What the server last said to this seat alone."""
        own: dict[str, Any] = [json.loads(frame)["own"] for frame in self.heard if '"own"' in frame][-1]
        return own

    def told(self, since: int = 0) -> list[dict[str, Any]]:
        """What everybody was told at the table, after so many frames: messages and views, nothing of one's own."""
        frames = [json.loads(frame) for frame in self.heard[since:]]
        return [{part: frame[part] for part in ("messages", "view") if part in frame} for frame in frames]

    def serious_findings(self, **options: object) -> list[str]:
        """What axe finds that keeps somebody out."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("options => axe.run(document, options)", {"resultTypes": ["violations"], **options})
        return [
            f"{one['id']}: {len(one['nodes'])} as {one['nodes'][0]['target']}: {one['nodes'][0]['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]

    def serious_findings_by_day_and_night(self) -> list[str]:
        """In light and in dark mode, where only the colours are others."""
        by_day = self.serious_findings()
        self.page.emulate_media(color_scheme="dark")
        expect(self.page.locator("html[data-theme=dark]")).to_be_attached()
        return by_day + self.serious_findings(runOnly=["color-contrast"])

    @property
    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        width = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert isinstance(width, int)
        return width


Open = Callable[..., TablePage]
