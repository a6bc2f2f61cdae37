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
from typing import Final

from carson.bots import MEASURED, Budget, make_bot
from carson.lab.rating import Match, Rating, ratings, wilson
from carson.lab.simulate import Outcome, Plan, as_they_end

FORMAT: Final = "carson-ladder"
VERSION: Final = 1


@dataclass(frozen=True)
class Pairing:
    """One seat of `a` against `b` on all the others."""

    a: str
    b: str


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

    def named(self, pairing: Pairing) -> tuple[int | None, int | None]:
        """The budgets that were asked for."""
        return self._named(pairing.a), self._named(pairing.b)

    def _named(self, bot: str) -> int | None:
        return self.budgets.get(bot, MEASURED).simulations

    def simulations(self, bot: str) -> int | None:
        """What it may use for a choice; a bot that searches has a number of its own."""
        own = getattr(make_bot(bot, 0, self.game), "simulations", None)
        return self._named(bot) or (own if isinstance(own, int) else None)

    @property
    def head(self) -> dict[str, object]:
        """The first line of its file: games of another configuration or seed do not belong there."""
        configs = json.dumps(list(self.configs), sort_keys=True).encode()
        played = {"game": self.game, "config": blake2b(configs, digest_size=8).hexdigest(), "seed": self.seed}
        return {"format": FORMAT, "version": VERSION, **played}


@dataclass(frozen=True)
class Played:
    """A finished game of a pairing: a line of the file. What two are told of is that of `a` and of all seats of `b`."""

    a: str
    b: str
    simulations: tuple[int | None, int | None]  # the budgets that were named
    number: int
    won: float  # the part of the win that is a's: a win that two share is a half
    points: tuple[float, float]  # on average
    asked: tuple[int, int]
    seconds: tuple[float, float]


Key = tuple[str, str, tuple[int | None, int | None], int]


def key(played: Played) -> Key:
    """Which game it is."""
    return played.a, played.b, played.simulations, played.number


def read_played(line: str) -> Played:
    """What `asdict` wrote; anything else is a ValueError, a TypeError or a KeyError."""
    values = json.loads(line)
    simulations, points, asked, seconds = (
        _two(values[name]) for name in ("simulations", "points", "asked", "seconds")
    )  # fmt: skip
    return Played(
        str(values["a"]), str(values["b"]), (_count(simulations[0]), _count(simulations[1])), int(values["number"]),
        float(values["won"]), (float(points[0]), float(points[1])), (int(asked[0]), int(asked[1])),
        (float(seconds[0]), float(seconds[1])),
    )  # fmt: skip


def _two(values: list[float]) -> tuple[float, float]:
    one, other = values
    return one, other


def _count(value: float | None) -> int | None:
    return None if value is None else int(value)


def played_of(ladder: Ladder, pairing: Pairing, outcome: Outcome) -> Played:
    bots = outcome.bots[: len(outcome.thinking)]  # without the virtual players
    seats = [[seat for seat, name in enumerate(bots) if name == bot] for bot in (pairing.a, pairing.b)]
    winners = ahead(outcome.points, outcome.winners, len(bots))
    asked, seconds = (
        tuple(sum(getattr(outcome.thinking[seat], what) for seat in own) for own in seats) for what in ("asked", "seconds")
    )
    points = [sum(outcome.points[seat] for seat in own) / len(own) for own in seats]
    return Played(
        pairing.a, pairing.b, ladder.named(pairing), outcome.number,
        sum(seat in seats[0] for seat in winners) / len(winners),
        (round(points[0], 3), round(points[1], 3)), asked, (round(seconds[0], 4), round(seconds[1], 4)),
    )  # fmt: skip


def ahead(points: Sequence[int], winners: Sequence[int], bots: int) -> list[int]:
    """The bots that have won; if virtual players alone have, those with the most points among themselves."""
    best = max(points[:bots])
    return [seat for seat in winners if seat < bots] or [seat for seat in range(bots) if points[seat] == best]


class BadFile(Exception):
    """A file that this ladder cannot go on with: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id)


class Results:
    """The games of a ladder that are finished, kept in a file if there is one."""

    def __init__(self, ladder: Ladder, path: Path | None = None) -> None:
        self.ladder = ladder
        self.path = path
        self.games: dict[Key, Played] = {}
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path)
        elif path is not None:
            path.write_text(json.dumps(ladder.head) + "\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        try:
            head, *lines = whole.decode().splitlines() or [""]
        except UnicodeDecodeError:
            raise BadFile("command-ladder-no-results") from None
        self._check_head(head)
        for number, line in enumerate(lines, 2):
            try:
                played = read_played(line)
                self.games[key(played)] = played
            except (ValueError, TypeError, KeyError):
                raise BadFile("command-ladder-bad-line", number=number) from None
        if len(whole) < len(content):  # the last line was never finished; what follows must not be glued to it
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def _check_head(self, line: str) -> None:
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
            raise BadFile("command-ladder-no-results")
        for what, wanted in self.ladder.head.items():
            if head.get(what) != wanted:
                raise BadFile("command-ladder-other-results", what=what, kept=str(head.get(what)), wanted=str(wanted))

    def add(self, played: Played) -> None:
        """Kept at once: whatever ends this process, it has been played."""
        self.games[key(played)] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")

    def of(self, pairing: Pairing) -> list[Played]:
        """The finished games of a pairing, with the budgets of this ladder, as far as they are wanted."""
        named = self.ladder.named(pairing)
        keys = ((pairing.a, pairing.b, named, number) for number in range(self.ladder.games))
        return [self.games[one] for one in keys if one in self.games]

    def to_play(self) -> list[tuple[Plan, int]]:
        """What is left: the first game of each pairing, then the second of each, so that all are known equally well."""
        done = {pairing: {played.number for played in self.of(pairing)} for pairing in self.ladder.pairings}
        return [
            (plan, number)
            for number in range(self.ladder.games)
            for pairing, plan in self.ladder.plans.items()
            if number not in done[pairing]
        ]


def seed_in(path: Path) -> str | None:
    """The seed of a ladder whose file there is, for whoever goes on without naming it."""
    try:
        with path.open(encoding="utf-8") as file:
            head = json.loads(file.readline())
        return str(head["seed"]) if head["format"] == FORMAT else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def climb(results: Results, workers: int) -> Generator[Outcome, None, None]:
    """Play what is left, each game into the results as it ends; those with a problem are left out, to be played again."""
    ladder = results.ladder
    of_seed = {plan.seed: pairing for pairing, plan in ladder.plans.items()}
    with closing(as_they_end(results.to_play(), workers)) as ended:
        for outcome in ended:
            if not outcome.problem:
                results.add(played_of(ladder, of_seed[outcome.seed.rpartition("/")[0]], outcome))
            yield outcome


@dataclass(frozen=True)
class Row:
    """What a pairing came to; what two are told of is that of `a` and of `b`."""

    a: str
    b: str
    games: int
    wins: float
    interval: tuple[float, float]
    points: tuple[float | None, float | None]
    simulations: tuple[int | None, int | None]
    ms: tuple[float | None, float | None]  # of processor time for a decision

    @property
    def share(self) -> float | None:
        return self.wins / self.games if self.games else None


def rows(results: Results) -> list[Row]:
    return [_row(results.ladder, pairing, results.of(pairing)) for pairing in results.ladder.pairings]


def _row(ladder: Ladder, pairing: Pairing, games: Sequence[Played]) -> Row:
    wins = sum(played.won for played in games)
    points = [_mean(sum(played.points[side] for played in games), len(games)) for side in (0, 1)]
    asked = [sum(played.asked[side] for played in games) for side in (0, 1)]
    ms = [_mean(1000 * sum(played.seconds[side] for played in games), asked[side]) for side in (0, 1)]
    simulations = ladder.simulations(pairing.a), ladder.simulations(pairing.b)
    interval = wilson(wins, len(games))
    return Row(pairing.a, pairing.b, len(games), wins, interval, (points[0], points[1]), simulations, (ms[0], ms[1]))


def _mean(total: float, count: int) -> float | None:
    return total / count if count else None


def rated(ladder: Ladder, found: Iterable[Row]) -> dict[str, Rating]:
    """All bots by what the rows tell of them."""
    return ratings(ladder.bots, [Match(row.a, row.b, ladder.seats - 1, row.games, row.wins) for row in found])
