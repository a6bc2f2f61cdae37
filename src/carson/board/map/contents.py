"""What can lie on a parcel, as numbers: nothing, river, a House, a Townhouse, a mountain, or a building.

The numbers are ordered: above RIVER something stands there, from BUILDING on it is a building. Each kind of building gets
its number when its own file adds it; what is written down has the name.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
RIVER: Final = 1
HOUSE: Final = 2
TOWNHOUSE: Final = 3
MOUNTAIN: Final = 4
BUILDING: Final = 5

CONTENT_NAMES: Final = ["empty", "river", "house", "townhouse", "mountain"]
CONTENT_OF: Final = {name: number for number, name in enumerate(CONTENT_NAMES)}
SYMBOLS: Final = [0, 0, 1, 2, 0]  # as how many Houses each counts (B7.1)

NOBODY: Final = -1  # the owner of an unowned parcel


def add_content(name: str, symbols: int) -> int:
    """Another kind of building."""
    CONTENT_OF[name] = len(CONTENT_NAMES)
    CONTENT_NAMES.append(name)
    SYMBOLS.append(symbols)
    return CONTENT_OF[name]
