"""The course of the game: two eras of nine rounds, and in each the reveal, the bids and the choosing (C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.cards.configuration.characters import AFTER_BIDS, BEFORE_BIDS, CHARACTER_NAMES, GOVERNOR
from carson.cards.configuration.config import OWN_BIDS
from carson.cards.configuration.deck import CARD_NAMES, ERA_CARDS, TERRAIN_CARDS
from carson.cards.round.ending import END_GAME
from carson.cards.round.powers import OFFER_POWERS, draw_terrain
from carson.cards.round.taking import TAKE_CARD, best_for_virtual, take
from carson.cards.state.choices import BID
from carson.cards.state.places import LEFT_OVER, ON_OFFER
from carson.cards.state.steps import STEPS
from carson.core.agenda import Decision, Frame, push
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.cards.game import CardGame

ERAS: Final = 2
ROUNDS: Final = 9  # in each era (C1.3)
FEW_PARTICIPANTS: Final = 4  # for whom four terrain cards are revealed, for more five (C1.3)


def start_era(game: CardGame, frame: Frame) -> None:
    """A new pile, all bids, and fresh characters but for the Governor (C2.9): (era)."""
    era = frame[1]
    game.era, game.round = era, 0
    game.pile = list(range((era - 1) * ERA_CARDS, era * ERA_CARDS))
    game.hands = [sum(1 << bid for bid in game.bids_of(seat)) for seat in range(game.players)]
    game.turned &= 1 << GOVERNOR
    game.tell("era", era=era)
    push(game, *([(START_ROUND,)] * ROUNDS), (START_ERA, era + 1) if era < ERAS else (END_GAME,))


def start_round(game: CardGame, frame: Frame) -> None:
    game.round += 1
    game.bids = [0] * game.players
    game.boosts = [0] * game.players
    game.revealed = game.idle = game.twice = 0
    reveal(game)
    game.agenda += ROUND_FRAMES


def reveal(game: CardGame) -> None:
    """A character, with the skulls, and four or five terrain cards, the character nearest to the piles (C2.1, C2.5)."""
    character = next_character(game)
    skulls = game.deck.skulls
    while game.top in skulls and not skulls.issuperset((character, *game.unseen, *game.under)):  # or it would never end
        game.under = [*game.under, character]
        game.tell("skull", character=CHARACTER_NAMES[character])
        character = next_character(game)
    game.offer = [draw_terrain(game) for _ in range(min(cards_revealed(game), len(game.pile)))]
    cards = [CARD_NAMES[card] for card in game.offer]
    if character < 0:  # only after a position in which most of them are gone
        game.tell("reveal-terrain", round=game.round, cards=cards)
        return
    game.offer.insert(0, TERRAIN_CARDS + character)
    game.give_character(ON_OFFER, character)
    game.tell("reveal", round=game.round, character=CHARACTER_NAMES[character], cards=cards)


def cards_revealed(game: CardGame) -> int:
    """Terrain cards in each round: four, or five for five or six participants (C1.3)."""
    return 4 if game.players <= FEW_PARTICIPANTS else 5


def next_character(game: CardGame) -> int:
    """The character on top of the pile; the one below is the top now."""
    character = game.top
    if game.unseen:
        unseen = game.unseen[:]
        game.top = unseen.pop(game.draw(len(unseen)))
        game.unseen = unseen
    elif game.under:
        game.top, game.under = game.under[0], game.under[1:]
    else:
        game.top = -1
    return character


# The bids.


def ask_bids(game: CardGame, frame: Frame) -> None:
    """Everybody with a hand, who used the Lawyer too."""
    game.agenda.append((CHOOSE_BID, (1 << game.config.players) - 1))


class ChooseBid(Decision["CardGame"]):
    """Which bid to lay face down, everybody at once: (bits of the seats that have not yet)."""

    name = "choose-bid"
    together = True

    def legal(self, game: CardGame, seat: int, frame: Frame) -> list[int]:
        return BIDS_IN[game.hands[seat]]

    def surely_free(self, game: CardGame, seat: int, frame: Frame) -> bool:
        return len(BIDS_IN[game.hands[seat]]) > 1

    def apply(self, game: CardGame, seat: int, frame: Frame, choice: int) -> None:
        game.bids = game.bids[:]
        game.bids[seat] = choice - BID
        left = frame[1] & ~(1 << seat)
        if left:
            game.agenda.append((CHOOSE_BID, left))

    def refuse(self, game: CardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if BID + OWN_BIDS[0] <= choice <= BID + OWN_BIDS[-1]:
            return Refusal("bid-used", "C2.3", bid=choice - BID)
        return Refusal("must-bid", "C2.3", choice=game.catalogue.text(choice))


# By the bits of a hand: the choices.
BIDS_IN: Final = tuple([BID + bid for bid in OWN_BIDS if hand >> bid & 1] for hand in range(2 << OWN_BIDS[-1]))


def show_bids(game: CardGame, frame: Frame) -> None:
    """All bids are turned up, with the virtual players' top ones; they are out for the rest of the era (C2.3)."""
    bids, hands = game.bids[:], game.hands[:]
    for seat in range(game.players):
        if game.is_virtual(seat):
            left = game.bids_left(seat)
            bids[seat] = left[game.draw(len(left))]
        hands[seat] &= ~(1 << bids[seat])
    game.bids, game.hands = bids, hands
    game.revealed = 1
    game.draws += 1  # what has been seen cannot be taken back: undo stops at chance
    if game.events is not None:
        idle = [seat for seat in range(game.players) if game.idle >> seat & 1]
        game.tell("bids", bids=bids[:], boosts=game.boosts[:], idle=idle)


# Choosing.


def choose_in_turn(game: CardGame, frame: Frame) -> None:
    """Higher bids first; of equal ones the sign that stands higher on the back of the pile's top card (C2.4)."""
    order = choosing_order(game)
    if game.events is not None:
        values = [game.bids[seat] + game.boosts[seat] for seat in order]
        tied = [seat for seat, value in zip(order, values, strict=True) if values.count(value) > 1]
        game.tell("order", seats=order, tied=tied)
    push(game, *((CHOOSE, seat) for seat in order for _ in range(1 + (game.twice >> seat & 1))))


def choosing_order(game: CardGame) -> list[int]:
    back = game.back
    seats = [seat for seat in range(game.players) if not game.idle >> seat & 1]
    return sorted(seats, key=lambda seat: (-game.bids[seat] - game.boosts[seat], back.index(seat)))


def choose(game: CardGame, frame: Frame) -> None:
    """A participant's turn to take a card, if there is one left: (seat)."""
    seat = frame[1]
    if not game.offer:
        return
    if game.is_virtual(seat):
        take(game, seat, best_for_virtual(game))
    else:
        game.agenda.append((TAKE_CARD, seat))


def clear_offer(game: CardGame, frame: Frame) -> None:
    """What is left goes out of the game (C2.8)."""
    if game.offer:
        left, game.offer = game.offer, []
        for card in left:
            if card >= TERRAIN_CARDS:
                game.give_character(LEFT_OVER, card - TERRAIN_CARDS)
        game.tell("left-over", cards=[CARD_NAMES[card] for card in left])


START_ERA: Final = STEPS.task("start-era", start_era)
START_ROUND: Final = STEPS.task("start-round", start_round)
ASK_BIDS: Final = STEPS.task("ask-bids", ask_bids)
CHOOSE_BID: Final = STEPS.add(ChooseBid())
SHOW_BIDS: Final = STEPS.task("show-bids", show_bids)
CHOOSE_IN_TURN: Final = STEPS.task("choose-in-turn", choose_in_turn)
CHOOSE: Final = STEPS.task("choose", choose)
CLEAR_OFFER: Final = STEPS.task("clear-offer", clear_offer)

# A round after the reveal, as it lies on the agenda: the last is done first.
ROUND_FRAMES: Final[list[Frame]] = [
    (CLEAR_OFFER,),
    (CHOOSE_IN_TURN,),
    (OFFER_POWERS, AFTER_BIDS.start, AFTER_BIDS.stop),
    (SHOW_BIDS,),
    (ASK_BIDS,),
    (OFFER_POWERS, BEFORE_BIDS.start, BEFORE_BIDS.stop),
]
