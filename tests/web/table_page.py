"""A table in a browser as somebody who plays there uses it: what is asked, what can be chosen, and how to choose it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import ConsoleMessage, Locator, Page, Request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 20_000  # milliseconds


def watched(page: Page, address: str, complaints: list[str]) -> None:
    """Notes errors in the console, exceptions and requests to other hosts."""

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"console: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
            complaints.append(f"request to {request.url}")

    page.on("console", said)
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("request", asked)


class TablePage:
    """What is on the page, by role and by the words that are read there."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def bar(self) -> Locator:
        """Where the decision at hand stands."""
        return self.page.get_by_role("region", name="The decision at hand")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result")

    @property
    def buttons(self) -> Locator:
        """The choices that are offered as buttons."""
        return self.bar.locator("[data-choice]")

    @property
    def targets(self) -> Locator:
        """What glows on the table."""
        return self.page.locator("[data-target]:is(.target, .place)")

    def wait_until_asked(self) -> bool:
        """Says whether there is anything to choose: otherwise the game is over."""
        self.page.wait_for_selector(".decision.asked, [data-result]", timeout=PATIENCE)
        return not self.page.locator("[data-result]").count()

    def choose(self, random: Random) -> None:
        """Any choice, by clicks: a button, or a thing that glows and then what is offered there."""
        question = self.asked_number()
        if (count := self.buttons.count()) and (not self.targets.count() or random.random() < 0.3):
            self.buttons.nth(random.randrange(count)).click()
        else:
            self.targets.nth(random.randrange(self.targets.count())).click()
            if not self.bar.locator("[data-confirm]").count():
                self.buttons.nth(random.randrange(self.buttons.count())).click()
        self.bar.locator("[data-confirm]").click()
        self.page.wait_for_function(
            "before => document.querySelector('.decision.asked')?.dataset.asked !== before", arg=question, timeout=PATIENCE
        )

    def asked_number(self) -> str | None:
        return self.page.locator(".decision").get_attribute("data-asked")

    def serious_findings(self) -> list[str]:
        """What axe finds that keeps somebody out."""
        self.page.add_script_tag(path=AXE) if not self.page.evaluate("'axe' in window") else None
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {one['help']}: {json.dumps(one['nodes'][0]['target'])} ({len(one['nodes'])})"
            for one in found["violations"]
            if one["impact"] in SERIOUS
        ]

    @property
    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        width = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert isinstance(width, int)
        return width
