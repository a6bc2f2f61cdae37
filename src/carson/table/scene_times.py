"""How long people look at what happened, at the usual pace. A client may be quicker or slower; clocks go by these times."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from carson.core.events import Event

LONGEST: Final = 20.0  # seconds: for so long a clock waits for scenes at most, and everybody knows that
FIGHT: Final = 3.2  # dice are rolled, tiles or bids turned over, and two of these seconds one looks at what came of it
PAYMENT: Final = 1.2  # what is announced and then takes effect: an income, a horse
ROUND: Final = 6.0  # a round is over, and everybody looks at how it went
TOLD: Final = 0.7


def seconds_of(event: Event) -> float:
    if event.kind == "move":  # a part of something else, but for points
        return TOLD if event.values["thing"] == "points" else 0.0
    if event.kind == "round":
        return ROUND if event.values["number"] != 1 else PAYMENT
    if "rolls" in event.values or "bids" in event.values:
        return FIGHT
    return PAYMENT if event.ahead else TOLD


def seconds_of_all(events: Iterable[Event]) -> float:
    return min(LONGEST, sum(map(seconds_of, events)))
