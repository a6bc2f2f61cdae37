"""The characters' powers before and after the bids, offered in their order to whoever holds them unturned (C2.2, C2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import (
    AFTER_BIDS,
    BEFORE_BIDS,
    CHARACTER_NAMES,
    CHARACTERS,
    CHINESE_WORKER,
    GOVERNOR,
    LAWYER,
)
from carson.cards.configuration.deck import CARD_NAMES
from carson.cards.round.taking import TAKE_CARD
from carson.cards.state.choices import DECLINE, USE
from carson.cards.state.steps import STEPS
from carson.core.agenda import Decision, Frame, push
from carson.core.events import Value
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.cards.game import CardGame

POWERS: Final = len(BEFORE_BIDS) + len(AFTER_BIDS)


def offer_powers(game: CardGame, frame: Frame) -> None:
    """Ask the holders of some characters, one after the other: (first character, and up to which).

    A character that is taken meanwhile is offered too, if its place in the order is still to come (C2.10).
    """
    for character in range(frame[1], frame[2]):
        seat = game.holder[character]
        if seat >= 0 and can_use(game, seat, character):
            push(game, (USE_POWER, seat, character), (OFFER_POWERS, character + 1, frame[2]))
            return


def can_use(game: CardGame, seat: int, character: int) -> bool:
    """Who used the Lawyer gets no help for his bid any more; who would take a card needs one to take (C2.7)."""
    if game.is_virtual(seat) or game.turned >> character & 1:
        return False
    if character in (GOVERNOR, LAWYER):
        return bool(game.offer or (game.pile and character == GOVERNOR))
    return not game.idle >> seat & 1


class UsePower(Decision["CardGame"]):
    """Whether to use a character now: (seat, character)."""

    name = "use-power"

    def values(self, game: CardGame, frame: Frame) -> dict[str, Value]:
        return {"character": CHARACTER_NAMES[frame[2]]}

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return [DECLINE, USE + frame[2]]

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DECLINE:
            use(game, seat, frame[2])

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        character = CHARACTER_NAMES[frame[2]]
        if USE <= choice < USE + POWERS:
            return Refusal("other-power", "C2.2", character=character, other=CHARACTER_NAMES[choice - USE])
        return Refusal("use-or-decline", "C2.2", character=character, choice=game.catalogue.text(choice))


def use(game: CardGame, seat: int, character: int) -> None:
    game.turned |= 1 << character
    game.tell("use", seat=seat, character=CHARACTER_NAMES[character])
    if character in (GOVERNOR, CHINESE_WORKER):
        reveal_terrain(game)
    if character in (GOVERNOR, LAWYER):
        game.agenda.append((TAKE_CARD, seat))
    if character == LAWYER:
        game.idle |= 1 << seat
    if character == CHINESE_WORKER:
        game.twice |= 1 << seat
    boost = CHARACTERS[character].boost
    if boost:
        game.boosts = game.boosts[:]
        game.boosts[seat] += boost


def reveal_terrain(game: CardGame) -> None:
    """One extra card from the pile, farthest from it."""
    if game.pile:
        card = draw_terrain(game)
        game.offer = [*game.offer, card]
        game.tell("extra-card", card=CARD_NAMES[card])


def draw_terrain(game: CardGame) -> int:
    """A card from the pile."""
    pile = game.pile[:]
    card = pile.pop(game.draw(len(pile)))
    game.pile = pile
    return card


OFFER_POWERS: Final = STEPS.task("offer-powers", offer_powers)
USE_POWER: Final = STEPS.add(UsePower())
