"""The Banker (2). Yellow: $9 and a deep purse. Red: victory points for money before the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.state.choices import BUY_POINTS, DECLINE
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.core.agenda import Decision, Frame
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

OFFERS: Final = {3: 3, 5: 12, 7: 25}  # victory points and their price


class BankerYellow(Character):
    number = 2
    name = "banker"
    side = "Y"
    limit = 120

    def taken(self, game: BoardGame, seat: int) -> None:
        game.gain_money(seat, 9, "banker")


class BankerRed(Character):
    number = 2
    name = "banker"
    side = "R"
    limit = 60

    def round_ends(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((BANKER_POINTS, seat))


class BankerPoints(Decision["BoardGame"]):
    """The Banker's holder may buy victory points: (seat)."""

    name = "banker-points"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        money = game.held[MONEY + seat]
        return [BUY_POINTS + points for points, price in OFFERS.items() if price <= money] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
        else:
            points = choice - BUY_POINTS
            game.pay(seat, OFFERS[points], "banker")
            game.gain_points(seat, points, "banker")

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb == "points":
            points = choice - BUY_POINTS
            if points in OFFERS:
                return Refusal("too-dear", "B4.1", price=OFFERS[points], money=game.held[MONEY + seat])
            return Refusal("banker-offers", "B4.1")
        return super().refuse(game, seat, frame, choice)


BANKER_POINTS: Final = STEPS.add(BankerPoints())
