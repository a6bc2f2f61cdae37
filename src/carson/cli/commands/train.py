"""`carson train`: makes the weights of a game's bots again, from games that they play against themselves."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from carson import __version__
from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number, seed
from carson.cli.working import add_crew, add_keeping, command_of, crew_from, file_problems, gone_on, work_problems
from carson.games import GAMES, entry_of, part_at
from carson.lab.curve import curve
from carson.lab.keeping.kept import Kept
from carson.lab.keeping.lessons import FORMAT, Lessons

GAMES_PLAYED: Final = 4000
SEED: Final = "train"


def add_arguments(parser: Parser) -> None:
    parser.values["games"] = ", ".join(name for name, entry in GAMES.items() if entry.training)
    parser.add_argument("game", nargs="?", metavar="GAME", help="command-train-game")
    parser.add_argument("weights", nargs="?", metavar="WEIGHTS", help="command-train-file")
    parser.add_argument("--games", type=number("--games", 1), default=GAMES_PLAYED, metavar="N", help="command-train-games")
    parser.add_argument("--seed", type=seed, default=SEED, metavar="TEXT", help="command-train-seed")
    parser.add_argument("--curve", metavar="FILE", help="command-train-curve")
    add_keeping(parser)
    add_crew(parser)


def run(output: Output, options: Namespace) -> int:
    options = gone_on("train", add_arguments, options, FORMAT)
    for argument in ("game", "weights"):
        if getattr(options, argument) is None:
            raise Complaint("command-missing-argument", command="carson train", argument=argument.upper())
    entry = entry_of(options.game)
    if not entry.training:
        raise Complaint("command-train-nothing", game=options.game)
    file, picture = Path(options.weights), Path(options.curve) if options.curve else None
    for path in filter(None, (file, picture)):
        if path.is_dir() or not path.parent.is_dir():  # said before hours of work, not after
            raise Complaint("command-train-no-file", file=str(path))
    learned = _learned(output, options, entry.training)
    made = {
        "command": f"carson train {options.game} {file.name} --games {options.games} --seed {options.seed}",
        "carson": __version__,
        "games": options.games,
        "seed": options.seed,
    }
    file.write_text(json.dumps({"made": made, **learned}, indent=1) + "\n", encoding="utf-8")
    output.say("command-train-written", file=options.weights)
    if picture:
        if "curve" not in learned:
            raise Complaint("command-train-no-curve", game=options.game)
        picture.write_text(curve(learned["curve"]), encoding="utf-8")
        output.say("command-train-drawn", file=options.curve)
    return 0


def _learned(output: Output, options: Namespace, training: str) -> dict[str, Any]:
    train = part_at(training)
    assert callable(train)
    what = {"game": options.game, "games": options.games, "seed": options.seed, "carson": __version__}
    with file_problems(options.file):
        kept = Kept(options.file, FORMAT, what, command_of(options, options.seed)) if options.file else None
        lessons = Lessons(
            crew_from(options), lambda total, done: output.progress("command-simulate-progress", total, done), kept
        )
    with work_problems(options.file, lambda: lessons.games):
        learned: dict[str, Any] = train(
            options.seed, options.games, lessons, lambda line: output.say("command-train-line", line=line)
        )
    return learned
