"""What a study knows of a game: its choices are played again, and whoever watches writes down small numbers.

What there is to write down in a game is its own affair: `board/gatherer.py`, `cards/gatherer.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Generic, NamedTuple, TypeVar

from carson.core.events import Event
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import class_at, entry_of, title_of, virtual_players
from carson.lab.plans import Table
from carson.lab.study.games import Played, StudyPlan
from carson.lab.study.rulings import RulingCounter
from carson.table.story.chronicle import watch

G = TypeVar("G", bound=Game)


class Fact(NamedTuple):
    """What a seat did or got in a round: a thing of some sort."""

    sort: str
    what: str
    round: int
    seat: int


@dataclass
class Gathered:
    """A game in small numbers; what is by seat has the virtual players behind the others."""

    number: int
    config: Mapping[str, object]
    levels: tuple[str, ...]  # by seat
    chosen: int  # seats that choose; the rest are virtual players
    points: tuple[int, ...]
    won: tuple[float, ...]  # the part of the win
    decisions: int  # that somebody was asked
    facts: Counter[Fact] = field(default_factory=Counter)  # with amounts
    offered: Counter[tuple[str, str]] = field(default_factory=Counter)  # how often a thing of a sort could be had
    standing: dict[tuple[int, int], tuple[float, ...]] = field(default_factory=dict)  # by round and seat, as it began
    rulings: Counter[str] = field(default_factory=Counter)
    totals: Counter[str] = field(default_factory=Counter)  # figures of the whole game


class Gatherer(ABC, Generic[G]):
    """Watches one game."""

    moments: ClassVar[Mapping[str, str]] = {}  # of its rulings (`rulings.py`)

    def __init__(self, game: G, gathered: Gathered) -> None:
        self.game = game
        self.gathered = gathered

    @abstractmethod
    def happened(self, event: Event) -> None:
        """Called for every event, the game being as it was at that moment."""

    def ended(self) -> None:
        """Called at the end."""

    def mark(self, name: str, times: int = 1) -> None:
        """A moment of rulings that no event tells (`rulings.py`)."""
        counter_of(self.game.name).marked(name, times, self.gathered.rulings)

    def note(self, sort: str, what: str, round: int, seat: int, amount: int = 1) -> None:
        self.gathered.facts[Fact(sort, what, round, seat)] += amount


def gatherer_of(game: str) -> type[Gatherer[Game]]:
    found = class_at(entry_of(game).gatherer)
    assert issubclass(found, Gatherer)
    return found


@cache
def counter_of(game: str) -> RulingCounter:
    return RulingCounter(gatherer_of(game).moments)


def gather(task: tuple[StudyPlan, Played]) -> Gathered | None:
    """None, if this version would play these choices otherwise."""
    plan, played = task
    table = plan.table_of(played.number)
    title = title_of(plan.game)
    game = title.new(table.config, table.seed)
    gathered = _empty(table, played)
    gatherer = gatherer_of(plan.game)(game, gathered)
    rulings = counter_of(plan.game)

    def happened(event: Event) -> None:
        gatherer.happened(event)
        rulings.happened(event, gathered.rulings)

    watch(game, happened)
    try:
        for line in played.choices:
            seat, text = int(line.partition(" ")[0]) - 1, line.partition(" ")[2]
            choice = title.catalogue.find(text)
            if choice is None:
                return None
            rulings.asked(game.steps.name(game.agenda[-1]), choice, gathered.rulings)
            game.choose(seat, choice.number)
    except (Refusal, ValueError):
        return None
    if not game.over or tuple(game.points()) != played.points:
        return None
    winners = game.winners()
    gathered.won = tuple((seat in winners) / len(winners) for seat in range(game.players))
    gathered.totals["by-program"] = game.made_by_program
    for seat in range(game.players):
        gatherer.note("seat", str(seat + 1), 0, seat)
    gatherer.mark("by-program", game.made_by_program)
    if played.points.count(max(played.points)) > 1:
        gatherer.mark("end-tied")
    gatherer.ended()
    return gathered


def _empty(table: Table, played: Played) -> Gathered:
    chosen = len(table.bots)
    levels = (*table.bots, *(f"virtual-{level}" for level in virtual_players(table.config)))
    return Gathered(played.number, table.config, levels, chosen, played.points, (), len(played.choices))
