"""The card game's steps: every module that has tasks or decisions registers them here when it is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.core.agenda import Steps

if TYPE_CHECKING:
    from carson.cards.game import CardGame

STEPS: Final[Steps[CardGame]] = Steps()
