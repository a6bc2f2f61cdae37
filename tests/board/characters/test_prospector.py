"""The Prospector (9): a mine with its land for $10 (yellow), or two tokens of dynamite (red)."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.board.pieces.dynamite import DYNAMITE
from carson.core.ledger import BANK
from tests.board.characters.casts import cast, cast_line, play_on, survives
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    bag,
    cell,
    choose,
    cowboys,
    decision,
    money,
    only_in_bag,
    points,
    position,
    property_tiles,
    reason,
    revolvers,
    settle_all,
    start,
    told,
    totals,
    track,
)

ALL = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
TRACK = "saloon bank hotel ranch mine ranch church".split()  # one mine, on the $8 space
TWO = "saloon mine hotel ranch mine ranch church".split()  # on the $4 and the $8 space
NO_MINE = "saloon bank hotel ranch prison ranch church".split()


def choosing(tiles: list[str], lines: str = "", /, code: str = "9Y", **cells: str) -> BoardGame:
    """Player 1 is the first to choose; the Prospector is in the game."""
    return position(
        f"players: 3\npass-order: 1 2 3\n{cast_line(code)}\ntrack: {' '.join(tiles)}\n{lines}\nnext: choose", **cells
    )


def taken(tiles: list[str], lines: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has just taken the yellow Prospector."""
    game = choosing(tiles, lines, **cells)
    choose(game, "1 take prospector")
    return game


# Yellow: which mine, and where.


@pytest.mark.ruling("B9.7")
def test_yellow_a_mine_with_its_land_for_ten_dollars() -> None:
    game = taken(TRACK)
    choose(game, "1 build mine c3")
    assert (cell(game, "c3"), money(game, 1), property_tiles(game, 1)) == ("1:mi", 5, 11)
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B9.7", "B5.8")
def test_yellow_the_mine_brings_its_revolver() -> None:
    game = taken(TRACK)
    choose(game, "1 build mine c3")
    assert revolvers(game, 1) == 2


@pytest.mark.ruling("B9.7")
def test_yellow_the_track_closes_up_and_one_tile_is_drawn() -> None:
    game = taken(TRACK)
    choose(game, "1 build mine c3")
    assert track(game)[:6] == ["saloon", "bank", "hotel", "ranch", "ranch", "church"]
    assert len(told(game, "tile")) == 1
    assert told(game, "tile")[0]["price"] == 12


@pytest.mark.ruling("B9.7")
def test_yellow_of_several_mines_on_the_track_he_takes_any() -> None:
    game = taken(TWO)
    assert answers(game) == {"fetch 4", "fetch 8", "decline"}
    choose(game, "1 fetch 8", "1 build mine c3")
    assert track(game)[:6] == ["saloon", "mine", "hotel", "ranch", "ranch", "church"]
    other = taken(TWO)
    choose(other, "1 fetch 4", "1 build mine c3")
    assert track(other)[:6] == ["saloon", "hotel", "ranch", "mine", "ranch", "church"]


@pytest.mark.ruling("B9.7")
def test_yellow_without_a_mine_on_the_track_one_comes_from_the_bag_and_the_track_stays() -> None:
    game = taken(NO_MINE)
    before = bag(game)
    choose(game, "1 build mine c3")
    assert (cell(game, "c3"), money(game, 1)) == ("1:mi", 5)
    assert (track(game), bag(game)) == (NO_MINE, {**before, "mine": before["mine"] - 1})


@pytest.mark.ruling("B9.7")
def test_yellow_onto_any_unowned_and_unoccupied_parcel_by_the_road_or_not() -> None:
    game = taken(
        TRACK, f"{CENTRE_ROADS}\nextra-buildings: city-hall", d5="h", a1="M", b1="1:.", c1="2:sa", d1="ci", e1="H", f1="2:M"
    )
    free = ALL - {"d5", "a1", "b1", "c1", "d1", "e1", "f1"}
    assert answers(game) == {f"build mine {parcel}" for parcel in free} | {"decline"}


@pytest.mark.ruling("B9.7", "B9.5")
@pytest.mark.parametrize(
    ("parcel", "code"),
    [("d5", "occupied"), ("a1", "occupied"), ("b1", "owned"), ("c1", "owned"), ("d1", "city-hall-is-nobodys")],
)
def test_yellow_elsewhere_he_is_refused(parcel: str, code: str) -> None:
    game = taken(TRACK, "extra-buildings: city-hall", d5="h", a1="M", b1="1:.", c1="2:sa", d1="ci")
    assert reason(game, f"1 build mine {parcel}") == (code, "B9.7")


@pytest.mark.ruling("B9.7", "B9.5")
def test_yellow_not_onto_a_parcel_with_an_outlaw() -> None:
    game = taken(TRACK, "blocked: c3")
    assert reason(game, "1 build mine c3") == ("outlaw-keeps-parcel", "B9.7")


@pytest.mark.ruling("B9.7")
def test_yellow_only_the_mine_and_only_one_of_those_on_the_track() -> None:
    game = taken(TWO)
    assert reason(game, "1 fetch 3") == ("other-tile", "B9.7")
    assert reason(game, "1 build mine c3")[0] == "not-asked"
    choose(game, "1 fetch 4")
    assert reason(game, "1 build saloon c3") == ("other-tile", "B9.7")
    assert reason(game, "1 keep")[0] == "not-asked"


# Yellow: it is an offer.


@pytest.mark.ruling("B4.1", "B9.7")
@pytest.mark.parametrize("answers", [["1 decline"], ["1 fetch 8", "1 decline"]])
def test_yellow_he_may_decline(answers: list[str]) -> None:
    game = taken(TWO)
    choose(game, *answers)
    assert (money(game, 1), property_tiles(game, 1), track(game)) == (15, 12, TWO)
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B4.1", "B9.7")
@pytest.mark.parametrize("tiles", [TRACK, TWO, NO_MINE])
def test_yellow_without_ten_dollars_nothing_happens(tiles: list[str]) -> None:
    game = taken(tiles, "player 1: $9")
    assert (money(game, 1), track(game), decision(game)) == (9, tiles, "2 take-character")


@pytest.mark.ruling("B9.7")
def test_yellow_without_a_property_tile_nothing_happens() -> None:
    own = dict.fromkeys(sorted(ALL)[:12], "1:.")
    game = taken(TRACK, **own)
    assert (money(game, 1), track(game), decision(game)) == (15, TRACK, "2 take-character")


@pytest.mark.ruling("B9.7")
def test_yellow_without_an_allowed_parcel_nothing_happens() -> None:
    game = taken(TRACK, **dict.fromkeys(ALL, "h"))
    assert (money(game, 1), track(game), decision(game)) == (15, TRACK, "2 take-character")


# City Hall and the end of the bag.


@pytest.mark.ruling("B9.7", "B5.9")
def test_yellow_city_hall_drawn_in_the_middle_of_choosing_is_placed_by_the_first_player() -> None:
    in_bag = only_in_bag("city-hall", elsewhere=" ".join(TRACK), extra="city-hall")
    game = position(
        f"players: 3\npass-order: 2 1 3\n{cast_line('9Y')}\nextra-buildings: city-hall\n{in_bag}\n{CENTRE_ROADS}\n"
        f"track: {' '.join(TRACK)}\nplayer 2: card 1Y\nnext: choose",
        d5="h",
    )
    choose(game, "1 take prospector", "1 build mine c3")
    assert decision(game) == "2 place-city-hall"
    survives(game)
    choose(game, "2 build city-hall d4")
    assert (cell(game, "d4"), decision(game)) == ("ci", "3 take-character")
    assert track(game)[-1] == "-", "the bag has no other tile for the space"


@pytest.mark.ruling("B9.7", "B5.15")
def test_yellow_with_an_empty_bag_the_dear_space_stays_empty() -> None:
    game = taken(TRACK, only_in_bag("", elsewhere=" ".join(TRACK)))
    choose(game, "1 build mine c3")
    assert track(game) == ["saloon", "bank", "hotel", "ranch", "ranch", "church", "-"]


# The card turns over.


def last_mine(lines: str = "") -> BoardGame:
    """The only mine on the track and in the bag is the one on the $8 space; player 1 has just built it."""
    in_bag = only_in_bag("prison prison", elsewhere=" ".join(TRACK))
    game = taken(TRACK, f"{in_bag}\n{lines}")
    choose(game, "1 build mine c3")
    return game


@pytest.mark.ruling("B9.7")
def test_the_card_turns_over_for_the_next_who_chooses_it() -> None:
    game = last_mine()
    assert game.side(0).code == "9Y", "not for him who has it"
    assert game.held[DYNAMITE] == 0
    choose(game, "2 take banker", "3 take grocer", "3 cash")
    settle_all(game)
    assert (game.round, decision(game)) == (2, "2 take-character")
    choose(game, "2 take prospector")
    assert (game.side(1).code, game.held[DYNAMITE + 1]) == ("9R", 2)
    survives(game)


@pytest.mark.ruling("B9.7")
def test_a_view_shows_the_side_that_lies_up() -> None:
    in_bag = only_in_bag("prison", elsewhere=" ".join(NO_MINE))
    game = choosing(NO_MINE, in_bag)
    cards = game.view(0)["characters"]
    assert isinstance(cards, list)
    assert [card["side"] for card in cards if card["name"] == "prospector"] == ["R"]
    assert {card["side"] for card in cards if card["name"] != "prospector"} == {"Y"}


@pytest.mark.ruling("B9.7")
@pytest.mark.parametrize(("tiles", "in_bag"), [(TRACK, "prison"), (NO_MINE, "mine")])
def test_while_a_mine_lies_on_the_track_or_in_the_bag_the_card_stays(tiles: list[str], in_bag: str) -> None:
    game = choosing(tiles, only_in_bag(in_bag, elsewhere=" ".join(tiles)))
    choose(game, "1 take prospector")
    assert (game.side(0).code, decision(game)) == ("9Y", "1 buy-with-land")


# Red.


@pytest.mark.ruling("B9.8", "B2.6")
@pytest.mark.parametrize(("elsewhere", "got"), [(0, 2), (5, 2), (6, 1), (7, 0)])
def test_red_two_tokens_of_dynamite_as_far_as_there_are(elsewhere: int, got: int) -> None:
    game = choosing(TRACK, f"player 3: dynamite {elsewhere}", code="9R")
    choose(game, "1 take prospector")
    assert (game.held[DYNAMITE], game.held[DYNAMITE + BANK]) == (got, 7 - elsewhere - got)
    assert (cowboys(game, 1), money(game, 1), points(game, 1)) == (3, 15, 0)


@pytest.mark.parametrize("code", ["9Y", "9R"])
def test_cash_limit(code: str) -> None:
    game = choosing(TRACK, code=code)
    choose(game, "1 take prospector")
    assert (game.limit[0], game.number[0]) == (20, 9)


# Everything is kept.


@pytest.mark.ruling("B9.7")
def test_what_is_asked_survives_writing_and_copying() -> None:
    game = taken(TWO)
    before = totals(game)
    survives(game)
    choose(game, "1 fetch 8")
    survives(game)
    choose(game, "1 build mine c3")
    survives(game)
    assert totals(game) == before


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(seed: int) -> None:
    code = "9Y" if seed % 2 else "9R"
    game = start(seed=str(seed), characters=cast(code), players=2 + seed % 5, extra_buildings=["city-hall"])
    play_on(game, str(seed))
