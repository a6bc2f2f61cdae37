"""Waiting for something that will happen, instead of for a time that should be long enough. Too long is a failure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 60.0  # seconds: a busy machine is no mistake of ours


def wait_until(happened: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.02) -> None:
    end = monotonic() + seconds
    while not happened():
        assert monotonic() < end, f"it has not happened within {seconds} seconds"
        sleep(pause)


async def until(happened: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.02) -> None:
    """The same beside other things."""
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(pause)
