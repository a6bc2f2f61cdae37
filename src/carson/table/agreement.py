"""What those at a table agreed on before they started: the clock, absent persons, spectators, ratings, hints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from carson.core.refusal import Refusal
from carson.table.journal import Table

DAY: Final = 86_400

Mode = Literal["game", "move"]

# The least and the most of each setting that is a number.
SECONDS: Final = (5, 30 * DAY)
INCREMENT: Final = (0, 3600)
ABSENT_AFTER: Final = (30, 30 * DAY)
BOT_PAUSE: Final = (0, 10)


@dataclass(frozen=True, slots=True)
class ClockSetting:
    """Time for the whole game with an increment for each choice, or time for each move (a move a day: 86400 seconds).

    When it runs out a bot plays on.
    """

    mode: Mode
    seconds: int
    increment: int = 0

    def __post_init__(self) -> None:
        if self.mode not in get_args(Mode):
            raise ValueError(f"mode is {self.mode!r}")
        _within(SECONDS, seconds=self.seconds)
        _within(INCREMENT, increment=self.increment)


@dataclass(frozen=True, slots=True)
class Agreement:
    """The settings of a table."""

    clock: ClockSetting | None = None
    absent_after: int | None = None
    """Seconds that a person who is asked may be away before a bot plays for him; null: the game waits."""
    bot_pause: float = 0.0
    """Seconds that a bot waits before it chooses, so that people can follow."""
    spectators: bool = True
    """Whether others may watch."""
    rated: bool = True
    """Whether the game counts for ratings, if every person at the table has an account."""
    hints: bool = True
    """Whether players may ask what a good bot would consider in their place."""

    def __post_init__(self) -> None:
        if self.absent_after is not None:
            _within(ABSENT_AFTER, absent_after=self.absent_after)
        _within(BOT_PAUSE, bot_pause=self.bot_pause)
        for name in ("spectators", "rated", "hints"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name} is {getattr(self, name)!r}")


def _within(limits: tuple[int, int], **values: float) -> None:
    least, most = limits
    for name, value in values.items():
        if not least <= value <= most:
            raise ValueError(f"{name} is {value!r}, and not from {least} to {most}")


def agreement_of(table: Table) -> Agreement:
    """The agreement that a table was kept with."""
    kept = table.settings.get("agreement", {})
    try:
        if not isinstance(kept, Mapping):
            raise ValueError(f"agreement is {kept!r}")
        clock = kept.get("clock")
        return Agreement(**{**kept, "clock": None if clock is None else ClockSetting(**clock)})
    except (TypeError, ValueError) as error:  # a setting that there is not, or a value that it cannot have
        raise Refusal("table-settings", problem=str(error)) from None
