"""The hotel: a steady income, and two Houses to its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Hotel(Building):
    name = "hotel"
    symbols = 2
    can_be_attacked = True

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        return [("hotel", 1, 6)]
