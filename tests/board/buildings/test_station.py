"""The station: stands on a straight line of eight roads from rim to rim, without a House, and scores the whole town."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import answers, cell, choose, income, points_by_reason, position, reason, told

ACROSS = " ".join(f"{column}4n" for column in "abcdefgh")  # the line between rows 4 and 5
UPWARDS = " ".join(f"d{row}e" for row in range(1, 9))  # the line between columns d and e
BOTTOM_RIM = " ".join(f"{column}1s" for column in "abcdefgh")
LEFT_RIM = " ".join(f"a{row}w" for row in range(1, 9))
TOP_RIM = " ".join(f"{column}8n" for column in "abcdefgh")
RIGHT_RIM = " ".join(f"h{row}e" for row in range(1, 9))


def own_station(roads: str, *parcels: str, lines: str = "player 1: kept station, roads 0") -> BoardGame:
    """Player 1 keeps the station and owns these parcels; kept tiles are placed now. A kept ranch keeps the question open."""
    text = f"players: 2\nextra-buildings: station\nroads: {roads}\n{lines}, kept ranch\nnext: resolve place-kept"
    return position(text, **dict.fromkeys(parcels, "1:."))


def sites(game: BoardGame) -> set[str]:
    return {answer.split()[2] for answer in answers(game) if answer.startswith("build station")}


@pytest.mark.ruling("B5.10")
def test_it_stands_with_a_whole_side_on_the_line() -> None:
    game = own_station(ACROSS, "a4", "a5", "d4", "h5", "d3", "d6")
    assert sites(game) == {"a4", "a5", "d4", "h5"}
    assert reason(game, "1 build station d3")[1] in ("B5.5", "B5.10")


@pytest.mark.ruling("B5.10")
def test_touching_the_line_with_a_corner_or_an_end_of_another_road_is_not_enough() -> None:
    game = own_station(f"{UPWARDS} e4n f4n", "d5", "e5", "f5", "f4", "g5")
    assert sites(game) == {"d5", "e5"}
    assert reason(game, "1 build station f5") == ("does-not-fit", "B5.10")


@pytest.mark.ruling("B5.10")
@pytest.mark.parametrize("gap", ["a4n", "d4n", "h4n"])
def test_with_seven_roads_of_the_line_it_cannot_be_built(gap: str) -> None:
    game = own_station(ACROSS.replace(gap, ""), "d4", "d5", "c4", "f5")
    assert sites(game) == set()


@pytest.mark.ruling("B5.10")
def test_eight_roads_with_a_corner_are_no_straight_line() -> None:
    bent = "a4n b4n c4n d4n d5e d6e d7e d8e"
    assert sites(own_station(bent, "a4", "a5", "d5", "d8", "e8")) == set()


@pytest.mark.ruling("B5.10")
@pytest.mark.parametrize(
    ("rim", "parcels", "inside"),
    [
        (BOTTOM_RIM, ("a1", "d1", "h1"), "d2"),
        (TOP_RIM, ("a8", "d8", "h8"), "d7"),
        (LEFT_RIM, ("a1", "a4", "a8"), "b4"),
        (RIGHT_RIM, ("h1", "h4", "h8"), "g4"),
    ],
)
def test_the_rims_own_lines_count_too(rim: str, parcels: tuple[str, ...], inside: str) -> None:
    assert sites(own_station(rim, *parcels, inside)) == set(parcels)


@pytest.mark.ruling("B5.10")
def test_a_corner_of_the_board_lies_on_a_rim_across_and_one_upwards() -> None:
    assert sites(own_station(LEFT_RIM, "a1", "b1")) == {"a1"}
    assert sites(own_station(BOTTOM_RIM, "a1", "a2")) == {"a1"}


@pytest.mark.ruling("B5.10")
@pytest.mark.parametrize("number", range(9))
@pytest.mark.parametrize("upwards", [False, True])
def test_each_of_the_18_lines_will_do(number: int, upwards: bool) -> None:
    """Line 0 is the lower or the left rim, line 8 the upper or the right one."""
    if upwards:
        roads = " ".join(f"{'abcdefgh'[number - 1]}{row}e" if number else f"a{row}w" for row in range(1, 9))
        column = "abcdefgh"[max(number - 1, 0)]
        assert sites(own_station(roads, f"{column}5")) == {f"{column}5"}
    else:
        roads = " ".join(f"{column}{number}n" if number else f"{column}1s" for column in "abcdefgh")
        row = max(number, 1)
        assert sites(own_station(roads, f"e{row}")) == {f"e{row}"}


@pytest.mark.ruling("B5.10", "B2.5")
def test_the_last_road_of_the_line_can_be_laid_before_building() -> None:
    game = own_station(ACROSS.replace("h4n", ""), "d4", lines="player 1: kept station, roads 1")
    assert sites(game) == set()
    choose(game, "1 road h4n")
    assert sites(game) == {"d4"}


@pytest.mark.ruling("B5.10", "B5.5")
def test_no_house_comes_with_it() -> None:
    game = own_station(ACROSS, "d4")
    choose(game, "1 build station d4")
    assert cell(game, "d4") == "1:st"
    assert told(game, "house") == []


@pytest.mark.ruling("B5.10", "B4.6")
def test_nothing_can_be_stolen_from_it() -> None:
    game = position("players: 2\nextra-buildings: station\nnext: place 1", d4="2:st")
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")


@pytest.mark.ruling("B7.1", "B7.2")
def test_it_pays_nothing_and_counts_as_two_houses() -> None:
    game = position("extra-buildings: station", d4="1:st", d5="1:sa")
    assert (income(game, "d4"), income(game, "d5")) == (0, 10)


@pytest.mark.ruling("B8.3")
@pytest.mark.parametrize(("houses", "gained"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_its_owner_scores_half_of_all_house_symbols_rounded_down(houses: int, gained: int) -> None:
    cells = {f"{column}1": "2:h" for column in "abcdefgh"[:houses]}
    lines = "players: 2\nround: 4\nextra-buildings: station\nplayer 1: $0\nplayer 2: $0\nnext: final-scoring"
    game = position(lines, d8="1:st", **cells)
    assert points_by_reason(game, 1)["station"] == gained


@pytest.mark.ruling("B8.3", "B7.8")
def test_a_kept_station_scores_nothing() -> None:
    lines = "players: 2\nround: 4\nextra-buildings: station\nplayer 1: $0, kept station\nnext: final-scoring"
    assert points_by_reason(position(lines, d5="h", d4="h"), 1) == {}
