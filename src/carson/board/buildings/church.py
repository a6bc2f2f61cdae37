"""The church: nobody attacks its owner's buildings beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Building
from carson.board.map.town import NEIGHBOURS, PARCEL_NAMES
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Church(Building):
    name = "church"
    symbols = 1
    protects_neighbours = True

    def protects(self, place: str) -> Refusal:
        return Refusal("church-protects", "B4.6", place=place)

    def built(self, game: BoardGame, parcel: int, owner: int) -> None:
        """An attack beside a new church is called off: everybody there goes home, the defender too (B6.5).

        Where an outlaw stands they stay and fight him.
        """
        for neighbour in NEIGHBOURS[parcel]:
            standing = game.standing[neighbour]
            if game.owner[neighbour] == owner and standing & ~(1 << owner) and neighbour not in game.blocked:
                game.announce("attack-called-off", seat=owner, place=PARCEL_NAMES[neighbour])
                for seat in game.in_pass_order(standing):
                    game.leave(neighbour, seat, home=True, reason="church")


CHURCH: Final = Church.kind
