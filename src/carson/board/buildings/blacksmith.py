"""The blacksmith: earns more as the town grows, and with each of its owner's ranches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.buildings.building import Building, own_buildings
from carson.board.buildings.ranch import RANCH
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Blacksmith(Building):
    name = "blacksmith"
    extra = True
    set_aside = True
    can_be_attacked = True
    level = 5

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """$5 for each round so far and for each own ranch anywhere (B7.2)."""
        return [("rounds", game.round, self.level), ("ranches", own_buildings(game, RANCH, owner), self.level)]
