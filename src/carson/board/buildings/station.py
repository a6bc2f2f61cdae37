"""The station: stands on a straight road across the whole map and lives to see the town grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building
from carson.board.map.contents import SYMBOLS
from carson.board.map.town import LINES, PARCEL_SIDES

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Station(Building):
    name = "station"
    extra = True
    set_aside = True
    symbols = 2
    most_tiles = 1
    ruling = "B5.10"
    houses = 0

    def fits(self, game: BoardGame, parcel: int) -> bool:
        """A whole side along a line of eight roads from rim to rim (B5.10)."""
        return any(
            side in line and all(game.roads[road] for road in line) for line in LINES for side in PARCEL_SIDES[parcel]
        )

    def final_points(self, game: BoardGame, parcel: int, owner: int) -> int:
        """1 VP for every two House symbols on the whole board (B8.3)."""
        return sum(SYMBOLS[content] for content in game.contents) // 2
