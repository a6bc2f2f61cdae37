"""The Governor (13). Yellow: a road, and points for roads to new parcels. Red: a tax on weapons or on money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.state.choices import CATALOGUE
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, REVOLVERS, ROADS
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK

if TYPE_CHECKING:
    from carson.board.game import BoardGame

TAX_WEAPONS: Final = CATALOGUE.add("tax", ["weapons", "money"])
TAX_MONEY: Final = TAX_WEAPONS + 1
DOLLARS_TAXED: Final = 10  # the tax on money is $1 for each of these, begun ones too


class GovernorYellow(Character):
    number = 13
    name = "governor"
    side = "Y"
    limit = 50

    def taken(self, game: BoardGame, seat: int) -> None:
        game.move(ROADS, BANK, seat, 1, "governor")

    def road_laid(self, game: BoardGame, seat: int, roads: int, newly_connected: int) -> None:
        """A point for a road that reaches a new parcel, two for such a bridge (B9.12)."""
        if newly_connected:
            game.gain_points(seat, roads, "governor")


class GovernorRed(Character):
    number = 13
    name = "governor"
    side = "R"
    limit = 50
    taxes = True

    def taken(self, game: BoardGame, seat: int) -> None:
        if any(taxes(game, seat, what) for what in (TAX_WEAPONS, TAX_MONEY)):
            game.agenda.append((CHOOSE_TAX, seat))


def taxes(game: BoardGame, seat: int, what: int) -> dict[int, int]:
    """What each other player pays, in pass order: no more than he has; who pays nothing is left out (B8.4)."""
    found = {}
    for other in game.pass_order:
        money = game.held[MONEY + other]
        due = game.held[REVOLVERS + other] if what == TAX_WEAPONS else -(-money // DOLLARS_TAXED)
        if other != seat and min(due, money):
            found[other] = min(due, money)
    return found


class ChooseTax(Decision["BoardGame"]):
    """What to tax, weapons or money: (seat)."""

    name = "choose-tax"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [TAX_WEAPONS, TAX_MONEY]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        game.tell("tax", seat=seat, what=game.catalogue[choice].words[0])
        for other, paid in taxes(game, seat, choice).items():
            game.move(MONEY, other, seat, paid, "governor")
            game.tell("taxed", seat=other, owner=seat, paid=paid)


CHOOSE_TAX: Final = STEPS.add(ChooseTax())
