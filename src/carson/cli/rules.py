"""Finds rulings by number or by word, for the `rules` command; it shows nothing itself.

The text comes from the locale files: message `rule-B5-6` is ruling B5.6, message `rule-B5` its chapter. B is the board
game, C the card game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from carson.locales import Words

_PREFIX = "rule-"
_NUMBER = r"[{letters}](\d+(\.\d+)?)?"


@dataclass(frozen=True)
class Ruling:
    """A ruling, or a chapter when its number has no point. The text is one line a paragraph."""

    number: str
    title: str
    text: str


def find(words: Words, query: str | None) -> list[Ruling]:
    """The ruling or whole chapter with that number, or all rulings with these words; without a query, the chapters, and
    with a letter alone those of its game.
    """
    query = (query or "").strip()
    numbers = [id.removeprefix(_PREFIX).replace("-", ".") for id in words.ids(_PREFIX)]
    numbers.sort(key=_natural)
    chapters = [number for number in numbers if number == _chapter(number)]
    if not query:
        return [_ruling(words, number) for number in chapters]
    letters = "".join(dict.fromkeys(number[0] for number in numbers))
    if re.fullmatch(_NUMBER.format(letters=letters), query, re.IGNORECASE | re.ASCII):
        if len(query) == 1:
            return [_ruling(words, number) for number in chapters if number[0] == query.upper()]
        return _by_number(words, numbers, query.upper())
    return _by_word(words, numbers, query)


def _by_number(words: Words, numbers: list[str], asked: str) -> list[Ruling]:
    found = [number for number in numbers if asked in (number, _chapter(number))]
    if found:
        return [_ruling(words, number) for number in found]
    siblings = [number for number in numbers if _chapter(number) == _chapter(asked) != number]
    if siblings:
        raise LookupError(words("rules-no-number", number=asked, first=siblings[0], last=siblings[-1]))
    chapters = [number for number in numbers if number == _chapter(number) and number[0] == asked[0]]
    raise LookupError(words("rules-no-chapter", chapter=_chapter(asked), first=chapters[0], last=chapters[-1]))


def _by_word(words: Words, numbers: list[str], query: str) -> list[Ruling]:
    asked = _tokens(query)
    rulings = (_ruling(words, number) for number in numbers)
    found = [ruling for ruling in rulings if asked and _mentions(words, ruling, asked)]
    if not found:
        raise LookupError(words("rules-no-word", query=query))
    return found


def _mentions(words: Words, ruling: Ruling, asked: set[str]) -> bool:
    there = _tokens(f"{ruling.title} {words(_id(ruling.number) + '.words')} {ruling.text}")
    return all(any(token.startswith(word) for token in there) for word in asked)


def _ruling(words: Words, number: str) -> Ruling:
    id = _id(number)
    parts = [id, f"{id}.more"] if words.has(f"{id}.more") else [id]
    return Ruling(number, words(f"{id}.title"), "\n".join(_paragraphs(words(part)) for part in parts))


def _id(number: str) -> str:
    return _PREFIX + number.replace(".", "-")


def _chapter(number: str) -> str:
    return number.partition(".")[0]


def _paragraphs(text: str) -> str:
    """Lines are broken in the file for its reader only; a blank line is what ends a paragraph."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text))


def _tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def _natural(number: str) -> tuple[str, list[int]]:
    """B2.10 after B2.9, a chapter before its rulings, and C1 after all of B."""
    return number[0], [int(part) for part in number[1:].split(".")]
