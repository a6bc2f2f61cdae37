"""Several seats decide at once, secretly: shown with a toy game of sealed bids, which also passes the conformance suite."""

from __future__ import annotations

import json

import pytest

from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from tests.conformance import checks
from tests.conformance.walk import Case, Check, Moment, cases_of, walk
from tests.core.toy import BID, COINS, TOY, Auction

# The refusals of a toy need no words.
CHECKS = [check for check in checks.CHECKS if check is not checks.refusals_have_words]
CASES = list(cases_of(TOY, {f"toy-{number}": 1 for number in range(5)}))


def auction(players: int = 2, seed: str = "lot") -> Auction:
    return TOY.new(TOY.preset("plain", players=players), seed)


def kinds_seen(game: Auction, seat: int) -> list[str]:
    return [event.kind for event in game.events_for(seat) if event.kind != "move"]


def test_all_are_asked_at_once() -> None:
    assert auction(players=3).waiting == (0, 1, 2)


def test_who_has_answered_waits_for_the_others() -> None:
    game = auction(players=3)
    game.choose(1, BID + 2)
    assert game.waiting == (0, 2)


def test_a_second_answer_is_refused() -> None:
    game = auction(players=3)
    game.choose(1, BID + 2)
    with pytest.raises(Refusal, match="not-your-turn"):
        game.choose(1, BID + 3)


def test_each_seat_has_choices_of_its_own() -> None:
    game = auction(players=3)
    game.held[COINS + 1] = 2
    assert [len(game.legal(seat)) for seat in game.waiting] == [6, 3, 6]


def test_the_order_of_the_answers_does_not_matter() -> None:
    one, two = auction(), auction()
    one.choose(0, BID + 3)
    one.choose(1, BID + 1)
    two.choose(1, BID + 1)
    two.choose(0, BID + 3)
    assert one == two


def test_a_sealed_bid_is_seen_by_its_own_seat_only() -> None:
    game = auction()
    game.choose(0, BID + 4)
    assert game.view(0)["own_bid"] == 4
    assert "own_bid" not in game.view(1)
    assert "own_bid" not in game.view(SPECTATOR)


def test_a_sealed_bid_is_in_no_event_of_another_seat() -> None:
    game = auction()
    game.choose(0, BID + 4)
    assert kinds_seen(game, 0) == ["lot", "sealed", "own-bid"]
    assert kinds_seen(game, 1) == ["lot", "sealed"]
    assert kinds_seen(game, SPECTATOR) == ["lot", "sealed"]


def test_another_bid_changes_no_byte_for_the_others() -> None:
    low, high = auction(), auction()
    low.choose(0, BID)
    high.choose(0, BID + 5)
    for seat in (1, SPECTATOR):
        assert json.dumps(low.view(seat)) == json.dumps(high.view(seat))
        assert low.events_for(seat) == high.events_for(seat)


def test_the_last_answer_reveals_all() -> None:
    game = auction()
    game.choose(0, BID + 4)
    game.choose(1, BID + 2)
    revealed = [event.values["bids"] for event in game.events_for(1) if event.kind == "revealed"]
    assert revealed == [[4, 2]]
    assert game.held[COINS] == 1
    assert game.waiting == (0, 1)


def test_the_program_answers_for_a_seat_that_has_no_choice() -> None:
    game = auction(players=3)
    for seat, coins in ((0, 5), (1, 1), (2, 1)):
        game.choose(seat, BID + coins)
    assert game.held[COINS] == 0
    assert game.waiting == (1, 2)  # the first seat has only the bid of 0
    assert game.bids[0] == 0


def test_the_program_answers_for_several_seats_one_after_the_other() -> None:
    game = auction(players=3)
    game.held[COINS + 1] = game.held[COINS + 2] = 0
    before = len(game.events or [])
    game.choose(0, BID + 5)
    sealed = [event.values["seat"] for event in (game.events or [])[before:] if event.kind == "sealed"]
    # Those without coins are noticed as soon as the agenda goes on; the lots that follow are nobody's to bid for.
    assert sealed[:3] == [0, 1, 2]
    assert game.over


def test_a_sealed_bid_can_be_taken_back_until_another_seat_answers() -> None:
    play = Play(TOY, TOY.preset("plain"), "lot")
    play.choose(0, "bid 3")
    assert play.can_undo(0)
    play.choose(1, "bid 2")
    assert not play.can_undo(0)


def test_the_last_bid_cannot_be_taken_back_because_a_die_fell() -> None:
    play = Play(TOY, TOY.preset("plain"), "lot")
    play.choose(0, "bid 3")
    play.choose(1, "bid 2")
    assert not play.can_undo(1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_conforms_at_every_decision(check: Check) -> None:
    for case in CASES:
        walk(case, check)  # a failure says in which


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_toy_conforms_at_its_end(case: Case) -> None:
    checks.the_end_is_an_end(case.kind, walk(case))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_records_of_the_toy_replay(case: Case) -> None:
    play = Play(case.kind, case.config, case.seed)

    def follow(moment: Moment) -> None:
        play.choose(moment.seat, moment.choice)

    walk(case, follow)
    checks.records_replay(play)
