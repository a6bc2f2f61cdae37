"""A slow model of cities and their scores, written from the rulebook: parcels as coordinates, looked at one by one."""

from __future__ import annotations

from collections.abc import Mapping

from carson.cards.map.city import Terrain
from carson.cards.map.contents import EMPTY, HOUSE, OUTLAWS, SIGNS, TOWNHOUSE
from carson.cards.map.field import SIZE

Place = tuple[int, int]  # column, row


def four(place: Place) -> list[Place]:
    """The parcels of a card at a place: upper row, lower row."""
    column, row = place
    return [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]


def sides(parcel: Place) -> list[Place]:
    column, row = parcel
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


class Model:
    """A city as cards at coordinates, painted one over the other."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, Terrain, Place]] = []

    def painted(self) -> dict[Place, int]:
        seen: dict[Place, int] = {}
        for _, terrain, place in self.cards:
            for parcel, kind in zip(four(place), terrain, strict=True):
                seen[parcel] = kind
        return seen

    def places(self, terrain: Terrain, captain: bool, tamed: bool) -> list[Place]:
        seen, reach = self.painted(), range(-3, 4)
        around = {(column + right, row + down) for column, row in seen for right in reach for down in reach}
        return sorted((place for place in around if may_lie(seen, terrain, place, captain, tamed)), key=number)

    def for_sale(self) -> list[int]:
        return [card for card, _, _ in self.cards if self.can_sell(card)]

    def can_sell(self, card: int) -> bool:
        own = {parcel for number, _, place in self.cards if number == card for parcel in four(place)}
        others = {parcel for number, _, place in self.cards if number != card for parcel in four(place)}
        return not own & others and connected(others)


def may_lie(seen: dict[Place, int], terrain: Terrain, place: Place, captain: bool, tamed: bool) -> bool:
    new = four(place)
    if not any(parcel in seen for parcel in [*new, *(side for parcel in new for side in sides(parcel))]):
        return False
    if not all(may_cover(kind, seen.get(parcel), tamed) for parcel, kind in zip(new, terrain, strict=True)):
        return False
    columns, rows = [column for column, _ in [*seen, *new]], [row for _, row in [*seen, *new]]
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return max(width, height) <= 8 or (captain and max(width, height) <= 9 and min(width, height) <= 8)


def may_cover(new: int, old: int | None, tamed: bool) -> bool:
    if old is None or old == EMPTY:
        return True
    if old == OUTLAWS:
        return tamed
    if new in (EMPTY, OUTLAWS):
        return False
    return new == old or (new == TOWNHOUSE and old == HOUSE)


def connected(parcels: set[Place]) -> bool:
    reached: set[Place] = set()
    border = list(parcels)[:1]
    while border:
        parcel = border.pop()
        if parcel in parcels and parcel not in reached:
            reached.add(parcel)
            border += sides(parcel)
    return reached == parcels


def number(place: Place) -> int:
    return place[1] * SIZE + place[0]


# What a city and its characters score.

TURNED = {"governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor"}
NO_POINTS = {"governor", "lawyer", "chinese-worker", "gunsmith", "mercenary"}


class Score:
    """The score of a player with a city (C4), all from a drawing of its parcels."""

    def __init__(self, seen: Mapping[Place, int], characters: set[str], sold: int) -> None:
        self.signs = {place: SIGNS[kind] for place, kind in seen.items()}
        self.characters = characters
        self.sold = sold
        self.empty = ".O" if "P" in self.signs.values() else "."

    def count(self, signs: str) -> int:
        return sum(sign in signs for sign in self.signs.values())

    def around(self, place: Place) -> list[str]:
        column, row = place
        near = [(column + right, row + down) for right in (-1, 0, 1) for down in (-1, 0, 1) if (right, down) != (0, 0)]
        return [self.signs[at] for at in near if at in self.signs]

    def symbols(self, signs: list[str]) -> int:
        return sum({"H": 1, "T": 2, "h": 2}.get(sign, 0) for sign in signs)

    def building(self, place: Place, sign: str) -> int:
        around = self.around(place)
        houses, everywhere = self.symbols(around), self.symbols(list(self.signs.values()))
        ranches, mines = self.count("R"), self.count("m")
        return {
            "R": sum(other in self.empty for other in around),
            "m": 2 * around.count("M"),
            "D": houses + ranches,
            "B": houses + mines,
            "S": 2 * houses,
            "h": 3,
            "G": houses + everywhere,
            "C": everywhere,
            "b": ranches + mines,
            "c": houses + self.count("RmDBShGCbcP"),
            "O": 0 if "P" in self.signs.values() or "sheriff" in self.characters else -6,
        }.get(sign, 0)

    def character(self, name: str) -> int:
        signs = self.signs
        beside_ranches = {place for place, sign in signs.items() if sign in self.empty and "R" in self.around(place)}
        places = 72 if "captain" in self.characters else 64
        points = {
            "banker": 4 * self.count("B"), "captain": 6, "cowboy": 3 * self.count("R"), "shopkeeper": 4 * self.count("D"),
            "singer": max((self.building(place, "S") for place, sign in signs.items() if sign == "S"), default=0),
            "settler": len(beside_ranches), "auctioneer": 7 * self.sold, "undertaker": 2 * len(self.characters), "doctor": 5,
            "editor": len(self.characters - NO_POINTS) + 4 * len(self.characters & TURNED), "heroes": 6,
            "teacher": self.symbols(list(signs.values())), "indian": -(-(places - len(signs)) // 2), "paperboy": 3,
            "prospector": self.count("mM"), "sheriff": 3 * self.count("P"),
        }  # fmt: skip
        return points.get(name, 0)

    def total(self) -> int:
        buildings = sum(self.building(place, sign) for place, sign in self.signs.items())
        return buildings + sum(self.character(name) for name in self.characters)
