"""Where a cowboy can stand: the 64 parcels (0-63) and, after them, the spaces of the action track in their order (B5.1)."""

from __future__ import annotations

from typing import Final

from carson.board.map.town import PARCEL_NAMES, PARCELS

PRICES: Final = (3, 4, 5, 6, 8, 10, 12)  # the building spaces, cheapest first: the order of `BoardGame.track`

SPACE_NAMES: Final = (
    "wages", "ammunition", "roads-3", "roads-1",
    "building-12", "building-10", "building-8", "building-6", "building-5", "building-4", "building-3",
    "parcels-income", "cowboys-income", "gambling",
    "parcels-vp", "buildings-vp", "cowboys-vp",
    "vp-5", "vp-4", "vp-3", "vp-2",
)  # fmt: skip
PLACE_NAMES: Final = PARCEL_NAMES + SPACE_NAMES
PLACES: Final = len(PLACE_NAMES)
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}

# By step of the track the ruling that tells most about it; on the others somebody wins what is there (B5.1).
RULINGS: Final = {
    "wages": "B4.4", "roads-1": "B4.4", "ammunition": "B6.1", "parcel-purchase": "B5.3", "place-kept": "B5.7",
    "building-income": "B7.4", **{name: "B5.5" for name in SPACE_NAMES if name.startswith("building-")},
    **{name: "B4.7" for name in SPACE_NAMES if name.startswith("vp-")},
}  # fmt: skip

WAGES: Final = PARCELS
AMMUNITION: Final = PARCELS + 1
ROADS_3: Final = PARCELS + 2  # "Roads (1)" of the rulebook: three roads for the winner
ROADS_1: Final = PARCELS + 3  # "Roads (2)": one road for each cowboy
BUILDING_12: Final = PARCELS + 4
BUILDING_3: Final = PARCELS + 10
PARCELS_INCOME: Final = PARCELS + 11
COWBOYS_INCOME: Final = PARCELS + 12
GAMBLING: Final = PARCELS + 13
PARCELS_VP: Final = PARCELS + 14
BUILDINGS_VP: Final = PARCELS + 15
COWBOYS_VP: Final = PARCELS + 16
VP_5: Final = PARCELS + 17
VP_2: Final = PARCELS + 20

OPEN_TO_ALL: Final = (WAGES, ROADS_1)  # any number of cowboys, no duel (B4.4)

SLOTS: Final = {f"building-{price}": slot for slot, price in enumerate(PRICES)}  # of the building spaces, by name


def slot_of(space: int) -> int:
    """The index in `PRICES` and in the track of a building space."""
    return BUILDING_3 - space


def space_of(slot: int) -> str:
    """The name of the building space at an index of the track."""
    return PLACE_NAMES[BUILDING_3 - slot]


def points_price(space: int) -> int:
    """What a victory point costs on a space of the victory point purchase."""
    return VP_2 - space + 2
