"""What goes over the wire: the bodies of requests and answers, as the OpenAPI schema shows them.

Seats count from 0. A game's view and events are the engine's own (docs/decisions.md): plain objects here.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, convert

from carson.core.title import Phrase
from carson.games import first_game
from carson.table.agreement import ABSENT_AFTER, BOT_PAUSE, INCREMENT, SECONDS, Agreement, Mode
from carson.table.shown.descriptions import TableInfo, TableSummary
from carson.table.shown.scenes import Scene

MOST_SEATS = 6
LONGEST_CHAT = 500
LONGEST_CHOICE = 80

Name = Annotated[str, Meta(min_length=1, max_length=24, examples=["Ann"])]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of the last message that the client has seen.")]
OrderText = Annotated[
    str, Meta(max_length=24, examples=["pass"], description="One of the game's orders; empty: all are taken back.")
]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHOICE, examples=["place wages"])]


class Problem(Struct, frozen=True):
    """Why something was refused (RFC 9457). `code` and `values` are for programs, `ruling` names the rule."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    ruling: str = ""
    values: dict[str, str | int] = {}


# What can be played.


class GameInfo(Struct, frozen=True):
    """A game with all that a table can be made of."""

    name: str
    editions: dict[str, int]
    """And the most players that each takes."""
    presets: list[str]
    variants: list[str]
    extras: list[str]
    bots: list[str]
    default_bot: str
    """The opponent if none is named."""
    levels: list[str]
    """The bots that are offered to people, the weakest first; the others are there to compare."""
    stars: dict[str, int]
    """How strong those of them are that are a level: the more the stronger."""
    characters: list[str] = []
    """All sides of all cards that can be asked for, by their codes."""
    character_names: dict[str, str] = {}
    """Whose side each of them is."""
    combinations: dict[str, list[str]] = {}
    """Characters that go well together."""
    spaces: list[str] = []
    """Where cowboys can stand besides the town, in the order of play."""
    configs: dict[str, dict[str, object]] = {}
    """By preset, what it is in full. The first one is the game as it usually is."""


class LessonInfo(Struct, frozen=True):
    """A lesson in words."""

    name: str
    title: str
    about: str
    """What it teaches."""
    goal: str
    """What is to be done."""


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    """Of whoever is taught."""


class LessonVerdict(Struct, frozen=True):
    """Whether the goal of a table's lesson is met."""

    state: Literal["open", "met", "missed"]
    """Missed: it cannot be met any more at this table, unless something is taken back."""
    text: str
    """What to say of it: why it is missed, what was learnt; empty while it is open."""
    number: int
    """Of the last entry that it knows."""


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played: a preset, and what is different from it."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    """Empty: the game's first one."""
    changes: Annotated[dict[str, object], Meta(examples=[{"players": 4}])] = {}


class Playable(Struct, frozen=True):
    """A wish that can be played: the whole configuration."""

    game: str
    config: dict[str, object]
    seats: int


Fits = dict[str, Problem | None]  # by name


class Options(Struct, frozen=True):
    """What a wish is in full, or what is wrong with it; and for each thing what would be if it alone were switched.

    Null: then it can be played; otherwise the reason why not. A wish that cannot be read has nothing to switch.
    """

    config: dict[str, object] | None
    problem: Problem | None
    played: list[Phrase] = []
    """What would be played, in a few phrases."""
    players: Fits = {}
    editions: Fits = {}
    variants: Fits = {}
    """In if it is out, out if it is in; extras and buildings too."""
    extras: Fits = {}
    characters: Fits = {}
    """In exchange for the other side of the card, or for another card."""
    combinations: Fits = {}
    buildings: Fits = {}
    virtual: Fits = {}
    """How many virtual players."""
    levels: Fits = {}
    """All virtual players of this level."""
    river: Fits = {}
    """Parcels where an own course of the river that is being drawn can go on or be taken back."""
    changes: dict[str, dict[str, dict[str, object]]] = {}
    """By what is switched and its name, what is then different in the wish."""


# Tables.


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the whole game with an increment for each choice, or time for each move (a move a day: 86400 seconds)."""

    mode: Mode
    seconds: Annotated[int, Meta(ge=SECONDS[0], le=SECONDS[1])]
    increment: Annotated[int, Meta(ge=INCREMENT[0], le=INCREMENT[1])] = 0


class AgreementWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is to agree on: an `Agreement`, of which anything may be left out."""

    clock: ClockWish | None = None
    absent_after: Annotated[int, Meta(ge=ABSENT_AFTER[0], le=ABSENT_AFTER[1])] | None = None
    bot_pause: Annotated[float, Meta(ge=BOT_PAUSE[0], le=BOT_PAUSE[1])] = 0.0
    spectators: bool = True
    rated: bool = True
    hints: bool = True


def agreed(wish: AgreementWish) -> Agreement:
    return convert(wish, Agreement, from_attributes=True)


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: a person who plays on this client, a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    """Left out for a person: readers see a number in their own language."""
    bot: Annotated[str, Meta(max_length=24)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=16, examples=[first_game()])]
    preset: Annotated[str, Meta(max_length=40)] = ""
    changes: Annotated[dict[str, object], Meta(examples=[{"players": 4}])] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    """Left out: one person, and bots on all other seats."""
    public: bool = False
    agreement: AgreementWish = AgreementWish()
    start: bool = False
    """At once; every seat must be taken."""


class TablePage(Struct, frozen=True):
    tables: list[TableSummary]
    next: str | None
    """Ask with `before` set to this for the next page."""


class SeatToken(Struct, frozen=True):
    """Whoever knows the token plays for the seat: `Authorization: Bearer <token>`. It is shown once."""

    seat: int
    token: str


class TableMade(Struct, frozen=True):
    table: TableInfo
    host: str
    """The token of whoever opened the table, who starts the game and gives seats to bots."""
    tokens: list[SeatToken]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str


class GiveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the host gives a seat to: a bot, or nobody."""

    bot: Annotated[str, Meta(max_length=24)] | None = None


# Play.


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    choice: ChoiceText
    number: Number


class OtherChoice(Struct, frozen=True, forbid_unknown_fields=True):
    choice: ChoiceText


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    order: OrderText


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    number: Number


class Chat(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Written(Struct, frozen=True):
    """It is kept, with this number."""

    number: int


class Message(Struct, frozen=True, omit_defaults=True):
    """Something that happened at a table."""

    number: int
    kind: str
    seat: int
    at: float
    text: str | None = None
    undone: int | None = None
    events: list[dict[str, object]] = []
    lines: list[str] = []
    """The events in sentences, in the language that the client asked for."""
    whose: list[int] = []
    """The seat of each of these lines; -1: nobody's in particular."""
    heading: int | None = None
    """Which of these lines begins a round."""
    scenes: list[Scene] = []
    """For a client that asked for them: the same, in parts."""


class News(Struct, frozen=True, omit_defaults=True):
    """What happened after a number, and how things are now. What a seat sees of the game is `{**view, **own}`."""

    number: int
    messages: list[Message]
    table: TableInfo
    seat: int
    more: bool = False
    """There were too many messages for one answer: ask again with `since` set to `number`. Until then there is no view."""
    view: dict[str, object] | None = None
    own: dict[str, object] | None = None
    clock: list[float] | None = None
    """The seconds that each seat has left, if the table has a clock."""


class MomentInfo(Struct, frozen=True):
    """The game as it was after a message. What a seat saw of it is `{**view, **own}`, without what it could choose."""

    number: int
    choices: int
    """How many choices stood then: as many as `what-if` wants to know."""
    view: dict[str, object]
    own: dict[str, object]


class ScenesInfo(Struct, frozen=True):
    """What happened after a message, scene by scene, and the game as it was before."""

    number: int
    view: dict[str, object]
    own: dict[str, object]
    messages: list[Message]


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    choices: Annotated[int, Meta(ge=0, le=100_000)]
    """How many choices of the finished game have been made."""
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    """Left out: all of them are played on this client."""


class TableId(Struct, frozen=True):
    id: str


# Insight.


class Scored(Struct, frozen=True):
    """What brought points, in words too."""

    code: str
    text: str
    points: int
    about: str = ""
    """What brings them, in a sentence; empty where there is none, or where it is not asked for."""


class Earned(Struct, frozen=True):
    """What brought dollars, in words too."""

    code: str
    text: str
    dollars: int


class LuckInfo(Struct, frozen=True):
    """Duels fought and won, and how many a player could expect to win; the same for dollars at Gambling."""

    duels: int
    won: int
    expected: float
    gambles: int
    gambled: int
    usual: float


class ChoiceAgain(Struct, frozen=True):
    """The game before a choice, for the seat that chose: what it saw is `{**view, **own}`, with all that it could choose."""

    number: int
    seat: int
    view: dict[str, object]
    own: dict[str, object]


class Statistics(Struct, frozen=True):
    """A game in figures, each by seat; virtual players come after the seats."""

    rounds: list[str]
    """The first is how they started, "0", and the last is the end."""
    series: dict[str, list[list[int]]]
    """By name and seat a figure for each round."""
    sources: list[list[Scored]]
    """Where the points came from, the most first; they add up to the result."""
    income: list[list[Earned]]
    """What buildings paid, by kind."""
    luck: list[LuckInfo] | None
    """Null where no dice are rolled."""
    verdicts: list[str]
    """By seat, why it won or lost, in a line; empty for somebody who gave up."""


class SeatRound(Struct, frozen=True):
    """What a round brought a player, how he stands after it, and what his buildings pay next if the town stays as it is."""

    seat: int
    money: int
    points: int
    earned: list[Earned]
    spent: int
    """Of what he had or earned, in all."""
    scored: list[Scored]
    promised: list[Earned]


class RoundInfo(Struct, frozen=True):
    """A round that has ended."""

    round: int
    last: bool
    """The game is over: nothing is promised."""
    seats: list[SeatRound]
    """Whoever has the most points comes first."""
