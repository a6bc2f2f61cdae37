"""`carson ladder`: which bot beats which, how often and how surely; what it prints can go into a document as it is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter

from carson import __version__
from carson.cli.bot_names import add_patience, budgets_of, known_bots, simulations
from carson.cli.commands.simulate import status
from carson.cli.complaint import Complaint
from carson.cli.configure import Wanted, add_game_arguments, configure, seed_of
from carson.cli.output import Output
from carson.cli.parser import Parser, names, number
from carson.cli.terminal.terminal_game import terminal_of
from carson.cli.working import add_crew, add_keeping, command_of, crew_from, file_problems, gone_on, work_problems
from carson.games import entry_of, seats_taken
from carson.lab.keeping.kept import seed_in
from carson.lab.ladder import FORMAT, Ladder, Results, Row, Showing, climb, pairings, rated, rows
from carson.lab.rating import Rating
from carson.lab.simulate import Outcome
from carson.locales import Words

GAMES = 100
NOTHING = "–"


def add_arguments(parser: Parser) -> None:
    add_game_arguments(parser)
    games = number("--games", 1, 1_000_000)
    parser.add_argument("--bots", type=names, metavar="LIST", help="command-ladder-bots")
    parser.add_argument("--all-pairs", action="store_true", help="command-ladder-all-pairs")
    parser.add_argument("--games", type=games, default=GAMES, metavar="N", help="command-ladder-games")
    parser.add_argument("--simulations", type=simulations, default={}, metavar="NAME=N", help="command-ladder-simulations")
    add_patience(parser)
    add_keeping(parser)
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="command-json-option")


@dataclass(frozen=True)
class Climbed:
    """What came of a run."""

    results: Results
    seconds: float
    errors: Sequence[Outcome]


def run(output: Output, options: Namespace) -> int:
    options = gone_on("ladder", add_arguments, options, FORMAT)
    wanted = configure(output, options)
    ladder = _ladder(wanted, options)
    climbed = _climb(output, ladder, options)
    found = rows(climbed.results)
    ranks = rated(ladder, found)
    if options.json:
        output.json(_as_object(wanted, options, climbed, found, ranks))
    else:
        output.write(f"{line}\n" for line in _markdown(output.words, _played(wanted, options), ladder, found, ranks))
    return status(output, len(climbed.errors), climbed.errors[0] if climbed.errors else None)


def _ladder(wanted: Wanted, options: Namespace) -> Ladder:
    title, config = wanted.title, wanted.configs[0]
    bots = list(entry_of(title.name).bots)[::-1] if options.bots is None else options.bots
    known_bots(bots, title.name)
    if len(set(bots)) < max(2, len(bots)):
        raise Complaint("command-ladder-two-bots")
    seats = seats_taken(config, title.new(config, "", quiet=True).players)
    if seats < 2:
        raise Complaint("command-ladder-alone")
    seed = seed_of(options)
    if options.seed is None and options.file is not None:
        seed = seed_in(options.file, FORMAT) or seed
    pairs = pairings(bots, options.all_pairs)
    return Ladder(
        title.name, wanted.configs, seats, tuple(bots), pairs, options.games, seed, budgets_of(options, bots, title.name)
    )


def _climb(output: Output, ladder: Ladder, options: Namespace) -> Climbed:
    with file_problems(options.file):
        results = Results(ladder, options.file, command_of(options, ladder.seed))
    left, total = len(results.to_play()), ladder.games * len(ladder.pairings)
    errors, start = [], perf_counter()
    with (
        work_problems(options.file, lambda: len(results.games)),
        output.progress("command-simulate-progress", total, total - left) as step,
        closing(climb(results, crew_from(options, left))) as played,
    ):
        for outcome in played:
            if outcome.problem:
                errors.append(outcome)
            step()
    return Climbed(results, perf_counter() - start, errors)


def _played(wanted: Wanted, options: Namespace) -> str:
    """What is played, as it was asked for."""
    own = [
        f"{option.name} {getattr(options, option.value)}"
        for option in terminal_of(wanted.title.name).options
        if getattr(options, option.value) is not None
    ]
    return " ".join([wanted.title.name, wanted.preset, *own])


def _as_object(
    wanted: Wanted, options: Namespace, climbed: Climbed, found: Sequence[Row], ranks: dict[str, Rating]
) -> dict[str, object]:
    ladder = climbed.results.ladder
    first = climbed.errors[0] if climbed.errors else None
    return {
        "pairings": [_row_as_object(row) for row in found],
        "ratings": [
            {"bot": bot, "rating": round(rank.points, 1), "half_width": round(rank.half_width, 1)}
            for bot, rank in ranks.items()
        ],
        "game": ladder.game,
        "preset": wanted.preset,
        "played": _played(wanted, options),
        "players": ladder.seats,
        "games": ladder.games,
        "seed": ladder.seed,
        "seconds": round(climbed.seconds, 3),
        "errors": len(climbed.errors),
        "first_error": first and {"game": first.number, "seed": first.seed, "problem": first.problem},
        "version": __version__,
    }


def _row_as_object(row: Row) -> dict[str, object]:
    return {
        "a": _showing_as_object(row.a),
        "b": _showing_as_object(row.b),
        "games": row.games,
        "wins": round(row.wins, 3),
        "share": _rounded(row.share, 4),
        "interval": [round(bound, 4) for bound in row.interval],
    }


def _showing_as_object(showing: Showing) -> dict[str, object]:
    return {
        "bot": showing.bot,
        "simulations": showing.simulations,
        "points": _rounded(showing.points, 2),
        "ms": _rounded(showing.ms, 3),
        "turns_lost": showing.lost,
    }


def _rounded(figure: float | None, digits: int) -> float | None:
    return None if figure is None else round(figure, digits)


def _markdown(
    words: Words, played: str, ladder: Ladder, found: Sequence[Row], ranks: dict[str, Rating]
) -> list[str]:  # fmt: skip
    heads = ("pairing", "played", "games", "wins", "share", "points", "simulations", "ms")
    lines = [tuple(words(f"command-ladder-head-{head}") for head in heads)]
    lines += [_cells(words, f"{played}, {ladder.seats}", ladder, row) for row in found]
    rates = [(words("command-simulate-bot"), words("command-ladder-head-rating"))]
    rates += [(bot, _rating(words, rank)) for bot, rank in sorted(ranks.items(), key=lambda item: -item[1].points)]
    note = words("command-ladder-rated", bot=ladder.bots[0], seed=ladder.seed)
    return [*_table(lines), "", *_table(rates), "", note, *_lost(words, found)]


def _lost(words: Words, found: Sequence[Row]) -> list[str]:
    """Programs that did not always answer as they should."""
    lost: dict[str, int] = {}
    for showing in (showing for row in found for showing in (row.a, row.b)):
        lost[showing.bot] = lost.get(showing.bot, 0) + showing.lost
    return [words("command-turns-lost", bot=bot, turns=turns) for bot, turns in lost.items() if turns]


def _cells(words: Words, played: str, ladder: Ladder, row: Row) -> tuple[str, ...]:
    rivals = row.b.bot if ladder.seats == 2 else f"{ladder.seats - 1} {row.b.bot}"
    low, high = (words.number(100 * bound, 0) for bound in row.interval)
    share = NOTHING if row.share is None else words("percent", percent=words.number(100 * row.share, 1)) + f" [{low}-{high}]"
    return (
        f"{row.a.bot} : {rivals}", played, str(row.games), words.number(row.wins, 0 if row.wins == int(row.wins) else 1),
        share, _two(words, row.a.points, row.b.points, 1), _two(words, row.a.simulations, row.b.simulations, 0),
        _two(words, row.a.ms, row.b.ms, 1),
    )  # fmt: skip


def _two(words: Words, a: float | None, b: float | None, digits: int) -> str:
    return " : ".join(NOTHING if figure is None else words.number(figure, digits) for figure in (a, b))


def _rating(words: Words, rank: Rating) -> str:
    points = words.number(round(rank.points), 0)
    return f"{points} ± {words.number(round(rank.half_width), 0)}" if rank.half_width else points


def _table(lines: Sequence[tuple[str, ...]]) -> list[str]:
    """A table in Markdown, in columns that people can read too."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = tuple("-" * width for width in widths)
    head, *rest = lines
    return [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |"
        for line in (head, rule, *rest)
    ]
