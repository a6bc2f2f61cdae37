"""What the cards of our deck show: the pictures of the terrain, the backs of the characters. Not their priorities.

Which parcels share a card is written down here, for that is taste; how they lie on it, the order of the signs on each
back and the skulls are drawn with a fixed seed and then improved until they are even.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeVar

from carson.cards.characters import CHARACTERS
from carson.cards.city import Terrain
from carson.cards.deck import ERA_CARDS, ERA_NAMES, MOST_SKULLS, PLAYER_SIGNS
from carson.cards.kinds import EMPTY, HOUSE, KIND_OF_SIGN, MOUNTAIN, OUTLAWS, SIGNS, TOWNHOUSE
from carson.core.chance import draw, key_of

SEED: Final = "the deck of Carson City"

# What each card holds besides empty parcels (the signs of kinds.py); several cards of the same contents as `R x3`.
# Cards are to be worth about the same to an average city, so that it depends on the city which is the best one: what is
# little worth comes in threes, weak buildings have company, and outlaws are with the strongest.
CONTENTS: Final = {
    "era-1": """
        HHH x7, HHM x3, HMM x3, THM, TMM,
        R x10, mM x4, m x6,
        bM x2, D x3, B x3, SO, h, GO, CO, PH
    """,
    "era-2": """
        TMM x5, TH x2,
        R x4, mM x4,
        bT, DH x4, DM x2, DTO, D, BH x3, BM x2, B x3, S x5, h x4, GO, CO x2, PTH, PH x2, cO
    """,
}

STEPS: Final = 6000  # of improvement; by then hardly anything gets better


Card = TypeVar("Card")
Back = tuple[int, ...]  # the signs on a character's back by number, the strongest first


class Chance:
    """Draws that are the same in every run."""

    def __init__(self, about: str) -> None:
        self._key = key_of(f"{SEED}: {about}")
        self._draws = 0

    def number(self, sides: int) -> int:
        self._draws += 1
        return draw(self._key, self._draws, sides)

    def shuffled(self, things: Sequence[int]) -> list[int]:
        left = list(things)
        return [left.pop(self.number(len(left))) for _ in things]


# The terrain.


def contents(era: str) -> list[str]:
    """The signs on each card of an era, four to a card."""
    cards: list[str] = []
    for words in CONTENTS[era].split(","):
        signs, _, times = words.strip().partition(" x")
        cards += [signs.ljust(4, SIGNS[EMPTY])] * int(times or 1)
    return cards


def pictures(era: str) -> list[Terrain]:
    """The cards of an era: as few alike as can be, and what is on them lies evenly over corners, edges and diagonals."""
    chance = Chance(era)

    def another(card: Terrain) -> Terrain:
        first, second, third, fourth = chance.shuffled(card)
        return first, second, third, fourth

    cards = []
    for signs in contents(era):
        first, second, third, fourth = (KIND_OF_SIGN[sign] for sign in signs)
        cards.append(another((first, second, third, fourth)))
    return improved(cards, another, unevenness_of_pictures, chance)


def unevenness_of_pictures(cards: list[Terrain]) -> int:
    """Squares of how often each group of kinds lies in each corner, and two groups each way; equal pictures are worst."""
    seen = Counter(feature for card in cards for feature in features(card))
    return sum(times * times for times in seen.values()) + 10_000 * (len(cards) - len(set(cards)))


@cache
def features(card: Terrain) -> list[tuple[str, ...]]:
    return list(_features(card))


def _features(card: Terrain) -> Iterator[tuple[str, ...]]:
    groups = [group(kind) for kind in card]
    for name, corner in zip(groups, ("upper left", "upper right", "lower left", "lower right"), strict=True):
        if name:
            yield name, corner
    ways = ("beside", "above", "falling", "rising", "above", "beside")  # as combinations() tells the pairs of corners
    for (one, other), way in zip(combinations(groups, 2), ways, strict=True):
        if one and other:
            yield (*sorted((one, other)), way)


def group(kind: int) -> str:
    """What counts as the same where parcels are to lie evenly."""
    if kind == EMPTY:
        return ""
    if kind in (HOUSE, TOWNHOUSE):
        return "houses"
    return {MOUNTAIN: "mountain", OUTLAWS: "outlaws"}.get(kind, "building")


def improved(
    cards: list[Card], another: Callable[[Card], Card], unevenness: Callable[[list[Card]], int], chance: Chance
) -> list[Card]:
    """The cards after many small changes, each kept unless it makes them less even."""
    least = unevenness(cards)
    for _ in range(STEPS):
        number = chance.number(len(cards))
        changed = [*cards[:number], another(cards[number]), *cards[number + 1 :]]
        found = unevenness(changed)
        if found <= least:
            least, cards = found, changed
    return cards


# The backs of the characters.


def backs() -> list[Back]:
    """No two alike; each sign as often as any other in each place, and as often above each other sign as below it."""
    chance = Chance("backs")

    def another(back: Back) -> Back:
        one, other = chance.number(len(back)), chance.number(len(back))
        changed = list(back)
        changed[one], changed[other] = back[other], back[one]
        return tuple(changed)

    signs = range(len(PLAYER_SIGNS))
    return improved([tuple(chance.shuffled(signs)) for _ in CHARACTERS], another, unevenness_of_backs, chance)


def unevenness_of_backs(found: list[Back]) -> int:
    places = Counter((sign, place) for back in found for place, sign in enumerate(back))
    above = Counter(pair for back in found for pair in combinations(back, 2))
    squares = sum(times * times for times in (*places.values(), *above.values()))
    return squares + 10_000 * (len(found) - len(set(found)))


def skulls() -> list[int]:
    """The characters whose backs show one."""
    return sorted(Chance("skulls").shuffled(range(len(CHARACTERS)))[:MOST_SKULLS])


def terrain() -> list[Terrain]:
    """All pictures, era I first."""
    cards = [card for era in ERA_NAMES for card in pictures(era)]
    assert len(cards) == len(ERA_NAMES) * ERA_CARDS
    return cards
