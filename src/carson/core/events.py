"""What happened, as values: log, animation and score sheet are made of these; the words are in the locale files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carson.core.ledger import SEATS
from carson.core.sums import Part

Value = int | str | list[int] | list[str] | list[Part]

EVERYBODY = -1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `seen_by` is a seat when only that seat may know.

    Most are told when they have taken effect; an `ahead` one before: what follows it without words is its own.
    """

    kind: str
    values: dict[str, Value] = field(default_factory=dict)
    seen_by: int = EVERYBODY
    ahead: bool = False
    lies: str = field(default="", compare=False)  # what lay at its place then, for whoever puts it in words: no value of it

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


# How the values of an event are read.


def number_in(values: Mapping[str, Value], name: str, default: int | None = None) -> int:
    value = values[name] if default is None else values.get(name, default)
    assert isinstance(value, int)
    return value


def numbers_in(values: Mapping[str, Value], name: str) -> list[int]:
    value = values[name]
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, int)]


def texts_in(values: Mapping[str, Value], name: str) -> list[str]:
    value = values[name]
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, str)]


def parts_in(values: Mapping[str, Value]) -> list[Part]:
    value = values["parts"]
    assert isinstance(value, list)
    return [item for item in value if isinstance(item, tuple)]
