"""The map as tables: parcels, their neighbours, the points where roads meet, and the 144 places for roads (B2.1-B2.4).

A parcel is a number from 0 (`a1`, lower left) to 63 (`h8`); a point is a corner of parcels; a road lies on a side.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 8
PARCELS: Final = SIZE * SIZE
COLUMNS: Final = "abcdefgh"

PARCEL_NAMES: Final = tuple(f"{COLUMNS[p % SIZE]}{p // SIZE + 1}" for p in range(PARCELS))
PARCEL_OF: Final = {name: p for p, name in enumerate(PARCEL_NAMES)}


def _neighbours(parcel: int) -> tuple[int, ...]:
    row, column = divmod(parcel, SIZE)
    return tuple(
        r * SIZE + c
        for r in range(max(row - 1, 0), min(row + 2, SIZE))
        for c in range(max(column - 1, 0), min(column + 2, SIZE))
        if (r, c) != (row, column)
    )


NEIGHBOURS: Final = tuple(_neighbours(p) for p in range(PARCELS))  # B2.3

# The dice name the inner 6 x 6 parcels (B2.2).
INNER: Final = tuple(row * SIZE + column for row in range(1, SIZE - 1) for column in range(1, SIZE - 1))

POINTS: Final = (SIZE + 1) ** 2
SIDES: Final = 2 * SIZE * (SIZE + 1)  # places for roads


def _point(x: int, y: int) -> int:
    return y * (SIZE + 1) + x


def _horizontal(x: int, y: int) -> int:
    return y * SIZE + x


def _vertical(x: int, y: int) -> int:
    return SIZE * (SIZE + 1) + x * SIZE + y


def _side_tables() -> tuple[tuple[tuple[int, int], ...], tuple[str, ...], dict[str, str]]:
    """The end points and the name of each place for a road, and the other names it goes by.

    A road is named after the parcel below it (`d4n`) or to its left (`d4e`); on the lower and left rim after the parcel
    inside (`d1s`, `a4w`). `d5s` means `d4n`.
    """
    ends: dict[int, tuple[int, int]] = {}
    names: dict[int, str] = {}
    other_names: dict[str, str] = {}
    for y in range(SIZE + 1):
        for x in range(SIZE):
            side = _horizontal(x, y)
            ends[side] = (_point(x, y), _point(x + 1, y))
            names[side] = f"{COLUMNS[x]}{y}n" if y else f"{COLUMNS[x]}1s"
            if 0 < y < SIZE:
                other_names[f"{COLUMNS[x]}{y + 1}s"] = names[side]
    for x in range(SIZE + 1):
        for y in range(SIZE):
            side = _vertical(x, y)
            ends[side] = (_point(x, y), _point(x, y + 1))
            names[side] = f"{COLUMNS[x - 1]}{y + 1}e" if x else f"a{y + 1}w"
            if 0 < x < SIZE:
                other_names[f"{COLUMNS[x]}{y + 1}w"] = names[side]
    return tuple(ends[s] for s in range(SIDES)), tuple(names[s] for s in range(SIDES)), other_names


_TABLES: Final = _side_tables()
SIDE_ENDS: Final = _TABLES[0]
SIDE_NAMES: Final = _TABLES[1]
OTHER_SIDE_NAMES: Final = _TABLES[2]
SIDE_OF: Final = {name: side for side, name in enumerate(SIDE_NAMES)}


def _parcel_sides(parcel: int) -> tuple[int, int, int, int]:
    y, x = divmod(parcel, SIZE)
    return _horizontal(x, y + 1), _vertical(x + 1, y), _horizontal(x, y), _vertical(x, y)


def _parcel_points(parcel: int) -> tuple[int, int, int, int]:
    y, x = divmod(parcel, SIZE)
    return _point(x, y), _point(x + 1, y), _point(x, y + 1), _point(x + 1, y + 1)


PARCEL_SIDES: Final = tuple(_parcel_sides(p) for p in range(PARCELS))  # north, east, south, west
PARCEL_POINTS: Final = tuple(_parcel_points(p) for p in range(PARCELS))
POINT_PARCELS: Final = tuple(tuple(p for p in range(PARCELS) if point in PARCEL_POINTS[p]) for point in range(POINTS))
POINT_SIDES: Final = tuple(tuple(s for s in range(SIDES) if point in SIDE_ENDS[s]) for point in range(POINTS))
SIDE_PARCELS: Final = tuple(tuple(p for p in range(PARCELS) if side in PARCEL_SIDES[p]) for side in range(SIDES))

# The 18 straight lines of eight roads from rim to rim (B5.10).
LINES: Final = tuple(tuple(_horizontal(x, y) for x in range(SIZE)) for y in range(SIZE + 1)) + tuple(
    tuple(_vertical(x, y) for y in range(SIZE)) for x in range(SIZE + 1)
)
