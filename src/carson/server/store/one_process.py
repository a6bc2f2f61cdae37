"""One server for an SQLite file: a second one would not hear what the first one writes.

The system holds the lock for as long as the process lives, so that none stays behind when it is killed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from carson.core.refusal import Refusal

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_process(database: Path) -> Iterator[None]:
    """No other process serves this database meanwhile; where one does already, this is refused."""
    whole = database.expanduser().resolve()  # the same file by another name is the same database
    whole.parent.mkdir(parents=True, exist_ok=True)
    # The lock's file stays: another process may have opened it already, and would then lock a file that nobody sees.
    file = os.open(whole.with_name(whole.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:  # the second on Windows
            raise Refusal("database-in-use", path=str(database)) from error
        yield
    finally:
        os.close(file)
