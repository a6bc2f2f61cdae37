"""The names of a report on the board game."""

from __future__ import annotations

from typing import Final

from carson.lab.study.naming import Names, capital, first_of, numbered
from carson.locales import Words

SOURCES: Final = ("reason", "place", "character", "kind", "part", "variant")  # whose words a source of points may have


def character(words: Words, name: str) -> str:
    """With its side."""
    person, _, side = name.rpartition("-")
    told = words(f"character-{person}")
    return f"{told}, {words(f'side-{side}')}" if words.has(f"side-{side}") else told


def space(words: Words, name: str) -> str:
    return capital(first_of(words, f"study-space-{name}", f"place-{name}") or name)


def source(words: Words, name: str) -> str:
    return capital(first_of(words, *(f"{kind}-{name}" for kind in SOURCES)) or name)


NAMES: Final[Names] = {
    "character": character, "space": space, "source": source,
    "kind": lambda words, name: capital(words(f"kind-{name}")),
    "variant": lambda words, name: words(f"variant-{name}"),
    "feature": lambda words, name: words(f"study-feature-{name}"),
    "sheet": lambda words, name: words(f"study-sheet-{name}"),
    "enclosure": lambda words, name: words(f"place-enclosure-{name}"),
    "strength": numbered("study-strength"),
}  # fmt: skip
