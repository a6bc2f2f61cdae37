"""`carson serve`: tables for people, bots and programs, over HTTP and WebSocket."""

from __future__ import annotations

from argparse import Namespace

from carson.cli.output import Output
from carson.cli.parser import Parser


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help="command-serve-host")
    parser.add_argument("--port", metavar="N", help="command-serve-port")
    parser.add_argument("--database", metavar="DATABASE", help="command-database-option")
    parser.add_argument("--bot-processes", metavar="N", help="command-serve-bot-processes")
    parser.add_argument("--log", metavar="FORM", help="command-serve-log")


def run(output: Output, options: Namespace) -> int:
    from carson.server.settings import Settings

    settings = Settings.from_environment(
        host=options.host, port=options.port, database=options.database, bot_processes=options.bot_processes, log=options.log
    )
    from carson.server.http.serving import serve  # takes a while, and wrong settings have been told by now

    serve(settings, lambda address: output.say("command-serve-ready", address=address, database=settings.shown_database))
    return 0
