"""The two editions by name (B1)."""

from __future__ import annotations

from typing import Final

FIRST: Final = "first"
BIG_BOX: Final = "big-box"
MOST_PLAYERS: Final = {FIRST: 5, BIG_BOX: 6}
