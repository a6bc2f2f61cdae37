"""`carson bench server`: its options and what it shows; the measuring is the lab's."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.games import GAMES, first_game

if TYPE_CHECKING:
    from carson.server.bench.bench import Served
    from carson.server.bench.figures import Figures
    from carson.server.bench.hostile import Row
    from carson.server.bench.thinking import Thinking

SERVER: Final = "server"
DATABASES: Final = ("sqlite", "postgresql")
TABLES: Final = 200
SECONDS: Final = 10
RATE: Final = 500
LEGENDS: Final = 20  # tables
LEGENDS_SECONDS: Final = 30
HOSTILE_SECONDS: Final = 6  # in quiet, and as many under each attack


def add_server_options(parser: Parser) -> None:
    """None of them has a default, so that one without the word `server` is noticed."""
    group = parser.add_argument_group("command-bench-server-options")
    tables, seconds, rate = number("--tables", 1, 5000), number("--seconds", 1, 3600), number("--rate", 1, 100_000)
    group.add_argument("--tables", type=tables, metavar="N", help="command-bench-tables")
    group.add_argument("--seconds", type=seconds, metavar="N", help="command-bench-seconds")
    group.add_argument("--rate", type=rate, metavar="N", help="command-bench-rate")
    group.add_argument("--game", type=_one_of("--game", tuple(GAMES)), metavar="GAME", help="command-bench-game")
    group.add_argument("--only", type=_one_of("--only", DATABASES), metavar="DATABASE", help="command-bench-only")
    group.add_argument("--database", metavar="ADDRESS", help="command-bench-database")
    group.add_argument("--figures", action="store_true", default=None, help="command-bench-figures")
    group.add_argument("--legends", action="store_true", default=None, help="command-bench-legends")
    group.add_argument("--hostile", action="store_true", default=None, help="command-bench-hostile")
    group.add_argument("--attack", action="append", metavar="NAME", help="command-bench-attack-option")


def refuse_server_options(options: Namespace) -> None:
    for name in ("tables", "seconds", "rate", "game", "only", "database", "figures", "legends", "hostile", "attack"):
        if getattr(options, name) is not None:
            raise Complaint("command-bench-with-server", option=f"--{name}")


def _one_of(option: str, known: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise Complaint("command-bench-unknown", option=option, text=text, known=", ".join(known))
        return text

    return read


def run_server_bench(output: Output, options: Namespace) -> int:
    try:
        from carson.server.bench.bench import Load, measure
        from carson.server.bench.figures import measure_figures
        from carson.server.bench.server_process import BenchUnavailable
    except ModuleNotFoundError as error:
        raise Complaint("command-bench-not-here", module=str(error.name)) from None
    game = options.game or first_game()
    load = Load(game, options.tables or TABLES, options.seconds or SECONDS, options.rate or RATE)
    try:
        if options.hostile or options.attack:
            return _run_hostile(output, options)
        if options.legends:
            return _run_legends(output, options, game)
        if options.figures:
            figures = measure_figures(game, output.note)
            if options.json:
                output.json(figures.as_object())
            else:
                _show_figures(output, figures)
            return 0
        served = measure(load, options.only, options.database, output.note)
    except BenchUnavailable as error:
        raise Complaint(error.id, **error.values) from None
    if options.json:
        output.json({"served": [one.as_object() for one in served]})
    else:
        _show(output, served, load.rate)
    return 0


def _run_legends(output: Output, options: Namespace, game: str) -> int:
    from carson.server.bench.thinking import measure_thinking

    tables, seconds = options.tables or LEGENDS, options.seconds or LEGENDS_SECONDS
    thinking = measure_thinking(game, tables, seconds, output.note)
    if options.json:
        output.json(thinking.as_object())
    else:
        _show_legends(output, thinking)
    return 0


def _show_legends(output: Output, thinking: Thinking) -> None:
    words, number = output.words, output.words.number
    shown = {name: number(value) for name, value in thinking.as_object().items() if isinstance(value, float)}
    told = words(
        "command-bench-legends-told", tables=thinking.tables, choices=thinking.choices, answers=thinking.answers,
        verdict=words("command-bench-held" if thinking.good else "command-bench-missed"),
        **{name.replace("_", "-"): value for name, value in shown.items()},
    )  # fmt: skip
    for line in told.splitlines():
        output.print(line)


def _run_hostile(output: Output, options: Namespace) -> int:
    """What is missed is told, and is no failure of the bench."""
    from carson.server.bench.attacks import ATTACKS
    from carson.server.bench.hostile import measure_hostile

    known = _one_of("--attack", tuple(ATTACKS))
    names = [known(name) for name in options.attack or ATTACKS]
    rows = list(measure_hostile(names, options.seconds or HOSTILE_SECONDS, output.note))
    if options.json:
        output.json({"attacks": [row.as_object() for row in rows]})
    else:
        _show_hostile(output, rows)
    return 0


def _show_hostile(output: Output, rows: list[Row]) -> None:
    from rich.table import Table

    words = output.words
    table = Table(box=None, pad_edge=False)
    table.add_column(words("command-bench-attack"))
    for heading in ("made", "refused", "cpu-each", "median", "p99", "times", "longest", "bots", "times"):
        table.add_column(words(f"command-bench-{heading}"), justify="right")
    table.add_column("")
    for row in rows:
        figures = [
            (row.made, 0), (row.refused, 0), (row.cpu_ms, 1), (row.attacked.median_ms, 0), (row.attacked.p99_ms, 0),
            (row.ratio, 1), (row.attacked.longest_ms, 0), (row.attacked.bots_ms, 0), (row.bots_ratio, 1),
        ]  # fmt: skip
        verdict = words("command-bench-held" if row.good else "command-bench-missed")
        table.add_row(row.attack, *(words.number(figure, places) for figure, places in figures), verdict)
    output.print(table)
    missed = sum(not row.good for row in rows)
    output.print(words("command-bench-hostile-told", missed=missed, count=len(rows)))


def _show(output: Output, served: list[Served], rate: float) -> None:
    from rich.table import Table

    words = output.words
    table = Table(box=None, pad_edge=False)
    for heading in ("served", "pace"):
        table.add_column(words(f"command-bench-{heading}"))
    for heading in ("choices", "median", "p99", "cpu", "refused"):
        table.add_column(words(f"command-bench-{heading}"), justify="right")
    for one in served:
        name = words(f"command-bench-{one.database}", processes=one.processes)
        for pace, times in (("answered", one.answered), ("steady", one.steady)):
            figures = times.choices_per_second, times.median_ms, times.p99_ms, times.cpu_us
            shown = [words.number(figure) for figure in figures]
            table.add_row(name, words(f"command-bench-{pace}", rate=int(rate)), *shown, str(times.refused))
            name = ""
    output.print(table)


def _show_figures(output: Output, figures: Figures) -> None:
    number = output.words.number
    shown = {
        "start": number(figures.start_seconds, 2),
        "cpu": number(figures.start_cpu_seconds, 2),
        "few": number(figures.few_listed_ms, 1),
        "many": number(figures.many_listed_ms, 1),
        "ratio": number(figures.lists_ratio, 2),
        "opened": number(figures.opened_ms),
        "memory": number(figures.table_kb),
        "idle": number(figures.idle_table_kb),
        "connection": number(figures.connection_kb),
    }
    for line in output.words("command-bench-figures-told", **shown).splitlines():
        output.print(line)
