"""Cities against a slow model that anybody can check: parcels as coordinates in plain sets, looked at one by one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.cards.map.city import NO_CITY, City, Terrain, is_connected
from carson.cards.map.contents import EMPTY, HOUSE, KINDS, MOUNTAIN, OUTLAWS, PRISON, RANCH, TOWNHOUSE
from carson.cards.map.field import MIDDLE, PARCEL_NAMES, PARCEL_OF, PARCELS, SIZE, parcels_in, rectangle
from tests.cards.model import Model, Place, connected, number

# Mostly empty land, as on the cards, and few kinds, so that cards often cover each other.
KINDS_LAID = st.sampled_from([EMPTY] * 8 + [HOUSE, HOUSE, TOWNHOUSE, MOUNTAIN, RANCH, PRISON, OUTLAWS])
TERRAIN = st.tuples(KINDS_LAID, KINDS_LAID, KINDS_LAID, KINDS_LAID)

FIRST = (MIDDLE % SIZE, MIDDLE // SIZE)


@st.composite
def built(draw: st.DrawFn, most: int = 14) -> tuple[Model, City]:
    """A city made of random cards, each laid where the model allows it, and the same one of the engine."""
    model, city = Model(), NO_CITY
    captain, tamed = draw(st.booleans()), draw(st.booleans())
    for card in range(draw(st.integers(1, most))):
        terrain = draw(TERRAIN)
        places = model.places(terrain, captain, tamed) if model.cards else [FIRST]
        if not places:
            continue
        place = draw(st.sampled_from(places))
        model.cards.append((card, terrain, place))
        city = city.with_card(card, terrain, number(place))
    return model, city


@pytest.mark.ruling("C3.1", "C3.2", "C3.3")
@given(built(), TERRAIN, st.booleans(), st.booleans())
@settings(max_examples=100)
def test_the_places_are_those_of_the_model(cities: tuple[Model, City], terrain: Terrain, captain: bool, tamed: bool) -> None:
    model, city = cities
    assert city.places(terrain, captain, tamed) == [number(place) for place in model.places(terrain, captain, tamed)]


@pytest.mark.ruling("C3.4")
@given(built())
def test_what_is_for_sale_is_what_the_model_says(cities: tuple[Model, City]) -> None:
    model, city = cities
    assert city.for_sale() == model.for_sale()


@pytest.mark.ruling("C3.2")
@given(built())
def test_what_a_parcel_shows_is_what_was_painted_last(cities: tuple[Model, City]) -> None:
    model, city = cities
    seen = model.painted()
    assert {parcel: city.kind_at(parcel) for parcel in range(PARCELS) if city.kind_at(parcel) is not None} == {
        number(place): kind for place, kind in seen.items()
    }
    assert city.land.bit_count() == len(seen)
    assert [city.count(kind) for kind in KINDS] == [list(seen.values()).count(kind) for kind in KINDS]


@pytest.mark.ruling("C3.4")
@given(built(), st.data())
def test_without_a_sold_card_the_city_is_the_one_of_the_other_cards(cities: tuple[Model, City], data: st.DataObject) -> None:
    model, city = cities
    for_sale = city.for_sale()
    if not for_sale:
        return
    card = data.draw(st.sampled_from(for_sale))
    model.cards = [laid for laid in model.cards if laid[0] != card]
    after = city.without(card)
    again = NO_CITY
    for other, terrain, place in model.cards:
        again = again.with_card(other, terrain, number(place))
    assert (after.parcels, after.laid, after.land) == (again.parcels, again.laid, again.land)


@given(built(8), TERRAIN, st.integers(-4, 4), st.integers(-4, 4))
def test_where_a_city_lies_does_not_matter(cities: tuple[Model, City], terrain: Terrain, right: int, down: int) -> None:
    model, city = cities
    shift = down * SIZE + right
    moved = NO_CITY
    for card, picture, place in model.cards:
        moved = moved.with_card(card, picture, number(place) + shift)
    assert [place - shift for place in moved.places(terrain, True, True)] == city.places(terrain, True, True)
    assert moved.for_sale() == city.for_sale()


@given(built())
def test_laying_a_card_leaves_the_city_before_as_it_was(cities: tuple[Model, City]) -> None:
    _, city = cities
    parcels, laid = city.parcels[:], city.laid
    city.with_card(90, (HOUSE, EMPTY, EMPTY, EMPTY), MIDDLE)
    assert (city.parcels, city.laid) == (parcels, laid)


# Sets of parcels.


def test_names_and_numbers_of_parcels() -> None:
    assert (PARCEL_NAMES[0], PARCEL_NAMES[-1], PARCEL_NAMES[MIDDLE]) == ("a28", "ab1", "n15")
    assert len(PARCEL_OF) == PARCELS == SIZE * SIZE


@given(st.integers(-3, 30), st.integers(-3, 30), st.integers(-3, 30), st.integers(-3, 30))
def test_a_rectangle_is_cut_off_at_the_rim(left: int, right: int, top: int, bottom: int) -> None:
    rows, columns = range(max(top, 0), min(bottom, SIZE - 1) + 1), range(max(left, 0), min(right, SIZE - 1) + 1)
    assert parcels_in(rectangle(left, right, top, bottom)) == [row * SIZE + column for row in rows for column in columns]


@given(st.sets(st.tuples(st.integers(10, 14), st.integers(10, 14))))
def test_connected_means_side_by_side(parcels: set[Place]) -> None:
    assert is_connected(sum(1 << number(place) for place in parcels)) == connected(parcels)


# The rim of the field: no city that is played from the middle can leave it.


@pytest.mark.parametrize("direction", [1, -1, SIZE, -SIZE], ids=["right", "left", "down", "up"])
def test_three_sales_and_the_captain_do_not_bring_a_city_over_the_rim(direction: int) -> None:
    """Empty cards go one way as far as they may; each time three of them are sold at the other end."""
    terrain: Terrain = (EMPTY, EMPTY, EMPTY, EMPTY)
    city, sold = NO_CITY, 0
    for card in range(40):
        places = city.places(terrain, captain=True, tamed=False)
        ahead = [place for place in places if place % SIZE == MIDDLE % SIZE or place // SIZE == MIDDLE // SIZE]
        step = max(ahead, key=lambda place: place * direction)
        if city.laid and step == max((corner for _, corner in city.laid), key=lambda place: place * direction):
            if sold == 3:
                break
            city, sold = city.without(city.for_sale()[0]), sold + 1
            continue
        assert all(0 <= parcel < PARCELS for parcel in (step, step + 1, step + SIZE, step + SIZE + 1))
        assert step % SIZE < SIZE - 1
        city = city.with_card(card, terrain, step)
    assert sold == 3
