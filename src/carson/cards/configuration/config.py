"""A table for the card game: how many people or bots, the levels of the virtual players, and the deck (C1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

from carson.cards.configuration.deck import DEFAULT, SHIPPED, Deck, from_changes, shipped
from carson.core.refusal import Refusal

FEWEST: Final = 4  # participants, real and virtual
MOST: Final = 6

# The bids of a virtual player by his level, and those of a real one (C1.1).
LEVELS: Final = {"beginner": range(1, 10), "advanced": range(2, 11), "expert": range(3, 12)}
OWN_BIDS: Final = range(1, 10)

BEGINNER: Final = "beginner"


@dataclass(frozen=True, slots=True)
class Config:
    """`players` have hands of their own and sit first; a virtual player follows for each level in `virtual`."""

    players: int = 1
    virtual: tuple[str, ...] = (BEGINNER,) * 3
    deck: Deck = DEFAULT

    def __post_init__(self) -> None:
        if not 1 <= self.players <= MOST:
            raise Refusal("real-players", "C1.1", players=self.players, most=MOST)
        for level in self.virtual:
            if level not in LEVELS:
                raise Refusal("unknown-level", "C1.1", level=level, known=", ".join(LEVELS))
        if not FEWEST <= self.participants <= MOST:
            values = {"players": self.players, "virtual": len(self.virtual), "fewest": FEWEST, "most": MOST}
            raise Refusal("participant-count", "C1.1", participants=self.participants, **values)

    @property
    def participants(self) -> int:
        return self.players + len(self.virtual)

    def as_json(self) -> dict[str, object]:
        return {"players": self.players, "virtual": list(self.virtual), "deck": written(self.deck)}

    @classmethod
    def from_json(cls, values: Mapping[str, object]) -> Config:
        """The configuration that `as_json` wrote; anything else is refused with the field's name."""
        for name in values:
            if name not in ("players", "virtual", "deck"):
                raise Refusal("bad-config", field=name)
        merged = {**cls().as_json(), **values}
        players, virtual = merged["players"], levels_in(merged)
        if not isinstance(players, int) or isinstance(players, bool):
            raise Refusal("bad-config", field="players")
        return cls(players, virtual, deck_of(merged["deck"]))


def levels_in(values: Mapping[str, object]) -> tuple[str, ...]:
    """The levels of the virtual players."""
    virtual = values["virtual"]
    if not isinstance(virtual, list | tuple) or not all(isinstance(level, str) for level in virtual):
        raise Refusal("bad-config", field="virtual")
    return tuple(virtual)


def deck_of(written: object) -> Deck:
    """The deck that a record or a position names: lists of its own, or one of ours."""
    if isinstance(written, Mapping):
        return from_changes(written)
    if not isinstance(written, str):
        raise Refusal("bad-config", field="deck")
    if written not in SHIPPED:
        raise Refusal("other-deck", "C5.1", found=written[:16], known=", ".join(SHIPPED))
    return shipped(written)


def written(deck: Deck) -> object:
    """A user's own lists, or which one of ours it is."""
    return deepcopy(deck.changes) or deck.digest


def fill_up(players: int, level: str = BEGINNER) -> tuple[str, ...]:
    """As many virtual players of a level as a table with these players needs."""
    return (level,) * max(0, FEWEST - max(0, players))


# Ways to play by name: who sits at the table unless somebody asks for more or fewer.
PRESETS: Final = {
    "solo": Config(),
    "solo-advanced": Config(virtual=("advanced",) * 3),
    "solo-expert": Config(virtual=("expert",) * 3),
    "friends": Config(players=4, virtual=()),
}
