"""The choices of a person in the board game: which have a number, and which are folded away.

What is folded (roads, most land, many amounts) is chosen by its text; everything else also by its number.
"""

from __future__ import annotations

from typing import Final

from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from carson.board.map.contents import EMPTY, MOUNTAIN
from carson.board.map.town import PARCEL_OF, PARCELS
from carson.board.round.placing import place_of
from carson.board.shown.effects import effect
from carson.board.state.things import MONEY
from carson.cli.terminal.menu import Menu
from carson.cli.terminal.screen import MOST_LINES
from carson.core.sums import total

MOST_NUMBERED: Final = 14  # in two columns, besides the spaces of the track
MOST_WHILE_PLACING: Final = 12  # where special cowboys and roads need a line too
FEW: Final = 6
FAR: Final = "far"
LIES: Final = ("near", "house", "mountain", FAR)  # how land that is given away lies


class BoardMenu(Menu[BoardGame]):
    """The legal choices of a seat, sorted: `spaces` and `main` have numbers, in this order, from 1 on."""

    usual_verb = "place"

    def __init__(self, game: BoardGame, seat: int) -> None:
        super().__init__(game, seat)
        self.spaces: list[int] = []  # placements on the track
        self.main: list[int] = []
        self.land: dict[str, list[int]] = {}  # the parcels that have no number, by price or by how they lie
        self.special: dict[str, list[int]] = {}  # many placements of another kind, by verb
        self.amounts: list[int] = []
        self.roads: list[int] = []
        self.more: list[int] = []  # what did not fit
        for choice in self.legal:
            self._sort(choice)
        self._fold_special()
        self._fold_amounts()
        self._helpful_first()
        self._number_land()
        self.main, self.more = self.main[:MOST_NUMBERED], self.main[MOST_NUMBERED:]

    def _sort(self, choice: int) -> None:
        chosen = self.game.catalogue[choice]
        if chosen.verb == "road":
            self.roads.append(choice)
        elif chosen.verb != "place" and place_of(self.game, choice) is not None:
            self.special.setdefault(chosen.verb, []).append(choice)
        elif chosen.target is None and chosen.words and chosen.words[0].isdecimal():  # an amount
            self.amounts.append(choice)
        elif chosen.verb == "claim":
            self.land.setdefault(self._how_it_lies(PARCEL_OF[chosen.words[0]]), []).append(choice)
        elif chosen.verb != "place":
            self.main.append(choice)
        elif (place := PLACE_OF[chosen.words[0]]) >= PARCELS:
            self.spaces.append(choice)
        elif self.game.can_be_claimed(place):
            self.land.setdefault(f"${self.game.price_for(self.seat, place)}", []).append(choice)
        else:  # to attack, to defend, City Hall
            self.main.append(choice)

    def _how_it_lies(self, parcel: int) -> str:
        content = self.game.contents[parcel]
        if content == EMPTY:
            return "near" if self.game.connected[parcel] else FAR
        return "mountain" if content == MOUNTAIN else "house"

    def _number_land(self) -> None:
        """The most interesting land has numbers; the rest is folded, cheapest first, near the road before far from it."""
        land = [choice for choices in self.land.values() for choice in choices]
        room = (MOST_WHILE_PLACING if self.spaces else MOST_NUMBERED) - len(self.main)
        numbered = sorted(land, key=self._interest, reverse=True)[: max(0, room)]
        self.main += numbered
        order = sorted(self.land, key=lambda label: (LIES.index(label) if label in LIES else 0, len(label), label))
        rest = {label: [choice for choice in self.land[label] if choice not in numbered] for label in order}
        self.land = {label: choices for label, choices in rest.items() if choices}

    def _interest(self, choice: int) -> tuple[int, int]:
        """Free land goes by how it lies; land for sale that can be paid comes first. A high price tells of good land."""
        parcel = PARCEL_OF[self.game.catalogue[choice].words[0]]
        if self.game.catalogue[choice].verb == "claim":
            return -LIES.index(self._how_it_lies(parcel)), total(self.game.price_parts(parcel))
        price = self.game.price_for(self.seat, parcel)
        return int(price <= self.game.held[MONEY + self.seat]), price

    def _fold_special(self) -> None:
        """Few of a kind have a number each."""
        for verb in [verb for verb, placements in self.special.items() if len(placements) <= FEW]:
            self.main += self.special.pop(verb)

    def _fold_amounts(self) -> None:
        """Of many amounts only those have a number that bring more than the one before."""
        if len(self.amounts) <= FEW:
            self.main, self.amounts = self.amounts + self.main, []
        elif self.game.catalogue[self.amounts[0]].verb == "give":
            before = -1
            for choice in self.amounts:
                points = effect(self.game, self.seat, choice).gain("points")
                if points > before and len(self.main) < MOST_LINES:
                    self.main.append(choice)
                before = points
        elif not self.main:  # somebody who only types numbers can go on
            self.main = self.amounts[:1]

    def _helpful_first(self) -> None:
        """Of many Houses those come first that change an income; what has no place, as to decline, keeps its number."""
        if len(self.main) > MOST_LINES:
            self.main.sort(key=lambda choice: not effect(self.game, self.seat, choice).changes)
        if len(self.main) > MOST_NUMBERED:
            self.main.sort(key=lambda choice: bool(self.game.catalogue[choice].words))

    @property
    def numbered(self) -> list[int]:
        return self.spaces + self.main
