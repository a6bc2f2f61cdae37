"""What a city and its characters score, with the source of every point (C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import SHERIFF, Estate, points_of
from carson.cards.map.contents import (
    BANK,
    BLACKSMITH,
    BUILDINGS,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    KIND_NAMES,
    KINDS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
)
from carson.cards.map.field import NEAR, parcels_in
from carson.cards.round.counted import counted
from carson.core.sums import Part, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame
    from carson.cards.map.city import City, ScoredParcel

PER_MOUNTAIN: Final = 2
PER_SYMBOL_AT_SALOON: Final = 2
HOTEL_POINTS: Final = 3
OUTLAW_POINTS: Final = -6


def building_parts(city: City, parcel: int, kind: int) -> list[Part]:
    """What one building scores (C4.2, C4.3)."""
    if kind == RANCH:
        return [("ranch", (NEAR[parcel] & city.empty()).bit_count(), 1)]
    if kind == MINE:
        return [("mine", (NEAR[parcel] & city.parcels[MOUNTAIN]).bit_count(), PER_MOUNTAIN)]
    if kind == DRUGSTORE:
        return [("drugstore", city.symbols_near(parcel), 1), ("drugstore-ranches", city.count(RANCH), 1)]
    if kind == BANK:
        return [("bank", city.symbols_near(parcel), 1), ("bank-mines", city.count(MINE), 1)]
    if kind == SALOON:
        return [("saloon", city.symbols_near(parcel), PER_SYMBOL_AT_SALOON)]
    if kind == HOTEL:
        return [("hotel", 1, HOTEL_POINTS)]
    if kind == GENERAL_STORE:
        return [("general-store", city.symbols_near(parcel), 1), ("general-store-symbols", city.symbols(), 1)]
    if kind == CHURCH:
        return [("church", city.symbols(), 1)]
    if kind == BLACKSMITH:
        return [("blacksmith-ranches", city.count(RANCH), 1), ("blacksmith-mines", city.count(MINE), 1)]
    if kind == CITY_HALL:
        buildings = sum(city.count(other) for other in BUILDINGS)
        return [("city-hall", city.symbols_near(parcel), 1), ("city-hall-buildings", buildings, 1)]
    return []


def scored_parcels(city: City) -> tuple[ScoredParcel, ...]:
    """Every parcel, ascending, with its kind, score and what that counts; worked out once, for a city never changes."""
    if city.scored is None:
        kinds = sorted((parcel, kind) for kind in KINDS for parcel in parcels_in(city.parcels[kind]))
        city.scored = tuple(_scored(city, parcel, kind) for parcel, kind in kinds)
    return city.scored


def _scored(city: City, parcel: int, kind: int) -> ScoredParcel:
    score = tuple(part for part in building_parts(city, parcel, kind) if part[1])
    return parcel, kind, score, counted(city, parcel, score)


def city_parts(city: City, sheriff: bool = False) -> list[Part]:
    """What a city scores, one part for each source: all mines together, all drugstores for their Houses, ..."""
    counts: dict[tuple[str, int], int] = {}
    for kind in BUILDINGS:
        for parcel in parcels_in(city.parcels[kind]):
            for reason, count, each in building_parts(city, parcel, kind):
                counts[reason, each] = counts.get((reason, each), 0) + count
    parts = [(reason, count, each) for (reason, each), count in counts.items()]
    if city.parcels[OUTLAWS] and not city.tames_outlaws(sheriff):
        parts.append((KIND_NAMES[OUTLAWS], city.count(OUTLAWS), OUTLAW_POINTS))
    return parts


def estate_parts(estate: Estate) -> list[Part]:
    """What a city and the characters score."""
    parts = city_parts(estate.city, estate.has(SHERIFF))
    for character in estate.characters:
        parts += points_of(character, estate)
    return parts


def score_parts(game: CardGame, seat: int) -> list[Part]:
    """What a participant would score if the game ended now; a virtual player the priorities of his cards (C4.7)."""
    if game.is_virtual(seat):
        return [("priorities", sum(game.deck.priority[card] for card in game.cards_of(seat)), 1)]
    return estate_parts(game.estate(seat))


def score(game: CardGame, seat: int) -> int:
    return total(score_parts(game, seat))
