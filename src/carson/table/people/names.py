"""Names of people, and what they say: as both are kept and shown, or why not."""

from __future__ import annotations

import unicodedata
from typing import Final

from carson.core.refusal import Refusal

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # on one letter, as Thai and Hindi need: more would climb over the lines above
# Letters and marks by their category, yet nothing is to be seen of them.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
BREAKS: Final = ("Cc", "Cs", "Zl", "Zp")
TURNS: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
NOT_SEEN: Final = "BN"  # of characters that only say where a word may break, or hide a text behind others
JOINERS: Final = "\u200c\u200d"  # of those the ones that Persian and families of emoji need
EMOJI_STYLE: Final = "\ufe0f"  # keyboards add it to a sign to have it in colour


def person_name(text: str) -> str:
    """A name as it is kept: composed, with single blanks. What shows nothing or turns the line around is refused."""
    if len(text) > 8 * LONGEST_NAME:  # before any work is done on it
        raise Refusal("bad-name", most=LONGEST_NAME)
    composed = unicodedata.normalize("NFKC", text.replace(EMOJI_STYLE, ""))
    name = " ".join(part for part in composed.split(" ") if part)
    if not 1 <= len(name) <= LONGEST_NAME or not all(map(_is_shown, name)) or _has_a_tower(name):
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def shown_text(text: str) -> str:
    """What people say or write on a label: something is to be seen of it, and it changes nothing around it."""
    seen = any(_is_shown(character) for character in text if character != " ")
    if not seen or any(map(_disturbs, text)) or _has_a_tower(unicodedata.normalize("NFC", text)):
        raise Refusal("bad-text")
    return text


def _disturbs(character: str) -> bool:
    """Control characters, ends of lines, what turns the direction of a line around, and what nobody sees."""
    direction = unicodedata.bidirectional(character)
    hidden = direction == NOT_SEEN and character not in JOINERS
    return hidden or direction in TURNS or unicodedata.category(character) in BREAKS


def _is_shown(character: str) -> bool:
    """Nothing of the categories control, format (bidirectional, zero-width), private, unassigned; no other blank."""
    return character == " " or (unicodedata.category(character)[0] not in "CZ" and character not in INVISIBLE)


def _has_a_tower(text: str) -> bool:
    """Too many marks on one letter, or a mark without one. What joins letters, or stands beside one, begins no new one."""
    marks = MOST_MARKS
    for character in text:
        category = unicodedata.category(character)
        if category in ("Mn", "Me"):
            marks += 1
        elif category not in ("Mc", "Cf"):
            marks = 0
        if marks > MOST_MARKS:
            return True
    return False
