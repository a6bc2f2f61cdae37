"""What the four levels think of a choice at first sight: they look as greedy does, with a taste learned in games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.contents import EMPTY
from carson.board.map.town import PARCELS
from carson.board.round.rounds import CASH_LIMIT
from carson.board.state.choices import GIVE
from carson.board.state.things import ROADS
from carson.bots.board.greedy import GreedyBot, Weighed
from carson.bots.board.value import content
from carson.bots.board.worth import Taste, buildings_of

TOWN: Final = 7.0  # points that a building is worth beyond what it brings: a town is what people come for
MOST_SITES: Final = 4  # parcels to build on that are worth half as much each


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
    town = TOWN

    def weighed(self, game: BoardGame, seat: int, options: list[int]) -> Iterator[Weighed]:
        """A town that grows counts too. Reasons do not have it: it is what the levels like, not what helps to win."""
        liked = self.town_in(game)
        for one in super().weighed(game, seat, options):
            if not liked or one.before is None or one.after is None:
                yield one
            else:
                grown = town_of(one.after, seat) - town_of(one.before, seat)
                yield one._replace(value=one.value + liked * grown * one.chance * one.undisturbed)

    def town_in(self, game: BoardGame) -> float:
        """What a building is liked for now. The last round is for winning."""
        return self.town if game.round < ROUNDS else 0.0

    def options(self, game: BoardGame, seat: int) -> list[int]:
        """Nobody gives money away: only what he has to, or full sums for points (B8.2)."""
        options = super().options(game, seat)
        if game.agenda[-1][0] != CASH_LIMIT:
            return options
        each = game.rules.data.dollars_given_per_point
        return [option for option in options if option == options[0] or (option - GIVE) % each == 0]


def town_of(game: BoardGame, seat: int) -> float:
    """How many buildings a seat has, and half of those that it has land for: with a road, or with roads to lay there."""
    connected = apart = 0
    for parcel in range(PARCELS):
        if game.owner[parcel] == seat and game.contents[parcel] == EMPTY:
            if game.connected[parcel]:
                connected += 1
            else:
                apart += 1
    return len(buildings_of(game, seat)) + min(connected + min(apart, game.held[ROADS + seat]), MOST_SITES) / 2


class PlainSight(FirstSight):
    town = 0.0


FIRST_SIGHT: Final = FirstSight(0)
PLAIN_SIGHT: Final = PlainSight(0)  # for whoever likes no town, but to win
