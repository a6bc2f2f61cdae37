"""All that can be switched in a wish for a game, one thing at a time: each with the fields that are different then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from carson.board.buildings import EXTRA_NAMES
from carson.board.characters import CHARACTERS, NUMBERS
from carson.board.configuration.config import CASTS, IN_PLAY, RANDOM, cards_in_play, words_in
from carson.board.configuration.data import from_changes
from carson.board.configuration.editions import MOST_PLAYERS
from carson.board.variants import ALL_VARIANTS, EXTRAS, VARIANTS
from carson.core.title import Switches

FEWEST: Final = 2
CODES: Final = tuple(
    code for number in NUMBERS for code, side in CHARACTERS.items() if side.number == number and side.offered
)
NUMBER_OF: Final = {f"{number}{side}": number for number in NUMBERS for side in ("Y", "R", "YR", "?")}
USUAL: Final = tuple(f"{number}Y" for number in range(1, IN_PLAY + 1))  # they fill up where characters are missing


def switches(wish: Mapping[str, object]) -> Switches:
    """By what it is and by name, the fields of the wish that change; a wish that cannot be read is refused.

    Figures of a player's own go with everything, if there is nothing wrong with them.
    """
    variants, buildings, characters = (words_in(wish, name) for name in ("variants", "extra_buildings", "characters"))
    data = wish.get("data")
    if isinstance(data, Mapping):
        from_changes(data)
    return {
        "players": {str(count): {"players": count} for count in range(FEWEST, max(MOST_PLAYERS.values()) + 1)},
        "editions": {name: {"edition": name} for name in MOST_PLAYERS},
        "variants": {name: {"variants": toggled(variants, name), **without(name, variants, wish)} for name in VARIANTS},
        "extras": {name: {"variants": toggled(variants, name)} for name in EXTRAS},
        "characters": {code: {"characters": with_character(characters, code)} for code in CODES},
        "combinations": {name: {"characters": list(cast)} for name, cast in CASTS.items()},
        "buildings": {name: {"extra_buildings": toggled(buildings, name)} for name in EXTRA_NAMES},
        **{name: found for name in variants if (found := own_switches(name, wish))},
    }


def toggled(names: Sequence[str], name: str) -> list[str]:
    return [other for other in names if other != name] if name in names else [*names, name]


def without(variant: str, variants: Sequence[str], wish: Mapping[str, object]) -> dict[str, object]:
    """What goes with a variant that is in: the field of its name (an own course of the river)."""
    return {variant: []} if variant in variants and wish.get(variant) else {}


def own_switches(variant: str, wish: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """Those of a variant that is in, of the field of its name."""
    if variant not in ALL_VARIANTS or variant not in wish:
        return {}
    return {name: {variant: list(words)} for name, words in ALL_VARIANTS[variant].switches(words_in(wish, variant)).items()}


def with_character(characters: Sequence[str], code: str) -> list[str]:
    """The characters with this side, in exchange for the other side of its card or for whoever is last (B1.3)."""
    number = NUMBER_OF[code]
    others = [] if characters == RANDOM else [other for other in characters if NUMBER_OF.get(other) != number]
    taken = {number, *map(NUMBER_OF.get, others)}
    cast = [code, *others, *(usual for usual in USUAL if NUMBER_OF[usual] not in taken)]
    known = [NUMBER_OF[other] for other in cast[: IN_PLAY + 1] if other in NUMBER_OF]
    return cast[: cards_in_play(known)]
