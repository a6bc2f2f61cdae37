"""The variants, a file each; and the extras that are official but in no rulebook (B10.9)."""

from __future__ import annotations

from typing import Final

from carson.board.variants.horses import Horses
from carson.board.variants.kit_carson import KitCarson
from carson.board.variants.losers_choice import LosersChoice
from carson.board.variants.might_is_right import MightIsRight
from carson.board.variants.new_beginning import NewBeginning
from carson.board.variants.outlaws import Outlaws
from carson.board.variants.river import River
from carson.board.variants.variant import Variant

VARIANTS: Final[dict[str, Variant]] = {
    variant.name: variant for variant in (NewBeginning(), River(), MightIsRight(), KitCarson(), Outlaws(), Horses())
}
EXTRAS: Final[dict[str, Variant]] = {variant.name: variant for variant in (LosersChoice(),)}
ALL_VARIANTS: Final = {**VARIANTS, **EXTRAS}
