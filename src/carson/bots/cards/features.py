"""What a seat has, in numbers: the features that the learned value of a position is a sum of (`value.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carson.bots.cards.survey import Survey
from carson.bots.cards.worth import loose_cards
from carson.cards.configuration.characters import AUCTIONEER, CHARACTER_NAMES, CHARACTER_OF, MOST_SALES, Estate
from carson.cards.map.contents import KIND_NAMES, OUTLAWS

VERSION: Final = 4  # of this list: weights of another one do not fit
POWERS: Final = 7  # the characters that are turned come first
INDIAN: Final = CHARACTER_OF["indian"]

BESIDE: Final = ("symbols", "takers", "mountains", "mines", "empties")  # of sites: `Survey.beside`
KNOTS: Final = (0, 2, 4)  # what lies beside a site counts in pieces: all of it, what is above two, and above four
MOST_BESIDE: Final = 18

SITES: Final = tuple(f"{what}-over-{knot}" for what in BESIDE for knot in KNOTS)
SHAPE: Final = ("land", "sites", "box", "rest", "indians-land")
CHARACTERS_HELD: Final = (*CHARACTER_NAMES, "characters", "loose")
FRESH: Final = tuple(f"fresh-{name}" for name in CHARACTER_NAMES[:POWERS])
BIDS: Final = ("bids", "bids-squared")
NAMES: Final = ("one", *SITES, *KIND_NAMES, "tamed", *SHAPE, *CHARACTERS_HELD, *FRESH, *BIDS)

NO_CITY: Final = [0.0] * (len(SITES) + len(KIND_NAMES) + 1 + len(SHAPE))


def shape_of(box: tuple[int, int, int, int], captain: bool) -> tuple[float, float]:
    """How large the city's box is, and what is left of the largest."""
    wide, high = box[1] - box[0] + 1, box[3] - box[2] + 1
    return wide * high / 8, (8.5 - wide) * (8.5 - high) / 8 if captain else (8 - wide) * (8 - high) / 8


def of_city(found: Survey | None, indian: bool) -> list[float]:
    """SITES, kinds and SHAPE of a city, or of none."""
    if found is None:
        return NO_CITY
    features: list[float] = []
    for beside in found.beside:
        on_sites = found.on_sites(beside)
        counts = [(count, on_sites.count(count)) for count in range(1, max(on_sites) + 1)]
        features += [sum((count - knot) * sites for count, sites in counts if count > knot) for knot in KNOTS]
    kinds: list[float] = [*found.counts, 0.0]
    if found.tamed:
        kinds[-1], kinds[OUTLAWS] = kinds[OUTLAWS], 0.0
    land = sum(found.counts)
    return [*features, *kinds, land, found.sites.count(255), *shape_of(found.box, found.captain), land if indian else 0.0]


def of_characters(estate: Estate, turned: int) -> list[float]:
    """CHARACTERS_HELD and FRESH."""
    has = [0.0] * len(CHARACTER_NAMES)
    for character in estate.characters:
        has[character] = 1.0
    loose = min(MOST_SALES - estate.sold, loose_cards(estate.city)) if has[AUCTIONEER] else 0
    return [*has, len(estate.characters), loose, *(has[power] * (1 - (turned >> power & 1)) for power in range(POWERS))]


def of_bids(own: int, others: Sequence[int]) -> tuple[float, float]:
    """What part of the others' bids the own ones beat, all together; and squared, for high bids go to high stakes."""
    linear = squared = 0.0
    for bid in range(own.bit_length()):
        if own >> bid & 1:
            beaten = 0.0
            for hand in others:
                beaten += ((hand & (1 << bid) - 1).bit_count() + 0.5 * (hand >> bid & 1)) / max(1, hand.bit_count())
            beaten /= len(others)
            linear += beaten
            squared += beaten * beaten
    return linear, squared
