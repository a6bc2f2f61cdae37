"""A city as text: its parcels with what they show and score, the names of rows and columns, and where a card can go.

A large picture has four by two characters for each parcel, the score in the second line; a small one has three by one
and no scores. Around the city it shows as much as a card needs, as far as the city can still grow (C3.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from carson.cards.configuration.characters import SHERIFF
from carson.cards.game import CardGame
from carson.cards.map.city import CAPTAINS_SIDE, SIDE, City
from carson.cards.map.contents import (
    BUILDINGS,
    EMPTY,
    HOUSE,
    KIND_NAMES,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    TOWNHOUSE,
)
from carson.cards.map.field import COLUMN_NAMES, SIZE
from carson.cards.round.scoring import OUTLAW_POINTS, building_parts
from carson.cli.terminal.lines import DIM, PLAIN, TARGET
from carson.cli.terminal.look import Look
from carson.core.sums import total
from carson.locales import Words

LABEL: Final = 3  # columns for the names of rows
CARD_SIDE: Final = 2
WIDE: Final = 4  # columns for a parcel of a large picture
NARROW: Final = 3
LARGEST: Final = CAPTAINS_SIDE + CARD_SIDE  # parcels: with the Captain seven, and two on either side
PICTURE_WIDTH: Final = LABEL + LARGEST * WIDE
SMALL_WIDTH: Final = LABEL + LARGEST * NARROW

# What a parcel is drawn on: pale ink on the few dark grounds, else dark ink.
_INK: Final = "#2b2118"
_GROUNDS: Final = {
    EMPTY: "#e8dcc2", HOUSE: "#f2c66d", TOWNHOUSE: "#e39a45", MOUNTAIN: "#a89c8e", RANCH: "#a5c67a", PRISON: "#c4c4cc",
}  # fmt: skip
_DARK_GROUNDS: Final = {MINE: "#6f5a4a", OUTLAWS: "#b03026"}
_BUILDINGS: Final = "#93bde0"


def ground(kind: int) -> Style:
    """The colours of a parcel."""
    if kind in _DARK_GROUNDS:
        return Style(color="#ffffff", bgcolor=_DARK_GROUNDS[kind])
    return Style(color=_INK, bgcolor=_GROUNDS.get(kind, _BUILDINGS), bold=kind in BUILDINGS)


def drawn(kind: int, words: Words, look: Look) -> str:
    """A kind in two letters or a little picture."""
    if look.ascii and kind in _IN_ASCII:
        return _IN_ASCII[kind]
    return words(f"cards-drawn-{KIND_NAMES[kind]}")


_IN_ASCII: Final = {HOUSE: "h", TOWNHOUSE: "hh", MOUNTAIN: "^^"}
TO_ASCII: Final = str.maketrans("⌂▲", "h^")


@dataclass(frozen=True)
class Window:
    """The columns and rows of the field that a picture shows."""

    columns: range
    rows: range


def window(city: City, captain: bool, room: int = CARD_SIDE) -> Window:
    """A city that has cards, and so much room around it, as far as it can grow."""
    width, height = city.right - city.left + 1, city.bottom - city.top + 1
    widest = CAPTAINS_SIDE if captain and height <= SIDE else SIDE
    highest = CAPTAINS_SIDE if captain and width <= SIDE else SIDE
    across, along = min(room, max(0, widest - width)), min(room, max(0, highest - height))
    return Window(
        range(max(0, city.left - across), min(SIZE, city.right + across + 1)),
        range(max(0, city.top - along), min(SIZE, city.bottom + along + 1)),
    )


class CityPicture:
    """Draws cities on one terminal."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def alone(self, game: CardGame, seat: int) -> list[Text]:
        """Somebody's city without the places around it."""
        city = game.cities[seat]
        if not city.land:
            return [Text(line, DIM) for line in self.words("cards-no-city").splitlines()]
        return self.large(city, window(city, game.has_captain(seat), 0), game.holder[SHERIFF] == seat)

    def large(self, city: City, shown: Window, sheriff: bool = False, places: Mapping[int, str] | None = None) -> list[Text]:
        """Two lines for a row of parcels. Places where a card can go have their number, or a dot if they have none."""
        lines = []
        for row in shown.rows:
            upper, lower = Text(f"{SIZE - row:>2} ", DIM), Text(" " * LABEL)
            for column in shown.columns:
                parcel = row * SIZE + column
                kind, mark = city.kind_at(parcel), self._mark(parcel, places)
                style = PLAIN if kind is None else ground(kind)
                sign = "" if kind is None else drawn(kind, self.words, self.look)
                points = "" if kind is None else _points(city, parcel, kind, sheriff)
                upper.append(f" {sign:<{WIDE - 1}}", style)
                lower.append(mark, TARGET).append(f"{points:>{WIDE - 1 - len(mark)}} ", style)
            lines += [upper, lower]
        return [*lines, self._columns(shown, WIDE)]

    def small(self, city: City, shown: Window, places: Mapping[int, str] | None = None) -> list[Text]:
        """One line for a row of parcels. A place's number has a space behind it, not the next parcel."""
        lines = []
        for row in shown.rows:
            line = Text(f"{SIZE - row:>2} ", DIM)
            for column in shown.columns:
                parcel = row * SIZE + column
                kind, mark = city.kind_at(parcel), self._mark(parcel, places)
                sign = "" if kind is None else drawn(kind, self.words, self.look)
                style = PLAIN if kind is None else ground(kind)
                sign = sign[: NARROW - 1 - len(mark)]
                line.append(sign, style).append(mark, TARGET).append(" " * (NARROW - len(sign) - len(mark)), style)
            lines.append(line)
        return [*lines, self._columns(shown, NARROW)]

    def _mark(self, parcel: int, places: Mapping[int, str] | None) -> str:
        if places is None or parcel not in places:
            return ""
        return places[parcel] or ("o" if self.look.ascii else "•")

    def _columns(self, shown: Window, width: int) -> Text:
        names = "".join(f" {COLUMN_NAMES[column]:<{width - 1}}" if width == WIDE else f"{COLUMN_NAMES[column]:<{width}}"
                        for column in shown.columns)  # fmt: skip
        return Text(" " * LABEL + names, DIM)


def _points(city: City, parcel: int, kind: int, sheriff: bool) -> str:
    """What a parcel scores; nothing for what never scores by itself."""
    if kind == OUTLAWS:
        return "" if city.tames_outlaws(sheriff) else str(OUTLAW_POINTS)
    parts = building_parts(city, parcel, kind)
    return str(total(parts)) if parts else ""
