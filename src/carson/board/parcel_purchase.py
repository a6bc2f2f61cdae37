"""Parcel purchase: first the contested parcels, then everybody's own in pass order (B5.3, B4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.choices import BUY_PARCEL, DECLINE
from carson.board.duels import NextDuel
from carson.board.steps import STEPS
from carson.board.things import MONEY, OWN_PROPERTY
from carson.board.town import PARCEL_NAMES, PARCELS
from carson.core.agenda import Decision, Frame, push
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

ALL_OWN: Final = -1


def parcel_purchase(game: BoardGame, frame: Frame) -> None:
    push(game, *((BUY_PARCELS, seat, ALL_OWN) for seat in game.pass_order))
    PARCEL_DUELS.start(game)


class NextParcelDuel(NextDuel):
    name = "next-parcel-duel"
    buildings = False

    def after(self, place: int) -> tuple[Frame, ...]:
        return ((PARCEL_WON, place),)


def parcel_won(game: BoardGame, frame: Frame) -> None:
    """The winner may buy the parcel before the next duel: (parcel)."""
    parcel = frame[1]
    for seat in game.in_pass_order(game.standing[parcel]):
        game.leave(parcel, seat, home=False, reason="action")
        game.agenda.append((BUY_PARCELS, seat, parcel))


def wanted(game: BoardGame, seat: int) -> list[int]:
    """The unowned parcels on which a seat stands."""
    bit = 1 << seat
    return [
        parcel for parcel, standing in enumerate(game.standing[:PARCELS]) if standing & bit and game.can_be_claimed(parcel)
    ]


class BuyParcels(Decision["BoardGame"]):
    """Which parcel to buy next, or no more: (seat, the parcel won in a duel or ALL_OWN)."""

    name = "buy-parcels"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if not game.held[OWN_PROPERTY[seat]]:
            return [DECLINE]
        money = game.held[MONEY + seat]
        parcels = wanted(game, seat) if frame[2] == ALL_OWN else [frame[2]]
        return [BUY_PARCEL + parcel for parcel in parcels if game.price_for(seat, parcel) <= money] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        own = frame[2] == ALL_OWN
        if choice == DECLINE:
            for parcel in wanted(game, seat) if own else []:
                game.leave(parcel, seat, home=False, reason="declined")
            return
        parcel = choice - BUY_PARCEL
        price = game.price_for(seat, parcel)
        if own:
            game.leave(parcel, seat, home=False, reason="action")
        game.pay(seat, price, "parcel")
        game.claim(seat, parcel, "bought")
        game.tell("buy-parcel", seat=seat, place=PARCEL_NAMES[parcel], price=price)
        if own and wanted(game, seat):
            game.agenda.append(frame)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if not BUY_PARCEL <= choice < BUY_PARCEL + PARCELS:
            return super().refuse(game, seat, frame, choice)
        parcel = choice - BUY_PARCEL
        if parcel not in (wanted(game, seat) if frame[2] == ALL_OWN else [frame[2]]):
            return Refusal("no-cowboy-there", "B5.3", place=chosen.words[0])
        if not game.held[OWN_PROPERTY[seat]]:
            return Refusal("no-property-tile", "B4.9")
        return Refusal("too-dear", "B5.4", price=game.price_for(seat, parcel), money=game.held[MONEY + seat])


PARCEL_DUELS: Final = NextParcelDuel()
STEPS.add(PARCEL_DUELS)
PARCEL_WON: Final = STEPS.task("parcel-won", parcel_won)
PARCEL_PURCHASE: Final = STEPS.task("parcel-purchase", parcel_purchase)
BUY_PARCELS: Final = STEPS.add(BuyParcels())
