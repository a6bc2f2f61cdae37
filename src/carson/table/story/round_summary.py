"""A round that has ended: who earned what from where, how everybody stands, and what the town promises for the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carson.table.story.sums import Sums, worded


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A player's round. What went from one player to another is earned by one and spent by the other."""

    seat: int
    money: int
    points: int
    earned: Sums  # dollars by reason
    spent: int
    scored: Sums  # points by reason
    promised: Sums  # dollars by kind of building, if the town stays as it is

    def as_json(self, reason: Callable[[str], str]) -> dict[str, object]:
        return {
            "seat": self.seat,
            "money": self.money,
            "points": self.points,
            "earned": worded(self.earned, "dollars", text=reason),
            "spent": self.spent,
            "scored": worded(self.scored, "points", text=reason),
            "promised": worded(self.promised, "dollars", text=reason),
        }


@dataclass(frozen=True, slots=True)
class RoundSummary:
    round: int
    last: bool  # of the game: nothing is promised any more
    seats: list[SeatSummary]  # the first is first

    def as_json(self, reason: Callable[[str], str]) -> dict[str, object]:
        """Ready for JSON, with the words for each reason."""
        return {"round": self.round, "last": self.last, "seats": [seat.as_json(reason) for seat in self.seats]}
