"""Who beats whom how often: pairings of bots, one seat of the first against the second on all others, game by game.

Finished games are lines of a file, so that a ladder can be broken off and go on. A game follows from the ladder's seed, its
pairing and its number: neither how many processes play nor what was played before changes it.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

from carson.bots import MEASURED, Budget, make_bot
from carson.bots.programs import is_program
from carson.lab.crew.crew import Crew
from carson.lab.keeping.kept import Kept
from carson.lab.plans import AnyPlan, Plan
from carson.lab.rating import Match, Rating, ratings, wilson
from carson.lab.simulate import Outcome, as_they_end

FORMAT: Final = "carson-ladder"


@dataclass(frozen=True)
class Pairing:
    """One seat of `a` against `b` on all the others."""

    a: str
    b: str

    @property
    def bots(self) -> tuple[str, str]:
        return self.a, self.b


def pairings(bots: Sequence[str], all_pairs: bool = False) -> list[Pairing]:
    """Each bot against the one named after it, or against all of those."""
    return [Pairing(a, b) for a, b in (combinations(bots, 2) if all_pairs else pairwise(bots))]


@dataclass(frozen=True)
class Ladder:
    """What is to be played: so many games of each pairing. `seats` is how many choose."""

    game: str
    configs: Sequence[Mapping[str, object]]
    seats: int
    bots: tuple[str, ...]
    pairings: Sequence[Pairing]
    games: int
    seed: str
    budgets: Mapping[str, Budget] = field(default_factory=dict)

    @cached_property
    def plans(self) -> dict[Pairing, Plan]:
        return {pairing: self._plan(pairing) for pairing in self.pairings}

    def _plan(self, pairing: Pairing) -> Plan:
        bots = (pairing.a, *(pairing.b for _ in range(self.seats - 1)))
        seed = f"{self.seed}/{pairing.a}-{pairing.b}"
        return Plan(self.game, self.configs, bots, self.games, seed, self.budgets)

    def named(self, bot: str) -> int | None:
        """The simulations that were asked for."""
        return self.budgets.get(bot, MEASURED).simulations

    def simulations(self, bot: str) -> int | None:
        """What it may use for a choice; a bot that searches has a number of its own."""
        own = None if is_program(bot) else getattr(make_bot(bot, 0, self.game), "simulations", None)
        return self.named(bot) or (own if isinstance(own, int) else None)

    @property
    def of(self) -> dict[str, object]:
        """What its file is of: games of another configuration or seed do not belong there."""
        configs = json.dumps(list(self.configs), sort_keys=True).encode()
        return {"game": self.game, "config": blake2b(configs, digest_size=8).hexdigest(), "seed": self.seed}


@dataclass(frozen=True)
class Side:
    """What a bot did in a game, on all its seats together."""

    bot: str
    simulations: int | None  # the budget that was asked for
    points: float  # on average
    asked: int
    seconds: float
    lost: int  # turns, of a program


@dataclass(frozen=True)
class Played:
    """A finished game of a pairing: a line of the file."""

    number: int
    won: float  # the part of the win that is a's: of a win that two share, a half
    a: Side
    b: Side

    @property
    def key(self) -> Key:
        return self.a.bot, self.b.bot, (self.a.simulations, self.b.simulations), self.number


Key = tuple[str, str, tuple[int | None, int | None], int]


def read_played(values: Mapping[str, Any]) -> Played:
    """What `asdict` made; anything else is a ValueError, a TypeError or a KeyError."""
    return Played(int(values["number"]), float(values["won"]), _read_side(values["a"]), _read_side(values["b"]))


def _read_side(values: Mapping[str, Any]) -> Side:
    simulations = values["simulations"]
    return Side(
        str(values["bot"]), None if simulations is None else int(simulations), float(values["points"]),
        int(values["asked"]), float(values["seconds"]), int(values["lost"]),
    )  # fmt: skip


def played_of(ladder: Ladder, pairing: Pairing, outcome: Outcome) -> Played:
    bots = outcome.bots[: len(outcome.thinking)]  # without the virtual players
    winners = ahead(outcome.points, outcome.winners, len(bots))
    won = sum(bots[seat] == pairing.a for seat in winners) / len(winners)
    a, b = (_side(ladder, bot, [seat for seat, name in enumerate(bots) if name == bot], outcome) for bot in pairing.bots)
    return Played(outcome.number, won, a, b)


def _side(ladder: Ladder, bot: str, seats: Sequence[int], outcome: Outcome) -> Side:
    thinking = [outcome.thinking[seat] for seat in seats]
    return Side(
        bot,
        ladder.named(bot),
        points=round(sum(outcome.points[seat] for seat in seats) / len(seats), 3),
        asked=sum(one.asked for one in thinking),
        seconds=round(sum(one.seconds for one in thinking), 4),
        lost=sum(one.lost for one in thinking),
    )


def ahead(points: Sequence[int], winners: Sequence[int], bots: int) -> list[int]:
    """The bots that have won; if virtual players alone have, those with the most points among themselves."""
    best = max(points[:bots])
    return [seat for seat in winners if seat < bots] or [seat for seat in range(bots) if points[seat] == best]


class Results:
    """The games of a ladder that are finished, kept in a file if there is one."""

    def __init__(self, ladder: Ladder, path: Path | None = None, command: Sequence[str] = ()) -> None:
        self.ladder = ladder
        self.kept = Kept(path, FORMAT, ladder.of, command) if path else None
        played = self.kept.read(read_played) if self.kept else ()
        self.games: dict[Key, Played] = {one.key: one for one in played}

    def add(self, played: Played) -> None:
        self.games[played.key] = played
        if self.kept:
            self.kept.add(asdict(played))

    def of(self, pairing: Pairing) -> list[Played]:
        """The finished games of a pairing, with the budgets of this ladder, as far as they are wanted."""
        named = self.ladder.named(pairing.a), self.ladder.named(pairing.b)
        keys = ((pairing.a, pairing.b, named, number) for number in range(self.ladder.games))
        return [self.games[one] for one in keys if one in self.games]

    def to_play(self) -> list[tuple[AnyPlan, int]]:
        """What is left: the first game of each pairing, then the second of each, so that all are known equally well."""
        done = {pairing: {played.number for played in self.of(pairing)} for pairing in self.ladder.pairings}
        return [
            (plan, number)
            for number in range(self.ladder.games)
            for pairing, plan in self.ladder.plans.items()
            if number not in done[pairing]
        ]


def climb(results: Results, crew: Crew | None = None) -> Generator[Outcome, None, None]:
    """Play what is left, each game into the results as it ends; those with a problem are left out, to be played again."""
    ladder = results.ladder
    of_seed = {plan.seed: pairing for pairing, plan in ladder.plans.items()}
    with closing(as_they_end(results.to_play(), crew)) as ended:
        for outcome in ended:
            if not outcome.problem:
                results.add(played_of(ladder, of_seed[outcome.seed.rpartition("/")[0]], outcome))
            yield outcome


@dataclass(frozen=True)
class Showing:
    """How a bot did in the games of a pairing."""

    bot: str
    simulations: int | None
    points: float | None  # on average
    ms: float | None  # of processor time for a decision; of a program, that it was waited for
    lost: int


@dataclass(frozen=True)
class Row:
    """What a pairing came to."""

    games: int
    wins: float
    a: Showing
    b: Showing

    @property
    def share(self) -> float | None:
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def rows(results: Results) -> list[Row]:
    return [_row(results.ladder, results.of(pairing), pairing) for pairing in results.ladder.pairings]


def _row(ladder: Ladder, games: Sequence[Played], pairing: Pairing) -> Row:
    a, b = _showing(ladder, pairing.a, [one.a for one in games]), _showing(ladder, pairing.b, [one.b for one in games])
    return Row(len(games), sum(one.won for one in games), a, b)


def _showing(ladder: Ladder, bot: str, sides: Sequence[Side]) -> Showing:
    points = _mean(sum(side.points for side in sides), len(sides))
    ms = _mean(1000 * sum(side.seconds for side in sides), sum(side.asked for side in sides))
    return Showing(bot, ladder.simulations(bot), points, ms, sum(side.lost for side in sides))


def _mean(total: float, count: int) -> float | None:
    return total / count if count else None


def rated(ladder: Ladder, found: Iterable[Row]) -> dict[str, Rating]:
    """All bots by what the rows tell of them."""
    return ratings(ladder.bots, [Match(row.a.bot, row.b.bot, ladder.seats - 1, row.games, row.wins) for row in found])
