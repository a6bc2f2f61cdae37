"""What follows from a configuration, gathered once when the game is made and shared by all its copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carson.board.characters import CHARACTERS
from carson.board.configuration.config import NUMBERS_IN, Config
from carson.board.configuration.editions import FIRST
from carson.board.map.action_track import (
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
from carson.board.map.contents import BASE_KINDS, CONTENT_NAMES, CONTENT_OF, RANCH
from carson.board.pieces.piece import Piece
from carson.board.round.building import PLACE_KEPT
from carson.board.round.building_income import BUILDING_INCOME
from carson.board.round.parcel_purchase import PARCEL_PURCHASE
from carson.board.round.spaces import CONTEST, ROAD_GANG, WAGES_PAID
from carson.board.variants import ALL_VARIANTS
from carson.board.variants.variant import Variant
from carson.core.agenda import Frame

ROUNDS: Final = 4


class Rules:
    """The configuration worked out: never changed during a game.

    Each list of hooks has the answers of the variants that are on, usually none.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.number = config.rules  # what was corrected later than these rules stays as it was
        self.data = config.data
        self.edition = config.edition
        self.players = config.players
        self.townhouses = config.edition != FIRST
        self.kept_for_later = config.edition == FIRST
        self.order_scores = config.edition == FIRST  # passing early is worth points at the end (B8.3)
        self.kinds = (*BASE_KINDS, *(CONTENT_OF[name] for name in config.extra_buildings))
        highest = config.data.highest[config.edition]
        self.highest = tuple(highest[content - RANCH] if content >= RANCH else 0 for content in range(len(CONTENT_NAMES)))
        self.river: frozenset[int] = frozenset()  # parcels under water
        self.crossings: frozenset[int] = frozenset()  # places for roads that need two (a river)
        self.sequence = _sequence(config.edition)
        self.pieces = _pieces(config)

        on = [ALL_VARIANTS[name] for name in ALL_VARIANTS if name in config.variants]
        self.variants = tuple(on)
        for variant in on:
            variant.prepare(self)
        self.deal = [v.deal for v in on if answers(v, "deal")]
        self.hand_out = [v.hand_out for v in on if answers(v, "hand_out")]
        self.before_centre = [v.before_centre for v in on if answers(v, "before_centre")]
        self.first_order = [v.first_order for v in on if answers(v, "first_order")]
        self.after_order = [v.after_order for v in on if answers(v, "after_order")]
        self.first_parcels = [v.first_parcels for v in on if answers(v, "first_parcels")]
        self.start_round = [v.start_round for v in on if answers(v, "start_round")]
        self.start_placing = [v.start_placing for v in on if answers(v, "start_placing")]
        self.places = [v.places for v in on if answers(v, "places")]
        self.placements = [v.placements for v in on if answers(v, "placements")]
        self.refuse_placement = [v.refuse_placement for v in on if answers(v, "refuse_placement")]
        self.placed = [v.placed for v in on if answers(v, "placed")]
        self.elsewhere = [v.elsewhere for v in on if answers(v, "elsewhere")]
        self.wages = [v.wages for v in on if answers(v, "wages")]
        self.firepower = [v.firepower for v in on if answers(v, "firepower")]
        self.fights = [v.fights for v in on if answers(v, "fights")]
        self.duel = [v.duel for v in on if answers(v, "duel")]
        self.least_total = [v.least_total for v in on if answers(v, "least_total")]
        self.settle = [v.settle for v in on if answers(v, "settle")]
        self.lost_duel = [v.lost_duel for v in on if answers(v, "lost_duel")]
        self.moved_on = [v.moved_on for v in on if answers(v, "moved_on")]
        self.tiles_drawn = [v.tiles_drawn for v in on if answers(v, "tiles_drawn")]
        self.best_dice = [v.best_dice for v in on if answers(v, "best_dice")]
        self.may_build = [v.may_build for v in on if answers(v, "may_build")]
        self.before_income = [v.before_income for v in on if answers(v, "before_income")]
        self.income = [v.income for v in on if answers(v, "income")]
        self.round_ends = [v.round_ends for v in on if answers(v, "round_ends")]
        self.next_round = [v.next_round for v in on if answers(v, "next_round")]
        self.parcel_points = [v.parcel_points for v in on if answers(v, "parcel_points")]
        self.effect = [v.effect for v in on if answers(v, "effect")]
        self.secrets = [(v.name, v.secrets) for v in on if answers(v, "secrets")]
        self.draw_hidden = [v.draw_hidden for v in on if answers(v, "draw_hidden")]
        self.final_points = [(v.name, v.final_points) for v in on if answers(v, "final_points")]


def answers(variant: Variant, hook: str) -> bool:
    return getattr(type(variant), hook) is not getattr(Variant, hook)


def _pieces(config: Config) -> tuple[Piece, ...]:
    """The pieces with powers that the characters of a configuration, on either side, can hand out."""
    numbers: Sequence[int] = [int(code.rstrip("YR?")) for code in config.characters if code[0].isdigit()]
    numbers = numbers or NUMBERS_IN[config.edition]  # random ones
    return tuple({piece: None for side in CHARACTERS.values() if side.number in numbers for piece in side.pieces})


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
        (PLACE_KEPT,),
        (CONTEST, PARCELS_INCOME),
        (CONTEST, COWBOYS_INCOME),
        (CONTEST, GAMBLING),
        (BUILDING_INCOME,),
        (CONTEST, PARCELS_VP),
        *((CONTEST, space) for space in last_points),
        *((CONTEST, space) for space in range(VP_5, VP_2 + 1)),
    )
