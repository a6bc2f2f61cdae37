"""Estimates with intervals: means, and least squares within cells, with errors that allow for what a game's rows share.

A *cell* is a game, or a round of a game: only seats of the same cell are compared with each other, so that nothing that they
share (the players, the variants, the town) can be mistaken for an effect. Errors are robust in clusters (Liang and Zeger's,
with the usual correction for few of them): however the rows of one game depend on each other, the intervals hold. They are
Student's with as many degrees of freedom as there are games with the thing in question, less one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from math import inf, sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from carson.lab.rating import wilson

SURE: Final = 0.95
FEWEST: Final = 10  # games with a name, for an estimate of it: robust errors of fewer are too small
TINY: Final = 1e-9


class NoNumpy(Exception):
    """The extra of the package is not there."""


def numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise NoNumpy from None


@dataclass(frozen=True)
class Estimate:
    """A figure and how sure it is; `stands`: whether it differs from nothing even if all of its table are tried at once."""

    value: float
    low: float
    high: float
    games: int  # that it rests on
    t: float = 0.0
    stands: bool = False


class Row(NamedTuple):
    """A seat in a cell: what came of it, what it did, and what else there is to allow for."""

    game: int
    cell: tuple[int, ...]
    outcome: float
    names: Mapping[str, float]
    controls: tuple[float, ...]


def student(chance: float, freedom: float) -> float:
    """The quantile of Student's distribution, by Cornish and Fisher's series: within a hundredth from four degrees on."""
    if freedom < 1:
        return inf
    z = NormalDist().inv_cdf(chance)
    series = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + sum(part / freedom**power for power, part in enumerate(series, 1))


def effects(rows: Sequence[Row], against_mean: bool = True) -> dict[str, Estimate]:
    """What goes with each name, in the outcome's unit: more than with the average name, or than with none.

    Names in too few games are left out of the answer.
    """
    np = numpy()
    counts: dict[str, float] = {}
    seen: dict[str, set[int]] = {}
    for row in rows:
        for name, amount in row.names.items():
            counts[name] = counts.get(name, 0.0) + amount
            seen.setdefault(name, set()).add(row.game)
    names = sorted(counts)
    told = [name for name in names if len(seen[name]) >= FEWEST]
    if not told:
        return {}
    _, of_game = np.unique([row.game for row in rows], return_inverse=True)
    column = {name: index for index, name in enumerate(names)}
    x = np.zeros((len(rows), len(names) + len(rows[0].controls)))
    for index, row in enumerate(rows):
        for name, amount in row.names.items():
            x[index, column[name]] = amount
        x[index, len(names) :] = row.controls
    y = np.array([row.outcome for row in rows], dtype=float)
    known: dict[tuple[int, ...], int] = {}
    cells = np.array([known.setdefault(row.cell, len(known)) for row in rows])
    x, y = _within(np, x, cells), _within(np, y[:, None], cells)[:, 0]
    spread = x[:, len(names) :].std(axis=0)
    x[:, len(names) :] /= np.where(spread > TINY, spread, 1.0)
    value, cov = _least_squares(np, x, y, of_game)
    value, cov = value[: len(names)], cov[: len(names), : len(names)]
    if against_mean:
        weights = np.array([counts[name] for name in names]) / sum(counts.values())
        contrast = np.eye(len(names)) - weights[None, :]
        value, cov = contrast @ value, contrast @ cov @ contrast.T
    found = {}
    for name in told:
        error = sqrt(max(float(cov[column[name], column[name]]), 0.0))
        found[name] = interval(float(value[column[name]]), error, len(seen[name]))
    return marked({name: one for name, one in found.items() if one.high > one.low})


def _within(np: Any, x: Any, cells: Any) -> Any:
    """Less the mean of its cell."""
    sums = np.zeros((cells.max() + 1, x.shape[1]))
    np.add.at(sums, cells, x)
    return x - (sums / np.bincount(cells)[:, None])[cells]


def _least_squares(np: Any, x: Any, y: Any, clusters: Any) -> tuple[Any, Any]:
    """Coefficients and their covariance; what cannot be told apart is shared evenly.

    Means of cells cost no degrees of freedom, since each cell lies within a cluster.
    """
    bread = np.linalg.pinv(x.T @ x, rcond=TINY, hermitian=True)
    value = bread @ (x.T @ y)
    scores = x * (y - x @ value)[:, None]
    sums = np.zeros((clusters.max() + 1, x.shape[1]))
    np.add.at(sums, clusters, scores)
    many, rows = len(sums), len(x)
    freedom = max(1, rows - int(np.linalg.matrix_rank(x)))
    correction = many / (many - 1) * (rows - 1) / freedom
    return value, correction * bread @ (sums.T @ sums) @ bread


def interval(value: float, error: float, games: int) -> Estimate:
    half = student((1 + SURE) / 2, games - 1) * error
    return Estimate(value, value - half, value + half, games, value / error if error > TINY else 0.0)


def mean(values: Sequence[float], games: Sequence[int] | None = None) -> Estimate | None:
    """A mean over games, or over rows of games."""
    many = len(values)
    if not many:
        return None
    middle = sum(values) / many
    sums: dict[int, float] = {}
    for index, value in enumerate(values):
        game = index if games is None else games[index]
        sums[game] = sums.get(game, 0.0) + value - middle
    if len(sums) < 2:
        return Estimate(middle, -inf, inf, len(sums))
    error = sqrt(len(sums) / (len(sums) - 1) * sum(part * part for part in sums.values())) / many
    return interval(middle, error, len(sums))


def share(hits: float, many: int) -> Estimate:
    """A share in percent (Wilson's interval)."""
    low, high = wilson(hits, many)
    return Estimate(100 * hits / many if many else 0.0, 100 * low, 100 * high, many)


def marked(found: Mapping[str, Estimate]) -> dict[str, Estimate]:
    """Holm's way: the surest must be so sure that it counts among all of them, the next among one less, and so on."""
    marks = dict(found)
    for rank, name in enumerate(sorted(found, key=lambda name: -abs(found[name].t))):
        if abs(found[name].t) <= student(1 - (1 - SURE) / 2 / (len(found) - rank), max(1, found[name].games - 1)):
            break
        marks[name] = replace(found[name], stands=True)
    return marks
