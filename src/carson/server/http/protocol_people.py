"""What goes over the wire about people and their accounts; the rest is in `protocol`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from carson.server.http.protocol import Name

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """For what cannot be taken back."""

    password: Password


class RatingInfo(Struct, frozen=True):
    """How strong a player is in a pool of games of one kind with one number of players."""

    pool: str
    player: str
    bot: bool
    rating: float
    games: int


class AccountInfo(Struct, frozen=True):
    name: str
    created: float
    ratings: list[RatingInfo]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40)]


class TokenInfo(Struct, frozen=True):
    """A personal token: programs act with it as the account that made it. `token` is shown once."""

    id: str
    label: str
    created: float
    used: float | None
    """The hour in which it was used last, if it was."""
    token: str | None = None


class SessionInfo(Struct, frozen=True):
    """A login that has not ended."""

    id: str
    device: str
    """A hint, such as `Firefox, Android`; empty if it said nothing that we know."""
    created: float
    used: float | None
    """The hour in which it was used last."""
    current: bool
    """Whether it is the one that asks."""


# Everything that is kept about somebody.


class ExportedSeat(Struct, frozen=True):
    """Where an account sits or sat; what it chose there is in the table's record."""

    table: str
    game: str
    state: str
    seat: int
    joined: float


class ExportedTable(Struct, frozen=True):
    """A table that an account opened, or a game that it uploaded."""

    table: str
    game: str
    state: str
    created: float
    uploaded: bool


class ExportedChat(Struct, frozen=True):
    table: str
    number: int
    at: float
    text: str


class Export(Struct, frozen=True):
    """All that the server keeps about an account, but for secrets, of which it keeps hashes alone."""

    account: AccountInfo
    sessions: list[SessionInfo]
    tokens: list[TokenInfo]
    seats: list[ExportedSeat]
    tables: list[ExportedTable]
    chat: list[ExportedChat]
