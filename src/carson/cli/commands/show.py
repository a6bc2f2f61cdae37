"""`carson show`: a position file as a picture, with every income and price."""

from __future__ import annotations

from argparse import Namespace

from carson.cli.complaint import Complaint
from carson.cli.files import in_file, read_text, shown
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.cli.terminal.terminal_game import terminal_of
from carson.core.game import SPECTATOR, Game
from carson.core.refusal import Refusal
from carson.core.title import Title
from carson.games import title_of, titles


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="command-position-argument")
    parser.add_argument("--ascii", action="store_true", help="command-ascii-option")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    text = read_text(output, options.file)
    output.game = _game_of(output, options.file, text)
    title = title_of(output.game)
    try:
        game = title.from_position(text)
    except Refusal as refusal:
        raise in_file(output, options.file, refusal) from refusal
    if options.json:
        output.json(position_as_object(title, game))
    else:
        terminal_of(output.game).show(output, game, (), options.ascii)
    return 0


def _game_of(output: Output, file: str, text: str) -> str:
    """The first line of a position says which game it is."""
    first = next(iter(text.splitlines()), "").strip()
    headers = {title.header: title.name for title in titles()}
    if first in headers:
        return headers[first]
    known = [output.words("command-show-header", header=header) for header in headers]
    sentence = output.words("command-show-no-position", headers=output.naming().list(known, last="list-or"))
    raise Complaint("command-in-file", file=shown(output, file), sentence=sentence)


def position_as_object(title: Title, game: Game) -> dict[str, object]:
    """What everybody may see, and also the choices of those who have to choose, the ranking and the position's text."""
    choices = {str(seat): [game.catalogue.text(choice) for choice in game.legal(seat)] for seat in game.waiting}
    return {
        **game.view(SPECTATOR),
        "choices_by_seat": choices,
        "ranking": game.ranking(),
        "position": title.position(game),
    }
