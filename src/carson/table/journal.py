"""A table as it is kept: who sits there, what is played, and a journal of what happened, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SCRUBBED: Final = "…"  # stands where somebody's name was, or what he said


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
