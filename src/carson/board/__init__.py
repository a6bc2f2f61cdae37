"""Carson City, the board game: both editions, characters and buildings a file each."""

from __future__ import annotations

from carson.board.config import Config, preset
from carson.board.game import BoardGame
from carson.board.setup import new_game

__all__ = ["BoardGame", "Config", "new_game", "preset"]
