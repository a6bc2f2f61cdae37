"""The games that can be played, by name. Everything above the engine finds them here."""

from __future__ import annotations

from typing import Final

from carson.board.kind import BOARD
from carson.cards.kind import CARDS
from carson.core.refusal import Refusal
from carson.core.registry import GameKind

GAMES: Final[dict[str, GameKind]] = {BOARD.name: BOARD, CARDS.name: CARDS}


def game_kind(name: str) -> GameKind:
    if name not in GAMES:
        raise Refusal("unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
