"""What the card game counts: victory points, which come from the bank when the game is scored. Cards are no counts."""

from __future__ import annotations

from typing import Final

from carson.core.ledger import Things

THINGS: Final = Things()

POINTS: Final = THINGS.add("points")
