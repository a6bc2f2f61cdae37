"""Writing a record or a position to a file: whole or not at all, and never over a file of another kind or game."""

from __future__ import annotations

import os
from pathlib import Path

from carson.core.game import Game
from carson.core.record import Record, read_record
from carson.core.refusal import Refusal
from carson.core.title import Title


def save_record(record: Record, path: Path) -> None:
    """Refuses to replace what is no record of this game. What the system cannot do is an OSError; nothing was changed."""
    if path.exists():
        _check_same_game(record, path)
    _write(record.as_text(), path)


def save_position(title: Title, game: Game, path: Path) -> None:
    """Refuses to replace what is no position of a game of this title."""
    if path.exists() and not path.read_bytes().startswith(title.header.encode()):
        raise Refusal("not-a-position", header=title.header)
    _write(title.position(game), path)


def _write(text: str, path: Path) -> None:
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _check_same_game(record: Record, path: Path) -> None:
    try:
        there = read_record(path.read_text(encoding="utf-8"))
    except (Refusal, UnicodeDecodeError):
        raise Refusal("not-a-record") from None
    if (there.game, there.config, there.seed) != (record.game, record.config, record.seed):
        raise Refusal("other-game")
