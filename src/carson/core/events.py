"""What happened, as values: log, animation and score sheet are made of these; the words are in the locale files."""

from __future__ import annotations

from dataclasses import dataclass, field

from carson.core.ledger import SEATS

Value = int | str | list[int] | list[str] | list[tuple[str, int, int]]

EVERYBODY = -1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seen_by` is a seat when only that seat may know."""

    kind: str
    values: dict[str, Value] = field(default_factory=dict)
    seen_by: int = EVERYBODY

    def visible_to(self, seat: int) -> bool:
        return self.seen_by in (EVERYBODY, seat)

    @property
    def seat(self) -> int:
        """Whose it is: who did it, or gets or pays something; NOBODY's in particular."""
        if self.kind == "move":
            ends = self.values["source"], self.values["target"]
            return next((end for end in ends if isinstance(end, int) and end < SEATS), NOBODY)
        seat = self.values.get("seat")
        return seat if isinstance(seat, int) else NOBODY

    def as_json(self) -> dict[str, object]:
        return {"event": self.kind, **self.values}
