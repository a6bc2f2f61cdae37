"""Goals of lessons: a number of the game with its parts, and how much of it is wanted. Each game has its own kinds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from carson.core.game import Game
from carson.core.sums import Part, total
from carson.games import entry_of, part_at

G = TypeVar("G", bound=Game)
Measure = Callable[[G, G, int, tuple[str, ...]], list[Part]]


@dataclass(frozen=True, slots=True)
class GoalKind(Generic[G]):
    """What is measured: of the game as the lesson began and as it is now, for a seat, about what the goal names."""

    measure: Measure[G]
    about: Mapping[str, Collection[str]] = field(default_factory=dict)  # what each thing that the goal names may be
    explained: bool = False  # whether there are words for the parts
    dollars: bool = False


@dataclass(frozen=True, slots=True)
class Goal:
    """So much of something: `income d4 10`."""

    kind: str
    about: tuple[str, ...]
    least: int

    def parts(self, game: str, first: Game, now: Game, seat: int) -> list[Part]:
        return goal_kinds(game)[self.kind].measure(first, now, seat, self.about)

    def is_met(self, game: str, first: Game, now: Game, seat: int) -> bool:
        return total(self.parts(game, first, now, seat)) >= self.least


def goal_kinds(game: str) -> Mapping[str, GoalKind[Any]]:
    """What goals a game's lessons can have, by name."""
    found = part_at(entry_of(game).goals)
    assert isinstance(found, dict)
    return found


def read_goal(game: str, text: str) -> Goal | None:
    """What `income d4 10` says; None if it makes no sense."""
    name, *about, least = text.split() or [""] * 2
    kind = goal_kinds(game).get(name)
    if kind is None or len(about) != len(kind.about) or not least.isdecimal():
        return None
    if any(word not in known for word, known in zip(about, kind.about.values(), strict=True)):
        return None
    return Goal(name, tuple(about), int(least))
