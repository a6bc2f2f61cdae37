"""`carson simulate`: many games between bots, and who wins them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from fractions import Fraction
from time import perf_counter

from rich.table import Table

from carson.cli.bot_names import add_patience, budgets_of, known_bots, simulations
from carson.cli.complaint import Complaint
from carson.cli.configure import add_game_arguments, configure, seed_of
from carson.cli.output import Output
from carson.cli.parser import Parser, names, number
from carson.core.title import Title
from carson.games import seats_taken
from carson.lab.simulate import Outcome, Plan, Tally, fill_seats, outcomes

GAMES = 100
MOST_WORKERS = 60  # what every system allows
FAILED = 1


def add_arguments(parser: Parser) -> None:
    add_game_arguments(parser)
    games, workers = number("--games", 1), number("--workers", 1, MOST_WORKERS)
    parser.add_argument("--bots", type=names, default=["random"], metavar="LIST", help="command-simulate-bots")
    parser.add_argument("--games", type=games, default=GAMES, metavar="N", help="command-simulate-games")
    parser.add_argument("--simulations", type=simulations, default={}, metavar="NAME=N", help="command-ladder-simulations")
    add_patience(parser)
    parser.add_argument("--workers", type=workers, default=1, metavar="N", help="command-simulate-workers")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    wanted = configure(output, options)
    title, configs = wanted.title, wanted.configs
    bots = bots_for(options.bots, title, configs[0])
    plan = Plan(title.name, configs, bots, options.games, seed_of(options), budgets_of(options, bots, title.name))
    tally, seconds = _play(output, plan, options.workers)
    if options.json:
        output.json(_as_object(plan, wanted.preset, options.workers, tally, seconds))
    else:
        _show(output, plan, wanted.preset, tally, seconds)
    return status(output, tally.errors, tally.first_error)


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


def _play(output: Output, plan: Plan, workers: int) -> tuple[Tally, float]:
    tally = Tally(plan.bots + plan.virtual)
    start = perf_counter()
    with output.progress("command-simulate-progress", plan.games) as step, closing(outcomes(plan, workers)) as played:
        try:
            for outcome in played:
                tally.add(outcome)
                step()
        except BrokenProcessPool:
            raise Complaint("command-simulate-worker-died", games=tally.games) from None
    return tally, perf_counter() - start


def _as_object(plan: Plan, preset: str, workers: int, tally: Tally, seconds: float) -> dict[str, object]:
    failed = tally.first_error
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "errors": tally.errors,
        "wins": {name: _plain(wins) for name, wins in tally.wins.items()},
        "shared": tally.shared,
        "mean_score": tally.mean_score,
        "mean_decisions": tally.mean_decisions,
        "turns_lost": tally.lost,
        "wins_by_seat": [_plain(wins) for wins in tally.wins_by_seat],
        "first_error": failed and {"game": failed.number, "seed": failed.seed, "problem": failed.problem},
        "game": plan.game,
        "preset": preset,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": workers,
        "config": _in_common(plan.configs),
    }


def _plain(wins: Fraction) -> int | float:
    """Whole wins as a whole number."""
    return wins.numerator if wins.denominator == 1 else round(float(wins), 2)


def _in_common(configs: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """A configuration with null for what is drawn anew for each game."""
    return {name: value if all(config[name] == value for config in configs) else None for name, value in configs[0].items()}


def _show(output: Output, plan: Plan, preset: str, tally: Tally, seconds: float) -> None:
    words = output.words
    table = Table(box=None, pad_edge=False)
    table.add_column(words("command-simulate-bot"))
    for heading in ("seats", "wins", "share", "score"):
        table.add_column(words(f"command-simulate-{heading}"), justify="right")
    finished = max(tally.games - tally.errors, 1)
    for name, wins in sorted(tally.wins.items(), key=lambda item: -item[1]):
        score = tally.mean_score[name]
        shown = "" if score is None else words.number(score, 1)
        share = words("percent", percent=words.number(float(100 * wins / finished), 1))
        won = words.number(float(wins), 0 if wins.denominator == 1 else 2)
        table.add_row(name, str((plan.bots + plan.virtual).count(name)), won, share, shown)
    output.print(table)
    output.print()
    for name, turns in tally.lost.items():
        output.say("command-turns-lost", bot=name, turns=turns)
    if tally.shared:
        output.say("command-simulate-shared", games=tally.shared)
    output.say(
        "command-simulate-summary",
        games=tally.games, preset=preset, players=len(plan.bots), virtual=len(plan.virtual), seed=plan.seed,
        seconds=words.number(seconds, 1), decisions=tally.decisions,
        rate=round(tally.decisions / seconds), mean=words.number(tally.mean_decisions or 0),
    )  # fmt: skip
