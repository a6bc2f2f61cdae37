"""The four levels of the board game's bots: the same search, with less or more of it, and slips for those who learn.

The candidates are greedy's best; each is tried in the same imagined futures, played out to the end of the round, where the
learned value says how good that is (`playout.py`, `value.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.bots.board.greedy import GreedyBot, Weighed, by_habit
from carson.bots.board.playout import Outlook, Playout
from carson.bots.board.value import prospect
from carson.bots.bot import Bot, Considered
from carson.bots.search import Tried, search
from carson.core.game import Game

POINT: Final = 0.004  # what a point more counts beside the chance to win, so that a lost or won game is still played well

GREEDY: Final = GreedyBot(0)


class Searcher(Bot):
    """Tries greedy's best candidates in playouts."""

    simulations: ClassVar[int]
    width: ClassVar[int]  # how many candidates are tried at most

    simulations_done = 0  # in all decisions so far

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, BoardGame)
        options = GREEDY.options(game, seat)
        if len(options) == 1:
            return options[0]
        known = by_habit(game, options)
        if known is not None:
            return known
        return self.tried(game, seat, candidates(game, seat, options, self.width))[0].choice

    def tried(self, game: BoardGame, seat: int, weighed: list[Weighed]) -> list[Tried]:
        if len(weighed) == 1:
            return [Tried(weighed[0].choice)]
        outlooks: dict[int, Outlook] = {}
        shared = Outlook()

        def simulate(choice: int, number: int) -> float:
            self.simulations_done += 1
            outlook = shared if game.round else outlooks.setdefault(choice, Outlook())
            future = game.imagined(seat, f"{self.seed}/{number}")
            future.apply(seat, choice)
            Playout(future, outlook, Random(number)).run()
            points, chances = prospect(future)
            return chances[seat] + POINT * points[seat]

        return search([one.choice for one in weighed], simulate, self.budget, self.simulations)


def candidates(game: BoardGame, seat: int, options: list[int], width: int) -> list[Weighed]:
    """Greedy's best choices, the best first."""
    found = sorted(GREEDY.weighed(game, seat, options), key=lambda weighed: -weighed.value)
    return found[:width]


class Tenderfoot(Searcher):
    name = "tenderfoot"
    simulations = 6
    width = 6


class Deputy(Searcher):
    name = "deputy"
    simulations = 8
    width = 4


class Marshal(Searcher):
    name = "marshal"
    simulations = 32
    width = 8


class Legend(Searcher):
    name = "legend"
    simulations = 160
    width = 10
