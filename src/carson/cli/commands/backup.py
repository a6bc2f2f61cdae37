"""`carson backup`: a copy of the server's database, also while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from carson.cli.output import Output
from carson.cli.parser import Parser


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="command-backup-file")
    parser.add_argument("--database", metavar="DATABASE", help="command-database-option")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    from carson.server.settings import database_setting
    from carson.server.store import database_url
    from carson.server.store.backup import back_up

    file = Path(options.file)
    rows = back_up(database_url(database_setting(options.database)), file)
    if options.json:
        output.json({"file": options.file, "bytes": file.stat().st_size, "rows": rows})
    else:
        output.say("command-backup-done", file=options.file, tables=rows["tables"], accounts=rows["accounts"])
    return 0
