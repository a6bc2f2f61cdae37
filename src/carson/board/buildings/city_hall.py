"""City Hall: the first player places it as soon as it is drawn; nobody owns it, and who holds it earns a level more.

Its resident's duels are those of any building (`building_income.py`); here are its placement, its roads and its taking.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Building
from carson.board.map.contents import EMPTY, NOBODY
from carson.board.map.town import PARCEL_NAMES, PARCEL_POINTS, PARCELS, POINT_SIDES, SIDE_ENDS, SIDE_NAMES, SIDES
from carson.board.shown.effects import EFFECTS, road_effect
from carson.board.state.choices import A_ROAD, CATALOGUE
from carson.board.state.kinds import BUILT, build_choice, tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import ROADS
from carson.core.agenda import Decision, Frame
from carson.core.choices import ITSELF
from carson.core.ledger import BANK, BOARD, OUT
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


EXTEND: Final = CATALOGUE.add("extend", SIDE_NAMES, ITSELF, A_ROAD)  # a road from the general supply
EFFECTS["extend"] = road_effect


def sites(game: BoardGame) -> list[int]:
    """Parcels that could take it, connected or not (B5.9). Without any road, as in some positions, none can."""
    if not any(game.roads):
        return []
    return [
        parcel
        for parcel in range(PARCELS)
        if game.owner[parcel] == NOBODY and game.contents[parcel] == EMPTY and parcel not in game.blocked
    ]


def shortest_extensions(game: BoardGame, goals: list[int]) -> list[int]:
    """The places for a next road that lie on a shortest way from the network to one of the goals (Dijkstra)."""
    distance: dict[int, int] = {}
    queue = [(0, point) for parcel in goals for point in PARCEL_POINTS[parcel]]
    heapify(queue)
    while queue:
        roads, point = heappop(queue)
        if distance.setdefault(point, roads) == roads:
            for side in POINT_SIDES[point]:
                other = SIDE_ENDS[side][0] + SIDE_ENDS[side][1] - point
                if other not in distance:
                    heappush(queue, (roads + game.roads_needed(side), other))
    ways: dict[int, int] = {}
    for side, (one, two) in enumerate(SIDE_ENDS):
        if game.reached[one] != game.reached[two]:
            ways[side] = distance[two if game.reached[one] else one] + game.roads_needed(side)
    least = min(ways.values())
    return [side for side, roads in ways.items() if roads == least]


class PlaceCityHall(Decision["BoardGame"]):
    """The first player places City Hall: (seat)."""

    name = "place-city-hall"
    open_to_side_choices = True

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        goals = sites(game)
        connected = [parcel for parcel in goals if game.connected[parcel]]
        if connected:
            return [build_choice(CITY_HALL, parcel) for parcel in connected]
        return [EXTEND + side for side in shortest_extensions(game, goals)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if EXTEND <= choice < EXTEND + SIDES:
            side = choice - EXTEND
            game.move(ROADS, BANK, BOARD, game.roads_needed(side), "city-hall")
            game.extend_network(side)
            game.tell("extend", side=SIDE_NAMES[side])
            game.agenda.append(frame)
            return
        parcel = BUILT[choice][1]
        game.move(tiles_of(CITY_HALL), BANK, BOARD, 1, "city-hall")
        game.put(parcel, CITY_HALL)
        game.public = parcel
        game.tell("city-hall", seat=seat, place=PARCEL_NAMES[parcel])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "build" and chosen.words[0] == "city-hall":
            return Refusal("city-hall-site", "B5.9", place=PARCEL_NAMES[BUILT[choice][1]])
        if chosen.verb == "extend":
            return Refusal("city-hall-way", "B5.9", side=chosen.words[0])
        return super().refuse(game, seat, frame, choice)


PLACE_CITY_HALL = STEPS.add(PlaceCityHall())


def drawn(game: BoardGame, frame: Frame) -> None:
    """City Hall came out of the bag: the first player places it, or it leaves the game (B5.9)."""
    if sites(game):
        game.tell("city-hall-drawn", seat=game.pass_order[0])
        game.agenda.append((PLACE_CITY_HALL, game.pass_order[0]))
    else:
        game.tell("city-hall-gone")
        game.move(tiles_of(CITY_HALL), BANK, OUT, 1, "city-hall")


def taken(game: BoardGame, frame: Frame) -> None:
    """Who stands alone there now is its resident and stays (B6.6); what came with his cowboy is used up."""
    if game.public >= 0:
        for seat in game.in_pass_order(game.standing[game.public]):
            game.take_tokens(game.public, seat)
            if game.resident != seat:
                game.resident = seat
                game.tell("resident", seat=seat)


class CityHall(Building):
    name = "city-hall"
    extra = True
    set_aside = True
    most_tiles = 1
    symbols = 1
    houses = 0
    public = True
    when_drawn = (STEPS.task("city-hall-drawn", drawn),)
    after_duels = ((STEPS.task("city-hall-taken", taken),),)

    def is_nobodys(self, place: str, ruling: str) -> Refusal:
        return Refusal("city-hall-is-nobodys", ruling, place=place)


CITY_HALL: Final = CityHall.kind
