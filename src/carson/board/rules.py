"""What follows from a configuration, gathered once when the game is made and shared by all its copies."""

from __future__ import annotations

from typing import Final

from carson.board.building import PLACE_KEPT
from carson.board.building_income import BUILDING_INCOME
from carson.board.config import Config
from carson.board.contents import BASE_KINDS, CONTENT_NAMES, CONTENT_OF, RANCH
from carson.board.editions import FIRST
from carson.board.parcel_purchase import PARCEL_PURCHASE
from carson.board.places import (
    AMMUNITION,
    BUILDING_3,
    BUILDING_12,
    BUILDINGS_VP,
    COWBOYS_INCOME,
    COWBOYS_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    ROADS_3,
    VP_2,
    VP_5,
)  # fmt: skip
from carson.board.spaces import CONTEST, ROAD_GANG, WAGES_PAID
from carson.core.agenda import Frame

ROUNDS: Final = 4


class Rules:
    """The configuration worked out: never changed during a game."""

    __slots__ = (
        "config",
        "crossings",
        "data",
        "edition",
        "highest",
        "kept_for_later",
        "kinds",
        "players",
        "sequence",
        "townhouses",
    )

    def __init__(self, config: Config) -> None:
        self.config = config
        self.data = config.data
        self.edition = config.edition
        self.players = config.players
        self.townhouses = config.edition != FIRST
        self.kept_for_later = config.edition == FIRST
        self.kinds = (*BASE_KINDS, *(CONTENT_OF[name] for name in config.extra_buildings))
        highest = config.data.highest[config.edition]
        self.highest = tuple(highest[content - RANCH] if content >= RANCH else 0 for content in range(len(CONTENT_NAMES)))
        self.crossings: frozenset[int] = frozenset()  # places for roads that need two (a river)
        self.sequence = _sequence(config.edition)

    def order_scores(self) -> bool:
        """Whether passing early is worth points at the end (B8.3)."""
        return self.edition == FIRST


def _sequence(edition: str) -> tuple[Frame, ...]:
    """The steps of resolving, in the order of the track (B5.1)."""
    last_points = (COWBOYS_VP, BUILDINGS_VP) if edition == FIRST else (BUILDINGS_VP, COWBOYS_VP)
    return (
        (WAGES_PAID,),
        (CONTEST, AMMUNITION),
        (CONTEST, ROADS_3),
        (ROAD_GANG,),
        (PARCEL_PURCHASE,),
        *((CONTEST, space) for space in range(BUILDING_12, BUILDING_3 + 1)),
        (PLACE_KEPT, 0),
        (CONTEST, PARCELS_INCOME),
        (CONTEST, COWBOYS_INCOME),
        (CONTEST, GAMBLING),
        (BUILDING_INCOME,),
        (CONTEST, PARCELS_VP),
        *((CONTEST, space) for space in last_points),
        *((CONTEST, space) for space in range(VP_5, VP_2 + 1)),
    )
