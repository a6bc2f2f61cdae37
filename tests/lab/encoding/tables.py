"""Tables at which the encodings and the environments are tried: presets, numbers of players, variants."""

from __future__ import annotations

from typing import Any, Final

Wish = tuple[str, str, dict[str, Any]]  # a game, a preset, what is changed

SECRET: Final = ["new-beginning", "might-is-right", "kit-carson"]
ALL: Final = ["new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses"]

WISHES: Final[dict[str, Wish]] = {
    "board, 2": ("board", "big-box", {"players": 2}),
    "board, 5, first edition": ("board", "first-edition", {"players": 5}),
    "board, 3, settling scores": ("board", "settling-scores", {"players": 3}),
    "board, 6, secret": ("board", "big-box", {"players": 6, "variants": SECRET}),
    "board, 4, all": ("board", "big-box", {"players": 4, "variants": ALL}),
    "board, 3, in turns": ("board", "big-box", {"players": 3, "variants": ["horses", "outlaws", "might-is-right"]}),
    "cards, 1": ("cards", "solo-expert", {}),
    "cards, 2": ("cards", "friends", {"players": 2}),
    "cards, 4": ("cards", "friends", {}),
    "cards, 6": ("cards", "friends", {"players": 6}),
}
