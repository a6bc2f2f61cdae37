"""How the worth of a card becomes its priority, 1 to 9: one scale for both eras and the characters, found by playing.

The wider the scale, the better experts are than beginners. Its level is the highest at which greedy still beats the median
of three experts in most games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, nextafter
from statistics import fmean, median, pstdev
from typing import Final

from carson.bots.cards_greedy import CardsGreedyBot
from carson.cards.city import Terrain
from carson.cards.config import FEWEST, Config
from carson.cards.deck import MOST_PRIORITY, Deck
from carson.cards.kinds import MINE, PRISON
from carson.cards.setup import new_game

SPREAD: Final = 1.5  # standard deviation of the priorities
BEATEN: Final = 0.56  # of the games against experts: more than half, with some room for chance
WITHIN: Final = 0.01
WORTH_LEVEL: Final = 5.65  # in the games from which the worth is found
FIRST_LEVEL: Final = 5.76  # to start the search from
FINE: Final = 50  # steps of a level in a priority

GAMES: Final = 800  # against experts, with each level that is tried
MOST_TRIES: Final = 5

# The virtual players of a table; greedy bots fill it.
BEGINNERS: Final = ("beginner",) * 3
EXPERTS: Final = ("expert",) * 3
MIXED: Final = ("expert", "beginner", "beginner")
SOLO: Final = (BEGINNERS, EXPERTS, MIXED)
TABLES: Final = (*SOLO, ("beginner",), ())

# Cards of the rulebook's example, which have this priority.
KNOWN_PRIORITY: Final = 7
KNOWN_KINDS: Final = (MINE, PRISON)


@dataclass(frozen=True)
class Scale:
    """The worth from which each priority begins, from the second on; it rises with the worth by construction."""

    steps: tuple[float, ...]

    def priority(self, worth: float) -> int:
        return 1 + sum(worth >= step for step in self.steps)


def scale(worths: Sequence[float], terrain: Sequence[Terrain], level: float) -> Scale:
    """The scale on which a card of mean worth has the priority `level`."""
    middle, width = fmean(worths), pstdev(worths)
    steps = [middle + width * (priority - 0.5 - level) / SPREAD for priority in range(2, MOST_PRIORITY + 1)]
    for kind in KNOWN_KINDS:
        steps = with_known(steps, [worths[card] for card, parcels in enumerate(terrain) if kind in parcels])
    return Scale(tuple(steps))


def with_known(steps: list[float], worths: Sequence[float]) -> list[float]:
    """Steps moved as little as needed to give one of these cards the known priority."""
    low, high = steps[KNOWN_PRIORITY - 2], steps[KNOWN_PRIORITY - 1]
    if any(low <= worth < high for worth in worths):
        return steps
    below = max((worth for worth in worths if worth < low), default=-inf)
    above = min((worth for worth in worths if worth >= high), default=inf)
    if low - below <= above - high:
        return [min(step, below) for step in steps[: KNOWN_PRIORITY - 1]] + steps[KNOWN_PRIORITY - 1 :]
    return steps[: KNOWN_PRIORITY - 1] + [max(step, nextafter(above, inf)) for step in steps[KNOWN_PRIORITY - 1 :]]


@dataclass(frozen=True)
class Game:
    """One to be played, and what came of it: the scores, and the cards of each virtual player."""

    config: Config
    seed: str
    points: tuple[int, ...] = ()
    cards: tuple[tuple[int, ...], ...] = ()


def play(game: Game) -> Game:
    playing = new_game(game.config, game.seed, quiet=True)
    bots = [CardsGreedyBot(seat) for seat in range(game.config.players)]
    while playing.waiting:
        seat = playing.waiting[0]
        playing.apply(seat, bots[seat].choose(playing, seat))
    virtual = range(game.config.players, playing.players)
    return replace(game, points=tuple(playing.points()), cards=tuple(tuple(playing.cards_of(seat)) for seat in virtual))


Play = Callable[[Iterable[Game]], list[Game]]  # in several processes


def table(deck: Deck, levels: tuple[str, ...], count: int, seed: str) -> list[Game]:
    """Games of these virtual players and greedy bots, four together."""
    config = Config(FEWEST - len(levels), levels, deck)
    return [Game(config, f"{seed} {number}") for number in range(count)]


class Search:
    """Looks for the scale for cards of these worths."""

    def __init__(self, deck: Deck, worths: Sequence[float], play: Play, tell: Callable[[str], None]) -> None:
        self.deck, self.worths, self.play, self.tell = deck, worths, play, tell

    def priorities(self, level: float) -> tuple[int, ...]:
        return tuple(map(scale(self.worths, self.deck.terrain, level).priority, self.worths))

    def deck_with(self, level: float) -> Deck:
        return replace(self.deck, priority=self.priorities(level))

    def find(self) -> Deck:
        """Each level is played with, for with other priorities experts take other cards."""
        low, high = 1.0, float(MOST_PRIORITY)  # levels at which greedy wins too often and too rarely
        tried: list[tuple[float, float]] = []  # how far from what it should be, level
        level = FIRST_LEVEL
        while not tried or (min(tried)[0] > WITHIN and len(tried) < MOST_TRIES):
            games = self.play(table(self.deck_with(level), EXPERTS, GAMES, "level"))
            self.tell(f"level {level:.2f}: {told(games)}")
            tried.append((abs(beaten(games) - BEATEN), level))
            low, high = (level, high) if beaten(games) > BEATEN else (low, level)
            level = self.highest_level(games)
            if not low < level < high:
                level = (low + high) / 2
        return self.deck_with(min(tried)[1])

    def highest_level(self, experts: Sequence[Game]) -> float:
        """Where greedy would still win as often as it should, if experts had taken the same cards."""
        for step in range(MOST_PRIORITY * FINE, FINE, -1):
            priorities = self.priorities(step / FINE)
            if beaten([rated(game, priorities) for game in experts]) >= BEATEN:
                return step / FINE
        return 1.0


def rated(game: Game, priorities: Sequence[int]) -> Game:
    """The same game with what the virtual players would have if the priorities were these."""
    virtual = (sum(priorities[card] for card in cards) for cards in game.cards)
    return replace(game, points=(game.points[0], *virtual))


def beaten(games: Sequence[Game]) -> float:
    """In which part of the games greedy scores more than the median virtual player."""
    return fmean(game.points[0] > median(game.points[1:]) for game in games)


def told(games: Sequence[Game]) -> str:
    """The mean score of each kind of player, and how often greedy scores more than the median virtual one, if alone."""
    config = games[0].config
    scores: dict[str, list[int]] = {}
    for game in games:
        for name, points in zip(["greedy"] * config.players + list(config.virtual), game.points, strict=True):
            scores.setdefault(name, []).append(points)
    means = ", ".join(f"{name} {fmean(points):.1f}" for name, points in scores.items())
    table = " ".join(["greedy"] * config.players + list(config.virtual))
    return f"{table}: {means}" + (f"; greedy above the median in {beaten(games):.1%}" if config.players == 1 else "")
