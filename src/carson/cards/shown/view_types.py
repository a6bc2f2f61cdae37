"""What a view of the card game consists of: the types that the page's are written from (`tools/web_types.py`).

Seats count from 0; cards, kinds and parcels go by name. What a player or a parcel has none of is left out.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from carson.cards.configuration.characters import Use
from carson.core.agenda import Asked
from carson.core.sums import Amount, PartView, Ratio

Stage = Literal["powers", "bid", "reveal", "take", "lay", "end"]


class CardView(TypedDict):
    """A card as it lies open: terrain has four parcels, the upper row first; a character says when its power is used."""

    name: str
    priority: int
    parcels: NotRequired[list[str]]
    use: NotRequired[Use]


class DeckView(TypedDict):
    """What never changes in a game, and so is no part of the view: all cards, and what a city can score by."""

    cards: list[CardView]
    sources: dict[str, str]  # of a city's points, in the order of a score sheet: what each is about


class LaidView(TypedDict):
    card: str
    place: str  # its upper left parcel


class CityParcelView(TypedDict):
    name: str
    content: NotRequired[str]
    score: NotRequired[Amount]
    counts: NotRequired[dict[str, int]]  # the parcels that the score is made of, with the points for each


class CityView(TypedDict):
    cards: list[LaidView]  # as they were laid, the newest on top
    parcels: list[CityParcelView]
    largest: int  # how many parcels it may have
    widest: int  # and how many side by side
    highest: int


class HeldView(TypedDict):
    name: str
    turned: bool


class BackView(TypedDict):
    """The back of the pile's top card: the signs from the strongest to the weakest."""

    signs: list[str]
    skull: bool


class CardsPlayerView(TypedDict):
    seat: int
    sign: str
    bids: list[int]  # with which an era begins
    bids_left: list[int]
    chooses: bool  # in this round
    score: Amount
    bid: NotRequired[int]
    boost: NotRequired[int]
    total: NotRequired[int]  # of both
    characters: NotRequired[list[HeldView]]
    sales_left: NotRequired[int]
    aside: NotRequired[list[str]]
    city: NotRequired[CityView]  # of a person or a bot
    virtual: NotRequired[str]  # the level of a virtual player, who has cards instead
    cards: NotRequired[list[CardView]]


class CardsView(TypedDict):
    game: str
    config: dict[str, object]
    era: int
    eras: int
    round: int
    rounds: int  # in an era
    stage: Stage
    over: bool
    waiting: list[int]
    decision: Asked | None
    offer: list[CardView]
    wanted: str | None  # what the next virtual player would take
    pile: list[str]
    coming: int  # terrain cards of it that will be turned up in this era, without those of characters
    characters_in_pile: list[str]
    characters_under: list[str]
    back: BackView | None
    ties: list[int]  # the seats as equal bids choose
    order: list[int]  # the seats as they choose; none before the bids lie open
    players: list[CardsPlayerView]
    points: list[int]
    ranking: list[int] | None


class CardsExplanation(TypedDict, total=False):
    """What a choice brings; which of these there are depends on the choice. A chance is exact, numerator and denominator."""

    gain: int
    before: int
    after: int
    changes: list[PartView]  # a source, its points before and after
    place: str
    covered: int
    total: int
    chances: list[Ratio]
    mean: Ratio
    boost: int
    position: int
