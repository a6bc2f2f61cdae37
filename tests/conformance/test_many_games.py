"""Many random games over random tables: every one ends, and the ledger is conserved. A few in `make test`, the rest slow."""

from __future__ import annotations

from random import Random

import pytest

from carson.games import GAMES, title_of
from tests.conformance.walk import MOST_CHOICES

QUICK = 100  # games of each kind
SLOW = {"board": 20_000, "cards": 5_000}
PARTS = 10


def play(name: str, number: int) -> None:
    random = Random(f"{name} {number}")
    config = title_of(name).anything(random.randrange)
    game = title_of(name).new(config, str(number), quiet=True)
    totals = game.things.totals(game.held)
    try:
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            seat = random.choice(game.waiting)
            game.apply(seat, random.choice(game.legal(seat)))
        assert game.over
        assert game.things.totals(game.held) == totals
        assert sorted(game.ranking()) == list(range(game.players))
    except Exception as error:
        error.add_note(f"{name} game {number}: {config}")
        raise


@pytest.mark.parametrize("name", GAMES)
def test_games_at_random_tables_end(name: str) -> None:
    for number in range(QUICK):
        play(name, number)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_many_games_at_random_tables_end(name: str, part: int) -> None:
    for number in range(part, SLOW[name], PARTS):
        play(name, number)
