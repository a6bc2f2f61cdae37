"""Work for crews in tests: functions of a module, which other processes find."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def who(number: int) -> int:
    """Which process does it."""
    time.sleep(0.01)
    return os.getpid()


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError("no seven")
    return number


def die_once(item: tuple[Path, int]) -> int:
    """Whoever does an item that is divisible by ten for the first time is ended from outside, so to say."""
    folder, number = item
    mark = folder / str(number)
    if number % 10 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
