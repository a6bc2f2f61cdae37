"""The four levels of the board game's bots: two judge at first sight, two try out what looks best.

Candidates are tried in the same imagined futures, played out to the end of the round, where the learned value says how good
that is (`playout.py`, `value.py`).
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import ClassVar, Final, NamedTuple

from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL
from carson.board.round.placing import is_placing, place_of
from carson.board.state.choices import AGREE, PASS, REFUSE
from carson.bots.board.first_sight import FIRST_SIGHT, PLAIN_SIGHT, FirstSight, town_of
from carson.bots.board.greedy import GreedyBot, Weighed, by_habit, explained, idea
from carson.bots.board.playout import Outlook, Playout, house_agreed
from carson.bots.board.value import Prospect, shipped
from carson.bots.board.worth import parts
from carson.bots.bot import MEASURED, Bot, Budget, Considered, Facts, told
from carson.bots.search import Tried, search
from carson.core.game import Game

POINT: Final = 0.004  # what a point more counts beside the chance to win, so that a lost or won game is still played well

LIKELY: Final = 0.4  # that a rival comes to a place too: worth a word
SUREST: Final = 95  # percent: others may think otherwise than simulations


class Future(NamedTuple):
    """What came of a choice in one simulation: the prospect at the end of the round, and who placed cowboys where."""

    prospect: Prospect
    came: list[tuple[int, int]]  # place and seat
    town: float  # what the seat has built, and may build


Futures = dict[int, list[Future]]  # by choice


class Searcher(Bot):
    """Tries the candidates that look best in playouts."""

    sight: FirstSight = FIRST_SIGHT
    simulations: ClassVar[int]
    width: ClassVar[int]  # how many candidates are tried at most

    def __init__(self, seed: int, budget: Budget = MEASURED) -> None:
        super().__init__(seed, budget)
        self.simulations_done = 0  # in all decisions so far

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, BoardGame)
        options = self.sight.options(game, seat)
        known = options[0] if len(options) == 1 else by_habit(game, options)
        if known is not None:
            return known
        return self.tried(game, seat, candidates(game, seat, options, self.sight))[0].choice

    def considered(self, game: Game, seat: int) -> list[Considered]:
        """The reasons of first sight, and one more for what the playouts show beyond them.

        The best is worth what it seems, the others as much less as the points that they lose by the end of the game.
        """
        assert isinstance(game, BoardGame)
        options = self.sight.options(game, seat)
        known = by_habit(game, options)
        if known is not None:
            return [Considered(known, 0.0, told({game.catalogue[known].verb: 0.0}, least=0.0))]
        looks = candidates(game, seat, options, self.sight)
        weighed = {one.choice: one for one in looks[: self.most()]}
        start = next((parts(one.before, seat, self.sight.taste) for one in weighed.values() if one.before is not None), {})
        futures: Futures = {choice: [] for choice in weighed}
        tried = self.tried(game, seat, looks, futures)
        found: list[Considered] = []
        best = mean_of(futures[tried[0].choice], seat)[0]
        for one in tried:
            reasoned = explained(weighed[one.choice], seat, start, self.sight.taste)
            worth, chance = reasoned.worth, None
            if futures[one.choice]:
                points, chance = mean_of(futures[one.choice], seat)
                if found:
                    worth, chance = found[0].worth + points - best, min(chance, found[-1].chance or chance)
            if found:  # those that come last there was no time to try
                worth = min(found[-1].worth, worth)
            reasons = told({**dict(reasoned.reasons), "foresight": worth - reasoned.worth})
            facts = {**reasoned.facts, **contested(game, seat, one.choice, futures[one.choice])}
            if found and worth > reasoned.worth:  # better than it seems, but nothing is to be said for the second best
                facts["foresight"] = {}
            said = replace(reasoned, worth=worth, reasons=reasons, facts=facts, chance=chance)
            found.append(replace(said, idea=idea(game, seat, one.choice)))
        return found

    def most(self) -> int:
        """How many candidates are tried: fewer, if there is no budget to compare them."""
        simulations = self.simulations if self.budget.simulations is None else self.budget.simulations
        return min(self.width, max(2, simulations // 3))

    def tried(self, game: BoardGame, seat: int, weighed: list[Weighed], futures: Futures | None = None) -> list[Tried]:
        """The likeliest choices after the search, the best first; what came of each simulation is added to `futures`."""
        outlooks: dict[int, Outlook] = {}
        shared = outlook_on(game, seat, weighed)

        def simulate(choice: int, number: int) -> float:
            self.simulations_done += 1
            outlook = shared if game.round else outlooks.setdefault(choice, Outlook())
            came = foreseen(game, seat, choice, f"{self.seed}/{number}", number, outlook)
            if futures is not None:
                futures[choice].append(came)
            liked = point * self.sight.town_in(game) * came.town
            return came.prospect.chances[seat] + POINT * came.prospect.points[seat] + liked

        point = shipped().chance_of_a_point(game)
        # First sight refuses nearly every House, so nothing is expected of either answer.
        known = 0.0 if weighed[0].choice in (AGREE, REFUSE) else point
        expected = {one.choice: known * (one.value - weighed[0].value) for one in weighed[: self.most()]}
        return search(expected, simulate, self.budget, self.simulations)


def mean_of(futures: list[Future], seat: int) -> tuple[float, float]:
    """Points more than the others' mean at the end, and the chance to win, as far as simulations tell."""
    count, players = len(futures), len(futures[0].prospect.points)
    points = sum(one.prospect.points[seat] for one in futures) / count
    return points * players / (players - 1), sum(one.prospect.chances[seat] for one in futures) / count


def contested(game: BoardGame, seat: int, choice: int, futures: list[Future]) -> Facts:
    """Who is the likeliest to come to the same place, if anybody is likely to."""
    place = place_of(game, choice)
    if place is None or place in OPEN_TO_ALL:
        return {}
    found = []
    for other in range(game.players):
        came = sum((place, other) in future.came for future in futures)
        if other != seat and came >= LIKELY * len(futures) > 0:
            found.append((came / len(futures), other))
    chance, rival = max(found, default=(0.0, 0))
    return {"others": {"seat": rival, "percent": min(SUREST, round(100 * chance))}} if found else {}


def foreseen(game: BoardGame, seat: int, choice: int, seed: str, number: int, outlook: Outlook) -> Future:
    """What may come of a choice, in the future of that number."""
    future = game.imagined(seat, seed)
    future.apply(seat, choice)
    playout = Playout(future, outlook, Random(number))
    playout.run()
    return Future(shipped().prospect(future), playout.came, town_of(future, seat))


def outlook_on(game: BoardGame, seat: int, weighed: list[Weighed]) -> Outlook:
    """What places are worth from here on; the seat's own have been weighed already, if it is about places."""
    outlook = Outlook()
    if is_placing(game.agenda[-1]) and any(one.choice == PASS for one in weighed):
        outlook.look(game, seat, weighed)
    return outlook


def candidates(game: BoardGame, seat: int, options: list[int], sight: GreedyBot) -> list[Weighed]:
    """All choices as they look at first sight, the best first."""
    return sorted(sight.weighed(game, seat, options), key=lambda one: -one.value)


class Weigher(Bot):
    """Takes what looks best at first sight, or nearly: it tries nothing out."""

    sight: FirstSight = FIRST_SIGHT
    slip: ClassVar[float] = 0.0  # victory points by which it misjudges a choice, as a standard deviation
    width: ClassVar[int] = 1  # of the best so many may be taken

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, BoardGame)
        options = self.sight.options(game, seat)
        known = options[0] if len(options) == 1 else by_habit(game, options)
        if known is not None:
            return known
        if options[0] == AGREE:  # first sight refuses nearly every House
            return house_agreed(game, seat, game.agenda[-1])
        best = candidates(game, seat, options, self.sight)[: self.width]
        if self.width == 1:
            return best[0].choice
        chance = Random(repr((self.seed, game.draws, seat, game.held, options)))
        return max(best, key=lambda one: one.value + chance.gauss(0, self.slip)).choice


class Tenderfoot(Weigher):
    """Somebody who learns: sees what is good, and often takes something that is nearly as good."""

    name = "tenderfoot"
    slip = 6.0
    width = 8


class Deputy(Weigher):
    """Knows fairly well what things are worth, and thinks no further."""

    name = "deputy"
    slip = 2.4
    width = 6


class Marshal(Searcher):
    """Looks to the end of the round, in a few ways that it may go."""

    name = "marshal"
    simulations = 12
    width = 8


class Legend(Searcher):
    """Looks to the end of the round in every way that is likely, and likes nothing but to win."""

    name = "legend"
    sight = PLAIN_SIGHT
    simulations = 120
    width = 12
