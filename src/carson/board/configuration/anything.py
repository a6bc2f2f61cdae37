"""What may be played, drawn: any edition, players, characters on any sides, kinds of buildings, variants and mountains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from carson.board.buildings import EXTRA_NAMES
from carson.board.configuration.config import IN_PLAY, MOST_MOUNTAINS, NUMBERS_IN, RANDOM
from carson.board.configuration.editions import BIG_BOX, FIRST, MOST_PLAYERS
from carson.board.variants import ALL_VARIANTS

EDITIONS: Final = (FIRST, BIG_BOX, BIG_BOX, BIG_BOX)  # in the newer one there is more to try
SIDES: Final = ("Y", "R", "YR", "?")

Pick = Callable[[int], int]
T = TypeVar("T")


def any_changes(pick: Pick) -> dict[str, object]:
    """Some of them cannot be played."""
    edition = one(pick, EDITIONS)
    extra = EXTRA_NAMES if edition == BIG_BOX else ()
    return {
        "edition": edition,
        "players": 2 + pick(MOST_PLAYERS[edition] - 1),
        "characters": any_characters(pick, edition),
        "extra_buildings": [name for name in extra if pick(2)],
        "variants": [name for name in ALL_VARIANTS if pick(2)],
        "mountains": pick(MOST_MOUNTAINS + 1),
        "river": [],
    }


def any_characters(pick: Pick, edition: str) -> list[str]:
    """Drawn by the game in one of four games; with some characters there is one more."""
    if not pick(4):
        return list(RANDOM)
    numbers = list(NUMBERS_IN[edition])
    count = IN_PLAY + (edition == BIG_BOX and not pick(3))
    return [f"{numbers.pop(pick(len(numbers)))}{one(pick, SIDES)}" for _ in range(count)]


def one(pick: Pick, among: Sequence[T]) -> T:
    return among[pick(len(among))]
