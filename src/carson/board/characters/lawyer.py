"""The Lawyer and the Editor (18). Yellow: a parcel at once, and no duels for parcels. Red: points for what buildings pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.round.first_parcels import free_parcels, why_not_free
from carson.board.state.choices import BUY_PARCEL, DECLINE
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_PROPERTY
from carson.core.agenda import Decision, Frame
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

INCOME_PER_POINT: Final = 5  # dollars, times the number of the round


class Lawyer(Character):
    number = 18
    name = "lawyer"
    side = "Y"
    limit = 60

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((BUY_AT_ONCE, seat))

    def before_parcels(self, game: BoardGame, seat: int) -> None:
        """All others leave the parcels where he stands, without a duel (B9.16, B6.7)."""
        for parcel in range(PARCELS):
            standing = game.standing[parcel]
            others = standing & ~(1 << seat)
            if others and others != standing and game.can_be_claimed(parcel):
                game.announce("lawyer", seat=seat, place=PARCEL_NAMES[parcel])
                for other in game.in_pass_order(others):
                    game.leave(parcel, other, home=True, reason="lawyer")


class Editor(Character):
    number = 18
    name = "lawyer"
    side = "R"
    limit = 40

    def after_income(self, game: BoardGame, seat: int, earned: int) -> None:
        """1 VP for each $5, $10, $15 or $20 of the round, begun ones too."""
        game.gain_points(seat, -(-earned // (INCOME_PER_POINT * game.round)), "editor")


class BuyAtOnce(Decision["BoardGame"]):
    """Which unowned parcel to buy at its price, or none: (seat)."""

    name = "buy-at-once"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if not game.held[OWN_PROPERTY[seat]]:
            return [DECLINE]
        money = game.held[MONEY + seat]
        return [DECLINE] + [BUY_PARCEL + parcel for parcel in free_parcels(game) if game.price_for(seat, parcel) <= money]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
            return
        parcel = choice - BUY_PARCEL
        price = game.price_for(seat, parcel)
        game.pay(seat, price, "parcel")
        game.claim(seat, parcel, "bought")
        game.tell("buy-parcel", seat=seat, place=PARCEL_NAMES[parcel], price=price)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not BUY_PARCEL <= choice < BUY_PARCEL + PARCELS:
            return super().refuse(game, seat, frame, choice)
        parcel = choice - BUY_PARCEL
        if parcel not in free_parcels(game):
            return why_not_free(game, parcel, "B9.5")
        if not game.held[OWN_PROPERTY[seat]]:
            return Refusal("no-property-tile", "B9.16")
        return Refusal("too-dear", "B9.16", price=game.price_for(seat, parcel), money=game.held[MONEY + seat])


BUY_AT_ONCE: Final = STEPS.add(BuyAtOnce())
