"""The thirteen kinds of buildings, a file each."""

from __future__ import annotations

from typing import Final

from carson.board.buildings.building import Building

# In the order of their numbers, which positions of earlier versions have.
# isort: off
from carson.board.buildings.ranch import Ranch
from carson.board.buildings.mine import Mine
from carson.board.buildings.drugstore import Drugstore
from carson.board.buildings.bank import Bank
from carson.board.buildings.saloon import Saloon
from carson.board.buildings.hotel import Hotel
from carson.board.buildings.church import Church
from carson.board.buildings.prison import Prison
from carson.board.buildings.general_store import GeneralStore
from carson.board.buildings.school import School
from carson.board.buildings.blacksmith import Blacksmith
from carson.board.buildings.city_hall import CityHall
from carson.board.buildings.station import Station

# isort: on
from carson.board.map.contents import CONTENT_NAMES

# In the order in which they are drawn and shown; the extra ones, which a configuration asks for, come last.
ALL_BUILDINGS: Final[tuple[Building, ...]] = (
    Ranch(), Mine(), Drugstore(), Bank(), Saloon(), Hotel(), Church(), Prison(), GeneralStore(), School(), Blacksmith(),
    CityHall(), Station(),
)  # fmt: skip
KINDS: Final = tuple(building.kind for building in ALL_BUILDINGS)
KIND_NAMES: Final = tuple(building.name for building in ALL_BUILDINGS)
BASE_KINDS: Final = tuple(building.kind for building in ALL_BUILDINGS if not building.extra)
EXTRA_NAMES: Final = tuple(building.name for building in ALL_BUILDINGS if building.extra)

# By content number; what is not a building is a plain `Building()` without any power.
_BY_KIND: Final = {building.kind: building for building in ALL_BUILDINGS}
BUILDINGS: Final = tuple(_BY_KIND.get(content, Building()) for content in range(len(CONTENT_NAMES)))
CAN_BE_ATTACKED: Final = tuple(building.can_be_attacked for building in BUILDINGS)
