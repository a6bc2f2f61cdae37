"""The Paperboy (0): first in turn order, with another card's powers. Yellow: for $3. Red: for $5 of its cash limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from carson.board.characters.character import Character
from carson.board.round.choosing import card_of, cards_left, take_card, why_not_taken
from carson.board.state.choices import TAKE_OF
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.core.agenda import Decision, Frame
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PRICE: Final = 3


class Paperboy(Character):
    """What both sides have in common."""

    number = 0
    name = "paperboy"
    one_more = True
    limit = 0  # by itself; the second card has its own
    less: ClassVar[int] = 0  # dollars off the second card's limit

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((SECOND_CARD, seat, self.less))


class PaperboyYellow(Paperboy):
    side = "Y"

    def why_not(self, game: BoardGame, seat: int) -> Refusal | None:
        if game.held[MONEY + seat] < PRICE:
            return Refusal("too-dear", "B9.1", price=PRICE, money=game.held[MONEY + seat])
        return None

    def taken(self, game: BoardGame, seat: int) -> None:
        game.pay(seat, PRICE, "paperboy")
        super().taken(game, seat)


class PaperboyRed(Paperboy):
    side = "R"
    less = 5


class SecondCard(Decision["BoardGame"]):
    """Whose powers and limit he gets; the number stays the first card's: (seat, dollars off the limit)."""

    name = "second-card"

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"less": frame[2]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        sides = (game.sides[card] for card in cards_left(game, seat))
        return [TAKE_OF[side.number] for side in sides if side.second_card]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        take_card(game, seat, card_of(game, choice))
        game.limit = game.limit[:]
        game.limit[seat] = max(0, game.limit[seat] - frame[2])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        refusal = why_not_taken(game, seat, choice)
        if refusal is None and game.catalogue[choice].verb == "take":
            return Refusal("no-second-card", "B9.1", character=game.catalogue[choice].words[0])
        return refusal or super().refuse(game, seat, frame, choice)


SECOND_CARD: Final = STEPS.add(SecondCard())
