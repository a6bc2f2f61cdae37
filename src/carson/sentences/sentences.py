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


def sentences_of(game: str) -> type[Sentences[Any]]:
    found = class_at(entry_of(game).sentences)
    assert issubclass(found, Sentences)
    return found
