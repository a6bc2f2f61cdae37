"""The ranch: lives on the open land around it and brings a revolver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Building
from carson.board.map.contents import RIVER
from carson.board.map.town import NEIGHBOURS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Ranch(Building):
    name = "ranch"
    symbols = 1
    on_track = (3, 10)
    needs_road = False
    houses = 0
    revolvers = 1
    can_be_attacked = True

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$1 for each free parcel beside it, whoever owns it, river too; at least $1 (B7.2)."""
        contents = game.contents
        free = sum(contents[neighbour] <= RIVER for neighbour in NEIGHBOURS[parcel])
        return [("free-parcels", free, 1)] if free else [("at-least", 1, 1)]


RANCH: Final = Ranch.kind
