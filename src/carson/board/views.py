"""What a seat may know of a board game, as plain values for JSON. Only here does anything leave the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def view_of(game: BoardGame, seat: int) -> dict[str, object]:
    return {}
