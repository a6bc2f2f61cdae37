"""Pictures of a dozen scenes as they should look: `python -m tools.goldens [NAME ...]` renews them.

They are small, and compared smaller still, where letters are a grey that another font hardly changes. Look at what is new
before you commit it (`git diff` shows pictures on most hosts). `tests/web/test_goldens.py` is a slow test.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser

from carson.locales import ENGLISH
from tests.server.service import Service
from tools.screenshots import SCENES, SETTLED, shown, studio

FOLDER: Final = Path(__file__).parents[1] / "tests" / "web" / "goldens"
KEPT_WIDTH: Final = 720  # pixels
COMPARED_WIDTH: Final = 240
MOST: Final = 0.01  # of the compared pixels may be others


class Golden(NamedTuple):
    scene: str
    size: str = "desk"
    theme: Literal["light", "dark"] = "light"


GOLDENS: Final = {
    f"{one.scene}-{one.size}-{one.theme}": one
    for one in (
        Golden("home"), Golden("setup-board"), Golden("rules-one", theme="dark"), Golden("board-claim"),
        Golden("board-characters", theme="dark"), Golden("board-placing", "phone"), Golden("board-roads"),
        Golden("board-sheet"), Golden("board-all-variants"), Golden("board-over"), Golden("cards-bid"),
        Golden("cards-place", "tablet", "dark"), Golden("replay-end"),
    )
}  # fmt: skip

# A browser is our only reader and writer of pictures.
CANVAS = """async ([address, most]) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const width = Math.min(most, image.width);
    const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
}"""
SHRUNK = f"""async (wish) => {{
    const canvas = await ({CANVAS})(wish);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({{ type: "image/webp", quality: 0.8 }})).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}}"""
# The share of pixels of which some colour is lighter or darker by more than an eighth.
DIFFERENCE = f"""async ([one, other, width]) => {{
    const canvases = await Promise.all([one, other].map((address) => ({CANVAS})([address, width])));
    if (canvases[0].height !== canvases[1].height) return 1;
    const size = [0, 0, width, canvases[0].height];
    const [a, b] = canvases.map((canvas) => canvas.getContext("2d").getImageData(...size).data);
    let others = 0;
    for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((colour) => Math.abs(a[at + colour] - b[at + colour]) > 32)) others += 1;
    return others / (a.length / 4);
}}"""


def taken(browser: Browser, service: Service, golden: Golden) -> bytes:
    """The scene as it looks now, without anything that moves, as small as it is kept."""
    scene = SCENES[golden.scene]()
    options = {"reduced_motion": "reduce", "color_scheme": golden.theme, "device_scale_factor": 1}
    with shown(browser, service, scene, golden.size, ENGLISH, **options) as here:
        scene.do(here)
        here.page.mouse.move(0, 0)
        here.page.wait_for_timeout(SETTLED)
        return shrunk(browser, here.page.screenshot(animations="disabled", caret="hide"))


def shrunk(browser: Browser, picture: bytes) -> bytes:
    with browser.new_page() as page:
        return b64decode(page.evaluate(SHRUNK, [address(picture), KEPT_WIDTH]))


def difference(browser: Browser, one: bytes, other: bytes) -> float:
    """The share of pixels that are others."""
    with browser.new_page() as page:
        return float(page.evaluate(DIFFERENCE, [address(one), address(other), COMPARED_WIDTH]))


def address(picture: bytes) -> str:
    kind = "png" if picture.startswith(b"\x89PNG") else "webp"
    return f"data:image/{kind};base64,{b64encode(picture).decode()}"


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.iterdir():
        if file.stem not in GOLDENS:
            file.unlink()
    with studio() as (browser, service):
        for name, golden in GOLDENS.items():
            if not names or name.startswith(tuple(names)):
                print(name, flush=True)
                (FOLDER / f"{name}.webp").write_bytes(taken(browser, service, golden))


if __name__ == "__main__":
    main(sys.argv[1:])
