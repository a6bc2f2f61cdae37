"""The variants, a file each; and the extras that are official but in no rulebook (B10.9)."""

from __future__ import annotations

from typing import Final

from carson.board.variants.variant import Variant

VARIANTS: Final[dict[str, Variant]] = {}
EXTRAS: Final[dict[str, Variant]] = {}
ALL_VARIANTS: Final = {**VARIANTS, **EXTRAS}
