"""Measures the page in Chromium against a server on this machine: `python -m tools.bench_page [--json] [--runs 9]`.

    home      milliseconds from a cold load of the home page until "Play now" can be clicked
    table     the same for a table, until something on it can be chosen
    choice    from the click that confirms a choice, server included, until a frame that shows its effect is on the screen
    duel      frames a second while a duel is on the stage, slowed down as much, beside those of an empty page
    skipped   scenes a second if each is skipped at once
    panning   frames a second while the town is moved about, drawn near, with the processor slowed down four times
    town      pixels that the town is wide, by window and by phase: characters, placing, actions, replay
    sizes     bytes that are loaded for them, compressed

Each is the median of several runs. Do nothing else on the machine meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.service import Service
from tests.web.games import Made, finished, first, kept, stopped
from tests.web.table_page import TablePage
from tests.web.test_stage import eventful, make
from tools.chromium import found

RUNS: Final = 9
SLOWDOWN: Final = 4
PAN_STEPS: Final = 240
# A town that has grown; nobody who is asked has another figure to place than his cowboys.
LAST_ROUND: Final = ("board/first-4-yellow", "place-cowboy", lambda one: one.choices == 149)
# The town keeps its size from one phase to the next, and in the replay.
GAME: Final = "board/first-4-yellow"
PHASES: Final = {"characters": "take-character", "placing": "place-cowboy", "actions": "build-or-keep"}
REPLAYED: Final = 100  # an entry in the middle of it
WINDOWS: Final = ((1440, 900), (1920, 1080), (3840, 2160), (1024, 768), (844, 390), (390, 844))
QUIET: Final = 1.0  # processes that may want to run besides

# Notes when something can be clicked: it is there, enabled, and nothing lies over it.
WATCH: Final = """selector => {
    const look = () => {
        const thing = document.querySelector(selector);
        const box = thing?.getBoundingClientRect();
        const top = box?.width && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (top && !thing.disabled && (thing === top || thing.contains(top))) window.usable = performance.now();
        else requestAnimationFrame(look);
    };
    look();
}"""

# From the click on the confirm button until the frame after the question is another one has been painted.
TIME_CHOICE: Final = """() => {
    addEventListener("click", event => {
        if (!event.target.closest("[data-confirm]")) return;
        const look = () => {
            if (document.querySelector(".decision.asked")) return requestAnimationFrame(look);
            const painted = new MessageChannel();
            painted.port1.onmessage = () => { window.shown = performance.now() - event.timeStamp; };
            painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
    }, true);
}"""

COUNT_FRAMES: Final = """() => {
    window.frames_at = [];
    const count = now => { window.frames_at.push(now); requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""

# The same, while a duel is on the stage.
COUNT_DUEL: Final = """() => {
    window.frames_at = [];
    const count = now => {
        if (document.querySelector("[data-scene] .fight")) window.frames_at.push(now);
        requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
}"""

# Every scene is skipped as soon as it is there; how many a second.
SKIP_ALL: Final = """() => new Promise(done => {
    const seen = new Set();
    let begun = 0;
    const skip = () => {
        const stage = document.querySelector("[data-scene]");
        if (stage) {
            begun ||= performance.now();
            seen.add(stage.dataset.scene);
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
        } else if (begun) return done(1000 * seen.size / (performance.now() - begun));
        requestAnimationFrame(skip);
    };
    skip();
})"""

LOADED: Final = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .reduce((sum, { transferSize }) => sum + transferSize, 0)"""


@dataclass
class Figures:
    home_ms: float
    table_ms: float
    choice_ms: float
    slowest_choice_ms: float
    panning_fps: float
    slow_frames_percent: float  # that took longer than two sixtieths of a second
    duel_fps: float  # while a duel is on the stage, slowed down as much
    empty_fps: float  # of an empty page, slowed down as much
    skipped_a_second: float  # scenes
    home_bytes: int
    table_bytes: int
    town_px: dict[str, dict[str, int]]  # by window and phase
    load: float  # of the machine when it began


# What issue 6 asks for.
WANTED: Final = {
    "home_ms": 1000,
    "table_ms": 1500,
    "choice_ms": 100,
    "panning_fps": 60,
    "duel_fps": 55,
    "home_bytes": 200_000,
}


class Bench:
    def __init__(self, browser: Browser, service: Service, runs: int) -> None:
        self.browser = browser
        self.service = service
        self.runs = runs
        self.moment = first(*LAST_ROUND)

    def context(self, made: Made | None = None) -> BrowserContext:
        """A browser that has never been here; with a table it knows the seat that is asked."""
        context = self.browser.new_context(base_url=self.service.address, viewport={"width": 1440, "height": 900})
        if made is not None:
            context.add_init_script(f"localStorage['carson-seats'] ??= {json.dumps(kept(made, self.moment.waiting))}")
        return context

    def usable(self, path: str, selector: str, made: Made | None = None) -> tuple[float, int]:
        """Milliseconds until something can be clicked after a cold load, and the bytes loaded for it."""
        context = self.context(made)
        page = context.new_page()
        page.add_init_script(f"({WATCH})({json.dumps(selector)})")
        page.goto(path)
        page.wait_for_function("() => window.usable")
        page.wait_for_load_state("networkidle")
        result = float(page.evaluate("window.usable")), int(page.evaluate(LOADED))
        context.close()
        return result

    def at_table(self) -> TablePage:
        made = stopped(self.service, self.moment)
        page = self.context(made).new_page()
        page.goto(f"/table/{made['table']['id']}")
        here = TablePage(page)
        here.wait_until_asked()
        return here

    def choices(self) -> list[float]:
        """Milliseconds from each click to its effect; each choice is taken back."""
        here = self.at_table()
        here.page.evaluate(TIME_CHOICE)
        shown = []
        for _ in range(2 * self.runs):
            here.target("wages").click()
            here.page.evaluate("delete window.shown")
            here.confirm.click()
            here.page.wait_for_function("() => window.shown")
            shown.append(float(here.page.evaluate("window.shown")))
            here.page.locator("[data-undo]").click()
            here.asked.wait_for()
        here.page.context.close()
        return shown

    def panning(self) -> tuple[float, float]:
        """Frames a second, and how many percent of them came late."""
        here = self.at_table()
        for _ in range(2):
            here.page.locator("[role=toolbar] button:has-text('Nearer')").click()
        slow_down(here.page)
        here.page.mouse.move(720, 600)
        here.page.mouse.down()
        here.page.evaluate(COUNT_FRAMES)
        for step in range(PAN_STEPS):
            swing = abs(step % 120 - 60)  # there and back
            here.page.mouse.move(690 + swing * 2, 560 + swing * 2)
        here.page.mouse.up()
        frames = here.page.evaluate("window.frames_at")
        here.page.context.close()
        gaps = [after - before for before, after in pairwise(frames)]
        late = sum(gap > 1000 / 30 for gap in gaps)
        return rate(frames), 100 * late / len(gaps)

    def eventful(self) -> tuple[Page, Made]:
        """At a table where the next choice leads to a duel and much else, as somebody who looks on."""
        moment, seat, _ = eventful()
        made = stopped(self.service, moment)
        context = self.context()
        context.add_init_script(f"localStorage['carson-seats'] ??= {json.dumps(kept(made, [(seat + 1) % 5]))}")
        page = context.new_page()
        page.goto(f"/table/{made['table']['id']}")
        page.locator("[data-parcel]").first.wait_for()
        page.wait_for_load_state("networkidle")
        return page, made

    def duel(self) -> float:
        """Frames a second while dice roll on the stage."""
        page, made = self.eventful()
        slow_down(page)
        page.evaluate(COUNT_DUEL)
        make(self.service, made, *eventful()[1:])
        page.locator("[data-scene] .fight").wait_for()
        page.locator("[data-scene] .fight").wait_for(state="detached", timeout=60_000)
        frames = page.evaluate("window.frames_at")
        page.context.close()
        return rate(frames)

    def empty(self) -> float:
        page = self.context().new_page()
        slow_down(page)
        page.evaluate(COUNT_FRAMES)
        page.wait_for_timeout(2000)
        frames = page.evaluate("window.frames_at")
        page.context.close()
        return rate(frames)

    def skipping(self) -> float:
        page, made = self.eventful()
        make(self.service, made, *eventful()[1:])
        scenes = float(page.evaluate(SKIP_ALL))
        page.context.close()
        return scenes

    def towns(self) -> dict[str, dict[str, int]]:
        """How wide the town is in each window and phase."""
        paths: dict[str, tuple[str, str | None]] = {"replay": (f"/replay/{finished(self.service, GAME)}/{REPLAYED}", None)}
        for phase, decision in PHASES.items():
            moment = first(GAME, decision)
            made = stopped(self.service, moment)
            paths[phase] = f"/table/{made['table']['id']}", kept(made, moment.waiting)
        widths: dict[str, dict[str, int]] = {}
        for width, height in WINDOWS:
            found = widths[f"{width}x{height}"] = {}
            for phase in (*PHASES, "replay"):
                path, seats = paths[phase]
                context = self.context()
                if seats is not None:
                    context.add_init_script(f"localStorage['carson-seats'] ??= {json.dumps(seats)}")
                page = context.new_page()
                page.set_viewport_size({"width": width, "height": height})
                page.goto(path)
                page.locator("[data-parcel]").first.wait_for()
                found[phase] = round(page.locator("[data-stage]").evaluate("one => one.getBoundingClientRect().width"))
                context.close()
        return widths

    def figures(self) -> Figures:
        load = os.getloadavg()[0]
        home = [self.usable("/", "button.play") for _ in range(self.runs)]
        made = stopped(self.service, self.moment)
        path = f"/table/{made['table']['id']}"
        table = [self.usable(path, "[data-target=wages].target", made) for _ in range(self.runs)]
        choices = self.choices()
        panning = [self.panning() for _ in range(3)]
        return Figures(
            home_ms=median(time for time, _ in home),
            table_ms=median(time for time, _ in table),
            choice_ms=median(choices),
            slowest_choice_ms=max(choices),
            panning_fps=median(fps for fps, _ in panning),
            slow_frames_percent=median(late for _, late in panning),
            duel_fps=median(self.duel() for _ in range(3)),
            empty_fps=self.empty(),
            skipped_a_second=self.skipping(),
            home_bytes=home[0][1],
            table_bytes=table[0][1],
            town_px=self.towns(),
            load=load,
        )


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def rate(frames: list[float]) -> float:
    """Frames a second."""
    return 1000 * (len(frames) - 1) / (frames[-1] - frames[0])


def report(figures: Figures) -> str:
    rows = []
    figure_of = asdict(figures)
    for window, widths in figure_of.pop("town_px").items():
        shown = "  ".join(f"{phase} {width}" for phase, width in widths.items())
        rows.append(f"{'town_px ' + window:22} {shown}")
    for name, value in figure_of.items():
        wanted = WANTED.get(name)
        rows.append(f"{name:22} {value:10,.1f}" + (f"   wanted {wanted:,}" if wanted is not None else ""))
    if figures.load > QUIET:
        rows.append(f"The machine was busy (load {figures.load:.1f}): these figures say little.")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--runs", type=int, default=RUNS)
    options = parser.parse_args()
    with (
        TemporaryDirectory() as place,
        Service(f"{place}/tables.db", Path(place)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        figures = Bench(browser, service, options.runs).figures()
        browser.close()
    print(json.dumps(asdict(figures)) if options.json else report(figures))


if __name__ == "__main__":
    main()
