"""The town as text: 8 x 8 parcels of five by two characters, roads as thick lines, owners as colours and numbers.

An owned parcel starts with its owner's number, an unowned one ends with its price; the second line has the cowboys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from carson.board.game import BoardGame
from carson.board.map.contents import BUILDING, CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import COLUMNS, PARCEL_POINTS, PARCEL_SIDES, POINT_SIDES, SIDE_ENDS, SIZE
from carson.board.state.tokens import TOKENS
from carson.cli.terminal.lines import DIM, STRONG, TARGET
from carson.cli.terminal.look import Look
from carson.core.agenda import seats_in
from carson.locales import Words

WIDTH: Final = 5  # of a parcel, without its borders
PICTURE_WIDTH: Final = 2 + SIZE * (WIDTH + 1) + 1
PICTURE_HEIGHT: Final = SIZE * 3 + 2


@dataclass(frozen=True)
class Signs:
    """The characters of a picture. `joints` has one for each set of roads that meet: 1 north, 2 east, 4 south, 8 west."""

    road_across: str
    road_along: str
    none_across: str
    none_along: str
    joints: str
    cowboys: str
    blocked: str  # instead of `cowboys`, where one is
    target: str
    contents: dict[str, str]


UNICODE: Final = Signs(
    "━", "┃", "┈", "┊", "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", "♦", "!", "•",
    {"house": "⌂", "townhouse": "⌂⌂", "mountain": "▲▲", "river": "≈≈"},
)  # fmt: skip
ASCII: Final = Signs(
    "=", "#", "-", ":", "+###############", "*", "!", "o", {"house": "h", "townhouse": "hh", "mountain": "^^", "river": "~~"}
)


def signs(look: Look) -> Signs:
    return ASCII if look.ascii else UNICODE


def town_picture(game: BoardGame, words: Words, look: Look, targets: Mapping[int, str] | None = None) -> Text:
    """The whole town with the names of rows and columns, PICTURE_WIDTH by PICTURE_HEIGHT; target parcels have a label."""
    targets = targets or {}
    lines = []
    for row in reversed(range(SIZE)):
        lines.append(_border(game, row + 1, look))
        lines.append(_parcels(game, row, f"{row + 1} ", look, [_contents(game, p, words, look) for p in _row(row)]))
        lines.append(_parcels(game, row, "  ", look, [_cowboys(game, p, look, targets.get(p, "")) for p in _row(row)]))
    lines.append(_border(game, 0, look))
    lines.append(Text("  " + "".join(column.rjust(WIDTH // 2 + 2).ljust(WIDTH + 1) for column in COLUMNS)))
    return Text("\n").join(lines)


def _row(row: int) -> range:
    return range(row * SIZE, (row + 1) * SIZE)


def _border(game: BoardGame, y: int, look: Look) -> Text:
    """The places for roads above row y - 1, or below the lowest one, and the points where they meet."""
    line = Text("  ")
    for parcel in _row(max(y - 1, 0)):
        north, _, south, _ = PARCEL_SIDES[parcel]
        left = PARCEL_POINTS[parcel][2 if y else 0]
        road = game.roads[north if y else south]
        line.append_text(_joint(game, left, look))
        line.append(signs(look).road_across * WIDTH if road else signs(look).none_across * WIDTH, STRONG if road else DIM)
    return line.append_text(_joint(game, left + 1, look))


def _joint(game: BoardGame, point: int, look: Look) -> Text:
    meeting = 0
    for side in POINT_SIDES[point]:
        if game.roads[side]:
            other = sum(SIDE_ENDS[side]) - point
            meeting |= {SIZE + 1: 1, 1: 2, -SIZE - 1: 4, -1: 8}[other - point]
    return Text(signs(look).joints[meeting], STRONG if meeting else DIM)


def _parcels(game: BoardGame, row: int, label: str, look: Look, insides: list[Text]) -> Text:
    """One of the two lines of a row, with the places for roads between its parcels."""
    line = Text(label)
    for parcel, inside in zip(_row(row), insides, strict=True):
        _, east, _, west = PARCEL_SIDES[parcel]
        if parcel % SIZE == 0:
            line.append_text(_wall(game, west, look))
        line.append_text(inside).append_text(_wall(game, east, look))
    return line


def _wall(game: BoardGame, side: int, look: Look) -> Text:
    road = game.roads[side]
    return Text(signs(look).road_along if road else signs(look).none_along, STRONG if road else DIM)


def _contents(game: BoardGame, parcel: int, words: Words, look: Look) -> Text:
    owner, content = game.owner[parcel], game.contents[parcel]
    name = CONTENT_NAMES[content]
    what = "" if content == EMPTY else signs(look).contents.get(name) or words(f"sign-{name}")
    if owner == NOBODY:
        price = f"${sum(n * each for _, n, each in game.price_parts(parcel))}" if game.can_be_claimed(parcel) else ""
        return Text(what + " " * (WIDTH - len(what) - len(price))).append(price, DIM)
    income = game.income(parcel) if content >= BUILDING else 0
    amount = str(income) if income else ""
    return Text(f"{owner + 1}{what}{amount}".ljust(WIDTH), look.players[owner])


def _cowboys(game: BoardGame, parcel: int, look: Look, target: str) -> Text:
    owner = game.owner[parcel]
    ground = Style() if owner == NOBODY else look.players[owner]
    seats = seats_in(game.standing[parcel])
    inside = Text(signs(look).blocked if parcel in game.blocked else signs(look).cowboys if seats else "", ground)
    if len(seats) > WIDTH - len(target) - 1:
        inside.append(f"{len(seats)}x")  # too many to be named
    else:
        inside.append_text(cowboys(game, parcel, seats, look, ground))
    gap = Text(" " * (WIDTH - len(target) - len(inside)), ground)
    return Text().append(target, TARGET).append_text(gap).append_text(inside)


def cowboys(game: BoardGame, place: int, seats: Sequence[int], look: Look, ground: Style) -> Text:
    """The numbers of the players whose cowboys stand somewhere, `w` before one that nobody may join."""
    lone = {seat for thing, there, seat in game.tokens if there == place and TOKENS[thing].lone}
    text = Text()
    for seat in seats:
        if seat in lone:
            text.append("w", ground)
        text.append(str(seat + 1), look.players[seat])
    return text
