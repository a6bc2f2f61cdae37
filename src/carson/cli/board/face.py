"""The board game's face."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from carson.board.game import BoardGame
from carson.board.kind import BOARD
from carson.board.position import HEADER
from carson.cli.board.answers import BoardAnswers
from carson.cli.board.figures import figures
from carson.cli.board.menu import BoardMenu
from carson.cli.board.options import OPTIONS, configs
from carson.cli.board.overview import show_numbers, show_position
from carson.cli.board.screen import BoardScreen
from carson.cli.face import Face, Figures
from carson.cli.output import Output
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences


class BoardFace(Face[BoardGame]):
    """Carson City, the board game."""

    kind = BOARD
    header = HEADER
    sentences = BoardSentences
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
