"""Pictures of every screen, at three widths, light and dark: `python -m tools.screenshots FOLDER [NAME ...]`.

A server of its own plays games up to what is to be seen. Look at them before you call a screen done.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.server.service import Service
from tests.web.games import Made, Reached, never, opened, played
from tools.chromium import found

WIDTHS: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SETTLED: Final = 700  # milliseconds until a screen has come to rest

ALL: Final = ["might-is-right", "kit-carson", "horses", "outlaws", "river"]


def decision(name: str, round: int = 0) -> Reached:
    return lambda news: news["view"]["decision"]["name"] == name and news["view"]["round"] >= round


def big_box(*variants: str) -> dict[str, object]:
    return {"game": "board", "preset": "big-box", "changes": {"variants": list(variants)}}


# What is to be seen: a path, or a table with the moment at which it is looked at.
PATHS: Final = {
    "home": "/", "setup-board": "/new/board", "setup-cards": "/new/cards", "tables": "/tables", "mine": "/mine",
    "rules": "/rules", "settings": "/settings", "account": "/account", "lost": "/nowhere",
}  # fmt: skip
TABLES: Final[dict[str, tuple[dict[str, object], Reached]]] = {
    "board-claim": ({"game": "board", "preset": "first-game"}, decision("claim-parcel")),
    "board-characters": ({"game": "board", "preset": "first-game"}, decision("take-character", 2)),
    "board-placing": ({"game": "board", "preset": "first-game"}, decision("place-cowboy", 3)),
    "board-building": ({"game": "board", "preset": "first-game"}, decision("build-or-keep")),
    "board-big-box": ({"game": "board", "preset": "big-box", "changes": {"players": 6}}, decision("place-cowboy", 2)),
    "board-variants": (big_box(*ALL), decision("place-together", 2)),
    "board-sheet": (big_box("new-beginning"), decision("fill-in-sheet")),
    "board-duel-tile": (big_box("might-is-right"), decision("choose-duel-tile")),
    "board-over": ({"game": "board", "preset": "first-game"}, never),
    "cards-bid": ({"game": "cards", "preset": "solo"}, decision("choose-bid", 4)),
    "cards-place": ({"game": "cards", "preset": "solo"}, decision("place-card", 5)),
    "cards-over": ({"game": "cards", "preset": "solo"}, never),
}  # fmt: skip


def photograph(browser: Browser, address: str, folder: Path, name: str, path: str, seats: str) -> None:
    for width, (wide, high) in WIDTHS.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": wide, "height": high}, color_scheme=theme, base_url=address, locale="en-US",
                device_scale_factor=2 if width == "phone" else 1, has_touch=width == "phone",
            )  # fmt: skip
            page = context.new_page()
            page.add_init_script(f"localStorage['carson-seats'] = {seats!r}")
            page.goto(path, wait_until="networkidle")
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{name}-{width}-{theme}.png", full_page=width != "desktop")
            context.close()


def kept(made: Made) -> str:
    """What a browser keeps of the seats that it plays, as JSON."""
    tokens = {str(one["seat"]): one["token"] for one in made["tokens"]}
    return json.dumps({made["table"]["id"]: {"game": made["table"]["game"], "host": made["host"], "seats": tokens, "at": 1}})


def main(folder: Path, wanted: Callable[[str], bool]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as place,
        Service(f"{place}/tables.db", Path(place)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        for name, path in PATHS.items():
            if wanted(name):
                print(name, flush=True)
                photograph(browser, service.address, folder, name, path, "{}")
        for name, (wish, reached) in TABLES.items():
            if not wanted(name) and not (name == "board-over" and wanted("replay")):
                continue
            print(name, flush=True)
            made = opened(service, **wish, start=True)
            played(service, made, reached)
            photograph(browser, service.address, folder, name, f"/table/{made['table']['id']}", kept(made))
            if name == "board-over" and wanted("replay"):
                photograph(browser, service.address, folder, "replay", f"/replay/{made['table']['id']}", kept(made))
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    names = sys.argv[2:]
    main(Path(sys.argv[1]), lambda name: not names or name in names)
