"""`carson bench`: the speed of both games beside catanatron's, measured in turn in the same run; or that of the server."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.cli.server_bench import SERVER, add_server_options, refuse_server_options, run_server_bench
from carson.games import GAMES
from carson.lab.bench import Comparison, Contender, measure
from carson.lab.encoding.observing import Observed, observed, steps_a_second
from carson.lab.our_games import our_games
from carson.lab.peer import Peer, PeerUnavailable, ensure_environment
from carson.lab.searching import SEARCHER, searchers, simulations_a_second

ROUNDS = 10
SECONDS_PER_ROUND = 1.0


def add_arguments(parser: Parser) -> None:
    parser.add_argument("what", nargs="?", metavar=SERVER, type=_what, help="command-bench-what")
    rounds = number("--rounds", 1, 1000)
    parser.add_argument("--rounds", type=rounds, metavar="N", help="command-bench-rounds")
    parser.add_argument("--json", action="store_true", help="command-json-option")
    add_server_options(parser)


def _what(text: str) -> str:
    if text != SERVER:
        raise Complaint("command-bench-not-that", text=text)
    return text


def run(output: Output, options: Namespace) -> int:
    if options.what == SERVER:
        if options.rounds is not None:
            raise Complaint("command-bench-without-server", option="--rounds")
        return run_server_bench(output, options)
    refuse_server_options(options)
    try:
        with Peer(ensure_environment(output.note)) as peer:
            contenders: dict[str, Contender] = {**our_games(), "catanatron": peer}
            rounds = options.rounds or ROUNDS
            comparison = measure(contenders, rounds, SECONDS_PER_ROUND, output.note)
            simulations = _simulations(output, rounds * SECONDS_PER_ROUND)
            observations = _observations(output, rounds * SECONDS_PER_ROUND)
    except PeerUnavailable as error:
        raise Complaint(error.id, **error.values) from None
    if options.json:
        figures = {game: found._asdict() for game, found in observations.items()}
        output.json({**comparison.as_object(), "simulations_per_second": simulations, "observations": figures})
    else:
        _show(output, comparison)
        _show_simulations(output, simulations)
        _show_observations(output, observations)
    return 0


def _simulations(output: Output, seconds: float) -> dict[str, dict[str, float]]:
    """By game and number of players; nothing where no bot searches."""
    found: dict[str, dict[str, float]] = {}
    for game, players in searchers():
        output.note("command-bench-searching", game=output.words(f"game-{game}"), players=players)
        found.setdefault(game, {})[str(players)] = simulations_a_second(game, players, seconds)
    return found


def _show_simulations(output: Output, simulations: dict[str, dict[str, float]]) -> None:
    words = output.words
    for game, rates in simulations.items():
        told = [
            words("command-bench-with-players", players=int(players), rate=words.number(rate))
            for players, rate in rates.items()
        ]
        listed = output.naming().list(told, last="list-and")
        output.print(words("command-bench-simulations", game=words(f"game-{game}.title"), bot=SEARCHER, rates=listed))


def _observations(output: Output, seconds: float) -> dict[str, Observed]:
    """By game, what programs that learn get of it."""
    found: dict[str, Observed] = {}
    for game in observed():
        output.note("command-bench-observing", game=output.words(f"game-{game}"))
        found[game] = steps_a_second(game, seconds)
    return found


def _show_observations(output: Output, observations: dict[str, Observed]) -> None:
    words = output.words
    for game, (rate, ratio) in observations.items():
        values = {"rate": words.number(rate), "ratio": words.number(ratio, 2)}
        output.print(words("command-bench-observations", game=words(f"game-{game}.title"), **values))


def _show(output: Output, comparison: Comparison) -> None:
    words = output.words
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for heading in ("decisions", "games", "copy"):
        table.add_column(words(f"command-bench-{heading}"), justify="right")
    for name, rates in comparison.rates.items():
        figures = (rates.decisions_per_second, 0), (rates.games_per_second, 1), (rates.copy_us, 1)
        label = f"game-{name}.title" if name in GAMES else f"command-bench-{name.replace('_', '-')}"
        table.add_row(words(label), *(words.number(*figure) for figure in figures))
    output.print(table)
    output.print()
    ratios = {name: words.number(value, 2) for name, value in comparison.ratio.items()}
    output.print(words("command-bench-ratio", **ratios))
