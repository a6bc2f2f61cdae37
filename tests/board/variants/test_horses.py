"""Horses: what a horse in each enclosure is good for, horses bought at Wages, and the rodeo (B10.6)."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from carson.board.characters import CHARACTERS
from carson.board.characters.singer import NO_DUEL
from carson.board.configuration.data import parse
from carson.board.game import BoardGame
from carson.board.pieces.dynamite import DYNAMITE
from carson.board.shown.effects import effect
from carson.board.shown.position import read_position
from carson.board.shown.position_writing import write_position
from carson.board.variants.horses import HATS, HORSES, RODEO
from carson.bots import ask, make_bot
from carson.core.game import SPECTATOR
from carson.core.ledger import BANK
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.board.characters.casts import cast_line
from tests.conformance.walk import random_choice
from tests.rules.table import (
    CENTRE_ROADS,
    KIND,
    answers,
    choose,
    cowboys,
    cowboys_left,
    decision,
    firepower,
    gains,
    has_white_cowboy,
    money,
    points_by_reason,
    position,
    reason,
    refused,
    settle_all,
    standing,
    start,
    told,
    totals,
    waiting,
    with_sides,
)

pytestmark = pytest.mark.ruling("B10.6")

ANY_ENCLOSURE: Final = {"horse 1", "horse 2", "horse 3", "horse 4", "horse 5"}


def ranch(lines: str = "", /, **cells: str) -> BoardGame:
    """A position of two players with horses, player 1's to place first, before all others."""
    return position(f"players: 2\nvariants: horses\n{lines}", **cells)


def placing(horses: int = 1, more: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has so many horses and is to place a cowboy."""
    return ranch(f"player 1: horses {horses}, roads 0\nplayer 2: roads 0\n{more}\nnext: place 1", **cells)


def in_second_enclosure(horses: int = 1, more: str = "", /, **cells: str) -> BoardGame:
    """Player 1 has placed a cowboy on Gambling and a horse in the second enclosure."""
    game = placing(horses, more, **cells)
    choose(game, "1 place gambling", "1 horse 2")
    assert decision(game) == "1 second-enclosure"
    return game


def enclosures(*first: int, second: tuple[int, ...] = ()) -> str:
    """The notes: the horses in the enclosures of player 1, then his cowboys there; the same of player 2."""
    numbers = [*first, *(0,) * (10 - len(first)), *second, *(0,) * (10 - len(second))]
    return "notes horses: " + " ".join(map(str, numbers))


def state(game: BoardGame, seat: int) -> dict[str, object]:
    variants = game.view(SPECTATOR)["variants"]
    assert isinstance(variants, dict)
    found = variants["horses"]["players"][seat - 1]
    assert isinstance(found, dict)
    return found


def in_enclosures(game: BoardGame, seat: int) -> object:
    """A player's horses by enclosure."""
    return state(game, seat)["horses"]


def cowboys_inside(game: BoardGame, seat: int) -> object:
    """The enclosures in which a player has a cowboy."""
    flags = state(game, seat)["cowboys"]
    assert isinstance(flags, list)
    return [number for number, cowboy in enumerate(flags, 1) if cowboy]


def in_hand(game: BoardGame, seat: int) -> object:
    return state(game, seat)["in_hand"]


def horses(game: BoardGame, seat: int) -> int:
    return game.held[HORSES + seat - 1]


def rodeos(game: BoardGame, seat: int) -> int:
    return game.held[RODEO + seat - 1]


class TestSetup:
    def test_everybody_has_a_horse(self) -> None:
        game = start(players=3, variants=["horses"])
        assert [horses(game, seat) for seat in (1, 2, 3)] == [1, 1, 1]
        assert game.held[HORSES + BANK] == 22

    @pytest.mark.ruling("B10.7")
    def test_the_horse_comes_on_top_of_a_new_beginning(self) -> None:
        game = start(players=2, variants=["new-beginning", "horses"])
        assert [horses(game, seat) for seat in (1, 2)] == [1, 1]

    @pytest.mark.ruling("B1")
    def test_the_first_edition_has_no_horses(self) -> None:
        with pytest.raises(Refusal) as caught:
            KIND.preset("first-edition", variants=["horses"])
        assert caught.value.code == "variant-not-in-edition"

    def test_nothing_is_there_without_the_variant(self) -> None:
        game = position("next: place 1")
        assert not {answer for answer in answers(game) if answer.startswith("corral")}
        choose(game, "1 place gambling")
        assert decision(game) == "2 place-cowboy"


class TestAHorseAfterACowboy:
    def test_may_go_into_any_enclosure(self) -> None:
        game = placing()
        choose(game, "1 place gambling")
        assert decision(game) == "1 place-horse"
        assert answers(game) == ANY_ENCLOSURE | {"done"}

    def test_need_not_be_placed(self) -> None:
        game = placing()
        choose(game, "1 place gambling", "1 done")
        assert decision(game) == "2 place-cowboy"
        assert in_hand(game, 1) == 1

    def test_is_not_asked_for_without_a_horse(self) -> None:
        game = placing(0)
        choose(game, "1 place gambling")
        assert decision(game) == "2 place-cowboy"

    def test_is_not_asked_for_when_all_are_in_enclosures(self) -> None:
        game = placing(1, enclosures(0, 0, 0, 0, 1))
        choose(game, "1 place gambling")
        assert decision(game) == "2 place-cowboy"

    def test_follows_every_cowboy_of_the_round(self) -> None:
        game = placing(2)
        choose(game, "1 place gambling", "1 horse 5", "2 pass", "1 place vp-2", "1 horse 5")
        assert in_enclosures(game, 1) == [0, 0, 0, 0, 2]
        assert in_hand(game, 1) == 0

    @pytest.mark.ruling("B9.2")
    def test_follows_the_white_cowboy_too(self) -> None:
        game = ranch("player 1: horses 1, card 1Y, white-cowboy\nnext: place 1")
        choose(game, "1 white gambling")
        assert decision(game) == "1 place-horse"

    def test_in_the_fourth_enclosure_pays_two_dollars_at_once(self) -> None:
        game = placing(2)
        choose(game, "1 place gambling", "1 horse 4")
        assert money(game, 1) == 17

    @pytest.mark.ruling("B6.1")
    @pytest.mark.parametrize(("there", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
    def test_in_the_first_enclosure_gives_firepower(self, there: int, more: int) -> None:
        game = ranch(f"player 1: horses {there}\n{enclosures(there)}\nnext: place 1")
        assert firepower(game, 1) == 4 + more
        assert firepower(game, 2) == 4

    @pytest.mark.ruling("B6.1")
    def test_its_firepower_lasts_for_the_round(self) -> None:
        game = placing()
        choose(game, "1 place cowboys-income", "1 horse 1", "2 pass", "1 pass")
        settle_all(game)
        assert gains(game, "money", 1, "cowboys-income") == [2 * (1 + 2 + 1)]
        assert firepower(game, 1) == 1 + 2 + 4  # a new round, with four new cowboys and no horse in an enclosure

    def test_an_enclosure_is_none_of_the_answers_elsewhere(self) -> None:
        game = placing()
        assert reason(game, "1 horse 1") == ("not-asked", "")


class TestACowboyInAnEnclosure:
    @pytest.mark.ruling("B4.3")
    def test_is_a_placement_that_no_horse_follows(self) -> None:
        game = placing()
        choose(game, "1 corral 3")
        assert decision(game) == "2 place-cowboy"
        assert cowboys_inside(game, 1) == [3]
        assert cowboys(game, 1) == 2

    def test_goes_once_into_each(self) -> None:
        game = placing()
        choose(game, "1 corral 3", "2 pass")
        assert {answer for answer in answers(game) if answer.startswith("corral")} == {
            "corral 1", "corral 2", "corral 4", "corral 5",
        }  # fmt: skip
        assert reason(game, "1 corral 3") == ("cowboy-in-enclosure", "B10.6")

    def test_comes_from_the_own_supply(self) -> None:
        game = ranch("player 1: cowboys 0, card 1Y, white-cowboy\nnext: place 1")
        assert reason(game, "1 corral 3") == ("no-cowboy-left", "B4.2")

    @pytest.mark.ruling("B9.2")
    def test_is_open_to_the_red_sheriff(self) -> None:
        game = ranch(f"{with_sides('1R')}\nplayer 1: card 1R\ncowboys: gambling 2\nnext: place 1")
        assert "corral 1" in answers(game)
        assert "place gambling" not in answers(game)

    def test_goes_to_the_general_supply_when_the_round_ends(self) -> None:
        game = placing()
        before = totals(game)
        choose(game, "1 corral 3", "2 pass")
        assert cowboys_left(game, 1) == 7
        settle_all(game)
        assert cowboys_inside(game, 1) == []
        assert (cowboys(game, 1), cowboys_left(game, 1)) == (2 + 4, 4)
        assert totals(game) == before


class TestTheSecondEnclosure:
    def test_lets_place_another_cowboy_at_once_and_then_a_horse(self) -> None:
        game = in_second_enclosure(2)
        choose(game, "1 place vp-2")
        assert decision(game) == "1 place-horse"
        choose(game, "1 horse 5")
        assert decision(game) == "2 place-cowboy"
        assert standing(game, "vp-2") == [1]

    def test_goes_on_as_long_as_horses_and_cowboys_last(self) -> None:
        game = in_second_enclosure(3)
        choose(game, "1 place vp-2", "1 horse 2", "1 place vp-3", "1 horse 2")
        assert answers(game) == {"pass", "done", "move gambling", "move vp-2", "move vp-3"}
        assert in_enclosures(game, 1) == [0, 3, 0, 0, 0]

    def test_no_horse_follows_a_cowboy_into_an_enclosure(self) -> None:
        game = in_second_enclosure(2)
        choose(game, "1 corral 2")
        assert decision(game) == "2 place-cowboy"

    @pytest.mark.ruling("B9.2")
    def test_lets_place_the_white_cowboy(self) -> None:
        game = ranch("player 1: horses 1, card 1Y, white-cowboy\nnext: place 1")
        choose(game, "1 place gambling", "1 horse 2", "1 white vp-2")
        assert standing(game, "vp-2") == [1]

    @pytest.mark.ruling("B9.10")
    def test_is_no_turn_for_the_red_singers_cowboy_from_the_general_supply(self) -> None:
        singer = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 11R"
        game = ranch(f"{singer}\nplayer 1: horses 1, card 11R, no-duel\nnext: place 1")
        choose(game, "1 place wages", "1 horse 2")
        assert "charm gambling" not in answers(game)
        assert reason(game, "1 charm gambling") == ("not-asked", "")

    def test_lets_pass_at_once(self) -> None:
        game = in_second_enclosure()
        choose(game, "1 pass")
        assert decision(game) == "2 place-cowboy"
        choose(game, "2 place vp-2")
        assert decision(game) == "2 place-cowboy"
        choose(game, "2 pass")
        assert game.pass_order == [0, 1]

    def test_passing_last_ends_the_placing(self) -> None:
        game = placing()
        choose(game, "1 place vp-2", "1 done", "2 pass", "1 place vp-3", "1 horse 2", "1 pass")
        assert decision(game) == "1 buy-points"
        assert game.pass_order == [1, 0]

    def test_need_not_be_used(self) -> None:
        game = in_second_enclosure()
        choose(game, "1 done")
        assert decision(game) == "2 place-cowboy"
        assert cowboys(game, 1) == 2

    def test_says_why_a_cowboy_cannot_go_somewhere(self) -> None:
        game = in_second_enclosure()
        assert reason(game, "1 place gambling") == ("own-cowboy-there", "B4.4")
        assert reason(game, "1 keep") == ("not-asked", "")


class TestMovingACowboy:
    def test_to_another_place_without_a_horse_after_it(self) -> None:
        game = in_second_enclosure(2)
        choose(game, "1 move gambling", "1 place vp-2")
        assert (standing(game, "gambling"), standing(game, "vp-2")) == ([], [1])
        assert decision(game) == "2 place-cowboy"
        assert cowboys(game, 1) == 2

    def test_leaves_the_old_place_open_again(self) -> None:
        game = in_second_enclosure()
        choose(game, "1 move gambling", "1 place vp-2", "2 pass")
        assert "place gambling" in answers(game)
        assert "place vp-2" not in answers(game)

    def test_back_into_the_supply(self) -> None:
        game = in_second_enclosure()
        choose(game, "1 move gambling", "1 back")
        assert standing(game, "gambling") == []
        assert cowboys(game, 1) == 3
        assert decision(game) == "2 place-cowboy"

    @pytest.mark.ruling("B4.4")
    def test_goes_elsewhere(self) -> None:
        game = in_second_enclosure(1, "cowboys: d4 1, wages 1")
        choose(game, "1 move wages")
        assert reason(game, "1 horse 5") == ("not-asked", "")
        assert reason(game, "1 place wages") == ("move-elsewhere", "B10.6")
        assert reason(game, "1 place d4") == ("own-cowboy-there", "B4.4")
        assert reason(game, "1 done") == ("not-asked", "")

    @pytest.mark.ruling("B4.3")
    def test_into_an_enclosure(self) -> None:
        game = in_second_enclosure()
        choose(game, "1 move gambling", "1 corral 5")
        assert standing(game, "gambling") == []
        assert cowboys_inside(game, 1) == [5]
        assert decision(game) == "2 place-cowboy"

    def test_out_of_an_enclosure(self) -> None:
        game = in_second_enclosure(2, enclosures(0, 0, 0, 0, 0, 0, 0, 1))
        choose(game, "1 move enclosure-3")
        assert reason(game, "1 corral 3") == ("move-elsewhere", "B10.6")
        choose(game, "1 place vp-2")
        assert cowboys_inside(game, 1) == []
        assert standing(game, "vp-2") == [1]
        assert decision(game) == "2 place-cowboy"

    def test_from_an_enclosure_into_the_supply(self) -> None:
        game = in_second_enclosure(2, enclosures(0, 0, 0, 0, 0, 0, 0, 1))
        choose(game, "1 move enclosure-3", "1 back")
        assert cowboys_inside(game, 1) == []
        assert cowboys(game, 1) == 3

    @pytest.mark.ruling("B4.11")
    def test_the_resident_of_city_hall_stays(self) -> None:
        game = in_second_enclosure(1, f"{CENTRE_ROADS}\nextra-buildings: city-hall\nresident: 1", d4="ci")
        assert "move d4" not in answers(game)
        assert reason(game, "1 move d4") == ("cowboy-stays", "B4.11")

    def test_needs_a_cowboy_there(self) -> None:
        game = in_second_enclosure()
        assert refused(game, "1 move vp-2").code == "no-cowboy-to-move"
        assert reason(game, "1 move enclosure-4") == ("no-cowboy-in-enclosure", "B10.6")
        assert refused(game, "1 move white-cowboy").code == "white-cowboy-not-placed"

    @pytest.mark.ruling("B9.2")
    def test_the_white_cowboy_goes_where_nobody_stands(self) -> None:
        game = ranch("player 1: horses 2, card 1Y\ncowboys: wages 1+white-cowboy, vp-3 2\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move white-cowboy")
        assert reason(game, "1 place vp-3") == ("white-cowboy-place", "B9.2")
        assert reason(game, "1 corral 1") == ("not-asked", "")
        assert reason(game, "1 place wages") == ("move-elsewhere", "B10.6")
        choose(game, "1 place gambling")
        assert standing(game, "gambling") == [1]
        assert "place gambling" not in answers(game)  # nobody joins him
        assert decision(game) == "2 place-cowboy"

    @pytest.mark.ruling("B9.2")
    def test_the_white_cowboy_leaves_a_place_that_others_may_use_again(self) -> None:
        game = ranch("player 1: horses 1, card 1Y\ncowboys: gambling 1+white-cowboy\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move white-cowboy", "1 back")
        assert has_white_cowboy(game, 1)
        assert "place gambling" in answers(game)

    @pytest.mark.ruling("B9.2", "B9.10")
    def test_a_singers_cowboy_who_left_the_white_one_is_followed_by_none_of_hers(self) -> None:
        game = ranch(
            f"{cast_line('1Y', '11Y')}\nplayer 1: card 11Y, horses 1\nplayer 2: card 1Y\n"
            "cowboys: gambling 1+no-duel 2+white-cowboy\nnext: place 1"
        )
        choose(game, "1 place vp-2", "1 horse 2", "1 move gambling", "1 place vp-3", "2 pass")
        assert reason(game, "1 place gambling") == ("white-cowboy-there", "B9.2")

    @pytest.mark.ruling("B9.2")
    def test_the_red_sheriff_moves_to_no_fight(self) -> None:
        game = ranch(f"{with_sides('1R')}\nplayer 1: card 1R, horses 1\ncowboys: gambling 2\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move vp-2")
        assert reason(game, "1 place gambling") == ("sheriff-starts-no-fight", "B9.2")
        assert {"place vp-3", "corral 1", "back"} <= answers(game)

    @pytest.mark.ruling("B9.10")
    def test_the_red_singers_cowboy_stays(self) -> None:
        singer = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 11R"
        game = ranch(f"{singer}\nplayer 1: horses 1, card 11R, no-duel\nnext: place 1")
        choose(game, "1 charm gambling", "1 horse 2")
        assert "move gambling" not in answers(game)

    @pytest.mark.ruling("B9.8")
    def test_dynamite_goes_along_where_it_may(self) -> None:
        prospector = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 9Y"
        game = ranch(f"{prospector}\nplayer 1: horses 1\ncowboys: gambling 1+dynamite\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move gambling", "1 place d4")
        assert [(game.things.name(thing), seat) for thing, _, seat in game.tokens] == [("dynamite", 0)]
        assert standing(game, "d4") == [1]

    @pytest.mark.ruling("B9.8")
    @pytest.mark.parametrize("target", ["place wages", "corral 1", "back"])
    def test_dynamite_stays_with_the_player_where_it_may_not_go(self, target: str) -> None:
        prospector = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 9Y"
        game = ranch(f"{prospector}\nplayer 1: horses 1\ncowboys: gambling 1+dynamite\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move gambling", f"1 {target}")
        assert game.tokens == ()
        assert game.held[DYNAMITE + 0] == 1

    @pytest.mark.ruling("B9.10")
    def test_a_no_duel_token_stays_with_the_player_where_it_may_not_go(self) -> None:
        singer = "characters: 1Y 2Y 3Y 4Y 5Y 6Y 11Y"
        game = ranch(f"{singer}\nplayer 1: horses 1, card 11Y, no-duel\ncowboys: gambling 1+no-duel\nnext: place 1")
        choose(game, "1 place vp-2", "1 horse 2", "1 move gambling", "1 place ammunition")
        assert game.held[NO_DUEL + 0] == 2


class TestAHorseBoughtAtWages:
    def wages(self, more: str = "", horses: str = "") -> BoardGame:
        """Player 1 and player 2, who passed first, have a cowboy each on Wages."""
        lines = f"player 1: $10, roads 0{horses}\nplayer 2: $10, roads 0\npass-order: 2 1\ncowboys: wages 1 2\n{more}"
        return ranch(f"{lines}\nnext: resolve wages")

    def test_costs_four_dollars_instead_of_the_wage(self) -> None:
        game = self.wages()
        assert decision(game) == "2 buy-horse"
        assert answers(game) == ANY_ENCLOSURE | {"decline"}
        choose(game, "2 horse 5")
        assert (money(game, 2), horses(game, 2)) == (6, 1)
        assert in_enclosures(game, 2) == [0, 0, 0, 0, 1]

    def test_may_be_declined(self) -> None:
        game = self.wages()
        choose(game, "2 decline")
        assert (money(game, 2), horses(game, 2)) == (14, 0)

    @pytest.mark.ruling("B2.8")
    def test_is_bought_in_pass_order(self) -> None:
        game = self.wages()
        choose(game, "2 decline")
        assert decision(game) == "1 buy-horse"

    def test_one_for_each_player_and_round(self) -> None:
        game = ranch("player 1: $10, roads 0\nplayer 2: roads 0\ncowboys: wages 1 1 1\nnext: resolve wages")
        choose(game, "1 horse 5")
        assert decision(game) != "1 buy-horse"
        assert (money(game, 1), horses(game, 1)) == (10 - 4 + 8, 1)

    def test_another_cowboys_wage_may_pay_for_it(self) -> None:
        game = ranch("player 1: $0, roads 0\nplayer 2: roads 0\ncowboys: wages 1 1\nnext: resolve wages")
        choose(game, "1 horse 5")
        assert (money(game, 1), horses(game, 1)) == (0, 1)

    def test_his_own_wage_does_not_pay_for_it(self) -> None:
        game = ranch("player 1: $3, roads 0\nplayer 2: roads 0\ncowboys: wages 1\nnext: resolve wages")
        assert not game.over
        assert decision(game) != "1 buy-horse"
        assert money(game, 1) == 7

    @pytest.mark.ruling("B2.6")
    def test_the_last_one_goes_to_the_first_passer(self) -> None:
        game = self.wages(horses=", horses 24")
        choose(game, "2 horse 1")
        assert decision(game) != "1 buy-horse"
        assert (money(game, 1), horses(game, 1)) == (14, 24)

    def test_in_the_second_enclosure_has_no_effect_but_its_hats(self) -> None:
        game = self.wages()
        choose(game, "2 horse 2")
        assert decision(game) == "1 buy-horse"
        assert state(game, 2)["score"] == 1

    def test_in_the_fourth_enclosure_pays_two_dollars(self) -> None:
        game = self.wages()
        choose(game, "2 horse 4")
        assert money(game, 2) == 10 - 4 + 2

    @pytest.mark.ruling("B6.1")
    def test_in_the_first_enclosure_gives_firepower(self) -> None:
        game = self.wages()
        choose(game, "2 horse 1")
        assert firepower(game, 2) == 4 + 1

    def test_the_white_cowboy_may_buy_one(self) -> None:
        game = ranch("player 1: $10, card 1Y\ncowboys: wages 1+white-cowboy\nnext: resolve wages")
        choose(game, "1 horse 5")
        assert (money(game, 1), horses(game, 1)) == (6, 1)

    def test_nobody_is_asked_who_has_no_cowboy_there(self) -> None:
        game = ranch("player 1: $10, roads 0\nplayer 2: roads 0\ncowboys: vp-5 1\nnext: resolve wages")
        assert decision(game) == "1 buy-points"


@pytest.mark.ruling("B7.5")
class TestAHorseInTheThirdEnclosure:
    def income(self, horses: int, more: str = "", /, **cells: str) -> BoardGame:
        lines = f"player 1: $0, roads 0, horses {horses}\nplayer 2: roads 0, $0\n{enclosures(0, 0, horses)}\n{more}"
        return ranch(f"{lines}\nnext: resolve building-income", **cells)

    def test_doubles_a_ranch(self) -> None:
        game = self.income(1, a1="1:ra")
        assert money(game, 1) == 2 * 3

    @pytest.mark.ruling("B7.6")
    def test_doubles_the_ranch_of_ones_choice(self) -> None:
        game = self.income(1, a1="1:ra", h8="1:ra", h7="1:ho")
        assert decision(game) == "1 herd-horses"
        assert answers(game) == {"herd a1", "herd h8", "done"}
        choose(game, "1 herd h8")
        assert money(game, 1) == 3 + 2 * 2 + 6

    def test_each_doubles_one(self) -> None:
        game = self.income(2, a1="1:ra", h8="1:ra", d4="1:ra")
        choose(game, "1 herd d4")
        assert answers(game) == {"herd a1", "herd h8", "done"}
        choose(game, "1 herd a1")
        assert money(game, 1) == 2 * 8 + 2 * 3 + 3

    def test_two_cannot_double_the_same_twice(self) -> None:
        game = self.income(2, a1="1:ra")
        assert money(game, 1) == 2 * 3

    def test_need_not_double_anything(self) -> None:
        game = self.income(1, a1="1:ra", h8="1:ra")
        choose(game, "1 done")
        assert money(game, 1) == 3 + 3

    def test_without_a_ranch_does_nothing(self) -> None:
        assert money(self.income(1, a1="1:ho"), 1) == 6

    def test_an_attacker_takes_half_of_the_doubled_income(self) -> None:
        game = self.income(1, "cowboys: d4 2", d4="1:ra")
        assert answers(game) == {"herd d4", "done"}  # it helps the attacker too
        choose(game, "1 herd d4")
        assert (money(game, 1), money(game, 2)) == (8, 8)

    @pytest.mark.ruling("B9.3")
    def test_is_not_added_to_the_grocers_doubling(self) -> None:
        game = self.with_grocer()
        choose(game, "1 double ranch")
        assert money(game, 1) == 2 * 3 + 2 * 3 + 6

    @pytest.mark.ruling("B9.3")
    def test_doubles_a_ranch_when_the_grocer_doubles_something_else(self) -> None:
        game = self.with_grocer()
        choose(game, "1 double hotel")
        assert decision(game) == "1 herd-horses"
        choose(game, "1 herd a1")
        assert money(game, 1) == 2 * 3 + 3 + 2 * 6

    def with_grocer(self) -> BoardGame:
        """The Grocer, who is asked first, with a horse, two ranches and a hotel."""
        lines = f"player 1: $0, roads 0, horses 1, card 3Y\nplayer 2: roads 0\n{enclosures(0, 0, 1)}"
        return ranch(f"{lines}\nnext: resolve building-income", a1="1:ra", h8="1:ra", d4="1:ho")

    def test_says_why_a_ranch_cannot_be_doubled(self) -> None:
        game = self.income(1, a1="1:ra", h8="1:ra", d4="2:ra", e4="1:ho")
        assert reason(game, "1 herd d4") == ("no-ranch-to-double", "B7.5")
        assert reason(game, "1 herd e4") == ("no-ranch-to-double", "B7.5")
        assert reason(game, "1 keep") == ("not-asked", "")


class TestTheRodeo:
    def ends(self, notes: str, horses: str = "5", more: str = "", others: str = "5") -> BoardGame:
        lines = f"player 1: $0, roads 0, horses {horses}, card 2Y\nplayer 2: $0, roads 0, horses {others}, card 3Y"
        return ranch(f"{lines}\n{notes}\n{more}\nnext: end-round")

    @pytest.mark.parametrize(
        ("notes", "score"),
        [
            (enclosures(1), 1),
            (enclosures(0, 2), 2),
            (enclosures(0, 0, 1), 2),
            (enclosures(0, 0, 0, 1), 3),
            (enclosures(0, 0, 0, 0, 2), 10),
            (enclosures(1, 1, 1, 1, 1), 12),
            (enclosures(1, 1, 1, 1, 1, 0, 0, 0, 0, 1), 17),
            (enclosures(2, 0, 0, 0, 1, 1, 0, 1), 9),
        ],
    )
    def test_counts_the_hats_for_each_horse_and_twice_with_a_cowboy(self, notes: str, score: int) -> None:
        game = self.ends(notes)
        assert told(game, "rodeo") == [{"winner": 0, "score": score}]

    def test_the_highest_score_wins_a_token(self) -> None:
        game = self.ends(enclosures(1, second=(0, 0, 1)))
        assert (rodeos(game, 1), rodeos(game, 2)) == (0, 1)
        assert told(game, "rodeo-score") == [{"seat": 0, "score": 1}, {"seat": 1, "score": 2}]

    @pytest.mark.parametrize(("order", "winner"), [("1 2", 1), ("2 1", 2)])
    def test_a_tie_goes_to_the_earlier_passer(self, order: str, winner: int) -> None:
        game = self.ends(enclosures(0, 0, 1, second=(1, 1)), more=f"pass-order: {order}")
        assert rodeos(game, winner) == 1

    @pytest.mark.parametrize(("order", "winner"), [("1 2", 1), ("2 1", 2)])
    def test_somebody_always_wins(self, order: str, winner: int) -> None:
        game = self.ends(enclosures(), more=f"pass-order: {order}")
        assert rodeos(game, winner) == 1

    @pytest.mark.ruling("B8.1")
    def test_comes_before_roads_and_cash_limit(self) -> None:
        game = ranch("player 1: $90, horses 1\nplayer 2: horses 1\nnext: end-round")
        assert decision(game) == "1 cash-limit"
        assert rodeos(game, 1) == 1

    def test_then_the_horses_are_at_hand_again(self) -> None:
        game = self.ends(enclosures(1, 1, 1, 1, 1))
        assert in_enclosures(game, 1) == [0] * 5
        assert in_hand(game, 1) == 5

    @pytest.mark.ruling("B11.1")
    def test_hats_can_be_replaced_by_ones_own_figures(self) -> None:
        assert [parse("hats.third = 7").number(hats) for hats in HATS] == [1, 1, 7, 3, 5]
        game = self.ends(enclosures(0, 0, 2), more='data: {"hats": {"third": 7}}')
        assert told(game, "rodeo") == [{"winner": 0, "score": 14}]


@pytest.mark.ruling("B8.3")
class TestTheEnd:
    @pytest.mark.ruling("B7.7")
    def test_three_horses_and_two_rodeos_are_nine_points(self) -> None:
        game = ranch("round: 4\nplayer 1: $0, horses 3, rodeo 2\nplayer 2: horses 2\nnext: final-scoring")
        assert points_by_reason(game, 1)["horses"] == 9
        assert points_by_reason(game, 2)["horses"] == 2

    def test_the_last_rodeo_counts(self) -> None:
        game = ranch("round: 4\nplayer 1: $0, roads 0, horses 2\nplayer 2: $0, roads 0\nnext: end-round")
        assert points_by_reason(game, 1)["horses"] == 4


@pytest.mark.ruling("B10.8")
class TestWithKitCarson:
    def together(self) -> BoardGame:
        """Everybody may place: player 1 has two horses and a cowboy on Gambling already."""
        game = position("players: 3\nvariants: kit-carson horses\nplayer 1: horses 2\nplayer 2: horses 1\nnext: choose")
        while decision(game).endswith(("take-character", "cash-or-wait", "claim-parcel", "hire-cowboys")):
            settle_all(game, until="first-cowboy")
        return game

    def test_there_is_no_second_enclosure(self) -> None:
        game = self.together()
        seat = waiting(game)[0]
        assert "corral 2" not in answers(game)
        assert reason(game, f"{seat} corral 2") == ("enclosure-not-used", "B10.8")
        choose(game, f"{seat} place gambling")
        assert decision(game) == f"{seat} place-horse"
        assert answers(game) == ANY_ENCLOSURE - {"horse 2"} | {"done"}
        assert reason(game, f"{seat} horse 2") == ("enclosure-not-used", "B10.8")

    @pytest.mark.ruling("B10.4")
    def test_a_horse_is_asked_for_while_the_others_wait(self) -> None:
        game = self.together()
        seat = waiting(game)[0]
        choose(game, f"{seat} place gambling")
        assert waiting(game) == [seat]
        choose(game, f"{seat} horse 5")
        assert waiting(game) == [1, 2, 3]

    @pytest.mark.ruling("B10.4")
    def test_no_horse_follows_a_move(self) -> None:
        game = self.together()
        seat = waiting(game)[0]
        choose(game, f"{seat} place gambling", f"{seat} done", f"{seat} move gambling", f"{seat} place vp-2")
        assert waiting(game) == [1, 2, 3]

    def test_a_bought_horse_does_not_go_there_either(self) -> None:
        lines = "players: 2\nvariants: kit-carson horses\nplayer 1: roads 0\nplayer 2: roads 0"
        game = position(f"{lines}\ncowboys: wages 1\nnext: resolve wages")
        assert "horse 2" not in answers(game)
        assert reason(game, "1 horse 2") == ("enclosure-not-used", "B10.8")


class TestWrittenDown:
    """In the middle of every decision a copy, JSON and a position hold everything."""

    @pytest.fixture
    def middles(self) -> list[BoardGame]:
        game = placing(3, f"{enclosures(1, 0, 0, 0, 0, 0, 1)}\ncowboys: wages 1 1, d4 1")
        found = [game.copy(quiet=False)]
        for line in ("1 place gambling", "1 horse 2", "1 move gambling"):
            choose(game, line)
            found.append(game.copy(quiet=False))
        choose(game, "1 corral 5", "2 corral 3", "1 pass", "2 pass")
        assert decision(game) == "1 buy-horse"
        return [*found, game]

    def test_json(self, middles: list[BoardGame]) -> None:
        for game in middles:
            assert KIND.from_json(game.as_json()) == game

    def test_positions(self, middles: list[BoardGame]) -> None:
        for game in middles:
            again = read_position(write_position(game))
            assert again == game
            assert again.legal(again.waiting[0]) == game.legal(game.waiting[0])

    def test_copies(self, middles: list[BoardGame]) -> None:
        for game in middles:
            before = game.digest()
            copy = game.copy()
            settle_all(copy)
            assert game.digest() == before
            assert totals(copy) == totals(game)

    @pytest.mark.parametrize(
        "notes",
        [
            "notes horses: 1",
            enclosures(2),
            enclosures(-1),
            enclosures(0, 0, 0, 0, 0, 2),
            enclosures(second=(1,)),
        ],
    )
    def test_enclosures_that_cannot_be_are_refused(self, notes: str) -> None:
        with pytest.raises(Refusal) as caught:
            ranch(f"player 1: horses 1\n{notes}\nnext: place 1")
        assert caught.value.values["problem"] == "horses"

    def test_more_horses_than_there_are_are_refused(self) -> None:
        with pytest.raises(Refusal) as caught:
            ranch("player 1: horses 20\nplayer 2: horses 6\nnext: place 1")
        assert caught.value.values["problem"] == "supply"


class TestWords:
    @pytest.fixture
    def sentences(self) -> BoardSentences:
        return BoardSentences(Words(), ["Anna", "Bea"])

    def labels(self, sentences: BoardSentences, game: BoardGame, *verbs: str) -> list[str]:
        seat = game.waiting[0]
        found = [choice for choice in game.legal(seat) if game.catalogue[choice].verb in verbs]
        return [sentences.choice(game, seat, choice) for choice in found]

    def test_of_the_enclosures(self, sentences: BoardSentences) -> None:
        game = placing()
        choose(game, "1 place gambling")
        assert self.labels(sentences, game, "horse", "done") == [
            "Enclosure 1: 1 more firepower (1 hat)",
            "Enclosure 2: one more cowboy, a move or a pass (1 hat)",
            "Enclosure 3: one of your ranches pays double (2 hats)",
            "Enclosure 4: $2 at once (3 hats)",
            "Enclosure 5: for the rodeo (5 hats)",
            "No horse",
        ]

    def test_of_the_second_enclosure(self, sentences: BoardSentences) -> None:
        game = in_second_enclosure(2, enclosures(0, 0, 0, 0, 0, 0, 0, 1))
        assert self.labels(sentences, game, "move", "done") == [
            "Move the cowboy from Gambling",
            "Move the cowboy from the third enclosure",
            "Nothing of this",
        ]
        choose(game, "1 move gambling")
        assert self.labels(sentences, game, "back", "corral")[-1] == "Back into your supply"

    def test_of_a_horse_that_is_bought(self, sentences: BoardSentences) -> None:
        game = ranch("cowboys: wages 1\nnext: resolve wages")
        assert self.labels(sentences, game, "horse")[3] == "A horse for $4 and a wage, enclosure 4: $2 at once (3 hats)"
        horse = game.catalogue.find("horse 4")
        assert horse is not None
        assert effect(game, 0, horse.number).costs == 8

    def test_of_a_ranch(self, sentences: BoardSentences) -> None:
        lines = f"player 1: horses 1\n{enclosures(0, 0, 1)}\nnext: resolve building-income"
        game = ranch(lines, a1="1:ra", h8="1:ra")
        assert self.labels(sentences, game, "herd")[0] == "a1: this ranch pays double, $3 more"

    def test_of_firepower(self, sentences: BoardSentences) -> None:
        game = ranch(f"player 1: horses 3\n{enclosures(3)}\nnext: place 1")
        parts = game.firepower_parts(0)
        assert sentences.parts(parts, dollars=False) == "1 revolver + 3 cowboys + horses 2 = 6"


# Whole games.

CASTS: Final = {
    "first game": [f"{number}Y" for number in range(1, 8)],
    "red": [f"{number}R" for number in range(1, 8)],
    "tokens": ["1Y", "3Y", "9Y", "11Y", "13Y", "14YR", "15Y"],
    "others": ["1R", "8Y", "10R", "11R", "12Y", "15R", "16Y"],
}


def play_at_random(game: BoardGame, seed: str) -> None:
    """Any legal choice, or one of any legal verb, until the game is over; the ledger holds."""
    random = Random(seed)
    before = totals(game)
    for _ in range(3000):
        if game.over:
            break
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(KIND, game, seat, random))
        assert min(game.held[HORSES : HORSES + BANK + 1]) >= 0
    assert game.over
    assert totals(game) == before
    assert sum(rodeos(game, seat) for seat in range(1, game.players + 1)) == 4


@pytest.mark.parametrize("cast", CASTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end(cast: str, players: int) -> None:
    characters = CASTS[cast]
    assert all(code in CHARACTERS for code in characters)
    for number in range(12):
        seed = f"{cast} {players} {number}"
        play_at_random(start(seed=seed, players=players, characters=characters, variants=["horses"]), seed)


@pytest.mark.parametrize(
    "variants", [["kit-carson", "horses"], ["outlaws", "horses"], ["might-is-right", "horses"]], ids=str
)
def test_random_games_with_another_variant_end(variants: list[str]) -> None:
    for number in range(10):
        seed = f"{variants} {number}"
        play_at_random(start("big-box", seed, players=2 + number % 5, variants=variants), seed)


def test_greedy_buys_a_horse_for_the_points() -> None:
    game = ranch("round: 4\nplayer 1: rodeo 2, card 2Y\ncowboys: wages 1\nnext: resolve wages")
    choice = ask(make_bot("greedy", 1, "board"), game, 0)
    assert game.catalogue[choice].verb == "horse"


@pytest.mark.parametrize("variants", [["horses"], ["kit-carson", "horses"]], ids=str)
def test_greedy_plays_to_the_end(variants: list[str]) -> None:
    game = start(players=3, variants=variants, characters=CASTS["tokens"])
    bots = [make_bot("greedy", seat, "board") for seat in range(3)]
    before = totals(game)
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert totals(game) == before
