"""How a taste is learned: in many games everybody has one of his own, and what did better is taken over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from math import exp, log, sqrt
from random import Random
from typing import Final

from carson.board.game import BoardGame
from carson.board.title import BOARD
from carson.bots.board.first_sight import FirstSight
from carson.bots.board.greedy import GreedyBot
from carson.bots.board.levels import Weigher
from carson.bots.board.worth import GREEDYS, Taste, buildings_of
from carson.bots.bot import Bot, ask
from carson.bots.learning import Share
from carson.core.game import Game

ROUNDS: Final = 7  # of learning, with a third of the games each
MEASURED: Final = 10  # and a tenth of those to see how good it is
TOWN: Final = 2.0  # points that a building is worth to a learner beyond what it brings; the levels like it more
TOGETHER: Final = 20  # games of one task
APART: Final = 0.4  # how far tastes differ in a game: the standard deviation of each number's logarithm
STEP: Final = 0.13  # how far a number's logarithm is moved for each point that a taste gets by one more of it
LONGEST: Final = 0.6  # the longest step
MOST: Final = {"next_site": 0.97, "risk": 0.6}  # parts of something

Logs = list[float]  # of all numbers of a taste, one after the other
Task = tuple[Logs, Sequence[str]]  # the taste that all are near to, and the seeds of games
Tasted = tuple[list[Logs], list[float]]  # by seat: how far its taste was from that one, and how well it did


class Taster(Weigher):
    """Takes what looks best by a taste of its own."""

    name = "taster"


def learned_taste(
    seed: str, games: int, share: Share, report: Callable[[str], None]
) -> tuple[Taste, list[dict[str, float]]]:
    """Starting from greedy's; and how often it beats greedy after how many games."""
    centre = logs_of(GREEDYS)
    each = max(1, games // 3)
    curve: list[dict[str, float]] = []
    for number in range(ROUNDS + 1):
        seeds = [f"{seed}/measure/{number}/{game}" for game in range(max(2, each // MEASURED))]
        wins = list(chain.from_iterable(share(measure_some, [(centre, some) for some in in_tasks(seeds)], games_of)))
        curve.append({"games": number * each, "wins": round(sum(wins) / len(wins), 3)})
        report(f"taste after {number * each} games: {sum(wins)} of {len(wins)} won against greedy")
        if number < ROUNDS:
            seeds = [f"{seed}/taste/{number}/{game}" for game in range(each)]
            tasted = share(play_some, [(centre, some) for some in in_tasks(seeds)], games_of)
            centre = moved(centre, list(chain.from_iterable(tasted)))
    return taste_from(centre), curve


def in_tasks(seeds: Sequence[str]) -> list[Sequence[str]]:
    return [seeds[first : first + TOGETHER] for first in range(0, len(seeds), TOGETHER)]


def games_of(task: Task) -> int:
    return len(task[1])


def configuration(players: int, chance: Random) -> dict[str, object]:
    """First games, the whole box, and some of it with variants or by the first edition's rules."""
    preset = chance.choice(("first-game", "first-game", "big-box", "big-box", "big-box", "variants", "first-edition"))
    if preset == "variants":
        return BOARD.preset("big-box", players=players, variants=[name for name in BOARD.variants if chance.random() < 0.4])
    return BOARD.preset(preset if players < 6 else "big-box", players=players)


def logs_of(taste: Taste) -> Logs:
    return [log(number) for value in taste for number in (value if isinstance(value, tuple) else (value,))]


def taste_from(logs: Logs) -> Taste:
    numbers = map(exp, logs)
    made: dict[str, object] = {}
    for name, value in GREEDYS._asdict().items():
        if isinstance(value, tuple):
            made[name] = tuple(round(next(numbers), 4) for _ in value)
        else:
            made[name] = round(min(next(numbers), MOST.get(name, 1e9)), 4)
    return Taste(**made)  # type: ignore[arg-type]


def measure_some(task: Task) -> list[bool]:
    """Whether this taste wins, in turn as the first and as the second, against greedy."""
    centre, seeds = task
    won = []
    for index, seed in enumerate(seeds):
        game = BOARD.new(BOARD.preset(("first-game", "big-box")[index // 2 % 2], players=2), seed, quiet=True)
        bots: list[Bot] = [GreedyBot(0), GreedyBot(1)]
        bots[index % 2] = taster(centre)
        won.append(played(game, bots).ranking()[0] == index % 2)
    return won


def play_some(task: Task) -> list[Tasted]:
    centre, seeds = task
    return [play(centre, seed) for seed in seeds]


def play(centre: Logs, seed: str) -> Tasted:
    """One game of a configuration that is drawn, by seats with tastes of their own."""
    chance = Random(seed)
    players = chance.choice((2, 2, 3, 4))
    game = BOARD.new(configuration(players, chance), seed, quiet=True)
    apart = [[chance.gauss(0, APART) for _ in centre] for _ in range(players)]
    bots = [taster([middle + more for middle, more in zip(centre, logs)]) for logs in apart]
    ended = played(game, bots)
    return apart, [points + TOWN * len(buildings_of(ended, seat)) for seat, points in enumerate(ended.points())]


def taster(logs: Logs) -> Taster:
    """Somebody with this taste."""
    made = Taster(0)
    made.sight = sight = FirstSight(0)
    sight.taste, sight.town = taste_from(logs), 0.0
    return made


def played(game: Game, bots: Sequence[Bot]) -> BoardGame:
    while game.waiting:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert isinstance(game, BoardGame)
    return game


def moved(centre: Logs, tasted: Sequence[Tasted]) -> Logs:
    """A step to where they did better; what may be chance moves less."""
    sums, squares, spread, seats = [0.0] * len(centre), [0.0] * len(centre), 0.0, 0
    for apart, done in tasted:
        count = len(done)
        means = [sum(column) / count for column in zip(*apart)]
        for logs, well in zip(apart, done):
            more = well - sum(done) / count
            spread, seats = spread + more * more, seats + 1
            for index, (one, mean) in enumerate(zip(logs, means)):
                sums[index] += (one - mean) * more
                squares[index] += (one - mean) ** 2
    found = []
    for middle, total, square in zip(centre, sums, squares):
        gain, error = total / square, sqrt(spread / seats / square)
        step = STEP * gain * max(0.0, 1 - (error / gain) ** 2) if gain else 0.0
        found.append(middle + max(-LONGEST, min(LONGEST, step)))
    return found
