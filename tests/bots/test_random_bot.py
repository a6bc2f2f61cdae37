"""The random bot: evenly among all legal choices, with a chance of its own."""

from __future__ import annotations

import random
from collections import Counter

from carson.bots import ask, make_bot
from tests.bots.table import new_game


def test_every_legal_choice_is_as_likely_as_any_other() -> None:
    game = new_game("first-game", 4, "even")
    seat = game.waiting[0]
    legal = game.legal(seat)
    bot = make_bot("random", 1, "board")
    times = Counter(ask(bot, game, seat) for _ in range(100 * len(legal)))
    chi_square = sum((times[choice] - 100) ** 2 / 100 for choice in legal)
    freedom = len(legal) - 1  # chi-square has this mean and twice this variance
    assert set(times) == set(legal)
    assert abs(chi_square - freedom) < 3 * (2 * freedom) ** 0.5


def test_different_seeds_choose_differently() -> None:
    game = new_game("first-game", 4, "seeds")
    seat = game.waiting[0]
    runs = {
        tuple(ask(bot, game, seat) for _ in range(10)) for bot in (make_bot("random", seed, "board") for seed in range(20))
    }
    assert len(runs) == 20


def test_pythons_own_chance_is_left_alone() -> None:
    game = new_game("first-game", 4, "own")
    before = random.getstate()
    ask(make_bot("random", 1, "board"), game, game.waiting[0])
    assert random.getstate() == before
