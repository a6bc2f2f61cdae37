"""`carson engine`: our bots for other programs, over standard input and output (docs/engine.md)."""

from __future__ import annotations

import json
import sys
from argparse import Namespace

from carson.bots import Budget
from carson.bots.engine import Engine
from carson.bots.programs import LONGEST
from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.core.refusal import Refusal
from carson.games import GAMES


def add_arguments(parser: Parser) -> None:
    simulations = number("--simulations", 1, 10_000_000)
    parser.add_argument("--bot", metavar="NAME", help="command-engine-bot")
    parser.add_argument("--simulations", type=simulations, metavar="N", help="command-engine-simulations")


def run(output: Output, options: Namespace) -> int:
    _check(options.bot)
    engine = Engine(options.bot, Budget(simulations=options.simulations))
    questions = sys.stdin.buffer
    while line := questions.readline(LONGEST + 1):
        if len(line) > LONGEST:
            raise Complaint("command-engine-long-line", most=LONGEST)
        if not line.strip():
            continue
        answer = engine.answer(line, output.sentence)
        if answer is not None:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
    return 0


def _check(bot: str | None) -> None:
    """A bot of some game: which one is asked about comes with each question."""
    known = list(dict.fromkeys(name for entry in GAMES.values() for name in entry.bots))
    if bot is not None and bot not in known:
        raise Refusal("unknown-bot", bot=bot[:40], known=", ".join(known))
