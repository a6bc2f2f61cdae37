"""The games that can be played, by name. Everything above the engine finds them here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carson.board.title import BOARD
from carson.cards.title import CARDS
from carson.core.refusal import Refusal
from carson.core.title import Title

GAMES: Final[dict[str, Title]] = {BOARD.name: BOARD, CARDS.name: CARDS}


def title_of(name: str) -> Title:
    if name not in GAMES:
        raise Refusal("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]


def seats_taken(config: Mapping[str, object], participants: int) -> int:
    """How many seats people or bots take; the participants behind them are virtual players, which never choose."""
    players = config.get("players")
    return players if isinstance(players, int) else participants


def virtual_players(config: Mapping[str, object]) -> list[str]:
    """The levels of the virtual players; a game without them has no such setting."""
    levels = config.get("virtual")
    return [str(level) for level in levels] if isinstance(levels, list) else []
