"""The field on which a city lies: 28 x 28 parcels, so large that no city can reach its rim, and sets of parcels on it.

A set of parcels is a number with a bit for each of them, so that one operation looks at a whole city. Parcels count from 0
(upper left) row by row; their names have the column first and rows from below, as on a map (`n15` is near the middle). A
card is named after its upper left parcel. The first card of a city lies in the middle; a city moves from there only as
its box of at most nine does, and with the Auctioneer's three sales at most six parcels more.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

SIZE: Final = 28
PARCELS: Final = SIZE * SIZE
COLUMN_NAMES: Final = (*ascii_lowercase, "aa", "ab")

PARCEL_NAMES: Final = tuple(f"{COLUMN_NAMES[parcel % SIZE]}{SIZE - parcel // SIZE}" for parcel in range(PARCELS))
PARCEL_OF: Final = {name: parcel for parcel, name in enumerate(PARCEL_NAMES)}
MIDDLE: Final = SIZE * (SIZE // 2 - 1) + SIZE // 2 - 1

# The four parcels of a card: how far they are from the upper left one, and the set of them.
CORNERS: Final = (0, 1, SIZE, SIZE + 1)
CARD: Final = sum(1 << corner for corner in CORNERS)

_FIRST_COLUMN: Final = sum(1 << SIZE * row for row in range(SIZE))


def rectangle(left: int, right: int, top: int, bottom: int) -> int:
    """The set of the parcels from one column and row to another; what is beyond the rim is left out."""
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, SIZE - 1), min(bottom, SIZE - 1)
    if left > right or top > bottom:
        return 0
    columns = ((1 << right + 1) - (1 << left)) * _FIRST_COLUMN
    rows = (1 << SIZE * (bottom + 1)) - (1 << SIZE * top)
    return columns & rows


def _near(parcel: int) -> int:
    row, column = divmod(parcel, SIZE)
    return rectangle(column - 1, column + 1, row - 1, row + 1) & ~(1 << parcel)


NEAR: Final = tuple(_near(parcel) for parcel in range(PARCELS))  # adjacent in all eight directions (C4.1)


def spread(parcels: int) -> int:
    """A set and all parcels that share a side with it, for sets that stay away from the rim."""
    return parcels | parcels << 1 | parcels >> 1 | parcels << SIZE | parcels >> SIZE


def parcels_in(parcels: int) -> list[int]:
    """The parcels of a set, ascending."""
    found = []
    while parcels:
        lowest = parcels & -parcels
        found.append(lowest.bit_length() - 1)
        parcels ^= lowest
    return found
