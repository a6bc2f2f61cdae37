"""The board game's catalogue: the choices of every configuration. Characters, buildings and variants add theirs."""

from __future__ import annotations

from typing import Final

from carson.board.map.action_track import PLACE_NAMES, PLACES, PRICES
from carson.board.map.town import OTHER_SIDE_NAMES, PARCEL_NAMES, SIDE_NAMES, SIDES
from carson.core.choices import ITSELF, Catalogue

CATALOGUE: Final = Catalogue()
for _word, _means in OTHER_SIDE_NAMES.items():
    CATALOGUE.also(_word, _means)

# What appears on the table where a choice points at; of a cowboy with a token, the token: `cowboy dynamite`.
COWBOY: Final = "cowboy"
A_ROAD: Final = "road"
OWN_LAND: Final = "land"
A_BUILDING: Final = "building"

# Standing orders for a round: pass whenever it is one's turn, refuse all Houses, lay no more roads.
PASS_ON: Final = "pass"
REFUSE_HOUSES: Final = "refuse-houses"
NO_ROADS: Final = "no-roads"

MOST_DOLLARS: Final = 2000  # more than twelve parcels can ever pay in a round

PASS: Final = CATALOGUE.add("pass")
PLACE: Final = CATALOGUE.add("place", PLACE_NAMES, ITSELF, COWBOY)
PLACINGS: Final = frozenset(range(PLACE, PLACE + PLACES))  # all choices `place ...`
ROAD: Final = CATALOGUE.add("road", SIDE_NAMES, ITSELF, A_ROAD)
ROADS_END: Final = ROAD + SIDES
CLAIM: Final = CATALOGUE.add("claim", PARCEL_NAMES, ITSELF, OWN_LAND)
BUY_PARCEL: Final = CATALOGUE.add("buy", PARCEL_NAMES, ITSELF, OWN_LAND)
DECLINE: Final = CATALOGUE.add("decline")
KEEP: Final = CATALOGUE.add("keep")
HOUSE_AT: Final = CATALOGUE.add("house", PARCEL_NAMES, ITSELF, A_BUILDING)
AGREE: Final = CATALOGUE.add("agree")
REFUSE: Final = CATALOGUE.add("refuse")
DUEL_AT: Final = CATALOGUE.add("duel", PARCEL_NAMES, ITSELF)
DONE: Final = CATALOGUE.add("done")
BUY_POINTS: Final = CATALOGUE.add("points", [str(n) for n in range(MOST_DOLLARS // 2)])
GIVE: Final = CATALOGUE.add("give", [str(n) for n in range(MOST_DOLLARS)])
# The tile on that space, by a card.
FETCH: Final = CATALOGUE.add("fetch", [str(price) for price in PRICES], "building-{}".format)
TAKE_OF: Final[dict[int, int]] = {}  # `take ...` by a character's number; filled where the characters are gathered
