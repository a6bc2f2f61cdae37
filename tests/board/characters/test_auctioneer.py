"""The Auctioneer (12): two unowned parcels (yellow) or the ammunition (red) go to the highest bidder."""

from __future__ import annotations

import pytest

from carson.board.characters.auctioneer import BIDDING, bid_of
from carson.board.game import BoardGame
from carson.board.state.steps import STEPS
from tests.board.characters.casts import cast, play_on
from tests.rules.table import (
    KIND,
    answers,
    choose,
    decision,
    firepower,
    holder_of_ammunition,
    money,
    options,
    owned,
    places,
    position,
    property_tiles,
    reason,
    settle_all,
    start,
    told,
    totals,
    waiting,
)

YELLOW = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 12Y"
RED = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 12R"


def choosing(lines: str = "", side: str = YELLOW, /, **cells: str) -> BoardGame:
    """Three players choose; player 2 comes first and takes the Auctioneer."""
    game = position(f"players: 3\n{side}\npass-order: 2 3 1\n{lines}\nnext: choose", **cells)
    choose(game, "2 take auctioneer")
    return game


def bidding(lines: str = "", /, **cells: str) -> BoardGame:
    """The Auctioneer, player 2, has put a1 and h8 up for auction."""
    game = choosing(lines, **cells)
    choose(game, "2 auction a1", "2 auction h8")
    return game


def full_town(free: int) -> dict[str, str]:
    """A town in which only so many parcels are unowned: eleven each for six players, but for the last."""
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    return {name: f"{1 + index // 11}:." for index, name in enumerate(names[free:])}


# Yellow.


@pytest.mark.ruling("B9.11")
def test_yellow_he_chooses_two_parcels_that_belong_to_nobody() -> None:
    game = choosing(a1="1:.", b1="M")
    assert decision(game) == "2 choose-lot"
    assert "auction a1" not in options(game)
    choose(game, "2 auction b1")
    assert decision(game) == "2 choose-lot"
    choose(game, "2 auction h8")
    assert decision(game) == "2 bid"
    assert told(game, "auction-parcels")[0]["places"] == ["b1", "h8"]


@pytest.mark.ruling("B9.11")
def test_yellow_what_cannot_be_put_up() -> None:
    game = choosing("extra-buildings: city-hall", a1="1:.", b1="ci")
    assert reason(game, "2 auction a1") == ("owned", "B9.11")
    assert reason(game, "2 auction b1") == ("city-hall-is-nobodys", "B9.11")
    assert reason(game, "2 bid 3") == ("not-asked", "")
    choose(game, "2 auction c1")
    assert reason(game, "2 auction c1") == ("in-the-auction", "B9.11")


@pytest.mark.ruling("B9.11", "B9.5")
def test_yellow_a_parcel_with_an_outlaw_is_not_put_up() -> None:
    game = choosing("blocked: c1")
    assert "auction c1" not in options(game)


@pytest.mark.ruling("B9.11", "B4.1")
def test_yellow_with_one_unowned_parcel_there_is_no_auction() -> None:
    lines = "players: 6\ncharacters: 1Y 2Y 3Y 4Y 5Y 6Y 12Y\nnext: choose"
    game = position(lines, **full_town(1))
    choose(game, "1 take auctioneer")
    assert decision(game) == "2 take-character"
    game = position(lines, **full_town(2))
    choose(game, "1 take auctioneer")
    assert decision(game) != "2 take-character"


@pytest.mark.ruling("B9.11", "B2.8")
def test_yellow_bids_go_around_by_seat_from_the_auctioneer() -> None:
    game = bidding()
    assert waiting(game) == [2]
    choose(game, "2 bid 1")
    assert waiting(game) == [3]
    choose(game, "3 bid 2")
    assert waiting(game) == [1]
    choose(game, "1 bid 3")
    assert waiting(game) == [2]


@pytest.mark.ruling("B9.11")
def test_yellow_each_bid_is_higher_than_the_last_and_at_most_ones_cash() -> None:
    game = bidding("player 3: $7")
    assert answers(game) == {"pass", *(f"bid {dollars}" for dollars in range(1, 16))}
    choose(game, "2 bid 4")
    assert answers(game) == {"pass", "bid 5", "bid 6", "bid 7"}
    assert reason(game, "3 bid 4") == ("bid-too-low", "B9.11")
    assert reason(game, "3 bid 8") == ("too-dear", "B9.11")


@pytest.mark.ruling("B9.11")
def test_yellow_a_pass_is_final() -> None:
    game = bidding()
    choose(game, "2 bid 1", "3 pass", "1 bid 2", "2 bid 3")
    assert waiting(game) == [1]
    choose(game, "1 pass")
    assert owned(game, 2) == {"a1", "h8"}


@pytest.mark.ruling("B9.11")
def test_yellow_half_of_the_bid_rounded_down_goes_to_the_bank_and_the_rest_to_the_auctioneer() -> None:
    game = bidding()
    before = totals(game)
    choose(game, "2 pass", "3 bid 5", "1 pass")
    assert owned(game, 3) == {"a1", "h8"}
    assert (money(game, 3), money(game, 2)) == (10, 18)
    assert property_tiles(game, 3) == 10
    assert totals(game) == before
    assert decision(game) == "3 take-character"


@pytest.mark.ruling("B9.11")
def test_yellow_the_auctioneer_pays_only_the_banks_half() -> None:
    game = bidding()
    choose(game, "2 bid 5", "3 pass", "1 pass")
    assert owned(game, 2) == {"a1", "h8"}
    assert money(game, 2) == 13


@pytest.mark.ruling("B9.11")
def test_yellow_the_auctioneer_must_have_all_that_he_bids() -> None:
    game = bidding("player 2: $4")
    assert reason(game, "2 bid 5") == ("too-dear", "B9.11")


@pytest.mark.ruling("B9.11")
def test_yellow_the_last_player_left_may_still_bid() -> None:
    game = bidding()
    choose(game, "2 pass", "3 pass")
    assert decision(game) == "1 bid"
    choose(game, "1 bid 1")
    assert owned(game, 1) == {"a1", "h8"}
    assert (money(game, 1), money(game, 2)) == (14, 16)


@pytest.mark.ruling("B9.11")
def test_yellow_the_last_player_left_may_still_pass_and_the_parcels_stay_unowned() -> None:
    game = bidding()
    choose(game, "2 pass", "3 pass", "1 pass")
    assert owned(game, 1) | owned(game, 2) | owned(game, 3) == set()
    assert [money(game, seat) for seat in (1, 2, 3)] == [15, 15, 15]
    assert told(game, "auction-fails")
    assert decision(game) == "3 take-character"


@pytest.mark.ruling("B9.11", "B2.9")
def test_yellow_who_cannot_bid_more_passes_without_being_asked() -> None:
    game = bidding("player 3: $2\nplayer 1: $3")
    choose(game, "2 bid 2")
    assert waiting(game) == [1]


@pytest.mark.ruling("B9.11")
def test_yellow_who_has_fewer_than_two_property_tiles_may_not_bid() -> None:
    owned_by_3 = {f"{column}{row}": "3:." for row in (4, 5) for column in "abcdefgh"}
    eleven = dict(list(owned_by_3.items())[:11])
    game = bidding(**eleven)
    choose(game, "2 bid 1")
    assert waiting(game) == [1]
    ten = dict(list(owned_by_3.items())[:10])
    game = bidding(**ten)
    choose(game, "2 bid 1")
    assert waiting(game) == [3]


@pytest.mark.ruling("B9.11", "B2.5")
def test_yellow_who_may_not_bid_is_told_why() -> None:
    """He is asked at all only because he could lay a road before he passes."""
    eleven = {f"{column}4": "3:." for column in "abcdefgh"} | dict.fromkeys(("a5", "b5", "c5"), "3:.")
    game = bidding(**eleven)
    frame = (BIDDING, 2, 1, 0b111, -1, 0, 0, 63)
    refusal = STEPS.decision(frame).refuse(game, 2, frame, bid_of(1))
    assert (refusal.code, refusal.ruling) == ("bid-needs-property", "B9.11")


def test_yellow_both_sides_have_a_limit_of_30() -> None:
    assert choosing().limit[1] == 30
    assert choosing("", RED).limit[1] == 30


# Red.


@pytest.mark.ruling("B9.11")
def test_red_the_winner_pays_the_auctioneer_and_has_the_ammunition_for_the_round() -> None:
    game = choosing("", RED)
    before = firepower(game, 3)
    choose(game, "2 pass", "3 bid 5", "1 pass")
    assert (money(game, 3), money(game, 2)) == (10, 20)
    assert holder_of_ammunition(game) == 3
    assert firepower(game, 3) == before + 3


@pytest.mark.ruling("B9.11")
def test_red_the_auctioneer_pays_nothing_if_he_wins() -> None:
    game = choosing("", RED)
    choose(game, "2 bid 5", "3 pass", "1 pass")
    assert money(game, 2) == 15
    assert holder_of_ammunition(game) == 2


@pytest.mark.ruling("B9.11")
def test_red_no_property_tile_is_needed() -> None:
    twelve = {f"{column}4": "3:." for column in "abcdefgh"} | dict.fromkeys(("a5", "b5", "c5", "d5"), "3:.")
    game = choosing("", RED, **twelve)
    choose(game, "2 pass")
    assert waiting(game) == [3]


def ready_to_place(game: BoardGame) -> None:
    choose(game, "3 take banker", "1 take sheriff")
    assert decision(game) == "1 place-cowboy"


@pytest.mark.ruling("B9.11")
def test_red_ammunition_is_closed_when_somebody_has_won_it() -> None:
    game = choosing("", RED)
    choose(game, "2 pass", "3 bid 5", "1 pass")
    ready_to_place(game)
    assert "ammunition" not in places(game)
    assert "ammunition" not in places(game, "white")
    assert reason(game, "1 place ammunition") == ("space-closed", "B9.11")


@pytest.mark.ruling("B9.11")
def test_red_without_a_bid_the_token_goes_back_and_ammunition_is_open() -> None:
    game = choosing("", RED)
    choose(game, "2 pass", "3 pass", "1 pass")
    assert holder_of_ammunition(game) is None
    ready_to_place(game)
    assert "ammunition" in places(game)


@pytest.mark.ruling("B9.11", "B8.1")
def test_red_the_token_goes_back_at_the_end_of_the_round() -> None:
    game = choosing("", RED)
    choose(game, "2 pass", "3 bid 5", "1 pass")
    ready_to_place(game)
    settle_all(game)
    assert game.round == 2
    assert holder_of_ammunition(game) is None


# The game around it.


@pytest.mark.ruling("B9.11")
@pytest.mark.parametrize("side", [YELLOW, RED])
def test_an_auction_survives_copy_json_and_position(side: str) -> None:
    game = choosing("", side)
    if side == YELLOW:
        choose(game, "2 auction a1", "2 auction h8")
    choose(game, "2 bid 3", "3 pass")
    for again in (game.copy(), KIND.from_json(game.as_json()), KIND.from_position(KIND.position(game))):
        assert isinstance(again, BoardGame)
        assert answers(again) == answers(game)
        choose(again, "1 bid 4", "2 pass")
        assert money(again, 1) == 11


@pytest.mark.ruling("B9.11")
@pytest.mark.parametrize("side", ["12Y", "12R"])
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end(side: str, players: int) -> None:
    for number in range(8):
        play_on(start(seed=f"auction {number}", players=players, characters=cast(side, "0Y", "8Y")), str(number))
