"""The characters: when a power is used, what it adds to a bid, what a card scores, in the order of use (C2.2, C4.6).

What the powers do besides adding to a bid is in `powers.py`; which of them are played a deck says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from carson.cards.map.city import City
from carson.cards.map.contents import BANK, DRUGSTORE, MINE, MOUNTAIN, PRISON, RANCH, SALOON
from carson.cards.map.field import NEAR, parcels_in
from carson.core.sums import Part

SCORED_BY_EDITOR: Final = 1
TURNED_BY_EDITOR: Final = 4


@dataclass(frozen=True, slots=True)
class Estate:
    """What a player has at the end: his city, his characters by number, and how many cards he sold."""

    city: City
    characters: tuple[int, ...]
    sold: int

    def has(self, character: int) -> bool:
        return character in self.characters


Points = Callable[[Estate], list[tuple[int, int]]]  # how often, points each


@dataclass(frozen=True, slots=True)
class Character:
    """A card; `power` says whether it is turned when used, `scores` whether it shows the symbol of points (C4.10)."""

    name: str
    points: Points | None = None
    power: bool = False
    boost: int = 0  # what the power adds to its holder's bid
    scores: bool = True


def _fixed(points: int) -> Points:
    return lambda estate: [(1, points)]


def _each(kind: int, points: int) -> Points:
    return lambda estate: [(estate.city.count(kind), points)]


def _singer(estate: Estate) -> list[tuple[int, int]]:
    """As much as the best saloon: 2 for each symbol beside it."""
    city = estate.city
    return [(max((city.symbols_near(saloon) for saloon in parcels_in(city.parcels[SALOON])), default=0), 2)]


def _settler(estate: Estate) -> list[tuple[int, int]]:
    """Each empty parcel beside a ranch, once."""
    beside = 0
    for ranch in parcels_in(estate.city.parcels[RANCH]):
        beside |= NEAR[ranch]
    return [((beside & estate.city.empty()).bit_count(), 1)]


def _indian(estate: Estate) -> list[tuple[int, int]]:
    free = estate.city.most_parcels(estate.has(CAPTAIN)) - estate.city.land.bit_count()
    return [((free + 1) // 2, 1)]


def _editor(estate: Estate) -> list[tuple[int, int]]:
    turned = sum(CHARACTERS[character].power for character in estate.characters)
    scoring = sum(CHARACTERS[character].scores for character in estate.characters)
    return [(turned, TURNED_BY_EDITOR), (scoring, SCORED_BY_EDITOR)]


CHARACTERS: Final = (
    # Before the bids, in this order.
    Character("governor", power=True, scores=False),
    Character("lawyer", power=True, scores=False),
    Character("chinese-worker", power=True, scores=False),
    Character("heroes", _fixed(6), power=True, boost=3),
    Character("gunsmith", power=True, boost=6, scores=False),
    # After the bids.
    Character("mercenary", power=True, boost=5, scores=False),
    Character("doctor", _fixed(5), power=True, boost=2),
    # For the city, and for points.
    Character("auctioneer", lambda estate: [(estate.sold, 7)]),
    Character("captain", _fixed(6)),
    Character("sheriff", _each(PRISON, 3)),
    Character("paperboy", _fixed(3)),
    Character("banker", _each(BANK, 4)),
    Character("cowboy", _each(RANCH, 3)),
    Character("shopkeeper", _each(DRUGSTORE, 4)),
    Character("prospector", lambda estate: [(estate.city.count(MOUNTAIN) + estate.city.count(MINE), 1)]),
    Character("teacher", lambda estate: [(estate.city.symbols(), 1)]),
    Character("singer", _singer),
    Character("settler", _settler),
    Character("indian", _indian),
    Character("undertaker", lambda estate: [(len(estate.characters), 2)]),
    Character("editor", _editor),
)
CHARACTER_NAMES: Final = tuple(character.name for character in CHARACTERS)
CHARACTER_OF: Final = {name: number for number, name in enumerate(CHARACTER_NAMES)}

GOVERNOR, LAWYER, CHINESE_WORKER, HEROES, GUNSMITH, MERCENARY, DOCTOR = range(7)
AUCTIONEER, CAPTAIN, SHERIFF, PAPERBOY = (CHARACTER_OF[name] for name in ("auctioneer", "captain", "sheriff", "paperboy"))
MOST_SALES: Final = 3  # C3.4
BEFORE_BIDS: Final = range(GOVERNOR, GUNSMITH + 1)
AFTER_BIDS: Final = range(MERCENARY, DOCTOR + 1)

Use = Literal["before-bids", "after-bids", "any-time", "before-scoring", "always"]


def use_of(character: int) -> Use:
    """When a power is used (C2.2); the others work all the time, or only score."""
    if character in BEFORE_BIDS:
        return "before-bids"
    if character in AFTER_BIDS:
        return "after-bids"
    return "any-time" if character == AUCTIONEER else "before-scoring" if character == PAPERBOY else "always"


def points_of(character: int, estate: Estate) -> list[Part]:
    """What a character scores, under its name."""
    points = CHARACTERS[character].points
    return [] if points is None else [(CHARACTER_NAMES[character], count, each) for count, each in points(estate)]
