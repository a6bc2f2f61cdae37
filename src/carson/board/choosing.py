"""Phase 1: choosing characters in the order of the pass track (B4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters import TAKE, TAKE_OF
from carson.board.steps import STEPS
from carson.core.agenda import Decision, Frame, push
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def choose_characters(game: BoardGame, frame: Frame) -> None:
    """The next player chooses; what his card gives at once comes before the one after him: (position)."""
    position = frame[1]
    if position < game.players:
        push(game, (TAKE_CHARACTER, game.pass_order[position]), (CHOOSE_CHARACTERS, position + 1))


class TakeCharacter(Decision["BoardGame"]):
    """Which character to take: (seat)."""

    name = "take-character"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [
            TAKE_OF[side.number]
            for index, side in enumerate(game.sides)
            if index not in game.taken and not (side.answers and side.faced(game).why_not(game, seat))
        ]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        card = [TAKE_OF[side.number] for side in game.sides].index(choice)
        take_card(game, seat, card)
        game.number = game.number[:]
        game.number[seat] = game.sides[card].number

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if choice < TAKE or chosen.verb != "take":
            return super().refuse(game, seat, frame, choice)
        for index, side in enumerate(game.sides):
            if side.name == chosen.words[0]:
                return side.faced(game).why_not(game, seat) or Refusal(
                    "character-taken", "B4.1", character=side.name, owner=owner_of(game, index) + 1
                )
        return Refusal("character-not-in-game", "B1.3", character=chosen.words[0])


def take_card(game: BoardGame, seat: int, card: int) -> None:
    """A seat takes a card for its powers and its limit; what it gives at once follows."""
    side = game.sides[card].faced(game)
    game.turn_card(card, side)
    game.taken = tuple(sorted((*game.taken, card)))
    game.card, game.limit = game.card[:], game.limit[:]
    game.card[seat] = card
    game.limit[seat] = side.cash_limit(game.rules.edition)
    game.tell("take", seat=seat, character=side.name, side=side.side)
    side.taken(game, seat)


def owner_of(game: BoardGame, card: int) -> int:
    """The seat that has taken a card."""
    number = game.sides[card].number
    return game.card.index(card) if card in game.card else game.number.index(number)


CHOOSE_CHARACTERS: Final = STEPS.task("choose-characters", choose_characters)
TAKE_CHARACTER: Final = STEPS.add(TakeCharacter())
