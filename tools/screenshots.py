"""Pictures of every scene, at five sizes, light and dark, in any language: `python -m tools.screenshots FOLDER [NAME ...]`.

A server of its own plays recorded games on from what is to be seen. Look at the pictures before you call a screen done.
Names are those of scenes below, or how they begin: `board` is all of the board game. For instance German on phones:

    python -m tools.screenshots /tmp/pictures board --sizes phone sideways --languages de --themes light
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time_ns
from typing import Final, Literal

from playwright.sync_api import Browser, Error, sync_playwright

from carson.locales import ENGLISH, Words, languages
from tests.server.service import Service
from tests.web.games import Moment, finished, first, kept, opened, people, stopped
from tests.web.table_page import TablePage
from tools.chromium import found

SIZES: Final = {
    "desk": (1440, 900), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844), "sideways": (844, 390),
}  # fmt: skip
PHONES: Final = ("phone", "sideways")
DESKS: Final = ("desk", "wide")
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
SETTLED: Final = 600  # milliseconds until a screen has come to rest

Do = Callable[[TablePage], object]


@dataclass(frozen=True)
class Scene:
    """What is to be seen: where, by whom, and what is done there before the picture is taken."""

    path: str = ""
    moment: Moment | None = None
    shared: bool = False  # all seats are played in this browser; otherwise that of whoever is asked
    wish: dict[str, object] | None = None  # a table that waits for players
    over: str = ""  # a recorded game, looked at when it is over
    do: Do = lambda _: None
    whole: bool = False  # the whole length of the page at a desk too
    guide: bool = False  # whether a first game is guided


def at(game: str, decision: str, round: int = 0, do: Do = lambda _: None, shared: bool = False) -> Scene:
    moment = first(game, decision, lambda one: one.round >= round)
    return Scene(moment=moment, do=do, shared=shared)


def click(selector: str) -> Do:
    return lambda here: here.page.locator(selector).first.click()


def point(target: str) -> Do:
    return lambda here: here.target(target).click()


def press(key: str) -> Do:
    return lambda here: here.page.keyboard.press(key)


def said(here: TablePage, id: str) -> str:
    """Words that the page shows, in its language."""
    return Words(str(here.page.locator("html").get_attribute("lang")))(id)


def unfold(id: str) -> Do:
    return lambda here: here.page.locator("summary").get_by_text(said(here, id), exact=True).first.click()


def named(role: Literal["button", "radio", "checkbox"], id: str) -> Do:
    return lambda here: here.page.get_by_role(role, name=said(here, id)).first.click()


def hinted(here: TablePage) -> None:
    here.page.locator("[data-hint]").click()
    here.page.locator(".hint li").first.wait_for()


def dueled(here: TablePage) -> None:
    """Whoever may choose the next duel has it fought."""
    here.point(str(here.targets.first.get_attribute("data-target")))


def last_move(here: TablePage) -> None:
    here.page.get_by_role("tab").last.click()
    here.page.get_by_role("slider").press("End")


def drawn(here: TablePage) -> None:
    """An own river, half of it."""
    for step in (
        named("radio", "preset-big-box"), unfold("web-home-variants"), named("checkbox", "variant-river"),
        named("checkbox", "web-home-river-own"), *(click(f"[data-parcel={parcel}]") for parcel in "a4 b4 c4 c3 d3".split()),
    ):  # fmt: skip
        step(here)


def fill(here: TablePage, id: str, text: str) -> None:
    here.page.get_by_label(said(here, id)).fill(text)


def with_account(here: TablePage) -> None:
    """Somebody new makes an account, and a token."""
    named("button", "web-home-rather-make")(here)
    fill(here, "web-home-name", f"Kit {time_ns() // 1000 % 10**9}")
    fill(here, "web-home-password", "correct horse")
    named("button", "web-home-make-account")(here)
    unfold("web-home-tokens")(here)
    fill(here, "web-home-token-label", "my own bot")
    named("button", "web-home-token-make")(here)
    here.page.get_by_text(said(here, "web-home-token-once")).wait_for()
    unfold("web-account-password")(here)


def leaving(here: TablePage) -> None:
    with_account(here)
    named("button", "web-account-delete")(here)


FIRST = "board/first-4-yellow"
LATE = "board/big-box-6-random"
FRIENDS: Final[dict[str, object]] = {
    "game": "board", "preset": "big-box", "changes": {"variants": ["horses"]},
    "seats": [*people("Ann", "Bob"), *[{"kind": "open"}] * 2],
}  # fmt: skip

SCENES: Final[dict[str, Callable[[], Scene]]] = {
    "home": lambda: Scene("/", whole=True),
    "setup-board": lambda: Scene("/new/board", whole=True),
    "setup-characters": lambda: Scene("/new/board/bots", do=unfold("web-home-characters"), whole=True),
    "setup-river": lambda: Scene("/new/board/bots", do=drawn, whole=True),
    "setup-cards": lambda: Scene("/new/cards", whole=True),
    "tables": lambda: Scene("/tables"),
    "mine": lambda: Scene("/mine"),
    "rules": lambda: Scene("/rules"),
    "rules-one": lambda: Scene("/rules/B5.6"),
    "rules-chapter": lambda: Scene("/rules/B/duels", whole=True),
    "rules-page": lambda: Scene("/rules/B/kind-saloon", whole=True),
    "rules-names": lambda: Scene("/rules/B/things", whole=True),
    "rules-editions": lambda: Scene("/rules/B/editions"),
    "rules-aids": lambda: Scene("/rules/B/aids", whole=True),
    "rules-cards": lambda: Scene("/rules/C/city", whole=True),
    "rules-found": lambda: Scene("/rules/B", do=lambda here: here.page.get_by_role("searchbox").fill("church")),
    "settings": lambda: Scene("/settings", whole=True),
    "account": lambda: Scene("/account"),
    "account-own": lambda: Scene("/account", do=with_account, whole=True),
    "account-leaving": lambda: Scene("/account", do=leaving, whole=True),
    "lost": lambda: Scene("/nowhere"),
    "gathering": lambda: Scene(wish=FRIENDS, shared=True, whole=True),
    "gathering-guest": lambda: Scene(wish=FRIENDS),
    "guide-board": lambda: Scene("/", do=named("button", "web-home-play-now"), guide=True),
    "guide-cards": lambda: Scene("/", do=named("button", "web-home-cards"), guide=True),
    "board-claim": lambda: at(FIRST, "claim-parcel"),
    "board-characters": lambda: at(FIRST, "take-character", 2),
    "board-placing": lambda: at(FIRST, "place-cowboy", 3),
    "board-picked": lambda: at(FIRST, "place-cowboy", 3, point("building-8")),
    "board-parcel-explained": lambda: at(FIRST, "place-cowboy", 3, lambda here: here.target("g4").hover()),
    "board-why-not": lambda: at(FIRST, "place-cowboy", 1, point("e1")),
    "board-list": lambda: at(FIRST, "place-cowboy", 3, click(".decision .more")),
    "board-hint": lambda: at(FIRST, "place-cowboy", 3, hinted),
    "board-keys": lambda: at(FIRST, "place-cowboy", 3, press("?")),
    "board-past": lambda: at(FIRST, "place-cowboy", 3, click("[role=log] .game .line")),
    "board-table": lambda: at(FIRST, "place-cowboy", 3, named("button", "web-table-about")),
    "board-building": lambda: at(FIRST, "build-or-keep", 0, point("g4")),
    "board-roads": lambda: at(FIRST, "lay-roads", 0, point("e1n")),
    "board-cash-limit": lambda: at(FIRST, "cash-limit"),
    "board-next-duel": lambda: at(FIRST, "next-parcel-duel"),
    "board-duel": lambda: at(FIRST, "next-parcel-duel", 0, dueled),
    "board-consent": lambda: at("board/big-box-2-red", "consent"),
    "board-six": lambda: at(LATE, "place-cowboy", 3),
    "board-reroll": lambda: at(LATE, "reroll-die"),
    "board-auction": lambda: at("board/prosper-3", "bid", 2),
    "board-sheet": lambda: at("board/new-beginning-3", "fill-in-sheet"),
    "board-duel-tiles": lambda: at("board/might-is-right-4", "choose-duel-tile"),
    "board-curtain": lambda: at("board/might-is-right-4", "choose-duel-tile", shared=True),
    "board-horses": lambda: at("board/horses-4", "place-horse"),
    "board-outlaws": lambda: at("board/outlaws-5", "place-cowboy", 2),
    "board-river": lambda: at("board/own-river-5", "place-cowboy", 3),
    "board-all-variants": lambda: at("board/all-variants-6", "place-together", 3),
    "board-over": lambda: Scene(over=FIRST),
    "cards-bid": lambda: at("cards/1-players-3-virtual", "choose-bid", 4),
    "cards-picked": lambda: at("cards/1-players-3-virtual", "choose-bid", 4, click("[data-target^=bid-].target")),
    "cards-take": lambda: at("cards/4-players-0-virtual", "take-card", 5),
    "cards-place": lambda: at("cards/4-players-0-virtual", "place-card", 7, click("[data-target].place")),
    "cards-power": lambda: at("cards/4-players-0-virtual", "use-power", 4),
    "cards-sales": lambda: at("cards/1-players-4-virtual", "last-sales"),
    "cards-hint": lambda: at("cards/4-players-0-virtual", "take-card", 5, hinted),
    "cards-curtain": lambda: at("cards/4-players-0-virtual", "choose-bid", 3, shared=True),
    "cards-over": lambda: Scene(over="cards/3-players-1-virtual"),
    "replay-end": lambda: Scene("/replay/{over}", over=FIRST, whole=True),
    "replay-end-cards": lambda: Scene("/replay/{over}", over="cards/3-players-1-virtual", whole=True),
    "replay-moves": lambda: Scene("/replay/{over}", over=FIRST, do=last_move),
}  # fmt: skip


def set_up(service: Service, scene: Scene) -> tuple[str, str]:
    """Says the path of a scene, and what the browser keeps of its seats."""
    if scene.over:
        id = finished(service, scene.over)
        return (scene.path or "/table/{over}").format(over=id), "{}"
    if scene.wish:
        made = opened(service, **scene.wish)
        return f"/table/{made['table']['id']}", kept(made) if scene.shared else "{}"
    if scene.moment:
        made = stopped(service, scene.moment)
        return f"/table/{made['table']['id']}", kept(made, None if scene.shared else scene.moment.waiting[:1])
    return scene.path, "{}"


@contextmanager
def shown(
    browser: Browser, service: Service, scene: Scene, size: str, language: str, **options: object
) -> Iterator[TablePage]:
    """A browser that has come to the scene, before anything is done there."""
    wide, high = SIZES[size]
    path, seats = set_up(service, scene)  # what is done there is done anew
    context = browser.new_context(
        viewport={"width": wide, "height": high}, has_touch=size in PHONES, base_url=service.address, locale=language,
        **{"color_scheme": "light", "device_scale_factor": 2 if size in PHONES else 1, **options},  # type: ignore[arg-type]
    )  # fmt: skip
    page = context.new_page()
    page.add_init_script(f"localStorage['carson-seats'] ??= {json.dumps(seats)}")
    if not scene.guide:
        page.add_init_script("localStorage['carson-settings'] ??= '{\"guide\": false}'")
    here = TablePage(page)
    page.goto(path, wait_until="networkidle")
    page.wait_for_timeout(SETTLED)
    yield here
    context.close()


@dataclass(frozen=True)
class Wanted:
    """Which pictures of a scene."""

    sizes: Sequence[str] = tuple(SIZES)
    languages: Sequence[str] = (ENGLISH,)
    themes: Sequence[Theme] = THEMES


def photograph(browser: Browser, service: Service, folder: Path, name: str, scene: Scene, wanted: Wanted) -> None:
    for size, language in product(wanted.sizes, wanted.languages):
        with shown(browser, service, scene, size, language) as here:
            try:
                scene.do(here)
            except Error as error:
                print(f"  {name}-{size}-{language}: {error.message.splitlines()[0]}")
            for theme in wanted.themes:
                here.page.emulate_media(color_scheme=theme)
                here.page.wait_for_timeout(SETTLED)
                whole = scene.whole or size not in DESKS
                here.page.screenshot(path=folder / f"{name}-{size}-{language}-{theme}.png", full_page=whole)


@contextmanager
def studio() -> Iterator[tuple[Browser, Service]]:
    """A browser and a server for pictures."""
    with (
        TemporaryDirectory() as place,
        Service(f"{place}/tables.db", Path(place)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        yield browser, service
        browser.close()


def main(folder: Path, names: Sequence[str], wanted: Wanted) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as (browser, service):
        for name, scene in SCENES.items():
            if not names or name.startswith(tuple(names)):
                print(name, flush=True)
                photograph(browser, service, folder, name, scene(), wanted)


def parser() -> argparse.ArgumentParser:
    sizes = ", ".join(f"{name} {wide}x{high}" for name, (wide, high) in SIZES.items())
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the pictures go, as NAME-SIZE-LANGUAGE-THEME.png")
    parser.add_argument("names", nargs="*", help="of scenes, or how they begin; none: all")
    add = partial(parser.add_argument, nargs="+")
    add("--sizes", choices=tuple(SIZES), default=tuple(SIZES), metavar="SIZE", help=f"of {sizes}; all if not given")
    add("--languages", choices=languages(), default=[ENGLISH], metavar="LANGUAGE",
        help=f"of {', '.join(languages())}; {ENGLISH} if not given")  # fmt: skip
    add("--themes", choices=THEMES, default=THEMES, metavar="THEME", help=f"of {', '.join(THEMES)}; both if not given")
    return parser


if __name__ == "__main__":
    options = parser().parse_args()
    main(options.folder, options.names, Wanted(options.sizes, options.languages, options.themes))
