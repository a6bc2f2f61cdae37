"""The board game's catalogue: the choices of every configuration. Characters, buildings and variants add theirs."""

from __future__ import annotations

from typing import Final

from carson.board.map.action_track import PLACE_NAMES, PLACES, PRICES
from carson.board.map.town import OTHER_SIDE_NAMES, PARCEL_NAMES, SIDE_NAMES, SIDES
from carson.core.choices import Catalogue

CATALOGUE: Final = Catalogue()
for _word, _means in OTHER_SIDE_NAMES.items():
    CATALOGUE.also(_word, _means)

MOST_DOLLARS: Final = 2000  # more than twelve parcels can ever pay in a round

PASS: Final = CATALOGUE.add("pass")
PLACE: Final = CATALOGUE.add("place", PLACE_NAMES)
PLACINGS: Final = frozenset(range(PLACE, PLACE + PLACES))  # all choices `place ...`
ROAD: Final = CATALOGUE.add("road", SIDE_NAMES)
ROADS_END: Final = ROAD + SIDES
CLAIM: Final = CATALOGUE.add("claim", PARCEL_NAMES)
BUY_PARCEL: Final = CATALOGUE.add("buy", PARCEL_NAMES)
DECLINE: Final = CATALOGUE.add("decline")
KEEP: Final = CATALOGUE.add("keep")
HOUSE_AT: Final = CATALOGUE.add("house", PARCEL_NAMES)
AGREE: Final = CATALOGUE.add("agree")
REFUSE: Final = CATALOGUE.add("refuse")
DUEL_AT: Final = CATALOGUE.add("duel", PARCEL_NAMES)
DONE: Final = CATALOGUE.add("done")
BUY_POINTS: Final = CATALOGUE.add("points", [str(n) for n in range(MOST_DOLLARS // 2)])
GIVE: Final = CATALOGUE.add("give", [str(n) for n in range(MOST_DOLLARS)])
FETCH: Final = CATALOGUE.add("fetch", [str(price) for price in PRICES])  # the tile on that space, by a card
TAKE_OF: Final[dict[int, int]] = {}  # `take ...` by a character's number; filled where the characters are gathered
