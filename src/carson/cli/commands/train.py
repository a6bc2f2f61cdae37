"""`carson train`: makes the weights of a game's bots again, from games that they play against themselves."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from carson import __version__
from carson.cli.commands.simulate import MOST_WORKERS
from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number, seed
from carson.games import GAMES, entry_of, part_at
from carson.lab.curve import curve

GAMES_PLAYED: Final = 4000
SEED: Final = "train"


def add_arguments(parser: Parser) -> None:
    parser.values["games"] = ", ".join(name for name, entry in GAMES.items() if entry.training)
    games, workers = number("--games", 1), number("--workers", 1, MOST_WORKERS)
    parser.add_argument("game", metavar="GAME", help="command-train-game")
    parser.add_argument("file", metavar="FILE", help="command-train-file")
    parser.add_argument("--games", type=games, default=GAMES_PLAYED, metavar="N", help="command-train-games")
    parser.add_argument("--seed", type=seed, default=SEED, metavar="TEXT", help="command-train-seed")
    parser.add_argument("--curve", metavar="FILE", help="command-train-curve")
    parser.add_argument("--workers", type=workers, default=1, metavar="N", help="command-simulate-workers")


def run(output: Output, options: Namespace) -> int:
    entry = entry_of(options.game)
    if not entry.training:
        raise Complaint("command-train-nothing", game=options.game)
    file, picture = Path(options.file), Path(options.curve) if options.curve else None
    for path in filter(None, (file, picture)):
        if path.is_dir() or not path.parent.is_dir():  # said before hours of work, not after
            raise Complaint("command-train-no-file", file=str(path))
    train = part_at(entry.training)
    assert callable(train)
    learned = train(options.seed, options.games, options.workers, lambda line: output.say("command-train-line", line=line))
    made = {
        "command": f"carson train {options.game} {file.name} --games {options.games} --seed {options.seed}",
        "carson": __version__,
        "games": options.games,
        "seed": options.seed,
    }
    file.write_text(json.dumps({"made": made, **learned}, indent=1) + "\n", encoding="utf-8")
    output.say("command-train-written", file=options.file)
    if picture:
        if "curve" not in learned:
            raise Complaint("command-train-no-curve", game=options.game)
        picture.write_text(curve(learned["curve"]), encoding="utf-8")
        output.say("command-train-drawn", file=options.curve)
    return 0
