"""A game in the terminal: all that the commands and the loop need to know of it. A game's own is in its folder here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from carson.cli.output import Output
from carson.cli.parser import Option
from carson.cli.terminal.answers import Answers
from carson.cli.terminal.menu import Menu
from carson.cli.terminal.screen import Screen
from carson.core.game import Game
from carson.games import GAMES, class_at, entry_of
from carson.locales import Words

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Figures:
    """The figures of a table (`tiles.first`) of the components that have the same standing."""

    table: str
    standing: str
    values: dict[str, object] = field(default_factory=dict)


class TerminalGame(ABC, Generic[G]):
    """One game towards people. Its words: `game-NAME` in the locale files, and whatever the parts below say."""

    menu: type[Menu[G]]  # which choices have numbers
    answers: type[Answers[G]]  # the commands that answer questions: `why`, and the game's own
    screen: type[Screen[G, Any]]  # the table, the end, the signs

    options: Sequence[Option]  # of `play` and `simulate`, that only this game has
    figures_ruling: str = ""  # the ruling that comes with the table of figures

    @abstractmethod
    def configs(
        self, output: Output, options: Namespace, preset: str, changes: dict[str, object]
    ) -> list[dict[str, object]]:
        """A preset with changes and what its own options ask for; if there are several, one is drawn for each game."""

    @abstractmethod
    def edition(self, game: G, words: Words) -> str:
        """What is played, at the beginning of a replay."""

    @abstractmethod
    def show(self, output: Output, game: G, names: Sequence[str], ascii: bool) -> None:
        """A position with all its numbers, for `show` and `replay --at`."""

    def figures(self) -> list[Figures]:
        """Printed figures and where they come from."""
        return []


def terminal_of(game: str) -> TerminalGame[Any]:
    found = class_at(entry_of(game).terminal)
    assert issubclass(found, TerminalGame)
    return found()


def terminal_games() -> dict[str, TerminalGame[Any]]:
    """All of them, by the games' names."""
    return {game: terminal_of(game) for game in GAMES}
