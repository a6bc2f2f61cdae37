"""What a table answers for a person by itself: where his answer cannot matter, and where he has left a standing order.

The engine asks all the same, and the answer is a choice like any other, in the journal and in the record. It is written by
`actions.answer`.
"""

from __future__ import annotations

from collections.abc import Sequence

from carson.core.game import Game


def answer(game: Game, seat: int, given: Sequence[str]) -> int | None:
    """The legal choice that answers what a seat is asked, by the orders that it has given; None: it has to choose itself."""
    answers = (game.needless(seat), *(game.ordered(seat, order) for order in given))
    return next((choice for choice in answers if choice is not None), None)


def fitting(game: Game, seat: int, given: Sequence[str]) -> list[str]:
    """The further orders that would answer what a seat is asked, or what it is asked next."""
    if seat not in game.waiting:
        return [order for order in game.ahead(seat) if order not in given]
    left = [order for order in game.orders if order not in (*given, *game.orders_ahead)]
    return [order for order in left if game.ordered(seat, order) is not None]


def in_force(game: Game, seat: int, given: Sequence[str]) -> list[str]:
    """Those of a seat's orders that can still answer anything."""
    spent = set(game.orders_ahead) - set(game.ahead(seat)) if seat not in game.waiting else set()
    return [order for order in given if order not in spent]
