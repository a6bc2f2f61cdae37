"""Whole games of random choices in which players seek each other's company, so that there are many duels."""

from __future__ import annotations

from random import Random

from carson.board.game import BoardGame
from carson.board.round.placing import place_of
from carson.board.state.choices import PASS
from tests.conformance.walk import MOST_CHOICES, random_choice
from tests.rules.table import KIND, totals


def brawl(game: BoardGame, seed: str) -> None:
    """Play to the end: cowboys go where others stand if they can; nothing countable comes from nowhere."""
    random = Random(seed)
    before = totals(game)
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        seat = random.choice(game.waiting)
        game.choose(seat, brawlers_choice(game, seat, random))
    assert game.over
    assert totals(game) == before


def brawlers_choice(game: BoardGame, seat: int, random: Random) -> int:
    legal = game.legal(seat)
    if PASS in legal:
        places = [(choice, place_of(game, choice)) for choice in legal]
        crowded = [choice for choice, place in places if place is not None and game.standing[place]]
        anywhere = [choice for choice, place in places if place is not None]
        if anywhere and random.random() < 0.9:
            return random.choice(crowded if crowded and random.random() < 0.7 else anywhere)
    return random_choice(KIND, game, seat, random)
