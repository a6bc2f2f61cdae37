"""How the weights of the card game's value are learned: from games of the bots, by what the seats had at each round's end.

The first games are greedy's, with noise; then quick players with the weights so far play on, also with noise, so that all
kinds of cities come up. The weights are those with which the value comes nearest to the final scores (least squares).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final

from carson.bots.bot import imagined_for
from carson.bots.cards.features import INDIAN, NAMES, VERSION, of_bids, of_characters, of_city
from carson.bots.cards.greedy import CardsGreedyBot
from carson.bots.cards.judge import Judge
from carson.bots.cards.quick import quick_choice, shake
from carson.bots.cards.survey import survey
from carson.bots.cards.value import BASES, parts_of, score_of
from carson.cards.configuration.config import Config
from carson.cards.game import CardGame
from carson.cards.round.rounds import CLEAR_OFFER, ERAS, ROUNDS
from carson.cards.round.setup import new_game

TABLES: Final = (
    Config(2, ("beginner",) * 2), Config(2, ("expert",) * 2), Config(3, ("advanced",)), Config(4, ()), Config(4, ()),
)  # fmt: skip
GREEDY: Final = 5  # one game of greedy's for so many of quick players
NOISE: Final = 0.6  # points
RIDGE: Final = 20.0  # how much smaller weights are preferred
BATCH: Final = 25  # games
GOES_ON: Final = (CLEAR_OFFER,)  # lies on the agenda until a round is over; after the last one the Paperboy and sales follow

Learned = dict[str, list[float]]
Row = list[float]  # the features, and what was still to be scored
Moments = dict[tuple[int, int], list[Row]]  # by era and round: the sums of all products of two numbers of a row


def train(seed: str, games: int, workers: int, report: Callable[[str], None]) -> dict[str, object]:
    """The content of weights.json but for how it was made, from so many games of quick players.

    A second generation of them, taught by the first, was weaker and not stronger.
    """
    learned: Learned | None = None
    figures: list[dict[str, object]] = []
    for players, count in (("greedy", max(1, games // GREEDY)), ("quick", games)):
        moments, points = _played(f"train/{seed}/{players}", count, workers, learned)
        learned = fit(moments)
        figures.append({"players": players, "games": count, "points": round(points, 2), "error": errors(learned, moments)})
        report(f"{count} games of {players} players: {round(points, 1)} points a seat, error {figures[-1]['error']}")
    assert learned is not None
    weights = {name: [round(factor, 4) for factor in learned[name]] for name in NAMES}
    return {"features": VERSION, "figures": figures, "weights": weights}


# Games.


def _played(seed: str, games: int, workers: int, learned: Learned | None) -> tuple[Moments, float]:
    """What is to be learned from so many games, and the mean points of a seat."""
    batches = [(seed, range(first, min(first + BATCH, games)), learned) for first in range(0, games, BATCH)]
    if workers == 1:
        return _added(map(_batch, batches))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return _added(pool.map(_batch, batches))


def _added(batches: Iterable[tuple[Moments, list[int]]]) -> tuple[Moments, float]:
    """In their order, so that the sums are the same with any number of workers."""
    moments: Moments = {}
    scores: list[int] = []
    for more, points in batches:
        moments = together(moments, more)
        scores += points
    return moments, sum(scores) / len(scores)


def _batch(batch: tuple[str, range, Learned | None]) -> tuple[Moments, list[int]]:
    seed, numbers, learned = batch
    judge = Judge(learned) if learned else None
    moments: Moments = {}
    scores = []
    for number in numbers:
        rows, points = played(TABLES[number % len(TABLES)], f"{seed}/{number}", judge)
        for after, row in rows:
            sums = moments.setdefault(after, [[0.0] * len(row) for _ in row])
            for line, one in zip(sums, row, strict=True):
                if one:
                    line[:] = [old + one * other for old, other in zip(line, row, strict=True)]
        scores += points
    return moments, scores


def played(config: Config, seed: str, judge: Judge | None) -> tuple[list[tuple[tuple[int, int], Row]], list[int]]:
    """A game: a row for each seat at each round's end, and the points."""
    game, chance = new_game(config, seed, quiet=True), Random(seed)
    greedy = [CardsGreedyBot(seat) for seat in range(config.players)]
    seen: list[tuple[int, tuple[int, int], Row]] = []
    while game.waiting:
        seat = game.waiting[0]
        if judge:
            judge.forget()
            choice = quick_choice(judge, game, seat, chance, NOISE)
        else:
            weighed = greedy[seat].weighed(imagined_for(seat, game, seat), seat)
            choice = max(weighed, key=lambda option: weighed[option] + 2 * NOISE * shake(chance))
        after = game.era, game.round
        ended = game.copy()
        game.apply(seat, choice)
        if GOES_ON in ended.agenda and (GOES_ON not in game.agenda or (game.era, game.round) != after):
            ended.apply(seat, choice, go_on=False)
            _to_the_end_of_the_round(ended)
            seen += [(one, after, row_of(ended, one)) for one in range(config.players)]
    points = game.points()[: config.players]
    return [(after, [*row[:-1], points[seat] - row[-1]]) for seat, after, row in seen], points


def _to_the_end_of_the_round(game: CardGame) -> None:
    """All that needs nobody, up to the clearing of the offer: virtual players may still choose."""
    while game.agenda and game.agenda[-1][0] != CLEAR_OFFER:
        frame = game.agenda.pop()
        task = game.steps.tasks[frame[0]]
        if task is not None:
            task(game, frame)
        else:  # a decision with one answer
            decision = game.steps.decisions[frame[0]]
            decision.apply(game, frame[1], frame, decision.legal(game, frame[1], frame)[0])


def row_of(game: CardGame, seat: int) -> Row:
    """The features of a seat at a round's end, and its score."""
    estate = game.estate(seat)
    found = survey(estate) if estate.city.land else None
    others = [game.hands[other] for other in range(game.players) if other != seat]
    return [
        1.0, *of_city(found, INDIAN in estate.characters), *of_characters(estate, game.turned),
        *of_bids(game.hands[seat], others), score_of(estate),
    ]  # fmt: skip


# The fit.


def together(first: Moments, second: Moments) -> Moments:
    """The sums of both."""
    found = dict(first)
    for after, sums in second.items():
        if after in found:
            sums = [[a + b for a, b in zip(one, other, strict=True)] for one, other in zip(found[after], sums, strict=True)]
        found[after] = sums
    return found


def certainty(era: int, round: int) -> float:
    """How much a row of this round counts: the nearer to the end, the less is chance."""
    return 1 / (2 + 0.8 * (ROUNDS * (ERAS - era) + ROUNDS - round))


def fit(moments: Moments) -> Learned:
    """The factors of all weights with the least squares of errors."""
    columns = [(number, part) for number, name in enumerate(NAMES) for part in BASES[name]]
    size = len(columns)
    matrix, wanted = [[0.0] * size for _ in columns], [0.0] * size
    squares, sums, count = [0.0] * size, [0.0] * size, 0.0
    for after, products in moments.items():
        parts, counts = parts_of(*after), certainty(*after)
        count += products[0][0]
        for line, (one, part) in enumerate(columns):
            factor = counts * parts[part]
            squares[line] += parts[part] ** 2 * products[one][one]
            sums[line] += parts[part] * products[0][one]
            if factor:
                row = products[one]
                matrix[line] = [
                    old + factor * parts[other_part] * row[other]
                    for old, (other, other_part) in zip(matrix[line], columns, strict=True)
                ]
                wanted[line] += factor * row[-1]
    for line in range(size):
        spread = squares[line] / count - (sums[line] / count) ** 2
        matrix[line][line] += RIDGE * max(spread, 1e-6)
    factors = solved(matrix, wanted)
    learned: Learned = {name: [] for name in NAMES}
    for (number, _), factor in zip(columns, factors, strict=True):
        learned[NAMES[number]].append(factor)
    return learned


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for column, pivot in enumerate(rows):
        for row in rows[column + 1 :]:
            if row[column]:
                factor = row[column] / pivot[column]
                row[column:] = [a - factor * b for a, b in zip(row[column:], pivot[column:], strict=True)]
    found = [0.0] * len(rows)
    for line in range(len(rows) - 1, -1, -1):
        row = rows[line]
        known = sum(row[other] * found[other] for other in range(line + 1, len(rows)))
        found[line] = (row[-1] - known) / row[line]
    return found


def errors(learned: Mapping[str, Sequence[float]], moments: Moments) -> dict[str, float]:
    """The error of the value in points (root of the mean square) after some rounds, as far as these games tell."""
    found = {}
    for after in ((1, 3), (1, 9), (2, 5), (2, 8)):
        if after in moments:
            products, parts = moments[after], parts_of(*after)
            weights = [sum(parts[p] * f for p, f in zip(BASES[name], learned[name], strict=True)) for name in NAMES]
            weights.append(-1.0)  # what was to be scored
            square = sum(
                a * sum(b * product for b, product in zip(weights, line, strict=True))
                for a, line in zip(weights, products, strict=True)
            )
            found["{}/{}".format(*after)] = round(sqrt(max(0.0, square) / products[0][0]), 2)
    return found
