"""Names that look alike: whose name somebody could take for another's, and how two at one table are told apart.

It knows the letters that people are fooled with, not all of Unicode: Latin, Cyrillic and Greek, and digits for letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from carson.core.refusal import Refusal
from carson.table.people.names import LONGEST_NAME

# Small letters, and for each those that look like it, or whose capitals look like its capital. One stands for o and 0, and
# one for i, l and 1. Then dashes and quotes.
_LOOKALIKES: Final = {
    "a": "аαɑᴀ", "b": "вβьʙ", "c": "сϲᴄ", "d": "ԁᴅ", "e": "еεєᴇҽ", "f": "ϝꜰ", "g": "ɡԍɢ", "h": "нηһʜ", "i": "l1|ıіιɩɪӏʟǀ",
    "j": "јϳᴊ", "k": "кκᴋ", "m": "мμᴍ", "n": "пνɴո", "o": "0оοσᴏօ", "p": "рρᴘ", "q": "ԛգ", "r": "гᴦʀ", "s": "ѕꜱ",
    "t": "тτᴛ", "u": "υսᴜ", "v": "ѵᴠ", "w": "ѡωᴡ", "x": "хχ", "y": "уγүʏ", "z": "ζᴢ",
    "-": "‐‑‒–—―−⁃˗", "'": "‘’‛′`ʹʻʼʽˈꞌ", '"': "“”„‟",
}  # fmt: skip
_SAME: Final = {ord(other): letter for letter, others in _LOOKALIKES.items() for other in others}
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("''", '"'))  # two that look like one
_DOT: Final = re.compile("([ij][\u0323-\u0333]*)\u0307+")  # on a letter that has one; there may be marks below it
# Scripts that are written together in one word as a matter of course.
_TOGETHER: Final = frozenset(("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"))


def compared(name: str) -> str:
    """A name as names are compared: neither case nor another way to write the same letters makes it another."""
    once = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", once)  # casefolding can undo the first


def skeleton(name: str) -> str:
    """The same for all names that look alike."""
    bones = unicodedata.normalize("NFD", compared(name)).translate(_SAME)  # a letter looks the same under marks too
    bones = _DOT.sub(r"\1", bones)
    for pair, letter in _PAIRS:
        bones = bones.replace(pair, letter)
    return unicodedata.normalize("NFC", bones)


def in_one_script(name: str) -> str:
    """The name, unless a word of it has letters of several alphabets: whose has, wants to look like another."""
    for word in name.split():
        scripts = {unicodedata.name(letter, "?").split()[0] for letter in word if letter.isalpha()}
        if len(scripts - _TOGETHER) > 1:
            raise Refusal("mixed-name")
    return name


def told_apart(name: str, taken: Iterable[str], others: Iterable[str] = ()) -> str:
    """The name, with a number behind it if somebody at the table has one that looks like it.

    `others` come after him: his number shall not make them look for one.
    """
    bones = {skeleton(other) for other in taken}
    found, number = name, 1
    if skeleton(name) in bones:
        bones |= {skeleton(other) for other in others}
    while skeleton(found) in bones:
        number += 1
        found = f"{name[: LONGEST_NAME - len(f' {number}')].rstrip()} {number}"
    return found
