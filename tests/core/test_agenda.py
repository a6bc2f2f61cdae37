"""The agenda: frames as small tuples, written by name, done from the top; what is forced is not asked."""

from __future__ import annotations

import pytest

from carson.core.agenda import Decision, Frame, Steps, advance, push, seats_in
from carson.core.refusal import Refusal
from tests.core.toy import BID, COINS, PEEK, STEPS, TOY, Auction


def auction(players: int = 2) -> Auction:
    return TOY.new(TOY.preset("plain", players=players), "agenda")


def test_what_is_pushed_first_is_done_first() -> None:
    done: list[int] = []
    steps: Steps[Auction] = Steps()
    note = steps.task("note", lambda game, frame: done.append(frame[1]))
    game = auction()
    game.agenda = []
    push(game, (note, 1), (note, 2), (note, 3))
    advance(game, steps)
    assert done == [1, 2, 3]
    assert game.over


def test_what_a_task_pushes_comes_before_what_was_there() -> None:
    done: list[int] = []
    steps: Steps[Auction] = Steps()

    def run(game: Auction, frame: Frame) -> None:
        done.append(frame[1])
        if frame[1] == 1:
            push(game, (note, 10), (note, 11))

    note = steps.task("note", run)
    game = auction()
    game.agenda = []
    push(game, (note, 1), (note, 2))
    advance(game, steps)
    assert done == [1, 10, 11, 2]


def test_an_empty_agenda_is_the_end() -> None:
    game = auction()
    game.agenda = []
    advance(game, STEPS)
    assert game.over
    assert game.waiting == ()
    assert game.options == []


@pytest.mark.parametrize(("mask", "seats"), [(0, ()), (1, (0,)), (0b101, (0, 2)), (0b111111, (0, 1, 2, 3, 4, 5))])
def test_the_seats_of_a_mask(mask: int, seats: tuple[int, ...]) -> None:
    assert tuple(seats_in(mask)) == seats


def test_steps_are_numbered_in_order_and_found_by_frame() -> None:
    steps: Steps[Auction] = Steps()
    first = steps.task("first", lambda game, frame: None)
    second = steps.task("second", lambda game, frame: None)
    assert (first, second) == (0, 1)
    assert steps.name((second, 7)) == "second"


def test_two_steps_of_one_name_are_a_mistake() -> None:
    steps: Steps[Auction] = Steps()
    steps.task("reveal", lambda game, frame: None)
    with pytest.raises(ValueError, match="reveal"):
        steps.task("reveal", lambda game, frame: None)


def test_frames_become_lists_with_names_and_come_back() -> None:
    game = auction()
    lists = [STEPS.frame_as_list(frame) for frame in game.agenda]
    assert lists == [["open-lot"], ["seal-bid", 0b11]]
    assert [STEPS.frame_from_list(values, players=2) for values in lists] == game.agenda


@pytest.mark.parametrize(
    "values",
    [
        ["no-such-step"],
        ["seal-bid", "three"],
        [3, 1],
        ["seal-bid", 1, None],
        ["seal-bid", 1.5],
        ["seal-bid"],
        ["seal-bid", 0],
        ["seal-bid", 0b100],
        [],
    ],
)
def test_a_list_that_is_no_frame_is_refused(values: list[str | int]) -> None:
    with pytest.raises(Refusal, match="bad-frame"):
        STEPS.frame_from_list(values, players=2)


class TwoQuestions(Decision[Auction]):
    """A decision with as many answers as its frame says, open to side choices: (seat, answers)."""

    name = "question"
    open_to_side_choices = True

    def legal(self, game: Auction, seat: int, frame: Frame) -> list[int]:
        return list(range(BID, BID + frame[2]))

    def apply(self, game: Auction, seat: int, frame: Frame, choice: int) -> None:
        game.bids[seat] = choice - BID


class Curious(Auction):
    """An auction in which one may peek before an answer."""

    __slots__ = ()

    def side_choices(self, seat: int) -> list[int]:
        return [PEEK]


def asked(game: Auction, answers: int) -> Auction:
    steps: Steps[Auction] = Steps()
    question = steps.add(TwoQuestions())
    game.agenda = [(question, 0, answers)]
    advance(game, steps)
    return game


def test_one_possible_answer_is_given_by_the_program() -> None:
    game = asked(auction(), answers=1)
    assert game.over
    assert game.bids[0] == 0


def test_two_possible_answers_are_asked() -> None:
    assert asked(auction(), answers=2).waiting == (0,)


def test_one_possible_answer_is_asked_when_a_side_choice_may_give_others() -> None:
    assert asked(Curious(2, 1, "peek"), answers=1).waiting == (0,)


def test_the_default_refusal_says_that_nobody_asked_for_this() -> None:
    game = auction()
    with pytest.raises(Refusal) as caught:
        game.choose(0, PEEK)
    assert (caught.value.code, caught.value.values) == ("not-asked", {"choice": "peek"})


def test_a_choice_beyond_ones_means_is_refused_with_the_numbers() -> None:
    game = auction()
    game.held[COINS] = 2
    with pytest.raises(Refusal) as caught:
        game.choose(0, BID + 3)
    assert caught.value.values == {"price": 3, "money": 2}
