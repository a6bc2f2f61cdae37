"""Writes what the page's rulebook shows and does not work out: a file for each game, from its positions in web/rulebook.

python -m tools.web_rulebook

A position there is a text as in docs/positions.md, with notes for its picture: `# show: c6 f3` is the part of the town that
is drawn, `# tell: income d4` what is told of it. A test compares.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools import rulebook_board, rulebook_cards
from tools.page import WEB

POSITIONS: Final = WEB / "rulebook"

Shown = dict[str, object]
GAMES: Final[dict[str, tuple[Callable[[], Shown], Callable[[str], Shown]]]] = {
    "board": (rulebook_board.box, rulebook_board.drawing),
    "cards": (rulebook_cards.box, rulebook_cards.drawing),
}


def written(game: str) -> str:
    """What the file of a game should be."""
    box, drawing = GAMES[game]
    drawings = {path.stem: drawing(path.read_text("utf-8")) for path in sorted((POSITIONS / game).glob("*.txt"))}
    return json.dumps({"box": box(), "drawings": drawings}, separators=(",", ":")) + "\n"


def path_of(game: str) -> Path:
    return WEB / "src" / game / "rulebook" / "drawn.json"


if __name__ == "__main__":
    for name in GAMES:
        path_of(name).parent.mkdir(exist_ok=True)
        path_of(name).write_text(written(name), "utf-8")
