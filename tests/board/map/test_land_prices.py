"""The price of land with its parts, by parcel and for the whole town at once."""

from __future__ import annotations

from random import Random

import pytest

from carson.board.map.contents import BUILDING, CONTENT_NAMES, EMPTY, HOUSE, MOUNTAIN, RIVER, TOWNHOUSE
from carson.board.map.land_prices import all_price_parts, price_parts
from carson.board.map.town import PARCELS
from carson.board.title import BOARD
from carson.core.sums import total


@pytest.mark.ruling("B5.4")
def test_everything_but_the_river_makes_land_dearer() -> None:
    near = (EMPTY, HOUSE, TOWNHOUSE, MOUNTAIN, BUILDING, RIVER, EMPTY, EMPTY, EMPTY)
    assert price_parts(near) == (("land", 1, 1), ("buildings", 1, 1), ("houses", 2, 1), ("mountains", 1, 1))
    assert price_parts((EMPTY,) * 4) == (("land", 1, 1),)


@pytest.mark.ruling("B5.4")
def test_all_prices_at_once_are_those_of_each_parcel() -> None:
    game = BOARD.new(BOARD.preset("big-box", players=2), "prices")
    random = Random("prices")
    for _ in range(20):
        game.contents = [
            random.choice(range(len(CONTENT_NAMES))) if random.random() < 0.4 else EMPTY for _ in range(PARCELS)
        ]
        parts = all_price_parts(tuple(game.contents))
        assert [list(found) for found in parts] == [game.price_parts(parcel) for parcel in range(PARCELS)]
        assert [total(found) for found in parts] == [game.price(parcel) for parcel in range(PARCELS)]
