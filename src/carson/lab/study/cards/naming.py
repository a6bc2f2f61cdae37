"""The names of a report on the card game."""

from __future__ import annotations

from typing import Final

from carson.lab.study.naming import Names, numbered
from carson.locales import Words


def card(words: Words, name: str) -> str:
    """With what lies on it."""
    number, *kinds = name.split()
    return words("study-card", card=number, contents=", ".join(words(f"cards-kind-{kind}") for kind in kinds))


NAMES: Final[Names] = {
    "card": card, "priority": numbered("study-priority"), "bid": numbered("study-bid"),
    "character": lambda words, name: words(f"cards-character-{name}"),
    "source": lambda words, name: words(f"cards-part-{name}"),
}  # fmt: skip
