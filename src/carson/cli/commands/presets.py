"""`carson presets`: what can be played, in one line each."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table
from rich.text import Text

from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.games import titles

PARTS = {"presets": "preset", "editions": "edition", "variants": "variant", "extras": "variant"}


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    words = output.words
    if options.json:
        output.json(
            {
                title.name: {
                    name: {"about": words(f"preset-{name}.about"), "config": title.preset(name)} for name in title.presets
                }
                for title in titles()
            }
        )
        return 0
    table = Table.grid(padding=(0, 2))
    for title in titles():
        table.add_row(Text(words(f"game-{title.name}.title"), style="bold underline"))
        for part, what in PARTS.items():
            names = getattr(title, part)
            if names:
                table.add_row(Text(words(f"command-presets-{part}"), style="bold"))
            for name in names:
                table.add_row(f"  {name}", words(f"{what}-{name}.about"))
    output.print(table)
    return 0
