"""Phase 1: choosing characters in the order of the pass track (B4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.state.choices import TAKE_OF
from carson.board.state.steps import STEPS
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
        return [TAKE_OF[game.sides[card].number] for card in cards_left(game, seat)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        card = card_of(game, choice)
        take_card(game, seat, card)
        game.number = game.number[:]
        game.number[seat] = game.sides[card].number

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        return why_not_taken(game, seat, choice) or super().refuse(game, seat, frame, choice)


def cards_left(game: BoardGame, seat: int) -> list[int]:
    """The cards that a seat can still take."""
    return [
        card
        for card, side in enumerate(game.sides)
        if card not in game.taken and not (side.conditional and side.faced(game).why_not(game, seat))
    ]


def card_of(game: BoardGame, choice: int) -> int:
    """The index in `game.sides` of the card that a choice `take ...` names."""
    return [TAKE_OF[side.number] for side in game.sides].index(choice)


def why_not_taken(game: BoardGame, seat: int, choice: int) -> Refusal | None:
    """Why a seat cannot take the card that a choice names, if it names one."""
    chosen = game.catalogue[choice]
    if chosen.verb != "take":
        return None
    for card, side in enumerate(game.sides):
        if side.name == chosen.words[0]:
            if card in game.taken:
                return Refusal("character-taken", "B4.1", character=side.name, owner=owner_of(game, card) + 1)
            return side.faced(game).why_not(game, seat)
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
    """The seat that has taken a card: it has it, or only its number, with another card's powers."""
    if card in game.card:
        return game.card.index(card)
    number = game.sides[card].number
    return min(range(game.players), key=lambda seat: (game.number[seat] != number, game.card[seat] < 0))


CHOOSE_CHARACTERS: Final = STEPS.task("choose-characters", choose_characters)
TAKE_CHARACTER: Final = STEPS.add(TakeCharacter())
