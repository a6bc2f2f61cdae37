"""Where a character is when no seat has it."""

from __future__ import annotations

from typing import Final

IN_PILE: Final = -1
ON_OFFER: Final = -2
LEFT_OVER: Final = -3
