"""A player's city: terrain cards where they lie, what its parcels show, and where a further card may go (C3).

A city never changes: to lay or to sell a card makes another one, so that copies of a game share cities.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carson.cards.map.contents import EMPTY, HOTEL, HOUSE, KINDS, OUTLAWS, PRISON, TOWNHOUSE
from carson.cards.map.field import CARD, CORNERS, MIDDLE, NEAR, SIZE, parcels_in, rectangle, spread
from carson.core.sums import Part

Terrain = tuple[int, int, int, int]  # the kinds of a card's parcels: upper row, lower row
Laid = tuple[int, int]  # a card's number and the parcel of its upper left corner
Counts = tuple[tuple[int, int], ...]  # parcels, each with its points
ScoredParcel = tuple[int, int, tuple[Part, ...], Counts]  # its kind, what a building there scores, and for which parcels

SIDE: Final = 8  # parcels (C3.1)
CAPTAINS_SIDE: Final = 9


class City:
    """Cards laid one after the other, the newest on top.

    `parcels` has the set of parcels of each kind, `land` the set of all. `ground` is land that belongs to no card: what a
    position draws without saying which cards it is made of; such land cannot be sold. `scored` keeps what
    `scoring.scored_parcels` has worked out.
    """

    __slots__ = ("bottom", "ground", "laid", "land", "left", "parcels", "right", "scored", "top")

    parcels: list[int]
    scored: tuple[ScoredParcel, ...] | None

    def __init__(self, parcels: list[int], laid: tuple[Laid, ...] = (), ground: tuple[int, ...] = ()) -> None:
        self.parcels = parcels
        self.laid = laid
        self.ground = ground
        self.land = sum(parcels)  # a parcel has one kind, so the sum is the set of all
        self.scored = None
        if self.land:
            self._measure()

    def _measure(self) -> None:
        """The columns and rows that the city takes up now (C3.1)."""
        land = self.land
        self.top = ((land & -land).bit_length() - 1) // SIZE
        self.bottom = (land.bit_length() - 1) // SIZE
        columns = 0
        for row in range(self.top, self.bottom + 1):
            columns |= land >> SIZE * row
        columns &= (1 << SIZE) - 1
        self.left = (columns & -columns).bit_length() - 1
        self.right = columns.bit_length() - 1

    def kind_at(self, parcel: int) -> int | None:
        """What a parcel shows; None where no card lies."""
        bit = 1 << parcel
        return next((kind for kind in KINDS if self.parcels[kind] & bit), None)

    # What scoring asks.

    def count(self, kind: int) -> int:
        return self.parcels[kind].bit_count()

    def tames_outlaws(self, sheriff: bool) -> bool:
        """Whether outlaws do no harm and may be covered: with the Sheriff or a prison (C3.2, C4.4)."""
        return sheriff or bool(self.parcels[PRISON])

    def empty(self) -> int:
        """The empty parcels; with a prison those of outlaws too (C4.5)."""
        parcels = self.parcels
        return parcels[EMPTY] | parcels[OUTLAWS] if parcels[PRISON] else parcels[EMPTY]

    def symbols(self) -> int:
        """House symbols in the whole city (C4.1)."""
        parcels = self.parcels
        return parcels[HOUSE].bit_count() + 2 * (parcels[TOWNHOUSE] | parcels[HOTEL]).bit_count()

    def symbols_near(self, parcel: int) -> int:
        """House symbols beside a parcel."""
        near, parcels = NEAR[parcel], self.parcels
        return (near & parcels[HOUSE]).bit_count() + 2 * (near & (parcels[TOWNHOUSE] | parcels[HOTEL])).bit_count()

    @staticmethod
    def most_parcels(captain: bool) -> int:
        return SIDE * (CAPTAINS_SIDE if captain else SIDE)

    def most_across(self, captain: bool) -> tuple[int, int]:
        """How wide and how high it may become as it lies (C3.1)."""
        if not self.land:
            return SIDE, SIDE
        wide, high = self.right - self.left + 1, self.bottom - self.top + 1
        widest = CAPTAINS_SIDE if captain and high <= SIDE else SIDE
        return widest, CAPTAINS_SIDE if captain and wide <= SIDE else SIDE

    # Laying a card.

    def coverable(self, kind: int, tamed: bool) -> int:
        """The parcels that a new parcel of this kind may cover (C3.2, C3.3). Tamed: outlaws count as empty."""
        parcels = self.parcels
        allowed = parcels[EMPTY]
        if tamed:
            allowed |= parcels[OUTLAWS]
        if kind not in (EMPTY, OUTLAWS):
            allowed |= parcels[kind]
            if kind == TOWNHOUSE:
                allowed |= parcels[HOUSE]
        return allowed

    def touching(self) -> int:
        """The corners from which a card would share a side with the city or lie on it (C3.2)."""
        near = spread(self.land)
        return near | near >> 1 | near >> SIZE | near >> SIZE + 1

    def within(self, captain: bool) -> int:
        """The corners from which a card would leave the city within its size (C3.1)."""
        if not captain:
            return self._box(SIDE, SIDE)
        return self._box(CAPTAINS_SIDE, SIDE) | self._box(SIDE, CAPTAINS_SIDE)

    def fits(self, captain: bool) -> bool:
        """Whether the city has its size, and not more."""
        return bool(self.within(captain))

    def _box(self, width: int, height: int) -> int:
        if self.right - self.left >= width or self.bottom - self.top >= height:
            return 0
        last = SIZE - 2  # a card has two columns and rows
        right, bottom = min(self.left + width - 2, last), min(self.top + height - 2, last)
        return rectangle(self.right - width + 1, right, self.bottom - height + 1, bottom)

    def places(self, terrain: Terrain, captain: bool, tamed: bool) -> list[int]:
        """Where a card may be laid, by its upper left parcel. A first card lies in the middle: anywhere is the same."""
        if not self.land:
            return [MIDDLE]
        free = ~self.land
        corners = self.touching() & self.within(captain)
        for kind, corner in zip(terrain, CORNERS):
            corners &= (free | self.coverable(kind, tamed)) >> corner
        return parcels_in(corners)

    def with_card(self, card: int, terrain: Terrain, corner: int) -> City:
        covered = ~(CARD << corner)
        parcels = [kind & covered for kind in self.parcels]
        for kind, offset in zip(terrain, CORNERS):
            parcels[kind] |= 1 << corner + offset
        return City(parcels, (*self.laid, (card, corner)), self.ground)

    # Selling one.

    def can_sell(self, card: int) -> bool:
        """A card that neither covers another nor is covered, and without which the city stays connected (C3.4)."""
        footprints = [CARD << corner for number, corner in self.laid if number == card]
        if not footprints:
            return False
        (own,) = footprints
        others = sum(self.ground)
        for number, corner in self.laid:
            if number != card:
                others |= CARD << corner
        return not own & others and is_connected(others)

    def for_sale(self) -> list[int]:
        return [card for card, _ in self.laid if self.can_sell(card)]

    def without(self, card: int) -> City:
        corner = next(corner for number, corner in self.laid if number == card)
        kept = ~(CARD << corner)
        return City(
            [kind & kept for kind in self.parcels], tuple(laid for laid in self.laid if laid[0] != card), self.ground
        )


NO_CITY: Final = City([0] * len(KINDS))


def is_connected(parcels: int) -> bool:
    """Whether a set of parcels hangs together side by side. None at all do."""
    reached = parcels & -parcels
    while True:
        further = spread(reached) & parcels
        if further == reached:
            return reached == parcels
        reached = further


def city_of(cards: Sequence[Laid], terrain: Sequence[Terrain], ground: tuple[int, ...] = ()) -> City:
    """The city that these cards make, laid in this order on the ground."""
    city = City(list(ground) if ground else [0] * len(KINDS), (), ground)
    for card, corner in cards:
        city = city.with_card(card, terrain[card], corner)
    return city
