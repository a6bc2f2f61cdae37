"""A number with its parts, as players see it: `3 Houses x $5 + City Hall $5`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

Part = tuple[str, int, int]  # a reason, how often, how much each


class Amount(TypedDict):
    """A number and its parts, ready for JSON."""

    total: int
    parts: list[Part]


class Sum(Amount):
    """The same with what it is: a price, an income."""

    of: str


def amount(parts: Iterable[Part]) -> Amount:
    listed = list(parts)
    return {"total": total(listed), "parts": listed}


def total(parts: Iterable[Part]) -> int:
    """The number whose parts these are."""
    number = 0
    for _, count, each in parts:
        number += count * each
    return number
