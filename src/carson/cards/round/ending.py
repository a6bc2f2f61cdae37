"""The end: the Paperboy's character, the Auctioneer's last sales, and the scoring (C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import AUCTIONEER, CHARACTER_NAMES, PAPERBOY
from carson.cards.configuration.deck import CARD_NAMES, CARDS, TERRAIN_CARDS
from carson.cards.round.scoring import score_parts
from carson.cards.state.choices import DONE, TAKE
from carson.cards.state.steps import STEPS
from carson.cards.state.things import POINTS
from carson.core.agenda import Decision, Frame
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def end_game(game: CardGame, frame: Frame) -> None:
    """Before the scoring: the Paperboy first, so that an Auctioneer he finds can sell (C4.11)."""
    game.agenda += [(SCORE,), (OFFER_SALES,)]
    seat = game.holder[PAPERBOY]
    if seat >= 0 and not game.is_virtual(seat) and nobody_has(game):
        game.agenda.append((FIND_CHARACTER, seat))


def nobody_has(game: CardGame) -> list[int]:
    """The characters that were left over or are still in the pile."""
    return [character for character in game.deck.characters if game.holder[character] < 0]


def leave_pile(game: CardGame, character: int) -> None:
    """A character is looked for in the whole pile, which nobody needs any more."""
    if game.top == character:
        game.top = -1
    game.unseen = [other for other in game.unseen if other != character]
    game.under = [other for other in game.under if other != character]


class FindCharacter(Decision["CardGame"]):
    """Which character the Paperboy finds: (seat)."""

    name = "find-character"

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return [TAKE + TERRAIN_CARDS + character for character in nobody_has(game)]

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        character = choice - TAKE - TERRAIN_CARDS
        game.give_character(seat, character)
        leave_pile(game, character)
        game.tell("find", seat=seat, character=CHARACTER_NAMES[character])

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if TAKE <= choice < TAKE + CARDS:
            return Refusal("not-found", "C4.11", card=CARD_NAMES[choice - TAKE])
        return Refusal("must-find", "C4.11", choice=game.catalogue.text(choice))


def offer_sales(game: CardGame, frame: Frame) -> None:
    seat = game.holder[AUCTIONEER]
    if seat >= 0 and not game.is_virtual(seat):
        game.agenda.append((LAST_SALES, seat))


class LastSales(Decision["CardGame"]):
    """Whether to sell more cards before the scoring: the sales themselves are side choices: (seat)."""

    name = "last-sales"
    open_to_side_choices = True

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return [DONE]

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        pass

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        return Refusal("sell-or-done", "C2.2", choice=game.catalogue.text(choice))


def score_all(game: CardGame, frame: Frame) -> None:
    """Every source of points by its name, from the bank (or to it, for outlaws)."""
    for seat in range(game.players):
        for reason, count, each in score_parts(game, seat):
            points = count * each
            if points > 0:
                game.move(POINTS, BANK, seat, points, reason)
            else:
                game.move(POINTS, seat, BANK, -points, reason)
    if game.events is not None:
        game.tell("end", ranking=game.ranking(), points=game.points())


END_GAME: Final = STEPS.task("end-game", end_game)
FIND_CHARACTER: Final = STEPS.add(FindCharacter())
OFFER_SALES: Final = STEPS.task("offer-sales", offer_sales)
LAST_SALES: Final = STEPS.add(LastSales())
SCORE: Final = STEPS.task("score", score_all)
