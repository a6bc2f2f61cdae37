"""The deck: 96 terrain cards, its characters with their backs, and the priorities of all (C5.1).

A card is written as its two rows and its priority (`"H. .M 3"`), a character as its priority, the signs on its back from
the strongest to the weakest, and `skull` where the back shows one. Every deck of ours that was ever played with lies in
`decks/`, named by its digest, and is never changed. A file of the user's own may replace each list of today's. What is
known of the printed deck is checked whoever made it; a refusal names the field, the line and what is wrong, in the words
`deck-<problem>` of the locale files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTER_OF, CHARACTERS
from carson.cards.map.city import Terrain
from carson.cards.map.contents import KIND_NAMES, KIND_OF_SIGN, KINDS, SIGNS
from carson.core.refusal import Refusal
from carson.core.toml_text import Path, field_lines, shown, tables

CODE, RULING = "bad-deck", "C5.1"
SHIPPED: Final = ("cfb0d7b9", "ee9726a8")  # our decks by their digests, from that of 0.1.0 to today's
ERA_NAMES: Final = ("era-1", "era-2")
ERA_CARDS: Final = 48
TERRAIN_CARDS: Final = len(ERA_NAMES) * ERA_CARDS
CARDS: Final = TERRAIN_CARDS + len(CHARACTERS)  # a character's card comes after all terrain
MOST_PRIORITY: Final = 9
PLAYER_SIGNS: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cow")  # C1.2
SKULL: Final = "skull"
NO_CARD: Final = 0, (), False  # of a character: no priority, no back
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
    characters: tuple[int, ...]  # those that it has, ascending
    priority: tuple[int, ...]  # by card, the characters' after the terrain's; 0: it has no such card
    backs: tuple[tuple[int, ...], ...]  # by character: the signs on its back by number, the strongest first
    skulls: frozenset[int]  # the characters whose backs show one
    changes: dict[str, object]  # all lists, ready for JSON, if it is a user's own; empty: it is one of ours
    # Eight letters and digits that another deck has not: a record says with which deck it was made.
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        """A character that is not in the deck is not in its digest either."""
        backs = tuple(self.backs[character] for character in self.characters)
        skulls = [place for place, character in enumerate(self.characters) if character in self.skulls]
        cards: tuple[object, ...] = (self.terrain, tuple(filter(None, self.priority)), backs, skulls)
        names = [CHARACTER_NAMES[character] for character in self.characters]
        if set(names) != set(_lists(SHIPPED[0])["characters"]):
            cards = (*cards, names)
        object.__setattr__(self, "digest", blake2b(repr(cards).encode(), digest_size=4).hexdigest())

    def has(self, card: int) -> bool:
        return self.priority[card] > 0


def parse(text: str) -> Deck:
    """The deck of a TOML text; a list that it leaves out is that of today's deck."""
    text = text.removeprefix("\ufeff")  # some editors put one before a file
    return _known(_Reader(text).deck(tables(text, CODE, RULING), SHIPPED[-1]))


def from_changes(changes: Mapping[str, object], base: str = SHIPPED[0]) -> Deck:
    """The deck of these lists instead of those of ours: of the first one in a record, for later ones leave out no list."""
    return _known(_Reader("").deck(changes, base))


@cache
def shipped(digest: str) -> Deck:
    """One of our own decks."""
    deck = _Reader("").deck({}, digest)
    if deck.digest != digest:
        raise ValueError(f"decks/{digest}.toml holds another deck, {deck.digest}")
    return replace(deck, changes={})


def _known(deck: Deck) -> Deck:
    """Ours, if the lists are no others."""
    return shipped(deck.digest) if deck.digest in SHIPPED else deck


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

    def deck(self, found: Mapping[str, object], base: str) -> Deck:
        """The deck of all lists: those that were found, and the others of one of ours."""
        for name, value in found.items():
            if name not in ("terrain", "characters", "standing"):
                raise self.wrong("unknown-table", (name,), known="terrain, characters")
            if not isinstance(value, Mapping):
                raise self.wrong("not-a-table", (name,), found=shown(value))
        lists = {name: {**_lists(base)[name], **_table(found.get(name))} for name in ("terrain", "characters")}
        for name in lists["terrain"]:
            if name not in ERA_NAMES:
                raise self.wrong("unknown-field", ("terrain", name), known=", ".join(ERA_NAMES))
        for name in lists["characters"]:
            if name not in CHARACTER_NAMES:
                raise self.wrong("unknown-field", ("characters", name), known=", ".join(CHARACTER_NAMES))
        cards = [card for era in ERA_NAMES for card in self._era(era, lists["terrain"][era])]
        listed = lists["characters"]
        characters = {CHARACTER_OF[name]: self._character(name, listed[name]) for name in CHARACTER_NAMES if name in listed}
        skulls = [character for character, (_, _, skull) in characters.items() if skull]
        if len(skulls) > MOST_SKULLS:
            raise self.wrong("skulls", ("characters",), found=len(skulls), most=MOST_SKULLS)
        every = [characters.get(character, NO_CARD) for character in range(len(CHARACTERS))]
        return Deck(
            terrain=tuple(terrain for terrain, _ in cards),
            characters=tuple(characters),
            priority=(*(priority for _, priority in cards), *(priority for priority, _, _ in every)),
            backs=tuple(back for _, back, _ in every),
            skulls=frozenset(skulls),
            changes={**lists},
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
def _lists(digest: str) -> dict[str, Mapping[str, object]]:
    """The lists of one of our own decks."""
    text = files("carson.cards.configuration").joinpath("decks", f"{digest}.toml").read_text(encoding="utf-8")
    return {name: _table(value) for name, value in tables(text, CODE, RULING).items()}


def _table(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


DEFAULT: Final = shipped(SHIPPED[-1])
