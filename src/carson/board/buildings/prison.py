"""The prison: pays nothing, but its guards carry two revolvers and nobody attacks it."""

from __future__ import annotations

from typing import Final

from carson.board.buildings.building import Building


class Prison(Building):
    name = "prison"
    revolvers = 2


PRISON: Final = Prison.kind
