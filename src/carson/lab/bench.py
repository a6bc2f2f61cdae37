"""Our speed beside a peer's, and with all variants on: short rounds in turn, so that a busy machine slows all alike.

How a game is played or copied is the contenders' affair; here are only the order of the rounds and the sums.
"""

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
class Ratio:
    """Ours divided by the peer's: more decisions are better, a dearer copy is worse."""

    decisions: float
    copy: float
    all_variants: float  # decisions a second with all variants on, divided by ours without


@dataclass(frozen=True)
class Comparison:
    board: Rates
    all_variants: Rates
    catanatron: Rates
    ratio: Ratio

    def as_object(self) -> dict[str, dict[str, float]]:
        """What `carson bench --json` prints."""
        return asdict(self)


def measure(
    ours: Contender,
    all_variants: Contender,
    peer: Contender,
    rounds: int,
    seconds_per_round: float,
    progress: Progress,
) -> Comparison:
    if rounds < 1:
        raise ValueError("a comparison needs at least one round")
    tallies = [_Tally(contender) for contender in (ours, all_variants, peer)]
    for number in range(1, rounds + 1):
        progress("command-bench-round", number=number, rounds=rounds)
        turns = tallies if number % 2 else tallies[::-1]
        for tally in turns:
            tally.play(seconds_per_round)
        for tally in turns:
            tally.copy(COPIES_PER_ROUND)
    board, variants, catanatron = (tally.rates() for tally in tallies)
    return Comparison(
        board,
        variants,
        catanatron,
        Ratio(
            decisions=board.decisions_per_second / catanatron.decisions_per_second,
            copy=board.copy_us / catanatron.copy_us,
            all_variants=variants.decisions_per_second / board.decisions_per_second,
        ),
    )


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
