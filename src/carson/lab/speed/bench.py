"""The speed of our games beside a peer's: short rounds in turn, so that a busy machine slows all alike.

How a game is played or copied is the contenders' affair; here are only the order of the rounds and the sums.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Protocol

COPIES_PER_ROUND = 2000


class Contender(Protocol):
    """A game that plays itself with random players, and times only the playing and the copying."""

    def play(self, seconds: float) -> tuple[int, int, float]:
        """Play whole games until at least so many seconds are spent: games, decisions, seconds spent."""
        ...

    def copies(self, count: int) -> float:
        """Copy positions from the middle of games so many times: seconds for one copy."""
        ...


class Progress(Protocol):
    """Takes what goes on: the id of a sentence in the locale files, and its values."""

    def __call__(self, id: str, /, **values: str | int) -> None: ...


@dataclass(frozen=True)
class Rates:
    decisions_per_second: float
    games_per_second: float
    copy_us: float


@dataclass(frozen=True)
class Comparison:
    """What each contender did, by name: the first is ours that all are compared with, the last is the peer."""

    rates: Mapping[str, Rates]

    @property
    def ratio(self) -> dict[str, float]:
        """The first of ours by the peer: decisions a second, and the time of a copy; the others by the first: decisions.

        More decisions are better, a dearer copy is worse.
        """
        (_, ours), *others, (_, peer) = self.rates.items()
        return {
            "decisions": ours.decisions_per_second / peer.decisions_per_second,
            "copy": ours.copy_us / peer.copy_us,
            **{name: other.decisions_per_second / ours.decisions_per_second for name, other in others},
        }

    def as_object(self) -> dict[str, dict[str, float]]:
        """What `carson bench --json` prints."""
        return {**{name: asdict(rates) for name, rates in self.rates.items()}, "ratio": self.ratio}


def measure(contenders: Mapping[str, Contender], rounds: int, seconds_per_round: float, progress: Progress) -> Comparison:
    """All contenders in turn, by their names in the comparison."""
    if rounds < 1:
        raise ValueError("a comparison needs at least one round")
    tallies = {name: _Tally(contender) for name, contender in contenders.items()}
    for number in range(1, rounds + 1):
        progress("command-bench-round", number=number, rounds=rounds)
        turns = list(tallies.values()) if number % 2 else list(tallies.values())[::-1]
        for tally in turns:
            tally.play(seconds_per_round)
        for tally in turns:
            tally.copy(COPIES_PER_ROUND)
    return Comparison({name: tally.rates() for name, tally in tallies.items()})


class _Tally:
    """What one contender has done in all rounds so far."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.copies = 0
        self.copy_seconds = 0.0

    def play(self, seconds: float) -> None:
        games, decisions, spent = self.contender.play(seconds)
        self.games += games
        self.decisions += decisions
        self.seconds += spent

    def copy(self, count: int) -> None:
        self.copy_seconds += count * self.contender.copies(count)
        self.copies += count

    def rates(self) -> Rates:
        return Rates(
            decisions_per_second=self.decisions / self.seconds,
            games_per_second=self.games / self.seconds,
            copy_us=1e6 * self.copy_seconds / self.copies,
        )
