"""The Governor (13): a road and points for roads to new parcels (yellow), or a tax (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.board.characters.casts import cast_line, new_with, play_on, survives
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    choose,
    decision,
    gains,
    money,
    points,
    position,
    reason,
    roads,
    told,
    totals,
    waiting,
)


def placing(lines: str = "", card: str = "13Y") -> BoardGame:
    """Player 1 is to place; he is the yellow Governor unless it says otherwise, and has five roads."""
    return position(
        f"players: 2\n{CENTRE_ROADS}\n{cast_line('13Y')}\nplayer 1: roads 5, card {card}\nplayer 2: card 4Y, roads 5\n"
        f"{lines}\nnext: place 1",
        d5="h",
    )


# Yellow.


@pytest.mark.ruling("B9.12", "B4.1")
def test_yellow_a_road_at_once() -> None:
    game = position(f"players: 2\n{cast_line('13Y')}\nnext: choose")
    choose(game, "1 take governor")
    assert (roads(game, 1), game.limit[0], waiting(game)) == (2, 50, [2])


@pytest.mark.ruling("B9.12")
def test_yellow_a_point_for_a_road_that_reaches_new_parcels() -> None:
    game = placing()
    choose(game, "1 road d6w")
    assert gains(game, "points", 1, "governor") == [1], "c7 and d7 at once count one road"


@pytest.mark.ruling("B9.12")
def test_yellow_none_for_a_road_that_reaches_nothing_new() -> None:
    game = placing()
    choose(game, "1 road d6w", "1 road d6e", "1 road d6n")
    assert gains(game, "points", 1, "governor") == [1, 1], "d6n joins two points that are on the network already"


@pytest.mark.ruling("B9.12")
def test_yellow_a_point_for_each_road_of_a_row() -> None:
    game = placing()
    choose(game, "1 road d6w", "1 road d7w", "1 road d8w", "1 place wages")
    assert points(game, 1) == 2, "the third only ends at the rim, where c8 and d8 are connected already"


@pytest.mark.ruling("B9.12", "B2.5")
def test_yellow_roads_count_until_the_round_ends() -> None:
    game = position(
        f"players: 2\n{CENTRE_ROADS}\n{cast_line('13Y')}\nplayer 1: card 13Y, roads 1\nplayer 2: card 4Y, roads 0\n"
        "next: end-round",
        d5="h",
    )
    assert decision(game) == "1 lay-roads"
    choose(game, "1 road d6w")
    assert points(game, 1) == 1


@pytest.mark.ruling("B9.12")
def test_yellow_other_players_get_nothing_for_their_roads() -> None:
    game = placing()
    choose(game, "1 place wages", "2 road d6w")
    assert game.points() == [0, 0]


@pytest.mark.ruling("B9.12")
def test_yellow_who_has_another_card_gets_nothing() -> None:
    game = placing(card="2Y")
    choose(game, "1 road d6w")
    assert points(game, 1) == 0


@pytest.mark.ruling("B9.12")
def test_yellow_roads_laid_before_the_card_is_taken_do_not_count() -> None:
    game = position(f"players: 2\n{CENTRE_ROADS}\n{cast_line('13Y')}\nnext: choose", d5="h")
    choose(game, "1 road d6w", "1 take governor")
    assert points(game, 1) == 0


@pytest.mark.ruling("B9.12", "B5.9")
def test_yellow_city_halls_roads_are_nobodys() -> None:
    owned = {f"{column}{row}": "2:." for column in "cde" for row in (4, 5, 6)} | {"d5": "h"}
    game = position(
        f"players: 2\npass-order: 1 2\nextra-buildings: city-hall\n{CENTRE_ROADS}\n{cast_line('13Y')}\n"
        "player 1: card 13Y, roads 0\nplayer 2: card 4Y\nagenda: end-round | city-hall-drawn",
        **owned,
    )
    assert decision(game) == "1 place-city-hall"
    extension = next(text for text in sorted(answers(game)) if text.startswith("extend "))
    choose(game, f"1 {extension}")
    assert points(game, 1) == 0


def bridging(roads: str) -> BoardGame:
    """The river runs down the column d, the town lies on its left bank; player 1 has two roads and the Governor."""
    river = {f"d{row}": "~" for row in range(1, 9)}
    course = " ".join(f"d{row}" for row in range(8, 0, -1))
    return position(
        f"players: 2\nvariants: river\nriver: {course}\nroads: b5n b5e b5s b5w {roads}\n{cast_line('13Y')}\n"
        "player 1: card 13Y, roads 2\nplayer 2: card 4Y, roads 0\nnext: place 1",
        **river,
        b5="h",
    )


@pytest.mark.ruling("B9.12", "B10.2")
def test_yellow_two_points_for_a_bridge_that_reaches_a_new_parcel() -> None:
    game = bridging("c5n")
    choose(game, "1 road d5n")
    assert (points(game, 1), roads(game, 1)) == (2, 0)


@pytest.mark.ruling("B9.12", "B10.2")
def test_yellow_none_for_a_bridge_between_connected_parcels() -> None:
    game = bridging("c5n d5n d5w d5e")
    choose(game, "1 road d5s")
    assert (points(game, 1), roads(game, 1)) == (0, 0)


# Red.


def taxing(lines: str = "") -> BoardGame:
    """Player 1, the second of three to choose, has just taken the red Governor."""
    game = position(f"players: 3\npass-order: 2 1 3\n{cast_line('7Y', '13R')}\n{lines}\nnext: choose")
    choose(game, "2 take mercenary", "1 take governor")
    return game


@pytest.mark.ruling("B9.12", "B4.1")
def test_red_he_chooses_at_once_what_to_tax() -> None:
    game = taxing()
    assert (decision(game), answers(game), game.limit[0]) == ("1 choose-tax", {"tax weapons", "tax money"}, 50)
    survives(game)
    assert reason(game, "1 decline")[0] == "not-asked"


@pytest.mark.ruling("B9.12")
def test_red_a_dollar_for_each_revolver_of_the_others() -> None:
    game = taxing("player 1: $5, revolvers 4\nplayer 2: $10, revolvers 2\nplayer 3: $10, revolvers 3")
    before = totals(game)
    choose(game, "1 tax weapons")
    assert [money(game, seat) for seat in (1, 2, 3)] == [10, 8, 7], "the Mercenary's firepower is no revolver"
    assert waiting(game) == [3]
    assert totals(game) == before


@pytest.mark.ruling("B9.12")
def test_red_a_dollar_for_each_10_that_the_others_have_rounded_up() -> None:
    game = taxing("player 1: $50\nplayer 2: $20\nplayer 3: $21")
    choose(game, "1 tax money")
    assert [money(game, seat) for seat in (1, 2, 3)] == [50 + 2 + 3, 18, 18]


@pytest.mark.ruling("B9.12", "B8.4")
def test_red_who_has_less_pays_what_he_has() -> None:
    game = taxing("player 1: $0\nplayer 2: $2, revolvers 5\nplayer 3: $0, revolvers 3")
    choose(game, "1 tax weapons")
    assert [money(game, seat) for seat in (1, 2, 3)] == [2, 0, 0]


@pytest.mark.ruling("B9.12", "B2.8")
def test_red_everybody_who_pays_is_told_in_pass_order() -> None:
    game = taxing("player 2: $9\nplayer 3: $19")
    choose(game, "1 tax money")
    assert told(game, "tax") == [{"seat": 0, "what": "money"}]
    assert [(values["seat"], values["paid"]) for values in told(game, "taxed")] == [(1, 1), (2, 2)]


@pytest.mark.ruling("B9.12", "B4.1")
def test_red_where_nobody_can_pay_he_is_not_asked() -> None:
    game = taxing("player 2: $0\nplayer 3: $0")
    assert decision(game) == "3 take-character"


@pytest.mark.ruling("B9.12")
@pytest.mark.parametrize("side", ["13Y", "13R"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(side: str, players: int) -> None:
    for number in range(5):
        play_on(new_with(side, seed=f"governor {number}", players=players), f"{side} {number}")
