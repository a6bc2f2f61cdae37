"""Pieces with a power of their own: whoever has one may use it, whatever card he has taken since.

A character that hands such pieces out names them in `Character.pieces`; `rules.py` gathers those that can come up in a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.core.compiled import mypyc_attr

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A kind of piece that players keep; the defaults do nothing."""

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """A seat's placements with the piece, before its card's say; `options` is what it could do without."""
        return options

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        """Why a placement with the piece is not possible, if it is one."""
        return None

    def income_begins(self, game: BoardGame) -> None:
        """At the start of Building income, before its duels."""

    def before_income(self, game: BoardGame, seat: int) -> None:
        """A seat's choices with the piece at Building income, after the duels and its card's choices."""
