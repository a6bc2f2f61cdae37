"""What happened, as values: log, animation and score sheet are made of these; the words are in the locale files."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = int | str | list[int] | list[str] | list[tuple[str, int, int]]

EVERYBODY = -1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seen_by` is a seat when only that seat may know."""

    kind: str
    values: dict[str, Value] = field(default_factory=dict)
    seen_by: int = EVERYBODY

    def visible_to(self, seat: int) -> bool:
        return self.seen_by in (EVERYBODY, seat)

    def as_json(self) -> dict[str, object]:
        return {"event": self.kind, **self.values}
