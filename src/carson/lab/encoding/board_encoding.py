"""The board game in numbers: what its view shows, seats counted from whoever looks. `LAYOUT` says what each number is."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from operator import is_, itemgetter
from typing import ClassVar, Final, get_args

from carson.board.buildings import EXTRA_NAMES, KIND_NAMES, KINDS
from carson.board.characters import CHARACTERS
from carson.board.configuration.editions import MOST_PLAYERS
from carson.board.configuration.rules import Rules
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_NAMES, PLACE_OF, PLACES, PRICES, SPACE_NAMES
from carson.board.map.contents import CONTENT_NAMES, CONTENT_OF, NOBODY
from carson.board.map.town import PARCEL_NAMES, PARCELS, SIDE_NAMES
from carson.board.round.choosing import owner_of
from carson.board.round.moving import PIECE_NAMES
from carson.board.round.rounds import Phase, phase_of, step_name, steps_begun
from carson.board.state.choices import CATALOGUE
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, PIECES, POINTS, REVOLVERS, ROADS, cowboys_of, property_of
from carson.board.state.tokens import TOKENS
from carson.board.variants import ALL_VARIANTS
from carson.core.agenda import Decision
from carson.core.events import Value, number_in, numbers_in, texts_in
from carson.core.game import Game
from carson.core.ledger import BANK, BOARD, SEATS, SEEN, TRACK
from carson.lab.encoding.encoding import Encoding, nothing, seats_from, writer
from carson.lab.encoding.layout import NOBODY_OR_SEAT, Layout, Part

# What a place, a kind and so on are where there may be none.
NO_PLACE: Final = ("none", *PLACE_NAMES)
STEPS_OF_ROUND: Final = ("none", *SPACE_NAMES, "parcel-purchase", "place-kept", "building-income")
STEP_OF: Final = {name: number for number, name in enumerate(STEPS_OF_ROUND)}
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
EDITIONS: Final = tuple(MOST_PLAYERS)
TOKEN_THINGS: Final = tuple(TOKENS)
TOKEN_NAMES: Final = tuple(map(BoardGame.things.name, TOKEN_THINGS))
SIDE_CODES: Final = tuple(CHARACTERS)
SIDE_AT: Final = {code: number for number, code in enumerate(SIDE_CODES)}
LEARNED: Final = tuple(variant for variant in ALL_VARIANTS.values() if variant.numbers)

# What is held: of each seat, and of each kind of tile in the bag.
OF_SEATS: Final[tuple[tuple[str, Callable[[int], int]], ...]] = (
    ("money", lambda seat: MONEY + seat),
    ("points", lambda seat: POINTS + seat),
    ("revolvers", lambda seat: REVOLVERS + seat),
    ("road-pieces", lambda seat: ROADS + seat),
    ("property", lambda seat: property_of(seat) + seat),
    ("cowboys", lambda seat: cowboys_of(seat) + seat),
    ("cowboys-left", lambda seat: cowboys_of(seat) + BANK),
    ("cowboys-placed", lambda seat: cowboys_of(seat) + BOARD),
    *((f"piece-{name}", lambda seat, thing=thing: thing + seat) for name, (thing, _) in PIECES.items()),
    *((f"kept-{CONTENT_NAMES[kind]}", lambda seat, kind=kind: tiles_of(kind) + seat) for kind in KINDS),
)
NOTHING: Final = MONEY + TRACK  # money never lies on the track
IN_BAG: Final[Callable[[list[int]], tuple[int, ...]]] = itemgetter(*(tiles_of(kind) + BANK for kind in KINDS))

ASKED: Final = (
    Part("asked-kind", ("kind",), "one of", tuple(CONTENT_NAMES)),
    Part("asked-place", ("place",), "one of", NO_PLACE),
    Part("asked-cowboy", ("cowboy",), "one of", ("none", *PIECE_NAMES)),
    Part("asked-who", ("who", "highest"), "one of", NOBODY_OR_SEAT),
    Part("asked-figures", ("price", "bid", "count")),
    Part("asked-rolls", SEEN),
    Part("asked-seats", SEEN),
    Part("asked-places", PLACE_NAMES),
)
# Which values of a decision stand in which of these fields; the others have parts of their own.
WHO: Final = ("builder", "doctor", "undertaker", "auctioneer")
COUNTS: Final = ("houses", "horses", "points", "less")

# In the order in which they are written: what never changes in a game, what seldom does, and what each choice changes.
RULES: Final = (
    Part("game", ("players", "mountains")),
    Part("edition", ("edition",), "one of", EDITIONS),
    Part("variants", tuple(ALL_VARIANTS)),
    Part("extra-buildings", EXTRA_NAMES),
)
LAND: Final = (
    Part("owner", PARCEL_NAMES, "one of", NOBODY_OR_SEAT),
    Part("contents", PARCEL_NAMES, "one of", tuple(CONTENT_NAMES)),
    Part("connected", PARCEL_NAMES),
    Part("blocked", PARCEL_NAMES),
    Part("roads", SIDE_NAMES),
)
CARDS: Final = (
    Part("pass-order", SEEN),
    Part("turn-order", SEEN),
    Part("passed", SEEN),
    Part("number", SEEN),
    Part("limit", SEEN),
    Part("characters", SIDE_CODES, "one of", ("out", "free", *SEEN)),
    Part("track", tuple(map(str, PRICES)), "one of", tuple(CONTENT_NAMES)),
    Part("bag", KIND_NAMES),
)
NOW: Final = (
    Part("round", ("round",)),
    Part("phase", ("phase",), "one of", PHASES),
    Part("step", ("step",), "one of", STEPS_OF_ROUND),
    Part("waiting", SEEN),
    Part("resident", ("resident",), "one of", NOBODY_OR_SEAT),
    Part("decision", ("decision",), "one of", ("none", *STEPS.names)),
)
HELD: Final = (*(Part(name, SEEN) for name, _ in OF_SEATS), Part("wages", SEEN), Part("roads-1", SEEN))
STANDING: Final = (Part("standing", PLACE_NAMES, "set of", SEEN),)
WITH_TOKENS: Final = tuple(Part(f"with-{name}", PLACE_NAMES, "set of", SEEN) for name in TOKEN_NAMES)
OF_VARIANTS: Final = tuple(Part(variant.name, variant.numbers) for variant in LEARNED)

LAYOUT: Final = Layout(*RULES, *LAND, *CARDS, *NOW, *ASKED, *HELD, *STANDING, *WITH_TOKENS, *OF_VARIANTS)

WRITE_RULES, WRITE_LAND, WRITE_CARDS, WRITE_NOW, WRITE_ASKED, WRITE_HELD, WRITE_STANDING, WRITE_TOKENS = map(
    writer, (RULES, LAND, CARDS, NOW, ASKED, HELD, STANDING, WITH_TOKENS)
)
WRITE_VARIANT: Final = [(variant, writer((part,))) for variant, part in zip(LEARNED, OF_VARIANTS, strict=True)]
NOT_ASKED: Final = nothing(ASKED)
NO_TOKENS: Final = nothing(WITH_TOKENS)
NO_VARIANT: Final = {variant.name: nothing((part,)) for variant, part in zip(LEARNED, OF_VARIANTS, strict=True)}

Written = tuple[tuple[object, ...], bytes]  # what it was made from, and what was written


class BoardEncoding(Encoding):
    """See `docs/research.md` for what it leaves out."""

    game: ClassVar = "board"
    number: ClassVar = 1
    layout: ClassVar = LAYOUT
    catalogue: ClassVar = CATALOGUE

    def __init__(self) -> None:
        # By seat, as they were written last. What they are made from is replaced if it changes (`adr/0005`).
        self._land: dict[int, Written] = {}
        self._cards: dict[int, Written] = {}

    def observe(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, BoardGame)
        rules, seats = game.rules, seats_from(seat, game.players)
        return b"".join((
            _rules(rules),
            self._written_land(game, seats),
            self._written_cards(game, seats),
            _now(game, seats),
            _asked(game, seats),
            _held(game, seats),
            WRITE_STANDING(*bytes(game.standing).translate(_turned(seats))),
            _tokens(game, seats) if game.tokens else NO_TOKENS,
            *(
                write(*variant.in_numbers(game, seats)) if variant in rules.variants else NO_VARIANT[variant.name]
                for variant, write in WRITE_VARIANT
            ),
        ))  # fmt: skip

    def _written_land(self, game: BoardGame, seats: tuple[int, ...]) -> bytes:
        made_from = (game.owner, game.contents, game.connected, game.blocked, game.roads)
        kept = self._land.get(seats[0])
        if kept is None or not all(map(is_, kept[0], made_from)):
            kept = self._land[seats[0]] = made_from, _land(game, seats)
        return kept[1]

    def _written_cards(self, game: BoardGame, seats: tuple[int, ...]) -> bytes:
        """Which side of a card lies up may depend on what is still to be had (B9.7), and so on the bag."""
        bag = IN_BAG(game.held)
        made_from = (
            game.pass_order, game.turn_order, game.passed, game.number, game.limit, game.sides, game.taken, game.card,
            game.track, game.rules,
        )  # fmt: skip
        kept = self._cards.get(seats[0])
        if kept is None or kept[0][-1] != (game.round, bag) or not all(map(is_, kept[0], made_from)):
            kept = self._cards[seats[0]] = (*made_from, (game.round, bag)), _cards(game, seats, bag)
        return kept[1]


@lru_cache(maxsize=256)
def _rules(rules: Rules) -> bytes:
    config = rules.config
    return WRITE_RULES(
        config.players,
        config.mountains,
        EDITIONS.index(config.edition),
        *(name in config.variants for name in ALL_VARIANTS),
        *(name in config.extra_buildings for name in EXTRA_NAMES),
    )


def _land(game: BoardGame, seats: tuple[int, ...]) -> bytes:
    blocked = bytearray(PARCELS)
    for parcel in game.blocked:
        blocked[parcel] = 1
    owner = array("b", game.owner).tobytes().translate(_owners(seats))
    return WRITE_LAND(*owner, *game.contents, *game.connected, *blocked, *game.roads)


def _cards(game: BoardGame, seats: tuple[int, ...], bag: tuple[int, ...]) -> bytes:
    missing = (0,) * (SEATS - len(seats))
    return WRITE_CARDS(
        *_order(game.pass_order, seats),
        *_order(game.turn_order, seats),
        *_order(game.passed, seats),
        *map(game.number.__getitem__, seats),
        *missing,
        *map(game.limit.__getitem__, seats),
        *missing,
        *_characters(game, seats),
        *game.track,
        *(0,) * (len(PRICES) - len(game.track)),
        *bag,
    )


def _now(game: BoardGame, seats: tuple[int, ...]) -> bytes:
    waiting = [0] * SEATS
    for seat in game.waiting:
        waiting[seats.index(seat)] = 1
    resident = 0 if game.resident == NOBODY else seats.index(game.resident) + 1
    decision = game.agenda[-1][0] + 1 if game.waiting else 0
    step = _sequence(game.rules)[steps_begun(game)]
    return WRITE_NOW(game.round, PHASES.index(phase_of(game)), step, *waiting, resident, decision)


def _held(game: BoardGame, seats: tuple[int, ...]) -> bytes:
    wages, roads, missing = game.crew, game.crew[SEATS:], (0,) * (SEATS - len(seats))
    return WRITE_HELD(
        *_accounts(seats)(game.held),
        *map(wages.__getitem__, seats),
        *missing,
        *map(roads.__getitem__, seats),
        *missing,
    )


@lru_cache(maxsize=256)
def _sequence(rules: Rules) -> tuple[int, ...]:
    """By how many steps have begun, the one that is being resolved."""
    return (0, *(STEP_OF[step_name(frame)] for frame in rules.sequence))


@cache
def _accounts(seats: tuple[int, ...]) -> Callable[[list[int]], tuple[int, ...]]:
    """All of `OF_SEATS`, out of the ledger."""
    missing = [NOTHING] * (SEATS - len(seats))
    accounts = chain(*([*map(account, seats), *missing] for _, account in OF_SEATS))
    found: Callable[[list[int]], tuple[int, ...]] = itemgetter(*accounts)
    return found


@cache
def _owners(seats: tuple[int, ...]) -> bytes:
    """By an owner's byte, what he is to the first of these seats; nobody is -1, which is 255 there."""
    table = bytearray(256)
    for place, seat in enumerate(seats):
        table[seat] = place + 1
    return bytes(table)


@cache
def _turned(seats: tuple[int, ...]) -> bytes:
    """By the bits of seats, their bits as the first of these seats sees them."""
    return bytes(
        sum(1 << place for place, seat in enumerate(seats) if mask >> seat & 1) if mask < 1 << SEATS else 0
        for mask in range(256)
    )


def _order(order: Sequence[int], seats: tuple[int, ...]) -> list[int]:
    """As which each seat comes, from 1; 0: it is not in this order."""
    found = [0] * SEATS
    count = len(seats)
    for number, seat in enumerate(order, 1):
        found[(seat - seats[0]) % count] = number
    return found


def _characters(game: BoardGame, seats: tuple[int, ...]) -> list[int]:
    """By side: not in the game, free for whoever takes it, or whose it is."""
    found = [0] * len(SIDE_CODES)
    for card, side in enumerate(game.sides):
        if card in game.taken:
            found[SIDE_AT[side.code]] = 2 + seats.index(owner_of(game, card))
        else:
            found[SIDE_AT[side.faced(game).code]] = 1
    return found


def _tokens(game: BoardGame, seats: tuple[int, ...]) -> bytes:
    """By token and place, with whose cowboys it is."""
    there = bytearray(PLACES * len(TOKEN_THINGS))
    for thing, place, who in game.tokens:
        there[PLACES * TOKEN_THINGS.index(thing) + place] |= 1 << who
    return WRITE_TOKENS(*there.translate(_turned(seats)))


def _asked(game: BoardGame, seats: tuple[int, ...]) -> bytes:
    """What the decision is about."""
    if not game.waiting:
        return NOT_ASKED
    frame = game.agenda[-1]
    decision = STEPS.decisions[frame[0]]
    if type(decision).values is Decision.values:
        return NOT_ASKED
    return WRITE_ASKED(*_about(decision.values(game, frame), seats))


def _about(values: Mapping[str, Value], seats: tuple[int, ...]) -> list[int]:
    """The values of a decision, in the fields of `ASKED`."""
    place = values.get("place")
    cowboy = values.get("cowboy")
    kind = values.get("kind")
    who = next((seats.index(number_in(values, name)) + 1 for name in WHO if name in values), 0)
    highest = seats.index(number_in(values, "highest")) + 1 if "highest" in values else 0
    count = next((number_in(values, name) for name in COUNTS if name in values), 0)
    rolls, there, places = [0] * SEATS, [0] * SEATS, [0] * PLACES
    for name in ("bidders", "seats"):
        for seat in numbers_in(values, name) if name in values else ():
            there[seats.index(seat)] = 1
    if "rolls" in values:
        for seat, roll in zip(numbers_in(values, "seats"), numbers_in(values, "rolls"), strict=True):
            rolls[seats.index(seat)] = roll
    for name in texts_in(values, "places") if "places" in values else ():
        places[PLACE_OF[name]] = 1
    return [
        CONTENT_OF[kind] if isinstance(kind, str) else 0,
        PLACE_OF[place] + 1 if isinstance(place, str) else 0,
        PIECE_NAMES.index(cowboy) + 1 if isinstance(cowboy, str) else 0,
        who,
        highest,
        number_in(values, "price", 0),
        number_in(values, "bid", 0),
        count,
        *rolls,
        *there,
        *places,
    ]
