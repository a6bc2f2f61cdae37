"""The general store: everybody buys there, its owner's Houses twice as much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building
from carson.board.map.contents import SYMBOLS
from carson.board.map.town import NEIGHBOURS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class GeneralStore(Building):
    name = "general-store"
    extra = True
    set_aside = True
    can_be_attacked = True
    level = 3

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$6 for each own House symbol beside it and $3 for each other one, another player's too (B7.1, B7.2)."""
        own = other = 0
        for neighbour in NEIGHBOURS[parcel]:
            if game.owner[neighbour] == owner:
                own += SYMBOLS[game.contents[neighbour]]
            else:
                other += SYMBOLS[game.contents[neighbour]]
        return [("own-houses", own, 6), ("other-houses", other, 3)]
