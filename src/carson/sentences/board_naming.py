"""The board game's things by name and in one line of description."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from carson.board.map.action_track import PRICES, SLOTS
from carson.board.map.town import PARCEL_NAMES, PARCEL_OF, SIDE_OF, SIDE_PARCELS
from carson.board.title import BOARD
from carson.sentences.naming import Naming


class BoardNaming(Naming):
    """Names for the ids of the board game."""

    game = BOARD.name
    reasons = ("reason", "place", "kind", "character")

    def named(self, value: str, id: str) -> str | None:
        return _NAMED[value](self, id) if value in _NAMED else None

    def place(self, name: str) -> str:
        """`wages` is Wages; a parcel's name stays; of `building-4 mine`, with what lies there, it is Mine ($4)."""
        space, _, lies = name.partition(" ")
        if lies:
            return self.words("place-tile", kind=capital(self.kind(lies)), price=PRICES[SLOTS[space]])
        return name if name in PARCEL_OF else self.words(f"place-{name}")

    def kind(self, name: str) -> str:
        """What stands on a parcel: `general-store` is general store."""
        return self.words(f"kind-{name}")

    def kinds(self, name: str) -> str:
        """Several buildings of a kind."""
        return self.words(f"kind-{name}.some")

    def character(self, name: str) -> str:
        return self.words(f"character-{name}")

    def side(self, side: str) -> str:
        """`Y` is yellow; the side of a parcel is where a road lies: `d5n` for those who type it, in words for all others."""
        if side in SIDE_OF:
            return self.words("road-typed", side=side) if self.draws else self.where(side)
        return self.words(f"side-{side}") if self.words.has(f"side-{side}") else side

    def where(self, side: str) -> str:
        """Where a road lies: `d5n` is between d5 and d6, `d8n` at the rim on the north side of d8."""
        parcels = [PARCEL_NAMES[parcel] for parcel in SIDE_PARCELS[SIDE_OF[side]]]
        if len(parcels) == 1:
            return self.words(f"road-rim-{side[2]}", parcel=parcels[0])
        return self.words("road-between", first=parcels[0], second=parcels[1])

    def edition(self, name: str) -> str:
        """`big-box` is Big Box; what is no edition keeps its name."""
        return self.words(f"edition-{name}") if self.words.has(f"edition-{name}") else name

    def variant(self, name: str) -> str:
        """`kit-carson` is Kit Carson; what is no variant keeps its name."""
        return self.words(f"variant-{name}") if self.words.has(f"variant-{name}") else name

    def building(self, name: str) -> str:
        """A kind of building; what is none keeps its name."""
        return self.kind(name) if self.words.has(f"kind-{name}") else name

    def about_character(self, name: str, side: str) -> str:
        """What a side (`Y` or `R`) of a character does."""
        return self.words(f"character-{name}.{side}")

    def about_building(self, kind: str) -> str:
        """What a kind of building needs, pays and gives."""
        return self.words(f"kind-{kind}.about")

    def about_space(self, name: str) -> str:
        """What a space of the track gives."""
        return self.words(f"place-{name}.about")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Values that are ids and have a name of their own.
_NAMED: Final[dict[str, Callable[[BoardNaming, str], str]]] = {
    "place": BoardNaming.place,
    "origin": BoardNaming.place,
    "kind": BoardNaming.kind,
    "content": BoardNaming.kind,
    "character": BoardNaming.character,
    "side": BoardNaming.side,
    "edition": BoardNaming.edition,
    "variant": BoardNaming.variant,
    "building": BoardNaming.building,
}
