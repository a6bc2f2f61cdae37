"""The options that say what is played, shared by `play` and `simulate`, and the configuration they make."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Mapping
from itertools import combinations

from carson.board.config import EXTRA_NAMES
from carson.board.data import parse
from carson.cli.files import read
from carson.cli.output import Output
from carson.cli.parser import Parser, names, number, seed
from carson.core.refusal import Refusal
from carson.core.registry import GameKind
from carson.games import GAMES, game_kind

FIRST_GAME = "first-game"
RANDOM = "random"
RIVER = "river"
MOST_SEATS = 99  # a limit against slips; the game's own is told by its refusal


def add_game_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), metavar="GAME", help="command-game-argument")
    parser.add_argument("--preset", default=FIRST_GAME, metavar="NAME", help="command-preset-option")
    parser.add_argument("--players", type=number("--players", 1, MOST_SEATS), metavar="N", help="command-players-option")
    parser.add_argument("--edition", metavar="NAME", help="command-edition-option")
    parser.add_argument("--characters", type=names, metavar="LIST", help="command-characters-option")
    parser.add_argument("--buildings", type=names, metavar="LIST", help="command-buildings-option")
    parser.add_argument("--variants", type=names, metavar="LIST", help="command-variants-option")
    parser.add_argument("--river", type=names, metavar="LIST", help="command-river-option")
    parser.add_argument("--mountains", type=number("--mountains", 0, 99), metavar="N", help="command-mountains-option")
    parser.add_argument("--data", metavar="FILE", help="command-data-option")
    parser.add_argument("--seed", type=seed, metavar="TEXT", help="command-seed-option")


def configure(output: Output, options: Namespace) -> tuple[GameKind, list[dict[str, object]]]:
    """The game and its configuration, or several of which one is drawn for each game (`lab.simulate.config_for`).

    What cannot be played is refused with the reason.
    """
    kind = game_kind(options.game)
    changes: dict[str, object] = {}
    for name in ("players", "edition", "mountains"):
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
        return kind, _any_variants(kind, options.preset, changes)
    if options.variants is not None or options.river:  # a course of its own is not asked for without the river
        wanted = [RIVER] if options.variants is None else options.variants
        changes["variants"] = [] if wanted == ["none"] else wanted
    return kind, [kind.preset(options.preset, **changes)]


def _any_variants(kind: GameKind, preset: str, changes: Mapping[str, object]) -> list[dict[str, object]]:
    """One configuration for each set of variants that can be played with what else is asked for."""
    playable, refused = [], None
    for count in range(len(kind.variants) + 1):
        for variants in combinations(kind.variants, count):
            try:
                playable.append(kind.preset(preset, **changes, variants=list(variants)))
            except Refusal as refusal:
                refused = refusal
    if refused is not None and not playable:
        raise refused
    return playable


def _buildings(words: list[str]) -> list[str]:
    if words == ["all"]:
        return list(EXTRA_NAMES)
    return [] if words == ["none"] else words


def seed_of(options: Namespace) -> str:
    """The seed asked for, or a new one."""
    return secrets.token_hex(4) if options.seed is None else str(options.seed)
