"""All that can be switched in a wish for a table, one thing at a time: each with the fields that are different then."""

from __future__ import annotations

from collections.abc import Mapping

from carson.cards.configuration.config import BEGINNER, LEVELS, MOST, deck_of, levels_in
from carson.core.title import Switches


def switches(wish: Mapping[str, object]) -> Switches:
    """By what it is and by name, the fields of the wish that change; a wish that cannot be read is refused.

    Further virtual players are as strong as the last one. A deck of a player's own goes with everything, if there is nothing
    wrong with it.
    """
    virtual = levels_in(wish)
    if "deck" in wish:
        deck_of(wish["deck"])
    more = [*virtual[-1:], BEGINNER][:1] * MOST
    return {
        "players": {str(count): {"players": count} for count in range(1, MOST + 1)},
        "virtual": {str(count): {"virtual": [*virtual, *more][:count]} for count in range(MOST)},
        "levels": {level: {"virtual": [level] * len(virtual)} for level in LEVELS},
    }
