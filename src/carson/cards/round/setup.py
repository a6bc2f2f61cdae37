"""A new card game at its first decision."""

from __future__ import annotations

from carson.cards.configuration.config import Config
from carson.cards.game import CardGame
from carson.cards.round.rounds import START_ERA, next_character
from carson.cards.state.steps import STEPS
from carson.core.agenda import advance


def new_game(config: Config, seed: str, quiet: bool = False) -> CardGame:
    """A quiet game keeps no events."""
    game = CardGame(config, seed)
    if quiet:
        game.events = None
    next_character(game)  # the back of the first one lies open
    game.agenda.append((START_ERA, 1))
    advance(game, STEPS)
    return game
