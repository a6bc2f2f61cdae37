"""A folder for what is started to be measured, and a process that ends all of it, however the one that started it ends.

The process waits for the end of its standard input, which comes even when its parent is killed. Then it ends every process
whose number is in a `*.pid` file of the folder (PostgreSQL writes one itself) and removes the folder.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Final

POSTGRESQL: Final = "postmaster.pid"
PATIENCE: Final = 10.0  # seconds for the end of a process, before it is killed


@contextmanager
def kept_folder(prefix: str) -> Iterator[Path]:
    """A new folder, gone afterwards with all processes that it names."""
    folder = Path(mkdtemp(prefix=prefix))
    # In a session of its own: Ctrl-C in a terminal is not for it.
    command = [sys.executable, __file__, str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):  # whose input ends with this block
        yield folder


def name_process(folder: Path, process: int) -> Path:
    """Let the keeper of the folder know a process; whoever ends it himself removes the file."""
    file = folder / f"{process}.pid"
    file.write_text(f"{process}\n")
    return file


def end(process: int, how: signal.Signals) -> None:
    until = monotonic() + PATIENCE
    with suppress(ProcessLookupError, PermissionError):
        os.kill(process, how)
        while monotonic() < until:
            sleep(0.05)
            os.kill(process, 0)
        os.kill(process, signal.SIGKILL)


def main() -> None:
    folder = Path(sys.argv[1])
    sys.stdin.buffer.read()
    for file in folder.glob("*.pid"):
        with suppress(OSError, ValueError, IndexError):
            # PostgreSQL would first write down all that is removed next.
            end(int(file.read_text().split()[0]), signal.SIGQUIT if file.name == POSTGRESQL else signal.SIGINT)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
