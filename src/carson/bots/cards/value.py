"""What a position of the card game is worth: the points that a seat may expect in the end.

It is what the seat scores now, and a sum of features (`features.py`), each with a weight that follows from the rounds that
are left. The weights are learned from games of the bots themselves (`training.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from carson.bots.cards.chances import Doubt
from carson.bots.cards.features import (
    BESIDE,
    BIDS,
    CHARACTERS_HELD,
    FRESH,
    INDIAN,
    KNOTS,
    MOST_BESIDE,
    NAMES,
    SHAPE,
    SITES,
    VERSION,
    of_characters,
    of_city,
    shape_of,
)
from carson.bots.cards.survey import ACROSS, FREE, Survey, bytes_of, near, number
from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTER_OF, SHERIFF, Estate
from carson.cards.map.city import Terrain
from carson.cards.map.contents import (
    BANK,
    BLACKSMITH,
    BUILDINGS,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    KIND_NAMES,
    KINDS,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    PRISON,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from carson.cards.map.field import SIZE
from carson.cards.round.rounds import ERAS, ROUNDS
from carson.cards.round.scoring import HOTEL_POINTS, OUTLAW_POINTS, estate_parts
from carson.core.sums import total

UNIT: Final = 10  # parts of a point, in maps of bytes
MOST: Final = 31  # of them for a parcel, so that eight fit into a byte

# How a weight follows from the rounds left: parts that are added up, each with a factor of its own.
LEFT, SQUARED, SECOND, IN_ERA, GOING, UNFINISHED, ALWAYS = range(7)
BASES: Final = {
    **dict.fromkeys(NAMES, (LEFT, SQUARED, SECOND)),
    **dict.fromkeys(FRESH, (LEFT, IN_ERA, GOING)),
    "fresh-governor": (LEFT, IN_ERA, UNFINISHED),  # he is used once in the game (C2.7)
    **dict.fromkeys(BIDS, (IN_ERA, GOING)),
    **dict.fromkeys(("paperboy", "loose", "one"), (LEFT, SQUARED, SECOND, ALWAYS)),
}  # fmt: skip


def parts_of(era: int, round: int) -> tuple[float, ...]:
    """After a round: what is left of the game, squared, of the second era squared, of this era; whether this era goes on,
    whether the game does; one.
    """
    first, second = ((ROUNDS - round) / ROUNDS, 1.0) if era < ERAS else (0.0, (ROUNDS - round) / ROUNDS)
    left = (first + second) / 2
    return left, left * left, second * second, (ROUNDS - round) / ROUNDS, float(round < ROUNDS), float(left > 0), 1.0


SYMBOLS_OF: Final = {HOUSE: 1, TOWNHOUSE: 2, HOTEL: 2}
TAKES: Final = {DRUGSTORE: 1, BANK: 1, GENERAL_STORE: 1, CITY_HALL: 1, SALOON: 2}


CITY_NAMES: Final = (*SITES, *KIND_NAMES, "tamed", *SHAPE)
# How what a city may become is told to somebody who asks why.
TOLD: Final = {
    **dict.fromkeys(CITY_NAMES, "together"), **dict.fromkeys(SITES, "beside"), **dict.fromkeys(SHAPE, "room"),
    **dict.fromkeys(("outlaws", "tamed"), "outlaws"),
}  # fmt: skip


class Weights:
    """The weights after one round, ready to be used."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.one = weights["one"]
        self.city = [weights[name] for name in CITY_NAMES]
        self.characters = [weights[name] for name in (*CHARACTERS_HELD, *FRESH)]
        self.fresh = [weights[name] for name in FRESH]
        self.bids = [weights[name] for name in BIDS]
        self.kinds = [weights[name] for name in KIND_NAMES]
        self.land, self.site, self.box, self.rest, self.indians_land = (weights[name] for name in SHAPE)
        # What a site is worth by what lies beside it, and how much more with one or two more.
        self.sites = [
            [
                sum(weights[f"{what}-over-{knot}"] * max(0, count - knot) for knot in KNOTS)
                for count in range(MOST_BESIDE + 3)
            ]
            for what in BESIDE
        ]
        self.more = [[_steps(values, step) for step in (1, 2)] for values in self.sites]

    def of_city(self, found: Survey | None, estate: Estate) -> float:
        features = of_city(found, INDIAN in estate.characters)
        return sum(map(float.__mul__, self.city, map(float, features)))

    def told(self, found: Survey | None, estate: Estate, turned: int) -> dict[str, float]:
        """The same and what the characters may bring, by what it is."""
        parts = dict.fromkeys(TOLD.values(), 0.0)
        features = of_city(found, INDIAN in estate.characters)
        for name, weight, feature in zip(CITY_NAMES, self.city, features, strict=True):
            parts[TOLD[name]] += weight * feature
        return {**parts, "characters": self.of_characters(estate, turned)}

    def of_characters(self, estate: Estate, turned: int) -> float:
        return sum(map(float.__mul__, self.characters, map(float, of_characters(estate, turned))))


def _steps(values: Sequence[float], step: int) -> bytes:
    rises = [values[count + step] - values[count] for count in range(MOST_BESIDE + 1)]
    return bytes([max(0, min(MOST, round(UNIT * rise))) for rise in rises]).ljust(256, b"\0")


@cache
def within(terrain: Terrain) -> int:
    """What the parcels of a card score for each other, wherever it lies."""
    symbols = sum(SYMBOLS_OF.get(kind, 0) for kind in terrain)
    takes = sum(TAKES.get(kind, 0) for kind in terrain)
    return symbols * takes + 2 * terrain.count(MINE) * terrain.count(MOUNTAIN) + terrain.count(RANCH) * terrain.count(EMPTY)


BANKER, COWBOY, SHOPKEEPER, PROSPECTOR, TEACHER = (
    CHARACTER_OF[name] for name in ("banker", "cowboy", "shopkeeper", "prospector", "teacher")
)


def counted(counts: Sequence[int], characters: Sequence[int]) -> list[int]:
    """By kind what a parcel of it scores wherever it lies: what it counts in the city, and what counts it (C4.3, C4.6)."""
    symbols = counts[HOUSE] + 2 * (counts[TOWNHOUSE] + counts[HOTEL])
    for_symbol = counts[GENERAL_STORE] + counts[CHURCH] + (TEACHER in characters)
    for_land = PROSPECTOR in characters
    found = [0] * len(KINDS)
    found[MOUNTAIN] = for_land
    found[MINE] = counts[BANK] + counts[BLACKSMITH] + for_land
    found[RANCH] = counts[DRUGSTORE] + counts[BLACKSMITH] + 3 * (COWBOY in characters)
    found[BANK] = counts[MINE] + 4 * (BANKER in characters)
    found[DRUGSTORE] = counts[RANCH] + 4 * (SHOPKEEPER in characters)
    found[GENERAL_STORE] = found[CHURCH] = symbols
    found[BLACKSMITH] = counts[RANCH] + counts[MINE]
    found[CITY_HALL] = 1 + sum(counts[kind] for kind in BUILDINGS)
    found[HOTEL] = HOTEL_POINTS
    found[PRISON] = 3 * (SHERIFF in characters)
    for kind, count in SYMBOLS_OF.items():
        found[kind] += count * for_symbol
    for kind in BUILDINGS:
        found[kind] += counts[CITY_HALL]
    return found


class Ground:
    """What cards would bring at the places of one city, nearly: what each parcel brings by itself, added up.

    Left out is what parcels of a card mean for each other later, and sites that a larger city cannot reach any more.
    """

    def __init__(self, found: Survey, estate: Estate, weights: Weights) -> None:
        self.survey, self.weights = found, weights
        self.counted = counted(found.counts, estate.characters)
        self.land = weights.land
        if INDIAN in estate.characters:
            self.land += weights.indians_land - 0.5
        self._rises: dict[tuple[int, int], bytes] = {}
        self._gains = [Gains(self, kind) for kind in KINDS]
        self._sites: dict[int, float] = {}
        self._corners: dict[int, tuple[int, float]] = {}
        self._shapes: dict[tuple[int, int, int, int], float] = {}
        self._shape = self.shape(found.box)

    def rise(self, what: int, step: int, lane: int) -> float:
        """What the sites beside a parcel gain if there is more beside them."""
        key = what, step
        rises = self._rises.get(key)
        if rises is None:
            more = number(self.survey.beside[what].translate(self.weights.more[what][step - 1])) & self.survey.open
            rises = self._rises[key] = bytes_of(near(more) - more)
        return rises[lane] / UNIT

    def shape(self, box: tuple[int, int, int, int]) -> float:
        found = self._shapes.get(box)
        if found is None:
            size, rest = shape_of(box, self.survey.captain)
            found = self._shapes[box] = self.weights.box * size + self.weights.rest * rest
        return found

    def gain(self, terrain: Terrain, corner: int) -> float:
        """What a card brings with its upper left parcel there. Most of a search's time is spent here."""
        known = self._corners.get(corner)
        if known is None:
            known = self._corners[corner] = self._corner(corner)
        lane, larger = known
        gains = self._gains
        one, two, three, four = terrain
        return (
            larger + within(terrain) + gains[one][lane] + gains[two][lane + 1]
            + gains[three][lane + ACROSS] + gains[four][lane + ACROSS + 1]
        )  # fmt: skip

    def _corner(self, corner: int) -> tuple[int, float]:
        """Where that is in the survey, and what a larger city brings by itself."""
        row, column = divmod(corner - self.survey.origin, SIZE)
        left, right, top, bottom = self.survey.box
        box = min(left, column), max(right, column + 1), min(top, row), max(bottom, row + 1)
        return ACROSS * row + column, self.shape(box) - self._shape

    def parcel(self, kind: int, lane: int) -> float:
        """What a parcel of this kind brings there by itself."""
        found, weights = self.survey, self.weights
        there = found.kinds[lane]
        if there == kind:
            return 0.0
        gain = weights.kinds[kind] + self.counted[kind]
        if there == FREE:
            gain += self.land
        else:
            gain -= weights.kinds[there]
            if there == HOUSE:  # under a Townhouse: one symbol more
                return gain - self.counted[HOUSE] + found.takers[lane] + self.rise(0, 1, lane)
        if kind == EMPTY:
            return gain + found.ranches[lane] + self.rise(4, 1, lane)
        if kind == OUTLAWS:
            return gain + (0 if found.tamed else OUTLAW_POINTS)
        if there == EMPTY:
            gain -= found.ranches[lane] + self.rise(4, 1, lane)
        if found.sites[lane]:
            if lane not in self._sites:
                beside = sum(values[count[lane]] for values, count in zip(weights.sites, found.beside))
                self._sites[lane] = weights.site + beside
            gain -= self._sites[lane]
        if kind in SYMBOLS_OF:
            count = SYMBOLS_OF[kind]
            return gain + count * found.takers[lane] + self.rise(0, count, lane)
        if kind in TAKES:
            count = TAKES[kind]
            return gain + count * found.symbols[lane] + self.rise(1, count, lane)
        if kind == MOUNTAIN:
            return gain + 2 * found.mines[lane] + self.rise(2, 1, lane)
        if kind == MINE:
            return gain + 2 * found.mountains[lane] + self.rise(3, 1, lane)
        if kind == RANCH:
            return gain + found.empties[lane] - (there == EMPTY)
        return gain


class Gains(dict[int, float]):
    """What a parcel of one kind brings, by where it is; found when it is first asked for."""

    def __init__(self, ground: Ground, kind: int) -> None:
        self.ground, self.kind = ground, kind

    def __missing__(self, lane: int) -> float:
        gain = self[lane] = self.ground.parcel(self.kind, lane)
        return gain


def score_of(estate: Estate) -> int:
    return total(estate_parts(estate))


def weights_after(learned: Mapping[str, Sequence[float]], era: int, round: int) -> Weights:
    """The weights after a round, from the factors of their parts; a character that nothing was learned about has none."""
    parts = parts_of(era, round)
    return Weights(
        dict.fromkeys(CHARACTER_NAMES, 0.0)
        | {
            name: sum(parts[part] * factor for part, factor in zip(BASES[name], factors, strict=True))
            for name, factors in learned.items()
        }
    )


@cache
def _shipped() -> dict[str, Any]:
    """What comes with the package, made by `carson train cards`. Weights of other features would be nonsense."""
    written: dict[str, Any] = json.loads(files("carson.bots.cards").joinpath("weights.json").read_text(encoding="utf-8"))
    if written["features"] != VERSION:
        raise ValueError(f"weights.json is for features {written['features']}, not {VERSION}")
    return written


def shipped_weights() -> Mapping[str, Sequence[float]]:
    found: Mapping[str, Sequence[float]] = _shipped()["weights"]
    return found


def shipped_doubt() -> Doubt:
    return Doubt(*_shipped()["doubt"])
