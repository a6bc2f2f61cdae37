"""Which parcels a building counts: drawn examples, and the cities of all recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.cards.game import CardGame
from carson.cards.map.field import PARCEL_NAMES, PARCEL_OF
from carson.cards.round.scoring import scored_parcels
from carson.core.record import Play, read_record
from carson.core.sums import total
from carson.games import title_of
from tests.cards.table import drawn, offset, parcel

RECORDED = sorted((Path(__file__).parents[2] / "games" / "cards").glob("*.json"))


def counts(drawing: str, right: int, down: int) -> dict[tuple[int, int], int]:
    city = drawn(drawing)
    place = PARCEL_OF[parcel(right, down)]
    (counts,) = (counts for at, _, _, counts in scored_parcels(city) if at == place)
    return {offset(PARCEL_NAMES[other]): points for other, points in counts}


@pytest.mark.ruling("C4.2")
def test_a_saloon_scores_two_for_each_symbol_beside_it() -> None:
    assert counts("S H T\nh - -", 0, 0) == {(1, 0): 2, (0, 1): 4}


@pytest.mark.ruling("C4.3")
def test_a_bank_counts_the_houses_beside_it_and_all_mines() -> None:
    assert counts("B H . . m", 0, 0) == {(1, 0): 1, (4, 0): 1}


@pytest.mark.ruling("C4.3")
def test_a_general_store_counts_a_house_beside_it_twice() -> None:
    assert counts("G H . H", 0, 0) == {(1, 0): 2, (3, 0): 1}


@pytest.mark.ruling("C4.3")
def test_city_hall_counts_itself() -> None:
    assert counts("c P H", 0, 0) == {(0, 0): 1, (1, 0): 1}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_what_is_counted_adds_up_to_the_score(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    play = Play(title_of(record.game), record.config, record.seed, record.names)
    for seat, text in record.choices:
        play.choose(seat, text)
    game = play.game
    assert isinstance(game, CardGame)
    for city in game.cities:
        for _, _, score, counts in scored_parcels(city):
            assert sum(points for _, points in counts) == total(score)
