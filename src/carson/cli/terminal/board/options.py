"""The options of `play` and `simulate` that only the board game has, and the configuration they make."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from carson.board.buildings import EXTRA_NAMES
from carson.board.configuration.data import parse
from carson.board.title import BOARD
from carson.cli.files import read
from carson.cli.output import Output
from carson.cli.parser import Option, names, number
from carson.core.refusal import Refusal

RANDOM: Final = "random"
RIVER: Final = "river"
OPTIONS: Final = (
    Option("--edition", "NAME"),
    Option("--characters", "LIST", names),
    Option("--buildings", "LIST", names),
    Option("--variants", "LIST", names),
    Option("--river", "LIST", names),
    Option("--mountains", "N", number("--mountains", 0, 99)),
    Option("--data", "FILE"),
)


def configs(output: Output, options: Namespace, preset: str, changes: dict[str, object]) -> list[dict[str, object]]:
    """The preset with these changes and with what the options ask for; for random variants one for each set of them."""
    changes = dict(changes)
    for name in ("edition", "mountains"):
        if getattr(options, name) is not None:
            changes[name] = getattr(options, name)
    if options.characters is not None:
        changes["characters"] = [code.upper() if code.lower() != RANDOM else RANDOM for code in options.characters]
    if options.buildings is not None:
        changes["extra_buildings"] = _buildings(options.buildings)
    if options.data is not None:
        data = read(output, options.data, parse).changes
        if data:
            changes["data"] = data
    if options.river is not None:
        changes["river"] = [parcel.lower() for parcel in options.river]
    if options.variants == [RANDOM]:
        return _any_variants(preset, changes)
    if options.variants is not None or options.river:  # a course of its own is not asked for without the river
        wanted = [RIVER] if options.variants is None else options.variants
        changes["variants"] = [] if wanted == ["none"] else wanted
    return [BOARD.preset(preset, **changes)]


def _any_variants(preset: str, changes: Mapping[str, object]) -> list[dict[str, object]]:
    """One configuration for each set of variants that can be played with what else is asked for."""
    playable, refused = [], None
    for count in range(len(BOARD.variants) + 1):
        for variants in combinations(BOARD.variants, count):
            try:
                playable.append(BOARD.preset(preset, **changes, variants=list(variants)))
            except Refusal as refusal:
                refused = refusal
    if refused is not None and not playable:
        raise refused
    return playable


def _buildings(words: list[str]) -> list[str]:
    if words == ["all"]:
        return list(EXTRA_NAMES)
    return [] if words == ["none"] else words
