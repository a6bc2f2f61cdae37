"""B3: the start, the centre and the mountains, the first order, the first parcels, and City Hall drawn early."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    all_tiles,
    answers,
    bag,
    cell,
    choose,
    connected,
    cowboys,
    cowboys_left,
    decision,
    games,
    holder_of_ammunition,
    laid_roads,
    money,
    owned,
    points,
    position,
    property_tiles,
    reason,
    revolvers,
    roads,
    start,
    track,
    waiting,
)

PRESETS = ["first-game", "first-edition", "big-box"]
ALL = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def city_hall_in_setup(players: int = 3) -> BoardGame:
    """The first game of a fixed row of seeds in which City Hall is among the three drawn tiles."""
    return next(game for game in games("big-box", players=players) if decision(game).endswith("place-city-hall"))


# B3.1: the start.


@pytest.mark.ruling("B3.1")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 5])
def test_what_each_player_starts_with(preset: str, players: int) -> None:
    game = start(preset, players=players)
    for seat in range(1, players + 1):
        assert money(game, seat) == 15
        assert roads(game, seat) == 1
        assert revolvers(game, seat) == 1
        assert (cowboys(game, seat), cowboys_left(game, seat)) == (3, 7)
        assert property_tiles(game, seat) == 12
        assert points(game, seat) == 0
        assert owned(game, seat) == set()


@pytest.mark.ruling("B3.1")
@pytest.mark.parametrize("preset", PRESETS)
def test_ranches_on_3_and_10_mines_on_4_and_12_and_three_drawn_tiles_between(preset: str) -> None:
    for number in range(30):
        tiles = track(start(preset, f"track {number}"))
        assert (tiles[0], tiles[5]) == ("ranch", "ranch")  # $3 and $10
        assert (tiles[1], tiles[6]) == ("mine", "mine")  # $4 and $12
        assert not {"-", "city-hall"} & set(tiles)


@pytest.mark.ruling("B3.1")
def test_the_three_drawn_tiles_come_from_the_bag_and_differ_with_the_seed() -> None:
    drawn = set()
    for number in range(60):
        game = start("first-game", f"draw {number}")
        drawn |= set(track(game)[2:5])
        assert sum(bag(game).values()) == 23
    assert drawn == {"ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church", "prison"}


@pytest.mark.ruling("B3.1")
def test_nobody_has_the_ammunition_token_at_the_start() -> None:
    assert holder_of_ammunition(start()) is None


@pytest.mark.ruling("B3.1")
def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    assert start(seed="one").digest() == start(seed="one").digest()
    assert start(seed="one").digest() != start(seed="two").digest()


# B3.2: the centre and the mountains.


@pytest.mark.ruling("B3.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_centre_is_a_house_on_an_unowned_parcel_with_four_roads_around_it(preset: str) -> None:
    game = start(preset)
    (centre,) = [parcel for parcel in ALL if cell(game, parcel) == "h"]
    column, row = centre[0], centre[1]
    left, below = chr(ord(column) - 1), int(row) - 1
    assert laid_roads(game) == {f"{centre}n", f"{centre}e", f"{column}{below}n", f"{left}{row}e"}
    assert len(connected(game)) == 9


@pytest.mark.ruling("B3.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_nine_mountains_on_unowned_parcels_apart_from_the_centre(preset: str) -> None:
    game = start(preset)
    assert sorted(cell(game, parcel) for parcel in ALL if cell(game, parcel) != ".") == ["M"] * 9 + ["h"]


# B3.3: the first order and the first parcels.


@pytest.mark.ruling("B3.3")
def test_the_first_order_is_random_and_everybody_is_first_in_some_game() -> None:
    orders = [tuple(start(seed=f"order {number}", players=4).pass_order) for number in range(60)]
    assert {order[0] for order in orders} == {0, 1, 2, 3}
    assert len(set(orders)) > 12
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.ruling("B3.3")
def test_the_first_order_gives_every_seat_every_position_evenly() -> None:
    """600 games of three: each seat is expected 200 times in each position."""
    counts = [[0] * 3 for _ in range(3)]
    for number in range(600):
        for place, seat in enumerate(start(seed=f"even {number}", players=3).pass_order):
            counts[place][seat] += 1
    assert all(150 < count < 250 for row in counts for count in row)


@pytest.mark.ruling("B3.3")
@pytest.mark.parametrize("preset", ["first-game", "first-edition"])
def test_the_first_decision_is_a_first_parcel_and_each_player_takes_two(preset: str) -> None:
    game = start(preset, players=3)
    for parcel in ALL[:6]:
        assert decision(game).endswith("claim-parcel")
        choose(game, f"{waiting(game)[0]} claim {parcel}")
    assert [len(owned(game, seat)) for seat in (1, 2, 3)] == [2, 2, 2]
    assert [property_tiles(game, seat) for seat in (1, 2, 3)] == [10, 10, 10]
    assert [money(game, seat) for seat in (1, 2, 3)] == [15, 15, 15]
    assert decision(game) == f"{game.pass_order[0] + 1} take-character"


@pytest.mark.ruling("B3.3")
def test_any_parcel_may_be_taken_mountains_and_the_centre_too() -> None:
    game = position("players: 2\nround: 0\npass-order: 1 2\n" + CENTRE_ROADS + "\nnext: first-parcels", d5="h", b2="M")
    assert answers(game) == {f"claim {parcel}" for parcel in ALL}
    choose(game, "2 claim d5", "1 claim b2")
    assert (cell(game, "d5"), cell(game, "b2")) == ("2:h", "1:M")


@pytest.mark.ruling("B3.3")
def test_a_parcel_that_is_taken_is_refused_with_its_owner() -> None:
    game = position("players: 2\nround: 0\npass-order: 1 2\nnext: first-parcels")
    choose(game, "2 claim d5")
    assert "claim d5" not in answers(game)
    assert reason(game, "1 claim d5") == ("owned", "B3.3")


@pytest.mark.ruling("B3.3")
def test_another_choice_is_not_what_was_asked() -> None:
    game = position("players: 2\nround: 0\npass-order: 1 2\nnext: first-parcels")
    assert reason(game, "2 place d5")[0] == "not-asked"
    assert reason(game, "1 claim d5")[0] == "not-your-turn"


@pytest.mark.ruling("B3.3", "B5.9")
def test_city_halls_parcel_is_nobodys() -> None:
    game = position(
        "players: 2\nextra-buildings: city-hall\nround: 0\npass-order: 1 2\n" + CENTRE_ROADS + "\nnext: first-parcels",
        d5="h", d4="ci",
    )  # fmt: skip
    assert answers(game) == {f"claim {parcel}" for parcel in ALL if parcel != "d4"}
    assert reason(game, "2 claim d4") == ("city-hall-is-nobodys", "B3.3")


# B3.4: City Hall drawn in setup.


@pytest.mark.ruling("B3.4", "B5.9")
def test_city_hall_drawn_in_setup_is_placed_by_the_first_player_before_the_first_parcels() -> None:
    game = city_hall_in_setup()
    assert decision(game) == f"{game.pass_order[0] + 1} place-city-hall"
    site = sorted(answers(game))[0]
    choose(game, f"{waiting(game)[0]} {site}")
    assert cell(game, site.split()[-1]) == "ci"
    assert decision(game) == f"{game.pass_order[-1] + 1} claim-parcel"


@pytest.mark.ruling("B3.4", "B5.9")
def test_it_goes_onto_an_unowned_unoccupied_connected_parcel() -> None:
    game = city_hall_in_setup()
    free = {parcel for parcel in connected(game) if cell(game, parcel) == "."}
    assert answers(game) == {f"build city-hall {parcel}" for parcel in free}
    assert reason(game, f"{waiting(game)[0]} build city-hall a1") == ("city-hall-site", "B5.9")
    (centre,) = [parcel for parcel in ALL if cell(game, parcel) == "h"]
    assert reason(game, f"{waiting(game)[0]} build city-hall {centre}") == ("city-hall-site", "B5.9")


@pytest.mark.ruling("B3.4")
def test_the_space_of_city_hall_gets_another_tile() -> None:
    game = city_hall_in_setup()
    choose(game, f"{waiting(game)[0]} {sorted(answers(game))[0]}")
    assert "-" not in track(game)
    assert "city-hall" not in track(game)
    assert "city-hall" not in bag(game)
    assert sum(all_tiles(game).values()) == 38


@pytest.mark.ruling("B3.4")
def test_city_hall_comes_up_in_setup_about_three_times_in_34_games() -> None:
    """It is among the three tiles drawn from 34: 44 of 500 games are expected."""
    count = sum(decision(game).endswith("place-city-hall") for game in games("big-box", players=2))
    assert 20 < count < 70


@pytest.mark.ruling("B3.4", "B5.9")
def test_with_no_connected_parcel_free_the_first_player_extends_the_roads_for_nobody() -> None:
    """Mountains all around the centre: one road from the general supply reaches the next ring of parcels."""
    ring = dict.fromkeys(["c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"], "M")
    game = position(
        "players: 2\nextra-buildings: city-hall\nround: 0\npass-order: 2 1\n" + CENTRE_ROADS + "\n"
        "agenda: start-round | first-parcels 0 | place-city-hall 1",
        **ring, d5="h",
    )  # fmt: skip
    assert decision(game) == "2 place-city-hall"
    assert answers(game) == {
        f"extend {side}" for side in ("c4n", "d4e", "e4n", "c4e", "c5n", "d6e", "e5n", "c6e")
    }  # fmt: skip
    assert reason(game, "2 extend a1s") == ("city-hall-way", "B5.9")
    choose(game, "2 extend c4n")
    assert answers(game) == {"build city-hall b4", "build city-hall b5"}
    choose(game, "2 build city-hall b4")
    assert [roads(game, seat) for seat in (1, 2)] == [1, 1]
    assert cell(game, "b4") == "ci"
