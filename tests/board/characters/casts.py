"""Configurations with some characters in them, and whole games of random choices with those."""

from __future__ import annotations

import json
from random import Random

from carson.board.characters import CHARACTERS
from carson.board.configuration.config import cards_in_play
from carson.board.game import BoardGame
from tests.conformance.checks import state_without_config
from tests.conformance.walk import MOST_CHOICES, random_choice
from tests.rules.table import KIND, start, totals


def cast(*codes: str) -> list[str]:
    """These characters and, as far as seven are lacking (eight with the Paperboy), yellow ones from 1 to 7."""
    numbers = [CHARACTERS[code].number for code in codes]
    others = [f"{number}Y" for number in range(1, 8) if number not in numbers]
    needed = cards_in_play(numbers)
    return [*codes, *others[: needed - len(codes)]]


def cast_line(*codes: str) -> str:
    """The same as a line of a position."""
    return "characters: " + " ".join(cast(*codes))


def new_with(*codes: str, seed: str = "cast", players: int = 3, **changes: object) -> BoardGame:
    """A new game with these characters and the variants they need."""
    needed = sorted({CHARACTERS[code].needs for code in codes} - {""})
    settings: dict[str, object] = {"variants": needed, **changes}
    return start("first-game", seed, characters=cast(*codes), players=players, **settings)


def play_on(game: BoardGame, seed: str) -> None:
    """Random choices to the end; nothing countable comes from nowhere."""
    random = Random(seed)
    before = totals(game)
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        seat = random.choice(game.waiting)
        game.choose(seat, random_choice(KIND, game, seat, random))
    assert game.over
    assert totals(game) == before


def survives(game: BoardGame) -> None:
    """A copy, JSON and a position's text keep the whole state and the choices."""
    assert game.copy() == game
    again = KIND.from_json(json.loads(json.dumps(game.as_json())))
    assert again == game
    read = KIND.from_position(KIND.position(game))
    assert state_without_config(read) == state_without_config(game)
    for other in (again, read):
        assert [other.legal(seat) for seat in other.waiting] == [game.legal(seat) for seat in game.waiting]
