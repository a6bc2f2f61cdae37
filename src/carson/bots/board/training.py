"""How the board game's bots learn: first a taste (`tasting.py`), then what the end of a round promises, by least squares.

The games are those that the playouts' own rules play. For each number of players and each round: points at the end, less the
table's mean, by what each seat had when the round was over. A factor turns points into the logit of the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from math import log
from random import Random
from typing import Final

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.title import BOARD
from carson.bots.board.features import COUNT, NAMES, VERSION, features
from carson.bots.board.first_sight import FIRST_SIGHT
from carson.bots.board.playout import Outlook, Playout
from carson.bots.board.tasting import configuration, in_tasks, learned_taste
from carson.bots.board.value import softmax
from carson.bots.board.worth import Taste
from carson.bots.learning import Share

SHARES: Final = {2: 1.0, 3: 0.4, 4: 0.7, 6: 0.2}  # by number of players, the part of the games
RIDGE: Final = 2.0  # keeps apart what hardly differs
HELD_OUT: Final = 10  # every tenth game judges the fit
LOGITS: Final = tuple(step / 200 for step in range(4, 80))

Row = list[float]
Task = tuple[tuple[Taste, int], Sequence[str]]  # everybody's taste, the number of players, seeds of games
Ended = tuple[list[list[Row]], list[int], int]  # features by round and seat, points at the end, winner


def train(seed: str, games: int, share: Share, report: Callable[[str], None]) -> dict[str, object]:
    """The content of `weights.json`: from so many games with two players, some with more, twice as many for the taste."""
    taste, curve = learned_taste(seed, games, share, report)
    weights: dict[str, object] = {}
    figures: dict[str, object] = {}
    for players, part in SHARES.items():
        seeds = [f"{seed}/{players}/{number}" for number in range(max(2 * HELD_OUT, round(games * part)))]
        tasks = [((taste, players), some) for some in in_tasks(seeds)]
        played = list(chain.from_iterable(share(play_some, tasks, lambda task: len(task[1]))))
        weights[str(players)], figures[str(players)] = fit(played)
        report(f"{players} players: {len(played)} games, {figures[str(players)]}")
    learned = {"version": VERSION, "taste": taste._asdict(), "features": list(NAMES), "weights": weights}
    return {**learned, "figures": figures, "curve": curve}


def play_some(task: Task) -> list[Ended]:
    (taste, players), seeds = task
    own, FIRST_SIGHT.taste = FIRST_SIGHT.taste, taste
    try:
        return [play(players, seed) for seed in seeds]
    finally:
        FIRST_SIGHT.taste = own


def play(players: int, seed: str) -> Ended:
    """One game of a configuration that is drawn: what everybody had after each round, and who won."""
    chance = Random(seed)
    game = BOARD.new(configuration(players, chance), seed, quiet=True)
    assert isinstance(game, BoardGame)
    rows = []
    while game.waiting:
        Playout(game, Outlook(), chance).run()
        if game.waiting:
            rows.append(features(game))
    return rows, game.points(), game.ranking()[0]


def fit(played: Sequence[Ended]) -> tuple[list[dict[str, object]], list[Mapping[str, float]]]:
    """The weights of each round but the last, and how well they foretell the winners of games that they were not fit to."""
    rounds: list[dict[str, object]] = []
    figures: list[Mapping[str, float]] = []
    learnt = [one for number, one in enumerate(played) if number % HELD_OUT]
    judged = played[::HELD_OUT]
    for round in range(ROUNDS - 1):
        weights = least_squares([(rows[round], points) for rows, points, _ in learnt])

        def scores(one: Ended, round: int = round, weights: Row = weights) -> Row:
            return [sum(map(float.__mul__, weights, row)) for row in one[0][round]]

        told = [(scores(one), one[2]) for one in learnt]
        logit = min(LOGITS, key=lambda logit: sum(loss(logit, one, winner) for one, winner in told))
        unseen = [(scores(one), one[2]) for one in judged]
        right = sum(one.index(max(one)) == winner for one, winner in unseen) / len(unseen)
        lost = sum(loss(logit, one, winner) for one, winner in unseen) / len(unseen)
        rounds.append({"points": [round_off(weight) for weight in weights], "logit": logit})
        figures.append({"winner foretold": round_off(right), "loss": round_off(lost)})
    return rounds, figures


def loss(logit: float, scores: Row, winner: int) -> float:
    return -log(max(softmax([logit * score for score in scores])[winner], 1e-9))


def round_off(number: float) -> float:
    return round(number, 4)


def least_squares(tables: Iterable[tuple[list[Row], list[int]]]) -> Row:
    """Weights by which what a seat has more than the mean foretells how many points more it gets."""
    left = [[0.0] * COUNT for _ in range(COUNT)]
    right = [0.0] * COUNT
    for rows, points in tables:
        count = len(rows)
        means = [sum(column) / count for column in zip(*rows)]
        mean = sum(points) / count
        for row, scored in zip(rows, points):
            more = [have - usual for have, usual in zip(row, means)]
            for i, one in enumerate(more):
                if one:
                    right[i] += one * (scored - mean)
                    line = left[i]
                    for j in range(i + 1):
                        line[j] += one * more[j]
    for i in range(COUNT):
        left[i][i] += RIDGE
        for j in range(i):
            left[j][i] = left[i][j]
    return solved(left, right)


def solved(left: list[Row], right: Row) -> Row:
    """The solution of linear equations, by elimination with the largest pivot."""
    rows = [[*line, value] for line, value in zip(left, right)]
    size = len(rows)
    for column in range(size):
        sizes = [abs(row[column]) for row in rows[column:]]
        pivot = column + sizes.index(max(sizes))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / top[column]
            if factor:
                for i in range(column, size + 1):
                    row[i] -= factor * top[i]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][i] * found[i] for i in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
