"""Very many games of all kinds: that none fails, how fast they are, and that memory does not grow. A table in Markdown.

python -m tools.many_games --games 1000000 --file million.jsonl
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

from carson.games import GAMES
from carson.lab.crew.hiring import crew_of
from carson.lab.crew.processes import cores
from carson.lab.keeping.finished import Finished
from carson.lab.plans import WidePlan

PARTS = 10
HEADS = ("games", "games a second", "errors", "memory of the command", "memory of a worker")
MEGABYTE = 1024 * 1024
PAGE = 4096


def memory(process: int | str = "self") -> float:
    """What a process has in memory now, in MB; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / MEGABYTE
    except (OSError, IndexError):
        return 0.0


def lines(finished: Finished, workers: int) -> Iterator[str]:
    """A row of the table after each part of the games, and the first error."""
    yield f"| {' | '.join(HEADS)} |"
    yield "|" + "---|" * len(HEADS)
    every = max(1, finished.left // PARTS)
    start = perf_counter()
    with closing(finished.play(crew_of(workers))) as played:
        for count, _ in enumerate(played, 1):
            if count % every == 0:
                others = [memory(child.pid) for child in multiprocessing.active_children() if child.pid]
                rate = count / (perf_counter() - start)
                tally = finished.tally
                most = max(others, default=0.0)
                yield f"| {tally.games:,} | {rate:.0f} | {tally.errors} | {memory():.0f} MB | {most:.0f} MB |"
    if finished.tally.first_error:
        yield f"first error: {finished.tally.first_error}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", default="many")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--file", type=Path)
    options = parser.parse_args()
    plan = WidePlan(tuple(GAMES), ("random",), options.games, options.seed)
    finished = Finished(plan, options.file)
    for line in lines(finished, options.workers):
        print(line, flush=True)
    return 1 if finished.tally.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
