"""What the numbers of an observation are: parts one after the other, each with a name for every number in it.

Here is what they mean, and nothing of how they are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Literal

from carson.core.ledger import SEEN

Sort = Literal["count", "one of", "set of"]

NOBODY_OR_SEAT: Final = ("nobody", *SEEN)


@dataclass(frozen=True, slots=True)
class Part:
    """Numbers that mean the same of different things: `owner` has one for each parcel.

    They count something, or say which one of `values` (0 is the first), or a set of them (a bit for each).
    """

    name: str
    fields: tuple[str, ...]
    sort: Sort = "count"
    values: tuple[str, ...] = ()

    def told(self, number: int) -> int | str | list[str]:
        """What a number says, in words where it stands for something."""
        if self.sort == "one of":
            return self.values[number]
        return [name for bit, name in enumerate(self.values) if number >> bit & 1] if self.sort == "set of" else number


class Layout:
    """All parts of an observation in their order."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.size = sum(len(part.fields) for part in parts)
        self.starts: dict[str, int] = {}
        start = 0
        for part in parts:
            if part.name in self.starts or len(set(part.fields)) != len(part.fields):
                raise ValueError(f"the part '{part.name}' or a field of it is there twice")
            self.starts[part.name] = start
            start += len(part.fields)

    @property
    def digest(self) -> str:
        """Of all names, so that whatever has another meaning has another digest."""
        told = repr([(part.name, part.fields, part.sort, part.values) for part in self.parts])
        return blake2b(told.encode(), digest_size=4).hexdigest()

    def slice_of(self, name: str) -> slice:
        """Where a part's numbers are."""
        start = self.starts[name]
        return slice(start, start + len(next(part for part in self.parts if part.name == name).fields))

    def told(self, numbers: Sequence[int]) -> dict[str, dict[str, int | str | list[str]]]:
        """An observation in words, by part and field, without what is 0."""
        found = {}
        for part in self.parts:
            own = zip(part.fields, numbers[self.slice_of(part.name)], strict=True)
            if some := {field: part.told(number) for field, number in own if number}:
                found[part.name] = some
        return found
