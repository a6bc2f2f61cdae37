"""The saloon: the more neighbours, the better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Building, adjacent_symbols
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Saloon(Building):
    name = "saloon"
    can_be_attacked = True
    level = 5

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$5 for each House symbol beside it (B7.2)."""
        return [("houses", adjacent_symbols(game, parcel, owner), self.level)]


SALOON: Final = Saloon.kind
