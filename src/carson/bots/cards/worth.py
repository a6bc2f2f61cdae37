"""What a city and its characters are worth in the eyes of the card game's greedy bot, in victory points.

`worth` is what they score now, and a part of what they may still become with the cards to come; `parts` is the same, taken
apart for somebody who asks why.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from carson.cards.configuration.characters import AUCTIONEER, CAPTAIN, CHARACTER_OF, MOST_SALES, PAPERBOY, SHERIFF, Estate
from carson.cards.configuration.deck import ERA_CARDS, PARCELS_OF_KIND
from carson.cards.map.city import CAPTAINS_SIDE, SIDE, City
from carson.cards.map.contents import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from carson.cards.map.field import CARD, SIZE, rectangle
from carson.cards.round.rounds import ERAS, ROUNDS
from carson.cards.round.scoring import PER_MOUNTAIN, estate_parts
from carson.core.sums import total

# The numbers come from games of the bot itself: what its final scores depended on (least squares), then what won more.

# What may still come, as parts of the points that it would bring on the best sites.
CHOSEN: Final = 1.4  # how many parcels of a kind come to a player who wants them, compared with average cards
NEAR_SYMBOLS: Final = 0.4  # a building beside Houses
NEAR_BUILDINGS: Final = 0.1  # a House beside saloons, banks, ...: less, for few cards fit between them
NEAR_MOUNTAINS: Final = 0.7  # a mine beside mountains
NEAR_MINES: Final = 0.15  # a mountain beside mines
TOGETHER: Final = 0.5  # a building that counts what is in the city (banks and mines, ...), whichever comes first

# Victory points with all rounds left; the fewer are left, the less.
ROOM: Final = 1.5  # a parcel that is built on: a wide city has no room for its last cards, and little beside each other
JAILED: Final = 8  # of the points that outlaws cost, what a Sheriff or a prison to come will save
PROMISE: Final = {
    "governor": 22, "lawyer": 19, "chinese-worker": 23, "heroes": 8, "gunsmith": 19, "mercenary": 15, "doctor": 7,
    "auctioneer": 4, "captain": 2, "sheriff": 8, "paperboy": 10, "banker": 7, "cowboy": 4, "shopkeeper": 8,
    "prospector": 7, "teacher": 9, "singer": 15, "settler": 1, "undertaker": 7, "editor": 7,
}  # fmt: skip # what a character will bring besides what he scores now
GROWTH: Final = 52  # parcels, which the Indian loses

# Victory points at any time.
FIND: Final = 9  # the Paperboy's character
SALE: Final = 4  # a card that could be sold: it is worth something in the city too

PROMISED: Final = {CHARACTER_OF[name]: points for name, points in PROMISE.items()}
INDIAN: Final = CHARACTER_OF["indian"]
ONE_EACH: Final = (DRUGSTORE, BANK, GENERAL_STORE, CITY_HALL)  # for each symbol beside them; a saloon scores two
COUNTING: Final = ((BANK, MINE), (BLACKSMITH, MINE), (DRUGSTORE, RANCH), (BLACKSMITH, RANCH))
COUNTING_SYMBOLS: Final = (GENERAL_STORE, CHURCH)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player may still get after a round, known from the numbers of parcels on all cards (C5.1)."""

    left: float  # the part of all rounds
    of_kind: tuple[float, ...]  # parcels of each kind
    symbols: float
    beside_symbols: float  # buildings that score for the symbols beside them, saloons twice
    counting_symbols: float


@cache
def outlook(era: int, round: int) -> Outlook:
    rounds = (ROUNDS - round, ROUNDS) if era < ERAS else (0, ROUNDS - round)
    of_kind = tuple(
        CHOSEN * sum(count * parcels / ERA_CARDS for count, parcels in zip(rounds, both, strict=True))
        for both in zip(*PARCELS_OF_KIND.values(), strict=True)
    )
    return Outlook(
        left=sum(rounds) / (ERAS * ROUNDS),
        of_kind=of_kind,
        symbols=of_kind[HOUSE] + 2 * of_kind[TOWNHOUSE] + 2 * of_kind[HOTEL],
        beside_symbols=sum(of_kind[kind] for kind in ONE_EACH) + 2 * of_kind[SALOON],
        counting_symbols=sum(of_kind[kind] for kind in COUNTING_SYMBOLS),
    )


# A number for each parcel of the field is a list of sets: the parcels that have a one in it, a two, a four, ...


def add(first: int, second: int, third: int) -> tuple[int, int]:
    return first ^ second ^ third, first & second | third & (first ^ second)


def counts_near(parcels: int) -> list[int]:
    """How many of these parcels there are beside each parcel (or on it)."""
    one, two = add(parcels, parcels << SIZE, parcels >> SIZE)
    ones, twos = add(one, one << 1, one >> 1)
    more, fours = add(two, two << 1, two >> 1)
    carry = twos & more
    return [ones, twos ^ more, fours ^ carry, fours & carry]


def points_near(single: int, double: int) -> list[int]:
    """The same, where some parcels count twice."""
    ones, twos, fours, eights = counts_near(single)
    double_ones, double_twos, double_fours, _ = counts_near(double)
    twos, carry = add(twos, double_ones, 0)
    fours, carry = add(fours, double_twos, carry)
    eights, carry = add(eights, double_fours, carry)
    return [ones, twos, fours, eights, carry]


def best_sites(points: list[int], sites: int, wanted: float) -> float:
    """What so many parcels would bring together on the best of these sites."""
    groups = [(0, sites)]
    for parcels in reversed(points):  # the largest bit first, so that the best group stays first
        split = [(2 * value + bit, found & (parcels if bit else ~parcels)) for value, found in groups for bit in (1, 0)]
        groups = [group for group in split if group[1]]
    result = 0.0
    for value, found in groups:
        count = min(wanted, found.bit_count())
        result += count * value
        wanted -= count
    return result


def building_sites(city: City, captain: bool, tamed: bool) -> int:
    """Where a new building may come: parcels in reach that a card can cover with three others that are free or empty."""
    side = CAPTAINS_SIDE if captain else SIDE
    reach = rectangle(city.right - side + 1, city.left + side - 1, city.bottom - side + 1, city.top + side - 1)
    empty = city.parcels[EMPTY] | (city.parcels[OUTLAWS] if tamed else 0)
    open_land = reach & (~city.land | empty)
    corners = open_land & open_land >> 1 & open_land >> SIZE & open_land >> SIZE + 1
    return corners | corners << 1 | corners << SIZE | corners << SIZE + 1


# What a position is worth.


def worth(estate: Estate, coming: Outlook) -> float:
    """What an estate scores, with a part of what it may still become."""
    city, has = estate.city, estate.has
    value = float(total(estate_parts(estate)))
    if city.land:
        value += city_hopes(city, has(CAPTAIN), has(SHERIFF), coming)
    for character in estate.characters:
        value += PROMISED.get(character, 0) * coming.left
        if character == INDIAN:
            value -= min(GROWTH * coming.left, city.most_parcels(has(CAPTAIN)) - city.land.bit_count()) / 2
        elif character == AUCTIONEER:
            value += SALE * min(MOST_SALES - estate.sold, loose_cards(city))
        elif character == PAPERBOY:
            value += FIND
    return value


def city_hopes(city: City, captain: bool, sheriff: bool, coming: Outlook) -> float:
    """What a city may still become, in points."""
    tamed = city.tames_outlaws(sheriff)
    value = hopes_beside(city, building_sites(city, captain, tamed), coming)
    value += TOGETHER * counted_together(city, coming) - ROOM * coming.left * city.land.bit_count()
    return value if tamed else value + JAILED * coming.left * city.count(OUTLAWS)


def hopes_beside(city: City, sites: int, coming: Outlook) -> float:
    """What may be built beside something that makes it score."""
    parcels, of_kind = city.parcels, coming.of_kind
    symbols = points_near(parcels[HOUSE], parcels[TOWNHOUSE] | parcels[HOTEL])
    value = NEAR_SYMBOLS * best_sites(symbols, sites, coming.beside_symbols)
    buildings = points_near(sum(parcels[kind] for kind in ONE_EACH), parcels[SALOON])
    value += NEAR_BUILDINGS * best_sites(buildings, sites, coming.symbols)
    mountains, mines = counts_near(parcels[MOUNTAIN]), counts_near(parcels[MINE])
    value += NEAR_MOUNTAINS * PER_MOUNTAIN * best_sites(mountains, sites, of_kind[MINE])
    value += NEAR_MINES * PER_MOUNTAIN * best_sites(mines, sites, of_kind[MOUNTAIN])
    return value


def counted_together(city: City, coming: Outlook) -> float:
    """What there is, times what may come to count it."""
    count, of_kind = city.count, coming.of_kind
    together = sum(count(kind) * of_kind[other] + count(other) * of_kind[kind] for kind, other in COUNTING)
    together += city.symbols() * coming.counting_symbols
    together += sum(count(kind) for kind in COUNTING_SYMBOLS) * coming.symbols
    return together


def loose_cards(city: City) -> int:
    """How many cards neither cover another nor are covered: most of them can be sold (C3.4)."""
    once = twice = 0
    for _, corner in city.laid:
        twice |= once & CARD << corner
        once |= CARD << corner
    return sum(not twice & CARD << corner for _, corner in city.laid)


def parts(estate: Estate, coming: Outlook) -> dict[str, float]:
    """What `worth` adds up, by what it is."""
    city, captain, sheriff = estate.city, estate.has(CAPTAIN), estate.has(SHERIFF)
    tamed = city.tames_outlaws(sheriff)
    found: dict[str, float] = {
        "score": total(estate_parts(estate)),
        "beside": hopes_beside(city, building_sites(city, captain, tamed), coming) if city.land else 0.0,
        "together": TOGETHER * counted_together(city, coming),
        "room": -ROOM * coming.left * city.land.bit_count(),
        "outlaws": 0.0 if tamed else JAILED * coming.left * city.count(OUTLAWS),
    }
    return {**found, "characters": worth(estate, coming) - sum(found.values())}
