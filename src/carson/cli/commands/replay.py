"""`carson replay`: a recorded game as text, in figures, or the position after any of its choices."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from rich.padding import Padding
from rich.text import Text

from carson.cli.commands.show import position_as_object
from carson.cli.complaint import Complaint
from carson.cli.files import choices_made, load_record, started
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.cli.statistics import show_statistics
from carson.cli.terminal.terminal_game import terminal_of
from carson.core.events import Event
from carson.core.game import Game
from carson.core.record import Play, Record, result_of
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import Sentences, sentences_of

SETUP = 0  # the number of what happens before the first choice


@dataclass(frozen=True)
class Move:
    """A choice of a record and what came of it."""

    number: int
    seat: int
    text: str
    events: list[Event]
    sentences: list[str]


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="command-record-argument")
    parser.add_argument("--at", type=number("--at", 0), metavar="N", help="command-replay-at")
    parser.add_argument("--from", dest="first", type=number("--from", 0), metavar="N", help="command-replay-from")
    parser.add_argument("--to", dest="last", type=number("--to", 0), metavar="N", help="command-replay-to")
    parser.add_argument("--statistics", action="store_true", help="command-replay-statistics")
    parser.add_argument("--ascii", action="store_true", help="command-ascii-option")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    record = load_record(output, options.file)
    first, last = _range(output, options, len(record.choices))
    play = started(output, options.file, record)
    game = play.game
    names = names_at_table(output.words, record.config, record.names)
    sentences = sentences_of(record.game)(output.words, names)
    if options.statistics:
        show_statistics(output, options, record, sentences)
        return 0
    moves = list(_moves(output, options.file, play, record, last, sentences))  # all before the first is shown
    if options.at is not None:
        return _show_at(output, options, play)
    wanted = moves[first:]
    if options.json:
        output.json(_as_object(play, wanted, record, sentences))
        return 0
    _title(output, record, game, sentences)
    for move in wanted:
        _show(output, move, sentences)
    if last == len(record.choices):
        _end(output, game, sentences)
    return 0


def _range(output: Output, options: Namespace, choices: int) -> tuple[int, int]:
    """The first and the last choice that is wanted."""
    if options.statistics and any(value is not None for value in (options.at, options.first, options.last)):
        raise Complaint("command-replay-statistics-or-part")
    if options.at is not None and (options.first is not None or options.last is not None):
        raise Complaint("command-replay-at-or-from")
    for option, value in (("--at", options.at), ("--from", options.first), ("--to", options.last)):
        if value is not None and value > choices:
            raise Complaint("command-replay-beyond", option=option, value=value, choices=choices)
    first = SETUP if options.first is None else options.first
    last = next((value for value in (options.at, options.last) if value is not None), choices)
    if first > last:
        raise Complaint("command-replay-backwards", first=first, last=last)
    return first, last


def _moves(output: Output, file: str, play: Play, record: Record, last: int, sentences: Sentences[Any]) -> Iterator[Move]:
    """The setup, then the choices of the record as far as they are wanted."""
    game = play.game
    told = 0
    for count, seat, text in chain([(SETUP, -1, "")], choices_made(output, file, play, record, last)):
        events = (game.events or [])[told:]
        told += len(events)
        yield Move(count, seat, text, events, _told(game, events, sentences))


def _told(game: Game, events: list[Event], sentences: Sentences[Any]) -> list[str]:
    told = (sentences.event(game, event) for event in events)
    return [sentence for sentence in told if sentence]


def _title(output: Output, record: Record, game: Game, sentences: Sentences[Any]) -> None:
    output.say(
        "command-replay-title",
        names=", ".join(_names(game, sentences)), edition=terminal_of(record.game).edition(game, output.words),
        seed=record.seed, choices=len(record.choices),
    )  # fmt: skip


def _names(game: Game, sentences: Sentences[Any]) -> list[str]:
    return [sentences.name(seat) for seat in range(game.players)]


def _show(output: Output, move: Move, sentences: Sentences[Any]) -> None:
    heading = Text(f"{move.number:>4}  ")
    if move.number == SETUP:
        heading.append(output.words("command-replay-setup"))
    else:
        heading.append(f"{sentences.name(move.seat)}: ").append(move.text, style="bold")
    output.print(heading)
    for sentence in move.sentences:
        output.print(Padding(Text(sentence), (0, 0, 0, 6)))


def _end(output: Output, game: Game, sentences: Sentences[Any]) -> None:
    output.print()
    if not game.over:
        output.say("command-replay-unfinished")
        return
    points = game.points()
    ranking = [output.words("command-replay-points", name=sentences.name(s), points=points[s]) for s in game.ranking()]
    output.say("command-replay-result", ranking=", ".join(ranking))


def _show_at(output: Output, options: Namespace, play: Play) -> int:
    if options.json:
        output.json({"at": options.at, **position_as_object(play.title, play.game)})
    else:
        terminal_of(play.title.name).show(output, play.game, play.record.names, options.ascii)
    return 0


def _as_object(play: Play, wanted: list[Move], record: Record, sentences: Sentences[Any]) -> dict[str, object]:
    game = play.game
    moves = [
        {
            "number": move.number,
            "seat": move.seat if move.number else None,
            "choice": move.text if move.number else None,
            "sentences": move.sentences,
            "events": [event.as_json() for event in move.events],
        }
        for move in wanted
    ]
    return {
        "game": record.game,
        "config": record.config,
        "seed": record.seed,
        "names": _names(game, sentences),
        "choices": len(record.choices),
        "moves": moves,
        "over": game.over,
        "result": result_of(game) if game.over else None,
    }
