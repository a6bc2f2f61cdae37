"""The bank: serves the Houses beside it and its owner's mines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building, adjacent_symbols, own_buildings
from carson.board.buildings.mine import MINE
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Bank(Building):
    name = "bank"
    can_be_attacked = True
    level = 3

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$3 for each House symbol beside it and for each own mine anywhere (B7.2)."""
        return [
            ("houses", adjacent_symbols(game, parcel, owner), self.level),
            ("mines", own_buildings(game, MINE, owner), self.level),
        ]
