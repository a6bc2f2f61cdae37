"""The Captain (6). Yellow: up to three cowboys for money. Red: up to two revolvers for money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.configuration.editions import FIRST
from carson.board.state.choices import CATALOGUE, DECLINE
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, REVOLVERS, cowboys_of
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

COWBOY_PRICES: Final = {1: 1, 2: 4, 3: 9}
REVOLVER_PRICES: Final = {1: 3, 2: 9}
HIRE: Final = CATALOGUE.add("hire", ["1", "2", "3"])
ARM: Final = CATALOGUE.add("arm", ["1", "2"])


class CaptainYellow(Character):
    number = 6
    name = "captain"
    side = "Y"
    limit = 25

    def cash_limit(self, edition: str) -> int:
        return 20 if edition == FIRST else self.limit

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((HIRE_COWBOYS, seat))


class CaptainRed(Character):
    number = 6
    name = "captain"
    side = "R"
    limit = 20

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((BUY_REVOLVERS, seat))


class HireCowboys(Decision["BoardGame"]):
    """One to three cowboys from the general supply: (seat)."""

    name = "hire-cowboys"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        money = game.held[MONEY + seat]
        left = game.held[cowboys_of(seat) + BANK]  # only a number that is still there (B9.17)
        return [HIRE + n - 1 for n, price in COWBOY_PRICES.items() if price <= money and n <= left] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
        else:
            count = choice - HIRE + 1
            game.pay(seat, COWBOY_PRICES[count], "captain")
            game.move(cowboys_of(seat), BANK, seat, count, "captain")

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb == "hire":
            count = choice - HIRE + 1
            left = game.held[cowboys_of(seat) + BANK]
            if count > left:
                return Refusal("too-few-cowboys", "B9.17", left=left)
            return Refusal("too-dear", "B9.17", price=COWBOY_PRICES[count], money=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


class BuyRevolvers(Decision["BoardGame"]):
    """One or two revolvers, for good: (seat)."""

    name = "buy-revolvers"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        money = game.held[MONEY + seat]
        return [ARM + n - 1 for n, price in REVOLVER_PRICES.items() if price <= money] + [DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
        else:
            count = choice - ARM + 1
            game.pay(seat, REVOLVER_PRICES[count], "captain")
            game.move(REVOLVERS, BANK, seat, count, "captain")

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb == "arm":
            price = REVOLVER_PRICES[choice - ARM + 1]
            return Refusal("too-dear", "B4.1", price=price, money=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


HIRE_COWBOYS: Final = STEPS.add(HireCowboys())
BUY_REVOLVERS: Final = STEPS.add(BuyRevolvers())
