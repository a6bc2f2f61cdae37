"""What a report is made of: tables of figures with intervals, by codes. The words for them are in `page.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Final, Literal

from carson.lab.study.estimating import Estimate, Row, effects
from carson.lab.study.gathering import Fact, Gathered
from carson.lab.study.naming import Names

Kind = Literal["count", "percent", "number", "effect", "mean"]
Cell = float | Estimate | None
EVEN: Final = 100.0  # percent of an even share of the wins


@dataclass(frozen=True)
class Column:
    """`effect` has intervals around nothing, `mean` around something; the others are plain figures."""

    id: str
    kind: Kind


@dataclass(frozen=True)
class Line:
    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Table:
    """`sort` says how its names are put into words."""

    id: str
    sort: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]

    def as_json(self) -> dict[str, object]:
        columns = [column.id for column in self.columns]
        return {
            "id": self.id,
            "rows": [{"name": line.name, **dict(zip(columns, map(_plain, line.cells), strict=True))} for line in self.lines],
        }


@dataclass(frozen=True)
class Section:
    id: str
    tables: tuple[Table, ...]


def _plain(cell: Cell) -> object:
    if not isinstance(cell, Estimate):
        return cell if cell is None or isinstance(cell, int) else round(cell, 3)
    low, high = (round(end, 3) if isfinite(end) else None for end in (cell.low, cell.high))
    return {"value": round(cell.value, 3), "low": low, "high": high, "games": cell.games, "stands": cell.stands}


def points_of(game: Gathered, seat: int) -> float:
    return game.points[seat]


def wins_of(game: Gathered, seat: int) -> float:
    """In percent of an even share: 100 for everybody, if all win equally often."""
    return EVEN * len(game.points) * game.won[seat]


Outcome = Callable[[Gathered, int], float]
Key = tuple[int, int]  # round (0: the whole game) and seat


class Games:
    """The games of a study, with what all tables ask of them."""

    def __init__(self, games: Sequence[Gathered]) -> None:
        self.all = games
        self.levels = sorted({level for game in games for level in game.levels[: game.chosen]})

    def skill(self, game: Gathered, seat: int) -> tuple[float, ...]:
        """The level of a seat, as numbers to allow for."""
        return tuple(float(game.levels[seat] == level) for level in self.levels[1:])

    def done(self, game: Gathered, sorts: Sequence[str], by_round: bool) -> dict[Key, dict[str, float]]:
        """How much of each thing of some sorts each seat that chooses did."""
        found: dict[Key, dict[str, float]] = {}
        for fact, amount in game.facts.items():
            if fact.sort in sorts and fact.seat < game.chosen and amount > 0:
                of = found.setdefault((fact.round if by_round else 0, fact.seat), {})
                of[fact.what] = of.get(fact.what, 0.0) + amount
        return found

    def rows(
        self,
        sort: str | tuple[str, ...],
        outcome: Outcome,
        by_round: bool,
        only: Callable[[Gathered, int], bool] | None = None,
        beside: Sequence[str] = (),
    ) -> list[Row]:
        """A row for each seat that chooses (in each round), compared within its game (and round).

        Allowed for: the level; in a round also how the seat stood as it began, and the numbers of the facts named `beside`.
        `only` leaves out games and rounds.
        """
        found = []
        sorts = (sort,) if isinstance(sort, str) else sort
        for game in self.all:
            if game.chosen < 2:
                continue
            done = self.done(game, sorts, by_round)
            rounds = sorted({round for round, _ in done}) if by_round else [0]
            extra = {name: _numbers(game, name) for name in beside}
            for round in rounds:
                if only is not None and not only(game, round):
                    continue
                for seat in range(game.chosen):
                    controls = self.skill(game, seat) + game.standing.get((round, seat), ())
                    controls += tuple(extra[name].get((round, seat), 0.0) for name in beside)
                    cell = (game.number, round)
                    found.append(Row(game.number, cell, outcome(game, seat), done.get((round, seat), {}), controls))
        return found

    def both(
        self,
        sort: str,
        by_round: bool,
        against_mean: bool = True,
        only: Callable[[Gathered, int], bool] | None = None,
        beside: Sequence[str] = (),
    ) -> tuple[dict[str, Estimate], dict[str, Estimate]]:
        """What goes with each thing in points and in wins."""
        points, wins = (
            effects(rows, against_mean) if (rows := self.rows(sort, outcome, by_round, only, beside)) else {}
            for outcome in (points_of, wins_of)
        )
        return points, wins

    def total(self, sort: str) -> dict[str, int]:
        """How often each thing of a sort was done, by those who choose."""
        found: dict[str, int] = {}
        for game in self.all:
            for fact, amount in game.facts.items():
                if fact.sort == sort and fact.seat < game.chosen:
                    found[fact.what] = found.get(fact.what, 0) + amount
        return found

    def offered(self, sort: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for game in self.all:
            for (of, what), times in game.offered.items():
                if of == sort:
                    found[what] = found.get(what, 0) + times
        return found

    def naive(self, sort: str) -> dict[str, float]:
        """Points more than the table's mean of those who did a thing, with nothing allowed for."""
        sums: dict[str, list[float]] = {}
        for game in self.all:
            if game.chosen > 1:
                middle = sum(game.points[: game.chosen]) / game.chosen
                for fact, amount in game.facts.items():
                    if fact.sort == sort and fact.seat < game.chosen and amount > 0:
                        sums.setdefault(fact.what, []).extend([game.points[fact.seat] - middle] * amount)
        return {what: sum(found) / len(found) for what, found in sums.items()}


def _numbers(game: Gathered, sort: str) -> dict[Key, float]:
    """Facts whose names are numbers, as numbers."""
    return {(fact.round, fact.seat): float(fact.what) for fact in game.facts if fact.sort == sort}


def facts_of(games: Iterable[Gathered], sort: str) -> Iterable[tuple[Gathered, Fact, int]]:
    for game in games:
        for fact, amount in game.facts.items():
            if fact.sort == sort:
                yield game, fact, amount


def by_value(lines: Iterable[Line], column: int) -> tuple[Line, ...]:
    """The largest first; what is not estimated comes last."""

    def rank(line: Line) -> float:
        cell = line.cells[column]
        return -cell.value if isinstance(cell, Estimate) else float("inf")

    return tuple(sorted(lines, key=rank))


@dataclass(frozen=True)
class Report:
    """What a game's report is made of."""

    sections: Callable[[Games], list[Section]]
    names: Names
