"""A whole game reviewed: what is looked at next, how much is done, and what all of it says of a seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carson.core.record import Record, read_record
from carson.core.refusal import Refusal
from carson.table.review.judging import Judged, Weighed
from carson.table.review.review import AT_STAKE, Found, Review, Work, accuracy_of, at_another_choice, done, found_in
from tests.table.review.reviewed import LAST, bought_at_the_end, played

GAMES = Path(__file__).parents[2] / "games"
FEW = 8  # simulations


def reviewed(record: Record, pieces: int | None = None) -> Review:
    review = Review(record, FEW)
    for _ in range(pieces or 100_000):
        if not (work := review.work(1)):
            break
        review.add(done(review.steps, work, FEW))
    return review


def test_a_few_choices_of_each_game() -> None:
    check(played("board", "first-game", 2, "short", choices=6))
    check(played("cards", "friends", 4, "judged", choices=6))


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(GAMES.glob("*/*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_recorded_game_can_be_reviewed_at_some_choices(file: Path) -> None:
    """All presets, variants and numbers of players are among them."""
    review = Review(read_record(file.read_text("utf-8")), FEW)
    numbers = range(3, len(review.steps) + 1, 23)
    review.add(done(review.steps, [Work(number, closely) for number in numbers for closely in (False, True)], FEW))
    assert sorted(review.judged) == list(numbers)
    assert all(0 <= one.loss <= 1 for one in review.judged.values())


def check(record: Record) -> None:
    review = reviewed(record)
    assert review.complete
    assert sorted(review.judged) == list(range(1, len(record.choices) + 1))
    assert all(sum(chances) == pytest.approx(1) for _, chances in review.chances())


def test_progress_never_goes_back_and_ends_at_one() -> None:
    review, seen = Review(played("board", "first-game", 2, "short", choices=9), FEW), [0.0]
    while work := review.work(3):
        review.add(done(review.steps, work, FEW))
        seen.append(review.progress())
    assert seen == sorted(seen)
    assert seen[-2] < seen[-1] == 1


def test_all_is_looked_at_quickly_first_from_far_apart() -> None:
    review = Review(played("board", "first-game", 2, "short", choices=9), FEW)
    assert review.work(4) == [Work(1, False), Work(9, False), Work(2, False), Work(3, False)]


def test_nobody_is_blamed_before_it_was_looked_at_closely() -> None:
    review = Review(played("board", "first-game", 2, "short", choices=6), FEW)
    one = replace(found_in(review.record, [Work(1, False)], FEW)[0].judged, verdict="blunder", loss=0.3, error=0.01)
    fortune = found_in(review.record, [Work(1, False)], FEW)[0].fortune
    review.add([Found(one, fortune)])
    assert (review.verdict(one), review.turning_points(), review.account(one.seat).lost) == ("", [], 0)
    assert Work(1, True) in review.work(100)
    review.add([Found(one, None)])
    assert review.verdict(one) == "blunder"
    assert [(point.number, point.change, point.by_luck) for point in review.turning_points()] == [(1, -0.3, False)]
    assert review.account(one.seat).lost == 0.3


def test_in_any_order_and_any_process_it_is_the_same() -> None:
    record = played("board", "first-game", 2, "short", choices=6)
    forth = found_in(record, [Work(number, False) for number in range(1, 7)], FEW)
    back = found_in(record, [Work(number, False) for number in range(6, 0, -1)], FEW)
    assert forth == back[::-1]


def test_in_the_end_it_is_known_who_won() -> None:
    record = bought_at_the_end()
    review = Review(record, FEW)
    review.add(found_in(record, [Work(1, False), Work(LAST, False)], FEW))
    (start, even), *_, (last, chances) = review.chances()
    assert (start, even, last) == (0, (0.5, 0.5), len(record.choices))
    assert record.result is not None
    assert record.result["ranking"] == [chances.index(1.0) + 1, chances.index(0.0) + 1]


def judged(loss: float, verdict: str, worst: float) -> Judged:
    return Judged(1, 0, 1, "cowboys", "a", 9, verdict, loss, 0.01, (Weighed("b", 0.5), Weighed("a", worst)))


def test_accuracy_counts_what_is_sure_where_something_was_at_stake() -> None:
    nothing, some = judged(0.0, "good", 0.5 - AT_STAKE / 2), judged(0.0, "good", 0.4)
    unsure, bad = judged(0.1, "close", 0.4), judged(0.1, "mistake", 0.4)
    assert accuracy_of([nothing]).value is None
    assert accuracy_of([nothing, some, unsure]).value == 100
    assert accuracy_of([bad]).value == pytest.approx(36.8, abs=0.1)
    assert accuracy_of([bad, some]).choices == 2


def test_another_choice_in_the_same_place_is_judged_too() -> None:
    record = played("board", "first-game", 2, "short", choices=6)
    made = record.choices[2][1]
    other = next(text for _, text in record.choices[3:] if text != made)
    assert at_another_choice(record, 3, made, FEW).choice == made
    assert at_another_choice(record, 3, other, FEW).choice == other


@pytest.mark.parametrize(
    ("number", "text", "code"),
    [(7, "claim a1", "no-such-move"), (3, "zeppelin", "unknown-choice"), (3, "pass", "not-asked")],
)
def test_what_cannot_be_chosen_there_is_refused(number: int, text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        at_another_choice(played("board", "first-game", 2, "short", choices=6), number, text, FEW)
    assert refused.value.code == code


def test_a_record_without_choices_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Review(replace(played("board", "first-game", 2, "short", choices=1), choices=[]))
    assert refused.value.code == "nothing-to-review"
