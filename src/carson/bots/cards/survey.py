"""A city as the levels see it: a byte for each parcel, so that what lies beside all parcels at once is a few additions.

A number with a byte for each parcel (a map) is added to itself moved by one parcel or one row, and a table turns what lies
beside a site into what the site is worth. So it is quickly known what a card would bring at every place (`value.Ground`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from carson.cards.configuration.characters import CAPTAIN, SHERIFF, Estate
from carson.cards.map.city import CAPTAINS_SIDE, SIDE
from carson.cards.map.contents import (
    BANK,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    KINDS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from carson.cards.map.field import SIZE, parcels_in

ACROSS: Final = 18  # parcels: as far as a city may still reach, and a rim
LANES: Final = ACROSS * ACROSS
ROW: Final = 8 * ACROSS  # bits
FREE: Final = 16  # where no card lies; above the kinds
ALL: Final = (1 << 8 * LANES) - 1


def by_kind(values: dict[int, int]) -> bytes:
    """A table for `translate`: a byte for each kind."""
    return bytes(values.get(kind, 0) for kind in range(256))


SYMBOLS: Final = by_kind({HOUSE: 1, TOWNHOUSE: 2, HOTEL: 2})
TAKERS: Final = by_kind({DRUGSTORE: 1, BANK: 1, GENERAL_STORE: 1, CITY_HALL: 1, SALOON: 2})
MOUNTAINS: Final = by_kind({MOUNTAIN: 1})
MINES: Final = by_kind({MINE: 1})
RANCHES: Final = by_kind({RANCH: 1})
EMPTIES: Final = (by_kind({EMPTY: 1}), by_kind({EMPTY: 1, OUTLAWS: 1}))  # with a prison
OPEN: Final = (by_kind({EMPTY: 255, FREE: 255}), by_kind({EMPTY: 255, OUTLAWS: 255, FREE: 255}))  # tamed


def number(parcels: bytes) -> int:
    return int.from_bytes(parcels, "little")


def bytes_of(parcels: int) -> bytes:
    return (parcels & ALL).to_bytes(LANES, "little")


def near(parcels: int) -> int:
    """For each parcel the sum over itself and the eight beside it."""
    across = parcels + (parcels << 8) + (parcels >> 8)
    return across + (across << ROW) + (across >> ROW)


@cache
def reach(left: int, right: int, top: int, bottom: int, side: int) -> int:
    """The parcels that a city of this box may still come to, as a map of 255."""
    columns = range(max(1, right - side + 1), min(ACROSS - 1, left + side))
    rows = range(max(1, bottom - side + 1), min(ACROSS - 1, top + side))
    found = bytearray(LANES)
    for row in rows:
        for column in columns:
            found[ACROSS * row + column] = 255
    return number(bytes(found))


class Survey:
    """What lies in a city and beside each of its sites. Rows and columns are its own: `origin` is the field's first."""

    __slots__ = (
        "box", "captain", "counts", "empties", "kinds", "mines", "mountains", "open", "origin", "ranches", "sites",
        "symbols", "takers", "tamed",
    )  # fmt: skip

    def __init__(self, kinds: bytes, box: tuple[int, int, int, int], origin: int, captain: bool, sheriff: bool) -> None:
        self.kinds, self.box, self.origin = kinds, box, origin
        prison = PRISON in kinds
        self.captain, self.tamed = captain, sheriff or prison
        self.counts = [kinds.count(kind) for kind in KINDS]
        self.open = number(kinds.translate(OPEN[self.tamed])) & reach(*box, CAPTAINS_SIDE if captain else SIDE)
        self.sites = bytes_of(self.open)
        self.symbols = bytes_of(near(number(kinds.translate(SYMBOLS))))
        self.takers = bytes_of(near(number(kinds.translate(TAKERS))))
        self.mountains = bytes_of(near(number(kinds.translate(MOUNTAINS))))
        self.mines = bytes_of(near(number(kinds.translate(MINES))))
        self.ranches = bytes_of(near(number(kinds.translate(RANCHES))))
        self.empties = bytes_of(near(number(kinds.translate(EMPTIES[prison]))))

    @property
    def beside(self) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """What makes a site good, each as a map."""
        return self.symbols, self.takers, self.mountains, self.mines, self.empties

    def on_sites(self, beside: bytes) -> bytes:
        """A map with nothing but what is beside sites."""
        return bytes_of(number(beside) & self.open)


def survey(estate: Estate) -> Survey:
    """The survey of a city with land."""
    city = estate.city
    first_row, first_column = city.bottom - SIDE - 1, city.right - SIDE - 1
    origin = SIZE * first_row + first_column
    kinds = bytearray([FREE]) * LANES
    for kind in KINDS:
        for parcel in parcels_in(city.parcels[kind]):
            row, column = divmod(parcel, SIZE)
            kinds[ACROSS * (row - first_row) + column - first_column] = kind
    box = (city.left - first_column, city.right - first_column, city.top - first_row, city.bottom - first_row)
    return Survey(bytes(kinds), box, origin, CAPTAIN in estate.characters, SHERIFF in estate.characters)
