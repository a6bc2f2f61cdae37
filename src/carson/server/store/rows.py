"""What the database holds beside tables and their journals, as the rest of the server sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from carson.table.journal import Seat
from carson.table.results import Rated


class NumberTaken(Exception):
    """Somebody else has written the entry with this number."""


class NoTable(LookupError):
    """There is no table to write at: it may have been forgotten a moment ago."""


class Life(NamedTuple):
    """A time in which there was a server."""

    began: float
    until: float


class Change(NamedTuple):
    """What an entry changes at its table: `due` always, a state or result if there is one, and the seats that are given."""

    due: float | None = None
    state: str | None = None
    result: Mapping[str, object] | None = None
    seats: tuple[Seat, ...] = ()
    rated: Rated | None = None


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who has a name of his own here; the password is a hash."""

    id: int
    name: str
    password: str
    created: float


@dataclass(frozen=True, slots=True)
class Token:
    """Lets whoever knows it act for an account: a login in a browser, or a personal token for a program."""

    hash: str
    account: int
    kind: str  # login or personal
    label: str
    created: float
    expires: float | None = None
    used: float | None = None  # the hour in which it was used last


@dataclass(frozen=True, slots=True)
class Sitting:
    """An account's seat at a table."""

    table: str
    game: str
    state: str
    seat: int
    joined: float


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that an account opened, or a game that it uploaded."""

    table: str
    game: str
    state: str
    created: float
    uploaded: bool


@dataclass(frozen=True, slots=True)
class Said:
    """Something that an account said at a table."""

    table: str
    number: int
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How strong a player is in a pool."""

    pool: str
    player: str
    mu: float
    sigma: float
    games: int
