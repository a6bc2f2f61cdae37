"""How the weights of the board game's value are learned: games that the playouts' own rules play, and least squares.

For each number of players and each round: points at the end, less the table's mean, by what each seat had when the round was
over. One factor more turns points into the logit of the chance to win.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from math import log
from random import Random
from typing import Final, TypeVar

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.round.placing import place_of
from carson.board.state.choices import PASS
from carson.board.title import BOARD
from carson.bots.board.features import COUNT, NAMES, VERSION, features
from carson.bots.board.levels import GREEDY, candidates, foreseen, mean_of, outlook_on, placing
from carson.bots.board.playout import Outlook, Playout
from carson.bots.board.preferences import PASSING, SORTS, sort_of
from carson.bots.board.value import Mind, softmax
from carson.bots.bot import ask

# By number of players, the part of the games; and the part in which places are studied, which takes much longer.
SHARES: Final = {2: 1.0, 3: 0.4, 4: 0.7, 6: 0.2}
STUDIES: Final = {2: 0.01, 4: 0.005}
TOGETHER: Final = 20  # games of one task
RIDGE: Final = 2.0  # keeps apart what hardly differs
HELD_OUT: Final = 10  # every tenth game judges the fit
LOGITS: Final = tuple(step / 200 for step in range(4, 80))

Content = Mapping[str, object]
Row = list[float]
Task = TypeVar("Task")
Found = TypeVar("Found")
Ended = tuple[list[list[Row]], list[int], int]  # features by round and seat, points at the end, winner


def train(seed: str, games: int, workers: int, report: Callable[[str], None]) -> dict[str, object]:
    """The content of `weights.json`: from so many games with two players, and some with more.

    First the value of what greedy's eyes lead to; then what searches with that value think of places; then the value of
    what that leads to.
    """
    first = values(None, f"{seed}/first", games // 2, workers, report)
    studies = [
        one for players, share in STUDIES.items() for one in studied(first, players, seed, round(games * share), workers)
    ]
    places = fit_places(studies)
    report(f"places: {len(studies)} decisions")
    return values({**first, "places": places}, f"{seed}/second", games, workers, report)


def values(content: Content | None, seed: str, games: int, workers: int, report: Callable[[str], None]) -> dict[str, object]:
    """The same content with weights that are fit to games with its places."""
    weights: dict[str, object] = {}
    figures: dict[str, object] = {}
    for players, share in SHARES.items():
        numbers = range(max(2 * HELD_OUT, round(games * share)))
        tasks = [(content, players, seed, numbers[first : first + TOGETHER]) for first in numbers[::TOGETHER]]
        played = list(chain.from_iterable(in_processes(play_some, tasks, workers)))
        weights[str(players)], figures[str(players)] = fit(played)
        report(f"{players} players: {len(played)} games, {figures[str(players)]}")
    found = {"version": VERSION, "features": list(NAMES), "figures": figures, "weights": weights}
    return found if content is None else {**found, "places": content["places"]}


def in_processes(work: Callable[[Task], list[Found]], tasks: Sequence[Task], workers: int) -> list[list[Found]]:
    """What comes of each task, in their order."""
    if workers == 1:
        return list(map(work, tasks))
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(work, tasks))


def mind_of(content: Content | None) -> Mind:
    """Before anything is learned everybody sees places as greedy does, and no prospects."""
    nothing = {"points": [0.0] * COUNT, "logit": 0.0}
    return Mind(content or {"version": VERSION, "features": list(NAMES), "weights": {"2": [nothing] * (ROUNDS - 1)}})


# The value of the end of a round.


def play_some(task: tuple[Content | None, int, str, Sequence[int]]) -> list[Ended]:
    content, players, seed, numbers = task
    mind = mind_of(content)
    return [play(mind, players, f"{seed}/{players}/{number}") for number in numbers]


def play(mind: Mind, players: int, seed: str) -> Ended:
    """One game of a configuration that is drawn: what everybody had after each round, and who won."""
    chance = Random(seed)
    game = BOARD.new(configuration(players, chance), seed, quiet=True)
    assert isinstance(game, BoardGame)
    rows = []
    while game.waiting:
        Playout(game, Outlook(mind), chance).run()
        if game.waiting:
            rows.append(features(game))
    return rows, game.points(), game.ranking()[0]


def configuration(players: int, chance: Random) -> dict[str, object]:
    """First games, the whole box, and some of it with variants or by the first edition's rules."""
    preset = chance.choice(("first-game", "first-game", "big-box", "big-box", "big-box", "variants", "first-edition"))
    if preset == "variants":
        return BOARD.preset("big-box", players=players, variants=[name for name in BOARD.variants if chance.random() < 0.4])
    return BOARD.preset(preset if players < 6 else "big-box", players=players)


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


# What search thinks of places.

Study = list[tuple[int, int, float, float]]  # each candidate's sort, the round, greedy's worth, and what came of it

TRIED: Final = 9
DRAWN: Final = 3  # more candidates, of those that do not look good
TRIES: Final = 14
DOUBT: Final = 30.0  # so many candidates' worth of doubt that greedy is wrong about a sort


def studied(content: Content, players: int, seed: str, games: int, workers: int) -> list[Study]:
    tasks = [(content, players, f"{seed}/places/{players}/{number}") for number in range(max(1, games))]
    return list(chain.from_iterable(in_processes(study, tasks, workers)))


def study(task: tuple[Content, int, str]) -> list[Study]:
    """A game in which every placement is searched evenly, and played; greedy answers what else is asked."""
    content, players, seed = task
    mind, chance = Mind(content), Random(seed)
    game = BOARD.new(configuration(players, chance), seed, quiet=True)
    assert isinstance(game, BoardGame)
    studies = []
    while game.waiting:
        seat = game.waiting[0]
        options = GREEDY.options(game, seat)
        if placing(game) and options[0] == PASS and len(options) > 2:
            found, choice = weigh_places(game.imagined(seat, f"{seed}/{game.draws}"), seat, options, mind, chance)
            studies.append(found)
        else:
            choice = ask(GREEDY, game, seat)
        game.apply(seat, choice)
    return studies


def weigh_places(game: BoardGame, seat: int, options: list[int], mind: Mind, chance: Random) -> tuple[Study, int]:
    """The likely places and some others, each tried as often; and the best of them."""
    seen = candidates(game, seat, options, mind.places)
    outlook = outlook_on(game, seat, seen, mind)
    seen = seen[:TRIED] + chance.sample(seen[TRIED:], min(DRAWN, len(seen[TRIED:])))
    first = chance.randrange(1 << 30)
    found, results = [], []
    for one in seen:
        place = place_of(game, one.choice)
        sort = PASSING if one.choice == PASS else sort_of(game, seat, -1 if place is None else place)
        futures = [foreseen(game, seat, one.choice, str(first + at), first + at, outlook) for at in range(TRIES)]
        results.append(mean_of(futures, seat)[0])
        found.append((sort, game.round, one.value, results[-1]))
    return found, seen[results.index(max(results))].choice


def fit_places(studies: Sequence[Study]) -> dict[str, list[float]]:
    """By sort what to add in each round to greedy's worth, and by what to multiply it."""
    width = ROUNDS + 1
    size = len(SORTS) * width
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for one in studies:
        count = len(one)
        usual: dict[int, float] = {}
        mean = sum(came - worth for _, _, worth, came in one) / count
        for sort, round, worth, _ in one:
            for index, value in ((sort * width + round - 1, 1.0), (sort * width + ROUNDS, worth)):
                usual[index] = usual.get(index, 0.0) + value / count
        for sort, round, worth, came in one:
            more = {index: -value for index, value in usual.items()}
            more[sort * width + round - 1] += 1
            more[sort * width + ROUNDS] += worth
            for i, value in more.items():
                right[i] += value * (came - worth - mean)
                for j, other in more.items():
                    left[i][j] += value * other
    for i in range(size):
        left[i][i] += DOUBT
    found = solved(left, right)
    return {
        name: [*map(round_off, found[at : at + ROUNDS]), round_off(1 + found[at + ROUNDS])]
        for name, at in zip(SORTS, range(0, size, width))
    }
