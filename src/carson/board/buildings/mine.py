"""The mine: digs in the mountains beside it and brings a revolver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Building
from carson.board.map.contents import MOUNTAIN, NOBODY, RIVER
from carson.board.map.town import NEIGHBOURS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Mine(Building):
    name = "mine"
    on_track = (4, 12)
    needs_road = False
    houses = 0
    revolvers = 1
    can_be_attacked = True

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$3 for each mountain beside it that is unowned or the owner's, and $3 once for the river; no maximum (B7.2)."""
        mountains = 0
        river = False
        for neighbour in NEIGHBOURS[parcel]:
            content = game.contents[neighbour]
            if content == MOUNTAIN and game.owner[neighbour] in (NOBODY, owner):
                mountains += 1
            elif content == RIVER:
                river = True
        parts: list[Part] = [("mountains", mountains, 3)] if mountains else []
        if river:
            parts.append(("river", 1, 3))
        return parts


MINE: Final = Mine.kind
