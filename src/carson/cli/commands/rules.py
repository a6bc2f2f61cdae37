"""`carson rules`: the rulings in our own words, by number or by word."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.cli.rules import Ruling, find
from carson.cli.terminal.terminal_game import Figures, terminal_games

WIDEST = 96  # columns; longer lines are hard to read


def add_arguments(parser: Parser) -> None:
    parser.add_argument("query", nargs="*", metavar="NUMBER|WORD", help="command-rules-query")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    query = " ".join(options.query)
    try:
        rulings = find(output.words, query)
    except LookupError as error:
        raise Complaint("command-sentence", sentence=str(error)) from None
    if options.json:
        found: dict[str, object] = {"query": query, "rulings": [asdict(ruling) for ruling in rulings]}
        figures = [asdict(row) for ruling in rulings for row in _figures(ruling)]
        if figures:
            found["figures"] = figures
        output.json(found)
    elif query:
        _texts(output, rulings)
    else:
        _contents(output, rulings)
    return 0


def _texts(output: Output, rulings: list[Ruling]) -> None:
    output.people.width = min(output.people.width, WIDEST)
    for index, ruling in enumerate(rulings):
        if index:
            output.print()
        output.print(Text(f"{ruling.number}  {ruling.title}", style="bold"))
        for paragraph in ruling.text.splitlines():
            output.print(Padding(Text(paragraph), (0, 0, 0, 2)))
        if figures := _figures(ruling):
            _show_figures(output, figures)


def _figures(ruling: Ruling) -> list[Figures]:
    """The printed figures that a game shows with this ruling."""
    return [row for game in terminal_games().values() if game.figures_ruling == ruling.number for row in game.figures()]


def _show_figures(output: Output, figures: list[Figures]) -> None:
    table = Table(box=None, padding=(0, 2))
    for heading in ("table", "figures", "standing"):
        table.add_column(output.words(f"command-rules-{heading}"))
    for row in figures:
        values = ", ".join(f"{name}{':' * name.isdecimal()} {value}" for name, value in row.values.items())
        table.add_row(row.table, values, output.words(f"data-standing-{row.standing}"))
    output.print()
    output.print(table)


def _contents(output: Output, chapters: list[Ruling]) -> None:
    table = Table.grid(padding=(0, 2))
    for chapter in chapters:
        table.add_row(Text(chapter.number, style="bold"), chapter.title)
    output.print(table)
    output.print()
    output.say("command-rules-more")
