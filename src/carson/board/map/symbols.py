"""House symbols: how many Houses each thing on a parcel counts as (B7.1)."""

from __future__ import annotations

from typing import Final

from carson.board.map.contents import CHURCH, CITY_HALL, CONTENT_NAMES, HOTEL, HOUSE, RANCH, SCHOOL, STATION, TOWNHOUSE

_COUNTS: Final = {HOUSE: 1, TOWNHOUSE: 2, RANCH: 1, HOTEL: 2, CHURCH: 1, SCHOOL: 1, CITY_HALL: 1, STATION: 2}
SYMBOLS: Final = tuple(_COUNTS.get(content, 0) for content in range(len(CONTENT_NAMES)))
