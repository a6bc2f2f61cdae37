"""What a server tells Prometheus about itself. Each process counts for itself; whoever collects adds them up."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

# Of our own, so that no library adds to it unasked.
REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("carson_tables_live", "Tables in memory.", registry=REGISTRY)
CONNECTIONS: Final = Gauge("carson_connections", "Open WebSockets, of players and spectators.", registry=REGISTRY)
CHOICES: Final = Counter("carson_choices", "Choices that were made and kept.", ["game"], registry=REGISTRY)
CHOICE_SECONDS: Final = Histogram(
    "carson_choice_seconds",
    "From a choice's arrival until it is kept and sent to everybody.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
THINKING_SECONDS: Final = Histogram(
    "carson_bot_thinking_seconds",
    "How long bots took to choose, the wait for a free process included.",
    ["bot"],
    buckets=(0.001, 0.005, 0.025, 0.1, 0.5, 1.5, 3, 10, 60),
    registry=REGISTRY,
)
REFUSALS: Final = Counter("carson_refusals", "What was refused, by reason code.", ["code"], registry=REGISTRY)
RATE_LIMITED: Final = Counter("carson_rate_limited", "Requests and messages refused for being too many.", registry=REGISTRY)

ProcessCollector(registry=REGISTRY)  # memory, processor time, open files


@cache
def choices_of(game: str) -> Counter:
    """The counter of one game's choices: looking it up costs more than counting."""
    return CHOICES.labels(game)


def exposition() -> bytes:
    """All of it in Prometheus's text format."""
    return generate_latest(REGISTRY)
