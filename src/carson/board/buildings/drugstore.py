"""The drugstore: sells to the Houses beside it and to its owner's ranches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building, adjacent_symbols, own_buildings
from carson.board.buildings.ranch import RANCH
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Drugstore(Building):
    name = "drugstore"
    can_be_attacked = True
    level = 3

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$3 for each House symbol beside it and for each own ranch anywhere (B7.2)."""
        return [
            ("houses", adjacent_symbols(game, parcel, owner), self.level),
            ("ranches", own_buildings(game, RANCH, owner), self.level),
        ]
