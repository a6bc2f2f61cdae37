"""How a table's game begins: as its configuration and seed say, or in a position that was prepared for it."""

from __future__ import annotations

from typing import Final

from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.journal import Table

POSITION: Final = "position"  # the setting with the text of a prepared one
KEPT_SECONDS: Final = 86_400.0  # for which a table with a prepared position is kept


def position_of(table: Table) -> str:
    """The text of the position in which a table's game begins; empty for a game from its setup."""
    return str(table.settings.get(POSITION) or "")


def kept_until(table: Table) -> float | None:
    """When a table with a prepared position is forgotten; all others are kept."""
    return table.created + KEPT_SECONDS if position_of(table) else None


def first_game(table: Table, quiet: bool = False) -> Game:
    title, position = title_of(table.game), position_of(table)
    return title.from_position(position).copy(quiet=quiet) if position else title.new(table.config, table.seed, quiet=quiet)


def must_have_record(table: Table) -> None:
    """A record begins with the setup, so a game from a prepared position has none."""
    if position_of(table):
        raise Refusal("no-record-of-position")
