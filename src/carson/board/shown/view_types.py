"""What a view of the board game consists of: the types that the page's are written from (`tools/web_types.py`).

Seats count from 0; places, kinds and characters go by name. What a parcel, a space or a player has none of is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from carson.board.round.rounds import Phase
from carson.core.agenda import Asked
from carson.core.sums import Amount, Ratio, Sum


class BoxView(TypedDict):
    """What never changes in a game, and so is no part of the view."""

    plain: bool  # whether nothing is added to the plain game: no variants, no more buildings, cards on their first side
    rulings: dict[str, str]  # by step of a round


class StandingView(TypedDict):
    """Cowboys of one player on a place, with the tokens that are with them."""

    seat: int
    count: int
    tokens: NotRequired[list[str]]


class ParcelView(TypedDict):
    name: str
    owner: NotRequired[int]
    content: NotRequired[str]
    connected: NotRequired[Literal[True]]
    cowboys: NotRequired[list[StandingView]]
    price: NotRequired[Amount]
    income: NotRequired[Amount]


class SpaceView(TypedDict):
    name: str
    open: bool
    price: NotRequired[int]  # of a victory point
    cowboys: NotRequired[list[StandingView]]


class TileView(TypedDict):
    """What is for sale on a building space, if anything."""

    space: str
    price: int
    kind: NotRequired[str]


class CharacterView(TypedDict):
    """A card in play with the side that lies up."""

    number: int
    name: str
    side: str
    limit: int
    taken_by: NotRequired[int]


class BoardPlayerView(TypedDict):
    seat: int
    money: int
    points: int
    cowboys: int  # at home
    cowboys_left: int  # in the general supply
    cowboys_all: int  # his own: at home, and wherever they stand
    revolvers: int
    roads: int
    property: int
    parcels: int
    firepower: Amount
    character: NotRequired[str]
    limit: NotRequired[int]
    kept: NotRequired[list[str]]
    pieces: NotRequired[dict[str, int]]


class PlaceView(TypedDict):
    """As which a player comes in the order that counts for him now: of passing, of playing, or of choosing a card."""

    order: Literal["passed", "plays", "chooses"]
    number: int  # from 1


class BoardView(TypedDict):
    game: str
    config: dict[str, object]
    round: int
    rounds: int  # in a game
    phase: Phase
    over: bool
    waiting: list[int]
    decision: Asked | None
    steps: list[str]  # of a round, in their order
    step: str | None  # that is being resolved
    next_step: str | None  # the one after it at which something happens as things stand
    pass_order: list[int]
    turn_order: list[int]  # by the numbers of the cards; empty until all have taken one
    passed: list[int]
    places: list[PlaceView | None]  # by seat
    characters: list[CharacterView]
    players: list[BoardPlayerView]
    town: list[ParcelView]  # from a1 on, row by row
    roads: list[str]
    spaces: list[SpaceView]
    track: list[TileView]  # the building spaces, cheapest first
    bag: dict[str, int]
    variants: dict[str, Mapping[str, object]]  # each variant's own
    resident: int | None  # who holds City Hall


class OddsView(TypedDict):
    """A duel, everybody in it as he passed; a chance is exact, numerator and denominator."""

    seats: list[int]
    firepower: list[int]
    chances: list[Ratio]
    estimate: bool


class ChangeView(TypedDict):
    """A building whose income a choice changes."""

    place: str
    kind: str
    owner: int
    before: int
    after: int


class BoardExplanation(TypedDict, total=False):
    """What a choice costs and brings."""

    costs: int
    price: int
    brings: dict[str, int]
    number: Sum
    odds: OddsView
    changes: list[ChangeView]
    places: list[str]
    values: dict[str, int | str]
