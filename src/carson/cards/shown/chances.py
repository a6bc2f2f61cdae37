"""How early a bid lets a player choose: exact chances, each bid that somebody has left being equally likely.

For virtual players that is how they bid (C2.3). People and bots are reckoned as if they bid at random, too.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from carson.cards.round.rounds import choosing_order

if TYPE_CHECKING:
    from carson.cards.game import CardGame


def rivals(game: CardGame, seat: int) -> list[int]:
    """The others who choose in this round."""
    return [other for other in range(game.players) if other != seat and not game.idle >> other & 1]


def tie_order(game: CardGame) -> list[int]:
    """The participants as equal bids choose: by the signs on the back that lies open (C2.4)."""
    return [seat for seat in game.back if seat < game.players]


def chance_before(game: CardGame, rival: int, seat: int, bid: int) -> Fraction:
    """How likely a rival chooses before this seat, if the seat bids so much."""
    own = bid + game.boosts[seat]
    order = tie_order(game)
    first = order.index(rival) < order.index(seat)
    totals = [other + game.boosts[rival] for other in game.bids_left(rival)]
    return Fraction(sum(total > own or (total == own and first) for total in totals), max(len(totals), 1))


def place_chances(game: CardGame, seat: int, bid: int) -> list[Fraction]:
    """The chances to choose first, second, third and so on."""
    chances = [Fraction(1)]
    for rival in rivals(game, seat):
        before = chance_before(game, rival, seat, bid)
        later = [Fraction(0), *(chance * before for chance in chances)]
        sooner = [*(chance * (1 - before) for chance in chances), Fraction(0)]
        chances = [one + other for one, other in zip(later, sooner, strict=True)]
    return chances


def position_with(game: CardGame, seat: int, boost: int) -> int:
    """As which a seat chooses, from 1, with so much more on its bid; for bids that lie open."""
    boosted = game.copy()
    boosted.boosts = boosted.boosts[:]
    boosted.boosts[seat] += boost
    return choosing_order(boosted).index(seat) + 1


def mean_place(chances: list[Fraction]) -> Fraction:
    return sum((place * chance for place, chance in enumerate(chances, 1)), Fraction(0))
