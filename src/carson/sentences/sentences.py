"""A game in words: what happens, what is asked, what can be chosen, and (from `Naming`) what cannot.

A game's own sentences are in its folder; here is what they promise, and how they read the values of an event.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from carson.core.events import Event
from carson.core.game import Game
from carson.games import class_at, entry_of
from carson.sentences.naming import Naming

G = TypeVar("G", bound=Game)


class Sentences(Naming, ABC, Generic[G]):
    """Each in one sentence or one line."""

    @abstractmethod
    def event(self, game: G, event: Event) -> str | None:
        """What happened, or None where another event tells it."""

    @abstractmethod
    def question(self, game: G, seat: int) -> str:
        """What this seat, which has to choose, is asked."""

    @abstractmethod
    def choice(self, game: G, seat: int, choice: int) -> str:
        """A legal choice with what it costs and brings, about 60 columns wide."""

    def explained_choice(self, game: G, seat: int, choice: int) -> tuple[str, Mapping[str, object]]:
        """The same in words and as values (`Game.explain`), for whoever wants both."""
        return self.choice(game, seat, choice), game.explain(seat, choice)

    def about_reason(self, game: G, reason: str) -> str:
        """What brings points by this reason, in a sentence; empty where there is none."""
        return next((self.words(id) for id in self.about_reason_ids(game, reason) if self.words.has(id)), "")

    def about_reason_ids(self, game: G, reason: str) -> list[str]:
        """Words that may tell it; the first that there are do."""
        return [f"{prefix}-{reason}.about" for prefix in self.reasons]


def sentences_of(game: str) -> type[Sentences[Any]]:
    found = class_at(entry_of(game).sentences)
    assert issubclass(found, Sentences)
    return found
