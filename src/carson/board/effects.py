"""What a legal choice costs and brings, as ids and numbers for the terminal and the browser to show; no words.

The numbers are the engine's own: the choice is made on a copy, without going on to the next decision, and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from carson.board.buildings.building import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


@dataclass(frozen=True, slots=True)
class Odds:
    """A duel that a choice leads to, in the order in which the players pass; `estimate`: that can still change."""

    seats: tuple[int, ...]
    firepower: tuple[int, ...]
    chances: tuple[Fraction, ...]
    estimate: bool

    def of(self, seat: int) -> Fraction:
        return self.chances[self.seats.index(seat)]


@dataclass(frozen=True, slots=True)
class Change:
    """A building whose income a choice changes."""

    place: str
    kind: str
    owner: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What a choice costs and brings. A space's price is asked and its gain given later, when its turn on the track comes."""

    costs: int = 0  # dollars paid at once
    price: int | None = None  # dollars asked later if he wants what he placed a cowboy for
    brings: tuple[tuple[str, int], ...] = ()  # money, points, roads, revolvers, cowboys, firepower, parcels, a kind, ...
    parts: tuple[Part, ...] = ()  # of the price, or of the income of a building to be built
    odds: Odds | None = None
    changes: tuple[Change, ...] = ()  # incomes of other buildings
    places: tuple[str, ...] = ()  # parcels that a road newly connects
    values: Mapping[str, int | str] = field(default_factory=dict)  # what else there is to say, see the functions below


def effect(game: BoardGame, seat: int, choice: int) -> Effect:
    """What a legal choice of this seat costs and brings now."""
    return EFFECTS.get(game.catalogue[choice].verb, _plain)(game, seat, choice)


def _plain(game: BoardGame, seat: int, choice: int) -> Effect:
    return Effect()


EFFECTS: Final[dict[str, Callable[[BoardGame, int, int], Effect]]] = {}
