"""Lines of styled text, the stuff that the terminal's screen is put together from: side by side, wrapped, shortened."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

PLAIN: Final = Style()
STRONG: Final = Style(bold=True)
DIM: Final = Style(dim=True)
TARGET: Final = Style(bold=True, reverse=True)  # what can be chosen, on the map

# For terminals without Unicode: one character for each, so that nothing moves.
_ASCII: Final = str.maketrans("…·–—‘’“”„×→▶•łŁøØđĐßæÆœŒ", '.---\'\'"""x>>*lLoOdDsaAoO')


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two lists of lines as columns, the right one `width` characters further right."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        if row < len(right):
            line.append(" " * (width - cell_len(line.plain))).append_text(right[row])
        lines.append(line)
    return lines


def wrapped(console: Console, text: Text, width: int) -> list[Text]:
    """Lines no longer than this; all but the first are indented."""
    if cell_len(text.plain) <= width:
        return [text]
    first, *rest = text.wrap(console, width - 2)
    return [first, *(Text("  ").append_text(line) for line in rest)]


def cropped(line: Text, width: int) -> Text:
    if cell_len(line.plain) > width:
        line = line.copy()
        line.truncate(width - 1)
        line.append("…")
    return line


def shortened(text: str, width: int) -> str:
    """A text that takes exactly so much room."""
    text = cropped(Text(text), width).plain
    return text + " " * (width - cell_len(text))


def in_ascii(text: str) -> str:
    """The same number of characters, all of them ASCII."""
    letters = (unicodedata.normalize("NFKD", letter)[0] for letter in text.translate(_ASCII))
    return "".join(letter if letter.isascii() else "?" for letter in letters)
