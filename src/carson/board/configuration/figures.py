"""A figure of the printed components: a field of `data.toml` with its limits, declared by the file that plays with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from carson.core.toml_text import Path

Numbers = tuple[int, ...]  # a figure's value; a single number is a tuple of one, and a parcel its number


@dataclass(frozen=True, slots=True)
class Figure:
    """What a field may be; `data.py` reads and checks them all."""

    path: Path
    least: int
    most: int
    count: int = 0  # a list of so many numbers; 0: a number by itself
    fewest: int = 0  # or of fewer, down to so many; 0: exactly so many
    parcels: bool = False  # parcels by name instead of numbers
    check: Callable[[Numbers], object] | None = None  # refuses numbers that are within the limits and yet wrong
