"""C4: what buildings score, outlaws and prisons, virtual players, the winner, and the rulebook's city of 109 points."""

from __future__ import annotations

import pytest

from carson.cards.configuration.characters import SHERIFF, Estate
from carson.cards.map.contents import SIGNS
from carson.cards.round.scoring import city_parts, estate_parts
from tests.cards.table import (
    CORNER,
    PLAIN_BACK,
    city_lines,
    deck,
    drawn,
    moves,
    parts,
    play_out,
    position,
    start,
    sums,
    taken,
    told,
)

# The rulebook's city (C4.9): rows from the top.
ALEX = """
O P . . . H . .
D . H . . . . .
O T T h H H . .
. B B S . M . .
. . h H M m M m
. R . . M m M .
M . . . . M . H
. . . . . M m .
"""


def score(drawing: str, sheriff: bool = False) -> dict[str, int]:
    """What a city scores by itself, by source."""
    return sums(city_parts(drawn(drawing), sheriff))


# The rulebook's example (C4.9).


@pytest.mark.ruling("C4.9")
def test_the_rulebooks_city_scores_109_points_by_part() -> None:
    game = position(city_lines(ALEX), "player 1: has doctor, has teacher, has banker, has lawyer", "next: score")
    assert parts(game) == {
        "ranch": 6,
        "mine": 28,
        "drugstore": 2,
        "drugstore-ranches": 1,
        "bank": 15,
        "bank-mines": 8,
        "saloon": 16,
        "hotel": 6,
        "doctor": 5,
        "teacher": 14,
        "banker": 8,
    }
    assert game.points()[0] == 109


@pytest.mark.ruling("C4.9")
def test_every_point_of_the_rulebooks_city_is_in_the_ledger_with_its_source() -> None:
    game = position(city_lines(ALEX), "player 1: has doctor, has teacher, has banker, has lawyer", "next: score")
    assert game.over
    assert moves(game, 1) == parts(game)
    assert game.held[0] == 109


@pytest.mark.ruling("C4.9")
def test_without_its_prison_the_rulebooks_city_would_lose_twelve_points() -> None:
    assert score(ALEX.replace("P", "."))["outlaws"] == -12


# Symbols and neighbours (C4.1).


@pytest.mark.ruling("C4.1")
@pytest.mark.parametrize(("sign", "symbols"), [("H", 1), ("T", 2), ("h", 2)])
def test_house_symbols_count_in_all_eight_directions(sign: str, symbols: int) -> None:
    for place in range(9):
        if place != 4:
            signs = [sign if number == place else "S" if number == 4 else "." for number in range(9)]
            rows = "\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6))
            assert score(rows)["saloon"] == 2 * symbols


@pytest.mark.ruling("C4.1")
@pytest.mark.parametrize("sign", [sign for sign in SIGNS if sign not in "HTh"])
def test_nothing_else_has_symbols(sign: str) -> None:
    assert "church" not in score(f"C {sign}") or sign == "C"
    assert drawn(f"S {sign}").symbols() == 0


@pytest.mark.ruling("C4.1")
def test_two_parcels_away_is_not_adjacent() -> None:
    assert score("S . H") == {}
    assert score("S .\n. .\nH H") == {}


# Each building (C4.2, C4.3).


@pytest.mark.ruling("C4.2")
def test_a_ranch_scores_the_empty_parcels_beside_it_up_to_eight() -> None:
    assert score(". . .\n. R .\n. . .") == {"ranch": 8}
    assert score(". . H\n. R M\nO R .") == {"ranch": 4 + 2, "outlaws": -6}


@pytest.mark.ruling("C4.2")
def test_a_place_without_a_card_is_no_empty_parcel() -> None:
    assert score("R . -\n- - -") == {"ranch": 1}


@pytest.mark.ruling("C4.2")
def test_each_of_two_ranches_counts_an_empty_parcel_between_them() -> None:
    assert score("R . R") == {"ranch": 2}


@pytest.mark.ruling("C4.3")
def test_a_mine_scores_two_for_each_mountain_beside_it_up_to_sixteen() -> None:
    assert score("M M M\nM m M\nM M M") == {"mine": 16}
    assert score("m m M") == {"mine": 2}
    assert score("m . M") == {}


@pytest.mark.ruling("C4.3")
def test_a_drugstore_scores_symbols_beside_it_and_ranches_in_the_city() -> None:
    assert score("H D T . H H R\n- - - - - - R\n- - - - - - H") == {"drugstore": 3, "drugstore-ranches": 2}


@pytest.mark.ruling("C4.3")
def test_a_bank_scores_symbols_beside_it_and_mines_in_the_city() -> None:
    assert score("H B h - - - m\nm - - - - - -") == {"bank": 3, "bank-mines": 2, "hotel": 3}


@pytest.mark.ruling("C4.3")
def test_a_saloon_scores_two_for_each_symbol_beside_it_up_to_thirty_two() -> None:
    assert score("T T T\nT S T\nT T T") == {"saloon": 32}
    assert score("H S T H") == {"saloon": 6}


@pytest.mark.ruling("C4.3")
def test_a_general_store_scores_symbols_beside_it_and_in_the_whole_city() -> None:
    assert score("H G T . H") == {"general-store": 3, "general-store-symbols": 4}


@pytest.mark.ruling("C4.3")
def test_city_hall_scores_symbols_beside_it_and_all_buildings_but_houses_and_townhouses() -> None:
    assert score("H c T") == {"city-hall": 3, "city-hall-buildings": 1}
    every_kind = " ".join(SIGNS)
    assert score(every_kind)["city-hall-buildings"] == len("RmDBShGCbcP")


@pytest.mark.ruling("C4.3")
def test_a_blacksmith_scores_ranches_and_mines_in_the_city() -> None:
    assert score("b H R H R H m") == {"blacksmith-ranches": 2, "blacksmith-mines": 1}


@pytest.mark.ruling("C4.3")
def test_a_church_scores_all_symbols_in_the_city() -> None:
    assert score("C . H . T . h") == {"church": 5, "hotel": 3}


@pytest.mark.ruling("C4.3")
def test_each_hotel_scores_three_and_a_prison_nothing() -> None:
    assert score("h h P") == {"hotel": 6}


@pytest.mark.ruling("C4.3")
def test_each_building_of_a_kind_scores_by_itself() -> None:
    assert score("D D R . C C H") == {"drugstore-ranches": 2, "church": 2, "ranch": 1}


@pytest.mark.ruling("C4.3")
@pytest.mark.parametrize("drawing", [". .", "H T", "M M", "P P"])
def test_land_houses_mountains_and_prisons_score_nothing(drawing: str) -> None:
    assert score(drawing) == {}


# Outlaws (C4.4, C4.5).


@pytest.mark.ruling("C4.4")
def test_each_outlaws_parcel_costs_six() -> None:
    assert score("O O . O") == {"outlaws": -18}


@pytest.mark.ruling("C4.4")
def test_with_a_prison_or_the_sheriff_outlaws_cost_nothing() -> None:
    assert score("O O . P") == {}
    assert score("O O . .", sheriff=True) == {}


@pytest.mark.ruling("C4.4")
def test_what_outlaws_cost_goes_from_the_player_to_the_bank() -> None:
    game = position(city_lines("O O H"), "next: score")
    assert moves(game, 1) == {"outlaws": -12}
    assert game.held[0] == game.points()[0] == -12


@pytest.mark.ruling("C4.4")
def test_a_virtual_player_loses_nothing_for_outlaws() -> None:
    game = position(deck(["O. .B 3"]), "player 2: cards i-1", "next: score")
    assert game.points()[1] == 3


@pytest.mark.ruling("C4.5", "C4.2")
def test_a_prison_makes_outlaws_empty_for_ranches() -> None:
    assert score("O R . P") == {"ranch": 2}
    assert score("O R . .") == {"ranch": 1, "outlaws": -6}


@pytest.mark.ruling("C4.5", "C4.2")
def test_the_sheriff_does_not_make_outlaws_empty_for_ranches() -> None:
    assert score("O R . .", sheriff=True) == {"ranch": 1}


# Virtual players and the winner (C4.7, C4.8).


@pytest.mark.ruling("C4.7")
def test_a_virtual_player_scores_the_priorities_of_all_his_cards() -> None:
    game = position(
        deck(["H. .. 4", "m. .. 7"], ["B. .. 9"], banker=f"6 {PLAIN_BACK}", paperboy=f"2 {PLAIN_BACK}"),
        "player 2: cards i-1 i-2 ii-1, has banker, has paperboy",
        "next: score",
    )
    assert parts(game, 2) == moves(game, 2) == {"priorities": 4 + 7 + 9 + 6 + 2}


@pytest.mark.ruling("C4.7")
def test_a_virtual_player_without_cards_scores_nothing() -> None:
    assert position("next: score").points() == [0] * 4


@pytest.mark.ruling("C4.7")
def test_characters_do_nothing_for_a_virtual_player() -> None:
    game = position(
        deck(undertaker=f"3 {PLAIN_BACK}", editor=f"4 {PLAIN_BACK}"), "player 2: has undertaker, has editor", "next: score"
    )
    assert game.points()[1] == 7


@pytest.mark.ruling("C4.8")
def test_the_highest_score_wins_real_or_virtual() -> None:
    game = position(
        "players: 2", deck(["m. .. 9"]), city_lines("h", 1), city_lines("h h", 2), "player 3: cards i-1", "next: score"
    )
    assert game.points() == [3, 6, 9, 0]
    assert game.ranking() == [2, 1, 0, 3]
    assert [(values["ranking"], values["points"]) for values in told(game, "end")] == [([2, 1, 0, 3], [3, 6, 9, 0])]


@pytest.mark.ruling("C4.8")
def test_equal_scores_share_the_win() -> None:
    """Nothing decides between them: both have the points of the first in the ranking."""
    game = position("players: 4", *(city_lines("h h", seat) for seat in (2, 4)), city_lines("h", 1), "next: score")
    points = game.points()
    assert [seat for seat in range(4) if points[seat] == points[game.ranking()[0]]] == [1, 3]


@pytest.mark.ruling("C4.8")
@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_of_a_game_the_ledger_has_what_every_participant_scored(seed: int) -> None:
    game = play_out(start(seed=f"{seed}", players=3, virtual=["expert"] * 2), seed)
    assert game.over
    for seat in range(1, 6):
        assert moves(game, seat) == parts(game, seat)
        assert game.held[seat - 1] == game.points()[seat - 1]
    assert all(len(taken(game, seat)) == 18 for seat in (4, 5))


@pytest.mark.ruling("C4.1")
def test_where_a_city_lies_on_the_field_does_not_matter() -> None:
    here = position(city_lines(ALEX), "next: score")
    there = position(city_lines(ALEX).replace(CORNER, "b12"), "next: score")
    assert parts(here) == parts(there)


@pytest.mark.ruling("C4.4", "C4.5")
def test_the_sheriffs_points_and_his_protection_come_together() -> None:
    estate = Estate(drawn("O P . P"), (SHERIFF,), 0)
    assert sums(estate_parts(estate)) == {"sheriff": 6}
