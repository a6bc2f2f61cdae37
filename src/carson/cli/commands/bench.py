"""`carson bench`: the speed of both games beside catanatron's, measured in turn in the same run; or that of the server.

The engine is measured in both its builds, plain Python and compiled, where the other one can be had.
"""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack

from rich.table import Table

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.cli.server_bench import SERVER, add_server_options, refuse_server_options, run_server_bench
from carson.games import GAMES
from carson.lab.encoding.observing import Observed, observed, steps_a_second
from carson.lab.speed.bench import Comparison, Contender, measure
from carson.lab.speed.builds import COMPILED, PLAIN, OtherBuild, build, ensure_other_build, other_build
from carson.lab.speed.our_games import our_games
from carson.lab.speed.peer import Peer, PeerUnavailable, ensure_environment
from carson.lab.speed.searching import SEARCHER, searchers, simulations_a_second

ROUNDS = 10
SECONDS_PER_ROUND = 1.0
SEARCHED = ("simulations_per_second", "simulations_per_second_of_the_other")


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
    rounds = options.rounds or ROUNDS
    seconds = rounds * SECONDS_PER_ROUND
    try:
        with ExitStack() as stack:
            peer = stack.enter_context(Peer(ensure_environment(output.note)))
            folder = ensure_other_build(output.note)
            other = None if folder is None else stack.enter_context(OtherBuild(folder))
            contenders: dict[str, Contender] = {**our_games()}
            if other is not None:
                contenders |= {f"{name}_{other_build()}": other.contender(name) for name in contenders}
            comparison = measure({**contenders, "catanatron": peer}, rounds, SECONDS_PER_ROUND, output.note)
            simulations = _simulations(output, seconds, other)
            observations = _observations(output, seconds)
    except PeerUnavailable as error:
        raise Complaint(error.id, **error.values) from None
    if options.json:
        figures = {game: found._asdict() for game, found in observations.items()}
        searched = {name: found for name, found in zip(SEARCHED, simulations) if found}
        output.json({"engine": build(), **comparison.as_object(), **searched, "observations": figures})
    else:
        _show(output, comparison)
        _show_simulations(output, *simulations)
        _show_observations(output, observations)
    return 0


Simulations = dict[str, dict[str, float]]  # a second, by game and number of players


def _simulations(output: Output, seconds: float, other: OtherBuild | None) -> tuple[Simulations, Simulations]:
    """In this build, and in the other one, in turn; nothing where no bot searches."""
    found: tuple[Simulations, Simulations] = {}, {}
    for game, players in searchers():
        output.note("command-bench-searching", game=output.words(f"game-{game}"), players=players)
        found[0].setdefault(game, {})[str(players)] = simulations_a_second(game, players, seconds)
        if other is not None:
            found[1].setdefault(game, {})[str(players)] = other.simulations_a_second(game, players, seconds)
    return found


def _show_simulations(output: Output, simulations: Simulations, others: Simulations) -> None:
    words = output.words
    for game, rates in simulations.items():
        told = [
            words("command-bench-with-players", players=int(players), rate=words.number(rate))
            for players, rate in rates.items()
        ]
        listed = output.naming().list(told, last="list-and")
        output.print(words("command-bench-simulations", game=words(f"game-{game}.title"), bot=SEARCHER, rates=listed))
        if others:
            ratios = [_compiled_by_plain(rates[players], others[game][players]) for players in rates]
            least, most = words.number(min(ratios), 2), words.number(max(ratios), 2)
            output.print(words("command-bench-searched-compiled", least=least, most=most))


def _compiled_by_plain(here: float, there: float) -> float:
    return here / there if build() == COMPILED else there / here


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
        game, _, elsewhere = name.rpartition("_")
        game, elsewhere = (game, elsewhere) if elsewhere in (PLAIN, COMPILED) else (name, "")
        label = words(f"game-{game}.title" if game in GAMES else f"command-bench-{game.replace('_', '-')}")
        if elsewhere:
            label = words(f"command-bench-in-{elsewhere}", game=label)
        table.add_row(label, *(words.number(*figure) for figure in figures))
    output.print(words(f"command-bench-engine-{build()}"))
    output.print(table)
    output.print()
    ratios = {name: words.number(value, 2) for name, value in comparison.ratio.items()}
    output.print(words("command-bench-ratio", **ratios))
    _show_builds(output, comparison.ratio)


def _show_builds(output: Output, ratio: dict[str, float]) -> None:
    """Both builds beside the peer, if both were there: by the board game's decisions."""
    words = output.words
    there = next((value for name, value in ratio.items() if name == f"board_{other_build()}"), None)
    if there is not None:
        rates = {build(): ratio["decisions"], other_build(): ratio["decisions"] * there}
        times = {name: words.number(rate, 2) for name, rate in rates.items()}
        output.print(words("command-bench-builds", **times, gain=words.number(rates[COMPILED] / rates[PLAIN], 2)))
