"""How games are recorded for tests/games: random choices with a leaning towards what is rare, the same in every run.

For each plan a few seeds are played and the game in which most happens is kept. What a game's plans are, what its choosers
like and what there is to be seen in it is in a module of its own (`board_games.py`, `card_games.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from carson.core.chance import draw, key_of
from carson.core.game import Game
from carson.core.record import Play, Record
from carson.core.title import Title

FOLDER = Path(__file__).parents[1] / "tests" / "games"
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]
SEEDS = 30  # tried for each plan
LARGEST = 12_000  # bytes of a record


@dataclass
class Seen(ABC):
    """What happens in games, in words."""

    things: set[str] = field(default_factory=set)

    @abstractmethod
    def look(self, game: Game) -> None:
        """At a game that waits for somebody."""

    @abstractmethod
    def read(self, game: Game) -> None:
        """All that happened in a game that is over."""

    @abstractmethod
    def all_there_is(self) -> list[str]:
        """What the recorded games should show together."""

    def lacking(self) -> list[str]:
        return [thing for thing in self.all_there_is() if thing not in self.things]

    def richness(self, wants: str) -> tuple[int, int]:
        return len(self.things & set(wants.split())), len(self.things)


class Chooser:
    """Random choices from a chance of its own, so that they are the same in every version of Python."""

    weights: ClassVar[Mapping[str, int]] = {}  # how much a verb is liked where several are possible; what is not listed: 2

    def __init__(self, seed: str) -> None:
        self.key = key_of(f"choices of {seed}")
        self.draws = 0

    def number(self, sides: int) -> int:
        self.draws += 1
        return draw(self.key, self.draws, sides)

    def seat(self, game: Game) -> int:
        """Who chooses next: where several are asked together, anybody."""
        return game.waiting[self.number(len(game.waiting))] if len(game.waiting) > 1 else game.waiting[0]

    def choose(self, game: Game, seat: int) -> int:
        by_verb: dict[str, list[int]] = {}
        for choice in game.legal(seat):
            by_verb.setdefault(game.catalogue[choice].verb, []).append(choice)
        lots = [verb for verb in by_verb for _ in range(self.weights.get(verb, 2))]
        verb = lots[self.number(len(lots))]
        choices = by_verb[verb]
        if self.number(4):  # otherwise quite at random
            choices = self.liked(game, verb, choices)
        return choices[self.number(len(choices))]

    def liked(self, game: Game, verb: str, choices: list[int]) -> list[int]:
        """The best of the choices of a verb."""
        return choices


@dataclass(frozen=True)
class Plan(ABC):
    """A game to record."""

    name: str  # says what it is

    kind: ClassVar[Title]
    chooser: ClassVar[type[Chooser]]
    seen: ClassVar[type[Seen]]

    @property
    @abstractmethod
    def config(self) -> dict[str, object]: ...

    @property
    @abstractmethod
    def wanted(self) -> str:
        """What is rare and should be in it."""

    @property
    def path(self) -> Path:
        return FOLDER / self.kind.name / f"{self.name}.json"

    def __str__(self) -> str:
        return f"{self.kind.name} {self.name}"


def play(plan: Plan, seed: str) -> tuple[Record, Seen]:
    """One game of a plan, played to its end, and what happened in it."""
    config = plan.config
    players = config["players"]
    assert isinstance(players, int)
    playing = Play(plan.kind, config, seed, NAMES[:players])
    chooser, seen = plan.chooser(seed), plan.seen()
    while not playing.game.over:
        seen.look(playing.game)
        seat = chooser.seat(playing.game)
        playing.choose(seat, chooser.choose(playing.game, seat))
    seen.read(playing.game)
    return playing.record, seen


def record(plan: Plan) -> tuple[Record, Seen]:
    """The richest of the games tried for a plan; among equals the first."""
    games = [play(plan, f"{plan.name}-{number}") for number in range(1, SEEDS + 1)]
    return max(games, key=lambda game: game[1].richness(plan.wanted))


def stray_files(plans: Sequence[Plan]) -> list[Path]:
    """Records that no plan makes."""
    known = {plan.path for plan in plans}
    return [path for path in sorted(FOLDER.glob("*/*.json")) if path not in known]
