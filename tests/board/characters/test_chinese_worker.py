"""The Chinese Worker (4): two roads and half prices (yellow), or any tile of the track for $5 (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    cell,
    choose,
    cowboys_left,
    decision,
    kept,
    money,
    only_in_bag,
    position,
    reason,
    revolvers,
    roads,
    settle_all,
    track,
    waiting,
    with_sides,
)

TRACK = ["ranch", "mine", "saloon", "bank", "hotel", "drugstore", "church"]


def fetching(lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1, the second to choose, has just taken the red Chinese Worker."""
    game = position(
        f"players: 3\n{with_sides('4R')}\npass-order: 2 1 3\ntrack: {' '.join(TRACK)}\n{CENTRE_ROADS}\n{lines}\n"
        "next: choose",
        **({"d5": "h"} | cells),
    )
    choose(game, "2 take banker", "1 take chinese-worker")
    return game


# Yellow.


@pytest.mark.ruling("B9.4", "B4.1")
def test_yellow_two_roads_at_once() -> None:
    game = position("players: 2\nplayer 1: roads 1\nnext: choose")
    choose(game, "1 take chinese-worker")
    assert (roads(game, 1), waiting(game)) == (3, [2])


@pytest.mark.ruling("B9.4")
@pytest.mark.parametrize(("full", "half"), [(3, 2), (4, 2), (5, 3), (6, 3), (8, 4), (10, 5), (12, 6)])
def test_yellow_half_price_rounded_up_on_each_space(full: int, half: int) -> None:
    game = position(
        f"players: 2\ntrack: {' '.join(['ranch'] * 6 + ['mine'])}\ncowboys: building-{full} 1\nplayer 1: ${half}, card 4Y\n"
        f"player 2: card 2Y\nnext: resolve building-{full}"
    )
    choose(game, f"1 buy {'mine' if full == 12 else 'ranch'}")
    assert money(game, 1) == 0


@pytest.mark.ruling("B9.4", "B2.9")
def test_yellow_a_dollar_less_than_half_is_too_little() -> None:
    game = position(
        "players: 2\ntrack: - - saloon - - - -\ncowboys: building-5 1\nplayer 1: $2, card 4Y, roads 0\n"
        "player 2: card 2Y, roads 0\nnext: resolve building-5"
    )
    assert (money(game, 1), kept(game, 1), cowboys_left(game, 1)) == (2, [], 7)


@pytest.mark.ruling("B9.4")
def test_yellow_every_building_that_he_buys_this_round() -> None:
    game = position(
        "players: 2\ntrack: ranch - - - - - mine\ncowboys: building-12 1, building-3 1\nplayer 1: $15, card 4Y, roads 0\n"
        "player 2: card 2Y, roads 0\nnext: resolve building-12"
    )
    choose(game, "1 buy mine", "1 buy ranch")
    assert money(game, 1) == 15 - 6 - 2


@pytest.mark.ruling("B9.4")
def test_yellow_the_others_pay_in_full() -> None:
    game = position(
        "players: 2\ntrack: - - - - - - mine\ncowboys: building-12 2\nplayer 1: card 4Y\nplayer 2: $15, card 2Y\n"
        "next: resolve building-12"
    )
    choose(game, "2 buy mine")
    assert money(game, 2) == 3


@pytest.mark.ruling("B9.4")
def test_yellow_parcels_are_not_cheaper() -> None:
    game = position(
        "players: 2\ncowboys: d4 1\nplayer 1: $15, card 4Y\nplayer 2: card 2Y\nnext: resolve parcel-purchase",
        d5="h", c4="M", e4="M",
    )  # fmt: skip
    choose(game, "1 buy d4")
    assert money(game, 1) == 15 - 4


# Red.


@pytest.mark.ruling("B9.4")
def test_red_any_tile_on_the_track_for_five_dollars() -> None:
    game = fetching()
    assert decision(game) == "1 fetch-tile"
    assert answers(game) == {f"fetch {price}" for price in (3, 4, 5, 6, 8, 10, 12)} | {"decline"}
    choose(game, "1 fetch 12")
    assert (kept(game, 1), money(game, 1)) == (["church"], 10)


@pytest.mark.ruling("B9.4")
def test_red_brings_no_roads_and_no_half_price() -> None:
    game = fetching()
    assert roads(game, 1) == 1
    game = position(
        f"players: 2\n{with_sides('4R')}\ntrack: - - - - - - mine\ncowboys: building-12 1\nplayer 1: $15, card 4R\n"
        "player 2: card 2Y\nnext: resolve building-12"
    )
    choose(game, "1 buy mine")
    assert money(game, 1) == 3


@pytest.mark.ruling("B9.4")
@pytest.mark.parametrize(("price", "slot"), [(3, 0), (6, 3), (12, 6)])
def test_red_the_track_closes_up_at_once_and_a_new_tile_is_drawn_for_the_dear_end(price: int, slot: int) -> None:
    game = fetching(only_in_bag("prison", elsewhere=" ".join(TRACK)))
    choose(game, f"1 fetch {price}", "1 keep")
    left = TRACK[:slot] + TRACK[slot + 1 :]
    assert track(game) == [*left, "prison"]
    assert waiting(game) == [3]


@pytest.mark.ruling("B9.4", "B5.15")
def test_red_with_an_empty_bag_the_dear_end_stays_empty() -> None:
    game = fetching(only_in_bag("", elsewhere=" ".join(TRACK)))
    choose(game, "1 fetch 3", "1 keep")
    assert track(game) == [*TRACK[1:], "-"]


@pytest.mark.ruling("B9.4", "B5.5", "B5.6")
def test_red_the_tile_may_be_built_at_once_by_the_usual_rules() -> None:
    game = fetching(c4="1:.", b4="1:.")
    choose(game, "1 fetch 5")
    assert answers(game) == {"build saloon c4", "keep"}, "b4 is not connected"
    assert reason(game, "1 build saloon b4") == ("not-connected", "B5.5")
    choose(game, "1 build saloon c4")
    assert decision(game) == "1 place-house"
    choose(game, "1 house d4")
    assert (cell(game, "c4"), cell(game, "d4"), kept(game, 1)) == ("1:sa", "h", [])
    assert waiting(game) == [3]


@pytest.mark.ruling("B9.4", "B2.5")
def test_red_a_road_may_connect_the_parcel_first() -> None:
    game = fetching(b4="1:.")
    choose(game, "1 fetch 5", "1 road c4n", "1 build saloon b4", "1 house d4")
    assert cell(game, "b4") == "1:sa"


@pytest.mark.ruling("B9.4", "B5.8")
def test_red_a_ranch_built_at_once_brings_its_revolver() -> None:
    game = fetching(a1="1:.")
    choose(game, "1 fetch 3", "1 build ranch a1")
    assert (cell(game, "a1"), revolvers(game, 1)) == ("1:ra", 2)


@pytest.mark.ruling("B9.4", "B5.14")
def test_red_another_player_is_asked_for_his_parcel_in_the_middle_of_choosing() -> None:
    game = fetching(c4="1:.", d4="3:.")
    choose(game, "1 fetch 5", "1 build saloon c4", "1 house d4")
    assert decision(game) == "3 consent"
    choose(game, "3 agree")
    assert (cell(game, "d4"), decision(game)) == ("3:h", "3 take-character")


@pytest.mark.ruling("B9.4", "B5.7")
@pytest.mark.parametrize("edition", ["first", "big-box"])
def test_red_a_tile_that_he_keeps_counts_as_kept_in_the_same_round_in_both_editions(edition: str) -> None:
    game = fetching(f"edition: {edition}", a1="1:.")
    choose(game, "1 fetch 3", "1 keep", "3 take mercenary")
    settle_all(game, until="build-kept")
    while decision(game) != "1 build-kept":
        choose(game, f"{waiting(game)[0]} done")
    assert "build ranch a1" in answers(game)
    choose(game, "1 build ranch a1")
    assert (cell(game, "a1"), kept(game, 1)) == ("1:ra", [])


@pytest.mark.ruling("B9.4", "B5.7")
def test_red_in_a_later_round_of_the_first_edition_too() -> None:
    """After a round has been played out, with its turn order and its purchases."""
    game = position(
        f"edition: first\nplayers: 2\n{with_sides('4R')}\npass-order: 1 2\nround: 1\ntrack: {' '.join(TRACK)}\n"
        f"{CENTRE_ROADS}\nnext: choose",
        d5="h", a1="1:.",
    )  # fmt: skip
    choose(game, "1 take banker", "2 take sheriff")
    settle_all(game)
    choose(game, f"{waiting(game)[0]} take sheriff", "1 take chinese-worker", "1 fetch 3", "1 keep")
    settle_all(game, until="build-kept")
    if decision(game) == "2 build-kept":
        choose(game, "2 done")
    assert "build ranch a1" in answers(game)


@pytest.mark.ruling("B9.4", "B5.7", "B5.14")
def test_red_a_tile_whose_house_was_refused_counts_as_kept_in_the_first_edition_too() -> None:
    """Player 3 refuses the only place for the saloon's House; then player 2's road opens up another."""
    taken = dict.fromkeys(["e4", "c5", "e5", "c6", "d6", "e6"], "M")
    game = fetching("edition: first\nplayer 1: roads 0", c4="1:.", d4="3:.", **taken)
    choose(game, "1 fetch 5", "1 build saloon c4")
    assert decision(game) == "3 consent", "the single place for the House needs no choice"
    choose(game, "3 refuse")
    assert (cell(game, "c4"), kept(game, 1), decision(game)) == ("1:.", ["saloon"], "3 take-character")
    choose(game, "3 take mercenary", "2 road c4n")
    settle_all(game, until="build-kept")
    while decision(game) != "1 build-kept":
        choose(game, f"{waiting(game)[0]} done")
    assert "build saloon c4" in answers(game)


@pytest.mark.ruling("B9.4", "B4.1")
def test_red_he_may_leave_it() -> None:
    game = fetching()
    choose(game, "1 decline")
    assert (track(game), money(game, 1), waiting(game)) == (TRACK, 15, [3])


@pytest.mark.ruling("B9.4", "B4.1")
def test_red_without_five_dollars_there_is_nothing_to_ask() -> None:
    game = fetching("player 1: $4")
    assert (decision(game), track(game)) == ("3 take-character", TRACK)


@pytest.mark.ruling("B9.4", "B4.5")
def test_red_an_empty_space_has_nothing_to_fetch() -> None:
    game = position(f"players: 2\n{with_sides('4R')}\ntrack: ranch - - - - - mine\nnext: choose")
    choose(game, "1 take chinese-worker")
    assert answers(game) == {"fetch 3", "fetch 12", "decline"}
    assert reason(game, "1 fetch 8") == ("no-tile", "B4.5")


@pytest.mark.ruling("B9.4", "B5.9")
def test_red_city_hall_drawn_in_the_middle_of_choosing_is_placed_by_the_first_player() -> None:
    bag = only_in_bag("city-hall", elsewhere=" ".join(TRACK))
    game = fetching(f"extra-buildings: city-hall\n{bag}")
    choose(game, "1 fetch 3", "1 keep")
    assert decision(game) == "2 place-city-hall"
    assert answers(game) == {f"build city-hall {parcel}" for parcel in ("c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6")}
    choose(game, "2 build city-hall d4")
    assert (cell(game, "d4"), decision(game)) == ("ci", "3 take-character")
    assert track(game) == [*TRACK[1:], "-"], "the bag has no other tile for the space"


@pytest.mark.ruling("B9.4", "B5.9")
def test_red_after_city_hall_the_space_gets_another_tile() -> None:
    """City Hall and a prison are left in the bag: whichever is drawn first, the prison ends on the $12 space."""
    bag = only_in_bag("city-hall prison", elsewhere=" ".join(TRACK))
    seen = set()
    for seed in range(12):
        game = fetching(f"extra-buildings: city-hall\n{bag}\nseed: {seed}")
        choose(game, "1 fetch 3", "1 keep")
        seen.add(decision(game))
        if decision(game) == "2 place-city-hall":
            choose(game, "2 build city-hall d4")
        assert track(game) == [*TRACK[1:], "prison"]
        assert decision(game) == "3 take-character"
    assert seen == {"2 place-city-hall", "3 take-character"}


@pytest.mark.ruling("B9.4", "B5.9", "B4.3")
def test_red_city_hall_placed_while_choosing_can_be_occupied_in_the_same_round() -> None:
    bag = only_in_bag("city-hall", elsewhere=" ".join(TRACK))
    game = fetching(f"extra-buildings: city-hall\n{bag}")
    choose(game, "1 fetch 3", "1 keep", "2 build city-hall d4", "3 take settler")
    assert reason(game, "3 claim d4")[0] == "city-hall-is-nobodys"
    choose(game, "3 claim a1", "2 place d4")
    assert waiting(game) == [1]
