"""B8: the end of a round, the cash limit, new cowboys and tiles, final scoring and who wins."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    CENTRE_ROADS,
    answers,
    bag,
    choose,
    cowboys,
    cowboys_left,
    decision,
    has_white_cowboy,
    holder_of_ammunition,
    kept,
    money,
    only_in_bag,
    options,
    places,
    points,
    points_by_reason,
    position,
    reason,
    refused,
    roads,
    settle_all,
    told,
    totals,
    track,
)

RED_POWERS = "characters: 1Y 2R 3R 4Y 5R 6Y 7Y"


def end_of_round(players: int, *lines: str, **cells: str) -> BoardGame:
    return position("\n".join((f"players: {players}", *lines, "next: end-round")), **cells)


def scored(players: int, *lines: str, **cells: str) -> BoardGame:
    game = position("\n".join((f"players: {players}", "round: 4", *lines, "next: final-scoring")), **cells)
    assert game.over
    return game


# B8.1: what happens in which order.


@pytest.mark.ruling("B8.1")
@pytest.mark.parametrize("order", ["1 2 3", "3 1 2", "2 3 1"])
def test_powers_at_the_end_of_the_round_go_in_pass_order(order: str) -> None:
    game = end_of_round(
        3,
        RED_POWERS,
        f"pass-order: {order}",
        "player 1: $20, card 2R, roads 0",
        "player 2: $20, card 3R, roads 0",
        "player 3: $20, card 5R, roads 0",
        a1="2:h",
        c1="3:M",
    )
    choose(game, "1 points 3")
    reasons = {1: "banker", 2: "grocer", 3: "settler"}
    told_points = [str(values["reason"]) for values in told(game, "move") if values["thing"] == "points"]
    assert told_points == [reasons[int(seat)] for seat in order.split()]


@pytest.mark.ruling("B8.1", "B2.5")
def test_powers_then_roads_then_the_cash_limit() -> None:
    game = end_of_round(
        2,
        RED_POWERS,
        CENTRE_ROADS,
        "pass-order: 2 1",
        "player 1: $15, card 2R, roads 1",
        "player 2: $15, card 1Y, roads 1",
    )
    seen = []
    while decision(game).split()[1] in ("banker-points", "lay-roads", "cash-limit"):
        seen.append(decision(game))
        choose(game, f"{decision(game)[0]} " + min(answers(game) - {"points 3", "points 5"}, key=len))
    assert seen == ["1 banker-points", "2 lay-roads", "1 lay-roads", "2 cash-limit", "1 cash-limit"]


@pytest.mark.ruling("B8.1")
def test_points_of_the_red_banker_are_paid_before_the_cash_limit() -> None:
    game = end_of_round(2, RED_POWERS, "player 1: $70, card 2R, roads 0", "player 2: $5, card 1Y, roads 0")
    choose(game, "1 points 7")
    assert decision(game) == "1 cash-limit"
    assert money(game, 1) == 45
    assert "give 0" in answers(game)


@pytest.mark.ruling("B8.1", "B2.5")
def test_who_has_no_road_is_not_asked_for_roads() -> None:
    game = end_of_round(2, CENTRE_ROADS, "player 1: $5, roads 0", "player 2: $5, roads 1")
    assert decision(game) == "2 lay-roads"
    choose(game, "2 road c4e")
    assert roads(game, 2) == 0
    assert decision(game) == "1 cash-limit"


# B8.1: new cowboys.


@pytest.mark.ruling("B8.1")
@pytest.mark.parametrize(("round_", "new"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys_after_each_round(round_: int, new: int) -> None:
    game = end_of_round(2, f"round: {round_}", "player 1: cowboys 0", "player 2: cowboys 2")
    settle_all(game)
    assert (cowboys(game, 1), cowboys(game, 2)) == (new, 2 + new)


@pytest.mark.ruling("B8.1", "B2.6")
@pytest.mark.parametrize("at_home", [6, 7, 9, 10])
def test_nobody_has_more_than_ten_cowboys(at_home: int) -> None:
    game = end_of_round(2, f"player 1: cowboys {at_home}")
    settle_all(game)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (10, 0)


@pytest.mark.ruling("B8.1", "B2.6", "B6.6")
def test_the_resident_of_city_hall_is_one_of_the_ten() -> None:
    game = end_of_round(2, "extra-buildings: city-hall", "resident: 1", "player 1: cowboys 8", h8="ci")
    settle_all(game)
    assert (cowboys(game, 1), cowboys_left(game, 1)) == (9, 0)


@pytest.mark.ruling("B8.1")
def test_unused_cowboys_are_kept_for_the_next_round() -> None:
    game = end_of_round(2, "player 1: cowboys 5")
    settle_all(game)
    assert cowboys(game, 1) == 9


# B8.1: cards and tokens go back.


@pytest.mark.ruling("B8.1")
def test_cards_and_tokens_go_back() -> None:
    game = end_of_round(2, "player 1: card 1Y, white-cowboy", "player 2: card 7Y, ammunition")
    settle_all(game)
    assert holder_of_ammunition(game) is None
    assert not has_white_cowboy(game, 1)
    assert len(answers(game)) == 7


@pytest.mark.ruling("B8.1")
def test_the_next_round_is_chosen_in_the_order_of_the_pass_track() -> None:
    game = end_of_round(3, "pass-order: 3 1 2")
    settle_all(game)
    assert decision(game) == "3 take-character"


@pytest.mark.ruling("B8.1")
def test_kept_tiles_roads_and_revolvers_stay_with_their_players() -> None:
    game = end_of_round(2, "player 1: $5, kept bank, roads 2, revolvers 4")
    settle_all(game)
    assert (kept(game, 1), roads(game, 1), money(game, 1)) == (["bank"], 2, 5)


# B8.1: the building spaces.


@pytest.mark.ruling("B8.1")
def test_unsold_tiles_move_to_the_cheap_end_in_their_order_and_new_ones_follow() -> None:
    left = "ranch saloon mine"
    game = end_of_round(2, "track: - ranch - saloon - - mine", only_in_bag("hotel hotel bank prison", left))
    settle_all(game)
    assert track(game)[:3] == ["ranch", "saloon", "mine"]
    assert sorted(track(game)[3:]) == ["bank", "hotel", "hotel", "prison"]
    assert bag(game) == {}


@pytest.mark.ruling("B8.1", "B5.15")
def test_empty_spaces_are_filled_from_the_cheap_end_while_the_bag_lasts() -> None:
    game = end_of_round(2, "track: - - - - - - mine", only_in_bag("hotel bank", "mine"))
    settle_all(game)
    assert [values["price"] for values in told(game, "tile")] == [4, 5]
    assert track(game)[0] == "mine"
    assert track(game)[3:] == ["-", "-", "-", "-"]


@pytest.mark.ruling("B8.1")
def test_a_full_track_stays_as_it_is() -> None:
    tiles = "saloon ranch mine bank ranch prison church"
    game = end_of_round(2, f"track: {tiles}")
    settle_all(game)
    assert track(game) == tiles.split()
    assert told(game, "tile") == []


@pytest.mark.ruling("B8.1")
def test_every_tile_of_the_bag_is_drawn_sometimes() -> None:
    """One place is free and four kinds are in the bag."""
    left = "ranch ranch mine mine bank bank"
    drawn = set()
    for seed in range(40):
        game = end_of_round(
            2, f"seed: {seed}", f"track: {left} -", only_in_bag("hotel saloon church prison", left), "player 1: roads 0"
        )
        settle_all(game)
        drawn.add(track(game)[6])
    assert drawn == {"hotel", "saloon", "church", "prison"}


@pytest.mark.ruling("B8.1")
def test_the_end_of_the_round_conserves_everything() -> None:
    game = end_of_round(3, "track: - ranch - saloon - - mine", "player 1: $80", "player 2: card 1Y, white-cowboy")
    before = totals(game)
    settle_all(game)
    assert totals(game) == before


# B8.1: the round marker.


@pytest.mark.ruling("B8.1", "B4.7")
@pytest.mark.parametrize(
    ("round_", "open_spaces"),
    [(1, {"vp-2", "vp-3", "vp-4", "vp-5"}), (2, {"vp-3", "vp-4", "vp-5"}), (3, {"vp-4", "vp-5"}), (4, {"vp-5"})],
)
def test_the_round_marker_closes_the_cheapest_open_purchase_of_points(round_: int, open_spaces: set[str]) -> None:
    game = position(f"players: 2\nround: {round_}\nnext: place 1")
    assert {place for place in places(game) if place.startswith("vp-")} == open_spaces


@pytest.mark.ruling("B8.1", "B4.7")
def test_the_marker_moves_when_the_round_ends() -> None:
    game = end_of_round(2, "player 1: cowboys 2", "player 2: cowboys 2")
    settle_all(game)
    settle_all(game, until="place-cowboy")
    assert game.round == 2
    assert reason(game, f"{decision(game)[0]} place vp-2") == ("space-closed", "B4.7")
    assert "place vp-3" in options(game)


# B8.2: the cash limit.


@pytest.mark.ruling("B8.2")
def test_at_least_what_is_over_the_limit_must_be_given() -> None:
    game = end_of_round(2, "player 1: $33, roads 0, card 1Y")
    assert decision(game) == "1 cash-limit"
    refusal = refused(game, "1 give 12")
    assert (refusal.code, refusal.ruling) == ("give-between", "B8.2")
    assert refusal.values == {"least": 13, "most": 33}
    assert answers(game) == {f"give {dollars}" for dollars in range(13, 34)}


@pytest.mark.ruling("B8.2")
@pytest.mark.parametrize(("given", "gained"), [(13, 1), (19, 1), (20, 2), (29, 2), (30, 3), (33, 3)])
def test_each_full_10_dollars_given_in_all_are_a_point(given: int, gained: int) -> None:
    game = end_of_round(2, "player 1: $33, roads 0, card 1Y")
    choose(game, f"1 give {given}")
    assert (money(game, 1), points(game, 1)) == (33 - given, gained)


@pytest.mark.ruling("B8.2")
def test_who_is_below_the_limit_may_still_give() -> None:
    game = end_of_round(2, "player 1: $12, roads 0, card 1Y")
    assert "give 0" in answers(game)
    choose(game, "1 give 10")
    assert (money(game, 1), points(game, 1)) == (2, 1)


@pytest.mark.ruling("B8.2")
def test_nobody_gives_more_than_he_has() -> None:
    game = end_of_round(2, "player 1: $12, roads 0, card 1Y")
    assert reason(game, "1 give 13") == ("give-between", "B8.2")


@pytest.mark.ruling("B8.2", "B2.9")
def test_who_has_no_money_is_not_asked() -> None:
    game = end_of_round(2, "player 1: $0, roads 0", "player 2: $1, roads 0")
    assert decision(game) == "2 cash-limit"


@pytest.mark.ruling("B8.2")
@pytest.mark.parametrize(
    ("code", "limit"),
    [
        ("1Y", 20), ("2Y", 120), ("3Y", 60), ("4Y", 30), ("5Y", 30), ("6Y", 25), ("7Y", 20),
        ("1R", 20), ("2R", 60), ("3R", 60), ("4R", 30), ("5R", 20), ("6R", 20), ("7R", 30),
    ],
)  # fmt: skip
def test_each_characters_cash_limit(code: str, limit: int) -> None:
    sides = " ".join(code if number == int(code[0]) else f"{number}Y" for number in range(1, 8))
    game = end_of_round(2, f"characters: {sides}", f"player 1: $130, roads 0, card {code}, mark 1", "player 2: $0, roads 0")
    settle_all(game, until="cash-limit")
    cash = money(game, 1)
    least = min(int(answer.split()[1]) for answer in answers(game))
    assert cash - least == limit


@pytest.mark.ruling("B8.2")
def test_the_first_editions_captain_keeps_20_dollars() -> None:
    game = end_of_round(2, "edition: first", "player 1: $30, roads 0, card 6Y")
    assert "give 10" in answers(game)
    assert "give 9" not in answers(game)


@pytest.mark.ruling("B8.2", "B8.1")
def test_the_cash_limit_goes_in_pass_order() -> None:
    game = end_of_round(2, "pass-order: 2 1", "player 1: $30, roads 0, card 1Y", "player 2: $30, roads 0, card 7Y")
    assert decision(game) == "2 cash-limit"
    choose(game, "2 give 10")
    assert decision(game) == "1 cash-limit"


# B8.3: final scoring.


@pytest.mark.ruling("B8.3")
@pytest.mark.parametrize(("dollars", "gained"), [(5, 0), (6, 1), (11, 1), (12, 2), (60, 10)])
def test_6_dollars_are_a_point_rounded_down(dollars: int, gained: int) -> None:
    game = scored(2, f"player 1: ${dollars}", "player 2: $0")
    assert points(game, 1) == gained
    assert points_by_reason(game, 1) == ({"money": gained} if gained else {})


@pytest.mark.ruling("B8.3")
def test_an_own_parcel_with_something_on_it_is_worth_2_points() -> None:
    cells = {"a1": "1:ra", "b1": "1:h", "c1": "1:H", "d1": "1:M", "e1": "1:ch", "f1": "1:.", "g1": "h", "h1": "2:M"}
    game = scored(2, "player 1: $0", "player 2: $0", **cells)
    assert points_by_reason(game, 1) == {"town": 10}
    assert points_by_reason(game, 2) == {"town": 2}


@pytest.mark.ruling("B8.3")
def test_points_of_the_game_are_kept() -> None:
    assert points(scored(2, "player 1: $6, vp 17"), 1) == 18


@pytest.mark.ruling("B8.3")
def test_the_stations_owner_gets_half_the_house_symbols_of_the_whole_board() -> None:
    cells = {"a1": "1:st", "c1": "2:h", "d1": "h", "e1": "2:H", "f1": "2:ho", "g1": "1:ra", "h1": "ci", "a8": "2:M"}
    game = scored(2, "extra-buildings: city-hall station", "player 1: $0", "player 2: $0", **cells)
    symbols = 2 + 1 + 1 + 2 + 2 + 1 + 1
    assert points_by_reason(game, 1) == {"town": 4, "station": symbols // 2}
    assert "station" not in points_by_reason(game, 2)


@pytest.mark.ruling("B8.3")
def test_first_edition_a_point_for_each_player_behind_on_the_pass_track() -> None:
    players = [f"player {seat}: $0" for seat in (1, 2, 3, 4)]
    game = scored(4, "edition: first", "pass-order: 3 1 4 2", *players)
    assert [points(game, seat) for seat in (3, 1, 4, 2)] == [3, 2, 1, 0]
    assert points_by_reason(game, 3) == {"pass-order": 3}


@pytest.mark.ruling("B8.3")
def test_big_box_the_pass_track_is_worth_nothing() -> None:
    players = [f"player {seat}: $0" for seat in (1, 2, 3, 4)]
    assert scored(4, "pass-order: 3 1 4 2", *players).points() == [0, 0, 0, 0]


@pytest.mark.ruling("B8.3", "B8.1", "B8.2")
def test_round_4_ends_with_the_cash_limit_and_then_the_game_is_scored() -> None:
    game = end_of_round(
        2, "round: 4", RED_POWERS, "player 1: $74, card 2R, roads 0", "player 2: $26, card 1Y, roads 0, cowboys 0"
    )
    choose(game, "1 points 7")  # $25
    choose(game, "1 give 0", "2 give 10")
    assert game.over
    assert points_by_reason(game, 1) == {"banker": 7, "money": 49 // 6}
    assert points_by_reason(game, 2) == {"cash-limit": 1, "money": 16 // 6}
    assert cowboys(game, 2) == 0


@pytest.mark.ruling("B8.3")
def test_final_scoring_tells_the_source_of_every_point() -> None:
    cells = {"a1": "1:st", "b1": "1:h", "c1": "2:ra"}
    game = scored(2, "extra-buildings: station", "player 1: $13, vp 5", "player 2: $6, vp 2", **cells)
    for seat, before in ((1, 5), (2, 2)):
        assert points(game, seat) == before + sum(points_by_reason(game, seat).values())


# B8.4: below zero.


@pytest.mark.ruling("B8.4")
def test_points_may_be_below_zero_and_still_be_ranked() -> None:
    game = scored(3, "player 1: $0, vp -7", "player 2: $6, vp -5", "player 3: $0, vp -4")
    assert game.points() == [-7, -4, -4]
    assert game.ranking() == [1, 2, 0]


@pytest.mark.ruling("B8.4")
def test_nothing_can_be_bought_for_money_one_does_not_have() -> None:
    lines = """players: 2
track: - - - - - - ranch
player 1: $1, roads 0
cowboys: d4 1, building-12 1, vp-2 1
next: resolve parcel-purchase"""
    game = position(lines, d4="h")
    settle_all(game, until="cash-limit")
    assert money(game, 1) == 1


# B8.5: the winner.


@pytest.mark.ruling("B8.5")
@pytest.mark.parametrize("order", ["1 2 3", "3 2 1", "2 3 1"])
def test_a_tie_is_won_by_the_earlier_passer_of_the_last_round(order: str) -> None:
    game = scored(3, f"pass-order: {order}", "player 1: $0, vp 9", "player 2: $0, vp 9", "player 3: $0, vp 9")
    assert [seat + 1 for seat in game.ranking()] == [int(seat) for seat in order.split()]


@pytest.mark.ruling("B8.5")
def test_most_points_win_whoever_passed_first() -> None:
    game = scored(3, "pass-order: 1 2 3", "player 1: $0, vp 3", "player 2: $0, vp 9", "player 3: $0, vp 9")
    assert [seat + 1 for seat in game.ranking()] == [2, 3, 1]
    assert told(game, "end") == [{"ranking": [1, 2, 0]}]
