"""The names in a report, in the words of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from carson.locales import Words

Namer = Callable[[Words, str], str]
Names = Mapping[str, Namer]  # by sort
VIRTUAL: Final = "virtual-"


def named(words: Words, own: Names, sort: str, name: str) -> str:
    """A name of a table of this sort, ready for HTML; a game's own words come first."""
    known = own.get(sort) or SHARED.get(sort)
    return escape(known(words, name) if known else name)


def first_of(words: Words, *ids: str) -> str | None:
    return next((words(id) for id in ids if words.has(id)), None)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _level(words: Words, name: str) -> str:
    if not name.startswith(VIRTUAL):
        return name
    level = name.removeprefix(VIRTUAL)
    return words("study-virtual", level=first_of(words, f"cards-level-{level}") or level)


def _players(words: Words, name: str) -> str:
    chosen, plus, virtual = name.partition("+")
    return words("study-players", count=int(chosen), virtual=int(virtual)) if plus else chosen


def _end(words: Words, name: str) -> str:
    end, _, round = name.partition("-")
    return words(f"study-end-{end}", round=int(round))


def _ruling(words: Words, name: str) -> str:
    title = first_of(words, f"rule-{name.replace('.', '-')}.title") or words("study-own-ruling")
    return f"{name} {title}"


def numbered(id: str) -> Namer:
    return lambda words, name: words(id, number=int(name))


SHARED: Final[Names] = {
    "level": _level, "players": _players, "end": _end, "ruling": _ruling,
    "seat": numbered("study-seat"), "start": numbered("study-place"), "place": numbered("study-place"),
}  # fmt: skip
