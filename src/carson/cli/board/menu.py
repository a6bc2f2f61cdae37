"""The choices of a person at a decision: which have a number, which are folded away, and what a typed line means.

What is folded (roads, most land, many amounts) is chosen by its text; everything else also by its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carson.board.buildings.building import total
from carson.board.contents import EMPTY, MOUNTAIN
from carson.board.effects import effect
from carson.board.game import BoardGame
from carson.board.places import PLACE_OF
from carson.board.things import MONEY
from carson.board.town import PARCEL_OF, PARCELS

MOST_LINES: Final = 8  # of choices below each other
MOST_NUMBERED: Final = 14  # in two columns, besides the spaces of the track
MOST_WHILE_PLACING: Final = 12  # where white cowboy and roads need a line too
FEW_AMOUNTS: Final = 6
AMOUNTS: Final = ("points", "give", "offer")
FAR: Final = "far"
LIES: Final = ("near", "house", "mountain", FAR)  # how land that is given away lies


class Menu:
    """The legal choices of a seat, sorted: `spaces` and `main` have numbers, in this order, from 1 on."""

    def __init__(self, game: BoardGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal = game.legal(seat)
        self.spaces: list[int] = []  # placements on the track
        self.main: list[int] = []
        self.land: dict[str, list[int]] = {}  # the parcels that have no number, by price or by how they lie
        self.white: list[int] = []  # placements of the white cowboy
        self.dynamite: list[int] = []  # placements with dynamite
        self.amounts: list[int] = []
        self.roads: list[int] = []
        self.more: list[int] = []  # what did not fit
        for choice in self.legal:
            self._sort(choice)
        self._fold_amounts()
        self._helpful_first()
        self._number_land()
        self.main, self.more = self.main[:MOST_NUMBERED], self.main[MOST_NUMBERED:]

    def _sort(self, choice: int) -> None:
        chosen = self.game.catalogue[choice]
        if chosen.verb == "road":
            self.roads.append(choice)
        elif chosen.verb == "white":
            self.white.append(choice)
        elif chosen.verb == "dynamite":
            self.dynamite.append(choice)
        elif chosen.verb in AMOUNTS:
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

    def _fold_amounts(self) -> None:
        """Of many amounts only those have a number that bring more than the one before."""
        if len(self.amounts) <= FEW_AMOUNTS:
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

    def choice(self, number: int) -> int | None:
        """The choice with a number."""
        return self.numbered[number - 1] if 1 <= number <= len(self.numbered) else None

    def number_of(self, choice: int) -> int:
        return self.numbered.index(choice) + 1


def as_number(text: str) -> int | None:
    """A whole number as people type it; after nine digits no more are read."""
    return int(text[:9]) if text.isascii() and text.isdecimal() else None


def read_choice(menu: Menu, text: str) -> list[int]:
    """The choices that a text can mean: one if it is clear. An illegal one is given too, for its refusal to be heard.

    The whole text of a choice comes before its object alone (`d4` for `place d4`), and both before abbreviations (`pl wag`).
    """
    game = menu.game
    whole = game.catalogue.find(text)
    if whole is not None:
        return [whole.number]
    words = text.lower().split()
    if not words:
        return []
    verbs = dict.fromkeys(game.catalogue[choice].verb for choice in menu.legal)
    objects = [found.number for verb in verbs if (found := game.catalogue.find(f"{verb} {text}"))]
    legal = [choice for choice in objects if choice in menu.legal]
    if objects:
        plain = [choice for choice in legal if game.catalogue[choice].verb == "place"]
        return plain or legal or objects[:1]
    for skipped in (0, 1):
        meant = [choice for choice in menu.legal if _abbreviates(words, _words(game, choice)[skipped:])]
        if meant:
            return meant
    return []


def _words(game: BoardGame, choice: int) -> list[str]:
    return game.catalogue.text(choice).split()


def _abbreviates(words: Sequence[str], full: Sequence[str]) -> bool:
    return len(words) == len(full) > 0 and all(long.startswith(short) for short, long in zip(words, full, strict=True))
