"""What a parcel of a terrain card shows, as numbers, with the signs that deck files and positions write for them."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
HOUSE: Final = 1
TOWNHOUSE: Final = 2
MOUNTAIN: Final = 3
RANCH: Final = 4
MINE: Final = 5
DRUGSTORE: Final = 6
BANK: Final = 7
SALOON: Final = 8
HOTEL: Final = 9
GENERAL_STORE: Final = 10
CHURCH: Final = 11
BLACKSMITH: Final = 12
CITY_HALL: Final = 13
PRISON: Final = 14
OUTLAWS: Final = 15

KIND_NAMES: Final = (
    "empty", "house", "townhouse", "mountain", "ranch", "mine", "drugstore", "bank", "saloon", "hotel", "general-store",
    "church", "blacksmith", "city-hall", "prison", "outlaws",
)  # fmt: skip
KINDS: Final = tuple(range(len(KIND_NAMES)))
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
BUILDINGS: Final = tuple(range(RANCH, PRISON + 1))  # all but Houses and Townhouses, which City Hall does not count (C4.3)

SIGNS: Final = ".HTMRmDBShGCbcPO"
KIND_OF_SIGN: Final = {sign: kind for kind, sign in enumerate(SIGNS)}
