"""The Teacher (17): first in the next round (yellow, rounds 1 to 3), points for a decent town (red, round 4)."""

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
    only_in_bag,
    points,
    position,
    settle_all,
    start,
    told,
    waiting,
)


def sides(game: BoardGame) -> list[str]:
    return [side.code for side in game.sides if side.number == 17]


def shown(game: BoardGame) -> list[str]:
    """The side of the Teacher that everybody sees."""
    characters = game.view(1)["characters"]
    assert isinstance(characters, list)
    return [card["side"] for card in characters if card["name"] == "teacher"]


# Which side.


@pytest.mark.ruling("B9.15", "B1.3")
@pytest.mark.parametrize("code", ["17YR", "17?"])
def test_there_is_no_side_to_ask_for_or_to_draw(code: str) -> None:
    game = start(characters=["1Y", "2Y", "3Y", "4Y", "5Y", "6Y", code])
    assert sides(game) == ["17YR"]


@pytest.mark.ruling("B9.15")
@pytest.mark.parametrize(("number", "side"), [(1, "Y"), (2, "Y"), (3, "Y"), (4, "R")])
def test_yellow_in_rounds_1_to_3_and_red_in_round_4(number: int, side: str) -> None:
    game = position(f"players: 2\nround: {number}\n{cast_line('17YR')}\nnext: choose")
    assert shown(game) == [side], "it lies with this side up"
    choose(game, "1 take teacher")
    assert game.side(0).code == f"17{side}"
    assert game.limit[0] == 60
    assert told(game, "take")[-1] == {"seat": 0, "character": "teacher", "side": side}
    survives(game)


@pytest.mark.ruling("B9.15")
def test_a_card_taken_on_its_yellow_side_lies_red_in_round_4() -> None:
    game = position(f"players: 2\nround: 3\n{cast_line('17YR')}\nnext: choose")
    choose(game, "1 take teacher", "2 take banker")
    settle_all(game)
    assert (game.round, waiting(game), shown(game)) == (4, [1], ["R"])
    survives(game)
    choose(game, "1 take teacher")
    assert game.side(0).code == "17R"


# Yellow.


def passing() -> BoardGame:
    """Player 3 has the Teacher; players 2, 1 and 3 have passed in this order."""
    return position(
        f"players: 3\nround: 1\npass-order: 2 1 3\n{cast_line('17YR').replace('17YR', '17Y')}\n"
        "player 1: $90, card 1Y, roads 0\nplayer 2: $10, card 2Y, roads 0\nplayer 3: $90, card 17Y, roads 0\nnext: end-round"
    )


@pytest.mark.ruling("B9.15", "B4.1")
def test_yellow_she_chooses_first_in_the_next_round_whenever_she_passed() -> None:
    game = passing()
    settle_all(game)
    assert (game.round, waiting(game)) == (2, [3])
    assert [seat + 1 for seat in game.pass_order] == [3, 2, 1]
    assert told(game, "teacher") == [{"seat": 2}]


@pytest.mark.ruling("B9.15", "B8.1")
def test_yellow_only_after_the_cash_limit() -> None:
    game = passing()
    order = []
    while decision(game).endswith("cash-limit"):
        order += waiting(game)
        choose(game, f"{order[-1]} give 90" if order[-1] != 2 else "2 give 0")
    assert order == [2, 1, 3]


@pytest.mark.ruling("B9.15", "B5.9", "B8.1")
def test_yellow_city_hall_drawn_for_the_next_round_is_hers_to_place() -> None:
    game = position(
        f"players: 3\nround: 1\npass-order: 2 1 3\nextra-buildings: city-hall\n{CENTRE_ROADS}\n"
        f"{cast_line('17YR').replace('17YR', '17Y')}\n{only_in_bag('city-hall', extra='city-hall')}\n"
        "player 1: $0, card 1Y, roads 0\nplayer 2: $0, card 2Y, roads 0\nplayer 3: $0, card 17Y, roads 0\nnext: end-round",
        d5="h",
    )
    assert decision(game) == "3 place-city-hall"


@pytest.mark.ruling("B9.15")
def test_yellow_who_passed_first_stays_first() -> None:
    game = position(
        f"players: 2\nround: 2\npass-order: 1 2\n{cast_line('17YR').replace('17YR', '17Y')}\n"
        "player 1: $0, card 17Y, roads 0\nplayer 2: $0, card 2Y, roads 0\nnext: end-round"
    )
    assert (game.round, waiting(game), game.pass_order) == (3, [1], [0, 1])


# Red.


def final(**cells: str) -> BoardGame:
    return position(
        f"players: 2\nround: 4\nextra-buildings: school\n{cast_line('17YR').replace('17YR', '17R')}\n"
        "player 1: $0, card 17R, kept prison\nplayer 2: $0, card 2Y\nnext: final-scoring",
        **cells,
    )


@pytest.mark.ruling("B9.15", "B8.3")
@pytest.mark.parametrize(
    ("cells", "scored"),
    [
        ({}, [2]),
        ({"b2": "1:sa"}, []),
        ({"b2": "1:sc", "b4": "1:pr", "b6": "1:ch"}, [8]),
        ({"b2": "1:sc", "b4": "1:sc", "d2": "1:pr", "d4": "1:sa", "d6": "1:sa"}, [6]),
        ({"b2": "2:sc", "b4": "2:pr", "b6": "2:ch", "d2": "2:sa", "d4": "1:ho"}, [2]),
    ],
)
def test_red_two_points_for_each_school_prison_and_church_and_for_having_no_saloon(
    cells: dict[str, str], scored: list[int]
) -> None:
    game = final(**cells)
    assert gains(game, "points", 1, "teacher") == scored, "a kept prison counts nothing"
    assert gains(game, "points", 2, "teacher") == []


@pytest.mark.ruling("B9.15", "B8.5")
def test_red_does_not_change_the_last_pass_order() -> None:
    game = position(
        f"players: 2\nround: 4\npass-order: 1 2\n{cast_line('17YR').replace('17YR', '17R')}\n"
        "player 1: $0, vp 5, card 2Y, roads 0\nplayer 2: $0, vp 3, card 17R, roads 0\nnext: end-round"
    )
    assert game.over
    assert (game.points(), game.ranking()) == ([5, 5], [0, 1])


@pytest.mark.ruling("B9.15")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games(players: int) -> None:
    for number in range(8):
        play_on(new_with("17YR", seed=f"teacher {number}", players=players), f"{number}")


def test_she_is_chosen_like_anybody_else() -> None:
    game = position(f"players: 2\n{cast_line('17YR')}\nnext: choose")
    assert "take teacher" in answers(game)
    assert points(game, 1) == 0
