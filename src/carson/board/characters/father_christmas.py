"""Father Christmas (19), an extra. Yellow: victory points. Red: fewer of them, and what the die brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.round.duels import DIE
from carson.board.state.steps import STEPS
from carson.board.state.things import cowboys_of
from carson.core.agenda import Frame
from carson.core.ledger import BANK

if TYPE_CHECKING:
    from carson.board.game import BoardGame

DOLLARS: Final = 5
LEAST_FOR_DOLLARS: Final = 3  # on the die
LEAST_FOR_COWBOY: Final = 5


class FatherChristmasYellow(Character):
    number = 19
    name = "father-christmas"
    drawn = 0
    side = "Y"
    limit = 10

    def taken(self, game: BoardGame, seat: int) -> None:
        game.gain_points(seat, 5, "father-christmas")


class FatherChristmasRed(Character):
    number = 19
    name = "father-christmas"
    drawn = 0
    side = "R"
    limit = 10

    def taken(self, game: BoardGame, seat: int) -> None:
        game.gain_points(seat, 2, "father-christmas")
        game.agenda.append((UNWRAP, seat))


def unwrap(game: BoardGame, frame: Frame) -> None:
    """A die: 1-2 nothing more, 3-4 $5, 5-6 $5 and a cowboy if there is one left (B10.9): (seat)."""
    seat = frame[1]
    roll = game.draw(DIE) + 1
    game.announce("father-christmas", seat=seat, roll=roll)
    if roll >= LEAST_FOR_DOLLARS:
        game.gain_money(seat, DOLLARS, "father-christmas")
    if roll >= LEAST_FOR_COWBOY:
        left = min(1, game.held[cowboys_of(seat) + BANK])
        game.move(cowboys_of(seat), BANK, seat, left, "father-christmas")


UNWRAP: Final = STEPS.task("unwrap", unwrap)
