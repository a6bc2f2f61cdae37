"""The school: brings three families, and so three Houses, to town."""

from __future__ import annotations

from carson.board.buildings.building import Building
from carson.board.map.contents import SCHOOL


class School(Building):
    kind = SCHOOL
    houses = 3  # one after the other, each counting at once for the next (B5.13)
