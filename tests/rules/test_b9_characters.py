"""B9 across characters 1 to 7: numbers, cash limits, powers at the end of the round, cards and pieces returned."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from tests.rules.table import (
    answers,
    choose,
    decision,
    gains,
    has_white_cowboy,
    holder_of_ammunition,
    money,
    points,
    position,
    reason,
    settle_all,
    told,
    waiting,
    with_sides,
)

NAMES = ["sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary"]

LIMITS = {
    "1Y": 20, "2Y": 120, "3Y": 60, "4Y": 30, "5Y": 30, "6Y": 25, "7Y": 20,
    "1R": 20, "2R": 60, "3R": 60, "4R": 30, "5R": 20, "6R": 20, "7R": 30,
}  # fmt: skip


def least_to_give(game: BoardGame) -> int:
    return min(int(text.split()[1]) for text in answers(game))


def limit_of(edition: str, code: str) -> int:
    """What a player with $200 and this card may keep at the end of the round."""
    mark = ", mark 1" if code[0] in "35" else ""  # the $8 of the Grocer and of the red Settler are taken
    game = position(
        f"edition: {edition}\nplayers: 2\n{with_sides(code)}\npass-order: 1 2\n"
        f"player 1: $200, roads 0, card {code}{mark}\nplayer 2: $0, roads 0\nnext: end-round"
    )
    if code == "2R":
        choose(game, "1 decline")
    assert decision(game) == "1 cash-limit"
    return 200 - least_to_give(game)


@pytest.mark.ruling("B8.2")
@pytest.mark.parametrize("code", LIMITS)
def test_cash_limits_of_the_big_box(code: str) -> None:
    assert limit_of("big-box", code) == LIMITS[code]


@pytest.mark.ruling("B8.2", "B1.2")
@pytest.mark.parametrize("code", LIMITS)
def test_cash_limits_of_the_first_edition_differ_for_the_yellow_captain_only(code: str) -> None:
    assert limit_of("first", code) == (20 if code == "6Y" else LIMITS[code])


@pytest.mark.ruling("B8.2")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_limit_is_that_of_the_card_taken_in_this_round(number: int) -> None:
    """Player 1 takes each card in turn; the view shows the limit that then holds."""
    game = position("players: 2\nplayer 1: $200\nnext: choose")
    choose(game, f"1 take {NAMES[number - 1]}")
    players = game.view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["limit"] == LIMITS[f"{number}Y"]


@pytest.mark.ruling("B4.2")
@pytest.mark.parametrize("side", "YR")
def test_the_numbers_of_the_cards_order_the_turns(side: str) -> None:
    """Six players take the cards 7 to 2 in the order of the pass track and place in the opposite order."""
    game = position(f"players: 6\n{with_sides(*(f'{n}{side}' for n in range(1, 8)))}\npass-order: 1 2 3 4 5 6\nnext: choose")
    for seat, name in enumerate(reversed(NAMES[1:]), 1):
        choose(game, f"{seat} take {name}")
        settle_all_choices(game, seat)
    assert [seat + 1 for seat in game.turn_order] == [6, 5, 4, 3, 2, 1]


def settle_all_choices(game: BoardGame, seat: int) -> None:
    """Answer what a card asks at once, in the plainest way."""
    while waiting(game) == [seat] and not decision(game).endswith(("take-character", "place-cowboy")):
        plain = next((text for text in ("decline", "cash") if text in answers(game)), sorted(answers(game))[0])
        choose(game, f"{seat} {plain}")


@pytest.mark.ruling("B8.1")
def test_powers_at_the_end_of_the_round_go_in_pass_order_before_roads_and_cash_limit() -> None:
    """Red Settler (player 3), red Banker (1) and red Grocer (2) in the order in which they passed."""
    game = position(
        f"players: 3\n{with_sides('2R', '3R', '5R')}\npass-order: 3 1 2\nplayer 1: $30, card 2R\nplayer 2: card 3R\n"
        "player 3: card 5R\nroads: d5n\nnext: end-round",
        b2="2:h", g7="3:M",
    )  # fmt: skip
    assert decision(game) == "1 banker-points"
    assert (points(game, 3), points(game, 2)) == (1, 0), "the Settler's points have come, the Grocer's have not"
    choose(game, "1 points 5")
    assert points(game, 2) == 1
    assert decision(game) == "3 lay-roads"


@pytest.mark.ruling("B8.1")
def test_cards_go_back_at_the_end_of_the_round_and_can_all_be_taken_again() -> None:
    game = position("players: 2\nround: 1\npass-order: 1 2\nnext: choose")
    choose(game, "1 take banker", "2 take mercenary")
    settle_all(game)
    assert game.round == 2
    assert answers(game) == {f"take {name}" for name in NAMES}


@pytest.mark.ruling("B8.1", "B9.2")
def test_the_white_cowboy_and_the_ammunition_go_back_at_the_end_of_the_round() -> None:
    game = position("players: 2\nplayer 1: card 1Y, white-cowboy\nplayer 2: card 2Y, ammunition\nnext: end-round")
    settle_all(game)
    assert not has_white_cowboy(game, 1)
    assert holder_of_ammunition(game) is None


@pytest.mark.ruling("B9.3", "B8.1")
def test_the_eight_dollars_of_one_round_do_not_close_the_doubling_of_the_next() -> None:
    game = position("players: 2\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose", d4="1:ho")
    choose(game, "1 take grocer", "1 cash", "2 take mercenary")
    settle_all(game)
    choose(game, "1 take grocer", "1 wait", "2 take mercenary", "1 pass", "2 pass")
    assert decision(game) == "1 double-kind"


@pytest.mark.ruling("B9.3")
def test_the_red_settlers_wait_does_not_carry_over_to_the_next_holder() -> None:
    game = position(
        f"players: 2\n{with_sides('5R')}\npass-order: 1 2\nplayer 1: roads 0\nplayer 2: roads 0\nnext: choose",
        d4="1:M", e4="2:M", f4="2:M",
    )  # fmt: skip
    choose(game, "1 take settler", "1 wait", "2 take mercenary")
    settle_all(game)
    choose(game, "1 take mercenary", "2 take settler", "2 cash")
    settle_all(game)
    assert gains(game, "points", 1, "settler") == [1]
    assert gains(game, "points", 2, "settler") == []


@pytest.mark.ruling("B4.1")
@pytest.mark.parametrize(
    ("side", "card", "code"),
    [
        ("3Y", "grocer", "cash-or-wait"), ("3R", "grocer", "cash-or-wait"), ("4R", "chinese-worker", "fetch-tile"),
        ("5Y", "settler", "claim-parcel"), ("5R", "settler", "cash-or-wait"), ("6Y", "captain", "hire-cowboys"),
        ("6R", "captain", "buy-revolvers"),
    ],
)  # fmt: skip
def test_another_answer_than_the_card_asks_for_is_refused(side: str, card: str, code: str) -> None:
    game = position(f"players: 2\n{with_sides(side)}\ntrack: ranch - - - - - -\nnext: choose")
    choose(game, f"1 take {card}")
    assert decision(game) == f"1 {code}"
    assert reason(game, "1 pass")[0] == "not-asked"
    assert reason(game, "2 take banker")[0] == "not-your-turn"


@pytest.mark.ruling("B4.1")
@pytest.mark.parametrize("side", ["1Y", "1R", "2Y", "2R", "4Y", "7Y", "7R"])
def test_cards_that_ask_nothing_at_once_pass_the_choice_on(side: str) -> None:
    game = position(f"players: 2\n{with_sides(side)}\nnext: choose")
    choose(game, f"1 take {NAMES[int(side[0]) - 1]}")
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B4.1", "B1.3")
def test_what_is_taken_is_told_with_its_side() -> None:
    game = position(f"players: 2\n{with_sides('7R')}\nnext: choose")
    choose(game, "1 take mercenary")
    assert told(game, "take") == [{"seat": 0, "character": "mercenary", "side": "R"}]


@pytest.mark.ruling("B4.1", "B9.5")
def test_a_parcel_from_the_settler_is_there_before_the_next_player_chooses() -> None:
    game = position("players: 3\npass-order: 1 2 3\nnext: choose", d4="M")
    choose(game, "1 take settler", "1 claim d4", "2 take banker")
    assert money(game, 2) == 24
    assert waiting(game) == [3]
