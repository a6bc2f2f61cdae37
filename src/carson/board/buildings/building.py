"""What a kind of building is: its conditions, its House symbols, what it pays and what happens when it is built.

Each kind has a file of its own beside this one and answers only what it cares about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from carson.board.map.contents import NOBODY
from carson.board.map.symbols import SYMBOLS
from carson.board.map.town import NEIGHBOURS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


class Building:
    """A kind of building; the defaults are those of most of them."""

    kind: ClassVar[int]
    ruling: ClassVar[str] = "B5.5"  # cited when `fits` says no
    needs_road: ClassVar[bool] = True  # B5.5
    houses: ClassVar[int] = 1  # placed together with it (B5.5)
    revolvers: ClassVar[int] = 0  # B5.8
    can_be_attacked: ClassVar[bool] = False  # B4.6
    protects_neighbours: ClassVar[bool] = False  # nobody attacks its owner's buildings beside it
    level: ClassVar[int] = 0  # a step of its income, which City Hall adds once more (B7.2, B7.3)

    def fits(self, game: BoardGame, parcel: int) -> bool:
        """A condition of this kind's own on the parcel."""
        return True

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """The parts of its plain income, before City Hall and the maximum."""
        return []

    def built(self, game: BoardGame, parcel: int, owner: int) -> None:
        """What happens when it has been built, besides revolvers."""

    def final_points(self, game: BoardGame, parcel: int, owner: int) -> int:
        """Victory points of its own at the end of the game."""
        return 0


def adjacent_symbols(game: BoardGame, parcel: int, owner: int) -> int:
    """House symbols beside a parcel that count for an owner: his own and those on unowned parcels (B7.1)."""
    owners = game.owner
    contents = game.contents
    count = 0
    for neighbour in NEIGHBOURS[parcel]:
        if owners[neighbour] == owner or owners[neighbour] == NOBODY:
            count += SYMBOLS[contents[neighbour]]
    return count


def own_buildings(game: BoardGame, kind: int, owner: int) -> int:
    """How many of a kind an owner has on the board, wherever (B7.8)."""
    owners = game.owner
    count = 0
    parcel = -1
    for _ in range(game.contents.count(kind)):
        parcel = game.contents.index(kind, parcel + 1)
        count += owners[parcel] == owner
    return count
