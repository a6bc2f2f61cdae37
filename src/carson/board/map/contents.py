"""What can lie on a parcel, as numbers: nothing, river, a House, a Townhouse, a mountain, or a building.

The numbers are ordered: above RIVER something stands there, from RANCH on it is a building.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
RIVER: Final = 1
HOUSE: Final = 2
TOWNHOUSE: Final = 3
MOUNTAIN: Final = 4
RANCH: Final = 5
MINE: Final = 6
DRUGSTORE: Final = 7
BANK_TILE: Final = 8
SALOON: Final = 9
HOTEL: Final = 10
CHURCH: Final = 11
PRISON: Final = 12
GENERAL_STORE: Final = 13
SCHOOL: Final = 14
BLACKSMITH: Final = 15
CITY_HALL: Final = 16
STATION: Final = 17

CONTENT_NAMES: Final = (
    "empty", "river", "house", "townhouse", "mountain", "ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church",
    "prison", "general-store", "school", "blacksmith", "city-hall", "station",
)  # fmt: skip
KINDS: Final = tuple(range(RANCH, STATION + 1))
BASE_KINDS: Final = tuple(range(RANCH, PRISON + 1))
KIND_NAMES: Final = CONTENT_NAMES[RANCH:]
CONTENT_OF: Final = {name: number for number, name in enumerate(CONTENT_NAMES)}

NOBODY: Final = -1  # the owner of an unowned parcel
