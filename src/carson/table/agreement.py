"""What those at a table agreed on before they started: the clock, absent persons, spectators, ratings, hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, ValidationError, convert

from carson.core.refusal import Refusal
from carson.table.journal import Table

DAY = 86_400


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the whole game with an increment for each choice, or time for each move (a move a day: 86400 seconds).

    When it runs out a bot plays on.
    """

    mode: Literal["game", "move"]
    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table."""

    clock: ClockSetting | None = None
    absent_after: Annotated[int, Meta(ge=30, le=30 * DAY)] | None = None
    """Seconds that a person who is asked may be away before a bot plays for him; null: the game waits."""
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.0
    """Seconds that a bot waits before it chooses, so that people can follow."""
    spectators: bool = True
    """Whether others may watch."""
    rated: bool = True
    """Whether the game counts for ratings, if every person at the table has an account."""
    hints: bool = True
    """Whether players may ask what a good bot would consider in their place."""


def agreement_of(table: Table) -> Agreement:
    """The agreement that a table was kept with."""
    try:
        return convert(table.settings.get("agreement", {}), Agreement)
    except ValidationError as error:
        raise Refusal("table-settings", problem=str(error)) from None
