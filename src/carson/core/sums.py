"""A number with its parts, as players see it: `3 Houses x $5 + City Hall $5`."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, TypedDict

Part = tuple[str, int, int]  # a reason, how often, how much each

# JSON has lists only: these are lists, and say at run time how long they are to whoever makes a schema of them.
if TYPE_CHECKING:
    PartView = list[str | int]
    Ratio = list[int]
else:
    PartView = Part
    Ratio = tuple[int, int]  # a fraction, numerator and denominator


class Amount(TypedDict):
    """A number and its parts, ready for JSON."""

    total: int
    parts: list[PartView]


class Sum(Amount):
    """The same with what it is: a price, an income."""

    of: str


def amount(parts: Iterable[Part]) -> Amount:
    number = 0
    listed: list[PartView] = []
    for reason, count, each in parts:
        number += count * each
        listed.append([reason, count, each])
    return {"total": number, "parts": listed}


def ratio(fraction: Fraction) -> Ratio:
    """A fraction, ready for JSON."""
    return list(fraction.as_integer_ratio())


def total(parts: Iterable[Part]) -> int:
    """The number whose parts these are."""
    number = 0
    for _, count, each in parts:
        number += count * each
    return number
