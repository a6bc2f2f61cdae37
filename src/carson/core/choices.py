"""The catalogue of a game's choices: every choice that can ever exist has a number, a value and a text.

Inside the engine a choice is its number; records, logs and people use the text (`place wages`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice as a value: what is done (`verb`) and to what (`words`).

    On a table that can be pointed at it has a target (a parcel, a card, by name), and something that would appear there.
    """

    number: int
    verb: str
    words: tuple[str, ...]
    target: str | None = None
    shows: str = ""

    @property
    def text(self) -> str:
        return " ".join((self.verb, *self.words))

    def __str__(self) -> str:
        return self.text


ITSELF: Final[Callable[[str], str]] = str


class Catalogue:
    """All choices of a game, filled while its modules are imported, in a fixed order."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.texts: list[str] = []  # by number
        self._numbers: dict[str, int] = {}
        self._aliases: dict[str, str] = {}
        self._aimed: dict[str, list[Choice]] = {}

    def add(
        self, verb: str, arguments: Iterable[str] = ("",), at: Callable[[str], str | None] | None = None, shows: str = ""
    ) -> int:
        """Add one choice for each argument and return the first number; the others follow without a gap.

        `at` makes a target of an argument, ITSELF where that names a thing on the table; `shows` is what would appear there.
        """
        first = len(self.choices)
        for argument in arguments:
            target = None if at is None else at(argument)
            choice = Choice(len(self.choices), verb, tuple(argument.split()), target, shows)
            if target is not None:
                self._aimed.setdefault(target, []).append(choice)
            text = choice.text
            if text in self._numbers:
                raise ValueError(f"the choice '{text}' is in the catalogue already")
            self.choices.append(choice)
            self.texts.append(text)
            self._numbers[text] = choice.number
        return first

    def also(self, word: str, means: str) -> None:
        """Let people write `word` where the catalogue says `means` (the other name of a road's place)."""
        self._aliases[word] = means

    def __len__(self) -> int:
        return len(self.choices)

    def __getitem__(self, number: int) -> Choice:
        return self.choices[number]

    def text(self, number: int) -> str:
        return self.texts[number]

    def find(self, text: str) -> Choice | None:
        """The choice that a text means, or None; case and spacing do not matter."""
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers.get(" ".join(self._aliases.get(word, word) for word in text.lower().split()))
        return None if number is None else self.choices[number]

    def aimed_at(self, target: str) -> list[Choice]:
        """All choices that point at a thing on the table."""
        return self._aimed.get(self._aliases.get(target, target), [])

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(choice.verb for choice in self.choices))
