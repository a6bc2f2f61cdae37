"""The course of a river: parcel after parcel from rim to rim, and what follows from it on the map (B10.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from carson.board.map.town import PARCEL_OF, PARCEL_SIDES, PARCELS, SIDE_PARCELS, SIDES, SIZE
from carson.core.refusal import Refusal

SHORTEST: Final = 3
LONGEST: Final = 15  # the river tiles of the box; so there is always room for the centre and nine mountains


def read_course(names: Sequence[str]) -> tuple[int, ...]:
    """The parcels of a course by name; one that cannot be is refused with the parcel that is to blame."""
    for name in names:
        if name not in PARCEL_OF:
            raise Refusal("river-no-parcel", "B10.2", parcel=name[:40])
    if not SHORTEST <= len(names) <= LONGEST:
        raise Refusal("river-length", "B10.2", count=len(names), least=SHORTEST, most=LONGEST)
    course = tuple(PARCEL_OF[name] for name in names)
    for index, name in enumerate(names):
        if name in names[:index]:
            raise Refusal("river-twice", "B10.2", parcel=name)
        if index and not touching(course[index - 1], course[index]):
            raise Refusal("river-gap", "B10.2", parcel=name, before=names[index - 1])
    for end in (0, -1):
        if not at_rim(course[end]):
            raise Refusal("river-inland", "B10.2", parcel=names[end])
    return course


def next_courses(course: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """While a course is drawn, by parcel what it is after pointing there: longer at one of its ends, or shorter.

    An end is taken back; a parcel in the middle cuts off what comes after it.
    """
    if not course:
        return {parcel: (parcel,) for parcel in range(PARCELS)}
    shorter = {parcel: course[: at + 1] for at, parcel in enumerate(course)}
    shorter |= {course[0]: course[1:], course[-1]: course[:-1]}
    if len(course) >= LONGEST:
        return shorter
    upwards = {parcel: (parcel, *course) for parcel in range(PARCELS) if touching(course[0], parcel)}
    downwards = {parcel: (*course, parcel) for parcel in range(PARCELS) if touching(course[-1], parcel)}
    return upwards | downwards | shorter


def touching(one: int, two: int) -> bool:
    """Whether two parcels share a side."""
    return any(side in PARCEL_SIDES[two] for side in PARCEL_SIDES[one])


def at_rim(parcel: int) -> bool:
    return not (0 < parcel % SIZE < SIZE - 1 and 0 < parcel // SIZE < SIZE - 1)


@cache
def crossings(river: frozenset[int]) -> frozenset[int]:
    """The places for roads with no land on either side: between two river parcels, or between one and the rim."""
    return frozenset(side for side in range(SIDES) if all(parcel in river for parcel in SIDE_PARCELS[side]))


@cache
def banks(river: frozenset[int]) -> tuple[int, ...]:
    """By parcel the number of its bank, an area of land that hangs together by sides (B5.11); -1 in the river."""
    bank = [-1] * PARCELS
    for start in range(PARCELS):
        if start in river or bank[start] >= 0:
            continue
        todo, number = [start], max(bank) + 1
        while todo:
            parcel = todo.pop()
            bank[parcel] = number
            beside = (near for side in PARCEL_SIDES[parcel] for near in SIDE_PARCELS[side])
            todo += [near for near in beside if near not in river and bank[near] < 0]
    return tuple(bank)
