"""The fields of a board game's state: what each is called where it is written, and what it is indexed by.

What the board shows by itself (the connected parcels, unowned land, where City Hall is, the places left) is no field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters import CHARACTERS
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import PARCEL_NAMES, SIDE_NAMES
from carson.board.state.notes import Notes
from carson.board.state.things import THINGS
from carson.core.fields import (
    ANY_NUMBER,
    BITS,
    FLAG,
    SEAT,
    SEATS,
    ByName,
    Code,
    Field,
    Listed,
    Mapped,
    Named,
    Number,
    Row,
    Sorted,
    Tupled,
)
from carson.core.ledger import ACCOUNTS
from carson.core.ledger import SEATS as MOST_SEATS

if TYPE_CHECKING:
    from carson.board.characters.character import Character
    from carson.core.game import Game

PARCEL: Final = Named(PARCEL_NAMES)
PLACE: Final = Named(PLACE_NAMES)
CONTENT: Final = Named(CONTENT_NAMES)
CREWS: Final = [f"{PLACE_NAMES[place]} {seat + 1}" for place in OPEN_TO_ALL for seat in range(MOST_SEATS)]


class Side(Code["Character"]):
    """A character's side by its code."""

    def write(self, value: Character, game: Game) -> object:
        return value.code

    def read(self, written: object, game: Game) -> Character:
        return CHARACTERS[str(written)]


class Thing(Code[int]):
    """A piece that goes with a cowboy, by its name."""

    def write(self, value: int, game: Game) -> object:
        return THINGS.name(value)

    def read(self, written: object, game: Game) -> int:
        return THINGS.names.index(str(written)) * ACCOUNTS


CARD: Final = Number(-1, 8)  # its index in `sides`
BY_SEAT: Final = Listed(ANY_NUMBER, by_seat=True)

FIELDS: Final = (
    Field("round", Number(0, 4)),
    Field("sides", Tupled(Side())),
    Field("taken", Tupled(CARD)),
    Field("card", Listed(CARD, by_seat=True)),
    Field("number", BY_SEAT),
    Field("limit", BY_SEAT),
    Field("mark", BY_SEAT),
    Field("owner", ByName(PARCEL_NAMES, SEAT, NOBODY)),
    Field("contents", ByName(PARCEL_NAMES, CONTENT, EMPTY)),
    Field("roads", ByName(SIDE_NAMES, FLAG, 0)),
    Field("track", Listed(CONTENT)),
    Field("pass_order", SEATS),
    Field("turn_order", SEATS),
    Field("passed", SEATS),
    Field("standing", ByName(PLACE_NAMES, BITS, 0), copied=True),
    Field("crew", ByName(CREWS, Number(0, 99), 0), copied=True),
    Field("tokens", Sorted(Row(Thing(), PLACE, SEAT))),
    Field("blocked", Tupled(PARCEL)),
    Field("resident", SEAT),
    Field("times", Mapped(PARCEL, Number(1, 99))),
    Field("refused", Tupled(Row(SEAT, CONTENT, PARCEL))),
    Field("fresh", Tupled(Row(SEAT, CONTENT))),
    Field("notes", Notes()),
)
