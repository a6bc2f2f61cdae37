"""A number with its parts, as players see it: `3 Houses x $5 + City Hall $5`."""

from __future__ import annotations

from collections.abc import Iterable

Part = tuple[str, int, int]  # a reason, how often, how much each


def amount(parts: Iterable[Part]) -> dict[str, object]:
    """The number and its parts, ready for JSON."""
    number, listed = 0, []
    for reason, count, each in parts:
        number += count * each
        listed.append([reason, count, each])
    return {"total": number, "parts": listed}


def total(parts: Iterable[Part]) -> int:
    """The number whose parts these are."""
    number = 0
    for _, count, each in parts:
        number += count * each
    return number
