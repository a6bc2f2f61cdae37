"""`carson data`: what is in a folder of tables, and the record of any game in it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.lab.data.arrow import BadFolder
from carson.lab.data.folder import DataFolder
from carson.lab.data.schema import PARTS

MEGABYTE = 1_000_000


def add_arguments(parser: Parser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="command-data-folder")
    parser.add_argument("--record", metavar="ID", help="command-data-record")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    try:
        folder = DataFolder.to_read(options.folder)
        if options.record is not None:
            output.write([folder.record(options.record).as_text()])
            return 0
        found = folder.described()
    except BadFolder as problem:
        raise Complaint(problem.id, **problem.values) from None
    if options.json:
        output.json(found)
    else:
        _show(output, found)
    return 0


def _show(output: Output, found: Mapping[str, Any]) -> None:
    words = output.words
    sizes: dict[str, Any] = found["tables"]
    total = sum(table["bytes"] for table in sizes.values())
    output.say(
        "command-data-games",
        games=found["games"], configs=found["configurations"], schema=found["schema"],
        size=words.number(total / MEGABYTE, 1),
    )  # fmt: skip
    rows = [
        (name, str(table["rows"]), str(table["files"]), words.number(table["bytes"] / MEGABYTE, 1))
        for name, table in sizes.items()
    ]
    _table(output, ("table", "rows", "files", "size"), rows)
    parts = [(", ".join(part[name] for name in PARTS), str(part["games"])) for part in found["parts"]]
    _table(output, ("part", "games"), parts)
    output.print()
    bots = ", ".join(f"{bot} ({games})" for bot, games in found["bots"].items())
    output.say("command-data-bots", bots=bots, versions=", ".join(found["made_by"]))


def _table(output: Output, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    output.print()
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(output.words(f"command-data-head-{head}"), justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    output.print(table)
