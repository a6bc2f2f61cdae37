"""Hints are thought out by the bots' processes: once for each thing that a seat is asked, however often that is wanted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from weakref import WeakKeyDictionary

from carson.core.game import Game
from carson.games import entry_of
from carson.server.bots.turns import Asking
from carson.server.rooms.hub import Hub
from carson.table.live_table import LiveTable
from carson.table.shown.hints import MOST, SEED, Thought, position

Thinking = asyncio.Task[list[Thought]]

_THINKING: WeakKeyDictionary[LiveTable, dict[int, tuple[int, Thinking]]] = WeakKeyDictionary()  # by seat, since which entry


def ask(hub: Hub, asking: Asking, live: LiveTable, seat: int) -> tuple[Game, Thinking]:
    """The position that a seat is asked about, and the thoughts to come; refused if it is not asked."""
    asked = position(live, seat)
    known = _THINKING.setdefault(live, {})
    since, thinking = known.get(seat, (-1, None))
    if thinking is None or since != live.played or failed(thinking):
        number = live.played
        asking = replace(asking, needed=lambda: live.played == number)
        thinking = hub.spawn(hub.bots.consider(asking, asked, entry_of(live.table.game).hint_bot, seat, SEED, MOST))
        known[seat] = number, thinking
    return asked, thinking


def failed(thinking: Thinking) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
