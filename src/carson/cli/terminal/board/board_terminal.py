"""The board game in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from carson.board.game import BoardGame
from carson.cli.output import Output
from carson.cli.terminal.board.answers import BoardAnswers
from carson.cli.terminal.board.figures import figures
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.board.options import OPTIONS, configs
from carson.cli.terminal.board.overview import show_numbers, show_position
from carson.cli.terminal.board.screen import BoardScreen
from carson.cli.terminal.terminal_game import Figures, TerminalGame
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences


class BoardTerminal(TerminalGame[BoardGame]):
    """Carson City, the board game."""

    menu = BoardMenu
    answers = BoardAnswers
    screen = BoardScreen
    options = OPTIONS
    figures_ruling = "B11.1"

    def configs(
        self, output: Output, options: Namespace, preset: str, changes: dict[str, object]
    ) -> list[dict[str, object]]:
        return configs(output, options, preset, changes)

    def edition(self, game: BoardGame, words: Words) -> str:
        return BoardSentences(words).edition(game.rules.edition)

    def show(self, output: Output, game: BoardGame, names: Sequence[str], ascii: bool) -> None:
        sentences = BoardSentences(output.words, names)
        show_position(output, game, sentences, ascii)
        show_numbers(output, game, sentences)

    def figures(self) -> list[Figures]:
        return figures()
