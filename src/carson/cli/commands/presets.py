"""`carson presets`: what can be played, in one line each."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table
from rich.text import Text

from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.games import GAMES


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    sentences = output.sentences()
    if options.json:
        output.json(
            {
                game: {name: {"about": sentences.about_preset(name), "config": kind.preset(name)} for name in kind.presets}
                for game, kind in GAMES.items()
            }
        )
        return 0
    table = Table.grid(padding=(0, 2))
    for part, about in (
        ("presets", sentences.about_preset),
        ("editions", sentences.about_edition),
        ("variants", sentences.about_variant),
        ("extras", sentences.about_variant),
    ):
        table.add_row(Text(output.words(f"command-presets-{part}"), style="bold"))
        for kind in GAMES.values():
            for name in getattr(kind, part):
                table.add_row(f"  {name}", about(name))
    output.print(table)
    return 0
