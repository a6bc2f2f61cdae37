"""Luck: what dice and secrets change, against what could be expected. Where nothing is drawn there is none."""

from __future__ import annotations

import pytest

from carson.bots.board.value import shipped
from carson.table.review.fortune import fortune
from tests.table.review.reviewed import DICE, before, bought_at_the_end, played


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    game, seat, choice = before(bought_at_the_end(), 2)
    after = game.copy()
    after.apply(seat, choice)
    found = fortune(game, 2, seat, choice, after, 48)
    assert found.luck == ()
    assert sum(found.chances) == pytest.approx(1)


def test_luck_is_what_is_known_less_what_could_be_expected() -> None:
    """All that is left after the dice is to buy points: so what they are worth can be counted."""
    game, seat, choice = before(bought_at_the_end(), DICE)

    def chance(seed: str | None) -> float:
        future = game.copy(seed)
        future.apply(seat, choice)
        while future.waiting:
            future.apply(future.waiting[0], max(future.options))
        return shipped().prospect(future).chances[seat]  # type: ignore[arg-type]

    counted = [chance(str(number)) for number in range(300)]
    expected = sum(counted) / len(counted)
    after = game.copy()
    after.apply(seat, choice)
    found = fortune(game, DICE, seat, choice, after, 1200)
    assert found.chances[seat] == pytest.approx(chance(None), abs=0.02)
    assert found.luck[seat] == pytest.approx(chance(None) - expected, abs=3 * found.errors[seat] + 0.03)
    assert sum(found.luck) == pytest.approx(0, abs=1e-9)


def test_a_bid_in_secret_is_no_luck_before_it_is_shown() -> None:
    record = played("cards", "friends", 4, "judged", choices=40)
    bids = [number for number, (_, text) in enumerate(record.choices, 1) if text.startswith("bid ")][:4]
    lucky = []
    for number in bids:
        game, seat, choice = before(record, number)
        after = game.copy()
        after.apply(seat, choice)
        found = fortune(game, number, seat, choice, after, 96)
        assert bool(found.chances) == bool(found.luck)
        lucky.append(bool(found.luck))
    assert lucky == [False, False, False, True]
