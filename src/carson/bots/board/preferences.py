"""What search thinks of places that greedy does not: a correction of greedy's worth by the sort of place and the round.

Learned from searches (`training.py`), so that playouts and the choice of candidates know it without searching.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carson.board.buildings import KINDS
from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.action_track import BUILDING_3, BUILDING_12, PLACES, SPACE_NAMES, slot_of
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import PARCELS

SORTS: Final = (
    *SPACE_NAMES, *(f"tile {CONTENT_NAMES[kind]}" for kind in KINDS),
    "land by the road", "land apart", "land with something", "attack", "defend", "public", "other", "pass",
)  # fmt: skip
OF_TILE: Final = {kind: len(SPACE_NAMES) + index for index, kind in enumerate(KINDS)}
CONNECTED, APART, OCCUPIED, ATTACK, DEFEND, PUBLIC, OTHER, PASSING = range(len(SORTS) - 8, len(SORTS))


def sort_of(game: BoardGame, seat: int, place: int) -> int:
    """Which of `SORTS` a place is to a seat; -1 is no place."""
    if place < 0 or place >= PLACES:
        return OTHER
    if BUILDING_12 <= place <= BUILDING_3:
        return OF_TILE.get(game.track[slot_of(place)], OTHER)
    if place >= PARCELS:
        return place - PARCELS
    if place == game.public:
        return PUBLIC
    owner = game.owner[place]
    if owner == seat:
        return DEFEND
    if owner != NOBODY:
        return ATTACK
    return OCCUPIED if game.contents[place] != EMPTY else CONNECTED if game.connected[place] else APART


class Preferences:
    """By sort: points to add in each round, and a factor for what greedy says."""

    def __init__(self, table: Sequence[Sequence[float]]) -> None:
        self.more = tuple(tuple(row[:ROUNDS]) for row in table)
        self.factor = tuple(row[ROUNDS] for row in table)

    def worth(self, sort: int, round: int, worth: float) -> float:
        return self.more[sort][round - 1] + self.factor[sort] * worth


GREEDYS: Final = Preferences([[0.0] * ROUNDS + [1.0]] * len(SORTS))  # before anything is learned
