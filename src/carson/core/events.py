"""What happened, as values: the log, the animation and the score sheet are made of these, the words come from the locale files."""

from __future__ import annotations

from dataclasses import dataclass, field

type_of_value = int | str | list[int] | list[str] | list[list[int]] | list[list[str | int]]

EVERYBODY = -1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seen_by` is a seat when only that seat may know."""

    kind: str
    values: dict[str, type_of_value] = field(default_factory=dict)
    seen_by: int = EVERYBODY

    def visible_to(self, seat: int) -> bool:
        return self.seen_by in (EVERYBODY, seat)

    def as_json(self) -> dict[str, object]:
        return {"event": self.kind, **self.values}
