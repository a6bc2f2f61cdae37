"""What follows from a configuration, gathered once when the game is made and shared by all its copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, Final, Generic, ParamSpec, TypeVar

from carson.board.buildings import BASE_KINDS, BUILDINGS, KINDS
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


class Hook(Generic[Given, Answer]):
    """A hook as an attribute of the rules: the answers of those variants that are on and have one of their own.

    That is usually none. They are gathered when they are first asked for, and then lie in the rules themselves.
    """

    def __init__(self, hook: Callable[Concatenate[Variant, Given], Answer]) -> None:
        self.hook = hook

    def __get__(self, rules: Rules, owner: type[Rules]) -> list[Callable[Given, Answer]]:
        name = self.hook.__name__
        own = [variant for variant in rules.variants if getattr(type(variant), name) is not self.hook]
        answers: list[Callable[Given, Answer]] = [getattr(variant, name) for variant in own]
        rules.__dict__[name] = answers
        return answers


class Rules:
    """The configuration worked out: never changed during a game."""

    deal = Hook(Variant.deal)
    hand_out = Hook(Variant.hand_out)
    before_centre = Hook(Variant.before_centre)
    first_order = Hook(Variant.first_order)
    after_order = Hook(Variant.after_order)
    first_parcels = Hook(Variant.first_parcels)
    start_round = Hook(Variant.start_round)
    start_placing = Hook(Variant.start_placing)
    places = Hook(Variant.places)
    placements = Hook(Variant.placements)
    refuse_placement = Hook(Variant.refuse_placement)
    placed = Hook(Variant.placed)
    elsewhere = Hook(Variant.elsewhere)
    wages = Hook(Variant.wages)
    firepower = Hook(Variant.firepower)
    fights = Hook(Variant.fights)
    duel = Hook(Variant.duel)
    least_total = Hook(Variant.least_total)
    settle = Hook(Variant.settle)
    lost_duel = Hook(Variant.lost_duel)
    moved_on = Hook(Variant.moved_on)
    tiles_drawn = Hook(Variant.tiles_drawn)
    best_dice = Hook(Variant.best_dice)
    may_build = Hook(Variant.may_build)
    before_income = Hook(Variant.before_income)
    income = Hook(Variant.income)
    round_ends = Hook(Variant.round_ends)
    next_round = Hook(Variant.next_round)
    parcel_points = Hook(Variant.parcel_points)
    effect = Hook(Variant.effect)
    draw_hidden = Hook(Variant.draw_hidden)

    def __init__(self, config: Config) -> None:
        self.config = config
        self.shown_config = config.as_json()  # in every view, to be read only
        self.number = config.rules  # what was corrected later than these rules stays as it was
        self.data = config.data
        self.edition = config.edition
        self.players = config.players
        self.townhouses = config.edition != FIRST
        self.kept_for_later = config.edition == FIRST
        self.order_scores = config.edition == FIRST  # passing early is worth points at the end (B8.3)
        self.kinds = (*BASE_KINDS, *(CONTENT_OF[name] for name in config.extra_buildings))
        highest = dict(zip(KINDS, config.data.highest[config.edition], strict=True))
        self.tiles = _tiles(config, self.kinds)
        self.highest = tuple(highest.get(content, 0) for content in range(len(CONTENT_NAMES)))
        self.river: frozenset[int] = frozenset()  # parcels under water
        self.crossings: frozenset[int] = frozenset()  # places for roads that need two (a river)
        self.sequence = _sequence(config.edition)
        self.pieces = _pieces(config)

        self.variants = tuple(variant for name, variant in ALL_VARIANTS.items() if name in config.variants)
        self.blocker = next(variant for variant in ALL_VARIANTS.values() if variant.blocks)  # for refusals, on or not
        for variant in self.variants:
            variant.prepare(self)


def _tiles(config: Config, kinds: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """By kind, how many tiles there are; of kinds that are not in play none, but for those that were always counted."""
    counts = zip(KINDS, config.data.tiles[config.edition], strict=True)
    return tuple((kind, count if kind in kinds or BUILDINGS[kind].set_aside else 0) for kind, count in counts)


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
