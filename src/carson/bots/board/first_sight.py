"""What the four levels think of a choice at first sight: they look as greedy does, with a taste learned in games."""

from __future__ import annotations

from typing import Any, Final

from carson.board.game import BoardGame
from carson.board.round.rounds import CASH_LIMIT
from carson.board.state.choices import GIVE
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

    def options(self, game: BoardGame, seat: int) -> list[int]:
        """Nobody gives money away: only what he has to, or full sums for points (B8.2)."""
        options = super().options(game, seat)
        if game.agenda[-1][0] != CASH_LIMIT:
            return options
        each = game.rules.data.dollars_given_per_point
        return [option for option in options if option == options[0] or (option - GIVE) % each == 0]


FIRST_SIGHT: Final = FirstSight(0)
