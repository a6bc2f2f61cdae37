"""Answers to questions about the table, typed as commands that change nothing: `why` and `rule` in every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from carson.cli.rules import find
from carson.cli.terminal.menu import Menu, as_number
from carson.core.game import Game
from carson.games import entry_of
from carson.sentences.sentences import Sentences

FEW_RULINGS = 3  # are shown whole; of more only the titles

G = TypeVar("G", bound=Game)


class Unanswerable(Exception):
    """The question cannot be answered; the sentence says what would be right."""


class Drawing(list[str]):
    """Lines of which some are a picture: they stay below each other, and are never put into columns."""


class Answers(ABC, Generic[G]):
    """What these commands say to a seat, as lines. A game adds its own: a name in `commands`, and a method of that name."""

    commands: ClassVar[Sequence[str]] = ("why", "rule")

    def __init__(self, game: G, seat: int, menu: Menu[G] | None, sentences: Sentences[G]) -> None:
        self.game = game
        self.seat = seat
        self.menu = menu  # none after the end
        self.sentences = sentences
        self.words = sentences.words

    @abstractmethod
    def why(self, about: str) -> list[str]:
        """The parts of a number on the table, what a numbered choice brings, or what something does."""

    def rule(self, about: str) -> list[str]:
        """A few rulings whole; of many the titles, and of a chapter its own text before them."""
        try:
            rulings = find(self.words, about)
        except LookupError as error:
            raise Unanswerable(str(error.args[0])) from None
        letter = entry_of(self.game.name).letter  # the game's own rulings come first
        rulings.sort(key=lambda ruling: ruling.number[0] != letter)
        many = len(rulings) > FEW_RULINGS
        lines = []
        for ruling in rulings:
            lines.append(self.words("play-rule-title", number=ruling.number, title=ruling.title))
            if not many or ruling.number == about.strip().upper():
                lines += ruling.text.splitlines()
        return [*lines, self.words("play-rule-how")] if many else lines

    def numbered(self, menu: Menu[G], number: int) -> int:
        """The choice with a number."""
        choice = menu.choice(number)
        if choice is None:
            raise Unanswerable(self.words("play-no-such-number", most=menu.highest))
        return choice

    def player(self, name: str) -> int | None:
        """A seat by number, name or the start of a name; without a name the player himself."""
        if not name:
            return self.seat
        number = as_number(name)
        if number is not None:
            return number - 1 if 1 <= number <= self.game.players else None
        names = [self.sentences.name(seat).lower() for seat in range(self.game.players)]
        seats = [seat for seat, other in enumerate(names) if other.startswith(name.lower())]
        return seats[0] if len(seats) == 1 else None
