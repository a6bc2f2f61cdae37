"""The action spaces that only give or sell something: wages, ammunition, roads, incomes, victory points.

Buying a building is in `building.py`. An action that costs nothing is done without asking: nobody gains by declining it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from carson.board.map.action_track import (
    AMMUNITION,
    BUILDING_3,
    BUILDING_12,
    BUILDINGS_VP,
    COWBOYS_INCOME,
    COWBOYS_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    PLACE_NAMES,
    ROADS_1,
    ROADS_3,
    VP_2,
    VP_5,
    WAGES,
    points_price,
)  # fmt: skip
from carson.board.map.contents import BUILDING
from carson.board.round.building import buy_building
from carson.board.round.duels import DUEL, fighters
from carson.board.state.choices import BUY_POINTS, DECLINE
from carson.board.state.steps import STEPS
from carson.board.state.things import AMMUNITION_TOKEN, MONEY, ROADS
from carson.core.agenda import Decision, Frame
from carson.core.events import Value
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

Action = Callable[["BoardGame", int, int], None]

WAGE: Final = 4


def contest(game: BoardGame, frame: Frame) -> None:
    """A space whose action only one may do: (place). Several there fight first."""
    place = frame[1]
    standing = game.standing[place]
    game.agenda.append((ACT, place))
    if standing & (standing - 1) and len(fighters(game, place)) > 1:
        game.agenda.append((DUEL, place))


def act(game: BoardGame, frame: Frame) -> None:
    """Whoever is left on a space does its action, one after the other; his cowboy goes to the general supply: (place)."""
    place = frame[1]
    seats = game.in_pass_order(game.standing[place])
    if len(seats) > 1:
        game.agenda.append(frame)
    for seat in seats[:1]:
        game.leave(place, seat, home=False, reason="action")  # B5.2
        ACTIONS[place](game, seat, place)


def pay_wages(game: BoardGame, frame: Frame) -> None:
    """$4 for each cowboy, nobody fights."""
    if game.rules.wages:
        for hook in game.rules.wages:
            hook(game)
        return
    for seat in game.pass_order:
        game.gain_money(seat, WAGE * game.leave_crew(WAGES, seat, "wages"), "wages")


def road_gang(game: BoardGame, frame: Frame) -> None:
    """A road for each cowboy, nobody fights."""
    for seat in game.pass_order:
        game.move(ROADS, BANK, seat, game.leave_crew(ROADS_1, seat, "roads-1"), "roads-1")


def ammunition(game: BoardGame, seat: int, place: int) -> None:
    game.move(AMMUNITION_TOKEN, BANK, seat, 1, "ammunition")


def three_roads(game: BoardGame, seat: int, place: int) -> None:
    game.move(ROADS, BANK, seat, 3, "roads-3")


def parcels_income(game: BoardGame, seat: int, place: int) -> None:
    game.gain_money(seat, 2 * game.parcels_of(seat), "parcels-income")


def cowboys_income(game: BoardGame, seat: int, place: int) -> None:
    game.gain_money(seat, 2 * game.firepower(seat), "cowboys-income")


def gambling(game: BoardGame, seat: int, place: int) -> None:
    rolls = [game.draw(6) + 1, game.draw(6) + 1]
    money = game.side(seat).gamble(game, seat, rolls)
    game.announce("gamble", seat=seat, rolls=rolls, money=money)
    game.gain_money(seat, money, "gambling")


def parcels_points(game: BoardGame, seat: int, place: int) -> None:
    game.gain_points(seat, game.parcels_of(seat) // 2, "parcels-vp")


def buildings_points(game: BoardGame, seat: int, place: int) -> None:
    """1 VP for each building on one's parcels; Houses and mountains do not count, mines do (B1.1)."""
    buildings = sum(owner == seat and content >= BUILDING for owner, content in zip(game.owner, game.contents, strict=True))
    game.gain_points(seat, buildings, "buildings-vp")


def cowboys_points(game: BoardGame, seat: int, place: int) -> None:
    game.gain_points(seat, game.firepower(seat) // 2, "cowboys-vp")


def sell_points(game: BoardGame, seat: int, place: int) -> None:
    game.agenda.append((BUY_VP, seat, points_price(place)))


class BuyPoints(Decision["BoardGame"]):
    """How many victory points to buy: (seat, price of each)."""

    name = "buy-points"

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"price": frame[2]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        most = game.held[MONEY + seat] // frame[2]
        return [DECLINE, *range(BUY_POINTS + 1, BUY_POINTS + most + 1)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
        else:
            points = choice - BUY_POINTS
            game.pay(seat, points * frame[2], "bought-vp")
            game.gain_points(seat, points, "bought-vp")

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb == "points":
            price = (choice - BUY_POINTS) * frame[2]
            return Refusal("too-dear", "B5.1", price=price, money=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


CONTEST: Final = STEPS.task("contest", contest, PLACE_NAMES)
ACT: Final = STEPS.task("act", act, PLACE_NAMES)
WAGES_PAID: Final = STEPS.task("wages", pay_wages)
ROAD_GANG: Final = STEPS.task("roads-1", road_gang)
BUY_VP: Final = STEPS.add(BuyPoints())

ACTIONS: Final[dict[int, Action]] = {
    AMMUNITION: ammunition,
    ROADS_3: three_roads,
    **dict.fromkeys(range(BUILDING_12, BUILDING_3 + 1), buy_building),
    PARCELS_INCOME: parcels_income,
    COWBOYS_INCOME: cowboys_income,
    GAMBLING: gambling,
    PARCELS_VP: parcels_points,
    BUILDINGS_VP: buildings_points,
    COWBOYS_VP: cowboys_points,
    **dict.fromkeys(range(VP_5, VP_2 + 1), sell_points),
}
