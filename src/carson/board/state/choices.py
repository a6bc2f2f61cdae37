"""The board game's catalogue: the choices of every configuration. Characters and variants add theirs in their files."""

from __future__ import annotations

from typing import Final

from carson.board.map.action_track import PLACE_NAMES, PLACES, PRICES
from carson.board.map.contents import KIND_NAMES, RANCH
from carson.board.map.town import OTHER_SIDE_NAMES, PARCEL_NAMES, PARCELS, SIDE_NAMES, SIDES
from carson.core.choices import Catalogue

CATALOGUE: Final = Catalogue()
for _word, _means in OTHER_SIDE_NAMES.items():
    CATALOGUE.also(_word, _means)

MOST_DOLLARS: Final = 2000  # more than twelve parcels can ever pay in a round

PASS: Final = CATALOGUE.add("pass")
PLACE: Final = CATALOGUE.add("place", PLACE_NAMES)
PLACINGS: Final = frozenset(range(PLACE, PLACE + PLACES))  # all choices `place ...`
ROAD: Final = CATALOGUE.add("road", SIDE_NAMES)
ROADS_END: Final = ROAD + SIDES
CLAIM: Final = CATALOGUE.add("claim", PARCEL_NAMES)
BUY_PARCEL: Final = CATALOGUE.add("buy", PARCEL_NAMES)
BUY_TILE: Final = CATALOGUE.add("buy", KIND_NAMES)
DECLINE: Final = CATALOGUE.add("decline")
BUILD: Final = CATALOGUE.add("build", [f"{kind} {parcel}" for kind in KIND_NAMES for parcel in PARCEL_NAMES])
KEEP: Final = CATALOGUE.add("keep")
HOUSE_AT: Final = CATALOGUE.add("house", PARCEL_NAMES)
AGREE: Final = CATALOGUE.add("agree")
REFUSE: Final = CATALOGUE.add("refuse")
DUEL_AT: Final = CATALOGUE.add("duel", PARCEL_NAMES)
DONE: Final = CATALOGUE.add("done")
BUY_POINTS: Final = CATALOGUE.add("points", [str(n) for n in range(MOST_DOLLARS // 2)])
GIVE: Final = CATALOGUE.add("give", [str(n) for n in range(MOST_DOLLARS)])
FETCH: Final = CATALOGUE.add("fetch", [str(price) for price in PRICES])  # the tile on that space, by a card
TAKE_OF: Final[dict[int, int]] = {}  # `take ...` by a character's number; filled where the characters are gathered


def build_choice(kind: int, parcel: int) -> int:
    return BUILD + (kind - RANCH) * PARCELS + parcel


def built_by(choice: int) -> tuple[int, int]:
    """The kind and the parcel of a `build` choice."""
    kind, parcel = divmod(choice - BUILD, PARCELS)
    return kind + RANCH, parcel
