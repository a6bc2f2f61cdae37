"""The crew that somebody asks for."""

from __future__ import annotations

from functools import partial
from typing import Final

from carson.lab.crew.cluster import check_address, cluster
from carson.lab.crew.crew import Alone, Crew, Together
from carson.lab.crew.processes import cores, processes

ALONE_FOR: Final = 0.3  # seconds, where nobody says how many processes there should be


def crew_of(workers: int | None = None, address: str | None = None, most: int | None = None) -> Crew:
    """So many processes, or one for each core, but no more than there is to do; or a cluster."""
    if address is not None:
        return Together(partial(cluster, check_address(address), workers))
    count = min(workers or cores(), max(1, most or workers or cores()))
    return Alone() if count == 1 else Together(partial(processes, count), ALONE_FOR if workers is None else 0.0)
