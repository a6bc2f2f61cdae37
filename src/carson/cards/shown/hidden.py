"""What a seat cannot know of a card game, drawn anew: the bids that lie face down, and the character on top of the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def draw_hidden(game: CardGame, seat: int) -> None:
    """The order of the piles and the virtual players' bids are chance to come already."""
    if not game.revealed and any(game.bids):
        game.bids = [bid if other == seat or not bid else any_bid(game, other) for other, bid in enumerate(game.bids)]
    if game.top >= 0 and game.unseen:
        draw_top(game)


def any_bid(game: CardGame, seat: int) -> int:
    """One of those that everybody knows a seat has left (C2.3)."""
    left = game.bids_left(seat)
    return left[game.draw(len(left))]


def draw_top(game: CardGame) -> None:
    """One of the characters with the back that lies open (C2.1, C2.4)."""
    deck = game.deck
    pile = sorted([game.top, *game.unseen])
    alike = [
        character for character in pile
        if deck.backs[character] == deck.backs[game.top] and (character in deck.skulls) == (game.top in deck.skulls)
    ]  # fmt: skip
    if len(alike) > 1:
        game.top = alike[game.draw(len(alike))]
        game.unseen = [character for character in pile if character != game.top]
