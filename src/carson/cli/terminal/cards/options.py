"""The options of `play` and `simulate` that only the card game has, and the configuration they make."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from carson.cards.configuration.config import BEGINNER, PRESETS, fill_up
from carson.cards.configuration.deck import parse
from carson.cards.title import CARDS
from carson.cli.complaint import Complaint
from carson.cli.files import read
from carson.cli.output import Output
from carson.cli.parser import Option, names, number

OPTIONS: Final = (
    Option("--virtual", "N", number("--virtual", 0, 99)),
    Option("--level", "LIST", names),
    Option("--deck", "FILE"),
)


def configs(output: Output, options: Namespace, preset: str, changes: dict[str, object]) -> list[dict[str, object]]:
    """The preset with these changes and with what the options ask for."""
    changes = dict(changes)
    if options.deck is not None:
        deck = read(output, options.deck, parse).changes
        if deck:
            changes["deck"] = deck
    if preset in PRESETS and (options.virtual is not None or options.level is not None):
        players = changes.get("players", PRESETS[preset].players)
        assert isinstance(players, int)
        changes["virtual"] = _virtual(options.virtual, options.level, preset, players)
    return [CARDS.preset(preset, **changes)]


def _virtual(count: int | None, levels: list[str] | None, preset: str, players: int) -> list[str]:
    """A level for each virtual player: one for all, or one for each."""
    usual = PRESETS[preset]
    if levels is None:
        levels = [*usual.virtual[:1]] or [BEGINNER]
    if not levels:
        raise Complaint("command-level-nothing")
    if count is None:
        count = len(levels) if len(levels) > 1 else len(usual.virtual if players == usual.players else fill_up(players))
        if not count:
            raise Complaint("command-level-nobody", players=players)
    if len(levels) > 1 and len(levels) != count:
        raise Complaint("command-level-count", levels=len(levels), virtual=count)
    return levels if len(levels) > 1 else levels * count
