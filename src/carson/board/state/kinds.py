"""The kinds of buildings as a state counts them: each is a content of parcels, has tiles in the ledger, and choices."""

from __future__ import annotations

from typing import Final

from carson.board.map.contents import BUILDING, add_content
from carson.board.map.town import PARCEL_NAMES
from carson.board.state.choices import A_BUILDING, CATALOGUE
from carson.board.state.things import THINGS

# By content: its tiles, the choice `buy ...`, the first of the choices `build ...`; none for what is no building.
TILES_OF: Final = [-1] * BUILDING
BUY_TILE: Final = [-1] * BUILDING
BUILD: Final = [-1] * BUILDING
BUILT: Final[dict[int, tuple[int, int]]] = {}  # by choice `build ...`, the kind and the parcel


def add_kind(name: str, symbols: int) -> int:
    """Another kind; its number among the contents is its number everywhere."""
    kind = add_content(name, symbols)
    TILES_OF.append(THINGS.add(name))
    BUY_TILE.append(CATALOGUE.add("buy", [name], "tile-{}".format))
    sites = [f"{name} {parcel}" for parcel in PARCEL_NAMES]
    BUILD.append(CATALOGUE.add("build", sites, lambda words: words.split()[1], A_BUILDING))
    BUILT.update({BUILD[kind] + parcel: (kind, parcel) for parcel in range(len(PARCEL_NAMES))})
    return kind


def tiles_of(kind: int) -> int:
    return TILES_OF[kind]


def build_choice(kind: int, parcel: int) -> int:
    return BUILD[kind] + parcel
