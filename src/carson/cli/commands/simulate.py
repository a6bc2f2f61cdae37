"""`carson simulate`: many games between bots, and who wins them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from time import perf_counter

from rich.table import Table

from carson.cli.bot_names import add_patience, budgets_of, known_bots, simulations
from carson.cli.complaint import Complaint
from carson.cli.configure import add_game_arguments, configure, refuse_game_options, seed_of
from carson.cli.output import Output
from carson.cli.parser import Parser, names, number
from carson.cli.working import add_crew, add_keeping, command_of, crew_from, file_problems, gone_on, work_problems
from carson.core.title import Title
from carson.games import GAMES, seats_taken
from carson.lab.data.arrow import BadFolder
from carson.lab.data.writer import Writer
from carson.lab.keeping.finished import FORMAT, Finished
from carson.lab.keeping.kept import seed_in
from carson.lab.plans import ANY, AnyPlan, Plan, WidePlan, fill_seats
from carson.lab.simulate import Outcome

GAMES_PLAYED = 100
FAILED = 1


def add_arguments(parser: Parser) -> None:
    add_game_arguments(parser)
    parser.set_defaults(game=None)  # with --any that is every game
    parser.add_argument("--any", action="store_true", help="command-simulate-any")
    parser.add_argument("--bots", type=names, default=["random"], metavar="LIST", help="command-simulate-bots")
    parser.add_argument(
        "--games", type=number("--games", 1), default=GAMES_PLAYED, metavar="N", help="command-simulate-games"
    )
    parser.add_argument("--simulations", type=simulations, default={}, metavar="NAME=N", help="command-ladder-simulations")
    add_patience(parser)
    add_keeping(parser)
    parser.add_argument("--parquet", type=Path, metavar="FOLDER", help="command-simulate-parquet")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    options = gone_on("simulate", add_arguments, options, FORMAT)
    plan, preset = _wide_plan(options) if options.any else _plan(output, options)
    finished, seconds = _play(output, plan, options)
    if options.json:
        output.json(_as_object(finished, preset, options, seconds))
    else:
        _show(output, finished, preset, seconds)
    return status(output, finished.tally.errors, finished.tally.first_error)


def _plan(output: Output, options: Namespace) -> tuple[Plan, str]:
    wanted = configure(output, options)
    title, configs = wanted.title, wanted.configs
    bots = bots_for(options.bots, title, configs[0])
    budgets, observed = budgets_of(options, bots, title.name), options.parquet is not None
    plan = Plan(title.name, configs, bots, options.games, _seed(options), budgets, observed, wanted.preset)
    return plan, wanted.preset


def _wide_plan(options: Namespace) -> tuple[WidePlan, str]:
    """Of all games, or of the one that is named."""
    refuse_game_options(options, "--any")
    titles = tuple(GAMES) if options.game is None else (options.game,)
    for game in titles:
        known_bots(options.bots, game)
        budgets = budgets_of(options, options.bots, game)
    observed = options.parquet is not None
    return WidePlan(titles, tuple(options.bots), options.games, _seed(options), budgets, observed), ANY


def _seed(options: Namespace) -> str:
    kept = seed_in(options.file, FORMAT) if options.seed is None and options.file else None
    return kept or seed_of(options)


def status(output: Output, errors: int, first: Outcome | None) -> int:
    """Of a run; games that failed are told."""
    if first is None:
        return 0
    values: dict[str, str | int] = {"errors": errors, "game": first.number, "seed": first.seed, "problem": first.problem}
    output.complain(Complaint("command-simulate-error", **values))
    return FAILED


def bots_for(wanted: list[str], title: Title, config: dict[str, object]) -> tuple[str, ...]:
    """A known bot for each seat of a configuration that chooses."""
    players = seats_taken(config, title.new(config, "", quiet=True).players)
    known_bots(wanted, title.name)
    if len(wanted) > players:
        raise Complaint("command-too-many-bots", bots=len(wanted), players=players)
    return fill_seats(wanted, players)


def _play(output: Output, plan: AnyPlan, options: Namespace) -> tuple[Finished, float]:
    try:
        writer = Writer(options.parquet) if options.parquet else None
    except BadFolder as problem:
        raise Complaint(problem.id, **problem.values) from None
    with file_problems(options.file):
        finished = Finished(plan, options.file, command_of(options, plan.seed), writer)
    start = perf_counter()
    with (
        work_problems(options.file, lambda: finished.tally.games),
        output.progress("command-simulate-progress", plan.games, finished.before) as step,
        closing(finished.play(crew_from(options, finished.left))) as played,
    ):
        for _ in played:
            step()
    return finished, perf_counter() - start


def _as_object(finished: Finished, preset: str, options: Namespace, seconds: float) -> dict[str, object]:
    plan, tally = finished.plan, finished.tally
    failed = tally.first_error
    same = isinstance(plan, Plan)
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": _rate(finished, seconds, 1),
        "errors": tally.errors,
        "wins": {name: _plain(tally.wins[name]) for name in tally.names},
        "shared": tally.shared,
        "mean_score": {name: tally.mean_score[name] for name in tally.names},
        "mean_decisions": tally.mean_decisions,
        "turns_lost": tally.lost,
        "wins_by_seat": [_plain(wins) for wins in tally.wins_by_seat],
        "first_error": failed and {"game": failed.number, "seed": failed.seed, "problem": failed.problem},
        "game": plan.game if isinstance(plan, Plan) else None,
        "preset": preset,
        "players": len(plan.bots) if same else None,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": options.workers,
        "kept": finished.before,
        "config": _in_common(plan.configs) if isinstance(plan, Plan) else None,
    }


def _rate(finished: Finished, seconds: float, digits: int) -> float:
    """Decisions a second, of those that were made now."""
    return round((finished.tally.decisions - finished.decisions_before) / max(seconds, 1e-6), digits)


def _plain(wins: Fraction) -> int | float:
    """Whole wins as a whole number."""
    return wins.numerator if wins.denominator == 1 else round(float(wins), 2)


def _in_common(configs: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """A configuration with null for what is drawn anew for each game."""
    return {name: value if all(config[name] == value for config in configs) else None for name, value in configs[0].items()}


def _show(output: Output, finished: Finished, preset: str, seconds: float) -> None:
    words, plan, tally = output.words, finished.plan, finished.tally
    table = Table(box=None, pad_edge=False)
    table.add_column(words("command-simulate-bot"))
    for heading in ("seats", "wins", "share", "score"):
        table.add_column(words(f"command-simulate-{heading}"), justify="right")
    games = max(tally.games - tally.errors, 1)
    for name in sorted(tally.names, key=lambda name: -tally.wins[name]):
        wins = tally.wins[name]
        score = tally.mean_score[name]
        shown = "" if score is None else words.number(score, 1)
        share = words("percent", percent=words.number(float(100 * wins / games), 1))
        won = words.number(float(wins), 0 if wins.denominator == 1 else 2)
        seats = plan.names.count(name) if isinstance(plan, Plan) else tally.seats[name]
        table.add_row(name, str(seats), won, share, shown)
    output.print(table)
    output.print()
    for name, turns in tally.lost.items():
        output.say("command-turns-lost", bot=name, turns=turns)
    if tally.shared:
        output.say("command-simulate-shared", games=tally.shared)
    figures: dict[str, str | int | float] = {
        "games": tally.games, "seed": plan.seed, "seconds": words.number(seconds, 1), "decisions": tally.decisions,
        "rate": round(_rate(finished, seconds, 0)), "mean": words.number(tally.mean_decisions or 0),
    }  # fmt: skip
    if isinstance(plan, Plan):
        output.say("command-simulate-summary", preset=preset, players=len(plan.bots), virtual=len(plan.virtual), **figures)
    else:
        output.say("command-simulate-summary-any", **figures)
