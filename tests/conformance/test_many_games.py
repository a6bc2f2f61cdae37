"""Many random games over random tables: every one ends, and the ledger is conserved. A few in `make test`, the rest slow."""

from __future__ import annotations

from random import Random

import pytest

from carson.board.buildings import EXTRA_NAMES
from carson.board.configuration.config import NUMBERS_IN
from carson.board.variants import ALL_VARIANTS
from carson.cards.configuration.config import LEVELS
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from tests.conformance.walk import MOST_CHOICES

QUICK = 100  # games of each kind
SLOW = {"board": 20_000, "cards": 5_000}
PARTS = 10


def any_board(random: Random) -> dict[str, object]:
    """Any edition, players, characters on any sides, kinds of buildings, variants, extras and mountains."""
    edition = random.choice(["first", "big-box", "big-box", "big-box"])
    numbers = random.sample(NUMBERS_IN[edition], random.choice([7, 7, 8]) if edition == "big-box" else 7)
    codes = [f"{number}{random.choice(['Y', 'R', 'YR', '?'])}" for number in numbers]
    return {
        "edition": edition,
        "players": random.randint(2, 6),
        "characters": random.choice([codes, codes, codes, ["random"]]),
        "extra_buildings": [name for name in EXTRA_NAMES if random.random() < 0.5] if edition == "big-box" else [],
        "variants": [name for name in ALL_VARIANTS if random.random() < 0.5],
        "mountains": random.randint(0, 9),
    }


def any_cards(random: Random) -> dict[str, object]:
    """Any number of real players, and virtual ones of any level."""
    return {
        "players": random.randint(1, 6),
        "virtual": [random.choice(list(LEVELS)) for _ in range(random.randint(0, 5))],
    }


TABLES = {"board": any_board, "cards": any_cards}
PRESET = {"board": "big-box", "cards": "solo"}


def playable(name: str, random: Random) -> dict[str, object]:
    """A table that is not refused."""
    while True:
        try:
            return title_of(name).preset(PRESET[name], **TABLES[name](random))
        except Refusal:
            continue


def play(name: str, number: int) -> None:
    random = Random(f"{name} {number}")
    config = playable(name, random)
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
