"""What a choice costs and brings, as ids and numbers, and by which function each kind of choice tells it.

The numbers are the engine's own: the choice, or what it leads to, is made on a copy, which is then compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from carson.board.map.contents import BUILDING, CONTENT_NAMES, NOBODY, RIVER
from carson.board.map.town import PARCEL_NAMES, PARCELS, SIDE_OF
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.core.ledger import ACCOUNTS
from carson.core.sums import Part

if TYPE_CHECKING:
    from carson.board.game import BoardGame


@dataclass(frozen=True, slots=True)
class Odds:
    """A duel, the players in the order in which they passed; an estimate while others can still pass and place."""

    seats: tuple[int, ...]
    firepower: tuple[int, ...]
    chances: tuple[Fraction, ...]
    estimate: bool

    def of(self, seat: int) -> Fraction:
        return self.chances[self.seats.index(seat)]


@dataclass(frozen=True, slots=True)
class Change:
    """A building that stands already and whose income a choice changes."""

    place: str
    kind: str
    owner: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What a choice costs and brings. What a cowboy is placed for has its price asked, and its gain given, later."""

    costs: int = 0  # dollars paid at once
    price: int | None = None  # dollars asked later, for what a cowboy is placed for
    brings: tuple[tuple[str, int], ...] = ()  # money, points, roads, revolvers, cowboys, firepower, parcels, a tile, ...
    parts: tuple[Part, ...] = ()
    parts_of: str = "price"  # what the parts make up: also "firepower", or the "income" of what is built
    odds: Odds | None = None
    changes: tuple[Change, ...] = ()
    places: tuple[str, ...] = ()  # parcels that a road newly connects
    values: Mapping[str, int | str] = field(default_factory=dict)  # what else there is to say; seats from 0

    def gain(self, thing: str) -> int:
        """How many of a thing it brings."""
        return dict(self.brings).get(thing, 0)


# By verb, or by a decision and a verb where that decision alone is told in another way ("choose-tile fetch"): each file adds
# those of its own choices. What is not here pays or gives something at once.
EFFECTS: Final[dict[str, Callable[[BoardGame, int, int], Effect]]] = {}


def effect(game: BoardGame, seat: int, choice: int) -> Effect:
    """What a legal choice of this seat costs and brings now."""
    for hook in game.rules.effect:
        found = hook(game, seat, choice)
        if found is not None:
            return found
    verb = game.catalogue[choice].verb
    told = EFFECTS.get(f"{STEPS.name(game.agenda[-1])} {verb}") or EFFECTS.get(verb, at_once)
    return told(game, seat, choice)


# Before and after.


def after(game: BoardGame, seat: int, choice: int) -> BoardGame:
    """The game with the choice made, and nothing that follows from it."""
    return game.after(seat, choice, "effect")


def gains(before: BoardGame, then: BoardGame, seat: int) -> tuple[tuple[str, int], ...]:
    """What a seat has more of. Firepower is listed as far as revolvers and cowboys do not tell of it."""
    found = []
    firepower = then.firepower(seat) - before.firepower(seat)
    for index, thing in enumerate(before.things.names):
        account = index * ACCOUNTS + seat
        more = then.held[account] - before.held[account]
        name = thing.removesuffix(f"-{seat + 1}")  # his own colour
        if name in ("cowboys", "revolvers"):
            firepower -= more
        if more > 0 and name != "ammunition":
            found.append((name, more))
    parcels = then.parcels_of(seat) - before.parcels_of(seat)
    found += [("parcels", parcels)] if parcels > 0 else []
    found += [("firepower", firepower)] if firepower > 0 else []
    return tuple(found)


def paid(before: BoardGame, then: BoardGame, seat: int) -> int:
    return max(0, before.held[MONEY + seat] - then.held[MONEY + seat])


def changes(before: BoardGame, then: BoardGame) -> tuple[Change, ...]:
    """The buildings that stand in both and pay differently."""
    found = []
    for parcel, content in enumerate(before.contents):
        owner = before.owner[parcel]
        if content >= BUILDING and owner != NOBODY and then.contents[parcel] == content:
            incomes = before.income(parcel), then.income(parcel)
            if incomes[0] != incomes[1]:
                found.append(Change(PARCEL_NAMES[parcel], CONTENT_NAMES[content], owner, *incomes))
    return tuple(found)


def at_once(game: BoardGame, seat: int, choice: int) -> Effect:
    """Any choice that pays or gives something at once; values: the money left."""
    done = after(game, seat, choice)
    return Effect(
        costs=paid(game, done, seat),
        brings=gains(game, done, seat),
        values={"left": done.held[MONEY + seat]},
    )


def road_effect(game: BoardGame, seat: int, choice: int) -> Effect:
    done = after(game, seat, choice)
    land = (parcel for parcel in range(PARCELS) if game.contents[parcel] != RIVER)
    new = [parcel for parcel in land if done.connected[parcel] and not game.connected[parcel]]
    return Effect(
        brings=gains(game, done, seat),
        places=tuple(PARCEL_NAMES[parcel] for parcel in new),
        values={"roads": game.roads_needed(SIDE_OF[game.catalogue[choice].words[0]])},
    )


EFFECTS["road"] = road_effect
