"""When somebody has to look after a table, and what is to be done there then. It does no input or output.

Any process may be the one: a bot's choice may be left undone by a process that died, and a person may stay away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from carson.table.beginning import kept_until
from carson.table.live_table import LiveTable

PATIENCE: Final = 5.0  # seconds after which any process may make a choice that a bot, or the table, has still not made


@dataclass(frozen=True, slots=True)
class Care:
    """What a table needs after an entry: a bot for somebody who does not answer, or another look later."""

    number: int
    absent: int | None = None  # a seat
    out_of_time: bool = False  # for the whole game: nobody comes back from that
    due: float | None = None
    forgotten: bool = False  # the whole table


def due(live: LiveTable) -> float | None:
    """When somebody has to look after the table, if nothing happens before."""
    until = kept_until(live.table)
    times = [] if until is None else [until]
    waiting = live.waiting_persons
    if live.answers or len(waiting) < len(live.waiting):
        times.append(live.last_at + max(PATIENCE, 2 * live.agreement.bot_pause))
    if waiting:
        if live.clock is not None and (runs_out := live.clock.runs_out(waiting)) is not None:
            times.append(runs_out)
        if live.agreement.absent_after is not None:
            times.append(min(map(live.asked_at, waiting)) + live.agreement.absent_after)
    return min(times, default=None)


def care(live: LiveTable, seen: Mapping[int, float], now: float) -> Care:
    """What the table needs now; `seen` says when each seat was last here. Two who stay away are looked after in turn."""
    until = kept_until(live.table)
    if until is not None and until <= now:
        return Care(live.number, forgotten=True)
    later = [] if until is None else [until]
    later += [now + PATIENCE] if live.waiting_bots or live.answers else []
    waiting = live.waiting_persons
    for seat in waiting:
        if live.clock is not None:
            left = live.clock.remaining(seat, waiting, now)
            if left <= 0:
                return Care(live.number, seat, out_of_time=live.clock.setting.mode == "game")
            later.append(now + left)
        if live.agreement.absent_after is not None:
            left = live.agreement.absent_after - live.counted(max(live.asked_at(seat), seen.get(seat, 0.0)), now)
            if left <= 0:
                return Care(live.number, seat)
            later.append(now + left)
    return Care(live.number, due=min(later, default=None))
