"""What the database holds, as the rest of the server sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

SCRUBBED: Final = "…"  # stands where somebody's name was, or what he said


class NumberTaken(Exception):
    """Somebody else has written the entry with this number."""


class NoTable(LookupError):
    """There is no table to write at: it may have been forgotten a moment ago."""


class Life(NamedTuple):
    """A time in which there was a server."""

    began: float
    until: float


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a table: a bot, a person (whose token's hash is known), or nobody yet."""

    seat: int
    name: str = ""
    bot: str | None = None
    token: str | None = None
    account: int | None = None
    joined: float | None = None
    seen: float | None = None  # when the person was last connected

    @property
    def free(self) -> bool:
        return self.bot is None and self.token is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its entries."""

    id: str
    game: str
    config: Mapping[str, object]
    seed: str
    version: str
    created: float
    state: str = "open"
    public: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)
    result: Mapping[str, object] | None = None
    changed: float = 0.0
    number: int = 0  # of its last entry
    due: float | None = None  # when somebody has to look after it
    host: str | None = None  # the hash of the host's token
    seats: tuple[Seat, ...] = ()

    def place_for(self, account: int) -> tuple[float, str]:
        """Its place in the account's list of tables, to go on from there: when the account's first seat was taken."""
        joined = next(seat.joined for seat in self.seats if seat.account == account)
        return (joined or 0.0, self.id)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    at: float
    digest: str | None = None  # of the state after it, at a checkpoint


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: who played in a pool ("account:12", "bot:greedy") and who came where (1 is best)."""

    pool: str
    players: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
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
