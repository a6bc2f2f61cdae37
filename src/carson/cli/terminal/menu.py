"""The choices of a person at a decision: which have a number, and what a typed line means.

Here every choice has a number; a game that folds some away has a menu of its own. All can be chosen by their texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from carson.core.game import Game

G = TypeVar("G", bound=Game)


class Menu(Generic[G]):
    """The legal choices of a seat; those with a number have them in this order, from 1 on."""

    usual_verb: ClassVar[str] = ""  # meant by an object alone (`d4`) that goes with several verbs

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(seat)

    @property
    def numbered(self) -> list[int]:
        return self.legal

    @property
    def highest(self) -> int:
        """The last number that a choice has."""
        return len(self.numbered)

    def choice(self, number: int) -> int | None:
        """The choice with a number."""
        return self.numbered[number - 1] if 1 <= number <= len(self.numbered) else None

    def number_of(self, choice: int) -> int:
        return self.numbered.index(choice) + 1


def as_number(text: str) -> int | None:
    """A whole number as people type it; after nine digits no more are read."""
    return int(text[:9]) if text.isascii() and text.isdecimal() else None


def read_choice(menu: Menu[Any], text: str) -> list[int]:
    """The choices that a text can mean: one if it is clear. An illegal one is given too, for its refusal to be heard.

    The whole text of a choice comes before its object alone (`d4` for `place d4`), and both before abbreviations (`pl wag`).
    """
    catalogue = menu.game.catalogue
    whole = catalogue.find(text)
    if whole is not None:
        return [whole.number]
    words = text.lower().split()
    if not words:
        return []
    verbs = dict.fromkeys(catalogue[choice].verb for choice in menu.legal)
    objects = [found.number for verb in verbs if (found := catalogue.find(f"{verb} {text}"))]
    legal = [choice for choice in objects if choice in menu.legal]
    if objects:
        plain = [choice for choice in legal if catalogue[choice].verb == menu.usual_verb]
        return plain or legal or objects[:1]
    for skipped in (0, 1):
        meant = [choice for choice in menu.legal if _abbreviates(words, catalogue.text(choice).split()[skipped:])]
        if meant:
            return meant
    return []


def _abbreviates(words: Sequence[str], full: Sequence[str]) -> bool:
    return len(words) == len(full) > 0 and all(long.startswith(short) for short, long in zip(words, full, strict=True))
