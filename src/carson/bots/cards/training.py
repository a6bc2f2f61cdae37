"""How the weights of the card game's value are learned: from games of the bots, by what the seats had at each round's end.

The first games are greedy's, with noise; then quick players with the weights so far play on, also with noise, so that all
kinds of cities come up. The weights are those with which the value comes nearest to the final scores (least squares).
Every tenth game is not learned from: these tell how wrong the value is, and how sure one can be of who wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Final

from carson.bots.bot import imagined_for
from carson.bots.cards.chances import Doubt, chances, in_the_end
from carson.bots.cards.features import INDIAN, NAMES, VERSION, of_bids, of_characters, of_city
from carson.bots.cards.greedy import CardsGreedyBot
from carson.bots.cards.judge import Judge
from carson.bots.cards.quick import GOES_ON, quick_choice, shake, to_the_end_of_the_round
from carson.bots.cards.survey import survey
from carson.bots.cards.value import BASES, parts_of, score_of
from carson.bots.learning import Share
from carson.cards.configuration.config import Config
from carson.cards.game import CardGame
from carson.cards.round.rounds import ERAS, ROUNDS
from carson.cards.round.scoring import score
from carson.cards.round.setup import new_game

TABLES: Final = (
    Config(2, ("beginner",) * 2), Config(2, ("expert",) * 2), Config(3, ("advanced",)), Config(4, ()), Config(4, ()),
)  # fmt: skip
GREEDY: Final = 5  # one game of greedy's for so many of quick players
NOISE: Final = 0.6  # points
RIDGE: Final = 20.0  # how much smaller weights are preferred
BATCH: Final = 25  # games
HELD_OUT: Final = 10  # every so manyth game is not learned from
CURVE: Final = (16, 8, 4, 2, 1)  # after which parts of the games it is looked how much has been learned
MATCH: Final = 10  # games of training for one that shows it
DOUBTS: Final = tuple(Doubt(end, start) for end in range(1, 11) for start in range(0, 31, 2))

Learned = Mapping[str, Sequence[float]]
After = tuple[int, int]  # era and round
Row = list[float]  # the features of a seat, and its score
Moments = dict[After, list[Row]]  # sums of all products of two numbers of a row; what was still to be scored comes last


@dataclass(frozen=True)
class Course:
    """A game: what everybody had at each round's end (of a virtual player the score alone), and the points in the end."""

    config: Config
    ends: list[tuple[After, list[Row]]]
    points: list[int]

    def rows(self) -> Iterator[tuple[After, Row]]:
        """To learn from: what a seat had, and what it scored from then on."""
        for after, rows in self.ends:
            for row, points in zip(rows, self.points[: self.config.players]):
                yield after, [*row[:-1], points - row[-1]]


@dataclass
class Lesson:
    """What there is to learn from some games."""

    moments: Moments = field(default_factory=dict)
    unseen: list[Course] = field(default_factory=list)  # those that are not learned from
    scores: list[int] = field(default_factory=list)

    def add(self, more: Lesson) -> None:
        self.moments = together(self.moments, more.moments)
        self.unseen += more.unseen
        self.scores += more.scores


def train(seed: str, games: int, share: Share, report: Callable[[str], None]) -> dict[str, object]:
    """The content of weights.json but for how it was made, from so many games of quick players.

    A second generation of them, taught by the first, was weaker and not stronger. What the curve shows: how wrong the value
    is in games that were not learned from, and which part of games quick players win against those taught by greedy alone.
    """
    first = _lesson(f"train/{seed}/greedy", range(max(1, games // GREEDY)), share, None)
    report(f"{max(1, games // GREEDY)} games of greedy's: {round(_mean(first.scores), 1)} points a seat")
    taught_by_greedy = fit(first.moments)
    lesson, learned, done = Lesson(), [], 0
    for part in CURVE:
        count = max(1, games // part)
        lesson.add(_lesson(f"train/{seed}/quick", range(done, count), share, taught_by_greedy))
        done = count
        learned.append(fit(lesson.moments))
    report(f"{done} games of quick players: {round(_mean(lesson.scores), 1)} points a seat")
    unseen = moments_of(lesson.unseen)
    curve = []
    for part, factors in zip(CURVE, learned, strict=True):
        wrong = errors(factors, unseen)
        won = share_won(factors, taught_by_greedy, f"train/{seed}/match", max(2, games // MATCH), share)
        curve.append({"games": max(1, games // part), "error": round(_mean(list(wrong.values())), 2), "wins": round(won, 3)})
        report(f"{curve[-1]}")
    doubt, loss = doubt_of(lesson.unseen, learned[-1])
    figures = {
        "points": {"greedy": round(_mean(first.scores), 1), "quick": round(_mean(lesson.scores), 1)},
        "error": errors(learned[-1], unseen), "loss of chances": round(loss, 3),
    }  # fmt: skip
    report(f"{figures}, {doubt}")
    weights = {name: [round(factor, 4) for factor in learned[-1][name]] for name in NAMES}
    return {"features": VERSION, "figures": figures, "curve": curve, "doubt": list(doubt), "weights": weights}


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


# Games.


def _lesson(seed: str, numbers: range, share: Share, learned: Learned | None) -> Lesson:
    """The games of these numbers, in their order, so that the sums are the same whoever plays them."""
    return _added(share(_batch, [(seed, some, learned) for some in in_batches(numbers)], lambda batch: len(batch[1])))


def in_batches(numbers: range) -> list[range]:
    return [numbers[first : first + BATCH] for first in range(0, len(numbers), BATCH)]


def _added(lessons: Iterable[Lesson]) -> Lesson:
    found = Lesson()
    for lesson in lessons:
        found.add(lesson)
    return found


def _batch(batch: tuple[str, range, Learned | None]) -> Lesson:
    seed, numbers, learned = batch
    judge = Judge(learned) if learned else None
    courses = {number: played(TABLES[number % len(TABLES)], f"{seed}/{number}", judge) for number in numbers}
    unseen = [number for number in numbers if number % HELD_OUT == HELD_OUT - 1]
    return Lesson(
        moments_of(course for number, course in courses.items() if number not in unseen),
        [courses[number] for number in unseen],
        [points for course in courses.values() for points in course.points[: course.config.players]],
    )


def moments_of(courses: Iterable[Course]) -> Moments:
    moments: Moments = {}
    for course in courses:
        for after, row in course.rows():
            sums = moments.setdefault(after, [[0.0] * len(row) for _ in row])
            for line, one in zip(sums, row, strict=True):
                if one:
                    line[:] = [old + one * other for old, other in zip(line, row, strict=True)]
    return moments


def played(config: Config, seed: str, judge: Judge | None) -> Course:
    """A game of greedy's, or of quick players who judge so."""
    game, chance = new_game(config, seed, quiet=True), Random(seed)
    greedy = [CardsGreedyBot(seat) for seat in range(config.players)]
    ends: list[tuple[After, list[Row]]] = []
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
            to_the_end_of_the_round(ended)
            ends.append((after, [row_of(ended, one) for one in range(game.players)]))
    return Course(config, ends, game.points())


def share_won(ours: Learned, theirs: Learned, seed: str, games: int, share: Share) -> float:
    """Which part of games two quick players win who have learned so, against two who have learned otherwise."""
    batches = [(ours, theirs, seed, some) for some in in_batches(range(games))]
    return sum(share(_won, batches, lambda batch: len(batch[3]))) / games


def _won(batch: tuple[Learned, Learned, str, range]) -> float:
    """How many of some games, a shared one in part."""
    ours, theirs, seed, numbers = batch
    judges, won = (Judge(ours), Judge(theirs)), 0.0
    for number in numbers:
        game, chance = new_game(Config(4, ()), f"{seed}/{number // 2}", quiet=True), Random(number)
        while game.waiting:
            seat = game.waiting[0]
            judge = judges[(seat + number) % 2]
            judge.forget()
            game.apply(seat, quick_choice(judge, game, seat, chance, 0.0))
        won += _mean([float((seat + number) % 2 == 0) for seat in game.winners()])
    return won


def row_of(game: CardGame, seat: int) -> Row:
    """The features of a seat at a round's end, and its score."""
    if game.is_virtual(seat):
        return [score(game, seat)]
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


def fit(moments: Moments) -> dict[str, list[float]]:
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
    learned: dict[str, list[float]] = {name: [] for name in NAMES}
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


def errors(learned: Learned, moments: Moments) -> dict[str, float]:
    """The error of the value in points (root of the mean square) after some rounds, as far as these games tell."""
    found = {}
    for after in ((1, 3), (1, 9), (2, 5), (2, 8)):
        if after in moments:
            products = moments[after]
            weights = [*weights_of(learned, after), -1.0]  # what was to be scored
            square = sum(
                a * sum(b * product for b, product in zip(weights, line, strict=True))
                for a, line in zip(weights, products, strict=True)
            )
            found["{}/{}".format(*after)] = round(sqrt(max(0.0, square) / products[0][0]), 2)
    return found


# Who wins.


def weights_of(learned: Learned, after: After) -> Row:
    """The weights of all features after a round."""
    parts = parts_of(*after)
    return [sum(parts[part] * factor for part, factor in zip(BASES[name], learned[name], strict=True)) for name in NAMES]


def expected(course: Course, learned: Learned) -> list[tuple[After, list[float]]]:
    """At each round's end the points that everybody might expect in the end."""
    found = []
    for after, rows in course.ends:
        weights, players = weights_of(learned, after), course.config.players
        real = [row[-1] + sum(map(float.__mul__, weights, map(float, row))) for row in rows[:players]]
        scores = [row[-1] for row in rows[players:]]
        finals = in_the_end(real, scores, course.config.virtual, *after)
        found.append((after, finals))
    return found


def doubt_of(courses: Iterable[Course], learned: Learned) -> tuple[Doubt, float]:
    """How sure one can be of who wins, so that the true winners are surprising as little as possible; and how much."""
    told = []
    for course in courses:
        winner = course.points.index(max(course.points))
        told += [(after, finals, winner) for after, finals in expected(course, learned)]

    def surprise(doubt: Doubt) -> float:
        return _mean([-log(max(chances(finals, doubt, *after)[winner], 1e-9)) for after, finals, winner in told])

    return min(((doubt, surprise(doubt)) for doubt in DOUBTS), key=lambda one: one[1])
