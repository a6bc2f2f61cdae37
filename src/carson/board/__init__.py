"""Carson City, the board game: both editions, characters and buildings a file each."""

from __future__ import annotations

from carson.board.configuration.config import Config, preset
from carson.board.game import BoardGame
from carson.board.round.setup import new_game

__all__ = ["BoardGame", "Config", "new_game", "preset"]
