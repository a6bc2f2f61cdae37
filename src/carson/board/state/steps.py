"""The table of the board game's steps: each module that has a step or a decision adds it here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.core.agenda import Steps

if TYPE_CHECKING:
    from carson.board.game import BoardGame

STEPS: Final[Steps[BoardGame]] = Steps()
