"""What is written down of a game while it is played again: how things stood after each round, and where points came from.

What there is to write down in a game is its own affair: `board_chronicle.py`, `cards_chronicle.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from carson.core.events import Event
from carson.core.game import Game
from carson.table.story.round_summary import RoundSummary
from carson.table.story.sums import Sums, worded

G = TypeVar("G", bound=Game)


@dataclass(frozen=True, slots=True)
class Luck:
    """What a player won and what he could expect to: duels by their exact odds, and dollars at Gambling."""

    duels: int
    won: int
    expected: float
    gambles: int
    gambled: int
    usual: float


@dataclass(frozen=True, slots=True)
class Story:
    """A game in figures, each by seat; virtual players come after the seats. `series` has a figure for each round."""

    rounds: list[str]  # "0" is how they started
    series: dict[str, list[list[int]]]
    sources: list[Sums]  # of all points
    income: list[Sums]  # dollars by kind of building
    luck: list[Luck] | None  # None where no dice are rolled

    def as_json(self, reason: Callable[[str], str], about: Callable[[str], str]) -> dict[str, object]:
        """Ready for JSON, with the words for each reason, and for those of points what is about them."""
        return {
            "rounds": self.rounds,
            "series": self.series,
            "sources": [worded(sums, "points", text=reason, about=about) for sums in self.sources],
            "income": [worded(sums, "dollars", text=reason) for sums in self.income],
            "luck": None if self.luck is None else [asdict(luck) for luck in self.luck],
        }


class Fact(NamedTuple):
    """Something that a seat did or got in a round; setup is round 0."""

    round: int
    seat: int
    what: str
    where: str


class Facts(NamedTuple):
    """What the parts of a kind of facts are called, and their amount; what has no name is not told."""

    what: str = ""
    where: str = ""
    amount: str = ""


class Chronicle(ABC, Generic[G]):
    """Writes down what happens in a game, from its first event on."""

    kinds: ClassVar[Mapping[str, Facts]] = {}  # of the facts that it writes down for those who study many games
    begins: ClassVar[Sequence[str]] = ("round",)  # events with which a round begins

    def __init__(self, game: G) -> None:
        self.game = game
        self.rounds: list[str] = []
        self._figures: list[dict[str, list[int]]] = []  # for each of them
        self.facts = {kind: Counter[Fact]() for kind in self.kinds}

    @abstractmethod
    def happened(self, event: Event) -> None:
        """Called for every event, the game being as it was at that moment."""

    @abstractmethod
    def figures(self) -> dict[str, list[int]]:
        """What is written down after a round, by name and seat."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The rounds that have begun."""

    @abstractmethod
    def sources(self) -> list[Sums]:
        """Where the points came from, by seat: they add up to those that the game counts now."""

    def income(self) -> list[Sums]:
        return [{} for _ in range(self.game.players)]

    def luck(self) -> list[Luck] | None:
        return None

    @classmethod
    def round_summary(cls, game: G, before: Sequence[Event], now: Sequence[Event]) -> RoundSummary | None:
        """The round that ended with what happened now, which led to this state of the game. None if none did."""
        return None

    def note(self, kind: str, seat: int, what: str = "", where: str = "", amount: int = 1) -> None:
        """A fact of this round; amounts add up."""
        self.facts[kind][Fact(self.round, seat, what, where)] += amount

    def write_down(self, round: int) -> None:
        """How things stand after a round."""
        self.rounds.append(str(round))
        self._figures.append(self.figures())

    def story(self) -> Story:
        """All of it, up to now."""
        self.write_down(self.round)
        seats = range(self.game.players)
        series = {name: [[then[name][seat] for then in self._figures] for seat in seats] for name in self._figures[0]}
        return Story(self.rounds, series, self.sources(), self.income(), self.luck())


class Watched(list[Event]):
    """The events of a game that tell somebody about each as it happens."""

    def __init__(self, watch: Callable[[Event], None]) -> None:
        super().__init__()
        self._watch = watch

    def append(self, event: Event) -> None:
        super().append(event)
        self._watch(event)


def watch(game: Game, happened: Callable[[Event], None]) -> None:
    """Tell somebody what has happened in a game so far, and from now on whatever happens, at that moment."""
    before, events = game.events or [], Watched(happened)
    game.events = events
    for event in before:
        events.append(event)
