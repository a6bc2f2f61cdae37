"""What is on the cards in figures: what is known of the printed deck, and what this project chose (C5.1)."""

from __future__ import annotations

from collections import Counter

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import DEFAULT, ERA_CARDS, ERA_NAMES, PARCELS_OF_KIND, PLAYER_SIGNS, TERRAIN_CARDS
from carson.cards.map.contents import KIND_NAMES
from carson.cli.terminal.terminal_game import Figures

KNOWN, OURS = "known", "ours"


def figures() -> list[Figures]:
    """Parcels by era as the rulebook counts them; then how often each priority is on the cards, and what characters have."""
    found = []
    for era in ERA_NAMES:
        parcels = zip(KIND_NAMES, PARCELS_OF_KIND[era], strict=True)
        values: dict[str, object] = {name: count for name, count in parcels if count}
        found.append(Figures(f"terrain.{era}", KNOWN, {"cards": ERA_CARDS, **values}))
    for number, era in enumerate(ERA_NAMES):
        counted = Counter(DEFAULT.priority[number * ERA_CARDS : (number + 1) * ERA_CARDS])
        often: dict[str, object] = {str(priority): counted[priority] for priority in sorted(counted)}
        found.append(Figures(f"terrain.{era} priority", OURS, often))
    priorities: dict[str, object] = {
        CHARACTER_NAMES[character]: DEFAULT.priority[TERRAIN_CARDS + character] for character in DEFAULT.characters
    }
    found.append(Figures("characters priority", OURS, priorities))
    skulls: dict[str, object] = {CHARACTER_NAMES[character]: "skull" for character in sorted(DEFAULT.skulls)}
    found.append(Figures("characters back", OURS, skulls))
    signs: dict[str, object] = {
        CHARACTER_NAMES[character]: "-".join(PLAYER_SIGNS[sign] for sign in DEFAULT.backs[character])
        for character in DEFAULT.characters
    }
    found.append(Figures("characters back signs", OURS, signs))
    return found
