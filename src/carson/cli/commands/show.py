"""`carson show`: a position file as a picture, with every income and price."""

from __future__ import annotations

from argparse import Namespace

from carson.board.game import BoardGame
from carson.cli.board.overview import show_numbers, show_position
from carson.cli.files import read
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.core.game import SPECTATOR
from carson.games import game_kind

BOARD = game_kind("board")


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="command-position-argument")
    parser.add_argument("--ascii", action="store_true", help="command-ascii-option")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    game = read(output, options.file, BOARD.from_position)
    assert isinstance(game, BoardGame)
    if options.json:
        output.json(position_as_object(game))
        return 0
    sentences = output.sentences()
    show_position(output, game, sentences, options.ascii)
    show_numbers(output, game, sentences)
    return 0


def position_as_object(game: BoardGame) -> dict[str, object]:
    """What everybody may see, and also the choices of those who have to choose, the ranking and the position's text."""
    choices = {str(seat): [game.catalogue.text(choice) for choice in game.legal(seat)] for seat in game.waiting}
    return {
        **game.view(SPECTATOR),
        "choices_by_seat": choices,
        "ranking": game.ranking(),
        "position": BOARD.position(game),
    }
