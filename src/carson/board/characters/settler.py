"""The Settler (5). Yellow: a parcel of one's choice. Red: $8, or points for mountains when the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carson.board.characters.character import Character
from carson.board.characters.grocer import CASH_OR_WAIT, HAS_CASH
from carson.board.map.contents import MOUNTAIN
from carson.board.map.town import PARCELS
from carson.board.round.first_parcels import claim_by

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class SettlerYellow(Character):
    number = 5
    name = "settler"
    side = "Y"
    limit = 30

    def taken(self, game: BoardGame, seat: int) -> None:
        claim_by(game, seat)


class SettlerRed(Character):
    number = 5
    name = "settler"
    side = "R"
    limit = 20

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((CASH_OR_WAIT, seat))

    def round_ends(self, game: BoardGame, seat: int) -> None:
        """1 VP for each own mountain, instead of the $8 (B9.3)."""
        if game.mark[seat] != HAS_CASH:
            mountains = sum(game.owner[parcel] == seat and game.contents[parcel] == MOUNTAIN for parcel in range(PARCELS))
            game.gain_points(seat, mountains, "settler")
