"""The card game in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from carson.cards.game import CardGame
from carson.cli.output import Output
from carson.cli.terminal.cards.answers import CardsAnswers
from carson.cli.terminal.cards.figures import figures
from carson.cli.terminal.cards.menu import CardsMenu
from carson.cli.terminal.cards.options import OPTIONS, configs
from carson.cli.terminal.cards.overview import show_position
from carson.cli.terminal.cards.screen import CardsScreen
from carson.cli.terminal.terminal_game import Figures, TerminalGame
from carson.locales import Words


class CardsTerminal(TerminalGame[CardGame]):
    """Carson City: The Card Game."""

    menu = CardsMenu
    answers = CardsAnswers
    screen = CardsScreen
    options = OPTIONS
    figures_ruling = "C5.1"

    def configs(
        self, output: Output, options: Namespace, preset: str, changes: dict[str, object]
    ) -> list[dict[str, object]]:
        return configs(output, options, preset, changes)

    def edition(self, game: CardGame, words: Words) -> str:
        return words("game-cards.title")

    def show(self, output: Output, game: CardGame, names: Sequence[str], ascii: bool) -> None:
        show_position(output, game, names, ascii)

    def figures(self) -> list[Figures]:
        return figures()
