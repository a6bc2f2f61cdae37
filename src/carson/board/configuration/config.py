"""A game's configuration (B1.2): edition, players, characters on their sides, kinds of buildings, variants, mountains.

What cannot be played is refused with the reason; presets are configurations with a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from typing import Final

from carson.board.buildings import EXTRA_NAMES
from carson.board.characters import CHARACTERS, NUMBERS
from carson.board.characters.character import Character
from carson.board.configuration.data import DEFAULT, Data, from_changes
from carson.board.configuration.editions import BIG_BOX, FIRST, MOST_PLAYERS
from carson.board.variants import ALL_VARIANTS
from carson.core.refusal import Refusal

NUMBERS_IN: Final = {FIRST: tuple(range(1, 8)), BIG_BOX: tuple(NUMBERS)}
RANDOM: Final = ("random",)
IN_PLAY: Final = 7
MOST_MOUNTAINS: Final = 9
MOST_WORDS: Final = 64  # in any list of a configuration: a river could not have more parcels
RULES: Final = 2  # the number of today's rules; what each number changed stands in docs/records.md


@cache
def sides_of(number: int) -> tuple[Character, ...]:
    """All sides of a card."""
    return tuple(side for side in CHARACTERS.values() if side.number == number)


def cards_in_play(numbers: Sequence[int]) -> int:
    """How many cards a game with these characters has: seven, and one more for some (B1.3)."""
    return IN_PLAY + any(side.one_more for number in numbers for side in sides_of(number))


def sides_allowed(number: int, variants: tuple[str, ...]) -> list[str]:
    """The sides of a card that can be asked for: `YR` where the game itself says which (B1.3, B1.4)."""
    return [side.side for side in sides_of(number) if is_offered(side, variants)]


def is_offered(side: Character, variants: tuple[str, ...]) -> bool:
    return side.offered and side.needs in ("", *variants)


def side_of(code: str) -> Character:
    return CHARACTERS[code]


@dataclass(frozen=True, slots=True)
class Config:
    """One way to play. `characters` are codes such as `3Y`, `3R` or `3?` (a random side), or `random`."""

    edition: str = BIG_BOX
    players: int = 4
    characters: tuple[str, ...] = tuple(f"{number}Y" for number in range(1, 8))
    extra_buildings: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    river: tuple[str, ...] = ()  # an own course for Carson River; empty: the printed one (B10.2)
    mountains: int = MOST_MOUNTAINS
    data: Data = DEFAULT
    rules: int = RULES  # by which the game is played to its end, whatever is corrected meanwhile

    def __post_init__(self) -> None:
        if not 1 <= self.rules <= RULES:
            raise Refusal("unknown-rules", rules=self.rules, known=RULES)
        if self.edition not in MOST_PLAYERS:
            raise Refusal("unknown-edition", "B1.2", edition=self.edition, known=", ".join(MOST_PLAYERS))
        if not 2 <= self.players <= MOST_PLAYERS[self.edition]:
            raise Refusal("player-count", "B1", players=self.players, most=MOST_PLAYERS[self.edition], edition=self.edition)
        if not 0 <= self.mountains <= MOST_MOUNTAINS:
            raise Refusal("mountain-count", "B1.2", mountains=self.mountains, most=MOST_MOUNTAINS)
        self._check_characters()
        for name in self.extra_buildings:
            if name not in EXTRA_NAMES:
                raise Refusal("unknown-building", "B1.2", building=name, known=", ".join(EXTRA_NAMES))
            if self.extra_buildings.count(name) > 1:
                raise Refusal("building-twice", "B1.2", building=name)
        if self.edition == FIRST and self.extra_buildings:
            raise Refusal("building-not-in-edition", "B1", building=self.extra_buildings[0])
        for name in self.variants:
            self._check_variant(name)
        for name, variant in ALL_VARIANTS.items():
            if name not in self.variants:
                variant.check_off(self)

    def _check_variant(self, name: str) -> None:
        if name not in ALL_VARIANTS:
            raise Refusal("unknown-variant", "B1.2", variant=name, known=", ".join(ALL_VARIANTS) or "-")
        if self.variants.count(name) > 1:
            raise Refusal("variant-twice", "B1.2", variant=name)
        variant = ALL_VARIANTS[name]
        if self.edition == FIRST and not variant.first_edition:
            raise Refusal("variant-not-in-edition", "B1", variant=name)
        variant.check(self)

    def _check_characters(self) -> None:
        if self.characters == RANDOM:
            return
        numbers = []
        for code in self.characters:
            match = re.fullmatch(r"(0|[1-9][0-9]?)(Y|R|YR|\?)", code)
            number = int(match[1]) if match else -1
            if match is None or number not in NUMBERS:
                known, other = ", ".join(map(str, NUMBERS)), int(0 <= number <= max(NUMBERS))
                raise Refusal("unknown-character", "B1.2", code=code, known=known, other=other)
            if number not in NUMBERS_IN[self.edition]:
                raise Refusal("character-not-in-edition", "B1", code=code)
            if number in numbers:
                raise Refusal("character-twice", "B1.2", number=number)
            if match[2] != "?" and match[2] not in sides_allowed(number, self.variants):
                allowed = ", ".join(f"{number}{side}" for side in sides_allowed(number, self.variants))
                raise Refusal("side-not-offered", "B1.4" if match[2] == "Y" else "B1.3", code=code, allowed=allowed)
            numbers.append(number)
        needed = cards_in_play(numbers)
        if len(numbers) != needed:
            raise Refusal("character-count", "B1.3", count=len(numbers), needed=needed)

    def as_json(self) -> dict[str, object]:
        config: dict[str, object] = {
            "edition": self.edition,
            "players": self.players,
            "characters": list(self.characters),
            "extra_buildings": list(self.extra_buildings),
            "variants": list(self.variants),
            "river": list(self.river),
            "mountains": self.mountains,
        }
        if self.data.changes:
            config["data"] = deepcopy(self.data.changes)
        if self.rules > 1:
            config["rules"] = self.rules
        return config

    @classmethod
    def from_json(cls, values: Mapping[str, object]) -> Config:
        """The configuration that `as_json` wrote; anything else is refused with the field's name."""
        merged = {**cls().as_json(), "data": {}, "rules": 1, **values}
        for name in values:
            if name not in FIELDS:
                raise Refusal("bad-config", field=name)
        edition, data = merged["edition"], merged["data"]
        if not isinstance(edition, str):
            raise Refusal("bad-config", field="edition")
        if not isinstance(data, Mapping):
            raise Refusal("bad-config", field="data")
        return cls(
            edition,
            number_in(merged, "players"),
            words_in(merged, "characters"),
            words_in(merged, "extra_buildings"),
            words_in(merged, "variants"),
            words_in(merged, "river"),
            number_in(merged, "mountains"),
            from_changes(data) if data else DEFAULT,
            number_in(merged, "rules"),
        )


FIELDS: Final = frozenset(field.name for field in fields(Config))


def number_in(values: Mapping[str, object], name: str) -> int:
    """A field that is a number; anything else is refused with its name."""
    value = values[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("bad-config", field=name)
    return value


def words_in(values: Mapping[str, object], name: str) -> tuple[str, ...]:
    """A field that is a list of words; anything else is refused with its name."""
    value = values[name]
    if not isinstance(value, (list, tuple)) or len(value) > MOST_WORDS or not all(isinstance(word, str) for word in value):
        raise Refusal("bad-config", field=name)
    return tuple(str(word) for word in value)


# The combinations of characters that the rulebook names, for the mood of a game (B1.2).
CASTS: Final = {
    name: tuple(codes.split())
    for name, codes in {
        "quiet": "1R 2R 5Y 11Y 13Y 14YR 16R",
        "prosper": "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y",
        "home-owner": "0Y 3R 4Y 5R 8Y 9Y 12Y 15R",
        "gold-rush": "0R 1Y 3Y 5R 8R 9Y 10R 11R",
        "settling-scores": "0R 6R 7Y 9R 10Y 12R 13R 14YR",
    }.items()
}


def _cast(name: str) -> Config:
    return Config(characters=CASTS[name], extra_buildings=EXTRA_NAMES, mountains=MOST_MOUNTAINS)


PRESETS: Final[dict[str, Callable[[], Config]]] = {
    "first-game": Config,
    "first-edition": lambda: Config(edition=FIRST),
    "big-box": lambda: Config(characters=RANDOM, extra_buildings=EXTRA_NAMES),
    **{name: partial(_cast, name) for name in CASTS},
}


NINE_MOUNTAINS: Final = frozenset(CASTS["gold-rush"])  # the characters that have them with any river (B1.5)


def usual_mountains(config: Config) -> int:
    """How many mountains the variants of a configuration leave of the nine."""
    mountains = MOST_MOUNTAINS
    if set(config.characters) == NINE_MOUNTAINS:
        return mountains
    for name in config.variants:
        mountains = ALL_VARIANTS[name].mountains(config, mountains)
    return mountains


def preset(name: str, players: int | None = None, data: Data | None = None) -> Config:
    """A preset by name (B1.2), for a number of players."""
    if name not in PRESETS:
        raise Refusal("unknown-preset", "B1.2", preset=name, known=", ".join(PRESETS))
    config = PRESETS[name]()
    if players is not None:
        config = replace(config, players=players)
    return config if data is None else replace(config, data=data)
