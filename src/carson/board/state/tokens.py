"""Pieces that go with a cowboy onto the board (`BoardGame.tokens`), and what each of them does for him there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from carson.core.compiled import mypyc_attr

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Token:
    """A kind of token; whoever hands it out says so in `TOKENS`."""

    places: ClassVar[frozenset[int]]  # where it may go: with a cowboy who moves elsewhere it comes back to its player
    dice: ClassVar[int] = 0  # more of them in his duel
    peaceful: ClassVar[bool] = False  # nobody fights him
    lone: ClassVar[bool] = False  # it is a cowboy itself, moves by itself, and nobody may join it

    # Refusals of one that is a cowboy itself.

    def keeps_away(self, place: str) -> Refusal:
        """Nobody may join it on a place."""
        raise NotImplementedError

    def not_there(self, place: str) -> Refusal:
        """It cannot go to a place."""
        raise NotImplementedError

    def not_placed(self) -> Refusal:
        """It cannot be moved before it is placed."""
        raise NotImplementedError


TOKENS: Final[dict[int, Token]] = {}  # by thing


def dice_with(game: BoardGame, seat: int, place: int) -> int:
    """How many dice more a seat has on a place by what is with its cowboy."""
    return sum(TOKENS[thing].dice for thing, at, who in game.tokens if at == place and who == seat)
