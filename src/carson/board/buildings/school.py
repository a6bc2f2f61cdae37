"""The school: brings three families, and so three Houses, to town."""

from __future__ import annotations

from typing import Final

from carson.board.buildings.building import Building


class School(Building):
    name = "school"
    extra = True
    set_aside = True
    symbols = 1
    one_on_each_bank = True
    houses = 3  # one after the other, each counting at once for the next (B5.13)


SCHOOL: Final = School.kind
