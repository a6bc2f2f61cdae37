"""The map: parcels and their neighbours, places for roads, straight lines, and a network of roads that grows."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.game import BoardGame
from carson.board.map.town import (
    COLUMNS,
    INNER,
    LINES,
    NEIGHBOURS,
    OTHER_SIDE_NAMES,
    PARCEL_NAMES,
    PARCEL_OF,
    PARCEL_POINTS,
    PARCEL_SIDES,
    PARCELS,
    POINT_PARCELS,
    POINT_SIDES,
    POINTS,
    SIDE_ENDS,
    SIDE_NAMES,
    SIDE_OF,
    SIDE_PARCELS,
    SIDES,
    SIZE,
)
from carson.board.state.choices import CATALOGUE, ROAD, ROADS_END
from carson.board.title import BOARD

parcels = st.integers(0, PARCELS - 1)
sides = st.integers(0, SIDES - 1)


def place_of(parcel: int) -> tuple[int, int]:
    """Column and row, from 0."""
    return COLUMNS.index(PARCEL_NAMES[parcel][0]), int(PARCEL_NAMES[parcel][1]) - 1


def point_at(point: int) -> tuple[int, int]:
    """Where a point lies, from 0 in the lower left corner of the map to 8."""
    return point % (SIZE + 1), point // (SIZE + 1)


# Parcels.


@pytest.mark.ruling("B2.1")
def test_a1_is_the_lower_left_parcel_and_h8_the_upper_right() -> None:
    assert (PARCEL_NAMES[0], PARCEL_NAMES[7], PARCEL_NAMES[8], PARCEL_NAMES[63]) == ("a1", "h1", "a2", "h8")
    assert len(set(PARCEL_NAMES)) == 64


@given(parcels)
def test_a_parcel_is_found_by_its_name(parcel: int) -> None:
    assert PARCEL_OF[PARCEL_NAMES[parcel]] == parcel


@pytest.mark.ruling("B2.3")
@given(parcels, parcels)
def test_neighbours_touch_with_a_side_or_a_corner(one: int, two: int) -> None:
    (x, y), (u, v) = place_of(one), place_of(two)
    assert (two in NEIGHBOURS[one]) == (max(abs(x - u), abs(y - v)) == 1)


@pytest.mark.ruling("B2.3")
@given(parcels, parcels)
def test_neighbourhood_goes_both_ways(one: int, two: int) -> None:
    assert (two in NEIGHBOURS[one]) == (one in NEIGHBOURS[two])


@pytest.mark.ruling("B2.3")
def test_a_parcel_has_eight_neighbours_five_at_the_edge_three_in_a_corner() -> None:
    assert Counter(len(neighbours) for neighbours in NEIGHBOURS) == {8: 36, 5: 24, 3: 4}
    assert all(len(set(neighbours)) == len(neighbours) for neighbours in NEIGHBOURS)
    assert sorted(PARCEL_NAMES[near] for near in NEIGHBOURS[PARCEL_OF["a1"]]) == ["a2", "b1", "b2"]


@pytest.mark.ruling("B2.2")
def test_the_dice_name_the_36_parcels_that_do_not_lie_at_the_edge() -> None:
    assert len(INNER) == 36
    assert all(len(NEIGHBOURS[parcel]) == 8 for parcel in INNER)


# Places for roads.


@pytest.mark.ruling("B2.4")
def test_there_are_144_places_for_roads_and_81_points() -> None:
    assert (SIDES, len(set(SIDE_NAMES)), POINTS) == (144, 144, 81)
    assert len(set(SIDE_ENDS)) == 144


@given(sides)
def test_a_road_joins_two_points_that_lie_one_step_apart(side: int) -> None:
    (x, y), (u, v) = map(point_at, SIDE_ENDS[side])
    assert abs(x - u) + abs(y - v) == 1


@given(sides)
def test_a_place_for_a_road_has_a_parcel_on_both_sides_or_lies_at_the_edge(side: int) -> None:
    (x, y), (u, v) = map(point_at, SIDE_ENDS[side])
    at_the_edge = (x == u and x in (0, SIZE)) or (y == v and y in (0, SIZE))
    assert len(SIDE_PARCELS[side]) == (1 if at_the_edge else 2)
    assert all(side in PARCEL_SIDES[parcel] for parcel in SIDE_PARCELS[side])


@given(parcels)
def test_the_sides_of_a_parcel_join_its_corners_all_around(parcel: int) -> None:
    x, y = place_of(parcel)
    corners = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    assert {point_at(point) for point in PARCEL_POINTS[parcel]} == corners
    north, east, south, west = ({point_at(point) for point in SIDE_ENDS[side]} for side in PARCEL_SIDES[parcel])
    assert north == {(x, y + 1), (x + 1, y + 1)}
    assert east == {(x + 1, y), (x + 1, y + 1)}
    assert south == {(x, y), (x + 1, y)}
    assert west == {(x, y), (x, y + 1)}


@given(st.integers(0, POINTS - 1))
def test_a_point_knows_the_parcels_and_the_places_for_roads_around_it(point: int) -> None:
    assert set(POINT_PARCELS[point]) == {parcel for parcel in range(PARCELS) if point in PARCEL_POINTS[parcel]}
    assert set(POINT_SIDES[point]) == {side for side in range(SIDES) if point in SIDE_ENDS[side]}
    x, y = point_at(point)
    at_edges = (x in (0, SIZE)) + (y in (0, SIZE))
    assert (len(POINT_PARCELS[point]), len(POINT_SIDES[point])) == {0: (4, 4), 1: (2, 3), 2: (1, 2)}[at_edges]


@given(parcels, st.integers(0, 3))
def test_a_road_goes_by_any_parcel_beside_it(parcel: int, direction: int) -> None:
    name = PARCEL_NAMES[parcel] + "nesw"[direction]
    side = PARCEL_SIDES[parcel][direction]
    assert SIDE_OF[OTHER_SIDE_NAMES.get(name, name)] == side
    found = CATALOGUE.find(f"road {name}")
    assert found is not None
    assert found.number == ROAD + side


def test_every_road_has_one_name_of_its_own_and_inside_the_map_another() -> None:
    assert len(SIDE_NAMES) + len(OTHER_SIDE_NAMES) == 4 * PARCELS
    assert not set(SIDE_NAMES) & set(OTHER_SIDE_NAMES)
    assert len(set(OTHER_SIDE_NAMES.values())) == 144 - 32


# Straight lines.


@pytest.mark.ruling("B5.10")
def test_there_are_eighteen_straight_lines_of_eight_roads_from_edge_to_edge() -> None:
    assert len(set(LINES)) == 18
    assert Counter(side for line in LINES for side in line) == dict.fromkeys(range(SIDES), 1)


@pytest.mark.ruling("B5.10")
@given(st.sampled_from(LINES))
def test_a_straight_line_goes_on_without_a_bend_or_a_gap(line: tuple[int, ...]) -> None:
    assert len(line) == 8
    points = [{point_at(point) for point in SIDE_ENDS[side]} for side in line]
    assert all(len(one & two) == 1 for one, two in pairwise(points))
    everywhere = set.union(*points)
    columns, rows = {x for x, _ in everywhere}, {y for _, y in everywhere}
    assert sorted(map(len, (columns, rows))) == [1, 9]


# A network that grows.


def network(seed: str, growth: list[int]) -> BoardGame:
    """The roads of a new town, with more laid one after the other; each number picks one of the places to go on."""
    game = BOARD.new(BOARD.preset("first-game", players=2), seed)
    for number in growth:
        game.extend_network(game.frontier[number % len(game.frontier)] - ROAD)
    return game


networks = st.builds(
    network, seed=st.sampled_from(["centre", "corner", "river"]), growth=st.lists(st.integers(0, 999), max_size=60)
)


@pytest.mark.ruling("B2.4")
@given(networks)
def test_the_next_roads_are_the_empty_places_that_touch_the_network(game: BoardGame) -> None:
    reached = {point for side in range(SIDES) if game.roads[side] for point in SIDE_ENDS[side]}
    expected = [ROAD + side for side in range(SIDES) if not game.roads[side] and reached & set(SIDE_ENDS[side])]
    assert game.frontier == expected
    assert {point for point in range(POINTS) if game.reached[point]} == reached


@pytest.mark.ruling("B2.4")
@given(networks)
def test_a_parcel_is_connected_when_the_network_reaches_one_of_its_corners(game: BoardGame) -> None:
    reached = {point for side in range(SIDES) if game.roads[side] for point in SIDE_ENDS[side]}
    for parcel in range(PARCELS):
        assert bool(game.connected[parcel]) == bool(reached & set(PARCEL_POINTS[parcel]))


@given(networks, st.integers(0, 999))
def test_a_road_says_how_many_parcels_it_connects(game: BoardGame, number: int) -> None:
    before = sum(game.connected)
    newly = game.extend_network(game.frontier[number % len(game.frontier)] - ROAD)
    assert newly == sum(game.connected) - before
    assert 0 <= newly <= 2


@given(networks)
def test_the_network_hangs_together(game: BoardGame) -> None:
    roads = {side for side in range(SIDES) if game.roads[side]}
    found = {min(roads)}
    waiting = list(found)
    while waiting:
        for point in SIDE_ENDS[waiting.pop()]:
            more = roads & set(POINT_SIDES[point]) - found
            found |= more
            waiting += more
    assert found == roads


def test_a_whole_map_of_roads_leaves_nowhere_to_go_on() -> None:
    game = network("whole", [0] * (SIDES - 4))
    assert game.frontier == []
    assert sum(game.roads) == SIDES == ROADS_END - ROAD
    assert all(game.connected)
