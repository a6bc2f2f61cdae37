"""The Indian (8). Yellow: two parcels by dice. Red: no parcel costs more than $3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.contents import EMPTY
from carson.board.map.town import INNER, PARCEL_NAMES
from carson.board.state.things import OWN_PROPERTY

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PARCELS_GIVEN: Final = 2
HIGHEST_PRICE: Final = 3


class IndianYellow(Character):
    number = 8
    name = "indian"
    side = "Y"
    limit = 20

    def taken(self, game: BoardGame, seat: int) -> None:
        """The dice name inner parcels; what is not unowned and empty is rolled again (B9.6, B2.7)."""
        for _ in range(min(PARCELS_GIVEN, game.held[OWN_PROPERTY[seat]])):
            allowed = [parcel for parcel in INNER if game.contents[parcel] == EMPTY and game.can_be_claimed(parcel)]
            if allowed:
                parcel = allowed[game.draw(len(allowed))]
                game.claim(seat, parcel, "indian")
                game.tell("claim", seat=seat, place=PARCEL_NAMES[parcel])


class IndianRed(Character):
    number = 8
    name = "indian"
    side = "R"
    limit = 30

    def parcel_price(self, price: int) -> int:
        return min(price, HIGHEST_PRICE)
