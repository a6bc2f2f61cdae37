"""What land costs: $1 and $1 for each of the nine parcels with something on it (B5.4), before any character has his say."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

from carson.board.map.contents import EMPTY, HOUSE, MOUNTAIN, RIVER, TOWNHOUSE
from carson.board.map.town import NEIGHBOURS, PARCELS
from carson.core.sums import Part

# By parcel: picks the contents of a parcel and its neighbours out of the list of all.
CONTENTS_NEAR: Final = tuple(itemgetter(parcel, *NEIGHBOURS[parcel]) for parcel in range(PARCELS))


@lru_cache(maxsize=4096)
def price_parts(near: tuple[int, ...]) -> tuple[Part, ...]:
    """The price of a parcel with these contents on it and around it: the land, and what stands there."""
    houses = near.count(HOUSE) + near.count(TOWNHOUSE)
    mountains = near.count(MOUNTAIN)
    buildings = len(near) - near.count(EMPTY) - near.count(RIVER) - houses - mountains
    counts = (("land", 1), ("buildings", buildings), ("houses", houses), ("mountains", mountains))
    return tuple((reason, count, 1) for reason, count in counts if count)


@lru_cache(maxsize=512)
def all_price_parts(contents: tuple[int, ...]) -> tuple[tuple[Part, ...], ...]:
    """The prices of all parcels, for views: between two of them the town seldom changes."""
    return tuple(price_parts(near(contents)) for near in CONTENTS_NEAR)
