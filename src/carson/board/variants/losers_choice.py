"""The loser's choice, the designer's own extra: a beaten cowboy comes home, or leaves for 2 VP (B10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.state.choices import CATALOGUE
from carson.board.state.steps import STEPS
from carson.board.state.things import cowboys_of
from carson.board.variants.variant import Variant
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK

if TYPE_CHECKING:
    from carson.board.game import BoardGame

POINTS_FOR_LEAVING: Final = 2
HOME: Final = CATALOGUE.add("home")
AWAY: Final = CATALOGUE.add("away")


class LosersChoice(Variant):
    name = "losers-choice"
    first_edition = True

    def lost_duel(self, game: BoardGame, seat: int, place: int) -> None:
        game.agenda.append((HOME_OR_AWAY, seat))

    def moved_on(self, game: BoardGame, seat: int) -> None:
        """He is not at home any more: nothing left to choose."""
        if (HOME_OR_AWAY, seat) in game.agenda:
            game.agenda.remove((HOME_OR_AWAY, seat))


class HomeOrAway(Decision["BoardGame"]):
    """The cowboy who lost a duel stays at home or goes to the general supply: (seat)."""

    name = "home-or-away"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [HOME, AWAY]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == AWAY:
            game.move(cowboys_of(seat), seat, BANK, 1, "losers-choice")
            game.gain_points(seat, POINTS_FOR_LEAVING, "losers-choice")


HOME_OR_AWAY: Final = STEPS.add(HomeOrAway())
