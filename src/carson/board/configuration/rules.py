"""What follows from a configuration, gathered once when the game is made and shared by all its copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

from carson.board.buildings import BASE_KINDS, KINDS
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
from carson.board.map.contents import CONTENT_NAMES, CONTENT_OF
from carson.board.pieces.piece import Piece
from carson.board.round.building import PLACE_KEPT
from carson.board.round.building_income import BUILDING_INCOME
from carson.board.round.parcel_purchase import PARCEL_PURCHASE
from carson.board.round.spaces import CONTEST, ROAD_GANG, WAGES_PAID
from carson.board.variants import ALL_VARIANTS
from carson.board.variants.variant import Variant
from carson.core.agenda import Frame

ROUNDS: Final = 4

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


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
        highest = dict(zip(KINDS, config.data.highest[config.edition], strict=True))
        self.highest = tuple(highest.get(content, 0) for content in range(len(CONTENT_NAMES)))
        self.river: frozenset[int] = frozenset()  # parcels under water
        self.crossings: frozenset[int] = frozenset()  # places for roads that need two (a river)
        self.sequence = _sequence(config.edition)
        self.pieces = _pieces(config)

        on = [ALL_VARIANTS[name] for name in ALL_VARIANTS if name in config.variants]
        self.variants = tuple(on)
        self.blocker = next(variant for variant in ALL_VARIANTS.values() if variant.blocks)  # for refusals, on or not
        for variant in on:
            variant.prepare(self)
        self.deal = answering(on, Variant.deal)
        self.hand_out = answering(on, Variant.hand_out)
        self.before_centre = answering(on, Variant.before_centre)
        self.first_order = answering(on, Variant.first_order)
        self.after_order = answering(on, Variant.after_order)
        self.first_parcels = answering(on, Variant.first_parcels)
        self.start_round = answering(on, Variant.start_round)
        self.start_placing = answering(on, Variant.start_placing)
        self.places = answering(on, Variant.places)
        self.placements = answering(on, Variant.placements)
        self.refuse_placement = answering(on, Variant.refuse_placement)
        self.placed = answering(on, Variant.placed)
        self.elsewhere = answering(on, Variant.elsewhere)
        self.wages = answering(on, Variant.wages)
        self.firepower = answering(on, Variant.firepower)
        self.fights = answering(on, Variant.fights)
        self.duel = answering(on, Variant.duel)
        self.least_total = answering(on, Variant.least_total)
        self.settle = answering(on, Variant.settle)
        self.lost_duel = answering(on, Variant.lost_duel)
        self.moved_on = answering(on, Variant.moved_on)
        self.tiles_drawn = answering(on, Variant.tiles_drawn)
        self.best_dice = answering(on, Variant.best_dice)
        self.may_build = answering(on, Variant.may_build)
        self.before_income = answering(on, Variant.before_income)
        self.income = answering(on, Variant.income)
        self.round_ends = answering(on, Variant.round_ends)
        self.next_round = answering(on, Variant.next_round)
        self.parcel_points = answering(on, Variant.parcel_points)
        self.effect = answering(on, Variant.effect)
        self.secrets = by_name(on, Variant.secrets)
        self.draw_hidden = answering(on, Variant.draw_hidden)
        self.final_points = by_name(on, Variant.final_points)


def by_name(
    variants: Sequence[Variant], hook: Callable[Concatenate[Variant, Given], Answer]
) -> list[tuple[str, Callable[Given, Answer]]]:
    """The answers to a hook of those that have one of their own, each with its variant's name."""
    own = [variant for variant in variants if getattr(type(variant), hook.__name__) is not hook]
    return [(variant.name, getattr(variant, hook.__name__)) for variant in own]


def answering(
    variants: Sequence[Variant], hook: Callable[Concatenate[Variant, Given], Answer]
) -> list[Callable[Given, Answer]]:
    return [answer for _, answer in by_name(variants, hook)]


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
