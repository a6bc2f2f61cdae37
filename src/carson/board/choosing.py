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
        return [TAKE_OF[side.number] for index, side in enumerate(game.sides) if index not in game.card]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        card = [TAKE_OF[side.number] for side in game.sides].index(choice)
        side = game.sides[card]
        game.card, game.number, game.limit = game.card[:], game.number[:], game.limit[:]
        game.card[seat] = card
        game.number[seat] = side.number
        game.limit[seat] = side.cash_limit(game.rules.edition)
        game.tell("take", seat=seat, character=side.name, side=side.side)
        side.taken(game, seat)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if choice < TAKE or chosen.verb != "take":
            return super().refuse(game, seat, frame, choice)
        for index, side in enumerate(game.sides):
            if side.name == chosen.words[0]:
                return Refusal("character-taken", "B4.1", character=side.name, owner=game.card.index(index) + 1)
        return Refusal("character-not-in-game", "B1.3", character=chosen.words[0])


CHOOSE_CHARACTERS: Final = STEPS.task("choose-characters", choose_characters)
TAKE_CHARACTER: Final = STEPS.add(TakeCharacter())
