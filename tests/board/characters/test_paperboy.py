"""The Paperboy (0): another card's powers with his number, for $3 (yellow) or for $5 of its limit (red)."""

from __future__ import annotations

import pytest

from carson.board.characters import CHARACTERS
from carson.board.game import BoardGame
from tests.board.characters.casts import cast, cast_line, new_with, play_on, survives
from tests.rules.table import (
    answers,
    choose,
    cowboys,
    decision,
    firepower,
    money,
    points,
    position,
    reason,
    refused,
    roads,
    settle_all,
    told,
    waiting,
)

SIDES = ["0Y", "0R"]
SECONDS = [code for code, side in CHARACTERS.items() if side.second_card and side.offered and side.number]


def choosing(*codes: str, lines: str = "players: 3\npass-order: 2 1 3", start: str = "2 take banker") -> BoardGame:
    """Player 1, the second to choose, may take the Paperboy; player 2 has the Banker."""
    game = position(f"{lines}\n{cast_line(*codes)}\nnext: choose")
    choose(game, *filter(None, [start]))
    return game


# The second card.


@pytest.mark.ruling("B9.1")
@pytest.mark.parametrize("side", SIDES)
def test_a_second_card_from_those_not_yet_taken_but_never_the_sheriff(side: str) -> None:
    game = choosing(side)
    choose(game, "1 take paperboy")
    assert decision(game) == "1 second-card"
    assert answers(game) == {f"take {name}" for name in ("grocer", "chinese-worker", "settler", "captain", "mercenary")}


@pytest.mark.ruling("B9.1")
@pytest.mark.parametrize("sheriff", ["1Y", "1R"])
def test_the_sheriff_on_either_side_is_refused(sheriff: str) -> None:
    game = choosing("0R", sheriff)
    choose(game, "1 take paperboy")
    assert reason(game, "1 take sheriff") == ("no-second-card", "B9.1")


@pytest.mark.ruling("B9.1", "B4.1")
def test_a_card_that_is_taken_or_not_in_the_game_is_refused_as_ever() -> None:
    game = choosing("0R")
    choose(game, "1 take paperboy")
    assert reason(game, "1 take banker") == ("character-taken", "B4.1")
    assert reason(game, "1 take governor") == ("character-not-in-game", "B1.3")
    assert refused(game, "1 pass").code == "not-asked"
    refusal = refused(game, "1 take paperboy")
    assert (refusal.code, refusal.values["owner"]) == ("character-taken", 1)


@pytest.mark.ruling("B9.1")
def test_both_cards_are_taken_then() -> None:
    game = choosing("0R")
    choose(game, "1 take paperboy", "1 take mercenary")
    assert decision(game) == "3 take-character"
    assert not {"take paperboy", "take mercenary"} & answers(game)
    assert [refused(game, f"3 take {name}").values["owner"] for name in ("paperboy", "mercenary")] == [1, 1]


@pytest.mark.ruling("B9.1")
def test_who_has_not_chosen_yet_does_not_have_the_paperboys_number() -> None:
    game = choosing("0R", lines="players: 3\npass-order: 3 1 2", start="")
    choose(game, "3 take paperboy", "3 take mercenary")
    view = game.view(0)
    assert isinstance(view["characters"], list)
    assert {card["name"]: card["taken_by"] for card in view["characters"] if "taken_by" in card} == {
        "paperboy": 2,
        "mercenary": 2,
    }
    assert refused(game, "1 take paperboy").values["owner"] == 3


@pytest.mark.ruling("B9.1", "B2.9")
def test_the_only_second_card_left_is_taken_by_itself() -> None:
    game = position(f"players: 6\npass-order: 1 2 3 4 5 6\n{cast_line('0R')}\nnext: choose")
    choose(game, "1 take banker", "2 take mercenary", "3 take chinese-worker", "4 take captain", "4 decline")
    choose(game, "5 take grocer", "5 cash", "6 take paperboy")
    assert decision(game) == "6 claim-parcel", "the Settler; the Sheriff is left"


# Number and limit.


@pytest.mark.ruling("B9.1", "B4.2")
@pytest.mark.parametrize("side", SIDES)
def test_the_number_0_says_when_he_places(side: str) -> None:
    game = choosing(side)
    choose(game, "1 take paperboy", "1 take mercenary", "3 take sheriff")
    assert decision(game) == "1 place-cowboy"
    assert [seat + 1 for seat in game.turn_order] == [1, 3, 2]


@pytest.mark.ruling("B9.1", "B8.2")
@pytest.mark.parametrize(("side", "limit"), [("0Y", 20), ("0R", 15)])
def test_the_limit_is_the_second_cards_or_5_less(side: str, limit: int) -> None:
    game = choosing(side)
    choose(game, "1 take paperboy", "1 take mercenary")
    assert game.limit[0] == limit


@pytest.mark.ruling("B9.1", "B8.2")
def test_at_the_end_of_the_round_he_gives_what_is_over_that_limit() -> None:
    lines = "players: 2\nplayer 1: $40, card 7Y, number 0, limit 15, roads 0\nplayer 2: $0, card 2Y, roads 0"
    game = position(f"{lines}\n{cast_line('0R')}\nnext: end-round")
    assert decision(game) == "1 cash-limit"
    assert answers(game) == {f"give {dollars}" for dollars in range(25, 41)}


# The price of the yellow side.


@pytest.mark.ruling("B9.1")
def test_yellow_costs_3_dollars_before_the_second_card_is_chosen() -> None:
    game = choosing("0Y")
    choose(game, "1 take paperboy")
    assert money(game, 1) == 15 - 3


@pytest.mark.ruling("B9.1")
def test_red_costs_nothing() -> None:
    game = choosing("0R", lines="players: 3\npass-order: 2 1 3\nplayer 1: $0")
    choose(game, "1 take paperboy")
    assert (money(game, 1), decision(game)) == (0, "1 second-card")


@pytest.mark.ruling("B9.1")
def test_yellow_who_has_less_than_3_dollars_cannot_choose_it() -> None:
    game = choosing("0Y", lines="players: 3\npass-order: 2 1 3\nplayer 1: $2")
    assert "take paperboy" not in answers(game)
    refusal = refused(game, "1 take paperboy")
    assert (refusal.code, refusal.ruling, refusal.values) == ("too-dear", "B9.1", {"price": 3, "money": 2})


@pytest.mark.ruling("B9.1")
def test_yellow_with_3_dollars_there_is_nothing_left_for_the_second_cards_prices() -> None:
    game = choosing("0Y", lines="players: 3\npass-order: 2 1 3\nplayer 1: $3")
    choose(game, "1 take paperboy", "1 take captain")
    assert (money(game, 1), cowboys(game, 1), waiting(game)) == (0, 3, [3]), "he cannot hire anybody and is not asked"


# The second card works in full.


@pytest.mark.ruling("B9.1")
def test_what_the_second_card_gives_at_once() -> None:
    game = choosing("0Y", start="2 take sheriff")
    choose(game, "1 take paperboy", "1 take banker")
    assert (money(game, 1), waiting(game)) == (15 - 3 + 9, [3])


@pytest.mark.ruling("B9.1")
def test_what_the_second_card_asks_comes_before_the_next_player() -> None:
    game = choosing("0Y")
    choose(game, "1 take paperboy", "1 take captain")
    assert decision(game) == "1 hire-cowboys"
    choose(game, "1 hire 2")
    assert (money(game, 1), cowboys(game, 1), waiting(game)) == (15 - 3 - 4, 5, [3])


@pytest.mark.ruling("B9.1", "B9.3")
def test_the_second_card_remembers_what_was_decided_with_it() -> None:
    game = choosing("0R", "5R", start="2 take sheriff")
    choose(game, "1 take paperboy", "1 take settler", "1 cash", "3 take mercenary")
    settle_all(game)
    assert (game.round, points(game, 1)) == (2, 0)


@pytest.mark.ruling("B9.1", "B6.1")
def test_the_second_cards_firepower() -> None:
    game = choosing("0R")
    before = firepower(game, 1)
    choose(game, "1 take paperboy", "1 take mercenary")
    assert firepower(game, 1) == before + 3


@pytest.mark.ruling("B9.1", "B9.15")
def test_the_teacher_as_second_card_lets_him_choose_first_in_the_next_round() -> None:
    game = choosing("0R", "17YR")
    choose(game, "1 take paperboy", "1 take teacher", "3 take sheriff")
    choose(game, "1 place wages", "3 pass", "2 pass", "1 pass")
    settle_all(game)
    assert (game.round, waiting(game)) == (2, [1])


@pytest.mark.ruling("B9.1", "B9.12")
def test_a_road_laid_before_the_second_card_is_taken_is_none_of_the_governors() -> None:
    game = position(f"players: 2\npass-order: 1 2\nroads: d5n d5e d5s d5w\n{cast_line('0R', '13Y')}\nnext: choose", d5="h")
    choose(game, "1 take paperboy", "1 road d6w", "1 take governor")
    assert (points(game, 1), roads(game, 1)) == (0, 1)


@pytest.mark.ruling("B9.1", "B8.1")
def test_both_cards_go_back_when_the_round_ends() -> None:
    game = choosing("0R")
    choose(game, "1 take paperboy", "1 take mercenary", "3 take sheriff")
    settle_all(game)
    assert {"take paperboy", "take mercenary"} <= answers(game)
    view = game.view(0)
    assert isinstance(view["characters"], list)
    assert not any("taken_by" in card for card in view["characters"])


@pytest.mark.ruling("B9.1")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("second", SECONDS)
def test_every_other_character_can_be_the_second_card(side: str, second: str) -> None:
    name = CHARACTERS[second].name
    game = new_with(side, second, seed=f"{side} {second}")
    settle_all(game)
    seat = waiting(game)[0]
    choose(game, f"{seat} take paperboy")
    survives(game)
    choose(game, f"{seat} take {name}")
    while waiting(game) == [seat] or decision(game).split()[1] not in ("take-character", "place-cowboy"):
        survives(game)
        actor = game.waiting[0]
        game.choose(actor, next(choice for choice in game.legal(actor)))
    holder = game.side(seat - 1)
    assert (holder.name, game.number[seat - 1]) == (name, 0)
    assert game.limit[seat - 1] == holder.limit - (5 if side == "0R" else 0)
    assert [values["character"] for values in told(game, "take")] == ["paperboy", name]
    survives(game)
    play_on(game, f"{side} {second}")


def test_a_cast_has_eight_with_him() -> None:
    assert cast("0Y") == ["0Y", "1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y"]
