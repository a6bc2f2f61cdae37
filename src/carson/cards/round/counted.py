"""Which parcels a building of a city counts, with the points that it scores for each (C4.2, C4.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from carson.cards.map.contents import BUILDINGS, HOTEL, HOUSE, MINE, MOUNTAIN, RANCH, TOWNHOUSE
from carson.cards.map.field import NEAR, PARCELS, parcels_in
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.cards.map.city import City, Counts

EVERYWHERE: Final = (1 << PARCELS) - 1


def counted(city: City, parcel: int, score: Iterable[Part]) -> Counts:
    """The parcels behind the parts of a building's score, ascending, each with its points."""
    points: dict[int, int] = {}
    for reason, _, each in score:
        for other, count in _PARCELS[reason](city, parcel):
            points[other] = points.get(other, 0) + count * each
    return tuple(sorted(points.items()))


Found = list[tuple[int, int]]  # parcels, each with how often it counts


def _once(parcels: int) -> Found:
    return [(parcel, 1) for parcel in parcels_in(parcels)]


def _symbols(city: City, where: int) -> Found:
    """A Townhouse and a hotel have two House symbols (C4.1)."""
    twice = city.parcels[TOWNHOUSE] | city.parcels[HOTEL]
    return [(parcel, 1 + (twice >> parcel & 1)) for parcel in parcels_in(where & (twice | city.parcels[HOUSE]))]


def _symbols_near(city: City, parcel: int) -> Found:
    return _symbols(city, NEAR[parcel])


def _symbols_of_all(city: City, _: int) -> Found:
    return _symbols(city, EVERYWHERE)


def _all(*kinds: int) -> Callable[[City, int], Found]:
    return lambda city, _: _once(sum(city.parcels[kind] for kind in kinds))


_PARCELS: Final[dict[str, Callable[[City, int], Found]]] = {
    "ranch": lambda city, parcel: _once(NEAR[parcel] & city.empty()),
    "mine": lambda city, parcel: _once(NEAR[parcel] & city.parcels[MOUNTAIN]),
    "drugstore": _symbols_near,
    "drugstore-ranches": _all(RANCH),
    "bank": _symbols_near,
    "bank-mines": _all(MINE),
    "saloon": _symbols_near,
    "hotel": lambda _, parcel: [(parcel, 1)],
    "general-store": _symbols_near,
    "general-store-symbols": _symbols_of_all,
    "church": _symbols_of_all,
    "blacksmith-ranches": _all(RANCH),
    "blacksmith-mines": _all(MINE),
    "city-hall": _symbols_near,
    "city-hall-buildings": _all(*BUILDINGS),
}
