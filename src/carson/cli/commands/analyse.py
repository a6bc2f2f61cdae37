"""`carson analyse`: a recorded game reviewed: turning points, mistakes with what would have been better, luck, accuracy."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from typing import Final

from rich.table import Table
from rich.text import Text

from carson.cli.files import load_record, replayed
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.core.record import Record
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import sentences_of
from carson.table.review.judging import LEVELS, SIMULATIONS
from carson.table.review.review import Review, done
from carson.table.review.telling import VERDICTS, ReviewedChoice, SeatReview, Telling

STEPS: Final = 100  # of the bar
INTERRUPTED: Final = 130


def add_arguments(parser: Parser) -> None:
    simulations = number("--simulations", 1, 1_000_000)
    parser.add_argument("file", metavar="FILE", help="command-record-argument")
    parser.add_argument(
        "--simulations", type=simulations, metavar="N", default=SIMULATIONS, help="command-analyse-simulations"
    )
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    record = load_record(output, options.file)
    replayed(output, options.file, record)
    review = Review(record, options.simulations)
    finished = worked_out(output, review)
    names = names_at_table(output.words, record.config, record.names)
    telling = Telling(review, sentences_of(record.game)(output.words, names))
    if options.json:
        output.json(as_object(telling, record))
    else:
        show(output, telling)
    return 0 if finished else INTERRUPTED


def worked_out(output: Output, review: Review) -> bool:
    """Whether it was done to the end: whoever breaks off gets what there is."""
    shown = 0
    try:
        with output.progress("command-analyse-progress", STEPS) as step:
            while work := review.work(1):
                review.add(done(review.steps, work, review.simulations))
                for _ in range(shown, reached := int(STEPS * review.progress())):
                    step()
                shown = reached
    except KeyboardInterrupt:
        return False
    return True


def as_object(telling: Telling, record: Record) -> dict[str, object]:
    review = telling.review
    chances = dict(review.chances())
    moves = []
    for one in telling.choices():
        judged, fortune = review.judged[one.number], review.fortunes.get(one.number)
        moves.append({
            **asdict(one), "phase": judged.phase, "phase_name": one.phase, "simulations": judged.simulations,
            "chance": _rounded(judged.chance),
            "tried": [{"choice": tried.choice, "chance": _rounded(tried.chance)} for tried in judged.tried],
            "chances": [_rounded(chance) for chance in chances.get(one.number, ())],
            "luck": [_rounded(luck) for luck in fortune.luck] if fortune else [],
        })  # fmt: skip
    players = [telling.seat(seat) for seat in range(review.players)]
    return {
        "game": record.game,
        "seed": record.seed,
        "names": telling.sentences.names,
        "simulations": review.simulations,
        "complete": review.complete,
        "levels": dict(LEVELS),
        "moves": moves,
        "turning_points": [asdict(point) for point in telling.turning_points()],
        "players": [{"name": telling.sentences.name(seat.seat), **asdict(seat)} for seat in players],
    }


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 3)


def show(output: Output, telling: Telling) -> None:
    review = telling.review
    names = ", ".join(telling.sentences.name(seat) for seat in range(review.players))
    output.say("command-analyse-title", names=names, choices=len(review.steps), simulations=review.simulations)
    if not review.complete:
        output.say("command-analyse-partial", percent=telling.percent(review.progress()))
    output.print()
    output.say("command-analyse-turning-points")
    for point in telling.turning_points():
        output.print(Text(f"{point.number:>5}  {point.text}"))
    mistakes = [one for one in telling.choices() if one.verdict in LEVELS]
    output.print()
    output.say("command-analyse-mistakes")
    for one in mistakes:
        _show_mistake(output, telling, one)
    output.print()
    seats = [telling.seat(seat) for seat in range(review.players)]
    output.print(_verdicts(telling, seats))
    output.print()
    output.print(_phases(telling, seats))
    output.print()
    output.say("command-analyse-about")


def _show_mistake(output: Output, telling: Telling, one: ReviewedChoice) -> None:
    words = telling.words
    where = words("command-analyse-where", name=telling.sentences.name(one.seat), round=one.round, phase=one.phase)
    output.print(Text(f"{one.number:>5}  {where} ").append(one.label, style="bold"))
    lines = [one.judgement, one.better]
    if one.why:
        lines.append(words("review-why", reasons=telling.sentences.list(one.why)))
    if one.why_not:
        lines.append(words("review-why-not", reasons=telling.sentences.list(one.why_not)))
    if one.follows:
        lines.append(words("review-follows", lines=" ".join(one.follows)))
    for line in lines:
        output.print(Text(f"       {line}"))


def _verdicts(telling: Telling, seats: list[SeatReview]) -> Table:
    words = telling.words
    table = Table(box=None, pad_edge=False)
    table.add_column(words("command-column-player"))
    for heading in ("accuracy", *VERDICTS, "lost", "luck"):
        table.add_column(words(f"review-head-{heading}"), justify="right")
    for seat in seats:
        counts = [str(seat.verdicts[verdict]) for verdict in VERDICTS]
        table.add_row(
            telling.sentences.name(seat.seat), seat.accuracy.text, *counts, telling.percent(seat.lost), seat.luck_text
        )
    return table


def _phases(telling: Telling, seats: list[SeatReview]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(telling.words("review-head-phases"))
    for phase in telling.phases():
        table.add_column(phase, justify="right")
    for seat in seats:
        table.add_row(telling.sentences.name(seat.seat), *(phase.text for phase in seat.phases))
    return table
