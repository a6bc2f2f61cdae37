"""`carson study`: plays games between bots and says what they tell about the balance of a game, in one file to be read."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from copy import copy
from dataclasses import asdict
from pathlib import Path

from carson.bots import Budget
from carson.cli.bot_names import add_patience, budgets_of, known_bots, simulations
from carson.cli.commands.simulate import status
from carson.cli.complaint import Complaint
from carson.cli.configure import add_game_arguments, configure, seed_of
from carson.cli.output import Output
from carson.cli.parser import Parser, names, number
from carson.cli.working import add_crew, add_keeping, command_of, crew_from, file_problems, gone_on, work_problems
from carson.games import entry_of, first_game, title_of
from carson.lab.keeping.kept import seed_in
from carson.lab.study.estimating import NoNumpy
from carson.lab.study.games import FORMAT, Games, StudyPlan
from carson.lab.study.gathering import Gathered, gather
from carson.lab.study.page import page
from carson.lab.study.report import facts_of, report_of
from carson.lab.study.tables import Games as Tables

GAMES_PLAYED = 200


def add_arguments(parser: Parser) -> None:
    add_game_arguments(parser)
    games = number("--games", 1, 1_000_000)
    parser.add_argument("--bots", type=names, metavar="LIST", help="command-study-bots")
    parser.add_argument("--games", type=games, default=GAMES_PLAYED, metavar="N", help="command-study-games")
    parser.add_argument("--simulations", type=simulations, default={}, metavar="NAME=N", help="command-ladder-simulations")
    add_patience(parser)
    add_keeping(parser)
    parser.add_argument("--output", type=Path, metavar="FILE", help="command-study-output")
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    options = gone_on("study", add_arguments, options, FORMAT)
    games = _play(output, _plan(output, options), options)
    gathered = _gather(output, games, options)
    report = report_of(games.plan.game)
    try:
        sections = report.sections(Tables(gathered))
    except NoNumpy:
        if options.file is None:
            raise Complaint("command-study-no-numpy") from None
        raise Complaint("command-study-no-numpy-kept", games=len(games.played), file=str(options.file)) from None
    facts = facts_of(games, gathered)
    if options.json:
        output.json({**asdict(facts), "tables": [table.as_json() for one in sections for table in one.tables]})
    if options.output is not None or not options.json:
        path = options.output or Path(f"study-{facts.game}.html")
        _write(output, path, page(output.words, facts, sections, report.names))
        if not options.json:
            output.say("command-study-written", games=facts.games, file=str(path), seed=facts.seed)
    return status(output, len(games.errors), games.errors[0] if games.errors else None)


def _plan(output: Output, options: Namespace) -> StudyPlan:
    options.game = options.game or first_game()
    entry = entry_of(options.game)
    options.preset = options.preset or entry.bench
    bots = tuple(entry.study if options.bots is None else options.bots)
    known_bots(bots, options.game)
    usual = {name: Budget(simulations=count) for name, count in entry.study.items() if count and name in bots}
    budgets = {**usual, **budgets_of(options, bots, options.game)}
    seed = (seed_in(options.file, FORMAT) if options.seed is None and options.file else None) or seed_of(options)
    configs = kinds_of_games(output, options)
    return StudyPlan(options.game, configs, bots, options.games, seed, budgets, observed=True, preset=options.preset)


def kinds_of_games(output: Output, options: Namespace) -> list[dict[str, object]]:
    """What is left open is mixed: all numbers of players alike; half of the games without a variant, half with one."""
    title = title_of(options.game)
    players = [options.players] if options.players is not None else _player_counts(options)
    variants: list[list[str] | None] = [options.variants]
    if options.variants is None:
        single = (*title.variants, *title.extras)
        variants = [None] * max(1, len(single)) + [[name] for name in single]
    found: list[dict[str, object]] = []
    for count in players:
        for variant in variants:
            wanted = copy(options)
            wanted.players, wanted.variants = count, variant
            found += configure(output, wanted).configs
    return found


def _player_counts(options: Namespace) -> Sequence[int | None]:
    counts = title_of(options.game).switches(options.preset).get("players", {})
    return [int(count) for count in counts] or [None]


def _play(output: Output, plan: StudyPlan, options: Namespace) -> Games:
    with file_problems(options.file):
        games = Games(plan, options.file, command_of(options, plan.seed))
    before = len(games.played)
    with (
        work_problems(options.file, lambda: len(games.played)),
        output.progress("command-simulate-progress", plan.games, before) as step,
        closing(games.play(crew_from(options, plan.games - before))) as played,
    ):
        for _ in played:
            step()
    return games


def _gather(output: Output, games: Games, options: Namespace) -> list[Gathered]:
    """All games once more, by their choices."""
    found = []
    with output.progress("command-study-gathering", len(games.played)) as step:
        for one in crew_from(options, len(games.played)).in_order(gather, [(games.plan, one) for one in games.in_order]):
            found.append(one)
            step()
    known = [one for one in found if one is not None]
    if len(known) < len(found):
        output.complain(Complaint("command-study-other", games=len(found) - len(known), file=str(options.file)))
    if not known:
        raise Complaint("command-study-nothing")
    return known


def _write(output: Output, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint("command-study-unwritable", file=str(path), reason=error.strerror or str(error)) from None
