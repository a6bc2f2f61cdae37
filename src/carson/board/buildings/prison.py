"""The prison: pays nothing, but its guards carry two revolvers and nobody attacks it."""

from __future__ import annotations

from carson.board.buildings.building import Building
from carson.board.map.contents import PRISON


class Prison(Building):
    kind = PRISON
    revolvers = 2
