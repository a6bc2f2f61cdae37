"""Parcel purchase: first the contested parcels, then everybody's own in pass order (B5.3, B4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.round.duels import NextDuel
from carson.board.state.choices import BUY_PARCEL, DECLINE
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_PROPERTY
from carson.core.agenda import Decision, Frame, push
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


MOST_DEAR: Final = 10  # no parcel costs more (B5.4)


def parcel_purchase(game: BoardGame, frame: Frame) -> None:
    for seat in game.holders("before_parcels"):
        game.side(seat).before_parcels(game, seat)
    game.agenda.append((UNCONTESTED,))
    PARCEL_DUELS.start(game)


def uncontested(game: BoardGame, frame: Frame) -> None:
    """Everybody's own parcels, when all duels are over."""
    alone: list[list[int]] = [[] for _ in range(game.players)]
    for place in game.occupied():
        standing = game.standing[place]
        if place < PARCELS and not standing & (standing - 1) and game.can_be_claimed(place):
            alone[standing.bit_length() - 1].append(place)
    push(game, *((BUY_PARCELS, seat, *alone[seat]) for seat in game.pass_order if alone[seat]))


class NextParcelDuel(NextDuel):
    name = "next-parcel-duel"
    buildings = False

    def after(self, place: int) -> tuple[Frame, ...]:
        return ((PARCEL_WON, place),)


def parcel_won(game: BoardGame, frame: Frame) -> None:
    """The winner may buy the parcel before the next duel: (parcel)."""
    parcel = frame[1]
    push(game, *((BUY_PARCELS, seat, parcel) for seat in game.in_pass_order(game.standing[parcel])))


class BuyParcels(Decision["BoardGame"]):
    """Which of the parcels where he stands alone to buy next, or no more: (seat, parcels)."""

    name = "buy-parcels"
    about = (PARCEL_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"places": [PARCEL_NAMES[parcel] for parcel in frame[2:]]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [DECLINE]
        if game.held[OWN_PROPERTY[seat]]:
            money = game.held[MONEY + seat]
            affordable = frame[2:] if money >= MOST_DEAR else [p for p in frame[2:] if game.price_for(seat, p) <= money]
            options += [BUY_PARCEL + parcel for parcel in affordable]
        return options

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            for parcel in frame[2:]:
                game.leave(parcel, seat, home=False, reason="declined")
            return
        parcel = choice - BUY_PARCEL
        price = game.price_for(seat, parcel)
        game.leave(parcel, seat, home=False, reason="action")
        game.pay(seat, price, "parcel")
        game.claim(seat, parcel, "bought")
        game.tell("buy-parcel", seat=seat, place=PARCEL_NAMES[parcel], price=price)
        if len(frame) > 3:
            game.agenda.append((*frame[:2], *(other for other in frame[2:] if other != parcel)))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not BUY_PARCEL <= choice < BUY_PARCEL + PARCELS:
            return super().refuse(game, seat, frame, choice)
        parcel = choice - BUY_PARCEL
        if parcel not in frame[2:]:
            return Refusal("no-cowboy-there", "B5.3", place=PARCEL_NAMES[parcel])
        if not game.held[OWN_PROPERTY[seat]]:
            return Refusal("no-property-tile", "B4.9")
        return Refusal("too-dear", "B5.4", price=game.price_for(seat, parcel), money=game.held[MONEY + seat])


PARCEL_DUELS: Final = NextParcelDuel()
STEPS.add(PARCEL_DUELS)
UNCONTESTED: Final = STEPS.task("uncontested-parcels", uncontested)
PARCEL_WON: Final = STEPS.task("parcel-won", parcel_won, PARCEL_NAMES)
PARCEL_PURCHASE: Final = STEPS.task("parcel-purchase", parcel_purchase)
BUY_PARCELS: Final = STEPS.add(BuyParcels())
