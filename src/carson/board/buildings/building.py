"""What a kind of building is: its conditions, its House symbols, what it pays and what happens when it is built.

Each kind has a file of its own beside this one and answers only what it cares about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from carson.board.map.contents import NOBODY, SYMBOLS
from carson.board.map.town import NEIGHBOURS
from carson.board.state.kinds import add_kind
from carson.core.agenda import Frame
from carson.core.compiled import mypyc_attr
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Building:
    """A kind of building; the defaults are those of most of them."""

    name: ClassVar[str]
    kind: ClassVar[int]  # its number, see `kinds.py`
    extra: ClassVar[bool] = False  # in play only where the configuration asks for it (B1.2)
    set_aside: ClassVar[bool] = False  # where it is not in play its tiles are counted too, as in earlier versions
    on_track: ClassVar[tuple[int, ...]] = ()  # spaces of the track that have such a tile when a game begins (B3.1)
    most_tiles: ClassVar[int] = 20  # that a file of figures may ask for
    symbols: ClassVar[int] = 0  # as how many Houses it counts (B7.1)
    ruling: ClassVar[str] = "B5.5"  # cited when `fits` says no
    needs_road: ClassVar[bool] = True  # B5.5
    houses: ClassVar[int] = 1  # placed together with it (B5.5)
    revolvers: ClassVar[int] = 0  # B5.8
    one_on_each_bank: ClassVar[bool] = False  # of a river (B5.11)
    can_be_attacked: ClassVar[bool] = False  # B4.6
    protects_neighbours: ClassVar[bool] = False  # nobody attacks its owner's buildings beside it
    level: ClassVar[int] = 0  # a step of its income, which has a maximum then, and the resident one more (B7.2, B7.3)

    public: ClassVar[bool] = False  # nobody owns it, whoever wins there holds it (B6.6); there is one at most
    when_drawn: ClassVar[Frame | None] = None  # the step that follows instead of laying the tile on the track
    after_duels: ClassVar[tuple[Frame, ...]] = ()  # steps of Building income between the duels and the money

    def __init_subclass__(cls) -> None:
        cls.kind = add_kind(cls.name, cls.symbols)

    def fits(self, game: BoardGame, parcel: int) -> bool:
        """A condition of this kind's own on the parcel."""
        return True

    def income(self, game: BoardGame, parcel: int, owner: int) -> list[Part]:
        """The parts of its plain income, before City Hall and the maximum."""
        return []

    def built(self, game: BoardGame, parcel: int, owner: int) -> None:
        """What happens when it has been built, besides revolvers."""

    def protects(self, place: str) -> Refusal:
        """Why a neighbour that it protects cannot be attacked."""
        raise NotImplementedError

    def is_nobodys(self, place: str, ruling: str) -> Refusal:
        """Why a public one cannot be had."""
        raise NotImplementedError

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
