"""Games of greedy bots and virtual players with a deck, and what they score: how strong virtual players are with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Final

from carson.bots import ask
from carson.bots.cards.greedy import CardsGreedyBot
from carson.cards.configuration.config import FEWEST, Config
from carson.cards.configuration.deck import Deck
from carson.cards.game import CardGame
from carson.cards.round.setup import new_game

# The virtual players of a table; greedy bots fill it.
BEGINNERS: Final = ("beginner",) * 3
EXPERTS: Final = ("expert",) * 3
MIXED: Final = ("expert", "beginner", "beginner")
SOLO: Final = (BEGINNERS, EXPERTS, MIXED)
TABLES: Final = (*SOLO, ("beginner",), ())


@dataclass(frozen=True)
class Game:
    """One to be played, and what came of it: the scores, the terrain cards that were revealed and those nobody took."""

    config: Config
    seed: str
    points: tuple[int, ...] = ()
    revealed: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


def play(game: Game) -> Game:
    playing = new_game(game.config, game.seed)
    bots = [CardsGreedyBot(seat) for seat in range(game.config.players)]
    while playing.waiting:
        seat = playing.waiting[0]
        playing.apply(seat, ask(bots[seat], playing, seat))
    named = {kind: tuple(_cards_named(playing, kind)) for kind in ("reveal", "left-over")}
    return replace(game, points=tuple(playing.points()), revealed=named["reveal"], left=named["left-over"])


def _cards_named(game: CardGame, kind: str) -> Iterator[str]:
    """The cards in all events of a kind."""
    for event in game.events or []:
        if event.kind == kind:
            cards = event.values["cards"]
            assert isinstance(cards, list)
            yield from map(str, cards)


def table(deck: Deck, levels: tuple[str, ...], count: int, seed: str) -> list[Game]:
    """Games of these virtual players and greedy bots, four together."""
    config = Config(FEWEST - len(levels), levels, deck)
    return [Game(config, f"{seed} {number}") for number in range(count)]


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


def taken(games: Sequence[Game]) -> dict[str, tuple[int, int]]:
    """How often each terrain card was taken, and how often it could be; those that are left most often come first."""
    revealed = Counter(card for game in games for card in game.revealed)
    left = Counter(card for game in games for card in game.left)
    found = {card: (times - left[card], times) for card, times in revealed.items()}
    return dict(sorted(found.items(), key=lambda item: item[1][0] / item[1][1]))
