"""The table at which the card game's tests sit: positions in a few words, decks made for a test, choices by text.

Seats are numbers from 1, as in every text. A city is drawn from the parcel CORNER on, and places are then told by how far
they are to the right of it and below it: (0, 0) is the drawing's upper left parcel, (-2, 0) a card's place left of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

import pytest

from carson.cards.configuration.characters import CHARACTER_NAMES, Estate, points_of
from carson.cards.configuration.deck import CARD_NAMES, ERA_CARDS, PARCELS_OF_KIND
from carson.cards.game import CardGame
from carson.cards.map.city import City, Terrain
from carson.cards.map.contents import KIND_OF_SIGN, KINDS, SIGNS
from carson.cards.map.field import PARCEL_NAMES, PARCEL_OF, SIZE
from carson.cards.round.scoring import score_parts
from carson.cards.shown.position import HEADER
from carson.cards.state.steps import STEPS
from carson.cards.title import CARDS
from carson.core.events import Value
from carson.core.refusal import Refusal

CORNER: Final = "k20"
PLAIN_BACK: Final = "hat star cactus boot horseshoe cow"


# Decks.


def deck(era_1: Iterable[str] = (), era_2: Iterable[str] = (), **characters: str) -> str:
    """The line `deck:` of a deck whose first cards are these (`i-1` is the first); the others make up the known counts.

    Cards go as `"H. .M 3"`; a card without a priority, and all others, have 1. Characters go as
    `doctor="7 star hat ... skull"`; those that are not named have the priority 1 and the signs in the usual order.
    """
    return "deck: " + json.dumps(deck_lists(era_1, era_2, **characters))


def deck_lists(era_1: Iterable[str] = (), era_2: Iterable[str] = (), **characters: str) -> dict[str, object]:
    backs = {name.replace("_", "-"): text for name, text in characters.items()}
    assert set(backs) <= set(CHARACTER_NAMES)
    return {
        "terrain": {"era-1": _filled("era-1", era_1), "era-2": _filled("era-2", era_2)},
        "characters": {name: backs.get(name, f"1 {PLAIN_BACK}") for name in CHARACTER_NAMES},
    }


def _filled(era: str, cards: Iterable[str]) -> list[str]:
    wanted = [card if len(card) > 5 else f"{card} 1" for card in cards]
    used = Counter(sign for card in wanted for sign in card[:2] + card[3:5])
    left = ""
    for sign, count in zip(SIGNS, PARCELS_OF_KIND[era], strict=True):
        assert used[sign] <= count, f"{era} has only {count} of {sign}"
        left += sign * (count - used[sign])
    others = ERA_CARDS - len(wanted)
    fillers = [left[number::others] for number in range(others)]  # empty parcels are spread over all of them
    return wanted + [f"{signs[:2]} {signs[2:]} 1" for signs in fillers]


def terrain(picture: str) -> Terrain:
    """A card's parcels: `terrain("m. .H")`."""
    first, second, third, fourth = (KIND_OF_SIGN[sign] for sign in picture.replace(" ", ""))
    return first, second, third, fourth


# Cities.


def drawn(drawing: str) -> City:
    """A city drawn parcel by parcel from CORNER on."""
    parcels = [0] * len(KINDS)
    for down, row in enumerate(drawing.strip().splitlines()):
        for right, sign in enumerate(row.split()):
            if sign != "-":
                parcels[KIND_OF_SIGN[sign]] |= 1 << PARCEL_OF[CORNER] + SIZE * down + right
    return City(parcels, (), tuple(parcels))


def city_lines(drawing: str, seat: int = 1) -> str:
    """The lines of a position for a city that is drawn from CORNER on."""
    return f"city {seat}: {CORNER}\n{drawing.strip()}"


def parcel(right: int, down: int) -> str:
    """The name of a parcel so far from CORNER."""
    return PARCEL_NAMES[PARCEL_OF[CORNER] + SIZE * down + right]


def offset(place: str) -> tuple[int, int]:
    """How far to the right of CORNER and below it a parcel is."""
    (down, right), (row, column) = divmod(PARCEL_OF[place], SIZE), divmod(PARCEL_OF[CORNER], SIZE)
    return right - column, down - row


def places_in(city: City, picture: str, captain: bool = False, tamed: bool = False) -> set[tuple[int, int]]:
    """Where a card may be laid in a city."""
    return {offset(PARCEL_NAMES[place]) for place in city.places(terrain(picture), captain, tamed)}


def places(game: CardGame) -> set[tuple[int, int]]:
    """Where the seat that has to place a card may lay it."""
    texts = (game.catalogue.text(choice) for choice in game.legal(game.waiting[0]))
    return {offset(text.split()[1]) for text in texts if text.startswith("place ")}


def picture(game: CardGame, seat: int = 1) -> str:
    """A city as one would draw it, without the empty land around it."""
    city = game.cities[seat - 1]
    if not city.land:
        return ""
    kinds = [
        [city.kind_at(row * SIZE + column) for column in range(city.left, city.right + 1)]
        for row in range(city.top, city.bottom + 1)
    ]
    return "\n".join(" ".join("-" if kind is None else SIGNS[kind] for kind in row) for row in kinds)


# Making a game.


def position(*lines: str) -> CardGame:
    """The game of a position's lines, without its header."""
    return CARDS.from_position("\n".join((HEADER, *lines)) + "\n")


def start(preset: str = "solo", seed: str = "start", **changes: object) -> CardGame:
    """A new game."""
    return CARDS.new(CARDS.preset(preset, **changes), seed)


def pile(*characters: str, held: Iterable[str] = ()) -> str:
    """Lines for a pile of just these characters, the top one first; all others are left over, but for those held."""
    others = [name for name in CHARACTER_NAMES if name not in (*characters, *held)]
    top, *under = characters
    return f"top: {top}\nunder: {' '.join(under)}\nleft-over: {' '.join(others)}"


LAST_ROUND: Final = "era: 2\nround: 9"


def hands(*bids: int) -> str:
    """Lines that leave each participant one bid: in the last round, so that nobody has to be asked for it."""
    return "\n".join(f"player {seat}: bids {number}" for seat, number in enumerate(bids, 1))


# Choosing.


def choose(game: CardGame, *lines: str) -> None:
    """Make choices as they stand in a record: `choose(game, "1 use lawyer", "1 take i-3")`."""
    for line in lines:
        game.choose(*_read(game, line))


def refused(game: CardGame, line: str) -> Refusal:
    """The reason why a choice is refused; the refusal changes nothing."""
    before = game.digest()
    with pytest.raises(Refusal) as caught:
        choose(game, line)
    assert game.digest() == before
    return caught.value


def reason(game: CardGame, line: str) -> tuple[str, str, dict[str, int | str]]:
    """The code, the ruling and the values with which a choice is refused."""
    refusal = refused(game, line)
    return refusal.code, refusal.ruling, refusal.values


def _read(game: CardGame, line: str) -> tuple[int, int]:
    seat, _, text = line.partition(" ")
    choice = game.catalogue.find(text)
    assert choice is not None, f"no choice is called {text}"
    return int(seat) - 1, choice.number


def waiting(game: CardGame) -> list[int]:
    return [seat + 1 for seat in game.waiting]


def decision(game: CardGame) -> str:
    """What the game waits for: `1 use-power lawyer`, `1 2 choose-bid`, `over`."""
    if game.over:
        return "over"
    frame = game.agenda[-1]
    name = STEPS.name(frame)
    about = {"use-power": CHARACTER_NAMES, "place-card": CARD_NAMES}.get(name)
    words = [*map(str, waiting(game)), name, *([about[frame[2]]] if about else [])]
    return " ".join(words)


def options(game: CardGame, seat: int | None = None) -> set[str]:
    """All that a seat may choose (the first for which the game waits)."""
    return {game.catalogue.text(choice) for choice in game.legal(game.waiting[0] if seat is None else seat - 1)}


def bid(game: CardGame, *bids: int) -> None:
    """Everybody bids, the first seat first."""
    choose(game, *(f"{seat} bid {number}" for seat, number in enumerate(bids, 1)))


def decline_all(game: CardGame) -> None:
    """Nobody uses a power now."""
    while not game.over and " use-power " in decision(game):
        choose(game, f"{waiting(game)[0]} decline")


def play_out(game: CardGame, seed: object = 0, until: int = 1000) -> CardGame:
    """The same game after random choices: to its end, or so many of them."""
    random = Random(f"{seed}")
    for _ in range(until):
        if game.over:
            break
        seat = random.choice(game.waiting)
        game.choose(seat, random.choice(game.legal(seat)))
    return game


# What lies where.


def offer(game: CardGame) -> list[str]:
    """The cards on offer, nearest to the piles first."""
    return [CARD_NAMES[card] for card in game.offer]


def characters(game: CardGame, seat: int) -> list[str]:
    return [CHARACTER_NAMES[character] for character in game.characters_of(seat - 1)]


def hand(game: CardGame, seat: int) -> list[int]:
    """The bids that a participant has left."""
    return [number for number in range(1, 12) if game.hands[seat - 1] >> number & 1]


def laid(game: CardGame, seat: int = 1) -> list[str]:
    """The cards in a city, oldest first."""
    return [CARD_NAMES[card] for card, _ in game.cities[seat - 1].laid]


def aside(game: CardGame, seat: int = 1) -> list[str]:
    return [CARD_NAMES[card] for card in game.aside[seat - 1]]


def taken(game: CardGame, seat: int) -> list[str]:
    """A virtual player's cards."""
    return [CARD_NAMES[card] for card in game.cards_of(seat - 1)]


def told(game: CardGame, kind: str) -> list[dict[str, Value]]:
    """The events of a kind so far."""
    return [event.values for event in game.events or [] if event.kind == kind]


def happened(game: CardGame) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in game.events or []]


def taken_in_turn(game: CardGame) -> list[tuple[int, str]]:
    """Who took what so far, in this order."""
    return [(_int(values["seat"]) + 1, str(values["card"])) for values in told(game, "take")]


def moves(game: CardGame, seat: int) -> dict[str, int]:
    """The points that a participant has got in the ledger, by their source."""
    found: dict[str, int] = {}
    for values in told(game, "move"):
        for account, sign in (("target", 1), ("source", -1)):
            if values[account] == seat - 1:
                found[str(values["reason"])] = found.get(str(values["reason"]), 0) + sign * _int(values["count"])
    return found


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


# What scores how much.


def parts(game: CardGame, seat: int = 1) -> dict[str, int]:
    """What a participant would score now, by the source of the points; what brings nothing is left out."""
    return sums(score_parts(game, seat - 1))


def sums(found: Iterable[tuple[str, int, int]]) -> dict[str, int]:
    points: dict[str, int] = {}
    for source, count, each in found:
        points[source] = points.get(source, 0) + count * each
    return {source: number for source, number in points.items() if number}


def worth(character: str, city: City | None = None, *others: str, sold: int = 0) -> int:
    """What a character scores in a city, beside these other characters."""
    numbers = tuple(CHARACTER_NAMES.index(name) for name in (character, *others))
    estate = Estate(drawn(".") if city is None else city, numbers, sold)
    return sum(count * each for _, count, each in points_of(numbers[0], estate))
