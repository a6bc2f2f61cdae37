"""The deck: 96 terrain cards, 21 characters with their backs, and the priorities of all (`deck.toml`, C5.1).

A card is written as its two rows and its priority (`"H. .M 3"`), a character as its priority, the signs on its back from
the strongest to the weakest, and `skull` where the back shows one. A file of the user's own may replace each list. What is
known of the printed deck is checked whoever made it; a refusal names the field, the line and what is wrong, in the words
`deck-<problem>` of the locale files. `tools/make_deck.py` made ours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from carson.cards.characters import CHARACTER_NAMES, CHARACTERS
from carson.cards.city import Terrain
from carson.cards.kinds import BUILDINGS, EMPTY, KIND_NAMES, KIND_OF_SIGN, KINDS, OUTLAWS, SIGNS, TOWNHOUSE
from carson.core.refusal import Refusal
from carson.core.toml_text import Path, field_lines, shown, tables

CODE, RULING = "bad-deck", "C5.1"
ERA_NAMES: Final = ("era-1", "era-2")
ERA_CARDS: Final = 48
TERRAIN_CARDS: Final = len(ERA_NAMES) * ERA_CARDS
CARDS: Final = TERRAIN_CARDS + len(CHARACTERS)  # a character's card comes after all terrain
MOST_PRIORITY: Final = 9
PLAYER_SIGNS: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cow")  # C1.2
SKULL: Final = "skull"
MOST_SKULLS: Final = 3  # four characters are left when the last is revealed, so one of them has none (C2.1)

CARD_NAMES: Final = (
    *(f"i-{number}" for number in range(1, ERA_CARDS + 1)),
    *(f"ii-{number}" for number in range(1, ERA_CARDS + 1)),
    *CHARACTER_NAMES,
)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}

# Parcels of each kind in era I and era II, in the order of KINDS (known).
PARCELS_OF_KIND: Final = {
    "era-1": (104, 32, 2, 18, 10, 10, 3, 3, 1, 1, 1, 1, 2, 0, 1, 3),
    "era-2": (106, 12, 10, 18, 4, 4, 8, 8, 5, 4, 1, 2, 1, 1, 3, 5),
}


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards that a game is played with."""

    terrain: tuple[Terrain, ...]  # by card
    priority: tuple[int, ...]  # by card, the characters' after the terrain's
    backs: tuple[tuple[int, ...], ...]  # by character: the signs on its back by number, the strongest first
    skulls: frozenset[int]  # the characters whose backs show one
    changes: dict[str, object]  # the lists of a user's own file, ready for JSON
    # Eight letters and digits that another deck has not: a record says with which deck it was made.
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        cards = repr((self.terrain, self.priority, self.backs, sorted(self.skulls)))
        object.__setattr__(self, "digest", blake2b(cards.encode(), digest_size=4).hexdigest())


def parse(text: str) -> Deck:
    """The deck of a TOML text; a list that it leaves out is the package's own."""
    text = text.removeprefix("\ufeff")  # some editors put one before a file
    return _Reader(text).deck(tables(text, CODE, RULING))


def from_changes(changes: Mapping[str, object]) -> Deck:
    """The deck of a record: the package's own with these lists instead."""
    return _Reader("").deck(changes)


class _Reader:
    """Reads and checks the lists of a text, or of a record (which has no lines)."""

    def __init__(self, text: str) -> None:
        self._text = text

    def wrong(self, problem: str, path: Path, item: int | None = None, **values: int | str) -> Refusal:
        return Refusal(CODE, RULING, problem=problem, field=".".join(path), line=self._line(path, item), **values)

    def _line(self, path: Path, item: int | None) -> int:
        """The line of a field, or of a string in its list."""
        line = field_lines(self._text).get(path, 0)
        if not line or item is None:
            return line
        for number, text in enumerate(self._text.split("\n")[line - 1 :], line):
            item -= sum(not found.startswith("#") for found in re.findall(r"""\"[^"]*\"|'[^']*'|#.*""", text))
            if item < 0:
                return number
        return line

    def deck(self, found: Mapping[str, object]) -> Deck:
        for name, value in found.items():
            if name not in ("terrain", "characters", "standing"):
                raise self.wrong("unknown-table", (name,), known="terrain, characters")
            if not isinstance(value, Mapping):
                raise self.wrong("not-a-table", (name,), found=shown(value))
        changes = {name: value for name, value in found.items() if name != "standing"}
        lists = {name: dict(value) for name, value in _package().items() if isinstance(value, Mapping)}
        for name, value in changes.items():
            assert isinstance(value, Mapping)
            lists[name].update(value)
        cards = [card for era in ERA_NAMES for card in self._era(era, lists["terrain"].pop(era))]
        for name in lists["terrain"]:
            raise self.wrong("unknown-field", ("terrain", name), known=", ".join(ERA_NAMES))
        for name in lists["characters"]:
            if name not in CHARACTER_NAMES:
                raise self.wrong("unknown-field", ("characters", name), known=", ".join(CHARACTER_NAMES))
        priorities, backs, skulls = [], [], []
        for name in CHARACTER_NAMES:
            priority, back, skull = self._character(name, lists["characters"][name])
            priorities.append(priority)
            backs.append(back)
            skulls += [CHARACTER_NAMES.index(name)] if skull else []
        if len(skulls) > MOST_SKULLS:
            raise self.wrong("skulls", ("characters",), found=len(skulls), most=MOST_SKULLS)
        return Deck(
            terrain=tuple(terrain for terrain, _ in cards),
            priority=(*(priority for _, priority in cards), *priorities),
            backs=tuple(backs),
            skulls=frozenset(skulls),
            changes=changes,
        )

    def _era(self, era: str, found: object) -> list[tuple[Terrain, int]]:
        path = ("terrain", era)
        if not isinstance(found, list):
            raise self.wrong("not-a-list", path, found=shown(found), count=ERA_CARDS)
        cards = [self._card(path, item, text) for item, text in enumerate(found)]
        if len(cards) != ERA_CARDS:
            raise self.wrong("card-count", path, found=len(cards), count=ERA_CARDS)
        for kind in KINDS:
            count, needed = sum(terrain.count(kind) for terrain, _ in cards), PARCELS_OF_KIND[era][kind]
            if count != needed:
                raise self.wrong("parcel-count", path, kind=KIND_NAMES[kind], found=count, count=needed)
        return cards

    def _card(self, path: Path, item: int, text: object) -> tuple[Terrain, int]:
        match = re.fullmatch(r"(\S)(\S) (\S)(\S) ([0-9]{1,2})", text) if isinstance(text, str) else None
        if match is None:
            raise self.wrong("card", path, item, found=shown(text))
        signs, priority = match.groups()[:4], int(match[5])
        for sign in signs:
            if sign not in KIND_OF_SIGN:
                raise self.wrong("sign", path, item, found=sign, known=" ".join(SIGNS))
        if not 1 <= priority <= MOST_PRIORITY:
            raise self.wrong("priority", path, item, found=priority, most=MOST_PRIORITY)
        first, second, third, fourth = (KIND_OF_SIGN[sign] for sign in signs)
        return (first, second, third, fourth), priority

    def _character(self, name: str, text: object) -> tuple[int, tuple[int, ...], bool]:
        path = ("characters", name)
        priority, *signs = (text.split() if isinstance(text, str) else []) or [""]
        if not re.fullmatch("[0-9]{1,2}", priority) or not 1 <= int(priority) <= MOST_PRIORITY:
            raise self.wrong("priority", path, found=shown(text), most=MOST_PRIORITY)
        skull = signs[len(PLAYER_SIGNS) :] == [SKULL]
        back = signs[:-1] if skull else signs
        if sorted(back) != sorted(PLAYER_SIGNS):
            raise self.wrong("back", path, found=" ".join(signs)[:60], known=" ".join(PLAYER_SIGNS))
        return int(priority), tuple(PLAYER_SIGNS.index(sign) for sign in back), skull


@cache
def _package() -> Mapping[str, object]:
    return tables(files("carson.cards").joinpath("deck.toml").read_text(encoding="utf-8"), CODE, RULING)


def breaches(deck: Deck) -> list[str]:
    """What a deck has against the rules that we gave ours besides the known counts; a user's own need not keep them."""
    found = []
    for card, terrain in enumerate(deck.terrain):
        buildings = [kind for kind in terrain if kind in BUILDINGS]
        if terrain.count(EMPTY) == len(terrain):
            found.append(f"{CARD_NAMES[card]} is empty")
        if EMPTY not in terrain and card < ERA_CARDS:
            found.append(f"{CARD_NAMES[card]} is full in era I")
        if len(buildings) > 1:
            found.append(f"{CARD_NAMES[card]} has two buildings")
        if OUTLAWS in terrain and not buildings and TOWNHOUSE not in terrain:
            found.append(f"{CARD_NAMES[card]} has outlaws and nothing good")
    if len(deck.skulls) != MOST_SKULLS:
        found.append(f"{len(deck.skulls)} skulls")
    for place, signs in enumerate(zip(*deck.backs, strict=True), 1):
        counts = [signs.count(sign) for sign in range(len(PLAYER_SIGNS))]
        if max(counts) - min(counts) > 1:
            found.append(f"the signs are not equally often in place {place}")
    return found


DEFAULT: Final = from_changes({})
if breaches(DEFAULT):
    raise ValueError(f"deck.toml: {', '.join(breaches(DEFAULT))}")
