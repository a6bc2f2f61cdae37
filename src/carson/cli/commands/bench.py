"""`carson bench`: our speed beside catanatron's, measured in turn in the same run."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.lab.bench import Comparison, measure
from carson.lab.contender import Contestant
from carson.lab.peer import Peer, PeerUnavailable, ensure_environment

ROUNDS = 10
SECONDS_PER_ROUND = 1.0


def add_arguments(parser: Parser) -> None:
    rounds = number("--rounds", 1, 1000)
    parser.add_argument("--rounds", type=rounds, default=ROUNDS, metavar="N", help="command-bench-rounds")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    try:
        with Peer(ensure_environment(output.note)) as peer:
            contestants = Contestant(), Contestant(all_variants=True)
            comparison = measure(*contestants, peer, options.rounds, SECONDS_PER_ROUND, output.note)
    except PeerUnavailable as error:
        raise Complaint(error.id, **error.values) from None
    if options.json:
        output.json(comparison.as_object())
    else:
        _show(output, comparison)
    return 0


def _show(output: Output, comparison: Comparison) -> None:
    ours, peer, ratio, words = comparison.board, comparison.catanatron, comparison.ratio, output.words
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for heading in ("command-bench-board", "command-bench-catanatron", "command-bench-ratio"):
        table.add_column(words(heading), justify="right")
    rows = (
        ("command-bench-decisions", ours.decisions_per_second, peer.decisions_per_second, ratio.decisions, 0),
        ("command-bench-games", ours.games_per_second, peer.games_per_second, None, 1),
        ("command-bench-copy", ours.copy_us, peer.copy_us, ratio.copy, 1),
    )
    for label, board, catanatron, quotient, digits in rows:
        shown = "" if quotient is None else f"{quotient:.2f}"
        table.add_row(words(label), f"{board:,.{digits}f}", f"{catanatron:,.{digits}f}", shown)
    output.print(table)
    rate, part = comparison.all_variants.decisions_per_second, ratio.all_variants
    output.print(words("command-bench-all-variants", decisions=f"{rate:,.0f}", ratio=f"{part:.2f}"))
