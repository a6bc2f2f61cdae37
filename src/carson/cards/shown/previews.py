"""What a choice would change in a player's score, worked out by the engine's own scoring: before and after, by source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carson.cards.configuration.characters import Estate
from carson.cards.configuration.deck import CARDS, TERRAIN_CARDS
from carson.cards.map.field import CARD, PARCELS
from carson.cards.round.scoring import estate_parts
from carson.cards.state.choices import PLACE, SELL, TAKE
from carson.core.sums import Part, total

if TYPE_CHECKING:
    from carson.cards.game import CardGame


@dataclass(frozen=True)
class Gain:
    """A score now and after a choice, with its sources; and where the terrain card is laid, if it is about one."""

    before: list[Part]
    after: list[Part]
    corner: int | None = None

    @property
    def points(self) -> int:
        return total(self.after) - total(self.before)

    def changes(self) -> list[tuple[str, int, int]]:
        """The sources that score something else than before: their names, points before and points after."""
        before, after = by_source(self.before), by_source(self.after)
        sources = dict.fromkeys((*after, *before))
        changed = [(source, before.get(source, 0), after.get(source, 0)) for source in sources]
        return [(source, old, new) for source, old, new in changed if old != new]


def by_source(parts: list[Part]) -> dict[str, int]:
    """The points of each source, what brings none left out."""
    points: dict[str, int] = {}
    for reason, count, each in parts:
        points[reason] = points.get(reason, 0) + count * each
    return {reason: sum for reason, sum in points.items() if sum}


def gain(game: CardGame, seat: int, choice: int) -> Gain | None:
    """What a choice brings; of a terrain card that is taken, at its best place. None if it has no score of its own."""
    estate = game.estate(seat)
    corner = None
    if PLACE <= choice < PLACE + PARCELS:
        corner = choice - PLACE
        after = placed(game, seat, game.agenda[-1][2], corner)
    elif TAKE <= choice < TAKE + TERRAIN_CARDS:
        best = best_places(game, seat, choice - TAKE)
        if not best:
            return None
        corner = best[0][0]
        after = placed(game, seat, choice - TAKE, corner)
    elif SELL <= choice < SELL + TERRAIN_CARDS:
        after = Estate(estate.city.without(choice - SELL), estate.characters, estate.sold + 1)
    elif TAKE + TERRAIN_CARDS <= choice < TAKE + CARDS:
        after = Estate(estate.city, (*estate.characters, choice - TAKE - TERRAIN_CARDS), estate.sold)
    else:
        return None
    return Gain(estate_parts(estate), estate_parts(after), corner)


def placed(game: CardGame, seat: int, card: int, corner: int) -> Estate:
    """A player's estate with a terrain card laid at a place."""
    estate = game.estate(seat)
    return Estate(estate.city.with_card(card, game.deck.terrain[card], corner), estate.characters, estate.sold)


def best_places(game: CardGame, seat: int, card: int) -> list[tuple[int, int]]:
    """All places for a terrain card with the points that each brings: most points first, then the smallest city."""
    now = total(estate_parts(game.estate(seat)))
    found = []
    for corner in game.places_for(seat, card):
        after = placed(game, seat, card, corner)
        city = after.city
        size = (city.right - city.left + 1) * (city.bottom - city.top + 1)
        found.append((now - total(estate_parts(after)), size, city.land.bit_count(), corner))
    return [(corner, -loss) for loss, _, _, corner in sorted(found)]


def best_gain(game: CardGame, seat: int, card: int) -> int | None:
    """What a card on offer would bring now; None if there is no place for it."""
    found = gain(game, seat, TAKE + card)
    return None if found is None else found.points


def covered(game: CardGame, seat: int, corner: int) -> int:
    """How many parcels of the city a card at a place would cover."""
    return (game.cities[seat].land & CARD << corner).bit_count()
