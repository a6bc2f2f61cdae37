"""What our deck has to keep besides the known counts; a user's need not.

Rules of our own, and what the rulebook's examples show of the printed deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from carson.cards.configuration.deck import CARD_NAMES, ERA_CARDS, ERA_NAMES, MOST_SKULLS, PLAYER_SIGNS, TERRAIN_CARDS, Deck
from carson.cards.map.city import Terrain
from carson.cards.map.contents import BUILDINGS, EMPTY, MINE, MOUNTAIN, OUTLAWS, PRISON, RANCH, SIGNS, TOWNHOUSE


def breaches(deck: Deck) -> list[str]:
    """What a deck has against the rules, in words."""
    found = [f"{CARD_NAMES[card]} {wrong}" for card, terrain in enumerate(deck.terrain) for wrong in _of_card(card, terrain)]
    if len(deck.skulls) != MOST_SKULLS:
        found.append(f"{len(deck.skulls)} skulls")
    backs = [deck.backs[character] for character in deck.characters]
    if len(set(backs)) < len(backs):
        found.append("two backs are the same")
    for place, signs in enumerate(zip(*backs, strict=True), 1):
        if spread([signs.count(sign) for sign in range(len(PLAYER_SIGNS))]) > 1:
            found.append(f"the signs are not equally often in place {place}")
    found += [f"ties of {count} are less even than they can be" for count in uneven_ties(deck)]
    return found + [f"the rulebook's {about} cannot be" for about, possible in EXAMPLES.items() if not possible(deck)]


def _of_card(card: int, terrain: Terrain) -> Iterator[str]:
    buildings = [kind for kind in terrain if kind in BUILDINGS]
    if terrain.count(EMPTY) == len(terrain):
        yield "is empty"
    if EMPTY not in terrain and card < ERA_CARDS:
        yield "is full in era I"
    if len(buildings) > 1:
        yield "has two buildings"
    if OUTLAWS in terrain and not buildings and TOWNHOUSE not in terrain:
        yield "has outlaws and nothing good"


# Ties (C2.4).


def wins(deck: Deck, seats: Sequence[int]) -> list[int]:
    """On how many backs each of these seats is first. Backs with a skull are never on top when somebody chooses (C2.1)."""
    backs = (deck.backs[character] for character in deck.characters if character not in deck.skulls)
    first = Counter(next(sign for sign in back if sign in seats) for back in backs)
    return [first[seat] for seat in seats]


def uneven_ties(deck: Deck) -> list[int]:
    """Of how many seats ties are less even than they can be: equal where the backs can be shared, else within one."""
    backs, seats = len(deck.characters) - len(deck.skulls), range(len(PLAYER_SIGNS))
    return [
        count
        for count in range(2, len(seats) + 1)
        if any(spread(wins(deck, tied)) > (backs % count > 0) for tied in combinations(seats, count))
    ]


def spread(counts: Sequence[int]) -> int:
    return max(counts) - min(counts)


# What the rulebook's examples show.


@dataclass(frozen=True)
class Round:
    """Cards that lie in one round, and so in one era: kinds of the same priority, and kinds and a character of less."""

    priority: int
    best: tuple[int, ...]
    less: tuple[int, ...]
    stronger: str  # the sign of who wins a tie ...
    weaker: str  # ... and of who loses it

    def possible(self, deck: Deck) -> bool:
        characters = deck.characters
        weak = {character for character in characters if deck.priority[TERRAIN_CARDS + character] < self.priority}
        stronger, weaker = PLAYER_SIGNS.index(self.stronger), PLAYER_SIGNS.index(self.weaker)
        tops = {
            character
            for character in characters
            if character not in deck.skulls and deck.backs[character].index(stronger) < deck.backs[character].index(weaker)
        }
        meet = any(character != top for character in weak for top in tops)
        return meet and any(self._in_era(deck, era * ERA_CARDS) for era in range(len(ERA_NAMES)))

    def _in_era(self, deck: Deck, first: int) -> bool:
        cards = range(first, first + ERA_CARDS)
        best = all(
            any(kind in deck.terrain[card] and deck.priority[card] == self.priority for card in cards) for kind in self.best
        )
        return best and all(
            any(kind in deck.terrain[card] and deck.priority[card] < self.priority for card in cards) for kind in self.less
        )


# Two virtual players take a mine and a prison of 7, so nothing else there has as much; then the sign of the star comes
# before the cow's and takes the character, and a ranch is left.
ROUNDS_END: Final = Round(7, (MINE, PRISON), (RANCH,), "star", "cow")

# Cards of ours, by what is on them besides empty parcels, that hold what the scored city of C4.9 shows: one who took four
# characters has fourteen.
SCORED_CITY: Final = "SO DTO h h PTH BH BH R mM mM mM mM HHH TMM"


def has_scored_city(deck: Deck) -> bool:
    contents = Counter("".join(sorted(SIGNS[kind] for kind in card if kind != EMPTY)) for card in deck.terrain)
    return Counter("".join(sorted(card)) for card in SCORED_CITY.split()) <= contents


EXAMPLES: Final[dict[str, Callable[[Deck], bool]]] = {
    "end of a round": ROUNDS_END.possible,
    "card with a mine and a mountain": lambda deck: any(MINE in card and MOUNTAIN in card for card in deck.terrain),
    "several skulls in a row": lambda deck: len(deck.skulls) > 1,
    "scored city": has_scored_city,
}
