"""B4: choosing characters, placing cowboys and passing."""

from __future__ import annotations

import pytest

from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    cell,
    choose,
    cowboys,
    cowboys_left,
    decision,
    duels,
    gains,
    kept,
    money,
    only_in_bag,
    owned,
    places,
    position,
    reason,
    refused,
    roads,
    settle_all,
    standing,
    waiting,
    with_sides,
)

ALL = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)}
TWELVE = [f"{column}{row}" for row in (1, 2) for column in "abcdef"]
FULL_TRACK = "track: ranch mine saloon bank hotel ranch mine"
SPACES = {
    "wages", "ammunition", "roads-3", "roads-1", "parcels-income", "cowboys-income", "gambling", "parcels-vp",
    "buildings-vp", "cowboys-vp", "vp-5", "vp-4", "vp-3", "vp-2",
}  # fmt: skip
BUILDING_SPACES = {f"building-{price}" for price in (3, 4, 5, 6, 8, 10, 12)}


# B4.1: choosing.


@pytest.mark.ruling("B4.1")
def test_choosing_goes_in_the_order_of_the_pass_track() -> None:
    game = position("players: 3\npass-order: 2 3 1\nnext: choose")
    asked = []
    for card in ("sheriff", "banker", "mercenary"):
        asked.append(decision(game))
        choose(game, f"{waiting(game)[0]} take {card}")
    assert asked == ["2 take-character", "3 take-character", "1 take-character"]
    assert decision(game).endswith("place-cowboy")


@pytest.mark.ruling("B4.1")
def test_what_a_character_gives_immediately_comes_before_the_next_player_chooses() -> None:
    game = position("players: 3\npass-order: 2 3 1\nnext: choose")
    choose(game, "2 take settler")
    assert decision(game) == "2 claim-parcel"
    choose(game, "2 claim d4")
    assert cell(game, "d4") == "2:."
    assert decision(game) == "3 take-character"
    choose(game, "3 take banker")
    assert (money(game, 3), waiting(game)) == (24, [1])


@pytest.mark.ruling("B4.1")
def test_a_character_can_be_taken_once() -> None:
    game = position("players: 3\npass-order: 2 3 1\nnext: choose")
    choose(game, "2 take banker")
    assert "take banker" not in answers(game)
    refusal = refused(game, "3 take banker")
    assert (refusal.code, refusal.ruling) == ("character-taken", "B4.1")
    assert (refusal.values["character"], refusal.values["owner"]) == ("banker", 2)


@pytest.mark.ruling("B4.1")
def test_it_is_not_the_others_turn_to_choose() -> None:
    game = position("players: 3\npass-order: 2 3 1\nnext: choose")
    assert reason(game, "1 take banker")[0] == "not-your-turn"
    assert reason(game, "2 pass")[0] == "not-asked"


@pytest.mark.ruling("B4.1")
@pytest.mark.parametrize(("side", "card", "question"), [
    ("6Y", "captain", "hire-cowboys"),
    ("6R", "captain", "buy-revolvers"),
    ("4R", "chinese-worker", "fetch-tile"),
])  # fmt: skip
def test_what_a_character_offers_for_a_price_is_optional(side: str, card: str, question: str) -> None:
    game = position(f"players: 2\n{with_sides(side)}\n{FULL_TRACK}\nnext: choose")
    choose(game, f"1 take {card}")
    assert decision(game) == f"1 {question}"
    choose(game, "1 decline")
    assert (money(game, 1), cowboys(game, 1), kept(game, 1), waiting(game)) == (15, 3, [], [2])


@pytest.mark.ruling("B4.1")
@pytest.mark.parametrize(("side", "card"), [("6Y", "captain"), ("6R", "captain"), ("4R", "chinese-worker")])
def test_without_the_money_a_power_does_nothing_but_the_card_may_be_taken(side: str, card: str) -> None:
    game = position(f"players: 2\n{with_sides(side)}\n{FULL_TRACK}\nplayer 1: $0, roads 0\nnext: choose")
    choose(game, f"1 take {card}")
    assert decision(game) == "2 take-character"
    assert (money(game, 1), cowboys(game, 1), kept(game, 1)) == (0, 3, [])


@pytest.mark.ruling("B4.1", "B2.6")
def test_the_settler_gives_nothing_to_who_has_no_property_tile_left() -> None:
    game = position("players: 2\nnext: choose", **dict.fromkeys(TWELVE, "1:."))
    choose(game, "1 take settler")
    assert decision(game) == "2 take-character"
    assert len(owned(game, 1)) == 12


@pytest.mark.ruling("B4.1")
def test_the_red_chinese_worker_finds_nothing_on_an_empty_track() -> None:
    game = position(f"players: 2\n{with_sides('4R')}\ntrack: - - - - - - -\nnext: choose")
    choose(game, "1 take chinese-worker")
    assert decision(game) == "2 take-character"
    assert money(game, 1) == 15


# B4.2: turns and passing.


@pytest.mark.ruling("B4.2")
def test_placing_goes_in_ascending_order_of_the_cards_numbers_one_at_a_time() -> None:
    game = position("players: 3\npass-order: 1 2 3\nnext: choose")
    choose(game, "1 take mercenary", "2 take chinese-worker", "3 take banker")
    order = []
    for _ in range(6):
        order += waiting(game)
        choose(game, f"{order[-1]} place wages")
    assert order == [3, 2, 1, 3, 2, 1]


@pytest.mark.ruling("B4.2")
def test_who_has_passed_is_left_out_until_all_have_passed() -> None:
    game = position("players: 3\nplayer 1: card 2Y\nplayer 2: card 3Y\nplayer 3: card 4Y\nnext: place 1")
    choose(game, "1 pass", "2 place wages", "3 place wages")
    assert waiting(game) == [2]
    choose(game, "2 place wages", "3 pass")
    assert waiting(game) == [2]
    choose(game, "2 place wages")
    assert not decision(game).endswith("place-cowboy"), "player 2 has nothing left and is the last to pass"


@pytest.mark.ruling("B4.2")
def test_passing_takes_the_next_free_position_of_the_pass_track() -> None:
    game = position("players: 3\npass-order: 1 2 3\nplayer 1: card 2Y\nplayer 2: card 3Y\nplayer 3: card 4Y\nnext: place 1")
    choose(game, "1 place wages", "2 pass", "3 place wages", "1 place wages", "3 pass", "1 pass")
    assert [seat + 1 for seat in game.pass_order] == [2, 3, 1]


@pytest.mark.ruling("B4.2")
def test_the_pass_order_is_the_order_of_choosing_in_the_next_round() -> None:
    game = position("players: 3\npass-order: 1 2 3\nplayer 1: card 2Y\nplayer 2: card 3Y\nplayer 3: card 4Y\nnext: place 1")
    choose(game, "1 place wages", "2 pass", "3 pass", "1 pass")
    settle_all(game)
    assert (game.round, decision(game)) == (2, "2 take-character")


@pytest.mark.ruling("B4.2")
def test_one_may_pass_at_once_without_placing_any_cowboy() -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    choose(game, "1 pass")
    assert cowboys(game, 1) == 3


@pytest.mark.ruling("B4.2", "B2.9")
def test_the_program_passes_for_who_has_nothing_left_to_place() -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: cowboys 0, card 3Y\nnext: place 1")
    choose(game, "1 place wages")
    assert waiting(game) == [1], "player 2 has passed"
    assert game.passed == [1]


@pytest.mark.ruling("B4.2")
def test_the_last_cowboy_is_not_yet_a_pass() -> None:
    """Player 1 places his last cowboy; player 2 passes first, and player 1 only on his next turn."""
    game = position("players: 2\npass-order: 1 2\nplayer 1: cowboys 1, card 2Y\nplayer 2: card 3Y\nnext: place 1")
    choose(game, "1 place ammunition", "2 pass")
    assert [seat + 1 for seat in game.pass_order] == [2, 1]


@pytest.mark.ruling("B4.2", "B9.2")
def test_with_the_white_cowboy_in_hand_there_is_something_left_to_place() -> None:
    game = position("players: 2\nplayer 1: cowboys 0, card 1Y, white-cowboy\nplayer 2: card 3Y\nnext: place 1")
    assert decision(game) == "1 place-cowboy"
    assert places(game) == set()
    assert "wages" in places(game, "white")
    assert reason(game, "1 place wages") == ("no-cowboy-left", "B4.2")


# B4.3: where a cowboy may go.


@pytest.mark.ruling("B4.3")
def test_an_open_action_space_or_an_unowned_parcel() -> None:
    game = position(f"players: 2\n{FULL_TRACK}\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert places(game) == ALL | SPACES | BUILDING_SPACES


@pytest.mark.ruling("B4.3")
@pytest.mark.parametrize("content", ["h", "H", "M", "."])
def test_an_unowned_parcel_with_a_house_a_townhouse_or_a_mountain(content: str) -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4=content)
    choose(game, "1 place d4")
    assert standing(game, "d4") == [1]
    assert cowboys(game, 1) == 2


@pytest.mark.ruling("B4.3")
def test_city_hall() -> None:
    game = position("players: 2\nextra-buildings: city-hall\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4="ci")
    choose(game, "1 place d4", "2 place d4")
    assert standing(game, "d4") == [1, 2]


@pytest.mark.ruling("B4.3")
def test_other_players_cowboys_do_not_keep_anyone_from_a_space() -> None:
    game = position(f"players: 3\n{FULL_TRACK}\nplayer 1: card 2Y\nplayer 2: card 3Y\nplayer 3: card 4Y\nnext: place 1")
    choose(game, "1 place building-12", "2 place building-12", "3 place building-12")
    assert standing(game, "building-12") == [1, 2, 3]


@pytest.mark.ruling("B4.3", "B4.6")
@pytest.mark.parametrize("content", [".", "h", "H", "M"])
def test_another_players_land_is_not_to_be_had(content: str) -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4=f"2:{content}")
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")


@pytest.mark.ruling("B4.3", "B4.10")
@pytest.mark.parametrize("content", [".", "h", "H", "M", "ch", "pr", "sc", "st"])
def test_ones_own_land_without_a_building_to_defend_is_no_place(content: str) -> None:
    game = position(
        "players: 2\nextra-buildings: school station\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1",
        d4=f"1:{content}",
    )  # fmt: skip
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("nothing-to-defend", "B4.10")


# B4.4: how many.


@pytest.mark.ruling("B4.4")
@pytest.mark.parametrize("space", ["wages", "roads-1"])
def test_any_number_of_cowboys_of_any_player_on_wages_and_roads_2(space: str) -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    choose(game, *[f"{seat} place {space}" for _ in range(2) for seat in (1, 2)], f"1 place {space}")
    assert standing(game, space) == [1, 1, 1, 2, 2]


@pytest.mark.ruling("B4.4")
@pytest.mark.parametrize("place", sorted((SPACES | BUILDING_SPACES) - {"wages", "roads-1"}) + ["d4", "e5", "f6"])
def test_everywhere_else_one_cowboy_of_the_same_player(place: str) -> None:
    game = position(f"players: 2\n{FULL_TRACK}\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", e5="1:sa", f6="2:sa")
    choose(game, f"1 place {place}", f"2 place {place}")
    assert place not in places(game)
    assert reason(game, f"1 place {place}") == ("own-cowboy-there", "B4.4")
    choose(game, "1 place wages")
    assert reason(game, f"2 place {place}") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B4.4", "B9.2")
def test_the_white_cowboy_is_one_of_the_same_player_too() -> None:
    game = position("players: 2\nplayer 1: card 1Y, white-cowboy\nplayer 2: card 3Y\nnext: place 1")
    choose(game, "1 white gambling", "2 pass")
    assert "gambling" not in places(game)
    assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")


@pytest.mark.ruling("B4.4")
def test_at_city_hall_too_before_one_is_its_resident() -> None:
    game = position("players: 2\nextra-buildings: city-hall\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4="ci")
    choose(game, "1 place d4", "2 pass")
    assert reason(game, "1 place d4") == ("own-cowboy-there", "B4.4")


# B4.5: empty building spaces.


@pytest.mark.ruling("B4.5")
def test_a_building_space_without_a_tile_cannot_be_chosen() -> None:
    game = position("players: 2\ntrack: ranch - saloon - - - mine\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert places(game) & BUILDING_SPACES == {"building-3", "building-5", "building-12"}
    assert reason(game, "1 place building-4") == ("space-closed", "B4.5")
    assert reason(game, "1 place building-10") == ("space-closed", "B4.5")


@pytest.mark.ruling("B4.5", "B9.4")
def test_a_tile_that_the_red_chinese_worker_took_leaves_no_space_to_choose_when_the_bag_is_empty() -> None:
    gone = only_in_bag("", elsewhere="ranch mine")
    game = position(f"players: 2\n{with_sides('4R')}\n{gone}\ntrack: ranch mine - - - - -\nnext: choose")
    choose(game, "1 take chinese-worker", "1 fetch 3", "2 take banker")
    assert places(game) & BUILDING_SPACES == {"building-3"}
    assert reason(game, "2 place building-4") == ("space-closed", "B4.5")


# B4.6: what can be attacked.


@pytest.mark.ruling("B4.6")
@pytest.mark.parametrize("kind", ["ra", "mi", "dr", "ba", "sa", "ho", "ge", "bl"])
def test_another_players_building_can_be_attacked(kind: str) -> None:
    game = position(
        "players: 2\nextra-buildings: general-store blacksmith\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1",
        d4=f"2:{kind}",
    )  # fmt: skip
    choose(game, "1 place d4")
    assert standing(game, "d4") == [1]


@pytest.mark.ruling("B4.6")
@pytest.mark.parametrize("kind", ["ch", "pr", "sc", "st"])
def test_church_prison_school_and_station_cannot_be_attacked(kind: str) -> None:
    game = position(
        "players: 2\nextra-buildings: school station\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1",
        d4=f"2:{kind}",
    )  # fmt: skip
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("cannot-be-attacked", "B4.6")


@pytest.mark.ruling("B4.6")
@pytest.mark.parametrize("church", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
def test_a_church_of_the_same_owner_beside_it_protects_a_building(church: str) -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", **{"d4": "2:sa", church: "2:ch"})
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("church-protects", "B4.6")


@pytest.mark.ruling("B4.6")
def test_a_church_two_parcels_away_protects_nothing() -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4="2:sa", d6="2:ch")
    assert "d4" in places(game)


@pytest.mark.ruling("B4.6")
def test_a_church_of_another_owner_protects_nothing_not_even_from_himself() -> None:
    game = position(
        "players: 3\nplayer 1: card 2Y\nplayer 2: card 3Y\nplayer 3: card 4Y\nnext: place 1",
        d4="2:sa", c4="3:ch", e4="1:ch",
    )  # fmt: skip
    assert "d4" in places(game)


@pytest.mark.ruling("B4.6", "B4.10")
def test_the_owner_himself_may_still_stand_on_a_building_beside_his_church() -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 2", d4="2:sa", d5="2:ch")
    assert "d4" in places(game)


# B4.7: the round marker.


@pytest.mark.ruling("B4.7")
@pytest.mark.parametrize(
    ("round_number", "open_spaces"),
    [
        (1, {"vp-2", "vp-3", "vp-4", "vp-5"}),
        (2, {"vp-3", "vp-4", "vp-5"}),
        (3, {"vp-4", "vp-5"}),
        (4, {"vp-5"}),
    ],
)
def test_after_each_round_the_cheapest_victory_points_close(round_number: int, open_spaces: set[str]) -> None:
    game = position(f"players: 2\nround: {round_number}\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    every = {"vp-2", "vp-3", "vp-4", "vp-5"}
    assert places(game) & every == open_spaces
    for space in every - open_spaces:
        assert reason(game, f"1 place {space}") == ("space-closed", "B4.7")


@pytest.mark.ruling("B4.7")
def test_the_other_spaces_stay_open_in_all_rounds() -> None:
    game = position(f"players: 2\nround: 4\n{FULL_TRACK}\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert places(game) == ALL | BUILDING_SPACES | (SPACES - {"vp-2", "vp-3", "vp-4"})


@pytest.mark.ruling("B4.7", "B8.1")
def test_the_marker_moves_at_the_end_of_a_round() -> None:
    game = position("players: 2\nround: 1\nnext: end-round")
    settle_all(game)
    choose(game, "1 take banker", "2 take mercenary")
    assert "vp-2" not in places(game)
    assert "vp-3" in places(game)


# B4.9: placing on a parcel that one cannot buy.


@pytest.mark.ruling("B4.9", "B5.2")
def test_without_a_property_tile_one_may_duel_for_a_parcel_and_then_has_to_leave_it() -> None:
    game = position(
        "players: 2\npass-order: 1 2\nplayer 1: $50, cowboys 2, revolvers 20, card 2Y, roads 0\n"
        "player 2: cowboys 2, card 3Y, roads 0\nnext: place 1",
        **dict.fromkeys(TWELVE, "1:."),
    )
    choose(game, "1 place h8", "2 place h8", "1 pass", "2 pass")
    assert duels(game) == [("h8", 1)]
    assert (cell(game, "h8"), money(game, 1)) == (".", 50)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (1, 9), "his cowboy goes to the general supply"
    assert cowboys(game, 2) == 2, "the loser's cowboy comes home"


@pytest.mark.ruling("B4.9", "B5.2")
def test_without_the_money_one_may_place_on_a_parcel_and_then_has_to_leave_it() -> None:
    game = position(
        "players: 2\npass-order: 1 2\nplayer 1: $1, cowboys 2, card 2Y, roads 0\nplayer 2: cowboys 0, card 3Y, roads 0\n"
        "next: place 1",
        d5="h",
    )  # fmt: skip
    choose(game, "1 place d4", "1 pass")
    assert (cell(game, "d4"), money(game, 1)) == (".", 1)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (1, 9)


@pytest.mark.ruling("B4.9")
def test_wages_come_before_parcels_so_placing_without_the_money_can_make_sense() -> None:
    game = position(
        "players: 2\npass-order: 1 2\nplayer 1: $0, cowboys 2, card 2Y, roads 0\nplayer 2: cowboys 0, card 3Y, roads 0\n"
        "next: place 1"
    )
    choose(game, "1 place d4", "1 place wages", "1 buy d4")
    assert (cell(game, "d4"), money(game, 1)) == ("1:.", 3)


# B4.10: defending.


@pytest.mark.ruling("B4.10")
@pytest.mark.parametrize("kind", ["ra", "mi", "dr", "ba", "sa", "ho", "ge", "bl"])
def test_an_own_building_can_be_defended_before_anybody_attacks_it(kind: str) -> None:
    game = position(
        "players: 2\nextra-buildings: general-store blacksmith\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1",
        d4=f"1:{kind}",
    )  # fmt: skip
    choose(game, "1 place d4")
    assert standing(game, "d4") == [1]


@pytest.mark.ruling("B4.10")
def test_an_own_building_can_be_defended_when_it_is_attacked_already() -> None:
    game = position(
        "players: 2\ncowboys: d4 2\nplayer 1: revolvers 20, card 2Y\nplayer 2: card 3Y\nnext: place 1", d4="1:sa", d5="h"
    )
    choose(game, "1 place d4", "2 pass", "1 pass")
    settle_all(game, until="cash-limit")
    assert duels(game) == [("d4", 1)]
    assert gains(game, "money", 1, "saloon") == [5]
    assert gains(game, "money", 2, "attack") == []


@pytest.mark.ruling("B4.10")
def test_a_defender_whom_nobody_attacks_goes_to_the_general_supply_at_building_income() -> None:
    game = position(
        "players: 2\ncowboys: d4 1\nplayer 1: cowboys 2, card 2Y\nplayer 2: card 1Y\nnext: resolve building-income",
        d4="1:ho",
    )  # fmt: skip
    assert standing(game, "d4") == []
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (2, 8)
    assert gains(game, "money", 1, "hotel") == [6]


# B4.11: City Hall's resident.


@pytest.mark.ruling("B4.11", "B6.6")
def test_the_resident_places_no_second_cowboy_at_city_hall() -> None:
    game = position(
        "players: 2\nextra-buildings: city-hall\nresident: 1\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1", d4="ci"
    )
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("own-cowboy-there", "B4.11")


@pytest.mark.ruling("B4.11")
def test_others_may_challenge_the_resident() -> None:
    game = position(
        "players: 2\nextra-buildings: city-hall\nresident: 1\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 2", d4="ci"
    )
    choose(game, "2 place d4")
    assert standing(game, "d4") == [1, 2]


@pytest.mark.ruling("B4.11", "B9.2")
def test_the_red_sheriff_does_not_join_another_players_resident() -> None:
    game = position(
        f"players: 2\n{with_sides('1R')}\nextra-buildings: city-hall\nresident: 2\nplayer 1: card 1R\nplayer 2: card 3Y\n"
        "next: place 1",
        d4="ci",
    )  # fmt: skip
    assert "d4" not in places(game)
    assert reason(game, "1 place d4") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B4.11", "B6.6")
def test_the_resident_stays_over_the_end_of_the_round() -> None:
    game = position(
        "players: 2\nextra-buildings: city-hall\nround: 1\nresident: 1\nplayer 1: $0, cowboys 2, roads 0\n"
        "player 2: $0, roads 0\nnext: end-round",
        d4="ci",
    )  # fmt: skip
    assert game.round == 2
    assert standing(game, "d4") == [1]
    assert cowboys(game, 1) == 6
    choose(game, "1 take banker", "2 take grocer")
    settle_all(game, until="place-cowboy")
    assert "d4" not in places(game)


@pytest.mark.ruling("B4.3")
def test_a_road_laid_while_placing_is_not_a_placement() -> None:
    game = position("players: 2\n" + CENTRE_ROADS + "\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    choose(game, "1 road c4n")
    assert (waiting(game), cowboys(game, 1), roads(game, 1)) == ([1], 3, 0)


@pytest.mark.ruling("B4.2")
def test_only_the_player_whose_turn_it_is_may_place() -> None:
    game = position("players: 2\nplayer 1: card 2Y\nplayer 2: card 3Y\nnext: place 1")
    assert reason(game, "2 place wages")[0] == "not-your-turn"
    assert reason(game, "1 take banker")[0] == "not-asked"
    assert reason(game, "1 white wages")[0] == "not-asked"
