"""What the four levels think of a choice at first sight: they look as greedy does, with a taste learned in games."""

from __future__ import annotations

from typing import Any, Final

from carson.bots.board.greedy import GreedyBot
from carson.bots.board.value import content
from carson.bots.board.worth import Taste


def taste_of(learned: object) -> Taste:
    """From the content of `weights.json`, where numbers by round are a list."""
    assert isinstance(learned, dict)
    if list(learned) != list(Taste._fields):
        raise ValueError("the taste is for other things: carson train board")
    numbers: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in learned.items()}
    return Taste(**numbers)


TASTE: Final = taste_of(content()["taste"])


class FirstSight(GreedyBot):
    taste = TASTE


FIRST_SIGHT: Final = FirstSight(0)
