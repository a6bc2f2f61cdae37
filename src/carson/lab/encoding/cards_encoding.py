"""The card game in numbers: what its view shows, seats counted from whoever looks. `LAYOUT` says what each number is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from carson.cards.configuration.characters import CHARACTER_NAMES, MOST_SALES
from carson.cards.configuration.config import LEVELS
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS, Deck
from carson.cards.game import CardGame
from carson.cards.map.city import CAPTAINS_SIDE, NO_CITY, City
from carson.cards.map.contents import KIND_NAMES, KINDS
from carson.cards.map.field import SIZE, parcels_in
from carson.cards.round.powers import USE_POWER
from carson.cards.round.rounds import choosing_order
from carson.cards.round.taking import PLACE_CARD
from carson.cards.state.choices import CATALOGUE
from carson.cards.state.fields import MOST_BID
from carson.cards.state.places import IN_PILE, LEFT_OVER, ON_OFFER
from carson.cards.state.steps import STEPS
from carson.core.game import Game
from carson.core.ledger import SEATS, SEEN
from carson.lab.encoding.encoding import Encoding, seats_from, widened
from carson.lab.encoding.layout import Layout, Part

SLOTS: Final = 9  # a character, five terrain cards, and what powers turn up besides
WIDE: Final = CAPTAINS_SIDE
CITY: Final = tuple(f"{column}/{row}" for row in range(1, WIDE + 1) for column in range(1, WIDE + 1))
NO_CARD: Final = ("none", *CARD_NAMES)
NO_KIND: Final = ("none", *KIND_NAMES)
CORNERS: Final = ("upper-left", "upper-right", "lower-left", "lower-right")
LEVEL_NAMES: Final = ("none", "person", *LEVELS)
BIDS: Final = range(1, MOST_BID + 1)
WHERE: Final = ("out", "pile", "offer", "left-over", *SEEN)
ELSEWHERE: Final = {IN_PILE: 1, ON_OFFER: 2, LEFT_OVER: 3}  # a seat's are after them


def _card(name: str) -> tuple[Part, ...]:
    """A card: which one, what it shows, its priority."""
    return (
        Part(name, ("card",), "one of", NO_CARD),
        Part(f"{name}-kinds", CORNERS, "one of", NO_KIND),
        Part(f"{name}-priority", ("priority",)),
    )


AT_TABLE: Final = (Part("level", SEEN, "one of", LEVEL_NAMES),)
PILES: Final = (
    *(part for slot in range(1, SLOTS + 1) for part in _card(f"offer-{slot}")),
    Part("pile", CARD_NAMES[:TERRAIN_CARDS]),
    Part("characters", CHARACTER_NAMES, "one of", WHERE),
    Part("under", CHARACTER_NAMES),
    Part("turned", CHARACTER_NAMES),
)
NOW: Final = (
    Part("era", ("era",)),
    Part("round", ("round",)),
    Part("revealed", ("revealed",)),
    Part("waiting", SEEN),
    Part("decision", ("decision",), "one of", ("none", *STEPS.names)),
    Part("power", ("power",), "one of", ("none", *CHARACTER_NAMES)),
    *_card("laying"),
    Part("back", SEEN),
    Part("skull", ("skull",)),
    Part("sales-left", ("sales-left",)),
    Part("own-bid", ("own-bid",)),
    Part("bid", SEEN),
    Part("boost", SEEN),
    Part("idle", SEEN),
    Part("order", SEEN),
    Part("bids-left", tuple(f"{seat}-{bid}" for seat in SEEN for bid in BIDS)),
)
CITIES: Final = (
    *(Part(f"city-{seat}", CITY, "one of", NO_KIND) for seat in SEEN),
    Part("city-place", tuple(f"{seat}-{which}" for seat in SEEN for which in ("column", "row", "cards", "aside"))),
)

LAYOUT: Final = Layout(*AT_TABLE, *PILES, *NOW, *CITIES)

NO_OFFER: Final = bytes(6)
NO_CITY_THERE: Final = bytes(len(CITY))


class CardsEncoding(Encoding):
    """See `docs/research.md` for what it leaves out."""

    game: ClassVar = "cards"
    number: ClassVar = 1
    layout: ClassVar = LAYOUT
    catalogue: ClassVar = CATALOGUE

    def observe(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, CardGame)
        seats = seats_from(seat, game.players)
        return widened(
            b"".join((
                _levels(game.config.virtual, game.config.players, seats),
                _offer(game.deck, game.offer),
                _pile(tuple(game.pile)),
                _characters(game, seats),
                _now(game, seats),
                *_cities(game, seats),
            ))
        )  # fmt: skip


@lru_cache(maxsize=1024)
def _levels(virtual: tuple[str, ...], players: int, seats: tuple[int, ...]) -> bytes:
    at_table = ("person",) * players + virtual
    return bytes(LEVEL_NAMES.index(at_table[seat]) for seat in seats).ljust(SEATS, b"\0")


def _offer(deck: Deck, offer: Sequence[int]) -> bytes:
    """The cards on offer, the nearest to the piles first."""
    return b"".join(_of_card(deck, card) for card in offer[:SLOTS]).ljust(SLOTS * len(NO_OFFER), b"\0")


def _of_card(deck: Deck, card: int) -> bytes:
    return _in_bytes(card, deck.terrain[card] if card < TERRAIN_CARDS else (), deck.priority[card])


@lru_cache(maxsize=4096)
def _in_bytes(card: int, kinds: tuple[int, ...], priority: int) -> bytes:
    return bytes((card + 1, *([kind + 1 for kind in kinds] or [0] * len(CORNERS)), priority))


@lru_cache(maxsize=4096)
def _pile(pile: tuple[int, ...]) -> bytes:
    there = bytearray(TERRAIN_CARDS)
    for card in pile:
        there[card] = 1
    return bytes(there)


def _characters(game: CardGame, seats: tuple[int, ...]) -> bytes:
    """Where each is, as which it comes from under the pile, and whether it was used. Who lies on top nobody knows."""
    return _of_characters(game.deck.characters, tuple(game.holder), tuple(game.under), game.turned, seats)


@lru_cache(maxsize=4096)
def _of_characters(
    played: tuple[int, ...], holder: Sequence[int], under: Sequence[int], turned: int, seats: tuple[int, ...]
) -> bytes:
    where, order = bytearray(len(CHARACTER_NAMES)), bytearray(len(CHARACTER_NAMES))
    for character in played:
        who = holder[character]
        where[character] = ELSEWHERE[who] if who < 0 else len(ELSEWHERE) + 1 + seats.index(who)
    for number, character in enumerate(under, 1):
        order[character] = number
    return bytes((*where, *order, *(turned >> character & 1 for character in range(len(CHARACTER_NAMES)))))


def _now(game: CardGame, seats: tuple[int, ...]) -> bytes:
    missing = bytes(SEATS - len(seats))
    step, power, laying = 0, 0, NO_OFFER
    if game.waiting:
        frame = game.agenda[-1]
        step = frame[0] + 1
        if frame[0] == USE_POWER:
            power = frame[2] + 1
        elif frame[0] == PLACE_CARD:
            laying = _of_card(game.deck, frame[2])
    shown, bids, order, back = game.revealed, game.bids, [0] * SEATS, [0] * SEATS
    if shown:
        for number, seat in enumerate(choosing_order(game), 1):
            order[seats.index(seat)] = number
    if game.top >= 0:
        for number, seat in enumerate(game.back, 1):
            if seat in seats:  # its signs are those of six
                back[seats.index(seat)] = number
    numbers = bytes((
        game.era,
        game.round,
        shown,
        *(seat in game.waiting for seat in seats),
        *missing,
        step,
        power,
        *laying,
        *back,
        game.top in game.deck.skulls,
        MOST_SALES - len(game.sold),
        0 if shown else bids[seats[0]],
        *(map(bids.__getitem__, seats) if shown else bytes(len(seats))),
        *missing,
        *map(game.boosts.__getitem__, seats),
        *missing,
        *(game.idle >> seat & 1 for seat in seats),
        *missing,
        *order,
    ))  # fmt: skip
    return b"".join((numbers, *(_hand(game.hands[seat]) for seat in seats), bytes(len(missing) * MOST_BID)))


@lru_cache(maxsize=1 << MOST_BID + 1)
def _hand(hand: int) -> bytes:
    return bytes(hand >> bid & 1 for bid in BIDS)


def _cities(game: CardGame, seats: tuple[int, ...]) -> list[bytes]:
    people = game.config.players
    cities = [game.cities[seat] if seat < people else NO_CITY for seat in seats]
    there = [_city(city) for city in cities] + [NO_CITY_THERE] * (SEATS - len(seats))
    places = [
        _place(city, len(game.aside[seat] if seat < people else game.taken[seat]))
        for seat, city in zip(seats, cities, strict=True)
    ]
    return [*there, *places, bytes(4 * (SEATS - len(seats)))]


@lru_cache(maxsize=8192)
def _city(city: City) -> bytes:
    """What each parcel shows, from the upper left one of the city on, row by row."""
    there = bytearray(len(CITY))
    if city.land:
        for kind in KINDS:
            for parcel in parcels_in(city.parcels[kind]):
                row, column = divmod(parcel, SIZE)
                there[WIDE * (row - city.top) + column - city.left] = kind + 1
    return bytes(there)


def _place(city: City, beside: int) -> bytes:
    """Where it lies on the field, its cards, and those that a person could not lay or that a virtual player has."""
    return bytes((city.left + 1, city.top + 1, len(city.laid), beside)) if city.land else bytes((0, 0, 0, beside))
